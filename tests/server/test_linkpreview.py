"""What a messenger shows of a link to a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rosenkrieg.server import page
from rosenkrieg.server.settings import Rate
from tests.server.helpers import GENEROUS, Running

HTML = """<html lang="en"><meta property="og:title" content="Rosenkrieg">
<meta property="og:description" content="Games">
<meta property="og:image" content="/icon-512.png"></html>"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was built."""
    (tmp_path / "index.html").write_text(HTML)
    monkeypatch.setattr(page, "static", lambda: tmp_path)


@pytest.fixture
def shown(in_memory: str, start: Callable[..., Running]) -> Running:
    return start(in_memory)


async def test_it_names_game_and_people_and_an_address_of_the_picture(shown: Running) -> None:
    made = await shown.create(names=["Anna <b>", "Bruno"])
    answer = await shown.get(f"/m/{made['match']}")
    assert answer.status_code == 200
    assert 'content="Rosenkönig: Anna &lt;b&gt; – Bruno"' in answer.text
    assert 'property="og:image" content="http://' in answer.text
    assert "/icon-512.png" in answer.text
    assert all(token not in answer.text for token in made["tokens"])


async def test_other_addresses_have_the_page_as_it_is(shown: Running) -> None:
    for path in ("/", "/m/unknown", "/lobby", "/m/"):
        answer = await shown.get(path)
        assert answer.status_code == 200
        assert 'content="Rosenkrieg"' in answer.text, path


async def test_of_a_match_that_has_begun_it_shows_the_position(shown: Running) -> None:
    async with shown.table(names=["Anna", "Bruno"]) as (first, _, made):
        await first.until(status="playing")
        answer = await shown.get(f"/m/{made['match']}")
        picture = f"/api/matches/{made['match']}/picture"
        assert 'property="og:image" content="http://' in answer.text
        assert f"{picture}?moves=" in answer.text
        assert (await shown.get(picture)).content.startswith(b"\x89PNG")


async def test_looking_a_match_up_is_counted_like_asking_for_it(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, limits=msgspec.structs.replace(GENEROUS, requests=Rate(0.001, 3)))
    made = await running.create()
    answers = [await running.get(f"/m/{made['match']}") for _ in range(4)]
    assert ["Rosenkönig" in each.text for each in answers] == [True, True, False, False]
    assert {each.status_code for each in answers} == {200}
