"""Undoing alone leaves nobody with more knowledge than before."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from rosenkrieg.core.contract import CHANCE, VIEWERS, AnyGame
from rosenkrieg.core.match import Match
from rosenkrieg.testing.play import encoded, samples
from tests.trust.part import Figures, all_games, share

CLAIM = (
    "Undoing without consent never leaves more knowledge: what can be undone would have looked the "
    "same in any position that the seat could not tell apart, and afterwards every viewer sees "
    "what they saw before."
)


def run(size: float) -> Figures:
    """A million random steps over all games."""
    games = all_games()
    each = share(size, 1_000_000, 500) // len(games)
    figures: Figures = {}
    for game in games:
        counted = _steps(game, each)
        figures[game.info.key] = ", ".join(f"{n:,} {what}" for what, n in counted.items())
    return figures


def _steps(game: AnyGame, wanted: int) -> Counter[str]:
    counted: Counter[str] = Counter(dict.fromkeys(("steps", "undone", "twins alike"), 0))
    seed = 0
    while counted["steps"] < wanted:
        rng = Random(f"undo {game.info.key} {seed}")
        match: Match[Any, Any, Any] = Match(game, seed=seed)
        seed += 1
        while not match.over and counted["steps"] < wanted:
            _step(match, rng, counted)
    return counted


def _step(match: Match[Any, Any, Any], rng: Random, counted: Counter[str]) -> None:
    counted["steps"] += 1
    game, before = match.game, match.state
    seat = rng.choice([actor for actor in match.actors if actor != CHANCE])
    shown = [encoded(match.view(viewer)) for viewer in VIEWERS]
    lines = [match.log(viewer) for viewer in VIEWERS] if rng.random() < 0.01 else None
    action = rng.choice(list(match.legal(seat)))
    match.act(seat, action)
    number = len(match.moves) - 1
    if match.over or match.moves[number].actor != seat or match.why_no_take_back(seat, number):
        return
    mine = encoded(match.view(seat))
    for twin in samples(game, before, seat, rng, 1) if rng.random() < 0.2 else ():
        alike = encoded(game.view(game.apply(twin, seat, action), seat))
        assert alike == mine, f"{game.info.key}: {game.encode_action(action)} told something"
        counted["twins alike"] += 1
    if rng.random() < 0.6:
        match.take_back(seat, number)
        after = [encoded(match.view(viewer)) for viewer in VIEWERS]
        assert after == shown, f"{game.info.key}: something else is shown after an undo"
        assert lines is None or lines == [match.log(viewer) for viewer in VIEWERS], "another log"
        counted["undone"] += 1
