"""How good a position of the campaign is for a realm, in tenths of a territory."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Seat, other
from rosenkrieg.games.rampant.phases.aftermath import sums
from rosenkrieg.games.rampant.phases.fight import bonus, modifiers
from rosenkrieg.games.rampant.phases.warbands import underdog
from rosenkrieg.games.rampant.realms import tables_of, warband
from rosenkrieg.games.rampant.state import Boasting, Over, State

SCALE: Final = 12.0
ROLLOUT: Final = 0
"""Random moves before a search values a position."""

TERRITORY: Final = 10.0
POINT: Final = 2.0
"""A warband point of a territory, or a quick modifier."""
SPY: Final = 2.0
GLORY: Final = 0.4
BATTLE: Final = 2.0
"""A point of glory in the battle that is going on."""
STRENGTH: Final = 1.2
"""A point of strength in a quick battle that is still to be fought."""
STAKE: Final = 3.0
CHANCES: Final = (4 / 6, 3 / 6, 2 / 6)
"""How often a boast of value 1, 2, 3 is done; killing the leader needs a six."""


def evaluate(state: State, seat: Seat) -> float:
    """The seat's realm and its battle, less the other's."""
    return _side(state, seat) - _side(state, other(seat))


def _side(state: State, seat: Seat) -> float:
    realm, kinds = state.realms[seat], tables_of(state).kind
    held = sum(
        TERRITORY + POINT * (kinds[each.kind].points + kinds[each.kind].quick)
        for each in realm.territories
    )
    return held + SPY * realm.spies + GLORY * realm.glory + _battle(state, seat)


def _battle(state: State, seat: Seat) -> float:
    """What the battle promises: glory, strength, and what is not at stake."""
    battle = state.battle
    if type(state.phase) is Over or battle.rolled is not None:
        return 0.0
    value = BATTLE * (sums(state)[seat] + _boasts(state, seat))
    if battle.stakes[seat] is not None:
        value -= STAKE
    if battle.scenario_glory is None:
        value += BATTLE * underdog(state)[seat] + STRENGTH * _strength(state, seat)
    return value


def _boasts(state: State, seat: Seat) -> float:
    """Glory to be expected from boasts that are not judged yet."""
    battle = state.battle
    listed = battle.boasts[seat]
    if type(state.phase) is Boasting:
        listed = state.phase.lists[seat]
    if battle.scenario_glory is not None:
        return 0.0
    return sum(_boast(state, each) for each in listed[len(battle.done[seat]) :])


def _boast(state: State, id: str) -> float:
    tables = tables_of(state)
    value, fail = tables.boast[id].value, tables.values.boast_fail
    chance = 1 / 6 if id == "slay_leader" else CHANCES[value - 1]
    return chance * value + (1 - chance) * fail


def _strength(state: State, seat: Seat) -> float:
    """Rolled, or what helps so far."""
    battle = state.battle
    rolled = battle.strength[seat]
    if rolled is not None:
        return rolled
    if battle.fielded is not None:
        return 7.0 + bonus(state, seat)
    chosen = battle.chosen
    defends = chosen[seat] == "defend" and chosen[other(seat)] == "attack"
    return 7.0 + warband(state, seat) / 3 + min(2, modifiers(state, seat)) + defends
