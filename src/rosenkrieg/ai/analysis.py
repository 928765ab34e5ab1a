"""A finished match, judged move by move: chances of winning, what was given away, luck and skill.

A match falls into stretches (see `judging`). Each is judged by itself and from the moves alone, so
that the work can be done in any number of pieces, anywhere, and goes on where it was left. What has
been judged is put together at the end: `chance at the start + decisions + luck = result` holds
to the last digit, because whatever is neither a decision nor the start is luck: cards, dice, and
what a seat could not see.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.ai.judging import Judge
from rosenkrieg.ai.player import players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    Actor,
    AnyGame,
    Message,
    OptionValue,
    Outcome,
    Seat,
)
from rosenkrieg.core.match import Match

FORM: Final = 2
"""The form of a study; kept studies of another form are made again."""

AnyMatch = Match[Any, Any, Any]


class Played(Struct, frozen=True):
    """A match as it is judged: its options, and moves as `actor` and text, as a spectator's record
    has them.
    """

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    moves: tuple[tuple[str, str], ...]


class Stretch(Struct, frozen=True):
    """What a seat did without anyone in between: moves `first` to `last` - 1."""

    first: int
    last: int
    seat: int


class Judged(Struct, frozen=True):
    """A stretch that has been judged.

    `chance` is that of the first seat before it, with its standard error, `after` the one right
    after it, before chance or anyone else acted (in games with secrets the last one alone). `gave`
    is what the seat gave away against `best`, in its own chance; None where the record does not
    tell what the seat knew.
    `best` are the texts of the better actions, `path` the things that the first one points at,
    `said` what it does, in messages: empty where nothing better is known.
    """

    stretch: Stretch
    chance: float
    error: float
    after: float
    gave: float | None = None
    gave_error: float = 0.0
    best: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    said: tuple[Message, ...] = ()
    played: tuple[str, ...] = ()
    luck_follows: bool = False
    """Cards or dice came before the next stretch."""


class Shares(Struct, frozen=True):
    """How the result came about, in chances of the first seat; the parts add up to it."""

    start: float
    decisions: tuple[float, float]
    luck: float
    result: float


class Piece(Struct, frozen=True):
    """Some stretches of a match, and how many it has in all."""

    all: int
    judged: tuple[Judged, ...]


class Analysis(Struct, frozen=True):
    """A match that has been judged, or the part of it that has been so far."""

    form: int
    done: int
    all: int
    judged: tuple[Judged, ...]
    shares: Shares | None = None
    given: tuple[float | None, float | None] | None = None
    """What each seat gave away for a decision on average; None where none could be judged."""


def can_judge(game: str) -> bool:
    """Whether there is a judge for the game."""
    return players(game).judge is not None


def judge_of(game: AnyGame) -> Judge:
    """The judge of a game that has one."""
    make = players(game.info.key).judge
    assert make is not None, "asked for a game that has a judge"
    judge: Judge = make(game)
    return judge


class _Key(Struct, frozen=True):
    """A match as something to look up."""

    game: str
    rules_version: int
    options: tuple[tuple[str, OptionValue], ...]
    moves: tuple[tuple[str, str], ...]


@lru_cache(maxsize=4)
def _replayed(played: _Key) -> AnyMatch:
    """The match; kept, because it is judged in pieces."""
    game = registry.game(played.game).under(played.rules_version)
    match: AnyMatch = Match(game, dict(played.options))
    for who, text in played.moves:
        actor = game.info.actor_named(who)
        assert actor is not None, "a record names its actors"
        match.accept(actor, game.decode_action(text, actor))
    return match


def match_of(played: Played) -> AnyMatch:
    """The match that was played."""
    options = tuple(sorted(played.options.items()))
    return _replayed(_Key(played.game, played.rules_version, options, played.moves))


def stretches(match: AnyMatch) -> list[Stretch]:
    """What there is to judge: stretches in which the seat had a choice."""
    found: list[Stretch] = []
    for first, last, seat in _runs(match):
        if any(len(_legal(match, number, seat)) > 1 for number in range(first, last)):
            found.append(Stretch(first, last, seat))
    return found


def _legal(match: AnyMatch, number: int, seat: Seat) -> Sequence[Any]:
    return match.game.legal_actions(match.states[number], seat)


def _runs(match: AnyMatch) -> Iterator[tuple[int, int, Seat]]:
    number = 0
    while number < len(match.moves):
        actor = match.moves[number].actor
        first = number
        number += 1
        if actor == CHANCE:
            continue
        due = match.game.actors(match.states[first])
        while (
            number < len(match.moves)
            and match.moves[number].actor == actor
            and due == (actor,)
            and match.game.actors(match.states[number]) == (actor,)
        ):
            number += 1
        yield first, number, Seat(actor)


def judged(match: AnyMatch, stretch: Stretch, judge: Judge) -> Judged:
    """The judgement of a stretch; it depends on the match and the stretch alone."""
    game, seat = match.game, SEATS[stretch.seat]
    rng = Random(f"{game.info.key} {stretch.first} {len(match.moves)}")
    before, after = match.states[stretch.first], match.states[stretch.last]
    line = tuple(move.action for move in match.moves[stretch.first : stretch.last])
    chance = judge.chance(before, rng)
    # what a seat's secrets are worth only shows later; the position after it is the next one's
    is_needed = not game.info.hidden or stretch.last == len(match.moves)
    then = judge.chance(after, rng) if is_needed else chance
    verdict = judge.verdict(before, seat, line, rng)
    texts = tuple(game.encode_action(action) for action in line)
    plain = Judged(
        stretch,
        _short(chance.value),
        _short(chance.error),
        _short(then.value),
        played=texts,
        luck_follows=_luck_follows(match, stretch.last),
    )
    if verdict is None:
        return plain
    best = (
        ()
        if _short(verdict.gave) <= 0
        else tuple(game.encode_action(each) for each in verdict.best)
    )
    return Judged(
        stretch,
        plain.chance,
        plain.error,
        plain.after,
        _short(verdict.gave),
        _short(verdict.error),
        best,
        game.path(verdict.best[0]) if best else (),
        tuple(said(game, before, seat, verdict.best)) if best else (),
        texts,
        plain.luck_follows,
    )


def _luck_follows(match: AnyMatch, number: int) -> bool:
    return number < len(match.moves) and match.moves[number].actor == CHANCE


def piece(played: Played, start: int, seconds: float) -> Piece:
    """Judges stretches from that one on, at least one, for so many seconds."""
    match = match_of(played)
    todo = stretches(match)
    judge = judge_of(match.game)
    until = time.monotonic() + seconds
    found: list[Judged] = []
    for stretch in todo[start:]:
        found.append(judged(match, stretch, judge))
        if time.monotonic() > until:
            break
    return Piece(len(todo), tuple(found))


def said(game: AnyGame, state: Any, seat: Seat, line: Sequence[Any]) -> Iterator[Message]:
    """What actions would do, as the log would tell it to everyone: `you` is the side's name."""
    for action in line:
        after = game.apply(state, seat, action)
        for message in game.narrate(state, Actor(seat), action, after, seat):
            yield _named(message, game.info.seats[seat])
        state = after


