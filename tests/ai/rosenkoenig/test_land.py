"""What the search of Rosenkönig thinks of a position."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.ai.rosenkoenig.land import (
    CHOICE,
    HERO,
    HERO_EARLY,
    MOST_PROMISED,
    POINT,
    POINT_EARLY,
    PROMISE,
    odds,
)
from rosenkrieg.core.contract import FIRST, SEATS, SECOND
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.play import plays
from rosenkrieg.games.rosenkoenig.state import EMPTY, State
from rosenkrieg.games.rosenkoenig.tables import ROSE, SQUARES, cards_in
from tests.games.rosenkoenig.table import position


def promised(state: State, seat: int) -> int:
    """What a rose on each empty square would bring, by placing it and counting."""
    board, now = state.board, scoring.score(state.board, SEATS[seat])
    gains = [
        scoring.score(board[:square] + ROSE[seat] + board[square + 1 :], SEATS[seat]) - now
        for square in range(len(SQUARES))
        if board[square] == EMPTY
    ]
    return sum(min(gain, MOST_PROMISED) for gain in gains)


def reckoned(state: State) -> float:
    """The evaluation for Red, in the plainest words."""
    left = state.pool / 52
    points, promise, heroes, choices = (
        [scoring.score(state.board, seat) for seat in SEATS],
        [promised(state, seat) for seat in SEATS],
        state.heroes,
        [
            len(plays(state.board, state.crown, cards_in(hand), seat, state.heroes[seat]))
            for seat, hand in zip(SEATS, state.hands, strict=True)
        ],
    )
    return (
        (POINT - POINT_EARLY * left) * (points[0] - points[1])
        + PROMISE * (promise[0] - promise[1])
        + (HERO - HERO_EARLY * left) * (heroes[0] - heroes[1])
        + CHOICE * (choices[0] - choices[1])
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_evaluation_is_the_sum_of_what_it_counts(seed: int):
    rng = Random(seed)
    state = GAME.initial_state(GAME.info.complete({}))
    while actors := GAME.actors(state):
        assert odds(state, FIRST) == pytest.approx(reckoned(state))
        assert odds(state, SECOND) == -odds(state, FIRST)
        legal = GAME.legal_actions(state, actors[0])
        state = GAME.apply(state, actors[0], legal[int(rng.random() * len(legal))])


@pytest.mark.parametrize("picture", ["5 rwrwRwrwr", "6 rwrwRwrwr\n4 wrwrwrwrw\n2 rwrwrwrwr"])
def test_a_hero_more_is_better_and_late_in_the_match_still_more(picture: str):
    ahead, level = (
        position(picture, red="N1 N2", white="N3 S1", heroes=heroes) for heroes in ((3, 2), (2, 2))
    )
    stones_left = ahead.pool / 52
    gain = odds(ahead, FIRST) - odds(level, FIRST)
    assert gain == pytest.approx(1.24 - 1.02 * stones_left)
