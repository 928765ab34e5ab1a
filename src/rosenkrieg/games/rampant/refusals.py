"""Why something cannot be done, with the number of the item that forbids it.

Everything follows from the seat's own view. Only asked where no legal action begins with what was
touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import SEATS, Message, Seat, other, refusal
from rosenkrieg.games.rampant.narrate import boast_name, kind_name, scenario_name
from rosenkrieg.games.rampant.realms import territory
from rosenkrieg.games.rampant.state import (
    Boasting,
    DeclareChoice,
    ExchangePick,
    GainChoice,
    HomeChoice,
    KindChoice,
    ListChoice,
    Naming,
    OfferChoice,
    PieceChoice,
    PlaceChoice,
    Rolling,
    ShiftChoice,
    SpyChoice,
    Territory,
    UnrestChoice,
)
from rosenkrieg.games.rampant.tables import EDITIONS, SIDES, Tables
from rosenkrieg.games.rampant.view import View

_WAITING: Final = {"choosing": "B1", "naming": "B5", "boasting": "Q26"}


def why_not(view: View, path: Sequence[str]) -> Message:
    """The rule that forbids what was touched."""
    seat = view.viewer
    assert seat is not None
    if view.phase == "over":
        return refusal("why-over", "G9")
    if seat not in view.actors:
        return _not_due(view, seat)
    kind, _, name = path[-1].partition(":")
    tables = EDITIONS.tables(view.edition)
    found: Message | None = None
    if kind == "territory":
        found = _why_not_land(view, tables, seat, name)
    elif kind == "kind" and isinstance(view.step, HomeChoice | KindChoice):
        found = _why_not_kind(tables, name)
    elif kind == "points" and isinstance(view.step, DeclareChoice):
        found = refusal("why-points", "Q13")
    elif kind == "boast" and isinstance(view.step, Boasting) and name in tables.boast:
        found = _why_not_boast(view, tables, seat, name)
    elif kind == "scenario" and name in tables.scenario:
        named = scenario_name(tables, name)
        found = refusal("why-scenario", "A22", scenario=named)
    elif kind == "at" and isinstance(view.step, PlaceChoice):
        found = refusal("why-band", "Q24", die=view.step.die)
    elif kind == "at" and isinstance(view.step, ShiftChoice):
        found = refusal("why-shift", "B13")
    elif kind == "terrain" and isinstance(view.step, PieceChoice):
        found = refusal("why-piece", "Q22")
    elif kind == "roll" and isinstance(view.step, Rolling):
        found = refusal("why-face", "Q29")
    elif path[-1] == "answer:no" and isinstance(view.step, GainChoice):
        found = refusal("why-gain", "Q43")
    elif kind == "form":
        found = refusal("why-form", "B28")
    elif path[-1] == "rolled":
        found = refusal("why-rolled", "B22")
    elif kind == "choice":
        found = refusal("why-choice", "Q18")
    return found or refusal("why-not-now", "B37", phase=view.phase.replace("_", "-"))


def _not_due(view: View, seat: Seat) -> Message:
    """Someone else decides, or the seat has decided already."""
    if view.committed[seat]:
        return refusal("why-chosen", _WAITING.get(view.phase, "B1"))
    due = [actor for actor in view.actors if actor in SEATS]
    if not due:
        return refusal("why-dice", "B20")
    return refusal("why-wait", _WAITING.get(view.phase, "B37"), who=SIDES[due[0]])


def _why_not_land(view: View, tables: Tables, seat: Seat, id: str) -> Message | None:
    """A territory that cannot be named now. [Q32, Q33, G4, B31, B32]"""
    owner = next((each for each in SEATS if territory(view.realms[each], id)), None)
    if owner is None:
        return None
    realm = view.realms[owner]
    land = territory(realm, id)
    assert land is not None
    name = kind_name(tables, land.kind)
    step = view.step
    if not isinstance(
        step,
        Naming | ExchangePick | OfferChoice | ListChoice | UnrestChoice | GainChoice | SpyChoice,
    ):
        return None
    if isinstance(step, GainChoice):
        return refusal("why-not-staked", "B22", kind=name)
    if isinstance(step, SpyChoice):
        return refusal("why-spy", "S1", kind=name)
    if owner != _realm_asked(view, seat):
        return refusal("why-other-realm", "B33", kind=name)
    if isinstance(step, ListChoice):
        return refusal("why-list", "B31", kind=name)
    if id in realm.locked:
        return refusal("why-locked", "G4", kind=name)
    if id == realm.home:
        return refusal("why-home", "Q33", kind=name)
    if isinstance(step, UnrestChoice):
        return refusal("why-unrest", "Q7", kind=name)
    if isinstance(step, OfferChoice) and tables.kind[land.kind].effect != "no_contest":
        return refusal("why-offer", "B32", kind=name)
    return _why_not_contested(tables, land, name)


def _why_not_contested(tables: Tables, land: Territory, name: Message) -> Message:
    if tables.kind[land.kind].effect == "no_contest":
        return refusal("why-fort", "Q33", kind=name)
    return refusal("why-already", "Q2", kind=name)


def _realm_asked(view: View, seat: Seat) -> Seat:
    """Whose territories the question is about."""
    if isinstance(view.step, Naming) and view.battle.chosen[seat] == "attack":
        return other(seat)
    return seat


def _why_not_kind(tables: Tables, id: str) -> Message | None:
    if id not in tables.kind:
        return None
    return refusal("why-kind", "Q30", kind=kind_name(tables, id))


def _why_not_boast(view: View, tables: Tables, seat: Seat, id: str) -> Message:
    name = boast_name(tables, id)
    assert isinstance(view.step, Boasting)
    if id in view.step.lists[seat]:
        return refusal("why-boast-twice", "Q26", boast=name)
    return refusal("why-boast-book", "A26", boast=name)
