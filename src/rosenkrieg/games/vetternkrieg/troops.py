"""Where the troops stand: one number, five bits for each place. [V003, V004]

     0 supply   1 reserve   2 north   3 central   4 south   5 half of the field     red
     6 ...                                                                  11      white
    12 supply  13 half of Lancaster  14 half of York                                French

The fifth bit of a place is never set (there are at most twelve troops of a color). So
whether several places all hold enough can be asked at once, by a subtraction that would
have to borrow from that bit: `has`.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Seat

REGIONS: Final = ("north", "central", "south")
NORTH: Final = 0
CENTRAL: Final = 1
SOUTH: Final = 2

SUPPLY: Final = 0
RESERVE: Final = 1
REGION: Final = 2
"""The place of the first region; the others follow."""
HALF: Final = 5
OWN_PLACES: Final = 6
"""How many places a house has."""

FRENCH_SUPPLY: Final = 12
FRENCH_HALF: Final = 13
PLACES: Final = 15

BITS: Final = 5
FIELD: Final = 31
ONE: Final = tuple(1 << BITS * place for place in range(PLACES))
GUARDS: Final = sum(16 << BITS * place for place in range(PLACES))

COLOURS: Final = ("r", "w", "f")
_NAMES: Final = ("supply", "reserve", *REGIONS, "field")
_FRENCH: Final = ("supply", "lancaster", "york")
PLACE_NAMES: Final = (*_NAMES, *_NAMES, *_FRENCH)
PLACE_NUMBER: Final = (
    {f"r:{name}": number for number, name in enumerate(_NAMES)}
    | {f"w:{name}": OWN_PLACES + number for number, name in enumerate(_NAMES)}
    | {f"f:{name}": FRENCH_SUPPLY + number for number, name in enumerate(_FRENCH)}
)

NEXT_TO: Final = ((CENTRAL,), (NORTH, SOUTH), (CENTRAL,))
"""The regions that touch a region. [V007]"""
SETTLED: Final = ((NORTH, CENTRAL), (NORTH, CENTRAL, SOUTH), (CENTRAL, SOUTH))
"""Regions open to survivors, by battle region. [V146]"""


def count(troops: int, place: int) -> int:
    """How many troops stand in a place."""
    return troops >> BITS * place & FIELD


def colour_of(place: int) -> int:
    """0 red, 1 white, 2 French."""
    return place // OWN_PLACES


def has(troops: int, need: int) -> bool:
    """Whether every place has at least the troops that are needed."""
    return (troops | GUARDS) - need & GUARDS == GUARDS


def moved(troops: int, source: int, target: int, number: int = 1) -> int:
    """The troops after some went from one place to another."""
    return troops + number * (ONE[target] - ONE[source])


def own(seat: Seat, place: int) -> int:
    """A place of that house."""
    return seat * OWN_PLACES + place


def in_region(troops: int, seat: Seat, region: int) -> int:
    """The troops of a house in a region; French never stand there. [V101]"""
    return count(troops, seat * OWN_PLACES + REGION + region)


def on_half(troops: int, seat: Seat) -> int:
    """The troops that fight for a seat, French counted. [V102]"""
    return count(troops, seat * OWN_PLACES + HALF) + count(troops, FRENCH_HALF + seat)


def controller(troops: int, region: int) -> Seat | None:
    """Who has more troops in the region. [V024]"""
    red, white = count(troops, REGION + region), count(troops, OWN_PLACES + REGION + region)
    if red == white:
        return None
    return FIRST if red > white else SECOND


def controlled(troops: int, seat: Seat) -> int:
    """How many regions a seat controls. [V024]"""
    return sum(controller(troops, region) == seat for region in (NORTH, CENTRAL, SOUTH))
