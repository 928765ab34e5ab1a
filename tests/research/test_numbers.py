"""Ids and numbers of every game: complete, stable, and never more than a view."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import rosenkrieg
from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.errors import BadOptions, GameError, IllegalAction
from rosenkrieg.core.match import Match
from rosenkrieg.research import Batch, Environment, NoNumbers, alphabet, layout, self_play
from tests.shipped import SHIPPED

MATCHES = {"richard3": 2, "medieval_battle": 3}

IDS = {
    "medieval_battle": (505, "b2b7bbf4"),
    "rampant": (510, "1213938d"),
    "richard3": (121, "7f01b4d2"),
    "rosenkoenig": (25, "f9f9bf1d"),
    "vetternkrieg": (196, "7148b7d0"),
}
"""How many ids a game has, and a digest of their meanings; new ones change only the number."""


def options(key: str, rng: Random) -> dict[str, object]:
    """Options drawn at random; those that take any text keep their default or a named value."""
    return {
        option.name: rng.choice(option.values)
        for option in rosenkrieg.game(key).info.options
        if not option.free or option.name == "map"
    }


def matches(key: str) -> Iterator[Match]:
    """Random matches, at every position."""
    for number in range(MATCHES.get(key, 6)):
        rng = Random(number)
        match = Match(key, options(key, rng), seed=number)
        for actor in match.turns():
            yield match
            match.act(actor, rng.choice(match.legal(actor)))
        yield match


@pytest.mark.parametrize("key", SHIPPED)
def test_every_thing_of_every_action_has_an_id(key: str):
    ids = alphabet(key).ids
    for match in matches(key):
        for seat in SEATS:
            for action in match.legal(seat):
                assert all(thing in ids for thing in match.game.path(action))


@pytest.mark.parametrize("key", SHIPPED)
def test_ids_keep_their_meaning(key: str):
    count, digest = IDS[key]
    things = alphabet(key).things
    assert len(things) >= count
    kept = "\n".join(things[:count]).encode()
    assert hashlib.sha256(kept).hexdigest()[:8] == digest, "new things are appended"


@pytest.mark.parametrize("key", SHIPPED)
def test_every_view_can_be_written_in_numbers(key: str):
    numbers = layout(key)
    told: dict[bytes, object] = {}
    for match in matches(key):
        for seat in SEATS:
            view = match.view(seat)
            row = numbers(view)
            assert row.shape == (len(numbers),)
            assert np.isfinite(row).all()
            assert (row == numbers(view)).all()
            told.setdefault(row.tobytes(), view)
    assert len(told) > 100, "positions are told apart"


def test_numbers_say_what_they_mean():
    match = Match("rosenkoenig", seed=1)
    row, names = layout("rosenkoenig")(match.view(0)), layout("rosenkoenig").names
    there = {name for name, number in zip(names, row, strict=True) if number}
    assert {"phase=turn", "crown=e5", "heroes[0]", "pool"} <= there
    assert {f"hands[0] has {card}" for card in match.view(0).hands[0]} <= there


def test_a_field_that_is_not_laid_out_is_noticed():
    from rosenkrieg.games.rosenkoenig.view import View
    from rosenkrieg.research.layout import Layout

    with pytest.raises(TypeError, match="crown"):
        Layout(View, names={"viewer": (0, 1), "turn": (0, 1)}, most={})


@pytest.mark.parametrize("key", SHIPPED)
def test_numbers_do_not_tell_more_than_the_view(key: str):
    """Positions sampled from a view have the same numbers, whatever is hidden."""
    game = rosenkrieg.game(key)
    rng = Random(5)
    match = Match(key, options(key, rng), seed=5)
    for number, actor in enumerate(match.turns()):
        if number % 9 == 0:
            twin = Environment(key, match.options)
            for seat in SEATS:
                if seat in match.actors:
                    twin.state = match.state
                    here = twin.observation(seat), twin.information_state(seat)
                    twin.state = game.determinize(match.view(seat), rng)
                    assert (twin.observation(seat) == here[0]).all()
                    assert twin.information_state(seat) == here[1]
        if number > 150:
            break
        match.act(actor, rng.choice(match.legal(actor)))


@pytest.mark.parametrize("key", SHIPPED)
def test_an_environment_plays_by_the_rules(key: str):
    """Touching things one by one offers and plays exactly the legal actions."""
    rng, ids = Random(3), alphabet(key).ids
    environment = Environment(key)
    game = environment.game
    for _ in range(80):
        turn, state = environment.turn, environment.state
        if environment.over:
            break
        if turn is None:
            environment.happen(rng.randrange(len(environment.chance())))
            continue
        wanted = rng.choice(game.legal_actions(state, turn))
        touched: tuple[str, ...] = ()
        for thing in game.path(wanted):
            paths = map(game.path, game.legal_actions(state, turn))
            offered = {ids[path[len(touched)]] for path in paths if path[: len(touched)] == touched}
            assert set(environment.choices(turn)) == offered
            assert set(np.flatnonzero(environment.mask(turn))) == offered
            environment.step(turn, ids[thing])
            touched += (thing,)
        assert environment.state == game.apply(state, turn, wanted)


def test_the_same_seed_gives_the_same_match():
    def played(seed: int) -> list[str]:
        environment, rng = Environment("vetternkrieg", seed=seed), Random(1)
        states = []
        while environment.turn is not None:
            turn = environment.turn
            environment.step(turn, rng.choice(environment.choices(turn)))
            states.append(environment.information_state(turn))
        return states

    assert played(4) == played(4)
    assert played(4) != played(5)


def test_copies_go_their_own_way_with_the_same_chance():
    environment = Environment("richard3", seed=8)
    other = environment.clone()
    for each in (environment, other):
        for _ in range(40):
            assert each.turn is not None
            each.step(each.turn, each.choices(each.turn)[0])
    assert environment.state == other.state


def test_a_secret_choice_waits_for_the_other_one():
    environment = Environment("vetternkrieg", seed=2)
    assert environment.due == SEATS
    first = environment.information_state(SEATS[1])
    environment.step(SEATS[0], environment.choices(SEATS[0])[0])
    assert environment.due == (SEATS[1],)
    told = environment.observation_text(SEATS[1])
    another = Environment("vetternkrieg", seed=2)
    another.step(SEATS[0], another.choices(SEATS[0])[1])
    assert another.observation_text(SEATS[1]) == told
    assert told != first


def test_recall_tells_apart_what_led_to_a_position():
    def at(*order: int) -> str:
        environment = Environment("vetternkrieg", seed=2, recall=True)
        environment.step(SEATS[0], environment.choices(SEATS[0])[order[0]])
        environment.step(SEATS[1], environment.choices(SEATS[1])[0])
        return environment.information_state(SEATS[0]).split("\n")[0]

    assert at(0) != at(1)


def test_an_id_that_is_not_offered_changes_nothing():
    environment = Environment("rosenkoenig", seed=1)
    state = environment.state
    for choice in (-1, 24, 25, 10**9):
        with pytest.raises(IllegalAction, match="expected red to choose"):
            environment.step(SEATS[0], choice)
    assert environment.state is state


def test_chance_can_be_played_by_hand():
    environment = Environment("rosenkoenig")
    assert environment.turn is None
    chance = environment.chance()
    assert sum(chance) == pytest.approx(1)
    name = environment.chance_name(3)
    environment.happen(3)
    assert len(environment.chance()) == len(chance) - 1
    assert name not in [environment.chance_name(n) for n in range(len(chance) - 1)]
    with pytest.raises(IllegalAction):
        environment.happen(len(chance))


def test_other_editions_and_games_have_no_numbers():
    with pytest.raises(NoNumbers, match="nosuchgame"):
        alphabet("nosuchgame")
    with pytest.raises(BadOptions):
        Environment("rosenkoenig", {"starter": "green"})


def test_a_batch_plays_what_single_matches_play():
    batch = Batch("rosenkoenig", 3, seed=10)
    single = [Environment("rosenkoenig", seed=10 + number) for number in range(3)]
    ended = 0
    for _ in range(130):
        masks, turns = batch.masks(), batch.turns()
        rows = batch.observations()
        choices = masks.argmax(axis=1)
        for number, environment in enumerate(single):
            if ended == 0:
                assert environment.turn == turns[number]
                assert (environment.observation(environment.turn) == rows[number]).all()
                environment.step(environment.turn, int(choices[number]))
        returns, over = batch.step(choices)
        ended += int(over.sum())
        assert (returns.sum(axis=1) == 0).all()
        assert not returns[~over].any()
    assert ended >= 3


def test_a_batch_refuses_a_step_as_a_whole():
    batch = Batch("rosenkoenig", 3, seed=1)
    choices = batch.masks().argmax(axis=1)
    before = batch.observations()
    choices[2] = 24 if not batch.masks()[2, 24] else 23
    with pytest.raises(IllegalAction):
        batch.step(choices)
    with pytest.raises(ValueError, match="expected a choice for each of 3 matches"):
        batch.step(choices[:2])
    assert (batch.observations() == before).all()
    with pytest.raises(ValueError, match="expected at least one match, got 0"):
        Batch("rosenkoenig", 0)


def test_self_play_takes_two_players():
    with pytest.raises(GameError, match="expected the names of two players, got 1"):
        self_play("rosenkoenig", 1, bots=("random",))
