"""What log odds are worth in results: read, put in proportion, and found again from results."""

from __future__ import annotations

import importlib.util
import sys
from math import exp
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rosenkrieg.ai.analysis import judge_of
from rosenkrieg.ai.fits import Fit, Stage, fit_of, has_fit, shares
from rosenkrieg.ai.judging import SamplingJudge, likely
from rosenkrieg.core import registry
from rosenkrieg.core.match import Match
from tests.shipped import SHIPPED
from tests.web.site import ROOT

FITTED = [key for key in SHIPPED if has_fit(key)]


def judges() -> ModuleType:
    """The script that measures and fits."""
    spec = importlib.util.spec_from_file_location("judges", ROOT / "scripts" / "judges.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["judges"] = module  # for the types of its records
    spec.loader.exec_module(module)
    return module


def test_between_two_stages_it_goes_in_proportion() -> None:
    fit = Fit("none", (Stage(0.0, 1.0, 0.5), Stage(0.5, 2.0), Stage(1.0, 4.0)), bound=3.0)
    assert fit.odds(1.0, 0.0) == 1.5
    assert fit.odds(1.0, 0.25) == 1.75
    assert fit.odds(1.0, 0.75) == 3.0
    assert fit.odds(1.0, 7.0) == 4.0
    assert fit.odds(-50.0, 0.5) == -6.0, "more than the bound means no more than it"
    assert shares([0.3], 0.9) == [1.0]


@pytest.mark.parametrize("game", FITTED)
def test_a_better_position_is_never_said_to_be_worse(game: str) -> None:
    fit = fit_of(game)
    assert all(stage.factor > 0 for stage in fit.stages)
    assert [stage.at for stage in fit.stages] == sorted({stage.at for stage in fit.stages})
    assert "matches" in fit.source


@pytest.mark.parametrize("game", FITTED)
def test_the_judge_of_the_game_uses_its_fit(game: str) -> None:
    match: Match[Any, Any, Any] = Match(game, seed=4)
    rng = Random(4)
    judge = judge_of(registry.game(game))
    assert isinstance(judge, SamplingJudge)
    for _ in range(8):
        plain = judge.plain(match.state)
        if plain is not None:
            expected = likely(fit_of(game).odds(plain.odds, plain.stage))
            assert judge.chance(match.state, rng).value == pytest.approx(expected)
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))


def test_a_fit_is_found_again_from_results() -> None:
    script, rng = judges(), Random(1)
    samples = []
    for seed in range(3_000):
        stage, odds = rng.random(), rng.uniform(-2, 2)
        won = rng.random() < 1 / (1 + exp(-(1 + stage) * odds))
        seen = script.Seen(0.5, stage, odds)
        samples.append(script.Sample(seed, ("greedy", "greedy"), float(won), (seen,)))
    first, last = script.fitted(samples, [0.0, 1.0], 8.0, False)
    assert first.factor == pytest.approx(1, abs=0.3)
    assert last.factor == pytest.approx(2, abs=0.3)
    found = script.tenths([[(0.25, one.result)] for one in samples[:100]])
    [(count, chance, result, error)] = found
    assert (count, chance) == (100, 0.25)
    assert result == sum(one.result for one in samples[:100]) / 100
    assert error == pytest.approx(0.05, abs=0.005)
