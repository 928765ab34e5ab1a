"""Studies over HTTP: never of a match still played, whole in the end, kept, and leaking nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from rosenkrieg.ai.analysis import Analysis, piece
from rosenkrieg.core.match import Match
from rosenkrieg.server.bots import NobodyThinks, Thinkers
from rosenkrieg.server.studying import played_of
from rosenkrieg.server.thinking import Answer, Question, think
from tests.server.helpers import Running, play_on


class Slowly(Thinkers):
    """Judges one stretch at a time, in the server's own process, and counts."""

    def __init__(self, most: int = 1_000) -> None:
        self.most = most
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Answer:
        if len(self.asked) >= self.most:
            raise NobodyThinks("enough")
        self.asked.append(question)
        brief = msgspec.structs.replace(question, seconds=1e-9)
        return await asyncio.to_thread(think, brief)

    async def close(self) -> None:
        return None


async def finished(running: Running, game: str, actions: int) -> Any:
    """A match that was given up after some actions."""
    async with running.table(game=game) as (first, second, made):
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=actions)
        early = await running.get(f"/api/matches/{made['match']}/study")
        assert (early.status_code, early.json()["error"]["code"]) == (403, "not_over")
        await first.say({"resign": True})
        await first.until(status="over")
    return made["match"]


async def whole(running: Running, match: str) -> Analysis:
    """The study when it is done."""
    path = f"/api/matches/{match}/study"
    while True:
        answer = await running.get(path)
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=Analysis)
        if found.shares is not None:
            return found
        await asyncio.sleep(0.02)


async def test_a_study_is_made_after_the_end_and_adds_up(
    start: Callable[..., Running], in_memory: str
) -> None:
    thinkers = Slowly()
    running = start(in_memory, thinkers=thinkers)
    match = await finished(running, "rosenkoenig", 6)
    found = await whole(running, match)
    assert found.done == found.all == len(found.judged) > 0
    shares = found.shares
    assert shares is not None
    assert shares.result == 0.0  # red gave up
    total = shares.start + sum(shares.decisions) + shares.luck
    assert abs(total - shares.result) < 1e-6
    assert len(thinkers.asked) == found.all
    again = await whole(running, match)
    assert (again, len(thinkers.asked)) == (found, found.all)  # it was kept


async def test_a_match_without_a_choice_is_done_at_once(
    start: Callable[..., Running], in_memory: str
) -> None:
    """Given up before anyone could choose: there is nothing to judge, and that is the end of it."""
    thinkers = Slowly()
    running = start(in_memory, thinkers=thinkers)
    match = await finished(running, "rosenkoenig", 0)
    found = await whole(running, match)
    assert (found.all, found.done, found.judged) == (0, 0, ())
    shares = found.shares
    assert shares is not None
    assert shares.start + sum(shares.decisions) + shares.luck == shares.result == 0.0
    assert found.given == (None, None)
    assert await whole(running, match) == found
    assert len(thinkers.asked) == 1


async def test_a_study_goes_on_after_a_restart(
    start: Callable[..., Running], sqlite_file: str
) -> None:
    thinkers = Slowly(most=2)
    running = start(sqlite_file, thinkers=thinkers)
    match = await finished(running, "rosenkoenig", 6)
    path = f"/api/matches/{match}/study"
    while (await running.get(path)).json()["done"] < 2:
        await asyncio.sleep(0.02)
    running.stop()
    second = Slowly()
    running = start(sqlite_file, thinkers=second)
    found = await whole(running, match)
    assert second.asked[0].study is not None
    assert second.asked[0].study.start == 2
    assert [question.study.start for question in second.asked if question.study] == [
        *range(2, found.all)
    ]


def test_judges_get_what_everybody_may_know() -> None:
    """Dice that were believed stay secret for ever, so no judge may see them."""
    match: Match[Any, Any, Any] = Match("vetternkrieg", seed=3)
    rng = Random(3)
    while match.actors:
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))
    told = played_of(match).moves
    believed = [number for number, (_, text) in enumerate(told) if text == "believe"]
    assert believed, "expected a seed with a claim that was believed"
    for number in believed:
        throws = [text for _, text in told[:number] if text.startswith("throw:")]
        assert throws[-1] == "throw:?"
    found = piece(played_of(match), 0, 1e-9)
    assert 0 < len(found.judged) < found.all


async def test_an_unknown_match_has_no_study(running: Running) -> None:
    answer = await running.get("/api/matches/nosuchmatch/study")
    assert answer.status_code == 404
