"""Counts of action sequences, by the rules and by the second reading. [perft.toml]

    .venv/bin/python -m tests.games.medieval_battle.test_perft

counts anew, which is needed when values of the standard edition change.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import State

from .reference import Battle
from .test_differential import begun, chosen

FILE = Path(__file__).with_name("perft.toml")
PERFT = tomllib.loads(FILE.read_text("utf-8"))["position"]
HEAD = """\
# Positions in random battles, made as in test_perft.py, and how many sequences of 1, 2, ... there
# are. Counted by the rules; up to `compared` also by the second reading (reference.py).
"""


def reached(entry: dict[str, Any]) -> State:
    """The position after so many lively actions of a random battle."""
    rng = Random(f"perft {entry['seed']}")
    state = begun(entry["size"], rng)
    for _ in range(entry["actions"]):
        seat = GAME.actors(state)[0]
        state = GAME.apply(state, seat, chosen(list(GAME.legal_actions(state, seat)), rng))
    return state


def by_rules(state: State, depth: int) -> int:
    if not GAME.actors(state):
        return 0
    seat = GAME.actors(state)[0]
    legal = GAME.legal_actions(state, seat)
    if depth == 1:
        return len(legal)
    return sum(by_rules(GAME.apply(state, seat, action), depth - 1) for action in legal)


def by_reference(battle: Battle, depth: int) -> int:
    if battle.due is None:
        return 0
    legal = battle.legal()
    if depth == 1:
        return len(legal)
    return sum(by_reference(battle.after(text), depth - 1) for text in legal)


@pytest.mark.parametrize("entry", PERFT, ids=lambda each: f"{each['size']} {each['seed']}")
def test_counts(entry: dict[str, Any]):
    state = reached(entry)
    for depth, count in enumerate(entry["counts"], 1):
        assert by_rules(state, depth) == count
    depth = entry["compared"]
    assert by_reference(Battle(GAME.view(state, None)), depth) == entry["counts"][depth - 1]


if __name__ == "__main__":
    text = HEAD
    for each in PERFT:
        start = reached(each)
        each["counts"] = [by_rules(start, depth + 1) for depth in range(len(each["counts"]))]
        lines = [f"{name} = {json.dumps(value)}" for name, value in each.items()]
        text += "\n[[position]]\n" + "\n".join(lines) + "\n"
    FILE.write_text(text, "utf-8")
