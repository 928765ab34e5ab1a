"""The HTTP requests: creating, facts, records, tokens, the lobby, the page."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect

from rosenkrieg import Record, rulebook
from rosenkrieg.core import registry
from rosenkrieg.locale import LANGUAGES
from rosenkrieg.server import hall
from rosenkrieg.server.settings import BODY_BYTES, Rate
from rosenkrieg.server.store.storage import Change, StorageError
from rosenkrieg.table.setting import shown_options
from rosenkrieg.table.table import CLAIM_SECONDS
from tests.games.vetternkrieg.decks import STANDARD
from tests.proving.game import GAME
from tests.server.helpers import GENEROUS, FakeClock, Running, play_on


async def test_the_games_are_listed(running: Running) -> None:
    games = {game["key"]: game for game in (await running.get("/api/games")).json()}
    assert set(games) == set(registry.keys())
    first = games["rosenkoenig"]
    assert first["seats"] == ["red", "white"]
    assert {"name": "starter", "values": ["red", "white"], "free": False} in first["options"]
    assert "greedy" in first["bots"]
    assert (first["chance"], first["hidden"], first["simultaneous"]) == (True, False, False)


async def test_creating_gives_links_with_the_token_in_the_fragment(running: Running) -> None:
    made = await running.create(seats=["human", "bot:random"])
    person, computer = made["seats"]
    assert len(person["token"]) == 43
    assert person["url"] == f"/m/{made['match']}#{person['token']}"
    assert computer == {"seat": 1, "token": None, "url": None}
    assert made["watch"] == f"/m/{made['match']}"
    assert len(made["commitment"]["root"]) == 64


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 400, "unknown_game"),
        ({"game": "rosenkoenig", "options": {"speed": 1}}, 400, "bad_options"),
        ({"game": "rosenkoenig", "options": {"starter": "blue"}}, 400, "bad_options"),
        ({"game": "rosenkoenig", "seats": ["human", "bot:hal"]}, 400, "unknown_player"),
        (
            {"game": "rosenkoenig", "seats": ["human", "bot:greedy"], "open": True},
            400,
            "bad_options",
        ),
        ({"game": "rosenkoenig", "seats": ["human"]}, 422, "bad_body"),
        ({"game": "rosenkoenig", "seats": ["human", "cat"]}, 422, "bad_body"),
        ({"game": "rosenkoenig", "seats": ["human", "human\n"]}, 400, "unknown_player"),
        ({"game": "rosenkoenig", "seats": ["human", "bot:"]}, 422, "bad_body"),
        ({"game": "rosenkoenig", "clock": {"kind": "sand"}}, 422, "bad_body"),
        ({"game": "rosenkoenig", "clock": {"kind": "live", "base": 0}}, 422, "bad_body"),
        ({"game": "rosenkoenig", "names": ["x" * 41, ""]}, 422, "bad_body"),
        ({"game": "rosenkoenig", "more": 1}, 422, "bad_body"),
        ({}, 422, "bad_body"),
        ([], 422, "bad_body"),
        ({"game": "rosenkoenig", "rematch_of": "abcdefghijklmnop"}, 401, "no_token"),
    ],
)
async def test_a_wrong_wish_is_refused(
    running: Running, wish: object, status: int, code: str
) -> None:
    answer = await running.post("/api/matches", wish)
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == code
    assert "expected" in answer.json()["error"]["message"].lower()


async def test_all_faults_of_an_edition_are_told(running: Running) -> None:
    deck = STANDARD.replace("cp = 1\n", "cp = 9\n")
    options = {"edition": deck}
    for path, wish in (
        ("/api/matches", {"game": "vetternkrieg", "options": options}),
        ("/api/games/vetternkrieg/options", options),
    ):
        answer = await running.post(path, wish)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_edition")
        faults = answer.json()["error"]["message"].splitlines()
        assert len(faults) == STANDARD.count("cp = 1\n") > 3
        assert all(fault.endswith("expected cp from 1 to 3, got 9") for fault in faults)


async def test_the_beginning_of_a_match_is_told_before_it_is_made(running: Running) -> None:
    path = "/api/games/medieval_battle/beginning"
    code = "A-I0-1.2r.3-e1.e2.e3"
    told = (await running.post(path, {"map": code})).json()
    assert told["options"]["map"] == told["view"]["code"] == code
    assert told["sheet"]["size"] == told["view"]["size"] == "standard"
    assert told["survey"]["field"]["checks"]
    assert told["edition"].startswith("# Medieval Battle")
    own = (await running.post(path, {"map": code, "edition": told["edition"]})).json()
    assert own["sheet"] == told["sheet"]
    assert own["edition"] is None
    assert own["options"]["edition"].startswith("sha256:")
    wrong = await running.post(path, {"map": "A-I0-1.1.3-e1.e2.e3"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, "bad_options")
    assert "[R8]" in wrong.json()["error"]["message"]
    assert (await running.post("/api/games/rosenkoenig/beginning", {})).json()["sheet"] is None


async def test_options_are_checked_before_a_match_is_made(running: Running) -> None:
    path = "/api/games/vetternkrieg/options"
    told = (await running.post(path, {"edition": STANDARD})).json()
    assert told == {"twists": "off", "edition": shown_options({"edition": STANDARD})["edition"]}
    bare = STANDARD.partition("[[twist]]")[0]
    for wish, status, code in (
        ({"edition": bare, "twists": "on"}, 400, "bad_edition"),
        ({"twists": "perhaps"}, 400, "bad_options"),
        ([], 422, "bad_body"),
    ):
        answer = await running.post(path, wish)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert (await running.post("/api/games/chess/options", {})).status_code == 404


async def test_bodies_that_are_no_json_or_too_long(running: Running) -> None:
    async with running.web() as web:
        for body in (b"", b"{", b"\xff\xfe", b"[" * 100_000):
            answer = await web.post("/api/matches", content=body)
            assert answer.status_code == 422
        answer = await web.post("/api/matches", content=b" " * (BODY_BYTES + 1))
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too_large"


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/abcdefghijklmnop",
        "/api/matches/x",
        "/api/matches/ABCDEFGHIJKLMNOP",
        "/api/matches/abcdefghijklmnop/record",
        "/api/matches/abcdefghijklmnop/sheet",
        "/api/nothing",
        "/api/catalogue/fr",
        "/api/catalogue/de/chess",
        "/api/rules/de/chess",
        "/assets/nothing.js",
        "/favicon.nothing",
    ],
)
async def test_what_does_not_exist(running: Running, path: str) -> None:
    answer = await running.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] in ("not_found", "no_such_match")


async def test_wrong_methods_are_named(running: Running) -> None:
    answer = await running.post("/api/games")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}
    assert answer.json()["error"]["code"] == "method_not_allowed"


async def test_facts_are_public_ones(running: Running) -> None:
    made = await running.create(names=["Anna", "Bruno"], clock={"kind": "live", "base": 60})
    facts = (await running.get(f"/api/matches/{made['match']}")).json()
    assert facts["status"] == "waiting"
    assert facts["actors"] == []
    assert facts["moves"] == 0
    assert facts["clock"] == {"kind": "live", "base": 60.0, "increment": 0.0}
    assert facts["commitment"] == made["commitment"]
    assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Bruno"]
    assert not any(token in str(facts) for token in made["tokens"])


async def test_records_during_a_match_are_for_seats_only(running: Running) -> None:
    async with running.table() as (first, second, made):
        path = f"/api/matches/{made['match']}/record"
        answer = await running.get(path)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "not_over"
        assert (await running.get(path, "x" * 43)).status_code == 403
        async with running.web() as web:
            answer = await web.get(path, headers={"Authorization": "Basic abc"})
            assert answer.status_code == 401
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=4)
        for seat, side in ((0, "red"), (1, "white")):
            record = Record.from_json((await running.get(path, made["tokens"][seat])).content)
            assert record.reader == side
            assert record.players == ("Anna", "Bruno")
            assert record.outcome is None
            assert record.verify().draws_checked >= 10
            assert record.dice.entropies == ("first", "second")
            assert record.dice.root == made["commitment"]["root"]


async def test_a_replay_shows_what_its_reader_saw(running: Running) -> None:
    async with running.table() as (first, second, made):
        path = f"/api/matches/{made['match']}/replay"
        assert (await running.get(path)).status_code == 403
        assert (await running.get(path, "x" * 43)).status_code == 403
        seen = {first.last["version"]: first.last["view"]}
        for _ in range(6):
            for client in (first, second):
                await client.until_table(lambda now: bool(now["actors"]))
            actor, waiting = (first, second) if first.last["legal"] else (second, first)
            await actor.act()
            await waiting.until(version=actor.last["version"])
            seen[first.last["version"]] = first.last["view"]
        told = (await running.get(path, made["tokens"][0])).json()
        assert (told["viewer"], told["outcome"]) == (0, None)
        positions = told["positions"]
        assert positions[0]["move"] == 0
        assert [line for position in positions for line in position["lines"]] == first.log
        views = {position["move"]: position["view"] for position in positions}
        assert {move: views[move] for move in seen} == seen
        await first.say({"resign": True})
        await second.until(status="over")
        told = (await running.get(path)).json()
        assert told["viewer"] is None
        assert told["outcome"]["reason"] == "resigned"
    unbegun = await running.create()
    answer = await running.get(f"/api/matches/{unbegun['match']}/replay", unbegun["tokens"][0])
    assert answer.status_code == 409


async def test_after_the_end_anyone_may_see_it_as_a_side_did(running: Running) -> None:
    async with running.table(game="richard3") as (first, second, made):
        path = f"/api/matches/{made['match']}/replay?side=1"
        assert (await running.get(path, made["tokens"][0])).status_code == 403
        await first.say({"resign": True})
        await second.until(status="over")
        told = (await running.get(path)).json()
        assert told["viewer"] == 1
        assert told["positions"][-1]["view"]["own"], "York sees its own blocks"
        assert (await running.get(path.replace("=1", "=2"))).status_code == 400


async def test_a_board_shows_its_surveys_to_spectators_and_in_replays(running: Running) -> None:
    async with running.table(game="medieval_battle") as (first, _, made):
        path = f"/api/matches/{made['match']}/survey"
        told = await first.ask({"survey": []})
        assert told["found"]["field"]["grounds"]["forest"] > 5
        async with running.client(made["match"]) as watcher:
            assert (await watcher.ask({"survey": []}))["found"] == told["found"]
        now = {"move": first.last["version"]}
        assert (await running.post(path, now)).status_code == 403
        answer = await running.post(path, now, made["tokens"][1])
        assert answer.json() == {"found": told["found"]}
        for odd, status in ({"move": 10**6}, 400), ({"move": -1}, 422), ({}, 422):
            answer = await running.post(path, odd, made["tokens"][1])
            assert answer.status_code == status


async def test_the_sheet_is_what_the_edition_in_use_prints(running: Running) -> None:
    for edition in ("standard", "ford"):
        made = await running.create(game="proving", options={"edition": edition})
        path = f"/api/matches/{made['match']}/sheet"
        answer = await running.get(path)
        assert answer.status_code == 200
        printed = GAME.sheet({"edition": edition})
        assert msgspec.convert(answer.json(), type(printed)) == printed
        assert answer.json()["name"] == edition
        async with running.web() as web:
            tag = {"If-None-Match": answer.headers["etag"]}
            again = await web.get(path, headers=tag)
            assert (again.status_code, again.content) == (304, b"")
            assert (await web.get(path, headers={"If-None-Match": '"x"'})).status_code == 200


async def test_a_sheet_is_part_of_the_replay(running: Running) -> None:
    async with running.table(game="proving", options={"edition": "ford"}) as (_, _, made):
        told = (await running.get(f"/api/matches/{made['match']}/replay", made["tokens"][0])).json()
        assert told["sheet"] == (await running.get(f"/api/matches/{made['match']}/sheet")).json()
        assert told["positions"]


async def test_a_game_without_a_sheet_says_so(running: Running) -> None:
    sheets = {game["key"]: game["sheet"] for game in (await running.get("/api/games")).json()}
    assert (sheets["proving"], sheets["rosenkoenig"]) == (True, False)
    async with running.table() as (_, _, made):
        answer = await running.get(f"/api/matches/{made['match']}/sheet")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_sheet")
        told = (await running.get(f"/api/matches/{made['match']}/replay", made["tokens"][0])).json()
        assert told["sheet"] is None


async def test_entropy_counts_the_first_time_only(running: Running) -> None:
    async with running.table() as (_, _, made):
        async with running.client(made["match"], made["tokens"][0], entropy="other", name="Eve"):
            pass
        path = f"/api/matches/{made['match']}/record"
        record = Record.from_json((await running.get(path, made["tokens"][0])).content)
        assert record.dice.entropies == ("first", "second")
        assert record.players == ("Anna", "Bruno")


async def test_a_token_opens_its_own_seat_only(running: Running) -> None:
    made, foreign = await running.create(), await running.create()
    for token in ("x" * 43, foreign["tokens"][0], made["tokens"][0][:-1], made["match"]):
        async with running.client(made["match"], token) as client:
            code, reason = await client.closed()
            assert code == 4003
            assert token not in reason
        path = f"/api/matches/{made['match']}/reissue"
        assert (await running.post(path, token=token)).status_code == 403
    async with running.client("abcdefghijklmnop", made["tokens"][0]) as client:
        assert (await client.closed())[0] == 4001
    answer = await running.post(f"/api/matches/{made['match']}/reissue")
    assert answer.status_code == 401


async def test_a_reissued_token_ends_the_old_one(running: Running) -> None:
    async with running.table() as (first, second, made):
        path = f"/api/matches/{made['match']}/reissue"
        answer = await running.post(path, token=made["tokens"][0])
        fresh = answer.json()["token"]
        assert answer.json()["url"] == f"/m/{made['match']}#{fresh}"
        assert (await first.closed())[0] == 4010
        async with running.client(made["match"], made["tokens"][0]) as old:
            assert (await old.closed())[0] == 4003
        async with running.client(made["match"], fresh) as again:
            await again.table()
            await again.act()
            await second.until_table(lambda now: now["actors"] == [1])


async def test_the_lobby_gives_a_seat_to_one_of_many(running: Running) -> None:
    made = await running.create(open=True, names=["Anna", ""])
    assert made["tokens"][1] is None
    listed = [x for x in (await running.get("/api/lobby")).json() if x["match"] == made["match"]]
    assert [(x["seat"], x["name"], x["game"]) for x in listed] == [(1, "Anna", "rosenkoenig")]
    path = f"/api/lobby/{made['match']}"
    answers = await asyncio.gather(*(running.post(path) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    (winner,) = (answer.json() for answer in answers if answer.status_code == 200)
    assert all(
        answer.json()["error"]["code"] == "taken" for answer in answers if answer.status_code == 409
    )
    listed = [x["match"] for x in (await running.get("/api/lobby")).json()]
    assert made["match"] not in listed
    async with (
        running.client(made["match"], made["tokens"][0]) as first,
        running.client(made["match"], winner["token"], name="Bruno") as second,
    ):
        await first.until(status="playing")
        await second.until(viewer=winner["seat"], status="playing")
        for help in ("hint", "odds"):
            assert await first.refused({help: True}) == "no_hint"  # among strangers


async def test_a_lobby_that_is_slow_to_read_is_shown_again_for_a_while(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "LOBBY_SECONDS", 0.0)
    monkeypatch.setattr(hall, "LOBBY_SHARE", 1_000_000)
    before = (await running.get("/api/lobby")).json()
    await running.create(open=True)
    assert (await running.get("/api/lobby")).json() == before
    running.hall._lobby_until = 0.0
    assert len((await running.get("/api/lobby")).json()) == len(before) + 1


async def test_a_claimed_seat_that_nobody_takes_is_offered_again(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)

    async def offered() -> list[str]:
        return [x["match"] for x in (await running.get("/api/lobby")).json()]

    async def claim() -> str:
        answer = await running.post(f"/api/lobby/{made['match']}")
        assert answer.status_code == 200
        return str(answer.json()["token"])

    made = await running.create(open=True)
    async with running.client(made["match"], made["tokens"][0]) as first:
        await first.table()
        lost = await claim()
        clock.pass_seconds(CLAIM_SECONDS - 1)
        await running.acall(running.hall.sweeper.sweep())
        assert await offered() == []
        clock.pass_seconds(2)
        await running.acall(running.hall.sweeper.sweep())
        assert await offered() == [made["match"]]
        running.hall.rooms.clear()  # and so it is read back
        token = await claim()
        assert await offered() == []
        async with running.client(made["match"], lost) as late:
            assert (await late.closed())[0] == 4003
        async with running.client(made["match"], token) as second:
            await second.until(status="playing")
            clock.pass_seconds(10 * CLAIM_SECONDS)
            await running.acall(running.hall.sweeper.sweep())
            assert (await second.ask({"ping": True}))["type"] == "pong"
            assert second.last["status"] == "playing"


async def test_claims_of_an_address_are_counted(
    in_memory: str, start: Callable[..., Running]
) -> None:
    few = msgspec.structs.replace(GENEROUS, claims=Rate(0.001, 2))
    running = start(in_memory, limits=few)
    codes = []
    for _ in range(3):
        made = await running.create(open=True)
        codes.append((await running.post(f"/api/lobby/{made['match']}")).status_code)
    assert codes == [200, 200, 429]


async def test_only_open_matches_are_in_the_lobby(running: Running) -> None:
    made = await running.create()
    assert (await running.post(f"/api/lobby/{made['match']}")).status_code == 409
    assert made["match"] not in [x["match"] for x in (await running.get("/api/lobby")).json()]
    assert (await running.post("/api/lobby/abcdefghijklmnop")).status_code == 404


async def test_where_to_report_a_hole_is_told_if_the_host_says_so(
    in_memory: str, start: Callable[..., Running]
) -> None:
    path = "/.well-known/security.txt"
    assert (await start(in_memory).get(path)).status_code == 404
    told = start(in_memory, contact="mailto:me@example.org", url="https://games.example")
    answer = await told.get(path)
    assert answer.headers["content-type"].startswith("text/plain")
    lines = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert lines["Contact"] == "mailto:me@example.org"
    assert lines["Canonical"] == "https://games.example/.well-known/security.txt"
    assert 30 < (datetime.fromisoformat(lines["Expires"]) - datetime.now(UTC)).days < 365


async def test_catalogues_are_fluent_texts(running: Running) -> None:
    for language in ("de", "en"):
        answer = await running.get(f"/api/catalogue/{language}/rosenkoenig")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "prompt-play = " in answer.text
        assert (await running.get(f"/api/catalogue/{language}")).status_code == 200


async def test_a_server_that_lives_and_could_store_says_so(running: Running) -> None:
    for path in ("/healthz", "/readyz"):
        assert (await running.get(path)).json()["status"] == "ok"


async def test_a_server_that_cannot_store_is_not_ready(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, sweep_seconds=3600)

    async def full(change: Change) -> None:
        raise StorageError("the disk of host db17 is full")

    running.hall.house.storage.commit = full  # type: ignore[method-assign]
    answer = await running.get("/readyz")
    assert answer.status_code == 503
    assert "retry-after" in answer.headers
    assert "db17" not in answer.text
    assert (await running.get("/healthz")).status_code == 200
    answer = await running.post("/api/matches", {"game": "rosenkoenig"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
    assert "db17" not in answer.text


async def test_metrics_are_not_for_guests(in_memory: str, start: Callable[..., Running]) -> None:
    running = start(in_memory)
    async with running.table() as (first, _, _):
        await first.act()
    assert "rosenkrieg_moves" not in (await running.get("/metrics")).text
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running.hall.metrics.serve(port)
    async with httpx.AsyncClient() as web:
        text = (await web.get(f"http://127.0.0.1:{port}/metrics")).text
    assert 'rosenkrieg_moves_total{game="rosenkoenig"}' in text
    assert "rosenkrieg_commit_seconds_count" in text
    assert "rosenkrieg_sockets" in text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://games.example", "Host": "games.example"}, 201),
        ({"Origin": "https://games.example:8443", "Host": "games.example:8443"}, 201),
        ({"Origin": "https://trusted.example"}, 201),
        ({"Origin": "https://games.example", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[::1"}, 403),
    ],
)
async def test_pages_of_others_change_nothing_here(
    in_memory: str, start: Callable[..., Running], headers: dict[str, str], status: int
) -> None:
    running = start(in_memory, origins=("https://trusted.example",))
    async with running.web() as web:
        wish = {"game": "rosenkoenig"}
        answer = await web.post("/api/matches", json=wish, headers=headers)
        assert answer.status_code == status
        assert (await web.get("/api/games", headers=headers)).status_code == 200
    match = (await running.create())["match"]
    place = running.url.replace("http", "ws") + f"/ws/matches/{match}"
    if "Host" not in headers:  # the client sets its own
        refused: Any = nullcontext()
        if status == 403:
            refused = pytest.raises(websockets.InvalidStatus)
        with refused:
            async with connect(place, additional_headers=headers):
                pass


@pytest.mark.parametrize("where", ["edition", "option", "move"])
async def test_a_number_of_five_thousand_digits(running: Running, where: str) -> None:
    many = "9" * 5_000
    edition = json.dumps(f'name = "x"\nsize = {many}\n')
    body = {
        "edition": f'{{"game": "proving", "options": {{"edition": {edition}}}}}',
        "option": f'{{"game": "proving", "options": {{"edition": {many}}}}}',
        "move": f'{{"fork": {{"record": {{}}, "move": {many}}}}}',
    }[where]
    async with running.web() as web:
        answer = await web.post("/api/matches", content=body)
        assert answer.status_code in (400, 422), answer.text
        answer = await web.post("/api/replay", content=f'{{"format": {many}}}')
        assert answer.status_code in (400, 422), answer.text


async def test_every_answer_carries_the_security_headers(running: Running) -> None:
    for path in ("/", "/m/abcdefghijklmnop", "/api/games", "/api/nothing", "/openapi.json"):
        headers = (await running.get(path)).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy  # so default-src holds: no inline script
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_long_options_are_shown_by_their_hash(running: Running) -> None:
    shown = shown_options({"edition": "x" * 10_000, "starter": "red", "n": 3})
    assert shown["starter"] == "red"
    assert shown["n"] == 3
    assert str(shown["edition"]).startswith("sha256:")
    assert len(str(shown["edition"])) < 100


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_of_a_game_as_a_structure(running: Running, language: str) -> None:
    answer = await running.get(f"/api/rules/{language}/rosenkoenig")
    assert answer.status_code == 200
    told = answer.json()["sections"]
    kept = rulebook.read(registry.game("rosenkoenig"), language)
    assert told == [msgspec.to_builtins(section) for section in kept]
    assert len(told) > 3


async def test_a_game_without_a_rules_page_has_no_sections(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "_pages", lambda *_: ())
    answer = await running.get("/api/rules/en/rosenkoenig")
    assert (answer.status_code, answer.json()["sections"]) == (200, [])
