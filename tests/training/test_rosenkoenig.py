"""The trainer of Rosenkönig, small: the same code on the CPU. Needs PyTorch and a C++ compiler."""

from __future__ import annotations

import shutil
from random import Random
from typing import Any

import pytest

from rosenkrieg.ai.rosenkoenig.inputs import INPUTS, inputs
from rosenkrieg.ai.rosenkoenig.net import Net as Stored
from rosenkrieg.core.contract import SECOND
from tests.ai.rosenkoenig.against_rules import dealt

torch = pytest.importorskip("torch")
if not shutil.which("c++"):
    pytest.skip("no C++ compiler", allow_module_level=True)

from training.rosenkoenig.duel import elo, verdict  # noqa: E402
from training.rosenkoenig.export import folded, pack  # noqa: E402
from training.rosenkoenig.learner import (  # noqa: E402
    Learner,
    Net,
    Schedule,
    match,
    of_net,
    of_points,
)
from training.rosenkoenig.simulation import OVER, Simulation, Step, build  # noqa: E402

HIDDEN = (32, 16, 8)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    torch.set_num_threads(1)
    return build("cpu", tmp_path_factory.mktemp("library"))


def test_a_few_thousand_games_teach_it_to_play(library: Any):
    torch.manual_seed(1)
    simulation = Simulation(library, "cpu", 64, 1, 4)
    net = Net(simulation.width, HIDDEN)
    fresh = Net(simulation.width, HIDDEN)
    fresh.load_state_dict(net.state_dict())
    learner = Learner(
        simulation, net, Schedule(4e-3, 1e-3, (0.08, 0.02), (0.7, 0.4)), window=32, batch=256
    )
    windows = 30
    for number in range(windows):
        learner.run_window(number / windows)
    judge = Simulation(library, "cpu", 200, 9, 0)
    assert match(judge, of_net(learner.average), of_net(fresh)) > 0.6
    assert match(judge, of_net(learner.average), of_points) > 0.55
    assert learner.games > 300


def test_returns_go_back_from_the_end_and_stop_at_explored_moves(library: Any):
    simulation = Simulation(library, "cpu", 1, 1, 0)
    learner = Learner(
        simulation, Net(simulation.width, HIDDEN), Schedule(1, 1, (0, 0), (0.5, 0.5)), 3, 8
    )
    for step, value, best, flags in zip(
        learner.steps, (0.1, 0.2, 0.3, 1.0), (0.1, 0.2, 0.6, 1.0), (0, 0, 1, OVER), strict=True
    ):
        step.value.fill_(value)
        step.best.fill_(best)
        step.flags.fill_(flags)
    goals, learned = learner._returns(0.5)
    # the end is 1; before it the same; before an explored move what was best; half and half
    assert goals.flatten().tolist() == pytest.approx([0.5 * 0.2 + 0.5 * 0.6, 0.6, 1.0])
    assert learned.all()


def test_simulated_games_end_and_begin_anew(library: Any):
    simulation = Simulation(library, "cpu", 50, 3, 0)
    step = Step(simulation)
    ended = 0
    for _ in range(150):
        simulation.expand()
        simulation.advance(1.0, step)
        over = (step.flags & OVER) > 0
        ended += int(over.sum())
        assert set(step.value[over].tolist()) <= {0.0, 0.5, 1.0}
    assert 50 <= ended <= 150


def test_what_is_exported_evaluates_as_what_was_learned():
    torch.manual_seed(2)
    net = Net(2560, HIDDEN)
    weights = [each.detach().numpy() for each in net.state_dict().values()]
    state = dealt(Random(1), {})
    found = inputs(state, SECOND)
    rows = torch.zeros(1, 2560)
    rows[0, found] = 1  # no stones yet, so nothing of ANY
    stored = Stored(pack(weights, INPUTS))
    assert stored.sizes == (INPUTS, *HIDDEN, 1)
    assert stored.plain_odds(found) == pytest.approx(net(rows).item(), abs=0.01)


def test_any_stone_is_added_to_stones_of_every_size():
    net = Net(2560, HIDDEN)
    first = net.layers[0].weight.detach().numpy().T
    square, side = 5, 1
    for size in range(5):
        number = (side * 5 + size) * 81 + square
        expected = first[number] + first[INPUTS + side * 81 + square]
        assert folded(first, INPUTS)[number] == pytest.approx(expected)


def test_elo_and_interval():
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert verdict([1.0, 0.5, 0.5, 1.0]).startswith(
        "8 games, score 75.0 % (46.7 to 100.0), Elo +191"
    )
