"""Seasons on the site: created, entered by the right hands, stored before they are shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
import websockets

from rosenkrieg.campaign.entries import SAMPLES
from rosenkrieg.campaign.files import parse
from rosenkrieg.campaign.records import check
from rosenkrieg.server.backup import backup, restore
from rosenkrieg.server.seasons import requests
from tests.server.helpers import FakeClock, Process, Running

REALMS = [{"name": "Nordmark", "player": "Anna"}, {"name": "Ostfeld"}, {"name": "Westgau"}]


class Club:
    """A season on a server, and the links of everybody."""

    def __init__(self, running: Running, made: Any) -> None:
        self.running = running
        self.id: str = made["season"]
        self.tokens = {"organizer": made["organizer"]["token"]}
        self.tokens |= {each["holder"]: each["token"] for each in made["realms"]}
        self.realms = [each["holder"] for each in made["realms"]]
        self.made = made
        self.count = 0

    async def get(self, path: str = "", who: str | None = None) -> Any:
        answer = await self.running.get(f"/api/seasons/{self.id}{path}", self.tokens.get(who or ""))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, who: str | None, body: Any) -> Any:
        return await self.running.post(
            f"/api/seasons/{self.id}{path}", body, self.tokens.get(who or "")
        )

    async def enter(self, who: str | None, do: str, id: str | None = None, **fields: Any) -> Any:
        """An entry that is accepted."""
        answer = await self.try_to(who, do, id, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def try_to(self, who: str | None, do: str, id: str | None = None, **fields: Any) -> Any:
        self.count += 1
        version = {"version": fields.pop("version")} if "version" in fields else {}
        body = {"id": id or f"test-{self.count}", "command": {"do": do, **fields}, **version}
        return await self.post("/entries", who, body)

    async def asked(self, who: str) -> list[Any]:
        asked: list[Any] = (await self.get("", who))["view"]["asked"]
        return asked

    async def found(self) -> None:
        """All realms are founded by the server's dice."""
        for realm in self.realms:
            for _ in range(9):
                asked = await self.asked(realm)
                if not asked:
                    break
                await self.one(realm, asked[0])

    async def one(self, who: str, asked: Any) -> None:
        """Answers one question, with the first answer that there is."""
        where = {"battle": asked["battle"], "asked": asked["question"]}
        if asked["dice"]:
            await self.enter(who, "roll", face=None, **where)
        else:
            await self.enter(who, "answer", action=asked["legal"][0]["action"], **where)

    async def fight(
        self, first: str, second: str, until: Callable[[Any], bool] | None = None
    ) -> str:
        """A quick battle to its end, or until a question comes."""
        opened = await self.enter("organizer", "meet", first=first, second=second, quick=True)
        battle: str = opened["entries"][0]["id"]
        for _ in range(200):
            for who in (first, second):
                asked = [each for each in await self.asked(who) if each["battle"] == battle]
                if asked and until is not None and until(asked[0]):
                    return battle
                if asked:
                    await self.one(who, asked[0])
                    break
            else:
                return battle
        raise AssertionError("a battle ends")


async def club(running: Running, **wish: Any) -> Club:
    answer = await running.post("/api/seasons", {"name": "Winter", "realms": REALMS, **wish})
    assert answer.status_code == 201, answer.text
    return Club(running, answer.json())


