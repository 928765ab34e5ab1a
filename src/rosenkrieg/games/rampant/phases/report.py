"""Step 8 on the real table: one reports, the other confirms or disputes. [D14, Q27, A3, A21]

A report is given line by line: points fielded, glory of the scenario, heroes killed, each boast.
After a dispute the other one reports; a match that cannot agree has no result.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import CONCEDE, NO, YES, Action, Concede, Tell, Told, Yes
from rosenkrieg.games.rampant.realms import knight, tables_of
from rosenkrieg.games.rampant.state import (
    Confirming,
    Report,
    Reporting,
    State,
    asks,
    put,
    then,
)
from rosenkrieg.games.rampant.tables import MOST_REPORTS

MOST_GLORY: Final = 30
"""Glory of a scenario at most; the books give less."""
MOST_HEROES: Final = 6

Question = tuple[Told, Seat, int]
"""What is asked, about which side, and which of its boasts."""


def questions(state: State) -> Iterator[Question]:
    """The lines of a report, in their order."""
    for what in ("fielded", "glory", "heroes"):
        for seat in SEATS:
            yield what, seat, 0
    for seat in SEATS:
        for number in range(len(state.battle.boasts[seat])):
            yield "done", seat, number


def told(report: Report) -> int:
    """How many lines have been told."""
    return sum(map(len, (report.fielded, report.glory, report.heroes, report.done)))


def asked(state: State) -> Question:
    """The line that is asked for now."""
    assert type(state.phase) is Reporting
    return list(questions(state))[told(state.phase.report)]


def lines(state: State, actor: Actor) -> list[Action]:
    """What can be told; or the battle was broken off. [A3]"""
    what, *_ = asked(state)
    most = {"glory": MOST_GLORY, "heroes": MOST_HEROES, "done": 1}.get(what)
    if most is None:
        most = tables_of(state).values.points_cap
    numbers: list[Action] = [Tell(what, number) for number in range(most + 1)]
    assert type(state.phase) is Reporting
    return [*numbers, CONCEDE] if not told(state.phase.report) else numbers


def tell(state: State, actor: Actor, action: Action) -> State:
    """A line; after the last one the other side is asked."""
    if type(action) is Concede:
        return conceded(state, Seat(actor))
    assert type(action) is Tell
    assert type(state.phase) is Reporting
    report = state.phase.report
    lines = (*getattr(report, action.what), action.number)
    report = replace(report, **{action.what: lines})
    if told(report) < len(list(questions(state))):
        return asks(state, Reporting(Seat(actor), report))
    return asks(state, Confirming(other(Seat(actor)), report), reports=state.battle.reports + 1)


def answers(state: State, actor: Actor) -> list[Action]:
    """Confirm, dispute, or concede."""
    return [YES, NO, CONCEDE]


def answer(state: State, actor: Actor, action: Action) -> State:
    """Nothing counts before both agree. [Q27]"""
    assert type(state.phase) is Confirming
    if type(action) is Concede:
        return conceded(state, Seat(actor))
    if type(action) is Yes:
        return confirmed(state, state.phase.report)
    if state.battle.reports >= MOST_REPORTS:
        return then(state, "close")  # no result [A6]
    return asks(state, Reporting(Seat(actor), Report()))


def confirmed(state: State, report: Report) -> State:
    """The report counts. [B17, A21]"""
    first = len(state.battle.boasts[0])
    done = tuple(map(bool, report.done))
    fielded = (report.fielded[0], report.fielded[1])
    declared = (fielded[0] - knight(state, SEATS[0]), fielded[1] - knight(state, SEATS[1]))
    return then(
        state,
        "glory",
        declared=declared,
        fielded=fielded,
        scenario_glory=(report.glory[0], report.glory[1]),
        killed=(report.heroes[0], report.heroes[1]),
        done=(done[:first], done[first:]),
    )


def conceded(state: State, seat: Seat) -> State:
    """Scenario glory 5:0, no heroes, boasts are not judged. [A3]"""
    high, low = tables_of(state).quick.clear_glory
    glory = put((high, high), seat, low)
    return then(state, "glory", conceded=seat, scenario_glory=glory, killed=(0, 0))
