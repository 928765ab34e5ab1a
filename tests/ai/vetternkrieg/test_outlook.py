"""What the search of Vetternkrieg thinks of positions."""

from random import Random

import pytest

from rosenkrieg import FIRST, SECOND
from rosenkrieg.ai.vetternkrieg.outlook import SURE, is_horizon, outlook
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.vetternkrieg.state import Dealing, Keeping, Playing, Settling, Throwing
from tests.games.vetternkrieg.table import GAME, E, M, position


def sure(odds: float) -> bool:
    return abs(odds) >= SURE - 1e-6


def random_states(seed: int, twists: str) -> list[object]:
    rng = Random(seed)
    state = GAME.initial_state({"twists": twists, "edition": "standard"})
    states = []
    while GAME.actors(state):
        states.append(state)
        actor = rng.choice(GAME.actors(state))
        state = GAME.apply(state, actor, rng.choice(GAME.legal_actions(state, actor)))
    return [*states, state]


@pytest.mark.parametrize("twists", ["off", "on"])
def test_what_one_house_hopes_the_other_fears(twists: str):
    for seed in range(4):
        for state in random_states(seed, twists):
            odds = outlook(state, FIRST)
            assert odds == -outlook(state, SECOND)
            assert -SURE - 2 <= odds <= SURE + 2


def test_the_end_of_a_game_is_certain():
    for seed in range(12):
        final = random_states(seed, "off")[-1]
        odds = outlook(final, GAME.outcome(final).winner)
        assert odds == SURE


def test_survivors_that_decide_the_last_round_are_seen_to_settle():
    facts = {"round": 5, "north": (1, 2), "central": (1, 1), "south": (1, 0), "field": "towton"}
    state = position(Settling(M), half=(2, 0), red="E1", white="E2", owner=M, **facts)
    assert sure(outlook(state, M))
    assert outlook(state, M) > 0


def test_a_field_without_troops_is_its_owners():
    """The last round, regions equal, two battles each: the battle decides."""
    facts = {"round": 5, "reserve": (0, 0), "field": "towton", "red": "E1", "white": "E2"}
    won = ("st_albans wakefield", "hexham barnet")
    for owner in (M, E):
        state = position(Throwing(M, 1), owner=owner, won=won, **facts)
        assert sure(outlook(state, owner))
        assert outlook(state, owner) > 0


def test_more_troops_on_the_field_are_better():
    odds = [
        outlook(position(Throwing(M, 1), half=(mine, 2), red="E1", white="E2"), M)
        for mine in (1, 2, 3, 4)
    ]
    assert odds == sorted(odds)


def test_a_region_more_is_better_in_every_round():
    for round in (1, 2, 3, 4):
        held = position(Keeping((None, None)), round=round, north=(2, 1), red="E1", white="E2")
        even = position(Keeping((None, None)), round=round, north=(1, 1), red="E1", white="E2")
        assert outlook(held, M) > outlook(even, M)


def test_battles_and_new_rounds_are_the_horizon():
    assert is_horizon(position(Throwing(M, 1), half=(1, 1), red="E1", white="E2"))
    assert not is_horizon(position(Playing(M), red="E1 E3", white="E2 E4"))
    start = GAME.initial_state({"twists": "off", "edition": "standard"})
    assert isinstance(start.phase, Dealing)
    assert GAME.actors(start) == (CHANCE,)
    assert is_horizon(start)
