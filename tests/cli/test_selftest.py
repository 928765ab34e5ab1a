"""`rosenkrieg selftest`: says what it checked, and finds what is wrong."""

from __future__ import annotations

import pytest

from rosenkrieg.cli import main, selfchecks, selftest
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.record import Record
from rosenkrieg.testing import LAWS
from rosenkrieg.testing.chance import chi_square


def test_all_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(selfchecks, "SECONDS", 0.0)
    assert main(["selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("rosenkrieg ")
    assert lines[-1] == "selftest: ok"
    said = "\n".join(lines)
    for name in ("richard3", "dice", "records", "computer players", "survive a server"):
        assert name in said
    assert "FAILED" not in said


def test_what_fails_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def broken() -> str:
        raise AssertionError("two\nlines")

    monkeypatch.setattr(selftest, "_checks", lambda: [("good", str), ("bad", broken)])
    assert main(["selftest"]) == 1
    *_, line, last = capsys.readouterr().out.splitlines()
    assert "FAILED: AssertionError: two lines" in line
    assert last == "selftest: failed: bad"


def test_loaded_dice_are_found(monkeypatch: pytest.MonkeyPatch):
    draw = Sealed.draw
    monkeypatch.setattr(Sealed, "draw", lambda self, weights: max(draw(self, weights), 1))
    with pytest.raises(AssertionError, match="for the weights"):
        selfchecks.dice()


def test_a_record_that_is_believed_too_easily_is_found(monkeypatch: pytest.MonkeyPatch):
    genuine = Record.from_json
    kept: dict[int, Record] = {}

    def trusting(text: str) -> Record:
        try:
            kept[0] = genuine(text)
        except Exception:
            return kept[0]
        return kept[0]

    monkeypatch.setattr(Record, "from_json", trusting)
    with pytest.raises(AssertionError, match="is believed"):
        selfchecks.records()


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch):
    def broken(case: object, seeds: object) -> int:
        raise AssertionError("law 2: broken")

    monkeypatch.setitem(LAWS, "2 lists", broken)
    with pytest.raises(AssertionError, match="law 2"):
        selfchecks.rules("rosenkoenig")


def test_an_uneven_source_has_little_chance():
    assert chi_square([100, 105, 95], [1, 1, 1]) > 0.5
    assert chi_square([100, 150, 50], [1, 1, 1]) < 1e-6
