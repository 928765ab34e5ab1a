"""The analysis of a finished match: its progress, what turned the match, and what was better."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rosenkrieg.ai.analysis import FORM
from tests.web.browsing import PHONE, Person
from tests.web.site import Made, Site
from tests.web.test_keyboard import tab_to


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_turned_a_match_and_what_was_better(
    device: dict[str, Any], site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    reader = visit(site, settings={}, **device)
    page, words = reader.page, reader.words
    begun = {"form": FORM, "done": 3, "all": 80, "judged": [], "shares": None, "given": None}
    page.route("**/study", lambda route: route.fulfill(json=begun), times=1)
    reader.go(f"/replay/{finished.match}#analysis")
    tab = page.get_by_role("tab", name=words("study-title"))
    expect(tab).to_have_attribute("aria-selected", "true")
    # it begins in the background; the page shows how far it is, and asks until it is whole
    expect(page.get_by_text(words("study-working", done=3, all=80))).to_be_visible()
    heading = words("study-shares", side=words("side-red"))
    expect(page.get_by_role("heading", name=heading)).to_be_visible()

    # a turning point by keyboard: the board shows the position, the panel what was better
    turns = page.locator(".turns > li")
    decision = turns.filter(has_text=re.compile("gives away")).first
    head = decision.get_by_role("button").first
    if device:
        head.tap()
    else:
        tab_to(reader, head)
        page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-expanded", "true")
    said = page.locator(".here")
    expect(said).to_contain_text(words("study-better"))
    expect(said).to_contain_text(words("study-played"))
    # both moves are drawn: the one that was played, and the better one unless it is to draw a card
    arrows = page.locator(".arrows")
    expect(arrows.locator(".played")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"#\d+,analysis$"))
    before = page.url
    decision.get_by_role("button", name=words("study-see-played")).click()
    expect(page).not_to_have_url(before)
    decision.get_by_role("button", name=words("study-see-better")).click()
    expect(page).to_have_url(before)
    if not device:  # the keys do the same
        page.keyboard.press("v")
        expect(page).not_to_have_url(before)
        page.keyboard.press("v")
        expect(page).to_have_url(before)
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator(".turns [aria-expanded=true]")).to_have_count(1)
        expect(head).to_have_attribute("aria-expanded", "false")
        page.keyboard.press("t")
        expect(page.get_by_role("dialog", name=words("fork-title"))).to_be_visible()
        page.keyboard.press("Escape")
    if device:
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, "nothing sticks out on a phone"

    # whoever gets the address sees the same
    other = visit(site, settings={"language": "de"}, language="de", **device)
    other.page.goto(before)
    tab = other.page.get_by_role("tab", name=other.words("study-title"))
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(other.page.locator(".turns > li").first).to_be_visible()


def test_the_end_of_a_match_leads_to_its_analysis(site: Site, visit: Callable[..., Person]) -> None:
    """Given up before anyone had a choice: even then the analysis ends, and says so."""
    made = site.create(seats=["human", "bot:greedy"])
    anna = visit(site, settings={})
    anna.page.goto(made.links[0])
    anna.button("welcome-sit").click()
    with site.seat(made.match, made.tokens[0]) as seat:
        # before that it would be withdrawn, not resigned
        seat.until(lambda table: table["status"] == "playing")
        seat.tell({"resign": True})
    anna.link("study-go").click()
    expect(anna.page).to_have_url(re.compile("/replay/.*#analysis$"))
    expect(anna.page.get_by_role("tab", name=anna.words("study-title"))).to_be_visible()
    expect(anna.page.get_by_role("status")).to_have_count(0)
    expect(anna.page.locator(".shares")).to_be_visible()
