"""Undo: a seat undoes its last decision, alone or with its opponent's consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rosenkrieg.core.contract import Message, Seat, other
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import NO_TAKE_BACK, no_take_back
from rosenkrieg.table.steps import Rewound, Step, TookBack

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


def take_back(table: Table, seat: Seat, at: float) -> list[Step]:
    """Undoes the seat's last decision, with what its orders did after it.

    Against a computer, this includes its replies and chance results.
    """
    table.undoable()
    table.check_length()
    reason = _why_not_alone(table, seat)
    if reason is None:
        return [table.do(TookBack(seat, last_decision(table, seat)), at)]
    if table.is_human(other(seat)):
        raise no_take_back(reason)
    return rewind_for(table, seat, at)


def why_no_take_back(table: Table, seat: Seat) -> Message | None:
    """Why the seat cannot undo without its opponent's consent; None if it can."""
    try:
        table.undoable()
    except GameError:
        return NO_TAKE_BACK["over" if table.status == "over" else "now"]
    reason = _why_not_alone(table, seat)
    if reason and not table.is_human(other(seat)):
        return why_no_rewind(table, seat)
    return reason


def why_no_rewind(table: Table, seat: Seat) -> Message | None:
    """Why the seat cannot undo even if its opponent agrees; None if it can."""
    match = table.undoable()
    number = last_decision(table, seat)
    if number < 0:
        return NO_TAKE_BACK["nothing"]
    return None if match.can_rewind(number) else NO_TAKE_BACK["dice"]


def rewind_for(table: Table, seat: Seat, at: float) -> list[Step]:
    """Goes back to before the seat's last decision; chance since then is drawn again."""
    number = check_rewind(table, seat)
    table.begun().rewind(number)
    table.went_back()
    return [table.done(Rewound(seat, number), at), *table.moves_from(number, at)]


def check_rewind(table: Table, seat: Seat) -> int:
    """The move to go back to for the seat; NoTakeBack if there is no way."""
    reason = why_no_rewind(table, seat)
    if reason:
        raise no_take_back(reason)
    return last_decision(table, seat)


def last_decision(table: Table, seat: Seat) -> int:
    """The number of the last move that the seat itself decided on; -1 if there is none."""
    if table.match is None:
        return -1
    made = enumerate(zip(table.match.moves, table.match.serials, strict=True))
    return max(
        (n for n, (move, serial) in made if move.actor == seat and serial not in table.obeyed),
        default=-1,
    )


def _why_not_alone(table: Table, seat: Seat) -> Message | None:
    number = last_decision(table, seat)
    if number < 0:
        return NO_TAKE_BACK["nothing"]
    return table.begun().why_no_take_back(seat, number)
