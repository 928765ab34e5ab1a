"""A war that began under the rules of an earlier version, on the page: it goes on, and says so."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.site import Site
from tests.web.test_richard3 import play, table_of

DATA = Path(__file__).parent.parent / "data" / "v1"
WAR = json.loads((DATA / "matches.json").read_text("utf-8"))["matches"]["richard3-some"]


@pytest.fixture
def kept(built: None, tmp_path: Path) -> Iterator[Site]:
    """A site on the matches that an earlier version has stored."""
    shutil.copy(DATA / "matches.database", tmp_path / "rosenkrieg.sqlite")
    site = Site(tmp_path)
    yield site
    site.stop()


def test_a_war_goes_on_under_the_rules_it_began_with(
    kept: Site, visit: Callable[..., Person]
) -> None:
    anna = visit(kept, game="richard3", settings={"confirm": False})
    anna.go(f"/m/{WAR['match']}#{WAR['tokens'][1]}")
    expect(anna.page.locator(".map")).to_be_visible()
    table = table_of(anna)
    assert table["rules_version"] == 1
    play(anna, table, table["legal"][0]["action"])
    expect(anna.log.last).to_be_visible()
    for _ in range(200):
        if table_of(anna)["version"] != table["version"]:
            break
        anna.page.wait_for_timeout(50)
    assert table_of(anna)["version"] != table["version"]
    assert table_of(anna)["rules_version"] == 1

    # a replay says by which rules it was played
    anna.go("/replay")
    file = anna.page.locator("input[type=file]")
    file.set_input_files(DATA / "records" / "richard3-library.all.json")
    expect(anna.text("replay-rules-earlier", version=1, newest=2)).to_be_visible()
