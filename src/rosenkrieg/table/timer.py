"""The time of a table: when something last happened, and the clock if it has one.

`elapsed` says how many seconds count between two times: a site leaves out those when it was down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.table.clocks import Clock, Rule, Times

Elapsed = Callable[[float, float], float]


class Timer:
    """Passes time to the clock; every step settles what has passed since the one before."""

    def __init__(self, rule: Rule | None, created: float, elapsed: Elapsed) -> None:
        self.clock = Clock(rule) if rule else None
        self.settled = created
        """When something last happened."""
        self._elapsed = elapsed

    def settle(self, at: float) -> None:
        """Takes the time that has passed from the seats whose time runs."""
        if self.clock is not None:
            self.clock.pass_time(self._passed(at))
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
        passed = self._passed(at)
        first, second = (
            max(0.0, self.clock.left[seat] - (passed if seat in self.clock.running else 0.0))
            for seat in SEATS
        )
        return round(first, 1), round(second, 1)

    def deadline(self, at: float) -> float | None:
        """When someone runs out of time if nothing happens and the site stays up."""
        soonest = self.clock.soonest() if self.clock else None
        return None if soonest is None else round(at + soonest - self._passed(at), 3)

    def ran_out(self, at: float) -> Seat | None:
        """The seat whose time is over by then; the time is settled if there is one."""
        soonest = self.clock.soonest() if self.clock else None
        if self.clock is None or soonest is None or self._passed(at) < soonest:
            return None
        self.settle(at)
        return self.clock.expired()

    def _passed(self, at: float) -> float:
        return max(0.0, self._elapsed(self.settled, at))
