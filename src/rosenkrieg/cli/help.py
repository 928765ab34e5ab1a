"""`--help`: what a command does and takes, in the language of the environment.

The texts are in the catalogues: `cli-about-COMMAND` and `cli-arg-NAME`, or `cli-arg-COMMAND-NAME`
where a name means something special to one command.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rosenkrieg.cli.screen import shows_unicode
from rosenkrieg.cli.speech import TERMINAL, in_ascii, language_of
from rosenkrieg.locale import Words

ABOUT: Final = "cli-about"
ARGUMENT: Final = "cli-arg"
WIDEST: Final = 80
BROADEST: Final = 20
"""Width of the left column; the text of a longer entry begins on the next line."""

Rows = Sequence[tuple[str, str]]
"""Pairs of what to type and what it means."""


def tell_all(commands: Iterable[str]) -> None:
    """Print all commands, each with a sentence, and the options that stand alone."""
    words = Words(language_of(), (TERMINAL,))
    listed = [(name, _about(words, name)[0]) for name in commands]
    options = [
        ("--version", words("cli-version")),
        ("--install-completion", words("cli-install-completion")),
        ("--show-completion", words("cli-show-completion")),
    ]
    _say(
        words("cli-usage", what="rosenkrieg [COMMAND]"),
        _paragraph(words(ABOUT)),
        _section(words("cli-commands"), listed),
        _section(words("cli-options"), options),
    )


def tell(command: Any, name: str) -> None:
    """Print what one command does, and its arguments and options."""
    words = Words(language_of(), (TERMINAL,))
    given = [each for each in command.params if each.name != "help"]
    arguments, options = (
        [(_shape(each), _meaning(words, name, each)) for each in given if _is(each, kind)]
        for kind in ("argument", "option")
    )
    typed = [_shape(each) for each in given if each.required or _is(each, "argument")]
    _say(
        words("cli-usage", what=" ".join(["rosenkrieg", name, *typed])),
        *map(_paragraph, _about(words, name)),
        _section(words("cli-arguments"), arguments),
        _section(words("cli-options"), options),
        _settings(words) if name == "serve" else "",
    )


def _settings(words: Words) -> str:
    """What `--set` can change."""
    from rosenkrieg.server.configuration import names, usual

    rows = [(name, f"{words(set_key(name))} ({usual(name)})") for name in names()]
    return _section(words("cli-serve-set"), rows)


def set_key(name: str) -> str:
    """The catalogue key that explains something `--set` can change."""
    return f"cli-set-{name.replace('_', '-')}"


def _about(words: Words, name: str) -> Sequence[str]:
    """The paragraphs about a command."""
    return words(f"{ABOUT}-{name}").split("\n\n")


def _is(given: Any, kind: str) -> bool:
    return bool(given.param_type_name == kind)


def _shape(given: Any) -> str:
    """What to type for an argument or option."""
    if _is(given, "argument"):
        return str(given.metavar)
    return " ".join([given.opts[0], *[given.metavar] * bool(given.metavar)])


def key_of(words: Words, command: str, given: Any) -> str:
    """The catalogue key that explains an argument or option of a command."""
    name = given.opts[0].lstrip("-")
    own = f"{ARGUMENT}-{command}-{name}"
    return own if words.has(own) else f"{ARGUMENT}-{name}"


def _meaning(words: Words, command: str, given: Any) -> str:
    text = words(key_of(words, command, given))
    usual = given.default
    if usual is None or usual is False:
        return text
    shown = " ".join(map(str, usual)) if isinstance(usual, tuple) else str(usual)
    return " ".join([text, words("cli-usual", value=shown)])


def _section(heading: str, rows: Rows) -> str:
    """A table under a heading; empty if there are no rows."""
    broad = min(BROADEST, max((len(shape) for shape, _ in rows), default=0))
    return "\n".join([heading, *(_row(*row, broad) for row in rows)]) if rows else ""


def _row(shape: str, text: str, broad: int) -> str:
    indent = " " * (broad + 4)
    begin = f"  {shape:<{broad}}  " if len(shape) <= broad else f"  {shape}\n{indent}"
    return begin + _filled(text, indent)[len(indent) :]


def _paragraph(text: str) -> str:
    return _filled(text, "  ")


def _filled(text: str, indent: str) -> str:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)


def _say(*parts: str) -> None:
    text = "\n\n".join(part for part in parts if part)
    print(text if shows_unicode() else in_ascii(text))
