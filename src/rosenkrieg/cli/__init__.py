"""The command line `rosenkrieg`.

A command is a function of that name in a module of this package, and one line in COMMANDS.
Only the module of the wanted command is loaded, and it imports heavy things when they are
needed, so that the quick commands stay quick.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, cast

from rosenkrieg.core.errors import GameError

COMMANDS: Final = {
    # command: the module it lies in
    "serve": "serve",
    "play": "play",
    "games": "games",
    "simulate": "simulate",
    "arena": "arena",
    "equilibrium": "equilibrium",
    "handovers": "handovers",
    "perft": "perft",
    "bench": "bench",
    "verify": "verify",
    "editions": "editions",
    "backup": "serve",
    "restore": "serve",
    "worker": "serve",
}

WITHOUT_COMMAND: Final = ("serve",)
"""What is done when nothing is asked for."""

HELP: Final = ("--help", "-h")

FAULT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status; whatever goes wrong is said in one line."""
    _let_streams_replace()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except GameError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # nobody reads any more; what is left in the buffer must not raise again at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        return _complain(
            f"expected a file or folder that can be used, got {what}{error.strerror or error}"
        )


def _run(arguments: list[str]) -> int:
    import typer

    arguments = arguments or list(WITHOUT_COMMAND)
    wanted = arguments[0]
    if wanted in HELP:
        from rosenkrieg.cli.help import tell_all

        tell_all(COMMANDS)
        return 0
    if wanted not in COMMANDS:
        raise GameError(f"expected a command out of {', '.join(COMMANDS)}, got {wanted!r:.80}")
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        # with a value for it at hand, typer need not load a library to check that of --help
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
    """All commands are below this one."""


def _usage(problem: str, command: str) -> str:
    return f"{problem[:1].lower()}{problem[1:].rstrip('.')} (rosenkrieg {command} --help says more)"


def _complain(problem: str) -> int:
    print("rosenkrieg:", " ".join(problem.split()), file=sys.stderr)
    return FAULT


def _let_streams_replace() -> None:
    """A terminal that knows no umlauts gets question marks, and odd bytes come in as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
