"""`rosenkrieg bench server`: live matches over real sockets on this machine.

A server of its own process, on a database of its own in a temporary folder; two sockets for
each match. First as fast as they go, then at a steady pace, then many idle sockets.
Latency is the time from sending an action until both seats have been told of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from rosenkrieg.core.errors import GameError

GAME: Final = "rosenkoenig"
START_SECONDS: Final = 60.0
JOINERS: Final = 20
"""Sockets that are opened at the same time."""


class Seen(Struct):
    """Of a table, what the bench looks at."""

    type: str
    status: str = ""
    version: int = 0
    legal: list[dict[str, Any]] = []


_seen: Final = msgspec.json.Decoder(Seen).decode


class Load:
    """What was measured in one phase."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._pids = pids
        self._worked = sum(map(processor_seconds, pids))
        self.began = time.perf_counter()
        self.latencies: list[float] = []

    def figures(self) -> dict[str, Any]:
        """Moves a second, latencies in milliseconds, and what the server worked for a move."""
        seconds = time.perf_counter() - self.began
        worked = sum(map(processor_seconds, self._pids)) - self._worked
        found = sorted(self.latencies)
        return {
            "moves": len(found),
            "seconds": round(seconds, 2),
            "moves_per_second": round(len(found) / seconds, 1),
            "server_ms_per_move": round(1000 * worked / max(1, len(found)), 3),
            "latency_ms": {
                name: round(1000 * _percentile(found, share), 2)
                for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))
            },
        }


def _percentile(found: Sequence[float], share: float) -> float:
    return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


