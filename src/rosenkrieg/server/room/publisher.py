"""Who is told what: each viewer gets a position of their own, with what is new in their log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rosenkrieg.core.contract import VIEWERS, Viewer
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.room.connections import Asked, Connections, Listener
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.showing import ViewerLog, clock_facts, table_message


class Publisher:
    """Tells the sockets of a room what its table is like."""

    def __init__(self, house: House, keeper: Keeper, connections: Connections) -> None:
        self._house = house
        self._keeper = keeper
        self._connections = connections
        self._logs = {viewer: ViewerLog() for viewer in VIEWERS}

    def publish(
        self,
        to: Sequence[Viewer] = VIEWERS,
        but: Listener | None = None,
        asked: Asked | None = None,
    ) -> None:
        """Tells all viewers, or some, what the table is like now; it answers the one who asked."""
        for viewer in to:
            sockets = [socket for socket in self._connections.of(viewer) if socket is not but]
            if sockets:
                log = self.log(viewer)
                self._send(sockets, self.position(viewer, log.told), asked)
                log.told = len(log.lines)

    def answer(self, asked: Asked, viewer: Viewer) -> None:
        """Tells only the one who asked: nothing has changed."""
        position = self.position(viewer, self.log(viewer).told)
        self._send([asked.socket], position, asked)

    def _send(
        self, sockets: Sequence[Listener], position: m.TableMessage, asked: Asked | None
    ) -> None:
        others = [socket for socket in sockets if asked is None or socket is not asked.socket]
        if others:
            data = m.encode(position)
            for socket in others:
                socket.send(data)
        if asked is not None and asked.socket in sockets:
            asked.socket.send(m.encode(msgspec.structs.replace(position, answers=asked.id)))

    def welcome(self, socket: Listener, viewer: Viewer, since: int) -> None:
        """The position for a newcomer who has so many lines of the log."""
        log = self.log(viewer)
        since = 0 if self._keeper.table.rewound else since
        socket.send(m.encode(self.position(viewer, since)))
        log.told = len(log.lines)

    def resend(self, socket: Listener, viewer: Viewer) -> None:
        """Sets a client right that was behind."""
        if self._keeper.is_settled:
            socket.send(m.encode(self.position(viewer, self.log(viewer).told)))

    def log(self, viewer: Viewer) -> ViewerLog:
        """What the viewer reads about the match so far."""
        log = self._logs[viewer]
        log.extend(self._keeper.table, viewer)
        return log

    def forget(self) -> None:
        """The table is another one: logs start over."""
        self._logs = {viewer: ViewerLog() for viewer in VIEWERS}

    def clock(self) -> m.ClockFacts | None:
        """What is left on the clock now."""
        return clock_facts(self._keeper.table, self._house.time())

    def position(self, viewer: Viewer, since: int) -> m.TableMessage:
        """The table for a viewer, with the log from a line on."""
        return table_message(
            self._keeper.table,
            self.log(viewer),
            viewer,
            since,
            self._connections.presence(),
            self._house.time(),
            self._house.settings.limits.choices,
        )
