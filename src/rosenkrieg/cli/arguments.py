"""Arguments that several commands share, and how they are parsed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from rosenkrieg.core.contract import AnyGame, Option, OptionValue
from rosenkrieg.core.errors import BadOptions, BadOrders, GameError
from rosenkrieg.core.registry import keys
from rosenkrieg.locale import LANGUAGES

MAX_SEED: Final = 2**53 - 1
"""Seeds stay whole numbers in every reader of JSON."""


def whole(name: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds; the error names the argument."""
    bounds = f"from {least} on" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(str(text))  # a file of settings may say 1.5 or true
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise GameError(f"expected {name} to be a whole number {bounds}, got {text!r:.40}")
        return number

    return read


def share(name: str) -> Callable[[str], float]:
    """Reads a number from 0 to 1; the error names the argument."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number <= 1:
            raise GameError(f"expected {name} to be a number from 0 to 1, got {text!r:.40}")
        return number

    return read


def one_of(name: str, values: Sequence[str]) -> Callable[[str], str]:
    """Reads one of these words."""

    def read(text: str) -> str:
        if text not in values:
            raise GameError(f"expected {name} to be one of {', '.join(values)}, got {text!r:.40}")
        return text

    return read


def _matching_keys(begun: str) -> list[str]:
    """The keys of games that begin like this, for shell completion."""
    return [key for key in keys() if key.startswith(begun)]


GameKey = Annotated[str, typer.Argument(metavar="GAME", autocompletion=_matching_keys)]
AsJson = Annotated[bool, typer.Option("--json")]
Seed = Annotated[int, typer.Option(metavar="S", parser=whole("--seed", 0, MAX_SEED))]
Games = Annotated[int, typer.Option("-n", metavar="N", parser=whole("-n", 1))]
TwoBots = Annotated[tuple[str, str], typer.Option("--bots", metavar="A B")]
Jobs = Annotated[int | None, typer.Option(metavar="J", parser=whole("--jobs", 1, 1024))]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
Limit = Annotated[int, typer.Option(metavar="SECONDS", parser=whole("--limit", 1, 3600))]
Language = Annotated[
    str | None, typer.Option(metavar="|".join(LANGUAGES), parser=one_of("--language", LANGUAGES))
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]

Orders = Annotated[list[str] | None, typer.Option("--order", metavar="NAME=VALUE")]


def options(game: AnyGame, given: Sequence[str] | None) -> dict[str, object]:
    """The options of NAME=VALUE texts, with values of the type that the game offers."""
    return dict(_chosen(game.info.options, text, BadOptions, "option") for text in given or ())


def orders(game: AnyGame, given: Sequence[str] | None) -> dict[str, object]:
    """The standing orders of NAME=VALUE texts."""
    return dict(_chosen(game.info.orders, text, BadOrders, "order") for text in given or ())


def _chosen(
    offered: Sequence[Option], text: str, error: type[GameError], what: str
) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals:
        raise error(f"expected an {what} as NAME=VALUE, got {text!r:.80}")
    for option in offered:
        if option.name == name:
            for allowed in option.values:
                if value.lower() == str(allowed).lower():
                    return name, allowed
            if option.free and value.startswith("@"):
                return name, Path(value[1:]).read_text("utf-8", errors="replace")
    return name, value
