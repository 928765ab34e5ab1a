"""What nobody expected ends nothing for good: the others, and the next time, have their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rosenkrieg.server.bots import NobodyThinks
from rosenkrieg.server.jobs import Worker
from rosenkrieg.server.seasons.keeper import Keeper
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store.board import Job
from rosenkrieg.server.thinking import Question
from tests.server.helpers import FakeClock, Running
from tests.server.test_seasons import club

CLOCK = {"kind": "days", "days": 1}


async def test_a_match_that_cannot_be_looked_at_does_not_stop_other_clocks(
    start: Callable[..., Running], in_memory: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory, now=clock, sweep_seconds=3600.0)
    matches = []
    for _ in range(2):
        async with running.table(clock=CLOCK) as (_, _, made):
            matches.append(made["match"])
    rooms = running.hall.rooms

    async def broken() -> None:
        raise RuntimeError("nobody expected this")

    monkeypatch.setattr(rooms[matches[0]].commands, "check_time", broken)
    clock.pass_seconds(3 * 86_400)
    await running.acall(running.hall.sweeper.sweep())
    assert rooms[matches[1]].keeper.table.status == "over"


async def test_a_season_is_read_on_after_something_unexpected(
    start: Callable[..., Running], in_memory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(in_memory)
    season = await club(running)
    await season.enter("organizer", "join", name="Südmark")
    whole = await running.acall(running.hall.seasons.known(season.id))
    stored = await running.acall(running.hall.house.storage.load_season(season.id))
    taken: list[Any] = []

    async def read_on() -> Keeper:
        behind = Keeper(running.hall.house, msgspec.structs.replace(stored, rows=stored.rows[:-1]))
        behind.begin(stored.rows[:-1])
        take = behind.book.take

        def fail_once(entry: Any) -> None:
            taken.append(entry)
            if len(taken) == 1:
                raise RuntimeError("nobody expected this")
            take(entry)

        monkeypatch.setattr(behind.book, "take", fail_once)
        monkeypatch.setattr("rosenkrieg.server.seasons.keeper.AGAIN_SECONDS", 0.0)
        behind.hear()
        assert behind._hearing is not None
        await behind._hearing
        return behind

    behind = await running.acall(read_on())
    assert taken
    assert behind.version == whole.version
    assert behind.book.ledger == whole.book.ledger


async def test_a_question_that_no_thinker_has_time_for_is_left_to_others() -> None:
    worker = Worker(Settings("postgresql://nowhere/none"))

    class Busy:
        async def ask(self, question: Any) -> Any:
            raise NobodyThinks("no thinker was free")

    worker._thinkers = Busy()  # type: ignore[assignment]
    question = Question("rosenkoenig", {}, "squire", msgspec.Raw(b"{}"), [], 1, None)
    text = msgspec.json.encode(question).decode()
    assert await worker._thought(Job("one", text)) is None
    assert '"error"' in str(await worker._thought(Job("two", "{}")))
