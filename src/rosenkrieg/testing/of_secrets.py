"""Laws 7 to 11: what a viewer may know, and what they must not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from rosenkrieg.core.contract import CHANCE, VIEWERS, Seat, Viewer
from rosenkrieg.testing.play import (
    AnyMatch,
    Case,
    Prefix,
    encoded,
    pass_check,
    play,
    samples,
    seats_due,
    side,
    some,
    texts,
    until,
    where,
)

POINTS = 14
"""Positions of a match that the costly laws look at."""

SAMPLES = 4
"""States sampled from one view."""

MANY = 16
"""States sampled where they must differ: a fair sampler misses with less than 1 in 65,000."""

EXCHANGES = 10
"""Exchanges tried for a viewer at a position."""


def points(match: AnyMatch, rng: Random) -> Iterator[tuple[int, Any]]:
    """Some positions of a match, with their numbers."""
    for number in some(rng, range(len(match.states)), POINTS):
        yield number, match.states[number]


# 7


def samples_fit(case: Case, seeds: Sequence[int]) -> int:
    """Law 7: a sampled state gives the same view, actions and actors; with secrets it differs."""
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 7 {seed}")
        for number, state in points(match, rng):
            for viewer in VIEWERS:
                place = f"{side(case.game, viewer)}, {where(case, seed, number)}"
                for sample in samples(case.game, state, viewer, rng, SAMPLES):
                    _check_sample(case, state, sample, viewer, place)
                    checked += 1
                if case.has_secrets:
                    _check_variety(case, state, viewer, rng, place)
    return checked


def _check_sample(case: Case, state: Any, sample: Any, viewer: Viewer, place: str) -> None:
    game = case.game
    pass_check(case, sample, "law 7", place)
    assert encoded(game.view(sample, viewer)) == encoded(game.view(state, viewer)), (
        f"law 7: a sampled state looks different to {place}"
    )
    assert game.actors(sample) == game.actors(state), f"law 7: other actors for {place}"
    if viewer in game.actors(state) and viewer is not None:
        mine, theirs = (texts(game, game.legal_actions(s, viewer)) for s in (state, sample))
        assert mine == theirs, f"law 7: another list of actions for {place}"
    if not case.has_secrets:
        assert sample == state, f"law 7: a game without secrets has one state, {place}"


def _check_variety(case: Case, state: Any, viewer: Viewer, rng: Random, place: str) -> None:
    """Where the rulebook leaves something open, the sampler must not know it."""
    if next(iter(case.swaps(state, viewer)), None) is None:
        return
    drawn = samples(case.game, state, viewer, rng, MANY)
    assert any(sample != state for sample in drawn), f"law 7: the sampler knows the truth, {place}"


# 8


def lines_follow_views(case: Case, seeds: Sequence[int]) -> int:
    """Law 8: if two actions leave a viewer with equal views, he reads equal log lines."""
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 8 {seed}")
        for number, state in points(match, rng):
            for actor in case.game.actors(state):
                checked += _check_lines(case, state, actor, where(case, seed, number))
    return checked


def _check_lines(case: Case, state: Any, actor: Any, place: str) -> int:
    game = case.game
    afters = [(a, game.apply(state, actor, a)) for a in game.legal_actions(state, actor)]
    for viewer in VIEWERS:
        read: dict[bytes, tuple[Any, bytes]] = {}
        for action, after in afters:
            lines = encoded(list(game.narrate(state, actor, action, after, viewer)))
            first, expected = read.setdefault(encoded(game.view(after, viewer)), (action, lines))
            both = " and ".join(texts(game, (first, action)))
            assert lines == expected, (
                f"law 8: {both} look the same to {side(game, viewer)}, "
                f"but he reads {expected!r} and {lines!r}, {place}"
            )
    return len(afters) * len(VIEWERS)


# 9


def exchanges_are_unseen(case: Case, seeds: Sequence[int]) -> int:
    """Law 9: exchanging what a seat cannot see changes nothing of what it gets.

    In a game without secrets everyone sees the same.
    """
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 9 {seed}")
        for number, state in points(match, rng):
            if not case.has_secrets:
                _check_open(case, state, where(case, seed, number))
                checked += 1
                continue
            for viewer in VIEWERS:
                place = f"{side(case.game, viewer)}, {where(case, seed, number)}"
                for swapped in some(rng, case.swaps(state, viewer), EXCHANGES):
                    pass_check(case, swapped, "law 9", place)
                    _check_exchange(case, state, swapped, viewer, place)
                    checked += 1
    return checked


def _check_open(case: Case, state: Any, place: str) -> None:
    seen = [msgspec.structs.replace(case.game.view(state, v), viewer=None) for v in VIEWERS]
    assert seen[0] == seen[1] == seen[2], f"law 9: without secrets views are alike, {place}"


def _check_exchange(case: Case, state: Any, swapped: Any, viewer: Viewer, place: str) -> None:
    game = case.game
    assert swapped != state, f"law 9: the exchange of swaps.py changes nothing, {place}"
    views = [encoded(game.view(one, viewer)) for one in (state, swapped)]
    assert views[0] == views[1], f"law 9: an exchange can be seen by {place}: {_apart(*views)}"
    assert game.actors(swapped) == game.actors(state), f"law 9: other actors, {place}"
    for seat in seats_due(game, state):
        if seat == viewer:
            lists = [texts(game, game.legal_actions(one, seat)) for one in (state, swapped)]
            assert lists[0] == lists[1], f"law 9: an exchange changes the list of {place}"
    prompts = [game.prompt(game.view(one, viewer)) for one in (state, swapped)]
    assert prompts[0] == prompts[1], f"law 9: an exchange changes the prompt of {place}"


def _apart(one: bytes, two: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    start = max(0, at - 40)
    return f"...{one[start : at + 40].decode()}... ...{two[start : at + 40].decode()}..."


# 10


def keys_tell_results_only(case: Case, seeds: Sequence[int]) -> int:
    """Law 10: an opened key tells nothing beyond the result.

    A seat that gets the key of a draw while the match runs could tell the list of possible
    results and its weights from its view before the draw.
    """
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 10 {seed}")
        for number in some(rng, _draws(match), POINTS):
            for viewer in VIEWERS:
                if _is_opened(match, number, viewer, rng):
                    place = f"{side(case.game, viewer)}, {where(case, seed, number)}"
                    _check_key(case, match.states[number], viewer, rng, place)
                    checked += 1
    return checked


def _draws(match: AnyMatch) -> list[int]:
    return [number for number, move in enumerate(match.moves) if move.actor == CHANCE]


def _is_opened(match: AnyMatch, number: int, viewer: Viewer, rng: Random) -> bool:
    """Whether the viewer has the key at once, or some time later while the match runs."""
    last = len(match.moves) - 1
    times = {number + 1, rng.randint(number + 1, max(last, number + 1)), last}
    return any(
        _opens(match, until(match, count), number, viewer)
        for count in times
        if number < count <= last
    )


def _opens(match: AnyMatch, history: Prefix, number: int, viewer: Viewer) -> bool:
    told = match.game.disclose(history, number, viewer)
    return told == match.moves[number].action and match.game.opens(history, number, viewer)


def _check_key(case: Case, state: Any, viewer: Viewer, rng: Random, place: str) -> None:
    game = case.game
    truth = (texts(game, game.legal_actions(state, CHANCE)), list(game.chance_weights(state)))
    for sample in samples(game, state, viewer, rng, SAMPLES):
        results = texts(game, game.legal_actions(sample, CHANCE))
        guess = (results, list(game.chance_weights(sample)))
        assert guess == truth, f"law 10: a key tells that chance had {truth}, to {place}"


# 11


def taking_back_teaches_nothing(case: Case, seeds: Sequence[int]) -> int:
    """Law 11: an action that does not `reveal` shows its actor nothing he did not know."""
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 11 {seed}")
        for number, state in points(match, rng):
            for seat in seats_due(case.game, state):
                legal = case.game.legal_actions(state, seat)
                for action in some(rng, legal, SAMPLES):
                    place = where(case, seed, number)
                    checked += _check_take_back(case, state, seat, action, rng, place)
    return checked


def _check_take_back(
    case: Case, state: Any, seat: Seat, action: Any, rng: Random, place: str
) -> int:
    game = case.game
    after = game.apply(state, seat, action)
    follows = game.actors(after)
    if not follows or follows == (CHANCE,) or game.reveals(state, seat, action, after):
        return 0  # it cannot be taken back
    expected = encoded(game.view(after, seat))
    for sample in samples(game, state, seat, rng, SAMPLES):
        got = encoded(game.view(game.apply(sample, seat, action), seat))
        assert got == expected, (
            f"law 11: {game.encode_action(action)} can be taken back and shows "
            f"{game.info.seats[seat]} something, {place}: {_apart(expected, got)}"
        )
    return 1
