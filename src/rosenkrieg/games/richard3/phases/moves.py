"""Moves by land and sea. Sections 5.2, 5.3, and the moves of events.

A move is made step by step: take a block, then say where it goes next. When a side may move, and
what else it can do, is in `acting`.
"""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import (
    Action,
    Sail,
    Step,
    Stop,
    Take,
)
from rosenkrieg.games.richard3.ground import (
    OTHER,
    after_split,
    moved_to,
    occupied,
    own_blocks,
    put,
    settled,
    with_phase,
)
from rosenkrieg.games.richard3.phases.attacks import (
    after_entry,
    can_attack_over,
    is_pinned,
    turn_of,
)
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    CAPTIVE,
    SEA,
    SEA_FROM,
    Acting,
    Moving,
    State,
)
from rosenkrieg.games.richard3.tables import (
    BARRED,
    BETWEEN,
    BIT,
    BORDER_BONUS,
    COASTS,
    ENTRY,
    HENRY,
    IS_MAJOR_PORT,
    IS_RED,
    LIMIT,
    LONGEST,
    MOVES_BY_LAND,
    MOVES_BY_SEA,
    MUSTER,
    NEIGHBOURS,
    NEVER_SAILS,
    PIRACY,
    SAIL,
    STEP,
    STOP,
    TAKE,
    ZONES,
)


def takes(state: State, acting: Acting, theirs: set[int]) -> list[Action]:
    """The blocks that can move: by land, by sea, or to the Muster. [5.2, 5.3]"""
    where, moved, seat = state.where, acting.moved, acting.seat
    by_land: dict[int, bool] = {}
    by_sea: dict[int, bool] = {}
    found: list[Action] = []
    for block in own_blocks(state.throne.side, seat):
        area = where[block]
        if area >= AREA_COUNT or moved & BIT[block]:  # [5.2-5, 1.2-3]
            continue
        if area not in by_land:
            free = area not in theirs or not is_pinned(state, seat, area, moved, theirs)
            by_land[area] = free and bool(first_steps(state, acting, area, theirs, True))
            by_sea[area] = (
                free and not by_land[area] and bool(voyages(state, acting, area, theirs, True))
            )
        if by_land[area] or (by_sea[area] and not NEVER_SAILS & BIT[block]):
            found.append(TAKE[block])
    return found


# land moves


def first_steps(
    state: State, acting: Acting, area: int, theirs: set[int], only_one: bool = False
) -> list[int]:
    """Where a block may step from the area in which it began. [5.2-1, 5.2-7]

    `only_one`: the first such area, for who asks whether there is any.
    """
    card = turn_of(state).cards[acting.seat]
    if card == MUSTER:
        return _muster_steps(state, acting, area, (area,), theirs)
    if not MOVES_BY_LAND[card]:
        return []
    if not acting.points and not acting.active >> area & 1:  # [5.2-2]
        return []
    return _steps(state, acting, (area,), theirs, only_one)


def next_steps(state: State, moving: Moving, theirs: set[int]) -> list[int]:
    """Where a block that is on its way may step. [5.2]"""
    acting, path = moving.acting, moving.path
    if len(path) == 1:
        return first_steps(state, acting, path[0], theirs)
    if acting.muster is not None:
        return _muster_steps(state, acting, path[-1], path, theirs)
    return _steps(state, acting, path, theirs)


def _steps(
    state: State,
    acting: Acting,
    path: tuple[int, ...],
    theirs: set[int],
    only_one: bool = False,
) -> list[int]:
    """The neighbors that a block may enter next. [5.2, 5.21]"""
    turn, seat, area = turn_of(state), acting.seat, path[-1]
    bonus = BORDER_BONUS[turn.cards[seat]]  # [E-1]
    used, barred = acting.used, BARRED[seat]
    back = path[-2] if len(path) > 1 else -1
    entered = turn.entries[OTHER[seat]]  # into areas where both stand
    found = []
    for neighbour, border in NEIGHBOURS[area]:
        if used[border] >= LIMIT[border] + bonus:  # [5.21-1]
            continue
        if neighbour == back or neighbour in barred:  # [5.2-6, 2.7-2]
            continue
        if ENTRY[border][area] in entered:  # [5.22-4]
            continue
        if neighbour in theirs and not can_attack_over(turn, seat, neighbour, border):
            continue
        found.append(neighbour)
        if only_one:
            break
    return found


def _muster_steps(
    state: State, acting: Acting, area: int, path: tuple[int, ...], theirs: set[int]
) -> list[int]:
    """Steps to the area of the Muster, in one or two, through no enemy. [E-3]"""
    goal = acting.muster
    if goal is None or area == goal:
        return []
    found = []
    for neighbour in _steps(state, acting, path, theirs):
        if neighbour == goal:
            found.append(neighbour)
        elif len(path) == 1 and neighbour not in theirs:
            first, second = BETWEEN[area, neighbour], BETWEEN.get((neighbour, goal))
            if second is None or IS_RED[first] or acting.used[second] >= LIMIT[second]:
                continue
            found.append(neighbour)
    return found


def take(state: State, acting: Acting, action: Take) -> State:
    """A block is picked and leaves its group; it must go somewhere now. [3.27-4]"""
    block = action.block
    start = state.where[block]
    known = after_split(state.known, state.where, state.throne.side, block, start)
    return replace(state, known=known, phase=Moving(acting, block, (start,)), dice=(), trail=())


