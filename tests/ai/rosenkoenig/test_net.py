"""The net of Rosenkönig: one file, three ways to evaluate it, the same result."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from rosenkrieg.ai.rosenkoenig.foresight import position
from rosenkrieg.ai.rosenkoenig.inputs import INPUTS, inputs
from rosenkrieg.ai.rosenkoenig.net import Net, net
from rosenkrieg.core.contract import Seat
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import DRAW, OVER, State
from tests.ai.rosenkoenig.against_rules import OPTIONS, dealt

FILE = files("rosenkrieg.ai.rosenkoenig").joinpath("net.bin")


def walk(seed: int) -> Iterator[tuple[State, Seat]]:
    """The positions of a random game, each with who moved last."""
    rng = Random(seed)
    state = dealt(rng, OPTIONS[seed % len(OPTIONS)])
    while actors := GAME.actors(state):
        mover = state.seat  # who acts, or draws
        legal = GAME.legal_actions(state, actors[0])
        state = GAME.apply(state, actors[0], rng.choice(legal))
        if state.phase != OVER:
            yield state, mover


def test_the_file_is_small_and_fits_the_inputs():
    assert len(FILE.read_bytes()) < 1_000_000
    assert net().sizes[0] == INPUTS


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_sees_the_same_inputs(seed: int):
    pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    phases = set()
    for state, mover in walk(seed):
        assert sorted(position(state, mover).inputs()) == sorted(inputs(state, mover))
        phases.add(state.phase)
    assert DRAW in phases


def test_the_kernel_numpy_and_plain_python_agree_up_to_rounding():
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    pytest.importorskip("numpy")
    engine = kernel.Engine(net())
    for number, (state, mover) in enumerate(walk(11)):
        found = inputs(state, mover)
        odds = engine.odds(position(state, mover))
        assert net().odds(found) == pytest.approx(odds, abs=1e-4)
        if number % 10 == 0:
            assert net().plain_odds(found) == pytest.approx(odds, abs=1e-4)


def test_inputs_are_those_of_the_position_and_each_is_there_once():
    for state, mover in walk(3):
        found = inputs(state, mover)
        assert len(found) == len(set(found))
        assert min(found) >= 0
        assert max(found) < INPUTS


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: b"PNG!" + data[4:], "expected a net that begins with b'RKN1', got b'PNG!'"),
        (lambda data: data[:-1], "expected 975708 bytes .*, got 975707"),
    ],
)
def test_a_spoilt_file_is_refused(spoil, message: str):
    with pytest.raises(ValueError, match=message):
        Net(spoil(FILE.read_bytes()))


def test_a_net_of_other_sizes_is_refused_by_the_kernel():
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    other = Net(FILE.read_bytes())
    other.sizes = (1, 2, 3, 4, 1)
    with pytest.raises(ValueError, match=r"expected a net of .* got \(1, 2, 3, 4, 1\)"):
        kernel.Engine(other)
