"""A site below a path, with a proxy that passes the path on or takes it off."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from rosenkrieg.client import Client
from rosenkrieg.server import page
from tests.server.helpers import Running
from tests.web.site import Site


@pytest.fixture
def under(in_memory: str, start: Callable[..., Running], tmp_path: Path, monkeypatch) -> Running:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(
        '<html lang="en"><link rel="icon" href="/favicon.svg">'
        '<a href="//else.example/"></a><script src="/assets/app.js"></script></html>'
    )
    (static / "index.html.gz").write_bytes(b"as it is at the root")
    (static / "assets" / "app.js").write_text("run()")
    monkeypatch.setattr(page, "static", lambda: static)
    return start(in_memory, base_path="/rosen")


async def test_the_page_knows_where_it_is(under: Running) -> None:
    for path in ("/rosen/", "/rosen/m/abc", "/"):
        answer = await under.get(path)
        assert answer.status_code == 200
        assert 'data-base="/rosen"' in answer.text
        assert 'src="/rosen/assets/app.js"' in answer.text
        assert 'href="/rosen/favicon.svg"' in answer.text
        assert 'href="//else.example/"' in answer.text
    known = (await under.get("/rosen/")).headers["etag"]
    async with under.web(headers={"If-None-Match": known}) as web:
        assert (await web.get("/rosen/")).status_code == 304


async def test_files_requests_and_the_slash(under: Running) -> None:
    assert (await under.get("/rosen/assets/app.js")).text == "run()"
    assert (await under.get("/rosen/api/games")).status_code == 200
    assert (await under.get("/api/games")).status_code == 200
    assert (await under.get("/rosenkrieg/")).status_code == 404
    bare = await under.get("/rosen")
    assert (bare.status_code, bare.headers["location"]) == (308, "/rosen/")


def test_a_program_plays_there(tmp_path: Path) -> None:
    site = Site(tmp_path, environment={"ROSENKRIEG_BASE_PATH": "/rosen"})
    try:
        client = Client(f"{site.url}/rosen")
        made = client.create("rosenkoenig", seats=("human", "bot:random"))
        assert made.watch.startswith(f"{site.url}/rosen/m/")
        link = made.links[0]
        assert link is not None
        assert link.startswith(f"{site.url}/rosen/m/")
        with client.sit(link) as seat:
            while not seat.is_due:
                seat.wait()
            seat.act(seat.legal[0])
    finally:
        site.stop()


async def test_a_proxy_that_is_not_named_is_noticed_once(
    in_memory: str, start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    running = start(in_memory)
    with caplog.at_level(logging.WARNING):
        async with running.web(headers={"X-Forwarded-For": "203.0.113.9"}) as web:
            told = [(await web.get("/api/site")).json() for _ in range(2)]
    assert [(each["forwarded"], each["address"]) for each in told] == [("ignored", "127.0.0.1")] * 2
    assert caplog.text.count("--proxies") == 1


async def test_a_proxy_that_is_named_is_believed(
    in_memory: str, start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    running = start(in_memory, proxies="127.0.0.1")
    async with running.web(headers={"X-Forwarded-For": "203.0.113.9"}) as web:
        told = (await web.get("/api/site")).json()
    assert (told["forwarded"], told["address"]) == ("believed", "203.0.113.9")
    plain = (await running.get("/api/site")).json()
    assert (plain["forwarded"], plain["address"]) == ("none", "127.0.0.1")
    assert "--proxies" not in caplog.text
