"""The last turn once more: step by step, as the viewer saw it, and nothing that was undone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, VIEWERS, Seat, Viewer
from rosenkrieg.server import messages as m
from rosenkrieg.server import retelling
from rosenkrieg.server.retelling import retell
from rosenkrieg.server.settings import Limits, Rate
from rosenkrieg.server.showing import ViewerLog
from rosenkrieg.table.table import Table
from tests.server import games
from tests.server.helpers import GENEROUS, Running
from tests.server.test_orders import STAYING, act, begun, posted
from tests.server.test_table import seated, setting

PROVING = games.GAME.info.key


def told(table: Table, viewer: Viewer, since: int | None = None) -> list[m.TurnPosition]:
    return retell(table, viewer, lines(table, viewer), since)


def lines(table: Table, viewer: Viewer) -> list[m.Line]:
    log = ViewerLog()
    log.extend(table, viewer)
    return log.lines


def view(table: Table, number: int, viewer: Viewer) -> msgspec.Raw:
    assert table.match is not None
    return msgspec.Raw(m.encode(table.game.view(table.match.states[number], viewer)))


def playing(game: str = "rosenkoenig") -> Table:
    table = Table(setting(game))
    seated(table)
    return table


def first_legal(table: Table) -> tuple[Seat, str]:
    assert table.match is not None
    seat = table.due()[0]
    return seat, table.game.encode_action(table.match.legal(seat)[0])


def test_a_step_for_each_move_that_is_told() -> None:
    table = playing()
    assert table.match is not None
    me = table.due()[0]
    table.act(*first_legal(table), None, 1001.0)
    while table.due() != (me,):
        table.act(*first_legal(table), None, 1001.0)
    log = lines(table, me)
    steps = told(table, me)
    mine = max(n for n, move in enumerate(table.match.moves) if move.actor == me)
    assert steps[0] == m.TurnPosition(
        sum(line.move <= mine for line in log), view(table, mine + 1, me)
    )
    assert steps[-1] == m.TurnPosition(len(log), view(table, len(table.match.moves), me))
    moves = [line.move for line in log if line.move > mine]
    assert [step.log for step in steps[1:]] == [
        sum(line.move <= move for line in log) for move in dict.fromkeys(moves)
    ]


def test_the_opponents_turn_is_still_told_while_one_plays_on() -> None:
    """Whoever opens the page in the middle of their own turn has not lost the turn before."""
    table = Table(setting("richard3"))
    seated(table)
    rng = random.Random(2)
    match = table.match
    assert match is not None
    while True:
        seat = table.due()[0]
        table.act(seat, table.game.encode_action(rng.choice(match.legal(seat))), None, 1001.0)
        played = [move.actor for move in match.moves if move.actor != CHANCE]
        if len(table.due()) == 1 and played[-3:] == [seat, seat, seat] and seat in table.due():
            break
    theirs = max(n for n, move in enumerate(match.moves) if move.actor not in (seat, CHANCE))
    first = retelling.first_move(table, seat)
    assert first <= theirs
    assert first == 0 or match.moves[first - 1].actor == seat or first <= played.index(1 - seat)


def test_what_orders_did_in_one_command_is_told_step_by_step_and_marked_for_their_owner() -> None:
    table = posted(begun())
    table.order(SECOND, STAYING, 1001.0)
    act(table, FIRST)
    match = table.match
    assert match is not None
    obeyed = [n for n, serial in enumerate(match.serials) if serial in table.obeyed]
    assert len(obeyed) > 1
    marked = [line.move for line in lines(table, SECOND) if line.obeyed]
    assert set(marked) <= set(obeyed)
    assert marked
    assert len(marked) == len(set(marked)), "one line for each decision"
    for viewer in (FIRST, None):
        assert not any(line.obeyed for line in lines(table, viewer))
    # the owner is told all of it, since what the orders did was not the owner's decision
    assert retelling.first_move(table, SECOND) <= obeyed[0]
    log = lines(table, SECOND)
    expected = dict.fromkeys(
        line.move for line in log if line.move >= retelling.first_move(table, SECOND)
    )
    assert len(told(table, SECOND)) >= len(expected)


def test_what_chance_made_of_orders_is_marked_once_for_each_decision() -> None:
    """Of a shot by orders only the dice are told: they carry the mark, the hit does not."""
    orders = {order.name: order.values[1] for order in registry.game("richard3").info.orders}
    table = Table(setting("richard3"))
    seated(table)
    for seat in SEATS:
        table.order(seat, orders, 1001.0)
    rng = random.Random(2)
    match = table.match
    assert match is not None
    while not any(line.message.key == "weakened" for line in lines(table, FIRST)):
        seat = table.due()[0]
        table.act(seat, table.game.encode_action(rng.choice(match.legal(seat))), None, 1001.0)
    shots = {}
    for viewer in VIEWERS:
        log = lines(table, viewer)
        shots[viewer] = [line.obeyed for line in log if line.message.key == "fired"]
        assert not any(line.obeyed for line in log if line.message.key == "weakened")
    assert any(shots[FIRST])
    assert any(shots[SECOND])
    assert not any(shots[None])
    assert not any(both for both in zip(shots[FIRST], shots[SECOND], strict=True) if all(both))


def test_from_where_the_log_had_so_many_lines() -> None:
    table = playing()
    for _ in range(6):
        table.act(*first_legal(table), None, 1001.0)
    for viewer in VIEWERS:
        log = lines(table, viewer)
        for since in range(len(log) + 3):
            steps = told(table, viewer, since)
            assert steps[0].log == min(since, len(log))
            assert steps[-1].log == len(log)
            assert [step.log for step in steps] == sorted({step.log for step in steps})


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_that_was_undone(viewer: Viewer) -> None:
    table = playing("medieval_battle")
    rng = random.Random(1)
    undone = 0
    for _ in range(120):
        if table.status == "over":
            break
        assert table.match is not None
        seat = table.due()[0]
        before = (told(table, viewer), told(table, viewer, 0))
        text = table.game.encode_action(rng.choice(table.match.legal(seat)))
        table.act(seat, text, None, 1001.0)
        if table.why_no_take_back(seat) is None:
            table.take_back(seat, 1001.0)
            assert (told(table, viewer), told(table, viewer, 0)) == before
            undone += 1
            text = table.game.encode_action(rng.choice(table.match.legal(seat)))
            table.act(seat, text, None, 1001.0)
    assert undone > 10


def test_a_long_turn_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    while table.status != "over":
        table.act(*first_legal(table), None, 1001.0)
    log = lines(table, FIRST)
    steps = told(table, FIRST, 0)
    assert len(steps) == retelling.MOST_STEPS + 1 < len(log)
    assert steps[-1].log == len(log)
    monkeypatch.setattr(retelling, "MOST_BYTES", 5 * len(steps[-1].view))
    assert 3 < len(told(table, FIRST, 0)) < 8
    monkeypatch.setattr(retelling, "MOST_BYTES", 1)
    assert told(table, FIRST, 0) == steps[-1:]


def test_before_the_first_move_there_is_one_position() -> None:
    table = playing()
    assert table.match is not None
    for viewer in VIEWERS:
        assert [step.log for step in told(table, viewer)] == [len(lines(table, viewer))]


# over the socket


async def test_seats_and_spectators_ask_for_it(running: Running) -> None:
    async with running.table() as (first, second, made):
        due = {0: first, 1: second}[first.last["actors"][0]]
        rest = second if due is first else first
        version = rest.last["version"]
        await due.act(due.last["legal"][0]["action"])
        await rest.until_table(lambda now: now["version"] > version)
        async with running.client(made["match"]) as watcher:
            await watcher.table()
            for client in (due, rest, watcher):
                answer = await client.ask({"turn": True})
                assert answer["type"] == "turn"
                assert answer["version"] == client.last["version"]
                last = answer["positions"][-1]
                assert last["view"] == client.last["view"]
                assert last["log"] == len(client.log)
            again = await rest.ask({"turn": True, "since": 0})
            assert again["positions"][0]["log"] == 0
            assert await rest.refused({"turn": True, "since": -1}) == "bad_message"
            assert await rest.refused({"turn": 1}) == "bad_message"


async def test_there_is_none_before_the_match_has_begun(running: Running) -> None:
    made = await running.create()
    async with running.client(made["match"], made["tokens"][0]) as first:
        await first.table()
        assert await first.refused({"turn": True}) == "not_begun"


async def test_after_an_undo_the_turn_is_another(running: Running) -> None:
    async with running.table() as (first, second, _):
        due = {0: first, 1: second}[first.last["actors"][0]]
        before = await due.ask({"turn": True})
        await due.act(due.last["legal"][0]["action"])
        played = await due.ask({"turn": True, "since": 0})
        seat = due.last["viewer"]
        await due.say({"take_back": True})
        await due.until_table(lambda now: now["actors"] == [seat])
        after = await due.ask({"turn": True, "since": 0})
        assert len(after["positions"]) < len(played["positions"])
        again = await due.ask({"turn": True})
        assert again["positions"] == before["positions"]


async def test_who_asks_too_often_is_refused(start: Any, in_memory: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, bytes=Rate(1, 2_000))
    running = start(in_memory, limits=limits)
    async with running.table() as (first, _, _):
        answers = [await first.ask({"turn": True}) for _ in range(6)]
    assert answers[0]["type"] == "turn"
    assert answers[-1]["code"] == "too_fast"


def test_limits_bound_what_turns_send() -> None:
    """A turn fits into what a reader may leave unread."""
    assert Limits().unread_bytes >= 2 * retelling.MOST_BYTES


async def test_a_replay_marks_no_orders(running: Running) -> None:
    async with running.table(game=PROVING) as (first, second, made):
        while first.last["prompt"]["key"] == "prompt-post":
            await first.act(first.last["legal"][0]["action"])
            await second.until_table(lambda now: bool(now["legal"]))
            await second.act(second.last["legal"][0]["action"])
            await first.until_table(lambda now: bool(now["legal"]))
        await second.say({"orders": STAYING})
        await second.until_table(lambda now: now["orders"]["march"] == "never")
        await first.act(first.last["legal"][0]["action"])
        await second.ask({"ping": True})
        assert any(line.get("obeyed") for line in second.log)
        assert not any("obeyed" in line for line in first.log)
        path = f"/api/matches/{made['match']}/replay"
        for token in made["tokens"]:
            assert "obeyed" not in (await running.get(path, token)).text
