"""Refusals: errors with a code, raised when the table (not the rules) does not allow something."""

from __future__ import annotations

from rosenkrieg.core.errors import GameError


class Refusal(GameError):
    """Something is not possible at this table now; `code` names the reason for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
