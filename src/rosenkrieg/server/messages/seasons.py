"""Seasons over HTTP: what is asked, entered and answered. docs/seasons.md tells what it means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rosenkrieg.campaign.chronicle import ToldEntry
from rosenkrieg.campaign.corrections import Changed, Correction
from rosenkrieg.campaign.entries import Entry, SeasonOptions
from rosenkrieg.campaign.season import Conflict, Ranked
from rosenkrieg.campaign.views import Answer, AnswerBranch, Asked, BattleView, SeasonView
from rosenkrieg.core.contract import Message
from rosenkrieg.server.messages.sent import Commitment
from rosenkrieg.server.messages.words import Path

RequestId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$")]
Called = Annotated[str, Meta(max_length=60)]
"""A name of a season, realm, person or territory."""
Known = Annotated[str, Meta(max_length=40)]
"""An id of an entry, realm, battle, territory or question."""
Reason = Annotated[str, Meta(max_length=200)]
Points = Annotated[int, Meta(ge=0, le=99)]
Pair = tuple[Points, Points]
Boasts = Annotated[tuple[bool, ...], Meta(max_length=8)]
Roster = Annotated[str, Meta(max_length=20_000)]

# creating


class NewRealm(Struct, frozen=True, forbid_unknown_fields=True):
    """A realm and the person who runs it."""

    name: Called
    player: Called = ""


class NewSeason(Struct, frozen=True, forbid_unknown_fields=True):
    """A season to be created; of the options only what differs."""

    name: Called
    options: SeasonOptions = SeasonOptions()
    edition: str = "standard"
    realms: Annotated[tuple[NewRealm, ...], Meta(max_length=12)] = ()


class SeasonLink(Struct, frozen=True):
    """The link of a holder: the organizer, or a realm by its id."""

    holder: str
    token: str
    url: str


class SeasonCreated(Struct, frozen=True):
    """A new season and all its links."""

    season: str
    organizer: SeasonLink
    realms: list[SeasonLink]
    public: str
    commitment: Commitment


class WishedLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose link is to be replaced."""

    holder: Known


# reading


class Wish(Struct, frozen=True):
    """A correction that a realm asks for, in that battle."""

    id: str
    battle: str
    author: str
    at: int
    reason: str
    correction: Correction


class SeasonAnswer(Struct, frozen=True):
    """A season as its reader may see it. `head`: of the chain over its rows. `keys`: who has a
    link; told to the organizer. `picture`: where the picture behind the map is.
    """

    season: str
    version: int
    viewer: str
    read_only: bool
    created: float
    view: SeasonView
    wishes: list[Wish]
    commitment: Commitment
    drawn: int
    head: str
    keys: list[str]
    picture: str | None


class SeasonBattle(Struct, frozen=True):
    """A battle with its table, and its story."""

    battle: BattleView
    lines: list[ToldEntry]


class Chronicle(Struct, frozen=True):
    """The season as a story, or a page of it. `marks`: one for each page; it changes when anything
    on the page does.
    """

    lines: list[ToldEntry]
    page: int = 0
    marks: tuple[str, ...] = ()


class LedgerAnswer(Struct, frozen=True):
    """The ledger after so many rows, or a page of it. `places`: where its entries stand, of `size`
    in all. `unused`: entries that nothing asks for. `page` and `marks` as in the chronicle.
    """

    version: int
    entries: list[Entry]
    unused: list[str]
    standings: list[Ranked]
    size: int
    places: list[int]
    page: int = 0
    marks: tuple[str, ...] = ()


class RevisionFacts(Struct, frozen=True):
    """A correction; `number` is that of its row, the ledger before it is that of the row before.

    An entry is null where there was none, or where it is a secret choice. `part`: made together
    with the one before it.
    """

    number: int
    author: str
    at: int
    reason: str
    position: int
    before: Entry | None
    after: Entry | None
    part: bool


class RevisionsAnswer(Struct, frozen=True):
    """All corrections, in their order."""

    revisions: list[RevisionFacts]


# entering


class DoJoin(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="join"):
    """A realm joins."""

    name: Called
    player: Called = ""


class DoRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rules"):
    """The season has these rules from here on."""

    options: SeasonOptions


class DoNextRound(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="next_round"
):
    """The next round begins."""


class DoEnd(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end"):
    """The season ends."""


class DoApprove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="approve"):
    """The end is approved."""


class DoTakeOver(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take_over"):
    """Someone else runs the realm; an empty name keeps it."""

    realm: Known
    player: Called
    name: Called = ""


Allies = Annotated[tuple[Known, ...], Meta(max_length=2)]


class DoMeet(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="meet"):
    """A battle opens; `allies` fight beside the leading realm of each side."""

    first: Known
    second: Known
    quick: bool = False
    allies: tuple[Allies, Allies] = ((), ())


class DoPropose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="propose"):
    """A realm proposes a meeting."""

    opponent: Known
    quick: bool = False


class DoAccept(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="accept"):
    """The other accepts."""

    proposal: Known


class DoDecline(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="decline"):
    """A proposal is declined or withdrawn."""

    proposal: Known


class DoAnswer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """An answer to a question; `asked`: the one it was made for."""

    battle: Known
    action: Annotated[str, Meta(max_length=200)]
    asked: Known = ""
    realm: Known = ""


class DoRoll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="roll"):
    """A roll: what the dice on the table showed, or null for the server's dice."""

    battle: Known
    asked: Known = ""
    face: Annotated[int, Meta(ge=1, le=99)] | None = None


