"""The last turn once more, step by step, as one viewer saw it.

Each step is the game's own `view` of the state after a move, so nothing is shown that the viewer
was not shown then. Moves that the viewer's log does not tell of are no steps of their own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import msgspec

from rosenkrieg.core.contract import CHANCE, Seat, Viewer, other
from rosenkrieg.server import messages as m
from rosenkrieg.table.table import Table
from rosenkrieg.table.undo import last_decision

MOST_STEPS: Final = 80
"""Of a longer turn, the last steps."""
MOST_BYTES: Final = 512 * 1024
"""Of a turn whose views are larger together, the last ones that fit."""


def retell(
    table: Table, viewer: Viewer, lines: Sequence[m.Line], since: int | None
) -> list[m.TurnPosition]:
    """The position before the turn, and one after each move that the viewer's log tells of.

    `since`: begins where the log had so many lines; None: with the last turn of the opponent.
    """
    match = table.begun()
    if since is None:
        since = bisect_left(lines, first_move(table, viewer), key=lambda line: line.move)
    since = min(since, len(lines))
    end = len(match.moves)
    steps = [(since, lines[since].move if since < len(lines) else end)]
    for count, line in enumerate(lines[since:], since + 1):
        if line.move + 1 == steps[-1][1] and len(steps) > 1:
            steps[-1] = (count, line.move + 1)
        else:
            steps.append((count, line.move + 1))
    # what the other chooses in secret changes nothing here, and must not add a position
    if match.game.view(match.states[steps[-1][1]], viewer) != match.view(viewer):
        steps.append((len(lines), end))
    found: list[m.TurnPosition] = []
    size = 0
    for count, number in reversed(steps[-MOST_STEPS - 1 :]):
        view = msgspec.Raw(m.encode(match.game.view(match.states[number], viewer)))
        size += len(view)
        if found and size > MOST_BYTES:
            break
        found.append(m.TurnPosition(count, view))
    return found[::-1]


def first_move(table: Table, viewer: Viewer) -> int:
    """The move with which the last turn of the viewer's opponent began.

    It follows the last decision before it that the viewer made; what their orders did is part of
    the turn. A spectator is shown the turn of the seat that moved last.
    """
    moves, told = table.begun().moves, table.begun().told
    played = [
        number
        for number, move in enumerate(moves)
        if move.actor != CHANCE and (number < told or move.actor == viewer)
    ]
    if not played:
        return len(moves)
    seat = other(Seat(moves[played[-1]].actor)) if viewer is None else viewer
    theirs = next((number for number in reversed(played) if moves[number].actor != seat), None)
    if theirs is None:
        decided = last_decision(table, seat)
        return decided + 1 if decided >= 0 else len(moves)
    serials = table.begun().serials
    for number in reversed(played):
        is_own = moves[number].actor == seat
        if number < theirs and is_own and (viewer is None or serials[number] not in table.obeyed):
            return number + 1
    return played[0]
