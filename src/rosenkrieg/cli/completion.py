"""Shell completion, as typer does it: commands, options and the keys of games."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

import typer

PROGRAM: Final = "rosenkrieg"


def complete(arguments: Sequence[str], commands: Mapping[str, str]) -> int:
    """Answer the shell, or install or print the completion script.

    Other runs load one command only; this one loads all of them, because their options are
    completed too.
    """
    app = typer.Typer(rich_markup_mode=None)
    app.callback()(_all_commands)
    for name, module in commands.items():
        app.command(name)(getattr(import_module(f"rosenkrieg.cli.{module}"), name))
    try:
        app(list(arguments), prog_name=PROGRAM)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return 0


def is_asked_by_shell() -> bool:
    """Whether a shell wants completions; typer's scripts say so in the environment."""
    return f"_{PROGRAM.upper()}_COMPLETE" in os.environ


def _all_commands() -> None:
    """Two-player games of medieval war."""
