"""The name of every question of a battle, so that answers are kept by question. [9.4]

A name says what is asked, of whom where that matters, and which time; it depends on nothing that
a correction elsewhere would move. Rolls are not named after who rolls: dice stay when the winner
changes. [K3]
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, SEATS, Actor, Seat
from rosenkrieg.games.rampant.actions import NO, Action
from rosenkrieg.games.rampant.phases import report
from rosenkrieg.games.rampant.play import actors, legal_actions
from rosenkrieg.games.rampant.state import (
    AgainChoice,
    Battle,
    Boasting,
    CancelChoice,
    Confirming,
    KeepChoice,
    KindChoice,
    ListChoice,
    MonasteryChoice,
    PieceChoice,
    PlaceChoice,
    Reporting,
    Rolling,
    ShiftChoice,
    SpyChoice,
    State,
)
from rosenkrieg.games.rampant.tables import MOST_REPORTS
from rosenkrieg.games.rampant.view import name_of

SECRET = ("choosing.", "naming.", "boasting.")
"""Answers that nobody else sees before both are there. [D5, D6, D13]"""


def questions(state: State) -> list[tuple[Actor, str]]:
    """Who is asked what now; a roll is asked of chance."""
    if _either_reports(state):
        return [(seat, question(state, seat)) for seat in SEATS]
    return [(actor, question(state, actor)) for actor in actors(state)]


def _either_reports(state: State) -> bool:
    """Whether nobody has reported from the table yet: either side may begin. [D14]"""
    phase = state.phase
    if not isinstance(phase, Reporting):
        return False
    return state.battle.reports == 0 and report.told(phase.report) == 0


def is_last_word(state: State) -> bool:
    """Whether the report can be confirmed, but not disputed any more: nothing counts until both
    agree or the organizer decides. [Q27]"""
    return isinstance(state.phase, Confirming) and state.battle.reports >= MOST_REPORTS


def possible(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can answer in a season."""
    legal = legal_actions(turned(state, actor), actor)
    return [each for each in legal if each != NO] if is_last_word(state) else legal


def turned(state: State, actor: Actor) -> State:
    """The state as the actor is asked: a report that either side may give is theirs. [D14]"""
    if actor == CHANCE or not _either_reports(state):
        return state
    assert isinstance(state.phase, Reporting)
    return replace(state, phase=replace(state.phase, seat=Seat(actor)))


def question(state: State, actor: Actor) -> str:
    """The name of what is asked."""
    phase, battle = state.phase, state.battle
    if actor == CHANCE:
        assert isinstance(phase, Rolling)
        return f"roll.{_roll(state, phase)}"
    name = name_of(phase)
    match phase:
        case SpyChoice(window):
            return f"{name}.{window}.{actor}"
        case CancelChoice():
            assert battle.spying is not None
            return f"{name}.{battle.spying.window}.{actor}"
        case ListChoice():
            return f"{name}.{actor}.{len(battle.listed[actor])}"
        case PieceChoice() | AgainChoice() | PlaceChoice() | KeepChoice() | ShiftChoice():
            return f"{name}.{battle.placed}.{actor}"
        case Boasting(lists):
            return f"{name}.{actor}.{len(lists[actor])}"
        case Reporting(_, told):
            return f"{name}.{battle.reports}.{actor}.{report.told(told)}"
        case Confirming():
            return f"{name}.{battle.reports}.{actor}"
        case MonasteryChoice(_, what):
            return f"{name}.{what}.{battle.specials}.{actor}"
        case KindChoice(_, what):
            held = len(state.realms[actor].territories) if what == "founding" else battle.made
            return f"{name}.{what}.{held}.{actor}"
        case _:
            return f"{name}.{actor}"


def _roll(state: State, rolling: Rolling) -> str:
    battle, what = state.battle, rolling.what
    match what:
        case "founding":
            return f"{what}.{len(state.realms[rolling.seat].territories)}"
        case "caught":
            assert battle.spying is not None
            return f"{what}.{battle.spying.window}.{rolling.seat}"
        case "exchange":
            return what if battle.spying is None else f"{what}.{battle.spying.seat}"
        case "scenario":
            return ".".join((what, *_roads(battle)))
        case "position" | "answer":
            again = "again" if f"hills{rolling.seat}" in battle.used else "first"
            return f"{what}.{battle.placed}.{again}"
        case "strength" | "leader":
            return f"{what}.{rolling.seat}"
        case "boast":
            return f"{what}.{rolling.seat}.{rolling.about}"
        case "territory" | "event":
            return f"{what}.{battle.specials}.{_monasteries(battle)}"
        case "unrest" | "inheritance":
            return f"{what}.{battle.specials}"
        case _:
            return what


def _roads(battle: Battle) -> list[str]:
    roads = [each for each in battle.used if each.startswith("road")]
    return roads if battle.spying is None else [*roads, f"spy{battle.spying.seat}"]


def _monasteries(battle: Battle) -> int:
    return sum(each.startswith("monastery") for each in battle.used)
