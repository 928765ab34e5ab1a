"""Phase 1: a twist is turned up, and both hands are filled to six cards. [V025-V028, V164, V173]

Lancaster is dealt to first, then York; a card kept from the round before counts. What is
left is the rest and lies face down until phase 7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Actor, Seat
from rosenkrieg.games.vetternkrieg.actions import Action, Dealt, Open, TurnedUp
from rosenkrieg.games.vetternkrieg.material import HAND
from rosenkrieg.games.vetternkrieg.state import (
    Dealing,
    Notes,
    Options,
    Phase,
    State,
    Swapping,
    Turning,
    changed,
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, cards_in
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


def twists(state: State, actor: Actor) -> Sequence[Action]:
    """The twists not seen yet. [V164]"""
    tables = EDITIONS.tables(state.options.edition)
    return [tables.turned_up[twist] for twist in cards_in(state.notes.twists)]


def cards(state: State, actor: Actor) -> Sequence[Action]:
    """The cards of the deck. [V025]"""
    tables = EDITIONS.tables(state.options.edition)
    return [tables.dealt[card] for card in cards_in(state.deck)]


def turn_up(state: State, actor: Actor, action: Action) -> State:
    """A twist is public, and what it brings at once is done for both. [V164, V173]"""
    assert type(action) is TurnedUp
    tables = EDITIONS.tables(state.options.edition)
    twist = tables.twist_number[action.twist]
    troops, notes = state.troops, state.notes
    for source, target, number in tables.twists[twist].on_reveal:
        for seat in SEATS:
            troops = _forced(troops, seat, source, target, number)
    return changed(
        state,
        phase=_dealing(state.hands),
        troops=troops,
        twist=twist,
        notes=Notes(notes.given, notes.laid, notes.kept, notes.won, notes.twists ^ BIT[twist]),
    )


def deal(state: State, actor: Actor, action: Action) -> State:
    """A card is in a hand. [V025]"""
    assert type(action) is Dealt
    phase: Phase = state.phase
    assert type(phase) is Dealing
    bit = BIT[EDITIONS.tables(state.options.edition).number[action.card]]
    hands, seat = state.hands, phase.seat
    hands = (hands[0], hands[1] | bit) if seat else (hands[0] | bit, hands[1])
    if hands[seat].bit_count() == HAND:
        phase = _dealing(hands)
    return changed(state, phase=phase, hands=hands, deck=state.deck ^ bit)


def _forced(troops: int, seat: Seat, source: int, target: int, number: int) -> int:
    """That many, or as many as there are. [V173]"""
    there = count(troops, own(seat, source))
    return moved(troops, own(seat, source), own(seat, target), min(number, there))
