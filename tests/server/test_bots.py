"""Computer players think elsewhere; what happens there does not hurt the table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from rosenkrieg import Match, player_names
from rosenkrieg.core.contract import CHANCE, FIRST
from rosenkrieg.server import bots
from rosenkrieg.server.bots import NobodyThinks, ProcessThinkers, Thinkers, ThinkingFailed
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.room.computers import fallback
from rosenkrieg.server.thinking import Answer, Question, answer, think
from rosenkrieg.table.steps import Moved
from tests.server.helpers import PATIENCE, FakeClock, Running, play_on


def question(bot: str = "greedy", seed: int = 1) -> Question:
    match: Match[Any, Any, Any] = Match("rosenkoenig", seed=4)
    game = match.game
    return Question(
        "rosenkoenig",
        match.options,
        bot,
        msgspec.Raw(msgspec.json.encode(match.view(FIRST))),
        [game.encode_action(action) for action in match.legal(FIRST)],
        seed,
    )


def test_the_same_question_has_the_same_answer() -> None:
    for bot in player_names("rosenkoenig")[:3]:
        asked = question(bot)
        assert think(asked) == think(asked)
        assert think(asked).action in asked.legal


def test_a_fault_of_a_player_is_an_answer() -> None:
    assert b"UnknownPlayer" in answer(msgspec.json.encode(question("hal")))
    assert b'"error":"' in answer(b"nonsense\n")


async def test_a_thinker_that_dies_is_replaced() -> None:
    thinkers = ProcessThinkers(1, 60, (), Metrics())
    asked = question()
    first = await thinkers.ask(asked)
    (process,) = thinkers._processes
    os.kill(process.pid, signal.SIGKILL)
    assert await thinkers.ask(asked) == first
    assert process not in thinkers._processes
    await thinkers.close()
    assert thinkers._processes == set()


async def test_thinkers_that_hang_are_ended() -> None:
    thinkers = ProcessThinkers(1, 0.05, (), Metrics())
    start = thinkers._start
    started = []

    async def start_stopped() -> Any:
        process = await start()
        os.kill(process.pid, signal.SIGSTOP)
        started.append(process)
        return process

    thinkers._start = start_stopped  # type: ignore[method-assign]
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(question())
    assert len(started) == 3
    assert all(process.returncode is not None for process in started)
    await thinkers.close()


async def test_a_player_that_fails_is_said_to_have_failed() -> None:
    thinkers = ProcessThinkers(1, 60, (), Metrics())
    with pytest.raises(ThinkingFailed, match="UnknownPlayer"):
        await thinkers.ask(question("hal"))
    assert await thinkers.ask(question())
    await thinkers.close()


class Broken(Thinkers):
    """Never has an answer, or a wrong one."""

    def __init__(self, answers: str | None) -> None:
        self._answers = answers

    async def ask(self, question: Question) -> Answer:
        if self._answers is None:
            raise ThinkingFailed("no idea")
        return Answer(self._answers)

    async def close(self) -> None: ...


@pytest.mark.parametrize("said", [None, "nonsense"])
async def test_nobody_waits_for_ever_for_a_player_that_fails(
    in_memory: str, start: Callable[..., Running], said: str | None
) -> None:
    running = start(in_memory, thinkers=Broken(said))
    made = await running.create(seats=["human", "bot:greedy"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until(status="playing")
        await play_on(client, choose=lambda legal: legal[0]["action"], until=5)
        if said is None:
            await client.until_table(lambda now: bool(now["legal"]))
            assert await client.refused({"hint": True}) == "no_hint"


async def test_the_table_answers_while_a_computer_thinks(
    in_memory: str, start: Callable[..., Running]
) -> None:
    class Slow(Thinkers):
        def __init__(self) -> None:
            self.go_on: asyncio.Event | None = None

        async def ask(self, question: Question) -> Answer:
            self.go_on = asyncio.Event()
            await self.go_on.wait()
            return Answer(question.legal[0])

        async def close(self) -> None: ...

    slow = Slow()
    running = start(in_memory, thinkers=slow)
    made = await running.create(seats=["human", "bot:greedy"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        await client.act()
        assert (await client.ask({"ping": True}))["type"] == "pong"
        assert (await client.ask({"why": ["stock"]}))["type"] == "why"
        # taken back while it thinks: its answer is for a position that is no more
        version = client.last["version"]
        await client.say({"take_back": True})
        await client.until_table(lambda now: now["version"] > version)
        running.loop.call_soon_threadsafe(lambda: slow.go_on.set())
        await client.act(client.last["legal"][1]["action"])
        assert client.last["actors"] == [1]
        await client.say({"resign": True})
        await client.until(status="over")


async def test_people_wait_for_one_match_of_computers_at_the_most(
    in_memory: str, start: Callable[..., Running]
) -> None:
    """Anyone can look on at sixty of them; the thinkers are there for those who play."""

    class Counting(Thinkers):
        def __init__(self) -> None:
            self.shows = self.most = 0
            self.asked: list[str | None] = []

        async def ask(self, question: Question) -> Answer:
            self.asked.append(question.bot)
            if question.bot == "random":  # a person plays against it
                return Answer(question.legal[0])
            self.shows += 1
            self.most = max(self.most, self.shows)
            await asyncio.sleep(0.01)
            self.shows -= 1
            return Answer(question.legal[0])

        async def close(self) -> None: ...

    counting = Counting()
    running = start(in_memory, thinkers=counting)
    async with AsyncExitStack() as stack:
        for _ in range(4):
            show = await running.create(seats=["bot:greedy", "bot:greedy"])
            client = await stack.enter_async_context(running.client(show["match"]))
            await client.table()
        made = await running.create(seats=["human", "bot:random"])
        async with running.client(made["match"], made["tokens"][0]) as person:
            await person.until(status="playing")
            await play_on(person, choose=lambda legal: legal[0]["action"], until=5)
    assert counting.most == 1
    assert {"random", "greedy"} <= set(counting.asked)


class Silent(Thinkers):
    """Thinks, and thinks."""

    async def ask(self, question: Question) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError("it never ends")

    async def close(self) -> None: ...


async def test_a_computer_whose_server_went_away_moves_though_nobody_looks(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, thinkers=Silent(), now=clock)
    made = await running.create(seats=["human", "bot:random"])
    match = made["match"]
    async with running.client(match, made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        await client.act()
    running.stop()
    running = start(database, thinkers=Broken(None), now=clock, sweep_seconds=3600)
    before = len((await running.acall(running.hall.house.storage.load(match))).steps)
    await running.acall(running.hall.sweeper.sweep())
    assert len(running.hall.rooms) == 0  # it may still be thinking elsewhere
    clock.pass_seconds(36_001)
    await running.acall(running.hall.sweeper.sweep())
    async with asyncio.timeout(PATIENCE):
        while len((await running.acall(running.hall.house.storage.load(match))).steps) == before:
            await asyncio.sleep(0.05)
    last = (await running.acall(running.hall.house.storage.load(match))).steps[-1]
    assert isinstance(last.event, Moved)
    assert last.event.actor in (1, CHANCE)
    assert await running.acall(running.hall.house.storage.overdue(clock() + 86_400)) == []


def test_a_bot_reads_a_view_of_an_edition_that_was_brought_along() -> None:
    """A process of its own has loaded nothing yet."""
    text = files("rosenkrieg.games.vetternkrieg").joinpath("data/standard.toml").read_text("utf-8")
    match = Match("vetternkrieg", {"edition": text + "\n"}, seed=1)
    asked = Question(
        "vetternkrieg",
        match.options,
        "greedy",
        msgspec.Raw(msgspec.json.encode(match.view(FIRST))),
        [match.game.encode_action(action) for action in match.legal(FIRST)],
        1,
    )
    line = msgspec.json.encode(asked) + b"\n"
    done = subprocess.run(
        [sys.executable, "-m", "rosenkrieg.server.thinking"],
        input=line,
        capture_output=True,
        check=True,
    )
    answered = msgspec.json.decode(done.stdout.splitlines()[-1], type=Answer)
    assert answered.error == ""
    assert answered.action in asked.legal


class Deliberate(Thinkers):
    """Takes its time; gives battlefields away, so that one is left to lay."""

    SECONDS = 0.8

    def __init__(self) -> None:
        self.asked: set[str] = set()

    async def ask(self, question: Question) -> Answer:
        self.asked = {text.partition(":")[0] for text in question.legal}
        await asyncio.sleep(self.SECONDS)
        fields = [text for text in question.legal if not text.startswith("give:E")]
        return Answer((fields if len(fields) == 2 else question.legal)[-1])

    async def close(self) -> None: ...


async def test_a_secret_choice_of_one_takes_as_long_as_any_other(
    in_memory: str, start: Callable[..., Running]
) -> None:
    """An answer at once would tell that the computer holds a single battlefield."""
    thinkers = Deliberate()
    running = start(in_memory, thinkers=thinkers)
    for _ in range(40):
        made = await running.create(game="vetternkrieg", seats=["human", "bot:squire"])
        async with running.client(made["match"], made["tokens"][0]) as client:
            await client.until_table(lambda now: now["view"] and now["view"]["phase"] == "swap")
            await client.act(client.last["legal"][-1]["action"])  # an event, if there is one
            await client.until_table(lambda now: now["view"]["phase"] == "lay")
            began = time.monotonic()
            await client.until_table(lambda now: now["view"]["committed"][1])
            assert time.monotonic() - began > Deliberate.SECONDS / 2
            if "lay" not in thinkers.asked:
                return
    raise AssertionError("expected a hand with a single battlefield")


async def test_who_waits_too_long_for_a_thinker_hears_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "QUEUE_SECONDS", 0.05)
    thinkers = ProcessThinkers(1, 60.0, (), Metrics())
    busy = await thinkers._free.get()
    with pytest.raises(NobodyThinks, match="no thinker was free"):
        await thinkers.ask(question())
    thinkers._free.put_nowait(busy)
    assert (await thinkers.ask(question())).action
    await thinkers.close()


def test_a_player_that_nobody_had_time_for_still_plays_itself() -> None:
    asked = question("greedy")
    assert fallback(asked, trusted=True) == ("greedy", think(asked).action)
    level, text = fallback(asked, trusted=False)  # something is wrong with it
    assert level != "greedy"
    assert text in asked.legal
