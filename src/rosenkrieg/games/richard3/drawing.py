"""A small drawing of the map."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.drawing import INK, LINE, ON_SIDES, SIDES, SURFACE, Drawing
from rosenkrieg.games.richard3.tables import AREAS, BORDERS
from rosenkrieg.games.richard3.view import View

PLACES: Final = {
    # roughly where each area lies, from the north
    "ireland": (52, 196),
    "isle_of_man": (141, 208),
    "scotland": (234, 105),
    "northumbria": (286, 146),
    "cumbria": (242, 188),
    "north_yorks": (296, 216),
    "east_yorks": (362, 220),
    "south_yorks": (322, 254),
    "lancaster": (252, 267),
    "caernarvon": (175, 334),
    "chester": (256, 317),
    "derby": (330, 306),
    "lincoln": (394, 295),
    "pembroke": (134, 402),
    "powys": (190, 384),
    "hereford": (249, 410),
    "warwick": (280, 360),
    "leicester": (345, 372),
    "rutland": (410, 350),
    "east_anglia": (470, 384),
    "glamorgan": (196, 450),
    "gloucester": (266, 452),
    "oxford": (328, 432),
    "middlesex": (384, 424),
    "essex": (448, 440),
    "somerset": (228, 500),
    "wilts": (306, 480),
    "sussex": (380, 512),
    "kent": (446, 486),
    "cornwall": (160, 540),
    "dorset": (300, 524),
    "france": (440, 576),
    "calais": (524, 520),
}
assert PLACES.keys() == {*AREAS}, "each area has a place"
TOP: Final = 20
BORDER: Final = "#d8ccb7"


def draw(view: View) -> Drawing:
    """The areas with the blocks as everyone sees them: how many stand there, and of whom."""
    drawing = Drawing(560, 640)
    said = f"Campaign {view.campaign}, turn {view.turn}: {_name(view.phase)}"
    drawing.text(12, 24, said, 14)
    for line, (office, name) in enumerate((("King", view.king), ("Pretender", view.pretender))):
        drawing.text(12, 44 + 16 * line, f"{office}: {_name(name or 'none')}", 11)
    for border in BORDERS:
        (x, y), (to_x, to_y) = (PLACES[AREAS[area]] for area in border)
        drawing.line((x, y + TOP), (to_x, to_y + TOP), BORDER)
    for name, (x, y) in PLACES.items():
        drawing.circle(x, y + TOP, 3, SURFACE, LINE)
        drawing.text(x, y + TOP + 22, _name(name), 9, middle=True)
    for (area, seat), count in _counts(view).items():
        x, y = PLACES[area]
        drawing.rect(x - 20 + 20 * seat, y + TOP - 8, 18, 18, SIDES[seat], INK)
        drawing.text(x - 11 + 20 * seat, y + TOP + 6, count, 12, ON_SIDES[seat], middle=True)
    if view.rebel.place in PLACES:
        x, y = PLACES[view.rebel.place]
        drawing.rect(x - 5, y + TOP - 20, 10, 10, INK)
    if view.fight is not None:
        x, y = PLACES[view.fight.area]
        drawing.text(x, y + TOP - 22, "battle", 10, middle=True)
    return drawing


def _name(id: str) -> str:
    """The name in words: `henry vi` of `l-henry_vi`."""
    return id.rpartition("-")[2].replace("_", " ")


def _counts(view: View) -> Counter[tuple[str, int]]:
    """The blocks of each side by area; those in the front of a battle are not in the groups."""
    counts = Counter[tuple[str, int]]()
    for group in view.groups:
        counts[group.area, group.side] += len(group.pieces) + group.strangers
    if view.fight is not None:
        for seat in SEATS:
            counts[view.fight.area, seat] += len(view.fight.fronts[seat])
    return +counts
