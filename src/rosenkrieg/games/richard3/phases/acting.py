"""The action phase. Sections 1.2, the events Muster and Plague, and the main attack of 6.3.

A side spends its points on land moves (a point activates an area), sea moves and recruits, or
does what its event says. At the end of its phase it names the border of the main attack for each
area that it attacked over several.

How blocks move is in `moves`, recruits are in `recruits`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, Declare, End, Muster, Plague, Recruit, Take
from rosenkrieg.games.richard3.ground import (
    OTHER,
    changed,
    group,
    occupied,
    put,
    with_phase,
    with_turn,
)
from rosenkrieg.games.richard3.houses import eliminated, ended_by_heirs, is_over
from rosenkrieg.games.richard3.phases import battles, moves, recruits
from rosenkrieg.games.richard3.phases.attacks import attacked_areas, entry_borders, turn_of
from rosenkrieg.games.richard3.state import AREA_COUNT, Acting, Declaring, State, Turn
from rosenkrieg.games.richard3.tables import (
    BIT,
    BORDER_COUNT,
    CITIES,
    END,
    IS_EVENT,
    MUSTER,
    PLAGUE,
    POINTS,
)

_UNUSED: Final = bytes(BORDER_COUNT)


def begin(state: State, turn: Turn, seat: Seat) -> State:
    """A side's action phase begins, its borders unused. [1.2-1, 5.21-3]"""
    return with_turn(state, turn, Acting(seat, POINTS[turn.cards[seat]], 0, _UNUSED, 0))


# what can be done


def acts(state: State, acting: Acting) -> list[Action]:
    """Blocks to take, recruits, the event's choice, and the end. [1.2-2, 1.1-6]"""
    seat, king_side = acting.seat, state.throne.side
    card = turn_of(state).cards[seat]
    theirs = occupied(state.where, king_side, OTHER[seat])
    found: list[Action]
    if card == PLAGUE:
        found = [] if acting.spent else plague_areas(state, seat, theirs)
    elif card == MUSTER and acting.muster is None:
        found = muster_areas(state, acting, theirs)
    else:
        found = moves.takes(state, acting, theirs)
        if acting.points and not IS_EVENT[card]:  # [5.1-2]
            found += recruits.recruits(state, seat, theirs)
    found.append(END)
    return found


# events


def act(state: State, acting: Acting, action: Action) -> State:
    """A block moves or is recruited, an event strikes, or the phase ends. [1.2-2]"""
    if type(action) is Take:
        return moves.take(state, acting, action)
    if type(action) is Recruit:
        return recruits.recruit(state, acting, action)
    if type(action) is Muster:
        return muster(state, acting, action)
    if type(action) is Plague:
        return plague(state, acting, action)
    assert type(action) is End
    return end(state, acting)


def muster_areas(state: State, acting: Acting, theirs: set[int]) -> list[Action]:
    """Friendly or vacant areas that some block can reach. [E-3]"""
    found: list[Action] = []
    for area in range(AREA_COUNT):
        if area not in theirs and moves.takes(state, replace(acting, muster=area), theirs):
            found.append(Muster(area))
    return found


def muster(state: State, acting: Acting, action: Muster) -> State:
    """The area of the Muster is named. [E-3]"""
    return with_phase(state, replace(acting, muster=action.area, spent=True))


def plague_areas(state: State, seat: Seat, theirs: set[int]) -> list[Action]:
    """City areas with enemy blocks alone. [E-6]"""
    ours = occupied(state.where, state.throne.side, seat)
    return [Plague(area) for area in CITIES if area in theirs and area not in ours]


def plague(state: State, acting: Acting, action: Plague) -> State:
    """Each block there loses a step, even the last. [E-6]"""
    area, seat = action.area, OTHER[acting.seat]
    hit = group(state.where, state.throne.side, seat, area)
    state = with_phase(state, replace(acting, spent=True))
    for block in hit:
        left = state.strength[block] - 1
        if not left:
            state = eliminated(state, block)
            continue
        is_known = bool(state.known & BIT[block])  # a known group stays known [3.27-4]
        state = changed(
            state,
            state.where,
            put(state.strength, block, left),
            put(state.shown, block, left) if is_known else state.shown,
            state.known,
        )
    return ended_by_heirs(state) if is_over(state.where) else state


# the end of the actions


def end(state: State, acting: Acting) -> State:
    """Unused points are lost; then the main attacks. [1.1-7, 6.3-3]"""
    turn, seat = turn_of(state), acting.seat
    mains = turn.mains
    open_areas = []
    for area in attacked_areas(turn, seat):
        borders = entry_borders(turn, seat, area)
        if len(borders) == 1:
            mains = put(mains, area, borders[0])
        else:
            open_areas.append(area)
    turn = replace(turn, mains=mains)
    if open_areas:
        return with_turn(state, turn, Declaring(seat, tuple(open_areas)))
    return _next_side(with_turn(state, turn, acting), turn, seat)


def declarations(state: State, phase: Declaring) -> list[Action]:
    """The borders of the next attack. [6.3-3]"""
    area = phase.areas[0]
    borders = entry_borders(turn_of(state), phase.seat, area)
    return [Declare(area, border) for border in sorted(borders)]


def declare(state: State, phase: Declaring, action: Declare) -> State:
    """One border is the main attack, the others bring reserves. [6.3-3]"""
    turn = turn_of(state)
    turn = replace(turn, mains=put(turn.mains, action.area, action.border))
    if len(phase.areas) > 1:
        return with_turn(state, turn, Declaring(phase.seat, phase.areas[1:]))
    return _next_side(state, turn, phase.seat)


def _next_side(state: State, turn: Turn, seat: Seat) -> State:
    """Player 2 acts after player 1; then come the battles. [1.2-1, 1.3-1]"""
    if seat == turn.first:
        return begin(state, turn, OTHER[seat])
    return battles.begin(with_turn(state, turn, state.phase))
