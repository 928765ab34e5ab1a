"""Steps: everything that changes a table for good.

An *event* says what happened, with exactly the fields it needs. A *step* is an event with its
number (from 1, without gaps), its time, and the clock after it. `rows` turns steps into
database columns and back; the tag of an event is its `kind` there.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, Actor, OptionValue, Outcome, Seat
from rosenkrieg.table.clocks import Times

OfferKind = Literal["draw", "take_back", "pause", "resume", "rematch"]
"""What one seat can offer the other."""

Orders = dict[str, OptionValue]
"""The standing orders of a seat: a value for each order of the game."""

PlayedMove = tuple[int, str]
"""A move with which a fork begins: actor and text."""


# before play


class Forked(Struct, frozen=True, tag="fork"):
    """The match will begin with these moves of another one."""

    moves: tuple[PlayedMove, ...]


class Claimed(Struct, frozen=True, tag="claim"):
    """Someone took the seat that the lobby offered."""

    seat: Seat


class Released(Struct, frozen=True, tag="release"):
    """The player who took the seat that the lobby offers never came: it is offered again."""

    seat: Seat


class Reissued(Struct, frozen=True, tag="reissue"):
    """The seat got a new token; the old one no longer works."""

    seat: Seat


class Sat(Struct, frozen=True, tag="sit"):
    """Someone sat down for the first time, with a name, and with entropy or a commitment to it.

    A `program` that takes a person's seat says so.
    """

    seat: Seat
    name: str
    entropy: str
    program: bool = False
    commit: str | None = None


class Opened(Struct, frozen=True, tag="open"):
    """The seat opened the entropy it had committed to, which counts from that draw on."""

    seat: Seat
    entropy: str
    since: int


class Begun(Struct, frozen=True, tag="begin"):
    """Play began; what chance did first follows as moves."""


class Withdrawn(Struct, frozen=True, tag="withdraw"):
    """The seat withdrew the invitation before play began."""

    seat: Seat


# play


class Moved(Struct, frozen=True, tag="move"):
    """A seat or chance made a move; `draw` is the number of the draw behind a result of chance."""

    actor: Actor
    action: str
    draw: int | None = None


class Obeyed(Struct, frozen=True, tag="obeyed"):
    """The standing orders of a seat made a move for it."""

    seat: Seat
    action: str


class Ordered(Struct, frozen=True, tag="orders"):
    """The seat gave standing orders; these are all of them, not only the changed ones."""

    seat: Seat
    orders: Orders


class TookBack(Struct, frozen=True, tag="take_back"):
    """The seat undid its decision, the move of that number, and what its orders did after it.

    Early matches did not store the number (None): it was the seat's last decision.
    """

    seat: Seat
    number: int | None


class Rewound(Struct, frozen=True, tag="rewind"):
    """The match went back to before the move of that number, for the seat that asked for it."""

    seat: Seat
    number: int


class Ended(Struct, frozen=True, tag="end"):
    """The match ended outside its rules: by resignation, agreement or time.

    `seat` resigned or ran out of time; None for an agreed draw.
    """

    seat: Seat | None
    outcome: Outcome


# agreements


class Offered(Struct, frozen=True, tag="offer"):
    """The seat made an offer."""

    seat: Seat
    kind: OfferKind


class Declined(Struct, frozen=True, tag="decline"):
    """The seat declined its opponent's offer, or withdrew its own."""

    seat: Seat
    kind: OfferKind


class Paused(Struct, frozen=True, tag="pause"):
    """Both agreed to the pause that the seat offered."""

    seat: Seat


class Resumed(Struct, frozen=True, tag="resume"):
    """Both agreed to play on, as the seat offered."""

    seat: Seat


class WentAway(Struct, frozen=True, tag="away"):
    """The seat went on vacation: its clock stands still between these times."""

    seat: Seat
    since: float
    until: float


class CameBack(Struct, frozen=True, tag="back"):
    """The seat ended its vacation early."""

    seat: Seat
    at: float


class Rematched(Struct, frozen=True, tag="rematch"):
    """Another match follows this one; `seat` settled it."""

    seat: Seat | None
    match: str


class Unreadable(Struct, frozen=True, tag="unreadable"):
    """A stored step that this version cannot read. It is never written; folding it fails."""

    problem: str


Event = (
    Forked
    | Claimed
    | Released
    | Reissued
    | Sat
    | Opened
    | Begun
    | Withdrawn
    | Moved
    | Obeyed
    | Ordered
    | TookBack
    | Rewound
    | Ended
    | Offered
    | Declined
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | Rematched
    | Unreadable
)


class Step(Struct, frozen=True):
    """An event with its number, its time, and what the clocks showed after it."""

    number: int
    event: Event
    at: float
    times: Times | None = None


def kind_of(event: Event | type[Any]) -> str:
    """The name under which an event is stored."""
    return str(event.__struct_config__.tag)


def is_move_of_seat(step: Step) -> bool:
    """Whether a seat moved, by itself or by its orders."""
    event = step.event
    return isinstance(event, Obeyed) or (isinstance(event, Moved) and event.actor != CHANCE)
