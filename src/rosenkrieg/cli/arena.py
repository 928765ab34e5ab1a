"""`rosenkrieg arena`: which of two computer players is stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from rosenkrieg.cli.arguments import AsJson, GameKey, Jobs, Options, Seed, options, whole
from rosenkrieg.cli.output import plural, print_json, progress
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.ai.arena import Arena


def arena(
    game: GameKey,
    a: Annotated[str, typer.Argument(metavar="A")],
    b: Annotated[str, typer.Argument(metavar="B")],
    count: Annotated[int, typer.Option("-n", metavar="N", parser=whole("-n", 1))] = 100,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
    jobs: Jobs = 1,
    journal: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Let two computer players meet: score and Elo difference with their 95 % intervals."""
    from rosenkrieg.ai.arena import Arena

    meeting = Arena(game, a, b, count, seed, options(registry.game(game), option))
    if journal is not None:
        _read_journal(journal, meeting)
    missing = count - len(meeting.pairs)
    for pair in progress(meeting.run(jobs), missing, f"{a} - {b}"):
        if journal is not None:
            with journal.open("a", encoding="utf-8") as notes:
                print(json.dumps(pair), file=notes)
    standing = meeting.standing()
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


def _read_journal(path: Path, meeting: Arena) -> None:
    """Takes over the pairs that a journal holds already; a new one is begun.

    Its first line says which match it is. A last line without an end was cut off: it is dropped.
    """
    game, (a, b) = meeting.game.info, meeting.names
    match = f"{game.key} {game.rules_version} {a} {b} {meeting.seed} {json.dumps(meeting.options)}"
    text = path.read_text("utf-8") if path.exists() else ""
    lines = text[: text.rfind("\n") + 1].splitlines() or [match]
    try:
        pairs = [msgspec.json.decode(line, type=tuple[float, float]) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise GameError(f"{path}: expected a pair of scores on each line, got {error}") from None
    if lines[0] != match:
        raise GameError(f"{path}: expected the journal of {match!r}, got {lines[0]!r:.120}")
    meeting.pairs = pairs[: meeting.count]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _signed(elo: float | None, side: int) -> str:
    if elo is None:
        return "+infinite" if side > 0 else "-infinite"
    return f"{elo:+.0f}"
