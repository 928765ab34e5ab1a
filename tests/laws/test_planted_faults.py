"""The law kit catches what it is there for, and lets the sound game pass."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

import pytest

from rosenkrieg.core.contract import AnyGame
from rosenkrieg.testing import LAWS, laws, obey
from rosenkrieg.testing.play import Delegate
from tests.laws.cases import case_of
from tests.laws.faults import FAULTS, OPEN_FAULTS
from tests.proving.case import CASE, case_with
from tests.proving.game import HedgeWar

SEEDS = range(8)


def name_of(value: object) -> str:
    return value.__name__ if isinstance(value, type) else str(value).replace(" ", "-")


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=name_of)
def test_a_planted_fault_is_caught(fault: type[HedgeWar], law: str) -> None:
    number = law.split()[0]
    with pytest.raises(AssertionError, match=re.escape(f"law {number}: ")):
        LAWS[law](case_with(fault()), SEEDS)


@pytest.mark.parametrize(("fault", "law"), OPEN_FAULTS, ids=name_of)
def test_a_fault_of_an_open_game_is_caught(fault: type[Delegate], law: str) -> None:
    sound = case_of("rosenkoenig")
    faulty = replace(sound, game=cast(AnyGame, fault(sound.game)))
    with pytest.raises(AssertionError, match=re.escape(f"law {law.split()[0]}: ")):
        LAWS[law](faulty, SEEDS)


def test_a_list_that_is_too_long_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rosenkrieg.testing.of_play.MAX_CHOICES", 3)
    with pytest.raises(AssertionError, match=r"law 2: \d+ actions for a seat"):
        LAWS["2 lists"](CASE, SEEDS)


def test_the_sound_game_obeys() -> None:
    """On a few seeds; test_laws.py has it obey on all that are used here, and more."""
    for law in laws(CASE):
        obey(CASE, law, 2)


def test_every_law_catches_something() -> None:
    assert {law for _, law in FAULTS} >= LAWS.keys()
