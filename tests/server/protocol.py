"""What rooms at several servers know of one match, whatever happens to news, calls and answers.

Everything here is the program itself (rooms, keepers, publishers, the news that PostgreSQL would
carry) except the wire between a server and the database. On that wire every call is stopped twice,
before it reaches the database and before its answer comes back, and each piece of news waits until
it is delivered. What goes on next is a choice: a call goes on or fails, news is heard, a server
goes deaf (news is lost until it listens again and is told so), somebody plays. A history is a list
of choices. All histories of small plans are tried, and random ones of larger plans. When nothing
is left to happen, every server must show what is stored, and nothing acknowledged may be missing.

    python -m tests.server.protocol SECONDS        random histories for so long
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, Seat, Viewer
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server import messages as m
from rosenkrieg.server import rooms as rooms_module
from rosenkrieg.server.bots import NobodyThinks, Thinkers
from rosenkrieg.server.house import House
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.room import room as room_module
from rosenkrieg.server.room.connections import Asked
from rosenkrieg.server.room.keeper import read_table
from rosenkrieg.server.rooms import Rooms
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store.memory import MemoryStorage
from rosenkrieg.server.store.postgres import news_of
from rosenkrieg.server.store.storage import (
    Change,
    CreateMatch,
    Latest,
    News,
    Standing,
    StorageError,
    Stored,
)
from rosenkrieg.server.thinking import Answer, Question
from rosenkrieg.table.setting import HUMAN, Setting
from rosenkrieg.table.steps import Step
from rosenkrieg.table.table import Table

MATCH: Final = "a" * 16
MOST_CHOICES: Final = 400
METRICS: Final = Metrics()

T = TypeVar("T")

Intention = tuple[str, Callable[[], Coroutine[Any, Any, None]]]
"""What somebody plans to do, in words."""
Choose = Callable[[int, "World"], int]
"""Which of so many things happens next."""


class NoThinkers(Thinkers):
    """There are no computer players in these matches."""

    async def ask(self, question: Question) -> Answer:
        raise NobodyThinks("nobody is there")

    async def close(self) -> None:
        return None


class Call(Struct):
    """A call to the database that waits: to reach it, or for its answer to come back."""

    node: int
    what: str
    waiting: asyncio.Future[None]
    seen: tuple[int, int] = (0, 0)
    """How much was stored when the database answered."""


class Node(MemoryStorage):
    """A server: its rooms, and its wire to the database that all share."""

    is_shared = True

    def __init__(self, world: World, number: int) -> None:
        super().__init__()
        self._world = world
        self.number = number
        self.is_deaf = False
        self.news: deque[News] = deque()
        settings = Settings("memory", presence_seconds=0.0)
        self.house = House(settings, self, NoThinkers(), METRICS, lambda: 1_700_000_000.0)
        self.house.process = f"process {number}"
        self.rooms = Rooms(self.house)
        self.sockets: list[Socket] = []

    async def _over(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        await self._world.turn(self, f"{what} asks")
        found = await work()
        await self._world.turn(self, f"{what} answers", self._world.stored())
        return found

    async def commit(self, change: Change) -> None:
        async def stored() -> None:
            self._world.disk._commit(change)
            for news in news_of(self.house.process, change):
                self._world.spread(self, news)

        await self._over("commit", stored)

    def tell(self, news: News) -> None:
        self._world.spread(self, news)

    async def load(self, match: str) -> Stored | None:
        return await self._over("load", lambda: self._world.disk.load(match))

    async def steps_after(self, match: str, number: int) -> list[Step]:
        return await self._over("steps", lambda: self._world.disk.steps_after(match, number))

    async def latest(self, matches: Any) -> dict[str, Latest]:
        return await self._over("latest", lambda: self._world.disk.latest(matches))

    async def chat_after(self, match: str, last: int) -> Any:
        return await self._over("chat", lambda: self._world.disk.chat_after(match, last))

    def situation(self) -> tuple[object, ...]:
        """All that what comes next depends on."""
        return (
            self.is_deaf,
            *self.news,
            self.rooms._is_behind,
            self.rooms._comparing is None,
            *self.rooms._loading,
            *((each.version, each.lines, len(each.said)) for each in self.sockets),
            *(
                (
                    room.keeper.table.count,
                    room.keeper._is_doubtful,
                    room.keeper.is_locked,
                    len(room.keeper._lock._waiters or ()),
                    room._is_behind,
                    room._catching_up is None,
                    room.chat.last,
                )
                for room in self.rooms
            ),
        )

    def hear(self) -> None:
        """The next piece of news arrives."""
        self.rooms.hear(self.news.popleft())

    def deafen(self) -> None:
        """The connection is lost, and what was on its way in it."""
        self.is_deaf = True
        self.news.clear()

    def listen(self) -> None:
        """It listens again, and is told that it may have missed something."""
        self.is_deaf = False
        self.news.append(News("", "", 0))


class Socket:
    """Somebody at a server: what they were shown last."""

    issue = 0

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.version = -1
        self.lines = 0
        self.said: list[str] = []

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "table":
            self.version = message["version"]
            self.lines = message["log"]["from"] + len(message["log"]["lines"])
        elif message["type"] == "chat":
            self.said += [line["text"] for line in message["lines"]]

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"nobody is sent away here: {code} {reason}")


class World:
    """Some servers, one database, and a list of what may happen next."""

    def __init__(self, nodes: int, faults: int = 0, deafness: int = 0, odd: bool = False) -> None:
        self.disk = MemoryStorage()
        self.nodes = [Node(self, number) for number in range(nodes)]
        self.calls: list[Call] = []
        self.plans: list[Intention] = []
        self.running: list[asyncio.Task[None]] = []
        self.acknowledged: list[int] = []
        self.faults = faults
        self.deafness = deafness
        self.error: type[Exception] = RuntimeError if odd else StorageError

    # the wire

    async def turn(self, node: Node, what: str, seen: tuple[int, int] = (0, 0)) -> None:
        """Waits until this call is let go on, or fails."""
        call = Call(node.number, what, asyncio.get_running_loop().create_future(), seen)
        self.calls.append(call)
        await call.waiting

    def spread(self, sender: Node, news: News) -> None:
        """News on its way to all others; who is present is no part of what is looked at here."""
        if not news.number and not news.chat and news.erased is None:
            return
        for node in self.nodes:
            if node is not sender and not node.is_deaf:
                node.news.append(news)

    def stored(self) -> tuple[int, int]:
        """How much is stored: steps, and lines of chat."""
        return len(self.disk._matches[MATCH].steps), len(self.disk._chat)

    def situation(self) -> tuple[object, ...]:
        """All that what comes next depends on: two histories that lead here go on alike."""
        return (
            self.stored(),
            *((call.node, call.what, call.seen) for call in self.calls),
            *(plan[0] for plan in self.plans),
            *(task.done() for task in self.running),
            (*self.acknowledged, self.faults, self.deafness),
            *(node.situation() for node in self.nodes),
        )

    # what may happen

    def choices(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Everything that may happen next, always in the same order."""
        for call in self.calls:
            yield f"{call.node}: {call.what}", partial(self._go, call)
        for node in self.nodes:
            if node.news:
                yield f"{node.number}: hears", node.hear
            if node.is_deaf:
                yield f"{node.number}: listens again", node.listen
        for plan in self.plans:
            yield plan[0], partial(self._begin, plan)
        if self.faults:
            for call in self.calls:
                yield f"{call.node}: {call.what} FAILS", partial(self._fail, call)
        if self.deafness:
            for node in self.nodes:
                if not node.is_deaf:
                    yield f"{node.number}: goes deaf", partial(self._deafen, node)

    def _go(self, call: Call) -> None:
        self.calls.remove(call)
        call.waiting.set_result(None)

    def _fail(self, call: Call) -> None:
        self.faults -= 1
        self.calls.remove(call)
        call.waiting.set_exception(self.error("the wire broke"))

    def _deafen(self, node: Node) -> None:
        self.deafness -= 1
        node.deafen()

    def _begin(self, plan: Intention) -> None:
        self.plans.remove(plan)
        self.running.append(asyncio.create_task(plan[1]()))

    # what people plan to do

    def plays(self, node: int) -> None:
        """Whoever must act does so at that server, if they are shown that it is their turn."""

        async def play() -> None:
            room = await self._room(node)
            table = room.keeper.table
            seat = next((seat for seat in table.due() if table.is_human(seat)), FIRST)
            asked = Asked(self.nodes[node].sockets[0], None)
            match = table.deciding(seat)
            action = match.game.encode_action(match.legal(seat)[node])
            await room.commands.act(seat, action, None, asked)
            self.acknowledged.append(room.keeper.table.count)

        self.plans.append((f"{node}: somebody plays", lambda: _refusable(play())))

    def says(self, node: int) -> None:
        """Somebody says something at that server."""

        async def say() -> None:
            room = await self._room(node)
            await room.chat.say(None, f"hello from {node}")

        self.plans.append((f"{node}: somebody says", lambda: _refusable(say())))

    def enters(self, node: int, seat: Seat | None = None) -> None:
        """Somebody comes to that server to look on."""

        async def enter() -> None:
            room = await self._room(node)
            socket = Socket(seat)
            await room.watch(socket, m.Watch(True))
            self.nodes[node].sockets.append(socket)

        self.plans.append((f"{node}: somebody enters", lambda: _refusable(enter())))

    async def _room(self, node: int) -> Any:
        return await self.nodes[node].rooms.known(MATCH)

    # going through it

    async def begin(self, *entered: int) -> None:
        """A match that is being played; somebody looks on at these servers."""
        self.disk._commit(creation())
        plans, self.plans = self.plans, []
        faults, deafness, self.faults, self.deafness = self.faults, self.deafness, 0, 0
        for node in entered:
            self.enters(node)
        await self.go(lambda options, world: 0)
        self.plans, self.faults, self.deafness = plans, faults, deafness

    async def go(self, choose: Choose) -> list[str]:
        """One history, from choice to choice until nothing is left; it is told."""
        told = []
        for _ in range(MOST_CHOICES):
            await _settle()
            options = list(self.choices())
            done = not (self.calls or self.plans or any(n.news or n.is_deaf for n in self.nodes))
            if done:
                return told
            name, happen = options[choose(len(options), self)]
            told.append(name)
            happen()
        raise AssertionError(f"it goes on for ever: {told}")

    async def check(self, told: list[str]) -> None:
        """Everybody sees what is stored, and nothing that was acknowledged is missing."""
        for task in self.running:
            assert task.done(), ("somebody waits for ever", told)
            await task
        stored = await self.disk.load(MATCH)
        assert stored is not None
        truth = read_table(stored, self.nodes[0].house.uptime)
        for count in self.acknowledged:
            assert count <= truth.count, ("an acknowledged move is missing", told)
        for node in self.nodes:
            for room in node.rooms:
                place = (f"server {node.number}", told)
                assert room.keeper.table.count == truth.count, ("a room is behind", *place)
                assert not room.keeper._is_doubtful or not node.sockets, ("in doubt", *place)
                lines = [line.text for line in stored.chat]
                assert [line.text for line in room.chat._lines] == lines, ("chat", *place)
                for socket in node.sockets:
                    shown = room.publisher.position(socket.viewer, 0)
                    known = (socket.version, socket.lines)
                    latest = (shown.version, len(shown.log.lines))
                    assert known == latest, ("somebody is shown an old table", *place)
                    assert socket.said == lines, ("somebody has not read the chat", *place)

    async def close(self) -> None:
        """Ends everything."""
        for node in self.nodes:
            node.house.closing = True
            for room in node.rooms:
                room.connections.close()


