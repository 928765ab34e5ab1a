"""Melee: the announcement, the orderly retreat, the fight, the pursuit. Chapter IV, 3 and 4."""

from __future__ import annotations

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import Action, Attack, Leave, Retreat, Stand, Stop
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import Hex, hexes_in
from rosenkrieg.games.medieval_battle.ground import (
    OTHER,
    exchanged,
    joined,
    pair,
    standing,
    the_unit,
    with_units,
    without,
    zone,
)
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FOREST, GAIT, HILL, HORSE
from rosenkrieg.games.medieval_battle.phases import rally
from rosenkrieg.games.medieval_battle.phases.moves import Scene, targets
from rosenkrieg.games.medieval_battle.phases.victory import end_turn
from rosenkrieg.games.medieval_battle.state import (
    FIGHT,
    FULL,
    Answering,
    Pursuing,
    State,
    Unit,
    Units,
    hex_of,
    kind_of,
    knights_of,
)
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of

Factors = tuple[int, int, int]
"""Knights, height and ground: +1 for the attacker, -1 for the defender, 0 for nobody."""

# the announcement


def attack(state: State, seat: Seat, start: Hex, at: Hex) -> State:
    """The attacker pays for the hex; the attacked unit may answer. [R33, Q5, P5]"""
    field = field_of(state)
    mine = state.units[seat]
    unit = the_unit(mine, start)
    paid = unit - field.cost[at]
    units = pair(state.units, seat, exchanged(mine, unit, paid))
    enemy = the_unit(units[OTHER[seat]], at)
    if kind_of(enemy) == BAGGAGE:
        return hit_baggage(state, seat, units, paid, enemy, FIGHT)
    asked = with_units(state, units, Answering(OTHER[seat], at, start))
    if len(answers(asked, OTHER[seat])) > 1:
        return asked
    return fight(state, seat, units, paid, enemy)  # [R51]


def hit_baggage(
    state: State,
    seat: Seat,
    units: tuple[Units, Units],
    attacker: Unit,
    baggage: Unit,
    how: int,
) -> State:
    """Turns a fortified baggage over, or destroys it; an attacker in melee moves in. [P10]"""
    theirs = units[OTHER[seat]]
    last = (how, attacker, baggage)
    if baggage & 7:  # [R100]
        turned = pair(units, OTHER[seat], exchanged(theirs, baggage, baggage - 1))
        return end_turn(state, seat, turned, last=last)
    units = pair(units, OTHER[seat], without(theirs, baggage))  # [R101]
    if how == FIGHT:
        units = pair(units, seat, _moved_in(units[seat], attacker, hex_of(baggage)))
    return end_turn(state, seat, units, last=last)


def _moved_in(units: Units, unit: Unit, at: Hex) -> Units:
    """The units after one of them has taken a hex at no cost. [R62, Q6]"""
    return exchanged(units, unit, at << 8 | unit & 0xFF)


# the orderly retreat


def answers(state: State, seat: Seat) -> list[Action]:
    """The attacked unit stands, retreats by a hex, or leaves the map. [R49-R52, P6]"""
    phase = state.phase
    assert type(phase) is Answering
    found: list[Action] = [Stand()]
    unit = the_unit(state.units[seat], phase.at)
    if not unit & 7:
        return found
    field = field_of(state)
    danger = zone(field, state.units[OTHER[seat]])
    found += [Retreat(at) for at in retreat_hexes(field, state.units, unit, danger)]
    if field.rim[phase.at] & ~danger:  # [R52, Q17]
        found.append(Leave())
    return found


def retreat_hexes(
    field: Battlefield, units: tuple[Units, Units], unit: Unit, danger: int
) -> list[Hex]:
    """The hexes an attacked unit can retreat to, outside the attacker's zones. [R38, R39, R49]"""
    taken = standing(units[0]) | standing(units[1])
    open_to = field.open[GAIT[kind_of(unit)]]
    near = field.beside[hex_of(unit)] & open_to & ~taken & ~danger
    return [at for at in hexes_in(near) if field.cost[at] <= unit & 7]


