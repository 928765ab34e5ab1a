"""Whole battles with the log as three viewers read it, in English.

    .venv/bin/python -m tests.games.medieval_battle.golden

writes them anew; the difference is read in review.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from rosenkrieg.core.contract import VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.locale import Words, game_package

FOLDER: Final = Path(__file__).with_name("golden")
CALM: Final = ("pass", "rally", "done", "stop")
LIVELY: Final = ("attack", "shoot", "enter", "retreat", "leave")

RECIPES: Final = {
    # name: options, seed, how often a calm action is taken where another is open
    "standard": ({}, 4, 0.15),
    "random": ({"map": "random"}, 2, 0.15),
    "mounted": ({"map": "random", "dismounting": "off"}, 6, 0.1),
    "large": ({"size": "large", "map": "built"}, 1, 0.25),
}

AnyMatch = Match[Any, Any, Any]


def played(options: dict[str, str], seed: int, calm: float) -> AnyMatch:
    """A battle of somebody who fights where it is possible."""
    match: AnyMatch = Match(GAME, options, seed=seed)
    rng = Random(f"golden {seed}")
    for actor in match.turns():
        legal = list(match.legal(actor))
        texts = {GAME.encode_action(each): each for each in legal}
        busy = [text for text in texts if not text.startswith(CALM)]
        fights = [text for text in busy if text.startswith(LIVELY)]
        choice = list(texts) if not busy or rng.random() < calm else busy
        if fights and rng.random() < 0.5:
            choice = fights
        elif "done" in texts and rng.random() < 0.1:  # holds back some units
            choice = ["done"]
        match.act(actor, texts[rng.choice(choice)])
    return match


def told(match: AnyMatch) -> dict[str, Any]:
    """The battle as it is kept: moves, logs of the viewers, outcome."""
    words = Words(
        "en", ("tests.games.medieval_battle.golden_words", game_package("medieval_battle"))
    )
    names = [*GAME.info.seats, "watch"]
    assert match.outcome is not None
    options = {name: value for name, value in match.options.items() if name != "edition"}
    return {
        "options": options,
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


def replayed(kept: dict[str, Any]) -> AnyMatch:
    """The battle of a file, played again by hand."""
    match: AnyMatch = Match(GAME, kept["options"])
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
