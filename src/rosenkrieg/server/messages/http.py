"""The bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rosenkrieg.core.contract import Message, Outcome
from rosenkrieg.locale import Blurb
from rosenkrieg.rulebook import Section
from rosenkrieg.server.messages.sent import ClockFacts, Commitment, Line, SeatFacts
from rosenkrieg.server.messages.words import Name, Path, SeatNumber
from rosenkrieg.table.clocks import Days, Live, Rule
from rosenkrieg.table.table import Status


class OptionFacts(Struct, frozen=True):
    """A choice made before the match, or a standing order; the default first.

    `free` takes any text.
    """

    name: str
    values: tuple[str | int | bool, ...]
    free: bool


class GameFacts(Struct, frozen=True):
    """A game as the list of games tells it.

    `blurbs` are what is said of it, by language; `signs` the emblems of the sides, by their names
    among the page's pictures; `bots` its computer players, weakest first, and `usual_bot` the one
    to suggest; `coach`: whether someone can tell why; `sheet`: whether there is one to ask for;
    `puzzles`: how many there are; `sample`: whether there is a match to watch.
    """

    key: str
    blurbs: dict[str, Blurb]
    seats: tuple[str, str]
    signs: tuple[str, str]
    options: list[OptionFacts]
    rules_version: int
    bots: list[str]
    usual_bot: str
    coach: bool
    chance: bool
    hidden: bool
    simultaneous: bool
    sheet: bool
    orders: list[OptionFacts]
    puzzles: int
    sample: bool


PlayerKind = Annotated[str, Meta(pattern="^(human|bot:[0-9A-Za-z_.-]{1,40})$")]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to go on from after so many of its moves: its text, or the same as an object."""

    record: msgspec.Raw
    move: Annotated[int, Meta(ge=0)]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by whom; the game and its options may come from a record.

    `hints`: the computer may help both, if both seats are people's; not in an open match.
    """

    game: Annotated[str, Meta(max_length=40, examples=["rosenkoenig"])] | None = None
    options: dict[str, str | int | bool] = {}
    seats: tuple[PlayerKind, PlayerKind] = ("human", "human")
    clock: Live | Days | None = None
    names: tuple[Name, Name] = ("", "")
    open: bool = False
    hints: bool = False
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
    rematch: str | None = None
    """The match that follows, once both have agreed to one."""
    hints: bool = False
    """Two people agreed that the computer helps both."""
    rules_version: int = 1
    """The version of the rules that the match began with."""


class Glance(Struct, frozen=True):
    """A match as a list shows it to its reader: where it stands, and what happened last.

    `picture` is a small SVG without words; null before the beginning, or if the game has none.
    """

    picture: str | None
    last: Line | None
    clock: ClockFacts | None


class CarriedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that another device is to hold too."""

    match: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
    seat: SeatNumber
    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Carrying(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats on their way to another device."""

    seats: Annotated[list[CarriedSeat], Meta(min_length=1, max_length=200)]


class CarryCode(Struct, frozen=True):
    """What opens carried seats, once; `seconds` for which it is good."""

    code: str
    seconds: int


class Fetching(Struct, frozen=True, forbid_unknown_fields=True):
    """The code with which the other device fetches the seats."""

    code: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


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
    rules_version: int
    options: dict[str, str | int | bool]
    viewer: SeatNumber | None
    seats: list[SeatFacts]
    outcome: Outcome | None
    sheet: Any
    positions: list[ReplayPosition]


class Touched(Struct, frozen=True, forbid_unknown_fields=True):
    """Things touched in a position of a replay, after so many moves."""

    move: Annotated[int, Meta(ge=0)]
    path: Path = ()


class Shown(Struct, frozen=True):
    """What the board shows about things touched, in the game's own form; null if nothing."""

    found: Any


class Beginning(Struct, frozen=True):
    """How a match with these options begins, as a spectator sees it.

    `edition` is the text of the edition, where the options name one; `survey` what the board may
    show about the position as a whole.
    """

    options: dict[str, str | int | bool]
    sheet: Any
    view: Any
    survey: Any
    edition: str | None


class Reissued(Struct, frozen=True):
    """The new key to a seat."""

    token: str
    url: str


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """Until when a player is on vacation, in seconds since 1970; null: back again."""

    until: Annotated[float, Meta(ge=0, le=1e11)] | None


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


class RulesText(Struct, frozen=True):
    """The rules of a game in one language: the introduction, then the sections.

    `pictures` names the sections that have one.
    """

    sections: list[Section]
    pictures: list[str] = []


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


class ErrorFacts(Struct, frozen=True):
    """What was wrong; `words` say it to people where the rules of a season refuse something."""

    code: str
    message: str
    words: Message | None = None


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: ErrorFacts
