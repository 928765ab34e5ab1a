"""What the page asks for: little, of its own server alone, and nothing that fails."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response, expect

from tests.web.browsing import Person
from tests.web.pages import PAGES, Stage
from tests.web.site import Site

FIRST_LOAD = 100_000
"""Bytes, as they travel."""


POLICY = "content-security-policy"


def test_no_page_fails_or_asks_elsewhere(stage: Stage, visit: Callable[..., Person]) -> None:
    visitor = visit(stage.site, settings={})
    policies: dict[str, str] = {}

    def heard(response: Response) -> None:
        policies[response.url] = response.headers.get(POLICY, "")

    visitor.page.on("response", heard)
    faults = {}
    for name, open_page in PAGES.items():
        open_page(visitor, stage)
        if visitor.faults:
            faults[name] = visitor.faults
            visitor.faults = []
    assert faults == {}
    assert len(policies) > 2 * len(PAGES)
    for url, policy in policies.items():
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules.get("default-src") == "'self'", url
        assert rules.get("script-src", "'self'") == "'self'", url
        assert rules.get("connect-src", "'self'") == "'self'", url
        assert rules.get("frame-ancestors") == "'none'", url


def test_the_start_page_is_small(site: Site, visit: Callable[..., Person]) -> None:
    visitor = visit(site)
    sizes: dict[str, float] = {}
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")

    def loaded(event: Any) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.loadingFinished", loaded)
    visitor.go("/")
    expect(visitor.page.locator(".tile").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 3
    assert sum(sizes.values()) < FIRST_LOAD


def test_the_page_opens_without_a_network(stage: Stage, visit: Callable[..., Person]) -> None:
    visitor = visit(stage.site, settings={}, service_workers="allow")
    visitor.go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    expect(visitor.page.locator(".tile").first).to_be_visible()
    visitor.page.reload()
    visitor.go(f"/replay/{stage.finished.match}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.context.set_offline(True)
    visitor.go("/about")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("about-title"))
    visitor.go(f"/replay/{stage.finished.match}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.forgive("ERR_INTERNET_DISCONNECTED")
