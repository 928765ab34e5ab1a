"""Log lines and prompts, as messages; the words are in locale/.

No one reads what they may not know: of a secret choice the others read that it was made. [D5, D13]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rosenkrieg.core.contract import SEATS, Actor, Message, Params, Seat, Viewer, other
from rosenkrieg.games.rampant.actions import (
    Action,
    Choose,
    Concede,
    Declare,
    Name,
    PickBoast,
    PickKind,
    Piece,
    Place,
    Propose,
    Remove,
    Rolled,
    Tell,
    Yes,
)
from rosenkrieg.games.rampant.phases import aftermath, closing, fight, report, spies, stakes
from rosenkrieg.games.rampant.realms import tables_of
from rosenkrieg.games.rampant.sampling import state_of
from rosenkrieg.games.rampant.secrecy import SECRET, is_secret
from rosenkrieg.games.rampant.state import (
    AcceptChoice,
    AgainChoice,
    Boasting,
    CancelChoice,
    Choosing,
    Confirming,
    DeclareChoice,
    ExchangeChoice,
    ExchangePick,
    FormChoice,
    HomeChoice,
    KeepChoice,
    LeaveOutChoice,
    ListChoice,
    MonasteryChoice,
    Naming,
    OfferChoice,
    Over,
    PieceChoice,
    PlaceChoice,
    ProposeChoice,
    Reporting,
    RoadChoice,
    Rolling,
    ShiftChoice,
    SpyChoice,
    State,
    UnrestChoice,
)
from rosenkrieg.games.rampant.tables import EDITIONS, SIDES, Tables
from rosenkrieg.games.rampant.view import View

Lines = Iterator[Message]


# parts of sentences


def side(seat: Seat, viewer: Viewer) -> Message:
    """A realm as the viewer calls it."""
    return Message("side", {"who": "you" if seat == viewer else SIDES[seat]})


def named(id: str, de: str, en: str) -> Message:
    """Something by its name in the edition; the catalogue picks the language."""
    return Message("named", {"id": id, "de": de, "en": en})


def kind_name(tables: Tables, id: str) -> Message:
    """A kind of territory in words."""
    kind = tables.kind[id]
    return named(id, kind.de, kind.en)


def scenario_name(tables: Tables, id: str) -> Message:
    """A scenario in words, with its book and letter."""
    scenario = tables.scenario[id]
    return Message("scenario-name", {"id": id, "de": scenario.de, "en": scenario.en})


def boast_name(tables: Tables, id: str) -> Message:
    """A boast in words."""
    boast = tables.boast[id]
    return named(id, boast.de, boast.en)


def piece_name(kind: str) -> Message:
    """A kind of terrain in words."""
    return Message("piece", {"piece": kind})


def land_name(state: State, id: str) -> Message:
    """A territory by its kind."""
    for realm in state.realms:
        for each in realm.territories:
            if each.id == id:
                return kind_name(tables_of(state), each.kind)
    return named(id, id, id)


def _ref(id: str) -> tuple[str, ...]:
    return (f"territory:{id}",)


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """What was done, then what came of it."""
    lines = list(_did(before, actor, action, after, viewer))
    return [*lines, *came(before, after, viewer)]


def _did(before: State, actor: Actor, action: Action, after: State, viewer: Viewer) -> Lines:
    phase = before.phase
    if isinstance(phase, Rolling):
        assert type(action) is Rolled
        yield _rolled(before, phase, action.face, after, viewer)
        return
    seat = Seat(actor)
    who: Params = {"who": side(seat, viewer)}
    if isinstance(phase, SECRET):
        yield from _secret(before, seat, action, after, viewer)
    elif type(action) is Name:
        if type(phase) in _NAMED:
            land = land_name(before, action.territory)
            yield Message(_NAMED[type(phase)], {**who, "kind": land}, _ref(action.territory))
    elif isinstance(phase, Reporting | Confirming):
        yield from _reported(before, seat, action, after, viewer)
    else:
        yield from _plain(before, action, after, who)


_NAMED: Final[dict[type, str]] = {
    SpyChoice: "spy-silences",
    ExchangePick: "exchanged",
    OfferChoice: "offered",
    ListChoice: "listed",
    UnrestChoice: "unrest-tests",
}


def _plain(before: State, action: Action, after: State, who: Params) -> Lines:
    """Open decisions in a line each; those that change nothing are not told."""
    tables = tables_of(before)
    yes = type(action) is Yes
    match before.phase, action:
        case HomeChoice(), PickKind(kind):
            yield Message("home", {**who, "kind": kind_name(tables, kind)})
        case _, PickKind(kind):
            yield Message("borderland", {**who, "kind": kind_name(tables, kind)})
        case FormChoice(), _:
            yield Message("met-raid" if after.battle.raider is not None else "met-battle", who)
        case SpyChoice(window), _ if yes:
            yield Message("spy-used", {**who, "window": window})
        case CancelChoice(), _ if yes:
            yield Message("spy-canceled", who)
        case ExchangeChoice(), _ if not yes:
            yield Message("no-exchange", who)
        case ExchangePick(), _:
            yield Message("kept-stake", who)
        case DeclareChoice(), Declare(points):
            yield Message("declared", {**who, "points": points})
        case ProposeChoice(), Propose(scenario):
            yield Message("proposed", {**who, "scenario": scenario_name(tables, scenario)})
        case AcceptChoice(_, scenario), _:
            key = "agreed" if yes else "not-agreed"
            yield Message(key, {**who, "scenario": scenario_name(tables, scenario)})
        case RoadChoice(), _ if yes:
            yield Message("road", who)
        case LeaveOutChoice(), _:
            out = not after.battle.slots and type(after.phase) is not LeaveOutChoice
            yield Message("left-out" if out else "leave-out-yes" if yes else "leave-out-no", who)
        case PieceChoice(), Piece(kind):
            yield Message("picked", {**who, "piece": piece_name(kind)})
        case PieceChoice(), _:
            yield Message("no-piece", who)
        case AgainChoice(), _ if yes:
            yield Message("hills", who)
        case KeepChoice(), _ if yes:
            yield Message("moor", who)
        case ((PlaceChoice() | ShiftChoice()), Place(x, y)):
            key = "placed" if isinstance(before.phase, PlaceChoice) else "shifted"
            kind = after.battle.plan[-1].kind
            yield Message(key, {**who, "piece": piece_name(kind), "x": x, "y": y})
        case ShiftChoice(), Remove():
            yield Message("removed", {**who, "piece": piece_name(before.battle.plan[-1].kind)})
        case MonasteryChoice(_, what), _ if yes:
            yield Message("monastery", {**who, "what": what})


def _secret(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> Lines:
    """That a choice was made; when both are shown, what they were."""
    shown = type(after.phase) is not type(before.phase)
    who: Params = {"who": side(seat, viewer)}
    if shown:
        yield from _shown(before, seat, action, after, viewer)
    elif not is_secret(before.phase, seat):
        assert type(action) is Choose
        yield Message("chose", {**who, "choice": "attack" if action.attack else "defend"})
    elif type(action) is PickBoast and type(after.phase) is Boasting:
        if seat == viewer:
            boast = boast_name(tables_of(before), action.boast)
            yield Message("boast-picked", {"boast": boast})
        if after.phase.ready[seat]:
            yield Message("has-chosen", who)
    else:
        yield Message("has-chosen", who)


def _shown(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> Lines:
    battle = after.battle
    match before.phase:
        case Choosing():
            for each in SEATS:
                choice = str(battle.chosen[each])
                yield Message("chose", {"who": side(each, viewer), "choice": choice})
        case Naming():
            for each in SEATS:
                stake = battle.stakes[each]
                if stake is not None:
                    land = land_name(before, stake)
                    yield Message("staked", {"who": side(each, viewer), "kind": land}, _ref(stake))
        case _:
            for each in SEATS:
                yield Message(
                    "boasts", {"who": side(each, viewer), "count": len(battle.boasts[each])}
                )
                for boast in battle.boasts[each]:
                    value = tables_of(before).boast[boast].value
                    name = boast_name(tables_of(before), boast)
                    yield Message("boast-shown", {"boast": name, "value": value})


def _reported(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> Lines:
    """Lines of a report, and what the other says to it. [D14, Q27]"""
    who: Params = {"who": side(seat, viewer)}
    if type(action) is Concede:
        yield Message("conceded", who)
    elif type(action) is Tell:
        what, about, number = report.asked(before)
        params: Params = {**who, "about": side(about, viewer), "number": action.number}
        if what == "done":
            boast = before.battle.boasts[about][number]
            params["boast"] = boast_name(tables_of(before), boast)
        yield Message(f"told-{what}", params)
    elif type(action) is Yes:
        yield Message("confirmed", who)
    else:
        yield Message("disputed", who)


def _rolled(before: State, phase: Rolling, face: int, after: State, viewer: Viewer) -> Message:
    """A roll, and what it means at once."""
    tables, seat, battle = tables_of(before), phase.seat, after.battle
    params: Params = {"who": side(seat, viewer), "face": face}
    match phase.what:
        case "founding" | "inheritance":
            params["kind"] = kind_name(tables, tables.rolled[face])
        case "caught":
            params["caught"] = "yes" if face <= spies.caught_on(before, seat) else "no"
        case "exchange":
            params["needed"] = stakes.exchange_on(before, seat)
        case "attacker":
            assert battle.attacker is not None
            params["attacker"] = side(battle.attacker, viewer)
        case "scenario":
            params["scenario"] = scenario_name(tables, tables.scenario_of(face))
        case "position":
            params["piece"] = piece_name(phase.about)
        case "answer":
            pass
        case "strength":
            params["bonus"] = fight.bonus(before, seat)
            params["total"] = face + fight.bonus(before, seat)
        case "leader":
            params["killed"] = "yes" if battle.killed[seat] else "no"
        case "boast":
            done = battle.done[seat][len(before.battle.done[seat])]
            params["boast"] = boast_name(tables, phase.about)
            params["done"] = "yes" if done else "no"
        case "territory":
            special = tables.special.get(face)
            params["what"] = (
                kind_name(tables, tables.rolled[face])
                if special is None
                else Message("special", {"special": special})
            )
        case "event":
            params["event"] = Message("event", {"event": tables.events[face]})
        case "unrest":
            params["kind"] = land_name(before, phase.about)
            params["lost"] = "yes" if face <= aftermath.LOST_ON else "no"
    return Message(f"rolled-{phase.what}", params)


# what came of it


def came(before: State, after: State, viewer: Viewer) -> Lines:
    """What follows from a step, for either seat."""
    old, new = before.battle, after.battle
    if new.id == old.id and old.points is None and new.points is not None:
        yield Message("warbands", {"lion": new.points[0], "dragon": new.points[1]})
    if _has_glory(after) and not _has_glory(before) and new.id == old.id:
        yield from _glory(after, viewer)
    yield from _lands(before, after, viewer)
    yield from _spies(before, after, viewer)
    if new.id != old.id:
        yield _standing(after)
        yield Message("battle", {"number": new.number})
    if type(after.phase) is Over and type(before.phase) is not Over:
        if after.phase.no_result:
            yield Message("no-result")
        yield _standing(after)
        yield from _ended(after, viewer)


def _has_glory(state: State) -> bool:
    return any(line.source == "scenario" for line in state.battle.lines)


def _glory(state: State, viewer: Viewer) -> Lines:
    """The sum of each side by source, and who has won. [B17, B18]"""
    for seat in SEATS:
        params: Params = {"who": side(seat, viewer), "sum": aftermath.sums(state)[seat]}
        for source in ("scenario", "heroes", "boast", "underdog", "spy"):
            params[source] = _sum(state, seat, source)
        known = sum(value for value in params.values() if isinstance(value, int))
        params["lands"] = 2 * aftermath.sums(state)[seat] - known
        yield Message("glory", params)
    winner = state.battle.winner
    if winner is not None:
        yield Message("battle-won", {"who": side(winner, viewer)})
    elif state.battle.entitled is None:
        yield Message("battle-drawn")
    else:
        yield Message("battle-drawn-small", {"who": side(state.battle.entitled, viewer)})


def _sum(state: State, seat: Seat, source: str) -> int:
    lines = state.battle.lines
    return sum(line.glory for line in lines if line.seat == seat and line.source == source)


def _lands(before: State, after: State, viewer: Viewer) -> Lines:
    """Territories that came to a realm or were lost."""
    tables = tables_of(after)
    for seat in SEATS:
        had = {each.id for each in before.realms[seat].territories}
        theirs = {each.id for each in before.realms[other(seat)].territories}
        for each in after.realms[seat].territories:
            if each.id not in had and (had or type(before.phase) is not HomeChoice):
                key = "taken" if each.id in theirs else "gained"
                params: Params = {"who": side(seat, viewer), "kind": kind_name(tables, each.kind)}
                yield Message(key, params, _ref(each.id))


def _spies(before: State, after: State, viewer: Viewer) -> Lines:
    for seat in SEATS:
        if after.realms[seat].spies > before.realms[seat].spies:
            params: Params = {"who": side(seat, viewer), "count": after.realms[seat].spies}
            yield Message("spy-gained", params)


def _standing(state: State) -> Message:
    realms = state.realms
    return Message(
        "standing",
        {
            "lion": len(realms[0].territories),
            "dragon": len(realms[1].territories),
            "lion-glory": realms[0].glory,
            "dragon-glory": realms[1].glory,
        },
    )


def _ended(state: State, viewer: Viewer) -> Lines:
    outcome = closing.result(state)
    if outcome.winner is None:
        yield Message("drawn")
    else:
        params: Params = {"who": side(outcome.winner, viewer), "decided": outcome.decided}
        yield Message("won", params)


# what is asked


def prompt(view: View) -> Message:
    """What is being asked of the viewer now, or whom he waits for."""
    seat, phase = view.viewer, view.step
    if view.phase == "over":
        return Message("prompt-over")
    if not set(view.actors) & set(SEATS):
        return Message("prompt-dice")
    if seat is None or seat not in view.actors:
        if len(view.actors) == len(SEATS):
            return Message("prompt-both")
        return Message("prompt-wait", {"who": SIDES[view.actors[0]]})
    return _question(view, seat, phase)


def _question(view: View, seat: Seat, phase: object) -> Message:
    tables = EDITIONS.tables(view.edition)
    battle = view.battle
    params: Params = {}
    match phase:
        case Rolling(what, _, about):
            params["what"] = what
            if what == "boast":
                params["about"] = boast_name(tables, about)
                return Message("prompt-roll-boast", params)
            return Message("prompt-roll", params)
        case SpyChoice(window):
            params["window"] = window
        case CancelChoice():
            assert battle.spying is not None
            params["window"] = battle.spying.window
        case Naming():
            attacks = battle.chosen[seat] == "attack"
            return Message("prompt-naming-theirs" if attacks else "prompt-naming-own")
        case ListChoice():
            params["left"] = tables.values.raid_properties - len(battle.listed[seat])
        case AcceptChoice(_, scenario):
            params["scenario"] = scenario_name(tables, scenario)
        case PieceChoice():
            params["sort"] = battle.slots[battle.placed][1]
        case AgainChoice(_, piece, die) | PlaceChoice(_, piece, die):
            params |= {"piece": piece_name(piece), "die": die}
        case KeepChoice(_, die) | ShiftChoice(_, die):
            params |= {"piece": piece_name(battle.plan[-1].kind), "die": die}
        case Boasting(lists):
            params["count"] = len(lists[seat])
        case Reporting():
            return _report_line(view, seat)
        case MonasteryChoice(_, what):
            params["what"] = what
            params["event"] = Message("event", {"event": _event(tables, battle.event)})
        case _:
            pass
    return Message(f"prompt-{view.phase.replace('_', '-')}", params)


def _event(tables: Tables, number: int | None) -> str:
    return "quiet" if number is None else tables.events[number]


def _report_line(view: View, seat: Seat) -> Message:
    what, about, number = report.asked(state_of(view))
    params: Params = {"about": side(about, seat)}
    if what == "done":
        boast = view.battle.boasts[about][number]
        params["boast"] = boast_name(EDITIONS.tables(view.edition), boast)
    return Message(f"prompt-report-{what}", params)