def on_the_way(state: State, moving: Moving) -> list[Action]:
    """The next steps by land, voyages from where it stood, or to stay. [5.2, 5.3]"""
    acting, path = moving.acting, moving.path
    theirs = occupied(state.where, state.throne.side, OTHER[acting.seat])
    found: list[Action] = [STEP[area] for area in next_steps(state, moving, theirs)]
    if len(path) == 1:
        if not NEVER_SAILS & BIT[moving.block]:  # [5.3-7]
            found += [SAIL[area] for area in voyages(state, acting, path[0], theirs)]
    elif acting.muster is None:  # a move to the Muster ends there only [E-3]
        found.append(STOP)
    return found


def move(state: State, moving: Moving, action: Action) -> State:
    """A step, a voyage, or the end of the way. [5.2, 5.3]"""
    if type(action) is Step:
        return step(state, moving, action)
    if type(action) is Sail:
        return sail(state, moving, action)
    assert type(action) is Stop
    return stop(state)


def step(state: State, moving: Moving, action: Step) -> State:
    """One area further; entering an enemy, a red border or the last step end it. [5.2, 5.21]"""
    acting, block, path = moving.acting, moving.block, moving.path
    turn, seat, king_side = turn_of(state), acting.seat, state.throne.side
    area, goal = path[-1], action.area
    border = BETWEEN[area, goal]
    acting = _after_crossing(acting, block, path, border)
    theirs = occupied(state.where, king_side, OTHER[seat])
    if goal in theirs:
        turn = after_entry(turn, seat, block, goal, border, border)
    moving = Moving(acting, block, (*path, goal))
    there = moved_to(state, block, goal, turn, moving)
    if goal in theirs or IS_RED[border]:  # [5.2-4, 5.21-2]
        return stop(there)
    if len(path) >= LONGEST[turn.cards[seat]]:  # [5.2-1, E-2]
        return stop(there)
    return there if next_steps(there, moving, theirs) else stop(there)


def _after_crossing(acting: Acting, block: int, path: tuple[int, ...], border: int) -> Acting:
    """The first step pays for the area unless it is active. [5.2-1, 5.2-2, E-3]"""
    points, active = acting.points, acting.active
    if len(path) == 1 and acting.muster is None and not active >> path[0] & 1:
        points -= 1
        active |= 1 << path[0]
    return replace(
        acting,
        points=points,
        active=active,
        used=put(acting.used, border, acting.used[border] + 1),
        moved=acting.moved | BIT[block],
    )


def stop(state: State) -> State:
    """The move of the block is over; it joins the group there. [5.2, 3.27-4]"""
    moving = state.phase
    assert type(moving) is Moving
    seat, area = moving.acting.seat, moving.path[-1]
    return _arrived(with_phase(state, moving.acting), moving.acting, seat, area)


def _arrived(state: State, acting: Acting, seat: Seat, area: int) -> State:
    was_captive = state.where[HENRY] == CAPTIVE
    state = settled(state, seat, area)
    if was_captive and state.where[HENRY] != CAPTIVE:  # Henry cannot move in this turn [4.x-2]
        return with_phase(state, replace(acting, moved=acting.moved | BIT[HENRY]))
    return state


# sea moves


def voyages(
    state: State, acting: Acting, start: int, theirs: set[int], only_one: bool = False
) -> list[int]:
    """The goals by sea from an area: friendly or vacant, with Piracy any. [5.3, E-4]

    `only_one`: the first of them, for who asks whether there is any.
    """
    turn, seat, zones = turn_of(state), acting.seat, ZONES[start]
    card = turn.cards[seat]
    if not zones or not MOVES_BY_SEA[card]:  # [5.3-5]
        return []
    if not acting.points:
        return [goal for begun, goal in acting.trips if begun == start]
    barred = BARRED[seat]
    found = []
    for goal in COASTS[zones]:
        if goal == start or goal in barred:  # [2.7-2, E-10]
            continue
        if goal in theirs and card != PIRACY:  # [5.3-2]
            continue
        found.append(goal)
        if only_one:
            break
    return found


def sail(state: State, moving: Moving, action: Sail) -> State:
    """A sea move; the second block of a port pair is free. [5.3-1, 5.31]"""
    acting, block, start, goal = moving.acting, moving.block, moving.path[0], action.area
    turn, seat, king_side = turn_of(state), acting.seat, state.throne.side
    points, trips = acting.points, acting.trips
    if (start, goal) in trips:  # it closes when used [5.31-2]
        trips = _without_trip(trips, start, goal, state.date.rules)
    else:
        points -= 1
        if IS_MAJOR_PORT[start] and IS_MAJOR_PORT[goal] and turn.cards[seat] != PIRACY:  # [E-4]
            trips = (*_without_trip(trips, start, goal, state.date.rules), (start, goal))
    acting = replace(acting, points=points, moved=acting.moved | BIT[block], trips=trips)
    if goal in occupied(state.where, king_side, OTHER[seat]):  # [E-4, E-9]
        zones = ZONES[start] & ZONES[goal]
        turn = after_entry(turn, seat, block, goal, SEA, SEA_FROM + zones)
    return _arrived(moved_to(state, block, goal, turn, acting), acting, seat, goal)


def _without_trip(
    trips: tuple[tuple[int, int], ...], start: int, goal: int, rules: int
) -> tuple[tuple[int, int], ...]:
    """The free trips that stay open; version 1 had one at a time for each start. [5.31-2]"""
    if rules == 1:
        return tuple(trip for trip in trips if trip[0] != start)
    return tuple(trip for trip in trips if trip != (start, goal))
