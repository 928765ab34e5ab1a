"""Who may know a move, and when. Sections 3.27, 5.1-3, 12."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import CHANCE, Actor, History, Seat, Viewer
from rosenkrieg.games.richard3.actions import (
    Action,
    Claim,
    Dealt,
    Exchange,
    GoHome,
    Keep,
    Leave,
    Lose,
    Plague,
    PlayCard,
    Recruit,
    Regroup,
    Take,
)
from rosenkrieg.games.richard3.ground import OTHER, own_blocks, side_of
from rosenkrieg.games.richard3.phases.cards import dealt_to
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    CAPTIVE,
    DEAD,
    DOWN,
    MINOR,
    Acting,
    Choosing,
    GoingHome,
    Losing,
    Over,
    State,
    Trimming,
)
from rosenkrieg.games.richard3.tables import BIT, EXILES, HENRY, REBEL, SUPPLY


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action where the viewer may know it now; all is open after the end."""
    actor, action = history.moves[number].actor, history.moves[number].action
    before = history.states[number]
    if history.over:
        return action
    if type(action) is Dealt:
        return action if viewer == dealt_to(before.cards) else None
    if actor in (viewer, CHANCE):
        return action
    if isinstance(action, (PlayCard, Claim)):
        return action if _was_shown(history, number) else None
    return action if is_public(before, action, history.states[number + 1]) else None


def _was_shown(history: History[State, Action], number: int) -> bool:
    """Chosen cards are shown together; beside a claim only the claim is. [1.1-1, 5.1-3]"""
    for state in history.states[number + 1 :]:
        if type(state.phase) is Choosing:
            continue
        if type(history.moves[number].action) is Claim:
            return True
        return type(state.phase) is Acting
    return False


def is_public(before: State, action: Action, after: State) -> bool:
    """Whether everyone saw which block it was. [3.27-2 to 3.27-5]"""
    if isinstance(action, (Take, Regroup, GoHome, Leave)):
        return action.block == REBEL or is_known_alone(before, action.block)
    if type(action) is Recruit:
        return action.block == REBEL
    if type(action) is Lose:
        return after.where[action.block] in (DEAD, DOWN)
    return True


def is_known_alone(state: State, block: int) -> bool:
    """A known block that is a group of its own. [3.27-4]"""
    if not state.known & BIT[block]:
        return False
    king_side = state.throne.side
    area = state.where[block]
    there = [b for b in own_blocks(king_side, side_of(block, king_side)) if state.where[b] == area]
    return len(there) == 1


def opens(history: History[State, Action], number: int, viewer: Viewer) -> bool:
    """A die tells nothing but itself; a card tells what the deck was. [1.0-4]"""
    before = history.states[number]
    if type(history.moves[number].action) is not Dealt:
        return True
    seat = dealt_to(before.cards)
    return viewer == seat and not any(before.cards.hands[OTHER[seat]])


def reveals(before: State, actor: Actor, action: Action, after: State) -> bool:
    """Whether someone saw something that was hidden. [12]"""
    if isinstance(action, (PlayCard, Claim)):
        return type(after.phase) is not Choosing
    if isinstance(action, (Keep, Exchange)):
        return False
    if type(action) is Plague:  # who dies, or that no one does
        return True
    if isinstance(after.phase, (GoingHome, Trimming, Over)) and not isinstance(
        before.phase, (GoingHome, Trimming)
    ):  # how many levies went home from where [8.1]
        return True
    if before.where[HENRY] == CAPTIVE != after.where[HENRY]:  # [4.x-2]
        return True
    if _fell(before, after) or _shows_supply(before, after):
        return True
    if after.throne.crowned is not None and after.throne.king != before.throne.king:
        return True  # where the new King stands [6.81-1]
    return _was_named(before, after)


def _shows_supply(before: State, after: State) -> bool:
    """Losses, or none, in a full exile tell whether its mercenaries are at home. [7.2-1]"""
    if type(after.phase) is type(before.phase) or after.turn is not None:
        if not isinstance(after.phase, Losing) or after.phase.seat == _losing(before):
            return False
    return any(
        state.where.count(area) > SUPPLY[area] for state in (before, after) for area in _EXILES
    )


def _losing(state: State) -> Seat | None:
    return state.phase.seat if isinstance(state.phase, Losing) else None


_EXILES: Final = (*EXILES[0], *EXILES[1])


def _fell(before: State, after: State) -> bool:
    """Someone died, by name. [3.27-5]"""
    return any(
        now in (DEAD, DOWN) and then < AREA_COUNT
        for then, now in zip(before.where, after.where, strict=True)
    )


def _was_named(before: State, after: State) -> bool:
    """A stranger became known."""
    fresh = after.known & ~before.known
    block = 0
    while fresh:
        if fresh & 1 and block != REBEL and before.where[block] != MINOR:
            return True
        fresh >>= 1
        block += 1
    return False
