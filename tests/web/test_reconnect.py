"""Loading the page anew, and a server that dies and comes back, cost nobody the match."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person, sit_down
from tests.web.site import Site


@pytest.fixture
def mortal(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of one's own."""
    site = Site(tmp_path_factory.mktemp("mortal"))
    yield site
    site.stop()


def play_in_turn(*people: Person) -> None:
    """Each plays once."""
    for person in people:
        expect(person.choices.first).to_be_visible()
        person.play()
        lines = person.log.count()
        for each in people:
            expect(each.log).to_have_count(lines)


def test_loading_anew_in_the_middle(site: Site, visit: Callable[..., Person]) -> None:
    red, white = sit_down(site, visit)
    play_in_turn(red, white)
    log, score = red.read_log(), red.score()
    red.page.reload()
    expect(red.choices.first).to_be_visible()
    assert (red.read_log(), red.score()) == (log, score)

    # away for some moves of the other: it goes on where it is now
    red.play()
    red.page.goto("about:blank")
    expect(white.page.get_by_text(white.words("match-away"))).to_be_visible()
    expect(white.choices.first).to_be_visible()
    white.play()
    red.page.go_back()
    expect(red.choices.first).to_be_visible()
    expect(red.log).to_have_count(white.log.count())
    play_in_turn(red, white)
    red.forgive("about:blank")


def test_a_killed_server_comes_back(mortal: Site, visit: Callable[..., Person]) -> None:
    red, white = sit_down(mortal, visit)
    for person in (red, white):
        person.page.evaluate("window.stayed = true")
    play_in_turn(red, white, red)
    log, score = white.read_log(), white.score()
    mortal.kill()
    for person in (red, white):
        expect(person.text("match-lost")).to_be_visible()
    mortal.come_back()
    for person in (red, white):
        expect(person.text("match-lost")).to_have_count(0)
    expect(white.choices.first).to_be_visible()
    assert (white.read_log(), white.score()) == (log, score)
    play_in_turn(white, red, white, red)
    for person in (red, white):
        assert person.page.evaluate("window.stayed"), "the page came back by itself"
        person.forgive("ERR_CONNECTION_REFUSED|WebSocket connection to .* failed")
