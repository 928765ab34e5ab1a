"""Lessons and puzzles over HTTP: lists, trying, wrong moves, reasons, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from rosenkrieg.learning.course import course, seat_of
from rosenkrieg.learning.lesson import opened
from rosenkrieg.learning.pictures import pictures
from rosenkrieg.learning.puzzles import points, puzzles
from tests.server.helpers import Running

JOIN = "/api/games/rosenkoenig/lessons/join"


async def test_the_course_lists_its_lessons(running: Running) -> None:
    answer = await running.get("/api/games/rosenkoenig/lessons")
    assert [lesson["key"] for lesson in answer.json()] == [
        lesson.key for lesson in course("rosenkoenig").lessons
    ]
    assert all(lesson["title"]["de"] and lesson["title"]["en"] for lesson in answer.json())
    missing = await running.get("/api/games/chess/lessons")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found")


async def learned(running: Running, *tried: str, why: list[str] | None = None) -> dict[str, Any]:
    answer = await running.post(JOIN, {"tried": tried, "why": why or []})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_lesson_is_played(running: Running) -> None:
    asked = await learned(running)
    assert (asked["task"], asked["verdict"]) == (0, "asked")
    assert asked["solution"] in [choice["path"] for choice in asked["legal"]]
    assert set(asked["previews"]) == {choice["action"] for choice in asked["legal"]}
    wrong = await learned(running, "W1")
    assert (wrong["verdict"], wrong["legal"]) == ("wrong", [])
    assert wrong["view"]["crown"] == "f5"
    assert wrong["effect"][0]["key"] == "preview-points"
    right = await learned(running, "E1")
    assert right["verdict"] == "right"
    assert "36" in right["answer"]["en"]
    assert len(right["lines"]) > len(asked["lines"]) > 0
    done = await learned(running, "E1", "next")
    assert done["verdict"] == "done"


async def test_what_is_touched_in_vain_has_its_reason(running: Running) -> None:
    told = await learned(running, why=["card:E2"])
    assert told["refusal"]["key"] == "why-own"
    assert (await learned(running, why=["card:E1"]))["refusal"] is None


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/games/rosenkoenig/lessons/none", {}, 404, "not_found"),
        ("/api/games/chess/lessons/join", {}, 404, "not_found"),
        (JOIN, {"tried": ["SE3"]}, 400, "illegal_action"),
        (JOIN, {"tried": ["next"]}, 400, "illegal_action"),
        (JOIN, {"tried": ["W1", "E1"]}, 400, "illegal_action"),
        (JOIN, {"tried": ["x" * 5000]}, 422, "bad_body"),
        (JOIN, {"tried": ["next"] * 201}, 422, "bad_body"),
        (JOIN, {"moves": []}, 422, "bad_body"),
        (JOIN, [], 422, "bad_body"),
    ],
)
async def test_what_cannot_be_is_refused(
    running: Running, path: str, body: object, status: int, code: str
) -> None:
    answer = await running.post(path, body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert "expected" in answer.json()["error"]["message"].lower()


async def test_the_rules_name_their_pictures(running: Running) -> None:
    told = (await running.get("/api/rules/en/rosenkoenig")).json()
    assert set(told["pictures"]) == set(pictures("rosenkoenig"))
    answer = await running.get("/api/games/rosenkoenig/pictures/hero")
    before, after = answer.json()["steps"]
    assert (before["view"]["scores"], after["view"]["scores"]) == ([7, 36], [8, 11])
    assert before["show"] == ["card:W1", "square:e7"]
    assert len(after["lines"]) > len(before["lines"])  # boards read the whole log
    for path in ("rosenkoenig/pictures/none", "chess/pictures/hero"):
        missing = await running.get(f"/api/games/{path}")
        assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found")


PUZZLES = "/api/games/rosenkoenig/puzzles"


async def test_a_puzzle_is_solved(running: Running) -> None:
    listed = (await running.get(PUZZLES)).json()
    assert [each["key"] for each in listed] == [each.key for each in puzzles("rosenkoenig")]
    one = puzzles("rosenkoenig")[0]
    where = f"{PUZZLES}/{one.key}"
    asked = (await running.post(where, {})).json()
    assert asked["verdict"] == "asked"
    assert asked["solution"] in [choice["path"] for choice in asked["legal"]]
    wrong = (await running.post(where, {"tried": [one.second]})).json()
    assert wrong["verdict"] == "wrong"
    right = (await running.post(where, {"tried": [one.best]})).json()
    assert right["verdict"] == "right"
    assert str(points(one.chance)) in right["answer"]["en"]


async def test_a_puzzle_tells_no_more_than_the_seat_sees(running: Running) -> None:
    for one in puzzles("vetternkrieg"):
        told = (await running.post(f"/api/games/vetternkrieg/puzzles/{one.key}", {})).json()
        match = opened(one)
        assert told["view"] == json.decode(json.encode(match.view(seat_of(one))))
        assert "moves" not in told


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (f"{PUZZLES}/none", {}, 404, "not_found"),
        ("/api/games/chess/puzzles", None, 404, "not_found"),
        (f"{PUZZLES}/FIRST", {"tried": ["SE9"]}, 400, "illegal_action"),
        (f"{PUZZLES}/FIRST", {"moves": []}, 422, "bad_body"),
    ],
)
async def test_puzzles_refuse_what_cannot_be(
    running: Running, path: str, body: object, status: int, code: str
) -> None:
    path = path.replace("FIRST", puzzles("rosenkoenig")[0].key)
    answer = await (running.get(path) if body is None else running.post(path, body))
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
