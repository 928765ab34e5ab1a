"""`rosenkrieg puzzles`: solve puzzles, make more out of matches, and prove them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from rosenkrieg.cli.arguments import GameKey, Language, Options, Seed, one_of, options, whole
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.core.match import Match
    from rosenkrieg.learning.puzzles import Puzzle

DOINGS: Final = ("solve", "list", "make", "prove")
MOST_OF_A_MATCH: Final = 2
"""Puzzles made of one match."""


def puzzles(
    game: GameKey,
    doing: Annotated[
        str, typer.Argument(metavar="|".join(DOINGS), parser=one_of("what to do", DOINGS))
    ] = DOINGS[0],
    count: Annotated[int, typer.Option("-n", metavar="N", parser=whole("-n", 1))] = 10,
    seed: Seed = 0,
    option: Options = None,
    out: Annotated[Path, typer.Option(metavar="DIR")] = Path("puzzles"),
    record: Annotated[list[Path] | None, typer.Option(metavar="FILE")] = None,
    times: Annotated[int, typer.Option(metavar="T", parser=whole("--times", 1, 1000))] = 10,
    language: Language = None,
    ascii: Annotated[bool, typer.Option("--ascii")] = False,
) -> None:
    """Solve, list, make or prove puzzles."""
    rules = registry.game(game)
    if doing == "solve":
        _solve(game, language, ascii)
    elif doing == "list":
        _list(game)
    elif doing == "prove":
        _prove(game, times)
    else:
        chosen = options(rules, option)
        matches = _read(game, record) if record else _played(game, chosen, seed)
        _make(game, matches, count, seed, out, times)


def _solve(game: str, language: str | None, ascii: bool) -> None:
    from rosenkrieg.cli.screen import Screen, shows_unicode
    from rosenkrieg.cli.solving import solve_all
    from rosenkrieg.cli.speech import TerminalWords, language_of
    from rosenkrieg.learning.puzzles import puzzles as shipped

    rules, unicode = registry.game(game), shows_unicode() and not ascii
    if not (found := shipped(game)):
        raise GameError(f"expected a game with puzzles, got {game}")
    solve_all(
        found,
        Screen(),
        lambda wanted: TerminalWords(wanted, rules, unicode),
        language or language_of(),
        unicode,
    )


def _list(game: str) -> None:
    from rosenkrieg.cli.output import plural
    from rosenkrieg.learning.puzzles import GRADES
    from rosenkrieg.learning.puzzles import puzzles as shipped

    found = shipped(game)
    for each in found:
        print(_line(each))
    counts = ", ".join(
        f"{sum(each.grade == grade for each in found)} of grade {grade}" for grade in GRADES
    )
    print(f"{game}: {plural(len(found), 'puzzle', 'puzzles')}, {counts}")


def _prove(game: str, times: int) -> None:
    from rosenkrieg.cli.output import plural, progress
    from rosenkrieg.learning.making import objection
    from rosenkrieg.learning.puzzles import puzzles as shipped

    found = shipped(game)
    wrong = []
    for each in progress(found, len(found), game):
        if problem := objection(each, times):
            wrong.append(problem)
            print(problem, flush=True)
    print(
        f"{game}: {plural(len(found) - len(wrong), 'puzzle', 'puzzles')} proven at {times} times "
        f"the time of the strongest player, {len(wrong)} not"
    )
    if wrong:
        raise typer.Exit(1)


def _make(
    game: str, matches: Iterator[Match[Any, Any, Any]], count: int, seed: int, out: Path, times: int
) -> None:
    from random import Random

    from rosenkrieg.learning.making import is_like, made, weigher_of
    from rosenkrieg.learning.puzzles import puzzles as shipped
    from rosenkrieg.learning.puzzles import written

    weigher_of(game)
    out.mkdir(parents=True, exist_ok=True)
    known = list(shipped(game))
    left = count
    for match in matches:
        of_match = 0
        for each in made(match, Random(seed), times):
            if is_like(each, known):
                continue
            known.append(each)
            (out / f"{each.key}.toml").write_text(written(each), "utf-8")
            print(_line(each), flush=True)
            left, of_match = left - 1, of_match + 1
            if not left:
                return
            if of_match == MOST_OF_A_MATCH:
                break


def _played(game: str, chosen: dict[str, object], seed: int) -> Iterator[Match[Any, Any, Any]]:
    from itertools import count

    from rosenkrieg.ai.simulation import derived_seed
    from rosenkrieg.learning.making import played

    for number in count():
        yield played(game, chosen, derived_seed(seed, "puzzle", number))


def _read(game: str, files: list[Path]) -> Iterator[Match[Any, Any, Any]]:
    from rosenkrieg.core.record import Record

    for file in files:
        found = Record.from_json(file.read_text("utf-8"))
        if found.game != game:
            raise GameError(f"expected a record of {game}, got one of {found.game}")
        yield found.replay()


def _line(puzzle: Puzzle) -> str:
    return (
        f"{puzzle.key}  grade {puzzle.grade}  {puzzle.seat} {puzzle.best}  "
        f"{puzzle.chance:.3f}, then {puzzle.second} {puzzle.second_chance:.3f}"
    )
