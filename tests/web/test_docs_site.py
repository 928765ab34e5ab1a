"""The site of the docs, built as `make docs` builds it: links lead somewhere, loads stay here."""

from __future__ import annotations

import functools
import importlib
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
CONFIG = ROOT / "zensical.toml"
LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
NO_REQUEST = {"canonical", "next", "prev"}


class Page(HTMLParser):
    """What a page names (`anchors`), points at (`links`) and loads by itself (`loads`)."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if name in ("href", "src") and value is not None:
                self.links.append(value)
                if (tag, name) in LOADED and not NO_REQUEST & {*(told.get("rel") or "").split()}:
                    self.loads.append(value)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    folder = tmp_path_factory.mktemp("docs")
    shutil.copytree(DOCS, folder / "docs")
    config = CONFIG.read_text("utf-8")
    for place in ("src", "scripts/docstrings.py"):
        config = config.replace(f'["{place}"]', f'["{ROOT / place}"]')
    (folder / "zensical.toml").write_text(config, "utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "docs"


@pytest.fixture(scope="module")
def parsed(pages: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in pages.rglob("*.html") if path.name != "404.html"}


def test_every_page_is_in_the_navigation() -> None:
    config = tomllib.loads(CONFIG.read_text("utf-8"))

    def named(entries: list[dict[str, object]]) -> Iterator[str]:
        for entry in entries:
            for held in entry.values():
                if isinstance(held, list):
                    yield from named(held)
                else:
                    yield str(held)

    listed = list(named(config["project"]["nav"]))
    assert sorted(listed) == sorted(str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md"))


def test_every_link_leads_to_a_page_and_a_place_on_it(parsed: dict[Path, Page]) -> None:
    lost = []
    for path, page in parsed.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            there = parsed.get(target)
            place = unquote(parts.fragment)
            if not target.is_file() or (there and place and place not in there.anchors):
                lost.append(f"{path.name}: {link}")
    assert lost == []


def test_nothing_is_loaded_from_another_host(pages: Path, parsed: dict[Path, Page]) -> None:
    outside = [load for page in parsed.values() for load in page.loads if urlsplit(load).netloc]
    for style in pages.rglob("*.css"):
        outside += re.findall(
            r"(?:url\(|@import )[\"']?(?:https?:)?//[^)]*", style.read_text("utf-8")
        )
    assert outside == []


@pytest.mark.parametrize("module", ["rosenkrieg", "rosenkrieg.research", "rosenkrieg.testing"])
def test_the_reference_has_every_public_name(parsed: dict[Path, Page], module: str) -> None:
    (reference,) = (page for path, page in parsed.items() if path.name == "python.html")
    public = importlib.import_module(module).__all__
    missing = {
        name
        for name in public
        # a function can have the name of the module that it is in
        if not {f"{module}.{name}.{name}", f"{module}.{name}"} & reference.anchors
    }
    assert missing == set()


def test_examples_in_docstrings_are_shown_as_code(pages: Path) -> None:
    text = (pages / "reference" / "python.html").read_text("utf-8")
    assert 'class="language-pycon' in text
    assert "<blockquote>" not in text


def test_a_browser_asks_no_other_host_and_sees_no_error(pages: Path, browser: Browser) -> None:
    handler = functools.partial(Quiet, directory=str(pages))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        place = f"http://127.0.0.1:{server.server_port}/"
        context = browser.new_context()
        asked: list[str] = []
        faults: list[str] = []
        context.on("request", lambda request: asked.append(request.url))

        def hear(said: ConsoleMessage) -> None:
            if said.type == "error":
                faults.append(said.text)

        context.on("console", hear)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        page = context.new_page()
        for name in ("index.html", "hosting.html", "reference/python.html"):
            page.goto(place + name, wait_until="networkidle")
            assert page.locator("article h1").count() == 1
        context.close()
        server.shutdown()
    assert [url for url in asked if not url.startswith((place, "data:", "blob:"))] == []
    assert faults == []
    assert len(asked) > 3


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, *_: object) -> None:
        pass
