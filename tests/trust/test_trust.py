"""The proofs of `make trust`, the quick ones at a thousandth of their size."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import scripts.trust as runner
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server.api import ROUTES
from tests.trust import draws, hostile, rerolls, undo

QUICK = ("undo", "rerolls", "draws", "verifiers", "replays", "scan", "backups")


@pytest.mark.parametrize("name", QUICK)
def test_a_part_holds(name: str) -> None:
    figures = import_module(f"tests.trust.{name}").run(0.0001)
    assert figures
    assert all(figures.values())


@pytest.mark.parametrize("name", runner.PARTS)
def test_every_part_says_what_it_claims(name: str) -> None:
    part = import_module(f"tests.trust.{name}")
    assert part.CLAIM.endswith(".")
    assert callable(part.run)


def test_loaded_dice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "draw", lambda self, weights: self.drawn % len(weights))
    with pytest.raises(AssertionError, match="p ="):
        draws.run(0.0001)


def test_dice_that_can_be_had_again_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(10**9))
    honest = Sealed.draw

    def again(self: Sealed, weights: Any) -> int:
        return (honest(self, weights) + next(count)) % len(weights)

    monkeypatch.setattr(Sealed, "draw", again)
    with pytest.raises(AssertionError, match=r"draw \d+ gave"):
        rerolls.run(0.02)


def test_an_undo_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from rosenkrieg.games.vetternkrieg.game import GAME

    monkeypatch.setattr(type(GAME), "reveals", lambda self, *_: False)
    monkeypatch.setattr(undo, "all_games", lambda: [GAME])
    with pytest.raises(AssertionError, match=r"told something|something else is shown"):
        undo.run(0.003)


def test_the_page_says_what_failed_and_what_was_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PAGE", tmp_path / "trust.md")
    monkeypatch.setattr(runner, "KEPT", tmp_path / "trust.json")
    monkeypatch.setattr("sys.argv", ["trust.py", "--size", "0.0001", "draws"])
    monkeypatch.setattr(draws, "LEAST", 0.0)
    assert runner.main() == 0
    page = (tmp_path / "trust.md").read_text("utf-8")
    assert "| [draws](#draws) | 0.01% | yes, in part |" in page
    assert "Not run yet: secrecy, " in page
    monkeypatch.setattr(draws, "LEAST", 2.0)
    assert runner.main() == 1
    page = (tmp_path / "trust.md").read_text("utf-8")
    assert "| [draws](#draws) | 0.01% | **no** |" in page
    assert "**Does not hold:** AssertionError" in page


def test_an_aim_that_was_not_judged_is_not_said_to_hold() -> None:
    found = {"problem": "", "size": 1.0, "figures": {"aim": "not judged: load 9 on 2 cores"}}
    assert runner._holds(found) == "not judged"
    assert runner._holds(found | {"figures": {"aim": "not reached"}}) == "not reached"
    assert runner._holds(found | {"figures": {"moves": "5"}}) == "yes"


def test_what_is_sent_is_hostile_and_well_framed() -> None:
    from random import Random

    made = {"rosenkoenig": {"match": "a" * 16}}
    season = {"season": "b" * 16, "organizer": {"token": "t" * 43}}
    asker = hostile.Asker(made, (season, season), Random(1))
    asked = [asker.request() for _ in range(1500)]
    heads = [head for _, head in asked]
    assert {f"{method} {path}" for method, path, _ in ROUTES} <= {route for route, _ in asked}
    for each in heads:
        head, _, body = each.partition(b"\r\n\r\n")
        length = [line for line in head.split(b"\r\n") if line.startswith(b"Content-Length")]
        assert (int(length[0].split()[1]) if length else 0) == len(body)
    assert len({each.split()[0] for each in heads}) > 5
