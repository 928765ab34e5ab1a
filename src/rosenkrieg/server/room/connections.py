"""The sockets around a table, and who is present: here, and at other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, VIEWERS, Seat, Viewer
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.showing import Presence
from rosenkrieg.server.store.storage import News
from rosenkrieg.table.setting import HUMAN, Setting

TAKEN_OVER = 4010


class Listener(Protocol):
    """A socket as its room knows it."""

    issue: int
    """Which of the seat's tokens it joined with."""

    def send(self, data: bytes) -> None:
        """Puts a message on its way; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Says goodbye."""


class Asked(Struct, frozen=True):
    """Who waits for what comes of a message, and its id."""

    socket: Listener
    id: m.Id


class Connections:
    """Who listens at a table; tells of comings and goings a little later, many at once."""

    def __init__(self, house: House, setting: Setting) -> None:
        self._house = house
        self._setting = setting
        self._sockets: dict[Viewer, set[Listener]] = {viewer: set() for viewer in VIEWERS}
        self._elsewhere: dict[str, tuple[int, int, int]] = {}
        self._telling: asyncio.TimerHandle | None = None

    def add(self, socket: Listener, viewer: Viewer) -> None:
        """Takes a socket in; a Refusal if the room is full."""
        if self.count >= self._house.settings.limits.sockets_per_room:
            raise Refusal("busy", "expected a free place in this room, but it is full")
        self._sockets[viewer].add(socket)
        self.announce()

    def remove(self, socket: Listener, viewer: Viewer) -> None:
        """A socket has gone."""
        if socket in self._sockets[viewer]:
            self._sockets[viewer].remove(socket)
            self.announce()

    def dismiss(self, code: int, reason: str) -> None:
        """Closes all sockets."""
        for viewer in VIEWERS:
            for socket in self.of(viewer):
                self._sockets[viewer].discard(socket)
                socket.close(code, reason)

    def dismiss_earlier(self, seat: Seat, issue: int) -> None:
        """Closes the sockets of a seat that joined with an earlier token."""
        for socket in self.of(seat):
            if socket.issue < issue:
                self._sockets[seat].discard(socket)
                socket.close(TAKEN_OVER, "taken over by a newer token")

    # who is here

    @property
    def count(self) -> int:
        return sum(len(sockets) for sockets in self._sockets.values())

    def of(self, viewer: Viewer) -> list[Listener]:
        """The sockets of a viewer at this moment."""
        return list(self._sockets[viewer])

    def __iter__(self) -> Iterator[Listener]:
        return (socket for viewer in VIEWERS for socket in self.of(viewer))

    def is_present(self, seat: Seat) -> bool:
        """Whether a person is there for the seat, here or elsewhere."""
        return bool(self._sockets[seat]) or any(there[seat] for there in self._elsewhere.values())

    def presence(self) -> Presence:
        """Who is there; a computer always is."""
        watchers = len(self._sockets[None]) + sum(there[2] for there in self._elsewhere.values())
        return Presence((self._is_shown(FIRST), self._is_shown(SECOND)), watchers)

    def _is_shown(self, seat: Seat) -> bool:
        return self._setting.players[seat] != HUMAN or self.is_present(seat)

    # telling

    def announce(self) -> None:
        """Tells other processes who is here, and everybody here who is there at all."""
        first, second, watchers = (len(self._sockets[viewer]) for viewer in (*SEATS, None))
        present = (first, second, watchers)
        self._house.storage.tell(News(self._house.process, self._setting.match, 0, present=present))
        self._tell_later()

    def hear(self, process: str, present: tuple[int, int, int]) -> None:
        """Another process says who is there."""
        if any(present):
            self._elsewhere[process] = present
        else:
            self._elsewhere.pop(process, None)
        self._tell_later()

    def forget_others(self, there: set[str]) -> None:
        """Of the other processes only these are there; who sat with another one has gone."""
        for process in self._elsewhere.keys() - there:
            del self._elsewhere[process]
            self._tell_later()

    def _tell_later(self) -> None:
        if self._telling is None and not self._house.closing:
            wait = self._house.settings.presence_seconds * (1 + self.count / 50)
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        self._telling = None
        presence = self.presence()
        data = m.encode(m.PresenceMessage(presence.seats, presence.watchers))
        for socket in self:
            socket.send(data)

    def close(self) -> None:
        """Tells nobody any more."""
        if self._telling is not None:
            self._telling.cancel()
