"""Both choose an army in secret. Chapter II."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import FIRST, SECOND, Actor
from rosenkrieg.games.medieval_battle.actions import Recruit
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS
from rosenkrieg.games.medieval_battle.state import (
    HELD,
    RED,
    Deploying,
    Recruiting,
    State,
    Units,
    unit,
)
from rosenkrieg.games.medieval_battle.tables import tables_of

Counts = tuple[int, ...]


def is_complete(chosen: Counts) -> bool:
    """Whether a side has chosen all its units."""
    return len(chosen) == len(FIGHTERS)


def recruiters(phase: Recruiting) -> tuple[Actor, ...]:
    """Who still has to choose. [R14]"""
    return tuple(seat for seat in (FIRST, SECOND) if not is_complete(phase.chosen[seat]))


def recruits(state: State, phase: Recruiting, actor: Actor) -> Sequence[Recruit]:
    """Numbers of mounted units first, then of those on foot; exactly the points. [R15-R17, Q61]"""
    tables, size = tables_of(state), state.options.size
    chosen = phase.chosen[actor]
    if is_complete(chosen):
        return ()
    return tables.on_foot[size][chosen] if chosen else tables.mounted[size]


def recruit(state: State, phase: Recruiting, actor: Actor, action: Recruit) -> State:
    """Keeps a part of an army aside; the last part shows both. [R14, Q89]"""
    mine = phase.chosen[actor] + action.counts
    one, two = phase.chosen
    chosen = (one, mine) if actor else (mine, two)
    if not all(map(is_complete, chosen)):
        return State(
            state.options, state.code, state.units, state.away, state.markers, state.flags,
            Recruiting(chosen),
        )  # fmt: skip
    armies = (army(chosen[0]), army(chosen[1]))
    return State(
        state.options, state.code, state.units, armies, state.markers, state.flags,
        Deploying(RED),
    )  # fmt: skip


def army(counts: Counts) -> Units:
    """The units of an army and its baggage, not deployed yet. [R18, R25]"""
    kinds = [kind for kind in FIGHTERS for _ in range(counts[kind])]
    return tuple(unit(HELD, kind, True, 0) for kind in (*kinds, BAGGAGE))
