"""`rosenkrieg ladder`: how far the computer players of a game are apart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rosenkrieg.cli import journal as journals
from rosenkrieg.cli import workers
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
from rosenkrieg.cli.output import plural, print_json, print_table, progress
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rosenkrieg.ai.rating import Ladder, Rated

Picture = Annotated[Path | None, typer.Option(metavar="FILE")]


def ladder(
    game: GameKey,
    players: Annotated[list[str] | None, typer.Argument(metavar="[PLAYER]...")] = None,
    count: Annotated[int, typer.Option("-n", metavar="N", parser=whole("-n", 1))] = 50,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
    jobs: Jobs = None,
    limit: Limit = 10,
    ray: RayAddress = None,
    journal: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    picture: Picture = None,
) -> None:
    """Let each computer player meet the next two above it: a rating list with intervals."""
    from rosenkrieg.ai.player import player_names
    from rosenkrieg.ai.rating import Ladder

    names = list(players or player_names(game))
    chosen = options(registry.game(game), option)
    rungs = Ladder(game, names, count, seed, chosen, limit=limit)
    play(rungs, game, jobs, ray, journal)
    tell(rungs.ratings(), game, count, seed, as_json, picture)


def play(rungs: Ladder, game: str, jobs: int | None, ray: str | None, journal: Path | None) -> None:
    """Plays the pairs that are missing; each meeting has its journal in the folder."""
    files: dict[int, Path] = {}
    if journal is not None:
        if journal.exists() and not journal.is_dir():
            raise GameError(f"expected a folder for the journals, got the file {journal}")
        journal.mkdir(parents=True, exist_ok=True)
        for (one, two), arena in rungs.arenas.items():
            files[id(arena)] = journal / f"{game}-{_plain(two)}-{_plain(one)}.jsonl"
            journals.read_pairs(files[id(arena)], arena)
    with workers.chosen(jobs, ray) as those:
        for arena, pair in progress(rungs.run(those), rungs.missing, game):
            if journal is not None:
                journals.note(files[id(arena)], pair)


def tell(
    rated: Sequence[Rated], game: str, count: int, seed: int, as_json: bool, picture: Path | None
) -> None:
    """Prints the rating list, strongest first, and draws it if wanted."""
    from rosenkrieg.ai.rating import picture as drawn

    if picture is not None:
        picture.write_text(drawn(game, rated), "utf-8")
    if as_json:
        print_json({"game": game, "pairs": count, "seed": seed, "ratings": rated})
        return
    print(f"{game}: {plural(count, 'pair', 'pairs')} of games a meeting, seed {seed}")
    rows = []
    for each in reversed(rated):
        step = ""
        if each.step is not None:
            step = f"{each.step:+.0f} ({each.step_low:+.0f} to {each.step_high:+.0f})"
        rows.append((each.player, f"{each.elo:+.0f}", f"{each.games:,} games", step))
    print_table(rows, right=(1, 2))


def _plain(name: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in name)
