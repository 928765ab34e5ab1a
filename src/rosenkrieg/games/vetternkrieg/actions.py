"""What can be done, and its text form.

give:E4                       phase 2: a card for the other
lay:wakefield                 phase 3: a card, face down
muster:1                      so many starting troops from the supply, the others from the reserve
E4/gain  E4/deploy/2          phase 4: a card and its use
E4/move/central/2,0,1         move: the target, and how many from north, central, south
E4/place/north                place or remove: the region of the first attempt
E4/main/r:reserve>north*2     the main event: colour, from, to, how many; joined by +
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
from collections.abc import Callable
from typing import Final, assert_never, final

from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, Actor, no_such_action
from rosenkrieg.games.vetternkrieg.dice import CLAIM_NUMBER, CLAIM_TEXTS, THROWS
from rosenkrieg.games.vetternkrieg.troops import (
    COLOURS,
    PLACE_NAMES,
    PLACE_NUMBER,
    REGIONS,
    colour_of,
)


@final
class Shift(Struct, frozen=True, gc=False):
    """Troops that go from a place to another of their colour; places as in troops.py."""

    source: int
    target: int
    count: int


Shifts = tuple[Shift, ...]


@final
class Give(Struct, frozen=True, gc=False, tag=True):
    """Give the other a card. [V029]"""

    card: str


@final
class Lay(Struct, frozen=True, gc=False, tag=True):
    """Lay a card for the choice of the field. [V033, V034]"""

    card: str


@final
class Muster(Struct, frozen=True, gc=False, tag=True):
    """Take so many starting troops from the supply, the others from the reserve. [V043]"""

    supply: int


@final
class Gain(Struct, frozen=True, gc=False, tag=True):
    """CP: supply to reserve. [V059]"""

    card: str


@final
class Deploy(Struct, frozen=True, gc=False, tag=True):
    """CP: reserve to field. [V062]"""

    card: str
    count: int


@final
class March(Struct, frozen=True, gc=False, tag=True):
    """CP: move between regions; `taken` from north, central and south. [V064]"""

    card: str
    target: int
    taken: tuple[int, int, int]


@final
class Place(Struct, frozen=True, gc=False, tag=True):
    """CP: attempts to place, the first one in this region. [V068]"""

    card: str
    region: int


@final
class Remove(Struct, frozen=True, gc=False, tag=True):
    """CP: attempts to remove, the first one in this region. [V080]"""

    card: str
    region: int


@final
class MainEvent(Struct, frozen=True, gc=False, tag=True):
    """The main event of a card. [V052]"""

    card: str
    shifts: Shifts


@final
class OwnSecondary(Struct, frozen=True, gc=False, tag=True):
    """The secondary event of one's own card, under a twist. [V167]"""

    card: str
    shifts: Shifts


@final
class Nothing(Struct, frozen=True, gc=False, tag=True):
    """A card that can do nothing at all. [V050]"""

    card: str


@final
class Attempt(Struct, frozen=True, gc=False, tag=True):
    """The next attempt, in this region. [V069, V081]"""

    region: int


@final
class Stop(Struct, frozen=True, gc=False, tag=True):
    """No more attempts. [V077, V087]"""


@final
class Secondary(Struct, frozen=True, gc=False, tag=True):
    """Carry out the secondary event of the other's card. [V096]"""

    shifts: Shifts


@final
class Decline(Struct, frozen=True, gc=False, tag=True):
    """Do without the secondary event. [V095]"""


@final
class Claim(Struct, frozen=True, gc=False, tag=True):
    """Say what the dice show; a rank, see dice.py. [V112]"""

    rank: int


@final
class Believe(Struct, frozen=True, gc=False, tag=True):
    """Believe the claim. [V115]"""


@final
class Doubt(Struct, frozen=True, gc=False, tag=True):
    """Doubt the claim. [V118]"""


@final
class LastCard(Struct, frozen=True, gc=False, tag=True):
    """Play the last card and change the dice to these. [V121, V130]"""

    dice: str


