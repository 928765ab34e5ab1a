"""Who may know a move, and when. [V026, V029, V030, V036, V111, V116, c58]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, History, Viewer
from rosenkrieg.games.vetternkrieg.actions import (
    UNKNOWN_THROW,
    Action,
    Claim,
    Dealt,
    Discard,
    Doubt,
    Give,
    Keep,
    LastCard,
    Lay,
)
from rosenkrieg.games.vetternkrieg.state import Dealing, Keeping, State, Throwing


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, where the viewer may know it now."""
    action = history.moves[number].action
    before = history.states[number]
    if type(before.phase) is Throwing:
        return _disclosed_throw(history, number, before.phase.attacker == viewer, action)
    if history.over or history.moves[number].actor == viewer:
        return action
    match action:
        case Dealt():
            assert type(before.phase) is Dealing
            return action if before.phase.seat == viewer else None  # [V026]
        case Give():  # who gets a card sees it, who only watches does not [V030]
            return action if viewer is not None and _is_done(history, number) else None
        case Lay() | Keep() | Discard():
            return action if _is_done(history, number) else None  # [V036, c58]
        case _:
            return action


def _disclosed_throw(
    history: History[State, Action], number: int, is_own: bool, action: Action
) -> Action | None:
    """Shown if it was doubted; otherwise no one but the thrower ever sees it. [V116, V118]"""
    moves = history.moves
    doubted = len(moves) > number + 2 and type(moves[number + 2].action) is Doubt
    if is_own or doubted:
        return action
    return UNKNOWN_THROW if history.over else None


def _is_done(history: History[State, Action], number: int) -> bool:
    """Whether the secret choice of that move has been resolved."""
    phase = type(history.states[number].phase)
    return any(type(state.phase) is not phase for state in history.states[number + 1 :])


def opens(history: History[State, Action], number: int, viewer: Viewer) -> bool:
    """A die tells nothing but itself; a card tells what the deck was. [V026]"""
    state = history.states[number]
    if type(state.phase) is not Dealing:
        return True
    hidden = [seat for seat in SEATS if seat != viewer and state.hands[seat]]
    return history.over or not hidden


def stand_in(state: State) -> Action | None:
    """Dice that were believed are unknown forever to all but the thrower. [V116]"""
    return UNKNOWN_THROW if type(state.phase) is Throwing else None


def reveals(before: State, actor: Actor, action: Action, after: State) -> bool:
    """Whether someone saw something that was hidden."""
    match action:
        case Give() | Lay():
            return type(after.phase) is not type(before.phase)  # [V030, V036]
        case Claim() | Doubt() | LastCard():
            return True  # [V112, V118, V143] a claim was heard
        case _ if type(before.phase) is Keeping:
            return type(after.phase) is not Keeping  # [c58]
        case _:
            return after.shown != before.shown and after.round == before.round  # a card was played
