"""The player that searches: with the compiled kernel if it is there, otherwise on the rules.

It recruits by what is known of the units on such a map (`recruits`), and deploys by rules of thumb.
Armies of an edition that is not known fight short battles on the map at hand first (`drill`). All
its chance comes from its seed and what it sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.medieval_battle import drill
from rosenkrieg.ai.medieval_battle.plain import PlainSearch
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.games.medieval_battle.actions import Action, Recruit
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Recruiting, State
from rosenkrieg.games.medieval_battle.view import View

STEP_SHARE: Final = 4
"""A step inside a turn has few choices: this part of the positions of a turn is enough."""
NODES_A_SECOND: Final = 1_000_000
"""Positions that a slow core visits in a second, for budgets in seconds."""


class Commander:
    """Visits so many positions for a turn; the more, the longer it tries unknown armies."""

    def __init__(self, game: AnyGame, nodes: int, rng: Random) -> None:
        self._nodes = nodes
        self._seed = rng.getrandbits(48)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = Budget()) -> Action:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        nodes = budget.tries or self._nodes
        if budget.seconds:
            nodes = min(nodes, max(1, int(budget.seconds * NODES_A_SECOND)))
        state = state_of(view)
        match state.phase:
            case Building():
                return legal[self._chance(view.laid).randrange(len(legal))]
            case Recruiting():
                return self._recruit(state, view.army, legal, nodes)
            case Deploying(seat=seat):
                if drill.fits(state):
                    found = drill.placed(state, seat, self._chance(view.units), nodes)
                    return legal[0] if found is None else found
                return PlainSearch(self._chance(view.units)).best(state, legal)
        if not drill.fits(state):
            return PlainSearch(self._chance(view.units)).best(state, legal)
        step = view.phase != "turn"
        return drill.best(state, max(1, nodes // STEP_SHARE if step else nodes))

    def _chance(self, *seen: object) -> Random:
        """Chance that depends on the seed and on what is seen, not on earlier decisions."""
        return Random(f"{self._seed} {seen}")

    def _recruit(
        self, state: State, mounted: tuple[int, ...], legal: Sequence[Action], nodes: int
    ) -> Action:
        """The part of the army that fits to the mounted units, if these are chosen already."""
        army = drill.army(state, self._chance(state.code), nodes)
        mine = army[: len(army) - len(drill.ON_FOOT)]
        if not mounted:
            return Recruit(mine)
        if mounted == mine:
            return Recruit(army[len(mine) :])
        return legal[self._chance(state.code, mounted).randrange(len(legal))]
