"""The kernel of Medieval Battle against the rules, move by move in random battles.

python -m tests.ai.medieval_battle.against_rules POSITIONS [SEED]
"""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random

from rosenkrieg import Match
from rosenkrieg.ai.medieval_battle.numbers import ground_of, position
from rosenkrieg.games.medieval_battle.actions import Action, Pass, Rally
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Over, Recruiting, State

with suppress(ImportError):  # built without a C compiler
    from rosenkrieg.ai.medieval_battle import kernel

BEFORE = (Building, Recruiting, Deploying)


def compared(positions: int, seed: int, size: str) -> int:
    """Plays random battles with both; how many positions were equal. Every difference raises."""
    rng, done = Random(seed), 0
    while done < positions:
        match = Match(
            GAME,
            {"size": size, "map": "random", "dismounting": rng.choice(("on", "off"))},
            seed=rng.getrandbits(40),
        )
        while isinstance(match.state.phase, BEFORE):
            legal = match.legal(match.actors[0])
            match.act(match.actors[0], rng.choice(legal))
        done += _battle(match.state, rng, positions - done)
    return done


def _battle(state: State, rng: Random, most: int) -> int:
    ground, at = ground_of(state), position(state)
    thinker = kernel.Thinker(ground.field)
    for done in range(most):
        if isinstance(state.phase, Over):
            winner = 2 if state.phase.winner is None else int(state.phase.winner)
            assert (at.fields[3], at.fields[9]) == (5, winner)
            return done
        assert at.fields == position(state).fields
        assert at.key == position(state).key
        seat = state.phase.seat
        ours = [ground.action(told) for told in thinker.actions(at)]
        theirs = list(GAME.legal_actions(state, seat))
        assert len(set(ours)) == len(ours)
        assert set(ours) == set(theirs), (set(ours) ^ set(theirs), state)
        action = _wild(theirs, rng)
        thinker.act(at, ours.index(action))
        state = GAME.apply(state, seat, action)
    return most


def _wild(legal: list[Action], rng: Random) -> Action:
    """Passes seldom, so that battles last."""
    first = rng.choice(legal)
    return rng.choice(legal) if isinstance(first, (Pass, Rally)) else first


if __name__ == "__main__":
    count = int(sys.argv[1])
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for number, name in enumerate(("standard", "large")):
        print(name, compared(count // 2, start + number, name), "positions agree")
