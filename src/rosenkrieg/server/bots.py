"""Computer players think in processes of their own, so that the table stays quick.

A process is started when there is something to think about. One that dies or hangs is
replaced and the question asked again; what it was asked holds no more than a view, so
nothing is lost with it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.thinking import Answer, Question

ATTEMPTS: Final = 3
START_SECONDS: Final = 60.0
LINE_BYTES: Final = 1024 * 1024

log = logger("rosenkrieg.bots")


class ThinkingFailed(Exception):
    """No answer could be had."""


class Thinkers(ABC):
    """Somebody who answers for computer players."""

    @abstractmethod
    async def ask(self, question: Question) -> Answer:
        """An answer without error; ThinkingFailed if none could be had."""

    @abstractmethod
    async def close(self) -> None:
        """Ends all thinking."""


class ProcessThinkers(Thinkers):
    """Processes on this machine."""

    def __init__(
        self, count: int, seconds: float, modules: Sequence[str], metrics: Metrics
    ) -> None:
        self._seconds = seconds
        self._modules = tuple(modules)
        self._metrics = metrics
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)  # a place for a process that is not started yet
        self._processes: set[Process] = set()

    async def ask(self, question: Question) -> Answer:
        line = msgspec.json.encode(question) + b"\n"
        for attempt in range(1, ATTEMPTS + 1):
            process = await self._free.get()
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
        raise ThinkingFailed(f"no answer in {ATTEMPTS} attempts")

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
            *self._modules,
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_BYTES,
            start_new_session=True,  # Ctrl-C is for the server, which then ends the thinkers
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

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()
