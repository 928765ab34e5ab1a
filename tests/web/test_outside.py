"""A game from another package, which this page was built without, is played on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.plugins.package import KEY, install, with_package
from tests.web.browsing import Person
from tests.web.site import Site


@pytest.fixture
def elsewhere(built: None, tmp_path: Path) -> Iterator[Site]:
    """A server as it is shipped, with the package installed beside it."""
    site = Site(tmp_path, environment=with_package(install(tmp_path / "package")))
    yield site
    site.stop()


def test_a_game_from_another_package(elsewhere: Site, visit: Callable[..., Person]) -> None:
    player = visit(elsewhere, game="proving", settings={"confirm": False})
    words, page = player.words, player.page
    player.go("/")
    tile = page.locator(".tile").filter(has_text=words("title"))
    expect(tile).to_contain_text(words("tagline"))
    expect(tile).to_contain_text(f"{words('duration')} · {words('kind')}")
    tile.get_by_role("link", name=words("title"), exact=True).click()

    # its players by the names that it gives them
    expect(page.get_by_role("heading", level=1)).to_contain_text(words("title"))
    page.get_by_text(words("bot-page-boy"), exact=True).click()
    player.choose("side-red")
    player.button("new-begin-computer").click()

    # without a board: the view in its words, the choices as a list
    table = page.locator(".board dl").first
    expect(table.get_by_text(words("field-round"), exact=True)).to_be_visible()
    expect(page.get_by_text(words("bot-page-boy"), exact=True)).to_be_visible()
    own = player.log.filter(has_text=words("posted-own", block="§", area="").partition("§")[0])
    for count in range(1, 4):
        player.steps.first.click()
        player.steps.first.click()
        expect(own).to_have_count(count)

    # a hint of its best player chooses a whole action and plays nothing
    player.button("tool-hint").click()
    expect(player.text("match-hint-says")).to_be_visible()
    expect(own).to_have_count(3)

    # its own rules page
    player.go(f"/rules/{KEY}")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("title"))
    expect(page.locator("section#battle")).to_contain_text("throws a hidden die")
