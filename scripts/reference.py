"""Writes the pages of docs/reference that follow from the code: games, settings, commands.

    python scripts/reference.py [FOLDER]     (a part of `make docs`)

A test compares the pages with what this would write.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import typer

from rosenkrieg.cli import COMMANDS
from rosenkrieg.cli.help import key_of, set_key
from rosenkrieg.cli.serve import PREFIX
from rosenkrieg.cli.speech import TERMINAL
from rosenkrieg.core import registry, schema
from rosenkrieg.core.contract import FIRST, MAX_CHOICES, AnyGame, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.locale import Words, blurb
from rosenkrieg.server import configuration, settings
from rosenkrieg.server.typescript import declaration

PLACE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"
HEAD: Final = "<!-- Written by scripts/reference.py; not to be edited. -->\n"
SHOWN: Final = 3
"""Entries of a list that an example shows."""
MOVES: Final = 60
"""Moves after which a view is shown."""

ABOUT_GAMES: Final = """# Views and actions

A program gets a *view* and answers with an *action*. In Python both are values of the types below;
over the network, in records and for [programs in other languages](../engines.md) a view is JSON and
an action is a short text.

`GET /api/games/{game}/schema` answers all of this as JSON Schema, and `GET /openapi.json` has it
among its types (`rosenkoenig.View`). In Python,
`msgspec.convert(told, rosenkrieg.game(key).view_type)` makes a view out of JSON.

Seats are 0 and 1. A view is that of one seat, or of a spectator (`viewer` is null).
"""
ABOUT_RATES: Final = """
## Limits that a host can change

