"""`rosenkrieg verify`: whether a record holds, and what that proves to its reader."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rosenkrieg.cli.arguments import Language

if TYPE_CHECKING:
    from rosenkrieg.core.contract import AnyGame

CAMPAIGN: Final = b'"rosenkrieg campaign"'
"""What the file of a season begins with; it is checked as `rosenkrieg season check` does."""

HEADINGS: Final = {"good": "cli-verify-good", "bad": "cli-verify-bad", "open": "cli-verify-open"}


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    root: Annotated[str | None, typer.Option(metavar="HASH")] = None,
    entropy: Annotated[list[str] | None, typer.Option(metavar="SEAT=VALUE")] = None,
    commit: Annotated[list[str] | None, typer.Option(metavar="SEAT=HASH")] = None,
    language: Language = None,
) -> None:
    """Replay a record, check its chain and its dice, and say what that proves.

    `--root`, `--entropy` and `--commit` give what you kept since the match began. If the record
    contradicts it, the command says so and ends with status 1.
    """
    from rosenkrieg.cli.screen import shows_unicode
    from rosenkrieg.cli.speech import TerminalWords, ending, language_of, printable
    from rosenkrieg.core import registry
    from rosenkrieg.core.contract import SEATS
    from rosenkrieg.core.judgement import Kept, judge
    from rosenkrieg.core.record import Record

    text = file.read_bytes()
    if CAMPAIGN in text[:200]:
        from rosenkrieg.cli.season import check_file

        check_file(text.decode("utf-8", "replace"), None, language, False)
        return
    record = Record.from_json(text)
    game = registry.game(record.game)
    kept = Kept(root, _by_seat("--entropy", entropy, game), _by_seat("--commit", commit, game))
    judgement = judge(record, record.verify(), kept)
    words = TerminalWords(language or language_of(), game, shows_unicode())
    first, second = (_sitting(words.side(seat), printable(record.players[seat])) for seat in SEATS)
    print(words("cli-verify-head", title=words.title, first=first, second=second))
    if record.is_complete and record.outcome is not None:
        for line in ending(record.replay(), words):
            print(line)
    for grade, title in HEADINGS.items():
        lines = [words.say(each.says) for each in judgement.findings if each.grade == grade]
        _print_list(words(title), lines)
    print(words(f"proof-{judgement.standing}"))
    if judgement.standing == "not-proven":
        raise typer.Exit(1)


def _by_seat(option: str, given: list[str] | None, game: AnyGame) -> dict[int, str]:
    """What was kept, by the names of the sides or the numbers 0 and 1."""
    from rosenkrieg.core.errors import BadOptions

    found: dict[int, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        names = (*game.info.seats, "0", "1")
        if not equals or name not in names:
            raise BadOptions(f"{option}: expected {'=..., '.join(names)}=..., got {text!r:.80}")
        found[names.index(name) % 2] = value
    return found


def _sitting(side: str, player: str) -> str:
    return f"{side} ({player})" if player else side


def _print_list(title: str, lines: list[str]) -> None:
    if lines:
        print(title)
        for line in lines:
            print(f"  - {line}")
