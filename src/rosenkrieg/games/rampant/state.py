"""The whole truth about a campaign of two realms, or about one battle of a season.

FIRST is the Lion, SECOND the Dragon; pairs are in that order. Everything but the secret choices
kept aside in `Choosing`, `Naming` and `Boasting` lies open to all. [D5, D6, D13]
"""

from __future__ import annotations

from typing import Any, Literal, final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.core.contract import Seat, other

Window = Literal["W1", "W2", "W3", "W4"]
"""When a spy can be used. [S1-S3]"""

Throw = Literal[
    "founding", "caught", "exchange", "attacker", "scenario", "position", "answer", "strength",
    "leader", "boast", "territory", "event", "unrest", "inheritance",
]  # fmt: skip
"""What is rolled for."""

Step = Literal[
    "founding", "meeting", "choice", "stakes", "exchanged", "raid", "attacker", "silencing",
    "warbands", "scenario", "road", "terrain", "pieces", "boasts", "battle", "fight", "glory",
    "territory", "event", "gain", "close", "window",
]  # fmt: skip
"""The steps that follow each other without asking anybody; see play.py."""

Pair = tuple[int, int]


class Options(Struct, frozen=True):
    """What was agreed before the match. [Q39]

    `battles` 0: one battle of a season, whose ledger says what comes next.
    """

    edition: str
    battles: int
    quick: bool
    table_dice: bool
    help: bool


class Territory(Struct, frozen=True):
    """One territory; its id says which event made it and never changes. [G3, A7]"""

    id: str
    kind: str


class Realm(Struct, frozen=True):
    """A realm between battles. [3, G3-G5]

    `home` is the id of the home land. `waiting` are effects for its next battle, `resting` ids of
    territories whose property rests in it. `locked` are ids staked in other battles. [G4]
    """

    territories: tuple[Territory, ...]
    home: str
    spies: int
    glory: int = 0
    battles: int = 0
    waiting: tuple[str, ...] = ()
    resting: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()


class Line(Struct, frozen=True):
    """Glory of a realm from one source. [B18, S6]"""

    seat: Seat
    source: str
    glory: int
    boast: str = ""


class OnPlan(Struct, frozen=True):
    """A piece on the plan: its middle, in inches from the left and the attacker's edge."""

    kind: str
    x: int
    y: int
    seat: Seat


class Report(Struct, frozen=True):
    """What was seen on the real table, as far as it is told. [D14, A21]"""

    fielded: tuple[int, ...] = ()
    glory: tuple[int, ...] = ()
    heroes: tuple[int, ...] = ()
    done: tuple[int, ...] = ()


class Spying(Struct, frozen=True):
    """A spy at work: who sent it, in which window, against which territory, and who is still to be
    asked. [S1-S6]"""

    window: Window
    seat: Seat
    target: str
    rest: tuple[Seat, ...]
    canceled: bool = False


class Battle(Struct, frozen=True):
    """What lies open of the battle that is going on. [3.1]

    `first`: who is asked first [Q40]. `effects`, `resting`: of each realm, for this battle. `pair`:
    effects on this pair. `openly`: who must choose openly [S1]. `stakes`: the territory each realm
    stakes. `listed`: those whose properties count in a raid. `built`: what each realm owned at step
    4 [G7]. `used`: properties used once a battle. `slots`: who places which sort of terrain,
    `placed`: how many so far. `strength`, `killed`, `done`: of both sides, quick or reported.
    """

    id: str
    number: int
    first: Seat
    effects: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    resting: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    pair: tuple[str, ...] = ()
    raider: Seat | None = None
    openly: Seat | None = None
    chosen: tuple[str | None, str | None] = (None, None)
    stakes: tuple[str | None, str | None] = (None, None)
    exchange: int | None = None
    listed: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    attacker: Seat | None = None
    silenced: tuple[str, ...] = ()
    built: tuple[tuple[Territory, ...], tuple[Territory, ...]] | None = None
    points: Pair | None = None
    declared: Pair | None = None
    fielded: Pair | None = None
    scenario: str | None = None
    used: tuple[str, ...] = ()
    slots: tuple[tuple[Seat, str], ...] = ()
    placed: int = 0
    plan: tuple[OnPlan, ...] = ()
    boasts: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    strength: tuple[int | None, int | None] = (None, None)
    killed: tuple[int | None, int | None] = (None, None)
    done: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())
    spying: Spying | None = None
    scenario_glory: Pair | None = None
    conceded: Seat | None = None
    reports: int = 0
    lines: tuple[Line, ...] = ()
    winner: Seat | None = None
    entitled: Seat | None = None
    loser: Seat | None = None
    specials: int = 0
    event: int | None = None
    rolled: str | None = None
    made: int = 0


