"""Attacks while they are being moved: who is pinned, which borders are used. Sections 5.22, 6.3."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import FIRST, Seat
from rosenkrieg.games.richard3.ground import OTHER, for_side, group, put
from rosenkrieg.games.richard3.state import AREA_COUNT, State, Turn
from rosenkrieg.games.richard3.tables import BIT, ENTRY, ENTRY_AREA, ENTRY_BORDER, border_of

ATTACK_BORDERS: Final = 3
"""Borders of one attack at most. [6.3-1]"""
REINFORCING_BORDERS: Final = 2
"""Borders over which player 2 may come into a battle of player 1. [6.3-7]"""


def turn_of(state: State) -> Turn:
    """The turn that goes on."""
    turn = state.turn
    assert turn is not None
    return turn


def is_pinned(state: State, seat: Seat, area: int, moved: int, theirs: set[int]) -> bool:
    """Who stood there before the attack does not outnumber the main attack. [5.22-1, 5.22-2]"""
    if area not in theirs:
        return False
    turn, king_side = turn_of(state), state.throne.side
    if not turn.attacks[OTHER[seat]] >> area & 1:  # [5.22-5]
        return False
    stood = 0
    for block in group(state.where, king_side, seat, area):
        if not moved & BIT[block]:  # reinforcements release no one [5.22-2]
            stood += 1
    return stood <= main_attackers(state, OTHER[seat], area)


def main_attackers(state: State, attacker: Seat, area: int) -> int:
    """How many blocks the main attack has. [5.22-1]"""
    turn = turn_of(state)
    main = turn.mains[area]
    count = 0
    for block in group(state.where, state.throne.side, attacker, area):
        if border_of(turn.came[block]) == main:
            count += 1
    return count


def can_attack_over(turn: Turn, seat: Seat, area: int, border: int) -> bool:
    """Three borders for an attack, two for player 2 who joins one. [6.3-1, 6.3-7, 6.3-8]"""
    code = ENTRY[border][area]
    count = 0
    for other in turn.entries[seat]:
        if other == code:
            return True
        if ENTRY_AREA[other] == area:
            count += 1
    joins = turn.attacks[OTHER[seat]] >> area & 1
    return count < (REINFORCING_BORDERS if joins else ATTACK_BORDERS)


def after_entry(turn: Turn, seat: Seat, block: int, area: int, border: int, came: int) -> Turn:
    """An entry into a battle is remembered: its border, and who attacks. [5.22-6, 6.6-3]"""
    code = ENTRY[border][area]
    mine = turn.entries[seat]
    if code not in mine:
        mine = (*mine, code)
    attacks = turn.attacks
    if not attacks[OTHER[seat]] >> area & 1:
        attacks = for_side(attacks, seat, attacks[seat] | 1 << area)
    return replace(
        turn,
        entries=(mine, turn.entries[1]) if seat == FIRST else (turn.entries[0], mine),
        attacks=attacks,
        came=put(turn.came, block, came),
    )


def attacked_areas(turn: Turn, seat: Seat) -> list[int]:
    """The areas that a side attacks."""
    attacks = turn.attacks[seat]
    return [area for area in range(AREA_COUNT) if attacks >> area & 1] if attacks else []


def entry_borders(turn: Turn, seat: Seat, area: int) -> list[int]:
    """The borders over which a side entered an area, the sea as one. [E-9]"""
    return [ENTRY_BORDER[code] for code in turn.entries[seat] if ENTRY_AREA[code] == area]
