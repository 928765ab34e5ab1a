"""Steps 1 and 2: raid or battle, and the secret choice of attack or defense. [B1, B28]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import ATTACK, BATTLE, DEFEND, RAID, Action, Choose, Form
from rosenkrieg.games.rampant.phases import spies
from rosenkrieg.games.rampant.realms import may_raid
from rosenkrieg.games.rampant.state import Choosing, FormChoice, State, asks, put, then


def meeting(state: State) -> State:
    """The realm with at most half as many territories decides on the form. [B28, Q18]"""
    seat = may_raid(state)
    return spies.open_window(state, "W1") if seat is None else asks(state, FormChoice(seat))


def forms(state: State, actor: Actor) -> list[Action]:
    """A permission, not a duty. [B35]"""
    return [BATTLE, RAID]


def choose_form(state: State, actor: Actor, action: Action) -> State:
    """The raider attacks and the larger realm defends; nobody chooses in secret. [Q18]"""
    assert type(action) is Form
    if not action.raid:
        return spies.open_window(state, "W1")
    raider = Seat(actor)
    return then(state, "raid", raider=raider, attacker=raider)


def choice(state: State) -> State:
    """Both choose; under a truce both defend. [B1, truce]"""
    if "truce" in state.battle.pair:
        return then(state, "stakes", chosen=("defend", "defend"))
    return asks(state, Choosing((None, None), state.battle.openly))


def choosers(phase: Choosing, state: State) -> tuple[Actor, ...]:
    """Both at once, less who has chosen; who must choose openly goes first. [B1, S1]"""
    if phase.openly is not None and phase.chosen[phase.openly] is None:
        return (phase.openly,)
    return tuple(seat for seat in SEATS if phase.chosen[seat] is None)


def choices(state: State, actor: Actor) -> list[Action]:
    """Attack or defend. [B1]"""
    return [ATTACK, DEFEND]


def choose(state: State, actor: Actor, action: Action) -> State:
    """The choice lies aside; with the second one both are shown. [B1]"""
    assert type(action) is Choose
    assert type(state.phase) is Choosing
    seat = Seat(actor)
    chosen = put(state.phase.chosen, seat, "attack" if action.attack else "defend")
    if chosen[other(seat)] is None:
        return asks(state, Choosing(chosen, state.phase.openly))
    return then(state, "stakes", chosen=chosen)
