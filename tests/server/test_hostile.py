"""A hostile client: whatever it sends, nothing breaks, nothing changes, others play on."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from rosenkrieg.server.settings import Limits, Settings
from tests.server.helpers import GENEROUS, PATIENCE, Process, play_on
from tests.server.hostile import BROKEN, harmless, mutated

MESSAGES = 100_000
ATTACKERS = 10


class Victim(Process):
    """A server with limits of our choice, and its log."""

    def __init__(self, database: str, limits: Limits, log: Path, **more: Any) -> None:
        settings = Settings(database, limits=limits, presence_seconds=0.5, **more)
        self.log = log
        with log.open("w") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.process", msgspec.json.encode(settings)],
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def end(self) -> str:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.communicate(timeout=PATIENCE)
        return self.log.read_text()


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Callable[[Limits], Victim]]:
    """Starts servers to be attacked; they are ended whatever happens."""
    started: list[Victim] = []

    def start(limits: Limits) -> Victim:
        started.append(Victim(f"sqlite:///{tmp_path / 'x.sqlite'}", limits, tmp_path / "log"))
        return started[-1]

    yield start
    for server in started:
        server.end()


class Attack:
    """Some attackers that share the work, and what came of it."""

    def __init__(self, server: Victim, match: str, tokens: list[str]) -> None:
        self.server, self.match, self.tokens = server, match, tokens
        self.sent = 0
        self.codes: dict[str, int] = {}
        self.closes: dict[int, int] = {}

    async def run(self, seed: int, count: int) -> None:
        """One attacker: as a spectator, as a foreigner, or as the seat that is not to move."""
        rng = random.Random(seed)
        seated = seed % 3 == 0
        while count > 0:
            first: Any = {"join": self.tokens[1]} if seated else {"watch": True}
            if rng.random() < 0.05:
                first = {"join": rng.choice(["", "x" * 43, self.match, "x" * 65, None, 3])}
            with suppress(websockets.ConnectionClosed, OSError):
                async with self.server.socket(self.match) as connection:
                    reader = asyncio.create_task(self._read(connection))
                    await connection.send(json.dumps(first))
                    count -= await self._flood(connection, rng, min(count, 1000), seated)
                    await reader  # everything was heard
                    await self._end(connection, rng)

    async def _flood(self, connection: Any, rng: random.Random, count: int, seated: bool) -> int:
        for _ in range(count):
            text = mutated(rng)
            while seated and not harmless(text):
                text = mutated(rng)
            self.sent += 1
            await connection.send(text)
        await connection.send('{"ping": true, "id": "heard"}')
        return count

    async def _end(self, connection: Any, rng: random.Random) -> None:
        """Ends the connection in one of the worse ways."""
        self.sent += 1
        what = rng.random()
        if what < 0.5:
            await connection.send(rng.choice(BROKEN))
        elif what < 0.7:
            await connection.send(rng.randbytes(rng.randrange(1, 2000)))
        elif what < 0.9:
            await connection.send("x" * rng.choice((16_385, 100_000)))
        else:
            connection.transport.abort()
        await self._read(connection)

    async def _read(self, connection: Any) -> None:
        """Reads until everything was heard, or the end; counts refusals and close codes."""
        try:
            async for text in connection:
                message = json.loads(text)
                if message["type"] == "error":
                    self.codes[message["code"]] = self.codes.get(message["code"], 0) + 1
                if message.get("id") == "heard":
                    return
        except websockets.ConnectionClosed:
            pass
        code = int(connection.close_code or 0)
        self.closes[code] = self.closes.get(code, 0) + 1


async def facts_of(server: Victim, made: Any) -> list[bytes]:
    """What must not change: the match as everybody and as both seats know it."""
    path = f"/api/matches/{made['match']}"
    records = [(await server.get(f"{path}/record", token)).content for token in made["tokens"]]
    public = (await server.get(path)).json()
    for seat in public["seats"]:
        del seat["present"]
    return [*records, json.dumps(public).encode()]


@pytest.mark.slow
async def test_a_hundred_thousand_hostile_messages_change_nothing(
    victim: Callable[[Limits], Victim], record_property: Any
) -> None:
    # nobody is cut off for his haste, so that everything is heard
    patient = msgspec.structs.replace(GENEROUS, unread_messages=10**6, unread_bytes=10**9)
    server = victim(patient)
    latencies: list[float] = []
    async with server.table() as (first, second, made):
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=6)
        await first.until_table(lambda now: now["actors"] == [0])
        before = await facts_of(server, made)
        attack = Attack(server, made["match"], made["tokens"])
        began = time.perf_counter()

        async def others() -> int:
            """Meanwhile other people play one match after the other."""
            games = 0
            while True:
                async with server.table() as (anna, bruno, _):
                    while anna.last["status"] != "over":
                        actor, waiting = (anna, bruno) if anna.last["legal"] else (bruno, anna)
                        asked = time.perf_counter()
                        await actor.act()
                        await waiting.until(version=actor.last["version"])
                        latencies.append(time.perf_counter() - asked)
                games += 1

        playing = asyncio.create_task(others())
        # the holders of the seats keep reading what the table tells them
        readers = [asyncio.create_task(read_on(client)) for client in (first, second)]
        share = MESSAGES // ATTACKERS
        async with asyncio.TaskGroup() as group:
            for seed in range(ATTACKERS):
                group.create_task(attack.run(seed, share))
        seconds = time.perf_counter() - began
        for task in (playing, *readers):
            task.cancel()
        await asyncio.gather(playing, *readers, return_exceptions=True)
        assert attack.sent >= MESSAGES
        assert await facts_of(server, made) == before
    assert len(latencies) > 30, "others could not play"
    assert (await server.get("/healthz")).status_code == 200
    log = server.end()
    assert "Traceback" not in log
    assert '"level": "error"' not in log
    assert not set(made["tokens"]) & set(re.findall(r"[A-Za-z0-9_-]{43}", log))
    assert {"bad_message", "not_seated", "not_your_turn"} <= set(attack.codes)
    assert sum(attack.codes.values()) > 0.7 * MESSAGES, "most of them were heard and refused"
    assert {1009, 4000} <= set(attack.closes)
    latencies.sort()
    for name, value in (
        ("seconds", seconds),
        ("codes", attack.codes),
        ("closes", attack.closes),
        ("moves by others", len(latencies)),
        ("median latency", latencies[len(latencies) // 2]),
        ("p99 latency", latencies[len(latencies) * 99 // 100]),
    ):
        record_property(name, value)
        print(name, value)


async def read_on(client: Any) -> None:
    with suppress(websockets.ConnectionClosed):
        while True:
            client.heard.clear()
            client.last = json.loads(await client.connection.recv())


async def test_with_the_usual_limits_a_flood_ends_quickly(
    victim: Callable[[Limits], Victim],
) -> None:
    server = victim(Limits())
    made = await server.create()
    rng = random.Random(1)
    codes = []
    for _ in range(10):
        async with server.client(made["match"]) as client:
            with suppress(websockets.ConnectionClosed):
                for _ in range(400):
                    await client.say(mutated(rng))
            codes.append((await client.closed())[0])
    assert set(codes) <= {4000, 4009}
    assert 4009 in codes
    statuses = [(await server.get("/api/games")).status_code for _ in range(3)]
    assert statuses == [200] * 3
    assert "Traceback" not in server.end()
