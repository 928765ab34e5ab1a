"""Every message in and out, as types. docs/protocol.md tells what they mean.

A message of a client is told by the one verb it holds: `{"act": "SE3*", "version": 12}`.
A message of the server carries its `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct, field

from rosenkrieg.core.contract import Message, Outcome
from rosenkrieg.server.clocks import Days, Live, Rule
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.settings import CHAT_LENGTH, NAME_LENGTH

SeatNumber = Literal[0, 1]
OfferKind = Literal["draw", "take_back", "pause", "resume", "rematch"]
Status = Literal["waiting", "playing", "paused", "over"]
Id = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{0,64}$")]
Thing = Annotated[str, Meta(max_length=200)]
OrderName = Annotated[str, Meta(max_length=40)]
Action = Annotated[str, Meta(max_length=4000)]


# what a client says first


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down: the token of a seat, entropy for the dice, a name, the log lines known."""

    join: Token
    entropy: Entropy = ""
    name: Name = ""
    since: Annotated[int, Meta(ge=0)] = 0
    id: Id = None


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Looks on."""

    watch: Literal[True]
    since: Annotated[int, Meta(ge=0)] = 0
    id: Id = None


# what a client says then


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays an action, decided at that version."""

    act: Action
    version: int
    id: Id = None


