"""Matches and seasons that were stored before open in this version, say the same, go on and verify.

`scripts/keep_matches.py` made the files under tests/data and tells what is in them.
"""

from __future__ import annotations

import hashlib
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rosenkrieg import Record
from rosenkrieg.campaign.files import parse
from rosenkrieg.campaign.records import check
from rosenkrieg.server.backup import restore
from tests.server.helpers import Client, FakeClock, Running

DATA = Path(__file__).parent.parent / "data"
KEPT: dict[str, Any] = {
    folder.name: json.loads((folder / "matches.json").read_text("utf-8"))
    for folder in sorted(DATA.glob("v*"))
}
MATCHES: dict[str, Any] = KEPT["v1"]["matches"]
RECORDS = sorted(DATA.glob("v*/records/*.json"))

CHOOSING = ("vetternkrieg-taken-back", "richard3-bot")
"""Of v1: a seat still chooses in secret. Records once told how far it was; now they end before."""

every_age = pytest.mark.parametrize("age", KEPT)


@pytest.fixture
def age() -> str:
    """Which of the kept matches; tests that name matches look at the oldest."""
    return "v1"


@pytest.fixture
def opened(
    database: str, start: Callable[..., Running], engine: str, age: str
) -> Callable[[], Running]:
    """Starts a server on the kept matches, at the time at which the last one ended."""
    if engine == "sqlite":
        shutil.copy(DATA / age / "matches.database", database.removeprefix("sqlite:///"))
    else:
        restore(database, DATA / age / "matches.database")
    return lambda: start(database, now=FakeClock(KEPT[age]["now"]), sweep_seconds=3600)


def viewers(kept: Any) -> list[tuple[str, str | None, Any]]:
    """Each viewer of a match with the token, and what was told."""
    tokens = {"0": kept["tokens"][0], "1": kept["tokens"][1], "watch": None}
    return [(viewer, tokens[viewer], dict(told)) for viewer, told in kept["viewers"].items()]


def summary(client: Client, parts: Any) -> Any:
    """What a client was told, in the form in which it was kept."""
    table = client.last | {
        "seats": [seat | {"present": None} for seat in client.last["seats"]],
        "legal": [choice["action"] for choice in client.last["legal"]],
        "log": len(client.log),
        "chat": [line for said in client.heard if said["type"] == "chat" for line in said["lines"]],
    }
    if table["clock"] and parts.get("clock"):  # clocks tell more today, and none of it less
        table["clock"] = {name: table["clock"][name] for name in parts["clock"]}
    return {part: table[part] for part in parts}


@every_age
async def test_everybody_is_told_the_same_as_before(
    opened: Callable[[], Running], engine: str, age: str
) -> None:
    running = opened()
    for name, kept in KEPT[age]["matches"].items():
        for viewer, token, told in viewers(kept):
            async with running.client(kept["match"], token) as client:
                await client.table()
                if engine != "sqlite":  # a backup does not tell when the server was up
                    told["clock"] = client.last["clock"]
                assert summary(client, told) == told, f"{name}, {viewer}"


async def test_wars_go_on_under_the_rules_version_they_began_with_and_say_so(
    opened: Callable[[], Running],
) -> None:
    running = opened()
    newest = {
        game["key"]: game["rules_version"] for game in (await running.get("/api/games")).json()
    }
    assert newest["richard3"] > 1
    wars = [kept for name, kept in MATCHES.items() if name.startswith("richard3")]
    played = 0
    for kept in wars:
        facts = (await running.get(f"/api/matches/{kept['match']}")).json()
        assert facts["rules_version"] == 1
        replay = await running.get(f"/api/matches/{kept['match']}/replay", kept["tokens"][0])
        assert replay.json()["rules_version"] == 1
        async with running.client(kept["match"], kept["tokens"][0]) as client:
            table = await client.table()
            assert table["rules_version"] == 1
            if table["status"] == "playing" and table["legal"]:
                assert (await client.act())["rules_version"] == 1
                played += 1
    assert played
    fresh = await running.create(game="richard3")
    assert (await running.get(f"/api/matches/{fresh['match']}")).json()["rules_version"] == 2


async def test_a_fork_of_a_record_of_version_1_goes_on_under_version_1(
    opened: Callable[[], Running],
) -> None:
    running = opened()
    file = next(file for file in RECORDS if "richard3" in file.name and "resigned" in file.name)
    fork = {"record": file.read_text("utf-8"), "move": 20}
    answer = await running.post("/api/matches", {"fork": fork, "seats": ["human", "human"]})
    assert answer.status_code == 201, answer.text
    facts = (await running.get(f"/api/matches/{answer.json()['match']}")).json()
    assert facts["rules_version"] == 1


