"""Log lines and prompts, as messages; the words are in locale/."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import CHANCE, SEATS, Actor, Message, Params, Seat, Viewer, naming
from rosenkrieg.games.medieval_battle import actions as a
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.geometry import LAYOUTS, NAMES, Hex
from rosenkrieg.games.medieval_battle.ground import OTHER, the_unit, unit_at
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS, KINDS, SIDES
from rosenkrieg.games.medieval_battle.notation import PLACES
from rosenkrieg.games.medieval_battle.phases import melee, moves, shooting
from rosenkrieg.games.medieval_battle.state import (
    NOBODY,
    SHOT,
    Answering,
    Ending,
    Entering,
    Over,
    Pursuing,
    Recruiting,
    State,
    hex_of,
    kind_of,
    knights_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of
from rosenkrieg.games.medieval_battle.view import View

who: Final = naming(SIDES)


def unit_name(kind: int) -> Message:
    """A kind of unit in words."""
    return Message(f"unit-{KINDS[kind]}")


def place_name(place: int) -> Message:
    """A place off the map in words."""
    return Message(f"from-{PLACES[place]}")


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """The lines of one move: what was done, and what followed of itself."""
    if type(action) is a.Recruit:
        return _recruited(actor, after, viewer)
    if type(action) is a.Lay:
        return [_laid(actor, action, viewer)]
    seat = SEATS[actor]
    lines = [*_done(before, seat, action, viewer), *_clash(before, after, seat, viewer)]
    if before.flags != after.flags:
        lines += _flags(before, after, viewer)
    return [*lines, *_end(after, viewer)]


def _line(key: str, seat: Seat, viewer: Viewer, params: Params, *hexes: Hex) -> Message:
    refs = tuple(f"hex:{NAMES[at]}" for at in hexes)
    return Message(key, {"who": who(seat, viewer), **params}, refs)


def _laid(actor: Actor, action: a.Lay, viewer: Viewer) -> Message:
    name = "chance" if actor == CHANCE else who(SEATS[actor], viewer)
    return Message("laid", {"who": name, "piece": action.piece})


def _recruited(actor: Actor, after: State, viewer: Viewer) -> list[Message]:
    """Who has chosen all; what was chosen only when both have. [R14]"""
    seat = SEATS[actor]
    if type(after.phase) is not Recruiting:
        chosen = [_line("has-recruited", seat, viewer, {})]
        return [*chosen, *(_line("army", side, viewer, _army(after, side)) for side in SEATS)]
    if len(after.phase.chosen[actor]) == len(FIGHTERS):
        return [_line("has-recruited", seat, viewer, {})]
    return [Message("chose-mounted")] if seat == viewer else []


def _army(state: State, seat: Seat) -> Params:
    """The numbers of an army, by kind."""
    kinds = [kind_of(each) for each in state.away[seat]]
    return {KINDS[kind]: kinds.count(kind) for kind in FIGHTERS}


def _done(before: State, seat: Seat, action: Action, viewer: Viewer) -> list[Message]:
    """What a seat did; nothing where what comes of it tells of it."""
    match action:
        case a.Deploy(kind, at):
            params: Params = {"unit": unit_name(kind), "hex": NAMES[at]}
            return [_line("deployed", seat, viewer, params, at)]
        case a.Done():
            key = "no-more-enter" if type(before.phase) is Entering else "held-back"
            return [_line(key, seat, viewer, {})]
        case a.Move():
            return _moved(before, seat, action, viewer)
        case a.Attack(start, at):
            attacker = _actor(before, start)
            params = {**_named(before, seat, attacker), **_target(before, seat, at)}
            return [_line("attacked", seat, viewer, params, attacker, at)]
        case a.Shoot():
            return []
        case a.Rally():
            return [_line("rallied", seat, viewer, {"left": before.markers[seat] - 1})]
        case a.Pass():
            return [_line("passed", seat, viewer, {})]
        case a.Dismount():
            at = _actor(before, None)
            return [_line("dismounted", seat, viewer, _named(before, seat, at), at)]
        case a.Stop():
            key = "stopped" if type(before.phase) is Pursuing else "ended-move"
            at = _actor(before, None)
            return [_line(key, seat, viewer, _named(before, seat, at), at)]
        case a.Stand():
            at = _actor(before, None)
            return [_line("stood", seat, viewer, _named(before, seat, at), at)]
        case a.Retreat(at):
            start = _actor(before, None)
            params = {**_named(before, seat, start), "to": NAMES[at]}
            return [_line("retreated", seat, viewer, params, start, at)]
        case a.Leave():
            at = _actor(before, None)
            return [_line("left", seat, viewer, _named(before, seat, at), at)]
        case a.Enter(unit, at):
            params = {"unit": unit_name(kind_of(unit)), "hex": NAMES[at]}
            params["from"] = place_name(unit >> 8)
            return [_line("entered", seat, viewer, params, at)]
    raise AssertionError("told elsewhere")


def _actor(state: State, start: Hex | None) -> Hex:
    """The hex of the unit that acts."""
    phase = state.phase
    if start is not None:
        return start
    assert isinstance(phase, (Ending, Pursuing, Answering))
    return phase.at


def _named(state: State, seat: Seat, at: Hex) -> Params:
    """A unit and its hex."""
    return {"unit": unit_name(kind_of(the_unit(state.units[seat], at))), "hex": NAMES[at]}


def _target(state: State, seat: Seat, at: Hex) -> Params:
    enemy = the_unit(state.units[OTHER[seat]], at)
    return {"enemy": unit_name(kind_of(enemy)), "to": NAMES[at]}


def _moved(before: State, seat: Seat, action: a.Move, viewer: Viewer) -> list[Message]:
    """Where a unit went, what it crossed, and whether it dismounted first."""
    start, goal = action.start, action.goal
    mine = before.units[seat]
    params = _named(before, seat, start)
    lines = []
    if action.on_foot:
        lines.append(_line("dismounted", seat, viewer, params, start))
        kind = tables_of(before).on_foot_kind[kind_of(the_unit(mine, start))]
        assert kind is not None
        params = {**params, "unit": unit_name(kind)}
        if goal == start:
            return lines
    if goal == start:
        return [_line("went-out-and-back", seat, viewer, params, start)]
    params = {**params, "to": NAMES[goal]}
    plain, across = ("moved", "moved-across")
    if unit_at(mine, goal) is not None:
        plain, across = ("merged", "merged-across")
    key = across if action.over else plain
    if action.over:
        params["over"] = " ".join(NAMES[at] for at in action.over)
    return [*lines, _line(key, seat, viewer, params, start, *_way(before, seat, action))]


def _way(before: State, seat: Seat, action: a.Move) -> list[Hex]:
    """The hexes that a unit went over, as a cheapest way leads."""
    field, tables = field_of(before), tables_of(before)
    scene = moves.scene_of(field, before.units[seat], before.units[OTHER[seat]])
    unit = the_unit(scene.mine, action.start)
    if action.on_foot:
        dismounted = moves.on_foot(tables, unit)
        assert dismounted is not None
        unit = dismounted
    return moves.way(field, moves.reach(scene, unit), action.over, action.goal)


# what followed


def _clash(before: State, after: State, seat: Seat, viewer: Viewer) -> list[Message]:
    """The result of a fight or a shot, in knights lost."""
    if not after.last:
        return []
    how, attacker, defender = after.last
    side = OTHER[seat] if type(before.phase) is Answering else seat
    params: Params = {
        "unit": unit_name(kind_of(attacker)),
        "hex": NAMES[hex_of(attacker)],
        "enemy": unit_name(kind_of(defender)),
        "to": NAMES[hex_of(defender)],
    }
    hexes = hex_of(attacker), hex_of(defender)
    if kind_of(defender) == BAGGAGE:
        fate = "baggage-turned" if defender & 7 else "baggage-destroyed"
        shot = [_line("shot-at-baggage", side, viewer, params, *hexes)] if how == SHOT else []
        return [*shot, _line(fate, OTHER[side], viewer, params, hexes[1])]
    ask = shooting.losses if how == SHOT else melee.losses
    lost, killed = ask(tables_of(after), field_of(after), attacker, defender)
    params["killed"] = min(killed, knights_of(defender))
    params["dead"] = "yes" if killed >= knights_of(defender) else "no"
    if how == SHOT:
        return [_line("shot", side, viewer, params, *hexes)]
    params["lost"] = min(lost, knights_of(attacker))
    return [_line("fought", side, viewer, params, *hexes)]


def _flags(before: State, after: State, viewer: Viewer) -> list[Message]:
    """Flags that have been taken at the end of the turn. [R86]"""
    field = field_of(after)
    return [
        _line("took-flag", SEATS[holder], viewer, {"hex": NAMES[at], "points": worth}, at)
        for at, worth, holder, held in zip(
            field.flags, field.flag_points, after.flags, before.flags, strict=True
        )
        if holder not in (held, NOBODY)
    ]


def _end(after: State, viewer: Viewer) -> list[Message]:
    """How the battle ended, and who has won. [R92-R96]"""
    phase = after.phase
    if type(phase) is not Over:
        return []
    red, yellow = phase.scores
    params: Params = {"red": red, "yellow": yellow}
    reason = Message(f"end-{phase.reason}", params)
    if phase.winner is None:
        return [reason, Message("drawn", params)]
    params = {"who": who(phase.winner, viewer), **params}
    return [reason, Message(f"won-by-{phase.decided}", params)]


# prompts


def prompt(view: View) -> Message:
    """What is asked of the viewer, or whom he waits for."""
    if view.phase == "over":
        return Message("prompt-over")
    if view.phase == "recruiting":
        return _prompt_recruiting(view)
    if view.turn is None:
        return Message("prompt-chance")
    if view.turn != view.viewer:
        return Message("prompt-wait", {"who": SIDES[view.turn]})
    match view.phase:
        case "turn":
            return Message("prompt-turn-last" if view.passed else "prompt-turn")
        case "deploying":
            placed = any(piece.kind == "BG" for piece in view.units[view.turn])
            left = len(view.away[view.turn])
            return Message("prompt-deploy", {"left": left}) if placed else Message("prompt-baggage")
        case "ending":
            return Message("prompt-ending", _spoken_of(view, view.turn))
        case "answering":
            enemy = _piece_words(view, OTHER[view.turn], view.attacker)
            return Message("prompt-answering", {**_spoken_of(view, view.turn), "enemy": enemy})
        case "pursuing":
            return Message("prompt-pursuing", _spoken_of(view, view.turn))
        case "entering":
            return Message("prompt-entering")
    return Message(f"prompt-build-{_next_piece(view)}")


def _prompt_recruiting(view: View) -> Message:
    if view.viewer is None:
        return Message("prompt-wait-both")
    if view.ready[view.viewer]:
        return Message("prompt-wait-army")
    return Message("prompt-on-foot" if view.army else "prompt-mounted")


def _spoken_of(view: View, seat: Seat) -> Params:
    return {"unit": _piece_words(view, seat, view.at), "hex": view.at or ""}


def _piece_words(view: View, seat: Seat, at: str | None) -> Message:
    kind = next(piece.kind for piece in view.units[seat] if piece.at == at)
    return Message(f"unit-{kind}")


def _next_piece(view: View) -> str:
    """What kind of piece is laid next."""
    if not view.laid:
        return "letter"
    return LAYOUTS[view.size].slots[len(view.laid) - 1].kind
