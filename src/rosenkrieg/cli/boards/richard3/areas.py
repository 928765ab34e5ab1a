"""The map as a table: a cell for each area, with its marks and who stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET, Scene
from rosenkrieg.cli.boards.layout import flow, in_columns
from rosenkrieg.cli.boards.richard3.places import Stand, moved_of, stands
from rosenkrieg.cli.boards.richard3.signs import (
    LANDS,
    ORDER,
    Signs,
    area_name,
    block_name,
    land_of,
    marks_of,
)
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.richard3.tables import AREA, AREAS, NEIGHBOURS
from rosenkrieg.games.richard3.view import View

Extent = Literal["all", "map", "near", "needed"]
"""All; without the pool; round where something happens; where choices lead and both stand."""

BROAD: Final = (58, 114)
"""From how many columns of the terminal on the table has two columns, and three."""
NARROW: Final = 33
NAMES: Final = (12, 16)
"""Columns of a name with its marks, in narrow cells and in others."""


def table(scene: Scene, signs: Signs, extent: Extent, has_heads: bool) -> list[Text]:
    """The areas of that extent, in as many columns as fit, and the own pool."""
    there = _by_place(scene.view)
    shown = [area for area in (*ORDER, "pool") if _is_shown(scene, area, there, extent)]
    count = 1 + sum(scene.width >= broad for broad in BROAD)
    broad = scene.width // count
    cells = []
    for land in (*LANDS, "pool"):
        areas = [area for area in shown if _land(area) == land]
        lines = [_cell(scene, signs, area, there.get(area, []), broad - 2) for area in areas]
        if has_heads and lines and land != "pool":
            heading = Text(scene.words(LANDS[land]), QUIET)
            lines[0] = [heading, *lines[0]]
        cells += lines
    return in_columns(cells, count, broad)


def left_out(scene: Scene, extent: Extent) -> int:
    """How many areas with blocks a table of that extent does not show."""
    there = _by_place(scene.view)
    all_of_it, shown = (
        {area for area in ORDER if _is_shown(scene, area, there, each)} for each in ("all", extent)
    )
    return len(all_of_it - shown)


def _by_place(view: View) -> dict[str, list[Stand]]:
    there: dict[str, list[Stand]] = {}
    for stand in stands(view):
        there.setdefault(stand.place, []).append(stand)
    return there


def drawn_numbers(scene: Scene) -> set[int]:
    """The numbers of choices that stand at an area or a block, on the map or in the battle."""
    if scene.view.declaring:
        return set()  # the choices say who came over a border
    fight = scene.view.fight
    field = "" if fight is None else fight.area
    shown = {f"area:{area}" for area in ORDER if area != field}
    shown |= {
        f"block:{stand.block}"
        for stand in stands(scene.view)
        if not stand.moved and stand.place != field
    }
    if fight is not None:
        shown |= {f"block:{fighter.block}" for front in fight.fronts for fighter in front}
    return {number for step, number in scene.numbers.items() if step in shown}


def _land(area: str) -> str:
    return "pool" if area == "pool" else land_of(area)


def _is_shown(scene: Scene, area: str, there: dict[str, list[Stand]], extent: Extent) -> bool:
    view: View = scene.view
    if view.fight is not None and area == view.fight.area:
        return False  # it is drawn as a battle
    found = there.get(area, [])
    if f"area:{area}" in scene.numbers or area in (*view.declaring[:1], *view.quota, view.field):
        return True
    if any(stand.acts or f"block:{stand.block}" in scene.numbers for stand in found):
        return True
    if len({stand.side for stand in found}) > 1:
        return True
    if extent == "needed" or not found:
        return False
    if extent == "near":
        return f"area:{area}" in scene.touched or area in _neighbours(view)
    return extent == "all" or area != "pool"


def _neighbours(view: View) -> list[str]:
    """The areas round a battle, or round a block on its way."""
    centre = view.mover.path[-1] if view.mover is not None else view.field
    return [AREAS[area] for area, _ in NEIGHBOURS[AREA[centre]]] if centre else []


def _cell(scene: Scene, signs: Signs, area: str, found: Sequence[Stand], width: int) -> list[Text]:
    words = scene.words
    number = scene.numbers.get(f"area:{area}")
    is_latest = f"area:{area}" in scene.touched
    head = Text()
    if number:
        head.append(f"[{number}]", CHOICE)
    name = words("cli-richard3-pool") if area == "pool" else area_name(area, words)
    head.append(name, LATEST if is_latest else "")
    if area != "pool":
        head.append(" ").append(marks_of(area, signs), QUIET)
    head.pad_right(max(1, NAMES[width > NARROW] - head.cell_len))
    items = [
        item
        for seat in _own_first(scene.view)
        for item in group(scene, signs, seat, [each for each in found if each.side == seat])
    ]
    return flow(head, items, width, 3)


def _own_first(view: View) -> tuple[Seat, ...]:
    return SEATS if view.viewer is None else (view.viewer, SEATS[1 - view.viewer])


def group(scene: Scene, signs: Signs, seat: Seat, found: Sequence[Stand]) -> list[Text]:
    """Blocks of one side in one place, behind its rose."""
    items = [_block(scene, signs, stand) for stand in found]
    if items:
        items[0] = Text.assemble((f"{signs.roses[seat]} ", HOUSE[seat]), items[0])
    if items and seat != scene.view.viewer:
        moved = moved_of(scene.view, seat, found[0].place)
        if moved:
            items.append(Text(scene.words("cli-richard3-moved", count=moved), QUIET))
    return items


def _block(scene: Scene, signs: Signs, stand: Stand) -> Text:
    """Name and strength; in brackets what has moved, with the number of a choice."""
    if stand.block is None:
        return Text(f"{stand.count}{signs.times}?", HOUSE[stand.side])
    strength = "?" if stand.strength is None else stand.strength
    name = f"{block_name(stand.block, scene.words)} {strength}"
    if stand.block == scene.view.king:
        name = f"{signs.king}{name}"
    if stand.acts:
        name = f"{signs.turn}{name}"
    if stand.moved:
        return Text(f"({name})", QUIET)
    number = scene.numbers.get(f"block:{stand.block}")
    style = LATEST if stand.acts else HOUSE[stand.side]
    return Text.assemble((f"[{number}]" if number else "", CHOICE), (name, style))
