"""Laws 1 to 6: play ends, lists and texts hold, nothing changes behind one's back.

Every law returns how many things it compared, so that a test can tell an idle law.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec

from rosenkrieg.core.contract import CHANCE, FIRST, MAX_CHOICES, SEATS, SECOND, VIEWERS, Outcome
from rosenkrieg.core.errors import GameError
from rosenkrieg.testing.play import (
    ACTORS,
    Case,
    by_hand,
    pass_check,
    play,
    some,
    state_of,
    state_text,
    step,
    texts,
    where,
)

BRANCHES = 4
"""Actions beside the one played that are tried at each position."""

PAIRS = 16
"""Pairs of simultaneous choices that are tried at each position."""


# 1


def play_ends(case: Case, seeds: Sequence[int]) -> int:
    """Law 1: play ends within max_moves; no one must act exactly when there is an outcome."""
    checked = 0
    for seed in seeds:
        match = play(case, seed)
        draws = sum(move.actor == CHANCE for move in match.moves)
        most = case.game.info.max_draws
        assert draws <= most, f"law 1: {draws} draws of {most}, {case.key}, seed {seed}"
        for number, state in enumerate(match.states):
            _check_actors(case, state, where(case, seed, number))
            checked += 1
    return checked


def _check_actors(case: Case, state: Any, place: str) -> None:
    game, info = case.game, case.game.info
    actors, outcome = game.actors(state), game.outcome(state)
    assert (outcome is None) == bool(actors), f"law 1: actors {actors} and {outcome}, {place}"
    assert all(actor in ACTORS for actor in actors), f"law 1: actors {actors}, {place}"
    assert CHANCE not in actors or actors == (CHANCE,), f"law 1: chance acts alone, {place}"
    assert CHANCE not in actors or info.chance, f"law 1: the info denies chance, {place}"
    assert len(set(actors)) == len(actors), f"law 1: an actor twice, {place}"
    assert len(actors) < 2 or info.simultaneous, f"law 1: the info denies two actors, {place}"
    if outcome is not None:
        _check_outcome(outcome, place)


def _check_outcome(outcome: Outcome, place: str) -> None:
    assert outcome.winner in VIEWERS, f"law 1: the winner is a seat or nobody, {place}"
    assert outcome.reason, f"law 1: an end has a reason, {place}"
    assert len(outcome.scores) == len(SEATS), f"law 1: a score for each seat, {place}"


# 2


def lists_are_good(case: Case, seeds: Sequence[int]) -> int:
    """Law 2: an actor has an action; lists are bounded, stable, without duplicates."""
    checked = 0
    for seed in seeds:
        match = play(case, seed)
        for number, state in enumerate(match.states):
            copy = state_of(case, state_text(state))
            for actor in ACTORS:
                _check_list(case, state, copy, actor, where(case, seed, number))
                checked += 1
    return checked


def _check_list(case: Case, state: Any, copy: Any, actor: Any, place: str) -> None:
    game = case.game
    legal = list(game.legal_actions(state, actor))
    named = texts(game, legal)
    due = actor in game.actors(state)
    assert bool(legal) == due, f"law 2: actor {actor} is due: {due}, but has {named}, {place}"
    assert actor == CHANCE or len(legal) <= MAX_CHOICES, (
        f"law 2: {len(legal)} actions for a seat, at most {MAX_CHOICES} are allowed, {place}"
    )
    assert len(set(legal)) == len(legal), f"law 2: an action twice in {named}, {place}"
    assert len(set(named)) == len(named), f"law 2: a text twice in {named}, {place}"
    assert legal == list(game.legal_actions(state, actor)), f"law 2: the list changes, {place}"
    assert legal == list(game.legal_actions(copy, actor)), (
        f"law 2: an equal state has another list, {place}"
    )


# 3


def apply_is_pure(case: Case, seeds: Sequence[int]) -> int:
    """Law 3: apply leaves the old state as it was, and the new one passes `check`."""
    checked = 0
    for seed in seeds:
        rng = Random(f"law 3 {seed}")
        match = by_hand(case, seed)
        kept: list[bytes] = []
        while True:
            place = where(case, seed, len(match.moves))
            pass_check(case, match.state, "law 3", place)
            kept.append(state_text(match.state))
            if match.over:
                break
            actor = rng.choice(match.actors)
            for action in some(rng, match.legal(actor), BRANCHES):
                _check_apply(case, match.state, kept[-1], actor, action, place)
                checked += 1
            _check_reading(case, match.state, kept[-1], rng, place)
            step(match, rng)
        for number, (state, text) in enumerate(zip(match.states, kept, strict=True)):
            same = state_text(state) == text
            assert same, f"law 3: an old state has changed, {where(case, seed, number)}"
    return checked


def _check_apply(case: Case, state: Any, kept: bytes, actor: Any, action: Any, place: str) -> None:
    game = case.game
    name = game.encode_action(action)
    once = game.apply(state, actor, action)
    assert state_text(state) == kept, f"law 3: {name} changed the old state, {place}"
    again = game.apply(state, actor, action)
    assert once == again, f"law 3: {name} does not always lead to the same state, {place}"
    assert hash(once) == hash(again), f"law 3: equal states with other hashes, {place}"


def _check_reading(case: Case, state: Any, kept: bytes, rng: Random, place: str) -> None:
    game = case.game
    for viewer in VIEWERS:
        seen = game.view(state, viewer)
        game.prompt(seen)
        game.determinize(seen, rng)
    game.outcome(state)
    assert state_text(state) == kept, f"law 3: looking changed the state, {place}"


# 4


def texts_survive(case: Case, seeds: Sequence[int]) -> int:
    """Law 4: actions, states, views, sheets survive encoding and decoding; records: `replay`."""
    checked = _check_sheets(case)
    for seed in seeds:
        match = play(case, seed)
        for number, state in enumerate(match.states):
            place = where(case, seed, number)
            _check_state_text(case, state, place)
            for actor in case.game.actors(state):
                _check_action_texts(case, state, actor, place)
            for viewer in VIEWERS:
                _check_view_text(case, state, viewer, place)
            checked += 1
    return checked


def _check_sheets(case: Case) -> int:
    sheets = [case.game.sheet(case.game.info.complete(options)) for options in case.options]
    printed = [sheet for sheet in sheets if sheet is not None]
    for sheet in printed:
        back = msgspec.json.decode(msgspec.json.encode(sheet), type=type(sheet))
        assert back == sheet, f"law 4: the sheet of {case.key} did not survive"
    return len(printed)


def _check_state_text(case: Case, state: Any, place: str) -> None:
    text = state_text(state)
    assert state_of(case, text) == state, f"law 4: a state did not survive, {place}"


def _check_action_texts(case: Case, state: Any, actor: Any, place: str) -> None:
    for action in case.game.legal_actions(state, actor):
        text = case.game.encode_action(action)
        assert text, f"law 4: an action without a text, {place}"
        assert not any(sign.isspace() for sign in text), f"law 4: a space in {text!r}, {place}"
        try:
            back = case.game.decode_action(text, actor)
        except GameError as error:
            raise AssertionError(f"law 4: {text} is not understood, {place}: {error}") from error
        assert back == action, f"law 4: {text} was decoded as {back}, {place}"
        assert type(back) is type(action), f"law 4: {text} was decoded as {back}, {place}"
        form = case.game.forms.get(type(action))
        assert not case.game.forms or (form is not None and re.fullmatch(form.pattern, text)), (
            f"law 4: {text} is not of a form of {type(action).__name__}, {place}"
        )


def _check_view_text(case: Case, state: Any, viewer: Any, place: str) -> None:
    seen = case.game.view(state, viewer)
    text = msgspec.json.encode(seen)
    back = msgspec.json.decode(text, type=case.game.view_type)
    assert back == seen, f"law 4: the view of {viewer} did not survive, {place}"
    assert msgspec.json.encode(back) == text, f"law 4: the view of {viewer} has two texts, {place}"
    assert seen.viewer == viewer, f"law 4: a view says whose it is, {place}"


# 5


def weights_fit(case: Case, seeds: Sequence[int]) -> int:
    """Law 5: chance weights are positive and match the list."""
    checked = 0
    for seed in seeds:
        match = play(case, seed)
        for number, state in enumerate(match.states):
            if case.game.actors(state) == (CHANCE,):
                _check_weights(case, state, where(case, seed, number))
                checked += 1
    return checked


def _check_weights(case: Case, state: Any, place: str) -> None:
    weights = list(case.game.chance_weights(state))
    results = texts(case.game, case.game.legal_actions(state, CHANCE))
    assert len(weights) == len(results), f"law 5: weights {weights} for {results}, {place}"
    whole = all(type(weight) is int and weight > 0 for weight in weights)
    assert whole, f"law 5: expected positive integers, got {weights}, {place}"


# 6


def choices_commute(case: Case, seeds: Sequence[int]) -> int:
    """Law 6: simultaneous choices commute, and none shows the other seat what was chosen."""
    checked = 0
    for seed in seeds:
        match = play(case, seed)
        rng = Random(f"law 6 {seed}")
        for number, state in enumerate(match.states):
            if len(case.game.actors(state)) == 2:
                _check_order(case, state, rng, where(case, seed, number))
                _check_secrecy(case, state, where(case, seed, number))
                checked += 1
    return checked


def _check_order(case: Case, state: Any, rng: Random, place: str) -> None:
    for one, two in some(rng, _choices(case, state), PAIRS):
        apply = case.game.apply
        there = apply(apply(state, FIRST, one), SECOND, two)
        back = apply(apply(state, SECOND, two), FIRST, one)
        names = " and ".join(texts(case.game, (one, two)))
        assert there == back, f"law 6: the order of {names} matters, {place}"


def _choices(case: Case, state: Any) -> Iterator[tuple[Any, Any]]:
    yield from product(*(case.game.legal_actions(state, seat) for seat in SEATS))


def _check_secrecy(case: Case, state: Any, place: str) -> None:
    """While a seat still chooses, all it sees of the other's choices is that they were made."""
    game = case.game
    for seat, waiting in ((FIRST, SECOND), (SECOND, FIRST)):
        seen: dict[tuple[Any, ...], Any] = {}
        for action in game.legal_actions(state, seat):
            after = game.apply(state, seat, action)
            if waiting not in game.actors(after):
                continue
            same = list(game.legal_actions(after, waiting)) == list(
                game.legal_actions(state, waiting)
            )
            assert same, f"law 6: {game.encode_action(action)} changes the other's list, {place}"
            view = game.view(after, waiting)
            first = seen.setdefault(game.actors(after), view)
            assert first == view, f"law 6: {game.encode_action(action)} can be seen, {place}"