def answer(state: State, seat: Seat, action: Action) -> State:
    """The fight, or the attacker takes the hex that was left. [R50, R51, P5]"""
    phase = state.phase
    assert type(phase) is Answering
    attacker_seat = OTHER[seat]
    mine = state.units[seat]
    unit = the_unit(mine, phase.at)
    attacker = the_unit(state.units[attacker_seat], phase.attacker)
    if type(action) is Stand:
        return fight(state, attacker_seat, state.units, attacker, unit)
    away = state.away
    if type(action) is Retreat:
        cost = field_of(state).cost[action.at]
        mine = exchanged(mine, unit, action.at << 8 | (unit - cost) & 0xFF)
    else:
        assert type(action) is Leave
        mine = without(mine, unit)
        away = pair(away, seat, joined(away[seat], _fled(state, seat, unit)))
    theirs = _moved_in(state.units[attacker_seat], attacker, phase.at)
    units = pair(pair(state.units, seat, mine), attacker_seat, theirs)
    after = State(
        state.options, state.code, units, away, state.markers, state.flags,
        Pursuing(attacker_seat, phase.at), state.passed,
    )  # fmt: skip
    if len(pursuits(after, attacker_seat)) > 1:
        return after
    return end_turn(after, attacker_seat, units)


def _fled(state: State, seat: Seat, unit: Unit) -> Unit:
    """The unit off the map, beside the outer module that it left from. [P6, R77]"""
    place = rally.outer_of(field_of(state), state.units[seat], hex_of(unit))
    return place << 8 | unit & 0xF8


# the pursuit


def pursuits(state: State, seat: Seat) -> list[Action]:
    """The attacker may attack again from the hex it has taken, or stop. [R50, Q7, Q8]"""
    phase = state.phase
    assert type(phase) is Pursuing
    unit = the_unit(state.units[seat], phase.at)
    enemies = state.units[OTHER[seat]]
    scene = Scene(field_of(state), (), 0, enemies, standing(enemies), 0, 0)
    return [Stop(), *(Attack(None, at) for at in targets(scene, unit, False))]


# the fight


def factors(field: Battlefield, attacker: Unit, defender: Unit) -> Factors:
    """What favors the attacker (+1) or the defender (-1). [R56-R58]"""
    levels = field.level
    higher = levels[hex_of(attacker)] - levels[hex_of(defender)]
    return (
        knights_of(attacker) - knights_of(defender),
        (higher > 0) - (higher < 0),
        _bad_ground(field, attacker, defender),
    )


def _bad_ground(field: Battlefield, attacker: Unit, defender: Unit) -> int:
    """Hill and forest at the defender, if exactly one side is cavalry. [R58, Q21]"""
    if field.ground[hex_of(defender)] not in (FOREST, HILL):
        return 0
    rides = [GAIT[kind_of(each)] == HORSE for each in (attacker, defender)]
    return rides[1] - rides[0]


def column(tables: Tables, card: int, shifts: Factors) -> int:
    """The column of the result board after all shifts. [R59, Q24]"""
    return max(0, min(card + sum(shifts), len(tables.track) - 1))


def losses(tables: Tables, field: Battlefield, attacker: Unit, defender: Unit) -> tuple[int, int]:
    """Knights that attacker and defender lose, by card and factors. [R54, R59]"""
    card = tables.melee[kind_of(attacker)][kind_of(defender)]
    return tables.track[column(tables, card, factors(field, attacker, defender))]


def fight(
    state: State, seat: Seat, units: tuple[Units, Units], attacker: Unit, defender: Unit
) -> State:
    """Losses of both at once; the victor takes the hex; the turn is over. [R61-R63, P7]"""
    tables, field = tables_of(state), field_of(state)
    lost, killed = losses(tables, field, attacker, defender)
    mine, left = suffered(units[seat], attacker, lost)
    theirs, enemy = suffered(units[OTHER[seat]], defender, killed)
    if enemy is None and left is not None:  # [R62, Q26]
        mine = _moved_in(mine, left, hex_of(defender))
    both = pair(pair(units, seat, mine), OTHER[seat], theirs)
    return end_turn(state, seat, both, last=(FIGHT, attacker, defender))


def suffered(units: Units, unit: Unit, losses: int) -> tuple[Units, Unit | None]:
    """The units and the unit after its losses; None if it is destroyed. [R61, Q25]"""
    if not losses:
        return units, unit
    if losses >= knights_of(unit):
        return without(units, unit), None
    after = unit & ~FULL
    return exchanged(units, unit, after), after


def pursue(state: State, seat: Seat, action: Action) -> State:
    """Attacks again, or ends the turn. [R50, Q72]"""
    phase = state.phase
    assert type(phase) is Pursuing
    if type(action) is Attack:
        return attack(state, seat, phase.at, action.at)
    return end_turn(state, seat, state.units)
