"""Exchanges that a viewer must not notice, written from the rules and not from view.py.

Only armies are secret, and only until both are chosen: the army of another seat may be any other
that costs exactly the points (R14-R17, Q89), and as long as it is not complete, nothing tells
whether its cavalry has been chosen.

MIRRORED: whatever shows nothing can be done alike in the exchanged position.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Viewer
from rosenkrieg.games.medieval_battle.state import Recruiting, State

MIRRORED = False  # an army that is half chosen is not mirrored in one that is not begun
POINTS = {"standard": 20, "large": 30}
LONGBOWMEN = {"standard": 1, "large": 2}
COSTS = (3, 2, 2, 2, 1, 1, 2, 1)


def armies(size: str) -> Iterator[tuple[int, ...]]:
    """All armies of the standard edition, counted from the tables of the book."""
    most = (3, 3, 3, 3, 3, 3, LONGBOWMEN[size], 3)
    for counts in product(*(range(count + 1) for count in most)):
        if sum(map(int.__mul__, counts, COSTS)) == POINTS[size]:
            yield counts


def swaps(state: State, viewer: Viewer) -> Iterator[State]:
    """States that the viewer must take for this one."""
    phase = state.phase
    if not isinstance(phase, Recruiting):
        return
    for seat in SEATS:
        if seat == viewer:
            continue
        mine = phase.chosen[seat]
        is_whole = len(mine) == len(COSTS)
        others = armies(state.options.size) if is_whole else _halves(state.options.size)
        for other in islice((each for each in others if each != mine), 0, 400, 57):
            chosen = (phase.chosen[0], other) if seat else (other, phase.chosen[1])
            yield replace(state, phase=Recruiting(chosen))


def _halves(size: str) -> Iterator[tuple[int, ...]]:
    yield ()
    yield from dict.fromkeys(army[:3] for army in armies(size))
