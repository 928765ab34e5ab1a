"""The kernel beside the rules: python -m tests.ai.rosenkoenig.against_rules 100000"""

from __future__ import annotations

import sys
from random import Random

from rosenkrieg.ai.rosenkoenig.foresight import number, position
from rosenkrieg.core.contract import CHANCE, other
from rosenkrieg.games.rosenkoenig.actions import Dealt
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import TURN, State, fields

OPTIONS = tuple(
    {"starter": starter, "reshuffle": reshuffle}
    for starter in ("red", "white")
    for reshuffle in ("at_once", "on_draw")
)


def dealt(rng: Random, options: dict[str, str]) -> State:
    """A position at the beginning of a match."""
    state = GAME.initial_state(GAME.info.complete(options))
    while state.phase != TURN:
        state = GAME.apply(state, CHANCE, rng.choice(GAME.legal_actions(state, CHANCE)))
    return state


def compare(seed: int) -> int:
    """Play one random game with both, move by move; the number of moves, drawn cards counted."""
    rng = Random(seed)
    state = dealt(rng, OPTIONS[seed % len(OPTIONS)])
    there = position(state, other(state.seat))
    moves = 0
    while actors := GAME.actors(state):
        legal = GAME.legal_actions(state, actors[0])
        if actors[0] != CHANCE:
            assert there.actions() == [number(action) for action in legal], state
        action = rng.choice(legal)
        state = GAME.apply(state, actors[0], action)
        if type(action) is Dealt:
            there.take(action.card)
        else:
            there.act(number(action))
        *expected, options = fields(state)
        *found, on_draw, _ = there.fields
        assert (found, on_draw) == (expected, options.shuffles_on_draw), state
        moves += 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert there.result() == {0: 1, 1: -1, None: 0}[outcome.winner], state
    return moves


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    print(f"{games:,} games, {sum(map(compare, range(games))):,} moves: the kernel agrees")
