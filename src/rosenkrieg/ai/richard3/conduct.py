"""How battles of Richard III are fought on when a search needs their result.

A plain way to fight that needs no lists: turn blocks that can be turned with one die, fire,
retreat when clearly weaker, let the block of least worth take the hits.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

from rosenkrieg.ai.richard3.position import BLOCK_WORTH, COUNTING, campaigns_left
from rosenkrieg.games.richard3.actions import Perish, Retreat, Roll, Suffer, Treachery, Wait
from rosenkrieg.games.richard3.ground import OTHER, blocks_in, occupied
from rosenkrieg.games.richard3.phases import battles, fire, treachery
from rosenkrieg.games.richard3.phases.firepower import firepower
from rosenkrieg.games.richard3.phases.retreats import retreat_areas
from rosenkrieg.games.richard3.state import (
    Battle,
    Shooting,
    State,
    Suffering,
    TreasonAsked,
    Turning,
)
from rosenkrieg.games.richard3.tables import FIRE, LOYALTY

FLIGHT: Final = 0.45
"""A side with less than this share of the other's expected hits retreats."""

THROWS: Final = tuple(
    tuple(Roll(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=count))
    for count in range(5)
)
"""Every throw of that many dice, each as likely as any other."""


def fight_on(state: State, rng: Random) -> State:
    """The state after the battle that goes on; without one the state itself."""
    while True:
        phase = state.phase
        if type(phase) is Shooting:
            throws = THROWS[fire.dice_of(state, phase)]
            state = fire.shoot(state, phase, throws[int(rng.random() * len(throws))])
        elif type(phase) is Battle:
            state = _turn(state, phase)
        elif type(phase) is Suffering:
            state = fire.suffer(state, phase, _sufferer(state, phase))
        elif type(phase) is Turning:
            throws = THROWS[treachery.loyalty_of(phase)]
            state = battles.turn_coat(state, phase, throws[int(rng.random() * len(throws))])
        elif type(phase) is TreasonAsked:
            state = battles.treason(state, phase, Wait())
        else:
            return state


def _turn(state: State, battle: Battle) -> State:
    """The next block of the letter that is on."""
    seat, block = battle.seat, (battle.ready & -battle.ready).bit_length() - 1
    leaves = battle.round == battles.LAST_ROUND and seat == battle.attacker
    if leaves or (battle.round > 1 and _is_weak(state, battle)):
        theirs = occupied(state.where, state.throne.side, OTHER[seat])
        areas = retreat_areas(state, battle, block, theirs)
        if areas:
            return battles.act(state, battle, Retreat(block, areas[0]))
        if leaves:
            return battles.act(state, battle, Perish(block))
    for target in treachery.roll_targets(state, battle, block):
        if LOYALTY[target] == 1:
            return battles.act(state, battle, Treachery(block, target))
    return battles.act(state, battle, FIRE[block])


def _is_weak(state: State, battle: Battle) -> bool:
    forces = [0, 0]
    for side in (0, 1):
        for block in blocks_in(battle.front[side]):
            forces[side] += state.strength[block] * firepower(state, battle, block)
    return forces[battle.seat] < FLIGHT * forces[1 - battle.seat]


def _sufferer(state: State, phase: Suffering) -> Suffer:
    worths = BLOCK_WORTH[campaigns_left(state)]
    strongest = fire.strongest_in(state, phase.battle.front[phase.seat])
    return Suffer(min(strongest, key=lambda block: worths[block] + COUNTING[block]))
