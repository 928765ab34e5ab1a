"""The client plays over the network, whatever happens to the connection."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rosenkrieg
from rosenkrieg import Client
from rosenkrieg.client import NetworkSeat, Refused, Unreachable
from rosenkrieg.core.errors import GameError
from tests.web.site import Site

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "client.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("client"))
    yield site
    site.stop()


@pytest.fixture
def client(site: Site) -> Client:
    return Client(site.url, patience=60)


def playing(client: Client, game: str, **more: Any) -> NetworkSeat:
    created = client.create(game, ("human", "bot:random"), **more)
    assert created.links[0] is not None
    return client.sit(created.links[0], "Anna's bot")


def test_the_bot_of_the_document_plays_a_match(site: Site, tmp_path: Path):
    (example,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert len(example.splitlines()) <= 35
    (tmp_path / "bot.py").write_text(example, "utf-8")
    command = [sys.executable, str(tmp_path / "bot.py"), site.url]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr
    watch, result = ran.stdout.splitlines()
    assert watch.startswith(f"watch: {site.url}/m/")
    assert "won (" in result


def test_a_game_with_secrets_is_played_with_its_own_types(client: Client):
    game = rosenkrieg.game("vetternkrieg")
    with playing(client, "vetternkrieg", names=["Anna", ""]) as seat:
        assert seat.wait(60)
        assert isinstance(seat.view, game.view_type)
        assert seat.view.viewer == seat.seat == 0
        before = seat.version
        seat.act(seat.legal[0])
        assert seat.version > before
        seat.resign()
        assert not seat.wait(60)
        assert seat.outcome is not None
        assert (seat.outcome.winner, seat.outcome.reason) == (1, "resigned")


def test_a_server_that_goes_and_comes_back_costs_nothing(tmp_path: Path):
    site = Site(tmp_path)
    moves = 0
    try:
        seat = playing(Client(site.url, patience=120), "rosenkoenig")

        def move() -> None:
            nonlocal moves
            assert seat.wait(120)
            seat.act(seat.legal[-1])
            moves += 1

        def restart() -> None:
            site.kill()
            time.sleep(1)
            site.come_back()

        move()
        killer = threading.Thread(target=restart)
        killer.start()
        try:
            for _ in range(8):
                move()
        finally:
            killer.join()
        move()
        seat.close()
        record = rosenkrieg.Record.from_json(
            site.record(seat._address.rpartition("/")[2], seat._hello["join"])
        )
        own = [move for move in record.replay().moves if move.actor == 0]
        assert len(own) == moves
    finally:
        site.stop()


def test_everyone_is_told_that_a_program_plays(client: Client):
    created = client.create("rosenkoenig")
    first, second = created.links
    assert first is not None
    assert second is not None
    with client.sit(first, "Bot"), client.sit(second):
        told = client.request("GET", f"api/matches/{created.match}")["seats"]
        assert [(seat["name"], seat["player"]) for seat in told] == [
            ("Bot", "program"),
            ("", "program"),
        ]


def test_what_the_server_refuses_is_said(client: Client, site: Site):
    with pytest.raises(Refused, match="unknown_game") as refused:
        client.create("chess")
    assert refused.value.code == "unknown_game"
    with playing(client, "rosenkoenig") as seat:
        assert seat.wait(60)
        version = seat.version
        with pytest.raises(Refused, match="illegal_action"):
            seat.act("no-such-action")
        assert seat.version == version
        seat.act(seat.legal[0])
    with pytest.raises(Refused, match="4003"):
        client.sit("/m/" + client.create("rosenkoenig").match + "#" + "x" * 43)


@pytest.mark.parametrize("link", ["", "/m/abc", "#token", "https://example.org/m/#"])
def test_a_link_that_is_none(client: Client, link: str):
    with pytest.raises(GameError, match="expected the link of a seat"):
        client.sit(link)


def test_a_token_goes_to_no_other_server(client: Client):
    with pytest.raises(GameError, match="expected a link to"):
        client.sit("https://example.org/m/abc#" + "x" * 43)


@pytest.mark.parametrize("url", ["localhost:8000", "http://", "http://a:b", "http://[::1"])
def test_an_address_that_is_none(url: str):
    with pytest.raises(GameError, match="expected an address such as"):
        Client(url)


def test_no_server():
    with pytest.raises(Unreachable, match="expected a Rosenkrieg server at http://127"):
        Client("http://127.0.0.1:1").games()


def test_a_long_list_is_asked_for_step_by_step(monkeypatch: pytest.MonkeyPatch):
    answers = {
        (): {"legal": [], "branches": [{"path": ["a"]}, {"path": ["b"]}]},
        ("a",): {"legal": [{"action": "a1"}, {"action": "a2"}], "branches": []},
        ("b",): {"legal": [], "branches": [{"path": ["b", "c"]}]},
        ("b", "c"): {"legal": [{"action": "bc"}], "branches": []},
    }
    monkeypatch.setattr(NetworkSeat, "_choices", lambda _, path: answers[tuple(path)])
    seat = NetworkSeat.__new__(NetworkSeat)
    assert seat._texts(answers[()]) == ["a1", "a2", "bc"]


def test_a_question_is_asked_again_on_a_new_connection(monkeypatch: pytest.MonkeyPatch):
    """The connection breaks between question and answer."""
    seat = NetworkSeat.__new__(NetworkSeat)
    asked: list[Any] = []
    seat._connection = "old"

    def hear() -> dict[str, Any]:
        if len(asked) == 1:
            seat._connection = "new"
            return {}
        return {"type": "choices", "id": asked[-1]["id"], "legal": [], "branches": []}

    monkeypatch.setattr(NetworkSeat, "_say", lambda _, message: asked.append(message))
    monkeypatch.setattr(NetworkSeat, "_hear", lambda _: hear())
    assert seat._choices(["a"])["legal"] == []
    assert len(asked) == 2
    assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])
