"""People at browsers: what they do, what they read, and what their page did wrong meanwhile."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from fluent.runtime import FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Playwright,
    Response,
    WebSocket,
    expect,
)

from rosenkrieg.locale import SHELL, Words, game_package, source
from tests.web.site import ROOT, Site

PATIENCE: Final = 60_000
"""Milliseconds after which a test gives up waiting: a fault, never a matter of speed."""

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one needs a third less processor time: it is only what draws pages."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

DESK: Final = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

BLOCKED: Final = "Service Worker registration blocked by Playwright"

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str | None:
    """A Chromium on the PATH."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(
        executable_path=find_chromium(), args=list(FLAGS), timeout=PATIENCE
    )


class PageWords(Words):
    """What the page says: words of the board, of the game, of the shell, in this order."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, ())
        board = ROOT / "web" / "src" / "boards" / game / "locale" / f"{language}.ftl"
        package = "tests.proving" if game == "proving" else game_package(game)
        texts = (
            board.read_text("utf-8") if board.exists() else "",
            source(package, language),
            source(SHELL, language),
        )
        for text in texts:
            self._bundle.add_resource(FluentResource(text))


class Person:
    """Somebody at a browser of their own.

    Whatever the page does wrong meanwhile is noted in `faults`: errors in the console, requests
    that fail or go elsewhere.
    """

    def __init__(
        self,
        browser: Browser,
        site: Site,
        language: str = "en",
        game: str = "rosenkoenig",
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        self.site = site
        self.game = game
        self.words = PageWords(language, game)
        self.faults: list[str] = []
        usual = {"motion": "still", "single": False, "guided": False}
        kept = {"language": language} | usual | (settings or {})
        context = {
            "base_url": site.url,
            "locale": {"de": "de-DE", "en": "en-GB"}[language],
            "reduced_motion": "reduce",
            # it would load the whole page in the background, for every person anew
            "service_workers": "block",
            "storage_state": self._storage(site, kept) if settings is not None else None,
            **DESK,
        } | context
        self.context = browser.new_context(**context)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        self.context.on("request", lambda request: self._check_address(request.url))
        self.context.on("response", self._on_response)
        self.context.on("requestfailed", self._on_failure)
        self.page = self.context.new_page()
        self.frames: list[str] = []
        """All that came through websockets."""
        self.page.on("websocket", self._on_socket)

    @staticmethod
    def _storage(site: Site, settings: dict[str, Any]) -> Any:
        entry = {"name": "rosenkrieg.settings", "value": json.dumps(settings)}
        return {"cookies": [], "origins": [{"origin": site.url, "localStorage": [entry]}]}

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.faults.append(f"console: {message.text} ({message.location})")

    def _check_address(self, url: str) -> None:
        place = urlsplit(url)
        if place.scheme not in ("data", "blob") and place.netloc != urlsplit(self.site.url).netloc:
            self.faults.append(f"asks another host: {url}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.request.method} {response.url}")

    def _on_failure(self, request: Any) -> None:
        # leaving a page gives up what it was still asking for
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url} {request.failure}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forgive(self, pattern: str) -> None:
        """Forgets faults of which the test knows the reason."""
        self.faults = [fault for fault in self.faults if not re.search(pattern, fault)]

    def leave(self) -> None:
        self.context.close()

    # everywhere

    def go(self, path: str) -> None:
        """Opens an address of the site; the page is there when its heading is."""
        self.page.goto(path)
        expect(self.page.locator("main h1").first).to_be_attached()

    def speak(self, language: str) -> None:
        """Switches the language in the bar."""
        self.page.locator(f"header button[lang={language}]").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.words = PageWords(language, self.game)

    def button(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **params), exact=True)

    def link(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **params), exact=True)

    def text(self, key: str, **params: str | int) -> Locator:
        return self.page.get_by_text(self.words(key, **params))

    def choose(self, key: str) -> None:
        """Chooses one of several by its label, as a person does who sees no radio button."""
        radio = self.page.get_by_role("radio", name=self.words(key))
        self.page.locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()

    # at the table of Rosenkönig

    @property
    def hand(self) -> Locator:
        """One's own cards and the stock."""
        return self.page.get_by_role("list", name=self.words("hand-name"))

    @property
    def choices(self) -> Locator:
        """What can be played now out of the hand; the stock is the last."""
        return self.hand.get_by_role("button", disabled=False)

    @property
    def log(self) -> Locator:
        """The lines of the log, without the titles that only stand above them."""
        return self.page.get_by_role("log", name=self.words("match-log")).locator("li.line")

    @property
    def result(self) -> Locator:
        """The way to look at the match again, there once it is over."""
        return self.link("result-replay")

    @property
    def due(self) -> Locator:
        """The seats that are to move."""
        return self.page.locator("section.seat.active")

    def open_log(self) -> None:
        """Opens the chapters of the log that lie shut."""
        shut = self.page.get_by_role("log").get_by_role("button", expanded=False)
        while shut.count():
            shut.first.click()

    def read_log(self) -> list[str]:
        """The log in words, without the numbers before its lines."""
        lines = self.log.locator("button > span:last-child").all_inner_texts()
        return [" ".join(line.split()) for line in lines]

    @property
    def confirm(self) -> Locator:
        """The button that plays what was chosen."""
        place, flip, draw = (self.button(f"do-{what}") for what in ("place", "flip", "draw"))
        return place.or_(flip).or_(draw)

    @property
    def says(self) -> Locator:
        """The prompt, and below it what the chosen action would change or why it cannot be."""
        return self.page.locator(".says")

    def score(self) -> str:
        """Both scores in words."""
        panel = self.page.get_by_role("region", name=self.words("score-name"))
        return panel.get_by_role("img").get_attribute("aria-label") or ""

    def play(self, which: int = 0) -> None:
        """Plays something out of the hand at once, as it goes without confirming."""
        before = self.log.count()
        self.choices.nth(which).click()
        expect(self.log.nth(before)).to_be_attached()

    # at a table without a board

    @property
    def steps(self) -> Locator:
        """What the panel of actions offers next."""
        return self.page.locator(".panel-list .step")

    def take(self, *things: str) -> None:
        """Touches these things in the panel of actions, one after the other."""
        before = self.log.count()
        for thing in things:
            self.steps.filter(has=self.page.get_by_text(thing, exact=True)).click()
        expect(self.log.nth(before)).to_be_attached()


def sit_down(
    site: Site, visit: Callable[..., Person], game: str = "rosenkoenig", **wish: Any
) -> tuple[Person, Person]:
    """Anna and Bruno at one table, each at a browser; they play without confirming."""
    made = site.create(game, names=["Anna", "Bruno"], **wish)
    people = tuple(visit(site, game=game, settings={"confirm": False}) for _ in range(2))
    for person, link in zip(people, made.links, strict=True):
        person.go(link)
        person.button("welcome-sit").click()
    return people[0], people[1]


def texts(value: Any, public: Collection[str]) -> Iterator[str]:
    """All texts in a message, less those under keys that everybody may read."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from texts(each, public)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key not in public:
                yield from texts(each, public)
