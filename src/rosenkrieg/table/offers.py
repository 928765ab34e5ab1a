"""Offers between the seats: a draw, an undo, a pause, resuming, a rematch.

What both offer is agreed. A computer agrees to everything but a draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rosenkrieg.core.contract import Seat, other
from rosenkrieg.core.match import AGREED
from rosenkrieg.table import orders, undo
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.steps import (
    Declined,
    Ended,
    Offered,
    OfferKind,
    Paused,
    Rematched,
    Resumed,
    Step,
)

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


def offer(table: Table, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
    """Makes an offer; if the opponent has offered the same, it is agreed."""
    _check_possible(table, kind)
    table.check_length()
    if table.offers.get(kind) == seat:
        raise Refusal("not_now", f"expected a new offer, but {kind} is offered already")
    if kind in table.offers:
        return accept(table, seat, kind, at)
    if table.is_human(other(seat)):
        if kind == "take_back":
            undo.check_rewind(table, seat)
        return [table.do(Offered(seat, kind), at)]
    if kind == "draw":
        raise Refusal("declined", "expected a player who agrees, but the computer plays on")
    return _agree(table, seat, kind, at)


def accept(table: Table, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
    """Accepts the opponent's offer."""
    if table.offers.get(kind) != other(seat):
        raise Refusal("no_such_offer", f"expected an offer of the other seat, got no {kind}")
    _check_possible(table, kind)
    return _agree(table, other(seat), kind, at)


def decline(table: Table, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
    """Declines the opponent's offer, or withdraws one's own."""
    if kind not in table.offers:
        raise Refusal("no_such_offer", f"expected an offer that stands, got no {kind}")
    return [table.do(Declined(seat, kind), at)]


def wants_rematch(table: Table, seat: Seat, kind: OfferKind) -> bool:
    """Whether this offer or acceptance settles on another match, which the caller must make."""
    agreed = table.offers.get("rematch") == other(seat) or not table.is_human(other(seat))
    return kind == "rematch" and agreed and table.rematch is None and table.status == "over"


def check_rematch(table: Table) -> None:
    """Raises a Refusal unless another match can follow this one."""
    if table.status != "over" or table.match is None or table.rematch is not None:
        raise Refusal("not_now", "expected a match that is over, without another after it")


def mark_rematch(table: Table, seat: Seat | None, match: str, at: float) -> list[Step]:
    """Notes down the match that follows this one."""
    return [table.do(Rematched(seat, match), at)]


def _check_possible(table: Table, kind: OfferKind) -> None:
    match kind:
        case "rematch":
            check_rematch(table)
        case "resume":
            if table.status != "paused":
                raise Refusal("not_now", "expected a match that is paused")
        case "take_back":
            table.undoable()
        case "draw" | "pause":
            table.playing()


def _agree(table: Table, offerer: Seat, kind: OfferKind, at: float) -> list[Step]:
    match kind:
        case "draw":
            return [table.do(Ended(None, AGREED), at)]
        case "take_back":
            return undo.rewind_for(table, offerer, at)
        case "pause":
            return [table.do(Paused(offerer), at)]
        case "resume":
            return [table.do(Resumed(offerer), at), *orders.obey(table, at)]
        case "rematch":
            raise AssertionError("the driver of the table makes the rematch")
