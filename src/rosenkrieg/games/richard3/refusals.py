"""Why something cannot be done, with the rule that forbids it; from the seat's own view."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Message, Seat, refusal
from rosenkrieg.games.richard3.ground import OTHER
from rosenkrieg.games.richard3.picture import Own
from rosenkrieg.games.richard3.tables import (
    AREA,
    BARRED,
    BETWEEN,
    BIT,
    BLOCK,
    BORDER_NAMES,
    CARD,
    LIMIT,
    LOYALTY,
    LOYALTY_TO_WARWICK,
    MOVES_BY_LAND,
    MOVES_BY_SEA,
    NEVER_SAILS,
    NEVILLES,
    RANK,
    TURNCOAT,
    WARWICKS,
    ZONES,
)
from rosenkrieg.games.richard3.view import View


def why_not(view: View, path: tuple[str, ...]) -> Message:
    """The rule that forbids what was touched."""
    seat = view.viewer
    assert seat is not None
    if view.phase == "over":
        return refusal("why-over", "9.0-2")
    if seat not in view.actors:
        return refusal("why-not-your-turn", "1.2-1")
    kind, _, name = (path[0] if path else "").partition(":")
    match view.phase:
        case "choosing":
            return _choosing(view, kind, name)
        case "acting":
            return _acting(view, seat, kind, name, path)
        case "moving":
            return _moving(view, seat, path)
        case "battle":
            return _battle(view, seat, kind, name, path)
    key, rule = ELSEWHERE[view.phase]
    return refusal(key, rule)


ELSEWHERE: Final = {
    "answering": ("why-answer", "5.1-3"),
    "declaring": ("why-declare", "6.3-3"),
    "choosing_battle": ("why-battle", "1.3-2"),
    "treason_asked": ("why-target", "6.9-2"),
    "suffering": ("why-strongest", "6.4-2"),
    "regrouping": ("why-regroup", "6.7-1"),
    "entering": ("why-enter", "6.82-3"),
    "judging": ("why-judge", "9.1-4"),
    "losing": ("why-lose", "7.1-2"),
    "going_home": ("why-home", "8.3-2"),
    "trimming": ("why-trim", "7.2-3"),
}
"""The refusal in phases where only one kind of thing can be touched."""


def _choosing(view: View, kind: str, name: str) -> Message:
    if kind == "card" and name in CARD:
        return refusal("why-not-held", "1.1-1")
    if kind == "claim":
        return refusal("why-no-claim", "5.1-3")
    return refusal("why-choose-card", "1.1-1")


# the action phase


def _own(view: View, name: str) -> Own | None:
    return next((own for own in view.own if own.block == name), None)


def _acting(view: View, seat: Seat, kind: str, name: str, path: tuple[str, ...]) -> Message:
    assert view.table is not None
    card = view.table.cards[seat]
    if card == "plague":
        return refusal("why-plague", "E-6")
    if card == "muster" and view.actions is not None and view.actions.muster is None:
        return refusal("why-muster", "E-3")
    if kind == "card":
        return refusal("why-card-played", "1.1-1")
    if kind != "block" or name not in BLOCK:
        return refusal("why-block-first", "5.2-1")
    own = _own(view, name)
    if own is None:
        return refusal("why-not-yours", "3.26-1" if name == "rebel" else "5.2-1")
    if own.place in AREA:
        return _why_not_take(view, seat, own, path)
    return _why_not_recruit(view, own, card, path)


def _why_not_take(view: View, seat: Seat, own: Own, path: tuple[str, ...]) -> Message:
    assert view.actions is not None
    assert view.table is not None
    if len(path) > 1:
        return refusal("why-one-step", "5.2-1")
    if own.moved:
        return refusal("why-moved", "5.2-5")
    if _is_pinned(view, seat, own.place):
        return refusal("why-pinned", "5.22-7")
    card = CARD[view.table.cards[seat]]
    if view.actions.muster is not None:
        return refusal("why-not-to-muster", "E-3")
    if not view.actions.points and own.place not in view.actions.active:
        return refusal("why-no-points", "1.2-2")
    if not MOVES_BY_LAND[card]:
        return refusal("why-sea-only", "E-4")
    if not MOVES_BY_SEA[card]:
        return refusal("why-land-only", "E-2")
    return refusal("why-no-way", "5.21-1")


def _is_pinned(view: View, seat: Seat, area: str) -> bool:
    """Who stood there does not outnumber the main attack, as everyone can count. [5.22-1]"""
    assert view.table is not None
    main = view.table.mains.get(area)
    if main is None:
        return False
    marks = [
        (mark.came, mark.count)
        for group in view.groups
        if (group.area, group.side) == (area, OTHER[seat])
        for mark in group.marks
    ]
    if (view.rebel.place, view.rebel.side) == (area, OTHER[seat]):
        marks.append((view.rebel.came, 1))
    attackers = sum(count for came, count in marks if came and came.partition(":")[0] == main)
    return attackers >= sum(own.place == area and not own.moved for own in view.own)


def _why_not_recruit(view: View, own: Own, card: str, path: tuple[str, ...]) -> Message:
    assert view.actions is not None
    match own.place:
        case "minor":
            return refusal("why-minor", "4.5-2")
        case "down":
            return refusal("why-face-down", "5.4-12")
        case "dead":
            return refusal("why-dead", "6.82-1" if RANK[BLOCK[own.block]] else "6.83-1")
        case "beside":
            return refusal("why-beside", "4.6-1")
        case "captive":
            return refusal("why-captive", "4.x-2")
    if not card.startswith("action"):
        return refusal("why-event", "5.1-2")
    if not view.actions.points:
        return refusal("why-no-points", "1.2-2")
    return refusal("why-recruit-there", _recruiting_rule(own.block))


def _recruiting_rule(name: str) -> str:
    if name == "rebel":
        return "5.4-6"
    if RANK[BLOCK[name]]:
        return "5.4-10"
    if NEVILLES & BIT[BLOCK[name]] or BLOCK[name] in TURNCOAT:
        return "5.4-11"
    for part, rule in (("bombard", "5.4-5"), ("levy", "5.4-4"), ("church", "5.4-3")):
        if part in name:
            return rule
    return "5.4-7" if "welsh" in name else "5.4-2"


def enemy_areas(view: View, seat: Seat) -> set[str]:
    """Where enemy blocks stand, by what everyone sees."""
    found = {group.area for group in view.groups if group.side != seat}
    if view.rebel.side != seat:
        found.add(view.rebel.place)
    if view.fight is not None:
        found.add(view.fight.area)
    return found


def _moving(view: View, seat: Seat, path: tuple[str, ...]) -> Message:
    """Where the block on its way cannot go."""
    assert view.mover is not None
    by_sea = path[:1] == ("sail",)
    kind, _, name = (path[-1] if path else "").partition(":")
    if kind == "block":
        return refusal("why-finish-move", "5.2-1")
    if path == ("sail",):
        return _why_not_sail(view)
    if kind != "area" or name not in AREA:
        return refusal("why-finish-move", "5.2-1")
    if AREA[name] in BARRED[seat]:
        return refusal("why-enemy-exile", "2.7-2")
    if by_sea:
        return _why_not_voyage(view, seat, name)
    return _why_not_step(view, seat, name)


def _why_not_sail(view: View) -> Message:
    assert view.mover is not None
    assert view.mover.block is not None
    if len(view.mover.path) > 1:
        return refusal("why-land-or-sea", "5.3-3")
    if NEVER_SAILS & BIT[BLOCK[view.mover.block]]:
        return refusal("why-never-sails", "5.3-7")
    if not ZONES[AREA[view.mover.path[0]]]:
        return refusal("why-no-coast", "5.3-5")
    return refusal("why-no-voyage", "5.3-1")


def _why_not_voyage(view: View, seat: Seat, name: str) -> Message:
    assert view.mover is not None
    assert view.mover.block is not None
    start = AREA[view.mover.path[0]]
    if len(view.mover.path) > 1 or NEVER_SAILS & BIT[BLOCK[view.mover.block]] or not ZONES[start]:
        return _why_not_sail(view)
    if not ZONES[start] & ZONES[AREA[name]]:
        return refusal("why-other-sea", "5.3-4")
    if name in enemy_areas(view, seat):
        return refusal("why-no-sea-attack", "5.3-2")
    return refusal("why-no-voyage", "5.3-1")


def _why_not_step(view: View, seat: Seat, name: str) -> Message:
    assert view.mover is not None
    assert view.actions is not None
    assert view.table is not None
    path = view.mover.path
    border = BETWEEN.get((AREA[path[-1]], AREA[name]))
    if border is None:
        return refusal("why-no-neighbour", "2.1-3")
    if len(path) > 1 and path[-2] == name:
        return refusal("why-back", "5.2-6")
    bonus = view.table.cards[seat] == "surprise"
    used = view.actions.borders.get(BORDER_NAMES[border], (0, 0))[0]
    if used >= LIMIT[border] + bonus:
        return refusal("why-border-full", "5.21-1", limit=LIMIT[border] + bonus)
    if view.actions.muster is not None:
        return refusal("why-not-to-muster", "E-3")
    if len(path) == 1 and (path[0], name) in view.table.entries[1 - seat]:
        return refusal("why-enemy-border", "5.22-4")
    if name in enemy_areas(view, seat):
        joins = name in view.table.attacks[1 - seat]
        return refusal("why-too-many-borders", "6.3-7" if joins else "6.3-1")
    if not view.actions.points:
        return refusal("why-no-points", "1.2-2")
    return refusal("why-no-way", "5.2-1")


# battles


def _battle(view: View, seat: Seat, kind: str, name: str, path: tuple[str, ...]) -> Message:
    assert view.fight is not None
    if kind != "block" or name not in BLOCK:
        return refusal("why-fighter-first", "6.2-1")
    mine = next((f for f in view.fight.fronts[seat] if f.block == name), None)
    if mine is None:
        return refusal("why-no-fighter", "6.3-4")
    if not mine.ready:
        return refusal("why-not-its-letter", "6.2-2")
    if view.fight.round == 4 and view.fight.attacker == seat and len(path) > 1:
        if not path[1].startswith("area:"):
            return refusal("why-must-retreat", "6.2-5")
    what, _, where = (path[1] if len(path) > 1 else "").partition(":")
    if what == "area" and where in AREA:
        if view.fight.round == 1:
            return refusal("why-no-retreat-yet", "6.2-1")
        if AREA[where] in BARRED[seat]:
            return refusal("why-enemy-exile", "2.7-2")
        return refusal("why-no-retreat-there", "6.6-2")
    if what == "charge":
        return refusal("why-no-charge", "6.5-1")
    if what == "turn":
        return _why_not_turn(view, name, path)
    return refusal("why-fighter-first", "6.2-1")


def _why_not_turn(view: View, name: str, path: tuple[str, ...]) -> Message:
    """Who may not roll, or whom no one can turn. [6.9, 6.91, 9.1-1]"""
    assert view.fight is not None
    office = _office(view, name)
    if office is None or office in view.fight.rolled or len(path) < 3:
        return refusal("why-no-roll", "6.9-1")
    target = path[2].partition(":")[2]
    if target in view.fight.turned:
        return refusal("why-turned-already", "6.9-6")
    if target in (view.king, view.pretender):
        return refusal("why-target", "9.1-1")
    if office == "warwick" and target in BLOCK and LOYALTY[BLOCK[target]]:
        if not LOYALTY_TO_WARWICK[BLOCK[target]]:
            return refusal("why-not-warwick", "6.91-2")
    return refusal("why-target", "6.9-2")


def _office(view: View, name: str) -> str | None:
    if name in (view.king, view.pretender):
        return "king" if name == view.king else "pretender"
    return "warwick" if WARWICKS & BIT[BLOCK[name]] else None
