"""What is said at a table."""

from __future__ import annotations

from collections import deque

from rosenkrieg.core.contract import Viewer
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.room.connections import Connections, Listener
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.showing import seat_number
from rosenkrieg.server.store.storage import CHAT_SHOWN, Say, Stored


class Chat:
    """The latest lines; storage is where their order is decided."""

    def __init__(
        self,
        house: House,
        keeper: Keeper,
        connections: Connections,
        stored: Stored,
    ) -> None:
        self._house = house
        self._keeper = keeper
        self._connections = connections
        self._lines = deque(stored.chat, CHAT_SHOWN)
        self.last = stored.last_chat
        """The number of the last line that is known here."""

    async def say(self, viewer: Viewer, text: str) -> None:
        """Says something to the table."""
        seat = None if viewer is None else seat_number(viewer)
        name = "" if viewer is None else self._keeper.table.places[viewer].name
        line = m.ChatLine(seat, name, text, self._house.time())
        async with self._keeper.hold():
            await self._keeper.commit(Say(self._keeper.match, line))
            try:
                await self.take_up()
            except Exception:  # it was said; that it is also read here must not depend on luck
                self._keeper.look_again()

    async def take_up(self) -> None:
        """Tells everybody here what was said, wherever it was."""
        storage = self._house.storage
        lines, self.last = await storage.chat_after(self._keeper.match, self.last)
        if lines:
            self._lines.extend(lines)
            data = m.encode(m.ChatMessage(lines))
            for socket in self._connections:
                socket.send(data)

    def forget(self, seat: int) -> None:
        """What was said from that seat was deleted."""
        self._lines = deque((line for line in self._lines if line.seat != seat), CHAT_SHOWN)

    def welcome(self, socket: Listener) -> None:
        """Tells a newcomer what was said, if anything was."""
        if self._lines:
            socket.send(m.encode(m.ChatMessage(list(self._lines))))
