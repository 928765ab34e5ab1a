"""A small drawing of both realms."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.drawing import GOLD, LINE, ON_SIDES, SIDES, SURFACE, Drawing
from rosenkrieg.games.rampant.view import View

WIDTH: Final = 190
ROW: Final = 24


def draw(view: View) -> Drawing:
    """The territories of both realms, the home land with a gold rim, and their Glory."""
    rows = max(len(realm.territories) for realm in view.realms)
    drawing = Drawing(2 * WIDTH + 30, 66 + ROW * rows)
    drawing.text(10, 22, f"Battle {view.battle.number}: {view.phase.replace('_', ' ')}", 14)
    for seat in SEATS:
        left = 10 + (WIDTH + 10) * seat
        realm = view.realms[seat]
        drawing.rect(left, 32, WIDTH, 22, SIDES[seat], LINE)
        told = f"Glory {realm.glory}, spies {realm.spies}, battles {realm.battles}"
        drawing.text(left + 8, 48, told, 11, ON_SIDES[seat])
        for number, territory in enumerate(realm.territories):
            down = 58 + ROW * number
            is_home = territory.id == realm.home
            drawing.rect(left, down, WIDTH, ROW - 4, SURFACE, GOLD if is_home else LINE)
            drawing.text(left + 8, down + 14, territory.kind.replace("_", " "), 11)
    return drawing
