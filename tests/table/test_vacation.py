"""Vacations: whose clock stands still, until when, and for how long in a year."""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.table.clocks import DAY, Days, Live, Rule
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.steps import Step
from rosenkrieg.table.table import Table
from rosenkrieg.table.vacation import YEAR, YEARLY, Vacations
from tests.server.test_table import again, fingerprint, seated, setting

START = 1000.0
RULE = Days(3, 2)


def begun(clock: Rule | None = RULE) -> tuple[Table, list[Step]]:
    table = Table(setting(clock=clock))
    return table, seated(table, START)


def move(table: Table, seat: Seat, at: float) -> list[Step]:
    return table.act(seat, table.begun().legal(seat)[0], None, at)


def test_the_clock_of_a_player_on_vacation_stands_still():
    table, _ = begun()
    assert table.deadline(START) == START + 5 * DAY
    table.leave(FIRST, START + 11 * DAY, START + 1 * DAY)
    assert table.time_left(START + 10 * DAY) == (4 * DAY, 2 * DAY)
    assert table.deadline(START + 10 * DAY) == START + (11 + 4) * DAY
    assert table.timer.ran_out(START + 14.9 * DAY) is None
    assert table.time_left(START + 12 * DAY) == (3 * DAY, 2 * DAY)
    assert table.run_out(START + 15 * DAY)
    assert (table.outcome.winner, table.outcome.reason) == (SECOND, "time")


def test_the_clock_of_the_other_player_runs_on():
    table, _ = begun()
    table.leave(FIRST, START + 20 * DAY, START)
    move(table, FIRST, START + 6 * DAY)  # a move on vacation is welcome, and ends nothing
    assert table.timer.away_until(START + 6 * DAY) == (START + 20 * DAY, None)
    assert table.time_left(START + 7 * DAY) == (2 * DAY, 4 * DAY)
    assert table.deadline(START + 7 * DAY) == START + 11 * DAY
    assert table.run_out(START + 11 * DAY)
    assert table.outcome.winner == FIRST


def test_who_comes_back_early_keeps_the_rest_of_the_days():
    table, _ = begun()
    assert table.come_back(FIRST, START) == []
    table.leave(FIRST, START + 10 * DAY, START)
    assert len(table.come_back(FIRST, START + 4 * DAY)) == 1
    assert table.time_left(START + 5 * DAY) == (4 * DAY, 2 * DAY)
    assert table.timer.away_until(START + 4 * DAY) == (None, None)
    assert table.timer.vacations[FIRST].allowance(START + 4 * DAY) == YEARLY - 4 * DAY


def test_the_end_of_a_vacation_can_be_moved():
    table, _ = begun()
    table.leave(FIRST, START + 10 * DAY, START)
    table.leave(FIRST, START + 2 * DAY, START + 1 * DAY)
    assert table.timer.away_until(START + 1 * DAY) == (START + 2 * DAY, None)
    assert table.deadline(START + 1 * DAY) == START + 7 * DAY


def test_a_vacation_has_an_end_within_the_days_of_a_year():
    table, _ = begun()
    for until in (START - 1, START, START + YEARLY + 1):
        with pytest.raises(Refusal, match="within the 30 days that are left of 30"):
            table.leave(FIRST, until, START)
    table.leave(FIRST, START + 20 * DAY, START)
    with pytest.raises(Refusal, match="within the 10 days that are left") as refused:
        table.leave(FIRST, START + 40 * DAY, START + 20 * DAY)
    assert refused.value.code == "bad_vacation"
    table.leave(SECOND, START + 40 * DAY, START + 20 * DAY)


def test_the_days_come_back_after_a_year():
    days = Vacations()
    days.begin(START, START + YEARLY)
    assert days.allowance(START + YEARLY) == 0
    assert days.allowance(START + YEAR + 10 * DAY) == 10 * DAY
    assert days.allowance(START + YEAR + YEARLY) == YEARLY


@pytest.mark.parametrize("clock", [None, Live(600, 5)])
def test_only_matches_by_days_know_a_vacation(clock: Rule | None):
    table, _ = begun(clock)
    with pytest.raises(Refusal, match="expected a match with days for each move"):
        table.leave(FIRST, START + DAY, START)
    assert table.come_back(FIRST, START) == []


def test_time_when_the_site_was_down_counts_neither_way():
    down = (START + 2 * DAY, START + 4 * DAY)

    def elapsed(since: float, now: float) -> float:
        return now - since - max(0.0, min(now, down[1]) - max(since, down[0]))

    table = Table(setting(clock=Days(3)), elapsed)
    seated(table, START)
    table.leave(FIRST, START + 3 * DAY, START + 1 * DAY)  # 1 to 3; the site is down from 2 to 4
    assert table.time_left(START + 5 * DAY) == (1 * DAY, 0.0)


def test_a_table_that_is_read_back_knows_the_vacations():
    table, steps = begun()
    steps += table.leave(FIRST, START + 10 * DAY, START + 0.5)
    steps += move(table, FIRST, START + DAY)
    steps += table.leave(SECOND, START + 9 * DAY, START + 2 * DAY)
    steps += table.come_back(FIRST, START + 3 * DAY)
    steps += move(table, SECOND, START + 4 * DAY)
    read = again(table, steps)
    for at in (START + 4 * DAY, START + 8 * DAY):
        assert fingerprint(read, at) == fingerprint(table, at)
        assert read.timer.away_until(at) == table.timer.away_until(at)
