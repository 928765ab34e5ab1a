"""Set-up and the sequence of play: who acts in each phase, what they can do, what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, SEATS, Actor, OptionValue, Outcome
from tests.proving import ending
from tests.proving.actions import Action
from tests.proving.phases import battle, orders, posting, turn
from tests.proving.state import (
    NO_CARDS,
    Answering,
    Block,
    Choosing,
    Claiming,
    Drawing,
    Over,
    Phase,
    Posting,
    Routing,
    State,
    Throwing,
    Tied,
    Turn,
    Weather,
)
from tests.proving.tables import EDITIONS, tables

# the sequence of play

PHASES: Final[dict[type[Phase], ModuleType]] = {
    Posting: posting,  # [P20]
    Weather: orders,  # [P30]
    Drawing: orders,  # [P31]
    Choosing: orders,  # [P32]
    Tied: orders,  # [P33]
    Turn: turn,  # [P40]
    Throwing: battle,  # [P51]
    Claiming: battle,  # [P51]
    Answering: battle,  # [P52]
    Routing: battle,  # [P55]
}


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """All blocks behind the screens, all cards in the deck. [P01, P20]"""
    edition = EDITIONS.load(str(options["edition"])).hash
    sheet = tables(edition)
    blocks = tuple(
        Block(name, seat, sheet.strengths[name], None, None, sheet.names[seat])
        for seat in SEATS
        for name in sheet.names[seat]
    )
    hands = (NO_CARDS, NO_CARDS)
    rounds = int(options["rounds"])
    return State(edition, rounds, 1, blocks, sheet.cards, hands, NO_CARDS, None, None, (Posting(),))


def going_on(state: State) -> State:
    """What follows when a phase is done: an end, the other turn, or the next round."""
    if ending.beaten_side(state) is not None:
        return replace(state, stack=(Over("destroyed"),))  # [P60]
    stack = state.stack
    while stack and isinstance(stack[-1], Turn) and not stack[-1].points:
        stack = stack[:-1]  # [P41]
    if stack:
        return replace(state, stack=stack)
    if state.round == state.rounds:
        return replace(state, stack=(Over("rounds"),))  # [P61]
    return replace(state, round=state.round + 1, stack=(Weather(),))


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act."""
    if isinstance(state.phase, Over):
        return ()
    found: tuple[Actor, ...] = PHASES[type(state.phase)].actors(state)
    return found


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do, if it must act."""
    if actor not in actors(state):
        return ()
    found: Sequence[Action] = PHASES[type(state.phase)].legal_actions(state, actor)
    return found


def chance_weights(state: State) -> Sequence[int]:
    """How likely each result of chance is."""
    if actors(state) != (CHANCE,):
        return ()
    found: Sequence[int] = PHASES[type(state.phase)].chance_weights(state)
    return found


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after the action."""
    return going_on(PHASES[type(state.phase)].apply(state, actor, action))


def outcome(state: State) -> Outcome | None:
    """Who has won, once it is over. [P60, P61]"""
    return ending.result(state)
