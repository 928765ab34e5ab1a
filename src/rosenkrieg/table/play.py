"""Play: moves, resigning, and time that runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rosenkrieg.core.contract import Seat
from rosenkrieg.core.match import out_of_time, resigned
from rosenkrieg.table import orders
from rosenkrieg.table.steps import Ended, Step, Withdrawn

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


def act(table: Table, seat: Seat, action: Any, version: int | None, at: float) -> list[Step]:
    """Plays an action or its text, then what chance and standing orders do after it."""
    match = table.playing()
    first = len(match.moves)
    match.act(seat, action, version)
    table.lapse(seat)
    return [*table.moves_from(first, at), *orders.obey(table, at)]


def resign(table: Table, seat: Seat, at: float) -> list[Step]:
    """Gives up; before the beginning, withdraws the invitation."""
    if table.status == "waiting":
        return [table.do(Withdrawn(seat), at)]
    if table.status == "over":
        table.playing()  # raises, with the reason
    return [table.do(Ended(seat, resigned(seat)), at)]


def run_out(table: Table, at: float) -> list[Step]:
    """Ends the match if someone's time is over."""
    if table.read_only:
        return []
    seat = table.timer.ran_out(at)
    if seat is None:
        return []
    return [table.do(Ended(seat, out_of_time(seat)), at)]
