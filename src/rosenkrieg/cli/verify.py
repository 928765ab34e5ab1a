"""`rosenkrieg verify`: whether a record holds, and what that means."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rosenkrieg.cli.arguments import Language

if TYPE_CHECKING:
    from rosenkrieg.cli.speech import TerminalWords
    from rosenkrieg.core.record import Record, Verdict


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    language: Language = None,
) -> None:
    """Replay a record, check its chain and its dice, and say what was checked."""
    from rosenkrieg.cli.screen import shows_unicode
    from rosenkrieg.cli.speech import TerminalWords, ending, language_of, printable
    from rosenkrieg.core import registry
    from rosenkrieg.core.contract import SEATS
    from rosenkrieg.core.record import Record

    record = Record.from_json(file.read_bytes())
    game = registry.game(record.game)
    verdict = record.verify()
    words = TerminalWords(language or language_of(), game, shows_unicode())
    first, second = (_sitting(words.side(seat), printable(record.players[seat])) for seat in SEATS)
    print(words("cli-verify-head", title=words.title, first=first, second=second))
    if record.outcome is None:
        print(words("cli-verify-unfinished"))
    elif record.is_complete:
        for line in ending(record.replay(), words):
            print(line)
    _print_list(words("cli-verify-checked"), _checked(record, verdict, words))
    _print_list(words("cli-verify-unchecked"), _unchecked(record, verdict, words))


def _sitting(side: str, player: str) -> str:
    return f"{side} ({player})" if player else side


def _print_list(title: str, lines: list[str]) -> None:
    if lines:
        print(title)
        for line in lines:
            print(f"  - {line}")


def _checked(record: Record, verdict: Verdict, words: TerminalWords) -> list[str]:
    lines = [words("cli-verify-chain", moves=verdict.moves)]
    if record.is_complete:
        lines.append(words("cli-verify-rules", version=record.rules_version))
    count, total = verdict.draws_checked, verdict.draws or verdict.draws_checked
    if count and record.dice.kind == "seed":
        seed = str(record.dice.seed)
        lines.append(words("cli-verify-seed", count=count, total=total, seed=seed))
    elif count:
        lines.append(words("cli-verify-sealed", count=count, total=total))
    thrown_away = sum(draws for _, draws in record.dice.skips)
    if thrown_away:
        lines.append(words("cli-verify-skips", count=thrown_away))
    return lines


def _unchecked(record: Record, verdict: Verdict, words: TerminalWords) -> list[str]:
    dice = record.dice
    lines = []
    if verdict.hidden:
        reader = words.plain(record.reader)
        lines.append(words("cli-verify-hidden", count=verdict.hidden, reader=reader))
    if verdict.stand_ins:
        lines.append(words("cli-verify-stand-ins", count=verdict.stand_ins))
    if dice.kind == "dictated" and verdict.draws:
        lines.append(words("cli-verify-dictated", count=verdict.draws))
    if dice.kind == "seed" and verdict.draws:
        lines.append(words("cli-verify-seed-known"))
    if dice.kind == "sealed":
        lines.append(words("cli-verify-root", root=str(dice.root)))
    if dice.start:
        lines.append(words("cli-verify-fork", move=dice.start))
    return lines
