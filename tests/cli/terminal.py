"""The command line as tests drive it: in this process, through pipes, and at a pseudo-terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from typing import Final

import pytest

COMMAND: Final = [sys.executable, "-m", "rosenkrieg.cli"]
WIPE: Final = "\x1b[H\x1b[2J"
_CODES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")

PATIENCE: Final = 60.0
"""Seconds after which a terminal that says nothing is given up; far beyond what is needed."""


def environment(**changes: str) -> dict[str, str]:
    """The environment of a person with a good terminal and no wishes."""
    unset = ("LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    return {**kept, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", **changes}


def run(
    arguments: Sequence[str], typed: str = "", **changes: str
) -> subprocess.CompletedProcess[str]:
    """Runs the command with pipes at all ends."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        check=False,
        timeout=PATIENCE,
    )


def hear_interrupts() -> None:
    """A shell's background job is started deaf to them, and so is all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _sit_down() -> None:
    """Makes the pseudo-terminal the one of this process, control-C included."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    hear_interrupts()


class Terminal:
    """A command at a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(
        self,
        arguments: Sequence[str],
        size: tuple[int, int] = (80, 24),
        command: Sequence[str] = COMMAND,
        **changes: str,
    ) -> None:
        self._end, inner = pty.openpty()
        columns, lines = size
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment(**changes),
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(inner)
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._end)

    def send(self, line: str) -> str:
        """Types a line, waits for the next prompt, and returns what came in between."""
        start = len(self.raw)
        os.write(self._end, f"{line}\n".encode())
        self._read_until(lambda: self._is_asking(self.raw[start:]))
        return plain(self.raw[start:])

    def press(self, keys: bytes) -> None:
        """Sends keys without waiting."""
        os.write(self._end, keys)

    def press_until_end(self, key: bytes) -> int:
        """Presses a key, again every few seconds, until the command is over; its exit status.

        Python may miss an interrupt that comes just before it waits for input.
        """
        for _ in range(10):
            self.press(key)
            again = time.monotonic() + PATIENCE / 10
            while select.select([self._end], [], [], max(0, again - time.monotonic()))[0]:
                if not self._read():
                    return self.process.wait(PATIENCE)
        raise AssertionError(f"it goes on after: {plain(self.raw)[-500:]}")

    def wait_for_prompt(self) -> str:
        """Waits until something is asked; what was shown so far."""
        self._read_until(lambda: plain(self.raw).endswith("> "))
        return plain(self.raw)

    def wait_for_end(self) -> int:
        """Waits until the command is over; its exit status."""
        self._read_until(lambda: False)
        return self.process.wait(PATIENCE)

    @property
    def shown(self) -> str:
        """What stands on the screen since it was wiped last."""
        return plain(self.raw.rpartition(WIPE)[2])

    def _is_asking(self, text: str) -> bool:
        return "\n" in text and plain(text).endswith("> ")

    def _read_until(self, is_done: Callable[[], bool]) -> None:
        latest = time.monotonic() + PATIENCE
        while not is_done():
            ready, _, _ = select.select([self._end], [], [], max(0, latest - time.monotonic()))
            assert ready, f"nothing came any more after: {plain(self.raw)[-500:]}"
            if not self._read():
                return

    def _read(self) -> bool:
        """Takes in what has come; False when the other end was closed."""
        try:
            data = os.read(self._end, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)


def plain(text: str) -> str:
    """The text without the codes of colours and cursors."""
    return _CODES.sub("", text)


def one_line_complaint(result: subprocess.CompletedProcess[str]) -> str:
    """The complaint of a command that must have failed as it should."""
    assert result.returncode == 2, result
    assert result.stderr.startswith("rosenkrieg: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr


def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """80 columns, 24 lines, and no wish of the system for a language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "xterm")
