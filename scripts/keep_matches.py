"""Writes the matches under tests/data that every later version must be able to open.

    PYTHONPATH=src:. python scripts/keep_matches.py FOLDER [GAME...]

A server plays the games over real sockets: running and finished matches, with standing orders,
offers, clocks, pauses, forks, a rematch, chat, lobby entries, moves taken back and bots; where
Rampant is among them, a season too. FOLDER then holds `matches.database` (SQLite), `matches.json`
(tokens, and what each viewer was told last, and the SHA-256 of every record a reader may have) and
`records/` (some of them as files).

The files in the repository stay as they are, since they stand for the databases that people have:
v1 has the first three games as they were before there was one table for all, v2 the other two. A
later format gets a folder of its own beside them.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import rosenkrieg
from rosenkrieg.core.record import record
from tests.server.helpers import Client, FakeClock, Running

BEGAN = 1_790_000_000.0
"""When the server of these matches was started; its clock stands still unless told otherwise."""

GAMES = ("rosenkoenig", "vetternkrieg", "richard3", "medieval_battle", "rampant")
LIVE = {"kind": "live", "base": 36_000, "increment": 5}
DAYS = {"kind": "days", "days": 3, "reserve": 7}
AS_FILES = ("-resigned", "-taken-back", "rosenkoenig-whole")
"""Endings of the names of matches whose records are kept as files; they are the shorter ones."""

TOLD = (
    "status", "version", "actors", "legal", "seats", "clock", "can_take_back", "orders", "offers",
    "outcome", "options", "commitment",
)  # fmt: skip


class Keeping:
    """A server, its clock, and the matches played on it so far."""

    def __init__(self, database: str, games: tuple[str, ...]) -> None:
        self.games = games
        self.clock = FakeClock(BEGAN)
        self.running = Running(database, now=self.clock, sweep_seconds=3600)
        self.rng = random.Random(1460)
        self.made: dict[str, Any] = {}

    async def create(self, name: str, **wish: Any) -> Any:
        made = await self.running.create(names=["Mathilde", "Otto"], **wish)
        self.made[name] = made
        return made

    async def play(self, first: Client, second: Client, actions: int) -> None:
        """So many actions, or until the end."""
        for _ in range(actions):
            await settled(first, second)
            due = [client for client in (first, second) if client.is_due]
            if not due:
                return
            self.clock.pass_seconds(self.rng.randrange(1, 20))
            client = self.rng.choice(due)
            await client.act(await client.any_action(self.rng))
        await settled(first, second)


async def settled(*clients: Client) -> None:
    """Each client has heard everything that was sent before."""
    for client in clients:
        await client.ask({"ping": True})


async def told(client: Client, message: dict[str, Any]) -> None:
    """Says it and waits for the table that answers."""
    mark = f"t{len(client.heard)}"
    await client.say(message | {"id": mark})
    while (answer := await client.hear()).get("answers") != mark:
        assert answer["type"] != "error", (message, answer)


Scene = Callable[[Keeping, Client, Client], Awaitable[None]]


async def whole(keeping: Keeping, first: Client, second: Client) -> None:
    """To the end by the rules."""
    await keeping.play(first, second, 5000)
    assert first.last["status"] == "over", first.last["status"]


async def some(keeping: Keeping, first: Client, second: Client) -> None:
    """A few moves, some talk."""
    await keeping.play(first, second, 9)
    await first.say({"chat": "Viel Glück!"})
    await second.of("chat")
    await second.say({"chat": "Thanks, you too. <b>&</b>"})
    await first.of("chat")


async def taken_back(keeping: Keeping, first: Client, second: Client) -> None:
    """Moves taken back alone where that is allowed, otherwise with leave; chance drawn again."""
    for _ in range(12):
        await keeping.play(first, second, 1)
        for client in (first, second):
            if client.last["can_take_back"]:
                await told(client, {"take_back": True})
                await settled(first, second)
                break
    await keeping.play(first, second, 2)
    mine, other = (second, first) if first.is_due else (first, second)
    await told(mine, {"offer": "take_back"})
    await told(other, {"accept": "take_back"})
    await keeping.play(first, second, 3)


async def offered(keeping: Keeping, first: Client, second: Client) -> None:
    """Offers that stand, one declined."""
    await keeping.play(first, second, 5)
    await told(first, {"offer": "draw"})
    await told(second, {"decline": "draw"})
    await told(second, {"offer": "pause"})
    await told(first, {"offer": "draw"})
    await settled(first, second)


async def paused(keeping: Keeping, first: Client, second: Client) -> None:
    """A pause, another one that ended before it, and an offer to go on."""
    await keeping.play(first, second, 4)
    for pause in ("pause", "resume", "pause"):
        await told(first, {"offer": pause})
        keeping.clock.pass_seconds(40)
        await told(second, {"accept": pause})
        await keeping.play(first, second, 2)
    await told(second, {"offer": "resume"})


async def resigned(keeping: Keeping, first: Client, second: Client) -> None:
    await keeping.play(first, second, 8)
    await told(second, {"resign": True})


async def drawn(keeping: Keeping, first: Client, second: Client) -> None:
    await keeping.play(first, second, 6)
    await told(first, {"offer": "draw"})
    await told(second, {"accept": "draw"})


async def out_of_time(keeping: Keeping, first: Client, second: Client) -> None:
    await keeping.play(first, second, 3)
    keeping.clock.pass_seconds(3600)
    await keeping.running.acall(keeping.running.hall.sweeper.sweep())
    await first.until(status="over")


async def ordered(keeping: Keeping, first: Client, second: Client) -> None:
    """Standing orders of both seats, changed once, some of them followed."""
    await told(first, {"orders": {"fire": "always", "hits": "cheapest", "battles": "surest"}})
    await told(second, {"orders": {"fire": "always", "retreat": "never", "regroup": "stay"}})
    await keeping.play(first, second, 130)
    await told(first, {"orders": {"hits": "ask", "retreat": "weaker"}})
    await keeping.play(first, second, 20)


COMMON: tuple[tuple[str, Scene, dict[str, Any]], ...] = (
    ("whole", whole, {}),
    ("some", some, {"clock": LIVE}),
    ("days", some, {"clock": DAYS}),
    ("taken-back", taken_back, {"clock": LIVE}),
    ("resigned", resigned, {}),
)
"""What every game goes through."""

SCENES: tuple[tuple[str, str, Scene, dict[str, Any]], ...] = (
    ("rosenkoenig-time", "rosenkoenig", out_of_time, {"clock": {"kind": "live", "base": 60}}),
    ("rosenkoenig-options", "rosenkoenig", some, {"options": {"reshuffle": "on_draw"}}),
    ("vetternkrieg-twists", "vetternkrieg", some, {"options": {"twists": "on"}}),
    ("richard3-1483", "richard3", some, {"options": {"setup": "1483"}}),
    ("richard3-orders", "richard3", ordered, {"clock": DAYS}),
    ("richard3-offers", "richard3", offered, {}),
    ("rosenkoenig-offers", "rosenkoenig", offered, {"clock": LIVE}),
    ("vetternkrieg-paused", "vetternkrieg", paused, {"clock": LIVE}),
    ("rosenkoenig-paused", "rosenkoenig", paused, {"clock": DAYS}),
    ("rosenkoenig-drawn", "rosenkoenig", drawn, {}),
    ("medieval_battle-built", "medieval_battle", some, {"options": {"map": "built"}}),
    ("medieval_battle-offers", "medieval_battle", offered, {"clock": LIVE}),
    ("rampant-paused", "rampant", paused, {"clock": DAYS}),
)
"""What some of them go through besides."""


async def play_scenes(keeping: Keeping) -> None:
    scenes = [
        (f"{game}-{name}", game, scene, wish)
        for name, scene, wish in COMMON
        for game in keeping.games
    ]
    scenes += [each for each in SCENES if each[1] in keeping.games]
    for name, game, scene, wish in scenes:
        made = await keeping.create(name, game=game, **wish)
        async with keeping.running.table_of(made) as (first, second):
            await scene(keeping, first, second)


async def play_single(keeping: Keeping) -> None:
    """What was played of the first games alone, and needs more than two people at one table."""
    running = keeping.running
    await keeping.create("rosenkoenig-waiting", game="rosenkoenig", clock=LIVE)
    await keeping.create("rosenkoenig-lobby", game="rosenkoenig", open=True, clock=DAYS)
    await keeping.create("vetternkrieg-lobby", game="vetternkrieg", open=True)

    made = await keeping.create("richard3-claimed", game="richard3", open=True)
    taken = (await running.post(f"/api/lobby/{made['match']}")).json()
    made["tokens"][taken["seat"]] = taken["token"]
    async with running.table_of(made) as (first, second):
        await some(keeping, first, second)

    made = await keeping.create("rosenkoenig-withdrawn", game="rosenkoenig")
    async with running.client(made["match"], made["tokens"][0]) as first:
        await told(first, {"resign": True})

    made = await keeping.create("rosenkoenig-reissued", game="rosenkoenig")
    async with running.table_of(made) as (first, second):
        await keeping.play(first, second, 3)
    path = f"/api/matches/{made['match']}/reissue"
    made["tokens"][0] = (await running.post(path, token=made["tokens"][0])).json()["token"]

    made = await keeping.create(
        "rosenkoenig-bots", game="rosenkoenig", seats=["bot:greedy", "bot:random"]
    )
    async with running.client(made["match"]) as watcher:
        await watcher.until(status="over")


async def play_others(keeping: Keeping) -> None:
    """Matches against a computer, forks, and a rematch."""
    running = keeping.running
    for game in keeping.games:
        made = await keeping.create(f"{game}-bot", game=game, seats=["human", "bot:greedy"])
        async with running.client(made["match"], made["tokens"][0], entropy="e") as client:
            await client.until_table(lambda _: client.is_due)
            for _ in range(6):
                await client.act(await client.any_action(keeping.rng))
                await client.until_table(lambda _: client.is_due)
            if client.last["can_take_back"]:
                await told(client, {"take_back": True})
                await client.until_table(lambda _: client.is_due)
                await client.act(await client.any_action(keeping.rng))
                await client.until_table(lambda _: client.is_due)

    for game in keeping.games:
        finished = keeping.made[f"{game}-whole"]
        kept = await running.get(f"/api/matches/{finished['match']}/record")
        fork = {"record": kept.text, "move": 12}
        answer = await running.post("/api/matches", {"fork": fork, "clock": LIVE})
        made = answer.json()
        keeping.made[f"{game}-fork"] = made | {"tokens": [seat["token"] for seat in made["seats"]]}
        async with running.table_of(keeping.made[f"{game}-fork"]) as (first, second):
            await keeping.play(first, second, 4)

    game = keeping.games[1]
    finished = keeping.made[f"{game}-whole"]
    async with running.client(finished["match"], finished["tokens"][0]) as first:
        await first.until(status="over")
        async with running.client(finished["match"], finished["tokens"][1]) as second:
            await second.until(status="over")
            await told(first, {"offer": "rematch"})
            await told(second, {"accept": "rematch"})
            await settled(first, second)
            tokens = [second.last["rematch"]["token"], first.last["rematch"]["token"]]
        match = first.last["rematch"]["match"]
    keeping.made[f"{game}-rematch"] = {"match": match, "tokens": tokens}
    async with running.table_of(keeping.made[f"{game}-rematch"]) as (first, second):
        await keeping.play(first, second, 5)


async def play_season(keeping: Keeping) -> dict[str, Any]:
    """The sample season, brought as a file, with one more entry."""
    running = keeping.running
    file = await running.get("/api/seasons/sample/export")
    brought = await running.post("/api/seasons/import", file.json())
    assert brought.status_code == 201, brought.text
    made = brought.json()
    token = made["organizer"]["token"]
    entry = {"id": "kept-1", "command": {"do": "note", "text": "Kept"}}
    answer = await running.post(f"/api/seasons/{made['season']}/entries", entry, token)
    assert answer.status_code == 200, answer.text
    file = await running.get(f"/api/seasons/{made['season']}/export")
    return {
        "season": made["season"],
        "token": token,
        "file": hashlib.sha256(file.content).hexdigest(),
        "standings": (await running.get(f"/api/seasons/{made['season']}/standings.csv")).text,
    }


async def facts(keeping: Keeping, records: Path) -> dict[str, Any]:
    """What each viewer of each match is told at the end, and the records as files."""
    kept: dict[str, Any] = {}
    for name, made in keeping.made.items():
        viewers: dict[str, Any] = {}
        written: dict[str, str] = {}
        for viewer, token in (("0", made["tokens"][0]), ("1", made["tokens"][1]), ("watch", None)):
            if viewer != "watch" and token is None:
                continue
            path = f"/api/matches/{made['match']}/record"
            answer = await keeping.running.get(path, token)
            if answer.status_code == 200:
                written[viewer] = hashlib.sha256(answer.content).hexdigest()
                if name.endswith(AS_FILES):
                    (records / f"{name}.{viewer}.json").write_bytes(answer.content)
            async with AsyncExitStack() as stack:
                if "waiting" in name or "lobby" in name:  # sitting down would begin it
                    continue
                client = await stack.enter_async_context(
                    keeping.running.client(made["match"], token)
                )
                table = await client.table()
            table["seats"] = [seat | {"present": None} for seat in table["seats"]]
            table["legal"] = [choice["action"] for choice in table["legal"]]
            chat = [
                line for said in client.heard if said["type"] == "chat" for line in said["lines"]
            ]
            viewers[viewer] = {part: table[part] for part in TOLD}
            viewers[viewer] |= {"log": len(client.log), "chat": chat}
        kept[name] = {"match": made["match"], "tokens": made["tokens"], "viewers": viewers}
        kept[name]["records"] = written
    return {"now": keeping.clock(), "matches": kept}


def library_records(records: Path, games: tuple[str, ...]) -> None:
    """Records for `all`, as a program writes them: the dice come from a seed."""
    for game in games:
        rng = random.Random(7)
        match = rosenkrieg.Match(rosenkrieg.game(game), seed=7)
        while not match.over:
            seat = rng.choice(match.actors)
            match.act(seat, rng.choice(match.legal(seat)))
        written = record(match, "all", ("Mathilde", "Otto")).to_json()
        (records / f"{game}-library.all.json").write_text(written, "utf-8")


async def main(folder: Path, games: tuple[str, ...]) -> None:
    records = folder / "records"
    records.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "matches.sqlite"
        keeping = Keeping(f"sqlite:///{path}", games)
        await play_scenes(keeping)
        if "rosenkoenig" in games:
            await play_single(keeping)
        await play_others(keeping)
        found = await facts(keeping, records)
        if "rampant" in games:
            found["season"] = await play_season(keeping)
        keeping.running.stop()
        connection = sqlite3.connect(path)
        connection.execute("VACUUM INTO ?", [str(folder / "matches.database")])
        connection.close()
    (folder / "matches.json").write_text(json.dumps(found, ensure_ascii=False) + "\n", "utf-8")
    library_records(records, games)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), tuple(sys.argv[2:]) or GAMES))
