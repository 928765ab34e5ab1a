"""A turn: marches, until the points or the will are used up. [P40-P42]"""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Actor, Seat, other
from tests.proving.actions import Action, March, Pass
from tests.proving.places import arrive, show, standing
from tests.proving.state import Block, State, Throwing, Turn, blocks_at, on_top
from tests.proving.tables import tables


def actors(state: State) -> tuple[Actor, ...]:
    return (_turn(state).seat,)


def _turn(state: State) -> Turn:
    assert isinstance(state.phase, Turn)
    return state.phase


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """Every block over every border that is open to it; or nothing more. [P40, P41]"""
    seat = Seat(actor)
    marches: list[Action] = [
        March(block.name, area) for block in standing(state, seat) for area in goals(state, block)
    ]
    return [*marches, Pass()]


def goals(state: State, block: Block) -> tuple[str, ...]:
    """Where a block can march. [P40]"""
    sheet = tables(state.edition)
    forbidden = sheet.camps[other(block.seat)]
    return tuple(area for area in sheet.neighbours[block.area or ""] if area != forbidden)


def apply(state: State, actor: Actor, action: Action) -> State:
    turn = _turn(state)
    if isinstance(action, Pass):
        return on_top(state, Turn(turn.seat, 0))  # [P41]
    assert isinstance(action, March)
    state = arrive(state, action.block, action.area)
    spent = Turn(turn.seat, turn.points - 1)
    enemies = blocks_at(state, action.area, other(turn.seat))
    if not enemies:
        return on_top(state, spent)
    shown = show(state, (action.block, *(block.name for block in enemies)))  # [P50]
    return on_top(shown, spent, Throwing(action.area, turn.seat, action.block))  # [P42]
