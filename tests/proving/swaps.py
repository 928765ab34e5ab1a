"""Exchanges that a viewer must not notice, written from RULES.md alone.

- behind the screen any block may stand anywhere (P20, P21);
- two blocks that stand upright may be each other, if nothing seen tells them apart (P11-P13);
- a card in a hand may be one of the deck, and a card laid aside any of both (P31, P32);
- a die that was not shown may show anything (P51).

MIRRORED: whatever a side can do without showing anything, it can do in the exchanged
position too, so that it looks the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Seat, Viewer
from tests.proving.state import (
    Answering,
    Block,
    Cards,
    Choosing,
    Claiming,
    Posting,
    State,
    for_seat,
    on_top,
    with_blocks,
    with_card,
)
from tests.proving.tables import VALUES, tables

MIRRORED: Final = True


def swaps(state: State, viewer: Viewer) -> Iterator[State]:
    """States that the viewer must take for this one."""
    for seat in SEATS:
        if seat != viewer:
            yield from _blocks(state, seat)
            yield from _hand(state, seat)
            yield from _choice(state, seat)
    if viewer is None:
        yield from _both_hands(state)
    yield from _die(state, viewer)


# blocks


def _blocks(state: State, seat: Seat) -> Iterator[State]:
    own = [block for block in state.blocks if block.seat == seat]
    for one, two in combinations(own, 2):
        if (one.area, one.slot) == (two.area, two.slot):
            continue  # nothing to exchange
        if isinstance(state.phase, Posting):
            yield _exchanged(state, one, two)  # [P21]
        elif one.name in two.suspects and two.name in one.suspects:  # [P13]
            yield _exchanged(state, one, two)
    if isinstance(state.phase, Posting):
        for block in own:
            yield from _elsewhere(state, block)


def _exchanged(state: State, one: Block, two: Block) -> State:
    """Each in the other's place; what is suspected of a place stays with the place."""
    return with_blocks(
        state,
        {
            one.name: replace(one, area=two.area, slot=two.slot, suspects=two.suspects),
            two.name: replace(two, area=one.area, slot=one.slot, suspects=one.suspects),
        },
    )


def _elsewhere(state: State, block: Block) -> Iterator[State]:
    """A posted block in an empty other area of the start. [P20]"""
    if block.area is None or block.slot is not None:
        return
    for area in tables(state.edition).starts[block.seat]:
        if not any(other.area == area for other in state.blocks):
            slot = 0 if tables(state.edition).is_wood(area) else None
            yield with_blocks(state, {block.name: replace(block, area=area, slot=slot)})


# cards


def _pairs(one: Cards, two: Cards) -> Iterator[tuple[int, int]]:
    """A value of the first and another of the second."""
    for mine in VALUES:
        for theirs in VALUES:
            if mine != theirs and one[mine - 1] and two[theirs - 1]:
                yield mine, theirs


def _hand(state: State, seat: Seat) -> Iterator[State]:
    hand = state.hands[seat]
    for held, undrawn in _pairs(hand, state.deck):
        other_hand = with_card(with_card(hand, held, -1), undrawn)
        other_deck = with_card(with_card(state.deck, undrawn, -1), held)
        yield replace(state, deck=other_deck, hands=for_seat(state.hands, seat, other_hand))


def _both_hands(state: State) -> Iterator[State]:
    red, white = state.hands
    for one, two in _pairs(red, white):
        yield replace(
            state,
            hands=(
                with_card(with_card(red, one, -1), two),
                with_card(with_card(white, two, -1), one),
            ),
        )


def _choice(state: State, seat: Seat) -> Iterator[State]:
    if not isinstance(state.phase, Choosing):
        return
    chosen = state.phase.chosen[seat]
    if chosen is None:
        return
    red, white = state.phase.chosen
    for value in VALUES:
        aside = Choosing((red, value) if seat else (value, white))
        if value != chosen and state.hands[seat][value - 1]:
            hand = with_card(with_card(state.hands[seat], value, -1), chosen)
            yield on_top(replace(state, hands=for_seat(state.hands, seat, hand)), aside)
        if value != chosen and state.deck[value - 1]:
            deck = with_card(with_card(state.deck, value, -1), chosen)
            yield on_top(replace(state, deck=deck), aside)


# the die


def _die(state: State, viewer: Viewer) -> Iterator[State]:
    phase = state.phase
    if not isinstance(phase, Claiming | Answering) or phase.attacker == viewer:
        return
    for die in range(1, tables(state.edition).faces + 1):
        if die != phase.die:
            yield on_top(state, replace(phase, die=die))
