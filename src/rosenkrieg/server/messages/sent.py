"""What the server says over a socket. A message carries its `type`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from rosenkrieg.core.contract import Message, Outcome
from rosenkrieg.server.messages.words import Id, SeatNumber
from rosenkrieg.table.steps import OfferKind
from rosenkrieg.table.table import Status


class Choice(Struct, frozen=True):
    """A legal action and the things it points at, in the order a person touches them."""

    action: str
    path: tuple[str, ...]


class Branch(Struct, frozen=True):
    """A step of many paths, all steps before it included, and how many legal actions follow."""

    path: tuple[str, ...]
    count: int


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log: the number of its move, who made it (null: chance), the text.

    `obeyed`, if there: the first line of what the reader's own standing orders decided; only they
    are told.
    """

    move: int
    actor: SeatNumber | None
    message: Message
    obeyed: bool = False


class Log(Struct, frozen=True):
    """Lines from a number on; a reader with more lines than `from` drops the rest."""

    from_: int = field(name="from")
    lines: list[Line]


class SeatFacts(Struct, frozen=True):
    """What everybody may know of a seat.

    `player` is `human`, `bot:LEVEL`, or `program` where a program took a person's seat.
    """

    seat: SeatNumber
    side: str
    name: str
    player: str
    present: bool
    taken: bool


class ClockFacts(Struct, frozen=True):
    """Seconds left for each seat when the message was written, and whose time runs.

    `reserve` (days only): the part of `left` that is the reserve. `away` (days only): until when
    each player is on vacation, in seconds since 1970; their time stands still until then.
    `vacation` (days only): how many seconds of vacation each may still take.
    """

    kind: Literal["live", "days"]
    left: tuple[float, float]
    running: list[SeatNumber]
    reserve: tuple[float, float] | None = None
    away: tuple[float | None, float | None] = (None, None)
    vacation: tuple[float, float] | None = None


class OfferFacts(Struct, frozen=True):
    """What a seat offers."""

    kind: OfferKind
    by: SeatNumber


class Commitment(Struct, frozen=True):
    """What was published about the dice before the match."""

    root: str
    size: int


class Rematch(Struct, frozen=True):
    """The match that follows this one; seat and token are the reader's own, null to spectators."""

    match: str
    url: str
    seat: SeatNumber | None = None
    token: str | None = None


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table as one viewer may know it; `orders` are the reader's own, none for spectators.

    `branches`: the first steps of the legal actions, if they are too many to list in `legal`.
    `no_take_back`: why the reader cannot take the last action back; null if that is possible.
    `answers`: the id of the message that led here, for the socket it came from.
    `commits`: the commitments of the seats to their entropy; `opens`: the reader must open theirs.
    """

    match: str
    game: str
    options: dict[str, str | int | bool]
    viewer: SeatNumber | None
    status: Status
    version: int
    actors: list[SeatNumber]
    view: Any
    prompt: Message | None
    legal: list[Choice]
    branches: list[Branch]
    log: Log
    seats: list[SeatFacts]
    clock: ClockFacts | None
    watchers: int
    can_take_back: bool
    no_take_back: Message | None
    orders: dict[str, str | int | bool]
    offers: list[OfferFacts]
    outcome: Outcome | None
    commitment: Commitment
    rematch: Rematch | None
    answers: Id = None
    commits: tuple[str | None, str | None] = (None, None)
    opens: bool = False
    rules_version: int = 1
    """The version of the rules that the match began with, and is played under to its end."""
    hints: bool = False
    """The reader may ask the computer for hints: against a computer, or where both agreed."""


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there now, for each seat, and how many look on."""

    present: tuple[bool, bool]
    watchers: int


class ChoicesMessage(Struct, frozen=True, tag_field="type", tag="choices"):
    """The legal actions whose paths begin like this, or the next steps if they are too many.

    `version` is that of the decision they belong to.
    """

    id: Id
    version: int
    path: tuple[str, ...]
    legal: list[Choice]
    branches: list[Branch]


class SurveyMessage(Struct, frozen=True, tag_field="type", tag="survey"):
    """What the board shows about the things touched, in the game's own form; null if nothing."""

    id: Id
    found: Any


class PreviewMessage(Struct, frozen=True, tag_field="type", tag="preview"):
    """What the action would change."""

    id: Id
    lines: list[Message]


class WhyMessage(Struct, frozen=True, tag_field="type", tag="why"):
    """Which rule forbids it; null if a legal action begins like this."""

    id: Id
    message: Message | None


class HintMessage(Struct, frozen=True, tag_field="type", tag="hint"):
    """What the computer would do, and what the coach of the game says about it.

    `now` is what matters in the position, `reasons` what is good about the action, `dangers` what
    it allows the other seat.
    """

    id: Id
    action: str
    path: tuple[str, ...]
    now: list[Message]
    reasons: list[Message]
    dangers: list[Message]


class Better(Struct, frozen=True):
    """An action that gives less away, and why."""

    action: str
    path: tuple[str, ...]
    reasons: list[Message]


class WeighMessage(Struct, frozen=True, tag_field="type", tag="weigh"):
    """Whether the action gives much away: what to do instead, and what it allows the other seat.

    Without anything better there is nothing to warn of.
    """

    id: Id
    better: Better | None
    dangers: list[Message]


class OddsMessage(Struct, frozen=True, tag_field="type", tag="odds"):
    """What may be expected, by simulation."""

    id: Id
    lines: list[Message]


class TurnPosition(Struct, frozen=True):
    """The table as its reader saw it when the log had so many lines."""

    log: int
    view: Any


class TurnMessage(Struct, frozen=True, tag_field="type", tag="turn"):
    """What happened, step by step: the position before it, and one after each move that was told.

    `version` is that of the decision it leads to.
    """

    id: Id
    version: int
    positions: list[TurnPosition]


class ChatLine(Struct, frozen=True):
    """Something said at the table; seat is null for a spectator, `at` seconds since 1970."""

    seat: SeatNumber | None
    name: str
    text: str
    at: float


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class ErrorMessage(Struct, frozen=True, tag_field="type", tag="error"):
    """Nothing has changed, and why."""

    id: Id
    code: str
    message: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """A sign of life."""

    id: Id


Sent = (
    TableMessage
    | PresenceMessage
    | ChoicesMessage
    | SurveyMessage
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | WeighMessage
    | TurnMessage
    | OddsMessage
    | ChatMessage
    | ErrorMessage
    | Pong
)
