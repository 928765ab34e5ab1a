"""Who may know a move, and when. [D5, D6, D13]"""

from __future__ import annotations

from rosenkrieg.core.contract import Actor, History, Viewer
from rosenkrieg.games.rampant.actions import Action
from rosenkrieg.games.rampant.state import Boasting, Choosing, Naming, Phase, State

SECRET = (Choosing, Naming, Boasting)


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, where the viewer may know it now."""
    move, phase = history.moves[number], history.states[number].phase
    if history.over or move.actor == viewer or not is_secret(phase, move.actor):
        return move.action
    return move.action if _is_shown(history, number) else None


def is_secret(phase: Phase, actor: Actor) -> bool:
    """Whether what the actor does now is kept aside. [S1: not if they must choose openly]"""
    if isinstance(phase, Choosing):
        return phase.openly != actor
    return isinstance(phase, SECRET)


def _is_shown(history: History[State, Action], number: int) -> bool:
    """Whether both had chosen later on."""
    kind = type(history.states[number].phase)
    return any(type(state.phase) is not kind for state in history.states[number + 1 :])


def reveals(before: State, actor: Actor, action: Action, after: State) -> bool:
    """Whether both choices were shown by it."""
    return isinstance(before.phase, SECRET) and type(after.phase) is not type(before.phase)
