"""What the players know about each game: how good a position is for a seat."""

from collections.abc import Callable
from typing import Any, Final

from rosenkrieg.ai.knowledge import rosenkoenig
from rosenkrieg.core.contract import Seat

Evaluate = Callable[[Any, Seat], float]

EVALUATIONS: Final[dict[str, Evaluate]] = {"rosenkoenig": rosenkoenig.evaluate}
