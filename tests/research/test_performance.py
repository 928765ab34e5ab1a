"""The script behind docs/performance.md measures, and the page has a line for each figure."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "performance.py"


def measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], only: str) -> str:
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "--seconds", "0.01", "--only", only])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("only", "rows"),
    [
        ("Rosenkrieg rosenkoenig", 1),
        ("PettingZoo rampant", 1),
        ("OpenSpiel vetternkrieg", 1),
        ("tic_tac_toe", 1),
        ("KernelBatch", 2),
    ],
)
def test_it_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], only: str, rows: int
):
    pytest.importorskip("pyspiel")
    told = measured(monkeypatch, capsys, only)
    left_out = len(re.findall(r"^not measured: ", told, re.MULTILINE))
    figures = re.findall(r"^\| .* \| ([\d,]+) \|$", told, re.MULTILINE)
    assert len(figures) >= rows - left_out
    assert all(int(figure.replace(",", "")) > 10 for figure in figures)


def test_what_is_not_installed_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for name in ("chess", "pgx"):
        monkeypatch.setitem(sys.modules, name, None)
    told = measured(monkeypatch, capsys, "chess")
    assert "not measured: python-chess (chess): needs chess" in told
    assert "not measured: pgx, with observations (chess): needs pgx" in told


def test_the_page_has_a_line_for_every_measurement():
    module = runpy.run_path(str(SCRIPT))
    page = (ROOT / "docs" / "performance.md").read_text("utf-8")
    for interface, name, _ in (*module["one_by_one"](None), *module["at_once"]()):
        assert re.search(rf"^\| {re.escape(interface)} \| {name} \| [\d,]+ \|$", page, re.MULTILINE)
