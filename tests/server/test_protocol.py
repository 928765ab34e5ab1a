"""Each message of the protocol, over real sockets."""

from __future__ import annotations

import random

import pytest

from rosenkrieg import Record
from tests.server.helpers import Running, play_on


def pick(seed: int):
    rng = random.Random(seed)
    return lambda legal: rng.choice(legal)["action"]


async def test_a_match_begins_when_every_human_seat_was_taken(running: Running) -> None:
    made = await running.create(names=["Anna", ""])
    match, tokens = made["match"], made["tokens"]
    async with running.client(match, tokens[0], entropy="abc") as first:
        table = await first.table()
        assert table["status"] == "waiting"
        assert table["view"] is None
        assert table["prompt"] is None
        assert table["legal"] == []
        assert [seat["taken"] for seat in table["seats"]] == [True, False]
        async with running.client(match, tokens[1], name="Bruno") as second:
            table = await second.until(status="playing")
            assert table["viewer"] == 1
            assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bruno"]
            assert [seat["side"] for seat in table["seats"]] == ["red", "white"]
            table = await first.until(status="playing")
            assert table["actors"] == [0]
            assert len(table["legal"]) == 5
            assert table["legal"][0]["path"][0].startswith("card:")
            assert table["commitment"] == made["commitment"]
            assert table["log"]["lines"][0]["actor"] is None


async def test_two_people_and_a_spectator_play_a_whole_game(running: Running) -> None:
    async with running.table() as (first, second, made):
        async with running.client(made["match"]) as watcher:
            count = await play_on(first, second, watcher, choose=pick(1))
            assert count > 50
            for client in (first, second, watcher):
                assert client.last["outcome"]["reason"] in ("stones", "blocked")
                assert client.last["legal"] == []
                assert client.last["actors"] == []
            assert [line["move"] for line in first.log] == [line["move"] for line in watcher.log]
            assert watcher.last["viewer"] is None
            fresh = await running.get(f"/api/matches/{made['match']}")
            assert fresh.json()["status"] == "over"
            assert fresh.json()["outcome"] == first.last["outcome"]
        for token in (*made["tokens"], None):
            answer = await running.get(f"/api/matches/{made['match']}/record", token)
            verdict = Record.from_json(answer.content).verify()
            assert verdict.draws_checked == verdict.draws > 10


async def test_an_action_reaches_both_seats(running: Running) -> None:
    async with running.table() as (first, second, _):
        lines = len(second.log)
        table = await first.act()
        assert table["actors"] == [1]
        seen = await second.until(version=table["version"])
        assert seen["actors"] == [1]
        assert len(second.log) == lines + 1
        assert second.log[-1]["actor"] == 0


async def test_act_is_refused_by_name(running: Running) -> None:
    async with running.table() as (first, second, made):
        version = first.last["version"]
        action = first.last["legal"][0]["action"]
        assert await second.refused({"act": action, "version": version}) == "not_your_turn"
        assert await first.refused({"act": action, "version": version - 1}) == "stale_version"
        table = await first.table()  # whoever was behind is set right
        assert table["version"] == version
        assert await first.refused({"act": "XX9", "version": version}) == "illegal_action"
        absent = next(
            card["action"]
            for card in [{"action": f"{d}{n}"} for d in ("N", "S", "E", "W") for n in (1, 2, 3)]
            if card not in [{"action": c["action"]} for c in first.last["legal"]]
        )
        assert await first.refused({"act": absent, "version": version}) == "illegal_action"
        async with running.client(made["match"]) as watcher:
            assert await watcher.refused({"act": action, "version": version}) == "not_seated"
        await first.say({"resign": True})
        await second.until(status="over")
        await first.until(status="over")
        assert await second.refused({"act": action, "version": version}) == "match_over"


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"act": "SE3"},
        {"act": 3, "version": 1},
        {"act": "SE3", "version": "1"},
        {"act": "x" * 5000, "version": 1},
        {"act": "SE3", "version": 1, "more": 1},
        {"ping": True, "act": "SE3"},
        {"ping": False},
        {"why": "square:d4"},
        {"why": [1]},
        {"why": ["x"] * 17},
        {"offer": "peace"},
        {"chat": ""},
        {"chat": "x" * 501},
        {"chat": "   "},
        {"join": "again"},
        {"watch": True},
    ],
)
async def test_what_is_no_message_is_refused_and_nothing_ends(
    running: Running, message: dict[str, object]
) -> None:
    async with running.table() as (first, _, _):
        assert await first.refused(message) == "bad_message"
        assert (await first.ask({"ping": True}))["type"] == "pong"


