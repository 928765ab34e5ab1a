"""A game without a board: told in words, with hints, previews, reasons and rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rosenkrieg.locale import LANGUAGES
from tests.proving.game import GAME
from tests.web.browsing import Person
from tests.web.site import Site

HIDDEN = {"viewer", "actors", "edition", "outcome"}
"""Fields that nobody needs to read."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_words(language: str, site: Site, visit: Callable[..., Person]) -> None:
    person = visit(site, game="proving", language=language, settings={"confirm": True})
    words = person.words
    names = set(GAME.view_type.__struct_fields__) - HIDDEN
    assert all(words.has(f"field-{name}") or words.has(f"both-{name}") for name in names)
    person.go("/new/proving/computer")
    person.button("new-begin-computer").click()
    expect(person.steps.first).to_be_visible()
    table = person.page.locator(".board dl").first
    for name in ("field-round", "both-posted", "both-camps", "field-mine", "field-deck"):
        expect(table.get_by_text(words(name), exact=True)).to_be_visible()
    for side in ("red", "white"):
        expect(table.get_by_text(words(f"side-{side}"), exact=True).first).to_be_visible()
    said = table.inner_text()
    for raw in ("viewer", "could_be", "null", "true", "false", "[object"):
        assert raw not in said


def test_things_in_the_table_can_be_touched(site: Site, visit: Callable[..., Person]) -> None:
    player = visit(site, game="proving", settings={"confirm": True})
    words, page = player.words, player.page
    player.go("/new/proving/computer")
    player.choose("side-red")
    player.button("new-begin-computer").click()
    expect(player.steps.first).to_be_visible()
    table = page.locator(".board dl").first

    # a block of one's own is a step on the way, its place the next; then it is asked once more
    table.get_by_role("button", name="anna").click()
    expect(page.locator(".panel-list .way")).to_contain_text("anna")
    player.steps.filter(has_text="alder").click()
    expect(player.says).to_contain_text(words("match-do-this", what="anna, alder"))
    player.button("match-confirm").click()
    expect(player.log.filter(has_text="anna")).to_be_attached()

    # what cannot be done says why, with the rule; from there it is one step to the rules
    table.get_by_role("button", name="anna").click()
    expect(player.says).to_contain_text(words("why-posted", rule="P20"))
    player.button("match-show-rule").click()
    expect(page.get_by_role("tab", name=words("match-rules"), selected=True)).to_be_visible()

    # where no player knows the game there is no hint; asking plays nothing
    own = player.log.filter(has_text=words("posted-own", block="§", area="").partition("§")[0])
    expect(own).to_have_count(1)
    player.button("tool-hint").click()
    expect(player.says).to_contain_text(words("refused-no_hint"))
    expect(own).to_have_count(1)