class Preview(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what an action would change."""

    preview: Action
    id: Id = None


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks which rule forbids what was touched."""

    why: Annotated[tuple[Thing, ...], Meta(max_length=16)]
    id: Id = None


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what the computer would do."""

    hint: Literal[True]
    id: Id = None


class Odds(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what may be expected of the battle that goes on."""

    odds: Literal[True]
    id: Id = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the last action back."""

    take_back: Literal[True]
    id: Id = None


class GiveOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes some of the seat's standing orders; the others stay as they are."""

    orders: Annotated[dict[OrderName, Thing | int | bool], Meta(max_length=64)]
    id: Id = None


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """Offers something to the other seat."""

    offer: OfferKind
    id: Id = None


class Accept(Struct, frozen=True, forbid_unknown_fields=True):
    """Accepts what the other seat offers."""

    accept: OfferKind
    id: Id = None


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """Declines what the other seat offers, or withdraws one's own offer."""

    decline: OfferKind
    id: Id = None


class Resign(Struct, frozen=True, forbid_unknown_fields=True):
    """Gives up; before the beginning, withdraws the invitation."""

    resign: Literal[True]
    id: Id = None


class Chat(Struct, frozen=True, forbid_unknown_fields=True):
    """Says something to the table."""

    chat: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: Id = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a sign of life."""

    ping: Literal[True]
    id: Id = None


Said = (
    Act
    | Preview
    | Why
    | Hint
    | Odds
    | TakeBack
    | GiveOrders
    | Offer
    | Accept
    | Decline
    | Resign
    | Chat
    | Ping
)
First = Join | Watch

_VERBS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind.__struct_fields__[0]: msgspec.json.Decoder(kind) for kind in get_args(Said)
}
_FIRST: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind.__struct_fields__[0]: msgspec.json.Decoder(kind) for kind in (Join, Watch)
}
_PARTS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class NotUnderstood(Exception):
    """A frame that is not a JSON object at all."""


class BadMessage(Refusal):
    """A JSON object that is no message of ours; keeps the id it came with."""

    def __init__(self, message: str, id: Id) -> None:
        super().__init__("bad_message", message)
        self.id = id


def read(text: str) -> Said:
    """What a client that has joined says."""
    said: Said = _read(text, _VERBS)
    return said


def read_first(text: str) -> First:
    """What a client says first."""
    said: First = _read(text, _FIRST)
    return said


def _read(text: str, verbs: dict[str, msgspec.json.Decoder[Any]]) -> Any:
    try:
        parts = _PARTS.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise NotUnderstood from None
    said = [verb for verb in parts if verb in verbs]
    if len(said) != 1:
        raise BadMessage(f"expected one of {', '.join(verbs)}, got {len(said)}", _id(parts))
    try:
        return verbs[said[0]].decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error), _id(parts)) from None


def _id(parts: dict[str, msgspec.Raw]) -> Id:
    try:
        id: Id = msgspec.json.decode(parts.get("id", b"null"), type=Id)
        return id
    except msgspec.MsgspecError:
        return None


# what the server says


class Choice(Struct, frozen=True):
    """A legal action and the things it points at, in the order a person touches them."""

    action: str
    path: tuple[str, ...]


class Line(Struct, frozen=True):
    """A line of the log: the number of its move, who made it (null: chance), the text."""

    move: int
    actor: SeatNumber | None
    message: Message


class Log(Struct, frozen=True):
    """Lines from a number on; whoever has more lines than `from` drops the rest."""

    from_: int = field(name="from")
    lines: list[Line]


class SeatFacts(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: SeatNumber
    side: str
    name: str
    player: str
    present: bool
    taken: bool


class ClockFacts(Struct, frozen=True):
    """Seconds left for each seat when the message was written, and whose time runs.

    `reserve` (days only): the part of `left` that is the reserve.
    """

    kind: Literal["live", "days"]
    left: tuple[float, float]
    running: list[SeatNumber]
    reserve: tuple[float, float] | None = None


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

    `no_take_back`: why the reader cannot take his last action back; null if he can.
    `answers`: the id of the message that led here, for the socket it came from.
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


class PreviewMessage(Struct, frozen=True, tag_field="type", tag="preview"):
    """What the action would change."""

    id: Id
    lines: list[Message]


class WhyMessage(Struct, frozen=True, tag_field="type", tag="why"):
    """Which rule forbids it; null if a legal action begins like this."""

    id: Id
    message: Message | None


class HintMessage(Struct, frozen=True, tag_field="type", tag="hint"):
    """What the computer would do."""

    id: Id
    action: str
    path: tuple[str, ...]


class OddsMessage(Struct, frozen=True, tag_field="type", tag="odds"):
    """What may be expected, by simulation."""

    id: Id
    lines: list[Message]


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
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | OddsMessage
    | ChatMessage
    | ErrorMessage
    | Pong
)


# HTTP


class OptionFacts(Struct, frozen=True):
    """A choice made before the match, or a standing order; the default first.

    `free` takes any text.
    """

    name: str
    values: tuple[str | int | bool, ...]
    free: bool


class GameFacts(Struct, frozen=True):
    """A game as the list of games tells it; `sheet`: whether there is one to ask for."""

    key: str
    title: str
    seats: tuple[str, str]
    options: list[OptionFacts]
    rules_version: int
    bots: list[str]
    chance: bool
    hidden: bool
    simultaneous: bool
    sheet: bool
    orders: list[OptionFacts]


PlayerKind = Annotated[str, Meta(pattern="^(human|bot:[0-9A-Za-z_.-]{1,40})$")]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to go on from after so many of its moves: its text, or the same as an object."""

    record: msgspec.Raw
    move: Annotated[int, Meta(ge=0)]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by whom; the game and its options may come from a record."""

    game: Annotated[str, Meta(max_length=40, examples=["rosenkoenig"])] | None = None
    options: dict[str, str | int | bool] = {}
    seats: tuple[PlayerKind, PlayerKind] = ("human", "human")
    clock: Live | Days | None = None
    names: tuple[Name, Name] = ("", "")
    open: bool = False
    rematch_of: Annotated[str, Meta(max_length=40)] | None = None
    fork: Fork | None = None


class SeatLink(Struct, frozen=True):
    """The link of a seat; null where the maker of the match has none to give."""

    seat: SeatNumber
    token: str | None
    url: str | None


class Created(Struct, frozen=True):
    """A new match."""

    match: str
    seats: tuple[SeatLink, SeatLink]
    watch: str
    commitment: Commitment


class MatchFacts(Struct, frozen=True):
    """What everybody may know of a match."""

    match: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatFacts]
    clock: Rule | None
    status: Status
    actors: list[SeatNumber]
    outcome: Outcome | None
    commitment: Commitment
    moves: int
    created: float


class ReplayPosition(Struct, frozen=True):
    """The table after so many moves, and the log lines that led there."""

    move: int
    view: Any
    lines: list[Line]


class Replay(Struct, frozen=True):
    """A match from the beginning as its reader saw it, position by position.

    `sheet` is what is printed on board and pieces; null if the game has none.
    """

    match: str
    game: str
    options: dict[str, str | int | bool]
    viewer: SeatNumber | None
    seats: list[SeatFacts]
    outcome: Outcome | None
    sheet: Any
    positions: list[ReplayPosition]


class Reissued(Struct, frozen=True):
    """The new key to a seat."""

    token: str
    url: str


class Invitation(Struct, frozen=True):
    """An open seat in the lobby; `name` is who waits there."""

    match: str
    game: str
    options: dict[str, str | int | bool]
    clock: Rule | None
    seat: SeatNumber
    name: str
    created: float


class Taken(Struct, frozen=True):
    """The key to a seat that was taken in the lobby."""

    match: str
    seat: SeatNumber
    token: str
    url: str


class Section(Struct, frozen=True):
    """A section of the rules in our own words, and the rule numbers it speaks of."""

    id: str
    title: str
    rules: list[str]
    html: str


class RulesText(Struct, frozen=True):
    """The rules of a game in one language."""

    sections: list[Section]


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


class ErrorFacts(Struct, frozen=True):
    """What was wrong."""

    code: str
    message: str


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: ErrorFacts


encode: Final = msgspec.json.Encoder().encode
