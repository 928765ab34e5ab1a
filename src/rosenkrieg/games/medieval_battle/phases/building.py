"""The battlefield is built, by chance or by both in turn, red first. Chapter I."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor
from rosenkrieg.games.medieval_battle.actions import Lay
from rosenkrieg.games.medieval_battle.battlefield import choices, code_of
from rosenkrieg.games.medieval_battle.geometry import LAYOUTS
from rosenkrieg.games.medieval_battle.state import NOBODY, Building, Recruiting, State
from rosenkrieg.games.medieval_battle.tables import tables_of


def builder(phase: Building) -> Actor:
    """Who lays the next piece. [Q59]"""
    if phase.by_chance:
        return CHANCE
    return SECOND if len(phase.laid) % 2 else FIRST


def lays(state: State, phase: Building) -> Sequence[Lay]:
    """The pieces that can be laid next. [R8, R9]"""
    modules = tables_of(state).sheets.modules
    return [Lay(piece) for piece in choices(modules, state.options.size, phase.laid)]


def lay(state: State, phase: Building, action: Lay) -> State:
    """Lays a piece; after the last one armies are recruited. [Q59]"""
    laid = (*phase.laid, action.piece)
    layout = LAYOUTS[state.options.size]
    if len(laid) <= len(layout.slots):
        return State(
            state.options, "", state.units, state.away, state.markers, state.flags,
            Building(laid, phase.by_chance),
        )  # fmt: skip
    return built(state, code_of(state.options.size, laid))


def built(state: State, code: str) -> State:
    """The battlefield lies there; both recruit. [R14]"""
    layout = LAYOUTS[state.options.size]
    flags = len(layout.slots) - len(layout.ring)
    return State(
        state.options, code, state.units, state.away, state.markers, bytes((NOBODY,)) * flags,
        Recruiting(),
    )  # fmt: skip
