"""Clocks: pure arithmetic over seconds; the time is passed in.

A seat's time runs while it must act. Live: `left` runs down, and the increment is added
when the turn passes on. Days: each turn gives the allowance again on top of what is left of
the reserve; a turn that takes longer eats into the reserve. A clock of days stands still while
its player is on vacation (`vacation`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta, Struct

from rosenkrieg.core.contract import SEATS, Seat

DAY: Final = 86_400.0


class Live(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Both players are present: a base time, and an increment for each turn."""

    base: Annotated[float, Meta(ge=1, le=DAY)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class Days(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A match over several days: days for each turn, and a reserve of days for the whole match."""

    days: Annotated[float, Meta(gt=0, le=60)]
    reserve: Annotated[float, Meta(ge=0, le=365)] = 0


Rule = Live | Days


class Times(Struct, frozen=True):
    """The state of a clock as it is stored with a step: pairs for the two seats."""

    left: tuple[float, float]
    reserve: tuple[float, float]
    before: tuple[float, float]
    """What was left when the seat's last turn ended: what a take-back gives back."""


class Clock:
    """The clock of a match."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        start = rule.base if isinstance(rule, Live) else rule.reserve * DAY
        self.left = [start, start]
        self.reserve = [start, start] if isinstance(rule, Days) else [0.0, 0.0]
        self.before = [start, start]
        self.running: tuple[Seat, ...] = ()

    def pass_time(self, *seconds: float) -> None:
        """Takes the seconds from those who must act: the same for both seats, or for each its own.

        >>> clock = Clock(Live(60))
        >>> clock.turn(SEATS)
        >>> clock.pass_time(5)
        >>> clock.pass_time(10, 0)
        >>> clock.left
        [45.0, 55.0]
        """
        for seat in self.running:
            passed = seconds[seat] if len(seconds) > 1 else seconds[0]
            self.left[seat] = round(self.left[seat] - passed, 3)

    def turn(self, due: Iterable[Seat], taken_back: Seat | None = None) -> None:
        """Now these seats must act; one of them perhaps because it took its action back."""
        now = tuple(due)
        for seat in SEATS:
            if seat in self.running and seat not in now:
                self._stop(seat)
            elif seat in now and seat not in self.running:
                self._start(seat, seat == taken_back)
        self.running = now

    def halt(self) -> None:
        """No one's time runs: a pause, or the end. A turn that is not over gets no increment."""
        self.running = ()

    def go_on(self, due: Iterable[Seat]) -> None:
        """After a pause time runs on where it stood."""
        self.running = tuple(due)

    def expired(self) -> Seat | None:
        """The seat that has run out of time, if any."""
        over = [seat for seat in self.running if self.left[seat] <= 0]
        return min(over, key=lambda seat: self.left[seat]) if over else None

    def times(self) -> Times:
        """What is to be stored."""
        return Times(_pair(self.left), _pair(self.reserve), _pair(self.before))

    def restore(self, times: Times, running: Iterable[Seat]) -> None:
        """Takes up what was stored."""
        self.left = list(times.left)
        self.reserve = list(times.reserve)
        self.before = list(times.before)
        self.running = tuple(running)

    def _stop(self, seat: Seat) -> None:
        self.before[seat] = self.left[seat]
        if isinstance(self.rule, Live):
            self.left[seat] += self.rule.increment
        else:
            self.reserve[seat] = min(self.reserve[seat], self.left[seat])
            self.left[seat] = self.reserve[seat]

    def _start(self, seat: Seat, taken_back: bool) -> None:
        if taken_back:
            self.left[seat] = self.before[seat]
        elif isinstance(self.rule, Days):
            self.left[seat] = self.reserve[seat] + self.rule.days * DAY


def _pair(values: list[float]) -> tuple[float, float]:
    return values[0], values[1]
