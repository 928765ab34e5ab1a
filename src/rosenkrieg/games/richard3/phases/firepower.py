"""How well a block fires, and who may charge. Sections 2.2 to 2.6, 6.4-1, 6.5-1."""

from __future__ import annotations

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.ground import side_of
from rosenkrieg.games.richard3.houses import senior_among
from rosenkrieg.games.richard3.state import DEAD, LANCASTER, Battle, State
from rosenkrieg.games.richard3.tables import (
    HEIRS,
    HOME_BONUS,
    HOUSE,
    IS_CROWN,
    OWN_SHIELD,
    OWNER_OF,
    POWER,
    RANK,
    ROYAL_SHIELDS,
)


def firepower(state: State, battle: Battle, block: int) -> int:
    """The highest die that hits. [6.4-1, 2.2 to 2.6]"""
    return POWER[block] + home_bonus(state, battle, block)


def home_bonus(state: State, battle: Battle, block: int) -> int:
    """What shield, crown, city, cathedral or Wales give to a defender. [2.2 to 2.6]"""
    seat, area = side_of(block, state.throne.side), battle.area
    if seat == battle.attacker:  # [2.2-3]
        return 0
    if not RANK[block]:
        return 1 if area in HOME_BONUS[block] else 0  # [2.2-1, 2.4-2, 2.5-1, 2.6-2, 9.1-7]
    is_senior = senior_among(HEIRS[seat], battle.front[seat]) == block  # [2.2-4, 2.2-9]
    bonus = 0
    if OWN_SHIELD.get(block) == area:  # also beside a more senior heir [2.2-8]
        bonus += 1
    elif is_senior and is_shield_of(state.where, seat, area):
        bonus += 1
    if is_senior and IS_CROWN[area] and seat == state.throne.side:  # [2.3-1 to 2.3-4]
        bonus += 1
    return bonus


def is_shield_of(where: bytes, seat: Seat, area: int) -> bool:
    """A shield that any heir of a house may use: plain, or of a dead heir. [2.2-5 to 2.2-7]"""
    if area in ROYAL_SHIELDS[seat]:
        return True
    return seat == LANCASTER and area in OWNER_OF and where[OWNER_OF[area]] == DEAD


def can_charge(battle: Battle, block: int) -> bool:
    """Only the senior heir in a front may charge. [6.5-1, 6.5-4]"""
    if not RANK[block]:
        return False
    return senior_among(HEIRS[HOUSE[block]], battle.front[HOUSE[block]]) == block
