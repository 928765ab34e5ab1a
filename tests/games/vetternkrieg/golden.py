"""Whole matches with the log as the three viewers read it.

Rewritten only by `python -m tests.games.vetternkrieg.golden`, and the difference is read in review.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from rosenkrieg.core.contract import VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.locale import Words, game_package
from tests.games.vetternkrieg.table import GAME, NAMES

FOLDER = Path(__file__).with_name("golden")
MATCHES = {"plain": ({}, 12), "twists": ({"twists": "on"}, 5)}
"""Name: options and seed."""

WORDS = {
    language: Words(
        language, ("tests.games.vetternkrieg.golden_words", game_package("vetternkrieg"))
    )
    for language in ("en", "de")
}
"""The words of the time when the golden matches were written, and newer ones beside them."""


def played(name: str) -> Match:
    """A match of that name, played at random."""
    options, seed = MATCHES[name]
    match: Match = Match(GAME, options, seed=seed)
    rng = Random(f"golden {seed}")
    for actor in match.turns():
        match.act(actor, rng.choice(match.legal(actor)))
    return match


def told(match: Match) -> dict[str, Any]:
    """The record and what everybody reads, English and German."""
    logs = {}
    for viewer in VIEWERS:
        lines = [line for _, line in match.log(viewer)]
        side = "watch" if viewer is None else NAMES[viewer]
        logs[side] = {
            language: [words.say(line) for line in lines] for language, words in WORDS.items()
        }
    return {"record": record(match).to_json().splitlines(), "logs": logs}


def main() -> None:
    """Writes the files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        text = json.dumps(told(played(name)), indent=1, ensure_ascii=False)
        FOLDER.joinpath(f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
