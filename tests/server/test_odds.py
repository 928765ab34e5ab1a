"""Odds over the socket: in a battle, among friends, thought elsewhere, from a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.server.bots import Thinkers, ThinkingFailed
from rosenkrieg.server.messages import OddsMessage, Sent
from rosenkrieg.server.settings import Rate
from rosenkrieg.server.thinking import Answer, Question, answer, think
from tests.games.richard3.table import fight
from tests.server.helpers import Client, Running
from tests.server.test_limits import limits


def question(seed: int = 1) -> Question:
    view = fight("derby", "l-stanley", "y-hastings", over="chester").view("lancaster")
    raw = msgspec.Raw(msgspec.json.encode(view))
    return Question("richard3", {"setup": "1460"}, None, raw, [], seed)


def test_a_thinking_process_tells_odds() -> None:
    told = think(question())
    assert told == think(question())
    assert told.lines[0].key == "odds-field"
    assert told.action == ""
    said = msgspec.json.decode(answer(msgspec.json.encode(question())), type=Answer)
    assert said == told


async def to_battle(*clients: Client) -> Client:
    """Plays until somebody must decide in a battle; that client."""
    rng = Random(4)
    while True:
        due = next(client for client in clients if client.last["legal"])
        if due.last["view"]["fight"] is not None:
            return due
        await due.act(rng.choice(_bold(due.last)))
        for client in clients:
            await client.ask({"ping": True})  # what was told before has come by then


def _bold(table: Any) -> list[str]:
    """Attacks where there are any, and nothing that ends the turn while a block can move."""
    actions = [choice["action"] for choice in table["legal"]]
    enemies = {g["area"] for g in table["view"]["groups"] if g["side"] != table["viewer"]}
    attacks = [action for action in actions if action.removeprefix("step:") in enemies]
    moves = [action for action in actions if action.startswith(("take:", "step:", "play:action"))]
    return attacks or moves or actions


async def test_odds_in_a_battle_and_only_there(running: Running) -> None:
    async with running.table(game="richard3", options={"setup": "1460"}) as (first, second, made):
        assert await first.refused({"odds": True}) == "no_odds"
        fighter = await to_battle(first, second)
        told = await fighter.ask({"odds": True})
        assert isinstance(msgspec.convert(told, type=Sent), OddsMessage)
        assert [line["key"] for line in told["lines"]][:2] == ["odds-field", "odds-field"]
        other = second if fighter is first else first
        assert await other.refused({"odds": True}) == "not_your_turn"
        async with running.client(made["match"]) as watcher:
            assert await watcher.refused({"odds": True}) == "not_seated"
        for wrong in ({"odds": False}, {"odds": 1}, {"odds": True, "seat": 0}, {"odds": None}):
            assert await fighter.refused(wrong) == "bad_message"
        assert (await fighter.ask({"odds": True}))["lines"] == told["lines"]


async def test_odds_do_not_tell_that_the_other_seat_gave_orders(running: Running) -> None:
    async with running.table(game="richard3", options={"setup": "1460"}) as (first, second, _):
        fighter = await to_battle(first, second)
        other = second if fighter is first else first
        told = await fighter.ask({"odds": True})
        await other.say({"orders": {"regroup": "stay"}})
        await other.until_table(lambda table: table["orders"]["regroup"] == "stay")
        assert (await fighter.ask({"odds": True}))["lines"] == told["lines"]


async def test_one_question_at_a_time(running: Running) -> None:
    async with running.table(game="richard3", options={"setup": "1460"}) as (first, second, _):
        fighter = await to_battle(first, second)
        for number in range(20):
            await fighter.say({"odds": True, "id": number})
        answers = []
        while len(answers) < 20:
            message = await fighter.hear()
            if "id" in message:
                answers.append(message)
        kinds = {message["type"] for message in answers}
        assert kinds == {"odds", "error"}
        refused = [message["code"] for message in answers if message["type"] == "error"]
        assert set(refused) == {"too_fast"}
        assert len(refused) > 10


async def test_other_games_have_no_odds(running: Running) -> None:
    async with running.table() as (first, _, _):
        assert await first.refused({"odds": True}) == "no_odds"


class Noting(Thinkers):
    """Keeps what it is asked, and has no idea."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        raise ThinkingFailed("no idea")

    async def close(self) -> None: ...


async def test_odds_are_asked_with_the_view_of_the_seat(
    in_memory: str, start: Callable[..., Running]
) -> None:
    thinkers = Noting()
    running = start(in_memory, thinkers=thinkers, limits=limits(hints=Rate(0.001, 2)))
    async with running.table(game="richard3", options={"setup": "1460"}, hints=True) as (
        first,
        second,
        _,
    ):
        fighter = await to_battle(first, second)
        assert await fighter.refused({"odds": True}) == "no_hint"
        (asked,) = thinkers.asked
        view: Any = msgspec.json.decode(asked.view)
        assert view == fighter.last["view"]
        assert asked.bot is None
        assert await fighter.refused({"hint": True}) == "no_hint"
        assert await fighter.refused({"odds": True}) == "too_fast"  # hints and odds count together


@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_holds_no_more_than_the_view(seat: int) -> None:
    """Another truth behind the same view is asked, and answered, in the same bytes."""
    table = fight(
        "derby", "l-stanley", "y-hastings", reserves="y-essex", over="chester", behind="warwick",
        elsewhere="kent: l-devon l-oxford | calais: y-york y-suffolk",
    )  # fmt: skip
    viewer = GAME.actors(table.state)[0] if seat == 0 else 1 - GAME.actors(table.state)[0]
    assert viewer != CHANCE
    view = GAME.view(table.state, viewer)
    twin = GAME.view(GAME.determinize(view, Random(2)), viewer)
    lines = [
        answer(
            msgspec.json.encode(
                Question("richard3", {}, None, msgspec.Raw(msgspec.json.encode(v)), [], 1)
            )
        )
        for v in (view, twin)
    ]
    assert lines[0] == lines[1]
    assert b'"error":""' in lines[0]
