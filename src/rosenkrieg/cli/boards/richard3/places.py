"""Who stands where, as far as the viewer knows: their own by name, the others as they show."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SEATS, Seat
from rosenkrieg.games.richard3.tables import AREA, AREAS, BIT, BLOCK, COUNTS, GO_HOME, MIDDLESEX
from rosenkrieg.games.richard3.view import View


class Stand(Struct, frozen=True):
    """A block, or a number of strangers. `acts`: is on its way just now."""

    side: Seat
    place: str
    block: str | None
    strength: int | None
    count: int = 1
    moved: bool = False
    known: bool = False
    acts: bool = False
    came: str | None = None


def stands(view: View) -> list[Stand]:
    """All that stand on the map or in the viewer's pool; not the open fronts of a battle."""
    return [stand for seat in SEATS for stand in _of_side(view, seat)]


def _of_side(view: View, seat: Seat) -> Iterator[Stand]:
    mover = view.mover if view.mover is not None and view.mover.side == seat else None
    if seat == view.viewer:
        fighting = set() if view.fight is None else {f.block for f in view.fight.fronts[seat]}
        for own in view.own:
            acts = mover is not None and mover.block == own.block
            place = mover.path[-1] if mover is not None and acts else own.place
            if own.block not in fighting and (place in AREA or place == "pool"):
                yield Stand(
                    seat, place, own.block, own.strength, 1, own.moved, own.known, acts, own.came
                )
        return
    for group in view.groups:
        if group.side == seat:
            for piece in group.pieces:
                yield Stand(seat, group.area, piece.block, piece.strength)
            if group.strangers:
                yield Stand(seat, group.area, None, None, group.strangers)
    if mover is not None:
        yield Stand(seat, mover.path[-1], mover.block, mover.strength, acts=True)
    rebel = view.rebel
    if rebel.side == seat and rebel.place in AREA and not _is_named(view, "rebel"):
        yield Stand(seat, rebel.place, "rebel", rebel.strength, 1, rebel.moved)


def _is_named(view: View, block: str) -> bool:
    """Whether a block of the others is in an open front, or on its way."""
    fronts = () if view.fight is None else (*view.fight.fronts[0], *view.fight.fronts[1])
    is_moving = view.mover is not None and view.mover.block == block
    return is_moving or any(fighter.block == block for fighter in fronts)


def moved_of(view: View, seat: Seat, area: str) -> int:
    """How many of a group of the others have moved."""
    return sum(
        mark.count
        for group in view.groups
        if group.side == seat and group.area == area
        for mark in group.marks
        if mark.moved
    )


def nobles_of(view: View, seat: Seat) -> tuple[int, int]:
    """What a side counts at usurpation: those that are known, and at most. [8.2]"""
    fronts = () if view.fight is None else view.fight.fronts[seat]
    field = "" if view.fight is None else view.fight.area
    standing = [
        *((stand.block, stand.place, stand.count) for stand in stands(view) if stand.side == seat),
        *((fighter.block, field, 1) for fighter in fronts),
    ]
    captive = seat == FIRST and view.off.get("l-henry_vi") == "captive"
    least, most = (
        captive
        + sum(
            count * COUNTS[AREA[place]]
            for block, place, count in standing
            if place in AREA and _may_count(block, with_strangers)
        )
        + any(
            place == AREAS[MIDDLESEX] and _may_count(block, with_strangers)
            for block, place, _ in standing
        )
        for with_strangers in (False, True)
    )
    return least, most


def _may_count(block: str | None, with_strangers: bool) -> bool:
    return with_strangers if block is None else bool(GO_HOME & BIT[BLOCK[block]])
