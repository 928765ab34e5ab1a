"""Pacing: a secret choice takes time even if there is only one option.

If a computer answered at once only when it has a single choice, its opponent would know.
"""

from __future__ import annotations

from typing import Any, Final

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.match import Match

USUAL_PAUSE: Final = 0.8
"""Seconds that a computer takes for a secret choice before it has thought about one."""


def is_secret(match: Match[Any, Any, Any]) -> bool:
    """Whether both seats choose at once now, or did until one of them had chosen."""
    return any(len(match.game.actors(state)) == len(SEATS) for state in match.states[-2:])


class Pace:
    """How long each computer player takes for its secret choices."""

    def __init__(self, usual: float = USUAL_PAUSE) -> None:
        self._seconds = dict.fromkeys(SEATS, usual)

    def pause(self, seat: Seat, choices: int, secret: bool, thought: float) -> float:
        """Seconds to wait before a choice is played that took so long to think of.

        A forced secret choice takes as long as the last one that was not forced.
        """
        if not secret:
            return 0.0
        if choices > 1:
            self._seconds[seat] = thought
            return 0.0
        return max(0.0, self._seconds[seat] - thought)
