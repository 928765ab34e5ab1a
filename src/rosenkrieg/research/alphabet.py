"""Action ids: the things of a game that can be touched, numbered once and for all.

An action is a path of things (`Game.path`), and no path is the beginning of another. So a player
who picks one thing after the other picks an action, and a game of thousands of actions needs only
a few hundred ids: a block and an area, not every pair of them. Rosenkönig has one thing per action.

A game declares its things in `rosenkrieg.research.<key>` as `THINGS`. New things are appended, so
that an id never changes its meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Final

from rosenkrieg.core.errors import GameError


class NoNumbers(GameError):
    """The game has no action ids or no layout of its views."""


class Alphabet:
    """The things of a game and their ids."""

    def __init__(self, things: Iterable[str]) -> None:
        self.things: Final = tuple(things)
        self.ids: Final[Mapping[str, int]] = MappingProxyType(
            {thing: number for number, thing in enumerate(self.things)}
        )
        assert len(self.ids) == len(self.things), "a thing has one id"

    def __len__(self) -> int:
        return len(self.things)


def declared(key: str, name: str) -> Any:
    """What `rosenkrieg.research.<key>` declares under that name; NoNumbers if it does not."""
    module = f"rosenkrieg.research.{key}"
    if not key.isidentifier() or find_spec(module) is None:
        raise NoNumbers(f"expected a game with a module {module}, got {key!r:.40}")
    return getattr(import_module(module), name)


@cache
def alphabet(key: str) -> Alphabet:
    """The action ids of a game.

    >>> alphabet("rosenkoenig").things[:3], len(alphabet("rosenkoenig"))
    (('card:N1', 'card:N2', 'card:N3'), 25)
    """
    return Alphabet(declared(key, "THINGS"))
