"""Game key -> game. A game is imported when it is first asked for.

Built-in games are announced in `rosenkrieg.games`; those of other packages come from the
entry-point group `rosenkrieg.games`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Final

from rosenkrieg.core import plugins
from rosenkrieg.core.contract import AnyGame, Game
from rosenkrieg.core.errors import UnknownGame

GROUP: Final = "rosenkrieg.games"
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

_places: dict[str, str] = {}
_games: dict[str, AnyGame] = {}


def announce(key: str, module: str) -> None:
    """Declares that the module's GAME is registered under that key."""
    _places[key] = module


def register(game: AnyGame) -> None:
    """Registers a game that is already at hand."""
    _games[game.info.key] = game


def forget(key: str) -> None:
    """Removes a game from the register."""
    _games.pop(key, None)
    _places.pop(key, None)


def keys() -> tuple[str, ...]:
    """The keys of all games: the built-in ones, those of other packages, those registered here.

    Games of other packages are loaded, so that only those are listed that can be played.
    """
    return tuple(dict.fromkeys((*_places, *_from_outside(), *_games)))


def game(key: str) -> AnyGame:
    """The game of that key; UnknownGame lists the known ones."""
    if key not in _games:
        if key in _places:
            register(import_module(_places[key]).GAME)
        elif key in _from_outside():
            return _from_outside()[key]
        else:
            raise UnknownGame(f"expected a game out of {', '.join(keys())}, got {key!r:.80}")
    return _games[key]


def package_of(game: AnyGame) -> str:
    """The package of a game, with its texts and rules pages; empty if it has none."""
    module = import_module(type(game).__module__)
    return module.__package__ or ""


@cache
def _from_outside() -> dict[str, AnyGame]:
    found: dict[str, AnyGame] = {}

    def accept(name: str, declared: object) -> AnyGame:
        if not isinstance(declared, Game):
            raise ValueError(f"expected a Game, got {type(declared).__name__}")
        if not _KEY.fullmatch(name) or declared.info.key != name:
            raise ValueError(f"expected the name to be the key {declared.info.key!r} of the game")
        if name in _places or name in found:
            raise ValueError(f"expected a key that no other game has, got {name!r}")
        found[name] = declared
        return declared

    plugins.load(GROUP, accept)
    return found
