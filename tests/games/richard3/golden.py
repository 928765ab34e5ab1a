"""Whole matches with the log as three viewers read it, in English.

    .venv/bin/python -m tests.games.richard3.golden

writes them anew; the difference is read in review.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from rosenkrieg.core.contract import VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.locale import Words, game_package

FOLDER: Final = Path(__file__).with_name("golden")
IDLE: Final = ("end", "stop", "wait", "pass")

RECIPES: Final = {
    # name: rules version, set-up, seed, how often an idle action is taken where another is open
    "roses": (1, "1460", 5, 0.25),
    "kingmaker": (1, "1470", 3, 0.1),
    "bosworth": (1, "1483", 8, 0.1),
    "roses-2": (2, "1460", 6, 0.25),
    "bosworth-2": (2, "1483", 9, 0.1),
}

AnyMatch = Match[Any, Any, Any]


def played(rules: int, setup: str, seed: int, idle: float) -> AnyMatch:
    """A match of somebody who mostly prefers doing something."""
    match: AnyMatch = Match(GAME.under(rules), {"setup": setup}, seed=seed)
    rng = Random(f"golden {seed}")
    for actor in match.turns():
        legal = list(match.legal(actor))
        busy = [a for a in legal if not GAME.encode_action(a).startswith(IDLE)]
        match.act(actor, rng.choice(legal if not busy or rng.random() < idle else busy))
    return match


def told(match: AnyMatch) -> dict[str, Any]:
    """The match as it is kept: moves, logs of the viewers, outcome."""
    words = Words("en", ("tests.games.richard3.golden_words", game_package("richard3")))
    names = [*GAME.info.seats, "watch"]
    assert match.outcome is not None
    return {
        "options": match.options,
        "moves": [
            f"{GAME.info.actor_name(move.actor)} {GAME.encode_action(move.action)}"
            for move in match.moves
        ],
        "logs": {
            names[number]: [f"{at} {words.say(line)}" for at, line in match.log(viewer)]
            for number, viewer in enumerate(VIEWERS)
        },
        "outcome": [match.outcome.winner, match.outcome.reason, list(match.outcome.scores)],
    }


def replayed(name: str, kept: dict[str, Any]) -> AnyMatch:
    """The match of a file, played again by hand under its rules."""
    match: AnyMatch = Match(GAME.under(RECIPES[name][0]), kept["options"])
    for move in kept["moves"]:
        name, text = move.split()
        actor = GAME.info.actor_named(name)
        assert actor is not None
        match.act(actor, text)
    return match


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, recipe in RECIPES.items():
        text = json.dumps(told(played(*recipe)), indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
