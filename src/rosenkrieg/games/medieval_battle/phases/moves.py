"""Moves: what a unit can reach, over which own units, and how a move ends. Chapter IV, 1 and 2.

A path goes from hex to hex, over empty ground and own units. From a hex in an enemy zone it does
not go on, except from the start. [P3] All paths of a unit are found at once, as sets of hexes by
the points that they cost.

From one turn to the next little changes, so what a unit can do is kept together with the hexes
that it depends on, and listed again only when something has changed there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rosenkrieg.core.bases import Last
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
from rosenkrieg.games.medieval_battle.geometry import BIT, COUNT, WIDTH, Hex, hexes_in, surroundings
from rosenkrieg.games.medieval_battle.ground import (
    OTHER,
    exchanged,
    pair,
    ranks,
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

    `empty`: where nobody stands; `calm`: where no enemy zone is, both off the map too. `placement`:
    all of it as one number, see `placed`, and the own damaged units by kind.

    Like `Reach` a plain class: a module with Structs could not be compiled.
    """

    __slots__ = (
        "calm", "crossable", "empty", "enemies", "enemy", "enemy_zone", "field", "mine", "own",
        "placement",
    )  # fmt: skip

    def __init__(
        self,
        field: Battlefield,
        mine: Units,
        own: int,
        enemies: Units,
        enemy: int,
        enemy_zone: int,
        crossable: int,
        damaged: int = 0,
    ) -> None:
        self.field = field
        self.mine = mine
        self.own = own
        self.enemies = enemies
        self.enemy = enemy
        self.enemy_zone = enemy_zone
        self.crossable = crossable
        self.empty = EVERYWHERE ^ (own | enemy)
        self.calm = EVERYWHERE ^ enemy_zone
        self.placement = placed(own | enemy, enemy, enemy_zone, crossable) | damaged << 4 * COUNT


def placed(taken: int, enemy: int, enemy_zone: int, crossable: int) -> int:
    """Sets of hexes as one number, one above the other, so that they are compared at once."""
    return taken | enemy << COUNT | enemy_zone << 2 * COUNT | crossable << 3 * COUNT


def scene_of(field: Battlefield, mine: Units, enemies: Units) -> Scene:
    """The scene for the side that owns `mine`; the last one is kept for the action listed in it."""
    last: Scene | None = _SCENE.value
    if last is not None and last.mine is mine and last.enemies is enemies and last.field is field:
        return last
    own, ready, damaged, _ = ranks(mine)
    enemy, enemy_zone = standing(enemies), zone(field, enemies)
    crossable = ready & (EVERYWHERE ^ enemy_zone)  # [R35, R36]
    scene = Scene(field, mine, own, enemies, enemy, enemy_zone, crossable, damaged)
    _SCENE.value = scene
    return scene


EVERYWHERE: Final = (1 << COUNT) - 1
"""All hexes of the grid. What is not in a set is found with it, which keeps masks positive: that is
faster."""

_SCENE: Final[Last[Scene | None]] = Last(None)


# reach


def spread(field: Battlefield, free: int, onward: int, layers: Layers) -> int:
    """Fills layers that hold where to begin: plain costs 1, other ground 2. [R13, R31, P3]

    `free`: hexes that can be entered, none of them in a layer yet; `onward`: hexes from which one
    may go on. A hex is first entered from the nearest hex beside it, so it is entered only once.
    Returns the hexes that are reached with points left.
    """
    plain, last, passed = field.plain, len(layers) - 1, 0
    for spent in range(last):
        passed |= layers[spent]
        going = layers[spent] & onward  # [R43]
        if not going:
            continue
        pairs = going | going << 1  # the steps of `surroundings`, without a call
        near = (pairs | pairs >> 1 | pairs << (WIDTH - 1) | pairs >> WIDTH) & free
        if near:
            free ^= near
            cheap = near & plain
            layers[spent + 1] |= cheap
            if spent + 2 <= last:
                layers[spent + 2] |= near ^ cheap
    return passed


