"""`rosenkrieg selftest`: whether this installation does what it promises, in under a minute."""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import typer

from rosenkrieg.version import __version__

WIDTH: Final = 18


def selftest() -> None:
    """Check rules, dice, records, computer players and the site on this machine.

    Each line says what was checked. The last one is `selftest: ok`, or names what failed; then the
    exit status is 1.
    """
    system = f"{platform.python_implementation()} {platform.python_version()}, {sys.platform}"
    print(f"rosenkrieg {__version__}, {system}", flush=True)
    failed = [name for name, check in _checks() if not _holds(name, check)]
    if failed:
        print(f"selftest: failed: {', '.join(failed)}")
        raise typer.Exit(1)
    print("selftest: ok")


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    from rosenkrieg.cli import selfchecks
    from rosenkrieg.core import registry

    for key in tuple(registry.keys()):
        yield key, partial(selfchecks.rules, key)
    yield "dice", selfchecks.dice
    yield "records", selfchecks.records
    yield "computer players", selfchecks.players
    yield "the site", selfchecks.site


def _holds(name: str, check: Callable[[], str]) -> bool:
    """Whether the check holds; its line says what was checked, or what is wrong."""
    began = time.perf_counter()
    try:
        said, holds = check(), True
    except Exception as error:
        reason = " ".join(str(error).split())
        said, holds = f"FAILED: {type(error).__name__}: {reason:.200}", False
    print(f"{name:{WIDTH}} {said}  ({time.perf_counter() - began:.1f} s)", flush=True)
    return holds
