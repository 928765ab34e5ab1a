"""Game key -> game. Games are imported when they are first asked for."""

from __future__ import annotations

from importlib import import_module

from rosenkrieg.core.contract import AnyGame
from rosenkrieg.core.errors import UnknownGame

_places: dict[str, str] = {}
_games: dict[str, AnyGame] = {}


def announce(key: str, module: str) -> None:
    """Says that the module's GAME is registered under that key."""
    _places[key] = module


def register(game: AnyGame) -> None:
    """Registers a game that is already at hand."""
    _games[game.info.key] = game


def forget(key: str) -> None:
    """Takes a game off the register again."""
    _games.pop(key, None)
    _places.pop(key, None)


def keys() -> tuple[str, ...]:
    """The keys of all registered games, in the order they were announced."""
    return tuple(dict.fromkeys((*_places, *_games)))


def game(key: str) -> AnyGame:
    """The game of that key; UnknownGame lists the known ones."""
    if key not in _games:
        if key not in _places:
            raise UnknownGame(f"expected a game out of {', '.join(keys())}, got {key!r:.80}")
        register(import_module(_places[key]).GAME)
    return _games[key]