async def test_preview_why_and_ping(running: Running) -> None:
    async with running.table() as (first, second, made):
        action = first.last["legal"][0]
        answer = await first.ask({"preview": action["action"]})
        assert answer["type"] == "preview"
        assert answer["lines"][0]["key"] == "preview-points"
        assert await second.refused({"preview": action["action"]}) == "not_your_turn"
        assert await first.refused({"preview": "nothing"}) == "illegal_action"

        answer = await first.ask({"why": action["path"]})
        assert answer == {"type": "why", "id": answer["id"], "message": None}
        answer = await second.ask({"why": ["stock"]})
        assert answer["message"]["key"] == "why-not-your-turn"

        assert await first.ask({"ping": True}) == {"type": "pong", "id": first.heard[-1]["id"]}
        async with running.client(made["match"]) as watcher:
            assert (await watcher.ask({"ping": True}))["type"] == "pong"
            assert await watcher.refused({"why": ["stock"]}) == "not_seated"


async def test_a_table_tells_the_one_who_asked_what_it_answers(running: Running) -> None:
    async with running.table() as (first, second, made):
        token = made["tokens"][0]
        async with (
            running.client(made["match"], token) as beside,
            running.client(made["match"]) as watcher,
        ):
            for client in (beside, watcher):
                assert (await client.table())["answers"] is None
            before = first.last["version"]
            act = {"act": first.last["legal"][0]["action"], "version": before, "id": "mine"}
            await first.say(act)
            table = await first.until_table(lambda now: now["version"] > before)
            assert table["answers"] == "mine"
            for client in (second, beside, watcher):
                told = await client.until_table(lambda now: now["version"] > before)
                assert told["answers"] is None
                same = ("version", "view", "legal")
                if client is beside:
                    assert [told[name] for name in same] == [table[name] for name in same]
            await first.say({"offer": "draw", "id": 7})
            assert (await first.until_table(lambda now: bool(now["offers"])))["answers"] == 7
            await second.until_table(lambda now: bool(now["offers"]))
            await second.say({"accept": "draw"})
            assert (await second.until(status="over"))["answers"] is None
            await second.say({"offer": "rematch", "id": 'a"}'})
            assert (await second.until_table(lambda now: bool(now["offers"])))["answers"] == 'a"}'


async def test_take_back_what_nothing_came_of(running: Running) -> None:
    async with running.table() as (first, second, _):
        before = first.last
        lines = list(second.log)
        assert not before["can_take_back"]
        table = await first.act(before["legal"][0]["action"])
        assert table["can_take_back"]
        await second.until(version=table["version"])
        assert not second.last["can_take_back"]
        assert await second.refused({"take_back": True}) == "no_take_back"
        assert second.last["no_take_back"]["key"] == "no-take-back-nothing"
        await first.say({"take_back": True})
        after = await first.until_table(lambda now: now["version"] > table["version"])
        assert after["view"] == before["view"]
        assert after["legal"] == before["legal"]
        assert after["version"] > table["version"]
        await second.until(version=after["version"])
        assert second.log == lines == (await join_anew(running, _, 1))[1]
        await first.act(before["legal"][1]["action"])
        assert await first.refused({"act": "+", "version": before["version"]}) in (
            "not_your_turn",
            "stale_version",
        )


async def join_anew(running: Running, made: dict[str, object], seat: int):
    async with running.client(made["match"], made["tokens"][seat]) as client:
        table = await client.table()
        return table, client.log


async def test_a_draw_card_cannot_be_taken_back_but_by_agreement(running: Running) -> None:
    async with running.table() as (first, second, made):
        await play_on(first, second, choose=pick(3), until=2)
        before = first.last
        record = (await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])).text
        await first.act("+")
        await second.until(version=first.last["version"])
        assert await first.refused({"take_back": True}) == "no_take_back"
        await first.say({"offer": "take_back"})
        table = await second.until_table(lambda now: bool(now["offers"]))
        assert table["offers"] == [{"kind": "take_back", "by": 0}]
        assert await first.refused({"accept": "take_back"}) == "no_such_offer"
        await second.say({"accept": "take_back"})
        table = await first.until_table(lambda now: now["actors"] == [0] and not now["offers"])
        assert table["view"] == before["view"]
        again = (await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])).text
        assert Record.from_json(again).moves == Record.from_json(record).moves
        # the draw that was taken back is never drawn again
        await first.act("+")
        await second.until(version=first.last["version"])
        answer = await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])
        replayed = Record.from_json(answer.content)
        assert replayed.verify().draws_checked == 11
        assert replayed.dice.skips == ((len(replayed.moves) - 1, 1),)


