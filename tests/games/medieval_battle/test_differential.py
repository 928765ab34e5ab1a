"""The rules against a second reading of them, over lively random battles.

python -m tests.games.medieval_battle.test_differential POSITIONS [SEED]
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from rosenkrieg.core.match import Match
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Over, Recruiting, State

from .reference import Battle

BEFORE = (Building, Recruiting, Deploying)
CALM = ("pass", "rally", "done", "stop")


def begun(size: str, rng: Random) -> State:
    """A random battle after deployment, some units held back."""
    options = {"size": size, "map": "random", "dismounting": rng.choice(("on", "on", "off"))}
    match = Match(GAME, options, seed=rng.getrandbits(40))
    while isinstance(match.state.phase, BEFORE):
        legal = match.legal(match.actors[0])
        match.act(match.actors[0], rng.choice(legal))
    state: State = match.state
    return state


def chosen(legal: list[Action], rng: Random) -> Action:
    """A lively choice: fights often, calm actions seldom."""
    texts = {GAME.encode_action(each): each for each in legal}
    fights = [text for text in texts if text.startswith(("attack", "shoot", "enter", "leave"))]
    if fights and rng.random() < 0.4:
        return texts[rng.choice(fights)]
    text = rng.choice(list(texts))
    if text in CALM and rng.random() < 0.7:
        text = rng.choice(list(texts))
    return texts[text]


def battle(state: State) -> Battle:
    return Battle(GAME.view(state, None))


def compare(positions: int, seed: int, size: str) -> Counter[str]:
    """Plays battles until so many positions were compared; how many of each phase."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    state: Any = None
    while seen.total() < positions:
        if state is None or isinstance(state.phase, Over):
            state = begun(size, rng)
        ours = battle(state)
        assert ours.due is not None
        legal = list(GAME.legal_actions(state, GAME.actors(state)[0]))
        texts = [GAME.encode_action(each) for each in legal]
        assert ours.legal() == set(texts), (ours.legal() ^ set(texts), ours.facts())
        assert len(set(texts)) == len(texts)
        action = chosen(legal, rng)
        text = GAME.encode_action(action)
        after = GAME.apply(state, GAME.actors(state)[0], action)
        assert ours.after(text).facts() == battle(after).facts(), (text, ours.facts())
        seen[ours.asked] += 1
        state = after
    return seen


@pytest.mark.parametrize("size", ["standard", "large"])
def test_random_battles_read_twice(size: str):
    seen = compare(500, 3, size)
    assert {"turn", "ending", "answering"} <= set(seen)


if __name__ == "__main__":
    count = int(sys.argv[1])
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for offset, each in enumerate(("standard", "large")):
        found = compare(count // 2, 2 * start + offset, each)
        print(each, found.total(), "positions agree:", dict(found.most_common()), flush=True)
