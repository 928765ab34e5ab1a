"""Rosenkrieg: five two-player games of medieval war, to play, to study and to program.

>>> import rosenkrieg
>>> match = rosenkrieg.Match("rosenkoenig", seed=7)
>>> match.game.info.seats
('red', 'white')
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import rosenkrieg.games  # noqa: F401  (announces the games)
from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    SECOND,
    Actor,
    Game,
    GameInfo,
    Message,
    Move,
    Option,
    Outcome,
    Seat,
    other,
)
from rosenkrieg.core.errors import (
    BadEdition,
    BadEntropy,
    BadOptions,
    BadRecord,
    GameError,
    IllegalAction,
    MatchOver,
    NoTakeBack,
    NotYourTurn,
    StaleVersion,
    UnknownGame,
    UnknownPlayer,
)
from rosenkrieg.core.fairness import Sealed, Seeded
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from rosenkrieg.version import __version__

if TYPE_CHECKING:
    from rosenkrieg.ai.budget import Budget
    from rosenkrieg.ai.contract import Player, Players
    from rosenkrieg.ai.player import player, player_names
    from rosenkrieg.client import Client

game = registry.game
game_keys = registry.keys

__all__ = [
    "CHANCE",
    "FIRST",
    "SEATS",
    "SECOND",
    "Actor",
    "BadEdition",
    "BadEntropy",
    "BadOptions",
    "BadRecord",
    "Budget",
    "Client",
    "Game",
    "GameError",
    "GameInfo",
    "IllegalAction",
    "Match",
    "MatchOver",
    "Message",
    "Move",
    "NoTakeBack",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Player",
    "Players",
    "Record",
    "Sealed",
    "Seat",
    "Seeded",
    "StaleVersion",
    "UnknownGame",
    "UnknownPlayer",
    "__version__",
    "game",
    "game_keys",
    "other",
    "player",
    "player_names",
    "record",
]

_LATER: Final = {
    "Budget": "rosenkrieg.ai.budget",
    "Client": "rosenkrieg.client",
    "Player": "rosenkrieg.ai.contract",
    "Players": "rosenkrieg.ai.contract",
    "player": "rosenkrieg.ai.player",
    "player_names": "rosenkrieg.ai.player",
}
"""Names that are loaded when they are first used, and where they come from."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_LATER[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
