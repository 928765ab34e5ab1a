"""What stands in the ledger. [K1, A1, A7]

An entry has an id that is never used again, an author, a time and a body. Its position in the
list is the order; its time is for people. Battles and realms are named by the ids of the entries
that made them, so nothing depends on counters.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

ORGANIZER: Final = "organizer"
PUBLIC: Final = "public"

SAMPLES: Final = {"en": "sample", "de": "sample-de"}
"""The ids of the season that everybody can look at, by language."""
SAMPLE_SECRET: Final = b"rosenkrieg: the dice of the sample"
"""No secret: the season is over."""

Source = Literal["server", "table", "organizer", "time"]
"""Where a result or an answer comes from."""

What = Literal["owner", "grant", "spies", "glory"]
"""What the organizer can set."""


class SeasonOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a season; 0 switches a limit off. [G9, 9.3]

    `limit`: battles of a realm. `territories` end the season. `rounds`, `battles_a_round` [G14],
    `meetings` of a pair [G15], `confirm_hours` [G17], `late`: whether realms may join until
    half-time [G19], `approve`: whether the organizer approves the end [G22], `help`: points for the
    smaller realm at the table [9.2], `days` of a round, for people: nothing ends by itself.
    """

    limit: int = 12
    territories: int = 10
    rounds: int = 6
    battles_a_round: int = 2
    meetings: int = 3
    confirm_hours: int = 72
    late: bool = True
    approve: bool = True
    help: bool = False
    days: int = 14


# bodies


class Begun(Struct, frozen=True, tag=True):
    """The season begins."""

    name: str
    options: SeasonOptions = SeasonOptions()
    edition: str = "standard"


class Joined(Struct, frozen=True, tag=True):
    """A realm joins; it is founded by answers. Its id is that of the entry. [G19]"""

    name: str
    player: str = ""


class Proposed(Struct, frozen=True, tag=True):
    """A realm proposes a meeting. [G2, D2]"""

    first: str
    second: str
    quick: bool = False


class Declined(Struct, frozen=True, tag=True):
    """A proposal is declined or withdrawn."""

    proposal: str


class Met(Struct, frozen=True, tag=True):
    """The other accepts: a battle opens, named by this entry. [G2]

    `allies`: realms that fight beside the leading one of each side. [G21]
    """

    first: str
    second: str
    quick: bool = False
    proposal: str = ""
    allies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


class Answered(Struct, frozen=True, tag=True):
    """An answer to a question of a battle or a founding. [9.4]"""

    battle: str
    question: str
    action: str
    source: Source = "server"
    draw: int | None = None
    """The number of the server's draw, for a roll that the server made."""


class Closed(Struct, frozen=True, tag=True, omit_defaults=True):
    """A battle is closed; what is missing has its default. [A1]

    `final`: nobody is asked for it later either; of a forgotten battle only the result is known.
    """

    battle: str
    final: bool = False


class Voided(Struct, frozen=True, tag=True):
    """A battle is void. [G12]"""

    battle: str
    reason: str = ""


class Ruled(Struct, frozen=True, tag=True):
    """The organizer decides what happened on the table. [Q27, G17]"""

    battle: str
    fielded: tuple[int, int]
    glory: tuple[int, int]
    heroes: tuple[int, int] = (0, 0)
    done: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())
    reason: str = ""


class Forfeited(Struct, frozen=True, tag=True):
    """A realm did not turn up twice: it loses 3:1, without boasts. [A3]"""

    battle: str
    realm: str


class Decreed(Struct, frozen=True, tag=True):
    """The organizer sets something, with a reason; `replaces` is what it was. [K6, K7, A23]

    `owner` of a territory (nobody: discarded), `grant` of a new one, `spies` or `glory` of a realm.
    """

    what: What
    target: str
    value: str
    reason: str
    replaces: str = ""


class Earned(Struct, frozen=True, tag=True):
    """Glory of an ally, or of a free-for-all; nothing is staked or gained by it. [G21]"""

    realm: str
    glory: int
    battle: str = ""
    reason: str = ""


class Retired(Struct, frozen=True, tag=True):
    """A realm drops out; its open battles are void. [G13, G20]"""

    realm: str


class TakenOver(Struct, frozen=True, tag=True):
    """Someone else plays the realm from now on. [G20]"""

    realm: str
    player: str
    name: str = ""


class Absent(Struct, frozen=True, tag=True):
    """A realm is away for rounds: it cannot be challenged. [G16]"""

    realm: str
    until: int


class Regulated(Struct, frozen=True, tag=True):
    """From here on the season has these rules. [9.3]"""

    options: SeasonOptions


class NextRound(Struct, frozen=True, tag=True):
    """The next round begins. [G14]"""


class Ended(Struct, frozen=True, tag=True):
    """The organizer ends the season. [G9]"""


class Approved(Struct, frozen=True, tag=True):
    """The organizer approves the end. [G22]"""


class Placed(Struct, frozen=True, tag=True):
    """A territory gets a name, and a place on the map."""

    territory: str
    name: str
    x: int = 0
    y: int = 0


class Noted(Struct, frozen=True, tag=True):
    """A line for the chronicle."""

    text: str
    battle: str = ""


class Stirred(Struct, frozen=True, tag=True):
    """Someone adds entropy to the server's dice."""

    entropy: str


class Listed(Struct, frozen=True, tag=True):
    """The roster of a realm, as encoded by `warbands`."""

    realm: str
    roster: str


Body = (
    Begun
    | Joined
    | Proposed
    | Declined
    | Met
    | Answered
    | Closed
    | Voided
    | Ruled
    | Forfeited
    | Decreed
    | Retired
    | TakenOver
    | Absent
    | Regulated
    | NextRound
    | Ended
    | Approved
    | Placed
    | Noted
    | Listed
    | Stirred
    | Earned
)


class Told(Struct, frozen=True):
    """A whole report: points fielded, glory of the scenario, heroes killed, boasts done. [D14]"""

    fielded: tuple[int, int]
    glory: tuple[int, int]
    heroes: tuple[int, int] = (0, 0)
    done: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())


class Entry(Struct, frozen=True):
    """One event, with who entered it and when (seconds since 1970)."""

    id: str
    author: str
    at: int
    body: Body


class Revision(Struct, frozen=True, omit_defaults=True):
    """A correction: what stood there before, and what stands there now. [K2]

    `part`: it was made together with the one before it; a whole battle leaves at once.
    """

    author: str
    at: int
    reason: str
    position: int
    before: Entry | None
    after: Entry | None
    part: bool = False


class Ledger(Struct, frozen=True):
    """All entries in their order, and all corrections in theirs. `made` counts ids. [K1, K2]"""

    entries: tuple[Entry, ...] = ()
    revisions: tuple[Revision, ...] = ()
    made: int = 0


def battle_of(entry: Entry) -> str:
    """The battle that an entry opens or speaks of; empty if it does neither."""
    return entry.id if isinstance(entry.body, Met) else getattr(entry.body, "battle", "")


def position(ledger: Ledger, id: str) -> int | None:
    """Where an entry stands."""
    return next((at for at, entry in enumerate(ledger.entries) if entry.id == id), None)
