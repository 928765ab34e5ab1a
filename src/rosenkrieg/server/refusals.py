"""Error codes: what a client is told when something cannot be done."""

from __future__ import annotations

import re
from functools import cache

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.store.storage import StorageError
from rosenkrieg.table.refusals import Refusal as Refusal


def told(error: GameError) -> tuple[str, str]:
    """Code and message for a client; what is wrong with our database is not theirs to know."""
    if isinstance(error, StorageError):
        return "unavailable", "expected the database to answer, but it does not; try again soon"
    return code_of(error), str(error)


def code_of(error: GameError) -> str:
    """The code of an error in messages: `NotYourTurn` is `not_your_turn`."""
    return error.code if isinstance(error, Refusal) else _snake(type(error).__name__)


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
