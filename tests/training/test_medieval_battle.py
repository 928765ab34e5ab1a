"""The measuring of Medieval Battle's balance, with a few quick games."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("rosenkrieg.ai.medieval_battle.kernel", reason="built without a C compiler")

from rosenkrieg.ai.medieval_battle.recruits import armies as armies_of
from training.medieval_battle import balance


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("colours", "red's score: "),
        ("archetypes", "cavalry"),
        ("recruiting", "recruiting: "),
        ("deployment", "deployment: "),
        ("points", "HC a unit"),
    ],
)
def test_each_measure_prints_its_figures(
    mode: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(sys, "argv", ["balance", mode, "--games", "2", "--nodes", "50"])
    balance.main()
    printed = capsys.readouterr().out
    assert f"{mode}: 2 games, 50 positions for a turn" in printed
    assert said in printed


def test_a_journal_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    journal = tmp_path / "games.jsonl"
    for games in (1, 3):
        arguments = ["balance", "colours", "--games", str(games), "--nodes", "50"]
        monkeypatch.setattr(sys, "argv", [*arguments, "--journal", str(journal)])
        balance.main()
        assert len(journal.read_text("utf-8").splitlines()) == games


def test_archetypes_are_armies_of_twenty_points():
    armies = armies_of(balance.EDITION, "standard")
    assert set(balance.ARCHETYPES.values()) <= set(armies)


def test_the_regression_finds_what_decides():
    rng = np.random.default_rng(0)
    rows = rng.integers(-3, 4, (600, 2)).astype(float)
    wins = (rng.random(600) < 1 / (1 + np.exp(-rows[:, 0]))).astype(float)
    weights, errors = balance.logistic(rows, wins, ridge=1.0)
    assert abs(weights[0] - 1) < 3 * errors[0]
    assert abs(weights[1]) < 3 * errors[1]
