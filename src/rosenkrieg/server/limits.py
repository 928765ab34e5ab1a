"""What an address may use: token buckets, so many a second over time, and so many at once."""

from __future__ import annotations

import asyncio
import time
from ipaddress import IPv4Address, IPv6Address, ip_address

from rosenkrieg.server.settings import Limits, Rate


class Bucket:
    """Fills at a rate up to the burst; each thing done takes one out."""

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.burst
        self._seen = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Takes so much out; False if there is not even one. More than is there is a debt."""
        filled = self._level + max(0.0, now - self._seen) * self._rate.per_second
        self._level = min(self._rate.burst, filled)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= amount
        return True

    def seconds(self, now: float) -> float:
        """How long it takes until there is one again; 0 if there is one now."""
        missing = 1 - self._level - (now - self._seen) * self._rate.per_second
        return max(0.0, missing / self._rate.per_second)

    def has(self, now: float) -> bool:
        """Whether there is anything left."""
        return self.take(now, 0.0)

    def spend(self, amount: float) -> None:
        """Takes so much out, whether it is there or not."""
        self._level -= amount

    def is_full(self, now: float) -> bool:
        """Whether it would be full by now."""
        return self._level + (now - self._seen) * self._rate.per_second >= self._rate.burst


class Visitor:
    """An address: the sockets it holds and what it may still ask for."""

    __slots__ = (
        "_buckets",
        "bytes",
        "chats",
        "claims",
        "connections",
        "creations",
        "frames",
        "records",
        "requests",
        "sockets",
        "studies",
        "thinking",
        "turns",
        "work",
    )

    def __init__(self, limits: Limits, now: float) -> None:
        self.sockets = 0
        self.connections = 0
        """Connections that are open and no sockets (yet)."""
        self.thinking = 0
        """Questions to computer players that wait for an answer."""
        self.studies = 0
        """Studies that were begun for it and go on."""
        self.turns = asyncio.Semaphore(limits.requests_at_once)
        """Requests that are worked on; the others wait for their turn."""
        self.work = Bucket(limits.work, now)
        self.requests = Bucket(limits.requests, now)
        self.creations = Bucket(limits.creations, now)
        self.claims = Bucket(limits.claims, now)
        self.records = Bucket(limits.records, now)
        self.chats = Bucket(limits.chats, now)
        self.frames = Bucket(limits.frames_per_address, now)
        self.bytes = Bucket(limits.bytes, now)
        self._buckets = (
            self.requests,
            self.creations,
            self.claims,
            self.records,
            self.chats,
            self.frames,
            self.bytes,
            self.work,
        )

    def is_idle(self, now: float) -> bool:
        """Whether nothing need be remembered of it."""
        is_away = not self.sockets and not self.connections and not self.studies
        return is_away and all(bucket.is_full(now) for bucket in self._buckets)


def network_of(address: str) -> str:
    """The address as one customer of a network has it: of IPv6 the first 64 bits.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class Visitors:
    """What is known of each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._visitors: dict[str, Visitor] = {}

    def of(self, address: str) -> Visitor:
        """What is known of an address."""
        place = network_of(address)
        if place not in self._visitors:
            self._visitors[place] = Visitor(self._limits, time.monotonic())
        return self._visitors[place]

    def forget_idle(self) -> None:
        """Forgets those that have nothing open and every limit free."""
        now = time.monotonic()
        for address, visitor in list(self._visitors.items()):
            if visitor.is_idle(now):
                del self._visitors[address]
