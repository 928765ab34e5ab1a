"""The door to what is kept, in the words of the table; how it is kept is behind it.

Steps are only ever appended. A `Change` is everything that belongs together: it is stored whole or
not at all, it is durable when `commit` returns, and changes that arrive together are committed
together. Two writers cannot both add the step of a number: the later one gets a `Conflict`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal

from msgspec import Struct

from rosenkrieg.core.contract import OptionValue, Outcome, Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.server.messages import ChatLine
from rosenkrieg.server.store.seasons import (
    AppendRows,
    CreateSeason,
    Picture,
    SeasonRow,
    SetPicture,
    StoredSeason,
)
from rosenkrieg.table.clocks import Rule
from rosenkrieg.table.setting import Setting
from rosenkrieg.table.steps import Step
from rosenkrieg.table.table import Status

CHAT_SHOWN: Final = 200
"""Lines of chat that are loaded with a match."""

LOBBY_SHOWN: Final = 100
OVERDUE_AT_ONCE: Final = 200
NOTICES_AT_ONCE: Final = 100

Hashes = tuple[str | None, str | None]
"""The hash of each seat's token; None for a seat that has none yet."""


class StorageError(GameError):
    """The database cannot be used as asked."""


class Conflict(Exception):
    """Another writer was quicker: the step number is taken."""


# what is written


class Standing(Struct, frozen=True):
    """How a match stands: what lists and the sweeper need to know without loading it."""

    status: Status
    deadline: float | None
    """When to look at the match again if nothing happens."""
    outcome: Outcome | None = None


NoticeKind = Literal["turn", "offer", "over"]


class Call(Struct, frozen=True):
    """Someone who is away should be told of a change."""

    seat: Seat
    kind: NoticeKind


class Key(Struct, frozen=True):
    """A seat's new token, as its hash; None where it has none any more."""

    seat: Seat
    hash: str | None


class CreateMatch(Struct, frozen=True):
    """A new match, with the steps it begins with."""

    setting: Setting
    hashes: Hashes
    steps: tuple[Step, ...]
    standing: Standing


class AppendSteps(Struct, frozen=True):
    """The next steps of a match and what goes with them.

    `standing` and `key` are None if they do not change; `follower` is the match after this one.
    """

    match: str
    steps: tuple[Step, ...]
    standing: Standing | None = None
    calls: tuple[Call, ...] = ()
    key: Key | None = None
    follower: CreateMatch | None = None


class Say(Struct, frozen=True):
    """A line of chat."""

    match: str
    line: ChatLine


class StartProcess(Struct, frozen=True):
    """A server process came up."""

    process: str
    at: float


class Beat(Struct, frozen=True):
    """A server process is still up."""

    process: str
    at: float


class DropNotice(Struct, frozen=True):
    """A notice was delivered."""

    id: int


class Forget(Struct, frozen=True):
    """Matches that never began, and notices, from before that time are of no use any more."""

    before: float
    ended: float | None = None
    """Matches whose last step is older are deleted as well."""
    said: float | None = None
    """Chat that is older is deleted as well."""


class Erase(Struct, frozen=True):
    """The name of a seat is deleted, and what was said from it; the steps that told it change."""

    match: str
    seat: Seat
    texts: tuple[tuple[int, str], ...]
    """Numbers of the steps that hold the name, and their texts without it."""


class KeepStudy(Struct, frozen=True):
    """What judges say of a finished match so far; it takes the place of what they said before."""

    match: str
    text: str


Change = (
    CreateMatch
    | AppendSteps
    | Say
    | StartProcess
    | Beat
    | DropNotice
    | Forget
    | Erase
    | CreateSeason
    | AppendRows
    | SetPicture
    | KeepStudy
)


# what is read


class Stored(Struct, frozen=True):
    """A match as it is read back."""

    setting: Setting
    hashes: Hashes
    steps: tuple[Step, ...]
    chat: tuple[ChatLine, ...]
    last_chat: int
    standing: Standing


