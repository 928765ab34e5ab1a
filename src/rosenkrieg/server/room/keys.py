"""Tokens of seats: who holds one has the seat."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.room.connections import Connections
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.room.publisher import Publisher
from rosenkrieg.server.settings import TOKEN_BYTES
from rosenkrieg.server.showing import seat_number, url
from rosenkrieg.server.store.storage import Key
from rosenkrieg.server.tokens import token_hash
from rosenkrieg.table.steps import Step

_NO_SEAT: Final = "expected the token of a seat at this table"


class Keys:
    """Checks tokens and gives out new ones."""

    def __init__(
        self, house: House, keeper: Keeper, connections: Connections, publisher: Publisher
    ) -> None:
        self._house = house
        self._keeper = keeper
        self._connections = connections
        self._publisher = publisher

    async def seat_of(self, token: str) -> Seat:
        """The seat that the token is the key to; a refusal if there is none."""
        seat = self._known(token)
        if seat is None and self._house.storage.is_shared:
            await self._keeper.take_up()  # another process may just have given it away
            seat = self._known(token)
        if seat is None:
            raise Refusal("bad_token", _NO_SEAT)
        return seat

    async def reissue(self, token: str) -> m.Reissued:
        """Another key to the seat; the old one is no good any more."""
        async with self._keeper.hold():
            return await self._keeper.insist(lambda: self._reissue(token))

    async def claim(self) -> m.Taken:
        """Takes the seat that the lobby offers; one of many who try succeeds."""
        async with self._keeper.hold():
            return await self._keeper.insist(self._claim)

    def dismiss_earlier(self) -> None:
        """Closes the sockets that joined with tokens that are no good any more."""
        for seat in SEATS:
            self._connections.dismiss_earlier(seat, self._keeper.table.places[seat].issue)

    def _known(self, token: str) -> Seat | None:
        hashed = token_hash(token)
        for seat in SEATS:
            kept = self._keeper.hashes[seat]
            if kept is not None and hmac.compare_digest(kept, hashed):
                return seat
        return None

    async def _reissue(self, token: str) -> m.Reissued:
        seat = await self.seat_of(token)
        table = self._keeper.table
        fresh = await self._give(seat, table.reissue(seat, self._house.time()))
        return m.Reissued(fresh, url(self._keeper.match, fresh))

    async def _claim(self) -> m.Taken:
        table = self._keeper.table
        seat = table.open_seat
        steps = table.claim(self._house.time())
        assert seat is not None, "otherwise it was refused"
        fresh = await self._give(seat, steps)
        match = self._keeper.match
        return m.Taken(match, seat_number(seat), fresh, url(match, fresh))

    async def _give(self, seat: Seat, steps: list[Step]) -> str:
        """Gives the seat a new token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._keeper.store(steps, Key(seat, token_hash(token)))
        self.dismiss_earlier()
        self._publisher.publish()
        return token