With `--set NAME=VALUE` or in a table `[set]` of the file. Rates are *per second/at once*: so many
over time, and so many after a pause. What goes beyond is refused as `too_fast` (429) or `busy`;
[the protocol](../protocol.md) says how.
"""

FIXED: Final = (
    ("FRAME_BYTES", "bytes of a message over the websocket"),
    ("BODY_BYTES", "bytes of a request"),
    ("BODY_SECONDS", "seconds for the body of a request to arrive"),
    ("UNREAD_BYTES", "bytes of bodies that are on their way, all together"),
    ("RECORD_SECONDS", "seconds of processor time for checking a record"),
    ("CHAT_LENGTH", "characters of a chat message"),
    ("NAME_LENGTH", "characters of a player's name"),
)


def pages() -> dict[str, str]:
    """The texts of the pages, by file name."""
    return {"games.md": games(), "settings.md": limits(), "commands.md": commands()}


# games


def games() -> str:
    """Views and actions of every game."""
    parts = [HEAD, ABOUT_GAMES]
    for key in registry.keys():  # noqa: SIM118
        parts += _game(registry.game(key))
    return "\n".join(parts)


def _game(game: AnyGame) -> Iterable[str]:
    key = game.info.key
    yield f"## {blurb(key, 'en').title}\n"
    yield f"Key `{key}`, seats `{game.info.seats[0]}` and `{game.info.seats[1]}`.\n"
    yield "### Actions of " + blurb(key, "en").title + "\n"
    yield "| text | kind | meaning | pattern |\n| --- | --- | --- | --- |"
    for kind, form in game.forms.items():
        pattern = form.pattern.replace("|", "\\|")
        yield f"| `{form.example}` | `{kind.__name__}` | {schema.meaning(kind)} | `{pattern}` |"
    yield "\nKinds that begin with *Chance* are results of dice and cards, as records hold them.\n"
    yield f"### View of {blurb(key, 'en').title}\n"
    module = game.view_type.__module__
    yield f"In Python `from {module} import {game.view_type.__name__}`. In TypeScript:\n"
    _, types = schema.parts(game, "{name}")
    view = [name for name in types if name != schema.ACTION]
    yield "```ts"
    yield "\n".join(declaration(name, types[name], True) for name in view).rstrip()
    yield "```\n"
    yield f"An example, after {MOVES} random moves; of longer lists the first {SHOWN} entries:\n"
    yield "```json"
    yield json.dumps(_short(_example(game)), ensure_ascii=False)
    yield "```\n"


def _example(game: AnyGame) -> Any:
    match, rng = Match(game, seed=1), Random(1)
    viewer = FIRST
    for seat in match.turns():
        if len(match.moves) >= MOVES:
            break
        viewer = Seat(seat)
        match.act(seat, rng.choice(match.legal(seat)))
    return msgspec.to_builtins(match.view(viewer))


def _short(told: Any) -> Any:
    if isinstance(told, dict):
        named = len(told) > 2 * SHOWN and len({type(value) for value in told.values()}) == 1
        kept = list(told.items())[: SHOWN if named else None]
        return {name: _short(value) for name, value in kept}
    if isinstance(told, list | tuple):
        return [_short(each) for each in told[:SHOWN]]
    return told


# settings


def limits() -> str:
    """Settings of a host, and all limits as numbers."""
    words = Words("en", (TERMINAL,))
    rows = [
        "| flag | environment | file | default | meaning |\n| --- | --- | --- | --- | --- |",
        *(_setting(words, each) for each in _params("serve")),
    ]
    tuned = [
        f"| `{name}` | {configuration.usual(name)} | {words(set_key(name))} |"
        for name in configuration.names()
    ]
    fixed = [f"| {getattr(settings, name):,} | {what} |" for name, what in FIXED]
    return "\n".join(
        [
            HEAD,
            "# Settings and limits\n",
            "What a host can set ([hosting](../hosting.md)), and what a client may use.\n",
            "## Settings\n",
            *rows,
            ABOUT_RATES,
            "| name | default | meaning |\n| --- | --- | --- |",
            *tuned,
            "\n## Limits that are fixed\n",
            "| most | of what |\n| --- | --- |",
            *fixed,
            f"| {MAX_CHOICES:,} | legal actions of a seat at a time, in any game |",
            "",
        ]
    )


def _setting(words: Words, given: Any) -> str:
    flag = given.opts[0]
    name = flag.removeprefix("--")
    default = "" if given.default is None else f"`{given.default}`"
    value = f" {given.metavar}".replace("|", "\\|")
    variable = f"`{PREFIX}{name.replace('-', '_').upper()}`"
    meaning = words(key_of(words, "serve", given))
    file = "" if name == "config" else f"`{name}`"
    return f"| `{flag}{value}` | {variable} | {file} | {default} | {meaning} |"


# commands


def commands() -> str:
    """Every command with its arguments and options."""
    words = Words("en", (TERMINAL,))
    parts = [
        HEAD,
        "# Commands\n",
        "`rosenkrieg COMMAND --help` says the same, in German on a German system.\n",
    ]
    for name in COMMANDS:
        given = _params(name)
        typed = [str(each.metavar) for each in given if each.param_type_name == "argument"]
        parts.append(f"## rosenkrieg {name}\n")
        parts.append("```text\n" + " ".join(["rosenkrieg", name, *typed]) + "\n```\n")
        parts += [f"{paragraph}\n" for paragraph in words(f"cli-about-{name}").split("\n\n")]
        if name == "serve":
            parts.append("Its options are the [settings](settings.md).\n")
        elif given:
            parts.append("| | |\n| --- | --- |")
            parts += [_argument(words, name, each) for each in given]
            parts.append("")
    return "\n".join(parts)


def _argument(words: Words, command: str, given: Any) -> str:
    shown = given.opts[0] if given.param_type_name == "option" else ""
    shape = " ".join(filter(None, [shown, str(given.metavar or "")])).replace("|", "\\|")
    default = given.default
    usual = (
        ""
        if default in (None, False)
        else " ".join(map(str, default if isinstance(default, tuple) else [default]))
    )
    text = words(key_of(words, command, given))
    return f"| `{shape}` | {text}" + (f" Default: `{usual}`." if usual else "") + " |"


def _params(name: str) -> list[Any]:
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback()(lambda: None)
    app.command(name)(getattr(import_module(f"rosenkrieg.cli.{COMMANDS[name]}"), name))
    group: Any = typer.main.get_command(app)
    return [each for each in group.commands[name].params if each.name != "help"]


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    for file, text in pages().items():
        (folder / file).write_text(text, "utf-8")
