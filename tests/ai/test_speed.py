"""What the benchmark measures, and by which clock."""

from __future__ import annotations

import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType

import pytest

from rosenkrieg.ai import speed
from rosenkrieg.ai.rosenkoenig.foresight import HAS_KERNEL
from rosenkrieg.ai.speed import Gauge, build, gauges, plain_speeds, speeds
from rosenkrieg.core import registry
from tests.proving.game import GAME as PROVING


@pytest.mark.parametrize("key", registry.keys())
def test_each_gauge_of_a_game_counts_what_it_does(key: str):
    for what, gauge in gauges(registry.game(key)).items():
        pieces = [gauge.work(number) for number in range(3)]
        assert max(units for units, _ in pieces) > 0, what
        assert all(games > 0 for _, games in pieces) == (what in ("playouts", "views", "kernel"))


def test_random_games_are_as_long_with_views_as_without():
    found = gauges(registry.game("rampant"))
    mean = [sum(found[what].work(n)[0] for n in range(200)) / 200 for what in ("playouts", "views")]
    assert mean[0] == pytest.approx(mean[1], rel=0.15)


def test_waiting_is_not_counted(monkeypatch: pytest.MonkeyPatch):
    def work(number: int) -> tuple[int, int]:
        time.sleep(0.001)  # as if other programs had the processor
        return 1, 0

    monkeypatch.setattr(speed, "gauges", lambda game: {"waiting": Gauge("plain", "naps", work)})
    (measured,) = speeds("rosenkoenig", 0.002, 1)
    assert measured.per_second > 1000


def test_the_best_run_counts(monkeypatch: pytest.MonkeyPatch):
    runs = iter([(5.0, 1.0), (9.0, 2.0), (7.0, 3.0)])
    monkeypatch.setattr(speed, "gauges", lambda game: {"playouts": Gauge("plain", "moves", len)})
    monkeypatch.setattr(speed, "_run", lambda gauge, seconds: next(runs))
    (measured,) = speeds("rosenkoenig", runs=3)
    assert (measured.per_second, measured.games_per_second) == (9.0, 2.0)


def test_the_source_is_measured_without_anything_compiled():
    found = {each.what: each for each in plain_speeds("rosenkoenig", 0.01, 1)}
    assert {each.build for each in found.values()} == {"plain"}
    assert set(found) == {"playouts", "views", "search"}
    if HAS_KERNEL:
        assert "kernel" in gauges(registry.game("rosenkoenig"))


def test_a_game_with_a_module_from_an_extension_is_called_compiled(monkeypatch: pytest.MonkeyPatch):
    assert build(PROVING) == "plain"
    package = type(PROVING).__module__.rpartition(".")[0]
    phase = ModuleType(f"{package}.phase")
    phase.__file__ = f"/x/phase{EXTENSION_SUFFIXES[0]}"
    monkeypatch.setitem(sys.modules, phase.__name__, phase)
    assert build(PROVING) == "compiled"
