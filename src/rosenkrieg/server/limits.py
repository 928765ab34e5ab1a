"""Token buckets: so many a second over time, and so many at once."""

from __future__ import annotations

from rosenkrieg.server.settings import Limits, Rate


class Bucket:
    """Fills at a rate up to the burst; each thing done takes one out."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.burst
        self._seen = now

    def take(self, now: float) -> bool:
        """Takes one out; False if there is none."""
        filled = self._level + max(0.0, now - self._seen) * self._rate.per_second
        self._level = min(self._rate.burst, filled)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether it would be full by now."""
        return self._level + (now - self._seen) * self._rate.per_second >= self._rate.burst


class Visitor:
    """An address: the sockets it holds and what it may still ask for."""

    __slots__ = ("creations", "records", "requests", "sockets")

    def __init__(self, limits: Limits, now: float) -> None:
        self.sockets = 0
        self.requests = Bucket(limits.requests, now)
        self.creations = Bucket(limits.creations, now)
        self.records = Bucket(limits.records, now)

    def is_idle(self, now: float) -> bool:
        """Whether nothing need be remembered of it."""
        buckets = (self.requests, self.creations, self.records)
        return not self.sockets and all(bucket.is_full(now) for bucket in buckets)
