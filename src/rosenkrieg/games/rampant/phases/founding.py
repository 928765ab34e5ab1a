"""Founding: each realm chooses its home land and rolls two territories. [3, A30]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import Action, PickKind
from rosenkrieg.games.rampant.realms import tables_of
from rosenkrieg.games.rampant.state import (
    HomeChoice,
    KindChoice,
    Realm,
    Rolling,
    State,
    Territory,
    asks,
    then,
    with_realm,
)

FOUNDED = 3
"""Territories of a new realm: one chosen, two rolled."""


def nothing_yet(spies: int) -> Realm:
    """A realm before its founding."""
    return Realm((), "", spies)


def founding(state: State) -> State:
    """Asks the realms in turn until both have their territories."""
    for seat in SEATS:
        count = len(state.realms[seat].territories)
        if not count:
            return asks(state, HomeChoice(seat))
        if count < wanted(state, seat):
            return asks(state, Rolling("founding", seat))
    return then(state, "meeting")


def wanted(state: State, seat: Seat) -> int:
    """Three territories; a realm that joins a season late, as many as the smallest one. [G19]"""
    return max(FOUNDED, len(state.realms[other(seat)].territories))


def homes(state: State, actor: Actor) -> list[Action]:
    """Not unique, at most one point; the same holds for an open borderland. [3, Q30]"""
    return [PickKind(kind) for kind in tables_of(state).named]


def choose_home(state: State, actor: Actor, action: Action) -> State:
    """The home land: never lost, and never contested while another is left."""
    assert type(action) is PickKind
    seat = Seat(actor)
    land = Territory(_id(state, seat, 0), action.kind)
    return then(with_realm(state, seat, territories=(land,), home=land.id), "founding")


def rolled(state: State, seat: Seat, face: int) -> State:
    """A rolled territory; an open borderland is named at once."""
    kind = tables_of(state).rolled[face]
    if tables_of(state).kind[kind].effect == "choose":
        return asks(state, KindChoice(seat, "founding"))
    return _founded(state, seat, kind)


def name_kind(state: State, actor: Actor, action: Action) -> State:
    """The open borderland becomes that kind for good. [Q30]"""
    assert type(action) is PickKind
    return _founded(state, Seat(actor), action.kind)


def _founded(state: State, seat: Seat, kind: str) -> State:
    held = state.realms[seat].territories
    land = Territory(_id(state, seat, len(held)), kind)
    return then(with_realm(state, seat, territories=(*held, land)), "founding")


def _id(state: State, seat: Seat, number: int) -> str:
    """Of a season's realm by the entry that made it. [A7]"""
    return f"f{seat}-{number}" if state.options.battles else f"{state.battle.id}-{number}"
