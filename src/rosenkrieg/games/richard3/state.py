"""The whole truth about a position.

Blocks are numbers 0 to 62 in the order of data/blocks.toml:

     0 ... 30   York (heirs 0 to 4 by rank)
    31 ... 61   Lancaster (heirs 31 to 35 by rank)
    62          the Rebel, who fights for the Pretender

`where` has one byte a block: an area (0 to 32) if it stands upright on the map, or one of

    POOL     upright in the pool, may be recruited
    MINOR    an heir not yet of age
    BESIDE   beside the board: the other version is in play, or may be [4.6]
    DEAD     out for good
    DOWN     face-down until the next campaign, in the pool or, a mercenary, at home [6.83 to 6.85]
    CAPTIVE  Henry VI as captive in Middlesex [4.x-2]

Sets of blocks and of areas are bit masks. Seats: 0 Lancaster, 1 York. Pairs are Lancaster's, then
York's.

What both sides know of blocks [3.27-4]: `known` is the set of blocks on the map whose name and
strength are certain from public facts; `shown` is for each block, by name, its strength as it was
last certain. Steps lost in secret since then make the difference to `strength`; only their sum
for each side is public.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SECOND, Seat

LANCASTER: Final = FIRST
YORK: Final = SECOND

AREA_COUNT: Final = 33
POOL: Final = 33
MINOR: Final = 34
BESIDE: Final = 35
DEAD: Final = 36
DOWN: Final = 37
CAPTIVE: Final = 38

# Borders are numbers 0 to 61. In `came` and `mains`:
SEA: Final = 62
"""The sea as a border of an attack. [E-9]"""
SEA_FROM: Final = 64
"""came = SEA_FROM + the zones (bits) common to start and battle: by sea. [E-7]"""
NOWHERE: Final = 255
"""Did not enter a battle this turn; no main attack."""

# Offices that may try a treachery roll, once a battle each. [6.9-1]
KING_ROLL: Final = 1
PRETENDER_ROLL: Final = 2
WARWICK_ROLL: Final = 4

# Kinds of shots
FIRING: Final = 0
CHARGING: Final = 1
REPLYING: Final = 2


class Throne(Struct, frozen=True, gc=False):
    """Whose house is King, the two leaders, and minors due to enter. [3.21, 6.81, 6.82]

    `king` is None between a King's death and the coronation; `crowned`: the area of the
    coronation, which was announced, until the next supply phase.
    """

    side: Seat
    king: int | None
    pretender: int | None
    due: tuple[int, int] = (0, 0)
    crowned: int | None = None


class Date(Struct, frozen=True, gc=False):
    """Set-up, campaign and turn, and the version of the rules they are played under. [1.0]"""

    setup: str
    campaign: int
    turn: int
    rules: int


class Cards(Struct, frozen=True, gc=False):
    """Cards as numbers of each kind. [1.0-4, 5.1]

    `shown`: hands that were shown to claim a new deal, empty if not; `keeper`: who kept his hand
    then, so that he holds none of the cards shown.
    """

    hands: tuple[bytes, bytes]
    deck: bytes
    played: tuple[bytes, bytes]
    redealt: bool = False
    keeper: Seat | None = None
    shown: tuple[bytes, bytes] = (b"", b"")


class Turn(Struct, frozen=True, gc=False):
    """What a turn keeps from the cards to the last battle.

    `first` is player 1. For each side: `entries`, the borders over which it entered battles
    (see `tables.entry`), and `attacks`, the areas it attacks. `came`: for each block how it
    entered a battle. `mains`: for each area the border of the main attack. `treason`: who may
    still use the roll of the card.
    """

    cards: tuple[int, int]
    first: Seat
    entries: tuple[tuple[int, ...], tuple[int, ...]]
    attacks: tuple[int, int]
    came: bytes
    mains: bytes
    treason: Seat | None


# the phases


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """Chance deals until both hold seven cards. [1.0-4]"""


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """Both choose in secret: the kind of a card, or CLAIM. [1.1, 5.1-3]"""

    chosen: tuple[int | None, int | None] = (None, None)


class Answering(Struct, frozen=True, gc=False, tag="answering"):
    """After a claim the other side keeps or exchanges its hand. [5.1-3]"""

    claimant: Seat


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """A side's action phase. [1.2, 5]

    `active`: areas activated for land moves; `used`: crossings of each border; `moved`: blocks
    that have moved, or were recruited; `trips`: open free trips between major ports;
    `muster`: its area; `spent`: Plague or Muster was used.
    """

    seat: Seat
    points: int
    active: int
    used: bytes
    moved: int
    trips: tuple[tuple[int, int], ...] = ()
    muster: int | None = None
    spent: bool = False


class Moving(Struct, frozen=True, gc=False, tag="moving"):
    """A block is on its way; `path` begins where it stood. [5.2]"""

    acting: Acting
    block: int
    path: tuple[int, ...]


class Declaring(Struct, frozen=True, gc=False, tag="declaring"):
    """A side names the main attack on each of these areas. [6.3-3]"""

    seat: Seat
    areas: tuple[int, ...]


class ChoosingBattle(Struct, frozen=True, gc=False, tag="choosing_battle"):
    """Player 1 picks the next battle. [1.3-2]"""


class Battle(Struct, frozen=True, gc=False, tag="battle"):
    """A battle; the owner of the current letter acts with one of their blocks. [6]

    `acted`: blocks that have had their turn in this round; `turned`: defectors of this battle;
    `rolled`: offices that have tried; `used`: crossings by retreats in this round, one byte for
    each border of the area, Lancaster's eight, then York's eight. `seat` is on with one of
    the blocks in `ready`.
    """

    area: int
    round: int
    attacker: Seat
    front: tuple[int, int]
    reserve: tuple[int, int]
    acted: int
    turned: int
    rolled: int
    used: bytes
    seat: Seat
    ready: int


class TreasonAsked(Struct, frozen=True, gc=False, tag="treason_asked"):
    """Before round 1 the holder of the Treason card may name a target. [E-5]"""

    battle: Battle


class Shooting(Struct, frozen=True, gc=False, tag="shooting"):
    """Chance rolls for a block: FIRING, CHARGING or REPLYING. [6.4, 6.5]"""

    battle: Battle
    block: int
    kind: int
    target: int | None


class Turning(Struct, frozen=True, gc=False, tag="turning"):
    """Chance rolls a treachery roll; `block` is None for the card. [6.9]"""

    battle: Battle
    block: int | None
    target: int


class Suffering(Struct, frozen=True, gc=False, tag="suffering"):
    """The owner says which of their strongest blocks takes the hits. [6.4-3]"""

    battle: Battle
    seat: Seat
    hits: int


class Regrouping(Struct, frozen=True, gc=False, tag="regrouping"):
    """The winner regroups; `used` as in a battle, one side's eight; `stay` may not go. [6.7]"""

    seat: Seat
    area: int
    used: bytes
    stay: int = 0


