"""Whole matches with the log as three viewers read it, kept in golden/*.json.

    python -m tests.games.rosenkoenig.golden --write

plays the matches below and writes them anew; the difference is read in review. Files hold
the moves, so the test replays them without the policies here. In the logs of Red and White,
`=` stands for the line that a spectator reads.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.locale import Words, game_package
from tests.games.rosenkoenig import policies
from tests.games.rosenkoenig.table import NAMES, READERS, dealt, play

FOLDER = Path(__file__).with_name("golden")


class Recipe(NamedTuple):
    """What a match shows, and the random play that led to it."""

    about: str
    policy: policies.Policy
    seed: int
    options: tuple[tuple[str, str], ...] = ()


RECIPES = {
    "longest": Recipe("119 actions, as many as there can be", policies.hoarding, 2),
    "lock_out": Recipe("one side is skipped 13 times in a row", policies.turning, 4257),
    "forced_flips": Recipe("three times only a hero helps", policies.evenly, 3788),
    "blocked": Recipe("ends blocked after ten actions", policies.playing, 4925),
    "stones": Recipe("ends with the last stone", policies.evenly, 232),
    "tie_territory": Recipe("equal points, the largest territory", policies.hoarding, 3927),
    "tie_roses": Recipe("equal points and territories, more roses", policies.hoarding, 444),
    "on_draw": Recipe(
        "White begins, the discard is shuffled when somebody draws",
        policies.evenly,
        270,
        (("starter", "white"), ("reshuffle", "on_draw")),
    ),
}


def matches() -> dict[str, tuple[str, Match]]:
    """All golden matches, played as their recipes say: name -> what it shows, the match."""
    shortest = play(dealt("SE3 E1 E2 E3 NE1", "SE1 S1 S2 S3 SW1"), "SE3 SE1 +NE2 +SW2")
    found = {"shortest": ("four actions, and a tie in everything", shortest)}
    for name, recipe in RECIPES.items():
        match = policies.played(recipe.policy, Random(recipe.seed), **dict(recipe.options))
        found[name] = recipe.about, match
    return found


def told(match: Match, about: str) -> dict[str, Any]:
    """A match as it is kept."""
    return {
        "about": about,
        "options": match.options,
        "moves": [f"{NAMES[m.actor]} {GAME.encode_action(m.action)}" for m in match.moves],
        "outcome": {
            "winner": None if match.outcome.winner is None else NAMES[match.outcome.winner],
            "reason": match.outcome.reason,
            "decided": match.outcome.decided,
            "scores": list(match.outcome.scores),
        },
        "log": {language: logs(match, language) for language in ("de", "en")},
    }


def logs(match: Match, language: str) -> dict[str, list[str]]:
    """The log of each reader; what reads like the spectator's is `=`."""
    watch = lines(match, "watch", language)
    found = {"watch": [f"{number} {text}" for number, text in watch]}
    for side in ("red", "white"):
        own = lines(match, side, language)
        found[side] = [
            "=" if line == seen else f"{line[0]} {line[1]}"
            for line, seen in zip(own, watch, strict=True)
        ]
    return found


def lines(match: Match, reader: str, language: str) -> list[tuple[int, str]]:
    """What a reader finds in the log, each line with the number of its move."""
    say = kept_words(language).say
    return [(number, say(line)) for number, line in match.log(READERS[reader])]


@cache
def kept_words(language: str) -> Words:
    """The words of the time when the golden matches were written, and newer ones beside them."""
    packages = ("tests.games.rosenkoenig.golden_words", game_package(GAME.info.key))
    return Words(language, packages)


def replayed(kept: dict[str, Any]) -> Match:
    """The match of a file, played again from its moves."""
    match = Match(GAME, kept["options"])
    for move in kept["moves"]:
        name, text = move.split()
        match.act(NAMES.index(name), text)
    return match


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, (about, match) in matches().items():
        text = json.dumps(told(match, about), ensure_ascii=False, indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("expected --write, which writes golden/*.json anew")
    write()
