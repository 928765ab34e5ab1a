"""Every law, for every registered game and for the proving game, over random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

import rosenkrieg
from rosenkrieg.testing import LAWS, Case, laws, obey
from tests.laws.cases import case_of
from tests.proving.case import CASE

KEYS: Final = tuple(dict.fromkeys((*rosenkrieg.game_keys(), CASE.key)))

MATCHES: Final[dict[str, tuple[int, int]]] = {
    # law: matches of a game without secrets, of one with secrets
    "1 play ends": (2000, 1000),
    "2 lists": (600, 300),
    "3 apply": (60, 80),
    "4 texts": (60, 100),
    "4 records": (200, 200),
    "5 weights": (500, 500),
    "6 simultaneous": (200, 120),
    "7 samples": (60, 50),
    "8 lines": (100, 150),
    "9 exchanges": (400, 80),
    "10 keys": (150, 200),
    "11 take-back": (200, 120),
    "12 records": (16, 40),
    "12 told": (12, 50),
    "12 stand-ins": (0, 100),
    "13 paths": (60, 12),
    "13 beyond paths": (100, 60),
    "14 words": (40, 40),
    "15 twins": (0, 12),
    "15 last secrets": (0, 30),
    "16 orders": (100, 60),
}

SHARE: Final[dict[str, float]] = {
    "vetternkrieg": 0.25,
    "richard3": 0.05,
    "medieval_battle": 0.06,
    "rampant": 0.15,
}
"""Part of these matches that a long game gets."""

NOT_YET: Final[dict[tuple[str, str], str]] = {}
"""Laws that are broken and known to be; a mended one fails here until it is struck off."""


SLOW: Final = ("15 twins",)


def case_for(key: str) -> Case:
    return CASE if key == CASE.key else case_of(key)


def trials() -> Iterator[object]:
    """All games, each with the laws that have something to say of it."""
    for key in KEYS:
        for law in laws(case_for(key)):
            yield pytest.param(key, law, marks=marks(key, law), id=f"{key}-{law.replace(' ', '-')}")


def marks(key: str, law: str) -> list[pytest.MarkDecorator]:
    reason = NOT_YET.get((key, law))
    known = [pytest.mark.xfail(reason=reason, strict=True, raises=AssertionError)] if reason else []
    return known + [pytest.mark.slow] * (law in SLOW)


@pytest.mark.parametrize(("key", "law"), list(trials()))
def test_law(key: str, law: str) -> None:
    case = case_for(key)
    count = int(MATCHES[law][case.has_secrets] * SHARE.get(key, 1))
    obey(case, law, max(1, count))


def test_every_law_has_its_matches() -> None:
    assert MATCHES.keys() == LAWS.keys()
