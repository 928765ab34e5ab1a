# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Samples are drawn as they should be: every world that fits a view is as likely as any other."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.core.contract import Viewer, other
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.dice import THROWS, WEIGHTS
from rosenkrieg.games.vetternkrieg.phases.cleanup import dealt_and_gone, limits
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, bit_of, cards_in
from tests.distribution import assert_drawn_from
from tests.games.vetternkrieg.table import (
    CARDS,
    GAME,
    E,
    Keeping,
    M,
    Throwing,
    at,
    dealt,
    play,
    table,
)

RED = "wakefield E1 E4 E7 E9 barnet"
WHITE = "mortimers_cross E2 E3 E5 E8 E10"


def samples(match: Match[Any, Any, Any], count: int, viewer: Viewer = M) -> list[Any]:
    """States sampled from what a viewer sees."""
    view, rng = table(match, viewer), Random(7)
    return [GAME.determinize(view, rng) for _ in range(count)]


def test_V029_the_other_hand_is_any_of_the_cards_not_seen() -> None:
    """Six cards, one of them the card that was given."""
    match = play(dealt(RED, WHITE), "M>give:E4 E>give:E5")
    unseen = sorted({*CARDS} - {*table(match, M).hand, "E4"})
    hands = [{*GAME.view(state, E).hand} - {"E4"} for state in samples(match, 3_000)]
    assert_drawn_from(map(frozenset, hands), map(frozenset, combinations(unseen, 5)))


def test_V026_a_spectator_draws_both_hands_from_what_is_not_seen() -> None:
    drawn = samples(dealt(RED, WHITE), 2_000, None)
    for seat in (M, E):
        assert_drawn_from((id for state in drawn for id in GAME.view(state, seat).hand), CARDS)


@pytest.mark.parametrize(
    ("script", "phase"),
    [("E>give:E5", "swap"), ("M>give:E4 E>give:E5 E>lay:mortimers_cross", "lay")],
)
def test_V029_V036_the_other_choice_is_any_that_the_sampled_hand_allows(
    script: str, phase: str
) -> None:
    match = play(dealt(RED, WHITE), script)
    assert table(match).phase == phase
    places: dict[int, list[int]] = {}
    for state in samples(match, 2_000):
        undecided = replace(state, phase=type(state.phase)((state.phase.chosen[M], None)))
        number = EDITIONS.tables(state.options.edition).number
        choices = [number[action.card] for action in GAME.legal_actions(undecided, E)]
        places.setdefault(len(choices), []).append(choices.index(state.phase.chosen[E]))
    enough = {size: drawn for size, drawn in places.items() if len(drawn) >= 20 * size > 20}
    assert enough
    for size, drawn in enough.items():
        assert_drawn_from(drawn, range(size))


def test_V111_a_throw_behind_the_screen_has_the_chance_of_three_dice() -> None:
    match = play(at(Throwing(E, 1), half=(2, 3)), "throw:245")
    thrown = [state.phase.dice for state in samples(match, 3_000)]
    assert_drawn_from(thrown, dict(zip(THROWS, WEIGHTS, strict=True)))


def test_V157_a_last_card_is_kept_as_often_as_not() -> None:
    match = play(at(Keeping((None, None)), red="E1", white="E2"), "E>keep")
    assert_drawn_from((state.phase.keeps[E] for state in samples(match, 600)), (True, False))


@pytest.mark.parametrize(("seed", "moves"), [(0, 60), (0, 97), (0, 124), (1, 140)])
def test_c58_a_kept_card_is_as_likely_as_the_hands_that_it_leaves(seed: int, moves: int) -> None:
    match: Match[Any, Any, Any] = Match(GAME, seed=seed)
    rng = Random(seed)
    while len(match.moves) < moves:
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(match.legal(actor)))
    fitting = worlds(match, E)
    assert len({kept for kept, _ in fitting}) > 2
    drawn = samples(match, 1_500, E)
    assert_drawn_from(((state.notes.kept[M].card, state.hands[M]) for state in drawn), fitting)


def worlds(match: Match[Any, Any, Any], viewer: Any) -> list[tuple[int, int]]:
    """All pairs of a kept card and a hand of the other seat that fit a view.

    The kept card has been seen since, or it is still in the hand.
    """
    state, theirs = match.state, other(viewer)
    given = bit_of(state.notes.given[viewer]) & ~state.shown[theirs]
    unseen = (state.hands[theirs] | state.deck) & limits(state, theirs) & ~given
    could_be = EDITIONS.tables(state.options.edition).mask(
        table(match, viewer).kept[theirs].could_be
    )
    size = (state.hands[theirs] & ~given).bit_count()
    hands = [sum(map(BIT.__getitem__, hand)) for hand in combinations(cards_in(unseen), size)]
    gone = cards_in(could_be & dealt_and_gone(state, theirs))
    held = cards_in(could_be & unseen)
    return [
        *((kept, hand | given) for kept in gone for hand in hands),
        *((kept, hand | given) for kept in held for hand in hands if BIT[kept] & hand),
    ]
