"""What a perfect opponent gains against the stored table: its exploitability.

Written from the rules of the battle a second time, on purpose: it shares neither the payoffs
nor the algorithm of the solver, only the choices that are to be judged. A responder knows the
table and plays every exchange as well as can be; the table plays as it would at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from rosenkrieg.ai.vetternkrieg.battle.exchange import WON, Stand
from rosenkrieg.games.vetternkrieg.dice import BEST, CHANGES, HOLDS, RANKS, THROWS, WEIGHTS, loss

_CLOSE: Final = 1e-9
_Held = tuple[Stand, int]
"""A stand in step 5, and the attacker's result."""


class Strategy(Protocol):
    """A whole way to fight battles."""

    def claims(self, stand: Stand, throw: str) -> Sequence[float]:
        """By claim: how often it is made."""

    def doubts(self, stand: Stand) -> Sequence[float]:
        """By claim: how often it is doubted."""

    def mends(self, stand: Stand, throw: str, claim: int) -> str | None:
        """The throw that a caught attacker makes with their last card; None: not played."""

    def replies(self, stand: Stand, result: int, throw: str) -> str | None:
        """The throw that the defender makes with their last card; None: not played."""


class Gain(Struct, frozen=True):
    """What perfect opponents of both roles gain together at a stand, in troops a battle."""

    stand: Stand
    attack: float
    defence: float

    @property
    def both(self) -> float:
        """Nothing for an equilibrium. The gain of either role is at most this."""
        return self.attack - self.defence


