"""`rosenkrieg arena`: which computer player is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rosenkrieg.cli import journal as journals
from rosenkrieg.cli import ladder, workers
from rosenkrieg.cli.arguments import (
    AsJson,
    GameKey,
    Jobs,
    Limit,
    Options,
    RayAddress,
    Seed,
    options,
    whole,
)
from rosenkrieg.cli.output import plural, print_json, progress
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError


def arena(
    game: GameKey,
    a: Annotated[str, typer.Argument(metavar="A")],
    b: Annotated[str, typer.Argument(metavar="B")],
    more: Annotated[list[str] | None, typer.Argument(metavar="[MORE]...")] = None,
    count: Annotated[int, typer.Option("-n", metavar="N", parser=whole("-n", 1))] = 100,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
    jobs: Jobs = None,
    ray: RayAddress = None,
    limit: Limit = 10,
    journal: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    sprt: Annotated[tuple[float, float] | None, typer.Option(metavar="ELO0 ELO1")] = None,
    picture: ladder.Picture = None,
) -> None:
    """Let computer players meet: score and Elo difference with their 95 % intervals.

    More than two meet each other in turn, which gives a rating list.
    """
    from rosenkrieg.ai.arena import Arena
    from rosenkrieg.ai.rating import Ladder

    if more or picture is not None:
        if sprt is not None:
            raise GameError("expected two players and no --picture with --sprt")
        chosen = options(registry.game(game), option)
        table = Ladder(game, [a, b, *(more or ())], count, seed, chosen, reach=None, limit=limit)
        ladder.play(table, game, jobs, ray, journal)
        ladder.tell(table.ranked(), game, count, seed, as_json, picture)
        return
    meeting = Arena(game, a, b, count, seed, options(registry.game(game), option), limit)
    if journal is not None:
        journals.read_pairs(journal, meeting)
    missing = count - len(meeting.pairs)
    with workers.chosen(jobs, ray) as those:
        for pair in progress(meeting.run(those), missing, f"{a} - {b}"):
            if journal is not None:
                journals.note(journal, pair)
            if sprt is not None and meeting.decided(*sprt):
                break
    standing = meeting.standing()
    count = standing.pairs
    if as_json:
        print_json(standing)
        return
    print(f"{game}: {a} against {b}, {plural(count, 'pair', 'pairs')} of games, seed {seed}")
    print(
        f"  {a} won {standing.wins:,}, drew {standing.draws:,}, lost {standing.losses:,}: "
        f"score {standing.score:.1%}, "
        f"95 % interval {standing.score_low:.1%} to {standing.score_high:.1%}"
    )
    low, high = _signed(standing.elo_low, -1), _signed(standing.elo_high, 1)
    elo = _signed(standing.elo, standing.wins - standing.losses)
    print(f"  Elo difference {elo}, 95 % interval {low} to {high}")
    if sprt is not None:
        low, high = (f"{bound:+g}" for bound in sprt)
        words = {1: f"{high} rather than {low}", -1: f"{low} rather than {high}"}
        print(f"  SPRT: {words.get(meeting.decided(*sprt), 'not decided yet')}")


def _signed(elo: float | None, side: int) -> str:
    if elo is None:
        return "+infinite" if side > 0 else "-infinite"
    return f"{elo:+.0f}"
