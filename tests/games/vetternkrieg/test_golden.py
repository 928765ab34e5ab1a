"""Stored matches replay, and everybody reads what he read when they were stored."""

from __future__ import annotations

import json

import pytest

from rosenkrieg.core.record import Record
from tests.games.vetternkrieg.golden import FOLDER, MATCHES, told


@pytest.mark.parametrize("name", list(MATCHES))
def test_a_golden_match_replays_and_reads_the_same(name: str) -> None:
    stored = json.loads(FOLDER.joinpath(f"{name}.json").read_text("utf-8"))
    read = Record.from_json("\n".join(stored["record"]) + "\n")
    assert read.verify().draws_checked > 0
    match = read.replay()
    assert match.outcome is not None
    assert told(match)["logs"] == stored["logs"]
