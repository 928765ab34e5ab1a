"""Frozen look-ups, read once from data/*.toml. Numbers as in `state`."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from rosenkrieg.games.richard3 import actions
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    CAPTIVE,
    DEAD,
    DOWN,
    MINOR,
    NOWHERE,
    POOL,
    SEA,
    SEA_FROM,
)


def _sheet(name: str) -> dict[str, Any]:
    place = files("rosenkrieg.games.richard3").joinpath(f"data/{name}.toml")
    return tomllib.loads(place.read_text("utf-8"))


def _setups(listed: dict[str, Any]) -> dict[str, Any]:
    """A set-up `of` another one has all of it but the places that it names."""
    made = {}
    for name, setup in listed.items():
        base = listed[setup.get("of", name)]
        made[name] = {**base, **setup, "positions": {**base["positions"], **setup["positions"]}}
    return made


_MAP: Final = _sheet("map")
PRINTED_BLOCKS: Final[list[dict[str, Any]]] = _sheet("blocks")["block"]
"""The blocks as data/blocks.toml has them."""
_CARDS: Final = _sheet("cards")
SETUPS: Final[dict[str, Any]] = _setups(_sheet("setups"))
"""By name: those of the sheet, and ours, which name what they change. [4.x-1, 4.x-4]"""
HOUSES: Final = ("lancaster", "york")

# areas

PRINTED_AREAS: Final[list[dict[str, Any]]] = _MAP["area"]
"""The areas as data/map.toml has them."""
AREAS: Final[tuple[str, ...]] = tuple(area["id"] for area in PRINTED_AREAS)
AREA: Final[dict[str, int]] = {name: number for number, name in enumerate(AREAS)}
PLACES: Final[tuple[str, ...]] = (*AREAS, "pool", "minor", "beside", "dead", "down", "captive")
PLACE: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}
NUMBER_BYTE: Final = tuple(bytes([number]) for number in range(256))
assert PLACES[POOL:] == ("pool", "minor", "beside", "dead", "down", "captive")
assert list(range(AREA_COUNT, AREA_COUNT + 6)) == [POOL, MINOR, BESIDE, DEAD, DOWN, CAPTIVE]

ZONE_NAMES: Final = ("irish_sea", "north_sea", "english_channel")


def _zones(area: dict[str, Any]) -> int:
    return sum(1 << ZONE_NAMES.index(sea) for sea in area["seas"])


ZONES: Final[tuple[int, ...]] = tuple(_zones(area) for area in PRINTED_AREAS)
"""The sea zones of an area, as bits. [2.81, 5.3-4, 5.3-5]"""
COASTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(area for area in range(AREA_COUNT) if ZONES[area] & zones) for zones in range(8)
)
"""The coastal areas of a set of zones."""
IS_MAJOR_PORT: Final = tuple(bool(area.get("major_port")) for area in PRINTED_AREAS)
IS_CITY: Final = tuple("city" in area for area in PRINTED_AREAS)
CITIES: Final = tuple(number for number in range(AREA_COUNT) if IS_CITY[number])
CROWNS: Final = tuple(number for number, area in enumerate(PRINTED_AREAS) if area.get("crown"))
IS_CROWN: Final = tuple(bool(area.get("crown")) for area in PRINTED_AREAS)
IS_EXILE: Final = tuple(area["kind"] == "exile" for area in PRINTED_AREAS)
EXILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, area in enumerate(PRINTED_AREAS) if area.get("exile_of") == house)
    for house in HOUSES
)
"""The two exiles of each side. [2.7-1]"""
BARRED: Final = (frozenset(EXILES[1]), frozenset(EXILES[0]))
"""Where a side may never go. [2.7-2]"""
SUPPLY: Final[tuple[int, ...]] = tuple(area["supply"] for area in PRINTED_AREAS)
COUNTS: Final = tuple(area.get("counts_for_usurpation", True) for area in PRINTED_AREAS)
MIDDLESEX: Final = AREA["middlesex"]
CORNWALL: Final = AREA["cornwall"]
CALAIS: Final = AREA["calais"]

# borders

BORDERS: Final[tuple[tuple[int, int], ...]] = tuple(
    (AREA[one], AREA[two]) for one, two, _ in _MAP["borders"]["lines"]
)
COLOUR: Final[tuple[str, ...]] = tuple(line[2] for line in _MAP["borders"]["lines"])
BORDER_COUNT: Final = len(BORDERS)
LIMIT: Final[tuple[int, ...]] = tuple(_MAP["limits"][colour] for colour in COLOUR)
IS_RED: Final = tuple(colour == "red" for colour in COLOUR)
BORDER_NAMES: Final = tuple(f"{AREAS[one]}-{AREAS[two]}" for one, two in BORDERS)
SLOTS: Final = 8
"""No area has more borders."""

NEIGHBOURS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(
        (two if one == area else one, border)
        for border, (one, two) in enumerate(BORDERS)
        if area in (one, two)
    )
    for area in range(AREA_COUNT)
)
"""For each area its neighbors, each with the border between. [2.1-3]"""
assert max(len(neighbours) for neighbours in NEIGHBOURS) <= SLOTS

BETWEEN: Final[dict[tuple[int, int], int]] = {
    (area, neighbour): border
    for area in range(AREA_COUNT)
    for neighbour, border in NEIGHBOURS[area]
}


def entry(border: int, area: int) -> int:
    """The number of an entry: over a border into one of its two areas, or by sea. [6.6-3, E-9]"""
    if border == SEA:
        return 2 * BORDER_COUNT + area
    return 2 * border + (BORDERS[border][1] == area)


ENTRY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(entry(border, area) for area in range(AREA_COUNT)) for border in range(SEA + 1)
)


def border_of(came: int) -> int:
    """The border of the attack that a block came over; the sea is one. [E-9]"""
    return SEA if SEA_FROM <= came < NOWHERE else came


def border_name(border: int, area: int) -> str:
    """How the border of an attack on an area is called: by the area behind it, or `sea`."""
    if border == SEA:
        return "sea"
    one, two = BORDERS[border]
    return AREAS[one if two == area else two]


# blocks

BLOCKS: Final[tuple[str, ...]] = tuple(block["id"] for block in PRINTED_BLOCKS)
BLOCK: Final[dict[str, int]] = {name: number for number, name in enumerate(BLOCKS)}
BLOCK_COUNT: Final = len(BLOCKS)
REBEL: Final = BLOCK["rebel"]
FIRST_BLOCK: Final = (31, 0)
"""Where the blocks of each house begin; each has 31."""
COLOUR_COUNT: Final = 31
KIND: Final[tuple[str, ...]] = tuple(block["type"] for block in PRINTED_BLOCKS)
HOUSE: Final[tuple[int, ...]] = tuple(
    HOUSES.index(block["house"]) if block["house"] in HOUSES else 2 for block in PRINTED_BLOCKS
)
assert list(HOUSE) == [1] * 31 + [0] * 31 + [2]
FULL: Final = bytes(block["strength"] for block in PRINTED_BLOCKS)
FIRES: Final[tuple[str, ...]] = tuple(block["fires"] for block in PRINTED_BLOCKS)
LETTER: Final = tuple("ABCD".index(fires[0]) for fires in FIRES)
POWER: Final = tuple(int(fires[1]) for fires in FIRES)
LOYALTY: Final[tuple[int, ...]] = tuple(block.get("loyalty", 0) for block in PRINTED_BLOCKS)
LOYALTY_TO_WARWICK: Final[tuple[int, ...]] = tuple(
    block.get("loyalty_to_warwick", 0) for block in PRINTED_BLOCKS
)
RANK: Final[tuple[int, ...]] = tuple(block.get("rank", 0) for block in PRINTED_BLOCKS)
BIT: Final = tuple(1 << block for block in range(BLOCK_COUNT))
ALL_BLOCKS: Final = (1 << BLOCK_COUNT) - 1


def _mask(name: str) -> int:
    return sum(BIT[number] for number, block in enumerate(PRINTED_BLOCKS) if block.get(name))


def _kinds(*kinds: str) -> int:
    return sum(BIT[number] for number in range(BLOCK_COUNT) if KIND[number] in kinds)


NEVER_SAILS: Final = _mask("never_sails")
DIES_FOR_GOOD: Final = _mask("dies_for_good")
NEVILLES: Final = _mask("neville")
BOMBARDS: Final = _kinds("bombard")
GO_HOME: Final = _kinds("heir", "noble", "church")
"""Blocks that count at usurpation and go home after it. [8.2 to 8.4]"""
LETTERS: Final = tuple(
    sum(BIT[block] for block in range(BLOCK_COUNT) if LETTER[block] == letter)
    for letter in range(4)
)
ROUND_LETTERS: Final = (
    (LETTERS[0] | BOMBARDS, LETTERS[1], LETTERS[2], 0),
    LETTERS,
)
"""The blocks of each letter: in round 1, when bombards are A, and later. [6.2-3]"""

HEIRS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sorted(
            (block for block in range(BLOCK_COUNT) if RANK[block] and HOUSE[block] == seat),
            key=lambda block: RANK[block],
        )
    )
    for seat in range(2)
)
"""The heirs of each house, the senior first. [3.21-1]"""
assert [list(heirs) for heirs in HEIRS] == [[31, 32, 33, 34, 35], [0, 1, 2, 3, 4]]

COUNTERPART: Final[tuple[int, ...]] = tuple(
    BLOCK[block["counterpart"]] if "counterpart" in block else number
    for number, block in enumerate(PRINTED_BLOCKS)
)
"""The other version of a block, or the block itself. [3.22]"""

HOMES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(AREA[name] for name in block.get("homes", ())) for block in PRINTED_BLOCKS
)
"""Shields, cathedral, city, Wales or exile of a block. [2.2, 2.4 to 2.6, 3.25]"""
SHIELDS_OF_DEAD: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(
        (AREA[area], BLOCK[f"{block['id'][0]}-{owner}"])
        for area, owner in block.get("shields_of_dead", {}).items()
    )
    for block in PRINTED_BLOCKS
)
"""Areas that a block may use once their owner is dead, each with the owner. [2.2-7, 8.3-6]"""

OWN_SHIELD: Final = {
    BLOCK["l-exeter"]: CORNWALL,
    BLOCK["l-somerset"]: AREA["dorset"],
    BLOCK["l-richmond"]: AREA["pembroke"],
}
"""The shields of three Lancaster heirs that are theirs alone while they live. [2.2-7]"""
ROYAL_SHIELDS: Final = (
    frozenset((AREA["lancaster"], AREA["lincoln"])),
    frozenset(HOMES[BLOCK["y-york"]]),
)
"""Shields that every heir of a house may use. [2.2-5, 2.2-6]"""
OWNER_OF: Final = {area: block for block, area in OWN_SHIELD.items()}


def _home_bonus(block: int) -> frozenset[int]:
    mercenary = KIND[block] == "mercenary" and len(HOMES[block]) == 1  # at home in an exile
    return frozenset(() if RANK[block] or mercenary else HOMES[block])


HOME_BONUS: Final = tuple(_home_bonus(block) for block in range(BLOCK_COUNT))
"""Where a block that is no heir defends at +1. [2.2-1, 2.4-2, 2.5-1, 2.6-2, 9.1-7]"""

LOCAL: Final[tuple[int, ...]] = tuple(
    sum(BIT[BLOCK[name]] for name in area.get("local_mercenaries", ())) for area in PRINTED_AREAS
)
"""Mercenaries that do not count against the limit of an exile. [7.2-1]"""

HENRY: Final = BLOCK["l-henry_vi"]
WARWICKS: Final = BIT[BLOCK["y-warwick"]] | BIT[BLOCK["l-warwick"]]
WELSH: Final = BLOCK["l-welsh_mercenary"]
RED_CLARENCE: Final = BLOCK["l-clarence"]
WHITE_EXETER: Final = BLOCK["y-exeter"]
TURNCOAT: Final = (RED_CLARENCE, WHITE_EXETER)
"""The enemy heir that each side may come to hold. [9.1]"""
CALAIS_NEVILLES: Final = BIT[BLOCK["y-kent"]] | BIT[BLOCK["y-salisbury"]]
"""York's Nevilles who may fall back on Calais. [8.3-5]"""

