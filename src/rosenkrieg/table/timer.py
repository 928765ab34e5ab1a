"""The time of a table: when something last happened, and the clock if it has one.

`elapsed` says how many seconds count between two times: a site leaves out those when it was down.
A player's vacation does not count either, for that player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Seat
from rosenkrieg.table.clocks import Clock, Rule, Times
from rosenkrieg.table.vacation import Vacations

Elapsed = Callable[[float, float], float]


class Timer:
    """Passes time to the clock; every step settles what has passed since the one before."""

    def __init__(self, rule: Rule | None, created: float, elapsed: Elapsed) -> None:
        self.clock = Clock(rule) if rule else None
        self.settled = created
        """When something last happened."""
        self.vacations = (Vacations(), Vacations())
        self._elapsed = elapsed

    def settle(self, at: float) -> None:
        """Takes the time that has passed from the seats whose time runs."""
        if self.clock is not None:
            self.clock.pass_time(self._passed(FIRST, at), self._passed(SECOND, at))
        self.settled = at

    def times(self) -> Times | None:
        """What the clock shows, to be stored."""
        return self.clock.times() if self.clock else None

    def restore(self, at: float, times: Times | None, running: Iterable[Seat]) -> None:
        """Takes up what was stored with a step."""
        self.settled = at
        if self.clock is not None and times is not None:
            self.clock.restore(times, running)

    def left(self, at: float) -> tuple[float, float] | None:
        """Seconds left for each seat at that time; None without a clock."""
        if self.clock is None:
            return None
        first, second = (max(0.0, self._left(self.clock, seat, at)) for seat in SEATS)
        return round(first, 1), round(second, 1)

    def away_until(self, at: float) -> tuple[float | None, float | None]:
        """Until when each player is on vacation, if so."""
        first, second = self.vacations
        return first.until(at), second.until(at)

    def deadline(self, at: float) -> float | None:
        """When someone runs out of time if nothing happens and the site stays up."""
        clock = self.clock
        if clock is None:
            return None
        ends = [
            (self.vacations[seat].until(at) or at) + self._left(clock, seat, at)
            for seat in clock.running
        ]
        return round(min(ends), 3) if ends else None

    def ran_out(self, at: float) -> Seat | None:
        """The seat whose time is over by then; the time is settled if there is one."""
        clock = self.clock
        if clock is None or all(self._left(clock, seat, at) > 0 for seat in clock.running):
            return None
        self.settle(at)
        return clock.expired()

    def _left(self, clock: Clock, seat: Seat, at: float) -> float:
        passed = self._passed(seat, at) if seat in clock.running else 0.0
        return clock.left[seat] - passed

    def _passed(self, seat: Seat, at: float) -> float:
        """The seconds that count for the seat since something last happened."""
        away = self.vacations[seat].between(self.settled, at)
        still = sum(self._elapsed(begin, end) for begin, end in away)
        return max(0.0, self._elapsed(self.settled, at) - still)
