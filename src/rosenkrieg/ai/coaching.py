"""What the coach says: what matters now, what to do and why, and what a choice would give away.

Everything follows from the view of a seat: the coach knows no more than who sits there. Which
action is best a computer player says, how much a choice gives away the judge of the game, and why,
in the words of the game, its coach (`ai/<key>/coach.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.ai.analysis import can_judge, judge_of
from rosenkrieg.ai.player import player, players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import Message

MOST_LINES: Final = 3
"""Lines said at a time; more would not be read."""
BLUNDER: Final = 0.1
"""A choice that gives away so much of the chance of winning is warned of."""
SURE: Final = 2.0
"""How many standard errors what is given away must be above nothing."""


class Advice(Struct, frozen=True):
    """The text of the best action known, and what is said about it."""

    action: str
    now: tuple[Message, ...] = ()
    reasons: tuple[Message, ...] = ()
    dangers: tuple[Message, ...] = ()


def has_coach(game: str) -> bool:
    """Whether someone can tell why in that game."""
    return players(game).coach is not None and can_judge(game)


def advice(game: str, level: str | None, view: Any, legal: Sequence[Any], seed: int) -> Advice:
    """What a computer player of that level would do, or else the judge of the game; and why."""
    rules, coach = registry.game(game), players(game).coach
    if level is None:
        action = judge_of(rules).best(view, legal, Random(seed))
    else:
        action = player(game, level, seed).choose(view, legal)
    text = rules.encode_action(action)
    if coach is None:
        return Advice(text)
    return Advice(
        text,
        tuple(coach.now(view)[:MOST_LINES]),
        tuple(coach.reasons(view, action)[:MOST_LINES]),
        tuple(coach.dangers(view, action)[:MOST_LINES]),
    )


def warning(game: str, view: Any, action: Any, seed: int) -> Advice | None:
    """What to do instead, if the action gives much away: its dangers, the other one's reasons."""
    rules, coach, rng = registry.game(game), players(game).coach, Random(seed)
    assert coach is not None, "it is asked only where there is one"
    imagined = rules.determinize(view, rng)
    verdict = judge_of(rules).lost(imagined, view.viewer, action, rng)
    if verdict is None or verdict.gave < max(BLUNDER, SURE * verdict.error):
        return None
    better = verdict.best[0]
    return Advice(
        rules.encode_action(better),
        reasons=tuple(coach.reasons(view, better)[:MOST_LINES]),
        dangers=tuple(coach.dangers(view, action)[:MOST_LINES]),
    )
