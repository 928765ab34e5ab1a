"""What can be done, and its text form.

give:E4                       phase 2: a card for the other
lay:wakefield                 phase 3: a card, face down
muster:1                      so many starting troops from the supply, the others from the reserve
E4/gain  E4/deploy/2          phase 4: a card and its use
E4/move/central/2,0,1         move: the target, and how many from north, central, south
E4/place/north                place or remove: the region of the first attempt
E4/main/r:reserve>north*2     the main event: color, from, to, how many; joined by +
E4/secondary/r:...            the secondary event of one's own card [V167]
E4/nothing                    nothing is possible [V050]
try:north  stop               the next attempt
event/r:reserve>north  decline   the secondary event of the other's card
claim:55  believe  doubt      the battle
last:255  hold                play the last card, so that the dice show this
settle:north*2  settle:reserve   survivors: so many into a region, or all into the reserve
keep  discard                 phase 7

As results of chance:

twist:T1  card:E4  die:4      a twist turned up, a card dealt, the die of an attempt
throw:245  throw:?            three dice; the latter where the reader may never know them
"""

from __future__ import annotations

import re
from typing import Final, final

from msgspec import Struct

from rosenkrieg.core.bases import BaseAction


@final
class Shift(Struct, frozen=True, gc=False):
    """Troops that go from a place to another of their color; places as in troops.py."""

    source: int
    target: int
    count: int


Shifts = tuple[Shift, ...]


@final
class Give(BaseAction, frozen=True, gc=False, tag=True):
    """Give the other a card. [V029]"""

    card: str


@final
class Lay(BaseAction, frozen=True, gc=False, tag=True):
    """Lay a card for the choice of the field. [V033, V034]"""

    card: str


@final
class Muster(BaseAction, frozen=True, gc=False, tag=True):
    """Take so many starting troops from the supply, the others from the reserve. [V043]"""

    supply: int


@final
class Gain(BaseAction, frozen=True, gc=False, tag=True):
    """CP: supply to reserve. [V059]"""

    card: str


@final
class Deploy(BaseAction, frozen=True, gc=False, tag=True):
    """CP: reserve to field. [V062]"""

    card: str
    count: int


@final
class March(BaseAction, frozen=True, gc=False, tag=True):
    """CP: move between regions; `taken` from north, central and south. [V064]"""

    card: str
    target: int
    taken: tuple[int, int, int]


@final
class Place(BaseAction, frozen=True, gc=False, tag=True):
    """CP: attempts to place, the first one in this region. [V068]"""

    card: str
    region: int


@final
class Remove(BaseAction, frozen=True, gc=False, tag=True):
    """CP: attempts to remove, the first one in this region. [V080]"""

    card: str
    region: int


@final
class MainEvent(BaseAction, frozen=True, gc=False, tag=True):
    """The main event of a card. [V052]"""

    card: str
    shifts: Shifts


@final
class OwnSecondary(BaseAction, frozen=True, gc=False, tag=True):
    """The secondary event of one's own card, under a twist. [V167]"""

    card: str
    shifts: Shifts


@final
class Nothing(BaseAction, frozen=True, gc=False, tag=True):
    """A card that can do nothing at all. [V050]"""

    card: str


@final
class Attempt(BaseAction, frozen=True, gc=False, tag=True):
    """The next attempt, in this region. [V069, V081]"""

    region: int


@final
class Stop(BaseAction, frozen=True, gc=False, tag=True):
    """No more attempts. [V077, V087]"""


@final
class Secondary(BaseAction, frozen=True, gc=False, tag=True):
    """Carry out the secondary event of the other's card. [V096]"""

    shifts: Shifts


@final
class Decline(BaseAction, frozen=True, gc=False, tag=True):
    """Do without the secondary event. [V095]"""


@final
class Claim(BaseAction, frozen=True, gc=False, tag=True):
    """Say what the dice show; a rank, see dice.py. [V112]"""

    rank: int


@final
class Believe(BaseAction, frozen=True, gc=False, tag=True):
    """Believe the claim. [V115]"""


@final
class Doubt(BaseAction, frozen=True, gc=False, tag=True):
    """Doubt the claim. [V118]"""


@final
class LastCard(BaseAction, frozen=True, gc=False, tag=True):
    """Play the last card and change the dice to these. [V121, V130]"""

    dice: str


@final
class Hold(BaseAction, frozen=True, gc=False, tag=True):
    """Do not play the last card. [V121, V130]"""


@final
class Settle(BaseAction, frozen=True, gc=False, tag=True):
    """Put so many survivors into a region, the others into the reserve. [V146, V147]"""

    region: int | None
    count: int


@final
class Keep(BaseAction, frozen=True, gc=False, tag=True):
    """Keep the last card for the next round. [V157]"""


@final
class Discard(BaseAction, frozen=True, gc=False, tag=True):
    """Discard the last card, face down. [V157]"""


@final
class TurnedUp(BaseAction, frozen=True, gc=False, tag=True):
    """Chance: the twist of the round. [V164]"""

    twist: str


@final
class Dealt(BaseAction, frozen=True, gc=False, tag=True):
    """Chance: a card is dealt. [V025]"""

    card: str


@final
class Rolled(BaseAction, frozen=True, gc=False, tag=True):
    """Chance: the die of an attempt. [V070, V081]"""

    die: int


@final
class Thrown(BaseAction, frozen=True, gc=False, tag=True):
    """Chance: three dice; None stands in for unknown ones. [V111, V116, V129]"""

    dice: str | None


Play = Gain | Deploy | March | Place | Remove | MainEvent | OwnSecondary | Nothing
Open = Play | Secondary | Decline | Rolled | Thrown | LastCard
"""What lies on the table for all to see, until the next of its kind."""
Action = (
    Give
    | Lay
    | Muster
    | Play
    | Attempt
    | Stop
    | Secondary
    | Decline
    | Claim
    | Believe
    | Doubt
    | LastCard
    | Hold
    | Settle
    | Keep
    | Discard
    | TurnedUp
    | Dealt
    | Rolled
    | Thrown
)

# built once
STOP: Final = Stop()
DECLINE: Final = Decline()
BELIEVE: Final = Believe()
DOUBT: Final = Doubt()
HOLD: Final = Hold()
KEEP: Final = Keep()
DISCARD: Final = Discard()
UNKNOWN_THROW: Final = Thrown(None)

ID_FORM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,30}")
"""What ids of cards and twists look like."""
