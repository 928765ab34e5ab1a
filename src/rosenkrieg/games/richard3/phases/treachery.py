"""Whom a treachery roll may turn, and with how many dice. Sections 6.9, 6.91, E-5, 9.1-1."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.ground import OTHER, blocks_in, side_of
from rosenkrieg.games.richard3.state import (
    KING_ROLL,
    PRETENDER_ROLL,
    WARWICK_ROLL,
    Battle,
    State,
    Turning,
)
from rosenkrieg.games.richard3.tables import BIT, LOYALTY, LOYALTY_TO_WARWICK, ROLLS, WARWICKS


def treason_targets(battle: Battle, holder: Seat, state: State) -> list[int]:
    """Enemy blocks of the front with loyalty dice, no leader among them. [E-5, 6.9-2]"""
    return _targets(state, battle, OTHER[holder], LOYALTY)


def office(state: State, block: int) -> int:
    """As what a block may try a treachery roll; 0: it may not. [6.9-1]"""
    if block == state.throne.king:
        return KING_ROLL
    if block == state.throne.pretender:
        return PRETENDER_ROLL
    return WARWICK_ROLL if WARWICKS & BIT[block] else 0


def roll_targets(state: State, battle: Battle, block: int) -> list[int]:
    """Whom a leader or Warwick may try to turn in this battle. [6.9, 6.91]"""
    rolls_as = office(state, block)
    if not rolls_as or battle.rolled & rolls_as:  # [6.9-1, 6.9-8]
        return []
    loyalty = LOYALTY_TO_WARWICK if rolls_as == WARWICK_ROLL else LOYALTY
    return _targets(state, battle, OTHER[side_of(block, state.throne.side)], loyalty)


def _targets(state: State, battle: Battle, seat: Seat, loyalty: tuple[int, ...]) -> list[int]:
    """No leader, no one who has turned in this battle. [6.9-2, 6.9-6, 9.1-1]"""
    throne = state.throne
    return [
        block
        for block in blocks_in(battle.front[seat] & ~battle.turned)
        if loyalty[block] and block != throne.king and block != throne.pretender
    ]


def loyalty_of(turning: Turning) -> int:
    """The dice of a treachery roll; the card rolls like a leader. [6.9-3, E-5]"""
    if turning.block is None:
        return LOYALTY[turning.target]
    return loyalty_to(turning.block, turning.target)


def rolls(state: State, turning: Turning) -> Sequence[Action]:
    """What the dice of a treachery roll can show. [6.9-3]"""
    return ROLLS[loyalty_of(turning)]


def loyalty_to(block: int, target: int) -> int:
    """The dice against a target if that block rolls. [6.9-3, 6.91-1]"""
    return (LOYALTY_TO_WARWICK if WARWICKS & BIT[block] else LOYALTY)[target]
