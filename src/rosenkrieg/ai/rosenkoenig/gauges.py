"""What `rosenkrieg bench` measures of Rosenkönig beside its rules."""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.rosenkoenig import foresight
from rosenkrieg.ai.rosenkoenig.lookahead import Lookahead
from rosenkrieg.ai.speed import Gauge, build, positions
from rosenkrieg.core.contract import Seat, other
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import State

GAMES: Final = 1_000
NODES: Final = 5_000


def gauges() -> dict[str, Gauge]:
    if not foresight.HAS_KERNEL:
        return {"search": Gauge(build(GAME), "nodes", _plain)}
    return {
        "kernel": Gauge("kernel", "actions", _games),
        "search": Gauge("kernel", "nodes", _nodes),
    }


def _games(number: int) -> tuple[int, int]:
    state, seat = _asked(0)
    actions, _, _ = foresight.position(state, other(seat)).play_out(GAMES, number)
    return actions, GAMES


def _nodes(number: int) -> tuple[int, int]:
    engine = foresight.engine()
    assert engine is not None
    state, seat = _asked(number)
    return engine.search(foresight.position(state, other(seat)), NODES)[3], 0


def _plain(number: int) -> tuple[int, int]:
    state, seat = _asked(number)
    Lookahead(foresight.PLAIN_NODES).best(state, GAME.legal_actions(state, seat))
    return foresight.PLAIN_NODES, 0


def _asked(number: int) -> tuple[State, Seat]:
    asked = positions(GAME.info.key)
    return asked[number % len(asked)]
