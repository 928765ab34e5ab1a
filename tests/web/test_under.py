"""The page below a path, `--base-path /rosen`: links, requests, sockets and the worker."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.site import Site


@pytest.fixture
def below(built: None, tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path, environment={"ROSENKRIEG_BASE_PATH": "/rosen"})
    yield site
    site.stop()


def test_a_match_below_a_path(below: Site, visit: Callable[..., Person]) -> None:
    anna = visit(below, settings={"confirm": False}, service_workers="allow")
    anna.go("/rosen/")
    page = anna.page
    for link in page.locator("a[href]").all():
        assert (link.get_attribute("href") or "").startswith(("/rosen/", "#"))
    anna.link("nav-rules").first.click()
    expect(page).to_have_url(f"{below.url}/rosen/rules")
    page.go_back()
    expect(page).to_have_url(f"{below.url}/rosen/")

    made = below.create(seats=["human", "bot:random"])
    anna.go(f"/rosen/m/{made.match}#{made.tokens[0]}")
    anna.button("welcome-sit").click()
    anna.play()
    expect(anna.log.first).to_be_visible()
    expect(page).to_have_url(f"{below.url}/rosen/m/{made.match}")

    # an invitation that the page makes carries the path as well
    anna.go("/rosen/new/rosenkoenig/link")
    anna.button("new-begin-link").click()
    shared = page.locator("input[readonly]").first
    expect(shared).to_have_value(re.compile(f"^{re.escape(below.url)}/rosen/m/[a-z0-9]+#.+"))

    # the worker keeps this site and no neighbor's
    scope = page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)")
    assert scope == f"{below.url}/rosen/"
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    kept = page.evaluate(
        "caches.open('page').then((c) => c.keys()).then((k) => k.map((r) => r.url))"
    )
    assert kept
    assert all(url.startswith(f"{below.url}/rosen/") for url in kept)
    anna.context.set_offline(True)
    anna.forgive(".*")
    anna.go("/rosen/about")
    page.wait_for_load_state("networkidle")  # what fails offline has failed by then
    anna.forgive(".*")
