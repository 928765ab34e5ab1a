"""Who stands where, and what both sides know of it. Sections 2.1, 3.27, 4.x-2.

A group is the blocks of one side in one area. Face-down blocks, the captive and blocks off
the map are in no group. [2.1-2, 4.x-2]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.richard3.state import (
    CAPTIVE,
    LANCASTER,
    YORK,
    Cards,
    Date,
    Phase,
    State,
    Throne,
    Turn,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    COLOUR_COUNT,
    FIRST_BLOCK,
    FULL,
    HENRY,
    HOUSE,
    MIDDLESEX,
    NUMBER_BYTE,
    REBEL,
)

OTHER: Final[tuple[Seat, Seat]] = (SECOND, FIRST)


def put(values: bytes, index: int, value: int) -> bytes:
    """The bytes with one of them changed."""
    return values[:index] + NUMBER_BYTE[value] + values[index + 1 :]


def for_side(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """The pair with another value for one side."""
    return (pair[0], value) if seat else (value, pair[1])


def side_of(block: int, king_side: Seat) -> Seat:
    """The side that a block fights for; the Rebel's is the Pretender's. [3.26-1]"""
    if block == REBEL:
        return OTHER[king_side]
    return YORK if HOUSE[block] else LANCASTER


def occupied(where: bytes, king_side: Seat, seat: Seat) -> set[int]:
    """The areas where a side has blocks (and places off the map). [2.1-1]"""
    first = FIRST_BLOCK[seat]
    places = set(where[first : first + COLOUR_COUNT])
    if seat != king_side:
        places.add(where[REBEL])
    return places


def group(where: bytes, king_side: Seat, seat: Seat, area: int) -> list[int]:
    """The blocks of a side in an area."""
    first = FIRST_BLOCK[seat]
    end = first + COLOUR_COUNT
    found: list[int] = []
    block = where.find(area, first, end)
    while block >= 0:
        found.append(block)
        block = where.find(area, block + 1, end)
    if seat != king_side and where[REBEL] == area:
        found.append(REBEL)
    return found


def own_blocks(king_side: Seat, seat: Seat) -> Sequence[int]:
    """All blocks of a side, wherever they are."""
    first = FIRST_BLOCK[seat]
    return OWN_WITH_REBEL[seat] if seat != king_side else range(first, first + COLOUR_COUNT)


OWN_WITH_REBEL: Final = tuple((*range(first, first + COLOUR_COUNT), REBEL) for first in FIRST_BLOCK)


def mask_of(blocks: Sequence[int]) -> int:
    """A set of blocks as bits."""
    mask = 0
    for block in blocks:
        mask |= BIT[block]
    return mask


def blocks_in(mask: int) -> list[int]:
    """The blocks of a set, in rising order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# what both sides know [3.27-4]


def after_split(known: int, where: bytes, king_side: Seat, block: int, area: int) -> int:
    """A known group that splits turns into strangers; a single block stays known. [3.27-4]"""
    whole = mask_of(group(where, king_side, side_of(block, king_side), area))
    return known & ~whole if whole & ~BIT[block] else known


def after_meeting(known: int, where: bytes, king_side: Seat, seat: Seat, area: int) -> int:
    """Known and known is known; one stranger makes all of them strangers. [3.27-4]"""
    whole = mask_of(group(where, king_side, seat, area))
    return known if known & whole == whole else known & ~whole


def settled(state: State, seat: Seat, area: int) -> State:
    """A block has come to stay: the group mixes, and a captive may be free. [3.27-4, 4.x-2]"""
    where, king_side = state.where, state.throne.side
    if where[HENRY] == CAPTIVE and is_freed(where, king_side):
        state = freed(state)
        where = state.where
    known = after_meeting(state.known, where, king_side, seat, area)
    return state if known == state.known else with_known(state, known)


def is_freed(where: bytes, king_side: Seat) -> bool:
    """Lancaster has a block in Middlesex and York has none. [4.x-2]"""
    if MIDDLESEX in occupied(where, king_side, YORK):
        return False
    return MIDDLESEX in occupied(where, king_side, LANCASTER)


def freed(state: State) -> State:
    """Henry VI stands up in Middlesex at full strength. [4.x-2]"""
    return changed(
        state,
        put(state.where, HENRY, MIDDLESEX),
        put(state.strength, HENRY, FULL[HENRY]),
        put(state.shown, HENRY, FULL[HENRY]),
        state.known | BIT[HENRY],
    )


# new states


def changed(state: State, where: bytes, strength: bytes, shown: bytes, known: int) -> State:
    """The state with other blocks."""
    return replace(
        state, where=where, strength=strength, shown=shown, known=known, dice=(), trail=()
    )


def moved_to(state: State, block: int, area: int, turn: Turn, phase: Phase) -> State:
    """The state with a block in another area, in a turn that goes on."""
    where = put(state.where, block, area)
    return replace(state, where=where, turn=turn, phase=phase, dice=(), trail=())


def with_known(state: State, known: int) -> State:
    """The state with other public knowledge."""
    return replace(state, known=known, dice=(), trail=())


def with_phase(state: State, phase: Phase) -> State:
    """The state in another phase."""
    return replace(state, phase=phase, dice=(), trail=())


def just_after(state: State, dice: tuple[int, ...] = (), trail: tuple[int, ...] = ()) -> State:
    """The state just after a roll, or after a block left a battle."""
    return replace(state, dice=dice, trail=trail)


def with_turn(state: State, turn: Turn | None, phase: Phase) -> State:
    """The state with another turn and phase."""
    return replace(state, turn=turn, phase=phase, dice=(), trail=())


def with_throne(state: State, throne: Throne) -> State:
    """The state with other leaders."""
    return replace(state, throne=throne, dice=(), trail=())


def with_cards(state: State, cards: Cards, date: Date, phase: Phase) -> State:
    """The state with other cards, between turns."""
    return replace(state, cards=cards, date=date, turn=None, phase=phase, dice=(), trail=())


def shown_now(state: State, blocks: int) -> State:
    """Names and strengths of these blocks are shown. [6.1-1]"""
    if state.known & blocks == blocks:
        return state
    shown = bytearray(state.shown)
    for block in blocks_in(blocks):
        shown[block] = state.strength[block]
    return changed(state, state.where, state.strength, bytes(shown), state.known | blocks)
