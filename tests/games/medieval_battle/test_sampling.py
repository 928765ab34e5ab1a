"""Samples of armies that are still secret: every way to recruit is as likely as any other. [R14]"""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.core.contract import Viewer
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import Recruiting, State
from tests.distribution import assert_drawn_from

DRAWN = 3_000


def recruited(choices: int) -> State:
    """Red has made so many of its two choices."""
    state = GAME.initial_state(GAME.info.complete({}))
    for _ in range(choices):
        state = GAME.apply(state, 0, GAME.legal_actions(state, 0)[-1])
    return state


def armies(state: State, viewer: Viewer) -> list[tuple[int, ...]]:
    """Red's choice in states sampled from what a viewer sees."""
    view, rng, drawn = GAME.view(state, viewer), Random(3), []
    for _ in range(DRAWN):
        phase = GAME.determinize(view, rng).phase
        assert type(phase) is Recruiting
        drawn.append(phase.chosen[0])
    return drawn


def mounted() -> list[tuple[int, ...]]:
    """What can be recruited first, from the legal actions."""
    start = recruited(0)
    steps = (GAME.apply(start, 0, action) for action in GAME.legal_actions(start, 0))
    return [step.phase.chosen[0] for step in steps if type(step.phase) is Recruiting]


@pytest.mark.parametrize("viewer", [1, None])
def test_r14_any_mounted_units_of_an_army_that_is_whole(viewer: Viewer) -> None:
    drawn = armies(recruited(2), viewer)
    assert_drawn_from((army[:3] for army in drawn), mounted())


def test_r14_any_units_on_foot_beside_them() -> None:
    start = recruited(0)
    place: dict[tuple[int, ...], tuple[int, int]] = {}
    for action in GAME.legal_actions(start, 0):
        half = GAME.apply(start, 0, action)
        wholes = [GAME.apply(half, 0, rest) for rest in GAME.legal_actions(half, 0)]
        for number, whole in enumerate(wholes):
            if type(whole.phase) is Recruiting:
                place[whole.phase.chosen[0]] = (number, len(wholes))
    for size in {size for _, size in place.values()} - {1}:
        drawn = [place[army][0] for army in armies(recruited(2), 1) if place[army][1] == size]
        if len(drawn) >= 20 * size:
            assert_drawn_from(drawn, range(size))


@pytest.mark.parametrize("viewer", [1, None])
def test_r14_a_choice_that_is_not_whole_has_begun_or_not(viewer: Viewer) -> None:
    drawn = armies(recruited(0), viewer)
    begun = mounted()
    assert_drawn_from(drawn, {(): len(begun)} | dict.fromkeys(begun, 1))
