"""A computer player that is a program: asked over its standard input and output, line by line.

Each line is one JSON object; docs/engines.md describes them. A program is started for one seat of
one match. It gets what a person in that seat would see and may choose, nothing more. One that
does not answer in time, says what is not legal, or ends has lost (`EngineFailed`).
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from rosenkrieg.ai.budget import Budget
from rosenkrieg.core.contract import AnyGame, OptionValue, Seat
from rosenkrieg.core.errors import GameError

PROTOCOL: Final = 1
PATIENCE: Final = 10.0
"""Seconds for an answer, if nobody says otherwise."""
START_PATIENCE: Final = 30.0
"""Seconds to start and answer `new`."""
LINE_BYTES: Final = 1024 * 1024

T = TypeVar("T")


class EngineFailed(GameError):
    """A program broke the rules of the protocol, or of the game; its seat has lost."""


class New(Struct, frozen=True, tag_field="type", tag="new"):
    """A match begins; `sheet` is what is printed on board and pieces."""

    protocol: int
    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seat: Seat
    side: str
    seed: int
    seconds: float
    sheet: Any


class Choice(Struct, frozen=True):
    """An action as text, and the things it points at."""

    action: str
    path: Sequence[str]


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """The seat must act."""

    id: int
    view: Any
    legal: list[Choice]
    seconds: float


class Ready(Struct, frozen=True):
    """The answer to `new`."""

    ready: bool


class Chosen(Struct, frozen=True):
    """The answer to `choose`, with its id."""

    id: int
    action: str


def check_command(command: str) -> list[str]:
    """The words of a command whose program exists; GameError if there is none."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise GameError(f"expected a command that can be run, got {command!r:.80}")
    return words


class Engine:
    """A program in a seat."""

    def __init__(
        self,
        game: AnyGame,
        command: str,
        seat: Seat,
        options: Mapping[str, OptionValue],
        seed: int = 0,
        seconds: float = PATIENCE,
    ) -> None:
        self._game = game
        self._command = command
        self._seconds = seconds
        self._asked = 0
        self._process = self._start()
        self._pool = ThreadPoolExecutor(1, "engine")
        info = game.info
        new = New(
            PROTOCOL, info.key, info.rules_version, options, seat, info.seats[seat], seed, seconds,
            game.sheet(options),
        )  # fmt: skip
        if not self._ask(new, Ready, START_PATIENCE).ready:
            raise self._failure('{"ready": true}', '{"ready": false}')

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        """The action that the program answers; EngineFailed if it is none of the legal ones."""
        self._asked += 1
        seconds = self._seconds if budget.seconds is None else budget.seconds
        offered = [Choice(self._game.encode_action(each), self._game.path(each)) for each in legal]
        said = self._ask(Choose(self._asked, view, offered, seconds), Chosen, seconds)
        if said.id != self._asked:
            raise self._failure(f"the answer to {self._asked}", str(said.id))
        for choice, action in zip(offered, legal, strict=True):
            if choice.action == said.action:
                return action
        raise self._failure("one of the legal actions", repr(said.action)[:80])

    def close(self) -> None:
        """Ends the program and all that it started."""
        with suppress(ProcessLookupError, PermissionError):
            _kill(self._process)
        self._process.wait()
        self._pool.shutdown()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not read any more is lost
                    pipe.close()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            check_command(self._command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # so that it can be ended with all that it starts
        )

    def _ask(self, message: Struct, kind: type[T], seconds: float) -> T:
        line = msgspec.json.encode(message) + b"\n"
        try:
            said = self._pool.submit(self._exchange, line).result(seconds)
            if not said:
                raise self._failure("an answer", f"the end of the program{self._status()}")
            if not said.endswith(b"\n"):
                raise self._failure("a line of at most 1 MiB", "one that is longer, or has no end")
            return msgspec.json.decode(said, type=kind)
        except TimeoutError:
            raise self._failure(f"an answer within {seconds:g} seconds", "none") from None
        except OSError:
            raise self._failure("a program that reads", "one that has ended") from None
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self._failure("an answer of the documented form", str(error)) from None

    def _exchange(self, line: bytes) -> bytes:
        assert self._process.stdin is not None, "a pipe was asked for"
        assert self._process.stdout is not None, "a pipe was asked for"
        self._process.stdin.write(line)
        self._process.stdin.flush()
        return self._process.stdout.readline(LINE_BYTES)

    def _status(self) -> str:
        with suppress(subprocess.TimeoutExpired):  # it closed its output, and goes on
            return f" (exit status {self._process.wait(1)})"
        return ""

    def _failure(self, expected: str, got: str) -> EngineFailed:
        self.close()
        return EngineFailed(f"{self._command}: expected {expected}, got {got}")


def _kill(process: subprocess.Popen[bytes]) -> None:
    kill_group: Callable[[int, int], None] | None = getattr(os, "killpg", None)
    if kill_group is None:
        process.kill()
    else:
        kill_group(process.pid, signal.SIGKILL)
