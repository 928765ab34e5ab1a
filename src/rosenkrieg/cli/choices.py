"""Legal actions as a person walks through them: one thing after the other. [DESIGN 3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rosenkrieg.core.contract import AnyGame

Path = tuple[str, ...]


class Choice(Struct, frozen=True):
    """A thing that can be touched next (None: leave it at that), and where that leads."""

    step: str | None
    actions: tuple[Any, ...]


def choices(game: AnyGame, legal: Sequence[Any], touched: Path) -> list[Choice]:
    """What can be touched after what was touched already, in the order of the actions."""
    steps: dict[str, list[Any]] = {}
    ends: list[Choice] = []
    for action in legal:
        path = game.path(action)
        if path == touched:
            ends.append(Choice(None, (action,)))
        elif path[: len(touched)] == touched:
            steps.setdefault(path[len(touched)], []).append(action)
    return [Choice(step, tuple(actions)) for step, actions in steps.items()] + ends


def walked_on(game: AnyGame, legal: Sequence[Any], touched: Path) -> Path:
    """The path up to where there is something to choose: a lone step is taken unasked."""
    offered = choices(game, legal, touched)
    while len(offered) == 1 and offered[0].step is not None and len(offered[0].actions) > 1:
        touched = (*touched, offered[0].step)
        offered = choices(game, legal, touched)
    return touched
