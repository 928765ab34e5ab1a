"""What an action will change, in numbers, from the seat's own view."""

from __future__ import annotations

from rosenkrieg.core.contract import Message, Seat, other
from rosenkrieg.games.rampant.actions import (
    Action,
    Choose,
    Concede,
    Declare,
    Name,
    PickBoast,
    PickKind,
    Propose,
    TakeRolled,
    Yes,
)
from rosenkrieg.games.rampant.narrate import kind_name, named, scenario_name
from rosenkrieg.games.rampant.phases.stakes import exchange_on
from rosenkrieg.games.rampant.sampling import state_of
from rosenkrieg.games.rampant.state import ExchangeChoice, GainChoice, Territory
from rosenkrieg.games.rampant.tables import EDITIONS, Tables
from rosenkrieg.games.rampant.view import View


def preview(view: View, action: Action) -> list[Message]:
    """What is known of the action before it is done."""
    tables = EDITIONS.tables(view.edition)
    match action:
        case PickKind(kind):
            return [_property(tables, kind)]
        case Name(id):
            land = _land(view, id)
            lines = [] if land is None else [_property(tables, land.kind)]
            return [*lines, *_sizes(view, taken=True)]
        case TakeRolled():
            assert view.battle.rolled is not None
            return [_property(tables, view.battle.rolled), *_sizes(view, taken=False)]
        case Declare(points):
            return [_underdog(view, tables, points)]
        case Propose(id):
            scenario = tables.scenario[id]
            name = scenario_name(tables, id)
            return [Message("preview-scenario", {"scenario": name, **_both(scenario)})]
        case PickBoast(id):
            boast = tables.boast[id]
            params = {"value": boast.value, "fail": tables.values.boast_fail}
            return [Message("preview-boast", {**params, "text": _text(boast)})]
        case Choose(attack):
            return [Message("preview-choice", {"choice": "attack" if attack else "defend"})]
        case Concede():
            return [Message("preview-concede")]
        case Yes() if isinstance(view.step, ExchangeChoice):
            needed = exchange_on(state_of(view), view.step.seat)
            return [Message("preview-exchange", {"needed": needed, "chances": 7 - needed})]
        case _:
            return []


def _land(view: View, id: str) -> Territory | None:
    lands = [each for realm in view.realms for each in realm.territories]
    return next((each for each in lands if each.id == id), None)


def _property(tables: Tables, id: str) -> Message:
    kind = tables.kind[id]
    text = named(f"text-{id}", kind.text_de, kind.text_en)
    return Message("preview-property", {"kind": kind_name(tables, id), "text": text})


def _both(scenario: object) -> dict[str, str | int | Message]:
    aim_de, aim_en = getattr(scenario, "aim_de", ""), getattr(scenario, "aim_en", "")
    return {"aim": named("aim", aim_de, aim_en)}


def _text(boast: object) -> Message:
    return named("boast", getattr(boast, "text_de", ""), getattr(boast, "text_en", ""))


def _sizes(view: View, taken: bool) -> list[Message]:
    """Territories of both realms before and after a gain."""
    if not isinstance(view.step, GainChoice):
        return []
    seat: Seat = view.step.seat
    mine, theirs = (len(view.realms[each].territories) for each in (seat, other(seat)))
    params: dict[str, str | int | Message] = {"mine": mine, "mine-after": mine + 1}
    params |= {"theirs": theirs, "theirs-after": theirs - taken}
    return [Message("preview-sizes", params)]


def _underdog(view: View, tables: Tables, points: int) -> Message:
    """Glory that the smaller side gets for it. [B26, B27]"""
    assert view.battle.points is not None
    more = points - min(view.battle.points) - tables.values.free_points
    return Message("preview-points", {"points": points, "glory": max(0, more)})
