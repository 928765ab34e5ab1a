"""A small drawing of the table."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.drawing import LINE, ON_SIDES, SIDES, SURFACE, Drawing
from rosenkrieg.games.vetternkrieg.view import Pair, View

WIDTH: Final = 380
ROW: Final = 44


def draw(view: View) -> Drawing:
    """Regions, the field, supply and reserve, and what the viewer holds."""
    drawing = Drawing(WIDTH, 90 + ROW * (len(view.regions) + 3))
    drawing.text(12, 24, f"Round {view.round}: {view.phase}", 14)
    for number, (name, region) in enumerate(view.regions.items()):
        held = "" if region.controller is None else "held by"
        _row(drawing, 36 + ROW * number, name, region.troops, held)
        if region.controller is not None:
            drawing.rect(WIDTH - 30, 46 + ROW * number, 14, 14, SIDES[region.controller], LINE)
    down = 36 + ROW * len(view.regions)
    _row(drawing, down, "supply", (view.supply[0], view.supply[1]), f"French: {view.supply[2]}")
    _row(drawing, down + ROW, "reserve", view.reserve, "")
    if view.field is not None:
        french = sum(view.field.french)
        more = f"{view.field.card}, {view.field.region}" + f", French: {french}" * bool(french)
        _row(drawing, down + 2 * ROW, "field", view.field.troops, more)
    for seat in SEATS:
        cards = " ".join(view.hand) if seat == view.viewer else f"{view.hands[seat]} cards"
        won = " ".join(view.won[seat]) or "none"
        drawing.rect(12, down + 3 * ROW + 6 + 20 * seat, 12, 12, SIDES[seat], LINE)
        drawing.text(32, down + 3 * ROW + 16 + 20 * seat, f"{cards}; battles won: {won}", 11)
    return drawing


def _row(drawing: Drawing, down: int, name: str, troops: Pair, more: str) -> None:
    drawing.rect(12, down, WIDTH - 24, ROW - 6, SURFACE, LINE)
    drawing.text(20, down + 23, name, 12)
    for seat in SEATS:
        drawing.rect(90 + 50 * seat, down + 6, 38, 26, SIDES[seat], LINE)
        drawing.text(109 + 50 * seat, down + 24, troops[seat], 14, ON_SIDES[seat], middle=True)
    drawing.text(200, down + 23, more, 11)
