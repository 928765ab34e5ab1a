"""The supply phase. Sections 6.81, 6.82, 7, 9.1.

In a fixed order: a new King, minors that come of age, executions, and losses where too many
stand. Then the next turn, or after the seventh the political turn. [7.x-1]
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, Enter, Execute, Lose, Spare
from rosenkrieg.games.richard3.ground import (
    OTHER,
    changed,
    group,
    mask_of,
    occupied,
    own_blocks,
    put,
    settled,
    side_of,
    with_cards,
    with_phase,
    with_throne,
    with_turn,
)
from rosenkrieg.games.richard3.houses import (
    eliminated,
    ended_by_heirs,
    is_over,
    senior_living,
    senior_minor,
)
from rosenkrieg.games.richard3.phases import politics
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    DEAD,
    LANCASTER,
    YORK,
    Choosing,
    Date,
    Entering,
    Judging,
    Losing,
    State,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    CROWNS,
    EXILES,
    FULL,
    LOCAL,
    SUPPLY,
    TURNCOAT,
)

TURNS: Final = 7
"""Turns of a campaign. [1.0-1]"""


def begin(state: State) -> State:
    """The turn's moves and battles are over; first a new King, if one is due. [6.81, 7.x-1]"""
    throne = state.throne
    state = with_turn(state, None, state.phase)
    king, crowned = throne.king, None
    if king is None:
        king = senior_living(state.where, throne.side)
        assert king is not None, "a house without heirs has lost [9.0-1]"
        crowned = state.where[king]  # is announced [6.81-1]
    if king != throne.king or crowned != throne.crowned:
        state = with_throne(state, replace(throne, king=king, crowned=crowned))
    return _minors(state, 0)


def sides_in_order(state: State) -> tuple[Seat, Seat]:
    """The Pretender's side, then the King's. [7.x-1]"""
    return OTHER[state.throne.side], state.throne.side


# minors


def _minors(state: State, begun: int) -> State:
    """One minor for each killed heir, the senior first. [6.82-2, 7.x-1]"""
    order = sides_in_order(state)
    for seat in order[begun:]:
        if state.throne.due[seat] and entry_areas(state, seat):
            return with_phase(state, Entering(seat))
    return _judgements(state, LANCASTER)


def entry_areas(state: State, seat: Seat) -> list[int]:
    """A royal minor enters in an open crown area, another in an own exile. [6.82-3]"""
    if senior_minor(state.where, seat) is None:
        return []
    if seat != state.throne.side:
        return list(EXILES[seat])
    theirs = occupied(state.where, state.throne.side, OTHER[seat])
    return [area for area in CROWNS if area not in theirs]  # none open: the heir waits


def entries(state: State, phase: Entering) -> list[Action]:
    """Where the minor may enter. [6.82-3]"""
    minor = senior_minor(state.where, phase.seat)
    assert minor is not None
    return [Enter(minor, area) for area in entry_areas(state, phase.seat)]


def enter(state: State, phase: Entering, action: Enter) -> State:
    """The minor is of age, at full strength, in the open. [6.82-2, 3.27-5]"""
    block, seat, throne = action.block, phase.seat, state.throne
    lancaster, york = throne.due
    due = (lancaster - 1, york) if seat == LANCASTER else (lancaster, york - 1)
    state = changed(
        with_throne(state, replace(throne, due=due)),
        put(state.where, block, action.area),
        put(state.strength, block, FULL[block]),
        put(state.shown, block, FULL[block]),
        state.known | BIT[block],
    )
    state = settled(state, seat, action.area)
    return _minors(state, sides_in_order(state).index(seat))


# executions


def _judgements(state: State, begun: Seat) -> State:
    """Lancaster about red Clarence, York about white Exeter. [9.1-4, 7.x-1]"""
    for seat in (LANCASTER, YORK):
        if seat >= begun and state.where[TURNCOAT[seat]] not in (BESIDE, DEAD):
            return with_phase(state, Judging(seat))
    return _losses(state, 0)


def judgements(state: State, phase: Judging) -> list[Action]:
    """Execute or spare. [9.1-4]"""
    return [Execute(TURNCOAT[phase.seat]), Spare(TURNCOAT[phase.seat])]


def judge(state: State, phase: Judging, action: Execute | Spare) -> State:
    """The death brings in a minor of the first house. [9.1-4, 9.1-5]"""
    if type(action) is Execute:
        state = _executed(state, action.block)
        if is_over(state.where):
            return ended_by_heirs(state)
    return _judgements(state, YORK) if phase.seat == LANCASTER else _losses(state, 0)


def _executed(state: State, block: int) -> State:
    """The strength is not shown: steps lost in secret stay secret. [P-19, 3.27-4]"""
    dead = eliminated(state, block)
    return changed(
        dead,
        dead.where,
        put(dead.strength, block, state.strength[block]),
        put(dead.shown, block, state.shown[block]),
        dead.known,
    )


# losses


def _losses(state: State, begun: int) -> State:
    """The Pretender's side, then the King's. [7.x-1]"""
    for seat in sides_in_order(state)[begun:]:
        quota = surplus(state, seat)
        if any(quota):
            return with_phase(state, Losing(seat, quota))
    return _end_turn(state)


def surplus(state: State, seat: Seat) -> bytes:
    """How many blocks stand above the limit of each area. [7.1-1, 7.2-1]"""
    counts = [0] * AREA_COUNT
    for block in own_blocks(state.throne.side, seat):
        area = state.where[block]
        if area < AREA_COUNT and not LOCAL[area] & BIT[block]:
            counts[area] += 1
    return bytes(max(0, counts[area] - SUPPLY[area]) for area in range(AREA_COUNT))


def losses(state: State, phase: Losing) -> list[Action]:
    """Blocks of overfull areas that have not lost a step yet. [7.1-2, 7.2-2]"""
    return [
        Lose(block)
        for block in own_blocks(state.throne.side, phase.seat)
        if state.where[block] < AREA_COUNT
        and phase.quota[state.where[block]]
        and not phase.done & BIT[block]
        and not LOCAL[state.where[block]] & BIT[block]
    ]


def lose(state: State, phase: Losing, action: Lose) -> State:
    """A step is lost in secret, a death is public. [7.1-2, 7.1-3, 3.27-4]"""
    block = action.block
    area = state.where[block]
    king_side = state.throne.side
    seat = side_of(block, king_side)
    known = state.known & ~mask_of(group(state.where, king_side, seat, area))
    left = state.strength[block] - 1
    done = phase.done
    if left:
        done |= BIT[block]
        strength = put(state.strength, block, left)
        state = changed(state, state.where, strength, state.shown, known)
    else:
        state = eliminated(changed(state, state.where, state.strength, state.shown, known), block)
        if is_over(state.where):
            return ended_by_heirs(state)
    quota = put(phase.quota, area, phase.quota[area] - 1)
    if any(quota):
        return with_phase(state, Losing(seat, quota, done))
    is_last = seat == king_side
    return _end_turn(state) if is_last else _losses(state, 1)


# the end of a turn


def _end_turn(state: State) -> State:
    """The next turn, or after the seventh the political turn. [1.4-2]"""
    date = state.date
    if date.turn == TURNS:
        return politics.begin(state)
    later = Date(date.setup, date.campaign, date.turn + 1, date.rules)
    return with_cards(state, state.cards, later, Choosing())