class Responder:
    """The best that can be had against a strategy, stand by stand.

    `attack` is what the responder gets as attacker, `defence` what it leaves to the strategy
    as attacker; both for the attacker, in troops.
    """

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy
        self.attack: dict[Stand, float] = {}
        self.defence: dict[Stand, float] = {}
        self._chosen: dict[_Held, tuple[tuple[float, int, bool], ...]] = {}

    def gains(self, stands: Sequence[Stand]) -> list[Gain]:
        """The gains at all these stands; with a stand all those that it leads to must be there."""
        for stand in sorted(stands, key=lambda it: (it[0] + it[1], (it[2] > 0) + (it[3] > 0))):
            if stand not in self.attack:
                self._settle((stand, _turned(stand)))
        return [Gain(stand, self.attack[stand], self.defence[stand]) for stand in stands]

    def _settle(self, pair: tuple[Stand, Stand]) -> None:
        """Two stands that lead to each other, until their values stay."""
        for stand in pair:
            self.attack[stand] = self.defence[stand] = 0.0
        before: list[float] = []
        now = [1.0]
        while not before or max(abs(x - y) for x, y in zip(before, now, strict=True)) > _CLOSE:
            before = [values[stand] for values in (self.attack, self.defence) for stand in pair]
            for stand in pair:
                self.attack[stand] = self._attack(stand)
                self.defence[stand] = self._defend(stand)
            now = [values[stand] for values in (self.attack, self.defence) for stand in pair]

    # the responder attacks

    def _attack(self, stand: Stand) -> float:
        """Each throw with the best claim against the doubts of the strategy."""
        mine, theirs, own, other = stand
        doubts = self._strategy.doubts(stand)
        known: dict[_Held, float] = {}

        def then(after: Stand, result: int) -> float:
            if (after, result) not in known:
                known[after, result] = self._answered(after, result)
            return known[after, result]

        def doubted(throw: str, claim: int) -> float:
            if claim in HOLDS[throw]:
                return then((mine, theirs - 1, own, other), BEST[throw])
            worths = [then((mine - 1, theirs, own, other), BEST[throw])]
            for changed in CHANGES[throw, own] if own else ():
                left = mine if claim in HOLDS[changed] else mine - 1
                worths.append(then((left, theirs, 0, other), BEST[changed]))
            return max(worths)

        total = 0.0
        for throw, weight in zip(THROWS, WEIGHTS, strict=True):
            total += weight * max(
                (1 - doubts[claim]) * then(stand, claim) + doubts[claim] * doubted(throw, claim)
                for claim in range(RANKS)
            )
        return total / 216

    def _answered(self, stand: Stand, result: int) -> float:
        """Step 5 with the replies of the strategy."""
        mine, theirs, own, other = stand
        if not mine or not theirs:
            return _ended(mine, theirs)
        if (stand, result) not in self._chosen:
            self._chosen[stand, result] = self._replies(stand, result)
        return sum(
            weight * _after((mine, theirs, own, 0 if spent else other), result, rank, self.defence)
            for weight, rank, spent in self._chosen[stand, result]
        )

    def _replies(self, stand: Stand, result: int) -> tuple[tuple[float, int, bool], ...]:
        """How likely the strategy replies with each rank, its last card played or not."""
        chances: dict[tuple[int, bool], float] = {}
        for throw, weight in zip(THROWS, WEIGHTS, strict=True):
            changed = self._strategy.replies(stand, result, throw) if stand[3] else None
            key = (BEST[changed or throw], changed is not None)
            chances[key] = chances.get(key, 0.0) + weight / 216
        return tuple((chance, rank, spent) for (rank, spent), chance in chances.items())

    # the responder defends

    def _defend(self, stand: Stand) -> float:
        """Each claim with the better answer, by the throws with which the strategy makes it."""
        mine, theirs, own, other = stand
        known: dict[_Held, float] = {}

        def then(after: Stand, result: int) -> float:
            if (after, result) not in known:
                known[after, result] = self._best_reply(after, result)
            return known[after, result]

        def doubted(throw: str, claim: int) -> float:
            if claim in HOLDS[throw]:
                return then((mine, theirs - 1, own, other), BEST[throw])
            changed = self._strategy.mends(stand, throw, claim) if own else None
            if changed is None:
                return then((mine - 1, theirs, own, other), BEST[throw])
            left = mine if claim in HOLDS[changed] else mine - 1
            return then((left, theirs, 0, other), BEST[changed])

        believing, doubting = [0.0] * RANKS, [0.0] * RANKS
        for throw, weight in zip(THROWS, WEIGHTS, strict=True):
            for claim, share in enumerate(self._strategy.claims(stand, throw)):
                if share:
                    believing[claim] += weight * share * then(stand, claim)
                    doubting[claim] += weight * share * doubted(throw, claim)
        return sum(map(min, believing, doubting)) / 216

    def _best_reply(self, stand: Stand, result: int) -> float:
        """Step 5 with the best replies there are."""
        mine, theirs, own, other = stand
        if not mine or not theirs:
            return _ended(mine, theirs)
        kept = [_after(stand, result, rank, self.attack) for rank in range(RANKS)]
        bare = (mine, theirs, own, 0)
        spent = [_after(bare, result, rank, self.attack) for rank in range(RANKS)] if other else []
        total = 0.0
        for throw, weight in zip(THROWS, WEIGHTS, strict=True):
            worths = [kept[BEST[throw]]]
            if other:
                worths += [spent[BEST[changed]] for changed in CHANGES[throw, other]]
            total += weight * min(worths)
        return total / 216


def _turned(stand: Stand) -> Stand:
    """The stand as it is after an exchange without losses."""
    return stand[1], stand[0], stand[3], stand[2]


def _ended(mine: int, theirs: int) -> float:
    return WON + mine if mine else -WON - theirs


def _after(stand: Stand, result: int, reply: int, values: dict[Stand, float]) -> float:
    """Two results are compared; then it is over, or the roles change."""
    mine, theirs, own, other = stand
    lost = loss(result, reply)
    if result > reply:
        theirs = max(0, theirs - lost)
    else:
        mine = max(0, mine - lost)
    if not mine or not theirs:
        return _ended(mine, theirs)
    return -values[theirs, mine, other, own]
