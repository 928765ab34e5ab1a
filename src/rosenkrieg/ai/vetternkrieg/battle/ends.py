"""How battles end when both sides play the equilibrium: who wins, with how many troops left."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from rosenkrieg.ai.vetternkrieg.battle.exchange import (
    BEST,
    CHANCES,
    IS_TRUE,
    MOST_TROOPS,
    REPLIES,
    Stand,
    Values,
    compared,
)
from rosenkrieg.ai.vetternkrieg.battle.policy import best_mend, mends
from rosenkrieg.ai.vetternkrieg.battle.solver import Mixed, in_order

_TURNS: Final = 20
"""An exchange without losses comes back less than every third time: 1/3 ** 20 is left out."""

Ends = list[float]
"""How likely the attacker, then the defender, is left with 1 to MOST_TROOPS troops."""


def ends_of(solutions: Mapping[Stand, Mixed]) -> dict[Stand, Ends]:
    """By stand: how a battle ends from there."""

    def value(mine: int, theirs: int, own: int, other: int) -> float:
        return solutions[mine, theirs, own, other].value

    ends: dict[Stand, Ends] = {}
    for stand in in_order(max(mine for mine, _, _, _ in solutions)):
        turned = (stand[1], stand[0], stand[3], stand[2])
        if stand in ends or stand not in solutions:
            continue
        follow = {each: _after(each, solutions[each], value) for each in (stand, turned)}
        for each in follow:
            ends[each] = [0.0] * (2 * MOST_TROOPS)
        for _ in range(_TURNS):
            for each, chances in follow.items():
                ends[each] = _mixed(chances, ends)
    return ends


def _mixed(chances: Mapping[Stand, float], ends: Mapping[Stand, Ends]) -> Ends:
    """The ends of all that follows; there the roles are changed."""
    total = [0.0] * (2 * MOST_TROOPS)
    for (mine, theirs, own, other), chance in chances.items():
        if not theirs:
            total[mine - 1] += chance
        elif not mine:
            total[MOST_TROOPS + theirs - 1] += chance
        else:
            then = ends[theirs, mine, other, own]
            for place, share in enumerate(then[MOST_TROOPS:] + then[:MOST_TROOPS]):
                total[place] += chance * share
    return total


def _after(stand: Stand, mixed: Mixed, value: Values) -> dict[Stand, float]:
    """The stands after an exchange, still seen from its attacker."""
    after: dict[Stand, float] = defaultdict(float)
    for (held, result), chance in _results(stand, mixed, value).items():
        mine, theirs, own, other = held
        if not mine or not theirs:
            after[held] += chance
            continue
        bare = (mine, theirs, own, 0)
        for share, as_is, changes in REPLIES[other][result]:
            options = [(compared(held, as_is, value), held, as_is)]
            options += [(compared(bare, change, value), bare, change) for change in changes]
            _, left, difference = min(options, key=lambda option: option[0])
            after[_lost(left, difference)] += chance * share
    return after


def _lost(stand: Stand, difference: int) -> Stand:
    mine, theirs, own, other = stand
    return max(0, mine - max(0, -difference)), max(0, theirs - max(0, difference)), own, other


def _results(stand: Stand, mixed: Mixed, value: Values) -> dict[tuple[Stand, int], float]:
    """The stands before step 5, each with the attacker's result."""
    mine, theirs, own, other = stand
    results: dict[tuple[Stand, int], float] = defaultdict(float)
    for throw, chance in enumerate(CHANCES):
        for claim, often in enumerate(mixed.claims[throw]):
            if not often:
                continue
            doubted = chance * often * mixed.doubts[claim]
            results[stand, claim] += chance * often - doubted
            if IS_TRUE[throw][claim]:
                results[(mine, theirs - 1, own, other), BEST[throw]] += doubted
                continue
            changed = best_mend(mends(stand, throw, claim, value)) if own else None
            if changed is None:
                results[(mine - 1, theirs, own, other), BEST[throw]] += doubted
            else:
                left = mine if IS_TRUE[changed][claim] else mine - 1
                results[(left, theirs, 0, other), BEST[changed]] += doubted
    return results