# cards

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _CARDS["card"])
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
CARD_COUNT: Final = len(CARDS)
POINTS: Final[tuple[int, ...]] = tuple(card["points"] for card in _CARDS["card"])
IS_EVENT: Final = tuple(bool(card.get("event")) for card in _CARDS["card"])
DECK: Final = bytes(card["copies"] for card in _CARDS["card"])
NO_CARDS: Final = bytes(CARD_COUNT)
HAND: Final[int] = _CARDS["hand"]
MULLIGAN: Final[int] = _CARDS["mulligan"]
CLAIM: Final = CARD_COUNT
"""The placeholder for a card when a new deal is claimed. [5.1-3]"""
FORCE_MARCH: Final = CARD["force_march"]
MUSTER: Final = CARD["muster"]
PIRACY: Final = CARD["piracy"]
PLAGUE: Final = CARD["plague"]
SURPRISE: Final = CARD["surprise"]
TREASON: Final = CARD["treason"]

MOVES_BY_LAND: Final = tuple(card not in (MUSTER, PIRACY, PLAGUE) for card in range(CARD_COUNT))
MOVES_BY_SEA: Final = tuple(card not in (FORCE_MARCH, MUSTER, PLAGUE) for card in range(CARD_COUNT))
LONGEST: Final = tuple(3 if card == FORCE_MARCH else 2 for card in range(CARD_COUNT))
"""How many areas a block may move by land. [5.2-1, E-2]"""
BORDER_BONUS: Final = tuple(1 if card == SURPRISE else 0 for card in range(CARD_COUNT))

