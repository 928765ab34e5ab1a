"""Chance counts by its weights: one move ahead, in searches, in random play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.search.walk import drawn
from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SECOND,
    Actor,
    Game,
    GameInfo,
    Message,
    OptionValue,
    Outcome,
    Viewer,
)
from rosenkrieg.core.playout import playout
from tests.distribution import assert_drawn_from


class State(Struct, frozen=True):
    """What was bet on, and what it brought."""

    bet: str = ""
    worth: int | None = None
    viewer: Viewer = FIRST


class Bets(Game[State, str, State]):
    """FIRST bets once; chance says what the bet is worth."""

    info = GameInfo("bets", "Bets", ("one", "two"), 1, 1, 1, chance=True)
    state_type = view_type = State

    def __init__(self, bets: dict[str, dict[int, int]], ends: bool = False) -> None:
        self.bets = bets  # name -> worth -> weight
        self.ends = ends

    def initial_state(self, options: Mapping[str, OptionValue]) -> State:
        return State()

    def actors(self, state: State) -> tuple[Actor, ...]:
        if not state.bet:
            return (FIRST,)
        if state.worth is None:
            return (CHANCE,)
        return () if self.ends else (SECOND,)

    def legal_actions(self, state: State, actor: Actor) -> Sequence[str]:
        if actor == CHANCE:
            return [str(worth) for worth in self.bets[state.bet]]
        return list(self.bets)

    def chance_weights(self, state: State) -> Sequence[int]:
        return list(self.bets[state.bet].values())

    def apply(self, state: State, actor: Actor, action: str) -> State:
        return State(state.bet, int(action)) if actor == CHANCE else State(action)

    def outcome(self, state: State) -> Outcome | None:
        if state.worth is None or not self.ends:
            return None
        return Outcome(FIRST if state.worth > 0 else SECOND, "paid", (state.worth, 0))

    def view(self, state: State, viewer: Viewer) -> State:
        return state

    def determinize(self, view: State, rng: Random) -> State:
        return view

    def narrate(self, *move: Any) -> Sequence[Message]:
        return ()

    def prompt(self, view: State) -> Message:
        return Message("bet")

    def path(self, action: str) -> tuple[str, ...]:
        return (action,)

    def why_not(self, view: State, path: tuple[str, ...]) -> None:
        return None

    def encode_action(self, action: str) -> str:
        return action

    def decode_action(self, text: str, actor: Actor = FIRST) -> str:
        return text


def choice(game: Bets) -> str:
    """What greedy bets on if a position is worth what the bet has brought."""
    knowledge = Knowledge(lambda state, seat: float(state.worth or 0), scale=1, rollout=0)
    chosen: str = GreedyPlayer(game, knowledge, Random(1)).choose(State(), list(game.bets))
    return chosen


@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize(
    ("bets", "best"),
    [
        (
            {"long": {12: 1, -10: 9}, "sure": {1: 1}},
            "sure",
        ),  # the plain mean is 1, the true one -7.8
        ({"long": {-12: 1, 10: 9}, "sure": {0: 1}}, "long"),
        ({"even": {4: 5, -4: 5}, "tilted": {4: 6, -4: 5}}, "tilted"),
        ({"often": {3: 8, -1: 2}, "rarely": {3: 2, -1: 8}}, "often"),
    ],
)
def test_greedy_weighs_what_chance_may_bring(
    bets: dict[str, dict[int, int]], best: str, ends: bool
) -> None:
    assert choice(Bets(bets, ends)) == best


def test_greedy_takes_weights_in_the_order_of_the_results() -> None:
    one = {"bet": {5: 7, -5: 1}, "sure": {0: 1}}
    two = {"bet": {5: 1, -5: 7}, "sure": {0: 1}}
    assert (choice(Bets(one)), choice(Bets(two))) == ("bet", "sure")


WORTHS = {1: 1, 2: 7, 3: 2, 4: 10}


@pytest.mark.parametrize("even", [False, True])
def test_a_search_draws_results_by_their_weights(even: bool) -> None:
    weights = dict.fromkeys(WORTHS, 1) if even else WORTHS
    game, rng = Bets({"bet": weights}), Random(2)
    results = [int(drawn(game, State("bet"), rng)) for _ in range(2_000)]
    assert_drawn_from(results, weights)


@pytest.mark.parametrize("even", [False, True])
def test_random_play_draws_results_by_their_weights(even: bool) -> None:
    weights = dict.fromkeys(WORTHS, 1) if even else WORTHS
    game, rng = Bets({"bet": weights}, ends=True), Random(2)
    ends = [playout(game, State(), rng)[0].worth for _ in range(2_000)]
    assert_drawn_from(ends, weights)
