"""Hand-overs: how often two people who play by turns over days wait for each other.

A *visit* is all that a seat does while the other one need not act; a *hand-over* is the change from
one visit to the next. Where both must act, the seat that is visiting acts first. What standing
orders decide is played at once and needs no visit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from rosenkrieg.ai.player import player
from rosenkrieg.ai.simulation import Job, Simulation
from rosenkrieg.core.contract import AnyGame, OptionValue, Seat
from rosenkrieg.core.fairness import Seeded
from rosenkrieg.table.setting import private_setting
from rosenkrieg.table.table import Table

Orders = Mapping[str, object]

NO_TIME: Final = 0.0
"""The time of everything that happens: these matches have no clock."""


def suggested(game: AnyGame) -> dict[str, OptionValue]:
    """The orders as they are suggested: the second value of each."""
    return {order.name: order.values[1] for order in game.info.orders}


def hand_overs(job: Job, orders: Orders | None = None) -> Counter[str]:
    """Plays a game, both seats under these orders: hand-overs by what the next visit begins with.

    The names are the keys of prompts.
    """
    table = Table(private_setting(job.game, job.options), dice=Seeded(job.seed))
    table.seat_people(orders or {}, NO_TIME)
    match = table.begun()
    players = [player(job.game, bot.name, bot.seed) for bot in job.bots]
    counted: Counter[str] = Counter()
    here: Seat | None = None
    while due := table.due():
        seat = here if here in due else due[0]
        assert seat is not None, "one of those due"
        if here is not None and here != seat:
            counted[match.prompt(seat).key] += 1
        here = seat
        action = players[seat].choose(match.view(seat), match.legal(seat))
        table.act(seat, action, None, NO_TIME)
    return counted


class Visits(Struct, frozen=True):
    """Hand-overs a game: on average, fewest and most, and on average by what they are for."""

    mean: float
    min: int
    max: int
    by_prompt: dict[str, float]


class Comparison(Struct, frozen=True):
    """What came of a count."""

    game: str
    options: dict[str, OptionValue]
    games: int
    seed: int
    bots: tuple[str, str]
    orders: dict[str, OptionValue]
    without: Visits
    under_orders: Visits
    saved: float
    seconds: float


class Count:
    """Many games, each played without orders and with them; `summary` says what came of it."""

    def __init__(self, simulation: Simulation, orders: Mapping[str, object] | None = None) -> None:
        self._simulation = simulation
        game = simulation.game
        chosen = suggested(game) | dict(orders or {})
        self.orders = game.info.complete_orders(chosen)
        self._without: list[Counter[str]] = []
        self._with: list[Counter[str]] = []

    def run(self) -> Iterator[None]:
        """Plays the games; yields after each pair."""
        for job in self._simulation.jobs():
            self._without.append(hand_overs(job))
            self._with.append(hand_overs(job, self.orders))
            yield

    def summary(self, seconds: float) -> Comparison:
        """What came of the games played so far, at least one pair, in so many seconds."""
        without, under_orders = _visits(self._without), _visits(self._with)
        return Comparison(
            game=self._simulation.game.info.key,
            options=self._simulation.options,
            games=len(self._without),
            seed=self._simulation.seed,
            bots=self._simulation.bots,
            orders=self.orders,
            without=without,
            under_orders=under_orders,
            saved=round(1 - under_orders.mean / without.mean, 3) if without.mean else 0.0,
            seconds=round(seconds, 3),
        )


def _visits(games: list[Counter[str]]) -> Visits:
    totals = [counted.total() for counted in games]
    prompts: Counter[str] = sum(games, Counter())
    return Visits(
        round(sum(totals) / len(games), 2),
        min(totals),
        max(totals),
        {prompt: round(times / len(games), 2) for prompt, times in prompts.most_common()},
    )
