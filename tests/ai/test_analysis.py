"""Judges of finished matches: whatever they find adds up, and is found again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rosenkrieg.ai.analysis import (
    Analysis,
    Judged,
    Stretch,
    analysis,
    can_judge,
    judge_of,
    judged,
    stretches,
)
from rosenkrieg.ai.judging import likely, log_odds, played_on
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, FIRST, Outcome, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import course
from rosenkrieg.learning.lesson import opened
from tests.shipped import SHIPPED

PARTS = {"rosenkoenig": 12, "vetternkrieg": 10, "richard3": 30, "medieval_battle": 60}
"""Actions of the seats that are played, where a whole match would take long."""


def begun(game: str, actions: int, seed: int = 5) -> Match[Any, Any, Any]:
    """A match after so many random actions, given up then if it goes on."""
    match: Match[Any, Any, Any] = Match(game, seed=seed)
    rng = Random(seed)
    for _ in range(actions):
        if match.over:
            return match
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))
    if not match.over:
        match.resign(Seat(match.actors[0]))
    return match


def whole(match: Match[Any, Any, Any], found: list[Judged]) -> Analysis:
    return analysis(match.game, found, len(found), match.outcome, by_rules=False)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_a_judge_whose_findings_add_up(game: str) -> None:
    assert can_judge(game)
    match = begun(game, PARTS.get(game, 40))
    todo = stretches(match)[-2:]
    judge = judge_of(match.game)
    found = [judged(match, each, judge) for each in todo]
    assert found == [judged(match, each, judge_of(match.game)) for each in todo]
    for each in found:
        assert 0 <= each.chance <= 1
        assert 0 <= each.error < 0.5
        assert each.gave is None or each.gave >= 0
        if each.best:
            seat = Seat(match.moves[each.stretch.first].actor)
            line = [match.game.decode_action(text, seat) for text in each.best]
            state = match.states[each.stretch.first]
            assert played_on(match.game, state, seat, line) is not None
            assert each.said
    shares = whole(match, found).shares
    assert shares is not None
    assert shares.start + sum(shares.decisions) + shares.luck == pytest.approx(shares.result)


def test_stretches_leave_out_chance_and_forced_moves() -> None:
    match = begun("rosenkoenig", 40)
    for each in stretches(match):
        for number in range(each.first, each.last):
            assert match.moves[number].actor not in (CHANCE, 1 - each.seat)
        legal = match.game.legal_actions(
            match.states[each.first], Seat(match.moves[each.first].actor)
        )
        assert each.last - each.first > 1 or len(legal) > 1


def test_a_slip_is_told_with_what_was_better() -> None:
    """The lesson on joining: to grow one territory gives away what joining two would bring."""
    lesson = course("rosenkoenig").lesson("join")
    judge = judge_of(registry.game("rosenkoenig"))
    found = {}
    for text in ("E1", "W1"):
        match = opened(lesson)
        first = len(match.moves)
        match.act(match.actors[0], text)
        found[text] = judged(match, Stretch(first, first + 1, 0), judge)
    assert (found["E1"].gave, found["E1"].best) == (0, ())
    assert found["W1"].gave is not None
    assert found["W1"].gave > 0.02
    assert found["W1"].best == ("E1",)
    assert found["W1"].said[0].params["who"] == "red"


def test_luck_is_what_nobody_decided() -> None:
    def at(first: int, seat: int, chance: float, after: float, luck: bool) -> Judged:
        return Judged(Stretch(first, first + 1, seat), chance, 0.0, after, luck_follows=luck)

    game = registry.game("rosenkoenig")
    found = [at(0, 0, 0.5, 0.4, True), at(2, 1, 0.7, 0.6, False)]
    shares = analysis(game, found, 2, Outcome(FIRST, "points", (9, 4))).shares
    assert shares is not None
    assert shares.decisions[0] == pytest.approx(-0.1)
    assert shares.luck == pytest.approx(0.3)
    assert shares.decisions[1] == pytest.approx(0.3)  # the second seat lost what was left
    assert analysis(game, found[:1], 2, None).shares is None


def test_a_match_without_a_choice_is_whole_at_once() -> None:
    game = registry.game("rosenkoenig")
    for outcome, decisions in (
        (Outcome(FIRST, "resigned", (0, 0)), (0.0, 0.5)),
        (Outcome(Seat(1), "resigned", (0, 0)), (-0.5, 0.0)),
        (None, (0.0, 0.0)),
    ):
        found = analysis(game, [], 0, outcome, by_rules=False)
        assert found.shares is not None
        assert found.shares.decisions == decisions
        total = found.shares.start + sum(decisions) + found.shares.luck
        assert total == found.shares.result
        assert found.given == (None, None)


def test_a_judge_that_looks_once_claims_no_precision() -> None:
    for game in ("rosenkoenig", "medieval_battle"):
        match = begun(game, 60)
        judge = judge_of(match.game)
        found = [judged(match, each, judge) for each in stretches(match)[-4:]]
        gave = [each for each in found if each.gave]
        assert gave
        assert all(each.gave_error > 0 for each in gave)


def test_what_was_given_is_the_mean_of_what_could_be_judged() -> None:
    game = registry.game("rosenkoenig")

    def at(first: int, seat: int, gave: float | None) -> Judged:
        return Judged(Stretch(first, first + 1, seat), 0.5, 0.0, 0.5, gave)

    found = [at(0, 0, 0.1), at(1, 1, None), at(2, 0, 0.3), at(3, 1, None)]
    assert analysis(game, found, 4, None).given == (0.2, None)


def test_log_odds_and_chances() -> None:
    assert likely(log_odds(0.25)) == pytest.approx(0.25)
    assert 0 < likely(-1e9) < likely(1e9) < 1
