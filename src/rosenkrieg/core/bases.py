"""What the views, and the actions, of all games have in common, and how views are made fast."""

from __future__ import annotations

from importlib import import_module
from reprlib import Repr
from typing import Final, Generic, TypeVar

from msgspec import Struct

from rosenkrieg.core.contract import Viewer

T = TypeVar("T")

_REPR: Final = Repr()
_REPR.maxtuple = _REPR.maxlist = _REPR.maxdict = 6
_REPR.maxother = 80


class BaseView(Struct, frozen=True):
    """A view of any game. Its repr leaves out what is empty and shortens what is long."""

    viewer: Viewer

    def __repr__(self) -> str:
        values = ((name, getattr(self, name)) for name in self.__struct_fields__)
        shown = (f"{n}={_REPR.repr(v)}" for n, v in values if n == "viewer" or not _is_empty(v))
        return f"{type(self).__name__}({', '.join(shown)})"

    def _repr_svg_(self) -> str | None:
        """A drawing, for notebooks; the game of a view is GAME in game.py beside its module."""
        package = type(self).__module__.rpartition(".")[0]
        try:
            game = import_module(f"{package}.game").GAME
        except (ImportError, AttributeError):  # a game from outside may be arranged differently
            return None
        drawing = game.draw(self)
        return None if drawing is None else str(drawing.svg())


def _is_empty(value: object) -> bool:
    return value is None or value in ((), {}, "")


class BaseAction(Struct, frozen=True, gc=False):
    """An action whose repr has its text, which `encode` in the game's notation.py writes."""

    def __repr__(self) -> str:
        package = type(self).__module__.rpartition(".")[0]
        text = import_module(f"{package}.notation").encode(self)
        return f"{type(self).__name__}({text!r})"


class Last(Generic[T]):
    """What was made last, to make the next from what has changed since; first the given one.

    It is a cache: its user must give the same result whatever it holds.
    """

    __slots__ = ("_first", "value")

    def __init__(self, first: T) -> None:
        self._first = first
        self.value = first

    def cache_clear(self) -> None:
        """Back to the first one, as `functools.lru_cache` calls it."""
        self.value = self._first
