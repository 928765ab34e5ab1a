"""Why something cannot be done, with the number of the item that forbids it.

Everything follows from the seat's own view. Only asked where no legal action begins with what
was touched.
"""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import SEATS, Message, Seat, other, refusal
from rosenkrieg.games.vetternkrieg.deck import NO_TWIST
from rosenkrieg.games.vetternkrieg.dice import CHANGES, CLAIM_NUMBER, THROWS
from rosenkrieg.games.vetternkrieg.material import HOUSES
from rosenkrieg.games.vetternkrieg.narrate import named, region_name
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, Tables
from rosenkrieg.games.vetternkrieg.troops import NEXT_TO, REGIONS, SETTLED
from rosenkrieg.games.vetternkrieg.view import View


def why_not(view: View, path: Sequence[str]) -> Message:
    """The rule that forbids what was touched."""
    seat = view.viewer
    assert seat is not None
    if view.phase == "over":
        return refusal("why-over", "V023")
    if seat not in view.actors:
        return _not_due(view, seat)
    if not path:
        return refusal("why-nothing-there", "V021")
    kind, _, name = path[-1].partition(":")
    if path[-1] == "pass":
        return refusal("why-no-pass", "V050")
    if path[-1] == "retreat":
        return refusal("why-no-retreat", "V144")
    tables = EDITIONS.tables(view.edition)
    found: Message | None = None
    if kind == "card" and name in tables.number:
        found = _why_not_card(view, tables, name)
    elif kind == "use" and view.phase == "play" and len(path) == 1:
        found = refusal("why-card-first", "V049")
    elif kind == "use":
        found = _why_not_use(view, tables, seat, path[0].partition(":")[2], name)
    elif kind == "region" and name in REGIONS:
        found = _why_not_region(view, tables, seat, path, REGIONS.index(name))
    elif kind == "count":
        found = _why_not_count(view)
    elif kind in ("last", "hold"):
        found = _why_not_last(view, tables, name)
    elif kind == "claim":
        found = _why_not_claim(view, name)
    elif kind == "stop":
        found = refusal("why-stop-first", "V077")
    return found or refusal("why-nothing-there", "V021")


def _not_due(view: View, seat: Seat) -> Message:
    """Someone else decides, or the seat has decided already."""
    if view.committed[seat]:
        rule = {"swap": "V029", "lay": "V036"}.get(view.phase, "V157")
        return refusal("why-chosen", rule)
    if view.phase == "keep":
        return refusal("why-no-last-card", "V158")
    due = [actor for actor in view.actors if actor in SEATS]
    if not due:
        return refusal("why-chance", "V021")
    rules = {"answer": "V114", "claim": "V112", "offer": "V091", "settle": "V146"}
    return refusal("why-wait", rules.get(view.phase, "V046"), who=HOUSES[due[0]])


def _why_not_card(view: View, tables: Tables, id: str) -> Message | None:
    """A card that is not held, or may not be laid. [V033, V034]"""
    card = named(tables, id)
    if view.phase == "lay" and id in view.hand:
        if any(tables.number[held] < len(tables.regions) for held in view.hand):
            return refusal("why-must-lay-battlefield", "V033", card=card)
        return refusal("why-marked", "V034", card=card)
    if id not in view.hand:
        rule = {"swap": "V029", "lay": "V033"}.get(view.phase, "V046")
        return refusal("why-not-held", rule, card=card)
    if view.phase in ("caught", "reply"):
        return refusal("why-choose-dice", "V122")
    return None


def _why_not_use(view: View, tables: Tables, seat: Seat, id: str, use: str) -> Message | None:
    """A use that is not possible now. [V049-V063, V081, V093, V170, V171]"""
    if view.phase != "play" or id not in view.hand:
        return None
    twist = NO_TWIST if view.twist is None else tables.twists[tables.twist_number[view.twist]]
    if use in twist.forbidden and view.twist is not None:
        rule = {"move": "V170", "remove": "V171"}.get(use, "V165")
        return refusal("why-twist", rule, twist=named(tables, view.twist))
    match use:
        case "main":
            return _why_not_main(view, tables, seat, id)
        case "secondary":
            if not twist.own_rose_secondary:
                return refusal("why-not-own-secondary", "V093")
            rose = tables.own_rose[tables.number[id]][view.round][seat]
            return refusal("why-own-secondary-closed", "V168" if rose else "V167")
        case "gain":
            return refusal("why-supply-empty", "V061")
        case "deploy":
            return refusal("why-reserve-empty", "V063")
        case "place":
            return refusal("why-reserve-empty", "V070")
        case "move":
            return refusal("why-nobody-to-move", "V057")
        case "remove":
            return refusal("why-nobody-to-remove", "V081")
        case "nothing":
            return refusal("why-no-pass", "V050")
        case _:
            return None


def _why_not_main(view: View, tables: Tables, seat: Seat, id: str) -> Message:
    if id not in tables.steps:
        return refusal("why-battlefield", "V051")
    assert view.field is not None
    halves = [view.field.troops[each] + view.field.french[each] for each in SEATS]
    if tables.needs_fewer[id][0] and halves[seat] >= halves[other(seat)]:
        return refusal("why-not-fewer", "V105", card=named(tables, id))
    return refusal("why-not-possible", "V053", card=named(tables, id))


def _why_not_region(
    view: View, tables: Tables, seat: Seat, path: Sequence[str], region: int
) -> Message | None:
    """A region that is closed, empty or too far. [V064, V069, V081, V146]"""
    name = region_name(region)
    there = view.regions[REGIONS[region]].troops
    use = view.use.use if view.use else path[1].partition(":")[2] if len(path) > 2 else ""
    if view.phase == "settle":
        assert view.field is not None
        fought = tables.regions[tables.number[view.field.card]]
        return None if region in SETTLED[fought] else refusal("why-too-far", "V146", region=name)
    if use == "place" and view.use and REGIONS[region] in view.use.closed:
        return refusal("why-closed", "V069", region=name)
    if use == "remove" and not there[other(seat)]:
        return refusal("why-nobody-there", "V081", region=name)
    if use == "move":
        near = sum(view.regions[REGIONS[each]].troops[seat] for each in NEXT_TO[region])
        return None if near else refusal("why-nobody-near", "V064", region=name)
    if view.phase == "play" and len(path) == 1:
        return refusal("why-card-first", "V049")
    return None


def _why_not_count(view: View) -> Message | None:
    if view.phase == "settle":
        return refusal("why-too-many", "V147")
    return refusal("why-too-many", "V056") if view.phase in ("play", "offer") else None


def _why_not_last(view: View, tables: Tables, dice: str) -> Message | None:
    """The last card, out of turn, or beyond its points. [V117, V121-V123]"""
    if view.phase in ("caught", "reply"):
        battle = view.battle
        assert battle is not None
        now = battle.dice if view.phase == "caught" else battle.thrown
        points = tables.points[tables.number[view.hand[0]]]
        if dice == now:
            return refusal("why-no-change", "V123")
        if dice in THROWS and now is not None and dice not in CHANGES[now, points]:
            return refusal("why-out-of-reach", "V122", points=points)
        return None
    if view.phase in ("claim", "answer"):
        return refusal("why-not-yet", "V117")
    return None


def _why_not_claim(view: View, text: str) -> Message | None:
    return None if text in CLAIM_NUMBER else refusal("why-no-claim", "V112")
