"""What is said to a learner of Rampant: lands and warbands, strength, glory, what dice must show.

Everything is read off the view: what is hidden from the seat is in no sentence.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.ai.contract import Coach
from rosenkrieg.core.contract import Message, Params, Seat, other
from rosenkrieg.games.rampant.actions import (
    Action,
    Choose,
    Declare,
    Form,
    Name,
    No,
    PickBoast,
    PickKind,
    Piece,
    Place,
    Propose,
    Remove,
    TakeRolled,
    Yes,
)
from rosenkrieg.games.rampant.narrate import boast_name, kind_name, scenario_name
from rosenkrieg.games.rampant.phases.fight import bonus
from rosenkrieg.games.rampant.phases.stakes import exchange_on
from rosenkrieg.games.rampant.phases.warbands import underdog
from rosenkrieg.games.rampant.realms import tables_of, territory, warband
from rosenkrieg.games.rampant.sampling import state_of
from rosenkrieg.games.rampant.state import (
    AcceptChoice,
    Boasting,
    ExchangeChoice,
    ExchangePick,
    GainChoice,
    Naming,
    OfferChoice,
    State,
    put,
)
from rosenkrieg.games.rampant.tables import DIE
from rosenkrieg.games.rampant.view import View


def now(view: View) -> list[Message]:
    """The strength in the battle, what is at stake, and how the realms stand."""
    if view.viewer is None:
        return []
    seat, they, state = view.viewer, other(view.viewer), state_of(view)
    lines: list[Message] = []
    if view.battle.fielded is not None and view.battle.strength == (None, None):
        params: Params = {"own": bonus(state, seat), "theirs": bonus(state, they)}
        lines.append(Message("coach-strength", params))
    elif view.battle.fielded is None:
        params = {"own": view.sides[seat].points, "theirs": view.sides[they].points}
        lines.append(Message("coach-warbands", params))
    for each, key in ((they, "coach-prize"), (seat, "coach-stake")):
        land = territory(view.realms[each], view.battle.stakes[each])
        if land is not None:
            lines.append(Message(key, {"kind": kind_name(tables_of(state), land.kind)}))
    params = {
        "own": len(view.realms[seat].territories),
        "theirs": len(view.realms[they].territories),
        "number": view.battle.number,
        "battles": view.options.battles,
    }
    return [*lines, Message("coach-realms", params)]


def reasons(view: View, action: Action) -> list[Message]:
    """What the action is worth: points, strength, glory, chances."""
    if view.viewer is None:
        return []
    seat, state = view.viewer, state_of(view)
    tables = tables_of(state)
    match action:
        case Form(raid):
            return [Message("coach-raid" if raid else "coach-battle", _raid(state))]
        case Choose(attack):
            return _why_choice(state, seat, attack)
        case PickKind(kind):
            return _worth(state, kind)
        case Name(id):
            return _why_name(view, state, seat, id)
        case TakeRolled():
            return [] if view.battle.rolled is None else _worth(state, view.battle.rolled)
        case Declare(points):
            return [Message("coach-declare", _declared(state, seat, points))]
        case Propose(id):
            return [_why_scenario(state, seat, id)]
        case Yes() if isinstance(view.step, AcceptChoice):
            return [_why_scenario(state, seat, view.step.scenario)]
        case Yes() if isinstance(view.step, ExchangeChoice):
            needed = exchange_on(state, seat)
            good = sum(face >= needed for face in DIE)
            return [Message("coach-exchange", {"needed": needed, "good": good, "faces": len(DIE)})]
        case PickBoast(id):
            boast = tables.boast[id]
            params: Params = {"boast": boast_name(tables, id), "value": boast.value}
            needed = tables.quick.boast_on[boast.value - 1]
            good = sum(face >= needed for face in DIE)
            return [Message("coach-boast", {**params, "good": good, "faces": len(DIE)})]
        case No() if isinstance(view.step, Boasting):
            return [Message("coach-no-boast", {"fail": tables.values.boast_fail})]
        case Piece() | Place() | Remove() if view.options.quick:
            return [Message("coach-terrain")]
        case Yes() | No():
            return [Message("coach-yes" if isinstance(action, Yes) else "coach-no")]
        case _:
            return []


def dangers(view: View, action: Action) -> list[Message]:
    """What it puts at stake, or what glory it may cost."""
    if view.viewer is None:
        return []
    seat, state = view.viewer, state_of(view)
    tables = tables_of(state)
    match action:
        case Choose(attack):
            return [Message("coach-if-attack" if attack else "coach-if-defend")]
        case Declare(points):
            params = _declared(state, seat, points)
            return [Message("coach-underdog", params)] if params["glory"] else []
        case PickBoast():
            return [Message("coach-boast-fails", {"fail": tables.values.boast_fail})]
        case Name(id) if isinstance(view.step, Naming | OfferChoice):
            land = territory(view.realms[seat], id)
            if land is not None:
                return [Message("coach-may-lose", {"kind": kind_name(tables, land.kind)})]
            return []
        case _:
            return []


def _raid(state: State) -> Params:
    return {"points": tables_of(state).values.raid_points}


def _why_choice(state: State, seat: Seat, attack: bool) -> list[Message]:
    """The points of the warband either way."""
    points = []
    for chosen in ("attack", "defend"):
        battle = replace(state.battle, chosen=put(state.battle.chosen, seat, chosen))
        points.append(warband(replace(state, battle=battle), seat))
    params: Params = {"attack": points[0], "defend": points[1]}
    return [Message("coach-attack" if attack else "coach-defend", params)]


def _worth(state: State, kind: str) -> list[Message]:
    """What a kind of territory adds to a warband and to a quick battle."""
    tables = tables_of(state)
    found = tables.kind[kind]
    params: Params = {"kind": kind_name(tables, kind), "points": found.points}
    return [Message("coach-worth", {**params, "quick": found.quick})]


def _why_name(view: View, state: State, seat: Seat, id: str) -> list[Message]:
    mine, theirs = (territory(view.realms[each], id) for each in (seat, other(seat)))
    land = mine or theirs
    if land is None:
        return []
    lines = _worth(state, land.kind)
    if mine is not None and isinstance(view.step, Naming | OfferChoice | ExchangePick):
        lines.append(Message("coach-stakes-least"))
    if isinstance(view.step, GainChoice):
        own, others = (len(view.realms[each].territories) for each in (seat, other(seat)))
        params: Params = {"own": own + 1, "theirs": others - (theirs is not None)}
        lines.append(Message("coach-gains", params))
    return lines


def _declared(state: State, seat: Seat, points: int) -> Params:
    """What fielding so many points does to strength, and to the opponent's glory."""
    battle = state.battle
    declared = put(battle.declared or (0, 0), seat, points)
    fielding = replace(state, battle=replace(battle, declared=declared, fielded=declared))
    return {
        "points": points,
        "own": bonus(fielding, seat),
        "theirs": bonus(fielding, other(seat)),
        "glory": underdog(fielding)[other(seat)],
    }


def _why_scenario(state: State, seat: Seat, id: str) -> Message:
    """Whom the scenario helps in a quick battle."""
    tables = tables_of(state)
    params: Params = {
        "scenario": scenario_name(tables, id),
        "more": tables.scenario[id].attacker,
        "attacker": "you" if state.battle.attacker == seat else "they",
    }
    return Message("coach-scenario", params)


COACH: Final = Coach(now, reasons, dangers)
