"""Exchanges that a viewer must not notice, written from the rules and not from view.py.

- a card in a hand that a viewer does not see may be one of the rest, which nobody sees (V026), as
  long as nothing known is hurt: the card he gave himself stays where he gave it until he sees it
  again (V030); who laid an event has shown that he holds no battlefield (V033, V034); and the card
  that was kept from the round before is among those that its owner has had since (c58);
- for somebody who only watches, cards of the two hands may be exchanged as well, and what was
  given in the swap may be any card (V029, V030);
- a card chosen in secret may be any other that could have been chosen (V029, V036);
- keeping may be discarding as long as not all have decided (c58);
- hidden dice may show anything (V111, V116).

MIRRORED: whatever shows nothing can be done alike in the exchanged position.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Seat, Viewer, other
from rosenkrieg.games.vetternkrieg.dice import THROWS
from rosenkrieg.games.vetternkrieg.state import (
    Claiming,
    Doubting,
    Keeping,
    Kept,
    Laying,
    Notes,
    State,
    Swapping,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS

MIRRORED: Final = True

BATTLEFIELDS: Final = range(7)
CARDS: Final = range(17)


def swaps(state: State, viewer: Viewer) -> Iterator[State]:
    """States that the viewer must take for this one."""
    for seat in SEATS:
        if seat != viewer:
            yield from _hand_and_rest(state, seat, viewer)
            yield from _choice(state, seat)
            yield from _keeping(state, seat)
            yield from _suspicions(state, seat)
    if viewer is None:
        yield from _hands(state)
        yield from _given(state)
    yield from _dice(state, viewer)


def cards(mask: int) -> set[int]:
    return {card for card in CARDS if mask >> card & 1}


def pair(values: tuple, seat: Seat, value: object) -> tuple:
    return (values[0], value) if seat else (value, values[1])


# hands and the rest


def _hand_and_rest(state: State, seat: Seat, viewer: Viewer) -> Iterator[State]:
    for held, unseen in product(cards(state.hands[seat]), cards(state.deck)):
        if _is_certain(state, seat, held, viewer) or not _may_hold(state, seat, unseen):
            continue
        flip = 1 << held | 1 << unseen
        hands = pair(state.hands, seat, state.hands[seat] ^ flip)
        swapped = replace(state, hands=hands, deck=state.deck ^ flip)
        yield from _fitting(swapped, seat, held, unseen, viewer)


def _is_certain(state: State, seat: Seat, held: int, viewer: Viewer) -> bool:
    """The viewer gave him this card; or it is chosen in secret, which other exchanges vary."""
    if viewer is not None and state.notes.given[viewer] == held:
        return True
    if viewer is None and held in state.notes.given:
        return True
    phase = state.phase
    return isinstance(phase, Swapping | Laying) and phase.chosen[seat] == held


def _may_hold(state: State, seat: Seat, card: int) -> bool:
    """By what was laid: no battlefield beside an event, no plain event beside a marked one."""
    phase = state.phase
    laid = state.notes.laid[seat]
    if laid is None and isinstance(phase, Laying) and phase.chosen[seat] is not None:
        laid = phase.chosen[seat]  # what is chosen must have been allowed
    if laid is None or laid in BATTLEFIELDS:
        return True
    tables = EDITIONS.tables(state.options.edition)
    track = {n for rounds in tables.tracks.get(tables.ids[card], ()) for n in rounds}
    was_plain = state.round not in {n for r in tables.tracks[tables.ids[laid]] for n in r}
    return card not in BATTLEFIELDS and (was_plain or state.round in track)


def _fitting(swapped: State, seat: Seat, held: int, unseen: int, viewer: Viewer) -> Iterator[State]:
    """The exchanged state, if what was kept can still have been kept."""
    kept = swapped.notes.kept[seat]
    if kept is None or kept.card != held:
        yield swapped
        return
    known = kept.public if viewer is None else kept.other
    if known >> unseen & 1:  # then the other card was the kept one
        suspected = kept.other | 1 << unseen if viewer is None else kept.other
        if not kept.told:
            now = Kept(unseen, kept.public, suspected, False)
            yield replace(swapped, notes=_with_kept(swapped.notes, seat, now))


def _with_kept(notes: Notes, seat: Seat, kept: Kept) -> Notes:
    return replace(notes, kept=pair(notes.kept, seat, kept))


def _suspicions(state: State, seat: Seat) -> Iterator[State]:
    """What a seat suspects of the other's kept card is its own affair: it rules out the card that
    it has discarded itself. (One that it has kept is exchanged with the rest.)"""
    mine = other(seat)
    kept = state.notes.kept[mine]
    if kept is None or kept.told or state.notes.kept[seat] is not None:
        return
    for card in cards(kept.other) - {kept.card}:
        fewer = Kept(kept.card, kept.public, kept.other ^ 1 << card, False)
        yield replace(state, notes=_with_kept(state.notes, mine, fewer))


# for those who only watch


def _hands(state: State) -> Iterator[State]:
    """Exchanges between the two hands."""
    given = state.notes.given
    for one, two in product(cards(state.hands[0]), cards(state.hands[1])):
        if one in given or two in given or any(state.notes.kept):
            continue
        if not _may_hold(state, SEATS[0], two) or not _may_hold(state, SEATS[1], one):
            continue
        if isinstance(state.phase, Swapping | Laying) and {one, two} & set(state.phase.chosen):
            continue
        flip = 1 << one | 1 << two
        yield replace(state, hands=(state.hands[0] ^ flip, state.hands[1] ^ flip))


def _given(state: State) -> Iterator[State]:
    """Another card may have been given."""
    for seat in SEATS:
        if state.notes.given[seat] is None or any(state.notes.kept):
            continue
        theirs = other(seat)
        for card in cards(state.hands[theirs] | state.shown[theirs]):
            if card != state.notes.given[seat]:
                given = pair(state.notes.given, seat, card)
                yield replace(state, notes=replace(state.notes, given=given))


# choices


def _choice(state: State, seat: Seat) -> Iterator[State]:
    phase = state.phase
    if not isinstance(phase, Swapping | Laying) or phase.chosen[seat] is None:
        return
    allowed = cards(state.hands[seat])
    if isinstance(phase, Laying):
        tables = EDITIONS.tables(state.options.edition)
        plain = {
            card
            for card in allowed
            if state.round not in {n for r in tables.tracks.get(tables.ids[card], ()) for n in r}
        }
        allowed = allowed & set(BATTLEFIELDS) or plain or allowed
    for card in allowed - {phase.chosen[seat]}:
        yield replace(state, phase=type(phase)(pair(phase.chosen, seat, card)))


def _keeping(state: State, seat: Seat) -> Iterator[State]:
    phase = state.phase
    if isinstance(phase, Keeping) and phase.keeps[seat] is not None:
        yield replace(state, phase=Keeping(pair(phase.keeps, seat, not phase.keeps[seat])))


# dice


def _dice(state: State, viewer: Viewer) -> Iterator[State]:
    phase = state.phase
    if isinstance(phase, Claiming | Doubting) and phase.attacker != viewer:
        for throw in THROWS:
            if throw != phase.dice:
                yield replace(state, phase=replace(phase, dice=throw))
