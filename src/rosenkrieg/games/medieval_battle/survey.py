"""What the map shows about a unit that is touched: reach, zone, blows, threats, lines of sight.

All of it follows from the view. A unit of either side is surveyed as if its side were to act now
with the points that its units have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from rosenkrieg.core.contract import SEATS, Message, Seat
from rosenkrieg.games.medieval_battle.battlefield import Battlefield, blocks, hexes_between
from rosenkrieg.games.medieval_battle.geometry import BIT, NAMES, NUMBERS, Hex, hexes_in
from rosenkrieg.games.medieval_battle.ground import OTHER, baggage_of, exchanged, unit_at, zone
from rosenkrieg.games.medieval_battle.inspection import Field, inspected
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.phases import melee, shooting
from rosenkrieg.games.medieval_battle.phases.moves import (
    Over,
    Reach,
    Scene,
    aims,
    ends,
    reach,
    scene_of,
    targets,
    way,
)
from rosenkrieg.games.medieval_battle.previews import baggage_line, fight_lines, shot_lines
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import State, Unit, Units, hex_of, kind_of, points_of
from rosenkrieg.games.medieval_battle.tables import (
    EDITIONS,
    Tables,
    battlefield,
    field_of,
    tables_of,
)
from rosenkrieg.games.medieval_battle.view import View

NAMED = ("turn", "ending", "answering", "pursuing", "entering")
"""The phases in which units stand on the map to fight."""


class Step(Struct, frozen=True):
    """A hex that the unit can reach; `stops`: an enemy zone; `threats`: enemies that strike there.

    `over`: the own units crossed on the way there, if there is no other. `way`: a cheapest way, hex
    by hex from the one after the start to `at`.
    """

    at: str
    points: int
    stops: bool
    threats: int
    over: tuple[str, ...]
    way: tuple[str, ...]


class Blow(Struct, frozen=True):
    """An attack or a shot from a hex that can be reached; the knights that each side loses.

    Against baggage no one loses knights. `lines`: the same factor by factor, as in a preview.
    """

    at: str
    start: str
    how: Literal["attack", "shoot"]
    points: int
    lost: int
    killed: int
    lines: tuple[Message, ...]


class UnitSurvey(Struct, frozen=True):
    """What a unit can do; `threats`: enemies that can attack or shoot at it where it stands."""

    at: str
    zone: tuple[str, ...]
    steps: tuple[Step, ...]
    blows: tuple[Blow, ...]
    threats: tuple[str, ...]


class Sight(Struct, frozen=True):
    """The line of sight between two hexes, and the hexes between them that block it."""

    start: str
    goal: str
    is_clear: bool
    in_range: bool
    blocked: tuple[str, ...]


class MapSurvey(Struct, frozen=True):
    """The enemy's zones as a whole, and how many enemies threaten each unit.

    A spectator sees it as the side that is to act does.
    """

    zones: tuple[str, ...]
    threats: dict[str, int]


class Limits(Struct, frozen=True):
    """Where nothing may be deployed: too near to a flag, and to the enemy baggage. [R21, R22]"""

    flags: tuple[str, ...]
    baggage: tuple[str, ...]


class Survey(Struct, frozen=True):
    """The answer to a touch; each part only where it makes sense."""

    unit: UnitSurvey | None = None
    sight: Sight | None = None
    map: MapSurvey | None = None
    limits: Limits | None = None
    field: Field | None = None


def survey(view: View, path: tuple[str, ...]) -> Survey | None:
    """About no hex: the whole map; about one: the unit there; about two: the sight between them."""
    if view.phase == "recruiting" and not path:
        tables = EDITIONS.tables(view.edition)
        return Survey(field=inspected(tables, battlefield(view.edition, view.size, view.code)))
    if view.phase == "deploying" and not path:
        return Survey(limits=_limits(state_of(view), view))
    if view.phase not in NAMED:
        return None
    state = state_of(view)
    known = field_of(state).hexes
    hexes = [at for each in path if (at := NUMBERS.get(each.partition(":")[2])) in known]
    if len(hexes) != len(path):
        return None
    match hexes:
        case []:
            return Survey(map=_map(state, view))
        case [at]:
            return Survey(unit=_unit(state, at))
        case [start, goal]:
            return Survey(unit=_unit(state, start), sight=_sight(state, start, goal))
    return None


# one unit


def _unit(state: State, at: Hex) -> UnitSurvey | None:
    for seat in SEATS:
        unit = unit_at(state.units[seat], at)
        if unit is not None:
            break
    else:
        return None
    tables, field = tables_of(state), field_of(state)
    mine, enemies = state.units[seat], state.units[OTHER[seat]]
    scene = scene_of(field, mine, enemies)
    found = reach(scene, unit)
    ways = _ways(found, unit)
    return UnitSurvey(
        at=NAMES[at],
        zone=_names(zone(field, (unit,))),
        steps=tuple(
            Step(
                NAMES[hex_of(there)],
                points_of(there),
                bool(scene.enemy_zone >> hex_of(there) & 1),
                len(_threats(tables, field, exchanged(mine, unit, there), there, enemies)),
                tuple(NAMES[each] for each in over),
                tuple(NAMES[each] for each in way(field, found, over, hex_of(there))),
            )
            for there, over in ways
        ),
        blows=tuple(_blows(tables, scene, unit, [there for there, _ in ways])),
        threats=tuple(
            NAMES[hex_of(enemy)] for enemy in _threats(tables, field, mine, unit, enemies)
        ),
    )


def _ways(found: Reach, unit: Unit) -> list[tuple[Unit, Over]]:
    """The unit at each hex where a move can end, with the most points that can be left. [P3]"""
    best: dict[Hex, tuple[Unit, Over]] = {}
    for over, layers in sorted(ends(found).items(), key=lambda each: len(each[0])):
        for spent, layer in enumerate(layers):
            for at in hexes_in(layer):
                there = at << 8 | (unit - spent) & 0xFF
                if at not in best or points_of(best[at][0]) < points_of(there):
                    best[at] = there, over
    return [best[at] for at in sorted(best)]


def _blows(tables: Tables, scene: Scene, unit: Unit, ways: list[Unit]) -> Iterator[Blow]:
    """Attacks and shots from where the unit stands and from each hex that it can reach."""
    for there in (unit, *ways):
        moved = there != unit
        for goal in targets(scene, there, moved):
            paid = there - scene.field.cost[goal]
            yield _blow(tables, scene, there, paid, goal, "attack")
        for goal in aims(scene, tables, there):
            yield _blow(tables, scene, there, there - 1, goal, "shoot")


def _blow(
    tables: Tables,
    scene: Scene,
    there: Unit,
    paid: Unit,
    goal: Hex,
    how: Literal["attack", "shoot"],
) -> Blow:
    enemy = unit_at(scene.enemies, goal)
    assert enemy is not None
    lost, killed = 0, 0
    if kind_of(enemy) == BAGGAGE:
        lines = [baggage_line(enemy)]
    elif how == "attack":
        lost, killed = melee.losses(tables, scene.field, paid, enemy)
        lines = fight_lines(tables, scene.field, paid, enemy)
    else:
        lost, killed = shooting.losses(tables, scene.field, paid, enemy)
        lines = shot_lines(tables, scene.field, there, enemy)
    names = NAMES[goal], NAMES[hex_of(there)]
    return Blow(*names, how, points_of(paid), lost, killed, tuple(lines))


def _threats(
    tables: Tables, field: Battlefield, mine: Units, unit: Unit, enemies: Units
) -> list[Unit]:
    """The enemies that can attack the unit or shoot at it in their next turn."""
    scene = scene_of(field, enemies, mine)
    at = hex_of(unit)
    return [
        enemy
        for enemy in enemies
        if points_of(enemy) and kind_of(enemy) != BAGGAGE and _strikes(tables, scene, enemy, at)
    ]


def _strikes(tables: Tables, scene: Scene, enemy: Unit, at: Hex) -> bool:
    if at in targets(scene, enemy, False) or at in aims(scene, tables, enemy):
        return True
    near = scene.field.aims[2][at] | scene.field.beside[at]
    return any(
        near >> hex_of(there) & 1
        and (at in targets(scene, there, True) or at in aims(scene, tables, there))
        for there, _ in _ways(reach(scene, enemy), enemy)
    )


# the map


def _seat(view: View) -> Seat:
    """The side that the map is shown for: the viewer's, for spectators the one to act."""
    seat = view.turn if view.viewer is None else view.viewer
    return SEATS[seat or 0]


