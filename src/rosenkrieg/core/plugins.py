"""Objects that other installed packages declare in their entry points.

A package names them in its `pyproject.toml`, by the key of a game:

    [project.entry-points."rosenkrieg.games"]
    hedge = "hedgewar.game:GAME"

They are looked up once and loaded when someone asks. One that cannot be used is left out with a
PluginWarning that names it; the others are not affected.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


class PluginWarning(UserWarning):
    """A package from outside declares an object that cannot be used."""


@cache
def declared(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group, in the order of the path."""
    from importlib.metadata import entry_points  # slow to import

    return tuple(entry_points(group=group))


def load(group: str, accept: Callable[[str, object], T]) -> list[tuple[str, T]]:
    """What the entry points of a group hold, with their names.

    `accept` gets the name and the object, and raises ValueError with what it expected.
    """
    found: list[tuple[str, T]] = []
    for entry in declared(group):
        try:
            found.append((entry.name, accept(entry.name, entry.load())))
        except Exception as error:  # whatever a stranger's module raises while it is imported
            warnings.warn(f"{_named(entry)}: {_told(error)}", PluginWarning, stacklevel=2)
    return found


def _named(entry: EntryPoint) -> str:
    package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
    return f"the entry point {entry.name} = {entry.value}{package} in {entry.group} is left out"


def _told(error: Exception) -> str:
    if isinstance(error, ValueError) and type(error) is ValueError:
        return str(error)
    return f"{type(error).__name__}: {error}"