@final
class Reach:
    """Where a unit can go: `straight` without crossing units, `across` by the units crossed.

    Layers hold the start and crossed units too, where the path passes; `free` are ends. `passed`:
    hexes reached with points left; `near`: the neighbors of units thought of for crossing. `goals`:
    where a move without crossing can end.
    """

    __slots__ = ("across", "free", "goals", "near", "onward", "passed", "straight")

    def __init__(self, free: int, onward: int, straight: Layers, passed: int) -> None:
        self.free = free
        self.onward = onward
        self.straight = straight
        self.across: dict[Over, Layers] = {}
        self.goals = (passed | straight[-1]) & free
        self.passed = passed
        self.near = 0


def reach(scene: Scene, unit: Unit, crossing: bool = True) -> Reach:
    """All that a unit can reach with its points, by crossing own units too. [P3]"""
    field, start = scene.field, BIT[unit >> 8]
    free = field.open[GAIT[unit >> 4 & 15]] & scene.empty
    onward = scene.calm | start  # [R46]
    layers = [start] + [0] * (unit & 7)
    passed = spread(field, free, onward, layers)
    found = Reach(free, onward, layers, passed)
    if crossing and unit & 7 > 2:  # a plain, crossing, another plain
        _cross(scene, unit, found)
    return found


def _cross(scene: Scene, unit: Unit, found: Reach) -> None:
    """Adds the paths over own units, one more unit at a time. [R35, R36, Q14]"""
    field = scene.field
    crossable = scene.crossable & field.open[GAIT[kind_of(unit)]]
    crossable ^= crossable & BIT[hex_of(unit)]
    if unit & 7 == 3 and not crossable & field.beside[hex_of(unit)]:
        return  # three points are enough only from the start
    level: dict[Over, Layers] = {(): found.straight}
    while level:
        following: dict[Over, Layers] = {}
        for over, layers in level.items():
            for at, spent in _crossed_next(scene, unit, found, crossable, over, layers):
                both = tuple(sorted((*over, at)))
                begun = following.setdefault(both, [0] * len(layers))
                begun[spent] |= BIT[at]
        for layers in following.values():
            found.passed |= spread(field, found.free, found.onward, layers)
        found.across |= following
        level = following


def _crossed_next(
    scene: Scene, unit: Unit, found: Reach, crossable: int, over: Over, layers: Layers
) -> list[tuple[Hex, int]]:
    """Units that can be crossed next, and the points spent then; at least one must be left."""
    field, onward, last = scene.field, found.onward, len(layers) - 1
    passed = 0
    for layer in layers[: last - 2]:  # crossing a plain costs two points
        passed |= layer
    near = crossable & surroundings(passed & onward) if passed else 0
    if not near:
        return []
    crossed = []
    for at in hexes_in(near):
        if at in over:
            continue
        beside, cost = field.beside[at], field.cost[at] + 1
        found.near |= beside
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
    near = beside & found.free
    near ^= near & cheap
    rough = near ^ near & scene.field.plain
    if rough != near:
        return True
    return spent + 2 <= last and rough & found.straight[spent + 2] != rough


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
            fresh = layer & found.free
            left.append(fresh ^ fresh & seen)
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
    if points < 2:
        return None
    over = field.beside[start] & field.open[GAIT[unit >> 4 & 15]] & scene.empty & scene.calm
    if not over:
        return None
    cost = (1 if over & field.plain else 2) + field.cost[start]
    return cost if cost <= points else None


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


# what a unit can do


@final
class Known:
    """What a unit could do when it was listed last.

    It still holds while `placement & asked == answered`, that is, while nothing has changed on the
    hexes that it depends on. `reach`: where the unit could go, without dismounting.
    """

    __slots__ = ("actions", "answered", "asked", "reach")

    def __init__(
        self, asked: int, answered: int, actions: list[Action], reach: Reach | None
    ) -> None:
        self.asked = asked
        self.answered = answered
        self.actions = actions
        self.reach = reach


@lru_cache(maxsize=8)
def _known(field: Battlefield, tables: Tables, dismounting: bool) -> dict[Unit, Known]:
    """What is known of the units on a battlefield, by their numbers; empty at first.

    A number says where and what a unit is, so there are a few thousand of them at most.
    """
    return {}