@every_age
async def test_records_are_the_same_to_the_byte(opened: Callable[[], Running], age: str) -> None:
    running = opened()
    for name, kept in KEPT[age]["matches"].items():
        tokens = {"0": kept["tokens"][0], "1": kept["tokens"][1], "watch": None}
        for viewer, digest in kept["records"].items():
            path = f"/api/matches/{kept['match']}/record"
            answer = await running.get(path, tokens[viewer])
            if age == "v1" and name in CHOOSING:
                assert (
                    Record.from_json(answer.content).verify().moves
                    < kept["viewers"]["0"]["version"]
                )
                continue
            assert hashlib.sha256(answer.content).hexdigest() == digest, f"{name}, {viewer}"


async def test_the_lobby_still_offers_its_seats(opened: Callable[[], Running]) -> None:
    running = opened()
    waiting = {kept["match"]: name for name, kept in MATCHES.items() if name.endswith("-lobby")}
    offered = (await running.get("/api/lobby")).json()
    assert {entry["match"] for entry in offered} == set(waiting)
    for entry in offered:
        answer = await running.post(f"/api/lobby/{entry['match']}")
        assert answer.status_code == 200
        tokens = MATCHES[waiting[entry["match"]]]["tokens"]
        tokens = [token or answer.json()["token"] for token in tokens]
        async with running.table_of({"match": entry["match"], "tokens": tokens}) as (first, second):
            await play(first, second, 3)


@every_age
async def test_running_matches_go_on_and_verify(opened: Callable[[], Running], age: str) -> None:
    """Three more actions, a restart, three more; the records hold, the old log is kept."""
    for _ in range(2):
        running = opened()
        for name, kept in KEPT[age]["matches"].items():
            told = kept["viewers"].get("0")
            if told is None or told["status"] == "over":
                continue
            tokens = [token for token in kept["tokens"] if token]
            async with running.client(kept["match"], tokens[0]) as first:
                await first.table()
                async with running.client(kept["match"], tokens[-1]) as second:
                    await second.table()
                    if first.last["status"] == "paused":
                        for client in (first, second):
                            await client.say({"offer": "resume"})
                        await first.until(status="playing")
                        await second.until(status="playing")
                    await play(first, second, 3)
                    assert len(first.log) >= told["log"], name
            for token in tokens:
                answer = await running.get(f"/api/matches/{kept['match']}/record", token)
                assert Record.from_json(answer.content).verify().moves > 0, name
        running.stop()


@pytest.mark.parametrize("age", [age for age, kept in KEPT.items() if "season" in kept])
async def test_a_season_is_the_same_and_goes_on(opened: Callable[[], Running], age: str) -> None:
    season = KEPT[age]["season"]
    place = f"/api/seasons/{season['season']}"
    running = opened()
    file = await running.get(f"{place}/export")
    assert hashlib.sha256(file.content).hexdigest() == season["file"]
    assert (await running.get(f"{place}/standings.csv")).text == season["standings"]
    entry = {"id": "kept-2", "command": {"do": "note", "text": "It goes on."}}
    answer = await running.post(f"{place}/entries", entry, season["token"])
    assert answer.status_code == 200, answer.text
    told = parse((await running.get(f"{place}/export")).text).record
    assert told is not None
    assert check(told).rows > 1


async def play(first: Client, second: Client, actions: int) -> None:
    """So many actions of whoever must act; a computer may be the other player."""
    rng = random.Random(4)
    for _ in range(actions):
        for client in (first, second):
            await client.ask({"ping": True})
        due = [client for client in (first, second) if client.is_due]
        if not due and first.last["status"] != "over":
            await first.until_table(lambda now: first.is_due or now["status"] == "over")
            due = [first]
        if first.last["status"] == "over":
            return
        client = rng.choice(due)
        await client.act(await client.any_action(rng))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_kept_records_verify_and_replay(path: Path) -> None:
    text = path.read_bytes()
    record = Record.from_json(text)
    assert record.to_json().encode() == text
    checked = record.verify()
    assert checked.moves == len(record.moves)
    if record.is_complete:
        assert checked.draws_checked > 0 or not record.keys
        assert record.replay().outcome == record.outcome
