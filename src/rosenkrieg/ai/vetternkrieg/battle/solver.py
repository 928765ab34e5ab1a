"""The equilibrium of the battle, exchange by exchange, by CFR+.

An exchange is a small game: the attacker chooses a claim for each throw, the defender an
answer for each claim; all later choices are made in sight of each other and are taken at
their best. What follows an exchange is worth what the stand after it is worth, so battles are
solved from small hosts to large ones and from fewer cards to more. Only an exchange without
losses comes back, with changed roles, to the same hosts: such two stands are solved together.

CFR+ plays an exchange against itself. Choices that would have done better are chosen more
often (regret matching, regrets never below zero, both sides in turn), and the average of all
tries, later ones counting more, comes close to the equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from rosenkrieg.ai.vetternkrieg.battle.exchange import (
    BEST,
    CHANCES,
    IS_TRUE,
    POINTS,
    Exchange,
    Stand,
)
from rosenkrieg.games.vetternkrieg.dice import RANKS

TOLERANCE: Final = 8e-4
"""How many troops either side may be able to gain in an exchange."""
_TRIES: Final = 60
"""Tries between two looks at what has come of them."""
_MOST_LOOKS: Final = 256
_CLOSE: Final = 1e-9


class Mixed(Struct, frozen=True):
    """How to play the exchange at a stand, and what it is worth to the attacker.

    `claims` by throw: how often to make each claim. `doubts` by claim: how often to doubt it.
    """

    claims: list[list[float]]
    doubts: list[float]
    value: float


def solve(most_troops: int, points: Sequence[int] = POINTS) -> Iterator[tuple[Stand, Mixed]]:
    """The stands with hosts up to that size, each with its solution; small ones first.

    `points` that last cards may have; 0, for no card, must be among them.
    """
    values: dict[Stand, float] = {}
    learners: dict[Stand, _Learner] = {}

    def value(mine: int, theirs: int, own: int, other: int) -> float:
        return values[mine, theirs, own, other]

    for stand in in_order(most_troops, points):
        turned = (stand[1], stand[0], stand[3], stand[2])
        if stand in values:
            continue
        pair = {each: _Learner(each, _like(each, learners)) for each in (stand, turned)}
        learners |= pair
        values |= dict.fromkeys(pair, 0.0)
        for look in range(1, _MOST_LOOKS):
            before = [values[each] for each in pair]
            for each, learner in pair.items():
                if look.bit_count() == 1:  # what was learnt from other values is forgotten
                    learner.forget()
                learner.learn(Exchange(each, value), _TRIES)
                values[each] = learner.value
            moved = max(abs(values[each] - old) for each, old in zip(pair, before, strict=True))
            if max(moved, *(learner.gap for learner in pair.values())) < TOLERANCE:
                break
        for each, learner in pair.items():
            yield each, learner.mixed()


def in_order(most: int, points: Sequence[int] = POINTS) -> list[Stand]:
    """Every stand after those that it leads to, but for its own turned round."""
    troops = range(1, most + 1)
    stands = [
        (mine, theirs, own, other)
        for mine in troops
        for theirs in troops
        for own in points
        for other in points
    ]
    return sorted(stands, key=lambda it: (it[0] + it[1], (it[2] > 0) + (it[3] > 0), it))


def _like(stand: Stand, learners: Mapping[Stand, _Learner]) -> _Learner | None:
    """Who has learnt a stand with a troop less: a good place to begin."""
    mine, theirs, own, other = stand
    for smaller in ((mine - 1, theirs - 1, own, other), (mine, theirs - 1, own, other)):
        if smaller in learners:
            return learners[smaller]
    return learners.get((mine - 1, theirs, own, other))


class _Row(NamedTuple):
    """Throws with the same prospects, and the claims to think of: worth what when doubted."""

    throws: list[int]
    chance: float
    claims: tuple[tuple[int, float], ...]


def _rows(exchange: Exchange, can_mend: bool) -> list[_Row]:
    """All rolls, equivalent ones together.

    Left out are claims that are worse, whatever the answer, than another whatever the answer;
    and, where no card can mend a lie, true claims worth less than the best: no one would lie so
    low, so no one doubts them.
    """
    alike: dict[tuple[tuple[int, float], ...], list[int]] = {}
    for throw, doubted in enumerate(exchange.doubted):
        believed = exchange.believed
        sure = max(map(min, believed, doubted))
        claims = tuple(
            (claim, worth)
            for claim, worth in enumerate(doubted)
            if max(worth, believed[claim]) >= sure
            and (
                can_mend
                or not IS_TRUE[throw][claim]
                or believed[claim] > believed[BEST[throw]] - _CLOSE
            )
        )
        alike.setdefault(claims, []).append(throw)
    return [
        _Row(throws, sum(CHANCES[throw] for throw in throws), claims)
        for claims, throws in alike.items()
    ]


class _Learner:
    """CFR+ at one stand; what follows the exchange may be valued again between two looks."""

    def __init__(self, stand: Stand, like: _Learner | None) -> None:
        self._can_mend = stand[2] > 0
        self._claim_regrets = [[0.0] * RANKS for _ in CHANCES]
        self._doubt_regrets = [[0.0, 0.0] for _ in range(RANKS)]
        self._doubts = [0.0] * RANKS
        if like is not None:
            self._claim_regrets = [list(row) for row in like._claim_regrets]
            self._doubt_regrets = [list(pair) for pair in like._doubt_regrets]
            self._doubts = list(like._doubts)
        self.forget()
        self.value = 0.0
        self.gap = float("inf")

    def forget(self) -> None:
        """Begins the averages again; the regrets stay."""
        self._claims_sum = [[0.0] * RANKS for _ in CHANCES]
        self._doubts_sum = [0.0] * RANKS
        self._tries = 0
        self._weights = 0

    def learn(self, exchange: Exchange, tries: int) -> None:
        """So many tries, and the result of their average."""
        rows = _rows(exchange, self._can_mend)
        for _ in range(tries):
            self._try(exchange, rows)
        for first, *others in (row.throws for row in rows):
            for throw in others:
                self._claim_regrets[throw] = list(self._claim_regrets[first])
                self._claims_sum[throw] = list(self._claims_sum[first])
        mixed = self.mixed()
        best = best_attack(exchange, mixed.doubts)
        worst = best_defence(exchange, mixed.claims)
        self.value, self.gap = (best + worst) / 2, best - worst

    def _try(self, exchange: Exchange, rows: list[_Row]) -> None:
        believed, doubts = exchange.believed, self._doubts
        self._tries += 1
        weight = self._tries**2
        self._weights += weight
        kept = [(1 - doubt) * worth for doubt, worth in zip(doubts, believed, strict=True)]
        believing, doubting = [0.0] * RANKS, [0.0] * RANKS
        for (throw, *_), chance, row in rows:
            regrets = self._claim_regrets[throw]
            worths = [kept[claim] + doubts[claim] * doubted for claim, doubted in row]
            held = [regrets[claim] for claim, _ in row]
            total = sum(held)
            if total > 0:
                mean = sum([one * two for one, two in zip(held, worths, strict=True)]) / total
            else:
                mean = sum(worths) / len(worths)
            total = 0.0
            for (claim, _), old, worth in zip(row, held, worths, strict=True):
                new = old + worth - mean
                regrets[claim] = new if new > 0 else 0.0
                total += regrets[claim]
            sums = self._claims_sum[throw]
            for claim, doubted in row:
                if regrets[claim] or not total:
                    often = chance * regrets[claim] / total if total else chance / len(row)
                    sums[claim] += weight * often
                    believing[claim] += often
                    doubting[claim] += often * doubted
        for claim, often in enumerate(believing):
            if often:
                self._answer(claim, often * believed[claim], doubting[claim])
            elif not self._can_mend:
                doubts[claim] = 0.0  # no one lies so low, whatever was learnt elsewhere
            self._doubts_sum[claim] += weight * doubts[claim]

    def _answer(self, claim: int, believed: float, doubted: float) -> None:
        """The defender learns from what a claim was worth, believed and doubted."""
        doubt, regrets = self._doubts[claim], self._doubt_regrets[claim]
        mean = (1 - doubt) * believed + doubt * doubted
        regrets[0] = max(0.0, regrets[0] + mean - believed)
        regrets[1] = max(0.0, regrets[1] + mean - doubted)
        total = regrets[0] + regrets[1]
        if total:
            self._doubts[claim] = regrets[1] / total

    def mixed(self) -> Mixed:
        """The average of all tries."""
        claims = []
        for row in self._claims_sum:
            total = sum(row)
            claims.append([often / total for often in row])
        doubts = [often / self._weights for often in self._doubts_sum]
        return Mixed(claims, doubts, self.value)


def best_attack(exchange: Exchange, doubts: list[float]) -> float:
    """What the best claims gain against a defender who doubts that often."""
    return sum(
        chance
        * max(
            (1 - doubt) * believed + doubt * doubted
            for doubt, believed, doubted in zip(doubts, exchange.believed, row, strict=True)
        )
        for chance, row in zip(CHANCES, exchange.doubted, strict=True)
    )


def best_defence(exchange: Exchange, claims: list[list[float]]) -> float:
    """What the best answers leave to an attacker who claims that often."""
    value = 0.0
    for claim in range(RANKS):
        often = [chance * row[claim] for chance, row in zip(CHANCES, claims, strict=True)]
        believed = sum(often) * exchange.believed[claim]
        doubted = sum(
            share * row[claim] for share, row in zip(often, exchange.doubted, strict=True)
        )
        value += min(believed, doubted)
    return value
