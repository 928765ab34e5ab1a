"""Where blocks may leave a battle to. Sections 6.6, 6.7, E-7, E-8."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, Regroup
from rosenkrieg.games.richard3.ground import OTHER, group, occupied, side_of
from rosenkrieg.games.richard3.phases.attacks import turn_of
from rosenkrieg.games.richard3.state import NOWHERE, SEA_FROM, Battle, Regrouping, State, Turn
from rosenkrieg.games.richard3.tables import (
    BARRED,
    BIT,
    COASTS,
    END,
    ENTRY,
    LIMIT,
    NEIGHBOURS,
    SLOTS,
)


def retreat_areas(state: State, battle: Battle, block: int, theirs: set[int]) -> list[int]:
    """Where a block may retreat to. [6.6-2 to 6.6-4, E-7]"""
    turn, area = state.turn, battle.area
    assert turn is not None
    seat = side_of(block, state.throne.side)
    if is_pirate(turn, block):
        return havens(turn, block, seat, area, theirs)
    found = []
    barred, used = BARRED[seat], battle.used
    for slot, (neighbour, border) in enumerate(NEIGHBOURS[area]):
        if neighbour in theirs or neighbour in barred:  # [6.6-2, 2.7-2]
            continue
        if used[seat * SLOTS + slot] >= LIMIT[border]:  # [6.6-4]
            continue
        entry = ENTRY[border][area]
        if entry in turn.entries[OTHER[seat]]:  # only player 2 if both used it [6.6-3]
            if seat == turn.first or entry not in turn.entries[seat]:
                continue
        found.append(neighbour)
    return found


def regroups(state: State, phase: Regrouping) -> list[Action]:
    """Each block to a neighboring friendly or vacant area; or enough. [6.7, E-7, E-8]"""
    turn, seat, area = turn_of(state), phase.seat, phase.area
    king_side = state.throne.side
    theirs = occupied(state.where, king_side, OTHER[seat])
    barred = BARRED[seat]
    by_land = [
        neighbour
        for slot, (neighbour, border) in enumerate(NEIGHBOURS[area])
        if neighbour not in theirs and neighbour not in barred and phase.used[slot] < LIMIT[border]
    ]
    found: list[Action] = []
    for block in group(state.where, king_side, seat, area):
        if phase.stay & BIT[block]:
            continue
        areas: Sequence[int] = by_land
        if is_pirate(turn, block):
            areas = havens(turn, block, seat, area, theirs)
        found += [Regroup(block, goal) for goal in areas]
    found.append(END)
    return found


def is_pirate(turn: Turn, block: int) -> bool:
    """Whether the block came into the battle by sea. [E-7, E-8]"""
    return SEA_FROM <= turn.came[block] < NOWHERE


def havens(turn: Turn, block: int, seat: Seat, area: int, theirs: set[int]) -> list[int]:
    """Friendly or vacant coasts of the zone the block came through. [E-7]"""
    zones = turn.came[block] - SEA_FROM
    barred = BARRED[seat]
    return [
        haven
        for haven in COASTS[zones]
        if haven != area and haven not in theirs and haven not in barred
    ]


def slot_of(area: int, goal: int) -> int:
    """Which of the borders of an area leads to a neighbor."""
    for slot, (neighbour, _) in enumerate(NEIGHBOURS[area]):
        if neighbour == goal:
            return slot
    raise AssertionError("retreats and regroups by land go to neighbours")
