"""Step 11: the entitled realm gains the contested or the rolled territory. [B22-B24, Q9, Q10]"""

from __future__ import annotations

from rosenkrieg.core.contract import Actor, Seat, other
from rosenkrieg.games.rampant.actions import TAKE_ROLLED, Action, Name, PickKind
from rosenkrieg.games.rampant.phases.aftermath import added
from rosenkrieg.games.rampant.realms import tables_of, territory
from rosenkrieg.games.rampant.state import GainChoice, KindChoice, State, asks, then, with_realm


def gain(state: State) -> State:
    """Nobody entitled: the rolled one is discarded. One to take: taken without a question. [A2]"""
    seat = state.battle.entitled
    if seat is None:
        return then(state, "close")
    if contested(state, seat) is None:
        return take_rolled(state, seat)
    return asks(state, GainChoice(seat))


def contested(state: State, seat: Seat) -> str | None:
    """The opponent's stake, if it can be taken: not in a raid, never a home land. [B24, Q32]"""
    realm = state.realms[other(seat)]
    stake = state.battle.stakes[other(seat)]
    if state.battle.raider is not None or stake == realm.home:
        return None
    return stake if territory(realm, stake) is not None else None


def gains(state: State, actor: Actor) -> list[Action]:
    """One of the two; declining both is not possible. [Q43]"""
    stake = contested(state, Seat(actor))
    return [TAKE_ROLLED] if stake is None else [Name(stake), TAKE_ROLLED]


def take(state: State, actor: Actor, action: Action) -> State:
    """What is not chosen stays with its owner, or is discarded. [B22, B34, Q10]"""
    seat = Seat(actor)
    if type(action) is not Name:
        return take_rolled(state, seat)
    loser = state.realms[other(seat)]
    land = territory(loser, action.territory)
    assert land is not None
    left = tuple(each for each in loser.territories if each != land)
    state = with_realm(state, other(seat), territories=left)
    held = state.realms[seat].territories
    return then(with_realm(state, seat, territories=(*held, land)), "close")


def take_rolled(state: State, seat: Seat) -> State:
    """An open borderland is named when it is taken. [Q30]"""
    kind = state.battle.rolled
    assert kind is not None
    if tables_of(state).kind[kind].effect == "choose":
        return asks(state, KindChoice(seat, "gain"))
    return then(added(state, seat, kind), "close")


def name_kind(state: State, actor: Actor, action: Action) -> State:
    """The open borderland becomes that kind for good. [Q30]"""
    assert type(action) is PickKind
    phase = state.phase
    assert type(phase) is KindChoice
    after = added(state, Seat(actor), action.kind)
    return then(after, "close" if phase.what == "gain" else "territory")