async def test_offers_are_made_declined_withdrawn_and_lapse(running: Running) -> None:
    async with running.table() as (first, second, _):
        assert await first.refused({"accept": "draw"}) == "no_such_offer"
        assert await first.refused({"decline": "draw"}) == "no_such_offer"
        await first.say({"offer": "draw"})
        await second.until_table(lambda now: bool(now["offers"]))
        assert await first.refused({"offer": "draw"}) == "not_now"
        await second.say({"decline": "draw"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.until(offers=[])
        await first.say({"offer": "draw"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.say({"decline": "draw"})
        await first.until(offers=[])
        # an offer stands while its maker plays, and lapses when the other side plays on
        await first.say({"offer": "draw"})
        await first.until_table(lambda now: bool(now["offers"]))
        table = await first.act()
        assert table["offers"] == [{"kind": "draw", "by": 0}]
        await second.until(version=table["version"])
        assert (await second.act())["offers"] == []
        assert await first.refused({"offer": "rematch"}) == "not_now"
        assert await first.refused({"offer": "resume"}) == "not_now"
        assert first.last["status"] == "playing"


async def test_a_draw_by_agreement(running: Running) -> None:
    async with running.table() as (first, second, made):
        await first.say({"offer": "draw"})
        await second.until_table(lambda now: bool(now["offers"]))
        await second.say({"offer": "draw"})  # to offer what is offered is to accept
        table = await first.until(status="over")
        assert table["outcome"] == {
            "winner": None,
            "reason": "agreed",
            "scores": [0, 0],
            "decided": "",
        }
        answer = await running.get(f"/api/matches/{made['match']}/record")
        assert Record.from_json(answer.content).verify().moves == 10


async def test_pause_and_resume(running: Running) -> None:
    async with running.table() as (first, second, _):
        await second.say({"offer": "pause"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.say({"accept": "pause"})
        table = await first.until(status="paused")
        assert table["actors"] == []
        assert table["legal"] == []
        assert await first.refused({"act": "+", "version": table["version"]}) == "paused"
        await first.say({"offer": "resume"})
        await second.until_table(lambda now: bool(now["offers"]) and now["status"] == "paused")
        await second.say({"accept": "resume"})
        assert (await first.until(status="playing"))["actors"] == [0]
        await first.act()


async def test_resigning_and_a_rematch_with_changed_sides(running: Running) -> None:
    async with running.table(options={"starter": "white"}) as (first, second, made):
        await second.say({"resign": True})
        table = await first.until(status="over")
        assert (table["outcome"]["winner"], table["outcome"]["reason"]) == (0, "resigned")
        assert await first.refused({"resign": True}) == "match_over"
        await first.say({"offer": "rematch"})
        await second.until(offers=[{"kind": "rematch", "by": 0}])
        assert second.last["rematch"] is None
        await second.say({"accept": "rematch"})
        mine = (await first.until_table(lambda now: now["rematch"] is not None))["rematch"]
        theirs = (await second.until_table(lambda now: now["rematch"] is not None))["rematch"]
        assert mine["match"] == theirs["match"] != made["match"]
        assert (mine["seat"], theirs["seat"]) == (1, 0)
        assert mine["token"] != theirs["token"]
        assert mine["url"] == f"/m/{mine['match']}#{mine['token']}"
        assert await first.refused({"offer": "rematch"}) == "not_now"
        async with running.client(made["match"]) as watcher:
            shown = (await watcher.table())["rematch"]
            assert shown == {
                "match": mine["match"],
                "url": f"/m/{mine['match']}",
                "seat": None,
                "token": None,
            }
        async with (
            running.client(mine["match"], mine["token"]) as anna,
            running.client(theirs["match"], theirs["token"]) as bruno,
        ):
            table = await anna.until(status="playing")
            assert table["viewer"] == 1
            assert table["options"]["starter"] == "white"
            assert [seat["name"] for seat in table["seats"]] == ["Bruno", "Anna"]
            await bruno.until(status="playing")


async def test_a_rematch_by_request(running: Running) -> None:
    async with running.table() as (first, second, made):
        wish = {"game": "rosenkoenig", "rematch_of": made["match"]}
        assert (await running.post("/api/matches", wish)).status_code == 401
        assert (await running.post("/api/matches", wish, "x" * 43)).status_code == 403
        assert (await running.post("/api/matches", wish, made["tokens"][0])).status_code == 409
        await first.say({"resign": True})
        await second.until(status="over")
        answer = await running.post("/api/matches", wish, made["tokens"][0])
        assert answer.status_code == 201
        seats = answer.json()["seats"]
        assert seats[0]["token"] is None
        assert seats[1]["token"] is not None
        theirs = (await second.until_table(lambda now: now["rematch"] is not None))["rematch"]
        assert theirs["match"] == answer.json()["match"]
        assert theirs["seat"] == 0
        assert (await running.post("/api/matches", wish, made["tokens"][1])).status_code == 409


async def test_an_invitation_can_be_withdrawn(running: Running) -> None:
    made = await running.create()
    async with running.client(made["match"], made["tokens"][0]) as first:
        await first.table()
        await first.say({"resign": True})
        table = await first.until(status="over")
        assert table["outcome"]["reason"] == "withdrawn"
    async with running.client(made["match"], made["tokens"][1]) as second:
        table = await second.table()
        assert table["status"] == "over"
        assert table["view"] is None
        assert await second.refused({"act": "x", "version": 0}) == "match_over"
    assert (await running.get(f"/api/matches/{made['match']}/record")).status_code == 409


async def test_chat_reaches_everybody_as_it_was_said(running: Running) -> None:
    said = '<b>Hallo</b> & "Grüße" \u2603 \U0001f600'
    async with running.table() as (first, second, made):
        async with running.client(made["match"]) as watcher:
            await watcher.table()
            await first.say({"chat": said})
            for client in (first, second, watcher):
                (line,) = (await client.of("chat"))["lines"]
                assert (line["seat"], line["name"], line["text"]) == (0, "Anna", said)
            await watcher.say({"chat": "Hallo"})
            (line,) = (await first.of("chat"))["lines"]
            assert (line["seat"], line["name"]) == (None, "")
        async with running.client(made["match"], made["tokens"][1]) as again:
            lines = (await again.of("chat"))["lines"]
            assert [line["text"] for line in lines] == [said, "Hallo"]


async def test_what_cannot_be_seen_is_left_out_of_chat_and_names(running: Running) -> None:
    made = await running.create(names=["  An\u0000na\n\u202e ", ""])
    async with running.client(made["match"], made["tokens"][0]) as first:
        assert (await first.table())["seats"][0]["name"] == "An na"
        await first.say({"chat": "a\u0000b\u202e\nc"})
        assert (await first.of("chat"))["lines"][0]["text"] == "ab\nc"


async def test_presence_and_watchers_are_told(running: Running) -> None:
    async with running.table() as (first, second, made):
        await first.until_table(lambda now: all(seat["present"] for seat in now["seats"]))
        async with running.client(made["match"]):
            await first.until(watchers=1)
        await first.until(watchers=0)
        async with running.client(made["match"], made["tokens"][1]):  # a second device
            await second.connection.close()
            await first.until(watchers=0)
            assert first.last["seats"][1]["present"]
        await first.until_table(lambda now: not now["seats"][1]["present"])


async def test_comings_and_goings_do_not_send_the_table_again(running: Running) -> None:
    async with running.table() as (first, second, made):
        await first.until_table(lambda now: all(seat["present"] for seat in now["seats"]))
        tables = sum(said["type"] == "table" for said in first.heard)
        async with running.client(made["match"]) as watcher:
            await watcher.table()
            while not first.last["watchers"]:
                await first.news()
            told = {"type": "presence", "present": [True, True], "watchers": 1}
            assert first.heard[-1] == told
        await second.connection.close()
        while first.last["seats"][1]["present"] or first.last["watchers"]:
            await first.news()
        assert sum(said["type"] == "table" for said in first.heard) == tables


async def test_a_lost_connection_gets_what_it_missed(running: Running) -> None:
    async with running.table() as (first, second, made):
        await play_on(first, second, choose=pick(5), until=3)
        known = len(second.log)
        await second.connection.close()
        await first.until_table(lambda now: now["actors"] == [1])
        async with running.client(made["match"], made["tokens"][1], since=known) as again:
            table = await again.connection.recv()
            assert f'"from":{known}' in table
        async with running.client(made["match"], made["tokens"][1], since=0) as again:
            await again.table()
            await again.act()
            await first.until(version=again.last["version"])
            assert len(again.log) == len(first.log) > known
        async with running.client(made["match"], made["tokens"][1], since=10**9) as again:
            text = await again.connection.recv()
            assert f'"from":{len(first.log)}' in text


async def test_after_a_take_back_nobody_keeps_lines_that_were_taken_back(running: Running) -> None:
    async with running.table() as (first, second, made):
        await first.act()
        await second.until(version=first.last["version"])
        known = len(second.log)
        await second.connection.close()
        version = first.last["version"]
        await first.say({"take_back": True})
        await first.until_table(lambda now: now["version"] > version)
        await first.act(first.last["legal"][1]["action"])
        async with running.client(made["match"], made["tokens"][1], since=known) as again:
            text = await again.connection.recv()
            assert '"from":0' in text


async def test_a_whole_game_against_the_computer(running: Running) -> None:
    made = await running.create(seats=["human", "bot:greedy"])
    assert made["tokens"][1] is None
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until(status="playing")
        assert client.last["seats"][1]["player"] == "bot:greedy"
        assert client.last["seats"][1]["present"]
        assert await client.refused({"offer": "draw"}) == "declined"
        await play_on(client, choose=pick(7))
        assert client.last["outcome"] is not None
        await client.say({"offer": "rematch"})
        shown = (await client.until_table(lambda now: now["rematch"] is not None))["rematch"]
        async with running.client(shown["match"], shown["token"]) as again:
            table = await again.until_table(lambda now: now["actors"] == [1])
            assert table["seats"][0]["player"] == "bot:greedy"  # it has moved already
    answer = await running.get(f"/api/matches/{made['match']}/record")
    assert Record.from_json(answer.content).verify().draws_checked > 10


async def test_against_the_computer_taking_back_goes_to_the_last_decision(running: Running) -> None:
    made = await running.create(seats=["human", "bot:random"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        assert await client.refused({"take_back": True}) == "no_take_back"
        before = client.last
        await client.act()
        await client.until_table(lambda now: bool(now["legal"]))  # it has answered
        assert client.last["can_take_back"]
        version = client.last["version"]
        await client.say({"take_back": True})
        after = await client.until_table(lambda now: now["version"] > version)
        assert after["view"] == before["view"]
        await client.say({"offer": "pause"})
        await client.until(status="paused")
        await client.say({"offer": "resume"})
        await client.until(status="playing")


async def test_a_hint_is_a_legal_action(running: Running) -> None:
    made = await running.create(seats=["human", "bot:random"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        hint = await client.ask({"hint": True})
        assert {"action": hint["action"], "path": hint["path"]} in client.last["legal"]
        await client.act(hint["action"])


async def test_hints_between_people_are_agreed_on_before(running: Running) -> None:
    async with running.table() as (first, second, made):
        for client in (first, second):
            assert client.last["hints"] is False
        assert await first.refused({"hint": True}) == "no_hint"
        facts = (await running.get(f"/api/matches/{made['match']}")).json()
        assert facts["hints"] is False
    async with running.table(hints=True) as (first, second, made):
        assert first.last["hints"]
        assert (await first.ask({"hint": True}))["type"] == "hint"
        assert (await running.get(f"/api/matches/{made['match']}")).json()["hints"]
        await first.say({"resign": True})
        await second.until(status="over")
        await first.say({"offer": "rematch"})
        await second.until_table(lambda now: bool(now["offers"]))
        await second.say({"accept": "rematch"})
        again = (await first.until_table(lambda now: now["rematch"]))["rematch"]
        async with running.client(again["match"], again["token"]) as client:
            assert (await client.table())["hints"]
    answer = await running.post(
        "/api/matches", {"game": "rosenkoenig", "open": True, "hints": True}
    )
    assert answer.status_code == 400
    assert "among friends" in answer.json()["error"]["message"]


async def test_two_computers_play_before_an_audience(running: Running) -> None:
    made = await running.create(seats=["bot:random", "bot:random"])
    assert made["tokens"] == [None, None]
    async with running.client(made["match"]) as watcher:
        table = await watcher.until(status="over")
        assert table["outcome"] is not None
