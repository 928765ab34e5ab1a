"""The political turn. Section 8, and the end of 9.0.

Levies go home, the throne may change hands, both sides go home, exiles are trimmed, and a new
campaign begins. After the last campaign the King of that moment has won.
"""

from __future__ import annotations

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, GoHome, Leave
from rosenkrieg.games.richard3.ground import (
    OTHER,
    after_split,
    changed,
    occupied,
    own_blocks,
    put,
    settled,
    side_of,
    with_cards,
    with_phase,
    with_throne,
)
from rosenkrieg.games.richard3.houses import senior_living
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    CAPTIVE,
    DEAD,
    DOWN,
    LANCASTER,
    POOL,
    YORK,
    Cards,
    Date,
    Deal,
    GoingHome,
    Over,
    State,
    Throne,
    Trimming,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    BLOCK_COUNT,
    CALAIS,
    CALAIS_NEVILLES,
    COUNTS,
    CROWNS,
    DECK,
    EXILES,
    FULL,
    GO_HOME,
    HENRY,
    HOMES,
    IS_EXILE,
    KIND,
    LOCAL,
    MIDDLESEX,
    NEVILLES,
    NO_CARDS,
    RANK,
    RED_CLARENCE,
    SETUPS,
    SHIELDS_OF_DEAD,
    SUPPLY,
    WELSH,
)


def begin(state: State) -> State:
    """Levies go home, then the count. [8.0-1, 8.1, 8.2, 9.0-2]"""
    # strength has no part in this turn, so everyone rests at once [8.5-1]
    state = levies_gone(changed(state, state.where, FULL, FULL, state.known))
    counts = usurpation_counts(state)
    state = with_throne(state, throne_after(state, counts))
    if state.date.campaign == SETUPS[state.date.setup]["last_campaign"]:
        return with_phase(state, Over(state.throne.side, "king", counts))
    return _go_home(state, OTHER[state.throne.side])


# levies [8.1]


def levies_gone(state: State) -> State:
    """Levies, bombards, Welsh and Rebel to the pool, other mercenaries to their homes. [8.1-1]"""
    for block in range(BLOCK_COUNT):
        area = state.where[block]
        if area >= AREA_COUNT or GO_HOME & BIT[block]:
            continue
        goal = POOL
        if KIND[block] == "mercenary" and block != WELSH:
            goal = HOMES[block][0]
        if goal != area:
            state = moved(state, block, goal)
    return state


def moved(state: State, block: int, goal: int) -> State:
    """A block goes home or to the pool, standing. [3.27-4]"""
    king_side = state.throne.side
    known = after_split(state.known, state.where, king_side, block, state.where[block])
    where = put(state.where, block, goal)
    if goal == POOL:
        return changed(state, where, state.strength, state.shown, known & ~BIT[block])
    state = changed(state, where, state.strength, state.shown, known)
    return settled(state, side_of(block, king_side), goal)


# usurpation [8.2]


def usurpation_counts(state: State) -> tuple[int, int]:
    """Every block left on the map counts one, Middlesex one more. [8.2-1, 8.2-2, 8.2-5 to 8.2-7]"""
    lancaster = _count(state, LANCASTER) + (state.where[HENRY] == CAPTIVE)
    return lancaster, _count(state, YORK)


def _count(state: State, seat: Seat) -> int:
    where, king_side = state.where, state.throne.side
    on_map = [where[block] for block in own_blocks(king_side, seat) if where[block] < AREA_COUNT]
    return sum(1 for area in on_map if COUNTS[area]) + (MIDDLESEX in on_map)


def throne_after(state: State, counts: tuple[int, int]) -> Throne:
    """The Pretender needs strictly more than the King. [8.2-3, 8.2-4]"""
    throne = state.throne
    side = OTHER[throne.side]
    if counts[side] <= counts[throne.side]:
        return throne
    king = senior_living(state.where, side)
    pretender = senior_living(state.where, throne.side)
    return Throne(side, king, pretender, throne.due)


# going home [8.3, 8.4]


def _go_home(state: State, seat: Seat) -> State:
    if travellers(state, GoingHome(seat)):
        return with_phase(state, GoingHome(seat))
    return _after_home(state, seat)


def _after_home(state: State, seat: Seat) -> State:
    """First the Pretender's side, then the King's, then the reset. [8.3-1, 8.4-1]"""
    king_side = state.throne.side
    return reset(state) if seat == king_side else _go_home(state, king_side)


def travellers(state: State, phase: GoingHome) -> list[int]:
    """Blocks on the map that have not gone yet; exiles stay where they are. [8.4-3]"""
    where = state.where
    return [
        block
        for block in own_blocks(state.throne.side, phase.seat)
        if where[block] < AREA_COUNT
        and not phase.done & BIT[block]
        and GO_HOME & BIT[block]
        and not IS_EXILE[where[block]]
    ]


