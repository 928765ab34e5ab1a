"""The rules in the browser: pictures on the game's own board, stepped through and printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rosenkrieg.learning.pictures import pictures, shown
from tests.shipped import SHIPPED
from tests.web.browsing import PHONE, Person
from tests.web.site import Site

PRINT = """window.print = () => {
  sessionStorage.printed = document.body.innerHTML;
  document.documentElement.dataset.printed = "yes";
}"""
DRAWN = [key for key in SHIPPED if pictures(key)]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_picture_is_stepped_through_by_keyboard(
    language: str, site: Site, visit: Callable[..., Person]
) -> None:
    reader = visit(site, language=language, **(PHONE if language == "de" else {}))
    page, steps = reader.page, list(shown(pictures("rosenkoenig")["hero"]))
    reader.go("/rules/rosenkoenig#hero")
    place = page.locator("#hero .picture")
    expect(place.locator("figcaption")).to_contain_text(steps[0].caption[language])
    expect(place.get_by_role("button", name=reader.words("picture-back"))).to_be_disabled()
    # nothing on the board takes the focus, and the end of the page is not loaded yet
    expect(place.locator("[inert]")).to_have_count(1)
    expect(page.locator("#example figure")).to_have_count(0)
    place.get_by_role("button", name=reader.words("picture-next")).focus()
    page.keyboard.press("Enter")
    expect(place.locator("figcaption")).to_contain_text(steps[1].caption[language])
    expect(place.get_by_role("button", name=reader.words("picture-next"))).to_be_disabled()


def test_all_pictures_of_a_game_are_printed(site: Site, visit: Callable[..., Person]) -> None:
    reader = visit(site)
    page = reader.page
    page.add_init_script(PRINT)
    reader.go("/rules/rosenkoenig")
    reader.button("rules-print").click()
    expect(page.locator("html[data-printed]")).to_be_attached()
    printed = page.evaluate("sessionStorage.printed")
    for picture in pictures("rosenkoenig").values():
        for step in shown(picture):
            assert step.caption["en"] in printed
    expect(reader.button("rules-print")).to_be_enabled()


@pytest.mark.parametrize("game", DRAWN)
def test_the_pictures_of_each_game_are_drawn(
    game: str, site: Site, visit: Callable[..., Person]
) -> None:
    reader = visit(site, game=game)
    for section in list(pictures(game))[:: max(1, len(pictures(game)) - 1)]:
        reader.go(f"/rules/{game}#{section}")
        expect(reader.page.locator(f"#{section} .picture [inert] svg").first).to_be_attached()
