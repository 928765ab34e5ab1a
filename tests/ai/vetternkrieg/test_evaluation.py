"""The evaluation of the greedy player: its signs, and that it beats chance."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.ai.vetternkrieg.evaluation import evaluate
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.state import Rolling, State
from rosenkrieg.games.vetternkrieg.view import View
from tests.games.vetternkrieg.table import GAME, Doubting, E, M, Playing, position

HANDS = {"red": "E1 E4", "white": "E5 E6"}


def value(**facts: object) -> float:
    return evaluate(position(Playing(M), **{**HANDS, **facts}), M)


def test_what_one_side_gains_the_other_loses() -> None:
    state = position(Playing(M), north=(3, 1), half=(2, 1), **HANDS)
    assert evaluate(state, M) == pytest.approx(-evaluate(state, E))


def test_more_is_better() -> None:
    even = value()
    assert value(north=(2, 1)) > even + 2  # control
    assert value(north=(3, 1)) > value(north=(2, 1))
    assert value(reserve=(3, 2)) > even
    assert value(half=(1, 0)) > even
    assert value(won=("bosworth", "barnet hexham"), round=4) < value(
        won=("bosworth barnet", "hexham"), round=4
    )
    assert value(round=5, north=(2, 1)) > value(round=1, north=(2, 1))


def test_a_true_claim_is_better_than_a_wild_lie() -> None:
    true = position(Doubting(M, 1, "155", 10), half=(2, 2), red="E1", white="E5")
    lie = position(Doubting(M, 1, "155", 17), half=(2, 2), red="E1", white="E5")
    assert evaluate(true, M) > evaluate(lie, M)


def after_chance(state: State, seat: int) -> float:
    """The value of a position; where a die is about to fall, the mean over its faces."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return 1e6 if outcome.winner == seat else -1e6
    if not isinstance(state.phase, Rolling):
        return evaluate(state, seat)
    results = GAME.legal_actions(state, CHANCE)
    return sum(evaluate(GAME.apply(state, CHANCE, each), seat) for each in results) / len(results)


def best(view: View, legal: list, seat: int, rng: Random) -> object:
    """One move ahead, from what a seat sees."""
    states = [GAME.determinize(view, rng) for _ in range(4)]
    values = [sum(after_chance(GAME.apply(s, seat, each), seat) for s in states) for each in legal]
    return legal[values.index(max(values))]


def test_one_move_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(16):
        match = Match(GAME, seed=seed)
        rng = Random(seed)
        mine = seed % 2
        for actor in match.turns():
            legal = match.legal(actor)
            forward = actor == mine
            chosen = best(match.view(actor), legal, mine, rng) if forward else rng.choice(legal)
            match.act(actor, chosen)
        wins += match.outcome.winner == mine
    assert wins >= 13
