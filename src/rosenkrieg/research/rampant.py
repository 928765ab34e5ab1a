"""Rampant in numbers, with the standard edition."""

from __future__ import annotations

import re
from typing import Final, get_args

from rosenkrieg.games.rampant.edition import EVENTS, FACES
from rosenkrieg.games.rampant.phases.report import MOST_GLORY, MOST_HEROES
from rosenkrieg.games.rampant.state import Phase
from rosenkrieg.games.rampant.tables import EDITIONS, MOST_BATTLES, STANDARD
from rosenkrieg.games.rampant.view import View
from rosenkrieg.research.layout import Keyed, Layout

_TABLES: Final = EDITIONS.tables(STANDARD.hash)
_KINDS: Final = tuple(_TABLES.kind)
_BOASTS: Final = tuple(_TABLES.boast)
_SCENARIOS: Final = tuple(_TABLES.scenario)
_PIECES: Final = tuple(
    dict.fromkeys((*_TABLES.terrain.mandatory, *_TABLES.terrain.optional, "forest"))
)
_IDS: Final = (
    *(f"f{seat}-{number}" for seat in (0, 1) for number in range(3)),
    *(f"b{battle}-{number}" for battle in range(1, MOST_BATTLES + 1) for number in range(1, 5)),
)
"""Territories by the event that made them: founding, or a battle."""

THINGS: Final = (
    *("answer:yes", "answer:no", "form:battle", "form:raid", "choice:attack", "choice:defend"),
    *(f"kind:{kind}" for kind in _KINDS),
    *(f"territory:{territory}" for territory in _IDS),
    *(f"points:{points}" for points in range(_TABLES.values.points_cap + 1)),
    *(f"scenario:{scenario}" for scenario in _SCENARIOS),
    *(f"terrain:{piece}" for piece in _PIECES),
    *(f"at:{x},{y}" for x, y in _TABLES.spots),
    *(f"boast:{boast}" for boast in _BOASTS),
    *("remove", "concede", "rolled"),
    *(f"fielded:{points}" for points in range(_TABLES.values.points_cap + 1)),
    *(f"glory:{glory}" for glory in range(MOST_GLORY + 1)),
    *(f"heroes:{heroes}" for heroes in range(MOST_HEROES + 1)),
    *("done:0", "done:1"),
    *(f"roll:{face}" for face in sorted({*range(1, 13), *FACES})),
)

_PHASES: Final = tuple(
    re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(Phase)
)
_EFFECTS: Final = tuple(sorted(EVENTS))
_LINES: Final = 40

LAYOUT: Final = Layout(
    View,
    names={
        **dict.fromkeys(("viewer", "turn", ".seat", ".first", ".raider"), (0, 1)),
        **dict.fromkeys((".openly", ".attacker", ".conceded", ".winner", ".entitled"), (0, 1)),
        **dict.fromkeys((".loser", ".rest"), (0, 1)),
        **{"phase": _PHASES, "actors": (0, 1, 2)},
        **dict.fromkeys((".home", ".resting", ".locked", ".contestable", ".silenced"), ("", *_IDS)),
        **dict.fromkeys((".stakes", ".listed", ".names", ".target"), ("", *_IDS)),
        **dict.fromkeys((".kind", ".properties", ".rolled", "uniques"), _KINDS),
        **dict.fromkeys((".waiting", ".effects", "battle.pair", "pair"), _EFFECTS),
        **dict.fromkeys((".chosen",), ("attack", "defend")),
        **dict.fromkeys((".scenario",), _SCENARIOS),
        **dict.fromkeys((".boasts", ".lists", ".boast"), ("", *_BOASTS)),
        **dict.fromkeys((".piece", ".plan.kind"), _PIECES),
    },
    most={
        **{".spies": 3, ".glory": 60, ".scenario_glory": 30, ".battles": MOST_BATTLES},
        **{".points": 40, ".declared": 40, ".fielded": 40, ".number": MOST_BATTLES},
        **{".exchange": 6, ".placed": 8, ".plan[]": 8, ".x": 48, ".y": 48, ".strength": 20},
        **{".killed": 6, ".done[]": 8, ".reports": 3, ".specials": 4, ".event": 12, ".made": 4},
        **{".die": 6, ".face": 66, ".fielded[]": 2, ".glory[]": 2, ".heroes[]": 2, ".heroes": 6},
        **{".done": 1},
    },
    keyed={"realms.territories": Keyed(("id",), tuple((id,) for id in _IDS))},
    left_out=(
        *("edition", "options.edition", "outcome", "battle.id", "battle.built", "battle.used"),
        *("battle.slots", "battle.lines", "step.about"),
    ),
)
