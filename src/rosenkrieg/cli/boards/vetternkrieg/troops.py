"""The troops of Vetternkrieg as a table in letters.

                        North  Central  South  Reserve  Supply  Field  Cards  Won
    ▸● Lancaster (you)     ♔2        1      1        4       2    2+1      5    1
     ☼ York (knight)        1        1      1        0       7      1      5    0
       French                                                1

♔ controls the region, ▸ is to decide; 2+1 are two own troops and a French one. A choice that
leads to a place has its number there: above the names of places, or beside the troops it takes.
Where the table is too broad for the terminal, cards and battles go below it, or it is turned:
houses across, places down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET, Scene
from rosenkrieg.cli.boards.vetternkrieg.cards import SIDES, Signs
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.vetternkrieg.material import HOUSES
from rosenkrieg.games.vetternkrieg.troops import REGIONS
from rosenkrieg.games.vetternkrieg.view import View

PLACES: Final = (*REGIONS, "reserve", "supply", "field")
COLUMNS: Final = (*PLACES, "cards", "won")
FRENCH: Final = 2
"""The row below those of the houses."""
HEAD: Final = -1
"""The row above them."""
ROW_OF: Final = {"r": 0, "w": 1, "f": FRENCH}
GAP: Final = 2

Row = list[Text]
Spots = dict[tuple[int, str], int]
"""The numbers of choices, by the row and the column that they lead to."""


def troops(scene: Scene, signs: Signs) -> list[Text]:
    """All troops, as a table that fits: without the players' names if need be, or turned."""
    spots = _spots(scene)
    for with_names in (True, False):
        rows = _rows(scene, signs, spots, COLUMNS, with_names)
        if _breadth(rows) <= scene.width:
            return _laid_out(rows, left=1)
    fewer = _rows(scene, signs, spots, PLACES, False)
    if _breadth(fewer) <= scene.width:
        return [*_laid_out(fewer, left=1), _tally(scene, signs)]
    turned = [list(row) for row in zip(*rows, strict=True)]
    turned[0][-1] = Text(scene.words("cli-vetternkrieg-french"), SIDES[FRENCH])
    gap = GAP if _breadth(turned) <= scene.width else 1
    return _laid_out(turned, left=2 if any(row == HEAD for row, _ in spots) else 1, gap=gap)


def _rows(
    scene: Scene, signs: Signs, spots: Spots, places: Sequence[str], with_names: bool
) -> list[Row]:
    words = scene.words
    names = [
        Text(
            words("cli-vetternkrieg-place", place=place),
            LATEST if f"region:{place}" in scene.touched else QUIET,
        )
        for place in places
    ]
    rows = [[Text(), *names]]
    if any(row == HEAD for row, _ in spots):
        numbers = [spots.get((HEAD, place)) for place in places]
        rows.insert(0, [Text(), *(Text(f"({each})" if each else "", CHOICE) for each in numbers)])
    for seat in SEATS:
        label = _label(scene, seat, signs, with_names)
        rows.append([label, *(_cell(scene, seat, place, signs, spots) for place in places)])
    french = [
        _numbered(str(scene.view.supply[FRENCH]), spots.get((FRENCH, place)), FRENCH)
        if place == "supply"
        else Text()
        for place in places
    ]
    name = words("cli-vetternkrieg-french")
    return [*rows, [Text(f"   {name}", SIDES[FRENCH]), *french]]


def _tally(scene: Scene, signs: Signs) -> Text:
    """What there is no room for in the table: cards held and battles won."""
    view: View = scene.view
    cards, won = (
        " ".join(f"{rose}{count}" for rose, count in zip(signs.roses, counts, strict=True))
        for counts in (view.hands, tuple(map(len, view.won)))
    )
    return Text(scene.words("cli-vetternkrieg-tally", cards=cards, won=won))


def _label(scene: Scene, seat: Seat, signs: Signs, with_names: bool) -> Text:
    is_due = seat in scene.view.actors
    name = f" {scene.names[seat]}" if with_names and scene.names[seat] else ""
    return Text.assemble(
        (signs.turn if is_due else " ", LATEST),
        (f"{signs.roses[seat]} {scene.words.side(seat)}", HOUSE[seat]),
        name,
    )


def _cell(scene: Scene, seat: Seat, place: str, signs: Signs, spots: Spots) -> Text:
    view: View = scene.view
    number = spots.get((seat, place))
    if place in REGIONS:
        region = view.regions[place]
        crown = signs.crown if region.controller == seat else ""
        return _numbered(f"{crown}{region.troops[seat]}", number, seat)
    match place:
        case "reserve":
            return _numbered(str(view.reserve[seat]), number, seat)
        case "supply":
            return _numbered(str(view.supply[seat]), number, seat)
        case "cards":
            return Text(str(view.hands[seat]))
        case "won":
            return Text(str(len(view.won[seat])))
        case _:
            return _half(view, seat, number)


def _half(view: View, seat: Seat, number: int | None) -> Text:
    """The half of the field: own troops, and the French with them."""
    if view.field is None:
        return Text("-", QUIET)
    cell = _numbered(str(view.field.troops[seat]), number, seat)
    if view.field.french[seat]:
        cell.append(f"+{view.field.french[seat]}", SIDES[FRENCH])
    return cell


def _numbered(text: str, number: int | None, row: int) -> Text:
    return Text.assemble((f"({number}) " if number else "", CHOICE), (text, SIDES[row]))


def _spots(scene: Scene) -> Spots:
    """Where the choices lead. Two ways to a place show the first."""
    spots: Spots = {}
    for step, number in scene.numbers.items():
        kind, _, name = step.partition(":")
        spot: tuple[int, str] | None = None
        if kind in ("region", "put") and name in COLUMNS:
            spot = HEAD, name
        elif kind == "put" and name in HOUSES:
            spot = HOUSES.index(name), "field"
        elif kind == "reserve":
            spot = HEAD, "reserve"
        elif kind == "take":
            colour, _, place = name.partition("_")
            is_half = place in HOUSES
            spot = (HOUSES.index(place), "field") if is_half else (ROW_OF[colour], place)
        if spot is not None:
            spots.setdefault(spot, number)
    return spots


def _breadth(rows: Sequence[Row]) -> int:
    columns = _widths(rows)
    return sum(columns) + GAP * (len(columns) - 1)


def _widths(rows: Sequence[Row]) -> list[int]:
    return [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]


def _laid_out(rows: Sequence[Row], left: int, gap: int = GAP) -> list[Text]:
    """Rows as lines; the first columns stand to the left, the others to the right."""
    widths = _widths(rows)
    lines = []
    for row in rows:
        line = Text()
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            before = gap if number else 0
            padding = width - cell.cell_len
            line.append(" " * (before if number < left else before + padding))
            line.append_text(cell)
            line.append(" " * (padding if number < left else 0))
        line.rstrip()
        lines.append(line)
    return lines
