"""Matches to watch: whole records of good play, and comments that say something."""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import CHANCE, FIRST
from rosenkrieg.core.registry import package_of
from rosenkrieg.learning.samples import MOST_LINES, Sample, has_sample, sample
from rosenkrieg.locale import LANGUAGES, SHELL, Words
from tests.shipped import SHIPPED


def of(key: str) -> Sample:
    found = sample(key)
    assert found is not None
    return found


@pytest.mark.parametrize("key", SHIPPED)
def test_every_game_has_a_match_to_watch(key: str) -> None:
    assert has_sample(key)
    verdict = of(key).record.verify()
    assert (verdict.moves, verdict.hidden) == (len(of(key).match.moves), 0)
    assert len(of(key).comments) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHIPPED)
def test_comments_are_sentences_about_moves_of_seats_that_are_watched(
    key: str, language: str
) -> None:
    told = of(key)
    words = Words(language, (SHELL, package_of(told.match.game)))
    last = -1
    for comment in told.comments:
        assert comment.move > last
        last = comment.move
        actor = told.match.moves[comment.move].actor
        assert actor != CHANCE
        assert told.viewer in (None, actor)
        assert 0 < len(comment.lines) <= MOST_LINES
        for line in comment.lines:
            assert len(words.say(line).split()) > 2


def test_games_with_secrets_are_watched_over_a_shoulder() -> None:
    assert of("rosenkoenig").viewer is None
    assert of("richard3").viewer == FIRST
