"""Shots, charges and replies, and who takes the hits. Sections 3.11, 6.4, 6.5.

How well blocks fire is in `firepower`; what comes after a shot, in `battles`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Action, Roll, Suffer
from rosenkrieg.games.richard3.ground import OTHER, blocks_in, changed, put, side_of, with_phase
from rosenkrieg.games.richard3.houses import eliminated, ended_by_heirs, is_over
from rosenkrieg.games.richard3.phases.battles import after_losses, go_on, without
from rosenkrieg.games.richard3.phases.firepower import firepower
from rosenkrieg.games.richard3.state import CHARGING, REPLYING, Battle, Shooting, State, Suffering
from rosenkrieg.games.richard3.tables import BIT, ROLLS


def dice_of(state: State, shooting: Shooting) -> int:
    """As many dice as strength. [6.4-1]"""
    return state.strength[shooting.block]


def rolls(state: State, shooting: Shooting) -> Sequence[Action]:
    """What the dice can show. [6.4-1]"""
    return ROLLS[dice_of(state, shooting)]


def shoot(state: State, shooting: Shooting, action: Roll) -> State:
    """The dice of a shot, a charge or a reply. [6.4, 6.5]"""
    battle, block, target = shooting.battle, shooting.block, shooting.target
    power = firepower(state, battle, block)
    hits = 0
    for die in action.dice:
        if die <= power:
            hits += 1
    if target is None:
        victim = OTHER[side_of(block, state.throne.side)]
        return _hit(state, battle, victim, hits)
    state, battle = _take_hits(state, battle, target, hits)  # surplus is lost [6.5-2]
    survives = bool((battle.front[0] | battle.front[1]) & BIT[target])
    if shooting.kind == CHARGING and survives:
        return with_phase(state, Shooting(battle, target, REPLYING, block))  # [6.5-3]
    return after_losses(state, battle)


def _hit(state: State, battle: Battle, seat: Seat, hits: int) -> State:
    """All hits go to the strongest block, then to the next; its owner breaks ties. [6.4-2]"""
    while hits and battle.front[seat]:  # hits beyond the last block are lost [6.4-3, 6.3-5]
        strongest = strongest_in(state, battle.front[seat])
        if len(strongest) > 1:
            return with_phase(state, Suffering(battle, seat, hits))
        block = strongest[0]
        left = hits - state.strength[block]
        state, battle = _take_hits(state, battle, block, hits)
        hits = left if left > 0 else 0
        if is_over(state.where):
            return ended_by_heirs(state)
    return go_on(state, battle)


def strongest_in(state: State, blocks: int) -> list[int]:
    """The blocks of the highest strength. [6.4-2]"""
    found: list[int] = []
    most = 0
    strength = state.strength
    for block in blocks_in(blocks):
        if strength[block] > most:
            most, found = strength[block], [block]
        elif strength[block] == most:
            found.append(block)
    return found


def sufferers(state: State, phase: Suffering) -> list[Action]:
    """The owner's choice among the strongest. [6.4-3]"""
    return [Suffer(block) for block in strongest_in(state, phase.battle.front[phase.seat])]


def suffer(state: State, phase: Suffering, action: Suffer) -> State:
    """The chosen block takes what it can, the rest goes on. [6.4-3]"""
    left = phase.hits - state.strength[action.block]
    state, battle = _take_hits(state, phase.battle, action.block, phase.hits)
    if is_over(state.where):
        return ended_by_heirs(state)
    return _hit(state, battle, phase.seat, left if left > 0 else 0)


def _take_hits(state: State, battle: Battle, block: int, hits: int) -> tuple[State, Battle]:
    """A block loses steps, in the open, or dies. [3.11-1]"""
    left = state.strength[block] - hits
    if left <= 0:
        return eliminated(state, block), without(battle, block)
    if not hits:
        return state, battle
    strength = put(state.strength, block, left)
    shown = put(state.shown, block, left)
    return changed(state, state.where, strength, shown, state.known), battle
