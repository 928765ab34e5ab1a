"""What a computer player is made of, as a short text: results of other code are not its results.

The text changes with every change of the code and the data that a choice may depend on, also where
the choices stay the same, and with the kernel: without one, players do less.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import rosenkrieg
from rosenkrieg.ai.own import COMMAND, add_folder, is_own
from rosenkrieg.core import registry

PARTS: Final = ("core", "ai/player.py", "ai/levels.py", "ai/greedy.py", "ai/search")
"""What the players of every game share; then come those of the game and its rules."""
IDLE: Final = {".ftl", ".md", ".pyc", ".so", ".pyd"}
"""Files that no choice depends on: texts, and what is made of other files."""


def fingerprint(game: str, name: str) -> str:
    """The same for the same player of a game, as far as files tell; of a program its command."""
    if name.startswith(COMMAND):
        return name
    if not is_own(name):
        return _ours(game)
    add_folder()
    found = find_spec(name.partition(":")[0])
    files = [Path(found.origin)] if found is not None and found.origin is not None else []
    return _digest(files, _ours(game))


@cache
def _ours(game: str) -> str:
    root = Path(rosenkrieg.__file__).parent
    kernel = find_spec(f"rosenkrieg.ai.{game}.kernel") is not None
    rules = sys.modules[type(registry.game(game)).__module__]
    here = Path(str(rules.__file__))
    places = [root / part for part in (*PARTS, f"ai/{game}")]
    places.append(here.parent if rules.__package__ else here)
    files = [
        file
        for place in places
        for file in (sorted(place.rglob("*")) if place.is_dir() else [place])
        if file.is_file() and file.suffix not in IDLE and "lessons" not in file.parts
    ]
    return _digest(files, f"{game} {kernel}")


def _digest(files: list[Path], start: str) -> str:
    digest = sha256(start.encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
