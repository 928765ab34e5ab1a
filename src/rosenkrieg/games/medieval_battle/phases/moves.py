"""Moves: what a unit can reach, over which own units, and how a move ends. Chapter IV, 1 and 2.

A path goes from hex to hex, over empty ground and own units. From a hex in an enemy zone it does
not go on, except from the start. [P3] All paths of a unit are found at once, as sets of hexes by
the points that they cost.
"""

from __future__ import annotations

from functools import lru_cache
from typing import final

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import (
    Action,
    Attack,
    Dismount,
    Move,
    Shoot,
    Stop,
)
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import BIT, WIDTH, Hex, around, hexes_in
from rosenkrieg.games.medieval_battle.ground import (
    OTHER,
    exchanged,
    pair,
    standing,
    the_unit,
    with_units,
    without,
    zone,
)
from rosenkrieg.games.medieval_battle.material import BAGGAGE, GAIT, ON_FOOT_POINTS
from rosenkrieg.games.medieval_battle.phases.victory import end_turn
from rosenkrieg.games.medieval_battle.state import (
    FULL,
    Ending,
    State,
    Unit,
    Units,
    hex_of,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of

Over = tuple[Hex, ...]
Layers = list[int]
"""By points, the hexes that can be reached for them and not for less."""


@final
class Scene:
    """What all moves of a side have in common. `crossable`: own units that may be crossed.

    Like `Reach` a plain class: a module with Structs could not be compiled.
    """

    __slots__ = ("crossable", "enemies", "enemy", "enemy_zone", "field", "mine", "own")

    def __init__(
        self,
        field: Battlefield,
        mine: Units,
        own: int,
        enemies: Units,
        enemy: int,
        enemy_zone: int,
        crossable: int,
    ) -> None:
        self.field = field
        self.mine = mine
        self.own = own
        self.enemies = enemies
        self.enemy = enemy
        self.enemy_zone = enemy_zone
        self.crossable = crossable


def scene_of(field: Battlefield, mine: Units, enemies: Units) -> Scene:
    """The scene for the side that owns `mine`."""
    enemy_zone = zone(field, enemies)
    crossable = 0
    for each in mine:
        if each & 7 and not enemy_zone >> (each >> 8) & 1:  # [R35, R36]
            crossable |= BIT[each >> 8]
    return Scene(field, mine, standing(mine), enemies, standing(enemies), enemy_zone, crossable)


# reach


def spread(field: Battlefield, free: int, onward: int, layers: Layers) -> None:
    """Fills layers that hold where to begin: plain costs 1, other ground 2. [R13, R31, P3]

    `free`: hexes that can be entered; `onward`: hexes from which one may go on.
    """
    plain, seen, last = field.plain, 0, len(layers) - 1
    for spent in range(last + 1):
        fresh = layers[spent] & ~seen
        layers[spent] = fresh
        seen |= fresh
        going = fresh & onward  # [R43]
        if not going or spent == last:
            continue
        near = (
            going << 1
            | going >> 1
            | going << WIDTH
            | going >> WIDTH
            | going << (WIDTH - 1)
            | going >> (WIDTH - 1)
        ) & free
        layers[spent + 1] |= near & plain
        if spent + 2 <= last:
            layers[spent + 2] |= near & ~plain


@final
class Reach:
    """Where a unit can go: `straight` without crossing units, `across` by the units crossed.

    Layers hold the start and crossed units too, where the path passes; `free` are ends.
    """

    __slots__ = ("across", "free", "onward", "straight")

    def __init__(self, free: int, onward: int, straight: Layers) -> None:
        self.free = free
        self.onward = onward
        self.straight = straight
        self.across: dict[Over, Layers] = {}


def reach(scene: Scene, unit: Unit, crossing: bool = True) -> Reach:
    """All that a unit can reach with its points, by crossing own units too. [P3]"""
    field, start = scene.field, BIT[unit >> 8]
    free = field.open[GAIT[unit >> 4 & 15]] & ~(scene.own | scene.enemy)
    onward = ~scene.enemy_zone | start  # [R46]
    layers = [start] + [0] * (unit & 7)
    spread(field, free, onward, layers)
    found = Reach(free, onward, layers)
    if crossing and unit & 7 > 2 and scene.crossable & ~start:  # a plain, crossing, another plain
        _cross(scene, unit, found)
    return found


def _cross(scene: Scene, unit: Unit, found: Reach) -> None:
    """Adds the paths over own units, one more unit at a time. [R35, R36, Q14]"""
    field = scene.field
    crossable = scene.crossable & field.open[GAIT[kind_of(unit)]] & ~BIT[hex_of(unit)]
    level: dict[Over, Layers] = {(): found.straight}
    while level:
        following: dict[Over, Layers] = {}
        for over, layers in level.items():
            for at, spent in _crossed_next(scene, unit, found, crossable, over, layers):
                both = tuple(sorted((*over, at)))
                begun = following.setdefault(both, [0] * len(layers))
                begun[spent] |= BIT[at]
        for layers in following.values():
            spread(field, found.free, found.onward, layers)
        found.across |= following
        level = following


def _crossed_next(
    scene: Scene, unit: Unit, found: Reach, crossable: int, over: Over, layers: Layers
) -> list[tuple[Hex, int]]:
    """Units that can be crossed next, and the points spent then; at least one must be left."""
    field, onward, last = scene.field, found.onward, len(layers) - 1
    crossed = []
    passed = 0
    for layer in layers:
        passed |= layer
    for at in hexes_in(crossable & around(passed & onward)):
        if at in over:
            continue
        beside, cost = field.beside[at], field.cost[at] + 1
        for spent in range(last - cost):
            if layers[spent] & onward & beside:
                if _is_gain(scene, unit, found, crossable, beside, spent + cost):
                    crossed.append((at, spent + cost))
                break
    return crossed


def _is_gain(
    scene: Scene, unit: Unit, found: Reach, crossable: int, beside: int, spent: int
) -> bool:
    """Whether crossing a unit may lead somewhere that is not reached as cheaply without. [Q69]

    `beside`: its neighbors; `spent`: the points when it is crossed.
    """
    last = len(found.straight) - 1
    if not unit & FULL or (beside & crossable and spent + 3 <= last):  # merging, or one more
        return True
    cheap = 0
    for layer in found.straight[: spent + 2]:
        cheap |= layer
    near, plain = beside & found.free & ~cheap, scene.field.plain
    if near & plain:
        return True
    return spent + 2 <= last and bool(near & ~plain & ~found.straight[spent + 2])


def ends(found: Reach) -> dict[Over, Layers]:
    """By units crossed, the hexes where a move can end; no needless crossing. [Q69, A3]"""
    kept: dict[Over, Layers] = {(): [layer & found.free for layer in found.straight]}
    for over, layers in found.across.items():
        cheaper = [found.straight] + [
            fewer for other, fewer in found.across.items() if set(other) < set(over)
        ]
        seen, left = 0, []
        for spent, layer in enumerate(layers):
            for fewer in cheaper:
                seen |= fewer[spent]
            left.append(layer & found.free & ~seen)
        if any(left):
            kept[over] = left
    return kept


def merges(scene: Scene, unit: Unit, found: Reach) -> dict[tuple[Hex, Over], int]:
    """The damaged units of the same kind it can join, by units crossed, with the cost. [R73, P9]"""
    if unit & FULL:
        return {}
    costs: dict[tuple[Hex, Over], int] = {}
    for each in scene.mine:
        if each & FULL or each >> 4 & 15 != unit >> 4 & 15 or each >> 8 == unit >> 8:
            continue
        goal = each >> 8
        for over, layers in ((), found.straight), *found.across.items():
            cost = _cost_beside(scene.field, found.onward, layers, goal)
            if cost is not None and goal not in over:
                costs[goal, over] = cost
    return {
        (goal, over): cost
        for (goal, over), cost in costs.items()
        if not any(
            joined == goal and set(fewer) < set(over) and less <= cost
            for (joined, fewer), less in costs.items()
        )
    }


def _cost_beside(field: Battlefield, onward: int, layers: Layers, goal: Hex) -> int | None:
    """The points to enter a hex from the nearest of the layers, if there are enough."""
    for spent in range(len(layers) - field.cost[goal]):
        if layers[spent] & onward & field.beside[goal]:
            return spent + field.cost[goal]
    return None


def out_and_back(scene: Scene, unit: Unit) -> int | None:
    """The cost of a move that ends where it began, over one empty hex. [Q68, A2]"""
    field, start, points = scene.field, unit >> 8, unit & 7
    free = field.open[GAIT[unit >> 4 & 15]] & ~(scene.own | scene.enemy) & ~scene.enemy_zone
    beside = field.beside[start] & free
    for over in (beside & field.plain, beside & ~field.plain):
        if over:
            cost = (1 if over & field.plain else 2) + field.cost[start]
            return cost if cost <= points else None
    return None


def way(field: Battlefield, found: Reach, over: Over, goal: Hex) -> list[Hex]:
    """A cheapest way to a hex over these units, from the hex after the start. [P3]

    The goal is an end of the move, or a unit that is joined.
    """
    layers = found.across[over] if over else found.straight
    at = goal
    spent = next((cost for cost, layer in enumerate(layers) if layer >> goal & 1), None)
    hexes: list[Hex] = []
    if spent is None:
        paid = _cost_beside(field, found.onward, layers, goal)
        assert paid is not None, "expected a unit that can be joined"
        spent = paid - field.cost[goal]
        at = hexes_in(layers[spent] & found.onward & field.beside[goal])[0]
        hexes = [goal]
    while spent:
        hexes.insert(0, at)
        spent -= field.cost[at]
        if at in over:  # [R35] to cross a unit costs it a point more
            over = tuple(each for each in over if each != at)
            layers = found.across[over] if over else found.straight
            spent -= 1
        at = hexes_in(layers[spent] & found.onward & field.beside[at])[0]
    return hexes


# the list


def on_foot(tables: Tables, unit: Unit) -> Unit | None:
    """The unit dismounted, if it can. [R83, R84]"""
    kind = tables.on_foot_kind[unit >> 4 & 15]
    if kind is None:
        return None
    return unit & ~0xFF | kind << 4 | unit & FULL | ON_FOOT_POINTS[unit & 7]


def actions(state: State, seat: Seat) -> list[Action]:
    """Moves, attacks and shots of all units of a side, unit by unit. [R27, P4]"""
    tables, dismounting = tables_of(state), state.options.dismounting
    scene = scene_of(field_of(state), state.units[seat], state.units[OTHER[seat]])
    beside_enemies, ranges = around(scene.enemy), tables.range
    found: list[Action] = []
    for unit in scene.mine:
        if unit & 7:
            start = unit >> 8
            found += _moves(scene, unit, False)
            if out_and_back(scene, unit) is not None:
                found.append(Move(start, start))
            if beside_enemies >> start & 1:
                found += [Attack(start, at) for at in targets(scene, unit, False)]
            if ranges[unit >> 4 & 15]:
                found += [Shoot(start, at) for at in aims(scene, tables, unit)]
        if dismounting and tables.on_foot_kind[unit >> 4 & 15] is not None:
            dismounted = on_foot(tables, unit)
            if dismounted is not None:
                found.append(Move(unit >> 8, unit >> 8, (), True))
                if dismounted & 7:
                    found += _moves(scene, dismounted, True)
    return found


def _moves(scene: Scene, unit: Unit, dismounts: bool) -> list[Action]:
    """Where a unit can go, and whom it can join."""
    start = unit >> 8
    found = reach(scene, unit)
    straight = 0
    for layer in found.straight:
        straight |= layer
    moves: list[Action] = [*_straight_moves(start, straight & found.free, dismounts)]
    if found.across:
        for over, layers in ends(found).items():
            if over:
                goals = [at for layer in layers for at in hexes_in(layer)]
                moves += [Move(start, at, over, dismounts) for at in goals]
    if not unit & FULL:
        moves += [Move(start, at, over, dismounts) for at, over in merges(scene, unit, found)]
    return moves


@lru_cache(maxsize=8192)
def _straight_moves(start: Hex, goals: int, dismounts: bool) -> tuple[Move, ...]:
    """Moves to many hexes. Most units stand still from turn to turn, so many lists come again."""
    return tuple(Move(start, at, (), dismounts) for at in hexes_in(goals))


def targets(scene: Scene, unit: Unit, moved: bool) -> list[Hex]:
    """The enemies a unit can attack from its hex. [R33, R43, R111, P5]

    After moving into enemy zones only the units in whose zone it stands.
    """
    kind, at = unit >> 4 & 15, unit >> 8
    if kind == BAGGAGE:  # [R102]
        return []
    field, gait = scene.field, GAIT[kind]
    near = field.beside[at] & scene.enemy & field.open[gait]
    if not near:
        return []
    if moved and scene.enemy_zone >> at & 1:
        bound = [each >> 8 for each in scene.enemies if _covers(field, each, at)]
        return [goal for goal in bound if near >> goal & 1 and field.cost[goal] <= unit & 7]
    return [goal for goal in hexes_in(near) if field.cost[goal] <= unit & 7]


def _covers(field: Battlefield, unit: Unit, at: Hex) -> bool:
    """Whether a hex lies in the zone of the unit. [R40]"""
    return bool(field.zones[GAIT[unit >> 4 & 15]][unit >> 8] >> at & 1)


def aims(scene: Scene, tables: Tables, unit: Unit) -> list[Hex]:
    """The enemies a unit can shoot at from its hex. [R37, R44, R65, R66, P8]"""
    reach_of = tables.range[unit >> 4 & 15]
    if not reach_of or not unit & 7:
        return []
    seen = scene.field.aims[reach_of][unit >> 8] & scene.enemy
    return list(hexes_in(seen)) if seen else []


# doing it


def move(state: State, seat: Seat, action: Move) -> State:
    """Moves a unit; then its owner says how the move ends, if there is a choice. [P4]"""
    tables, field = tables_of(state), field_of(state)
    mine = state.units[seat]
    scene = scene_of(field, mine, state.units[OTHER[seat]])
    unit = the_unit(mine, action.start)
    going = unit
    if action.on_foot:
        dismounted = on_foot(tables, unit)
        assert dismounted is not None
        going = dismounted
    if action.goal == action.start:
        return _stay(state, seat, scene, tables, unit, going)
    partner = scene.own >> action.goal & 1
    found = reach(scene, going, bool(action.over or partner))
    if partner:
        left = going - merges(scene, going, found)[action.goal, action.over]
        return _merge(state, seat, unit, left, action)
    cost = _cost(found, action.over, BIT[action.goal])
    there = action.goal << 8 | (going - cost) & 0xFF
    units = exchanged(_crossed(mine, action.over), unit, there)
    return end_or_ask(state, seat, scene, units, there, True)


def _cost(found: Reach, over: Over, goal: int) -> int:
    """The points for the cheapest path over these units. [Q69]"""
    layers = found.across[over] if over else found.straight
    for spent, layer in enumerate(layers):
        if layer & goal:
            return spent
    raise AssertionError("the goal can be reached")


def _crossed(units: Units, over: Over) -> Units:
    """Crossed units pay one point; a fortified baggage is turned over by it. [R35, Q15]"""
    for at in over:
        each = the_unit(units, at)
        units = exchanged(units, each, each - 1)
    return units


def _stay(state: State, seat: Seat, scene: Scene, tables: Tables, unit: Unit, going: Unit) -> State:
    """Dismounts on the spot, or goes out and back. [Q36, Q68]"""
    if going != unit:
        return end_or_ask(state, seat, scene, exchanged(scene.mine, unit, going), going, False)
    cost = out_and_back(scene, unit)
    assert cost is not None
    units = pair(state.units, seat, exchanged(scene.mine, unit, unit - cost))
    return end_turn(state, seat, units)


def _merge(state: State, seat: Seat, unit: Unit, left: Unit, action: Move) -> State:
    """Two damaged units become a full one, with the smaller number of points. [R73, R74]"""
    units = without(_crossed(state.units[seat], action.over), unit)
    other = the_unit(units, action.goal)
    points = min(points_of(left), points_of(other))
    whole = other & ~7 | FULL | points
    return end_turn(state, seat, pair(state.units, seat, exchanged(units, other, whole)))


# how a move ends


def end_or_ask(
    state: State, seat: Seat, scene: Scene, mine: Units, unit: Unit, moved: bool
) -> State:
    """Ends the turn, unless the move can still end in something; `scene`: before it. [R28]"""
    units, tables = pair(state.units, seat, mine), tables_of(state)
    if (
        (moved and state.options.dismounting and on_foot(tables, unit) is not None)
        or aims(scene, tables, unit)
        or targets(scene, unit, moved)
    ):
        return with_units(state, units, Ending(seat, unit >> 8, moved))
    return end_turn(state, seat, units)


def endings(state: State, seat: Seat) -> list[Action]:
    """How the move of the unit can end. [R28, P4]"""
    phase = state.phase
    assert type(phase) is Ending
    tables = tables_of(state)
    scene = scene_of(field_of(state), state.units[seat], state.units[OTHER[seat]])
    unit = the_unit(scene.mine, phase.at)
    found: list[Action] = [Stop()]
    if phase.moved and state.options.dismounting and on_foot(tables, unit) is not None:
        found.append(Dismount())  # [R82]
    found += [Attack(None, at) for at in targets(scene, unit, phase.moved)]
    found += [Shoot(None, at) for at in aims(scene, tables, unit)]
    return found


def dismount(state: State, seat: Seat, phase: Ending) -> State:
    """The unit dismounts where its move has ended; the turn is over. [R82-R84, Q38]"""
    mine = state.units[seat]
    unit = the_unit(mine, phase.at)
    after = on_foot(tables_of(state), unit)
    assert after is not None
    return end_turn(state, seat, pair(state.units, seat, exchanged(mine, unit, after)))
