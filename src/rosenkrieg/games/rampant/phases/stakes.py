"""Step 3: contested territories, the exchange, and what a raid offers. [B2-B6, B31-B33]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import NO, YES, Action, Name
from rosenkrieg.games.rampant.phases import spies
from rosenkrieg.games.rampant.realms import contestable, has, listable, tables_of
from rosenkrieg.games.rampant.state import (
    ExchangeChoice,
    ExchangePick,
    ListChoice,
    Naming,
    OfferChoice,
    Rolling,
    State,
    asks,
    put,
    then,
)

EASY_EXCHANGE = 2
"""The exchange of a realm with a river crossing succeeds from here."""


# naming


def realm_named(state: State, seat: Seat) -> Seat:
    """Whose territory a seat names: attackers the other's, defenders their own. [B2, B5, B6]"""
    return other(seat) if state.battle.chosen[seat] == "attack" else seat


def namers(state: State) -> tuple[bool, bool]:
    """Who names: the attacker alone, or both; nobody where all is locked. [B2, B5, B6, Q33]"""
    chosen = state.battle.chosen
    due = [
        (chosen[seat] == "attack" or chosen[other(seat)] == "defend") and bool(names(state, seat))
        for seat in SEATS
    ]
    return due[0], due[1]


def stakes(state: State) -> State:
    """Asks who names; if no one can, nothing is staked. [Q44]"""
    due = namers(state)
    return asks(state, Naming((None, None), due)) if any(due) else then(state, "attacker")


def who_names(phase: Naming, state: State) -> tuple[Actor, ...]:
    """Those who are due and have not named. [D6]"""
    return tuple(seat for seat in SEATS if phase.due[seat] and phase.names[seat] is None)


def names(state: State, actor: Actor) -> list[Action]:
    """Any territory of that realm that may be contested. [Q33]"""
    realm = state.realms[realm_named(state, Seat(actor))]
    return [Name(id) for id in contestable(tables_of(state), realm)]


def name(state: State, actor: Actor, action: Action) -> State:
    """Two names are shown together. [D6]"""
    assert type(action) is Name
    phase = state.phase
    assert type(phase) is Naming
    named = put(phase.names, Seat(actor), action.territory)
    if who_names(Naming(named, phase.due), state):
        return asks(state, Naming(named, phase.due))
    return staked(state, named)


def staked(state: State, named: tuple[str | None, str | None]) -> State:
    """The stakes; against an attacker the defender may roll for an exchange. [B3, Q3]"""
    both: tuple[str | None, str | None] = (None, None)
    for seat in SEATS:
        if named[seat] is not None:
            both = put(both, realm_named(state, seat), named[seat])
    state = asks(state, state.phase, stakes=both)
    defender = defender_of(state)
    if defender is not None and exchangeable(state, defender):
        return asks(state, ExchangeChoice(defender))
    return then(state, "attacker")


def defender_of(state: State) -> Seat | None:
    """The one defender against an attacker; None if both chose alike. [B2]"""
    chosen = state.battle.chosen
    if chosen[0] == chosen[1]:
        return None
    return SEATS[0] if chosen[0] == "defend" else SEATS[1]


# the exchange


def exchangeable(state: State, seat: Seat) -> tuple[str, ...]:
    """What can be put in the place of the contested territory. [B3, Q3, Q33]"""
    stake = state.battle.stakes[seat]
    return contestable(tables_of(state), state.realms[seat], besides=stake)


def may_roll(state: State, actor: Actor) -> list[Action]:
    """The roll is a permission. [B35, Q2]"""
    return [YES, NO]


def roll(state: State, actor: Actor, action: Action) -> State:
    """Rolled once, or left. [Q2]"""
    if action == NO:
        return then(state, "attacker")
    return asks(state, Rolling("exchange", Seat(actor)))


def rolled(state: State, seat: Seat, face: int) -> State:
    """The die lies; spies may have it rolled again. [S3]"""
    again = state.battle.spying is not None
    state = asks(state, state.phase, exchange=face)
    return then(state, "window") if again else spies.open_window(state, "W4")


def exchanged(state: State) -> State:
    """The last roll stands; on 4+ the defender picks. [B3]"""
    defender = defender_of(state)
    die = state.battle.exchange
    assert defender is not None
    assert die is not None
    if die >= exchange_on(state, defender):
        return asks(state, ExchangePick(defender))
    return then(state, "attacker")


def exchange_on(state: State, seat: Seat) -> int:
    """From which die the exchange succeeds. [B3, river crossing]"""
    return EASY_EXCHANGE if has(state, seat, "swap_bonus") else tables_of(state).values.exchange_on


def exchanges(state: State, actor: Actor) -> list[Action]:
    """Any other of his own that may be contested, or none. [Q2]"""
    return [NO, *(Name(id) for id in exchangeable(state, Seat(actor)))]


def exchange(state: State, actor: Actor, action: Action) -> State:
    """The other territory stands in its place. [B3]"""
    if type(action) is not Name:
        return then(state, "attacker")
    return then(state, "attacker", stakes=put(state.battle.stakes, Seat(actor), action.territory))


# raids


def raid(state: State) -> State:
    """The larger realm offers and lists, then the raider lists. [B31, B32, D8]"""
    battle = state.battle
    raider = battle.raider
    assert raider is not None
    larger = other(raider)
    if battle.stakes[larger] is None and offers(state, larger):
        return asks(state, OfferChoice(larger))
    return unoffered(state)


def unoffered(state: State) -> State:
    """Nothing is offered; the lists follow all the same. [Q44]"""
    raider = state.battle.raider
    assert raider is not None
    return _ask_list(state, other(raider))


def offers(state: State, actor: Actor) -> list[Action]:
    """One that may be contested and can be listed; without such any. [B32, Q45, A19]"""
    seat = Seat(actor)
    open_ones = contestable(tables_of(state), state.realms[seat])
    listed = [id for id in open_ones if id in listable(state, seat)]
    return [Name(id) for id in listed or open_ones]


def offer(state: State, actor: Actor, action: Action) -> State:
    """The offered one is the first of the three. [B32]"""
    assert type(action) is Name
    seat = Seat(actor)
    battle = state.battle
    listed = battle.listed
    if action.territory in listable(state, seat):
        listed = put(listed, seat, (action.territory,))
    stakes = put(battle.stakes, seat, action.territory)
    return _ask_list(asks(state, state.phase, stakes=stakes, listed=listed), seat)


def _ask_list(state: State, seat: Seat) -> State:
    """The next one to list, the other realm, or the next step. [B31, Q17]"""
    raider = state.battle.raider
    if _more(state, seat):
        return asks(state, ListChoice(seat))
    if seat != raider:
        return _ask_list(state, other(seat))
    return then(state, "silencing")


def _more(state: State, seat: Seat) -> list[str]:
    listed = state.battle.listed[seat]
    if len(listed) >= tables_of(state).values.raid_properties:
        return []
    return [id for id in listable(state, seat) if id not in listed]


def lists(state: State, actor: Actor) -> list[Action]:
    """At most three, never one that adds points. [B31]"""
    return [*(Name(id) for id in _more(state, Seat(actor))), NO]


def list_one(state: State, actor: Actor, action: Action) -> State:
    """One more that counts in this raid. [B31]"""
    seat = Seat(actor)
    if type(action) is Name:
        mine = (*state.battle.listed[seat], action.territory)
        listed = put(state.battle.listed, seat, mine)
        return _ask_list(asks(state, state.phase, listed=listed), seat)
    raider = state.battle.raider
    return then(state, "silencing") if seat == raider else _ask_list(state, other(seat))
