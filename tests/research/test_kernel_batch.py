"""Rosenkönig by the thousand: the kernel's batches and random games are those of the rules."""

from __future__ import annotations

import numpy as np
import pytest

from rosenkrieg.ai.rosenkoenig.foresight import HAS_KERNEL
from rosenkrieg.ai.simulation import derived_seed
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, SEATS
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import DRAW, OVER
from rosenkrieg.research import NoNumbers, Tally, layout, playouts, random_games, rosenkoenig
from rosenkrieg.research.rosenkoenig import THINGS, KernelBatch

needs_kernel = pytest.mark.skipif(not HAS_KERNEL, reason="the kernel of Rosenkönig is not built")


def chosen_at_random(batch: KernelBatch, rng: np.random.Generator) -> np.ndarray:
    masks = batch.masks()
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@needs_kernel
@pytest.mark.parametrize("options", [{}, {"starter": "white", "reshuffle": "on_draw"}])
def test_a_batch_of_the_kernel_plays_and_sees_as_the_rules_do(options):
    batch, rng = KernelBatch(5, options, seed=3), np.random.default_rng(1)
    ended = 0
    for _ in range(300):
        before = [batch.state(number) for number in range(5)]
        masks, seen, turns = batch.masks(), batch.observations(), batch.turns()
        choices = chosen_at_random(batch, rng)
        returns, over = batch.step(choices)
        for number, state in enumerate(before):
            seat = SEATS[turns[number]]
            assert GAME.actors(state) == (seat,)
            legal = {GAME.path(action)[0]: action for action in GAME.legal_actions(state, seat)}
            assert {THINGS[id] for id in np.flatnonzero(masks[number])} == set(legal)
            numbers = layout("rosenkoenig")(GAME.view(state, seat))
            assert (seen[number, : len(numbers)] == numbers).all()
            assert not seen[number, len(numbers) :].any()
            ends = GAME.apply(state, seat, legal[THINGS[choices[number]]])
            ways = [ends]
            if ends.phase == DRAW:
                ways = [GAME.apply(ends, CHANCE, card) for card in GAME.legal_actions(ends, CHANCE)]
            if over[number]:
                worth = {way.phase: GAME.outcome(way) for way in ways if way.phase == OVER}
                winner = worth[OVER].winner
                won = 0 if winner is None else 1 - 2 * winner
                assert returns[number].tolist() == [won, -won]
                ended += 1
            else:
                assert batch.state(number) in ways
                assert not returns[number].any()
    assert ended > 8


@needs_kernel
def test_a_match_follows_from_its_seed_and_the_next_is_another():
    batch, alone = KernelBatch(3, seed=10), KernelBatch(1, seed=12)
    first = batch.state(2)
    assert first == alone.state(0) != batch.state(1)
    later = KernelBatch(1, seed=15)
    while not batch.step(batch.masks().argmax(axis=1))[1][2]:
        alone.step(alone.masks().argmax(axis=1))
    assert batch.state(2) == later.state(0) != first


@needs_kernel
def test_an_impossible_choice_is_refused_and_nothing_has_changed():
    batch = KernelBatch(3, seed=1)
    before = [batch.state(number) for number in range(3)]
    choices = batch.masks().argmax(axis=1)
    choices[1] = 24  # nobody draws with five cards in hand
    with pytest.raises(IllegalAction, match=r"expected match 1 to choose out of \[.*\], got 24"):
        batch.step(choices)
    assert [batch.state(number) for number in range(3)] == before
    with pytest.raises(ValueError, match="expected a row for each of 3 matches, got 2"):
        batch.step(choices[:2])
    with pytest.raises(ValueError, match="expected at least one match, got 0"):
        KernelBatch(0)


def test_without_the_kernel_a_batch_says_so_and_random_games_go_by_the_rules(monkeypatch):
    monkeypatch.setattr(rosenkoenig, "HAS_KERNEL", False)
    with pytest.raises(NoNumbers, match="expected the kernel, which is built where"):
        KernelBatch(1)
    tally = random_games("rosenkoenig", 20, seed=4)
    assert tally == random_games("rosenkoenig", 20, seed=4) != random_games("rosenkoenig", 20)
    assert 20 * 60 < tally.moves < 20 * 119


@needs_kernel
def test_random_games_of_the_kernel_end_as_those_of_the_rules():
    options = {"starter": "white", "reshuffle": "on_draw"}
    many = random_games("rosenkoenig", 100_000, options, seed=2, threads=2)
    assert many == random_games("rosenkoenig", 100_000, options, seed=2, threads=1)
    few = playouts._by_rules(GAME, 1000, GAME.info.complete(options), 5)
    assert many.games == 100_000
    for seat in SEATS:
        assert many.wins[seat] / many.games == pytest.approx(few.wins[seat] / 1000, abs=0.06)
    assert many.moves / many.games == pytest.approx(few.moves / 1000, rel=0.02)


@needs_kernel
def test_the_starter_is_dealt_the_first_turn():
    red, white = (
        random_games("rosenkoenig", 50_000, {"starter": each}) for each in GAME.info.seats
    )
    lead = red.wins[0] - red.wins[1]
    assert lead > 1000
    assert white.wins[1] - white.wins[0] == pytest.approx(lead, rel=0.3)


def test_parcels_add_up_and_have_seeds_of_their_own(monkeypatch):
    monkeypatch.setattr(playouts, "PARCEL", 8)
    whole = random_games("rampant", 20, seed=1)
    game = registry.game("rampant")
    options = game.info.complete({})
    parts = [
        playouts._by_rules(game, size, options, derived_seed(1, "parcel", number))
        for number, size in enumerate((8, 8, 4))
    ]
    assert whole == sum(parts, Tally(0, 0, (0, 0)))
    assert whole.games == 20
