# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Samples are drawn as they should be: every world that fits a view is as likely as any other."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

from rosenkrieg.core.contract import FIRST, SECOND
from tests.distribution import assert_drawn_from, hypergeometric
from tests.proving.game import GAME
from tests.proving.state import Claiming, Posting, State
from tests.proving.table import POSTED, Table, play, red_first, table
from tests.proving.tables import tables


def samples(match: Table, count: int) -> list[State]:
    """States sampled from what White sees."""
    view, rng = match.view(SECOND), Random(3)
    return [GAME.determinize(view, rng) for _ in range(count)]


def test_P13_names_are_mixed_so_that_all_that_fit_are_equally_likely() -> None:
    """One block left the camp after another had come: who stands where is not even."""
    match = play(red_first(), "red cara>oxley dirk>alder")
    view = match.view(SECOND)
    camp = view.camps[FIRST]
    could_be = [piece.could_be for piece in view.pieces[FIRST]] + [camp.could_be] * camp.count
    names = sorted({name for suspects in could_be for name in suspects})
    worlds = {
        tuple(sorted(zip(order, places(view), strict=True)))
        for order in permutations(names)
        if all(name in suspects for name, suspects in zip(order, could_be, strict=True))
    }
    assert 3 < len(worlds) < 100
    drawn = (
        tuple(
            sorted(
                (block.name, block.area if block.slot is None else f"{block.area}/{block.slot}")
                for block in state.blocks
                if block.seat == FIRST
            )
        )
        for state in samples(match, 3_000)
    )
    assert_drawn_from(drawn, worlds)


def places(view: object) -> list[str]:
    """Where Red's pieces stand, in the order of the view; then those of the camp."""
    pieces, camp = view.pieces[FIRST], view.camps[FIRST]  # type: ignore[attr-defined]
    found = [p.area if p.slot is None else f"{p.area}/{p.slot}" for p in pieces]
    return found + [camp.area] * camp.count


def test_P31_the_other_hand_is_any_of_the_cards_not_seen() -> None:
    match = table(f"{POSTED} chance sky2 take1 take2 take3 take1 take2 take3")
    view = match.view(SECOND)
    printed = tables(view.edition).cards
    unseen = [printed[i] - view.hand[i] - view.discard[i] for i in range(3)]
    size = view.hands[FIRST]
    hands = [state.hands[FIRST] for state in samples(match, 1_500)]
    for i in range(3):
        drawn = (hand[i] for hand in hands)
        assert_drawn_from(drawn, hypergeometric(sum(unseen), unseen[i], size))


def test_P20_any_that_many_blocks_may_have_been_posted() -> None:
    match = table("red anna@meadow bert@oxley")
    assert isinstance(match.state.phase, Posting)
    names = tables(match.view(SECOND).edition).names[FIRST]
    drawn = [
        frozenset(b.name for b in state.blocks if b.seat == FIRST and b.area is not None)
        for state in samples(match, 600)
    ]
    assert_drawn_from(drawn, map(frozenset, combinations(names, 2)))


def test_P51_the_die_behind_the_screen_may_show_any_face() -> None:
    match = red_first()
    rng = Random(4)
    while not isinstance(match.state.phase, Claiming) or match.state.phase.attacker != FIRST:
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(match.legal(actor)))
    phases = [state.phase for state in samples(match, 600)]
    faces = range(1, tables(match.view(SECOND).edition).faces + 1)
    assert_drawn_from((each.die for each in phases if isinstance(each, Claiming)), faces)
