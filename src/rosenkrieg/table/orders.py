"""Standing orders: what the program decides for a seat, and carrying it out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rosenkrieg.core.contract import CHANCE, GameInfo, Seat
from rosenkrieg.table.steps import Ordered, Orders, Step

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


def order(table: Table, seat: Seat, orders: Mapping[str, object], at: float) -> list[Step]:
    """Changes some of the seat's standing orders; they are followed at once."""
    if table.status == "over":
        table.playing()  # raises, with the reason
    given = table.game.info.complete_orders({**table.orders[seat], **orders})
    if given == table.orders[seat]:
        return []
    table.check_length()
    return [table.do(Ordered(seat, given), at), *obey(table, at)]


def obey(table: Table, at: float) -> list[Step]:
    """Plays what standing orders decide, until a decision is left to someone.

    The clock turns with each of these moves, which take no time.
    """
    steps: list[Step] = []
    while (decided := _decided(table)) is not None:
        match = table.begun()
        first = len(match.moves)
        match.act(*decided)
        table.obeyed.add(match.serials[first])
        steps += table.moves_from(first, at, obeyed=True)
    return steps


def _decided(table: Table) -> tuple[Seat, Any] | None:
    """A seat that must act and what its orders choose, if they do."""
    for seat in table.due():
        if table.is_human(seat) and _gives_any(table, seat):
            match = table.begun()
            action = table.game.obey(match.view(seat), match.legal(seat), table.orders[seat])
            if action is not None:
                return seat, action
    return None


def _gives_any(table: Table, seat: Seat) -> bool:
    given = table.orders[seat]
    return any(given[order.name] != order.default for order in table.game.info.orders)


def is_told_first(table: Table, seat: Seat, move: int, last: int | None) -> bool:
    """Whether a line about a move is the first of what orders decided for the seat.

    `last`: the move that the line before tells of. What chance made of a decision belongs to it.
    """
    decision = _decision(table, move)
    if decision is None or (last is not None and _decision(table, last) == decision):
        return False
    match = table.begun()
    return match.moves[decision].actor == seat and match.serials[decision] in table.obeyed


def _decision(table: Table, move: int) -> int | None:
    """The last move of a seat up to this one; None if chance alone has acted."""
    moves = table.begun().moves
    return next((number for number in range(move, -1, -1) if moves[number].actor != CHANCE), None)


def still_offered(info: GameInfo, given: Orders) -> Orders:
    """Stored orders as far as the game still supports them; defaults for the others."""
    return {
        order.name: given.get(order.name, order.default)
        if given.get(order.name) in order.values
        else order.default
        for order in info.orders
    }
