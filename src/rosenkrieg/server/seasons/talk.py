"""The socket of a season: who has joined is told how far it is, and again after every change."""

from __future__ import annotations

import asyncio

from rosenkrieg.core.errors import GameError
from rosenkrieg.server import messages as m
from rosenkrieg.server.metering import metered
from rosenkrieg.server.refusals import told
from rosenkrieg.server.seasons.keeper import Keeper
from rosenkrieg.server.sockets import CODES, NOT_UNDERSTOOD, TRY_LATER, Closing, Conversation


class SeasonConversation(Conversation):
    """One client of a season from joining to leaving; it can only ask for a sign of life."""

    async def _speak(self, match: str) -> None:
        first = await self._first()
        work = self._visitor.work
        keeper = await metered(self._enter_season(match, first), work)
        try:
            while True:
                self._answer_ping(await self._text())
                await asyncio.sleep(0)
        finally:
            keeper.leave(self._socket)

    async def _enter_season(self, season: str, first: m.First) -> Keeper:
        try:
            keeper = await self._hall.seasons.known(season)
            token = None if isinstance(first, m.Watch) else first.join
            keeper.join(self._socket, await keeper.holder_now(token))
        except GameError as error:
            code, message = told(error)
            raise Closing(CODES.get(code, TRY_LATER), message[:100]) from None
        return keeper

    def _answer_ping(self, text: str) -> None:
        try:
            said = m.read(text)
        except (m.NotUnderstood, m.BadMessage) as error:
            raise Closing(NOT_UNDERSTOOD, str(error)[:100] or "expected a JSON object") from None
        if not isinstance(said, m.Ping):
            raise Closing(NOT_UNDERSTOOD, "expected a ping; everything else goes by HTTP")
        self._socket.send(m.encode(m.Pong(said.id)))