class DoReport(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="report"):
    """All lines of a report at once."""

    battle: Known
    fielded: Pair
    glory: Pair
    heroes: Pair = (0, 0)
    done: tuple[Boasts, Boasts] = ((), ())
    asked: Known = ""
    realm: Known = ""


class DoRule(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rule"):
    """The organizer decides what happened on the table."""

    battle: Known
    fielded: Pair
    glory: Pair
    heroes: Pair = (0, 0)
    done: tuple[Boasts, Boasts] = ((), ())
    reason: Reason = ""


class DoVoid(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="void"):
    """A battle is void."""

    battle: Known
    reason: Reason = ""


class DoForfeit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="forfeit"):
    """A realm did not turn up twice."""

    battle: Known
    realm: Known


class DoDispute(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="dispute"):
    """A realm disputes a report that counted because time had passed."""

    battle: Known


class DoEarn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="earn"):
    """Glory of an ally in a battle of several realms, or of a free-for-all."""

    realm: Known
    glory: Points
    battle: Known = ""
    reason: Reason = ""


class DoClose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="close"):
    """A battle is closed; what is missing has its default."""

    battle: Known


class DoDecree(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="decree"):
    """The organizer sets something."""

    what: Literal["owner", "grant", "spies", "glory"]
    target: Known
    value: Known
    reason: Reason


class DoRetire(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="retire"):
    """A realm drops out."""

    realm: Known = ""


class DoAbsent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="absent"):
    """A realm is away up to a round."""

    until: Annotated[int, Meta(ge=0, le=1000)]
    realm: Known = ""


class DoPlace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="place"):
    """A territory gets a name and a place on the map, in thousandths of it."""

    territory: Known
    name: Called = ""
    x: Annotated[int, Meta(ge=0, le=1000)] = 0
    y: Annotated[int, Meta(ge=0, le=1000)] = 0


class DoRoster(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="roster"):
    """The warband of a realm."""

    roster: Roster
    realm: Known = ""


class DoNote(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="note"):
    """A line for the chronicle."""

    text: Annotated[str, Meta(max_length=2000)]
    battle: Known = ""


class DoStir(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stir"):
    """Someone adds to the dice."""

    entropy: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$")]


SeasonCommand = (
    DoJoin
    | DoRules
    | DoNextRound
    | DoEnd
    | DoApprove
    | DoTakeOver
    | DoMeet
    | DoPropose
    | DoAccept
    | DoDecline
    | DoAnswer
    | DoRoll
    | DoReport
    | DoRule
    | DoVoid
    | DoForfeit
    | DoDispute
    | DoEarn
    | DoClose
    | DoDecree
    | DoRetire
    | DoAbsent
    | DoPlace
    | DoRoster
    | DoNote
    | DoStir
)


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """A command. The same id again is the same entry, answered again.

    With a version it is refused if the season has moved on since.
    """

    id: RequestId
    command: SeasonCommand
    version: int | None = None


class Entered(Struct, frozen=True):
    """What was entered; `repeated`: it had been before. `links`: of realms that are new."""

    id: str
    version: int
    entries: list[Entry]
    repeated: bool
    links: list[SeasonLink]


# questions


class Choosing(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers to a question that begin with a path; or why one is not possible."""

    battle: Known
    question: Known
    path: Path = ()


class AnswersFound(Struct, frozen=True):
    """The answers, or, if they are too many, their next steps."""

    legal: list[Answer]
    branches: list[AnswerBranch]


class MissingAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A closed battle in which answers are missing."""

    battle: Known


class MissingAnswer(Struct, frozen=True):
    """What is asked first there, at its place; null if nothing is missing."""

    asked: Asked | None


class AgainAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry that is to be corrected."""

    entry: Known


class WhyNot(Struct, frozen=True):
    """Which rule forbids it; null if nothing does."""

    message: Message | None


class WarbandAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A roster to look through; the realm says how many points it may field."""

    roster: Roster
    realm: Known = ""


class WarbandChecked(Struct, frozen=True):
    """Its points, those the realm may field, and what does not follow the published limits."""

    points: int
    most: int | None
    warnings: list[Message]


# corrections


class Consider(Struct, frozen=True, forbid_unknown_fields=True):
    """A correction to look at before it is made."""

    correction: Correction


class Considered(Struct, frozen=True):
    """What a correction would change."""

    version: int
    owners: list[Changed]
    winners: list[Changed]
    before: list[Ranked]
    after: list[Ranked]
    conflicts: list[Conflict]
    solved: list[Conflict]


class Correcting(Struct, frozen=True, forbid_unknown_fields=True):
    """A correction to make, as it was looked at; by a realm: to ask for."""

    id: RequestId
    version: int
    correction: Correction
    reason: Reason


class Corrected(Struct, frozen=True):
    """What was done: a correction, or a wish that waits for the other realm or the organizer."""

    id: str
    version: int
    repeated: bool
    wish: str | None
    consequences: Considered | None


class Agreeing(Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to the correction that someone asks for."""

    id: RequestId
    agree: bool


class SeasonPicture(Struct, frozen=True):
    """Where the picture behind the map is; null: there is none."""

    picture: str | None


class SeasonNews(Struct, frozen=True, tag_field="type", tag="season"):
    """The season has come so far; sent over the socket."""

    season: str
    version: int
