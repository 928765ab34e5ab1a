"""A server in a thread, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.serving import address, bind, make_server
from rosenkrieg.server.settings import Limits, Rate, Settings

PATIENCE = 60.0
"""Seconds after which a test gives up waiting: a fault, never a matter of speed."""

GENEROUS = Limits(
    frames=Rate(10_000, 10_000),
    frames_per_address=Rate(1e6, 1e6),
    bytes=Rate(1e9, 1e9),
    work=Rate(1e9, 1e9),
    requests=Rate(10_000, 10_000),
    creations=Rate(10_000, 10_000),
    claims=Rate(10_000, 10_000),
    records=Rate(10_000, 10_000),
    chats=Rate(10_000, 10_000),
    hints=Rate(10_000, 10_000),
    sockets_per_address=100_000,
    connections_per_address=100_000,
    questions_per_address=1_000,
    studies_per_address=1_000,
    requests_at_once=1_000,
)


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += seconds


class Running:
    """A server in a thread of its own."""

    def __init__(
        self,
        database: str,
        *,
        limits: Limits = GENEROUS,
        now: Callable[[], float] = time.time,
        thinkers: Thinkers | int | None = None,
        **settings: Any,
    ) -> None:
        if isinstance(thinkers, int):
            settings["thinkers"] = thinkers
        settings = {"presence_seconds": 0.02, "bot_pause": 0.0} | settings
        self.settings = Settings(database, limits=limits, **settings)
        self._now = now
        self._thinkers = thinkers if isinstance(thinkers, Thinkers) else None
        self._opened = threading.Event()
        self._problem: BaseException | None = None
        self.place = bind("127.0.0.1", 0)
        self.url = address(self.place)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        self._opened.wait(PATIENCE)
        if self._problem is not None:
            self.place.close()
            raise self._problem

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            self.hall = Hall(self.settings, thinkers=self._thinkers, now=self._now)
            await self.hall.start()
            self.server = make_server(self.hall, on_open=self._opened.set)
            await self.server.serve(sockets=[self.place])

        try:
            asyncio.run(serve())
        except BaseException as problem:
            self._problem = problem
            self._opened.set()

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def acall(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs something in the server's loop, from another one."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def stop(self) -> None:
        """An orderly end."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server has not ended"

    def web(self, **more: Any) -> httpx.AsyncClient:
        # no certificates on loopback: reading those of the system takes longer than most requests
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False, **more)

    async def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self.web() as web:
            return await web.post(path, json=body, headers=headers)

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self.web() as web:
            return await web.get(path, headers=headers)

    async def create(self, **wish: Any) -> Any:
        """A new match; its answer with `tokens` added."""
        answer = await self.post("/api/matches", {"game": "rosenkoenig"} | wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made | {"tokens": [seat["token"] for seat in made["seats"]]}

    @asynccontextmanager
    async def socket(self, match: str) -> Any:
        """A bare connection to a match."""
        place = self.url.replace("http", "ws") + f"/ws/matches/{match}"
        async with connect(place, compression=None, max_size=None) as connection:
            yield connection

    @asynccontextmanager
    async def client(self, match: str, token: str | None = None, **first: Any) -> Any:
        """A client that has joined, or looks on."""
        async with self.socket(match) as connection:
            client = Client(connection)
            said = {"watch": True} if token is None else {"join": token}
            await client.say(said | first)
            yield client

    @asynccontextmanager
    async def table(self, **wish: Any) -> Any:
        """A new match with two people at it: (first client, second client, answer)."""
        made = await self.create(**wish)
        async with self.table_of(made) as (first, second):
            yield first, second, made

    @asynccontextmanager
    async def table_of(self, made: Any) -> Any:
        """A match that was created, with two people at it: (first client, second client)."""
        async with (
            self.client(made["match"], made["tokens"][0], entropy="first", name="Anna") as first,
            self.client(made["match"], made["tokens"][1], entropy="second", name="Bruno") as second,
        ):
            await first.until(status="playing")
            await second.until(status="playing")
            yield first, second


class Client:
    """A client: sends, and keeps what comes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []
        self.log: list[Any] = []
        self.last: Any = None
        """The latest table."""

    async def say(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Any:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["type"] == "table":
            self.last = message
            start = message["log"]["from"]
            assert start <= len(self.log), "a line of the log is missing"
            self.log[start:] = message["log"]["lines"]
        elif message["type"] == "presence" and self.last is not None:
            for seat, present in zip(self.last["seats"], message["present"], strict=True):
                seat["present"] = present
            self.last["watchers"] = message["watchers"]
        return message

    async def table(self) -> Any:
        """The next table."""
        return await self.of("table")

    async def news(self) -> None:
        """Waits until a table or a presence tells something new."""
        while (await self.hear())["type"] not in ("table", "presence"):
            pass

    async def of(self, kind: str) -> Any:
        """The next message of that type."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until(self, **facts: Any) -> Any:
        """The first table, from the latest on, of which these facts hold."""
        while self.last is None or any(self.last[name] != fact for name, fact in facts.items()):
            await self.news()
        return self.last

    async def until_table(self, holds: Callable[[Any], bool]) -> Any:
        """The first table, from the latest on, of which this holds."""
        while self.last is None or not holds(self.last):
            await self.news()
        return self.last

    async def ask(self, message: Any) -> Any:
        """Sends with an id and returns the answer that carries it."""
        mark = f"q{len(self.heard)}"
        await self.say(message | {"id": mark})
        while (answer := await self.hear()).get("id") != mark:
            pass
        return answer

    async def refused(self, message: Any) -> str:
        """Sends what must be refused and returns the code."""
        answer = await self.ask(message)
        assert answer["type"] == "error", answer
        return str(answer["code"])

    @property
    def is_due(self) -> bool:
        """Whether this seat has anything to play."""
        return bool(self.last["legal"] or self.last["branches"])

    async def any_action(self, rng: random.Random) -> str:
        """One of the legal actions; where they are too many to be listed, by a way of steps."""
        found = self.last
        while found["branches"]:
            found = await self.ask({"choices": rng.choice(found["branches"])["path"]})
        return str(rng.choice(found["legal"])["action"])

    async def act(self, action: str | None = None) -> Any:
        """Plays an action (the first legal one) and returns the table after it."""
        await self.until_table(lambda table: self.is_due if action else bool(table["legal"]))
        before = self.last["version"]
        chosen = action or self.last["legal"][0]["action"]
        await self.say({"act": chosen, "version": before})
        return await self.until_table(lambda table: table["version"] != before)

    async def closed(self) -> tuple[int, str]:
        """How the server closed the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.connection.recv()
        except websockets.ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")


async def play_on(*clients: Client, choose: Callable[[Any], str], until: int = 10_000) -> int:
    """Lets the clients play until the end, or so many actions; counts them."""
    count = 0
    while count < until:
        for client in clients:
            await client.until_table(
                lambda table: bool(table["actors"]) or table["status"] == "over"
            )
        if clients[0].last["status"] == "over":
            return count
        due = [c for c in clients if c.last["viewer"] in clients[0].last["actors"]]
        if not due:  # a computer is thinking
            await clients[0].table()
            continue
        actor = due[0]
        version = clients[0].last["version"]
        await actor.act(choose(actor.last["legal"]))
        for client in clients:
            await client.until_table(lambda table, v=version: table["version"] > v)
        count += 1
    return count


class Process:
    """A server in a process of its own, as a host runs it; can be killed."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "rosenkrieg", "serve"),
                *("--port", "0", "--database", database, *arguments),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]

    def kill(self) -> str:
        """Ends it at once, and returns what it wrote to its log."""
        self.process.kill()
        return self._rest()

    def terminate(self) -> str:
        """Ends it in an orderly way, and returns what it wrote to its log."""
        self.process.terminate()
        return self._rest()

    def _rest(self) -> str:
        _, log = self.process.communicate(timeout=PATIENCE)
        return log

    web, post, get, create = Running.web, Running.post, Running.get, Running.create
    socket, client = Running.socket, Running.client
    table, table_of = Running.table, Running.table_of
