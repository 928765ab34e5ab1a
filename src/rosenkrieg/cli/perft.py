"""`rosenkrieg perft`: how many ways there are to play so many moves."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import AsJson, GameKey, Options, options, whole
from rosenkrieg.cli.output import print_json
from rosenkrieg.core import registry


def perft(
    game: GameKey,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", parser=whole("DEPTH", 1))],
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Count the ways to play 1 to DEPTH moves; results of chance count as moves."""
    from rosenkrieg.ai import simulation

    rules = registry.game(game)
    chosen = rules.info.complete(options(rules, option))
    counts = []
    for deep, count in enumerate(simulation.perft(rules, rules.initial_state(chosen), depth), 1):
        counts.append(count)
        if not json:
            print(f"{deep:3}  {count:,}", flush=True)
    if json:
        print_json({"game": game, "options": chosen, "depth": depth, "counts": counts})
