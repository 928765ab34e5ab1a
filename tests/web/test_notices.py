"""An address for notices: entered, confirmed by the link in a mail, and deleted by another."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from tests.server.notices.test_delivery import Inbox, body
from tests.web.browsing import Person
from tests.web.site import Site


@pytest.fixture
def mailing(built: None, tmp_path: Path) -> Iterator[tuple[Site, Inbox]]:
    box = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as place:
        port = place.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    settings = {
        "ROSENKRIEG_URL": "https://games.example",
        "ROSENKRIEG_MAIL_SERVER": f"smtp://127.0.0.1:{port}",
        "ROSENKRIEG_MAIL_FROM": "rosen@games.example",
    }
    site = Site(tmp_path, environment=settings)
    try:
        yield site, box
    finally:
        site.stop()
        controller.stop()


def test_a_mail_address(mailing: tuple[Site, Inbox], visit: Callable[..., Person]) -> None:
    site, box = mailing
    made = site.create()
    anna = visit(site, settings={})
    words, page = anna.words, anna.page
    anna.go(f"/m/{made.match}#{made.tokens[0]}")
    anna.button("welcome-sit").click()
    expect(page.get_by_role("status").first).to_be_visible()
    anna.go("/matches")
    anna.button("notices-button").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("notices-mail"), exact=True).fill("anna@games.example")
    dialog.get_by_role("button", name=words("notices-add"), exact=True).first.click()
    expect(dialog.get_by_text(words("notices-unconfirmed"))).to_be_visible()
    expect(dialog.get_by_text("a…@games.example")).to_be_visible()

    link = re.search(r"https://games\.example(/notices#confirm=\S+)", body(box.mails[0]))
    assert link is not None
    bruno = visit(site, settings={})  # the mail may be read on another device
    bruno.go(link[1])
    assert bruno.page.url == f"{site.url}/notices"
    bruno.button("notices-do-confirm").click()
    expect(bruno.text("notices-confirmed")).to_be_visible()

    key: Any = page.evaluate("JSON.parse(localStorage.getItem('rosenkrieg.notices'))[0].key")
    told = site.get("/api/notices/own", key).json()
    assert told["confirmed"]
    assert told["seats"] == [{"match": made.match, "seat": 0}]
    anna.go("/matches")
    anna.button("notices-button").click()
    expect(dialog.get_by_text("a…@games.example")).to_be_visible()
    dialog.get_by_role("button", name=words("notices-remove")).click()
    expect(dialog.get_by_label(words("notices-mail"), exact=True)).to_be_visible()
    assert site.get("/api/notices/own", key).status_code == 404
