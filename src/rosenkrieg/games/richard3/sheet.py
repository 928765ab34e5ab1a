"""What is printed on board, blocks and cards, for drawing them. Sections 2, 3, 5.1.

It comes from the same tables that the rules read, so that no one copies a number. Where things
lie on a drawn map is the drawing's own affair.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rosenkrieg.core.contract import OptionValue
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_NAMES,
    BORDERS,
    CARD_COUNT,
    CARDS,
    COLOUR,
    COUNTS,
    DECK,
    FIRES,
    FULL,
    GO_HOME,
    HAND,
    HOMES,
    IS_CROWN,
    IS_EVENT,
    IS_MAJOR_PORT,
    KIND,
    LIMIT,
    LOYALTY,
    LOYALTY_TO_WARWICK,
    MIDDLESEX,
    POINTS,
    PRINTED_AREAS,
    PRINTED_BLOCKS,
    RANK,
    SETUPS,
    SUPPLY,
)


class City(Struct, frozen=True, gc=False):
    """A city, and the house whose levy comes from it. [2.4]"""

    name: str
    house: str


class Area(Struct, frozen=True, gc=False):
    """An area. `worth`: what holding it brings at usurpation besides its blocks. [2, 8.2]"""

    id: str
    kind: str
    exile_of: str | None
    seas: tuple[str, ...]
    major_port: bool
    city: City | None
    cathedral: str | None
    crown: bool
    shields: tuple[str, ...]
    supply: int
    counts: bool
    worth: int


class Border(Struct, frozen=True, gc=False):
    """A border: the areas at its sides, its color and how many may cross it. [2.1, 5.21]"""

    id: str
    areas: tuple[str, str]
    colour: str
    limit: int


class Block(Struct, frozen=True, gc=False):
    """A block. `counts`: stays on the map at the end of a campaign and counts there. [3, 8.1]"""

    id: str
    title: str
    house: str
    kind: str
    strength: int
    fires: str
    loyalty: int
    loyalty_to_warwick: int
    rank: int
    homes: tuple[str, ...]
    counts: bool


class Card(Struct, frozen=True, gc=False):
    """A kind of card. [5.1]"""

    id: str
    points: int
    copies: int
    event: bool


class Sheet(Struct, frozen=True, gc=False):
    """All of it, and which campaigns of how many turns are played. [1.0]"""

    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    blocks: tuple[Block, ...]
    cards: tuple[Card, ...]
    hand: int
    turns: int
    campaigns: tuple[int, ...]


def sheet(options: Mapping[str, OptionValue]) -> Sheet:
    """What is printed, for the set-up in use."""
    setup = SETUPS[str(options["setup"])]
    return Sheet(
        areas=tuple(_area(number) for number in range(len(AREAS))),
        borders=tuple(
            Border(BORDER_NAMES[number], (AREAS[one], AREAS[two]), COLOUR[number], LIMIT[number])
            for number, (one, two) in enumerate(BORDERS)
        ),
        blocks=tuple(_block(number) for number in range(BLOCK_COUNT)),
        cards=tuple(
            Card(CARDS[number], POINTS[number], DECK[number], IS_EVENT[number])
            for number in range(CARD_COUNT)
        ),
        hand=HAND,
        turns=HAND,  # a card a turn [1.4-2]
        campaigns=tuple(range(setup["first_campaign"], setup["last_campaign"] + 1)),
    )


def _area(number: int) -> Area:
    printed = PRINTED_AREAS[number]
    city = printed.get("city")
    return Area(
        id=AREAS[number],
        kind=printed["kind"],
        exile_of=printed.get("exile_of"),
        seas=tuple(printed["seas"]),
        major_port=IS_MAJOR_PORT[number],
        city=City(city["name"], city["house"]) if city else None,
        cathedral=printed.get("cathedral"),
        crown=IS_CROWN[number],
        shields=tuple(printed.get("shields", ())),
        supply=SUPPLY[number],
        counts=COUNTS[number],
        worth=int(number == MIDDLESEX),  # [8.2-2]
    )


def _block(number: int) -> Block:
    printed = PRINTED_BLOCKS[number]
    return Block(
        id=BLOCKS[number],
        title=printed["title"],
        house=printed["house"],
        kind=KIND[number],
        strength=FULL[number],
        fires=FIRES[number],
        loyalty=LOYALTY[number],
        loyalty_to_warwick=LOYALTY_TO_WARWICK[number],
        rank=RANK[number],
        homes=tuple(AREAS[area] for area in HOMES[number]),
        counts=bool(GO_HOME & BIT[number]),
    )
