"""The search player of Richard III.

A war has hundreds of small decisions, and a step of one block says little. So the player thinks in
plans: an attack with several blocks from up to three areas, a landing, a recruit, a march. A plan
is carried out on states sampled from the view, and the position after it is valued, battles
to come by their forecast. Of the best plan the first step is played, and the next decision thinks
anew. In a battle every choice is tried by fighting the battle to its end, many times with
the same dice for each choice; choices that fall behind are dropped half by half.

The choice depends on the view, the legal actions, the seed and the budget, and on nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from math import inf, isqrt
from random import Random
from typing import Any, Final

from msgspec import json

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.knowledge.war.conduct import fight_on
from rosenkrieg.ai.knowledge.war.plans import Plan, best_card, carry_out, plans, plans_against
from rosenkrieg.ai.knowledge.war.position import worth
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.games.richard3.actions import Pass, Step
from rosenkrieg.games.richard3.ground import with_phase
from rosenkrieg.games.richard3.play import apply
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
from rosenkrieg.games.richard3.tables import END

PRICE: Final = 0.6
"""What each further point of a plan must bring, as a part of the best plan for one point."""

Clock = Callable[[], bool]
"""Whether there is time left."""


class WarPlayer:
    """Plans in the action phase, trial battles in the battle phase.

    `tries` is about the number of trial battles for a choice; the square root of it is the
    number of sampled states for a plan, and of plans that are tried on all of them.
    """

    def __init__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> None:
        self._game = game
        self._tries = tries
        self._seed = rng.getrandbits(53)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        has_time = _clock(budget)
        tries = budget.tries or self._tries
        rng = Random(f"{self._seed} {json.encode(view).decode()}")
        seat: Seat = view.viewer
        state: State = self._game.determinize(view, rng)
        phase = state.phase
        if type(phase) is Choosing or type(phase) is Answering:
            return best_card(state, seat, legal)

        def world() -> State:
            drawn: State = self._game.determinize(view, rng)
            return drawn

        if type(phase) in (Battle, Suffering, TreasonAsked, ChoosingBattle):
            return _by_trial(world, seat, legal, tries, rng, has_time)
        worlds = [state]
        while len(worlds) < isqrt(tries) and has_time():
            worlds.append(world())
        if type(phase) is Acting:
            return _by_plan(worlds, seat, legal, None, has_time)
        if type(phase) is Moving and len(phase.path) == 1:
            return _by_plan(worlds, seat, legal, phase.block, has_time)
        if type(phase) is Moving:
            return _best(legal, lambda step: _on_the_way(worlds, seat, step), has_time)
        return _best(legal, lambda action: _mean(worlds, seat, (action,)), has_time)


def _clock(budget: Budget) -> Clock:
    if budget.seconds is None:
        return lambda: True
    until = time.monotonic() + budget.seconds
    return lambda: time.monotonic() < until


def _best(choices: Iterable[Any], rate: Callable[[Any], float], has_time: Clock) -> Any:
    """The choice of the highest rating among those there was time for, at least one."""
    best, chosen = -inf, None
    for choice in choices:
        if chosen is not None and not has_time():
            break
        rating = rate(choice)
        if rating > best:
            best, chosen = rating, choice
    return chosen


# trial battles


def _by_trial(
    world: Callable[[], State],
    seat: Seat,
    legal: Sequence[Any],
    tries: int,
    rng: Random,
    has_time: Clock,
) -> Any:
    """Fights the battle on after each choice; the better half stays until one is left."""
    left = [action for action in legal if type(action) is not Pass] or list(legal)
    totals = dict.fromkeys(left, 0.0)
    while len(left) > 1:
        for _ in range(max(2, tries // (4 * len(left)))):
            if not has_time():
                return left[0]
            state, seed = world(), rng.getrandbits(32)
            for action in left:
                after = fight_on(apply(state, seat, action), Random(seed))
                totals[action] += worth(after, seat)
        left.sort(key=lambda action: -totals[action])
        left = left[: (len(left) + 1) // 2]
    return left[0]


# plans


def _by_plan(
    worlds: list[State], seat: Seat, legal: Sequence[Any], taken: int | None, has_time: Clock
) -> Any:
    """The next step of the best plan; with a block taken, of the best that moves it first."""
    if taken is not None:
        worlds = [_put_back(world) for world in worlds]
    step = 0 if taken is None else 1
    rated = _rated(worlds[0], seat, legal, taken, has_time)
    if not rated:
        return END if taken is None else legal[0]
    price = PRICE * max([0.0, *(gain for gain, cost, _ in rated if cost <= 1)])
    rated.sort(key=lambda entry: price * entry[1] - entry[0])

    def gain_of(entry: tuple[float, int, Plan]) -> float:
        return _mean(worlds, seat, entry[2]) - price * max(0, entry[1] - 1)

    finalists = rated[: len(worlds)]
    chosen: Plan = _best(finalists, gain_of, has_time)[2]
    if taken is None and _mean(worlds, seat, chosen) <= _mean(worlds, seat, ()):
        return END
    return chosen[step]


def _rated(
    state: State, seat: Seat, legal: Sequence[Any], taken: int | None, has_time: Clock
) -> list[tuple[float, int, Plan]]:
    """What each plan brings and costs on one of the sampled states."""
    acting = state.phase
    assert type(acting) is Acting
    step = 0 if taken is None else 1
    now = worth(state, seat)
    rated: list[tuple[float, int, Plan]] = []
    for plan in plans(state, seat, legal, taken):
        if plan[step] not in legal:
            continue
        if rated and not has_time():
            break
        after = carry_out(state, seat, plan)
        if after is not None:
            cost = acting.points - after.phase.points if type(after.phase) is Acting else 0
            rated.append((worth(after, seat) - now, cost, plan))
    return rated


def _put_back(state: State) -> State:
    """The state before the block was taken."""
    assert type(state.phase) is Moving
    return with_phase(state, state.phase.acting)


def _mean(worlds: list[State], seat: Seat, plan: Plan) -> float:
    """The worth of the sampled states after the plan."""
    total = 0.0
    for world in worlds:
        after = carry_out(world, seat, plan)
        total += worth(world if after is None else after, seat)
    return total / len(worlds)


def _on_the_way(worlds: list[State], seat: Seat, action: Any) -> float:
    """The next step of a block that is under way, with the best attack that it may begin."""
    rating = _mean(worlds, seat, (action,))
    after = apply(worlds[0], seat, action)
    if type(action) is Step and type(after.phase) is Acting:
        for plan in plans_against(after, seat, action.area):
            rating = max(rating, _mean(worlds, seat, (action, *plan)))
    return rating
