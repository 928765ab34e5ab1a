"""What is remembered to make views fast changes none of them: fresh ones are the same."""

from __future__ import annotations

import sys
from random import Random

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import VIEWERS, AnyGame
from rosenkrieg.core.match import Match
from rosenkrieg.testing.play import encoded

MATCHES = 4
CHECKED = 40
"""Positions of all matches of a game that are looked at afresh."""


def forget(game: AnyGame) -> int:
    """Empty everything that the game's modules remember; how many memories that were."""
    package = type(game).__module__.rpartition(".")[0]
    remembered = {
        id(value): value
        for name, module in sys.modules.items()
        if name.startswith(f"{package}.")
        for value in vars(module).values()
        if hasattr(value, "cache_clear") and not isinstance(value, type)
    }
    for value in remembered.values():
        value.cache_clear()
    return len(remembered)


def matches_of(key: str, rng: Random) -> list[Match]:
    """Matches with different options, played at random side by side, a view before each move."""
    game = registry.game(key)
    choices = [option for option in game.info.options if not option.free]
    options = [{each.name: rng.choice(each.values) for each in choices} for _ in range(MATCHES)]
    matches = [Match(key, chosen, seed=rng.getrandbits(30)) for chosen in options]
    while going := [match for match in matches if match.actors]:
        match = rng.choice(going)
        actor = rng.choice(match.actors)
        for viewer in VIEWERS:
            match.view(viewer)
        match.act(actor, rng.choice(match.legal(actor)))
    return matches


@pytest.mark.parametrize("key", registry.keys())
def test_a_view_is_the_same_with_nothing_remembered(key: str):
    rng = Random(f"fresh views {key}")
    game = registry.game(key)
    states = [state for match in matches_of(key, rng) for state in match.states]
    begin = rng.randrange(len(states) // 2)
    one_after_the_other = states[begin : begin + CHECKED]
    anywhere = rng.sample(states, CHECKED)
    for chosen in (one_after_the_other, anywhere):
        asked = [(state, viewer) for state in chosen for viewer in VIEWERS]
        remembering = [encoded(game.view(state, viewer)) for state, viewer in asked]
        for (state, viewer), seen in zip(asked, remembering, strict=True):
            forget(game)
            assert encoded(game.view(state, viewer)) == seen


def test_there_is_something_to_forget():
    assert forget(registry.game("richard3")) > 3
