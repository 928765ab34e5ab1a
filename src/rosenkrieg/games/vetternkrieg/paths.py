"""The things that an action points at, in the order a person touches them.

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

from typing import assert_never

from rosenkrieg.games.vetternkrieg.actions import (
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
    Shifts,
    Stop,
    Thrown,
    TurnedUp,
)
from rosenkrieg.games.vetternkrieg.dice import CLAIM_TEXTS
from rosenkrieg.games.vetternkrieg.troops import COLOURS, NEXT_TO, PLACE_NAMES, REGIONS, colour_of


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
            return (f"card:{action.card}", *_use(action))
        case Muster(supply):
            return (f"muster:{supply}",)
        case Attempt(region):
            return (f"region:{REGIONS[region]}",)
        case Secondary(shifts):
            return ("use:secondary", *_shifts(shifts))
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


def _use(action: Play) -> tuple[str, ...]:
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
            return ("use:main", *_shifts(shifts))
        case OwnSecondary(_, shifts):
            return ("use:secondary", *_shifts(shifts))
        case Nothing():
            return ("use:nothing",)
        case _:
            assert_never(action)


def _shifts(shifts: Shifts) -> tuple[str, ...]:
    things: list[str] = []
    for shift in shifts:
        colour = COLOURS[colour_of(shift.source)]
        things.append(f"take:{colour}_{PLACE_NAMES[shift.source]}")
        things += [f"put:{PLACE_NAMES[shift.target]}", f"count:{shift.count}"]
    return (*things, "done")
