"""What a seat may expect, by simulation, in the games that declare odds."""

from __future__ import annotations

from typing import Any

from rosenkrieg.ai.player import players
from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import GameError


def has_odds(game: str, view: Any) -> bool:
    """Whether something can be foretold to the viewer of this view."""
    declared = players(game).odds
    return declared is not None and declared.has_odds(view)


def odds(game: str, view: Any, seed: int) -> list[Message]:
    """What the viewer may expect; the same seed and view give the same lines."""
    declared = players(game).odds
    if declared is None:
        raise GameError(f"expected a game with odds, got {game}")
    return declared.lines(view, seed)
