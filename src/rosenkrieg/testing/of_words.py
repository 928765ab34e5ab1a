"""Laws 13 and 14: prompts, previews, refusals and paths; and words for everything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from rosenkrieg.core.contract import SEATS, VIEWERS, Seat
from rosenkrieg.locale import LANGUAGES, Words, source
from rosenkrieg.testing.of_secrets import POINTS, points
from rosenkrieg.testing.play import (
    AnyMatch,
    Case,
    Gathered,
    encoded,
    play,
    samples,
    seats_due,
    some,
    where,
)

Path = tuple[str, ...]

TRIES = 60
"""Touches that are tried at a position."""

GUESSES = 3
"""States sampled from a view to compare refusals in."""


# 13


def words_follow_views(case: Case, seeds: Sequence[int]) -> int:
    """Law 13: prompts, previews and refusals depend on the view alone.

    `why_not` refuses every path that begins no legal action. Paths are distinct, and none begins
    another. Touched are the things that paths of the game name.
    """
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 13 {seed}")
        things = touched(match, rng)
        for number, state in points(match, rng):
            for seat in SEATS:
                place = f"{case.game.info.seats[seat]}, {where(case, seed, number)}"
                tries = _check_paths(case, state, seat, things, rng, place)
                for sample in samples(case.game, state, seat, rng, GUESSES):
                    _check_words(case, state, sample, seat, tries, place)
                checked += 1
    return checked


def touched(match: AnyMatch, rng: Random) -> list[str]:
    """Things that legal actions of this match point at, and one that none does."""
    game = match.game
    found = {"nothing:at-all": 0}
    for state in some(rng, match.states, POINTS):
        for seat in seats_due(game, state):
            for action in game.legal_actions(state, seat):
                found |= dict.fromkeys(game.path(action), 0)
    return list(found)


def beginnings(paths: Sequence[Path]) -> set[Path]:
    """All that a person can have touched on the way to one of the paths."""
    return {path[:count] for path in paths for count in range(1, len(path) + 1)}


def _check_paths(
    case: Case, state: Any, seat: Seat, things: list[str], rng: Random, place: str
) -> list[Path]:
    game = case.game
    paths = [game.path(action) for action in game.legal_actions(state, seat)]
    begun = beginnings(paths)
    assert all(path and all(path) for path in paths), f"law 13: an empty path, {place}"
    assert len(set(paths)) == len(paths), f"law 13: a path twice, {place}"
    for path in paths:
        longer = [other for other in paths if other != path and other[: len(path)] == path]
        assert not longer, f"law 13: {path} begins {longer}, {place}"
    tries = [tried for tried in _tries(begun, things, rng) if not _is_beyond(tried, paths)]
    wrong = [tried for tried in tries if tried not in begun]
    for tried in wrong:
        refusal = game.why_not(game.view(state, seat), tried)
        assert refusal is not None, (
            f"law 13: why_not refuses nothing, but no action begins with {tried}, {place}"
        )
    return wrong


def _is_beyond(tried: Path, paths: Sequence[Path]) -> bool:
    """Whether something was touched after a whole path."""
    return any(tried[: len(path)] == path and len(tried) > len(path) for path in paths)


def _tries(begun: set[Path], things: list[str], rng: Random) -> list[Path]:
    """Beginnings of actions, beginnings that go wrong, and touches out of the blue."""
    good = sorted(begun)
    wrong = [(*path, rng.choice(things)) for path in good]
    single = [(thing,) for thing in things]
    double = [(rng.choice(things), rng.choice(things)) for _ in things]
    return some(rng, dict.fromkeys([*good, *wrong, *single, *double]), TRIES)


def _check_words(
    case: Case, state: Any, sample: Any, seat: Seat, tries: list[Path], place: str
) -> None:
    """Each state is looked at and asked at once: words must not come from elsewhere."""
    game = case.game
    for tried in tries:
        one, two = (game.why_not(game.view(s, seat), tried) for s in (state, sample))
        assert encoded(one) == encoded(two), (
            f"law 13: why_not to {tried} depends on what is hidden, {place}: {one} and {two}"
        )
    asked = [game.prompt(game.view(s, seat)) for s in (state, sample)]
    assert asked[0] == asked[1], f"law 13: the prompt depends on what is hidden, {place}: {asked}"
    for action in game.legal_actions(state, seat):
        told = [list(game.preview(game.view(s, seat), action)) for s in (state, sample)]
        assert told[0] == told[1], f"law 13: the preview depends on what is hidden, {place}: {told}"


def nothing_follows_a_path(case: Case, seeds: Sequence[int]) -> int:
    """Law 13: a path that goes on after a legal action is refused."""
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 13 beyond {seed}")
        things = touched(match, rng)
        for number, state in points(match, rng):
            for seat in seats_due(case.game, state):
                for action in some(rng, case.game.legal_actions(state, seat), GUESSES):
                    tried = (*case.game.path(action), rng.choice(things))
                    refusal = case.game.why_not(case.game.view(state, seat), tried)
                    place = where(case, seed, number)
                    assert refusal is not None, f"law 13: {tried} is not refused, {place}"
                    checked += 1
    return checked


# 14


def everything_has_words(case: Case, seeds: Sequence[int]) -> int:
    """Law 14: every message has words in both languages that render without error."""
    gathered = Gathered()
    for seed in seeds:
        _gather(case, seed, gathered)
    for language in LANGUAGES:
        words = Words(language, case.packages)
        for message in gathered.seen.values():
            try:
                said = words.say(message)
            except KeyError as error:
                raise AssertionError(f"law 14: {case.key}: {error}") from error
            assert said.strip(), f"law 14: {message.key} says nothing in {language}"
    _check_catalogues(case)
    return len(gathered.seen)


def _gather(case: Case, seed: int, gathered: Gathered) -> None:
    game = case.game
    match, rng = play(case, seed), Random(f"law 14 {seed}")
    for viewer in VIEWERS:
        gathered.add(line for _, line in match.log(viewer))
        gathered.add(game.prompt(game.view(state, viewer)) for state in match.states)
    things = touched(match, rng)
    for _, state in points(match, rng):
        for seat in SEATS:
            legal = game.legal_actions(state, seat)
            begun = beginnings([game.path(action) for action in legal])
            view = game.view(state, seat)
            wrong = [path for path in _tries(begun, things, rng) if path not in begun]
            gathered.add(game.why_not(view, path) for path in wrong)
            for action in legal:
                gathered.add(game.preview(view, action))


def _check_catalogues(case: Case) -> None:
    """Both languages have the same keys."""
    for package in case.packages:
        german, english = (
            set(re.findall(r"^([a-z][\w-]*) =", source(package, language), re.MULTILINE))
            for language in LANGUAGES
        )
        assert german == english, f"law 14: {package}: in one language only: {german ^ english}"
