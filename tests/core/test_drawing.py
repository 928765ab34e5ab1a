"""Matches, views and records draw themselves, for notebooks, and show what the view shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, VIEWERS
from rosenkrieg.core.drawing import Drawing
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from tests.shipped import SHIPPED
from tests.test_build import script

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"
SVG = "{http://www.w3.org/2000/svg}"


def played(key: str, seed: int, every: int = 20) -> Iterator[Match[Any, Any, Any]]:
    """A random match, now and then, and at its end."""
    match: Match[Any, Any, Any] = Match(key, seed=seed)
    rng = Random(seed)
    for number, seat in enumerate(match.turns()):
        if number % every == 0:
            yield match
        match.act(seat, rng.choice(match.legal(seat)))
    yield match


def words(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("key", SHIPPED)
def test_every_view_of_a_match_is_drawn_within_its_frame(key: str) -> None:
    for match in played(key, 1):
        for viewer in VIEWERS:
            svg = match.view(viewer)._repr_svg_()
            whole = ElementTree.fromstring(svg)
            width, height = map(float, whole.attrib["viewBox"].split()[2:])
            for part in whole.iter(f"{SVG}text"):
                assert 0 <= float(part.attrib["x"]) < width
                assert 0 <= float(part.attrib["y"]) < height
        assert match._repr_svg_() == match.view(None)._repr_svg_()


@pytest.mark.parametrize("key", SHIPPED)
def test_a_record_draws_its_last_position_as_its_reader_knows_it(key: str) -> None:
    *_, match = played(key, 2, every=1000)
    for reader, viewer in (("watch", None), (match.game.info.seats[0], 0)):
        read = Record.from_json(record(match, reader, secret=b"s" * 32).to_json())
        assert read._repr_svg_() == match.view(viewer)._repr_svg_()


def test_a_record_with_unknown_moves_is_not_drawn() -> None:
    match: Match[Any, Any, Any] = Match("vetternkrieg", seed=1)
    assert record(match, "lancaster", secret=b"s" * 32)._repr_svg_() is None


def test_roses_and_points_are_those_of_the_view() -> None:
    for match in played("rosenkoenig", 3):
        view = match.view(None)
        svg = match._repr_svg_()
        assert svg is not None
        circles = list(ElementTree.fromstring(svg).iter(f"{SVG}circle"))
        assert len(circles) == 2 * sum(map(len, view.roses)) + len(SEATS)
        for seat in SEATS:
            assert any(said.startswith(f"{view.scores[seat]} points") for said in words(svg))


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    match: Match[Any, Any, Any] = Match("vetternkrieg", seed=3)
    mine = words(match.view(0)._repr_svg_())
    hand = " ".join(match.view(0).hand)
    assert any(said.startswith(hand) for said in mine)
    for viewer in (1, None):
        assert not any(hand in said for said in words(match.view(viewer)._repr_svg_()))


def test_text_is_no_markup() -> None:
    drawing = Drawing(10, 10)
    drawing.text(1, 1, "<script>&")
    assert words(drawing.svg()) == ["<script>&"]


def test_a_game_without_drawings_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any, Any, Any] = Match("rosenkoenig", seed=1)
    monkeypatch.setattr(type(registry.game("rosenkoenig")), "draw", lambda *_: None)
    assert match._repr_svg_() is None
    assert match.view(0)._repr_svg_() is None


@pytest.fixture(scope="module")
def runner() -> ModuleType:
    return script("notebook")


def test_the_notebook_shows_what_its_cells_give(runner: ModuleType) -> None:
    text = NOTEBOOK.read_text("utf-8")
    assert runner.text_of(runner.run(json.loads(text))) == text, "run: python scripts/notebook.py"
    drawn = [
        output["data"]["image/svg+xml"]
        for cell in json.loads(text)["cells"]
        for output in cell.get("outputs", ())
        if "image/svg+xml" in output.get("data", ())
    ]
    assert len(drawn) >= 4
