"""The search player of Richard III.

A war has hundreds of small decisions, and a step of one block says little. So the player thinks in
plans: an attack with several blocks from up to three areas, a landing, a recruit, a march. A plan
is carried out on states sampled from the view, and the position after it is valued, battles
to come by their forecast. Of the best plan the first step is played, and the next decision thinks
again. In a battle every choice is tried by fighting the battle to its end, many times with the same
dice for each choice; choices that fall behind are dropped half by half.

The choice depends on the view, the legal actions, the seed and the budget, and on nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf, isqrt
from random import Random
from typing import Any, Final, TypeVar

from msgspec import json

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.richard3.conduct import fight_on
from rosenkrieg.ai.richard3.plans import Plan, best_card, carry_out, plans, plans_against, reckless
from rosenkrieg.ai.richard3.position import worth
from rosenkrieg.core.contract import AnyGame, Seat, other
from rosenkrieg.games.richard3.actions import Charge, Pass, Step
from rosenkrieg.games.richard3.ground import with_phase
from rosenkrieg.games.richard3.play import apply, legal_actions
from rosenkrieg.games.richard3.state import (
    Acting,
    Answering,
    Battle,
    Choosing,
    ChoosingBattle,
    Moving,
    State,
    Suffering,
    TreasonAsked,
)
from rosenkrieg.games.richard3.tables import BLOCKS, END, PLAY

PRICE: Final = 0.6
"""What each further point of a plan must bring, as a part of the best plan for one point."""
RECKLESS: Final = 2.0
"""What an attack costs that must fail, in nobles."""
USEFUL: Final = 0.15
"""What the best plan of an event must bring, or the card waits."""

Choice = TypeVar("Choice")
Rated = tuple[float, int, Plan]
"""What a plan brings on one sampled state, the points it costs, the plan."""


class WarPlayer:
    """Plans in the action phase, trial battles in the battle phase.

    `tries` is about the number of trial battles for a choice; the square root of it, the depth, is
    the number of sampled states for a plan, and of plans that are tried on all of them.
    """

    def __init__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> None:
        self._game = game
        self._tries = tries
        self._seed = rng.getrandbits(53)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        rng = Random(f"{self._seed} {json.encode(view).decode()}")
        return _Thought(self._game, view, legal, budget, self._tries, rng).choice()


class _Thought:
    """One decision: what is asked, and what it may cost."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        legal: Sequence[Any],
        budget: Budget,
        tries: int,
        rng: Random,
    ) -> None:
        self.game = game
        self.view = view
        self.seat: Seat = view.viewer
        self.legal = legal
        self.tries = budget.tries or tries
        self.depth = isqrt(self.tries)
        self.rng = rng
        self.until = inf if budget.seconds is None else time.monotonic() + budget.seconds

    def choice(self) -> Any:
        """By what the phase asks for."""
        state = self.world()
        phase = state.phase
        if type(phase) is Choosing or type(phase) is Answering:
            return best_card(state, self.seat, self.legal, partial(self.is_useful, state))
        if type(phase) in (Battle, Suffering, TreasonAsked, ChoosingBattle):
            return self.by_trial()
        worlds = [state]
        while len(worlds) < self.depth and self.has_time():
            worlds.append(self.world())
        if type(phase) is Acting:
            return self.by_plan(worlds, None)
        if type(phase) is not Moving:
            return self.best(self.legal, lambda action: self.mean(worlds, (action,)))
        if len(phase.path) == 1:
            return self.by_plan([_put_back(world) for world in worlds], phase.block)
        return self.best(self.legal, lambda step: self.on_the_way(worlds, step))

    def world(self) -> State:
        """A state behind the view."""
        state: State = self.game.determinize(self.view, self.rng)
        return state

    def worth(self, state: State) -> float:
        """What a state is worth, with the more battles in a forecast the more tries there are."""
        return worth(state, self.seat, 2 * self.depth)

    def prospect(self, state: State) -> float:
        """What a state of the own action phase is worth: reckless attacks are not begun."""
        return self.worth(state) - RECKLESS * reckless(state, self.seat)

    def has_time(self) -> bool:
        """Whether the seconds of the budget are not over."""
        return self.until == inf or time.monotonic() < self.until

    def best(self, choices: Iterable[Choice], rate: Callable[[Choice], float]) -> Choice:
        """The choice of the highest rating among those there was time for, at least one."""
        rated: list[tuple[float, Choice]] = []
        for choice in choices:
            if rated and not self.has_time():
                break
            rated.append((rate(choice), choice))
        return max(rated, key=lambda entry: entry[0])[1]

    # cards

    def is_useful(self, state: State, card: int) -> bool:
        """Whether a plan with this card beats doing nothing, if it is played now."""
        begun = apply(state, self.seat, PLAY[card])
        if type(begun.phase) is Choosing:
            theirs = other(self.seat)
            begun = apply(begun, theirs, legal_actions(begun, theirs)[0])
        if type(begun.phase) is not Acting or begun.phase.seat != self.seat:
            return True  # the other seat acts first: not known yet
        rated = self.rated(begun, legal_actions(begun, self.seat), None, 0)
        return any(gain > USEFUL for gain, _, _ in rated)

    # battles

    def by_trial(self) -> Any:
        """Fights the battle on after each choice; the better half stays until one is left."""
        left = [action for action in self.legal if self.is_sensible(action)] or list(self.legal)
        totals = dict.fromkeys(left, 0.0)
        while len(left) > 1:
            for _ in range(max(2, self.tries // (4 * len(left)))):
                if not self.has_time():
                    return left[0]
                state, seed = self.world(), self.rng.getrandbits(32)
                for action in left:
                    after = fight_on(apply(state, self.seat, action), Random(seed))
                    totals[action] += self.worth(after)
            left.sort(key=lambda action: -totals[action])
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def is_sensible(self, action: Any) -> bool:
        """Not passing, and not charging a block that plain fire would hit just as well."""
        if type(action) is Pass:
            return False
        fight = self.view.fight
        if type(action) is not Charge or fight is None:
            return True
        dice = next(
            each.strength for each in fight.fronts[self.seat] if each.block == BLOCKS[action.block]
        )
        enemies = {each.block: each.strength for each in fight.fronts[other(self.seat)]}
        struck = enemies.pop(BLOCKS[action.target])
        # every hit of a plain shot goes to the strongest block, and nobody fires back
        return bool(enemies) and struck - dice < max(enemies.values())

    # plans

    def by_plan(self, worlds: list[State], taken: int | None) -> Any:
        """The next step of the best plan; with a block taken, of the best that moves it first."""
        step = 0 if taken is None else 1
        rated = self.rated(worlds[0], self.legal, taken, step)
        if not rated:
            return END if taken is None else self.best(self.legal, partial(self.on_the_way, worlds))
        price = PRICE * max([0.0, *(gain for gain, cost, _ in rated if cost <= 1)])
        rated.sort(key=lambda entry: price * entry[1] - entry[0])
        finalists = rated[: len(worlds)]

        def rate(entry: Rated) -> float:
            return self.mean(worlds, entry[2]) - price * max(0, entry[1] - 1)

        chosen = self.best(finalists, rate)[2]
        if taken is None and self.mean(worlds, chosen) <= self.mean(worlds, ()):
            return END
        return chosen[step]

    def rated(
        self, state: State, legal: Sequence[Any], taken: int | None, step: int
    ) -> list[Rated]:
        """The plans, tried on one of the sampled states."""
        acting, seat = state.phase, self.seat
        assert type(acting) is Acting
        now = self.prospect(state)
        rated: list[Rated] = []
        for plan in plans(state, seat, legal, taken):
            if plan[step] not in legal:
                continue
            if rated and not self.has_time():
                break
            after = carry_out(state, seat, plan)
            if after is not None:
                cost = acting.points - after.phase.points if type(after.phase) is Acting else 0
                rated.append((self.prospect(after) - now, cost, plan))
        return rated

    def mean(self, worlds: list[State], plan: Plan) -> float:
        """The worth of the sampled states after the plan."""
        total = 0.0
        for world in worlds:
            after = carry_out(world, self.seat, plan)
            total += self.prospect(world if after is None else after)
        return total / len(worlds)

    def on_the_way(self, worlds: list[State], action: Any) -> float:
        """The next step of a block that is under way, with the best attack that it may begin."""
        rating = self.mean(worlds, (action,))
        after = apply(worlds[0], self.seat, action)
        if type(action) is Step and type(after.phase) is Acting:
            for plan in plans_against(after, self.seat, action.area):
                rating = max(rating, self.mean(worlds, (action, *plan)))
        return rating


def _put_back(state: State) -> State:
    """The state before the block was taken."""
    assert type(state.phase) is Moving
    return with_phase(state, state.phase.acting)
