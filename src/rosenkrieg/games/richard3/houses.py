"""Heirs, leaders, deaths and the end. Sections 3.21, 6.8, 9."""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.ground import OTHER, put, with_phase
from rosenkrieg.games.richard3.state import (
    BESIDE,
    DEAD,
    DOWN,
    LANCASTER,
    MINOR,
    YORK,
    Over,
    State,
    Throne,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    COUNTERPART,
    DIES_FOR_GOOD,
    FULL,
    HEIRS,
    HOUSE,
    RANK,
)


def is_living(where: bytes, heir: int) -> bool:
    """Neither eliminated nor serving the enemy; minors and exiles live. [3.21-2, 9.0-3]"""
    return where[heir] != DEAD and where[heir] != BESIDE


def senior_living(where: bytes, seat: Seat) -> int | None:
    """The most senior living heir of a house. [3.21-1]"""
    for heir in HEIRS[seat]:
        if is_living(where, heir):
            return heir
    return None


def senior_minor(where: bytes, seat: Seat) -> int | None:
    """The next heir to come of age. [4.5-2]"""
    for heir in HEIRS[seat]:
        if where[heir] == MINOR:
            return heir
    return None


def senior_among(heirs: tuple[int, ...], blocks: int) -> int | None:
    """The senior one of these heirs in a set of blocks. [2.2-9, 6.5-4]"""
    for heir in heirs:
        if blocks & BIT[heir]:
            return heir
    return None


def eliminated(state: State, block: int) -> State:
    """A block is out: for good, or face-down until the next campaign. [6.82 to 6.85]"""
    where = state.where
    if DIES_FOR_GOOD & BIT[block]:  # heirs, roses, Nevilles, in either color [6.83, 9.1-5]
        where = put(where, block, DEAD)
        if COUNTERPART[block] != block:
            where = put(where, COUNTERPART[block], DEAD)
    else:
        where = put(where, block, DOWN)
    return State(
        where,
        put(state.strength, block, FULL[block]),
        put(state.shown, block, FULL[block]),
        state.known & ~BIT[block],
        state.cards,
        _throne_after(state.throne, where, block),
        state.date,
        state.turn,
        state.phase,
    )


def _throne_after(throne: Throne, where: bytes, block: int) -> Throne:
    """A dead heir leaves their office and brings in a minor of their house. [6.81, 6.82, 9.1-5]"""
    heir = block if RANK[block] else COUNTERPART[block]
    if not RANK[heir]:
        return throne
    lancaster, york = throne.due
    minors = [sum(where[each] == MINOR for each in heirs) for heirs in HEIRS]
    if HOUSE[heir] == LANCASTER:
        lancaster = min(lancaster + 1, minors[LANCASTER])
    else:
        york = min(york + 1, minors[YORK])
    king = None if throne.king == block else throne.king  # [6.81-4]
    pretender = throne.pretender
    if pretender == block:
        pretender = senior_living(where, OTHER[throne.side])  # at once [6.81-3]
    return replace(throne, king=king, pretender=pretender, due=(lancaster, york))


def throne_of_senior(throne: Throne, heir: int) -> Throne:
    """An heir who is turned back takes the office from one junior to them. [9.1-3]"""
    side = HOUSE[heir]
    holder = throne.king if side == throne.side else throne.pretender
    if not RANK[heir] or holder is None or RANK[holder] < RANK[heir]:
        return throne
    if side == throne.side:
        return replace(throne, king=heir)
    return replace(throne, pretender=heir)


def is_over(where: bytes) -> bool:
    """A house has no living heir left. [9.0-1, 9.0-3]"""
    return senior_living(where, LANCASTER) is None or senior_living(where, YORK) is None


def ended_by_heirs(state: State) -> State:
    """The immediate win over a house without heirs. [9.0-1]"""
    loser = LANCASTER if senior_living(state.where, LANCASTER) is None else YORK
    left = [sum(is_living(state.where, heir) for heir in heirs) for heirs in HEIRS]
    return with_phase(state, Over(OTHER[loser], "heirs", (left[LANCASTER], left[YORK])))
