"""Actions as texts and as paths. The texts are listed in `actions`, the paths here.

card:E4                                       give it, lay it, or play it and go on with
  use:gain  use:nothing
  use:deploy count:2
  use:move region:central from_north:2 from_south:1
  use:place region:north    use:remove region:north
  use:main take:r_reserve put:north count:2 done      (take, put and count again for more)
  use:secondary ...                                   (likewise, under a twist)
muster:1                                      so many starting troops from the supply
region:north   stop                           the next attempt
use:secondary take:... done   decline         the secondary event of the other's card
claim:55   answer:believe   answer:doubt
last:255   hold                               the last card
region:north count:2   reserve                survivors
keep   discard
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, assert_never

from rosenkrieg.core.contract import CHANCE, FIRST, Actor, no_such_action
from rosenkrieg.games.vetternkrieg.actions import (
    BELIEVE,
    DECLINE,
    DISCARD,
    DOUBT,
    HOLD,
    ID_FORM,
    KEEP,
    STOP,
    UNKNOWN_THROW,
    Action,
    Attempt,
    Believe,
    Claim,
    Dealt,
    Decline,
    Deploy,
    Discard,
    Doubt,
    Gain,
    Give,
    Hold,
    Keep,
    LastCard,
    Lay,
    MainEvent,
    March,
    Muster,
    Nothing,
    OwnSecondary,
    Place,
    Play,
    Remove,
    Rolled,
    Secondary,
    Settle,
    Shift,
    Shifts,
    Stop,
    Thrown,
    TurnedUp,
)
from rosenkrieg.games.vetternkrieg.dice import CLAIM_NUMBER, CLAIM_TEXTS, THROWS
from rosenkrieg.games.vetternkrieg.troops import (
    COLOURS,
    NEXT_TO,
    PLACE_NAMES,
    PLACE_NUMBER,
    REGIONS,
    colour_of,
)

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


def decode(text: str, actor: Actor = FIRST) -> Action:
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


# paths


def path(action: Action) -> tuple[str, ...]:
    """The things the action points at; no path is the beginning of another."""
    match action:
        case Give(card) | Lay(card) | Dealt(card):
            return (f"card:{card}",)
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
            return (f"card:{action.card}", *_use_path(action))
        case Muster(supply):
            return (f"muster:{supply}",)
        case Attempt(region):
            return (f"region:{REGIONS[region]}",)
        case Secondary(shifts):
            return ("use:secondary", *_shift_path(shifts))
        case Claim(rank):
            return (f"claim:{CLAIM_TEXTS[rank]}",)
        case Believe():
            return ("answer:believe",)
        case Doubt():
            return ("answer:doubt",)
        case LastCard(dice):
            return (f"last:{dice}",)
        case Settle(region, count):
            return (
                ("reserve",) if region is None else (f"region:{REGIONS[region]}", f"count:{count}")
            )
        case Stop() | Decline() | Hold() | Keep() | Discard():
            return (type(action).__name__.lower(),)
        case TurnedUp(twist):
            return (f"twist:{twist}",)
        case Rolled(die):
            return (f"die:{die}",)
        case Thrown(thrown):
            return (f"throw:{thrown or '?'}",)
        case _:
            assert_never(action)


def _use_path(action: Play) -> tuple[str, ...]:
    match action:
        case Gain():
            return ("use:gain",)
        case Deploy(_, count):
            return ("use:deploy", f"count:{count}")
        case March(_, target, taken):
            taken_from = (f"from_{REGIONS[region]}:{taken[region]}" for region in NEXT_TO[target])
            return ("use:move", f"region:{REGIONS[target]}", *taken_from)
        case Place(_, region):
            return ("use:place", f"region:{REGIONS[region]}")
        case Remove(_, region):
            return ("use:remove", f"region:{REGIONS[region]}")
        case MainEvent(_, shifts):
            return ("use:main", *_shift_path(shifts))
        case OwnSecondary(_, shifts):
            return ("use:secondary", *_shift_path(shifts))
        case Nothing():
            return ("use:nothing",)
        case _:
            assert_never(action)


def _shift_path(shifts: Shifts) -> tuple[str, ...]:
    things: list[str] = []
    for shift in shifts:
        colour = COLOURS[colour_of(shift.source)]
        things.append(f"take:{colour}_{PLACE_NAMES[shift.source]}")
        things += [f"put:{PLACE_NAMES[shift.target]}", f"count:{shift.count}"]
    return (*things, "done")
