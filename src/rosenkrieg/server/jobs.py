"""Thinking shared by many machines: questions and answers in a table of PostgreSQL.

The server puts a question there, any `rosenkrieg worker` claims it with SKIP LOCKED, and the answer
comes back the same way. Two servers that ask the same get the same answer. A worker renews its
claim while it thinks; the question of one that died is claimed by another within seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from typing import Final

import msgspec

from rosenkrieg.server.bots import NobodyThinks, Thinkers, ThinkingFailed, processes
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store.board import ANSWERED, ASKED, POLL_SECONDS, RENEW_SECONDS, Board, Job
from rosenkrieg.server.store.storage import StorageError
from rosenkrieg.server.thinking import Answer, Question

UNHEARD_SECONDS: Final = 8.0
"""A question that nobody has been working on for so long is answered without workers."""

log = logger("rosenkrieg.jobs")


class JobThinkers(Thinkers):
    """Leaves the thinking to workers elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self._board = Board(settings.database, ANSWERED)
        self._seconds = settings.thinking_seconds

    async def ask(self, question: Question) -> Answer:
        text = msgspec.json.encode(question).decode()
        id = hashlib.sha256(text.encode()).hexdigest()[:40]
        try:
            async with asyncio.timeout(self._seconds):
                await self._board.ask(id, text)
                said = await self._answer_to(id)
        except (StorageError, TimeoutError) as error:
            raise NobodyThinks(f"no worker has answered: {type(error).__name__}") from None
        answer = msgspec.json.decode(said, type=Answer)
        if answer.error:
            raise ThinkingFailed(answer.error)
        return answer

    async def _answer_to(self, id: str) -> str:
        while True:
            asked = await self._board.answer_to(id)
            if asked.answer is not None:
                return asked.answer
            if asked.silent > UNHEARD_SECONDS:
                raise NobodyThinks("no worker is there")
            await self._board.wait()

    async def close(self) -> None:
        await self._board.close()


class Worker:
    """Claims questions and has them answered by processes on this machine."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._board = Board(settings.database, ASKED)
        self._thinkers = processes(settings, Metrics())

    async def run(self) -> None:
        """Works until it is canceled."""
        await self._board.open()
        log.info("worker ready", thinkers=self._settings.thinkers)
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._settings.thinkers):
                    group.create_task(self._work())
        finally:
            await self._thinkers.close()
            await self._board.close()

    async def _work(self) -> None:
        while True:
            try:
                job = await self._board.claim()
                if job is None:
                    await self._board.wait()
                elif (thought := await self._thought(job)) is not None:
                    await self._board.answer(job, thought)
            except StorageError as error:
                log.warning("database lost", error=type(error).__name__)
                await asyncio.sleep(POLL_SECONDS)
            except Exception:  # one question must not end the work on all others
                log.exception("question not answered")
                await asyncio.sleep(POLL_SECONDS)

    async def _thought(self, job: Job) -> str | None:
        """The answer; while it is thought of the claim is renewed. None leaves it to others."""
        renewing = asyncio.create_task(self._renew(job))
        try:
            return await self._answer(job.question)
        finally:
            renewing.cancel()

    async def _renew(self, job: Job) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(Exception):  # whatever it is, the next sign of life may come through
                await self._board.renew(job)

    async def _answer(self, question: str) -> str | None:
        try:
            asked = msgspec.json.decode(question, type=Question)
            answer = await self._thinkers.ask(asked)
        except NobodyThinks as error:  # the player is not to blame; the claim runs out
            log.warning("question left to others", problem=str(error))
            return None
        except (ThinkingFailed, msgspec.MsgspecError) as error:
            answer = Answer(error=str(error)[:500])
        return msgspec.json.encode(answer).decode()
