"""What is said to a learner of Medieval Battle: flags, losses and what shifts them, threats.

Everything is read off the view: armies that are still secret are in no sentence.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.contract import Coach
from rosenkrieg.ai.medieval_battle.before import (
    at_hexes,
    building,
    deploying,
    flags_to_take,
    ground_lines,
    nearest_flag,
    recruiting,
    unit_words,
    why_deploy,
    why_lay,
    why_recruit,
)
from rosenkrieg.ai.medieval_battle.strikes import Strike, strikes, taking
from rosenkrieg.core.contract import Message, Params, Seat
from rosenkrieg.games.medieval_battle.actions import (
    Action,
    Attack,
    Deploy,
    Dismount,
    Done,
    Enter,
    Lay,
    Leave,
    Move,
    Pass,
    Rally,
    Recruit,
    Retreat,
    Shoot,
    Stand,
    Stop,
)
from rosenkrieg.games.medieval_battle.geometry import (
    NAMES,
    Hex,
    distance,
)
from rosenkrieg.games.medieval_battle.ground import OTHER, baggage_of, the_unit, unit_at
from rosenkrieg.games.medieval_battle.material import (
    BAGGAGE,
    FOR_BAGGAGE,
    FOREST,
)
from rosenkrieg.games.medieval_battle.narrate import unit_name
from rosenkrieg.games.medieval_battle.phases import melee, shooting, victory
from rosenkrieg.games.medieval_battle.phases.rally import way_left
from rosenkrieg.games.medieval_battle.play import apply
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import (
    Answering,
    Ending,
    Over,
    Pursuing,
    State,
    Unit,
    hex_of,
    kind_of,
    knights_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of
from rosenkrieg.games.medieval_battle.view import View

FIGHTING: Final = ("turn", "ending", "answering", "pursuing", "entering")


# what matters now


def now(view: View) -> list[Message]:
    """The map and the army before the battle; then the danger, the chance, and the points."""
    seat = view.viewer
    if seat is None or view.phase == "over":
        return []
    match view.phase:
        case "building":
            return building(view)
        case "recruiting":
            return recruiting(view)
        case "deploying":
            return deploying(state_of(view), seat)
    state = state_of(view)
    lines: list[Message] = []
    if state.passed:
        lines.append(Message("coach-passed", _by_passes(state, seat)))
    if view.phase == "turn":
        lines += [*_threatened(state, seat), *_chance(state, seat)]
    elif view.phase == "answering":
        lines.append(Message("coach-answering"))
    elif view.phase == "entering":
        lines.append(Message("coach-entering"))
    return [*lines, _stage(view, seat)]


def _by_passes(state: State, seat: Seat) -> Params:
    """Who wins if both pass now, and the points. [R94-R96]"""
    points = victory.points_of(field_of(state), state.flags, state.units)
    end = victory.decided(tables_of(state), state.units, points, "passes")
    winner = "nobody" if end.winner is None else "you" if end.winner == seat else "they"
    return {"winner": winner, "own": points[seat], "theirs": points[OTHER[seat]]}


def _threatened(state: State, seat: Seat) -> list[Message]:
    """The unit that the enemy can strike best."""
    found = strikes(state, OTHER[seat])
    if not found or found[0].gain <= 0:
        return []
    worst = found[0]
    about = unit_words(worst.target)
    refs = at_hexes(hex_of(worst.striker), hex_of(worst.target))
    return [Message("coach-threatened", {**about, **_striker(worst), **_losses(worst)}, refs)]


def _chance(state: State, seat: Seat) -> list[Message]:
    """A flag that can be taken now, else the best strike, else the way to the nearest flag."""
    for at, points in flags_to_take(state, seat):
        units = taking(state, seat, at)
        if units:
            about: Params = {**unit_words(units[0]), "to": NAMES[at], "points": points}
            return [Message("coach-can-take", about, at_hexes(hex_of(units[0]), at))]
    found = strikes(state, seat)
    if found and found[0].gain > 0:
        best = found[0]
        refs = at_hexes(hex_of(best.striker), hex_of(best.target))
        about = {**_striker(best), **unit_words(best.target), **_losses(best)}
        return [Message("coach-can-strike", about, refs)]
    nearest = nearest_flag(state, seat)
    if nearest is None:
        return []
    unit, at, points = nearest
    about = {**unit_words(unit), "to": NAMES[at], "points": points}
    about["distance"] = distance(hex_of(unit), at)
    return [Message("coach-way", about, at_hexes(hex_of(unit), at))]


def _stage(view: View, seat: Seat) -> Message:
    """The points, and the time left."""
    about: Params = {
        "own": view.points[seat],
        "theirs": view.points[OTHER[seat]],
        "winning": view.winning,
        "markers": view.markers[seat],
    }
    return Message("coach-stage", about)


# what is good about an action


def reasons(view: View, action: Action) -> list[Message]:
    """What it takes, kills, saves or prepares."""
    seat = view.viewer
    if seat is None:
        return []
    match action:
        case Lay(piece):
            return why_lay(view, piece)
        case Recruit(counts):
            return why_recruit(view, counts)
    state = state_of(view)
    match action:
        case Deploy(kind, at):
            return why_deploy(state, seat, kind, at)
        case Done():
            is_before = view.phase == "deploying"
            return [Message("coach-hold-back" if is_before else "coach-enough")]
        case Enter(unit, at):
            return _why_enter(state, seat, unit, at)
        case Rally():
            return _why_rally(state, seat)
        case Pass():
            return [Message("coach-last-pass", _by_passes(state, seat))] if state.passed else []
        case Attack(start, at):
            return _why_attack(state, seat, _actor(state, start), at, action)
        case Shoot(start, at):
            return _why_shoot(state, seat, _actor(state, start), at)
        case Stand():
            return _why_stand(state, seat)
        case Move() | Retreat() | Leave() | Dismount() | Stop():
            return _why_place(state, seat, action)


def _why_enter(state: State, seat: Seat, unit: Unit, at: Hex) -> list[Message]:
    """A unit more on the map, and how far it is from the nearest flag."""
    ways = [(distance(at, flag), flag) for flag, _ in flags_to_take(state, seat)]
    about: Params = {"unit": unit_name(kind_of(unit)), "knights": knights_of(unit)}
    lines = [Message("coach-enters", about)]
    if ways:
        far, flag = min(ways)
        lines.append(
            Message("coach-from-flag", {"to": NAMES[flag], "distance": far}, at_hexes(flag))
        )
    return lines


def _why_rally(state: State, seat: Seat) -> list[Message]:
    """The points that come back, the units that may enter, the baggage that is fortified."""
    after = apply(state, seat, Rally())
    back = sum(map(points_of, after.units[seat])) - sum(map(points_of, state.units[seat]))
    lines = [Message("coach-rally", {"points": back})]
    field, mine = field_of(state), state.units[seat]
    waiting = sum(way_left(field, mine, each) == 0 for each in state.away[seat])
    if waiting:
        lines.append(Message("coach-may-enter", {"count": waiting}))
    baggage = baggage_of(mine)
    if baggage is not None and not points_of(baggage):
        lines.append(Message("coach-fortifies"))
    return lines


def _why_attack(state: State, seat: Seat, start: Hex, at: Hex, action: Attack) -> list[Message]:
    """The result by its factors, and the flag that is cleared."""
    field = field_of(state)
    attacker = the_unit(state.units[seat], start)
    defender = the_unit(state.units[OTHER[seat]], at)
    if kind_of(defender) == BAGGAGE:
        return [_baggage_struck(defender)]
    lines = [_fight(state, attacker, defender)]
    _, killed = melee.losses(tables_of(state), field, attacker, defender)
    if at in field.flags:
        clears = killed >= knights_of(defender)
        lines.append(Message("coach-clears" if clears else "coach-presses", {"to": NAMES[at]}))
    after = apply(state, seat, action)
    if type(after.phase) is Answering:
        lines.append(Message("coach-drives-off", {"hex": NAMES[at]}))
    return lines


def _baggage_struck(baggage: Unit) -> Message:
    key = "coach-baggage-turned" if points_of(baggage) else "coach-baggage-destroyed"
    return Message(key, {"points": FOR_BAGGAGE})


def _fight(state: State, attacker: Unit, defender: Unit) -> Message:
    """The losses of a fight and what shifts them. [R54-R59]"""
    tables, field = tables_of(state), field_of(state)
    lost, killed = melee.losses(tables, field, attacker, defender)
    shifts = melee.factors(field, attacker, defender)
    return _result("coach-fight", attacker, defender, (lost, killed), shifts)


def _why_shoot(state: State, seat: Seat, start: Hex, at: Hex) -> list[Message]:
    """The losses of the target, what shifts them, and that it cannot strike back."""
    tables, field = tables_of(state), field_of(state)
    shooter = the_unit(state.units[seat], start)
    target = the_unit(state.units[OTHER[seat]], at)
    if kind_of(target) == BAGGAGE:
        return [_baggage_struck(target)]
    both = shooting.losses(tables, field, shooter, target)
    shifts = shooting.factors(field, shooter, target)
    return [_result("coach-shot", shooter, target, both, shifts)]


SIDES_OF: Final = {1: "own", 0: "none", -1: "theirs"}
"""Whom a factor helps: the side that strikes, nobody, the side that is struck."""


def _result(
    key: str, striker: Unit, struck: Unit, both: tuple[int, int], shifts: melee.Factors
) -> Message:
    lost, killed = min(both[0], knights_of(striker)), min(both[1], knights_of(struck))
    knights, height, ground = (SIDES_OF[each] for each in shifts)
    about: Params = {"enemy": unit_name(kind_of(struck)), "to": NAMES[hex_of(struck)]}
    about |= {"lost": lost, "killed": killed}
    about["dead"] = "yes" if killed == knights_of(struck) else "no"
    about["factors"] = Message(
        "coach-factors", {"knights": knights, "height": height, "ground": ground}
    )
    return Message(key, about, at_hexes(hex_of(striker), hex_of(struck)))


def _why_stand(state: State, seat: Seat) -> list[Message]:
    """How the fight ends for the unit that stands, and what it keeps."""
    phase = state.phase
    assert type(phase) is Answering
    attacker = the_unit(state.units[OTHER[seat]], phase.attacker)
    unit = the_unit(state.units[seat], phase.at)
    lost, killed = melee.losses(tables_of(state), field_of(state), attacker, unit)
    about: Params = {
        "lost": min(killed, knights_of(unit)),
        "killed": min(lost, knights_of(attacker)),
        "enemy": unit_name(kind_of(attacker)),
    }
    lines = [Message("coach-stand", about)]
    if phase.at in field_of(state).flags:
        lines.append(Message("coach-keeps-flag", {"to": NAMES[phase.at]}))
    return lines


def _why_place(state: State, seat: Seat, action: Action) -> list[Message]:
    """What the unit has where it ends: a flag, safety, a target, height, a shorter way."""
    start = _actor(state, action.start if type(action) is Move else None)
    after = apply(state, seat, action)
    if type(after.phase) is Over and after.phase.winner == seat:
        return [Message("coach-wins", {"own": after.phase.scores[seat]})]
    if type(action) is Leave:
        return [*_avoided(state, seat), Message("coach-leaves")]
    unit = the_unit(state.units[seat], start)
    end = _end(action, start)
    there = the_unit(after.units[seat], end)
    lines = _avoided(state, seat) if type(action) is Retreat else []
    if kind_of(there) != kind_of(unit):
        lines.append(Message("coach-on-foot", {"unit": unit_name(kind_of(there))}))
    if knights_of(there) > knights_of(unit):
        lines.append(Message("coach-merges", unit_words(there)))
    lines += _takes(state, after, seat, end)
    lines += _strikes_next(after, seat, there)
    if end != start:
        lines += _escapes(state, after, seat, unit, there)
        lines += _climbs(state, unit, there)
        lines += _nears(after, seat, unit, there)
    if type(action) is Stop and not lines:
        lines.append(Message("coach-stop"))
    return lines


def _end(action: Action, start: Hex) -> Hex:
    match action:
        case Move(_, goal):
            return goal
        case Retreat(at):
            return at
        case _:
            return start


def _takes(before: State, after: State, seat: Seat, at: Hex) -> list[Message]:
    """A flag that the unit stands on at the end of the turn, or one that it holds on to."""
    field = field_of(before)
    for flag, points, holder in zip(field.flags, field.flag_points, before.flags, strict=True):
        if flag == at and holder == seat:
            return [Message("coach-covers-flag", {"to": NAMES[at], "points": points}, at_hexes(at))]
        if flag == at:
            taken = "theirs" if holder == OTHER[seat] else "open"
            about: Params = {"to": NAMES[at], "points": points, "holder": taken}
            score = victory.points_of(
                field, victory.taken(field, after.flags, after.units), after.units
            )
            about["own"] = score[seat]
            return [Message("coach-takes-flag", about, at_hexes(at))]
    return []


def _strikes_next(after: State, seat: Seat, there: Unit) -> list[Message]:
    """What the unit can strike at once, or else in its next turn."""
    found = [each for each in strikes(after, seat) if each.striker == there and each.gain > 0]
    if not found:
        return []
    best = found[0]
    is_now = isinstance(after.phase, (Ending, Pursuing)) and after.phase.seat == seat
    about: Params = {**unit_words(best.target), **_losses(best), "now": "yes" if is_now else "no"}
    about["shot"] = "yes" if best.is_shot else "no"
    return [Message("coach-can-then", about, at_hexes(hex_of(best.target)))]


def _escapes(before: State, after: State, seat: Seat, unit: Unit, there: Unit) -> list[Message]:
    """That fewer enemies can strike the unit than where it stood."""
    they = OTHER[seat]
    was = [each for each in strikes(before, they, hex_of(unit)) if each.gain > 0]
    left = {each.striker for each in strikes(after, they, hex_of(there)) if each.gain > 0}
    gone = [each for each in was if each.striker not in left]
    if not gone or len(left) >= len(was):
        return []
    about: Params = {**_striker(gone[0]), "count": len(left)}
    key = "coach-out-of-range" if gone[0].is_shot else "coach-out-of-reach"
    return [Message(key, about, at_hexes(hex_of(gone[0].striker)))]


def _climbs(state: State, unit: Unit, there: Unit) -> list[Message]:
    field = field_of(state)
    if field.level[hex_of(there)] > field.level[hex_of(unit)]:
        return [Message("coach-climbs", {"hex": NAMES[hex_of(there)]})]
    ground = field.ground[hex_of(there)]
    if ground == FOREST and field.ground[hex_of(unit)] != FOREST:
        return ground_lines(ground, kind_of(there))
    return []


def _nears(after: State, seat: Seat, unit: Unit, there: Unit) -> list[Message]:
    """The flag that is nearer now."""
    ways = [
        (distance(hex_of(there), flag), distance(hex_of(unit), flag), flag, points)
        for flag, points in flags_to_take(after, seat)
    ]
    nearer = [each for each in ways if 0 < each[0] < each[1]]
    if not nearer:
        return []
    far, was, flag, points = min(nearer)
    about: Params = {"to": NAMES[flag], "points": points, "before": was, "after": far}
    return [Message("coach-nears-flag", about, at_hexes(flag))]


def _avoided(state: State, seat: Seat) -> list[Message]:
    """The losses that the attacked unit escapes."""
    phase = state.phase
    assert type(phase) is Answering
    attacker = the_unit(state.units[OTHER[seat]], phase.attacker)
    unit = the_unit(state.units[seat], phase.at)
    lost, killed = melee.losses(tables_of(state), field_of(state), attacker, unit)
    about: Params = {
        "lost": min(killed, knights_of(unit)),
        "killed": min(lost, knights_of(attacker)),
        "dead": "yes" if killed >= knights_of(unit) else "no",
    }
    return [Message("coach-avoids", about)]


# what an action allows the enemy


def dangers(view: View, action: Action) -> list[Message]:
    """What it costs, who can strike the unit there, which flag or baggage is open then."""
    seat = view.viewer
    if seat is None or view.phase not in (*FIGHTING, "deploying"):
        return []
    state = state_of(view)
    match action:
        case Done():
            return [Message("coach-without-baggage")] if state.away[seat] else []
        case Deploy() | Enter():
            return []
        case Rally():
            return [Message("coach-markers", {"left": state.markers[seat] - 1})]
        case Pass():
            return [] if state.passed else [Message("coach-pass", _by_passes(state, seat))]
        case Attack(start, at):
            return _dangers_of_attack(state, seat, _actor(state, start), at)
    lines: list[Message] = []
    if (type(action) is Move and action.on_foot) or type(action) is Dismount:
        lines.append(Message("coach-slow"))
    after = apply(state, seat, action)
    return [*lines, *_exposed(state, after, seat)]


def _dangers_of_attack(state: State, seat: Seat, start: Hex, at: Hex) -> list[Message]:
    """The own losses, and what can strike the unit once it has the hex."""
    attacker = the_unit(state.units[seat], start)
    defender = the_unit(state.units[OTHER[seat]], at)
    if kind_of(defender) == BAGGAGE:
        return []
    lost, _ = melee.losses(tables_of(state), field_of(state), attacker, defender)
    lost = min(lost, knights_of(attacker))
    if not lost:
        return []
    about: Params = {"lost": lost, "dead": "yes" if lost == knights_of(attacker) else "no"}
    return [Message("coach-costs", about)]


def _exposed(before: State, after: State, seat: Seat) -> list[Message]:
    """What the enemy can do then and could not do before; the worst first."""
    if type(after.phase) is Over:
        return [] if after.phase.winner == seat else [Message("coach-loses")]
    they = OTHER[seat]
    lines = _flags_open(before, after, seat)
    known = {(each.striker, each.target) for each in strikes(before, they) if each.gain > 0}
    fresh = [
        each
        for each in strikes(after, they)
        if each.gain > 0 and (each.striker, each.target) not in known
    ]
    for strike in fresh[:2]:
        about: Params = {**unit_words(strike.target), **_striker(strike), **_losses(strike)}
        about["shot"] = "yes" if strike.is_shot else "no"
        is_baggage = kind_of(strike.target) == BAGGAGE
        about["dead"] = "yes" if strike.killed >= knights_of(strike.target) else "no"
        key = "coach-baggage-open" if is_baggage else "coach-can-be-struck"
        refs = at_hexes(hex_of(strike.striker), hex_of(strike.target))
        lines.append(Message(key, about, refs))
    return lines


def _flags_open(before: State, after: State, seat: Seat) -> list[Message]:
    """The flags of the seat that the enemy can take then and could not take before."""
    field, they = field_of(after), OTHER[seat]
    held = victory.taken(field, after.flags, after.units)
    lines = []
    for at, points, holder in zip(field.flags, field.flag_points, held, strict=True):
        if holder != seat or unit_at(after.units[seat], at) is not None:
            continue
        units = taking(after, they, at)
        if units and not taking(before, they, at):
            about: Params = {**unit_words(units[0]), "to": NAMES[at], "points": points}
            lines.append(Message("coach-flag-open", about, at_hexes(hex_of(units[0]), at)))
    return lines


# words


def _actor(state: State, start: Hex | None) -> Hex:
    """The hex of the unit that acts."""
    if start is not None:
        return start
    phase = state.phase
    assert isinstance(phase, (Ending, Pursuing, Answering))
    return phase.at


def _striker(strike: Strike) -> Params:
    return {"enemy": unit_name(kind_of(strike.striker)), "from": NAMES[hex_of(strike.striker)]}


def _losses(strike: Strike) -> Params:
    """The knights that both lose, whether it is a shot, whether it is aimed at baggage."""
    return {
        "lost": min(strike.lost, knights_of(strike.there)),
        "killed": min(strike.killed, knights_of(strike.target)),
        "shot": "yes" if strike.is_shot else "no",
        "baggage": "yes" if kind_of(strike.target) == BAGGAGE else "no",
    }


COACH: Final = Coach(now, reasons, dangers)
