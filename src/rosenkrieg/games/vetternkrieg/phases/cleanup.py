"""Phase 7: keep or discard the last card, shuffle, next round. [V157-V161, V166]

What the others can tell of a kept card is noted here, because the cards that tell it go back
into the deck. [c58, c59, ruling 9]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Actor, Seat, other
from rosenkrieg.games.vetternkrieg.actions import DISCARD, KEEP, Action, Keep
from rosenkrieg.games.vetternkrieg.phases import deal
from rosenkrieg.games.vetternkrieg.state import Keeping, Kept, Notes, State, changed
from rosenkrieg.games.vetternkrieg.tables import ALL_CARDS, BIT, EDITIONS, EVENTS, FIELDS

ANSWERS: Final = (KEEP, DISCARD)
UNDECIDED: Final = Keeping((None, None))


def begin(state: State) -> State:
    """Seats with a last card decide; if there are none, the next round begins. [V157, V158]"""
    if not state.hands[FIRST] and not state.hands[SECOND]:
        return _next_round(state, (False, False))
    return changed(state, phase=UNDECIDED)


def choices(state: State, actor: Actor) -> Sequence[Action]:
    """Keep or discard. [V157]"""
    return ANSWERS


def decide(state: State, actor: Actor, action: Action) -> State:
    """A decision is set aside; with the last one the next round begins. [V157, c58]"""
    assert type(state.phase) is Keeping
    keeps = type(action) is Keep
    first, second = state.phase.keeps
    if actor:
        second = keeps
    else:
        first = keeps
    if (first is None and state.hands[FIRST]) or (second is None and state.hands[SECOND]):
        return changed(state, phase=Keeping((first, second)))
    return _next_round(state, (bool(first), bool(second)))


def _next_round(state: State, keeps: tuple[bool, bool]) -> State:
    """All but kept cards and won fields are the new deck; the twist is gone. [V159-V161, V166]"""
    hands = tuple(state.hands[seat] if keeps[seat] else 0 for seat in SEATS)
    won = state.notes.won
    deck = ALL_CARDS & ~(hands[0] | hands[1] | won[0] | won[1])
    kept = tuple(kept_card(state, seat) if keeps[seat] else None for seat in SEATS)
    notes = Notes((None, None), (None, None), (kept[0], kept[1]), won, state.notes.twists)
    troops = state.troops  # [V161]
    return deal.begin_round(
        state.round + 1, troops, (hands[0], hands[1]), deck, notes, state.options, state.last
    )


# what can be known of a hand


def limits(state: State, seat: Seat) -> int:
    """The cards that a seat can hold by what it laid in phase 3. [V033-V035]

    Who laid an event has no battlefield; who laid a marked event has no plain one either.
    """
    laid = state.notes.laid[seat]
    if laid is None or BIT[laid] & FIELDS:
        return ALL_CARDS
    plain = EDITIONS.tables(state.options.edition).plain[state.round]
    return EVENTS if BIT[laid] & plain else EVENTS & ~plain


def unseen(state: State) -> int:
    """The cards that are public nowhere: in hands or in the rest."""
    shown, won = state.shown, state.notes.won
    return ALL_CARDS & ~(shown[0] | shown[1] | won[0] | won[1])


def dealt_and_gone(state: State, seat: Seat) -> int:
    """Cards known to have been in the hand of a seat after the deal, and no longer there."""
    given, theirs = state.notes.given[seat], state.notes.given[other(seat)]
    gone = state.shown[seat]
    if theirs is not None:
        gone &= ~BIT[theirs]
    return gone | (0 if given is None else BIT[given])


def kept_card(state: State, seat: Seat) -> Kept:
    """What a card kept now may be, to a spectator and to the other seat. [ruling 9]"""
    card = state.hands[seat].bit_length() - 1
    public = unseen(state) & limits(state, seat)
    theirs = other(seat)
    possible = public & ~state.hands[theirs]
    given = state.notes.given[theirs]
    before = state.notes.kept[seat]
    if given is not None and not BIT[given] & state.shown[seat]:  # the card given is still held
        return Kept(card, public, BIT[given], True)
    if before is not None and not before.other & dealt_and_gone(state, seat):
        return Kept(card, public, before.other & possible, before.told)  # it was kept all along
    return Kept(card, public, possible, False)
