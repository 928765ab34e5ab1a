"""Who may know a move, and when: armies are secret until both have chosen. [R14, Q89]"""

from __future__ import annotations

from rosenkrieg.core.contract import Actor, History, Viewer
from rosenkrieg.games.medieval_battle.actions import Action, Recruit
from rosenkrieg.games.medieval_battle.state import Recruiting, State


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, unless it is a choice of the other side that is not shown yet."""
    move = history.moves[number]
    if type(move.action) is not Recruit or move.actor == viewer or history.over:
        return move.action
    return None if type(history.states[-1].phase) is Recruiting else move.action


def reveals(before: State, actor: Actor, action: Action, after: State) -> bool:
    """Whether the action showed the armies."""
    return type(action) is Recruit and type(after.phase) is not Recruiting
