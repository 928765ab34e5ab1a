"""Set-up: both sides post their blocks behind screens. [P20-P22]

The whole choice would be a list of hundreds of thousands, so each block is a step of its own.
Steps of the two sides commute.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Actor, Seat
from tests.proving.actions import Action, Post
from tests.proving.places import free_slot, show
from tests.proving.state import (
    Block,
    State,
    Weather,
    block_named,
    blocks_of,
    on_top,
    with_blocks,
)
from tests.proving.tables import tables


def unposted(state: State, seat: Seat) -> tuple[Block, ...]:
    """The blocks that still wait behind the screen. [P20]"""
    return tuple(block for block in blocks_of(state, seat) if block.area is None)


def actors(state: State) -> tuple[Actor, ...]:
    return tuple(seat for seat in SEATS if unposted(state, seat))


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """Any block into any starting area of its side. [P20]"""
    if actor not in SEATS:
        return ()
    seat = Seat(actor)
    starts = tables(state.edition).starts[seat]
    return [Post(block.name, area) for block in unposted(state, seat) for area in starts]


def apply(state: State, actor: Actor, action: Action) -> State:
    """The block stands there; when all do, the screens go away. [P20, P22]"""
    assert isinstance(action, Post)
    block = block_named(state, action.block)
    slot = free_slot(state, action.area, block.seat)
    state = with_blocks(state, {block.name: replace(block, area=action.area, slot=slot)})
    return state if actors(state) else on_top(_unveil(state), Weather())


def _unveil(state: State) -> State:
    """What lies in fields is seen; the rest can be anything that is left. [P10, P22]"""
    sheet = tables(state.edition)
    in_fields = [b.name for b in state.blocks if b.area and not sheet.is_hidden(b.area)]
    return show(state, in_fields)
