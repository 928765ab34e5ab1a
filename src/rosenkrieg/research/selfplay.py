"""Self-play: matches of computer players as arrays to learn from.

>>> (match,) = self_play("rosenkoenig", 1, seed=1)
>>> match.observations.shape[1], match.choices.shape == match.seats.shape
(384, True)
>>> match.returns.tolist() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rosenkrieg.ai.own import check_name, close, own_player
from rosenkrieg.ai.simulation import cores, derived_seed
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, OptionValue
from rosenkrieg.core.errors import GameError
from rosenkrieg.research.environment import Environment, Mask
from rosenkrieg.research.layout import Numbers

if TYPE_CHECKING:
    from rosenkrieg.ai.workers import Workers


class Episode(Struct, frozen=True, eq=False):
    """A match, a row for each thing that a seat has touched; returns of both seats at its end."""

    seats: NDArray[np.int8]
    observations: Numbers
    masks: Mask
    choices: NDArray[np.int64]
    returns: Numbers


class _Task(Struct, frozen=True):
    game: str
    options: dict[str, OptionValue]
    bots: tuple[str, str]
    seed: int


def self_play(
    game: str,
    count: int,
    bots: tuple[str, str] = ("random", "random"),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: Workers | int | None = 1,
) -> Iterator[Episode]:
    """Plays so many matches and yields each when it is done, in order.

    Who shares the work changes nothing: `workers` processes, None for one per core, or a
    `rosenkrieg.ai.workers.Cluster`. Players are named as in `rosenkrieg arena`.
    """
    info = registry.game(game).info
    chosen = info.complete(options or {})
    if len(bots) != len(SEATS):
        raise GameError(f"expected the names of two players, got {len(bots)}")
    for name in bots:
        check_name(game, name)
    tasks = (
        _Task(info.key, chosen, bots, derived_seed(seed, "match", number))
        for number in range(count)
    )
    if workers is None:
        workers = cores()
    return map(_play, tasks) if workers == 1 else _shared(tasks, count, workers)


def _shared(tasks: Iterator[_Task], count: int, workers: Workers | int) -> Iterator[Episode]:
    from rosenkrieg.ai.workers import hired, share

    with hired(workers) as those:
        yield from share(_play, tasks, count, those)


def _play(task: _Task) -> Episode:
    environment = Environment(task.game, task.options, seed=task.seed)
    game = environment.game
    seats, observations, masks, choices = [], [], [], []
    players: list[Any] = []
    try:
        for seat, name in zip(SEATS, task.bots, strict=True):
            own = derived_seed(task.seed, seat)
            players.append(own_player(task.game, name, seat, task.options, own))
        while (turn := environment.turn) is not None:
            legal = game.legal_actions(environment.state, turn)
            action = players[turn].choose(game.view(environment.state, turn), legal)
            for thing in game.path(action):
                choice = environment.alphabet.ids[thing]
                seats.append(turn)
                observations.append(environment.observation(turn))
                masks.append(environment.mask(turn))
                choices.append(choice)
                environment.step(turn, choice)
    finally:
        for each in players:
            close(each)
    return Episode(
        np.array(seats, np.int8),
        np.array(observations, np.float32),
        np.array(masks, np.int8),
        np.array(choices, np.int64),
        np.array(environment.returns(), np.float32),
    )
