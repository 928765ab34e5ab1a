"""Notices reach a real mail server, a push service and webhooks, and tell no secret."""

from __future__ import annotations

import asyncio
import contextlib
import email
import json
import re
import socket
import threading
from collections.abc import Callable, Iterator
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from rosenkrieg.server.notices.channels import _bytes
from tests.server.helpers import FakeClock, Running

URL = "https://games.example/rosen"


class Inbox:
    """What a mail server was handed; it refuses people called nobody."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_RCPT(self, server, session, envelope, address, options) -> str:  # noqa: N802
        if address.startswith("nobody"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope) -> str:  # noqa: N802
        self.mails.append(email.message_from_bytes(envelope.content))
        return "250 OK"


@pytest.fixture
def inbox() -> Iterator[tuple[Inbox, str]]:
    """A mail server on loopback and its address."""
    box = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as place:
        port = place.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


class Ear(BaseHTTPRequestHandler):
    """A service that notes what was posted to it."""

    posts: list[tuple[str, dict[str, str], bytes]]
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.posts.append((self.path, dict(self.headers), body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return None


@contextlib.contextmanager
def service() -> Iterator[tuple[type[Ear], str]]:
    handler = type("Handler", (Ear,), {"posts": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield handler, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


Start = Callable[..., Running]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def site(in_memory: str, start: Start, clock: FakeClock, inbox) -> Running:
    return start(
        in_memory,
        now=clock,
        url=URL,
        mail_server=inbox[1],
        mail_from="rosen@games.example",
        webhooks="private",
    )


async def step(site: Running) -> None:
    """What the notifier does every few seconds."""
    await site.acall(site.hall.notifier.step())


async def subscribe(site: Running, made: Any, seat: int, **contact: Any) -> str:
    """A contact that is told of the seat; its key."""
    answer = await site.post("/api/notices", contact)
    assert answer.status_code == 201, answer.text
    key = answer.json()["key"]
    wanted = {"match": made["match"], "token": made["tokens"][seat]}
    assert (await site.post("/api/notices/watch", wanted, key)).status_code == 200
    return key


def body(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode().replace("\r\n", "\n")


async def confirm(site: Running, mail: Message) -> None:
    code = re.search(r"/notices#confirm=(\S+)", body(mail))
    assert code is not None
    assert (await site.post("/api/notices/confirm", {"code": code[1]})).status_code == 200


@pytest.fixture
def made_for(site: Running) -> Callable[..., Any]:
    async def make(**wish: Any) -> Any:
        return await site.create(options={"starter": "red"}, **wish)

    return make


async def move(site: Running, made: Any, seat: int) -> None:
    """That player comes, moves, and has left again."""
    async with site.client(made["match"], made["tokens"][seat]) as there:
        await there.act()
    while any(each["present"] for each in (await facts(site, made))["seats"]):
        await asyncio.sleep(0.01)


async def facts(site: Running, made: Any) -> Any:
    return (await site.get(f"/api/matches/{made['match']}")).json()


async def away(site: Running, made: Any) -> None:
    """Both came and left; the first player has moved, and it is the second's turn."""
    async with site.table_of(made):
        pass
    await move(site, made, 0)


async def test_a_mail_is_confirmed_then_sent_once_a_turn(site: Running, inbox, made_for) -> None:
    box, _ = inbox
    made = await made_for()
    key = await subscribe(
        site, made, 1, kind="mail", address="anna@games.example", wishes={"language": "de"}
    )
    assert len(box.mails) == 1
    await away(site, made)
    await step(site)
    assert len(box.mails) == 1  # nobody has confirmed it yet, and what was missed stays missed

    await confirm(site, box.mails[0])
    await move(site, made, 1)
    await move(site, made, 0)
    for _ in range(3):
        await step(site)
    assert len(box.mails) == 2
    mail = box.mails[1]
    text = body(mail)
    assert mail["To"] == "anna@games.example"
    assert "Rosenkönig: Du bist am Zug." in text
    assert f"{URL}/m/{made['match']}\n" in text
    for secret in (*made["tokens"], key):
        assert secret not in str(mail)

    # one click ends it, as mail programs do it by themselves
    link = mail["List-Unsubscribe"].strip("<>")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert (await site.post(link.removeprefix(URL))).status_code == 200
    assert (await site.get("/api/notices/own", key)).status_code == 404


