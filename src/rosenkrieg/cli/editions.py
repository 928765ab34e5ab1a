"""`rosenkrieg editions`: the included decks and sheets, and checks for your own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from rosenkrieg.cli.arguments import Language
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.core.editions import Editions
from rosenkrieg.core.errors import BadEdition, GameError
from rosenkrieg.core.registry import keys

FAULTS: Final = 2
USAGE: Final = "editions, editions show GAME NAME, or editions check FILE"


def editions(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[show GAME NAME | check FILE]")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    language: Language = None,
) -> None:
    """List the editions of games, print one as a template, or check your own.

    A file is checked entry by entry: every problem is printed, and the exit status is 2.
    """
    match words or []:
        case []:
            _list()
        case ["show", key, name]:
            _show(key, name)
        case ["check", file]:
            _check(Path(file), game, language)
        case _:
            raise GameError(f"expected {USAGE}, got {' '.join(words or [])!r:.80}")


def _list() -> None:
    for key in _keys():
        print(f"{key}: {', '.join(_names(key))}")


def _show(key: str, name: str) -> None:
    if name not in _names(key):
        raise GameError(f"expected an edition out of {', '.join(_names(key))}, got {name!r:.40}")
    sys.stdout.write(_editions(key).text(name))


def _check(file: Path, key: str | None, language: str | None) -> None:
    from rosenkrieg.cli.screen import shows_unicode
    from rosenkrieg.cli.speech import TerminalWords, language_of, printable

    game = _game(key)
    words = TerminalWords(language or language_of(), game, shows_unicode())
    name = printable(str(file))
    try:
        tables = _editions(game.info.key).check(_text(file))
    except BadEdition as error:
        print(words("cli-editions-bad", file=name, count=len(error.faults)))
        _print_list(error.faults)
        raise typer.Exit(FAULTS) from None
    print(words("cli-editions-good", file=name, game=words.title))
    _print_list(getattr(tables, "warnings", ()))


def _print_list(lines: Any) -> None:
    from rosenkrieg.cli.speech import printable

    for line in lines:
        print(f"  - {printable(line)}")


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadEdition("expected a text in UTF-8, got other bytes") from None


def _game(key: str | None) -> AnyGame:
    """The game of that key, or the only one with editions."""
    with_editions = _keys()
    if key is None and len(with_editions) == 1:
        key = with_editions[0]
    if key is None:
        raise GameError(f"expected --game out of {', '.join(with_editions)}, got none")
    _editions(key)
    return registry.game(key)


def _keys() -> list[str]:
    return [key for key in keys() if registry.game(key).editions is not None]


def _names(key: str) -> tuple[str, ...]:
    """What the option offers besides a text of one's own."""
    _editions(key)
    options = registry.game(key).info.options
    return tuple(str(name) for o in options if o.name == "edition" for name in o.values)


def _editions(key: str) -> Editions[Any]:
    found = registry.game(key).editions
    if found is None:
        raise GameError(f"expected a game out of {', '.join(_keys())}, got {key!r:.40}")
    return found
