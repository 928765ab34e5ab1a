"""Positions that one viewer must not tell apart, written from RULES.md: B1, B5, B6, Q26.

Only three things are ever hidden, each until both have made it: the choice of attack or defense,
a name where both name, and lists of boasts with how far they have come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Seat, Viewer
from rosenkrieg.games.rampant.state import Boasting, Choosing, Naming, State

MIRRORED: Final = False


def swaps(state: State, viewer: Viewer) -> Iterator[State]:
    """States that the viewer must take for this one."""
    for seat in SEATS:
        if seat != viewer:
            for phase in _others(state, seat):
                if phase != state.phase:
                    yield replace(state, phase=phase)


def _others(state: State, seat: Seat) -> Iterator[Choosing | Naming | Boasting]:
    match state.phase:
        case Choosing(chosen, openly) if chosen[seat] is not None and openly != seat:
            for choice in ("attack", "defend"):
                yield Choosing(_with(chosen, seat, choice), openly)
        case Naming(names, due) if names[seat] is not None:
            owner = seat if state.battle.chosen[seat] == "defend" else SEATS[1 - seat]
            home = state.realms[owner].home
            for each in state.realms[owner].territories:
                if each.id != home and each.kind != "border_fort":
                    yield Naming(_with(names, seat, each.id), due)
        case Boasting(lists, ready):
            for listed in ((), ("first_blow",), ("steady", "mighty_blow")):
                yield Boasting(_with(lists, seat, listed), ready)


def _with(pair, seat, thing):
    return (pair[0], thing) if seat else (thing, pair[1])
