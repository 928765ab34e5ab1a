"""The rules against the slow reference, state by state, in thousands of random games."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import State
from tests.games.rosenkoenig.policies import POLICIES, Policy, evenly
from tests.games.rosenkoenig.reference import ReferenceGame
from tests.games.rosenkoenig.table import CARDS, NAMES

GAMES = 200  # for each policy, starter and moment of the reshuffle: 4000 in all

SQUARES = [(number % 9, number // 9) for number in range(81)]
SIDES = ("red", "white")


def names(mask: int) -> list[str]:
    return sorted(name for number, name in enumerate(CARDS) if mask >> number & 1)


def stones(state: State) -> dict[tuple[int, int], str]:
    return {
        square: SIDES[rose]
        for square, rose in zip(SQUARES, state.board, strict=False)
        if rose in (0, 1)
    }


def compare(state: State, table: ReferenceGame) -> list[str]:
    """Asserts that rules and reference agree on a position; what can be done there."""
    actors = [NAMES[actor] for actor in GAME.actors(state)]
    assert actors == ([table.actor] if table.actor else [])
    texts = [
        GAME.encode_action(action)
        for actor in GAME.actors(state)
        for action in GAME.legal_actions(state, actor)
    ]
    assert sorted(texts) == table.options()
    assert SQUARES[state.crown] == table.crown
    assert state.heroes == (table.heroes["red"], table.heroes["white"])
    assert state.pool == table.pool
    assert names(state.hands[0]) == sorted(table.hands["red"])
    assert names(state.hands[1]) == sorted(table.hands["white"])
    assert names(state.stock) == sorted(table.stock)
    assert names(state.discard) == sorted(table.discard)
    return texts


def compare_board(state: State, table: ReferenceGame) -> None:
    assert stones(state) == table.stones
    assert (scoring.score(state.board, 0), scoring.score(state.board, 1)) == table.scores()


def compare_outcome(state: State, table: ReferenceGame) -> None:
    outcome = GAME.outcome(state)
    if table.actor is not None:
        assert outcome is None
        return
    winner = None if outcome.winner is None else SIDES[outcome.winner]
    assert (winner, outcome.decided) == table.verdict()
    assert (outcome.reason, outcome.scores) == (table.end, table.scores())


def play_in_lockstep(policy: Policy, rng: Random, starter: str, reshuffle: str) -> None:
    state = GAME.initial_state({"starter": starter, "reshuffle": reshuffle})
    table = ReferenceGame(starter, reshuffle)
    seen = None
    while True:
        texts = compare(state, table)
        compare_outcome(state, table)
        if (state.board, state.pool, state.heroes) != seen:  # for either of them
            compare_board(state, table)
            seen = state.board, state.pool, state.heroes
        if not texts:
            return
        actor = GAME.actors(state)[0]
        text = evenly(texts, rng) if actor == CHANCE else policy(texts, rng)
        state = GAME.apply(state, actor, GAME.decode_action(text, actor))
        table.do(text)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize("reshuffle", ["at_once", "on_draw"])
@pytest.mark.parametrize("starter", ["red", "white"])
def test_random_games_in_lockstep(starter: str, reshuffle: str, policy: Policy) -> None:
    rng = Random(f"{starter} {reshuffle} {policy.__name__}")
    for _ in range(GAMES):
        play_in_lockstep(policy, rng, starter, reshuffle)


def test_reference_refuses_what_cannot_be_done() -> None:
    with pytest.raises(ValueError, match="chance cannot do"):
        ReferenceGame().do("N4")
