"""Installed like an app: the manifest, its pictures, and what is said without a network."""

import json
import struct
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person, sit_down
from tests.web.site import Site


def size_of(png: bytes) -> str:
    """Width and height as a PNG states them in its first chunk."""
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def test_it_can_be_installed(site: Site, visit: Callable[..., Person]) -> None:
    visitor = visit(site, settings={}, service_workers="allow")
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    session = visitor.context.new_cdp_session(visitor.page)

    # the browser itself finds nothing in the way; that a test's window is private is no fault
    manifest: Any = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found: Any = session.send("Page.getInstallabilityErrors")
    assert {each["errorId"] for each in found["installabilityErrors"]} <= {"in-incognito"}

    told = json.loads(manifest["data"])
    assert told["name"] == "Rosenkrieg"
    assert told["display"] == "standalone"
    assert "maskable" in {icon.get("purpose") for icon in told["icons"]}
    for icon in told["icons"]:
        picture = site.get("/" + icon["src"])
        assert picture.status_code == 200
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert size_of(picture.content) == icon["sizes"]


def test_without_a_network_it_says_so_and_goes_on_after(
    site: Site, visit: Callable[..., Person]
) -> None:
    anna, bruno = sit_down(site, visit)
    words = anna.words
    expect(anna.choices.first).to_be_visible()
    anna.context.set_offline(True)
    expect(anna.text("match-lost")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.text("match-lost")).to_have_count(0)
    anna.play()
    expect(bruno.choices.first).to_be_visible()

    # a new game cannot be made without the server, and nothing that was filled in is lost
    bruno.go("/new/rosenkoenig/link")
    bruno.page.get_by_label(words("new-name"), exact=True).fill("Brunhild")
    bruno.context.set_offline(True)
    bruno.button("new-begin-link").click()
    expect(bruno.page.get_by_role("alert")).to_have_text(words("error-unreachable"))
    bruno.context.set_offline(False)
    bruno.button("new-begin-link").click()
    expect(bruno.page.get_by_label(words("waiting-link"))).to_be_visible()
    for person in (anna, bruno):
        person.forgive("ERR_INTERNET_DISCONNECTED")
