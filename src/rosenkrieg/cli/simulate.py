"""`rosenkrieg simulate`: many games by computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rosenkrieg.cli import journal as journals
from rosenkrieg.cli import workers
from rosenkrieg.cli.arguments import (
    AsJson,
    GameKey,
    Games,
    Jobs,
    Limit,
    Options,
    RayAddress,
    Seed,
    TwoBots,
    options,
)
from rosenkrieg.cli.output import plural, print_json, progress
from rosenkrieg.core import registry


def simulate(
    game: GameKey,
    count: Games = 100,
    bots: TwoBots = ("random", "random"),
    seed: Seed = 0,
    option: Options = None,
    json: AsJson = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    journal: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    limit: Limit = 10,
) -> None:
    """Play many games between computer players and count what came of them."""
    from rosenkrieg.ai.simulation import Simulation

    chosen = options(registry.game(game), option)
    simulation = Simulation(game, count, bots, seed, chosen, limit)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if journal is not None:
        journals.read_games(journal, simulation)
    done = len(simulation.results)
    with workers.chosen(jobs if ray else jobs or 1, ray) as those:
        run = simulation.run(those, keeps_records=records is not None)
        for number, played in enumerate(progress(run, count - done, game), done):
            if records is not None and played.record is not None:
                name = f"{game}-{seed}-{number:06}.json"
                records.joinpath(name).write_text(played.record, "utf-8")
            if journal is not None:
                journals.note(journal, simulation.results[-1])
    summary = simulation.summary()
    if json:
        print_json(summary)
        return
    print(f"{game}: {plural(summary.games, 'game', 'games')}, seed {seed}")
    for side, bot in zip(summary.wins, summary.bots, strict=True):
        low, high = summary.shares[side]
        print(
            f"  {side} ({bot}) won {_share(summary.wins[side], summary.games)}, "
            f"95 % interval {low:.1%} to {high:.1%}"
        )
    print(f"  drawn {_share(summary.draws, summary.games)}")
    length = summary.length
    print(f"  length {length.mean:.1f} moves, {length.min} to {length.max}")
    print(f"  ends {', '.join(f'{reason} {times:,}' for reason, times in summary.ends.items())}")
    print(
        f"  {plural(summary.moves, 'move', 'moves')} in {summary.seconds:.2f} s, "
        f"{summary.moves_per_second:,.0f} a second"
    )


def _share(count: int, total: int) -> str:
    return f"{count:,} ({count / total:.1%})"
