"""When the server was up. Time at the table stops while it is not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

GAP: Final = 15.0
"""A process that was seen less than so many seconds ago counts as still there."""


class Uptime:
    """This process, up since `began`, and the times when any process was up before.

    >>> Uptime(100.0, [(0.0, 10.0), (5.0, 20.0)]).between(8.0, 130.0)
    42.0
    """

    def __init__(self, began: float, earlier: Iterable[tuple[float, float]] = ()) -> None:
        self.began = began
        self._earlier = _merged(
            (start, began if began - seen < GAP else min(seen, began)) for start, seen in earlier
        )

    def between(self, since: float, now: float) -> float:
        """Seconds between two times during which the server was up."""
        if since >= self.began:
            return now - since
        before = sum(max(0.0, end - max(start, since)) for start, end in self._earlier)
        return before + max(0.0, now - self.began)


def _merged(spans: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The spans without overlaps, in order."""
    merged: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged
