"""The characters that Richard III is drawn with, and short names for its things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    IS_CITY,
    IS_CROWN,
    IS_MAJOR_PORT,
    PRINTED_AREAS,
)

LANDS: Final = {
    "wales": "cli-richard3-wales",
    "england": "cli-richard3-england",
    "overseas": "cli-richard3-overseas",
}
"""The parts of the map, and what they are called."""


class Signs(Struct, frozen=True):
    """The characters of a drawing."""

    roses: tuple[str, str]
    king: str
    crown: str
    city: str
    cathedral: str
    port: str
    turn: str
    done: str
    times: str


UNICODE: Final = Signs(("●", "☼"), "♛", "♔", "■", "†", "≈", "▸", "·", "×")
ASCII: Final = Signs(("R", "W"), "K.", "^", "#", "+", "~", ">", ".", "x")


def land_of(area: str) -> str:
    """The part of the map that an area belongs to."""
    printed = PRINTED_AREAS[AREA[area]]
    if printed["kind"] != "land":
        return "overseas"
    return "wales" if printed.get("wales") else "england"


ORDER: Final = tuple(sorted(AREAS, key=lambda area: tuple(LANDS).index(land_of(area))))
"""Wales, England, then exiles and islands; each from north to south, as the map has them."""


def marks_of(area: str, signs: Signs) -> str:
    """What is printed on an area: crown, city, cathedral, major port."""
    number = AREA[area]
    return "".join(
        sign
        for sign, is_there in (
            (signs.crown, IS_CROWN[number]),
            (signs.city, IS_CITY[number]),
            (signs.cathedral, "cathedral" in PRINTED_AREAS[number]),
            (signs.port, IS_MAJOR_PORT[number]),
        )
        if is_there
    )


def block_name(block: str, words: TerminalWords) -> str:
    """A block by a name that is short enough for tables."""
    short = f"cli-richard3-short-{block.removeprefix('y-').removeprefix('l-')}"
    return words(short) if words.has(short) else words(f"block-{block}")


def area_name(area: str, words: TerminalWords) -> str:
    """An area in words, or the sea as the way of an attack."""
    return words("the-sea") if area.startswith("sea") else words(f"area-{area}")


def card_list(cards: Iterable[str], words: TerminalWords, signs: Signs) -> list[str]:
    """Cards by name, equal ones counted."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [
        words(f"card-{card}") + (f" {signs.times}{count}" if count > 1 else "")
        for card, count in counts.items()
    ]
