"""The command line `rosenkrieg`.

A command is a function in a module of this package plus one line in COMMANDS. Only the module of
the command that was asked for is loaded, and heavy imports happen inside functions, so that quick
commands stay quick.
"""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, cast

from rosenkrieg.cli.extras import advice
from rosenkrieg.core.errors import GameError
from rosenkrieg.version import __version__

COMMANDS: Final = {
    # command: the module that defines it
    "serve": "serve",
    "play": "play",
    "games": "games",
    "simulate": "simulate",
    "arena": "arena",
    "ladder": "ladder",
    "equilibrium": "equilibrium",
    "puzzles": "puzzles",
    "handovers": "handovers",
    "season": "season",
    "perft": "perft",
    "bench": "bench",
    "verify": "verify",
    "selftest": "selftest",
    "editions": "editions",
    "backup": "serve",
    "restore": "serve",
    "worker": "serve",
    "doctor": "doctor",
}

WITHOUT_COMMAND: Final = ("serve",)
"""What runs when no command is given."""

HELP: Final = ("--help", "-h")
VERSION: Final = ("--version", "-V")
COMPLETION: Final = ("--install-completion", "--show-completion")

FAULT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; an error becomes one line on standard error."""
    _let_streams_replace()
    given = list(sys.argv[1:] if arguments is None else arguments) or list(WITHOUT_COMMAND)
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _warn
            status = _run(given)
        sys.stdout.flush()
        return status
    except GameError as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        to_do = advice(error.name, given[0] if given[0] in COMMANDS else "")
        if to_do is None:
            raise
        return _complain(to_do)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # the reader is gone; what is left in the buffer must not raise again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        return _complain(
            f"expected a file or folder that can be used, got {what}{error.strerror or error}"
        )


def _run(arguments: list[str]) -> int:
    wanted = arguments[0]
    if wanted in VERSION:
        print(f"rosenkrieg {__version__}")
        return 0
    import typer

    from rosenkrieg.cli.completion import complete, is_asked_by_shell

    if wanted in COMPLETION or is_asked_by_shell():
        return complete(arguments, COMMANDS)
    if wanted in HELP:
        from rosenkrieg.cli.help import tell_all

        tell_all(COMMANDS)
        return 0
    if wanted not in COMMANDS:
        raise GameError(f"expected a command out of {', '.join(COMMANDS)}, got {wanted!r:.80}")
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        # given a value, typer does not load a library to check the one of --help
        context_settings={"default_map": {"help": False, wanted: {"help": False}}},
    )
    app.callback()(_rosenkrieg)
    module = import_module(f"rosenkrieg.cli.{COMMANDS[wanted]}")
    app.command(wanted)(getattr(module, wanted))
    group = typer.main.get_command(app)
    if any(each in HELP for each in arguments):
        from rosenkrieg.cli.help import tell

        tell(cast(Any, group).commands[wanted], wanted)
        return 0
    try:
        with group.make_context("rosenkrieg", arguments) as context:
            group.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    except typer.TyperException as error:
        raise GameError(_usage(error.format_message(), wanted)) from None
    return 0


def _rosenkrieg() -> None:
    """The parent of all commands."""


def _usage(problem: str, command: str) -> str:
    return f"{problem[:1].lower()}{problem[1:].rstrip('.')} (rosenkrieg {command} --help says more)"


def _complain(problem: str) -> int:
    print("rosenkrieg:", " ".join(problem.split()), file=sys.stderr)
    return FAULT


def _warn(message: Warning | str, *_place: Any, **_more: Any) -> None:
    """A warning in one line, such as that about a game of another package."""
    print("rosenkrieg:", " ".join(str(message).split()), file=sys.stderr)


def _let_streams_replace() -> None:
    """Print question marks where the terminal has no umlauts, and accept odd bytes as input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
