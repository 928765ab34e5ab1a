"""Richard III in numbers."""

from __future__ import annotations

from itertools import product
from typing import Final, get_args

from msgspec import Struct

from rosenkrieg.games.richard3.state import Phase
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BLOCKS,
    BORDER_NAMES,
    CARDS,
    HAND,
    PLACES,
    SETUPS,
)
from rosenkrieg.games.richard3.view import OFFICES, View
from rosenkrieg.research.layout import Keyed, Layout

THINGS: Final = (
    *(f"block:{block}" for block in BLOCKS),
    *(f"area:{area}" for area in AREAS),
    *(f"card:{card}" for card in CARDS),
    *("fire", "pass", "perish", "execute", "spare", "charge", "turn"),
    *("sail", "sea", "pool", "claim", "keep", "exchange", "stop", "end", "wait"),
)

_SIDES: Final = (0, 1)
_CAME: Final = (*AREAS, "sea", *(f"sea:{zones}" for zones in range(8)))
_FIRES: Final = tuple(f"{letter}{power}" for letter in "ABCD" for power in range(8))
_PHASES: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(Phase))
_BY_BLOCK: Final = Keyed(("block",), tuple((block,) for block in BLOCKS))


class Known(Struct, frozen=True):
    """A block on the map that everyone knows."""

    block: str
    area: str
    strength: int


class Board(Struct, frozen=True):
    """A view, and the known blocks one by one instead of group by group."""

    view: View
    known: tuple[Known, ...]


def _board(view: View) -> Board:
    return Board(
        view,
        tuple(
            Known(piece.block, group.area, piece.strength)
            for group in view.groups
            for piece in group.pieces
        ),
    )


LAYOUT: Final = Layout(
    Board,
    prepare=_board,
    names={
        ".actors": (0, 1, 2),
        **dict.fromkeys((".viewer", "view.seat", ".king_side", ".keeper", ".side"), _SIDES),
        **dict.fromkeys((".seat", ".attacker", ".first", ".treason"), _SIDES),
        **{"view.setup": tuple(SETUPS), "view.phase": _PHASES, "view.rules": (1, 2)},
        **dict.fromkeys((".king", ".pretender", ".worn", ".off", ".stay", ".turned"), BLOCKS),
        **dict.fromkeys((".target", ".block"), BLOCKS),
        **dict.fromkeys((".crowned", ".place"), PLACES),
        **dict.fromkeys((".hand", ".played", ".shown", ".cards"), CARDS),
        ".choice": (*CARDS, "claim"),
        **dict.fromkeys((".area", ".field", ".declaring", ".trail", ".path", ".muster"), AREAS),
        **dict.fromkeys((".crossings", ".quota", ".retreats", ".mains"), _CAME),
        **dict.fromkeys((".attacks", ".active"), _CAME),
        **{".mains[]": _CAME, ".trips": AREAS, ".borders": BORDER_NAMES, ".came": _CAME},
        **{"view.fight.rolled": tuple(OFFICES), ".fires": _FIRES, "view.rolled": range(1, 7)},
    },
    most={
        **{".campaign": 3, ".turn": 7, ".round": 4, "view.actions.points": 4},
        **{".due": 2, ".pools": 31, ".secret_steps": 20, ".hands": HAND, ".strength": 4},
        **{".worn[]": 4, ".strangers": 31, ".count": 31, ".marks[]": 4},
        **{".trips[]": 6, ".borders[]": 9},
        **{".reserves": 20, ".retreats[]": 9, ".crossings[]": 9, ".quota[]": 9},
        **{".hits": 4, ".power": 8, "view.dice.count": 8},
    },
    keyed={
        "known": _BY_BLOCK,
        "view.own": _BY_BLOCK,
        "view.fight.fronts": _BY_BLOCK,
        "view.groups": Keyed(("side", "area"), tuple(product(_SIDES, AREAS))),
    },
    # handles say where a block stands, as other numbers do
    left_out=(
        *("view.outcome", "view.groups.handles", "view.mover.handle", "view.groups.pieces"),
        *(
            "view.table.entries",
            "view.own.came",
            ".marks.came",
            "view.fight.fronts.came",
            "view.fight.fronts.fires",
            "view.off",
        ),
    ),
)
