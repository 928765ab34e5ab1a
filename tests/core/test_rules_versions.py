"""A match goes on under the version of the rules it began with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.errors import BadOptions, BadRecord
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from tests.shipped import SHIPPED

RECORDS = sorted((Path(__file__).parents[1] / "data" / "v1" / "records").glob("*.json"))


def war(rules: int, moves: int = 60) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(registry.game("richard3").under(rules), seed=3)
    for actor in match.turns():
        if len(match.moves) >= moves:
            break
        match.act(actor, match.legal(actor)[0])
    return match


@pytest.mark.parametrize("key", SHIPPED)
def test_every_version_up_to_the_present_one_is_kept(key: str):
    game = registry.game(key)
    for version in range(1, game.info.rules_version + 1):
        assert game.under(version).info.rules_version == version
    assert game.under(game.info.rules_version) is game


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("version", [0, 99])
def test_other_versions_are_refused(key: str, version: int):
    with pytest.raises(BadOptions, match=rf"expected rules version \d+ of {key}, got {version}"):
        registry.game(key).under(version)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_says_its_version_and_is_replayed_and_forked_under_it(rules: int):
    kept = Record.from_json(record(war(rules)).to_json())
    assert kept.rules_version == rules
    assert kept.replay().game.info.rules_version == rules
    assert kept.fork(40, seed=1).game.info.rules_version == rules


def test_the_version_is_in_the_state_and_the_view_for_those_who_sample_it():
    import random

    for rules in (1, 2):
        match = war(rules)
        view = match.view(None)
        assert view.rules == rules
        assert match.game.determinize(view, random.Random(1)).date.rules == rules


def test_a_record_of_an_unknown_version_is_refused():
    text = record(war(2)).to_json()
    kept = json.loads(text) | {"rules_version": 3}
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(kept)).replay()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_of_the_first_versions_replay_for_ever(file: Path):
    kept = Record.from_json(file.read_text("utf-8"))
    assert kept.rules_version == 1
    kept.verify()
    if all(text is not None for _, text in kept.moves):
        assert kept.replay().game.info.rules_version == 1