@final
class Hold(Struct, frozen=True, gc=False, tag=True):
    """Do not play the last card. [V121, V130]"""


@final
class Settle(Struct, frozen=True, gc=False, tag=True):
    """Put so many survivors into a region, the others into the reserve. [V146, V147]"""

    region: int | None
    count: int


@final
class Keep(Struct, frozen=True, gc=False, tag=True):
    """Keep the last card for the next round. [V157]"""


@final
class Discard(Struct, frozen=True, gc=False, tag=True):
    """Discard the last card, face down. [V157]"""


@final
class TurnedUp(Struct, frozen=True, gc=False, tag=True):
    """Chance: the twist of the round. [V164]"""

    twist: str


@final
class Dealt(Struct, frozen=True, gc=False, tag=True):
    """Chance: a card is dealt. [V025]"""

    card: str


@final
class Rolled(Struct, frozen=True, gc=False, tag=True):
    """Chance: the die of an attempt. [V070, V081]"""

    die: int


@final
class Thrown(Struct, frozen=True, gc=False, tag=True):
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


# to text


def shift_text(shift: Shift) -> str:
    """A shift as in action texts: r:reserve>north*2."""
    source, target, count = shift.source, shift.target, shift.count
    number = f"*{count}" if count > 1 else ""
    return f"{COLOURS[colour_of(source)]}:{PLACE_NAMES[source]}>{PLACE_NAMES[target]}{number}"


def shifts_text(shifts: Shifts) -> str:
    """Shifts as in action texts, joined by +."""
    return "+".join(shift_text(shift) for shift in shifts)


_WORDS: Final[dict[str, Action]] = {
    "stop": STOP,
    "decline": DECLINE,
    "believe": BELIEVE,
    "doubt": DOUBT,
    "hold": HOLD,
    "keep": KEEP,
    "discard": DISCARD,
    "settle:reserve": Settle(None, 0),
}
_SPOKEN: Final = {action: text for text, action in _WORDS.items()}


def encode(action: Action) -> str:
    """The text of an action."""
    match action:
        case Give(card):
            return f"give:{card}"
        case Lay(card):
            return f"lay:{card}"
        case Muster(supply):
            return f"muster:{supply}"
        case (
            Gain()
            | Deploy()
            | March()
            | Place()
            | Remove()
            | MainEvent()
            | OwnSecondary()
            | Nothing()
        ):
            return "/".join((action.card, *use_parts(action)))
        case Attempt(region):
            return f"try:{REGIONS[region]}"
        case Secondary(shifts):
            return f"event/{shifts_text(shifts)}"
        case Claim(rank):
            return f"claim:{CLAIM_TEXTS[rank]}"
        case LastCard(dice):
            return f"last:{dice}"
        case Settle(int(region), count):
            return f"settle:{REGIONS[region]}*{count}"
        case TurnedUp(twist):
            return f"twist:{twist}"
        case Dealt(card):
            return f"card:{card}"
        case Rolled(die):
            return f"die:{die}"
        case Thrown(thrown):
            return f"throw:{thrown or '?'}"
        case Stop() | Decline() | Believe() | Doubt() | Hold() | Settle() | Keep() | Discard():
            return _SPOKEN[action]
        case _:
            assert_never(action)


def use_parts(action: Play) -> tuple[str, ...]:
    """The use of a card, in parts: what, and how."""
    match action:
        case Gain():
            return ("gain",)
        case Deploy(_, count):
            return ("deploy", str(count))
        case March(_, target, taken):
            return ("move", REGIONS[target], ",".join(map(str, taken)))
        case Place(_, region):
            return ("place", REGIONS[region])
        case Remove(_, region):
            return ("remove", REGIONS[region])
        case MainEvent(_, shifts):
            return ("main", shifts_text(shifts))
        case OwnSecondary(_, shifts):
            return ("secondary", shifts_text(shifts))
        case Nothing():
            return ("nothing",)
        case _:
            assert_never(action)


# from text

ID_FORM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,30}")
"""What ids of cards and twists look like."""

