"""Matches from the beginning, position by position; the next reader finds what was encoded."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import msgspec

from rosenkrieg.core.contract import VIEWERS, AnyGame, Viewer
from rosenkrieg.server import messages as m

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of all replays of a process that are kept for those who read them again."""


class Told(NamedTuple):
    """A position of a replay as it was encoded, and what of."""

    move: int
    state: Any
    lines: list[m.Line]
    text: msgspec.Raw


async def replay(
    head: m.Replay,
    game: AnyGame,
    states: list[Any],
    lines: list[m.Line],
    viewer: Viewer,
    known: list[Told],
) -> bytes:
    """The replay with the beginning, every position of which the log tells, and the last one.

    What is `known` of an earlier reading is not made again; afterwards it is this reading.
    """
    told: dict[int, list[m.Line]] = {0: []}
    for line in lines:
        told.setdefault(line.move + 1, []).append(line)
    told.setdefault(len(states) - 1, [])
    for place, (move, shown) in enumerate(told.items()):
        state = states[move]
        if place < len(known):
            kept = known[place]
            if kept.move == move and kept.state is state and kept.lines == shown:
                continue
        position = m.ReplayPosition(move, game.view(state, viewer), shown)
        known[place:] = [Told(move, state, shown, msgspec.Raw(m.encode(position)))]
        await asyncio.sleep(0)  # others play meanwhile
    del known[len(told) :]
    parts = msgspec.structs.asdict(head)
    return m.encode(parts | {"positions": [each.text for each in known]})


class Replays:
    """Encoded positions of the replays that were read last, up to so many bytes."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._bytes = 0
        self._told: dict[tuple[str, Viewer], list[Told]] = {}

    def take(self, match: str, viewer: Viewer) -> list[Told]:
        """What is kept of a replay; it belongs to the caller until it is put back."""
        told = self._told.pop((match, viewer), [])
        self._bytes -= _weight(told)
        return told

    def put(self, match: str, viewer: Viewer, told: list[Told]) -> None:
        """Keeps a replay; those that were not read for the longest time go."""
        self.take(match, viewer)
        self._told[match, viewer] = told
        self._bytes += _weight(told)
        while self._bytes > self._most:
            self.take(*next(iter(self._told)))

    def forget(self, match: str) -> None:
        """The room of this match is let go."""
        for viewer in VIEWERS:
            self.take(match, viewer)


def _weight(told: list[Told]) -> int:
    return sum(len(bytes(each.text)) for each in told)