# actions, built once

TAKE: Final = tuple(actions.Take(block) for block in range(BLOCK_COUNT))
STEP: Final = tuple(actions.Step(area) for area in range(AREA_COUNT))
SAIL: Final = tuple(actions.Sail(area) for area in range(AREA_COUNT))
RECRUIT: Final = tuple(
    tuple(actions.Recruit(block, area) for area in range(AREA_COUNT))
    for block in range(BLOCK_COUNT)
)
FIRE: Final = tuple(actions.Fire(block) for block in range(BLOCK_COUNT))
PASS: Final = tuple(actions.Pass(block) for block in range(BLOCK_COUNT))
DEALT: Final = tuple(actions.Dealt(card) for card in range(CARD_COUNT))
PLAY: Final = tuple(actions.PlayCard(card) for card in range(CARD_COUNT))
STOP: Final = actions.Stop()
END: Final = actions.End()

# dice


def _rolls(count: int) -> tuple[actions.Roll, ...]:
    return tuple(actions.Roll(dice) for dice in combinations_with_replacement(range(1, 7), count))


def _weight(dice: tuple[int, ...]) -> int:
    weight = factorial(len(dice))
    for times in Counter(dice).values():
        weight //= factorial(times)
    return weight


ROLLS: Final = tuple(_rolls(count) for count in range(5))
"""The results of that many dice, each in rising order."""
ROLL_WEIGHTS: Final = tuple(tuple(_weight(roll.dice) for roll in rolls) for rolls in ROLLS)


def _entry_area(code: int) -> int:
    if code >= 2 * BORDER_COUNT:
        return code - 2 * BORDER_COUNT
    return BORDERS[code // 2][code % 2]


def _entry_border(code: int) -> int:
    return SEA if code >= 2 * BORDER_COUNT else code // 2


ENTRY_AREA: Final = tuple(_entry_area(code) for code in range(2 * BORDER_COUNT + AREA_COUNT))
"""The area that an entry leads into."""
ENTRY_BORDER: Final = tuple(_entry_border(code) for code in range(2 * BORDER_COUNT + AREA_COUNT))
"""The border that an entry leads over, or the sea."""
