"""Where blocks stand, and what can be told of them across the table. [P10-P14]"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from tests.proving.state import Block, State, block_named, blocks_at, blocks_of, with_blocks
from tests.proving.tables import SIDES, tables


def handle(area: str, seat: Seat, slot: int) -> str:
    """How the table speaks of a block that stands in a wood: by its place. [P11]"""
    return f"{area}/{SIDES[seat]}/{slot}"


def free_slot(state: State, area: str, seat: Seat) -> int | None:
    """The lowest free place in a wood; elsewhere there are none. [P11]"""
    if not tables(state.edition).is_wood(area):
        return None
    taken = {block.slot for block in blocks_at(state, area, seat)}
    return next(slot for slot in range(len(taken) + 1) if slot not in taken)


def arrive(state: State, name: str, area: str) -> State:
    """The block comes to an area: shown in a field, mixed in its camp. [P10-P13]"""
    block = block_named(state, name)
    slot = free_slot(state, area, block.seat)
    state = with_blocks(state, {name: replace(block, area=area, slot=slot)})
    kind = tables(state.edition).kinds[area]
    if kind == "field":
        return show(state, (name,))
    return mix(state, area, block.seat) if kind == "camp" else state


def show(state: State, names: Iterable[str]) -> State:
    """Everybody sees which blocks these are, so the others are none of them. [P10, P50]"""
    seen = set(names)
    changed = {}
    for block in state.blocks:
        left = tuple(name for name in block.suspects if name not in seen)
        suspects = (block.name,) if block.name in seen else left
        changed[block.name] = replace(block, suspects=suspects)
    return with_blocks(state, changed)


def mix(state: State, camp: str, seat: Seat) -> State:
    """Blocks in a camp can be any of those that may be there. [P12, P13]"""
    together = blocks_at(state, camp, seat)
    suspects = tables(state.edition).in_order(
        seat, (name for block in together for name in block.suspects)
    )
    return with_blocks(state, {block.name: replace(block, suspects=suspects) for block in together})


def remove(state: State, name: str) -> State:
    """A block that was shown has lost its strength. [P55]"""
    gone = Block(name, block_named(state, name).seat, 0, None, None, ())
    return with_blocks(state, {name: gone})


def standing(state: State, seat: Seat) -> tuple[Block, ...]:
    """The blocks of a seat that are on the map."""
    return tuple(block for block in blocks_of(state, seat) if block.area is not None)