def _map(state: State, view: View) -> MapSurvey:
    tables, field = tables_of(state), field_of(state)
    seat = _seat(view)
    mine, enemies = state.units[seat], state.units[OTHER[seat]]
    return MapSurvey(
        zones=_names(zone(field, enemies)),
        threats={
            NAMES[hex_of(unit)]: len(found)
            for unit in mine
            if (found := _threats(tables, field, mine, unit, enemies))
        },
    )


def _limits(state: State, view: View) -> Limits:
    """What keeps a side from deploying somewhere. [R21, R22]"""
    field = field_of(state)
    enemy = baggage_of(state.units[OTHER[_seat(view)]])
    on_map = sum(BIT[at] for at in field.hexes)
    return Limits(
        flags=_names(on_map & ~field.far),
        baggage=() if enemy is None else _names(on_map & field.near[hex_of(enemy)]),
    )


def _sight(state: State, start: Hex, goal: Hex) -> Sight:
    """What lies between; beyond two hexes nobody shoots. [R72, P8]"""
    field = field_of(state)
    between = hexes_between(start, goal)
    stops = tuple(NAMES[at] for at in between if blocks(field.ground, start, at))
    near = bool(field.beside[start] & BIT[goal])
    return Sight(
        start=NAMES[start],
        goal=NAMES[goal],
        is_clear=near or bool(field.aims[2][start] & BIT[goal]),
        in_range=near or bool(between),
        blocked=() if near or len(stops) < len(between) else stops,
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[at] for at in hexes_in(mask))
