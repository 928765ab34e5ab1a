"""The sample season is what the script makes, and holds what a club wants to see."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from rosenkrieg.campaign.entries import SAMPLES, Answered
from rosenkrieg.campaign.files import load, parse
from rosenkrieg.campaign.records import check

PLACE = Path(__file__).parents[2] / "scripts" / "sample_season.py"


def script() -> ModuleType:
    spec = spec_from_file_location("sample_season", PLACE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", SAMPLES)
def test_the_sample_is_what_the_script_makes(language: str) -> None:
    kept = files("rosenkrieg.campaign").joinpath("data", f"{SAMPLES[language]}.json")
    made = script()
    assert made.Sample(language, made.SEEDS[language]).made() == kept.read_text("utf-8")


@pytest.mark.parametrize("language", SAMPLES)
def test_a_club_sees_a_raid_a_draw_a_dispute_and_a_correction(language: str) -> None:
    text = files("rosenkrieg.campaign").joinpath("data", f"{SAMPLES[language]}.json").read_text()
    book, record = load(text), parse(text).record
    assert record is not None
    verdict = check(record)
    assert verdict.corrections == 1
    assert verdict.table > 20
    assert verdict.sealed > 100
    battles = book.season.battles.values()
    assert any(each.state.battle.raider is not None for each in battles)
    assert any(not each.winner for each in battles)
    answers = [e.body for e in book.ledger.entries if isinstance(e.body, Answered)]
    assert any(a.question.startswith("confirming") and a.action == "no" for a in answers)
    assert book.season.conflicts
    assert book.season.approved