async def test_a_season_is_played_over_the_api(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, _ = season.realms
    battle = await season.fight(one, two)
    told = await season.get()
    assert told["viewer"] == "public"
    assert told["view"]["battles"][0]["status"] == "closed"
    assert told["view"]["battles"][0]["table"] is None
    assert [row["battles"] for row in told["view"]["standings"]].count(1) == 2
    whole = await season.get(f"/battles/{battle}")
    assert whole["battle"]["table"]["phase"] == "over"
    assert "glory" in {line["key"] for told in whole["lines"] for line in told["lines"]}
    lines = (await season.get("/chronicle"))["lines"]
    assert lines[0]["lines"][0]["key"] == "told-begun"
    ledger = await season.get("/ledger")
    assert ledger["version"] == told["version"] == len(ledger["entries"])
    file = await running.get(f"/api/seasons/{season.id}/export")
    record = parse(file.text).record
    assert record is not None
    verdict = check(record)
    assert verdict.sealed > 10
    assert verdict.head == told["head"]
    csv = (await running.get(f"/api/seasons/{season.id}/standings.csv")).text
    assert csv.splitlines()[0].startswith("rank,realm")


async def test_every_link_is_one_hand(running: Running) -> None:
    season = await club(running)
    one, two, _ = season.realms
    assert (await season.get("", one))["viewer"] == one
    assert (await season.get("", "organizer"))["keys"] == sorted(["organizer", *season.realms])
    assert (await season.get("", one))["keys"] == []
    for who, do, fields, status, code in (
        (None, "note", {"text": "x"}, 401, "no_token"),
        (one, "join", {"name": "Neu"}, 409, "refused"),
        (one, "retire", {"realm": two}, 409, "refused"),
        (
            one,
            "decree",
            {"what": "spies", "target": one, "value": "9", "reason": "x"},
            409,
            "refused",
        ),
        (two, "answer", {"battle": one, "action": "kind:village"}, 409, "refused"),
        (two, "roll", {"battle": one, "face": 11}, 409, "refused"),
    ):
        answer = await season.try_to(who, do, **fields)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), do
    assert (await season.get())["version"] == 4
    season.tokens["stranger"] = "x" * 43
    for path in ("", "/ledger", "/chronicle"):
        answer = await running.get(f"/api/seasons/{season.id}{path}", season.tokens["stranger"])
        assert answer.status_code == 403


async def test_a_refusal_has_words_in_the_catalogue(running: Running) -> None:
    season = await club(running)
    one, *_ = season.realms
    answer = await season.try_to(one, "propose", opponent=one)
    words = answer.json()["error"]["words"]
    text = (await running.get("/api/catalogue/de/campaign")).text
    assert f"\n{words['key']} = " in text
    await season.enter(one, "answer", battle=one, action="kind:village")
    answer = await season.try_to(one, "roll", battle=one, face=7)
    assert answer.json()["error"]["words"]["key"] == "refused-die"


async def test_the_same_request_is_entered_once(running: Running) -> None:
    season = await club(running)
    one, two, _ = season.realms
    first = await season.enter(one, "note", id="mine", text="rain")
    again = await season.enter(one, "note", id="mine", text="rain")
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["entries"] == again["entries"]
    answer = await season.try_to(two, "note", id="mine", text="sun")
    assert answer.json()["error"]["code"] == "taken"
    both = await asyncio.gather(
        *(season.enter(one, "note", id="twice", text="x") for _ in range(5))
    )
    assert [each["repeated"] for each in both].count(False) == 1
    assert (await season.get())["version"] == 6
    joined = await season.enter("organizer", "join", id="new", name="Neu")
    assert joined["links"][0]["holder"] == joined["entries"][0]["id"]
    assert (await season.enter("organizer", "join", id="new", name="Neu"))["links"] == []