class Latest(Struct, frozen=True):
    """How far a match has come: the numbers of its last step and of its last line of chat."""

    step: int
    chat: int


class Waiting(Struct, frozen=True):
    """An open seat, as the lobby lists it; `name` is the person in the other one."""

    match: str
    game: str
    options: dict[str, OptionValue]
    clock: Rule | None
    seat: int
    name: str
    created: float


class Notice(Struct, frozen=True):
    """A notice that waits to be delivered: the match, its step of that number, whom, why, when."""

    id: int
    match: str
    number: int
    seat: int
    kind: NoticeKind
    at: float


class Span(Struct, frozen=True):
    """When a server process was up."""

    process: str
    began: float
    seen: float


# between processes


class News(Struct, frozen=True, array_like=True):
    """What another process did: a match and its last step, or something it says of itself.

    Without a process and a match: news was missed.
    """

    process: str
    match: str
    number: int
    present: tuple[int, int, int] | None = None
    """Sockets of the first seat, the second, and spectators at that process."""
    asks: bool = False
    """Whether it wants to be told who is present elsewhere."""
    chat: bool = False
    """Whether something was said."""
    erased: int | None = None
    """The seat whose name and words were deleted from what is stored."""


Listener = Callable[[News], None]


class Storage(ABC):
    """What a server keeps its matches in."""

    engine: str
    is_shared = False
    """Whether several processes may use it at once."""

    def __init__(self) -> None:
        self.on_batch: Callable[[int, float], None] = lambda size, seconds: None
        """Called after a commit with the number of changes in it and the seconds it took."""

    @abstractmethod
    async def start(self) -> None:
        """Brings the schema up to date and begins to work."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was begun."""

    @abstractmethod
    def commit(self, change: Change) -> Awaitable[None]:
        """Stores the change for good; Conflict if another writer was quicker."""

    @abstractmethod
    async def load(self, match: str) -> Stored | None:
        """A match with all its steps and the end of its chat."""

    @abstractmethod
    async def steps_after(self, match: str, number: int) -> list[Step]:
        """The steps that were added since."""

    @abstractmethod
    async def latest(self, matches: Sequence[str]) -> dict[str, Latest]:
        """How far these matches have come; those without a step are left out."""

    @abstractmethod
    async def hashes(self, match: str) -> Hashes:
        """The hashes of the tokens of both seats."""

    @abstractmethod
    async def chat_after(self, match: str, last: int) -> tuple[list[ChatLine], int]:
        """What was said since, and the number of the last line."""

    @abstractmethod
    async def study(self, match: str) -> str | None:
        """What judges said of a match."""

    @abstractmethod
    async def lobby(self, most: int = LOBBY_SHOWN) -> list[Waiting]:
        """Open seats, the newest first."""

    @abstractmethod
    async def overdue(self, now: float, most: int = OVERDUE_AT_ONCE) -> list[str]:
        """Matches to look at, the longest overdue first."""

    @abstractmethod
    async def notices(self, most: int = NOTICES_AT_ONCE) -> list[Notice]:
        """Notices to deliver, the oldest first."""

    @abstractmethod
    async def uptimes(self) -> list[Span]:
        """When which process was up, the earliest first."""

    @abstractmethod
    async def load_season(self, season: str) -> StoredSeason | None:
        """A season with all its rows and links."""

    @abstractmethod
    async def rows_after(self, season: str, number: int) -> tuple[list[SeasonRow], dict[str, str]]:
        """The rows that were added since, and the links as they are now."""

    @abstractmethod
    async def overdue_seasons(self, now: float) -> list[str]:
        """Seasons to look at, the longest overdue first."""

    @abstractmethod
    async def picture(self, season: str) -> Picture | None:
        """The picture behind the map of a season."""

    async def listen(self, process: str, listener: Listener) -> None:
        """Hears of what other processes do; nothing to hear where one process is alone."""
        return None

    def tell(self, news: News) -> None:
        """Tells the other processes, if there are any."""
        return None