# set-up


@final
class HomeChoice(Struct, frozen=True, tag=True):
    """A realm chooses its home land. [3, D1]"""

    seat: Seat


@final
class KindChoice(Struct, frozen=True, tag=True):
    """An open borderland gets its kind. [Q30]"""

    seat: Seat
    what: Literal["founding", "inheritance", "gain"]


@final
class Rolling(Struct, frozen=True, tag=True):
    """Dice are rolled: by chance, or at the table by the seat. `about`: a boast, or a spy."""

    what: Throw
    seat: Seat
    about: str = ""


# steps 1 and 2


@final
class FormChoice(Struct, frozen=True, tag=True):
    """The smaller realm raids or gives battle. [D3]"""

    seat: Seat


@final
class SpyChoice(Struct, frozen=True, tag=True):
    """A spy may be used in this window; `rest` is asked afterwards. [D4, D9, S4]"""

    window: Window
    seat: Seat
    rest: tuple[Seat, ...]


@final
class CancelChoice(Struct, frozen=True, tag=True):
    """The opponent may spend a spy to cancel the one at work. [S5]"""

    seat: Seat


@final
class Choosing(Struct, frozen=True, tag=True):
    """Both choose attack or defense in secret; `openly` one goes first, for all to see. [D5, S1]"""

    chosen: tuple[str | None, str | None]
    openly: Seat | None = None


# step 3


@final
class Naming(Struct, frozen=True, tag=True):
    """Contested territories are named by those who are due, in secret if there are two. [D6]"""

    names: tuple[str | None, str | None]
    due: tuple[bool, bool]


@final
class ExchangeChoice(Struct, frozen=True, tag=True):
    """The defender may roll for an exchange. [D7]"""

    seat: Seat


@final
class ExchangePick(Struct, frozen=True, tag=True):
    """The roll has succeeded: which territory, or none. [D7]"""

    seat: Seat


@final
class OfferChoice(Struct, frozen=True, tag=True):
    """Raid: the larger realm offers a territory. [D8]"""

    seat: Seat


@final
class ListChoice(Struct, frozen=True, tag=True):
    """Raid: a realm lists territories whose properties count. [D8]"""

    seat: Seat


# steps 4 to 7


@final
class DeclareChoice(Struct, frozen=True, tag=True):
    """The larger warband decides with how many points it plays. [D10]"""

    seat: Seat


@final
class ProposeChoice(Struct, frozen=True, tag=True):
    """The first seat may propose a scenario. [D11, A22]"""

    seat: Seat


@final
class AcceptChoice(Struct, frozen=True, tag=True):
    """The second seat accepts it, or the scenario is rolled. [A22]"""

    seat: Seat
    scenario: str


@final
class RoadChoice(Struct, frozen=True, tag=True):
    """High road: the scenario may be rolled again. [A12]"""

    seat: Seat


@final
class LeaveOutChoice(Struct, frozen=True, tag=True):
    """Whether the terrain roll is left out; both must agree. [B14, Q25]"""

    seat: Seat


@final
class PieceChoice(Struct, frozen=True, tag=True):
    """A kind of terrain is picked. [Q22]"""

    seat: Seat


@final
class AgainChoice(Struct, frozen=True, tag=True):
    """Hill country: the position may be rolled again."""

    seat: Seat
    piece: str
    die: int


