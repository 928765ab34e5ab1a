"""The kernel of Rosenkönig plays by the rules."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.ai.rosenkoenig.foresight import position
from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.games.rosenkoenig.game import GAME
from tests.ai.rosenkoenig.against_rules import compare, dealt

kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")


@pytest.mark.parametrize("seed", range(0, 400, 40))
def test_the_kernel_agrees_with_the_rules_move_by_move(seed: int):
    assert sum(map(compare, range(seed, seed + 40))) > 40 * 50


def test_random_games_of_the_kernel_end_as_those_of_the_rules():
    """Shares of wins from one deal, by 4,000 games of the kernel and 400 of the rules."""
    start = dealt(Random(5), {})
    rng = Random(6)
    won = 0
    for _ in range(400):
        state = start
        while actors := GAME.actors(state):
            legal = GAME.legal_actions(state, actors[0])
            state = GAME.apply(state, actors[0], rng.choice(legal))
        won += GAME.outcome(state).winner == FIRST
    actions, red, white = position(start, SECOND).play_out(4000, 7)
    assert 4000 * 60 < actions < 4000 * 119
    assert red + white <= 4000
    assert abs(red / 4000 - won / 400) < 0.1  # four times the standard error


def test_the_same_seed_gives_the_same_random_games():
    at = position(dealt(Random(5), {}), SECOND)
    assert at.play_out(50, 7) == at.play_out(50, 7) != at.play_out(50, 8)


def test_turning_the_board_eight_ways_turns_what_follows():
    at = position(dealt(Random(9), {}), SECOND)
    for _ in range(10):
        at.act(at.actions()[0])
        if not at.actions():
            break
    turned = [at.turned(symmetry) for symmetry in range(8)]
    assert len({each.fields for each in turned}) == 8
    assert {len(each.actions()) for each in turned} == {len(at.actions())}
    assert turned[0].fields == at.fields


def test_a_board_of_the_wrong_size_is_refused():
    with pytest.raises(ValueError, match="expected 82 bytes of board, got 81"):
        kernel.Position(bytes(81), 40, (0, 0), (4, 4), 0, 0, 52, 0, 1, False, 1)
