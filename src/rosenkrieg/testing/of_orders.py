"""Law 16: standing orders choose legal actions, and from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from rosenkrieg.core.contract import AnyGame, OptionValue, Seat
from rosenkrieg.locale import LANGUAGES, Words
from rosenkrieg.testing.of_secrets import points
from rosenkrieg.testing.play import Case, play, samples, seats_due, some, where

Orders = dict[str, OptionValue]

SETTINGS = 24
"""Settings of orders that are tried at a position."""

GUESSES = 2
"""States sampled from a view to compare orders in."""


def orders_are_legal_and_blind(case: Case, seeds: Sequence[int]) -> int:
    """Law 16: `obey` gives a legal action or None, the same for whatever looks the same.

    Without orders the person is asked, and every order has words in both languages.
    """
    _check_words(case)
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 16 {seed}")
        for number, state in points(match, rng):
            for seat in seats_due(case.game, state):
                place = f"{case.game.info.seats[seat]}, {where(case, seed, number)}"
                _check_obedience(case, state, seat, rng, place)
                checked += 1
    return checked


def settings(game: AnyGame, rng: Random) -> list[Orders]:
    """Some settings of the orders; nothing ordered is always the first."""
    info = game.info
    names = [order.name for order in info.orders]
    others = (
        dict(zip(names, values, strict=True))
        for values in product(*(order.values for order in info.orders))
    )
    return [info.complete_orders({}), *some(rng, others, SETTINGS)]


def _check_obedience(case: Case, state: Any, seat: Seat, rng: Random, place: str) -> None:
    game = case.game
    legal = game.legal_actions(state, seat)
    alike = [*samples(game, state, seat, rng, GUESSES), *some(rng, case.swaps(state, seat), 2)]
    unasked, *given = settings(game, rng)
    assert game.obey(game.view(state, seat), legal, unasked) is None, (
        f"law 16: something is done that nobody ordered, {place}"
    )
    for orders in given:
        chosen = game.obey(game.view(state, seat), legal, orders)
        assert chosen is None or chosen in legal, f"law 16: {chosen} by {orders}, {place}"
        for other in alike:
            again = game.obey(game.view(other, seat), legal, orders)
            assert chosen == again, (
                f"law 16: {orders} depend on what is hidden, {place}: {chosen} and {again}"
            )


def _check_words(case: Case) -> None:
    for language in LANGUAGES:
        words = Words(language, case.packages)
        for order in case.game.info.orders:
            keys = [f"order-{order.name}-{value}" for value in order.values]
            for key in (f"order-{order.name}", *keys):
                assert words.has(key), f"law 16: {key} has no words in {language}"
