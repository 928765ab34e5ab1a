"""What the person who hosts can set, and the bounds that keep one client from hurting others."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

FRAME_BYTES: Final = 16 * 1024
"""The longest frame that is read from a socket."""

BODY_BYTES: Final = 4 * 1024 * 1024
"""The longest body of a request: records and editions that people bring go through here."""

RECORD_SECONDS: Final = 5.0
"""Processor time after which a record is given up."""

UNREAD_BYTES: Final = 64 * 1024 * 1024
"""Bodies that are on their way at the same time, all together."""

BODY_SECONDS: Final = 30
CHAT_LENGTH: Final = 500
NAME_LENGTH: Final = 40
TOKEN_BYTES: Final = 32


class Rate(Struct, frozen=True):
    """So many a second over time, and so many at once."""

    per_second: float
    burst: float


class Limits(Struct, frozen=True):
    """Bounds on what clients may use."""

    sockets: int = 10_000
    sockets_per_address: int = 200
    sockets_per_room: int = 500
    rooms: int = 5_000
    join_seconds: float = 10.0
    frames: Rate = Rate(20, 100)
    requests: Rate = Rate(20, 200)
    creations: Rate = Rate(0.5, 60)
    records: Rate = Rate(0.2, 20)
    chats: Rate = Rate(0.5, 8)
    hints: Rate = Rate(0.5, 5)
    unread_messages: int = 64
    unread_bytes: int = 1024 * 1024


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: str
    limits: Limits = Limits()
    thinkers: int = 1
    """Processes in which computer players think; 0 leaves it to `rosenkrieg worker`."""
    thinking_seconds: float = 60.0
    """After so long a computer player counts as hung."""
    bot_pause: float = 0.8
    """Seconds between the moves of two computer players, so that people can follow."""
    idle_seconds: float = 120.0
    """A room without sockets leaves the memory after so long."""
    presence_seconds: float = 0.2
    """Comings and goings are told together, at most this often."""
    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0
    """How often the server notes down that it is up; clocks stand still while it is not."""
    forget_days: float = 30.0
    """Matches that never began, and notices, are forgotten after so many days."""
    register: tuple[str, ...] = ()
    """Modules that register further games, imported here and by the thinkers."""
