"""Elo and its interval, and pairs that favour nobody."""

from random import Random
from statistics import fmean

import pytest

from rosenkrieg.ai.arena import Arena, elo, interval
from rosenkrieg.core.errors import UnknownPlayer


@pytest.mark.parametrize(
    ("score", "difference"),
    # the usual table: 400 * log10(score / (1 - score))
    [(0.5, 0.0), (0.64, 100.0), (0.75, 190.8), (0.9, 381.7), (0.99, 798.3), (0.25, -190.8)],
)
def test_elo_of_known_scores(score: float, difference: float):
    assert elo(score) == difference


def test_elo_has_no_bound_at_all_or_nothing():
    assert elo(1.0) is None
    assert elo(0.0) is None


def test_the_interval_comes_from_pairs():
    """By hand: mean 0.6, deviations squared sum 0.275, 9 degrees of freedom."""
    scores = [0.5, 0.5, 0.5, 0.75, 0.5, 1.0, 0.5, 0.75, 0.5, 0.5]
    low, high = interval(scores)
    half = 1.959964 * (0.275 / 9) ** 0.5 / 10**0.5
    assert fmean(scores) == pytest.approx(0.6)
    assert low == pytest.approx(0.6 - half, abs=1e-6)
    assert high == pytest.approx(0.6 + half, abs=1e-6)


def test_the_interval_stays_within_possible_scores():
    low, high = interval([1.0, 1.0, 1.0, 0.0])
    assert high == 1.0
    assert 0.0 <= low < 0.75


def test_without_spread_the_number_of_pairs_says_how_sure_it_is():
    """The rule of three: what never happened in n tries may still happen in 3 of n."""
    low, high = interval([1.0] * 100)
    assert high == pytest.approx(1.0)
    assert low == pytest.approx(1 - 3 / 100, abs=0.002)
    low, high = interval([0.5] * 100)
    assert low < 0.5 < high
    assert interval([1.0])[0] == pytest.approx(0.05)


def test_nineteen_of_twenty_intervals_hold_the_truth():
    """400 arenas of 100 pairs between equals; three standard errors for the count itself."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        scores = [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(100)]
        low, high = interval(scores)
        held += low <= 0.5 <= high
    error = 3 * (0.95 * 0.05 / 400) ** 0.5
    assert abs(held / 400 - 0.95) < error


def test_both_games_of_a_pair_have_the_same_chance_and_other_seats():
    arena = Arena("rosenkoenig", "greedy", "random", 3, seed=2)
    jobs = list(arena._jobs())
    for first, second in zip(jobs[::2], jobs[1::2], strict=True):
        assert first.seed == second.seed
        assert first.bots == tuple(reversed(second.bots))
        assert [bot.name for bot in first.bots] == ["greedy", "random"]
    assert len({job.seed for job in jobs}) == 3


def test_a_player_is_no_better_than_itself_and_greedy_beats_random():
    even = Arena("rosenkoenig", "random", "random", 60)
    list(even.run())
    standing = even.standing()
    assert standing.elo_low is not None
    assert standing.elo_high is not None
    assert standing.elo_low < 0 < standing.elo_high
    strong = Arena("rosenkoenig", "greedy", "random", 20)
    list(strong.run())
    assert strong.standing().elo_low > 100


def test_the_standing_is_that_of_a():
    there, back = (
        Arena("rosenkoenig", a, b, 10, seed=4)
        for a, b in (("greedy", "random"), ("random", "greedy"))
    )
    list(there.run())
    list(back.run())
    assert there.standing().score > 0.5 > back.standing().score
    one = there.standing()
    assert one.wins + one.draws + one.losses == 2 * one.pairs == 20
    assert one.score == (one.wins + one.draws / 2) / 20


def test_processes_change_nothing():
    alone, shared = (Arena("rosenkoenig", "greedy", "random", 12, seed=1) for _ in range(2))
    assert list(alone.run(1)) == list(shared.run(2))


def test_unknown_players_are_refused_at_once():
    with pytest.raises(UnknownPlayer, match="'stockfish'"):
        Arena("rosenkoenig", "random", "stockfish", 1)
