"""The built page: hashed files, packed variants, paths of the page, and no way out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from rosenkrieg.server import page

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Seite</title>", encoding="utf-8")
    (static / "assets" / "app-abc123.js").write_text("plain", encoding="utf-8")
    (static / "assets" / "app-abc123.js.br").write_bytes(b"brotli")
    (static / "assets" / "app-abc123.js.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(page, "static", lambda: static)
    app = Starlette(routes=[Route("/", page.page), Route("/{path:path}", page.page)])
    return TestClient(page.SecurityHeaders(app))


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/lobby", "/m/k3v9", "/replay", "/verify", "/rules", "/settings", "/about"],
)
def test_paths_of_the_page_are_its_index(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text == "<title>Seite</title>"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_hashed_files_never_change_and_come_packed(client: TestClient) -> None:
    path = "/assets/app-abc123.js"
    for accepted, encoding in (("br, gzip", "br"), ("gzip;q=1", "gzip"), ("identity", None)):
        with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers.get("content-encoding") == encoding
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_that_is_known_is_not_sent_again(client: TestClient) -> None:
    mark = client.get("/").headers["etag"]
    answer = client.get("/", headers={"If-None-Match": mark})
    assert answer.status_code == 304
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//secret.txt",
        "/..%5csecret.txt",
        "/assets/%00.js",
        "/assets/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/" + "%F0%9F%98%80" * 100,
    ],
)
def test_no_path_leads_out(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert "secret" not in answer.text
    assert answer.status_code in (200, 404)


def test_without_a_built_page_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "static", lambda: tmp_path)
    app = Starlette(routes=[Route("/", page.page), Route("/{path:path}", page.page)])
    answer = TestClient(app).get("/lobby")
    assert answer.status_code == 200
    assert "make web" in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/newgame"])
def test_an_unknown_address_says_so_and_shows_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.text == "<title>Seite</title>"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 404


def test_the_places_are_those_of_the_page() -> None:
    source = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
    known = re.findall(r"^    (\w+): \(\) => import\(", source, re.MULTILINE)
    assert {"", *known} == page.PLACES