@final
class PlaceChoice(Struct, frozen=True, tag=True):
    """The piece is placed in the band of its die; 0: anywhere. [B10-B12]"""

    seat: Seat
    piece: str
    die: int


@final
class KeepChoice(Struct, frozen=True, tag=True):
    """Moor: the piece may be kept where it is. [A16]"""

    seat: Seat
    die: int


@final
class ShiftChoice(Struct, frozen=True, tag=True):
    """The other player may shift or remove the piece just placed. [B13]"""

    seat: Seat
    die: int


@final
class Boasting(Struct, frozen=True, tag=True):
    """Both choose boasts and quests in secret. [D13]"""

    lists: tuple[tuple[str, ...], tuple[str, ...]]
    ready: tuple[bool, bool]


# steps 8 and 9 at the table


@final
class Reporting(Struct, frozen=True, tag=True):
    """A seat reports the battle on the real table, line by line. [D14]"""

    seat: Seat
    report: Report


@final
class Confirming(Struct, frozen=True, tag=True):
    """The other one confirms the report or disputes it. [D14, Q27]"""

    seat: Seat
    report: Report


# steps 10 and 11


@final
class MonasteryChoice(Struct, frozen=True, tag=True):
    """Monastery: a roll may be repeated; `rest` is asked afterwards. [D15, A11]"""

    seat: Seat
    what: Literal["event", "territory"]
    rest: tuple[Seat, ...]


@final
class UnrestChoice(Struct, frozen=True, tag=True):
    """The realm hit by unrest picks the territory that is tested. [D15]"""

    seat: Seat


@final
class GainChoice(Struct, frozen=True, tag=True):
    """The entitled realm takes the contested or the rolled territory. [D16]"""

    seat: Seat


@final
class Next(Struct, frozen=True, tag=True):
    """A step that asks nobody; no position of a match rests here."""

    step: Step


@final
class Over(Struct, frozen=True, tag=True):
    """The match, or the battle of a season, is over. [3.1 step 12]"""

    no_result: bool = False


Phase = (
    HomeChoice
    | KindChoice
    | Rolling
    | FormChoice
    | SpyChoice
    | CancelChoice
    | Choosing
    | Naming
    | ExchangeChoice
    | ExchangePick
    | OfferChoice
    | ListChoice
    | DeclareChoice
    | ProposeChoice
    | AcceptChoice
    | RoadChoice
    | LeaveOutChoice
    | PieceChoice
    | AgainChoice
    | PlaceChoice
    | KeepChoice
    | ShiftChoice
    | Boasting
    | Reporting
    | Confirming
    | MonasteryChoice
    | UnrestChoice
    | GainChoice
    | Next
    | Over
)


class Thrown(Struct, frozen=True):
    """The last roll, open to all."""

    what: Throw
    seat: Seat
    face: int


class State(Struct, frozen=True):
    """A position. `uniques` are kinds held by realms that are not in this battle. [Q31, A8]

    `pair` are effects waiting for the next battle of the two; `last` the latest roll.
    """

    phase: Phase
    realms: tuple[Realm, Realm]
    battle: Battle
    options: Options
    pair: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    last: Thrown | None = None


def then(state: State, step: Step, **changes: Any) -> State:
    """The state with changes to its battle, on its way to a step."""
    return asks(state, Next(step), **changes)


def asks(state: State, phase: Phase, **changes: Any) -> State:
    """The state with changes to its battle, in a phase."""
    battle = replace(state.battle, **changes) if changes else state.battle
    return replace(state, phase=phase, battle=battle)


def with_realm(state: State, seat: Seat, **changes: Any) -> State:
    """The state with changes to a realm."""
    realm = replace(state.realms[seat], **changes)
    return replace(state, realms=put(state.realms, seat, realm))


def put(pair: tuple[Any, Any], seat: Seat, thing: Any) -> Any:
    """The pair with the seat's part replaced."""
    return (pair[0], thing) if seat else (thing, pair[1])


def order(state: State) -> tuple[Seat, Seat]:
    """Who is asked first, and who second. [Q40]"""
    return state.battle.first, other(state.battle.first)