async def _create(url: str) -> dict[str, Any]:
    """A new match."""
    body = json.dumps({"game": GAME}).encode()

    def post() -> dict[str, Any]:
        with urlopen(Request(f"{url}/api/matches", body), timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    return await asyncio.to_thread(post)


def _place(url: str, made: dict[str, Any]) -> str:
    """Where the sockets of a match go."""
    return f"{url.replace('http', 'ws')}/ws/matches/{made['match']}"


class BenchMatch:
    """One match and its two sockets; when it ends another one takes its place."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self._url = url
        self._rng = rng
        self._seats: list[Any] = []
        self._shown = [Seen(""), Seen("")]

    async def open(self) -> None:
        """Creates a match and sits down at both sides."""
        from websockets.asyncio.client import connect

        await self.close()
        made = await _create(self._url)
        place = _place(self._url, made)
        for seat in made["seats"]:
            socket = await connect(place, compression=None, ping_interval=None)
            await socket.send(json.dumps({"join": seat["token"]}))
            self._seats.append(socket)
        for seat in (0, 1):
            await self._until(seat, lambda seen: seen.status == "playing")

    async def move(self) -> float:
        """Plays an action; the seconds until both seats were told."""
        if self._shown[0].status == "over":
            await self.open()
        seat = 0 if self._shown[0].legal else 1
        shown = self._shown[seat]
        action = self._rng.choice(shown.legal)["action"]
        began = time.perf_counter()
        await self._seats[seat].send(json.dumps({"act": action, "version": shown.version}))
        for each in (0, 1):
            await self._until(each, lambda seen: seen.version > shown.version)
        return time.perf_counter() - began

    async def _until(self, seat: int, holds: Any) -> None:
        while True:
            seen = _seen(await self._seats[seat].recv())
            if seen.type == "error":
                raise GameError("expected an action to be played, but it was refused")
            if seen.type == "table":
                self._shown[seat] = seen
                if holds(seen):
                    return

    async def close(self) -> None:
        """Leaves the table."""
        for socket in self._seats:
            await socket.close()
        self._seats.clear()


async def _as_fast_as_it_goes(
    tables: Sequence[BenchMatch], seconds: float, pids: Sequence[int]
) -> dict[str, Any]:
    load = Load(pids)
    until = load.began + seconds

    async def play(table: BenchMatch) -> None:
        while time.perf_counter() < until:
            load.latencies.append(await table.move())

    await asyncio.gather(*(play(table) for table in tables))
    return load.figures()


async def _at_a_pace(
    tables: Sequence[BenchMatch], seconds: float, pids: Sequence[int], pace: float
) -> dict[str, Any]:
    load = Load(pids)
    until = load.began + seconds
    gap = len(tables) / pace

    async def play(table: BenchMatch, offset: float) -> None:
        due = load.began + offset
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            load.latencies.append(await table.move())
            due = max(due + gap, time.perf_counter() - gap)

    await asyncio.gather(
        *(play(table, gap * number / len(tables)) for number, table in enumerate(tables))
    )
    return load.figures() | {"wanted_per_second": pace}


async def _idle(database: str, count: int) -> dict[str, Any]:
    """Memory of a fresh server with so many sockets that say nothing, ten spectators a match."""
    async with _server(database) as (url, pid, _):
        before = megabytes(pid)
        sockets = await _spectators(url, count)
        await asyncio.sleep(1)
        after = megabytes(pid)
        await asyncio.gather(*(socket.close() for socket in sockets))
    return {"sockets": count, "server_mb": after, "server_mb_before": before}


async def _spectators(url: str, count: int) -> list[Any]:
    from websockets.asyncio.client import connect

    sockets: list[Any] = []
    places = [_place(url, await _create(url)) for _ in range(max(1, count // 10))]

    async def watch(number: int) -> None:
        socket = await connect(places[number % len(places)], compression=None, ping_interval=None)
        await socket.send('{"watch":true}')
        await socket.recv()
        sockets.append(socket)

    for start in range(0, count, JOINERS):
        await asyncio.gather(*(watch(n) for n in range(start, min(start + JOINERS, count))))
    return sockets


def processor_seconds(pid: int) -> float:
    """What a process has worked so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Megabytes that a process holds; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    resident = [line.split()[1] for line in lines if line.startswith("VmRSS")]
    return int(resident[0]) / 1024 if resident else 0.0


@asynccontextmanager
async def _server(database: str) -> AsyncIterator[tuple[str, int, float]]:
    """A server without limits on what one address may do: (address, process, start seconds)."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "rosenkrieg.cli.serverbench", database],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None, "a pipe was asked for"
    try:
        url = await asyncio.wait_for(
            asyncio.to_thread(process.stdout.readline), timeout=START_SECONDS
        )
        if not url:
            raise GameError("expected a server to start, but it ended")
        yield url.strip(), process.pid, time.perf_counter() - began
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
        process.stdout.close()


async def _measure(
    database: str,
    matches: int,
    seconds: float,
    pace: float,
    idle: int,
    seed: int,
    processes: int,
) -> dict[str, Any]:
    from rosenkrieg.server import collecting

    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(_server(database)) for _ in range(processes)]
        urls, pids, starts = zip(*servers, strict=True)
        rng = random.Random(seed)
        tables = [
            BenchMatch(urls[number % processes], random.Random(rng.random()))
            for number in range(matches)
        ]
        for first in range(0, matches, JOINERS):
            await asyncio.gather(*(table.open() for table in tables[first : first + JOINERS]))
        collecting.settle()  # searching for cycles on this side is not the server's delay
        fast = await _as_fast_as_it_goes(tables, seconds, pids)
        paced = await _at_a_pace(tables, seconds, pids, pace) if pace else None
        for table in tables:
            await table.close()
    return {
        "database": database.partition(":")[0],
        "processes": processes,
        "matches": matches,
        "start_seconds": round(max(starts), 2),
        "fast": fast,
        "paced": paced,
        "idle": await _idle(database, idle) if idle else None,
    }


def run(
    matches: int = 200,
    seconds: float = 10.0,
    pace: float = 500.0,
    idle: int = 2000,
    database: str | None = None,
    seed: int = 1,
    processes: int = 1,
) -> dict[str, Any]:
    """Measures a server, or several on one PostgreSQL; without a database, on one of its own."""
    if processes > 1 and not (database or "").startswith("postgresql"):
        raise GameError(f"expected a PostgreSQL database for {processes} servers, got another")
    from rosenkrieg.server.serving import allow_many_files

    allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        return asyncio.run(_measure(place, matches, seconds, pace, idle, seed, processes))


def report(found: dict[str, Any]) -> None:
    """Prints what was measured."""
    servers = f"{found['processes']} server{'s' if found['processes'] > 1 else ''}"
    print(f"database {found['database']}, {servers}, {found['matches']} matches at once")
    print(f"start: {found['start_seconds']} s")
    for name, phase in (("as fast as it goes", found["fast"]), ("at a pace", found["paced"])):
        if phase:
            latency = ", ".join(f"{key} {value} ms" for key, value in phase["latency_ms"].items())
            work = f"server {phase['server_ms_per_move']} ms a move"
            print(f"{name}: {phase['moves_per_second']:,.0f} moves/s, {work}; {latency}")
    if found["idle"]:
        idle = found["idle"]
        print(f"{idle['sockets']:,} idle sockets: server {idle['server_mb']:.0f} MB")


def _serve(database: str) -> None:
    """The server that is measured."""
    from rosenkrieg.server import logs
    from rosenkrieg.server.hall import Hall
    from rosenkrieg.server.serving import address, allow_many_files, bind
    from rosenkrieg.server.serving import run as serve
    from rosenkrieg.server.settings import Limits, Rate, Settings

    logs.configure("json", "warning")
    allow_many_files()
    much = Rate(1e6, 1e6)
    limits = Limits(
        frames=much,
        frames_per_address=much,
        requests=much,
        work=much,
        creations=much,
        sockets_per_address=10**6,
        connections_per_address=10**6,
        sockets=10**6,
    )
    place = bind("127.0.0.1", 0)
    serve(
        Hall(Settings(database, limits=limits)),
        place,
        lambda: print(address(place), flush=True),
    )


if __name__ == "__main__":
    _serve(sys.argv[1])
