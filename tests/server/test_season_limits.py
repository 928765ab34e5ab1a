"""What seasons and studies may take of the server's memory, processor and connections."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import websockets

from rosenkrieg.campaign import corrections
from rosenkrieg.server import settings
from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.seasons import keeper as keeping
from rosenkrieg.server.seasons import seasons as keepers
from rosenkrieg.server.thinking import Answer, Question
from tests.server.helpers import GENEROUS, PATIENCE, FakeClock, Running
from tests.server.test_seasons import Club, club
from tests.server.test_studies import finished


async def notes(season: Club, count: int) -> None:
    for number in range(count):
        await season.enter("organizer", "note", text=f"{number} " + 1000 * "x")


async def keeper_of(season: Club) -> Any:
    return await season.running.acall(season.running.hall.seasons.known(season.id))


async def test_requests_of_an_address_take_turns(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=msgspec.structs.replace(GENEROUS, requests_at_once=1))
    reader, writer = await asyncio.open_connection("127.0.0.1", running.place.getsockname()[1])
    head = b"POST /api/games/rampant/options HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{"
    writer.write(head)  # the rest of the body is still on its way
    await writer.drain()
    turns = running.hall.visitors.of("127.0.0.1").turns
    while not turns.locked():
        await asyncio.sleep(0.01)
    asking = asyncio.create_task(running.get("/api/games"))
    assert (await running.get("/healthz")).status_code == 200
    await asyncio.sleep(0.1)
    assert not asking.done()
    writer.write(b"}")
    assert (await asyncio.wait_for(asking, PATIENCE)).status_code == 200
    assert b"200" in await reader.readline()
    writer.close()


async def test_people_at_a_season_are_counted(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=msgspec.structs.replace(GENEROUS, sockets_per_room=1))
    season = await club(running)
    url = f"{running.url.replace('http', 'ws')}/ws/seasons/{season.id}"
    async with websockets.connect(url) as first, websockets.connect(url) as second:
        await first.send('{"watch": true}')
        assert json.loads(await first.recv())["type"] == "season"
        await second.send('{"watch": true}')
        with pytest.raises(websockets.ConnectionClosed):
            await second.recv()
        assert second.close_code == 1013


async def test_kept_answers_of_a_season_are_bounded(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory)
    season = await club(running)
    await notes(season, 12)
    monkeypatch.setattr(keeping, "MOST_KEPT", 30_000)
    keeper = await keeper_of(season)
    for version in range(1, keeper.version + 1):
        assert len((await season.get(f"/ledger?version={version}"))["entries"]) == version
    kept = sum(len(text) for _, text in keeper._kept.values())
    assert 0 < kept == keeper._kept_bytes <= 30_000
    assert keeper.weight >= kept + 12_000
    url = f"{running.url.replace('http', 'ws')}/ws/seasons/{season.id}"
    async with websockets.connect(url) as socket:
        await socket.send('{"watch": true}')
        await socket.recv()
        running.hall.seasons.let_go(0)
        assert keeper._kept_bytes == 0
        assert keeper in list(running.hall.seasons)


async def test_seasons_make_room_for_others_and_come_back(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory)
    monkeypatch.setattr(keepers, "MOMENT", 0.0)
    old = await club(running)
    await notes(old, 4)
    monkeypatch.setattr(keepers, "MOST_BYTES", (await keeper_of(old)).weight)
    url = f"{running.url.replace('http', 'ws')}/ws/seasons/{old.id}"
    async with websockets.connect(url) as socket:
        await socket.send('{"watch": true}')
        assert json.loads(await socket.recv())["version"] == 8
        new = await club(running)
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1013
    assert [each.season for each in running.hall.seasons] == [new.id]
    assert (await old.get())["version"] == 8
    monkeypatch.setattr(keepers, "MOST_BYTES", 0)
    monkeypatch.setattr(keepers, "MOMENT", 3600.0)
    answer = await running.post("/api/seasons", {"name": "one too many"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")


async def test_files_are_counted_and_given_up(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(
        in_memory, limits=msgspec.structs.replace(GENEROUS, bytes=settings.Rate(1e-6, 200_000))
    )
    season = await club(running)
    await notes(season, 3)
    file = (await running.get(f"/api/seasons/{season.id}/export")).text

    async def bring(text: str) -> tuple[int, str]:
        async with running.web() as web:
            answer = await web.post("/api/seasons/import", content=text)
        return answer.status_code, answer.json().get("error", {}).get("code", "")

    assert await bring(file) == (201, "")
    with monkeypatch.context() as patch:
        patch.setattr(keepers, "MOST_ROWS", 6)
        assert await bring(file) == (400, "bad_campaign")
    with monkeypatch.context() as patch:
        patch.setattr(settings, "RECORD_SECONDS", -1.0)
        assert (await bring(file))[1] == "too_slow"
    codes = [(await bring(file + 100_000 * " "))[0] for _ in range(3)]
    assert codes == [201, 201, 429]


async def test_a_long_ledger_is_computed_again_beside_the_loop(
    in_memory: str, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory)
    season = await club(running)
    await notes(season, 2)
    threads = []

    def preview(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return asked(*given)

    asked = corrections.preview
    monkeypatch.setattr(corrections, "preview", preview)
    monkeypatch.setattr(keeping, "QUICK_ROWS", 0)
    note = (await season.get("/ledger"))["entries"][-1]["id"]
    correction = {"kind": "remove", "entry": note}
    version = (await season.get())["version"]
    wish = {"id": "wish", "version": version, "correction": correction, "reason": "typo"}
    answer = await season.post("/corrections", season.realms[0], wish)
    assert answer.status_code == 202, answer.text
    assert threads
    assert running.thread not in threads


async def test_one_season_that_fails_keeps_no_other_from_its_time(
    start: Callable[..., Running], sqlite_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    running = start(sqlite_file, now=clock, sweep_seconds=3600)
    looked: list[str] = []
    both = [await club(running), await club(running)]

    async def overdue(now: float) -> list[str]:
        return [each.id for each in both]

    async def look(keeper: Any) -> None:
        looked.append(keeper.season)
        raise Refusal("season_full", "expected a season with fewer entries")

    monkeypatch.setattr(running.hall.house.storage, "overdue_seasons", overdue)
    monkeypatch.setattr(keeping.Keeper, "look_at_time", look)
    await running.acall(running.hall.seasons.look_at_time())
    assert looked == [each.id for each in both]


class Never(Thinkers):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.begun = 0

    async def ask(self, question: Question) -> Answer:
        self.begun += 1
        await asyncio.sleep(3600)
        return Answer()

    async def close(self) -> None:
        return None


async def test_studies_of_an_address_are_counted(
    in_memory: str, start: Callable[..., Running]
) -> None:
    thinkers = Never()
    few = msgspec.structs.replace(GENEROUS, studies_per_address=1)
    running = start(in_memory, limits=few, thinkers=thinkers)
    places = [f"/api/matches/{await finished(running, 'rosenkoenig', 2)}/study" for _ in range(2)]
    assert (await running.get(places[0])).status_code == 200
    answer = await running.get(places[1])
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_fast")
    assert (await running.get(places[0])).status_code == 200  # looking on costs nothing
    visitor = running.hall.visitors.of("127.0.0.1")
    assert visitor.studies == 1
    assert not visitor.is_idle(time.monotonic() + 3600)
    await running.acall(running.hall.studies.close())
    while visitor.studies:
        await asyncio.sleep(0.01)
