"""What is said to a learner of Medieval Battle before the battle: map, army, deployment."""

from __future__ import annotations

from rosenkrieg.core.contract import Message, Params, Seat
from rosenkrieg.games.medieval_battle.battlefield import module_of
from rosenkrieg.games.medieval_battle.geometry import (
    FLAG_POINTS,
    LAYOUTS,
    NAMES,
    Hex,
    distance,
    hexes_in,
)
from rosenkrieg.games.medieval_battle.ground import baggage_of
from rosenkrieg.games.medieval_battle.material import (
    BAGGAGE,
    FIGHTERS,
    FOR_BAGGAGE,
    FOREST,
    GAIT,
    GROUNDS,
    HORSE,
    KIND,
    LEVEL,
    MOUNTAIN,
    MOUNTED,
    PLAIN,
)
from rosenkrieg.games.medieval_battle.narrate import unit_name
from rosenkrieg.games.medieval_battle.phases import victory
from rosenkrieg.games.medieval_battle.state import State, Unit, hex_of, kind_of
from rosenkrieg.games.medieval_battle.tables import EDITIONS, battlefield, field_of, tables_of
from rosenkrieg.games.medieval_battle.view import View

# what matters now


def building(view: View) -> list[Message]:
    """What the flags will be worth, and whom the ground helps."""
    slots = LAYOUTS[view.size].slots
    flags = sum(FLAG_POINTS.get(slot.kind, 0) for slot in slots)
    lines = [Message("coach-flags", {"flags": flags, "winning": view.winning})]
    known = sum(letter != "?" for letter in view.ground)
    if known:
        lines.append(Message("coach-ground", {"plain": view.ground.count("."), "hexes": known}))
    return [*lines, Message("coach-terrain")]


def recruiting(view: View) -> list[Message]:
    """How much of the map is open, and what is left to spend."""
    field = battlefield(view.edition, view.size, view.code)
    tables = EDITIONS.tables(view.edition)
    plain = sum(field.ground[at] == PLAIN for at in field.hexes)
    about: Params = {"plain": plain, "hexes": len(field.hexes)}
    key = "coach-open" if 2 * plain > len(field.hexes) else "coach-rough"
    all = tables.sheets.sizes[view.size].recruiting
    spent = sum(count * cost for count, cost in zip(view.army, tables.cost, strict=False))
    lines = [Message("coach-budget", {"left": all - spent, "points": all, "spent": spent})]
    return [*lines, Message(key, about), _pikes(view)]


def _pikes(view: View) -> Message:
    """What a charge against pikemen costs."""
    tables = EDITIONS.tables(view.edition)
    lost, killed = tables.track[tables.melee[KIND["LC"]][KIND["PK"]]]
    return Message("coach-pikes", {"lost": lost, "killed": killed})


def deploying(state: State, seat: Seat) -> list[Message]:
    """Where the baggage belongs, or how far it is to the flags."""
    if baggage_of(state.units[seat]) is None:
        return [Message("coach-baggage", {"points": FOR_BAGGAGE}), _winning(state)]
    lines = [_winning(state)]
    nearest = nearest_flag(state, seat)
    if nearest is not None:
        unit, at, points = nearest
        about = {**unit_words(unit), "to": NAMES[at], "points": points}
        about["distance"] = distance(hex_of(unit), at)
        lines.append(Message("coach-way", about, at_hexes(at)))
    return [*lines, Message("coach-holding-back", {"units": len(state.away[seat])})]


def _winning(state: State) -> Message:
    field, winning = field_of(state), tables_of(state).winning[state.options.size]
    return Message("coach-flags", {"flags": sum(field.flag_points), "winning": winning})


# what is good about an action before the battle


def why_lay(view: View, piece: str) -> list[Message]:
    """What ground the piece brings, or how far the side of the outer modules is open."""
    modules = EDITIONS.tables(view.edition).sheets.modules
    if view.laid:
        ground = module_of(modules, view.laid[0], piece).ground
    else:
        ground = b"".join(each.ground for each in modules.values() if each.letter == piece)
    about: Params = {name: ground.count(kind) for kind, name in enumerate(GROUNDS)}
    return [Message("coach-piece", {**about, "first": "no" if view.laid else "yes"})]


