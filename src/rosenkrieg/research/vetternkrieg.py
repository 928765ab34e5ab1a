"""Vetternkrieg in numbers, with the standard deck."""

from __future__ import annotations

from typing import Final

from rosenkrieg.games.vetternkrieg.dice import CLAIM_TEXTS, THROWS
from rosenkrieg.games.vetternkrieg.material import HAND, ROUNDS
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.troops import COLOURS, PLACE_NAMES, REGIONS
from rosenkrieg.games.vetternkrieg.view import View
from rosenkrieg.research.layout import Layout

_TABLES: Final = EDITIONS.tables(EDITIONS.load("standard").hash)
_CARDS: Final = _TABLES.ids
_PLACES: Final = tuple(dict.fromkeys(PLACE_NAMES))
_TROOPS: Final = 20

THINGS: Final = (
    *(f"card:{card}" for card in _CARDS),
    *(f"use:{use}" for use in ("gain", "deploy", "move", "place", "remove")),
    *(f"use:{use}" for use in ("main", "secondary", "nothing")),
    *(f"count:{number}" for number in range(1, _TROOPS + 1)),
    *(f"region:{region}" for region in REGIONS),
    *(f"from_{region}:{number}" for region in REGIONS for number in range(10)),
    *(f"take:{colour}_{place}" for colour in COLOURS for place in _PLACES),
    *(f"put:{place}" for place in _PLACES),
    *(f"muster:{number}" for number in range(3)),
    *(f"claim:{claim}" for claim in CLAIM_TEXTS),
    *(f"last:{dice}" for dice in THROWS),
    *("answer:believe", "answer:doubt", "reserve"),
    *("stop", "decline", "hold", "keep", "discard", "done"),
)

LAYOUT: Final = Layout(
    View,
    names={
        **dict.fromkeys(("viewer", "turn", "use.seat"), (0, 1)),
        "actors": (0, 1, 2),
        **dict.fromkeys(("field.owner", "battle.attacker", ".controller"), (0, 1)),
        **dict.fromkeys(("hand", "discard", "shown", "laid", "gave", "received"), _CARDS),
        **dict.fromkeys(("won", "field.card", "use.card"), _CARDS),
        "choice": (*_CARDS, "keep", "discard"),
        **dict.fromkeys(("kept.public", "kept.card", "kept.could_be"), _CARDS),
        **dict.fromkeys(("regions", "field.region", "use.closed", "use.region"), REGIONS),
        **dict.fromkeys(("twist", "twists_left"), _TABLES.twist_ids),
        **dict.fromkeys(("battle.dice", "battle.thrown"), THROWS),
        **dict.fromkeys(("battle.claim", "battle.result"), CLAIM_TEXTS),
    },
    most={
        **{"round": ROUNDS, "hands": HAND, "rest": len(_CARDS), "use.left": 4},
        **{".troops": _TROOPS, ".french": _TROOPS, "supply": _TROOPS, "reserve": _TROOPS},
        "battle.exchange": 10,
    },
    left_out=("edition", "last", "outcome"),
)
