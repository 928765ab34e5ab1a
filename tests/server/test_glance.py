"""What a list and a messenger show of a match, and seats that are carried to another device."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import pytest

from rosenkrieg.core.drawing import PAPER, RED, Drawing
from rosenkrieg.core.match import Match
from rosenkrieg.server import messages as m
from rosenkrieg.server.carriage import GOOD_SECONDS, Carriage, carried
from rosenkrieg.server.notices.book import SqliteBook
from rosenkrieg.server.raster import png
from rosenkrieg.server.refusals import Refusal
from tests.server.helpers import FakeClock, Running


def pixels(picture: bytes) -> list[list[bytes]]:
    """The colors of a picture, row by row."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    parts, at = {}, 8
    while at < len(picture):
        (size,) = struct.unpack_from(">I", picture, at)
        name, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        assert struct.unpack_from(">I", picture, at + 8 + size)[0] == zlib.crc32(name + data)
        parts[name] = data
        at += size + 12
    width, height = struct.unpack_from(">II", parts[b"IHDR"])
    flat, palette = zlib.decompress(parts[b"IDAT"]), parts[b"PLTE"]
    assert len(flat) == height * (width + 1)
    rows = [flat[row * (width + 1) + 1 : (row + 1) * (width + 1)] for row in range(height)]
    return [[palette[3 * each : 3 * each + 3] for each in row] for row in rows]


def test_a_drawing_becomes_a_picture() -> None:
    drawing = Drawing(500, 300)
    drawing.text(10, 20, "words are left out")
    drawing.rect(100, 100, 40, 40, RED)
    drawing.circle(220, 120, 20, "#0000ff", "none")
    drawn = pixels(png(drawing, 160))
    # cut where the signs end: 140 wide with ten units around, 60 high
    assert (len(drawn[0]), len(drawn)) == (160, 60)
    assert drawn[30][30] == bytes.fromhex(RED[1:])
    assert drawn[30][130] == b"\0\0\xff"
    assert drawn[2][2] == drawn[30][80] == bytes.fromhex(PAPER[1:])


def test_numbers_are_drawn_and_words_are_not() -> None:
    def drawn(said: str) -> bytes:
        drawing = Drawing(100, 100)
        drawing.rect(0, 0, 100, 100, PAPER)
        drawing.text(50, 60, said, 40, middle=True)
        return png(drawing, 100)

    assert drawn("supply") == drawn("reserve") == drawn("")
    assert len({drawn(said) for said in ("", "1", "2", "17", "A", "LI2")}) == 6


async def test_a_glance_is_what_its_reader_may_see(running: Running) -> None:
    async with running.table(game="vetternkrieg") as (first, second, made):
        for client in (first, second):
            await client.until(status="playing")
        await first.act()
        path = f"/api/matches/{made['match']}/glance"
        told = [(await running.get(path, token)).json() for token in (*made["tokens"], None)]
        assert told[0]["last"] == first.log[-1]
        for glance in told:
            assert glance["picture"].startswith("<svg ")
        assert (await running.get(path, "x" * 43)).status_code == 403
        # no words, so no cards either
        assert all("cards" not in glance["picture"] for glance in told)
    waiting = await running.create()
    found = (await running.get(f"/api/matches/{waiting['match']}/glance")).json()
    assert found == {"picture": None, "last": None, "clock": None}


async def test_the_picture_of_a_link_is_the_spectators(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running.table(game="richard3") as (first, second, made):
        for client in (first, second):
            await client.until(status="playing")
        asked, view = [], Match.view

        def watched(match: Match[Any, Any, Any], viewer: Any) -> Any:
            asked.append(viewer)
            return view(match, viewer)

        monkeypatch.setattr(Match, "view", watched)
        path = f"/api/matches/{made['match']}/picture"
        answer = await running.get(path, made["tokens"][0])
        assert asked == [None]
        assert answer.headers["content-type"] == "image/png"
        assert len(pixels(answer.content)) > 500
    waiting = await running.create()
    assert (await running.get(f"/api/matches/{waiting['match']}/picture")).status_code == 409


SEAT = {"match": "k3v9", "seat": 1, "token": "t" * 43}


async def test_carried_seats_are_fetched_once(running: Running) -> None:
    answer = await running.post("/api/carry", {"seats": [SEAT]})
    assert answer.status_code == 201
    assert answer.json()["seconds"] == 600
    said = {"code": answer.json()["code"]}
    fetched = await running.post("/api/carry/take", said)
    assert fetched.json() == {"seats": [SEAT]}
    assert fetched.headers["cache-control"] == "no-store"
    assert (await running.post("/api/carry/take", said)).status_code == 404
    assert (await running.post("/api/carry/take", {"code": "x" * 22})).status_code == 404


@pytest.mark.parametrize("seats", [[], [{**SEAT, "token": "a b"}], [SEAT] * 201])
async def test_seats_of_another_form_are_not_carried(running: Running, seats: list[Any]) -> None:
    assert (await running.post("/api/carry", {"seats": seats})).status_code == 422


async def test_carried_seats_are_good_for_ten_minutes_and_lie_covered(
    clock: FakeClock,
) -> None:
    book = SqliteBook(None)
    carriage = Carriage(book, clock)
    carrying = m.Carrying([m.CarriedSeat("k3v9", 1, "t" * 43)])
    codes = [(await carriage.put(carrying)).code for _ in range(2)]
    rows = await book.run(lambda connection: connection.execute(carried.select()).all())
    kept = repr(rows)
    assert all(secret not in kept for secret in (*codes, "t" * 43, "k3v9"))
    clock.pass_seconds(GOOD_SECONDS - 1)
    assert await carriage.take(codes[0]) == carrying
    clock.pass_seconds(1)
    with pytest.raises(Refusal):
        await carriage.take(codes[1])
    await carriage.put(carrying)
    left = await book.run(lambda connection: connection.execute(carried.select()).all())
    assert len(left) == 1
    await book.close()
