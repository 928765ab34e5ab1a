"""Recruits. Section 5.4."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, Recruit
from rosenkrieg.games.richard3.ground import occupied, own_blocks, put, settled
from rosenkrieg.games.richard3.state import AREA_COUNT, POOL, Acting, State
from rosenkrieg.games.richard3.tables import (
    BIT,
    CITIES,
    CROWNS,
    EXILES,
    FULL,
    HOMES,
    IS_EXILE,
    KIND,
    RANK,
    REBEL,
    RECRUIT,
)


def recruits(state: State, seat: Seat, theirs: set[int]) -> list[Action]:
    """Every upright block of the pool with the areas open to it. [5.4]"""
    where, king_side = state.where, state.throne.side
    ours = occupied(where, king_side, seat)
    if POOL not in ours:
        return []
    found: list[Action] = []
    for block in own_blocks(king_side, seat):
        if where[block] == POOL:  # face-down ones wait for the next campaign [5.4-12]
            choices = RECRUIT[block]
            for area in recruiting_areas(block, seat, king_side, ours, theirs):
                found.append(choices[area])
    return found


def recruiting_areas(
    block: int, seat: Seat, king_side: Seat, ours: set[int], theirs: set[int]
) -> list[int]:
    """Where a block may be recruited; contested areas are neither friendly nor vacant. [5.4-9]"""
    if block == REBEL:  # any vacant area outside exile [5.4-6]
        taken = ours | theirs
        return [area for area in range(AREA_COUNT) if area not in taken and not IS_EXILE[area]]
    if KIND[block] == "bombard":  # own blocks must be there [5.4-5]
        return [area for area in CITIES if area in ours and area not in theirs]
    places: Iterable[int] = HOMES[block]  # [5.4-2, 5.4-3, 5.4-4, 5.4-7, 5.4-11]
    if RANK[block]:  # as a minor enters [5.4-10]
        places = CROWNS if seat == king_side else EXILES[seat]
    return [area for area in places if area not in theirs]


def recruit(state: State, acting: Acting, action: Recruit) -> State:
    """At full strength, unseen, and without a move in this turn. [5.4-1, 1.2-3]"""
    block, area, seat = action.block, action.area, acting.seat
    known = state.known & ~BIT[block]
    if block == REBEL:  # alone and black: nothing is hidden [3.27-2]
        known |= BIT[block]
    recruited = State(
        put(state.where, block, area),
        put(state.strength, block, FULL[block]),
        put(state.shown, block, FULL[block]),
        known,
        state.cards,
        state.throne,
        state.date,
        state.turn,
        replace(acting, points=acting.points - 1, moved=acting.moved | BIT[block]),
    )
    return settled(recruited, seat, area)
