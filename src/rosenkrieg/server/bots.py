"""Computer players think in processes of their own, so that the table stays quick.

A process is started when there is something to think about. One that dies or hangs is
replaced and the question asked again; what it was asked holds no more than a view, so
nothing is lost with it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from rosenkrieg.ai.engine import START_PATIENCE
from rosenkrieg.ai.own import COMMAND
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.settings import OwnBot, Settings
from rosenkrieg.server.thinking import Answer, Question, Setup

ATTEMPTS: Final = 3
START_SECONDS: Final = 60.0
LINE_BYTES: Final = 1024 * 1024
QUEUE_SECONDS: Final = 8.0
"""So long a question waits for its turn; then a simpler player answers in the server itself."""
OWN_QUEUE_SECONDS: Final = 60.0
"""The same for a player of the host's own, who has one process for all matches."""
MARGIN: Final = 2.0
"""Seconds beyond what a player of the host's own has: for its process to say that it failed."""
END_SECONDS: Final = 1.0
PREFIX: Final = "ROSENKRIEG_"
"""How the names of our settings begin in the environment."""

log = logger("rosenkrieg.bots")


class ThinkingFailed(Exception):
    """No answer could be had."""


class NobodyThinks(ThinkingFailed):
    """Nobody had time to think about it; the player itself is not to blame."""


class Thinkers(ABC):
    """Someone who answers for computer players."""

    @abstractmethod
    async def ask(self, question: Question) -> Answer:
        """An answer without error; ThinkingFailed if none could be had."""

    @abstractmethod
    async def close(self) -> None:
        """Ends all thinking."""


class ProcessThinkers(Thinkers):
    """Processes on this machine."""

    attempts = ATTEMPTS
    queue_seconds = QUEUE_SECONDS

    def __init__(
        self, count: int, seconds: float, modules: Sequence[str], metrics: Metrics
    ) -> None:
        self._seconds = seconds
        self._setup = Setup(tuple(modules))
        self._metrics = metrics
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)  # a place for a process that is not started yet
        self._processes: set[Process] = set()

    async def ask(self, question: Question) -> Answer:
        line = msgspec.json.encode(question) + b"\n"
        for attempt in range(1, self.attempts + 1):
            try:
                async with asyncio.timeout(self.queue_seconds):
                    process = await self._free.get()
            except TimeoutError:
                raise NobodyThinks(f"no thinker was free for {self.queue_seconds:.0f} s") from None
            try:
                process, answer = await self._ask(process, line)
            except (OSError, TimeoutError, msgspec.MsgspecError, EOFError) as error:
                kind = type(error).__name__
                log.warning("thinker lost", game=question.game, attempt=attempt, error=kind)
                process = None
                continue
            except BaseException:
                process = None
                raise
            finally:
                self._free.put_nowait(process)
            if answer.error:
                raise ThinkingFailed(answer.error)
            return answer
        raise ThinkingFailed(f"no answer in {self.attempts} attempts")

    async def close(self) -> None:
        for process in list(self._processes):
            await self._end(process)

    async def _ask(self, process: Process | None, line: bytes) -> tuple[Process, Answer]:
        if process is None or process.returncode is not None:
            process = await self._start()
        began = time.perf_counter()
        try:
            assert process.stdin is not None, "a pipe was asked for"
            assert process.stdout is not None, "a pipe was asked for"
            process.stdin.write(line)
            async with asyncio.timeout(self._seconds):
                await process.stdin.drain()
                said = await process.stdout.readline()
            if not said:
                raise EOFError
            answer = msgspec.json.decode(said, type=Answer)
        except BaseException:
            await self._end(process)
            raise
        self._metrics.thinking_seconds.observe(time.perf_counter() - began)
        return process, answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rosenkrieg.server.thinking",
            msgspec.json.encode(self._setup).decode(),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_BYTES,
            start_new_session=True,  # Ctrl-C is for the server, which then ends the thinkers
            env=self._environment(),
        )
        self._processes.add(process)
        assert process.stdout is not None, "a pipe was asked for"
        try:
            async with asyncio.timeout(START_SECONDS):
                if not await process.stdout.readline():
                    raise EOFError
        except BaseException:
            await self._end(process)
            raise
        return process

    def _environment(self) -> dict[str, str] | None:
        """What a process finds in its environment; None for all that is in ours."""
        return None

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()


class OwnThinkers(ProcessThinkers):
    """A process for one player of the host's own. It is asked once; what fails has lost."""

    attempts = 1
    queue_seconds = OWN_QUEUE_SECONDS

    def __init__(self, own: OwnBot, settings: Settings, metrics: Metrics) -> None:
        starting = START_PATIENCE if own.where.startswith(COMMAND) else 0.0
        super().__init__(1, starting + settings.bot_seconds + MARGIN, settings.register, metrics)
        self._setup = Setup(settings.register, (own,), settings.bot_seconds, settings.bot_megabytes)

    def _environment(self) -> dict[str, str]:
        """Without our settings: passwords may be among them."""
        return {name: text for name, text in os.environ.items() if not name.startswith(PREFIX)}

    async def _end(self, process: Process) -> None:
        """Gives it a moment to end the program behind the player."""
        if process.returncode is None:
            with suppress(TimeoutError, ProcessLookupError):
                process.terminate()
                async with asyncio.timeout(END_SECONDS):
                    await process.wait()
        await super()._end(process)


class WithOwn(Thinkers):
    """Asks players of the host's own in processes of theirs, and all others as usual."""

    def __init__(self, ours: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self._ours = ours
        self._own = {
            (own.game, own.name): OwnThinkers(own, settings, metrics) for own in settings.bots
        }

    async def ask(self, question: Question) -> Answer:
        own = self._own.get((question.game, question.bot or ""))
        return await (self._ours if own is None else own).ask(question)

    async def close(self) -> None:
        for each in (self._ours, *self._own.values()):
            await each.close()


def processes(settings: Settings, metrics: Metrics) -> Thinkers:
    """All the processes of this machine that think, by the settings."""
    count, seconds = settings.thinkers, settings.thinking_seconds
    ours = ProcessThinkers(count, seconds, settings.register, metrics)
    return WithOwn(ours, settings, metrics) if settings.bots else ours
