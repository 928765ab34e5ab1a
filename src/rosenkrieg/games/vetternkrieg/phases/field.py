"""Phase 3: the field of the round, and its starting troops. [V033-V045]

Both lay a battlefield face down (or, without one, a plain event). The earlier battle
becomes the field; its troops are laid from the supply or the reserve.
"""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import FIRST, SECOND, Actor, Seat, other
from rosenkrieg.games.vetternkrieg.actions import Action, Lay, Muster
from rosenkrieg.games.vetternkrieg.state import (
    Laying,
    Mustering,
    Notes,
    Phase,
    Playing,
    State,
    changed,
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, FIELDS, Tables, cards_in
from rosenkrieg.games.vetternkrieg.troops import HALF, RESERVE, SUPPLY, count, moved, own


def layable(tables: Tables, hand: int, round: int) -> int:
    """The cards of a hand that may be laid. [V033-V035]"""
    if hand & FIELDS:  # [V033]
        return hand & FIELDS
    if hand & tables.plain[round]:  # [V034]
        return hand & tables.plain[round]
    return hand  # [V035]


def lays(state: State, actor: Actor) -> Sequence[Action]:
    """Cards to lay. [V033-V035]"""
    tables = EDITIONS.tables(state.options.edition)
    cards = layable(tables, state.hands[actor], state.round)
    return [tables.lay[card] for card in cards_in(cards)]


def lay(state: State, actor: Actor, action: Action) -> State:
    """The choice is set aside; with the second one both are turned up. [V036]"""
    assert type(action) is Lay
    assert type(state.phase) is Laying
    card = EDITIONS.tables(state.options.edition).number[action.card]
    first, second = state.phase.chosen
    if actor:
        second = card
    else:
        first = card
    if first is None or second is None:
        return changed(state, phase=Laying((first, second)))
    return _turned_up(state, first, second)


def _turned_up(state: State, first: int, second: int) -> State:
    """The field and its owner, then the starting troops. [V037-V042, V045]"""
    tables = EDITIONS.tables(state.options.edition)
    owner = field_owner(tables, first, second)
    field = second if owner else first
    troops, phase = _muster(tables, state.troops, field, owner, (owner, other(owner)))
    hands, notes = state.hands, state.notes
    return changed(
        state,
        phase=phase,
        troops=troops,
        hands=(hands[0] ^ BIT[first], hands[1] ^ BIT[second]),
        shown=(BIT[first], BIT[second]),
        field=field,
        owner=owner,
        notes=Notes(notes.given, (first, second), notes.kept, notes.won, notes.twists),
    )


def field_owner(tables: Tables, first: int, second: int) -> Seat:
    """Whose card becomes the field: the earlier date, or the only battlefield. [V037-V039]"""
    if not BIT[second] & FIELDS:  # [V038]
        return FIRST
    if not BIT[first] & FIELDS:  # [V038]
        return SECOND
    return FIRST if tables.dates[first] < tables.dates[second] else SECOND


# starting troops


def musters(state: State, actor: Actor) -> Sequence[Action]:
    """How many starting troops come from the supply. [V043]"""
    tables = EDITIONS.tables(state.options.edition)
    least, most = from_supply(tables, state.troops, state.field, Seat(actor))
    return [Muster(supply) for supply in range(least, most + 1)]


def muster(state: State, actor: Actor, action: Action) -> State:
    """The starting troops of a seat are laid; then the other's, or phase 4. [V042, V043]"""
    assert type(action) is Muster
    assert type(state.phase) is Mustering
    owner, field = state.owner, state.field
    assert owner is not None
    assert field is not None
    seat = state.phase.seat
    tables = EDITIONS.tables(state.options.edition)
    troops = _mustered(tables, state.troops, field, seat, action.supply)
    phase: Phase = Playing(owner)
    if seat == owner:
        troops, phase = _muster(tables, troops, field, owner, (other(owner),))
    return changed(state, phase=phase, troops=troops)


def starting_troops(tables: Tables, troops: int, field: int | None, seat: Seat) -> int:
    """As printed for the house, as far as supply and reserve reach. [V042, V044]"""
    assert field is not None
    there = count(troops, own(seat, SUPPLY)) + count(troops, own(seat, RESERVE))
    return min(tables.starting[field][seat], there)


def from_supply(tables: Tables, troops: int, field: int | None, seat: Seat) -> tuple[int, int]:
    """How many of them may come from the supply: at least, at most. [V043]"""
    number = starting_troops(tables, troops, field, seat)
    least = number - min(number, count(troops, own(seat, RESERVE)))
    return least, min(number, count(troops, own(seat, SUPPLY)))


def _muster(
    tables: Tables, troops: int, field: int, owner: Seat, seats: tuple[Seat, ...]
) -> tuple[int, Phase]:
    """Asks the seats in turn, but only where there is something to choose. [V043, V044]"""
    for seat in seats:
        least, most = from_supply(tables, troops, field, seat)
        if least < most:
            return troops, Mustering(seat)
        troops = _mustered(tables, troops, field, seat, least)
    return troops, Playing(owner)  # [V046]


def _mustered(tables: Tables, troops: int, field: int | None, seat: Seat, supply: int) -> int:
    """The starting troops stand on the half of their house. [V042]"""
    reserve = starting_troops(tables, troops, field, seat) - supply
    half = own(seat, HALF)
    return moved(moved(troops, own(seat, SUPPLY), half, supply), own(seat, RESERVE), half, reserve)
