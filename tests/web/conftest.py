"""A browser, servers, and people who use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from rosenkrieg.server import page
from tests.web.browsing import NAMES, Person, find_chromium, launch
from tests.web.pages import Stage, set_stage
from tests.web.site import WITH_SECRETS, Made, Site, play_out

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built() -> None:
    """The page is built."""
    if not page.static().joinpath("index.html").is_file():
        pytest.fail(f"the page is not built, expected {page.static()}/index.html. Run: make web")


# Playwright's loop runs in this thread as long as a browser is open, and tests with loops of their
# own could not run beside it: so it ends with this package, not with the session.


@pytest.fixture(scope="package")
def browser(built: None) -> Iterator[Browser]:
    """One browser for all."""
    if find_chromium() is None:
        pytest.skip(
            f"no Chromium: expected one of {', '.join(NAMES)} on the PATH. "
            "Install one, on Debian with: apt-get install chromium-headless-shell"
        )
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that has the proving game, which knows every kind of secret, besides the others."""
    site = Site(tmp_path_factory.mktemp("site"), WITH_SECRETS)
    yield site
    site.stop()


@pytest.fixture(scope="package")
def finished(site: Site) -> Made:
    """A match of Rosenkönig that was played to its end."""
    made = site.create(names=["Mathilde", "Konrad"])
    play_out(site, made)
    return made


@pytest.fixture(scope="package")
def stage(site: Site, finished: Made) -> Stage:
    """Matches for every page of the site."""
    return set_stage(site, finished, "proving")


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Brings people in; none of their pages may have done anything wrong in the end."""
    people: list[Person] = []

    def come(site: Site, **wishes: Any) -> Person:
        people.append(Person(browser, site, **wishes))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    assert [fault for person in people for fault in person.faults] == []
