"""`rosenkrieg handovers`: how often two people who play over days wait for each other."""

from __future__ import annotations

from time import perf_counter

from rosenkrieg.cli.arguments import (
    AsJson,
    GameKey,
    Games,
    Options,
    Orders,
    Seed,
    TwoBots,
    options,
    orders,
)
from rosenkrieg.cli.output import plural, print_json, print_table, progress
from rosenkrieg.core import registry
from rosenkrieg.core.errors import BadOrders


def handovers(
    game: GameKey,
    count: Games = 10,
    bots: TwoBots = ("random", "random"),
    seed: Seed = 0,
    option: Options = None,
    order: Orders = None,
    json: AsJson = False,
) -> None:
    """Count how often the turn is handed over, with standing orders and without.

    Both seats have the suggested orders, except for the ones that are named.
    """
    from rosenkrieg.ai.simulation import Simulation
    from rosenkrieg.table.handovers import Count

    rules = registry.game(game)
    if not rules.info.orders:
        raise BadOrders(f"expected a game with standing orders, got {game}")
    simulation = Simulation(game, count, bots, seed, options(rules, option))
    counting = Count(simulation, orders(rules, order))
    started = perf_counter()
    for _ in progress(counting.run(), count, game):
        pass
    found = counting.summary(perf_counter() - started)
    if json:
        print_json(found)
        return
    games = plural(found.games, "game", "games")
    print(f"{game}: {games}, {bots[0]} against {bots[1]}, seed {seed}")
    print(f"orders {', '.join(f'{name}={value}' for name, value in found.orders.items())}")
    one, two = found.without, found.under_orders
    rows = [("hand-overs a game", "without orders", "with orders")]
    rows += [("all", f"{one.mean:.1f}", f"{two.mean:.1f}")]
    rows += [("fewest to most", f"{one.min} to {one.max}", f"{two.min} to {two.max}")]
    rows += [
        (prompt, f"{one.by_prompt.get(prompt, 0):.1f}", f"{two.by_prompt.get(prompt, 0):.1f}")
        for prompt in one.by_prompt | two.by_prompt
    ]
    print_table(rows, right=(1, 2))
    print(f"saved {found.saved:.0%}, in {found.seconds:.0f} s")