def journeys(state: State, phase: GoingHome) -> list[Action]:
    """Every traveler with the homes open to it, in any order. [8.3-3]"""
    theirs = occupied(state.where, state.throne.side, OTHER[phase.seat])
    return [
        GoHome(block, area)
        for block in travellers(state, phase)
        for area in homes(state, block, phase.seat, theirs)
    ]


def homes(state: State, block: int, seat: Seat, theirs: set[int]) -> list[int]:
    """Where a block may go: open homes, or the pool if there are none. [8.3, 8.4, 9.1-6]"""
    where = state.where
    if RANK[block] and seat != state.throne.side:  # to exile, and only there [8.3-1]
        return list(EXILES[seat])
    own = list(HOMES[block])
    if RANK[block]:  # a usable shield or any crown [8.4-1]
        own += [area for area in CROWNS if area not in own]
    own += [
        area
        for area, owner in SHIELDS_OF_DEAD[block]
        if where[owner] == DEAD and area not in own  # [2.2-7, 8.3-6]
    ]
    found = [area for area in own if area not in theirs]  # [8.3-3, 8.4-2]
    if block == RED_CLARENCE:  # no block of either side but himself [9.1-6]
        found = [area for area in found if _is_empty_for(state, block, area)]
    if NEVILLES & BIT[block] and all(area in theirs for area in HOMES[block]):
        calais = [CALAIS] if CALAIS_NEVILLES & BIT[block] else []  # [8.3-5]
        return [*(area for area in found if area != CALAIS), *calais, POOL]  # [8.3-6]
    return found or [POOL]  # [8.3-2]


def _is_empty_for(state: State, block: int, area: int) -> bool:
    return all(other == block for other in range(BLOCK_COUNT) if state.where[other] == area)


def go_home(state: State, phase: GoingHome, action: GoHome) -> State:
    """One block is home; staying in place counts as going home. [8.3, 8.4]"""
    block, seat = action.block, phase.seat
    if action.area != state.where[block]:
        state = moved(state, block, action.area)
    if action.area != POOL:
        phase = GoingHome(seat, phase.done | BIT[block])
    if travellers(state, phase):
        return with_phase(state, phase)
    return _after_home(state, seat)


# the next campaign [8.5]


def reset(state: State) -> State:
    """Face-down blocks stand up. [8.5-1]"""
    where, known = bytearray(state.where), state.known
    at_home = []
    for block in range(BLOCK_COUNT):
        if where[block] != DOWN:
            continue
        where[block] = POOL
        if KIND[block] == "mercenary" and block != WELSH:
            where[block] = HOMES[block][0]
            known |= BIT[block]  # everyone saw where it lay
            at_home.append(block)
    state = changed(state, bytes(where), state.strength, state.shown, known)
    for block in at_home:
        state = settled(state, side_of(block, state.throne.side), state.where[block])
    return _trim(state, OTHER[state.throne.side])


def _trim(state: State, seat: Seat) -> State:
    """Surplus exiles: the Pretender's side, then the King's. [8.5-2]"""
    quota = exile_surplus(state, seat)
    if any(quota):
        return with_phase(state, Trimming(seat, quota))
    return _after_trimming(state, seat)


def _after_trimming(state: State, seat: Seat) -> State:
    king_side = state.throne.side
    return _next_campaign(state) if seat == king_side else _trim(state, king_side)


def exile_surplus(state: State, seat: Seat) -> bytes:
    """How many counted blocks stand above the limit of an exile. [7.2-3]"""
    quota = bytearray(AREA_COUNT)
    for area in EXILES[seat]:
        counted = [
            block
            for block in own_blocks(state.throne.side, seat)
            if state.where[block] == area and not LOCAL[area] & BIT[block]
        ]
        quota[area] = max(0, len(counted) - SUPPLY[area])
    return bytes(quota)


def departures(state: State, phase: Trimming) -> list[Action]:
    """The counted blocks of an overfull exile. [7.2-3]"""
    where = state.where
    return [
        Leave(block)
        for block in own_blocks(state.throne.side, phase.seat)
        if where[block] < AREA_COUNT
        and phase.quota[where[block]]
        and not LOCAL[where[block]] & BIT[block]
    ]


def leave(state: State, phase: Trimming, action: Leave) -> State:
    """One exile goes to the pool. [8.5-2]"""
    area = state.where[action.block]
    state = moved(state, action.block, POOL)
    quota = put(phase.quota, area, phase.quota[area] - 1)
    if any(quota):
        return with_phase(state, Trimming(phase.seat, quota))
    return _after_trimming(state, phase.seat)


def _next_campaign(state: State) -> State:
    """All cards are dealt again. [8.5-3]"""
    date = state.date
    cards = Cards((NO_CARDS, NO_CARDS), DECK, (NO_CARDS, NO_CARDS))
    return with_cards(state, cards, Date(date.setup, date.campaign + 1, 1, date.rules), Deal())
