"""The search over the net in plain Python: what the kernel does, on the rules, for few positions.

Expectimax with alpha-beta: a drawn card is averaged over the stock where some depth is left, and
costs `DRAW_COST` plies more; at the rim the net values the draw itself. What the net values lower
than the best action by `MARGIN` for each ply left is not looked at any deeper. Worth lies between
-1, lost, and 1, won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from typing import Final

from rosenkrieg.ai.rosenkoenig.inputs import inputs
from rosenkrieg.ai.rosenkoenig.net import net
from rosenkrieg.core.contract import CHANCE, Seat
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action
from rosenkrieg.games.rosenkoenig.play import apply, legal_actions
from rosenkrieg.games.rosenkoenig.state import DRAW, OVER, State

DRAW_COST: Final = 1
MARGIN: Final = 0.25

Glance = Callable[[State, Seat], float]
"""What a position is worth to who moved last, without looking ahead."""


class OutOfNodes(Exception):
    """The search has valued as many positions as it may."""


def of_net(state: State, mover: Seat) -> float:
    """What the net thinks of a position."""
    return tanh(net().odds(inputs(state, mover)) / 2)


class Lookahead:
    """Looks deeper and deeper until so many positions are valued."""

    def __init__(
        self,
        nodes: int,
        glance: Glance = of_net,
        draw_cost: int = DRAW_COST,
        margin: float = MARGIN,
    ) -> None:
        self._left = nodes
        self._glance = glance
        self._draw_cost = draw_cost
        self._margin = margin
        self._guessed = False

    def best(self, state: State, legal: Sequence[Action], most_depth: int = 60) -> Action:
        """The best action; nodes are checked between depths and within."""
        return max(self.worths(state, legal, most_depth).items(), key=lambda each: each[1])[0]

    def worths(self, state: State, legal: Sequence[Action], most_depth: int) -> dict[Action, float]:
        """What each action is worth to the seat to act; bounds only for those that are not best."""
        after = {action: apply(state, state.seat, action) for action in legal}
        worths = {action: self._at(after[action], state.seat) for action in legal}
        for depth in range(1, most_depth):
            self._guessed = False
            best, found = -2.0, {}
            try:
                for action in sorted(worths, key=lambda each: -worths[each]):
                    glanced = worths[action]
                    found[action] = self._after(after[action], state.seat, depth, best, 1, glanced)
                    best = max(best, found[action])
            except OutOfNodes:
                behind = {action: min(worths[action], best - 1e-6) for action in worths}
                return {**behind, **found} if found else worths
            worths = found
            if not self._guessed:
                break
        return worths

    def _at(self, state: State, mover: Seat) -> float:
        """The worth to who moved last: the end's, or the net's."""
        if state.phase == OVER:
            winner = scoring.result(state).winner
            return 0.0 if winner is None else 1.0 if winner == mover else -1.0
        self._left -= 1
        return self._glance(state, mover)

    def _after(
        self, state: State, mover: Seat, depth: int, alpha: float, beta: float, glanced: float
    ) -> float:
        """The worth to who moved last, so many plies ahead."""
        if state.phase == OVER:
            return glanced
        if state.phase == DRAW:
            return self._drawn(state, depth - self._draw_cost, alpha, beta, glanced)
        if depth <= 0 or glanced + self._margin * depth <= alpha:
            self._guessed = True
            return glanced
        return self._on(state, mover, depth, alpha, beta)

    def _on(self, state: State, mover: Seat, depth: int, alpha: float, beta: float) -> float:
        if state.seat == mover:
            return self._decide(state, depth, alpha, beta)
        return -self._decide(state, depth, -beta, -alpha)

    def _drawn(self, state: State, depth: int, alpha: float, beta: float, glanced: float) -> float:
        """The mean over the cards of the stock."""
        hopeless = glanced + self._margin * depth <= alpha
        if depth <= 0 or hopeless or glanced - self._margin * depth >= beta:
            self._guessed = True
            return glanced
        total = 0.0
        cards = legal_actions(state, CHANCE)
        for card in cards:
            child = apply(state, CHANCE, card)
            over = child.phase == OVER
            total += (
                self._at(child, state.seat) if over else self._on(child, state.seat, depth, -1, 1)
            )
        return total / len(cards)

    def _decide(self, state: State, depth: int, alpha: float, beta: float) -> float:
        """The worth to the seat to act, so many plies ahead."""
        if self._left <= 0:
            raise OutOfNodes
        seat = state.seat
        children = [apply(state, seat, action) for action in legal_actions(state, seat)]
        glanced = sorted(((self._at(child, seat), child) for child in children), key=_worst_last)
        if depth == 1:
            self._guessed = self._guessed or any(child.phase != OVER for child in children)
            return glanced[0][0]
        best = -2.0
        for worth, child in glanced:
            best = max(best, self._after(child, seat, depth - 1, alpha, beta, worth))
            alpha = max(alpha, best)
            if best >= beta:
                break
        return best


def _worst_last(glanced: tuple[float, State]) -> float:
    return -glanced[0]
