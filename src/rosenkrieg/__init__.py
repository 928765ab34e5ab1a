"""Rosenkrieg: five two-player games of medieval war, to play, to study and to program.

>>> import rosenkrieg
>>> match = rosenkrieg.Match("rosenkoenig", seed=7)
>>> match.game.info.title
'Rosenkönig'
"""

import rosenkrieg.games  # noqa: F401  (announces the games)
from rosenkrieg.ai.player import Player, player, player_names
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
    BadState,
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
    "BadState",
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
