"""Notices wait in the outbox until somebody has told them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing

from rosenkrieg.server.outbox import Outbox
from rosenkrieg.server.store.storage import Notice
from tests.server.helpers import PATIENCE, Running


async def met(running: Running, count: int) -> list[Notice]:
    """So many notices, as a notifier gets them that fails over the last one."""

    async def take() -> list[Notice]:
        found: list[Notice] = []
        async with aclosing(Outbox(running.hall.house.storage).notices(0.01)) as notices:
            async for notice in notices:
                found.append(notice)
                if len(found) == count:
                    break
        return found

    async with asyncio.timeout(PATIENCE):
        found: list[Notice] = await running.acall(take())
    return found


async def waiting(running: Running) -> list[Notice]:
    found: list[Notice] = await running.acall(running.hall.house.storage.notices())
    return found


async def test_who_is_away_is_told_and_told_once(
    database: str, start: Callable[..., Running]
) -> None:
    running = start(database)
    made = await running.create()
    async with running.client(made["match"], made["tokens"][1]):
        pass  # the second seat was there, and has gone
    async with running.client(made["match"], made["tokens"][0]) as first:
        await first.until_table(lambda now: bool(now["legal"]))
        assert await waiting(running) == []  # whoever is there needs no notice
        await first.until_table(lambda now: not now["seats"][1]["present"])
        await first.act()
        await first.say({"offer": "draw"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.say({"resign": True})
        await first.until(status="over")
    kept = await waiting(running)
    assert [(notice.kind, notice.seat) for notice in kept] == [
        ("turn", 1),
        ("offer", 1),
        ("over", 1),
    ]
    assert {notice.match for notice in kept} == {made["match"]}
    assert [notice.number for notice in kept] == sorted(notice.number for notice in kept)
    assert await met(running, 2) == kept[:2]
    assert await waiting(running) == kept[1:]
    running.stop()
    running = start(database)
    assert await waiting(running) == kept[1:]


async def test_a_notifier_waits_for_more(database: str, start: Callable[..., Running]) -> None:
    running = start(database)
    telling = asyncio.create_task(met(running, 1))
    made = await running.create(seats=["human", "bot:random"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        assert not telling.done()
        await client.say({"resign": True})
        await client.until(status="over")
    other = await running.create(seats=["human", "human"])
    async with running.client(other["match"], other["tokens"][0]) as first:
        await first.table()
    while (await running.get(f"/api/matches/{other['match']}")).json()["seats"][0]["present"]:
        await asyncio.sleep(0.01)
    async with running.client(other["match"], other["tokens"][1]) as second:
        await second.until(status="playing")
    (notice,) = await telling
    assert (notice.match, notice.seat, notice.kind) == (other["match"], 0, "turn")
