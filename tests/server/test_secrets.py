"""Nobody learns from the server what the table would not show, with the proving game."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest

import tests.games.richard3.swaps
import tests.games.vetternkrieg.swaps
import tests.proving.swaps
from rosenkrieg import GameError, Match, Record
from rosenkrieg.core.contract import SEATS, VIEWERS, Seat, Viewer, other
from rosenkrieg.core.record import record
from rosenkrieg.server import messages as m
from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.retelling import retell
from rosenkrieg.server.room import Room
from rosenkrieg.server.room.questions import question_for
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.showing import numbered
from rosenkrieg.server.store.address import MEMORY
from rosenkrieg.server.store.memory import MemoryStorage
from rosenkrieg.server.store.storage import Standing, Stored
from rosenkrieg.server.thinking import Answer, Question
from rosenkrieg.table.table import Table
from tests.server import games
from tests.server.helpers import Running
from tests.server.test_table import seated, setting

PROVING = games.GAME.info.key


class NoThinkers(Thinkers):
    async def ask(self, question: Question) -> Answer:
        raise AssertionError("nobody is asked")

    async def close(self) -> None: ...


class Ear:
    """A socket that keeps what it is sent."""

    def __init__(self) -> None:
        self.issue = 0
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int, reason: str) -> None: ...


def room_of(table: Table) -> Room:
    hall = Hall(Settings(MEMORY), MemoryStorage(), NoThinkers(), now=lambda: 1000.0)
    standing = Standing(table.status, None)
    stored = Stored(table.setting, (None, None), (), (), 0, standing)
    return Room(hall.house, table, stored)


def everything(room: Room, viewer: Viewer, touched: list[tuple[str, ...]]) -> list[bytes]:
    """All that the viewer can get out of the server at this moment without changing anything."""
    said = [m.encode(room.publisher.position(viewer, 0))]
    said.append(m.encode(retell(room.keeper.table, viewer, room.publisher.log(viewer).lines, None)))
    if viewer is None:
        return said
    match, game = room.keeper.table.match, room.keeper.table.game
    assert match is not None
    said += [m.encode(match.why_not(viewer, path)) for path in touched]
    for action in match.legal(viewer):
        said.append(m.encode(list(game.preview(match.view(viewer), action))))
    if viewer in match.actors:
        said.append(m.encode(question_for(room.keeper.table, viewer, "random")))
    for text in ("nonsense", "-", "+", "play9", "9"):
        if text not in [game.encode_action(action) for action in match.legal(viewer)]:
            with pytest.raises(GameError) as refused:
                room.keeper.table.act(viewer, text, None, 1000.0)
            said.append(str(refused.value).encode())
    return said


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "swaps", "every"),
    [
        (PROVING, tests.proving.swaps, 1),
        ("vetternkrieg", tests.games.vetternkrieg.swaps, 3),
        ("richard3", tests.games.richard3.swaps, 10),
    ],
    ids=["proving", "vetternkrieg", "richard3"],
)
async def test_what_a_viewer_cannot_see_changes_nothing_he_is_told(
    game: str, swaps: Any, every: int, seed: int
) -> None:
    rng = random.Random(seed)
    table = Table(setting(game))
    seated(table)
    room = room_of(table)
    match = table.match
    assert match is not None
    twins = 0
    for number in range(400):
        if match.over:
            break
        if number % every == 0:
            twins += compare_with_twins(room, match, swaps)
        seat = rng.choice([seat for seat in SEATS if seat in match.actors])
        action = rng.choice(match.legal(seat))
        table.act(seat, table.game.encode_action(action), None, 1000.0)
    assert twins > 20


def compare_with_twins(room: Room, match: Match[Any, Any, Any], swaps: Any) -> int:
    """Each viewer is told the same in states that he cannot tell apart; counts them."""
    state = match.state
    touched = [match.game.path(action) for seat in SEATS for action in match.legal(seat)[:5]]
    twins = 0
    for viewer in VIEWERS:
        room.publisher.log(viewer)
        told = everything(room, viewer, touched)
        for twin in islice(swaps.swaps(state, viewer), 8):
            match.states[-1] = twin
            assert everything(room, viewer, touched) == told
            twins += 1
        match.states[-1] = state
        twins += compare_earlier(room, match, swaps, viewer)
    return twins


def compare_earlier(room: Room, match: Match[Any, Any, Any], swaps: Any, viewer: Viewer) -> int:
    """The last turn is told the same if an earlier position of it was a twin; counts them."""
    table, lines = room.keeper.table, room.publisher.log(viewer).lines
    told = m.encode(retell(table, viewer, lines, 0))
    twins = 0
    for number in range(max(0, len(match.states) - 4), len(match.states) - 1):
        state = match.states[number]
        for twin in islice(swaps.swaps(state, viewer), 2):
            match.states[number] = twin
            assert m.encode(retell(table, viewer, lines, 0)) == told
            twins += 1
        match.states[number] = state
    return twins


@pytest.mark.parametrize("game", ["vetternkrieg", "medieval_battle", "rampant"])
async def test_how_far_the_other_has_chosen_in_secret_changes_no_byte(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for the other seat nor for spectators, whichever way they ask."""
    steps = ends = alone = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = Table(setting(game))
        seated(table)
        room = room_of(table)
        match = table.match
        assert match is not None
        waited_for: Seat | None = None
        for _ in range(250):
            if match.over:
                break
            seat = rng.choice([seat for seat in SEATS if seat in match.actors])
            readers: tuple[Viewer, ...] = (other(seat), None)
            is_secret, seen = len(match.actors) == 2, match.view(None)
            before = [await kept(room, viewer, monkeypatch) for viewer in readers]
            shown = [m.encode(room.publisher.position(viewer, 0)) for viewer in readers]
            action = rng.choice(match.legal(seat))
            table.act(seat, table.game.encode_action(action), None, 1000.0)
            # one seat may go on alone, when the other has made all its choices
            if not is_secret and waited_for == seat and match.view(None) == seen:
                alone += 1
            elif not is_secret or other(seat) not in match.actors:
                waited_for = None
                continue
            waited_for = seat if seat in match.actors else other(seat)
            ends += 1
            after = [await kept(room, viewer, monkeypatch) for viewer in readers]
            if seat not in match.actors:  # that a seat is ready is said in the log
                assert [told[:3] for told in after] == [told[:3] for told in before]
            else:
                steps += 1
                assert after == before
                now = [m.encode(room.publisher.position(viewer, 0)) for viewer in readers]
                assert now == shown
    assert ends > 10
    assert (steps > 3 and alone > 0) or game == "vetternkrieg", "choices of several steps"


