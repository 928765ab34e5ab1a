"""What stands for an answer that is missing when a battle is closed. [A6, section 6]"""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, Actor
from rosenkrieg.games.rampant.actions import BATTLE, DEFEND, NO, Action, Declare, Rolled
from rosenkrieg.games.rampant.phases.stakes import staked, unoffered
from rosenkrieg.games.rampant.play import apply, settled
from rosenkrieg.games.rampant.state import (
    AcceptChoice,
    Boasting,
    CancelChoice,
    Choosing,
    Confirming,
    DeclareChoice,
    ExchangeChoice,
    ExchangePick,
    FormChoice,
    GainChoice,
    KindChoice,
    LeaveOutChoice,
    ListChoice,
    MonasteryChoice,
    Naming,
    Next,
    OfferChoice,
    ProposeChoice,
    Reporting,
    RoadChoice,
    Rolling,
    SpyChoice,
    State,
    Step,
    UnrestChoice,
)

_ROLLS: dict[str, Rolled] = {
    "caught": Rolled(6),
    "attacker": Rolled(2),
    "leader": Rolled(1),
    "boast": Rolled(1),
    "unrest": Rolled(6),
}
"""Dice that do nothing; the scenario's attacker is the second seat."""

_SKIPPED: dict[str, Step] = {
    "exchange": "attacker",
    "scenario": "terrain",
    "position": "boasts",
    "answer": "boasts",
    "strength": "close",
    "territory": "close",
    "event": "territory",
    "inheritance": "territory",
}
"""Rolls without a harmless result: the step that follows without them."""


def defaulted(state: State, actor: Actor) -> State:
    """The battle after the default of what the actor is asked."""
    phase = state.phase
    if isinstance(phase, Rolling):
        if phase.what in _ROLLS:
            return apply(state, CHANCE, _ROLLS[phase.what])
        return _to(state, _SKIPPED[phase.what])
    action = _action(state)
    return _elsewhere(state, actor) if action is None else apply(state, actor, action)


def _action(state: State) -> Action | None:
    """The default where it is one of the choices."""
    match state.phase:
        case Choosing():
            return DEFEND
        case DeclareChoice():
            assert state.battle.points is not None
            return Declare(min(state.battle.points))
        case FormChoice():
            return BATTLE
        case (
            SpyChoice()
            | CancelChoice()
            | ExchangeChoice()
            | ExchangePick()
            | ListChoice()
            | ProposeChoice()
            | AcceptChoice()
            | RoadChoice()
            | Boasting()
            | MonasteryChoice()
        ):
            return NO
        case _:
            return None


def _elsewhere(state: State, actor: Actor) -> State:
    """The default where nothing is chosen: nothing staked, no result, no gain."""
    match state.phase:
        case Naming(names, due):
            due = (due[0] and actor != 0, due[1] and actor != 1)
            if any(due[seat] and names[seat] is None for seat in (0, 1)):
                return replace(state, phase=Naming(names, due))
            return _staked(state, names)
        case OfferChoice():
            return settled(unoffered(state))
        case KindChoice(what="inheritance"):
            return _to(state, "territory")
        case Reporting() | Confirming() | GainChoice() | KindChoice():
            return _to(state, "close")
        case UnrestChoice():
            return _to(state, "territory")
        case LeaveOutChoice():
            return _to(state, "boasts")
        case _:  # terrain that nobody placed
            return _to(state, "boasts")


def _staked(state: State, names: tuple[str | None, str | None]) -> State:
    """What was named is staked; what was not is nothing."""
    return settled(staked(state, names))


def _to(state: State, step: Step) -> State:
    return settled(replace(state, phase=Next(step)))
