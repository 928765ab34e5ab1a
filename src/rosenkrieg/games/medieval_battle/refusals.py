"""Why something cannot be done, with the rule that forbids it; from the seat's own view."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Message, Seat, refusal
from rosenkrieg.games.medieval_battle.geometry import BIT, NUMBERS, Hex, distance
from rosenkrieg.games.medieval_battle.ground import (
    OTHER,
    baggage_of,
    standing,
    the_unit,
    unit_at,
    zone,
)
from rosenkrieg.games.medieval_battle.material import (
    BAGGAGE,
    CART,
    FROM_FLAGS,
    GAIT,
    HORSE,
    KIND,
    LONGBOWMEN,
    MOUNTED,
    ON_FOOT,
)
from rosenkrieg.games.medieval_battle.phases import moves
from rosenkrieg.games.medieval_battle.phases.moves import Scene
from rosenkrieg.games.medieval_battle.phases.rally import way_left
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import (
    Answering,
    Ending,
    Pursuing,
    State,
    Unit,
    hex_of,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of
from rosenkrieg.games.medieval_battle.view import View

Path = Sequence[str]


def why_not(view: View, path: tuple[str, ...]) -> Message:
    """The rule that forbids what was touched."""
    seat = view.viewer
    assert seat is not None
    if view.phase == "over":
        return refusal("why-over", "R92")
    if view.phase == "recruiting":
        return _recruiting(view, seat, path)
    if view.turn != seat:
        return refusal("why-not-your-turn", "R26")
    if view.phase == "building":
        return _building(view, path)
    state = state_of(view)
    match view.phase:
        case "deploying":
            return _deploying(state, seat, path)
        case "turn":
            return _turn(state, seat, path)
        case "ending":
            return _ending(state, seat, path)
        case "answering":
            return _answering(state, seat, path)
        case "pursuing":
            return _pursuing(state, seat, path)
    return _entering(state, seat, path)


def _hex(thing: str) -> Hex | None:
    """The hex that was touched, if it is one."""
    kind, _, name = thing.partition(":")
    return NUMBERS.get(name) if kind in ("hex", "over") else None


def _hexes(path: Path) -> list[Hex]:
    return [at for at in map(_hex, path) if at is not None]


# before the battle


def _building(view: View, path: Path) -> Message:
    if path and path[0].startswith("module:"):
        return refusal("why-piece", "R8" if view.size == "standard" else "R9")
    return refusal("why-build", "R8" if view.size == "standard" else "R9")


def _recruiting(view: View, seat: Seat, path: Path) -> Message:
    """Too many of a kind, or not exactly the points. [R15, R17, R109]"""
    if view.ready[seat]:
        return refusal("why-army-chosen", "R14")
    tables = tables_of(state_of(view))
    size = tables.sheets.sizes[view.size]
    kinds = ON_FOOT if view.army else MOUNTED
    for thing in path:
        kind, _, count = thing.partition(":")
        if kind not in kinds or not count.isdigit():
            return refusal("why-recruit", "R15", points=size.recruiting)
        if KIND[kind] == LONGBOWMEN and int(count) > size.longbowmen:
            return refusal("why-longbowmen", "R17", most=size.longbowmen)
        if int(count) > tables.sheets.kinds[KIND[kind]].counters:
            return refusal("why-counters", "R109", most=tables.sheets.kinds[KIND[kind]].counters)
    return refusal("why-recruit", "R15", points=size.recruiting)


def _deploying(state: State, seat: Seat, path: Path) -> Message:
    """Which rule keeps something from a hex. [R20-R22, R106, R108]"""
    first = baggage_of(state.units[seat]) is None
    kind, _, name = (path[0] if path else "").partition(":")
    if kind != "unit" or name not in KIND:
        return refusal("why-deploy", "R23")
    if first and name != "BG":
        return refusal("why-baggage-first", "R20")
    if KIND[name] not in map(kind_of, state.away[seat]):
        return refusal("why-not-waiting", "R19")
    hexes = _hexes(path[1:])
    if len(path) != 2 or not hexes:
        return refusal("why-deploy", "R23")
    return _why_not_placed(state, seat, KIND[name], hexes[0])


def _why_not_placed(state: State, seat: Seat, kind: int, at: Hex) -> Message:
    field = field_of(state)
    if at not in field.slots:
        return refusal("why-off-map", "R52")
    if (standing(state.units[0]) | standing(state.units[1])) & BIT[at]:
        return refusal("why-occupied", "R106")
    if not field.open[GAIT[kind]] & BIT[at]:
        return _ground(kind)
    if any(distance(at, flag) < FROM_FLAGS for flag in field.flags):
        return refusal("why-near-flag", "R21")
    enemy = baggage_of(state.units[OTHER[seat]])
    if enemy is not None and field.near[hex_of(enemy)] & BIT[at]:
        return refusal("why-near-baggage", "R22" if kind == BAGGAGE else "R21")
    return refusal("why-deploy", "R23")


def _ground(kind: int) -> Message:
    """Ground that a kind of unit cannot be on. [R10, R20, R111]"""
    if GAIT[kind] == CART:
        return refusal("why-baggage-ground", "R20")
    return refusal("why-mountain", "R111")


# a turn


def _turn(state: State, seat: Seat, path: Path) -> Message:
    if path and path[0] == "rally":
        return refusal("why-no-marker", "R30")
    start = _hex(path[0]) if path else None
    if start is None:
        return refusal("why-action", "R27")
    unit = unit_at(state.units[seat], start)
    if unit is None:
        enemy = unit_at(state.units[OTHER[seat]], start)
        return refusal("why-no-unit" if enemy is None else "why-not-yours", "R27")
    rest = list(path[1:])
    scene = _scene(state, seat)
    if rest and rest[0] == "dismount":
        dismounted = moves.on_foot(tables_of(state), unit)
        if dismounted is None or not state.options.dismounting:
            return refusal("why-no-dismount", "R82")
        unit, rest = dismounted, rest[1:]
    if not points_of(unit):
        return refusal("why-no-points", "R32")
    if not rest:
        return refusal("why-cannot-act", "R27")
    return _why_not_there(state, seat, scene, unit, rest)


def _scene(state: State, seat: Seat) -> Scene:
    return moves.scene_of(field_of(state), state.units[seat], state.units[OTHER[seat]])


def _why_not_there(state: State, seat: Seat, scene: Scene, unit: Unit, rest: Path) -> Message:
    """Why a unit cannot go to, attack or shoot at what was touched."""
    goal = _hex(rest[-1]) if rest[-1] not in ("attack", "shoot") else _hex(rest[0])
    if goal is None:
        return refusal("why-action", "R27")
    if rest[0].startswith("over:") and len(rest) > 1:
        return _why_not_over(state, scene, unit, _hexes(rest[:-1]))
    if goal not in scene.field.slots:
        return refusal("why-off-map", "R52")
    if scene.enemy & BIT[goal]:
        return why_not_strike(state, scene, unit, goal, rest[-1], False)
    if rest[-1] in ("attack", "shoot"):
        return refusal("why-no-enemy", "R33" if rest[-1] == "attack" else "R37")
    if goal == hex_of(unit):
        return refusal("why-no-way-back", "R32")
    if scene.own & BIT[goal]:
        return _why_not_merged(scene, unit, goal)
    if not scene.field.open[GAIT[kind_of(unit)]] & BIT[goal]:
        return _ground(kind_of(unit))
    if distance(hex_of(unit), goal) > points_of(unit):
        return refusal("why-too-far", "R31", points=points_of(unit))
    if zone(scene.field, scene.enemies) and _is_near(scene, unit):
        return refusal("why-zone", "R43")
    return refusal("why-too-far", "R31", points=points_of(unit))


def _is_near(scene: Scene, unit: Unit) -> bool:
    """Whether an enemy zone lies on the way: near the unit."""
    near = scene.field.beside[hex_of(unit)]
    return bool(near & scene.enemy_zone)


def _why_not_merged(scene: Scene, unit: Unit, goal: Hex) -> Message:
    other = the_unit(scene.mine, goal)
    if kind_of(other) != kind_of(unit) or unit & 8 or other & 8:
        return refusal("why-no-merge", "R73")
    return refusal("why-too-far", "R31", points=points_of(unit))


def _why_not_over(state: State, scene: Scene, unit: Unit, over: list[Hex]) -> Message:
    """Why own units cannot be crossed. [R35, R36]"""
    for at in over:
        crossed = unit_at(scene.mine, at)
        if crossed is None:
            return refusal("why-no-unit", "R35")
        if scene.enemy_zone & BIT[at]:
            return refusal("why-cross-zone", "R36")
        if not points_of(crossed):
            return refusal("why-cross-points", "R35")
    return refusal("why-cross", "R35")


def why_not_strike(
    state: State, scene: Scene, unit: Unit, at: Hex, how: str, moved: bool
) -> Message:
    """Why a unit cannot attack or shoot at an enemy."""
    field, start = scene.field, hex_of(unit)
    if kind_of(unit) == BAGGAGE:
        return refusal("why-baggage-attacks", "R102")
    shoots = how != "attack" and tables_of(state).range[kind_of(unit)] > 0
    if how == "shoot" or (shoots and distance(start, at) > 1):
        return _why_not_shot(state, scene, unit, at)
    if distance(start, at) > 1:
        return refusal("why-not-beside", "R33")
    if GAIT[kind_of(unit)] == HORSE and not field.open[HORSE] & BIT[at]:
        return refusal("why-mountain", "R111")
    if field.cost[at] > points_of(unit):
        return refusal("why-attack-cost", "R33", cost=field.cost[at], points=points_of(unit))
    if moved:
        return refusal("why-other-zone", "R43")
    return refusal("why-action", "R27")


def _why_not_shot(state: State, scene: Scene, unit: Unit, at: Hex) -> Message:
    reach = tables_of(state).range[kind_of(unit)]
    if not reach:
        return refusal("why-no-shooter", "R117")
    if not points_of(unit):
        return refusal("why-no-points", "R37")
    if distance(hex_of(unit), at) > reach:
        return refusal("why-out-of-range", "R65" if reach > 1 else "R66", range=reach)
    return refusal("why-no-sight", "R72")


# inside a turn


def _strike(state: State, seat: Seat, path: Path, at: Hex, moved: bool) -> Message | None:
    """The refusal if an enemy was touched."""
    hexes = _hexes(path[:1])
    enemies = state.units[OTHER[seat]]
    if not hexes or unit_at(enemies, hexes[0]) is None:
        return None
    unit = the_unit(state.units[seat], at)
    return why_not_strike(state, _scene(state, seat), unit, hexes[0], path[-1], moved)


def _ending(state: State, seat: Seat, path: Path) -> Message:
    phase = state.phase
    assert type(phase) is Ending
    if path and path[0] == "dismount":
        return refusal("why-no-dismount", "R82")
    found = _strike(state, seat, path, phase.at, phase.moved)
    return found or refusal("why-ending", "R28")


def _answering(state: State, seat: Seat, path: Path) -> Message:
    """Why the attacked unit cannot go there. [R38, R39, R49, R52]"""
    phase = state.phase
    assert type(phase) is Answering
    unit = the_unit(state.units[seat], phase.at)
    if path and path[0] == "leave":
        return refusal("why-no-leave", "R52")
    hexes = _hexes(path)
    if not hexes:
        return refusal("why-answer", "R49")
    at, field = hexes[0], field_of(state)
    if distance(at, phase.at) != 1 or at not in field.slots:
        return refusal("why-one-hex", "R49")
    if (standing(state.units[0]) | standing(state.units[1])) & BIT[at]:
        return refusal("why-occupied", "R106")
    if not field.open[GAIT[kind_of(unit)]] & BIT[at]:
        return _ground(kind_of(unit))
    if zone(field, state.units[OTHER[seat]]) & BIT[at]:
        return refusal("why-retreat-zone", "R49")
    if field.cost[at] > points_of(unit):
        return refusal("why-retreat-points", "R39")
    return refusal("why-answer", "R49")


def _pursuing(state: State, seat: Seat, path: Path) -> Message:
    phase = state.phase
    assert type(phase) is Pursuing
    if path and path[-1] == "shoot":
        return refusal("why-pursuing", "R50")
    found = _strike(state, seat, path, phase.at, False)
    return found or refusal("why-pursuing", "R50")


def _entering(state: State, seat: Seat, path: Path) -> Message:
    """Why a waiting unit cannot enter. [R79-R81, R106, R108]"""
    kinds = [thing.partition(":")[2] for thing in path if thing.startswith("unit:")]
    waiting = [each for each in state.away[seat] if kinds and kind_of(each) == KIND.get(kinds[0])]
    if not waiting:
        return refusal("why-enter", "R80")
    field, mine = field_of(state), state.units[seat]
    if all(way_left(field, mine, each) for each in waiting):
        return refusal("why-on-the-way", "R78")
    hexes = _hexes(path)
    baggage = baggage_of(mine)
    if not hexes or baggage is None:
        return refusal("why-enter", "R80")
    if not field.beside[hex_of(baggage)] & BIT[hexes[0]]:
        return refusal("why-not-beside-baggage", "R79")
    if (standing(state.units[0]) | standing(state.units[1])) & BIT[hexes[0]]:
        return refusal("why-occupied", "R106")
    if not field.open[GAIT[kind_of(waiting[0])]] & BIT[hexes[0]]:
        return _ground(kind_of(waiting[0]))
    return refusal("why-enter", "R80")
