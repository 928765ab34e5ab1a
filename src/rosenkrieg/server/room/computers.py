"""Computer players' turns at a table."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec

from rosenkrieg.ai.player import player_names
from rosenkrieg.core.contract import Seat
from rosenkrieg.core.errors import StaleVersion
from rosenkrieg.server.bots import NobodyThinks, ThinkingFailed
from rosenkrieg.server.house import House
from rosenkrieg.server.logs import logger
from rosenkrieg.server.room.commands import Commands
from rosenkrieg.server.room.connections import Connections
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.room.questions import question_for
from rosenkrieg.server.thinking import Answer, Question, think
from rosenkrieg.table.pacing import Pace, is_secret
from rosenkrieg.table.setting import HUMAN, level_of

PATIENCE: Final = 5.0
"""Seconds after which a computer player that could not act tries again."""

log = logger("rosenkrieg.computers")


class Computers:
    """Thinks and plays for the computer players of a table, one decision after another."""

    def __init__(
        self, house: House, keeper: Keeper, connections: Connections, commands: Commands
    ) -> None:
        self._house = house
        self._keeper = keeper
        self._connections = connections
        self._commands = commands
        self._pace = Pace(house.settings.bot_pause)
        self._thinking: asyncio.Task[None] | None = None

    @property
    def are_thinking(self) -> bool:
        return self._thinking is not None

    def wake(self) -> None:
        """Lets computer players think if they must act."""
        if self._thinking is None and self._due() is not None and not self._house.closing:
            self._thinking = asyncio.create_task(self._play())
            self._thinking.add_done_callback(self._thought)

    async def close(self) -> None:
        """Thinks no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thinking = None
        if not task.cancelled() and task.exception() is not None:
            log.error("thinking failed", error=type(task.exception()).__name__)
            asyncio.get_running_loop().call_later(PATIENCE, self.wake)

    def _due(self) -> Seat | None:
        """The first computer player that must act; two of them play only before an audience."""
        if self._is_exhibition() and not self._connections.count:
            return None
        table = self._keeper.table
        due = [seat for seat in table.due() if not table.is_human(seat)]
        return due[0] if due and not table.read_only else None

    def _is_exhibition(self) -> bool:
        return HUMAN not in self._keeper.table.setting.players

    async def _play(self) -> None:
        while (seat := self._due()) is not None and not self._house.closing:
            if self._is_exhibition():
                await asyncio.sleep(self._house.settings.bot_pause)
            async with self._keeper.hold() as table:
                if seat not in table.due():
                    continue
                version = table.deciding(seat).version(seat)
                question = question_for(table, seat, level_of(table.places[seat].player))
                secret = is_secret(table.deciding(seat))
            text = await self._in_time(seat, question, secret)
            if text is None:
                await self._commands.give_up_for_computer(seat, version)
                continue
            try:
                await self._commands.act_for_computer(seat, text, version)
            except StaleVersion:
                continue

    async def _in_time(self, seat: Seat, question: Question, secret: bool) -> str | None:
        """The computer's choice, after the time that a secret choice takes; None: it gives up."""
        start = time.monotonic()
        text = await self._answer(question)
        thought = time.monotonic() - start
        await asyncio.sleep(self._pace.pause(seat, len(question.legal), secret, thought))
        return text

    async def _answer(self, question: Question) -> str | None:
        """The computer's choice; if it fails, a simpler player's, so that nobody waits for ever.

        None if a player of the host's own has failed: it gives up, as in the arena.
        """
        if len(question.legal) == 1:
            return question.legal[0]
        try:
            text = (await self._ask(question)).action
            if text in question.legal:
                return text
            problem, trusted = "not a legal action", False
        except ThinkingFailed as error:
            problem, trusted = str(error), isinstance(error, NobodyThinks)
        own = {(each.game, each.name) for each in self._house.settings.bots}
        if not trusted and (question.game, question.bot) in own:
            log.error("own bot lost", game=question.game, bot=question.bot, problem=problem)
            return None
        level, text = await asyncio.to_thread(fallback, question, trusted)
        log.error(
            "bot failed", game=question.game, bot=question.bot, problem=problem, instead=level
        )
        return text

    async def _ask(self, question: Question) -> Answer:
        """Asks the thinkers; however many matches are only looked at, one of them has its turn."""
        if not self._is_exhibition():
            return await self._house.thinkers.ask(question)
        async with self._house.stage:
            return await self._house.thinkers.ask(question)


def fallback(question: Question, trusted: bool) -> tuple[str, str]:
    """A level that always answers at once, and its choice; at the worst any legal action.

    Unless the player that was asked is `trusted`, it is another one.
    """
    # soft levels are as quick as `greedy`, but worse
    for level in sorted(player_names(question.game), key=lambda name: name != "greedy"):
        if level != "random" and (trusted or level != question.bot):
            with suppress(Exception):  # whatever is wrong with it, the next one may do
                text = think(msgspec.structs.replace(question, bot=level)).action
                if text in question.legal:
                    return level, text
            break
    return "random", question.legal[question.seed % len(question.legal)]
