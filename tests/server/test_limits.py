"""The bounds that keep one client from hurting others."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect

from rosenkrieg.server import messages as m
from rosenkrieg.server import serving, turnstile
from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.limits import Bucket, Visitor, Visitors
from rosenkrieg.server.metering import charged, metered
from rosenkrieg.server.page import HEADERS
from rosenkrieg.server.settings import Limits, Rate
from rosenkrieg.server.thinking import Answer, Question
from tests.server.helpers import GENEROUS, PATIENCE, Client, Running


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


def test_a_bucket_gives_the_burst_at_once_and_then_the_rate() -> None:
    bucket = Bucket(Rate(2, 5), now=0.0)
    assert [bucket.take(0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert not bucket.is_full(1.0)
    assert bucket.is_full(10.0)
    assert [bucket.take(100.0) for _ in range(6)] == [True] * 5 + [False]


def test_an_idle_visitor_is_not_remembered() -> None:
    visitor = Visitor(Limits(), 0.0)
    assert visitor.is_idle(0.0)
    visitor.requests.take(0.0)
    assert not visitor.is_idle(0.0)
    assert visitor.is_idle(3600.0)
    visitor.sockets = 1
    assert not visitor.is_idle(3600.0)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"binary", 4000),
        ("", 4000),
        ("hello", 4000),
        ("[]", 4000),
        ('{"join"', 4000),
        ("[" * 10_000, 4000),
        ("{}", 4000),
        ('{"join": 3}', 4000),
        ('{"watch": false}', 4000),
        ('{"join": "TOKEN", "entropy": "a b"}', 4000),
        ('{"join": "TOKEN", "entropy": "abc\\n"}', 4000),
        ('{"join": "TOKEN", "since": -1}', 4000),
        ('{"act": "x", "version": 1}', 4000),
        ("x" * (16 * 1024 + 1), 1009),
        (b"x" * 100_000, 1009),
    ],
)
async def test_a_first_frame_that_is_not_understood(
    running: Running, frame: str | bytes, code: int
) -> None:
    made = await running.create()
    async with running.socket(made["match"]) as connection:
        await connection.send(
            frame.replace("TOKEN", made["tokens"][0]) if isinstance(frame, str) else frame
        )
        assert (await Client(connection).closed())[0] == code


@pytest.mark.parametrize(
    ("frame", "code"),
    [(b"binary", 4000), ("hello", 4000), ("[1]", 4000), ("x" * 20_000, 1009), ("\ud800", None)],
)
async def test_a_later_frame_that_is_not_understood(
    running: Running, frame: str | bytes, code: int | None
) -> None:
    async with running.table() as (first, second, _):
        if code is None:  # text that is no UTF-8
            first.connection.protocol.send_text(b"\xff\xfe")
            first.connection.transport.write(b"".join(first.connection.protocol.data_to_send()))
            code = 1007
        else:
            await first.connection.send(frame)
        assert (await first.closed())[0] == code
        await second.until_table(lambda now: not now["seats"][0]["present"])


async def test_who_does_not_say_who_he_is_must_go(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(join_seconds=0.05))
    made = await running.create()
    async with running.socket(made["match"]) as connection:
        assert (await Client(connection).closed())[0] == 4008


async def test_a_flood_is_cut_off(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory, limits=limits(frames=Rate(2, 30)))
    async with running.table() as (first, second, _):
        with suppress(websockets.ConnectionClosed):
            for _ in range(400):
                await first.say({"ping": True})
        assert (await first.closed())[0] == 4009
        assert (await second.ask({"ping": True}))["type"] == "pong"


async def test_who_waits_for_answers_is_slowed_down_and_never_cut_off(
    in_memory: str, start: Callable[..., Running]
) -> None:
    """Programs play as fast as they get answers, and so they reach any rate on a quick machine."""
    running = start(in_memory, limits=limits(frames=Rate(50, 5)))
    async with running.table() as (first, _, _):
        began = time.monotonic()
        for _ in range(30):
            assert (await first.ask({"ping": True}))["type"] == "pong"
        assert time.monotonic() - began > 0.4


async def test_too_much_talk_is_refused(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory, limits=limits(chats=Rate(0.001, 2), hints=Rate(0.001, 1)))
    async with running.table() as (first, _, _):
        for _ in range(2):
            await first.say({"chat": "hallo"})
            await first.of("chat")
        assert await first.refused({"chat": "hallo"}) == "too_fast"


async def test_sockets_are_counted(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory, limits=limits(sockets_per_address=2, sockets_per_room=1))
    made, other = await running.create(), await running.create()
    async with running.client(made["match"]) as first:
        await first.table()
        async with running.client(made["match"]) as second:
            assert (await second.closed())[0] == 1013  # the room is full
        async with running.client(other["match"]) as third:
            await third.table()
            with pytest.raises(websockets.InvalidStatus):
                async with running.client(other["match"]):
                    pass
    while running.hall.sockets:
        await asyncio.sleep(0.01)
    async with running.client(other["match"]) as again:
        await again.table()


async def test_messages_of_an_address_are_counted_over_all_its_sockets(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(frames_per_address=Rate(0.001, 30)))
    async with running.table() as (first, second, _):
        for _ in range(12):
            for client in (first, second):
                await client.ask({"ping": True})
        for _ in range(8):
            for client in (first, second):
                with suppress(websockets.ConnectionClosed):
                    await client.say({"ping": True})
        assert (await first.closed())[0] == 4009


async def test_talk_of_an_address_is_counted_over_all_its_sockets(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(chats=Rate(0.001, 2)))
    async with running.table() as (first, second, _):
        for client in (first, second):
            await client.say({"chat": "hallo"})
        for _ in range(2):
            await first.of("chat")
        assert await first.refused({"chat": "hallo"}) == "too_fast"
        assert await second.refused({"chat": "hallo"}) == "too_fast"


async def test_long_answers_are_counted_by_their_length(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(bytes=Rate(0.001, 2_000)))
    async with running.table() as (first, _, made):
        path = f"/api/matches/{made['match']}"
        codes = [(await running.get(f"{path}/replay", made["tokens"][0])).status_code]
        for end in ("replay", "record", "replay"):
            answer = await running.get(f"{path}/{end}", made["tokens"][0])
            codes.append(answer.status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        assert (await running.get(path)).status_code == 200  # short ones go on
        assert (await first.ask({"ping": True}))["type"] == "pong"


async def test_requests_are_counted(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory, limits=limits(requests=Rate(0.001, 5), creations=Rate(0.001, 2)))
    for _ in range(2):
        await running.create()
    answer = await running.post("/api/matches", {"game": "rosenkoenig"})
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too_fast"
    assert "retry-after" in answer.headers
    codes = [(await running.get("/api/games")).status_code for _ in range(4)]
    assert codes == [200, 200, 429, 429]
    assert (await running.get("/healthz")).status_code == 200


async def test_rooms_are_counted(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory, limits=limits(rooms=1))
    made = await running.create()
    async with running.client(made["match"]) as client:
        await client.table()
        answer = await running.post("/api/matches", {"game": "rosenkoenig"})
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "busy"


async def test_a_reader_that_does_not_read_is_cut_off(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(unread_bytes=50_000, unread_messages=1000))
    async with running.table() as (first, second, made):
        place = running.url.replace("http", "ws") + f"/ws/matches/{made['match']}"
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(running.place.getsockname())
        narrow.setblocking(False)
        sleeper = await connect(place, sock=narrow, compression=None, max_queue=1)
        await sleeper.send(json.dumps({"watch": True}))
        await first.until(watchers=1)
        sleeper.transport.pause_reading()
        room = running.hall.rooms[made["match"]]
        much = m.encode(m.ChatMessage([m.ChatLine(None, "", "x" * 40_000, 0.0)]))
        async with asyncio.timeout(PATIENCE):
            while first.last["watchers"]:
                for listener in room.connections:
                    running.loop.call_soon_threadsafe(listener.send, much)
                for client in (first, second):
                    await client.say({"ping": True})
                    await client.of("pong")
        assert running.hall.sockets == 2
        await second.until(watchers=0)
        sleeper.transport.abort()


async def test_connections_of_an_address_are_counted(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(connections_per_address=5))
    idle = [await asyncio.open_connection(*running.place.getsockname()) for _ in range(5)]
    reader, writer = await asyncio.open_connection(*running.place.getsockname())
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    with suppress(ConnectionError):
        assert await reader.read() == b""
    writer.close()
    elsewhere = await asyncio.open_connection(
        *running.place.getsockname(), local_addr=("127.0.0.2", 0)
    )
    elsewhere[1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200" in await elsewhere[0].readline()
    for _, each in (*idle, elsewhere):
        each.close()
    while running.hall.visitors.of("127.0.0.1").connections:
        await asyncio.sleep(0.01)
    async with running.table() as (first, _, _):  # sockets are counted by themselves
        await first.act()
        assert running.hall.visitors.of("127.0.0.1").sockets == 2


async def test_processor_time_of_an_address_is_counted(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=limits(work=Rate(1e-6, 400)))
    visitor = running.hall.visitors.of("127.0.0.1")
    codes = set()
    async with running.table(game="richard3") as (first, _, made):
        async with asyncio.timeout(PATIENCE):
            while 429 not in codes:
                answer = await running.get(
                    f"/api/matches/{made['match']}/record", made["tokens"][0]
                )
                codes.add(answer.status_code)
        assert codes == {200, 429}
        await first.say({"ping": True})
        await asyncio.sleep(0.3)
        visitor.work.spend(-400)  # time passes
        await first.of("pong")
    assert (await running.get("/healthz")).status_code == 200


@pytest.mark.parametrize("path", ["/", "/m/aaaaaaaaaaaaaaaa", "/assets/none.js", "/api/none"])
async def test_whatever_is_asked_for_is_counted(
    in_memory: str,
    start: Callable[..., Running],
    monkeypatch: pytest.MonkeyPatch,
    path: str,
) -> None:
    """The page, its files and addresses that nobody knows cost something, too."""
    monkeypatch.setattr(turnstile, "PATIENCE", 0.0)
    running = start(in_memory, limits=limits(work=Rate(1e-6, 1.0001)))
    assert (await running.get(path)).status_code in (200, 404)
    answer = await running.get(path)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "5")
    assert "content-security-policy" in answer.headers
    assert (await running.get("/healthz")).status_code == 200


async def test_a_mistake_carries_the_headers_of_every_answer(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory)

    async def wrong() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(running.hall, "lobby", wrong)
    answer = await running.get("/api/lobby")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert {name.lower() for name in HEADERS} <= set(answer.headers)


async def test_a_page_waits_for_its_turn(in_memory: str, start: Callable[..., Running]) -> None:
    """A file that is refused leaves a page in pieces; one that comes later does not."""
    running = start(in_memory, limits=limits(work=Rate(1e-6, 400)))
    visitor = running.hall.visitors.of("127.0.0.1")
    visitor.work.spend(400)
    asked = asyncio.create_task(running.get("/"))
    await asyncio.sleep(0.3)
    assert not asked.done()
    visitor.work.spend(-400)  # time passes
    assert (await asked).status_code == 200


async def test_work_is_counted_step_by_step_and_ends_as_it_would() -> None:
    bucket = Bucket(Rate(0, 1e9), now=0.0)

    async def work(seconds: float) -> str:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0.2)
        return await asyncio.to_thread(charged(lambda: "done"))

    began = time.thread_time()
    assert await metered(work(0.05), bucket) == "done"
    assert 50 <= 1e9 - bucket._level <= 51 + 1000 * (time.thread_time() - began)

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("wait")

    async def fail() -> None:
        raise ValueError("as it was")

    ended: list[str] = []
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await metered(wait(), bucket)
    assert ended == ["wait"]
    with pytest.raises(ValueError, match="as it was"):
        await metered(fail(), bucket)


async def test_help_for_an_address_is_counted_over_all_its_sockets(
    in_memory: str, start: Callable[..., Running]
) -> None:
    class Slow(Thinkers):
        async def ask(self, question: Question) -> Answer:
            await asyncio.sleep(PATIENCE)
            raise AssertionError("nobody waits so long")

        async def close(self) -> None: ...

    running = start(in_memory, thinkers=Slow(), limits=limits(questions_per_address=1))
    agreed = {"hints": True}
    async with (
        running.table(**agreed) as (first, second, _),
        running.table(**agreed) as (third, _, _),
    ):
        await first.say({"hint": True})
        await first.ask({"ping": True})
        assert await third.refused({"hint": True}) == "too_fast"
        await first.connection.close()
        await second.until_table(lambda now: not now["seats"][0]["present"])
        await third.say({"hint": True})
        assert (await third.ask({"ping": True}))["type"] == "pong"
        assert running.hall.visitors.of("127.0.0.1").thinking == 1
    while running.hall.visitors.of("127.0.0.1").thinking:
        await asyncio.sleep(0.01)


async def test_half_open_connections_hurt_nobody(running: Running) -> None:
    sleepers = []
    for request in (b"", b"GET /ws/matches/x HTTP/1.1\r\nHost: x\r\n", b"\x16\x03\x01", b"GET "):
        for _ in range(25):
            half = socket.create_connection(running.place.getsockname())
            half.sendall(request)
            sleepers.append(half)
    async with running.table() as (first, second, _):
        await first.act()
        await second.until(version=first.last["version"])
    for half in sleepers:
        half.close()


async def test_a_head_that_does_not_end_ends_the_connection(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "HEAD_SECONDS", 0.05)
    running = start(in_memory)
    for request in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
        reader, writer = await asyncio.open_connection(*running.place.getsockname())
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                assert await reader.read() == b""
        writer.close()
    monkeypatch.setattr(serving, "HEAD_SECONDS", 60)
    reader, writer = await asyncio.open_connection(*running.place.getsockname())
    writer.write(b"GET / HTTP/1.1\r\nX: ")
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while True:
                writer.write(b"x" * 10_000)
                await writer.drain()
    writer.close()
    assert (await running.get("/healthz")).status_code == 200


KEPT_OPEN = [
    b"GET /",  # half a head
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"\r\n",  # nothing at all, again and again
]


@pytest.mark.parametrize("piece", KEPT_OPEN)
async def test_half_a_request_on_a_kept_open_connection_ends_it(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, piece: bytes
) -> None:
    monkeypatch.setattr(serving, "HEAD_SECONDS", 0.3)
    running = start(in_memory)
    reader, writer = await asyncio.open_connection(*running.place.getsockname())
    async with asyncio.timeout(PATIENCE):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"}")
        writer.write(piece)
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(piece if piece == b"\r\n" else b"")
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.05):
                        assert b"200" not in await reader.read(100)
    writer.close()


@pytest.mark.parametrize("frame", [b"\x81\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}", b"\x01\x80\0\0\0\0"])
async def test_thousands_of_tiny_messages_are_never_in_memory_at_once(
    in_memory: str,
    start: Callable[..., Running],
    monkeypatch: pytest.MonkeyPatch,
    frame: bytes,
) -> None:
    most = 0

    def counted(self: serving.Sockets) -> None:
        nonlocal most
        queued(self)
        most = max(most, self.queue.qsize())

    queued = serving.Sockets.send_receive_event_to_app
    monkeypatch.setattr(serving.Sockets, "send_receive_event_to_app", counted)
    running = start(in_memory, limits=limits(frames=Rate(2, 30)))
    made = await running.create()
    async with running.table() as (first, _, _):
        reader, writer = await asyncio.open_connection(*running.place.getsockname())
        writer.write(upgrade(made["match"]))
        await reader.readuntil(b"\r\n\r\n")
        watch = b'{"watch":true}'
        writer.write(b"\x81" + bytes([0x80 | len(watch)]) + b"\0\0\0\0" + watch)
        await reader.read(1)
        writer.write(frame * 40_000)
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                await reader.read()  # until it is cut off
        writer.close()
        assert (await first.ask({"ping": True}))["type"] == "pong"
    assert most <= serving.PIECE_BYTES // len(frame) + 1


async def test_messages_that_come_together_are_all_answered(running: Running) -> None:
    """More than is taken apart at a time, and cut at odd places."""
    async with running.table() as (first, _, _):
        for number in range(200):
            await first.say({"ping": True, "id": f"{number} " + "x" * 50})
        for number in range(200):
            assert (await first.of("pong"))["id"].startswith(f"{number} ")


async def test_pings_without_end_end_the_connection(running: Running) -> None:
    async with running.table() as (first, second, _):
        with suppress(websockets.ConnectionClosed, ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await first.connection.ping()
                    await asyncio.sleep(0)
        assert (await second.ask({"ping": True}))["type"] == "pong"


async def test_a_usual_number_of_pings_is_answered(running: Running) -> None:
    async with running.table() as (first, _, _):
        for _ in range(20):
            await (await first.connection.ping())
        assert (await first.ask({"ping": True}))["type"] == "pong"


def upgrade(match: str) -> bytes:
    """The head of a request for a socket."""
    lines = (
        f"GET /ws/matches/{match} HTTP/1.1", "Host: x", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


async def test_addresses_of_one_network_are_one_visitor(running: Running) -> None:
    visitors = Visitors(Limits())
    assert visitors.of("2001:db8:1:2::1") is visitors.of("2001:db8:1:2:ffff::9")
    assert visitors.of("2001:db8:1:2::1") is not visitors.of("2001:db8:1:3::1")
    assert visitors.of("::ffff:192.0.2.1") is visitors.of("192.0.2.1")
    assert visitors.of("192.0.2.1") is not visitors.of("192.0.2.2")
    assert visitors.of("") is visitors.of("")


ODD_HANDSHAKES = [
    b"GET /ws/matches/\xff HTTP/1.1\r\n",
    b"GET /ws/matches/%ff%00 HTTP/1.1\r\n",
    b"GET /ws/matches/abcdefghijklmnop?\xc3\xa9 HTTP/1.1\r\n",
    b"POST /ws/matches/abcdefghijklmnop HTTP/1.1\r\n",
    b"GET /ws/nothing HTTP/1.1\r\n",
    b"GET /api/games HTTP/1.1\r\n",
    b"GET http://[::1 HTTP/1.1\r\n",
    b"GET /ws/matches/abcdefghijklmnop HTTP/1.0\r\n",
    b"GET /ws/matches/abcdefghijklmnop HTTP/1.1\r\nX-Odd: \xff\xfe\r\n",
    b"GET /ws/matches/abcdefghijklmnop HTTP/1.1\r\nOrigin: http://elsewhere.example\r\n",
    b"GET /ws/matches/abcdefghijklmnop HTTP/1.1\r\nSec-WebSocket-Version: 99\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]


@pytest.mark.parametrize("head", ODD_HANDSHAKES)
async def test_odd_handshakes_leave_no_traceback(
    running: Running, head: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reader, writer = await asyncio.open_connection(*running.place.getsockname())
    writer.write(
        head + b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(1):
            answer = await reader.read(500)
            assert b" 500 " not in answer
    writer.close()
    assert (await running.get("/healthz")).status_code == 200
    assert not [record for record in caplog.records if record.exc_info]
