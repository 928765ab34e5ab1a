"""`rosenkrieg arena`: which of two computer players is stronger."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import AsJson, GameKey, Jobs, Options, Seed, options, whole
from rosenkrieg.cli.output import plural, print_json, progress
from rosenkrieg.core import registry


def arena(
    game: GameKey,
    a: Annotated[str, typer.Argument(metavar="A", help="A computer player.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another one, or the same.")],
    count: Annotated[
        int,
        typer.Option(
            "-n",
            metavar="N",
            parser=whole("-n", 1),
            help="How many pairs of games: the same seed twice, with the seats exchanged.",
        ),
    ] = 100,
    seed: Seed = 0,
    option: Options = None,
    json: AsJson = False,
    jobs: Jobs = 1,
) -> None:
    """Let two computer players meet: Elo difference with its 95 % interval."""
    from rosenkrieg.ai.arena import Arena

    meeting = Arena(game, a, b, count, seed, options(registry.game(game), option))
    for _ in progress(meeting.run(jobs), count, f"{a} - {b}"):
        pass
    standing = meeting.standing()
    if json:
        print_json(standing)
        return
    print(f"{game}: {a} against {b}, {plural(count, 'pair', 'pairs')} of games, seed {seed}")
    print(
        f"  {a} won {standing.wins:,}, drew {standing.draws:,}, lost {standing.losses:,}: "
        f"score {standing.score:.1%}"
    )
    low, high = _signed(standing.elo_low, -1), _signed(standing.elo_high, 1)
    elo = _signed(standing.elo, standing.wins - standing.losses)
    print(f"  Elo difference {elo}, 95 % interval {low} to {high}")


def _signed(elo: float | None, side: int) -> str:
    if elo is None:
        return "+infinite" if side > 0 else "-infinite"
    return f"{elo:+.0f}"