async def _refusable(doing: Awaitable[None]) -> None:
    """What somebody does may be refused; then they know."""
    with suppress(GameError, RuntimeError):
        await doing


async def _settle() -> None:
    """Until nobody has anything to do but wait for the wire."""
    loop: Any = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready or loop._scheduled:
        await asyncio.sleep(0)


@cache
def creation() -> CreateMatch:
    """A match of two people that has begun."""
    game = registry.game("rosenkoenig")
    dice = Sealed(bytes(32), MATCH, game.info.max_draws)
    setting = Setting(
        match=MATCH,
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=game.info.complete({}),
        players=(HUMAN, HUMAN),
        names=("Anna", "Bruno"),
        clock=None,
        open=False,
        secret=bytes(32),
        root=dice.root,
        size=dice.size,
        created=1_700_000_000.0,
    )
    table = Table(setting)
    steps = [step for seat in (0, 1) for step in table.sit(Seat(seat), "", "", 1.0)]
    assert table.status == "playing"
    return CreateMatch(setting, ("0", "1"), tuple(steps), Standing("playing", None))


# histories

Plan = Callable[[], World]


class Known(Exception):
    """This history has come to where another one has been."""


async def run(make: Plan, entered: tuple[int, ...], choose: Choose) -> list[str]:
    """One history of a plan."""
    world = make()
    plans, world.plans = world.plans, []
    await world.begin(*entered)
    world.plans = plans
    try:
        told = await world.go(choose)
        await world.check(told)
    finally:
        await world.close()
    return told


