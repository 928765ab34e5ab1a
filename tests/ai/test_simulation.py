"""Many games, all games to a depth, and the signature of the benchmark."""

from collections import Counter
from itertools import islice
from math import perm
from random import Random
from typing import Any

import pytest

from rosenkrieg.ai import simulation
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.player import player
from rosenkrieg.ai.simulation import (
    Bot,
    Job,
    Simulation,
    derived_seed,
    perft,
    play,
    signature,
)
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.core.errors import BadOptions, GameError, UnknownPlayer
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout
from rosenkrieg.core.record import Record, record
from tests.proving.game import GAME as PROVING

ROSENKOENIG = registry.game("rosenkoenig")


def start(game: AnyGame) -> object:
    return game.initial_state(game.info.complete({}))


# games


def test_seeds_are_spread_and_fit_into_every_reader_of_json():
    seeds = {derived_seed(seed, "game", number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert max(seeds) < 2**53


def test_a_derived_seed_is_the_same_on_every_machine():
    assert derived_seed(7, "game", 3) == 8068268834256363


def test_one_seed_gives_one_game():
    job = Job("rosenkoenig", {}, (Bot("greedy", 1), Bot("random", 2)), seed=3, keeps_record=True)
    assert play(job) == play(job)


def test_the_seeds_of_chance_and_of_both_players_matter():
    jobs = [
        Job("rosenkoenig", {}, (Bot("random", one), Bot("random", two)), seed, keeps_record=True)
        for one, two, seed in ((1, 2, 3), (1, 2, 4), (1, 5, 3), (5, 2, 3))
    ]
    assert len({play(job).record for job in jobs}) == 4


def test_moves_are_those_of_the_seats():
    played = play(Job("rosenkoenig", {}, (Bot("random", 1), Bot("random", 2)), 3, True))
    assert played.record is not None
    kept = Record.from_json(played.record)
    assert played.moves == sum(actor != "chance" for actor, _ in kept.moves)
    assert kept.players == ("random", "random")
    assert kept.verify().draws_checked == len(kept.moves) - played.moves


def test_a_random_player_that_is_spared_the_view_plays_as_with_it():
    match: Match[Any, Any, Any] = Match("rosenkoenig", seed=3)
    players = [player("rosenkoenig", "random", seed) for seed in (1, 2)]
    while match.actors:
        seat = Seat(match.actors[0])
        match.act(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    played = play(Job("rosenkoenig", {}, (Bot("random", 1), Bot("random", 2)), 3, True))
    assert played.record == record(match, players=("random", "random")).to_json()


def test_what_is_wrong_is_said_before_the_first_game():
    with pytest.raises(UnknownPlayer, match=r"expected a player .* got 'stockfish'"):
        Simulation("rosenkoenig", 5, bots=("random", "stockfish"))
    with pytest.raises(BadOptions, match="starter"):
        Simulation("rosenkoenig", 5, options={"starter": "blue"})


def test_the_summary_adds_up():
    run = Simulation("rosenkoenig", 30, seed=5)
    games = list(run.run())
    summary = run.summary()
    assert summary.games == len(games) == 30
    assert summary.moves == sum(game.moves for game in games)
    assert sum(summary.wins.values()) + summary.draws == 30
    assert summary.wins == {
        "red": sum(game.outcome.winner == 0 for game in games),
        "white": sum(game.outcome.winner == 1 for game in games),
    }
    assert summary.ends == Counter(game.outcome.reason for game in games)
    assert summary.length.min == min(game.moves for game in games)
    assert summary.length.max == max(game.moves for game in games)
    assert summary.length.mean == round(summary.moves / 30, 2)


def test_the_first_games_of_a_long_simulation_are_those_of_a_short_one():
    assert list(islice(Simulation("rosenkoenig", 50).run(), 5)) == list(
        Simulation("rosenkoenig", 5).run()
    )


def test_the_option_reaches_the_game():
    run = Simulation("rosenkoenig", 1, options={"starter": "white"})
    (played,) = run.run(keeps_records=True)
    assert played.record is not None
    first = next(actor for actor, _ in Record.from_json(played.record).moves if actor != "chance")
    assert first == "white"


def test_processes_change_nothing_but_the_time():
    alone = list(Simulation("rosenkoenig", 20, ("greedy", "random"), 9).run(1, True))
    shared = list(Simulation("rosenkoenig", 20, ("greedy", "random"), 9).run(2, True))
    assert alone == shared


def test_a_machine_with_other_players_is_refused():
    job = Job("rosenkoenig", {}, (Bot("greedy", 1), Bot("random", 2)), seed=3)
    here = simulation._made("rosenkoenig", "greedy", "random")
    assert simulation._play_alike((job, here)) == play(job)
    with pytest.raises(GameError, match="the same rules, players and kernels on every machine"):
        simulation._play_alike((job, ("another", here[1])))


# perft


def slow_perft(game: AnyGame, state: object, depth: int) -> int:
    """As the word is defined, without any short cut."""
    if depth == 0:
        return 1
    return sum(
        slow_perft(game, game.apply(state, actor, action), depth - 1)
        for actor in game.actors(state)[:1]
        for action in game.legal_actions(state, actor)
    )


def test_the_deal_is_counted_card_by_card():
    counts = list(perft(ROSENKOENIG, start(ROSENKOENIG), 6))
    assert counts == [perm(24, cards) for cards in range(1, 7)]


@pytest.mark.parametrize("kept", [0, 5, 100_000])
def test_merging_states_changes_no_count(kept: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulation, "_MERGED_STATES", kept)
    rng = Random(4)
    state = start(ROSENKOENIG)
    for _ in range(16):
        actor = ROSENKOENIG.actors(state)[0]
        state = ROSENKOENIG.apply(state, actor, rng.choice(ROSENKOENIG.legal_actions(state, actor)))
    expected = [slow_perft(ROSENKOENIG, state, depth) for depth in range(1, 6)]
    assert list(perft(ROSENKOENIG, state, 5)) == expected
    assert expected[-1] > expected[0] > 1


def test_seats_that_choose_at_once_are_taken_in_order():
    counts = list(perft(PROVING, start(PROVING), 3))
    assert counts == [slow_perft(PROVING, start(PROVING), depth) for depth in (1, 2, 3)]


def test_nothing_comes_after_the_end():
    over, _ = playout(ROSENKOENIG, start(ROSENKOENIG), Random(1))
    assert list(perft(ROSENKOENIG, over, 3)) == [0, 0, 0]


# speed


def test_the_signature_begins_with_the_moves_of_fifty_random_games():
    games = [playout(ROSENKOENIG, start(ROSENKOENIG), Random(seed))[1] for seed in range(50)]
    assert signature("rosenkoenig").partition("-")[0] == str(sum(games))
    assert signature("rosenkoenig") == signature("rosenkoenig")


def test_the_signature_changes_with_what_a_player_chooses(monkeypatch: pytest.MonkeyPatch):
    """Also where the rules stay as they are."""
    moves, _, choices = signature("rosenkoenig").partition("-")
    monkeypatch.setattr(GreedyPlayer, "choose", lambda self, view, legal, budget: legal[-1])
    changed = signature("rosenkoenig").partition("-")
    assert changed[0] == moves
    assert changed[2] != choices
