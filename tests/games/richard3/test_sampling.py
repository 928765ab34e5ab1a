"""Samples are drawn as they should be: every world that fits a view is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from random import Random

from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import Acting, Choosing, Moving, State
from rosenkrieg.games.richard3.tables import BIT, BLOCK, CARD, DECK
from tests.distribution import assert_drawn_from, hypergeometric
from tests.games.richard3.table import Position, scene, supplied
from tests.games.richard3.test_cards import POOR, RICH, choosing, counts


def samples(table: Position, count: int, viewer: str = "lancaster") -> list[State]:
    """States sampled from what a side sees."""
    view, rng = table.view(viewer), Random(11)
    return [GAME.determinize(view, rng) for _ in range(count)]


def fits(block: str, place: str) -> bool:
    """Heirs are in no pool in the first campaign; levies never sail. [5.3-7, 6.81-1]"""
    if place == "pool":
        return block not in ("y-march", "y-rutland")
    return place != "calais" or not block.endswith("levy")


def test_names_are_mixed_so_that_all_that_fit_are_equally_likely():
    """Heirs and levies are picky in different ways, so taking them first favors some worlds."""
    names = ("y-march", "y-rutland", "y-norwich_levy", "y-london_levy", "y-hastings", "y-essex")
    table = scene(
        "kent: y-march y-norwich_levy | calais: y-rutland y-hastings | pool: y-london_levy y-essex"
        "| sussex: l-devon",
        rest="gone",
    )
    worlds = {
        places
        for places in permutations(("kent", "kent", "calais", "calais", "pool", "pool"))
        if all(map(fits, names, places))
    }
    assert len(worlds) == 19
    drawn = map(Position, samples(table, 2_000))
    assert_drawn_from((tuple(map(each.where, names)) for each in drawn), worlds)


def test_1_0_4_the_other_hand_is_any_seven_of_the_cards_not_seen():
    table = choosing(POOR, RICH)
    own = counts(POOR)
    hands = [state.cards.hands[SECOND] for state in samples(table, 1_500)]
    assert all(sum(hand) == 7 for hand in hands)
    for name in ("action_4", "action_3", "piracy"):
        card = CARD[name]
        left = DECK[card] - own[card]
        expected = hypergeometric(sum(DECK) - 7, left, 7)
        assert_drawn_from((min(hand[card], 3) for hand in hands), at_most(3, expected))


def at_most(most: int, weights: Mapping[int, float]) -> dict[int, float]:
    """The weights of numbers, those above a bound taken together."""
    together: Counter[int] = Counter()
    for number, weight in weights.items():
        together[min(number, most)] += int(weight)
    return dict(together)


def test_1_1_1_the_other_choice_is_any_kind_in_the_sampled_hand():
    table = choosing(POOR, RICH).play("york/play:action_4")
    places: dict[int, list[int]] = {}
    for state in samples(table, 2_000):
        assert type(state.phase) is Choosing
        chosen = state.phase.chosen[SECOND]
        hand = state.cards.hands[SECOND]
        kinds = [card for card in range(len(hand)) if hand[card]]
        if chosen in kinds:  # a poor hand may be claimed for instead [5.1-3]
            places.setdefault(len(kinds), []).append(kinds.index(chosen))
    for size, drawn in places.items():
        if len(drawn) >= 20 * size:
            assert_drawn_from(drawn, range(size))
    assert max(map(len, places.values())) > 300


def test_3_27_3_any_of_the_strangers_may_be_the_one_that_moved():
    table = scene("kent: y-essex | sussex: y-march y-hastings | dorset: l-devon", rest="gone")
    table.play("take:y-essex step:sussex stop")
    names = ("y-march", "y-hastings", "y-essex")
    moved = []
    for state in samples(table, 600):
        assert type(state.phase) is Acting
        moved += [name for name in names if state.phase.moved & BIT[BLOCK[name]]]
    assert len(moved) == 600
    assert_drawn_from(moved, names)


def test_any_of_the_strangers_may_be_the_one_on_its_way():
    names = ("y-march", "y-hastings", "y-essex")
    table = scene("kent: y-march y-hastings y-essex | dorset: l-devon", rest="gone")
    table.play("take:y-essex")
    phases = [state.phase for state in samples(table, 600)]
    on_their_way = [phase.block for phase in phases if type(phase) is Moving]
    assert len(on_their_way) == 600
    assert_drawn_from(on_their_way, [BLOCK[name] for name in names])


def test_7_1_any_of_the_strangers_may_have_lost_the_step():
    names = ("y-york", "y-hastings", "y-essex", "y-suffolk", "y-arundel")
    table = supplied(f"kent: {' '.join(names)} | derby: l-henry_vi", rest="gone")
    table.play("lose:y-essex")
    weak = [
        name
        for state in samples(table, 200)
        for name in names
        if state.strength[BLOCK[name]] < state.shown[BLOCK[name]]
    ]
    assert_drawn_from(weak, names)


def test_a_spectator_samples_both_sides():
    table = scene("kent: y-march y-essex | calais: y-hastings | dorset: l-devon", rest="gone")
    view, rng = table.view(None), Random(5)
    drawn = (Position(GAME.determinize(view, rng)).where("y-essex") for _ in range(600))
    assert_drawn_from(drawn, {"kent": 2, "calais": 1})
    assert table.view("lancaster").viewer == FIRST
