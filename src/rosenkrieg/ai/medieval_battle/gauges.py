"""What `rosenkrieg bench` measures of Medieval Battle beside its rules."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from rosenkrieg.ai.medieval_battle import drill, numbers
from rosenkrieg.ai.speed import Gauge
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import State, Turn

if TYPE_CHECKING:
    from rosenkrieg.ai.medieval_battle import kernel

NODES: Final = 20_000
STEPS: Final = 10_000


def gauges() -> dict[str, Gauge]:
    if not drill.HAS_KERNEL:
        return {}
    return {
        "kernel": Gauge("kernel", "steps", _steps),
        "search": Gauge("kernel", "nodes", _nodes),
    }


def _steps(number: int) -> tuple[int, int]:
    thinker, at = _ready()
    return thinker.walk(at, STEPS, number + 1), 1


def _nodes(number: int) -> tuple[int, int]:
    thinker, at = _ready()
    return thinker.search(at, NODES)[2], 0


def _ready() -> tuple[kernel.Thinker, kernel.Position]:
    from rosenkrieg.ai.medieval_battle import kernel

    ground = numbers.ground_of(_first_turn())
    return kernel.Thinker(ground.field), numbers.position(_first_turn())


@cache
def _first_turn() -> State:
    """Two random armies, deployed at random."""
    rng = Random(0)
    state = GAME.initial_state(GAME.info.complete({}))
    while type(state.phase) is not Turn:
        actor = GAME.actors(state)[0]
        legal = GAME.legal_actions(state, actor)
        weights = GAME.chance_weights(state) if actor == CHANCE else None
        (action,) = rng.choices(legal, weights)
        state = GAME.apply(state, actor, action)
    return state
