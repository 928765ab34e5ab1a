"""Who sits where: tokens, sitting down, and the beginning of play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.fairness import check_entropy, commitment
from rosenkrieg.table.orders import obey, order
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.steps import (
    Begun,
    Claimed,
    Forked,
    Opened,
    PlayedMove,
    Reissued,
    Released,
    Sat,
    Step,
)

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


class Place(Struct):
    """A seat at this table."""

    player: str
    name: str
    taken: bool
    entropy: str = ""
    program: bool = False
    """The player who sat down said that it is a program."""
    commit: str | None = None
    """What was sent instead of the entropy, so that no one can answer to it."""
    since: int | None = 0
    """The first draw that the entropy counts in; None while it is not opened."""
    issue: int = 0
    """How often its token was re-issued; sockets with earlier tokens are closed."""


def fork(table: Table, moves: Sequence[PlayedMove], at: float) -> list[Step]:
    """Lets the match begin with these moves, which must be legal."""
    return [table.do(Forked(tuple(moves)), at)]


def claim(table: Table, at: float) -> list[Step]:
    """Takes the seat that the lobby offers."""
    seat = table.open_seat
    if seat is None:
        raise Refusal("taken", "expected an open seat, but someone was quicker")
    return [table.do(Claimed(seat), at)]


def release(table: Table, at: float) -> list[Step]:
    """Offers a seat again whose taker never came; its token is no good any more."""
    seat = table.missing_seat
    due = table.deadline(at)
    return [] if seat is None or due is None or at < due else [table.do(Released(seat), at)]


def reissue(table: Table, seat: Seat, at: float) -> list[Step]:
    """Gives the seat another token."""
    return [table.do(Reissued(seat), at)]


def sit(
    table: Table,
    seat: Seat,
    name: str,
    entropy: str,
    at: float,
    program: bool = False,
    commit: str | None = None,
) -> list[Step]:
    """Seats a person, or a program that says so; when every seat is taken, play begins.

    Sitting down again does nothing. With a commitment instead of entropy play waits until that is
    opened, but see `begin_without`.
    """
    place = table.places[seat]
    if place.taken or table.status != "waiting":
        return []
    check_entropy(entropy)
    if commit and entropy:
        raise Refusal("bad_entropy", "expected entropy or a commitment to it, got both")
    sat = Sat(seat, name or place.name, entropy, program, commit)
    return [table.do(sat, at), *begin(table, at)]


def should_open(table: Table, seat: Seat) -> bool:
    """Whether the seat has to open its entropy now: no one can answer to it any more."""
    return table.places[seat].since is None and all(place.taken for place in table.places)


def open_entropy(table: Table, seat: Seat, entropy: str, at: float) -> list[Step]:
    """Opens what the seat committed to; when all have, play begins. Again, it does nothing."""
    place = table.places[seat]
    if place.commit is None or place.since is not None:
        return []
    if not should_open(table, seat):
        raise Refusal("not_begun", "expected your opponent to sit down first, keep it until then")
    check_entropy(entropy)
    if place.commit != commitment(table.setting.match, seat, entropy):
        raise Refusal("bad_entropy", "expected the entropy that the seat committed to")
    since = 0 if table.match is None else table.match.drawn
    return [table.do(Opened(seat, entropy, since), at), *begin(table, at)]


def begin_without(table: Table, at: float) -> list[Step]:
    """Begins play though a seat has not opened its entropy: it counts from later draws on."""
    return begin(table, at, waits=False)


def seat_people(table: Table, orders: Mapping[str, object], at: float) -> list[Step]:
    """Seats everyone at a table on this machine, people with these orders; play begins."""
    people = [seat for seat in SEATS if table.is_human(seat)]
    steps = [step for seat in people for step in order(table, seat, orders, at)]
    steps += [step for seat in people for step in sit(table, seat, "", "", at)]
    return steps + begin(table, at)


def begin(table: Table, at: float, waits: bool = True) -> list[Step]:
    """Begins play if every seat is taken and open: chance is drawn, orders are followed."""
    if table.match is not None or not all(place.taken for place in table.places):
        return []
    if waits and any(place.since is None for place in table.places):
        return []
    table.match = table.beginning(draws=True)
    begun = table.done(Begun(), at)
    return [begun, *table.moves_from(len(table.forked), at), *obey(table, at)]
