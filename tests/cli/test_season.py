"""`rosenkrieg season`: whole seasons between programs, and the files of played ones."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from rosenkrieg.campaign.files import export, load
from rosenkrieg.cli import main

SAMPLE = str(files("rosenkrieg.campaign").joinpath("data", "sample.json"))


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(("season", *arguments)) == status
    captured = capsys.readouterr()
    return captured.err if status == 2 else captured.out


def test_a_file_is_checked_against_the_head_that_was_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    verdict = json.loads(said(capsys, "check", SAMPLE, "--json"))
    assert verdict["sealed"] > 100
    text = said(capsys, "check", SAMPLE, "--head", verdict["head"], "--language", "en")
    assert "is part of this record" in text
    text = said(capsys, "check", SAMPLE, "--head", "00" * 32, "--language", "de", status=1)
    assert "NICHT" in text


def test_verify_knows_the_file_of_a_season(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("verify", SAMPLE, "--language", "en")) == 0
    assert "the chain holds" in capsys.readouterr().out


def test_a_changed_file_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = Path(SAMPLE).read_text("utf-8")
    changed = tmp_path / "changed.json"
    changed.write_text(text.replace("roll:6", "roll:5", 1), "utf-8")
    assert said(capsys, "check", str(changed), status=2).count("\n") == 1
    ledger = tmp_path / "ledger.json"
    ledger.write_text(export(load(text)), "utf-8")
    assert "a ledger alone" in said(capsys, "check", str(ledger), status=2)
    assert "after show" in said(capsys, "show", status=2)


def test_a_file_is_shown_told_and_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Hawkmoor" in said(capsys, "show", SAMPLE, "--language", "en")
    assert json.loads(said(capsys, "show", SAMPLE, "--json"))["viewer"] == "public"
    story = said(capsys, "story", SAMPLE, "--language", "de")
    assert "fordert" in story
    assert "told-" not in story
    assert said(capsys, "csv", SAMPLE).splitlines()[1].startswith("1,")


@pytest.mark.parametrize("rules", ["free", "club", "people"])
def test_seasons_are_played_and_counted(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    found = json.loads(said(capsys, "simulate", "-n", "3", "--rules", rules, "--json"))
    assert found["seasons"] == 3
    assert found["battles"] > 10
    assert "half-time leader won" in said(capsys, "simulate", "-n", "2", "--rules", rules)


def test_programs_raid_as_often_as_they_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    raids = [
        json.loads(said(capsys, "simulate", "-n", "8", "--raiding", share, "--json"))["raids"]
        for share in ("0", "1")
    ]
    assert raids[0] == 0 < raids[1]
    assert "1.5" in said(capsys, "simulate", "--raiding", "1.5", status=2)


def test_a_long_season_is_computed_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rosenkrieg.cli.season.LONG", (3, 6))
    found = json.loads(said(capsys, "bench", "--json"))
    assert (found["realms"], found["battles"]) == (3, 6)
    assert found["entries"] > 150
    assert found["seconds"] > 0
    assert "computed again" in said(capsys, "bench")
