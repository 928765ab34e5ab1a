"""Writes the sample matches that can be watched: games/<key>/sample.json.

    python scripts/samples.py [GAME ...]

Two computer players meet, always with the same dice, so the same players write the same file.
Long games are left after some moves; the page goes on from there with the person who watched.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from rosenkrieg import Match, player, record
from rosenkrieg.core.contract import Seat
from rosenkrieg.learning.samples import FILE, sample

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "rosenkrieg" / "games"

RECIPES: Final[dict[str, tuple[dict[str, Any], str, int, int]]] = {
    # game: options, level of both players, seed, moves at most
    "rosenkoenig": ({}, "duke", 7, 1_000),
    "vetternkrieg": ({}, "knight", 5, 1_000),
    "richard3": ({"setup": "1460"}, "duke", 4, 260),
    "medieval_battle": ({}, "knight", 3, 1_000),
    "rampant": ({"battles": 1}, "squire", 3, 1_000),
}


def played(key: str) -> Match[Any, Any, Any]:
    """The match of a recipe."""
    options, level, seed, most = RECIPES[key]
    match: Match[Any, Any, Any] = Match(key, options, seed=seed)
    seats = [player(key, level, seed=number) for number in (1, 2)]
    for seat in match.turns():
        if len(match.moves) >= most:
            break
        match.act(seat, seats[seat].choose(match.view(Seat(seat)), match.legal(seat)))
    return match


if __name__ == "__main__":
    for key in sys.argv[1:] or RECIPES:
        match = played(key)
        (GAMES / key / FILE).write_text(record(match).to_json(), encoding="utf-8")
        sample.cache_clear()
        told = sample(key)
        assert told is not None
        print(f"{key}: {len(match.moves)} moves, {len(told.comments)} comments, {match.outcome}")
