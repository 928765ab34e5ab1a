"""How often two people who play by post must wait for each other, with standing orders and without.

A *visit* is all that a seat does while the other one need not act; a *hand-over* is the change from
one visit to the next. Where both must act, whoever is there goes on. What orders decide is
played at once, whoever is there, and needs no visit.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from rosenkrieg.ai.player import Player, player
from rosenkrieg.ai.simulation import Job, Simulation
from rosenkrieg.core.contract import AnyGame, OptionValue, Seat
from rosenkrieg.core.match import Match

Orders = Mapping[str, OptionValue]


def suggested(game: AnyGame) -> dict[str, OptionValue]:
    """The orders as they are suggested: the second value of each."""
    return {order.name: order.values[1] for order in game.info.orders}


def hand_overs(job: Job, orders: Orders | None = None) -> Counter[str]:
    """Plays a game, both seats under these orders: hand-overs by what the next visit begins with.

    The names are the keys of prompts.
    """
    match: Match[Any, Any, Any] = Match(job.game, job.options, seed=job.seed)
    players = [player(job.game, bot.name, bot.seed) for bot in job.bots]
    counted: Counter[str] = Counter()
    here: Seat | None = None
    while match.actors:
        if orders is not None and _obey(match, orders):
            continue
        seat = here if here in match.actors else Seat(match.actors[0])
        assert seat is not None, "one of the actors"
        if here is not None and here != seat:
            counted[match.prompt(seat).key] += 1
        here = seat
        match.act(seat, _choice(match, seat, players[seat]))
    return counted


def _obey(match: Match[Any, Any, Any], orders: Orders) -> bool:
    """Plays what orders decide for a seat that must act, if they do."""
    for seat in match.actors:
        action = match.game.obey(match.view(Seat(seat)), match.legal(seat), orders)
        if action is not None:
            match.act(seat, action)
            return True
    return False


def _choice(match: Match[Any, Any, Any], seat: Seat, chooser: Player) -> Any:
    return chooser.choose(match.view(seat), match.legal(seat))


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
        self._seconds = 0.0

    def run(self) -> Iterator[None]:
        """Plays the games; yields after each pair."""
        started = time.perf_counter()
        for job in self._simulation.jobs():
            self._without.append(hand_overs(job))
            self._with.append(hand_overs(job, self.orders))
            self._seconds = time.perf_counter() - started
            yield

    def summary(self) -> Comparison:
        """What came of the games played so far, at least one pair."""
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
            seconds=round(self._seconds, 3),
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
