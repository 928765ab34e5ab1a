"""A small drawing of the table."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.drawing import GOLD, INK, LINE, SIDES, SURFACE, Drawing
from rosenkrieg.games.rosenkoenig.view import View

CELL: Final = 28
EDGE: Final = 20
FILES: Final = "abcdefghi"


def draw(view: View) -> Drawing:
    """The board with roses and crown, and below it hands, heroes and points."""
    size = 2 * EDGE + len(FILES) * CELL
    drawing = Drawing(size, size + 40)
    for number, name in enumerate(FILES):
        middle = EDGE + (number + 0.5) * CELL
        drawing.text(middle, EDGE - 6, name, 10, middle=True)
        drawing.text(EDGE / 2, size - middle + 4, number + 1, 10, middle=True)
        for rank in range(len(FILES)):
            drawing.rect(EDGE + number * CELL, EDGE + rank * CELL, CELL, CELL, SURFACE, LINE)
    for seat, squares in enumerate(view.roses):
        for square in squares:
            x, y = _middle(square)
            drawing.circle(x, y, 11, SIDES[seat])
            drawing.circle(x, y, 4, GOLD)
    x, y = _middle(view.crown)
    crown = ((-9, 8), (-9, -7), (-4, 0), (0, -9), (4, 0), (9, -7), (9, 8))
    drawing.polygon(((x + right, y + down) for right, down in crown), GOLD)
    for seat in SEATS:
        down = size + 8 + 18 * seat
        drawing.circle(EDGE, down, 6, SIDES[seat], INK)
        cards = " ".join(view.hands[seat])
        told = f"{view.scores[seat]} points, {view.heroes[seat]} heroes: {cards}"
        drawing.text(EDGE + 12, down + 4, told, 11)
    return drawing


def _middle(square: str) -> tuple[float, float]:
    file, rank = FILES.index(square[0]), int(square[1])
    return EDGE + (file + 0.5) * CELL, EDGE + (len(FILES) - rank + 0.5) * CELL