_ID: Final = ID_FORM.pattern
_REGION: Final = "|".join(REGIONS)
_ONE_SHIFT: Final = re.compile(r"([rwf]):(\w{1,9})>(\w{1,9})(?:\*([1-9]\d?))?")
_SHIFTS: Final = r"[rwf]:[a-z>:*+0-9]{1,400}"


def _region(name: str) -> int:
    return REGIONS.index(name)


def _shifts(text: str) -> Shifts:
    shifts = []
    for part in text.split("+"):
        found = _ONE_SHIFT.fullmatch(part)
        if found is None:
            raise no_such_action(text, "r:reserve>north*2")
        colour, source, target, number = found.groups()
        places = (f"{colour}:{source}", f"{colour}:{target}")
        if not all(place in PLACE_NUMBER for place in places):
            raise no_such_action(text, "r:reserve>north*2")
        shifts.append(Shift(PLACE_NUMBER[places[0]], PLACE_NUMBER[places[1]], int(number or 1)))
    return tuple(shifts)


def _march(card: str, target: str, north: str, central: str, south: str) -> Action:
    return March(card, _region(target), (int(north), int(central), int(south)))


_SEAT_FORMS: Final[tuple[tuple[str, Callable[..., Action]], ...]] = (
    (rf"give:({_ID})", Give),
    (rf"lay:({_ID})", Lay),
    (r"muster:(\d{1,2})", lambda supply: Muster(int(supply))),
    (rf"({_ID})/gain", Gain),
    (rf"({_ID})/deploy/([1-9])", lambda card, count: Deploy(card, int(count))),
    (rf"({_ID})/move/({_REGION})/(\d),(\d),(\d)", _march),
    (rf"({_ID})/place/({_REGION})", lambda card, region: Place(card, _region(region))),
    (rf"({_ID})/remove/({_REGION})", lambda card, region: Remove(card, _region(region))),
    (rf"({_ID})/main/({_SHIFTS})", lambda card, text: MainEvent(card, _shifts(text))),
    (rf"({_ID})/secondary/({_SHIFTS})", lambda card, text: OwnSecondary(card, _shifts(text))),
    (rf"({_ID})/nothing", Nothing),
    (rf"try:({_REGION})", lambda region: Attempt(_region(region))),
    (rf"event/({_SHIFTS})", lambda text: Secondary(_shifts(text))),
    (r"claim:([1-6]{1,3})", lambda text: Claim(CLAIM_NUMBER[text])),
    (r"last:([1-6]{3})", LastCard),
    (
        rf"settle:({_REGION})\*([1-9]\d?)",
        lambda region, count: Settle(_region(region), int(count)),
    ),
)
_CHANCE_FORMS: Final[tuple[tuple[str, Callable[..., Action]], ...]] = (
    (rf"twist:({_ID})", TurnedUp),
    (rf"card:({_ID})", Dealt),
    (r"die:([1-6])", lambda die: Rolled(int(die))),
    (r"throw:([1-6]{3}|\?)", lambda dice: UNKNOWN_THROW if dice == "?" else Thrown(dice)),
)


def decode(text: str, actor: Actor) -> Action:
    """The action of a text; IllegalAction if there is none."""
    if actor != CHANCE and text in _WORDS:
        return _WORDS[text]
    for form, make in _CHANCE_FORMS if actor == CHANCE else _SEAT_FORMS:
        found = re.fullmatch(form, text)
        if found and not _is_odd(text):
            action = make(*found.groups())
            if encode(action) == text:  # one text for an action
                return action
    example = "card:E4, die:4 or throw:245" if actor == CHANCE else "give:E4, E4/gain or doubt"
    raise no_such_action(text, example)


def _is_odd(text: str) -> bool:
    """Whether claims or dice in the text are none: 45, 542."""
    kind, _, digits = text.partition(":")
    if kind == "claim":
        return digits not in CLAIM_NUMBER
    return kind in ("last", "throw") and digits != "?" and digits not in THROWS
