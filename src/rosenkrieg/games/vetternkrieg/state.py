"""The whole truth about a position.

Cards are numbers 0 to 16: the seven battlefields in the order of the edition, then the ten
events. Sets of cards are bit masks; a face-down deck is a set and has no order. Seats are
houses: FIRST is Lancaster (red), SECOND is York (white). [V001] Pairs are in that order.

All troops are one number with a field of five bits for each place; see troops.py.
"""

from __future__ import annotations

from typing import Final, Protocol, cast, final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.vetternkrieg.actions import Open

Choice = tuple[int | None, int | None]
"""A card of each seat, None where there is none (yet)."""


class Options(Struct, frozen=True, gc=False):
    """What was agreed before the match. [V016, V162]"""

    edition: str
    twists: bool


class Kept(Struct, frozen=True, gc=False):
    """What can be known of a card kept from the round before. [V157, ruling 9]

    `public` is what it may be to someone who only watches, `other` what it may be to the other
    seat; `told` if the other seat gave it away and has not seen it since: both know this.
    """

    card: int
    public: int
    other: int
    told: bool


class Notes(Struct, frozen=True, gc=False):
    """What lasts longer than a phase and seldom changes.

    `given` in the swap of this round, `laid` in its phase 3, `won` battles, `twists` unseen.
    """

    given: Choice
    laid: Choice
    kept: tuple[Kept | None, Kept | None]
    won: tuple[int, int]
    twists: int


# phase 1


@final
class Turning(Struct, frozen=True, gc=False, tag=True):
    """Chance turns up a twist. [V164]"""


@final
class Dealing(Struct, frozen=True, gc=False, tag=True):
    """Chance deals the seat a card. [V025]"""

    seat: Seat


# phase 2


@final
class Swapping(Struct, frozen=True, gc=False, tag=True):
    """Both choose a card for each other. [V029]"""

    chosen: Choice


# phase 3


@final
class Laying(Struct, frozen=True, gc=False, tag=True):
    """Both lay a card face down. [V033]"""

    chosen: Choice


@final
class Mustering(Struct, frozen=True, gc=False, tag=True):
    """The seat chooses where its starting troops come from. [V043]"""

    seat: Seat


# phase 4


@final
class Playing(Struct, frozen=True, gc=False, tag=True):
    """The active seat plays a card. [V046]"""

    seat: Seat


@final
class Attempting(Struct, frozen=True, gc=False, tag=True):
    """The active seat names a region for its next attempt, or stops. [V068, V080]

    `left` attempts; `closed` regions, as bits. [V069]
    """

    seat: Seat
    card: int
    is_place: bool
    left: int
    closed: int


@final
class Rolling(Struct, frozen=True, gc=False, tag=True):
    """Chance rolls for an attempt in the region. [V070, V081]"""

    seat: Seat
    card: int
    is_place: bool
    left: int
    closed: int
    region: int


@final
class Offered(Struct, frozen=True, gc=False, tag=True):
    """The seat may carry out the secondary event of the other's card. [V090]"""

    seat: Seat
    card: int


# phase 5; `dice` are three digits in rising order, claims and results are ranks (see dice.py)


@final
class Throwing(Struct, frozen=True, gc=False, tag=True):
    """Step 1: chance throws for the attacker, hidden. [V111]"""

    attacker: Seat
    exchange: int


@final
class Claiming(Struct, frozen=True, gc=False, tag=True):
    """Step 2: the attacker claims; None are dice that the reader of a record never knows. [V112]"""

    attacker: Seat
    exchange: int
    dice: str | None


@final
class Doubting(Struct, frozen=True, gc=False, tag=True):
    """Step 3: the defender believes or doubts. [V114]"""

    attacker: Seat
    exchange: int
    dice: str | None
    claim: int


@final
class Caught(Struct, frozen=True, gc=False, tag=True):
    """Step 4: the attacker, caught in a lie, may play their last card. [V121]"""

    attacker: Seat
    exchange: int
    dice: str
    claim: int


@final
class Defending(Struct, frozen=True, gc=False, tag=True):
    """Step 5: chance throws for the defender; `dice` of the attacker only if shown. [V129, V116]"""

    attacker: Seat
    exchange: int
    dice: str | None
    claim: int
    result: int


@final
class Replying(Struct, frozen=True, gc=False, tag=True):
    """Step 5: the defender may play their last card. [V130]"""

    attacker: Seat
    exchange: int
    dice: str | None
    claim: int
    result: int
    thrown: str


@final
class Settling(Struct, frozen=True, gc=False, tag=True):
    """The winner puts the survivors somewhere. [V146]"""

    seat: Seat


# phase 7


@final
class Keeping(Struct, frozen=True, gc=False, tag=True):
    """A seat with a last card keeps or discards it; None while not decided. [V157]"""

    keeps: tuple[bool | None, bool | None]


@final
class Over(Struct, frozen=True, gc=False, tag=True):
    """Someone has won. [V023]"""


Phase = (
    Turning
    | Dealing
    | Swapping
    | Laying
    | Mustering
    | Playing
    | Attempting
    | Rolling
    | Offered
    | Throwing
    | Claiming
    | Doubting
    | Caught
    | Defending
    | Replying
    | Settling
    | Keeping
    | Over
)


class State(Struct, frozen=True, gc=False):
    """A position.

    `shown` are the cards that each seat has shown this round (laid, played, spent in battle): the
    discard pile and the field. `deck` is what is not dealt: from phase 2 on the rest, set aside.
    `owner` is the seat whose card the field is. [V039] `last` is what was last seen by all on the
    table: a play, an open die or dice, a last card; it stays until the next.
    """

    phase: Phase
    round: int
    troops: int
    hands: tuple[int, int]
    shown: tuple[int, int]
    deck: int
    field: int | None
    owner: Seat | None
    twist: int | None
    notes: Notes
    options: Options
    last: Open | None


class _Changed(Protocol):
    def __call__(
        self,
        state: State,
        /,
        *,
        phase: Phase = ...,
        troops: int = ...,
        hands: tuple[int, int] = ...,
        shown: tuple[int, int] = ...,
        deck: int = ...,
        field: int | None = ...,
        owner: Seat | None = ...,
        twist: int | None = ...,
        notes: Notes = ...,
        last: Open | None = ...,
    ) -> State: ...


changed: Final = cast(_Changed, replace)
"""The state with some fields changed; `replace` takes half the time of a constructor call."""


def flipped(pair: tuple[int, int], seat: Seat, cards: int) -> tuple[int, int]:
    """A pair of sets of cards; in the seat's set these cards are put in or taken out."""
    return (pair[0], pair[1] ^ cards) if seat else (pair[0] ^ cards, pair[1])
