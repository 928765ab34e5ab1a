"""Standing orders at a table: followed at once, durable, and nobody else's business."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, Seat
from rosenkrieg.core.errors import BadOrders, MatchOver, NoTakeBack
from rosenkrieg.server import messages as m
from rosenkrieg.server.showing import Presence, ViewerLog, table_message
from rosenkrieg.table import rows
from rosenkrieg.table.clocks import DAY, Days, Live, Rule
from rosenkrieg.table.steps import Obeyed, Ordered, Step
from rosenkrieg.table.table import Table
from tests.server import games
from tests.server.helpers import Process, Running
from tests.server.test_table import again, fingerprint, seated, setting

PROVING = games.GAME.info.key
ASKING = {"card": "ask", "march": "ask", "answer": "ask"}
STAYING = {"card": "lowest", "march": "never"}


def begun(clock: Rule | None = None, players: tuple[str, str] = ("human", "human")) -> Table:
    table = Table(setting(PROVING, clock, players))
    table.begin(1000.0)
    seated(table)
    return table


def act(table: Table, seat: Seat, at: float = 1001.0, word: str = "") -> list[Step]:
    """The seat plays the first of its actions that has this in its text."""
    assert table.match is not None
    texts = [table.game.encode_action(action) for action in table.match.legal(seat)]
    return table.act(seat, next(text for text in texts if word in text), None, at)


def posted(table: Table) -> Table:
    """Both have posted their blocks: now cards are chosen."""
    while table.due() == SEATS and table.game.prompt(table.match.view(FIRST)).key == "prompt-post":
        for seat in SEATS:
            if seat in table.due():
                act(table, seat)
    while table.game.prompt(table.match.view(table.due()[0])).key == "prompt-post":
        act(table, table.due()[0])
    return table


def marching(table: Table) -> Seat:
    """Goes on until a seat may march with more than one point; that seat."""
    for _ in range(200):
        assert table.match is not None
        seat = table.due()[0]
        state = table.match.state
        points = getattr(state.phase, "points", 0)
        marches = [t for t in texts_of(table, seat) if ">" in t]
        if len(table.due()) == 1 and isinstance(points, int) and points > 1 and marches:
            return seat
        act(table, seat, word="-" if "-" in texts_of(table, seat) else "")
    raise AssertionError("nobody ever marches")


def texts_of(table: Table, seat: Seat) -> list[str]:
    assert table.match is not None
    return [table.game.encode_action(action) for action in table.match.legal(seat)]


def kinds(steps: list[Step]) -> list[tuple[str, int | None]]:
    written = [rows.write(step) for step in steps]
    return [(row.kind, row.actor) for row in written if row.actor != CHANCE]


# the table


def test_orders_are_checked_and_merged() -> None:
    table = begun()
    assert kinds(table.order(FIRST, {"card": "lowest"}, 1001.0)) == [("orders", FIRST)]
    table.order(FIRST, {"answer": "doubt"}, 1001.0)
    assert table.orders == [ASKING | {"card": "lowest", "answer": "doubt"}, ASKING]
    assert table.order(FIRST, {"answer": "doubt"}, 1001.0) == []
    for wrong in ({"flee": "now"}, {"card": "highest"}, {"card": 1}, {"card": True}):
        with pytest.raises(BadOrders):
            table.order(FIRST, wrong, 1001.0)
    assert table.orders[FIRST]["answer"] == "doubt"


def test_orders_given_while_one_is_due_are_followed_at_once() -> None:
    table = posted(begun())
    assert table.due() == SEATS
    steps = table.order(SECOND, STAYING, 1001.0)
    assert kinds(steps)[:2] == [("orders", SECOND), ("obeyed", SECOND)]
    assert SECOND not in table.due()


def test_what_orders_decide_is_played_in_the_steps_of_the_move() -> None:
    table = posted(begun())
    table.order(FIRST, STAYING, 1001.0)
    table.order(SECOND, STAYING, 1001.0)
    assert table.status == "over", "two sides that stay where they are need nobody"

    table = posted(begun())
    table.order(SECOND, STAYING, 1001.0)
    steps = act(table, FIRST)  # the card of red: now both turns of white go by
    assert ("move", FIRST) in kinds(steps)
    assert table.due() == (FIRST,)
    while ("obeyed", SECOND) not in kinds(steps):
        steps = act(table, FIRST, word="-" if "-" in texts_of(table, FIRST) else "")
    first = kinds(steps)[0]
    assert first == ("move", FIRST)
    assert all(kind in ("move", "obeyed") for kind, _ in kinds(steps))


def test_a_computer_has_no_orders() -> None:
    table = posted(begun(players=("human", "bot:random")))
    table.orders[SECOND] = {**ASKING, **STAYING}
    act(table, FIRST)
    assert table.due() == (SECOND,)


def test_orders_of_a_waiting_or_paused_table_are_followed_when_it_goes_on() -> None:
    table = Table(setting(PROVING))
    table.order(FIRST, STAYING, 1000.0)
    seated(table)
    posted(table)
    assert table.due() == (SECOND,), "red has chosen by its orders"

    table = posted(begun())
    table.offer(FIRST, "pause", 1001.0)
    table.accept(SECOND, "pause", 1001.0)
    assert kinds(table.order(SECOND, STAYING, 1001.0)) == [("orders", SECOND)]
    table.offer(FIRST, "resume", 1001.0)
    steps = table.accept(SECOND, "resume", 1001.0)
    assert kinds(steps) == [("resume", FIRST), ("obeyed", SECOND)]


def test_orders_decline_no_offer() -> None:
    table = posted(begun())
    table.offer(FIRST, "draw", 1001.0)
    table.order(SECOND, STAYING, 1001.0)
    assert table.offers == {"draw": FIRST}


def test_nobody_gives_orders_after_the_end() -> None:
    table = begun()
    table.resign(FIRST, 1001.0)
    with pytest.raises(MatchOver):
        table.order(SECOND, STAYING, 1001.0)


def test_orders_that_a_game_no_longer_knows_are_forgotten() -> None:
    table = begun()
    step = table.order(FIRST, {"card": "lowest"}, 1001.0)[0]
    old = Step(step.number, Ordered(FIRST, {"card": "highest", "flee": "now"}), 1001.0)
    read = Table(table.setting)
    read.count = step.number - 1
    read.fold(old)
    assert read.orders[FIRST] == ASKING


# taking back


def test_taking_back_takes_back_what_the_own_orders_did_after_it() -> None:
    table = posted(begun())
    seat = marching(table)
    assert table.match is not None
    before, versions = table.match.state, table.match.version(seat)
    march = next(
        text for text in texts_of(table, seat) if ">" in text and is_quiet(table, seat, text)
    )
    steps = table.act(seat, march, None, 1001.0)
    steps = table.order(seat, {"march": "never"}, 1001.0)
    assert ("obeyed", seat) in kinds(steps)
    assert table.why_no_take_back(seat) is None
    assert kinds(table.take_back(seat, 1001.0)) == [("take_back", seat)]
    assert table.match.state == before
    assert table.due() == (seat,), "and the orders leave it to the person"
    assert table.match.version(seat) > versions


def is_quiet(table: Table, seat: Seat, text: str) -> bool:
    """Whether the action shows nothing and the seat still has its turn after it."""
    assert table.match is not None
    game, state = table.game, table.match.state
    action = game.decode_action(text, seat)
    after = game.apply(state, seat, action)
    return game.actors(after) == (seat,) and not game.reveals(state, seat, action, after)


def test_the_log_is_right_after_a_secret_step_was_taken_back() -> None:
    """What the other seat did in secret meanwhile stays, with its line."""
    table = begun()
    act(table, FIRST)
    act(table, SECOND)
    kept = ViewerLog()
    kept.extend(table, FIRST)
    table.take_back(FIRST, 1001.0)
    fresh = ViewerLog()
    for log in (kept, fresh):
        log.extend(table, FIRST)
    assert kept.lines == fresh.lines
    assert [line.actor for line in fresh.lines] == [SECOND]


def test_what_orders_did_alone_is_not_taken_back() -> None:
    table = posted(begun())
    table.order(SECOND, STAYING, 1001.0)
    act(table, FIRST)
    with pytest.raises(NoTakeBack):
        table.take_back(SECOND, 1001.0)


def test_against_a_computer_one_goes_back_to_the_own_decision() -> None:
    table = posted(begun(players=("human", "bot:random")))
    seat = FIRST
    act(table, seat)
    decided = len(table.match.moves) - 1
    act(table, SECOND)
    table.order(seat, {"march": "never"}, 1001.0)
    table.take_back(seat, 1001.0)
    assert table.match is not None
    assert len(table.match.moves) <= decided
    assert seat in table.due()


# the clock


@pytest.mark.parametrize("clock", [Live(600, 5), Days(2, 3)], ids=["live", "days"])
def test_orders_take_no_time(clock: Rule) -> None:
    table = posted(begun(clock))
    table.order(SECOND, STAYING, 1001.0)
    before = table.time_left(1001.0)
    act(table, FIRST, 1101.0)
    left = table.time_left(1101.0)
    assert before is not None
    assert left is not None
    assert left[SECOND] >= before[SECOND] - (2 * DAY if isinstance(clock, Days) else 0)
    if isinstance(clock, Days):
        assert left[FIRST] == 5 * DAY, "a new turn gives its days anew"
        assert left[SECOND] == 3 * DAY
    assert table.deadline(1101.0) == round(1101.0 + left[FIRST], 3)


# read back


@pytest.mark.parametrize("clock", [None, Live(600, 5), Days(2, 3)], ids=["none", "live", "days"])
@pytest.mark.parametrize("players", [("human", "human"), ("human", "bot:random")])
def test_folding_the_steps_leads_to_the_same_table(
    players: tuple[str, str], clock: Rule | None
) -> None:
    rng = random.Random(3)
    obeyed = 0
    for _ in range(4):
        table = Table(setting(PROVING, clock, players))
        steps = table.begin(1000.0) + seated(table)
        at = 1000.0
        while table.status != "over":
            at += rng.choice([0.0, 2.0])
            steps += some_command(table, rng, at)
            read = again(table, steps)
            assert fingerprint(read, at + 1) == fingerprint(table, at + 1)
            assert read.obeyed == table.obeyed
        obeyed += sum(isinstance(step.event, Obeyed) for step in steps)
    assert obeyed > 10


def some_command(table: Table, rng: random.Random, at: float) -> list[Step]:
    what = rng.random()
    if what < 0.15:
        seat = rng.choice([seat for seat in SEATS if table.is_human(seat)])
        order = rng.choice(table.game.info.orders)
        return table.order(seat, {order.name: rng.choice(order.values)}, at)
    if what < 0.3:
        seat = rng.choice(SEATS)
        if table.is_human(seat) and table.why_no_take_back(seat) is None:
            return table.take_back(seat, at)
        return []
    seat = rng.choice(table.due())
    return table.act(seat, rng.choice(texts_of(table, seat)), None, at)


# who knows them


def told(table: Table, viewer: Seat | None) -> bytes:
    """All that the viewer is told, to the byte."""
    log = ViewerLog()
    log.extend(table, viewer)
    presence = Presence((True, True), 0)
    return m.encode(table_message(table, log, viewer, 0, presence, 2000.0))


def test_only_the_own_orders_are_told() -> None:
    """Orders and the same moves by hand look the same to everybody else."""
    by_orders, by_hand = posted(begun()), posted(begun())
    by_orders.order(SECOND, {"card": "lowest", "answer": "doubt"}, 1001.0)
    lowest = min(texts_of(by_hand, SECOND))
    by_hand.act(SECOND, lowest, None, 1001.0)
    for viewer in (FIRST, None):
        assert told(by_orders, viewer) == told(by_hand, viewer)
    assert told(by_orders, SECOND) != told(by_hand, SECOND)


async def test_orders_over_the_socket(running: Running) -> None:
    async with running.table(game=PROVING) as (first, second, made):
        assert first.last["orders"] == ASKING
        await first.say({"orders": {"answer": "doubt"}})
        await first.until(orders=ASKING | {"answer": "doubt"})
        await first.say({"orders": {"march": "never"}})
        await first.until(orders=ASKING | {"answer": "doubt", "march": "never"})
        assert await first.refused({"orders": {"march": "sometimes"}}) == "bad_orders"
        assert await first.refused({"orders": {"flee": "now"}}) == "bad_orders"
        assert await first.refused({"orders": ["march"]}) == "bad_message"
        assert await first.refused({"orders": {"march": None}}) == "bad_message"
        async with running.client(made["match"]) as watcher:
            assert (await watcher.table())["orders"] == {}
            assert await watcher.refused({"orders": {"march": "ask"}}) == "not_seated"
        await second.say({"ping": True})
        await second.of("pong")
        assert second.last["orders"] == ASKING
        for other in (second.heard, watcher.heard):
            assert not any("never" in str(message) for message in other)
        path = f"/api/matches/{made['match']}"
        for end in ("", "/record", "/replay"):
            answer = await running.get(path + end, made["tokens"][1])
            assert answer.status_code == 200
            assert "never" not in answer.text
            assert '"orders"' not in answer.text


async def test_nobody_else_hears_that_orders_were_given(running: Running) -> None:
    async with running.table(game=PROVING) as (first, second, _):
        for client in (first, second):  # comings and goings have been told
            await client.until_table(lambda now: all(seat["present"] for seat in now["seats"]))
        await second.ask({"ping": True})
        heard = len(second.heard)
        await first.say({"orders": {"answer": "doubt"}})
        await first.until(orders=ASKING | {"answer": "doubt"})
        await second.ask({"ping": True})
        assert [message["type"] for message in second.heard[heard:]] == ["pong"]


async def test_the_same_orders_again_are_answered(running: Running) -> None:
    async with running.table(game=PROVING) as (first, _, _):
        await first.say({"orders": {}})
        assert (await first.table())["orders"] == ASKING


async def test_a_game_without_orders_has_none(running: Running) -> None:
    async with running.table() as (first, _, _):
        assert first.last["orders"] == {}
        assert await first.refused({"orders": {"fire": "always"}}) == "bad_orders"
    games = {game["key"]: game for game in (await running.get("/api/games")).json()}
    assert games["rosenkoenig"]["orders"] == []
    retreat = next(order for order in games["richard3"]["orders"] if order["name"] == "retreat")
    assert retreat == {
        "name": "retreat",
        "values": ["ask", "weaker", "never", "always"],
        "free": False,
    }


async def test_orders_outlive_a_killed_server(sqlite_file: str) -> None:
    server = Process(sqlite_file)
    made = await server.create(game="richard3")
    match, tokens = made["match"], made["tokens"]
    async with server.client(match, tokens[0]) as first, server.client(match, tokens[1]):
        await first.until(status="playing")
        await first.say({"orders": {"fire": "always", "retreat": "weaker"}})
        given: Any = (await first.until_table(lambda now: now["orders"]["retreat"] == "weaker"))[
            "orders"
        ]
        server.kill()
    server = Process(sqlite_file)
    async with server.client(match, tokens[0]) as first:
        assert (await first.table())["orders"] == given
    async with server.client(match, tokens[1]) as second:
        assert set((await second.table())["orders"].values()) == {"ask"}
    server.terminate()
