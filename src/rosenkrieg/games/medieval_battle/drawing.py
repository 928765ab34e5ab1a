"""A small drawing of the battlefield."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.drawing import GOLD, INK, LINE, PAPER, RED, Drawing
from rosenkrieg.games.medieval_battle.geometry import AXIAL, FORMS, LAYOUTS, placed
from rosenkrieg.games.medieval_battle.view import Piece, View

HEX: Final = 16.0
"""From the middle of a hex to a corner."""
TOP: Final = 30
GROUND: Final = {".": "#e6dcc0", "f": "#a9b98a", "h": "#d0b98a", "m": "#9d9488", "?": PAPER}
UNITS: Final = (RED, "#e2b73b")
ON_UNITS: Final = ("#fff6ea", INK)


def draw(view: View) -> Drawing:
    """The ground, flags, and both armies by kind and knights."""
    slots = LAYOUTS[view.size].slots
    hexes = sorted(placed(slot, place) for slot in slots for place in FORMS[slot.kind])
    middles = {f"{q},{r}": _middle(q, r) for q, r in (AXIAL[at] for at in hexes)}
    left = min(x for x, _ in middles.values()) - HEX - 4
    top = min(y for _, y in middles.values()) - HEX - 4 - TOP
    width = max(x for x, _ in middles.values()) + HEX + 4 - left
    height = max(y for _, y in middles.values()) + HEX + 4 - top
    drawing = Drawing(width, height + 4)
    drawing.text(10, 20, _headline(view), 12)
    for (x, y), letter in zip(middles.values(), view.ground, strict=True):
        drawing.polygon(_corners(x - left, y - top), GROUND[letter], LINE)
    for flag in view.flags:
        if flag.at in middles:
            x, y = middles[flag.at]
            _flag(drawing, x - left, y - top, flag.holder)
    for seat in SEATS:
        for piece in view.units[seat]:
            x, y = middles[piece.at]
            _unit(drawing, x - left, y - top, seat, piece)
    return drawing


def _headline(view: View) -> str:
    points = f"{view.points[0]} : {view.points[1]} of {view.winning} points"
    return f"{view.phase}; {points}; markers {view.markers[0]} : {view.markers[1]}"


def _middle(q: int, r: int) -> tuple[float, float]:
    return sqrt(3) * HEX * (q + r / 2), 1.5 * HEX * r


def _corners(x: float, y: float) -> list[tuple[float, float]]:
    turns = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return [(x + HEX * cos(turn), y + HEX * sin(turn)) for turn in turns]


def _flag(drawing: Drawing, x: float, y: float, holder: int | None) -> None:
    fill = GOLD if holder is None else UNITS[holder]
    drawing.polygon(((x - 9, y + 3), (x - 9, y - 13), (x + 1, y - 9), (x - 9, y - 5)), fill)


def _unit(drawing: Drawing, x: float, y: float, seat: int, piece: Piece) -> None:
    drawing.rect(x - 10, y - 7, 20, 15, UNITS[seat], INK)
    drawing.text(x, y + 4, f"{piece.kind}{piece.knights}", 9, ON_UNITS[seat], middle=True)
