"""What an action will change: points, the result factor by factor, flags, and the last pass."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Message, Params, Seat
from rosenkrieg.games.medieval_battle import actions as a
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import Hex
from rosenkrieg.games.medieval_battle.ground import OTHER, the_unit, unit_at
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS, MOUNTED
from rosenkrieg.games.medieval_battle.narrate import unit_name
from rosenkrieg.games.medieval_battle.phases import melee, shooting, victory
from rosenkrieg.games.medieval_battle.play import apply
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import (
    Answering,
    Ending,
    Pursuing,
    State,
    Unit,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of
from rosenkrieg.games.medieval_battle.view import View

SIGNS: Final = {1: "+ ", -1: "- "}


def preview(view: View, action: Action) -> list[Message]:
    """What follows, from what the viewer sees; nothing where nothing useful is known."""
    seat = view.turn if view.turn is not None else view.viewer
    if seat is None or isinstance(action, (a.Lay, a.Deploy, a.Done, a.Enter)):
        return []
    if type(action) is a.Recruit:
        return [_army_cost(view, action)]
    state = state_of(view)
    match action:
        case a.Move():
            return _moved(state, seat, action)
        case a.Attack(start, at):
            return _attacked(state, seat, _at(state, start), at)
        case a.Shoot(start, at):
            return _shot(state, seat, _at(state, start), at)
        case a.Stand():
            phase = state.phase
            assert type(phase) is Answering
            attacker = the_unit(state.units[OTHER[seat]], phase.attacker)
            defender = the_unit(state.units[seat], phase.at)
            return fight_lines(tables_of(state), field_of(state), attacker, defender)
        case a.Retreat(at):
            left = points_of(_own(state, seat, None)) - field_of(state).cost[at]
            return [_points(points_of(_own(state, seat, None)), left)]
        case a.Dismount():
            return _dismounted(state, seat, action, _at(state, None))
        case a.Pass():
            return [_pass(state, seat)] if state.passed else []
        case a.Leave():
            return [Message("preview-leave")]
        case a.Rally():
            return [Message("preview-rally", {"left": state.markers[seat] - 1})]
    return []


def _at(state: State, start: Hex | None) -> Hex:
    if start is not None:
        return start
    phase = state.phase
    assert isinstance(phase, (Ending, Pursuing, Answering))
    return phase.at


def _own(state: State, seat: Seat, start: Hex | None) -> Unit:
    return the_unit(state.units[seat], _at(state, start))


def _points(before: int, after: int) -> Message:
    return Message("preview-points", {"before": before, "after": after})


def _army_cost(view: View, action: a.Recruit) -> Message:
    """The recruiting points of a part of an army. [R16]"""
    state = state_of(view)
    kinds = FIGHTERS[len(MOUNTED) :] if view.army else FIGHTERS[: len(MOUNTED)]
    cost = tables_of(state).cost
    spent = sum(count * cost[kind] for kind, count in zip(kinds, action.counts, strict=True))
    return Message("preview-army", {"cost": spent, "units": sum(action.counts)})


def _moved(state: State, seat: Seat, action: a.Move) -> list[Message]:
    """Points left where the unit arrives, and what it turns into. [R31, R82]"""
    before = the_unit(state.units[seat], action.start)
    after = apply(state, seat, action)
    there = the_unit(after.units[seat], action.goal)
    lines = [_points(points_of(before), points_of(there))]
    if action.on_foot:
        lines.insert(0, Message("preview-dismount", {"unit": unit_name(kind_of(there))}))
    if action.goal != action.start and unit_at(state.units[seat], action.goal) is not None:
        lines.insert(0, Message("preview-merge"))
    return lines


def _dismounted(state: State, seat: Seat, action: a.Dismount, at: Hex) -> list[Message]:
    before = the_unit(state.units[seat], at)
    there = the_unit(apply(state, seat, action).units[seat], at)
    return [
        Message("preview-dismount", {"unit": unit_name(kind_of(there))}),
        _points(points_of(before), points_of(there)),
    ]


def _attacked(state: State, seat: Seat, start: Hex, at: Hex) -> list[Message]:
    """Points, whether the enemy may retreat, and the result if it stands. [R33, R59]"""
    tables, field = tables_of(state), field_of(state)
    attacker = the_unit(state.units[seat], start)
    defender = the_unit(state.units[OTHER[seat]], at)
    paid = attacker - field.cost[at]
    lines = [_points(points_of(attacker), points_of(paid))]
    if kind_of(defender) == BAGGAGE:
        return [*lines, baggage_line(defender)]
    after = apply(state, seat, _same(state, start, at))
    if type(after.phase) is Answering:
        count = len(melee.answers(after, OTHER[seat])) - 1
        lines.append(Message("preview-may-retreat", {"count": count}))
    return [*lines, *fight_lines(tables, field, paid, defender)]


def _same(state: State, start: Hex, at: Hex) -> a.Attack:
    """The attack as an action of this phase."""
    return a.Attack(None if isinstance(state.phase, (Ending, Pursuing)) else start, at)


def _shot(state: State, seat: Seat, start: Hex, at: Hex) -> list[Message]:
    """Points and the result of a shot. [R37, R67-R69]"""
    shooter = the_unit(state.units[seat], start)
    target = the_unit(state.units[OTHER[seat]], at)
    lines = [_points(points_of(shooter), points_of(shooter) - 1)]
    if kind_of(target) == BAGGAGE:
        return [*lines, baggage_line(target)]
    return [*lines, *shot_lines(tables_of(state), field_of(state), shooter, target)]


def baggage_line(unit: Unit) -> Message:
    """What a blow does to baggage. [R100, R101]"""
    return Message("preview-baggage-turned" if unit & 7 else "preview-baggage-destroyed")


def fight_lines(
    tables: Tables, field: Battlefield, attacker: Unit, defender: Unit
) -> list[Message]:
    """The result of a fight, factor by factor, with the shifted column. [R56-R59]"""
    card = tables.melee[kind_of(attacker)][kind_of(defender)]
    shifts = melee.factors(field, attacker, defender)
    return _result(tables, card, shifts, ("knights", "height", "bad-ground"))


def shot_lines(tables: Tables, field: Battlefield, shooter: Unit, target: Unit) -> list[Message]:
    """The result of a shot, factor by factor. [R67-R69]"""
    card = tables.ranged[kind_of(shooter)][kind_of(target)]
    shifts = shooting.factors(field, shooter, target)
    lines = _result(tables, card, shifts, ("knights", "height", "forest"))
    _, killed = tables.track[melee.column(tables, card, shifts)]
    return [*lines[:-1], Message("preview-shot", {"killed": killed})]


def _result(
    tables: Tables, card: int, shifts: melee.Factors, names: tuple[str, str, str]
) -> list[Message]:
    """The column of the card, each factor, and the column that counts."""
    lost, killed = tables.track[card]
    lines = [Message("preview-card", {"lost": lost, "killed": killed})]
    for shift, name in zip(shifts, names, strict=True):
        if shift:
            lines.append(Message(f"factor-{name}", {"sign": SIGNS[shift]}))
    lost, killed = tables.track[melee.column(tables, card, shifts)]
    return [*lines, Message("preview-result", {"lost": lost, "killed": killed})]


def _pass(state: State, seat: Seat) -> Message:
    """Who would win if the battle ended by this pass. [R94-R96]"""
    points = victory.points_of(field_of(state), state.flags, state.units)
    end = victory.decided(tables_of(state), state.units, points, "passes")
    params: Params = {"red": points[0], "yellow": points[1]}
    who = "nobody" if end.winner is None else "you" if end.winner == seat else "they"
    return Message("preview-last-pass", {"winner": who, "decided": end.decided or "none", **params})
