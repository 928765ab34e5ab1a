"""The terminal as play needs it: lines out, lines in, and what it can show."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import sleep
from typing import Final

from rich.console import Console
from rich.text import Text

_WIPE: Final = "\x1b[H\x1b[2J"
_WIPE_WITH_HISTORY: Final = "\x1b[H\x1b[2J\x1b[3J"


def shows_unicode() -> bool:
    """Whether the terminal can be trusted with more than ASCII."""
    if os.environ.get("TERM") == "dumb" or os.environ.get("LC_ALL") in ("C", "POSIX"):
        return False
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader is gone; this is handled where all commands end."""
        raise BrokenPipeError


class Screen:
    """Standard output and input. A real terminal is wiped between turns, a pipe just goes on."""

    def __init__(self) -> None:
        self._console = _Console(highlight=False, markup=False, emoji=False)
        self._wipes = self._console.is_terminal and not self._console.is_dumb_terminal
        self._types = sys.stdin.isatty() and sys.stdout.isatty()
        if self._types:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives input() arrow keys and a history)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        return self._console.size.width, self._console.size.height

    def show(self, lines: Sequence[Text]) -> None:
        """Prints lines that were laid out already."""
        for line in lines:
            self._console.print(line, overflow="crop", no_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """Prints a text, broken into lines where needed."""
        self._console.print(Text(text, style))

    def wipe(self) -> None:
        """Empties the screen; a pipe gets an empty line."""
        if self._wipes:
            self._write(_WIPE)
        else:
            self.say("")

    def hide(self) -> None:
        """Takes all that was shown out of sight, also what can be scrolled back to."""
        if self._wipes:
            self._write(_WIPE_WITH_HISTORY)
        else:
            self._write("\n" * max(40, self.size[1]))

    def wait(self, text: str) -> None:
        """Says what is being waited for, until the screen is wiped; a pipe shows nothing."""
        if self._wipes:
            self.say(text, "dim")

    def pause(self, seconds: float) -> None:
        """Waits where someone watches; a pipe goes on."""
        if self._wipes:
            sleep(seconds)

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError when there is none."""
        if self._types:
            return input(prompt).strip()
        self._write(prompt)
        line = sys.stdin.readline()
        if not line:
            self._write("\n")
            raise EOFError
        self._write(line.rstrip("\n") + "\n")
        return line.strip()

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
