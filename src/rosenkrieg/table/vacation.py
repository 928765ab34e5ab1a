"""Vacations: the clock of a player who is away stands still, in a match by days.

Everyone at the table sees until when. A player has so many days for any year of a match; what is
not used, because the player comes back early, stays. Live clocks know no vacation: a pause has to
be agreed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from rosenkrieg.core.contract import Seat
from rosenkrieg.table.clocks import DAY, Days
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.steps import CameBack, Step, WentAway

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table

YEAR: Final = 365 * DAY
YEARLY: Final = 30 * DAY
"""So long a player may be away in a year."""


class Vacation(Struct, frozen=True):
    """A time when a clock stands still, in seconds since 1970."""

    since: float
    until: float

    def within(self, since: float, until: float) -> tuple[float, float] | None:
        """The part of it that lies between two times."""
        begin, end = max(since, self.since), min(until, self.until)
        return (begin, end) if begin < end else None


class Vacations:
    """The vacations of one player in a match, oldest first."""

    def __init__(self) -> None:
        self._taken: list[Vacation] = []

    def begin(self, since: float, until: float) -> None:
        """Away from now on; a vacation that is going on ends here."""
        self.end(since)
        self._taken.append(Vacation(since, until))

    def end(self, at: float) -> None:
        """Back again; what was planned beyond it was not taken."""
        if self.until(at) is not None:
            self._taken[-1] = Vacation(self._taken[-1].since, at)

    def until(self, at: float) -> float | None:
        """When the vacation that is going on at that time ends; None if there is none."""
        last = self._taken[-1] if self._taken else None
        return last.until if last is not None and last.since <= at < last.until else None

    def between(self, since: float, until: float) -> list[tuple[float, float]]:
        """The times away between these two."""
        parts = [each.within(since, until) for each in self._taken]
        return [part for part in parts if part is not None]

    def allowance(self, at: float) -> float:
        """How many seconds the player may be away from now on."""
        taken = sum(end - begin for begin, end in self.between(at - YEAR, at))
        return max(0.0, YEARLY - taken)


def leave(table: Table, seat: Seat, until: float, at: float) -> list[Step]:
    """Goes on vacation from now until then, or changes the end of a vacation."""
    table.playing()
    table.check_length()
    clock = table.clock
    if clock is None or not isinstance(clock.rule, Days):
        raise Refusal("not_now", "expected a match with days for each move, this one has none")
    most = at + table.timer.vacations[seat].allowance(at)
    if not at < until <= most:
        days = int((most - at) / DAY)
        raise Refusal(
            "bad_vacation",
            f"expected a vacation that ends within the {days} days that are left of "
            f"{int(YEARLY / DAY)} in a year, got one of {(until - at) / DAY:.1f} days",
        )
    return [table.do(WentAway(seat, at, until), at)]


def come_back(table: Table, seat: Seat, at: float) -> list[Step]:
    """Ends a vacation early; nothing if there is none."""
    if table.timer.vacations[seat].until(at) is None:
        return []
    return [table.do(CameBack(seat, at), at)]
