"""Refusals: what a client is told when something cannot be done, each with a code."""

from __future__ import annotations

import re
from functools import cache

from rosenkrieg.core.errors import GameError


class Refusal(GameError):
    """Something that the server, not the rules, refuses."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Conflict(Exception):
    """Another writer was quicker: the step number is taken."""


def code_of(error: GameError) -> str:
    """The code of an error in messages: `NotYourTurn` is `not_your_turn`."""
    return error.code if isinstance(error, Refusal) else _snake(type(error).__name__)


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