def _depends_on(scene: Scene, tables: Tables, unit: Unit, found: Reach) -> int:
    """The parts of a placement that decide what a unit can do."""
    field, start, kind = scene.field, unit >> 8, unit >> 4 & 15
    passed = found.passed
    entered = surroundings(passed & found.onward) | found.near
    struck = field.beside[start] | field.aims[tables.range[kind]][start]
    crossed = entered if unit & 7 > 2 else 0
    asked = placed(entered, struck, passed ^ passed & BIT[start], crossed)
    return asked if unit & FULL else asked | entered << COUNT * (4 + kind)  # [R73]


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
    known, placement = _known(scene.field, tables, dismounting), scene.placement
    found: list[Action] = []
    for unit in scene.mine:
        last = known.get(unit)
        if last is None or placement & last.asked != last.answered:
            last = known[unit] = _listed(scene, tables, dismounting, unit)
        found += last.actions
    return found


def _listed(scene: Scene, tables: Tables, dismounting: bool, unit: Unit) -> Known:
    """What a unit can do, on foot too, and what that depends on."""
    start, kind = unit >> 8, unit >> 4 & 15
    found: list[Action] = []
    asked = 0
    reached = None
    if unit & 7:
        reached = reach(scene, unit)
        asked = _depends_on(scene, tables, unit, reached)
        found += _moves(scene, unit, reached, False)
        if out_and_back(scene, unit) is not None:
            found.append(_straight_moves(start, False)[start])
        if scene.field.beside[start] & scene.enemy:
            found += [Attack(start, at) for at in targets(scene, unit, False)]
        if tables.range[kind]:
            found += [Shoot(start, at) for at in aims(scene, tables, unit)]
    if dismounting and tables.on_foot_kind[kind] is not None:
        dismounted = on_foot(tables, unit)
        if dismounted is not None:
            found.append(_straight_moves(start, True)[start])
            if dismounted & 7:
                walked = reach(scene, dismounted)
                asked |= _depends_on(scene, tables, dismounted, walked)
                found += _moves(scene, dismounted, walked, True)
    return Known(asked, scene.placement & asked, found, reached)


def _moves(scene: Scene, unit: Unit, found: Reach, dismounts: bool) -> list[Action]:
    """Where a unit can go, and whom it can join."""
    start = unit >> 8
    table = _straight_moves(start, dismounts)
    moves: list[Action] = [table[at] for at in hexes_in(found.goals)]
    if found.across:
        for over, layers in ends(found).items():
            if over:
                goals = [at for layer in layers for at in hexes_in(layer)]
                moves += [Move(start, at, over, dismounts) for at in goals]
    if not unit & FULL:
        moves += [Move(start, at, over, dismounts) for at, over in merges(scene, unit, found)]
    return moves


@lru_cache(maxsize=2 * COUNT)
def _straight_moves(start: Hex, dismounts: bool) -> tuple[Move, ...]:
    """The moves from a hex to every other that cross nobody, made once."""
    return tuple(Move(start, at, (), dismounts) for at in range(COUNT))


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
    return bool(field.zone_of[unit >> 4] >> at & 1)


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
    found = _reached(scene, tables, state.options.dismounting, going)
    if found is None:
        found = reach(scene, going, bool(action.over or partner))
    if partner:
        left = going - merges(scene, going, found)[action.goal, action.over]
        return _merge(state, seat, unit, left, action)
    cost = _cost(found, action.over, BIT[action.goal])
    there = action.goal << 8 | (going - cost) & 0xFF
    units = exchanged(_crossed(mine, action.over), unit, there)
    return end_or_ask(state, seat, scene, units, there, True)


def _reached(scene: Scene, tables: Tables, dismounting: bool, unit: Unit) -> Reach | None:
    """Where the unit can go, if it is still known from the list."""
    last = _known(scene.field, tables, dismounting).get(unit)
    if last is None or scene.placement & last.asked != last.answered:
        return None
    return last.reach


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
