"""Long lists of legal actions are offered step by step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.server.showing import choices
from rosenkrieg.table.table import Table
from tests.server.games import GAME
from tests.server.helpers import GENEROUS, Client, Running
from tests.server.test_table import seated, setting

PROVING = GAME.info.key
FEW = msgspec.structs.replace(GENEROUS, choices=3)


@pytest.fixture
def short(in_memory: str, start: Callable[..., Running]) -> Running:
    """A server that lists three actions at the most."""
    return start(in_memory, limits=FEW, register=("tests.server.games",))


def table_of(game: str) -> Table:
    table = Table(setting(game))
    seated(table)
    return table


def walked(table: Table, seat: Any, most: int, begun: tuple[str, ...] = ()) -> list[str]:
    """All actions that can be found by asking step by step."""
    legal, branches = choices(table, seat, most, begun)
    assert not (legal and branches)
    assert len(legal) <= most
    found = [choice.action for choice in legal]
    for branch in branches:
        assert len(branch.path) == len(begun) + 1
        below = walked(table, seat, most, branch.path)
        assert len(below) == branch.count
        found += below
    return found


@pytest.mark.parametrize("most", [1, 3, 100])
@pytest.mark.parametrize("game", ["rosenkoenig", PROVING, "vetternkrieg", "richard3"])
def test_every_action_is_found_step_by_step_and_no_other(game: str, most: int) -> None:
    table = table_of(game)
    rng = random.Random(3)
    longest = 0
    for _ in range(25):
        if table.status == "over":
            break
        seat = rng.choice(table.due())
        match = table.begun()
        legal = [table.game.encode_action(action) for action in match.legal(seat)]
        assert Counter(walked(table, seat, most)) == Counter(legal)
        longest = max(longest, len(legal))
        table.act(seat, rng.choice(legal), None, 1000.0)
    assert longest > 1


def test_a_list_that_is_short_enough_is_told_whole() -> None:
    table = table_of("rosenkoenig")
    (seat,) = table.due()
    count = len(table.begun().legal(seat))
    assert count > 1
    assert len(choices(table, seat, count)[0]) == count
    assert choices(table, seat, count - 1)[0] == []


def test_who_need_not_act_is_told_nothing() -> None:
    table = table_of("rosenkoenig")
    (seat,) = table.due()
    other = SECOND if seat is FIRST else FIRST
    assert choices(table, other, 3) == choices(table, None, 3) == ([], [])


async def test_a_long_list_is_asked_for_and_played_from(short: Running) -> None:
    async with short.table() as (first, second, _):
        clients = {client.last["viewer"]: client for client in (first, second)}
        actor: Client = clients[first.last["actors"][0]]
        waiting: Client = clients[1 - first.last["actors"][0]]
        await actor.until_table(lambda now: bool(now["branches"]))
        assert actor.last["legal"] == []
        assert waiting.last["legal"] == waiting.last["branches"] == []
        branch = actor.last["branches"][0]
        answer = await actor.ask({"choices": branch["path"]})
        assert answer["type"] == "choices"
        assert answer["path"] == branch["path"]
        assert answer["version"] == actor.last["version"]
        assert len(answer["legal"]) == branch["count"]
        assert (await actor.ask({"choices": []}))["branches"] == actor.last["branches"]
        nothing = await actor.ask({"choices": ["card:nowhere"]})
        assert nothing["legal"] == nothing["branches"] == []
        version = actor.last["version"]
        await actor.say({"act": answer["legal"][0]["action"], "version": version})
        await actor.until_table(lambda now: now["version"] > version)
        assert await actor.refused({"choices": []}) == "not_your_turn"


@pytest.mark.parametrize("said", [{"choices": "card"}, {"choices": [1]}, {"choices": ["x"] * 17}])
async def test_what_is_no_path_is_refused(short: Running, said: Any) -> None:
    async with short.table() as (first, _, _):
        assert await first.refused(said) == "bad_message"