class Quick:
    """Within it nobody waits before they try again."""

    _modules: Final[tuple[Any, ...]] = (rooms_module, room_module)

    def __enter__(self) -> None:
        self._before = room_module.AGAIN_SECONDS
        self._set(0.0)

    def __exit__(self, *_: object) -> None:
        self._set(self._before)

    def _set(self, seconds: float) -> None:
        for module in self._modules:
            module.AGAIN_SECONDS = seconds


async def all_histories(make: Plan, entered: tuple[int, ...], most: int = 100_000) -> int:
    """Every history of a plan, each a list of choices; how many had to be followed.

    One that comes to a situation in which another has been is not followed further.
    """
    path: list[int] = []
    seen: set[tuple[object, ...]] = set()
    for count in range(1, most + 1):
        widths: list[int] = []

        def choose(options: int, world: World, widths: list[int] = widths) -> int:
            at = len(widths)
            if at == len(path):
                situation = world.situation()
                if situation in seen:
                    raise Known
                seen.add(situation)
                path.append(0)
            widths.append(options)
            return path[at]

        with suppress(Known):
            await run(make, entered, choose)
        del path[len(widths) :]
        while path and path[-1] == widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return count
        path[-1] += 1
    raise AssertionError(f"more than {most} histories")


def busy() -> World:
    """A plan with everything in it."""
    world = World(3, faults=2, deafness=2)
    for node in (0, 1, 0):
        world.plays(node)
    world.says(1)
    world.enters(2)
    world.says(0)
    return world


async def random_histories(seconds: float, seed: int = 0) -> int:
    """Histories by chance, for so many seconds; how many there were."""
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        rng = Random(f"history {seed} {count}")
        await run(busy, (0, 1), partial(_by_chance, rng))
        count += 1
    return count


def _by_chance(rng: Random, options: int, _: World) -> int:
    return rng.randrange(options)


def main() -> None:
    with Quick():
        count = asyncio.run(random_histories(float(sys.argv[1]), seed=time.time_ns()))
    print(f"{count:,} histories, all well")


if __name__ == "__main__":
    main()
