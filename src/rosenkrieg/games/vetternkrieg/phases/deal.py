"""Phase 1: a twist is turned up, and both hands are filled to six cards. [V025-V028, V164, V173]

Lancaster is dealt to first, then York; a card kept from the round before counts. What is
left is the rest and lies face down until phase 7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Actor, Seat
from rosenkrieg.games.vetternkrieg.actions import Action, Dealt, Open, TurnedUp
from rosenkrieg.games.vetternkrieg.state import (
    Dealing,
    Notes,
    Options,
    Phase,
    State,
    Swapping,
    Turning,
    fields,
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, HAND, cards_in
from rosenkrieg.games.vetternkrieg.troops import count, moved, own

TURNING: Final = Turning()
DEALING: Final = (Dealing(FIRST), Dealing(SECOND))
SWAPPING: Final = Swapping((None, None))


def begin_round(
    round: int,
    troops: int,
    hands: tuple[int, int],
    deck: int,
    notes: Notes,
    options: Options,
    last: Open | None = None,
) -> State:
    """Phase 1 of a round; `hands` are the cards kept. [V021, V164]"""
    phase: Phase = TURNING if options.twists else _dealing(hands)
    return State(phase, round, troops, hands, (0, 0), deck, None, None, None, notes, options, last)


def _dealing(hands: tuple[int, int]) -> Phase:
    """Who gets the next card; none missing: the swap. [V025]"""
    for seat in SEATS:
        if hands[seat].bit_count() < HAND:
            return DEALING[seat]
    return SWAPPING


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """The twists not seen yet, or the cards of the deck."""
    tables = EDITIONS.tables(state.options.edition)
    if type(state.phase) is Turning:
        return [tables.turned_up[twist] for twist in cards_in(state.notes.twists)]
    return [tables.dealt[card] for card in cards_in(state.deck)]


def apply(state: State, actor: Actor, action: Action) -> State:
    """A twist lies open, or a card is in a hand."""
    if type(action) is TurnedUp:
        return _turn_up(state, EDITIONS.tables(state.options.edition).twist_number[action.twist])
    assert type(action) is Dealt
    phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last = fields(
        state
    )
    assert type(phase) is Dealing
    bit = BIT[EDITIONS.tables(options.edition).number[action.card]]
    seat = phase.seat
    hands = (hands[0], hands[1] | bit) if seat else (hands[0] | bit, hands[1])
    if hands[seat].bit_count() == HAND:
        phase = _dealing(hands)
    return State(
        phase, round, troops, hands, shown, deck ^ bit, field, owner, twist, notes, options, last
    )


def _turn_up(state: State, twist: int) -> State:
    """It lies open, and what it brings at once is done for both. [V164, V173]"""
    _, round, troops, hands, shown, deck, field, owner, _, notes, options, last = fields(state)
    for source, target, number in EDITIONS.tables(options.edition).twists[twist].on_reveal:
        for seat in SEATS:
            troops = _forced(troops, seat, source, target, number)
    notes = Notes(notes.given, notes.laid, notes.kept, notes.won, notes.twists ^ BIT[twist])
    phase = _dealing(hands)
    return State(
        phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last
    )


def _forced(troops: int, seat: Seat, source: int, target: int, number: int) -> int:
    """That many, or as many as there are. [V173]"""
    there = count(troops, own(seat, source))
    return moved(troops, own(seat, source), own(seat, target), min(number, there))
