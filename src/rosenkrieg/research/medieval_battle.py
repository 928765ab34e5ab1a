"""Medieval Battle in numbers, with the standard edition."""

from __future__ import annotations

from typing import Final

from rosenkrieg.games.medieval_battle.battlefield import laid_ground
from rosenkrieg.games.medieval_battle.geometry import NAMES
from rosenkrieg.games.medieval_battle.material import (
    KINDS,
    LETTERS,
    MARKERS,
    MOST_POINTS,
    MOUNTED,
    ON_FOOT,
    SIZES,
)
from rosenkrieg.games.medieval_battle.notation import PLACES
from rosenkrieg.games.medieval_battle.tables import EDITIONS
from rosenkrieg.games.medieval_battle.view import View
from rosenkrieg.research.layout import Keyed, Layout

_SHEETS: Final = EDITIONS.tables(EDITIONS.load("standard").hash).sheets
_GROUNDS: Final = {size: laid_ground(_SHEETS.modules, size, ()) for size in SIZES}
_HEXES: Final = tuple(
    NAMES[number] for number in sorted({at for sheet in _GROUNDS.values() for at, _ in sheet})
)
_WAITING: Final = tuple(dict.fromkeys(PLACES.values()))
_MOST_UNITS: Final = 31
_MODULES: Final = tuple(dict.fromkeys(name.lstrip("AB") or name for name in _SHEETS.modules))

THINGS: Final = (
    *(f"hex:{at}" for at in _HEXES),
    *(f"over:{at}" for at in _HEXES),
    *(f"unit:{kind}" for kind in KINDS),
    *(f"{kind}:{count}" for kind in (*MOUNTED, *ON_FOOT) for count in range(10)),
    *("knights:1", "knights:2"),
    *(f"from:{place}" for place in _WAITING),
    *(f"letter:{letter}" for letter in "AB"),
    *(f"module:{module}" for module in ("I", "II", "III", "IV", *"12345", "e1", "e2", "e3", "e4")),
    *(f"turn:{turn}" for turn in range(6)),
    *("way:forward", "way:reversed"),
    *("attack", "shoot", "dismount", "done", "rally", "pass", "stop", "stand", "leave"),
)

LAYOUT: Final = Layout(
    View,
    names={
        **dict.fromkeys(("viewer", "turn", "flags.holder"), (0, 1)),
        **dict.fromkeys((".at", "attacker"), _HEXES),
        **{".kind": KINDS, "away.place": _WAITING},
    },
    most={
        **{".knights": 2, ".points": MOST_POINTS, "flags.points": 2, "points": 12, "winning": 12},
        **{"markers": MARKERS, "values": 40, "army": 9, "army[]": 8, "away.rallies": 6},
        **{"away[]": _MOST_UNITS, "flags[]": 6},
    },
    keyed={"units": Keyed(("at",), tuple((at,) for at in _HEXES))},
    letters={"ground": (max(map(len, _GROUNDS.values())), LETTERS + "?")},
    left_out=("edition", "map", "code", "laid", "outcome"),  # the ground says what lies where
)
