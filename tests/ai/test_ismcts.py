"""Information-set search: repeatable, within its budget, and blind to what its seat cannot see."""

import time
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import msgpack

from rosenkrieg import CHANCE, FIRST, Match
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.richard3 import players as of_richard3
from rosenkrieg.ai.search.ismcts import InformationSetPlayer, by_views
from rosenkrieg.ai.search.walk import is_decided, walks
from rosenkrieg.ai.vetternkrieg import players as of_vetternkrieg
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.fairness import pick
from rosenkrieg.games.vetternkrieg.state import Dealing, Settling

KNOWN = {"vetternkrieg": of_vetternkrieg.KNOWLEDGE, "richard3": of_richard3.KNOWLEDGE}


def decisions(game: str, seed: int, every: int, count: int) -> list[tuple[Any, Any]]:
    """States of a random game in which a seat has something to choose, and the seat."""
    match = Match(game, seed=seed)
    rng = Random(seed)
    found: list[tuple[Any, Any]] = []
    for number, seat in enumerate(match.turns()):
        legal = match.legal(seat)
        if number % every == 0 and len(legal) > 1:
            found.append((match.state, seat))
        if len(found) == count:
            break
        match.act(seat, rng.choice(legal))
    return found


def searcher(game: str, seed: int, tries: int = 12) -> InformationSetPlayer:
    return InformationSetPlayer(registry.game(game), KNOWN[game], tries, Random(seed))


@pytest.mark.parametrize("game", KNOWN)
def test_the_choice_depends_on_nothing_that_the_seat_cannot_see(game: str):
    """States behind one view, as different as may be, lead to one choice and one tree."""
    rules = registry.game(game)
    differ = 0
    for state, seat in decisions(game, seed=4, every=7, count=6):
        view = rules.view(state, seat)
        legal = rules.legal_actions(state, seat)
        chosen = searcher(game, 8).choose(view, legal)
        assert chosen in legal
        for number in range(3):
            twin = rules.determinize(view, Random(number))
            differ += twin != state
            again = searcher(game, 8).choose(
                rules.view(twin, seat), rules.legal_actions(twin, seat)
            )
            assert again == chosen
    assert differ


@pytest.mark.parametrize("game", KNOWN)
def test_a_choice_is_legal_under_any_budget(game: str):
    rules = registry.game(game)
    for state, seat in decisions(game, seed=2, every=11, count=3):
        legal = rules.legal_actions(state, seat)
        for budget in (Budget(tries=1), Budget(tries=9), Budget(seconds=0.01)):
            assert searcher(game, 1).choose(rules.view(state, seat), legal, budget) in legal


def test_tries_are_counted_and_end_when_none_can_change_the_choice():
    rules = registry.game("vetternkrieg")
    ((state, seat),) = decisions("vetternkrieg", seed=1, every=1, count=1)
    looks = len(rules.legal_actions(state, seat))  # the first look at each is not a try
    saved = 0
    for seed in range(5):
        root = searcher("vetternkrieg", seed).search(rules.view(state, seat), Budget(tries=40))
        mine = root.options[seat].values()
        visits = sorted(option.visits for option in mine)
        left = 40 + looks - sum(visits)
        assert visits[-1] - visits[-2] > left >= 0 or left == 0
        assert all(option.visits <= option.possible <= 40 + looks for option in mine)
        saved += left
    assert saved


@given(st.lists(st.integers(0, 30), min_size=1), st.integers(0, 30))
def test_a_choice_is_decided_when_all_tries_left_cannot_change_it(visits: list[int], left: int):
    leader, *others = sorted(visits, reverse=True)
    assert is_decided(visits, left) == all(other + left < leader for other in (0, *others))


def test_a_search_goes_on_for_its_tries_but_not_beyond_its_time():
    assert list(walks(Budget(), 3)) == list(walks(Budget(tries=3), 9)) == [2, 1, 0]
    assert list(walks(Budget(seconds=60), 3)) == list(walks(Budget(60, 3), 9)) == [2, 1, 0]
    began = time.monotonic()
    assert len(list(walks(Budget(seconds=0.02), 10**9))) > 0
    assert time.monotonic() - began >= 0.02


def step(rules, state, rng):
    """Who acts next and what it does, at random."""
    actor = rng.choice(rules.actors(state))
    legal = rules.legal_actions(state, actor)
    if actor != CHANCE:
        return actor, rng.choice(legal)
    weights = rules.chance_weights(state)
    return actor, legal[pick(weights, rng.randrange(sum(weights)))]


@pytest.mark.parametrize("twists", ["off", "on"])
def test_what_is_seen_of_a_step_tells_as_much_as_the_views_after_it(twists: str):
    """Two states behind one view, a step each: the same is seen exactly if the views agree."""
    rules = registry.game("vetternkrieg")
    seen = KNOWN["vetternkrieg"].seen
    views = by_views(rules)
    rng = Random(5)
    same = different = 0
    for seed in range(6):
        state = rules.initial_state({"twists": twists, "edition": "standard"})
        while rules.actors(state):
            for seat in SEATS:
                twin = rules.determinize(rules.view(state, seat), rng)
                if rules.actors(twin) != rules.actors(state):
                    continue
                steps = []
                for start in (state, twin):
                    actor, action = step(rules, start, Random(seed))
                    after = rules.apply(start, actor, action)
                    steps.append((start, actor, action, after, seat))
                (one, two), (other_one, other_two) = ((seen(*each), views(*each)) for each in steps)
                if two == other_two:
                    assert one == other_one
                    same += 1
                else:
                    assert one != other_one or steps[0][1] != steps[1][1]
                    different += 1
            state = rules.apply(state, *step(rules, state, rng))
    assert same > 500
    assert different > 100


def test_simultaneous_choices_do_not_answer_each_other():
    """Both choose a card to give at the root; no node lies between their choices."""
    match = Match("vetternkrieg", seed=3)
    assert match.actors == (0, 1)
    root = searcher("vetternkrieg", 2).search(match.view(FIRST), Budget(tries=60))
    assert set(root.options) == {0, 1}


def test_no_search_goes_beyond_the_horizon():
    """With the second round as horizon nothing is valued but its beginning."""
    rules = registry.game("vetternkrieg")
    known = KNOWN["vetternkrieg"]
    valued = []

    def evaluate(state, seat):
        valued.append(state)
        return 0.0

    knowledge = Knowledge(evaluate, 1.0, 9, known.seen, horizon=lambda state: state.round == 2)
    start, seat = next(
        each
        for each in decisions("vetternkrieg", seed=1, every=1, count=80)
        if type(each[0].phase) is Settling
    )
    bot = InformationSetPlayer(rules, knowledge, 30, Random(0))
    bot.choose(rules.view(start, seat), rules.legal_actions(start, seat))
    assert start.round == 1
    assert {(state.round, type(state.phase)) for state in valued} == {(2, Dealing)}


def test_equal_seeds_play_equal_games():
    def moves(seed: int) -> list[bytes]:
        match = Match("vetternkrieg", seed=6)
        bots = [searcher("vetternkrieg", seed + seat, tries=5) for seat in SEATS]
        for seat in match.turns():
            match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
            if len(match.moves) > 60:
                break
        return [msgpack.encode(str(move)) for move in match.moves]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)