def why_recruit(view: View, counts: tuple[int, ...]) -> list[Message]:
    """What the units are good for, by what they shoot, cost and cross."""
    tables = EDITIONS.tables(view.edition)
    kinds = FIGHTERS[len(MOUNTED) :] if view.army else FIGHTERS[: len(MOUNTED)]
    bought = dict(zip(kinds, counts, strict=True))
    shooting_units = sum(count for kind, count in bought.items() if tables.range[kind])
    if not view.army:
        riders = sum(counts)
        fast = max((tables.movement[kind] for kind in kinds if bought[kind]), default=0)
        lines = [Message("coach-riders", {"count": riders, "points": fast})] if riders else []
        if not riders:
            lines.append(Message("coach-no-riders"))
        if shooting_units:
            lines.append(Message("coach-mounted-bows", {"count": shooting_units}))
        return lines
    lines = [Message("coach-foot", {"count": sum(counts)})]
    if shooting_units:
        lines.append(Message("coach-bows", {"count": shooting_units}))
    if bought[KIND["PK"]]:
        lines.append(_pikes(view))
    return lines


def why_deploy(state: State, seat: Seat, kind: int, at: Hex) -> list[Message]:
    """How far it is to the flags and to the own baggage, and what the ground gives."""
    field = field_of(state)
    there = {"hex": NAMES[at]}
    if kind == BAGGAGE:
        about: Params = {**there, "count": len(hexes_in(field.beside[at]))}
        return [Message("coach-baggage-there", about, at_hexes(at))]
    ways = [(distance(at, flag), -points, flag) for flag, points in flags_to_take(state, seat)]
    far, points, flag = min(ways)
    about = {**there, "unit": unit_name(kind), "to": NAMES[flag], "points": -points}
    about["distance"] = far
    lines = [Message("coach-deploy-flag", about, at_hexes(at, flag))]
    lines += ground_lines(field.ground[at], kind)
    baggage = baggage_of(state.units[seat])
    if baggage is not None and field.beside[hex_of(baggage)] >> at & 1:
        lines.append(Message("coach-guards-baggage", {**there}))
    return lines


def ground_lines(ground: int, kind: int) -> list[Message]:
    """What a hex gives to the unit that stands there."""
    if ground == FOREST and GAIT[kind] != HORSE:
        return [Message("coach-in-forest")]
    if LEVEL[ground]:
        return [Message("coach-on-height", {"mountain": "yes" if ground == MOUNTAIN else "no"})]
    return []


# words for the battle too


def flags_to_take(state: State, seat: Seat) -> list[tuple[Hex, int]]:
    """The flags that the seat does not hold, those worth most first."""
    field = field_of(state)
    held = victory.taken(field, state.flags, state.units)
    open_to = [
        (at, points)
        for at, points, holder in zip(field.flags, field.flag_points, held, strict=True)
        if holder != seat
    ]
    return sorted(open_to, key=lambda each: (-each[1], each[0]))


def nearest_flag(state: State, seat: Seat) -> tuple[Unit, Hex, int] | None:
    """The unit that is nearest to a flag that the seat does not hold."""
    units = [each for each in state.units[seat] if kind_of(each) != BAGGAGE]
    ways = [
        (distance(hex_of(unit), at), -points, unit, at)
        for unit in units
        for at, points in flags_to_take(state, seat)
    ]
    if not ways:
        return None
    _, points, unit, at = min(ways)
    return unit, at, -points


def unit_words(unit: Unit) -> Params:
    return {"unit": unit_name(kind_of(unit)), "hex": NAMES[hex_of(unit)]}


def at_hexes(*hexes: Hex) -> tuple[str, ...]:
    return tuple(f"hex:{NAMES[at]}" for at in hexes)
