"""Hostile messages over all games and endpoints: nothing breaks, nothing changes."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rosenkrieg.server.api import ROUTES
from tests.server.helpers import GENEROUS
from tests.server.hostile import BROKEN, ODD
from tests.server.test_hostile import Attack, Victim, facts_of
from tests.trust.part import Figures, all_games, share

CLAIM = (
    "Hostile messages over the sockets of all games and to all HTTP endpoints (the server's own "
    "list of routes, seasons, notices, pictures and study included): no answer 500, no "
    "traceback or error in the log, no token in the log, and matches and seasons are byte for "
    "byte what they were."
)
OF_HTTP = 0.1
"""The part of the messages that are requests."""
OTHERS = ("/{odd}", "/api/{odd}", "/ws/matches/{match}", "/ws/seasons/{season}", "/assets/{odd}")
"""Paths beside those of the API."""
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH")
STOPPED = (401, 403, 404, 405)
"""Answers that say that a request did not come far."""
PARTS: dict[str, tuple[str, ...]] = {
    "section": ("1", "2.1", "0"),
    "lesson": ("1", "first"),
    "language": ("de", "en"),
    "page": ("imprint", "privacy"),
    "battle": ("b1", "1"),
    "wish": ("w1",),
    "code": ("x" * 40,),
}
"""What may stand in a path beside games, matches and seasons."""
BODIES: tuple[dict[str, Any], ...] = (
    {"name": "Krone", "realms": [{"name": "Nordmark"}, {"name": "Ostfeld"}], "options": {}},
    {"id": "r1", "version": 1, "command": {"do": "join", "name": "Westgau"}},
    {"id": "r2", "command": {"do": "begin"}},
    {"id": "r3", "version": 1, "reason": "so", "correction": {"kind": "remove", "entry": "e1"}},
    {"id": "r4", "agree": True},
    {"holder": "organizer"},
    {"question": "q1", "answer": "x"},
    {"battle": "b1", "realm": "r1", "warband": []},
    {"units": [], "points": 24},
    {"kind": "webhook", "address": "http://127.0.0.1:9/x", "form": "json"},
    {"kind": "mail", "address": "a@b.example"},
    {"kind": "push", "address": "{}"},
    {"match": "a" * 16, "token": "x" * 43, "on": True},
    {"code": "x" * 60},
    {"move": 3, "path": ["area:1"]},
    {"record": "{}", "move": 0},
)
"""What requests of the API look like."""


def run(size: float) -> Figures:
    """A million messages."""
    return asyncio.run(_run(share(size, 1_000_000, 1_000)))


async def _run(wanted: int) -> Figures:
    patient = msgspec.structs.replace(GENEROUS, unread_messages=10**6, unread_bytes=10**9)
    keys = [game.info.key for game in all_games()]
    each = int(wanted * (1 - OF_HTTP)) // len(keys)
    codes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        server = Victim(
            f"sqlite:///{place / 'x.sqlite'}", patient, place / "log", url="http://x.example"
        )
        try:
            made = {key: await _begun(server, key) for key in keys}
            before = {key: await facts_of(server, made[key]) for key in keys}
            sent = 0
            for key in keys:
                attack = Attack(server, made[key]["match"], made[key]["tokens"])
                async with asyncio.TaskGroup() as group:
                    for seed in range(4):
                        group.create_task(attack.run(seed, each // 4))
                sent += attack.sent
                codes.update(attack.codes)
                codes.update({f"closed {code}": n for code, n in attack.closes.items()})
                assert await facts_of(server, made[key]) == before[key], f"{key} was changed"
            seasons = await _seasons(server)
            written = await _export(server, seasons[0])
            reached = await _requests(server, made, seasons, int(wanted * OF_HTTP))
            for key in keys:
                assert await facts_of(server, made[key]) == before[key], f"{key} was changed"
            assert await _export(server, seasons[0]) == written, "a season was changed"
        finally:
            log = server.end()
    assert "Traceback" not in log, log[log.index("Traceback") :][:2000]
    assert '"level": "error"' not in log, log[log.index('"level": "error"') - 500 :][:1000]
    tokens = [token for each in made.values() for token in each["tokens"] if token]
    assert not any(token in log for token in tokens), "a token is in the log"
    faults = {each for each in reached if each[1] >= 500 and each[1] not in (501, 503, 505)}
    assert not faults, faults
    statuses: Counter[int] = Counter()
    for (_, status), count in reached.items():
        statuses[status] += count
    known = {f"{method} {path}" for method, path, _ in ROUTES}
    came_in = {route for route, status in reached if status not in STOPPED} & known
    return {
        "messages over sockets": f"{sent:,} at {len(keys)} games",
        "answers": ", ".join(f"{n:,} {code}" for code, n in codes.most_common(12)),
        "requests": f"{statuses.total():,}: "
        + ", ".join(f"{n:,} x {status}" for status, n in sorted(statuses.items())),
        "routes that read what they were sent": f"{len(came_in)} of {len(known)}",
        "tracebacks, errors and tokens in the log": "0",
    }


async def _begun(server: Victim, key: str) -> Any:
    """A match that has begun and that nobody plays on."""
    made = await server.create(game=key)
    async with server.table_of(made):
        pass
    return made


async def _seasons(server: Victim) -> tuple[Any, Any]:
    """A season that must stay as it is, and one whose organizer is hostile."""
    made = []
    for name in ("Krone", "Dornen"):
        wish = {"name": name, "realms": [{"name": "Nordmark"}, {"name": "Ostfeld"}]}
        answer = await server.post("/api/seasons", wish)
        assert answer.status_code == 201, answer.text
        made.append(answer.json())
    return made[0], made[1]


async def _export(server: Victim, season: Any) -> str:
    """All that is known of a season to its organizer."""
    token = season["organizer"]["token"]
    return (await server.get(f"/api/seasons/{season['season']}/export", token)).text


Reached = Counter[tuple[str, int]]
"""How often a route gave which status."""


async def _requests(
    server: Victim, made: dict[str, Any], seasons: tuple[Any, Any], wanted: int
) -> Reached:
    reached: Reached = Counter()
    async with asyncio.TaskGroup() as group:
        for seed in range(4):
            asker = Asker(made, seasons, Random(seed))
            group.create_task(_asking(server, asker, wanted // 4, reached))
    return reached


async def _asking(server: Victim, asker: Asker, wanted: int, reached: Reached) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    while wanted > 0:
        with suppress(OSError, ValueError, IndexError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                while wanted > 0:
                    wanted -= 1
                    route, head = asker.request()
                    writer.write(head)
                    async with asyncio.timeout(60):
                        reached[route, await _status(reader, head.startswith(b"HEAD"))] += 1
            finally:
                writer.close()


class Asker:
    """Makes requests of the right form, often with something wrong in them.

    The routes and their methods are those of the server itself, so none is forgotten.
    """

    def __init__(self, made: dict[str, Any], seasons: tuple[Any, Any], rng: Random) -> None:
        self._made = made
        self._seasons = seasons
        self._rng = rng
        self._paths = [*((path, method) for method, path, _ in ROUTES), *((p, "") for p in OTHERS)]

    def request(self) -> tuple[str, bytes]:
        """The route that is asked, and the bytes of the request."""
        rng = self._rng
        game = rng.choice(list(self._made))
        route, method = rng.choice(self._paths)
        if not method or rng.random() < 0.15:
            method = rng.choice(METHODS)
        kept, own = self._seasons
        season = rng.choice((kept, own))
        odd = "".join(c for c in str(rng.choice(ODD)) if c.isalnum() or c in "./-_%")[:200] or "x"
        values = {"game": game, "match": self._made[game]["match"], "season": season["season"]}
        values |= {name: rng.choice(those) for name, those in PARTS.items()} | {"odd": odd}
        if rng.random() < 0.2:
            values[rng.choice(list(values))] = odd
        headers = ["Host: x"]
        if season is own and "{season}" in route and rng.random() < 0.7:
            headers.append(f"Authorization: Bearer {own['organizer']['token']}")
        elif rng.random() < 0.3:  # never a good token: that would reissue it, or read records
            headers.append(f"Authorization: Bearer {rng.choice(['x' * 43, '', odd])}")
        if rng.random() < 0.1:
            headers.append(
                f"Origin: {rng.choice(['null', 'http://elsewhere.example', 'http://x', odd])}"
            )
        body = self._body(game) if method in ("POST", "PUT", "PATCH") else b""
        if body or method == "POST":
            headers.append(f"Content-Length: {len(body)}")
        path = route.format_map(defaultdict(lambda: odd, values))
        lines = "\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""])
        return f"{method} {route}", lines.encode("latin-1", "replace") + body

    def _body(self, game: str) -> bytes:
        rng, what = self._rng, self._rng.random()
        if what < 0.15:
            return rng.choice(BROKEN).encode("utf-8", "replace")
        if what < 0.25:
            edition = rng.choice(["a = 1\nb = " + "9" * 5000, "[" * 500, "x\n", "standard"])
            return json.dumps({"edition": edition}).encode()
        usual: dict[str, Any] = {"game": game, "seats": ["human", "human"], "options": {}}
        wish = dict(rng.choice((usual, usual, *BODIES)))
        for _ in range(rng.randrange(3)):
            wish[rng.choice(list(wish))] = rng.choice(ODD)
        return json.dumps(wish).encode("utf-8", "replace")


async def _status(reader: asyncio.StreamReader, is_head: bool) -> int:
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split()[1])
    low = head.lower()
    if is_head or status in (204, 304):
        return status
    if b"transfer-encoding: chunked" in low:
        while size := int((await reader.readline()).strip(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    elif b"content-length: " in low:
        await reader.readexactly(int(low.split(b"content-length: ")[1].split(b"\r\n")[0]))
    return status
