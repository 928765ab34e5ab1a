"""Who may know a move, and when. [P11-P13, P20, P31, P32, P53, P54]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, History, Viewer
from tests.proving.actions import Action, Answer, Choose, Claim, March, Post, Taken, Throw
from tests.proving.phases import orders
from tests.proving.places import standing
from tests.proving.state import (
    Choosing,
    Drawing,
    Posting,
    State,
    Throwing,
    Weather,
    block_named,
)


def is_doubted(history: History[State, Action], number: int) -> bool:
    """Whether the throw of that number was shown: a claim and a doubt followed. [P54]"""
    return len(history.moves) > number + 2 and history.moves[number + 2].action == Answer("doubt")


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, where the viewer may know it now."""
    actor, action = history.moves[number].actor, history.moves[number].action
    before = history.states[number]
    if isinstance(action, Throw):
        assert isinstance(before.phase, Throwing)
        if before.phase.attacker == viewer or is_doubted(history, number):
            return action
        return Throw(None) if history.over else None  # [P53] for ever
    if isinstance(action, Taken) and orders.drawing_seat(before) == viewer:
        return action  # [P31]
    if history.over or actor == viewer:
        return action
    return action if _is_public(history, number, action) else None


def _is_public(history: History[State, Action], number: int, action: Action) -> bool:
    """Whether everybody saw what was done. [P20, P31, P32, P11-P13]"""
    before, after, now = history.states[number], history.states[number + 1], history.states[-1]
    match action:
        case Post() | Taken():
            return False
        case Choose():
            return not (isinstance(now.phase, Choosing) and now.round == before.round)
        case March(block):
            return block_named(before, block).is_known or block_named(after, block).is_known
        case _:
            return True


def stand_in(state: State) -> Action | None:
    """A die that was believed is unknown for ever. [P53]"""
    return Throw(None) if isinstance(state.phase, Throwing) else None


def opens(history: History[State, Action], number: int, viewer: Viewer) -> bool:
    """A die tells nothing but itself; a card tells what the deck was."""
    state = history.states[number]
    return not isinstance(state.phase, Weather | Drawing) or knows_deck(state, viewer)


def knows_deck(state: State, viewer: Viewer) -> bool:
    """Whether the viewer can tell what is in the deck: nobody else holds a card."""
    return all(seat == viewer or not any(state.hands[seat]) for seat in SEATS)


def reveals(before: State, actor: Actor, action: Action, after: State) -> bool:
    """Whether somebody saw something that was hidden."""
    match action:
        case Post():
            return not isinstance(after.phase, Posting)  # [P22]
        case Choose():
            return not isinstance(after.phase, Choosing)  # [P32]
        case Answer(reply):
            return reply == "doubt"  # [P54]
        case Claim():
            return False
        case _:
            return not _known(after) <= _known(before)  # [P10, P50]


def _known(state: State) -> set[str]:
    return {b.name for seat in SEATS for b in standing(state, seat) if b.is_known}