class BrowserPush:
    """A browser's end of push messages: its keys, and reading what comes."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = json.dumps(
            {"endpoint": endpoint, "p256dh": _text(point), "auth": _text(self._auth)}
        )

    def read(self, data: bytes) -> Any:
        return json.loads(http_ece.decrypt(data, private_key=self._key, auth_secret=self._auth))


def _text(data: bytes) -> str:
    import base64

    return base64.urlsafe_b64encode(data).decode().rstrip("=")


async def test_a_browser_gets_a_message_that_it_alone_can_read(site: Running, made_for) -> None:
    ways = (await site.get("/api/site")).json()["notices"]
    assert len(_bytes(ways["push"])) == 65
    with service() as (ear, url):
        browser = BrowserPush(f"{url}/push/abc")
        made = await made_for()
        key = await subscribe(site, made, 1, kind="push", address=browser.subscription)
        assert (await site.get("/api/notices/own", key)).json()["confirmed"]
        await away(site, made)
        await step(site)
        ((path, headers, data),) = ear.posts
        assert path == "/push/abc"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert made["match"].encode() not in data
        token = re.fullmatch(r"vapid t=([^,]+),\s*k=(\S+)", headers["Authorization"])
        assert token is not None
        assert token[2] == ways["push"]
        assert Vapid02.verify(headers["Authorization"])
        told = browser.read(data)
        assert told["body"] == "Rosenkönig: it’s your turn." or "it’s your turn" in told["body"]
        assert told["url"] == f"{URL}/m/{made['match']}"
        assert made["tokens"][1] not in json.dumps(told)

        # a browser that has gone is forgotten
        ear.status = 410
        await site.post("/api/notices/watch", watching(made, 1), key)
        await move(site, made, 1)
        await move(site, made, 0)
        await step(site)
        assert len(ear.posts) == 2
        assert (await site.get("/api/notices/own", key)).status_code == 404


def watching(made: Any, seat: int, on: bool = True) -> Any:
    return {"match": made["match"], "token": made["tokens"][seat], "on": on}


@pytest.mark.parametrize("form", ["discord", "slack", "ntfy", "json"])
async def test_webhooks_in_the_words_of_their_service(site: Running, made_for, form: str) -> None:
    with service() as (ear, url):
        made = await made_for()
        await subscribe(site, made, 1, kind="webhook", address=f"{url}/hook", form=form)
        code = re.search(rb"#confirm=([^\"\s]+)", ear.posts[0][2] + str(ear.posts[0][1]).encode())
        assert code is not None
        told = {"code": code[1].decode().strip("',}")}
        assert (await site.post("/api/notices/confirm", told)).status_code == 200
        await away(site, made)
        await step(site)
        _, headers, data = ear.posts[1]
        link = f"{URL}/m/{made['match']}"
        if form == "ntfy":
            assert headers["Click"] == link
            assert "it’s your turn" in data.decode()
        else:
            sent = json.loads(data)
            text = sent.get("content") or sent.get("text")
            assert "it’s your turn" in text
            assert link in json.dumps(sent)
            if form == "discord":
                assert sent["allowed_mentions"] == {"parse": []}
            if form == "json":
                assert (sent["event"], sent["match"]) == ("turn", made["match"])
        assert made["tokens"][1].encode() not in data


async def test_digest_quiet_hours_and_vacation(site: Running, clock, inbox, made_for) -> None:
    box, _ = inbox
    made, other = await made_for(), await made_for()
    key = await subscribe(site, made, 1, kind="mail", address="b@games.example")
    await confirm(site, box.mails.pop())
    await site.post("/api/notices/watch", watching(other, 1), key)
    vacation = {"away_until": clock.now + 86_400}
    assert (await site.post("/api/notices/wishes", vacation, key)).status_code == 200
    await away(site, made)
    await away(site, other)
    await step(site)
    clock.pass_seconds(3600)
    await step(site)
    assert box.mails == []
    clock.pass_seconds(86_400)
    await step(site)
    (mail,) = box.mails  # both in one
    assert f"{URL}/matches" in body(mail)


async def test_who_moved_meanwhile_is_not_told(site: Running, clock, inbox, made_for) -> None:
    box, _ = inbox
    made = await made_for()
    key = await subscribe(site, made, 1, kind="mail", address="c@games.example")
    await confirm(site, box.mails.pop())
    await site.post("/api/notices/wishes", {"away_until": clock.now + 600}, key)
    await away(site, made)
    await step(site)
    await move(site, made, 1)
    clock.pass_seconds(1000)
    await step(site)
    assert box.mails == []


async def test_a_reminder_before_time_runs_out(site: Running, clock, inbox, made_for) -> None:
    box, _ = inbox
    made = await made_for(clock={"kind": "days", "days": 2, "reserve": 0})
    await subscribe(site, made, 1, kind="mail", address="d@games.example")
    await confirm(site, box.mails.pop())
    await away(site, made)
    await step(site)
    assert "it’s your turn" in body(box.mails.pop())
    for _ in range(37):  # the site stays up meanwhile: time stands still while it is down
        clock.pass_seconds(3600)
        await site.acall(site.hall.sweeper.beat())
    await step(site)
    await step(site)
    (mail,) = box.mails
    assert "your time is running out" in body(mail)


async def test_when_the_match_is_over_its_seat_is_forgotten(site: Running, inbox, made_for) -> None:
    box, _ = inbox
    made = await made_for()
    key = await subscribe(site, made, 1, kind="mail", address="e@games.example")
    await confirm(site, box.mails.pop())
    await away(site, made)
    await step(site)
    box.mails.clear()
    async with site.client(made["match"], made["tokens"][0]) as there:
        await there.table()
        await there.say({"resign": True})
        await there.until_table(lambda now: now["status"] == "over")
    await step(site)
    (mail,) = box.mails
    assert "the match is over" in body(mail)
    assert (await site.get("/api/notices/own", key)).json()["seats"] == []


async def test_a_mail_server_that_is_down_is_tried_again(
    site: Running, clock, inbox, made_for
) -> None:
    box, _ = inbox
    made = await made_for()
    await subscribe(site, made, 1, kind="mail", address="f@games.example")
    await confirm(site, box.mails.pop())
    await away(site, made)
    right = site.hall.notifier.mail
    assert right is not None
    site.hall.notifier.mail = type(right)("127.0.0.1", 9, False, None, None, right.sender)
    await step(site)
    assert "mail" in (await site.get("/api/site")).json()["problems"]
    site.hall.notifier.mail = right
    await step(site)
    assert box.mails == []  # not before its time
    clock.pass_seconds(61)
    await step(site)
    assert len(box.mails) == 1
    assert (await site.get("/api/site")).json()["problems"] == []


async def test_addresses_that_are_refused(site: Running, inbox, made_for) -> None:
    for contact, code in [
        ({"kind": "mail", "address": "no address"}, "bad_address"),
        ({"kind": "mail", "address": "nobody@games.example"}, "unreachable"),
        ({"kind": "push", "address": "{}{}"}, "bad_address"),
        ({"kind": "webhook", "address": "ftp://games.example/"}, "bad_address"),
    ]:
        answer = await site.post("/api/notices", contact)
        assert answer.json()["error"]["code"] == code, answer.text
    assert await site.acall(site.hall.notifier.book.matches()) == []
    for code in ("", "x.y", "." + "0" * 32, "ü.ü"):
        assert (await site.post("/api/notices/confirm", {"code": code})).status_code == 404
    assert (await site.get("/api/notices/own", "x" * 40)).status_code == 404
    assert (await site.get("/api/notices/own")).status_code == 401


async def test_a_strangers_seat_is_not_told_of(site: Running, inbox, made_for) -> None:
    box, _ = inbox
    made = await made_for()
    key = await subscribe(site, made, 1, kind="mail", address="g@games.example")
    wrong = {"match": made["match"], "token": "x" * 43}
    assert (await site.post("/api/notices/watch", wrong, key)).status_code == 403
    assert (await site.post("/api/notices/forget", None, key)).status_code == 200
    assert (await site.get("/api/notices/own", key)).status_code == 404
    for _ in range(2):
        await site.post("/api/notices", {"kind": "mail", "address": "g@games.example"})
    del box.mails[:]
    for _ in range(3):
        await site.post("/api/notices", {"kind": "mail", "address": "g@games.example"})
    assert len(box.mails) <= 1  # nobody can be flooded with questions


async def test_a_site_without_an_address_sends_nothing(in_memory: str, start: Start) -> None:
    plain = start(in_memory)
    ways = (await plain.get("/api/site")).json()["notices"]
    assert ways == {"mail": False, "push": None, "webhooks": False}
    answer = await plain.post("/api/notices", {"kind": "mail", "address": "a@games.example"})
    assert answer.json()["error"]["code"] == "not_now"


async def test_keys_and_addresses_outlive_a_restart(database: str, start: Start) -> None:
    first = start(database, url=URL, webhooks="private")
    key = (await first.get("/api/site")).json()["notices"]["push"]
    made = await first.create()
    browser = BrowserPush("http://127.0.0.1:9/x")
    contact = await subscribe(first, made, 0, kind="push", address=browser.subscription)
    await asyncio.to_thread(first.stop)
    second = start(database, url=URL, webhooks="private")
    assert (await second.get("/api/site")).json()["notices"]["push"] == key
    known = (await second.get("/api/notices/own", contact)).json()
    assert known["seats"] == [{"match": made["match"], "seat": 0}]
    assert await second.acall(second.hall.notifier.book.lead())
