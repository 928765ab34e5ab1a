"""Rating lists and sequential tests say what the games say."""

from random import Random

import pytest

from rosenkrieg.ai.arena import Arena
from rosenkrieg.ai.rating import Ladder, picture, ratings
from rosenkrieg.core.errors import GameError


def pairs(rng: Random, chance: float, count: int) -> list[tuple[float, float]]:
    """Scores of a player who wins that often."""
    return [(float(rng.random() < chance), float(rng.random() < chance)) for _ in range(count)]


def test_ratings_recover_the_strength_that_made_the_games():
    """100 and 200 Elo apart: chances of 0.640, 0.760 and 0.849."""
    rng = Random(1)
    meetings = {
        ("b", "a"): pairs(rng, 0.640, 1500),
        ("c", "b"): pairs(rng, 0.760, 1500),
        ("c", "a"): pairs(rng, 0.849, 1500),
    }
    a, b, c = ratings(["a", "b", "c"], meetings)
    assert (a.elo, a.low, a.high) == (0.0, 0.0, 0.0)
    assert b.elo == pytest.approx(100, abs=15)
    assert c.elo == pytest.approx(300, abs=20)
    assert b.low < 100 < b.high
    assert c.step == pytest.approx(200, abs=20)
    assert c.step_low is not None
    assert c.step_high is not None
    assert c.step_low < 200 < c.step_high
    assert c.games == 6000


def test_a_player_who_wins_all_has_a_finite_rating():
    _, b = ratings(["a", "b"], {("b", "a"): [(1.0, 1.0)] * 10})
    assert 300 < b.elo < 1500


def test_a_ladder_meets_the_next_two_above():
    ladder = Ladder("rosenkoenig", ["random", "greedy", "squire"], 1)
    assert list(ladder.arenas) == [
        ("random", "greedy"),
        ("random", "squire"),
        ("greedy", "squire"),
    ]
    assert ladder.missing == 3
    narrow = Ladder("rosenkoenig", ["random", "greedy", "squire"], 1, reach=1)
    assert list(narrow.arenas) == [("random", "greedy"), ("greedy", "squire")]
    for wrong in (["random"], ["random", "random"]):
        with pytest.raises(GameError, match="two or more"):
            Ladder("rosenkoenig", wrong, 1)


def test_a_picture_names_everyone():
    rated = ratings(["random", "greedy"], {("greedy", "random"): [(1.0, 0.5)] * 5})
    drawn = picture("rosenkoenig", rated)
    assert drawn.index("greedy") < drawn.index("random")
    assert drawn.count("<circle") == 2


@pytest.mark.parametrize(("chance", "found"), [(0.64, 1), (0.5, -1)])
def test_a_sequential_test_finds_what_is_there(chance: float, found: int):
    """A player 100 Elo stronger, and an equal one, are told apart in nearly all of 60 tests."""
    rng, right, needed = Random(3), 0, 0
    for _ in range(60):
        arena = Arena("rosenkoenig", "greedy", "random", 1)
        while not arena.decided(0, 100) and len(arena.pairs) < 2000:
            arena.pairs += pairs(rng, chance, 1)
        right += arena.decided(0, 100) == found
        needed += len(arena.pairs)
    assert right >= 53
    assert needed / 60 < 200


def test_a_sequential_test_waits_for_a_spread():
    arena = Arena("rosenkoenig", "greedy", "random", 1)
    arena.pairs = [(1.0, 1.0)] * 7
    assert arena.decided(0, 10) == 0
    arena.pairs += [(1.0, 0.0), (1.0, 1.0)]
    assert arena.decided(0, 10) == 0 or arena.decided(-50, 0) == 1
