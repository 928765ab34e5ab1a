"""Records that people bring along: replayed, gone on from, and refused where they do not hold."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rosenkrieg import Match, Record, Sealed, record
from rosenkrieg.cli import main
from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.errors import BadRecord
from rosenkrieg.server import records
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.metering import metered
from rosenkrieg.server.records import Readers
from rosenkrieg.server.settings import BODY_BYTES, Rate
from tests.core.test_record import forged, mutated
from tests.server import games as games  # registers the proving game
from tests.server.helpers import GENEROUS, PATIENCE, Client, Process, Running, play_on

GAMES = ("rosenkoenig", "proving", "vetternkrieg", "richard3")


def played(key: str = "rosenkoenig", seed: int = 3, actions: int = 10_000) -> Match:
    """A match played at random with sealed dice."""
    match: Match = Match(key, source=Sealed(b"s" * 32, "m1", 8192, ("mine", "yours")))
    rng = random.Random(seed)
    while match.actors and actions:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
        actions -= 1
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return record(played(), "watch", ("Mathilde", "bot:greedy")).to_json()


def begins_alike(fork: Record, source: Record, number: int) -> bool:
    return fork.moves[:number] == source.moves[:number] and fork.dice.start == number


async def play_some(*clients: Client, actions: int = 4) -> None:
    """Lets whoever must act play, in games with secret steps too."""
    for _ in range(actions):
        for client in clients:
            await client.ask({"ping": True})  # so that everything before has been heard
        due = next(client for client in clients if client.last["legal"])
        await due.act(due.last["legal"][-1]["action"])


# going on


@pytest.mark.parametrize("key", GAMES)
async def test_a_fork_begins_like_the_record_and_its_own_record_verifies(
    running: Running, key: str
) -> None:
    source = record(played(key), "watch")
    number = len(source.moves) - 20
    wish = {"fork": {"record": source.to_json(), "move": number}, "game": None}
    async with running.table(**wish) as (first, second, made):
        assert first.last["game"] == key
        assert first.log  # what came before is told as well
        await play_some(first, second)
        await first.say({"resign": True})
        await second.until(status="over")
    answer = await running.get(f"/api/matches/{made['match']}/record")
    fork = Record.from_json(answer.content)
    assert begins_alike(fork, source, number)
    assert fork.dice.root == made["commitment"]["root"]
    verdict = fork.verify()
    drawn = sum(actor == "chance" for actor, _ in fork.moves[number:])
    assert verdict.draws_checked == drawn - sum(
        proof.startswith("hash:") for proof in fork.proofs[number:]
    )


async def test_a_fork_may_be_given_as_an_object_and_against_the_computer(
    running: Running, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = {"record": json.loads(text), "move": 30}
    made = await running.create(game="rosenkoenig", seats=["human", "bot:random"], fork=wish)
    async with running.client(made["match"], made["tokens"][0]) as person:
        await play_on(person, choose=lambda legal: legal[0]["action"], until=2)
    answer = await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])
    assert begins_alike(Record.from_json(answer.content), Record.from_json(text), 30)
    kept = tmp_path / "fork.json"
    kept.write_bytes(answer.content)
    assert main(["verify", str(kept), "--language", "en"]) == 0
    assert "30" in capsys.readouterr().out  # where its own dice begin


async def test_a_fork_of_a_record_with_stand_ins_goes_on(running: Running) -> None:
    matches = (played("proving", seed) for seed in range(50))
    source = next(r for r in (record(match, "red") for match in matches) if r.verify().stand_ins)
    stood_in = [n for n, proof in enumerate(source.proofs) if proof.startswith("hash:")]
    number = stood_in[0] + 3
    wish = {"fork": {"record": source.to_json(), "move": number}, "game": None}
    async with running.table(**wish) as (first, _, made):
        await first.say({"resign": True})
        await first.until(status="over")
    answer = await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])
    fork = Record.from_json(answer.content)
    assert fork.moves[stood_in[0]] == source.moves[stood_in[0]]
    fork.verify()


async def test_nothing_is_shown_of_a_fork_before_its_players_are_there(
    running: Running, text: str
) -> None:
    made = await running.create(game=None, fork={"record": text, "move": 40})
    facts = (await running.get(f"/api/matches/{made['match']}")).json()
    assert (facts["status"], facts["moves"]) == ("waiting", 0)
    async with running.client(made["match"], made["tokens"][0]) as first:
        table = await first.table()
        assert (table["view"], table["log"]["lines"]) == (None, [])


async def test_a_fork_survives_a_killed_server(database: str, text: str) -> None:
    server = Process(database)
    made = await server.create(game=None, fork={"record": text, "move": 40})
    async with server.table_of(made) as (first, second):
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=3)
        before = [first.last, second.last]
    server.kill()
    server = Process(database)
    async with server.table_of(made) as (first, second):
        for client, old in zip((first, second), before, strict=True):
            for name in ("version", "view", "legal", "actors"):
                assert client.last[name] == old[name], name
        await first.say({"resign": True})
        await second.until(status="over")
    fork = Record.from_json((await server.get(f"/api/matches/{made['match']}/record")).content)
    assert begins_alike(fork, Record.from_json(text), 40)
    assert fork.verify().draws_checked == sum(who == "chance" for who, _ in fork.moves[40:])
    assert "Traceback" not in server.terminate()


async def test_taking_back_beyond_the_fork_leaves_dice_that_can_be_checked(
    running: Running, text: str
) -> None:
    source = Record.from_json(text)
    number = next(  # a card was drawn just before
        n + 1 for n in range(30, len(source.moves)) if source.moves[n][0] == "chance"
    )
    wish = {"fork": {"record": text, "move": number}, "game": None}
    async with running.table(**wish) as (first, second, made):
        drawer = [first, second][("red", "white").index(source.moves[number - 2][0])]
        other = second if drawer is first else first
        await drawer.say({"offer": "take_back"})
        await other.until_table(lambda now: bool(now["offers"]))
        await other.say({"accept": "take_back"})
        await drawer.until_table(lambda now: bool(now["legal"]))
        await drawer.act("+")
        await first.say({"resign": True})
        await second.until(status="over")
    fork = Record.from_json((await running.get(f"/api/matches/{made['match']}/record")).content)
    assert fork.dice.start == number - 2
    assert fork.verify().draws_checked == 1


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"move": 10_000}, 400, "bad_record"),
        ({"move": -1}, 422, "bad_body"),
        ({"move": "1"}, 422, "bad_body"),
        ({"record": {}}, 400, "bad_record"),
        ({"record": "{}"}, 400, "bad_record"),
        ({"record": 7}, 400, "bad_record"),
        ({"record": None}, 400, "bad_record"),
        ({"more": 1}, 422, "bad_body"),
        ({"options": {"starter": "red"}}, 400, "bad_options"),
        ({"game": "vetternkrieg"}, 400, "bad_options"),
        ({"open": True}, 400, "bad_options"),
        ({"seats": ["human", "bot:hal"]}, 400, "unknown_player"),
        ({"rematch_of": "abcdefghijklmnop"}, 401, "no_token"),
    ],
)
async def test_a_wrong_fork_is_refused(
    running: Running, text: str, wish: dict[str, Any], status: int, code: str
) -> None:
    fork = {"record": text, "move": 12} | {
        name: value for name, value in wish.items() if name in ("record", "move", "more")
    }
    rest = {name: value for name, value in wish.items() if name not in fork}
    answer = await running.post("/api/matches", {"fork": fork} | rest)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert "expected" in answer.json()["error"]["message"].lower()


async def test_play_cannot_go_on_from_the_end_of_the_rules(running: Running, text: str) -> None:
    wish = {"record": text, "move": len(Record.from_json(text).moves)}
    answer = await running.post("/api/matches", {"fork": wish})
    assert answer.status_code == 400
    assert "before the end" in answer.json()["error"]["message"]
    resigned = played(actions=12)
    resigned.resign(SEATS[0])
    wish = {"record": record(resigned).to_json(), "move": len(resigned.moves)}
    assert (await running.post("/api/matches", {"fork": wish})).status_code == 201


async def test_a_rematch_is_no_fork(running: Running, text: str) -> None:
    wish = {"rematch_of": "abcdefghijklmnop", "fork": {"record": text, "move": 1}}
    answer = await running.post("/api/matches", wish, token="x" * 43)
    assert answer.json()["error"]["code"] == "bad_options"


# looking at


@pytest.mark.parametrize("key", ["rosenkoenig", "proving"])
async def test_a_posted_record_is_replayed_like_its_match(running: Running, key: str) -> None:
    async with running.table(game=key) as (first, second, made):
        await play_some(first, second, actions=8)
        await first.say({"resign": True})
        await second.until(status="over")
    for token in (None, made["tokens"][1]):
        kept = (await running.get(f"/api/matches/{made['match']}/record", token)).content
        told = (await running.get(f"/api/matches/{made['match']}/replay", token)).json()
        answer = await post_text(running, kept)
        assert answer.status_code == 200
        for seat in told["seats"]:
            seat["present"] = True
        assert answer.json() == told


async def test_a_record_from_elsewhere_is_replayed(running: Running) -> None:
    match: Match = Match("rosenkoenig", seed=4)
    for seat in match.turns():
        match.act(seat, match.legal(seat)[0])
    written = record(match, players=("bot:greedy", "A" * 50 + "\n")).to_json()
    told = (await post_text(running, written.encode())).json()
    assert (told["match"], told["viewer"]) == ("", None)
    assert [seat["player"] for seat in told["seats"]] == ["bot:greedy", "human"]
    assert [seat["name"] for seat in told["seats"]] == ["", "A" * 40]
    assert told["positions"][-1]["move"] == len(match.moves)
    assert told["outcome"]["scores"] == list(match.outcome.scores if match.outcome else ())


async def post_text(running: Running, body: bytes) -> Any:
    async with running.web() as web:
        return await web.post("/api/replay", content=body)


async def test_incomplete_and_damaged_records_are_refused_by_name(
    running: Running, text: str
) -> None:
    hidden = record(played("proving", actions=12), "red")
    assert not hidden.is_complete
    first = next(n for n, (_, shown) in enumerate(hidden.moves) if shown is None)
    for body in (hidden.to_json().encode(), b"", b"{", b"\xff", text.replace("+", "-", 1).encode()):
        answer = await post_text(running, body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_record")
    message = (await post_text(running, hidden.to_json().encode())).json()["error"]["message"]
    assert message.startswith(f"move {first}: expected an action, got one that is hidden")
    answer = await running.post(
        "/api/matches", {"fork": {"record": hidden.to_json(), "move": len(hidden.moves)}}
    )
    assert answer.json()["error"]["message"] == message


def test_hundreds_of_damaged_records_are_refused(text: str) -> None:
    rng = random.Random(11)
    refused = 0
    for _ in range(600):
        damaged = mutated(text.encode(), rng)
        if damaged == text.encode():
            continue
        with pytest.raises(BadRecord):
            records._brought(Record.from_json(damaged))
        packed = msgspec.Raw(msgspec.json.encode(damaged.decode("utf-8", "replace")))
        with pytest.raises(BadRecord):
            records._forked(records._unpacked(packed), 12)
        refused += 1
    assert refused > 500


@pytest.mark.parametrize("reader", ["blue", "", "all "])
def test_a_forged_reader_is_refused(text: str, reader: str) -> None:
    with pytest.raises(BadRecord, match="expected a reader"):
        records._brought(Record.from_json(forged(Record.from_json(text), reader=reader)))


# bounds


async def test_a_record_that_takes_too_long_is_given_up(
    running: Running, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rosenkrieg.server.settings.RECORD_SECONDS", -1.0)
    answer = await post_text(running, text.encode())
    assert answer.json()["error"]["code"] == "too_slow"
    answer = await running.post("/api/matches", {"fork": {"record": text, "move": 12}})
    assert answer.json()["error"]["code"] == "too_slow"


async def test_records_wait_for_their_turn_but_not_too_many(
    running: Running, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "WAITING", 0)
    answer = await post_text(running, text.encode())
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
    assert answer.headers["retry-after"]


async def test_others_need_not_wait_for_all_that_one_address_brings() -> None:
    """Whoever brings twenty long records stands in the way of others with one of them."""
    readers, order, gate = Readers(), list[str](), threading.Event()
    one, two = (Bucket(Rate(1e6, 1e6), time.monotonic()) for _ in range(2))

    def brings(bucket: Bucket, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(metered(readers.in_turn(lambda: order.append(name)), bucket))

    first = asyncio.create_task(metered(readers.in_turn(lambda: gate.wait(PATIENCE)), one))
    await asyncio.sleep(0)
    many = [brings(one, "one") for _ in range(20)]
    await asyncio.sleep(0)
    other = brings(two, "two")
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, other, *many)
    assert order == ["two", *["one"] * 20]
    readers.close()


async def test_what_waits_is_not_begun_when_its_address_has_used_up_its_share() -> None:
    readers, bucket = Readers(), Bucket(Rate(1e-6, 5), time.monotonic())
    tasks = [
        asyncio.create_task(metered(readers.in_turn(lambda: bucket.spend(10)), bucket))
        for _ in range(3)
    ]
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert [getattr(each, "code", None) for each in told] == [None, "too_fast", "too_fast"]
    readers.close()


async def test_long_bodies_are_cut_off(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await post_text(running, b" " * (BODY_BYTES + 1))
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
    monkeypatch.setattr("rosenkrieg.server.requests.UNREAD_BYTES", 1000)
    answer = await post_text(running, b" " * 2000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
    assert running.hall.unread == 0


async def test_an_address_may_bring_few_records(
    in_memory: str, start: Callable[..., Running], text: str
) -> None:
    limits = msgspec.structs.replace(GENEROUS, records=Rate(0.0, 2.0))
    running = start(in_memory, limits=limits)
    codes = [(await post_text(running, text.encode())).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
    answer = await running.post("/api/matches", {"fork": {"record": text, "move": 12}})
    assert answer.status_code == 429
    assert (await running.post("/api/matches", {"game": "rosenkoenig"})).status_code == 201


async def test_no_tree_of_hashes_is_kept(in_memory: str, start: Callable[..., Running]) -> None:
    """Thousands of hashes a match: built beside the event loop, and let go."""
    running = start(in_memory)
    threads = []
    tree = Sealed.__dict__["_tree"].func

    def watched(self: Sealed) -> Any:
        threads.append(threading.current_thread())
        return tree(self)

    with pytest.MonkeyPatch.context() as patch:
        fresh = cached_property(watched)
        fresh.__set_name__(Sealed, "_tree")
        patch.setattr(Sealed, "_tree", fresh)
        async with running.table() as (first, _, made):
            source = running.hall.rooms[made["match"]].keeper.table.begun().source
            assert "_tree" not in vars(source)
            path = f"/api/matches/{made['match']}/record"
            answer = await running.get(path, made["tokens"][0])
            record = Record.from_json(answer.content)
            assert record.verify().draws_checked > 0
            assert record.dice.root == made["commitment"]["root"]
            assert "_tree" not in vars(source)
            await first.ask({"ping": True})
    assert len(threads) >= 2
    assert running.thread not in threads
