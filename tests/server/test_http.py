"""The HTTP requests: creating, facts, records, tokens, the lobby, the page."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from rosenkrieg import Record
from rosenkrieg.core import registry
from rosenkrieg.server.settings import BODY_BYTES
from rosenkrieg.server.table import shown_options
from tests.games.vetternkrieg.decks import STANDARD
from tests.proving.rules import GAME
from tests.server.helpers import Running, play_on


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


async def test_only_open_matches_are_in_the_lobby(running: Running) -> None:
    made = await running.create()
    assert (await running.post(f"/api/lobby/{made['match']}")).status_code == 409
    assert made["match"] not in [x["match"] for x in (await running.get("/api/lobby")).json()]
    assert (await running.post("/api/lobby/abcdefghijklmnop")).status_code == 404


async def test_catalogues_are_fluent_texts(running: Running) -> None:
    for language in ("de", "en"):
        answer = await running.get(f"/api/catalogue/{language}/rosenkoenig")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "prompt-play = " in answer.text
        assert (await running.get(f"/api/catalogue/{language}")).status_code == 200


async def test_health_and_metrics(running: Running) -> None:
    assert (await running.get("/healthz")).json()["status"] == "ok"
    async with running.table() as (first, _, _):
        await first.act()
        text = (await running.get("/metrics")).text
    assert 'rosenkrieg_moves_total{game="rosenkoenig"}' in text
    assert "rosenkrieg_commit_seconds_count" in text
    assert "rosenkrieg_sockets" in text


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