def _named(message: Message, side: str) -> Message:
    params = {
        name: side if name == "who" and value == "you" else value
        for name, value in message.params.items()
    }
    return replace(message, params=params)


def _short(value: float) -> float:
    return round(value, 4)


def analysis(
    game: AnyGame, found: Sequence[Judged], all: int, outcome: Outcome | None, by_rules: bool = True
) -> Analysis:
    """What has been judged so far, put together; shares and what was given when all of it has.

    `by_rules`: whether the match ended as the rules say, not by resignation or the clock.
    """
    if len(found) < all:
        return Analysis(FORM, len(found), all, tuple(found))
    shares = _shares(game, found, outcome, by_rules) if found else _without_choice(outcome)
    return Analysis(FORM, len(found), all, tuple(found), shares, _given(found))


def _without_choice(outcome: Outcome | None) -> Shares:
    """A match that ended before anyone had a choice: there is nothing to judge."""
    winner = None if outcome is None else outcome.winner
    if winner is None:
        return Shares(0.5, (0.0, 0.0), 0.0, 0.5)
    result = float(winner == FIRST)
    lost = result - 0.5
    return Shares(0.5, (lost, 0.0) if winner else (0.0, lost), 0.0, result)


def _shares(
    game: AnyGame, found: Sequence[Judged], outcome: Outcome | None, by_rules: bool
) -> Shares:
    winner = None if outcome is None else outcome.winner
    result = 0.5 if winner is None else float(winner == FIRST)
    decisions = [0.0, 0.0]
    luck = 0.0
    for number, each in enumerate(found):
        is_last = number + 1 == len(found)
        following = result if is_last else found[number + 1].chance
        seat = each.stretch.seat
        if game.info.hidden:
            own = -for_first(each.gave or 0.0, seat)
        elif each.luck_follows or (is_last and not by_rules):
            own = each.after - each.chance
        else:  # nothing has happened but the decision
            own = following - each.chance
        rest = following - each.chance - own
        if is_last and not by_rules and winner is not None:
            # who gave up, or ran out of time, gave away what was left
            decisions[1 - winner] += following - each.after
            rest -= following - each.after
        decisions[seat] += own
        luck += rest
    return Shares(found[0].chance, (decisions[0], decisions[1]), luck, result)


def for_first(gained: float, seat: int) -> float:
    """What a seat gained as a gain of the first seat."""
    return -gained if seat else gained


def _given(found: Sequence[Judged]) -> tuple[float | None, float | None]:
    """What each seat gave away of its chance for a decision, on average."""
    means = []
    for seat in SEATS:
        gave = [each.gave for each in found if each.stretch.seat == seat and each.gave is not None]
        means.append(_short(sum(gave) / len(gave)) if gave else None)
    return means[0], means[1]
