"""Pages of the host, a name and chat that are really deleted, and matches that are not kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rosenkrieg.cli import main
from rosenkrieg.server import serving
from rosenkrieg.server.hall import Hall
from tests.server.helpers import FakeClock, Running

Start = Callable[..., Running]
DAY = 86_400


async def test_imprint_and_privacy_are_the_hosts(
    in_memory: str, start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "imprint.md"
    file.write_text("# Impressum\n\nMathilde, Schlossplatz 1\n")
    site = start(in_memory, imprint=str(file))
    told = (await site.get("/api/site")).json()
    assert (told["imprint"], told["privacy"]) == (True, False)
    page = (await site.get("/api/legal/imprint")).json()
    assert page["sections"][0]["title"] == "Impressum"
    assert "Schlossplatz" in json.dumps(page)
    for name in ("privacy", "settings", "..%2Fetc%2Fpasswd"):
        assert (await site.get(f"/api/legal/{name}")).status_code == 404


def test_a_public_site_without_them_is_warned(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, capsys
) -> None:
    halls: list[Hall] = []

    def run(hall: Hall, place: object, ready: Callable[[], None], *_: object) -> None:
        halls.append(hall)
        ready()

    monkeypatch.setattr(serving, "run", run)
    data = ["--data", str(tmp_path), "--port", "0"]
    assert main(["serve", *data]) == 0
    assert "imprint" not in capsys.readouterr().err
    assert main(["serve", *data, "--url", "https://games.example"]) == 0
    assert "--imprint and --privacy" in capsys.readouterr().err
    assert main(["serve", *data, "--imprint", "/nowhere.md"]) == 2
    assert "expected --imprint to be a Markdown file, got /nowhere.md" in capsys.readouterr().err


async def test_a_name_and_chat_are_really_deleted(database: str, start: Start) -> None:
    site = start(database)
    made = await site.create(names=["", "Bruno"])
    async with site.table_of(made) as (first, second):
        await first.say({"chat": "wo bist du"})
        await second.say({"chat": "hier"})
        for client in (first, second):
            while len([each for each in client.heard if each["type"] == "chat"]) < 2:
                await client.hear()
    path = f"/api/matches/{made['match']}"
    assert (await site.post(f"{path}/erase")).status_code == 401
    assert (await site.post(f"{path}/erase", token="x" * 43)).status_code == 403
    assert (await site.post(f"{path}/erase", token=made["tokens"][0])).status_code == 200
    facts = (await site.get(path)).json()
    assert [seat["name"] for seat in facts["seats"]] == ["", "Bruno"]
    async with site.client(made["match"], made["tokens"][1]) as there:
        said = (await there.of("chat"))["lines"]
        assert [line["text"] for line in said] == ["hier"]
        await there.table()
    stored = await site.acall(site.hall.house.storage.load(made["match"]))
    assert "Anna" not in str(stored)
    assert "wo bist du" not in str(stored)
    site.stop()
    again = start(database)
    facts = (await again.get(path)).json()
    assert [seat["name"] for seat in facts["seats"]] == ["", "Bruno"]


@pytest.mark.parametrize("kept", [True, False])
async def test_old_matches_and_chat_are_deleted(database: str, start: Start, kept: bool) -> None:
    clock = FakeClock()
    days = {} if kept else {"keep_days": 100, "chat_days": 10}
    site = start(database, now=clock, **days)
    made = await site.create()
    async with site.table_of(made) as (first, _):
        await first.say({"chat": "hallo"})
        await first.of("chat")
        await first.act()
    for passed, chat, there in ((11 * DAY, kept, True), (90 * DAY, kept, kept)):
        clock.pass_seconds(passed)
        await site.acall(site.hall.sweeper.sweep())
        stored = await site.acall(site.hall.house.storage.load(made["match"]))
        assert (stored is not None) == there
        assert bool(stored and stored.chat) == chat
