"""A phone: 360 pixels wide, played with the finger, nothing to scroll sideways."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rosenkrieg.locale import LANGUAGES
from tests.web.browsing import PHONE, Person
from tests.web.pages import PAGES, Stage
from tests.web.site import Site

TAP = 44
"""The least height and width of what a finger touches. VISUAL 2."""


def too_wide(person: Person) -> Any:
    """What reaches out of the window at the right, if the page can be scrolled there."""
    return person.page.evaluate(
        """() => {
          const room = document.documentElement.clientWidth;
          if (document.scrollingElement.scrollWidth <= room) return [];
          return [...document.querySelectorAll("body *")]
            .filter((each) => each.getBoundingClientRect().right > room + 0.5)
            .map((each) => `${each.tagName} ${each.className.baseVal ?? each.className}`);
        }"""
    )


def too_small(buttons: Locator) -> Any:
    """Visible buttons that a finger would miss."""
    return buttons.evaluate_all(
        """(all, least) => all
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => [each, each.getBoundingClientRect()])
          .filter(([, { width, height }]) => width && Math.min(width, height) < least - 0.5)
          .map(([each, { width, height }]) =>
            `${each.ariaLabel ?? each.textContent.trim()}: ${width} x ${height}`)""",
        TAP,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_and_buttons_fit_a_finger(
    language: str, stage: Stage, visit: Callable[..., Person]
) -> None:
    person = visit(stage.site, language=language, settings={}, **PHONE)
    found = {}
    for name, open_page in PAGES.items():
        open_page(person, stage)
        wide = too_wide(person)
        small = too_small(person.page.locator("main :is(button, a, summary).btn"))
        if wide or small:
            found[name] = {"too wide": wide, "too small": small}
    assert found == {}


def test_a_match_by_tapping(site: Site, visit: Callable[..., Person]) -> None:
    player = visit(site, settings={"confirm": True}, **PHONE)
    words = player.words
    player.go("/")
    player.page.locator(".ways a[href$='/computer']").tap()
    player.page.locator("label").filter(has_text=words("bot-greedy")).tap()
    player.button("new-begin-computer").tap()
    expect(player.choices.first).to_be_visible()

    board = player.page.get_by_role("grid", name=words("board-name"))
    for turn in range(4):
        assert too_wide(player) == []
        below = player.page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
        assert below <= 0, "the whole match fits the screen"
        in_view = "element => { const box = element.getBoundingClientRect();"
        in_view += " return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }"
        assert player.hand.evaluate(in_view), "the hand lies within the thumb's reach"
        assert too_small(player.hand.get_by_role("button")) == []
        card = player.choices.first
        name = card.get_attribute("aria-label") or ""
        square = re.search(r"\b[a-i][1-9]\b", name)
        if square and turn % 2 == 0:  # on the board, or in the hand
            board.locator(f"[data-square={square[0]}]").tap()
        else:
            card.tap()
        expect(player.confirm).to_be_visible()
        assert too_small(player.confirm) == []
        player.confirm.tap()
        expect(player.choices.first).to_be_visible()
        expect(player.confirm).to_have_count(0)

    # log, rules and the rest open as a sheet and close again
    player.button("match-log").tap()
    expect(player.log.nth(8)).to_be_visible()
    assert player.log.count() >= 2 + 2 * 4
    assert too_wide(player) == []
    player.page.get_by_role("tab", name=words("match-more")).tap()
    expect(player.button("tool-resign")).to_be_visible()
    assert too_small(player.page.locator(".sheet .btn")) == []
    player.button("close").tap()
    expect(player.button("tool-resign")).to_have_count(0)
