"""Random play over many matches, and counted positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from rosenkrieg.core.contract import CHANCE, Actor
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.state import State
from tests.games.vetternkrieg.table import GAME, M, Throwing, position

PERFT = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["count"]


@pytest.mark.parametrize("twists", ["off", "on"])
def test_hundreds_of_random_matches_keep_the_invariants(twists: str) -> None:
    ends: dict[str, int] = {}
    longest = draws = 0
    for seed in range(150):
        rng = Random(f"{twists} {seed}")
        state = GAME.initial_state({"twists": twists, "edition": "standard"})
        moves = chances = 0
        while actors := GAME.actors(state):
            actor = rng.choice(actors)
            legal = GAME.legal_actions(state, actor)
            weights = GAME.chance_weights(state) if actor == CHANCE else None
            assert len(legal) <= 200
            state = GAME.apply(state, actor, rng.choices(legal, weights)[0])
            GAME.check(state)
            moves += actor != CHANCE
            chances += actor == CHANCE
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winner is not None  # there is no draw
        ends[f"{outcome.reason} {outcome.decided}"] = (
            ends.get(f"{outcome.reason} {outcome.decided}", 0) + 1
        )
        longest, draws = max(longest, moves), max(draws, chances)
    assert longest < GAME.info.max_moves
    assert draws < GAME.info.max_draws
    assert set(ends) == {"england regions", "rounds regions", "rounds battles"}


def test_both_houses_win_about_equally_often_at_random() -> None:
    start = GAME.initial_state({"twists": "off", "edition": "standard"})
    rng = Random(11)
    wins = sum(GAME.outcome(playout(GAME, start, rng)[0]).winner == M for _ in range(600))
    assert 220 < wins < 380  # beyond six standard deviations somebody is favoured


def test_battles_alone_end() -> None:
    """Liars and doubters of all kinds, on full halves."""
    rng = Random(3)
    for seed in range(200):
        french = (rng.randint(0, 1), rng.randint(0, 1))
        state = position(Throwing(M, 1), half=(6, 6), french=french, red="E1", white="E2")
        exchanges = 0
        while not isinstance(state.phase, Throwing) or state.round == 1:
            if not GAME.actors(state) or GAME.view(state, None).phase in ("settle", "keep"):
                break
            actor = GAME.actors(state)[0]
            legal = GAME.legal_actions(state, actor)
            weights = GAME.chance_weights(state) if actor == CHANCE else None
            state = GAME.apply(state, actor, rng.choices(legal, weights)[0])
            exchanges += isinstance(state.phase, Throwing)
        assert exchanges < 60, seed


# perft


def perft(state: State, depth: int) -> int:
    """How many ways there are to play on so far; simultaneous seats in order."""
    actors = GAME.actors(state)
    if depth == 0 or not actors:
        return 1
    actor: Actor = actors[0]
    legal = GAME.legal_actions(state, actor)
    if depth == 1:
        return len(legal)
    return sum(perft(GAME.apply(state, actor, action), depth - 1) for action in legal)


def start_of(name: str) -> State:
    if name == "start":
        return GAME.initial_state({"twists": "off", "edition": "standard"})
    if name == "start with twists":
        return GAME.initial_state({"twists": "on", "edition": "standard"})
    assert name == "battle without cards"
    return position(Throwing(M, 1), half=(6, 6), reserve=(0, 0))


@pytest.mark.parametrize("count", PERFT, ids=lambda count: f"{count['position']} {count['depth']}")
def test_perft(count: dict) -> None:
    assert perft(start_of(count["position"]), count["depth"]) == count["count"]


def test_perft_of_a_battle_counted_by_hand() -> None:
    """Without last cards and with six troops each: throw, claim, answer, throw.

    Whatever was answered, the defender throws, as nobody can run out of troops.
    """
    throws, claims = len(dice.THROWS), 18
    counts = [throws, throws * claims, throws * claims * 2, throws * claims * 2 * throws]
    battle = [count["count"] for count in PERFT if count["position"] == "battle without cards"]
    assert battle == counts[: len(battle)]


def test_a_match_can_be_played_from_views_alone() -> None:
    """What a program does: legal actions and views, never the state."""
    match = Match("vetternkrieg", {"twists": "on"}, seed=9)
    rng = Random(9)
    for actor in match.turns():
        match.view(actor)
        match.act(actor, rng.choice(match.legal(actor)), match.version(actor))
    assert match.outcome is not None
