"""The house: what all rooms of a process share."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable

from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.replays import Replays
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store.storage import Storage
from rosenkrieg.server.uptime import Uptime


class House:
    """Storage, thinkers, time and settings; a room needs nothing else of the server."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        thinkers: Thinkers,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = metrics
        self.now = now
        self.process = random_id()
        self.replays = Replays()
        self.stage = asyncio.Semaphore(1)
        """For matches of computers alone: one of them thinks at a time, since people wait."""
        self.uptime = Uptime(now())
        self.used = time.monotonic()
        """When someone last changed something, by the monotonic clock."""
        self.closing = False

    def time(self) -> float:
        """The time as steps are dated."""
        return round(self.now(), 3)

    def touch(self) -> None:
        """Someone changed something."""
        self.used = time.monotonic()


def random_id() -> str:
    """An id that cannot be guessed: 16 letters and digits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