class Entering(Struct, frozen=True, gc=False, tag="entering"):
    """A minor comes of age; its side says where. [6.82]"""

    seat: Seat


class Judging(Struct, frozen=True, gc=False, tag="judging"):
    """A side decides about the enemy heir that serves it. [9.1-4]"""

    seat: Seat


class Losing(Struct, frozen=True, gc=False, tag="losing"):
    """A side picks the blocks that lose a step: `quota` for each area, `done`. [7.1, 7.2]"""

    seat: Seat
    quota: bytes
    done: int = 0


class GoingHome(Struct, frozen=True, gc=False, tag="going_home"):
    """A side takes its blocks home, `done` are there. [8.3, 8.4]"""

    seat: Seat
    done: int = 0


class Trimming(Struct, frozen=True, gc=False, tag="trimming"):
    """A side sends surplus exiles to the pool: `quota` for each area. [8.5-2]"""

    seat: Seat
    quota: bytes


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The match has ended: `heirs` or `king`. [9.0]"""

    winner: Seat
    reason: str
    scores: tuple[int, int]


Phase = (
    Deal
    | Choosing
    | Answering
    | Acting
    | Moving
    | Declaring
    | ChoosingBattle
    | Battle
    | TreasonAsked
    | Shooting
    | Turning
    | Suffering
    | Regrouping
    | Entering
    | Judging
    | Losing
    | GoingHome
    | Trimming
    | Over
)


class State(Struct, frozen=True, gc=False):
    """A position; see the module.

    What everyone saw happen just now, until the next action: `dice`, as they fell, and
    `trail`, from where to where a block left a battle, or where the Plague struck.
    """

    where: bytes
    strength: bytes
    shown: bytes
    known: int
    cards: Cards
    throne: Throne
    date: Date
    turn: Turn | None
    phase: Phase
    dice: tuple[int, ...] = ()
    trail: tuple[int, ...] = ()