async def test_an_entry_made_offline_fits_its_question_or_is_given_back(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, _ = season.realms
    battle = await season.fight(one, two, lambda asked: asked["question"].startswith("choosing"))
    where = {"battle": battle, "action": "attack"}
    answer = await season.try_to(one, "answer", asked="naming.0", **where)
    assert answer.json()["error"]["code"] == "refused"
    await season.enter(one, "answer", asked="choosing.0", **where)
    await season.enter(two, "answer", asked="choosing.1", battle=battle, action="defend")
    late = await season.try_to(one, "answer", asked="choosing.0", battle=battle, action="defend")
    assert late.status_code == 409
    assert late.json()["error"]["words"]["key"] == "refused-answered"


async def test_who_is_behind_is_told(running: Running) -> None:
    season = await club(running)
    answer = await season.try_to("organizer", "note", text="x", version=3)
    assert answer.json()["error"]["code"] == "stale_version"
    await season.enter("organizer", "note", text="x", version=4)


async def test_a_secret_choice_is_nobody_elses(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, three = season.realms
    battle = await season.fight(one, two, lambda asked: asked["question"].startswith("choosing"))
    await season.enter(one, "answer", battle=battle, action="attack")
    for who in (two, three, "organizer", None):
        for path in ("", "/ledger", "/chronicle", f"/battles/{battle}"):
            view = await season.get(path, who)
            for asked in view.get("view", {}).get("asked", ()):
                asked["legal"] = asked["prompt"] = None
            assert '"attack"' not in json.dumps(view)
    assert '"attack' not in (await running.get(f"/api/seasons/{season.id}/export")).text
    for who, key in ((None, None), ("organizer", None), (one, "why-")):
        tried = {"battle": battle, "question": "choosing.0", "path": ["choice:attack"]}
        message = (await season.post("/why", who, tried)).json()["message"]
        assert message is None if key is None else message["key"]
    mine = await season.get("/ledger", one)
    assert mine["entries"][-1]["body"]["action"] == "attack"
    entry = mine["entries"][-1]["id"]
    correction = {"kind": "remove", "entry": entry}
    answer = await season.post("/consequences", "organizer", {"correction": correction})
    assert answer.json()["error"]["words"]["key"] == "refused-secret"


async def test_dice_of_the_table_are_entered_and_marked(running: Running) -> None:
    season = await club(running)
    one, *_ = season.realms
    await season.enter(one, "answer", battle=one, action="kind:village")
    asked = (await season.asked(one))[0]
    assert asked["dice"]
    entered = await season.enter(one, "roll", battle=one, face=33, asked=asked["question"])
    assert entered["entries"][0]["body"]["source"] == "table"
    again = await season.try_to(one, "roll", battle=one, face=34, asked=asked["question"])
    assert again.json()["error"]["words"]["key"] == "refused-answered"
    rolled = await season.enter("organizer", "roll", battle=one, face=None)
    assert rolled["entries"][0]["author"] == "server"
    assert rolled["entries"][0]["body"]["draw"] == 0


async def test_a_lost_link_is_made_anew_and_the_old_one_ends(running: Running) -> None:
    season = await club(running)
    one, two, _ = season.realms
    answer = await season.post("/links", two, {"holder": one})
    assert answer.status_code == 403
    url = f"{running.url.replace('http', 'ws')}/ws/seasons/{season.id}"
    async with websockets.connect(url) as socket:
        await socket.send(json.dumps({"join": season.tokens[one]}))
        assert json.loads(await socket.recv())["version"] == 4
        made = (await season.post("/links", "organizer", {"holder": one})).json()
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4010
    answer = await running.get(f"/api/seasons/{season.id}", season.tokens[one])
    assert answer.status_code == 403
    season.tokens[one] = made["token"]
    assert (await season.get("", one))["viewer"] == one


async def test_changes_are_told_over_the_socket(running: Running) -> None:
    season = await club(running)
    url = f"{running.url.replace('http', 'ws')}/ws/seasons/{season.id}"
    async with websockets.connect(url) as socket:
        await socket.send('{"watch": true}')
        assert json.loads(await socket.recv()) == {
            "type": "season",
            "season": season.id,
            "version": 4,
        }
        await season.enter("organizer", "note", text="x")
        assert json.loads(await socket.recv())["version"] == 5
        await socket.send('{"ping": true}')
        assert json.loads(await socket.recv())["type"] == "pong"
    async with websockets.connect(url) as socket:
        await socket.send('{"join": "wrong"}')
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4003


async def test_the_answer_is_not_sent_again_while_it_is_the_same(running: Running) -> None:
    season = await club(running)
    place = f"/api/seasons/{season.id}"
    async with running.web() as web:
        first = await web.get(place)
        tag = first.headers["etag"]
        assert (await web.get(place, headers={"If-None-Match": tag})).status_code == 304
        await season.enter("organizer", "note", text="x")
        assert (await web.get(place, headers={"If-None-Match": tag})).status_code == 200


async def test_the_ledger_is_corrected_after_a_look_at_what_follows(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, _ = season.realms
    battle = await season.fight(one, two)
    before = await season.get("/ledger")
    rolls = [
        e
        for e in before["entries"]
        if e["body"].get("battle") == battle and e["body"].get("question") == "roll.strength.0"
    ]
    roll = rolls[0]
    other = "roll:12" if roll["body"]["action"] != "roll:12" else "roll:2"
    body = roll["body"] | {"action": other, "source": "table", "draw": None}
    correction = {"kind": "change", "entry": roll["id"], "body": body}
    seen = (await season.post("/consequences", "organizer", {"correction": correction})).json()
    assert seen["version"] == before["version"]
    assert (await season.get())["version"] == before["version"]
    asked = {
        "id": "fix",
        "version": seen["version"] - 1,
        "correction": correction,
        "reason": "typo",
    }
    stale = await season.post("/corrections", "organizer", asked)
    assert stale.json()["error"]["code"] == "stale_version"
    done = await season.post("/corrections", "organizer", asked | {"version": seen["version"]})
    assert done.status_code == 200, done.text
    assert done.json()["consequences"]["after"] == seen["after"]
    revisions = (await season.get("/revisions"))["revisions"]
    assert (revisions[0]["reason"], revisions[0]["before"]["id"]) == ("typo", roll["id"])
    old = await season.get(f"/ledger?version={revisions[0]['number'] - 1}")
    assert old["entries"] == before["entries"]
    assert old["standings"] == before["standings"]
    again = await season.post("/corrections", "organizer", asked | {"version": seen["version"]})
    assert again.json()["repeated"]
    record = parse((await running.get(f"/api/seasons/{season.id}/export")).text).record
    assert record is not None
    assert check(record).corrections == 1


async def corrects(season: Club, correction: Any, reason: str) -> Any:
    """A correction by the organizer, looked at before."""
    seen = await season.post("/consequences", "organizer", {"correction": correction})
    assert seen.status_code == 200, seen.text
    season.count += 1
    asked = {
        "id": f"correct-{season.count}",
        "version": seen.json()["version"],
        "correction": correction,
        "reason": reason,
    }
    done = await season.post("/corrections", "organizer", asked)
    assert done.status_code == 200, done.text
    return seen.json()


async def test_a_battle_is_deleted_and_another_inserted_in_one_step_each(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, three = season.realms
    battle = await season.fight(one, two)
    await season.enter(one, "note", text="A friendly", battle=battle)
    later = await season.fight(two, three)
    rows = (await season.get())["version"]
    await corrects(season, {"kind": "remove", "entry": battle}, "a friendly")
    view = (await season.get())["view"]
    assert [each["id"] for each in view["battles"]] == [later]
    revisions = (await season.get("/revisions"))["revisions"]
    assert [each["part"] for each in revisions] == [False] + [True] * (len(revisions) - 1)
    assert (await season.get())["version"] == rows + len(revisions)

    # the battle that was meant is inserted before the later one
    wish: dict[str, Any] = {"entry": later, "first": one, "second": three, "quick": True}
    wish |= {"answers": []}
    for who in (one, None):
        assert (await season.post("/draft", who, wish)).status_code in (401, 403)
    for _ in range(60):
        answer = await season.post("/draft", "organizer", wish)
        assert answer.status_code == 200, answer.text
        draft = answer.json()
        asked = draft["asked"]
        if asked is None:
            break
        action = asked["legal"][0]["action"]
        wish["answers"].append({"question": asked["question"], "action": action})
    assert draft["battle"]["status"] == "closed"
    inserted = {"kind": "insert", "entry": later, "body": draft["body"], "more": draft["more"]}
    await corrects(season, inserted | {"at": 1_700_000_000}, "forgotten")
    view = (await season.get())["view"]
    new, last = view["battles"]
    assert (new["realms"], new["status"], new["closed"]) == ([one, three], "closed", 1_700_000_000)
    assert last["id"] == later
    record = parse((await running.get(f"/api/seasons/{season.id}/export")).text).record
    assert record is not None
    assert check(record).corrections == 2

    # what is asked again is asked as the season stood there
    ledger = await season.get("/ledger")
    choice = next(
        each["id"]
        for each in ledger["entries"]
        if each["body"].get("question", "").startswith("choosing")
    )
    asked = (await season.post("/again", "organizer", {"entry": choice})).json()
    assert {each["action"] for each in asked["asked"]["legal"]} == {"attack", "defend"}
    assert (await season.post("/again", "organizer", {"entry": "e9999"})).status_code == 409


async def test_the_ledger_and_the_story_come_in_pages_with_marks(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "PAGE", 20)
    season = await club(running)
    await season.found()
    one, two, three = season.realms
    battle = await season.fight(one, two)
    await season.fight(two, three)

    async def pages(what: str) -> list[Any]:
        last = await season.get(f"/{what}?page=last")
        assert last["page"] == len(last["marks"]) - 1
        return [await season.get(f"/{what}?page={n}") for n in range(len(last["marks"]))]

    whole = await season.get("/ledger")
    ledger = await pages("ledger")
    assert len(ledger) == -(-whole["size"] // 20) > 2
    assert [each for page in ledger for each in page["entries"]] == whole["entries"]
    assert [n for page in ledger for n in page["places"]] == list(range(whole["size"]))
    story = await pages("chronicle")
    told = (await season.get("/chronicle"))["lines"]
    assert [line for page in story for line in page["lines"]] == told

    # what has not changed keeps its mark
    await season.enter("organizer", "note", text="Rain")
    marks = (await season.get("/ledger?page=last"))["marks"]
    assert marks[: len(ledger) - 1] == ledger[0]["marks"][:-1]
    assert marks[len(ledger) - 1 :] != ledger[0]["marks"][-1:]
    await corrects(season, {"kind": "remove", "entry": battle}, "a friendly")
    first = next(n for n, page in enumerate(ledger) if battle in [e["id"] for e in page["entries"]])
    after = (await season.get("/ledger?page=last"))["marks"]
    assert after[:first] == marks[:first]
    assert after[first] != marks[first]
    for wrong in ("-1", "x", "999"):
        place = f"/api/seasons/{season.id}/ledger?page={wrong}"
        assert (await running.get(place)).status_code == 404


async def test_an_open_battle_with_a_secret_in_it_is_not_deleted(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, _ = season.realms
    battle = await season.fight(one, two, lambda each: each["question"].startswith("choosing"))
    asked = next(each for each in await season.asked(one) if each["battle"] == battle)
    await season.enter(one, "answer", battle=battle, asked=asked["question"], action="attack")
    version = (await season.get())["version"]
    gone = {"kind": "remove", "entry": battle}
    refused = await season.post(
        "/corrections",
        "organizer",
        {"id": "x", "version": version, "correction": gone, "reason": "x"},
    )
    assert (refused.status_code, refused.json()["error"]["words"]["key"]) == (409, "refused-secret")
    assert (await season.get())["version"] == version


async def test_what_a_correction_leaves_open_is_asked_at_its_place(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, three = season.realms
    battle = await season.fight(one, two)
    place = {"battle": battle}
    assert (await season.post("/missing", "organizer", place)).json() == {"asked": None}
    roll = next(
        e
        for e in (await season.get("/ledger"))["entries"]
        if e["body"].get("battle") == battle and e["body"].get("question") == "roll.leader.0"
    )
    version = (await season.get())["version"]
    gone = {"kind": "remove", "entry": roll["id"]}
    asked = {"id": "gone", "version": version, "correction": gone, "reason": "was not rolled"}
    assert (await season.post("/corrections", "organizer", asked)).status_code == 200
    seen = next(each for each in (await season.get())["view"]["battles"] if each["id"] == battle)
    assert seen["missing"] == 1
    for who in (three, None):
        assert (await season.post("/missing", who, place)).json() == {"asked": None}
    found = (await season.post("/missing", one, place)).json()["asked"]
    assert (found["question"], found["dice"], len(found["legal"])) == ("roll.leader.0", True, 6)
    body = {"type": "Answered", "question": found["question"], "action": "roll:3", **place}
    late = {"kind": "insert", "entry": None, "body": body | {"source": "table"}}
    asked = {"id": "late", "version": version + 1, "correction": late, "reason": "it was a three"}
    answer = await season.post("/corrections", "organizer", asked)
    assert answer.status_code == 200, answer.text
    assert (await season.post("/missing", one, place)).json() == {"asked": None}


async def test_the_organizer_changes_the_rules_and_nobody_else(running: Running) -> None:
    season = await club(running)
    wish = {"options": {"rounds": 8, "meetings": 0}}
    assert (await season.try_to(season.realms[0], "rules", **wish)).status_code == 409
    await season.enter("organizer", "rules", **wish)
    options = (await season.get())["view"]["options"]
    assert (options["rounds"], options["meetings"], options["limit"]) == (8, 0, 12)
    wrong = await season.try_to("organizer", "rules", options={"rounds": -3})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (409, "refused")


async def test_both_players_may_correct_what_nothing_depends_on(running: Running) -> None:
    season = await club(running)
    await season.found()
    one, two, three = season.realms
    battle = await season.fight(one, two)
    ledger = await season.get("/ledger")
    roll = next(
        e
        for e in ledger["entries"]
        if e["body"].get("battle") == battle and e["body"].get("question") == "roll.leader.0"
    )
    body = roll["body"] | {"action": "roll:1", "source": "table", "draw": None}
    correction = {"kind": "change", "entry": roll["id"], "body": body}
    asked = {"id": "w", "version": ledger["version"], "correction": correction, "reason": "misread"}
    answer = await season.post("/corrections", one, asked)
    assert answer.status_code == 202, answer.text
    wish = answer.json()["wish"]
    told = (await season.get())["wishes"][0]
    assert (told["id"], told["author"], told["battle"]) == (wish, one, battle)
    for who in (one, three):
        refused = await season.post(f"/wishes/{wish}", who, {"id": f"a-{who}", "agree": True})
        assert refused.json()["error"]["code"] == "refused"
    agreed = await season.post(f"/wishes/{wish}", two, {"id": "yes", "agree": True})
    assert agreed.status_code == 200, agreed.text
    told = await season.get()
    assert told["wishes"] == []
    revisions = (await season.get("/revisions"))["revisions"]
    assert set(revisions[0]["author"].split("+")) == {one, two}


async def test_a_season_survives_a_restart_a_backup_and_a_file(
    database: str,
    engine: str,
    new_database: Callable[[str], str],
    start: Callable[..., Running],
    tmp_path: Any,
) -> None:
    running = start(database)
    season = await club(running)
    await season.found()
    one, two, _ = season.realms
    await season.fight(one, two)
    await season.enter("organizer", "note", id="kept", text="x")
    before = await season.get("", one)
    running.stop()
    await asyncio.to_thread(backup, database, tmp_path / "backup")
    place = new_database(engine)
    await asyncio.to_thread(restore, place, tmp_path / "backup")
    for address in (database, place):
        season.running = start(address)
        assert await season.get("", one) == before
        assert (await season.enter("organizer", "note", id="kept", text="x"))["repeated"]
    assert (await season.enter("organizer", "note", text="y"))["version"] == before["version"] + 1
    file = (await season.running.get(f"/api/seasons/{season.id}/export")).text
    brought = await season.running.post("/api/seasons/import", json.loads(file))
    assert brought.status_code == 201, brought.text
    other = Club(season.running, brought.json())
    assert other.realms == season.realms
    assert (await other.get())["view"]["standings"] == before["view"]["standings"]
    await other.fight(*other.realms[1:])
    record = parse((await other.running.get(f"/api/seasons/{other.id}/export")).text).record
    assert record is not None
    verdict = check(record)
    assert verdict.imported > 0
    assert verdict.sealed > 0


async def test_a_report_counts_when_time_has_passed_and_may_be_disputed(
    start: Callable[..., Running], sqlite_file: str
) -> None:
    clock = FakeClock()
    season = await club(start(sqlite_file, now=clock, sweep_seconds=3600))
    await season.found()
    one, two, three = season.realms
    opened = await season.enter("organizer", "meet", first=one, second=two)
    battle = opened["entries"][0]["id"]
    for _ in range(60):
        asked = [e for who in (one, two) for e in await season.asked(who) if e["battle"] == battle]
        question = asked[0]
        if question["question"].startswith("reporting"):
            break
        who = question["realm"] or one
        leave_out = [a for a in question["legal"] if a["action"] == "yes"]
        if question["question"].startswith("leave_out") and leave_out:
            await season.enter(who, "answer", battle=battle, action="yes")
        elif question["dice"]:
            await season.enter(who, "roll", battle=battle, face=None)
        else:
            action = next(
                (a["action"] for a in question["legal"] if a["action"] == "no"),
                question["legal"][0]["action"],
            )
            await season.enter(who, "answer", battle=battle, action=action)
    points = (await season.get())["view"]["battles"][0]["table"]["battle"]["points"]
    boasts = (await season.get())["view"]["battles"][0]["table"]["battle"]["boasts"]
    done = [[False] * len(each) for each in boasts]
    reporter = question["realm"]
    wrong = await season.try_to(
        reporter, "report", battle=battle, fielded=points, glory=[99, 0], done=done
    )
    assert wrong.status_code == 409
    await season.enter(reporter, "report", battle=battle, fielded=points, glory=[5, 1], done=done)
    keeper = season.running.hall.seasons
    await season.running.acall(keeper.look_at_time())
    assert (await season.get())["view"]["battles"][0]["asked"] == [two if reporter == one else one]
    clock.pass_seconds(72 * 3600 + 60)
    await season.running.acall(keeper.look_at_time())
    entries = (await season.get("/ledger"))["entries"]
    assert entries[-1]["body"]["source"] == "time"
    refused = await season.try_to(three, "dispute", battle=battle)
    assert refused.status_code == 409
    await season.enter(two if reporter == one else one, "dispute", battle=battle)
    assert (await season.get())["view"]["battles"][0]["disputed"]
    assert (await season.get("/revisions"))["revisions"][0]["reason"] == "disputed"


async def test_the_map_may_have_a_picture(running: Running) -> None:
    season = await club(running)
    place = f"/api/seasons/{season.id}/picture"
    png = b"\x89PNG\r\n\x1a\n" + bytes(100)
    bearer = {"Authorization": f"Bearer {season.tokens['organizer']}"}
    async with running.web() as web:
        setting = f"/api/seasons/{season.id}/map"
        assert (await web.post(setting, content=png)).status_code == 401
        assert (await web.post(setting, content=b"<svg/>", headers=bearer)).status_code == 400
        assert (await web.post(setting, content=png, headers=bearer)).status_code == 200
        found = await web.get(place)
        assert (found.content, found.headers["content-type"]) == (png, "image/png")
        assert (await season.get())["picture"] == place
        assert (await web.post(setting, headers=bearer)).json() == {"picture": None}
        assert (await web.get(place)).status_code == 404
        refused = await web.post(
            setting, content=png, headers=bearer | {"Origin": "https://evil.example"}
        )
        assert refused.json()["error"]["code"] == "bad_origin"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x", "options": {"rounds": -1}},
        {"name": "x", "options": {"colour": 1}},
        {"name": "x", "realms": [{"name": "a"}, {"name": "a"}]},
        {"name": "x", "realms": [{"name": str(n)} for n in range(13)]},
        {"name": "x", "edition": "nowhere"},
    ],
)
async def test_a_season_that_cannot_be_is_refused(running: Running, body: Any) -> None:
    answer = await running.post("/api/seasons", body)
    assert 400 <= answer.status_code < 500
    assert "\n" not in answer.json()["error"]["message"]


async def test_a_file_that_is_no_campaign_is_refused_in_one_line(running: Running) -> None:
    for text in ("", "[]", "{}", '{"format": "rosenkrieg campaign", "version": 1}'):
        async with running.web() as web:
            answer = await web.post("/api/seasons/import", content=text)
        assert answer.status_code == 400
        assert answer.json()["error"]["code"] == "bad_campaign"
        assert "\n" not in answer.json()["error"]["message"]


async def test_a_server_killed_in_the_middle_keeps_every_entry_it_answered(database: str) -> None:
    server = Process(database)
    async with server.web() as web:
        made = (await web.post("/api/seasons", json={"name": "x", "realms": REALMS})).json()
    place = f"/api/seasons/{made['season']}"
    bearer = {"Authorization": f"Bearer {made['organizer']['token']}"}
    answered: list[str] = []

    async def write(number: int) -> None:
        async with server.web(headers=bearer) as web:
            with suppress(httpx.HTTPError):
                for each in range(500):
                    id = f"n{number}-{each}"
                    body = {"id": id, "command": {"do": "note", "text": id}}
                    if (await web.post(f"{place}/entries", json=body)).status_code == 200:
                        answered.append(id)

    async with asyncio.TaskGroup() as group:
        for number in range(4):
            group.create_task(write(number))
        while len(answered) < 20:
            await asyncio.sleep(0.01)
        server.kill()
    server = Process(database)
    async with server.web(headers=bearer) as web:
        entries = (await web.get(f"{place}/ledger")).json()["entries"]
        texts = [each["body"].get("text") for each in entries]
        assert set(answered) <= set(texts)
        assert len([text for text in texts if text]) == len({text for text in texts if text})
        file = (await web.get(f"{place}/export")).text
    server.kill()
    record = parse(file).record
    assert record is not None
    assert check(record).rows == len(entries)


async def test_what_cannot_be_stored_is_not_shown(running: Running) -> None:
    season = await club(running)
    storage = running.hall.house.storage

    async def fail(change: Any) -> None:
        raise OSError("the disk is full")

    commit, storage.commit = storage.commit, fail  # type: ignore[method-assign]
    try:
        answer = await season.try_to("organizer", "note", id="later", text="x")
        assert answer.status_code == 500
        storage.commit = commit  # type: ignore[method-assign]
        assert (await season.get())["version"] == 4
    finally:
        storage.commit = commit  # type: ignore[method-assign]
    assert not (await season.enter("organizer", "note", id="later", text="x"))["repeated"]


@pytest.mark.parametrize("sample", SAMPLES.values())
async def test_a_sample_can_be_looked_at_and_no_more(running: Running, sample: str) -> None:
    season = Club(running, {"season": sample, "organizer": {"token": "x" * 43}, "realms": []})
    told = await season.get()
    assert (told["read_only"], told["viewer"], len(told["view"]["realms"])) == (True, "public", 4)
    assert told["view"]["approved"]
    assert len((await season.get("/chronicle"))["lines"]) > 100
    record = parse((await running.get(f"/api/seasons/{sample}/export")).text).record
    assert record is not None
    assert check(record).head == told["head"]
    answer = await season.try_to(None, "note", text="x")
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no_token")
    assert (await running.get(f"/api/seasons/{sample}", "x" * 43)).status_code == 403


@pytest.mark.postgres
async def test_two_servers_share_a_season(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> None:
    database = new_database("postgres")
    here = await club(start(database))
    there = Club(start(database), here.made)
    assert (await there.get())["version"] == 4
    url = f"{there.running.url.replace('http', 'ws')}/ws/seasons/{here.id}"
    async with websockets.connect(url) as socket:
        await socket.send('{"watch": true}')
        assert json.loads(await socket.recv())["version"] == 4
        await here.enter("organizer", "note", text="here")
        while json.loads(await socket.recv())["version"] < 5:
            pass
    notes = [
        each.enter(realm, "note", id=f"{number}-{realm}-{place}", text="at once")
        for number in range(4)
        for place, each in enumerate((here, there))
        for realm in here.realms
    ]
    done = await asyncio.gather(*notes)
    assert len({each["entries"][0]["id"] for each in done}) == len(notes)
    assert (await here.enter("organizer", "note", text="last"))["version"] == 6 + len(notes)
    assert (await there.enter("organizer", "note", text="really"))["version"] == 7 + len(notes)
    twice = [each.enter(here.realms[0], "note", id="same", text="x") for each in (here, there)]
    assert [each["repeated"] for each in await asyncio.gather(*twice)].count(False) == 1
    made = (await here.post("/links", "organizer", {"holder": here.realms[0]})).json()
    there.tokens["new"] = made["token"]
    assert (await there.get("", "new"))["viewer"] == here.realms[0]
    assert check_of(await there.running.get(f"/api/seasons/{here.id}/export")).rows > 30


def check_of(answer: Any) -> Any:
    record = parse(answer.text).record
    assert record is not None
    return check(record)