async def kept(room: Room, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What can be asked of the past: facts, replay, record, the last turn, the log."""

    async def reader(token: str | None) -> Viewer:
        return viewer

    table, archive = room.keeper.table, room.archive
    assert table.match is not None
    monkeypatch.setattr(archive, "_reader", reader)
    side = "watch" if viewer is None else table.game.info.seats[viewer]
    lines = room.publisher.log(viewer).lines
    return [
        m.encode((await archive.facts()).moves),
        await archive.replay("x"),
        record(table.match, side).to_json(),
        m.encode(retell(table, viewer, lines, None)),
        m.encode(numbered(lines, table.match)),
    ]


async def test_public_facts_do_not_count_what_is_chosen_in_secret(running: Running) -> None:
    """How many troops or boasts the other has picked so far would be worth knowing."""
    async with running.table(game="medieval_battle") as (first, second, made):
        path = f"/api/matches/{made['match']}"
        before = (await running.get(path)).json()
        await first.act()
        assert (await running.get(path)).json() == before
        await second.act()
        assert before["moves"] == 0


def test_moves_that_are_chosen_in_secret_count_when_they_are_shown() -> None:
    match: Match = Match("rampant", seed=0)
    rng = random.Random(0)
    secret = shown = 0
    while not match.over:
        actor = rng.choice(match.actors)
        both = len(match.actors) == 2
        told = match.told
        match.act(actor, rng.choice(list(match.legal(actor))))
        if both and len(match.actors) == 2 and match.told == told:
            secret += 1
        shown += match.told == len(match.moves)
    assert secret > 3
    assert shown > 3


async def test_a_secret_choice_of_the_other_seat_makes_no_click_stale(running: Running) -> None:
    async with running.table(game=PROVING) as (first, second, _):
        assert first.last["actors"] == [0, 1]  # both post their blocks behind a screen
        mine = {"act": first.last["legal"][0]["action"], "version": first.last["version"]}
        await second.act(second.last["legal"][-1]["action"])
        await first.say({"ping": True})
        await first.of("pong")
        assert first.last["version"] == mine["version"]
        await first.say(mine)
        await first.until_table(lambda now: now["version"] > mine["version"])


async def test_records_show_each_reader_his_own(running: Running) -> None:
    rng = random.Random(5)
    made = await running.create(game=PROVING)
    match, tokens = made["match"], made["tokens"]
    path = f"/api/matches/{match}/record"
    async with (
        running.client(match, tokens[0]) as first,
        running.client(match, tokens[1]) as second,
    ):
        hidden = {0: 0, 1: 0}
        for _ in range(12):
            for client in (first, second):
                await client.until_table(lambda now: bool(now["actors"]))
                await client.say({"ping": True})
                await client.of("pong")
            if first.last["status"] == "over":
                break
            actor = rng.choice([c for c in (first, second) if c.last["legal"]])
            await actor.act(rng.choice(actor.last["legal"])["action"])
            for seat in (0, 1):
                record = Record.from_json((await running.get(path, tokens[seat])).content)
                hidden[seat] += sum(text is None for _, text in record.moves)
                mine = record.game and ("red", "white")[seat]
                assert all(text is not None for who, text in record.moves if who == mine)
                record.verify()
        assert hidden[0] > 0
        assert hidden[1] > 0
        await first.say({"resign": True})
        await second.until(status="over")
    for token in (None, *tokens):
        record = Record.from_json((await running.get(path, token)).content)
        assert record.verify().hidden == 0


async def test_a_whole_game_with_secrets_against_the_computer(running: Running) -> None:
    rng = random.Random(9)
    made = await running.create(game=PROVING, seats=["bot:random", "human"])
    async with running.client(made["match"], made["tokens"][1]) as client:
        last = -1
        while client.last is None or client.last["status"] != "over":
            table = await client.table()
            if table["legal"] and table["version"] != last:
                last = table["version"]
                action = rng.choice(table["legal"])["action"]
                await client.say({"act": action, "version": last})
        assert client.last["outcome"] is not None
    answer = await running.get(f"/api/matches/{made['match']}/record")
    assert Record.from_json(answer.content).verify().draws_checked > 5


async def test_a_computer_is_asked_with_a_view_and_nothing_else(
    in_memory: str, start: Callable[..., Running]
) -> None:
    class Curious(Thinkers):
        def __init__(self) -> None:
            self.asked: list[Question] = []

        async def ask(self, question: Question) -> Answer:
            self.asked.append(question)
            return Answer(question.legal[0])

        async def close(self) -> None: ...

    thinkers = Curious()
    running = start(in_memory, thinkers=thinkers)
    made = await running.create(game=PROVING, seats=["bot:random", "bot:random"])
    async with running.client(made["match"]) as watcher:
        await watcher.until(status="over")
    assert len(thinkers.asked) > 10
    for question in thinkers.asked:
        view = msgspec.json.decode(question.view, type=games.GAME.view_type)
        state = games.GAME.determinize(view, random.Random(1))
        assert [games.GAME.encode_action(a) for a in games.GAME.legal_actions(state, view.viewer)]
        parts = json.loads(msgspec.json.encode(question))
        for others in ("study", "weighed"):
            assert parts.pop(others) is None
        assert parts.pop("advises") is False
        assert set(parts) == {"game", "options", "bot", "view", "legal", "seed", "seconds"}


async def test_players_see_the_same_log_as_the_rules_narrate(running: Running) -> None:
    async with running.table(game=PROVING) as (first, second, made):
        rng = random.Random(2)
        await play_on_hidden(first, second, rng)
        room = running.hall.rooms[made["match"]]
        match = room.keeper.table.match
        assert match is not None
        for client, viewer in ((first, 0), (second, 1)):
            lines = [
                {"move": number, "message": json.loads(msgspec.json.encode(line))}
                for number, line in match.log(viewer)
            ]
            told = [{"move": line["move"], "message": line["message"]} for line in client.log]
            assert told == lines


async def play_on_hidden(first: Any, second: Any, rng: random.Random) -> None:
    """Plays to the end; seats may be asked at the same time."""

    async def play(client: Any) -> None:
        last = -1
        while client.last["status"] != "over":
            table = client.last
            if table["legal"] and table["version"] != last:
                last = table["version"]
                action = rng.choice(table["legal"])["action"]
                await client.say({"act": action, "version": last})
            await client.table()

    await asyncio.gather(play(first), play(second))
