"""Matches of computer players as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from rosenkrieg.core.errors import UnknownPlayer
from rosenkrieg.research import Environment, Episode, self_play
from tests.shipped import SHIPPED


def same(one: Episode, two: Episode) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(two, name)) for name in Episode.__struct_fields__
    )


@pytest.mark.parametrize("key", SHIPPED)
def test_the_rows_are_those_of_a_match(key: str):
    (episode,) = self_play(key, 1, seed=3)
    rows = len(episode.choices)
    environment = Environment(key)
    assert episode.observations.shape == (rows, environment.observation_size)
    assert episode.masks.shape == (rows, len(environment.alphabet))
    assert episode.masks[np.arange(rows), episode.choices].all()
    assert set(episode.seats.tolist()) == {0, 1}
    assert episode.returns.sum() == 0


def test_what_is_seen_is_what_an_environment_shows():
    from rosenkrieg.ai.simulation import derived_seed

    (episode,) = self_play("rosenkoenig", 1, ("greedy", "random"), seed=3)
    environment = Environment("rosenkoenig", seed=derived_seed(3, "match", 0))
    for row, choice in enumerate(episode.choices):
        seat = environment.turn
        assert seat == episode.seats[row]
        assert np.array_equal(environment.observation(seat), episode.observations[row])
        environment.step(seat, int(choice))
    assert environment.over
    assert environment.returns() == tuple(episode.returns)


def test_processes_change_nothing_and_matches_differ():
    alone = list(self_play("rosenkoenig", 4, seed=7))
    shared = list(self_play("rosenkoenig", 4, seed=7, workers=2))
    assert all(map(same, alone, shared))
    assert not same(alone[0], alone[1])


def test_unknown_players_are_refused_at_once():
    with pytest.raises(UnknownPlayer, match="'nobody'"):
        self_play("rosenkoenig", 1, ("random", "nobody"))
