"""The registered games as the laws meet them."""

from __future__ import annotations

from importlib import import_module

from rosenkrieg.core import registry
from rosenkrieg.testing import Case


def case_of(key: str) -> Case:
    """The case of a registered game; one with secrets must have tests/games/<key>/swaps.py."""
    game = registry.game(key)
    if not game.info.hidden:
        return Case(game)
    module = import_module(f"tests.games.{key}.swaps")
    return Case(game, module.swaps, getattr(module, "MIRRORED", False))
