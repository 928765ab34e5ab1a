"""Whole battles of Medieval Battle in the browser, and the battlefields they are fought on.

Most moves are made through the same door as the page makes them, without it: the pages are open
where there is something to see or to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from rosenkrieg.ai.player import player
from rosenkrieg.core.contract import Actor
from rosenkrieg.core.registry import game
from rosenkrieg.games.medieval_battle.survey import Blow, Survey
from rosenkrieg.games.medieval_battle.view import View
from tests.web.browsing import PHONE, Person
from tests.web.site import Seat, Site
from tests.web.test_axe import axe, violations

__all__ = ["axe"]

GAME = game("medieval_battle")
CODE = "B-IV4.II5-1r.3r.4r.2.5r-e3.e1.e2.e4"
QUICK = {"confirm": True, "pace": "off"}


class Battle:
    """A match of which some seats are played from here, as the Mercenary plays."""

    def __init__(self, seats: dict[int, Seat]) -> None:
        self._seats = seats
        self._minds = {seat: player("medieval_battle", "greedy", seat + 1) for seat in seats}

    def play(self, ends: Callable[[View], bool] = lambda _: False, tired: bool = False) -> View:
        """Plays on to the end, or until that holds of what a seat sees that is to act.

        Who is tired passes where that is allowed.
        """
        while True:
            for number, seat in self._seats.items():
                table = seat.settle() if len(self._seats) > 1 else self._wait(seat, number)
                GAME.edition(GAME.info.complete(table["options"]))  # the data of the view
                view = msgspec.convert(table["view"], View)
                if table["status"] == "over":
                    return view
                if number not in table["actors"]:
                    continue
                if ends(view):
                    return view
                actor = Actor(number)
                legal = GAME.legal_actions(GAME.determinize(view, Random(0)), actor)
                action = self._minds[number].choose(view, legal)
                seat.act("pass" if tired and view.phase == "turn" else GAME.encode_action(action))
                break

    def _wait(self, seat: Seat, number: int) -> Any:
        """The table once it is over, or that seat is to act and the computer is not."""
        seat.settle()
        return seat.until(lambda table: table["status"] == "over" or table["actors"] == [number])


def far_blow(view: View) -> Blow | None:
    """An attack of red that needs a move before it, for the unit that it is the best one of."""
    if view.phase != "turn" or view.turn != 0:
        return None
    for piece in view.units[0]:
        found = GAME.survey(view, (f"hex:{piece.at}",))
        assert isinstance(found, Survey)
        assert found.unit is not None
        near = {blow.at for blow in found.unit.blows if blow.start == piece.at}
        for blow in found.unit.blows:
            if blow.how == "attack" and blow.start != piece.at and blow.at not in near:
                return blow
    return None


def person(site: Site, visit: Callable[..., Person], link: str, **shape: Any) -> Person:
    found = visit(site, game="medieval_battle", settings=QUICK, **shape)
    found.go(link)
    return found


def field(player: Person) -> list[str]:
    """The ground as it is drawn: each hex with its picture and place."""
    uses = player.page.locator("svg[role=group] use[href^='#hex-']")
    expect(uses.first).to_be_attached()
    drawn: list[str] = uses.evaluate_all(
        "all => all.map(use => ['href', 'x', 'y'].map(name => use.getAttribute(name)).join(' '))"
    )
    return sorted(drawn)


@pytest.mark.parametrize("size", ["standard", "large"])
def test_a_whole_battle_by_two_browsers(
    size: str, site: Site, visit: Callable[..., Person]
) -> None:
    options = {"size": size, "map": "built" if size == "large" else "default"}
    made = site.create("medieval_battle", options=options, names=["Anna", "Bruno"])
    with (
        site.seat(made.match, made.tokens[0], "Anna") as red,
        site.seat(made.match, made.tokens[1], "Bruno") as yellow,
    ):
        for seat in (red, yellow):
            seat.until(lambda table: table["status"] != "waiting")
        battle = Battle({0: red, 1: yellow})
        anna, bruno = (person(site, visit, link) for link in made.links)
        words = anna.words
        if size == "large":
            lay_a_module(anna, bruno)
        # a target out of reach is struck after a move, and that is one decision
        view = battle.play(lambda view: far_blow(view) is not None)
        blow = far_blow(view)
        assert blow is not None
        starts = [
            piece.at
            for piece in view.units[0]
            if blow in GAME.survey(view, (f"hex:{piece.at}",)).unit.blows
        ]
        anna.page.locator(f"[data-hex='{starts[0]}']").click()
        # a planned move is taken back a step at a time: first where to, then the unit
        start, goal = (anna.page.locator(f"[data-hex='{at}']") for at in (starts[0], blow.start))
        expect(goal).to_have_class(re.compile(r"\bcan\b"))  # the server has told the ways
        goal.click()
        expect(goal).to_have_attribute("aria-pressed", "true")
        anna.page.keyboard.press("Escape")
        expect(goal).to_have_attribute("aria-pressed", "false")
        expect(start).to_have_attribute("aria-pressed", "true")
        anna.page.keyboard.press("Escape")
        expect(start).to_have_attribute("aria-pressed", "false")
        start.click()
        expect(goal).to_have_class(re.compile(r"\bcan\b"))
        goal.click()
        plate = anna.page.locator(".map .plate, .map .st-threat")
        expect(plate.first).to_be_attached()
        anna.page.locator(f"[data-hex='{blow.at}']").click()
        expect(anna.says).to_contain_text(blow.start)
        before = red.settle()["version"]
        anna.button("verb-attack").click()
        red.until(lambda table: table["version"] >= before + 2)
        expect(bruno.page.locator(f"[data-hex='{blow.start}']")).to_have_attribute(
            "aria-label", re.compile(words("side-red"))
        )
        # nobody looks while most of it is played
        for each in (anna, bruno):
            each.page.goto("about:blank")
        end = battle.play(tired=size == "large")
        assert end.outcome is not None
        for each, link in zip((anna, bruno), made.links, strict=True):
            each.go(link)
            expect(each.result).to_be_visible()
            expect(each.page.locator(".map .unit")).to_have_count(sum(map(len, end.units)))
        # what the map shows is there in the replay too
        anna.go(f"/replay/{made.match}#{red.settle()['version'] - 5}")
        anna.page.get_by_role("button", name=re.compile(words("overlay-zones"))).click()
        expect(anna.page.locator(".map .zone").first).to_be_attached()


def lay_a_module(anna: Person, bruno: Person) -> None:
    """Red lays the letter, yellow an inner module that they turn before."""
    anna.button("build-letter", name="B").click()
    anna.button("verb-lay").click()
    bruno.button("build-module", name="II").click()
    bruno.button("build-turn").click()
    shown = bruno.page.locator(".ghost use[href^='#hex-']")
    expect(shown).to_have_count(13)
    bruno.button("verb-lay").click()
    expect(anna.page.locator(".map use[href^='#hex-']")).to_have_count(13)


def test_against_the_computer_on_a_phone(
    axe: str, site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create("medieval_battle", seats=["human", "bot:squire"], names=["Anna", ""])
    with site.seat(made.match, made.tokens[0], "Anna") as red:
        red.until(lambda table: table["status"] != "waiting")
        battle = Battle({0: red})
        anna = person(site, visit, made.links[0], **PHONE)
        expect(anna.button("recruit-next")).to_be_visible()
        # a plus that is refused says why
        for _ in range(4):
            anna.page.locator(".hand li").first.locator("button").last.click(force=True)
        expect(anna.page.locator(".hand [role=status]")).to_contain_text(
            anna.words("recruit-counters", most=3)
        )
        # a unit is tapped, and where it may stand
        battle.play(lambda view: view.phase == "deploying")
        token = anna.page.locator(".plain .token").first
        token.click()
        anna.page.locator("[data-hex].can").first.click()
        expect(anna.button("verb-deploy")).to_be_visible()
        assert anna.page.locator(".map .flags").count() == 1
        anna.page.evaluate(axe)
        assert violations(anna) == []
        before = red.settle()["version"]
        anna.button("verb-deploy").click()
        red.until(lambda table: table["version"] > before)
        battle.play(lambda view: view.phase == "turn" and len(view.units[0]) > 5)
        expect(anna.page.locator("[data-hex].can").first).to_be_visible()
        # hexes as wide as a finger, and the unit that is chosen stays in sight
        anna.button("map-near").click()
        anna.page.locator("[data-hex].can").first.click()
        chosen = anna.page.locator("[data-hex][aria-pressed=true]")
        expect(chosen).to_be_in_viewport()
        box = chosen.bounding_box()
        assert box is not None
        assert box["width"] > 40
        anna.page.evaluate(axe)
        assert violations(anna) == []
        anna.page.goto("about:blank")
        battle.play()
        anna.go(made.links[0])
        expect(anna.result).to_be_visible()


def test_the_map_editor_draws_what_is_played_on(
    axe: str, tmp_path: Path, site: Site, visit: Callable[..., Person]
) -> None:
    anna = person(site, visit, f"/tools/medieval_battle/map?size=large&map={CODE}")
    expect(anna.page.locator("[data-code]")).to_have_text(CODE)
    drawn = field(anna)
    assert len(drawn) == 188
    expect(anna.text("check-whole", count=188)).to_be_visible()
    anna.page.evaluate(axe)
    assert violations(anna) == []

    # a piece is turned, swapped and taken away, and all of it undone
    anna.page.locator("[data-slot=C1]").click()
    anna.button("build-turn").click()
    expect(anna.page.locator("[data-code]")).to_have_text(CODE.replace("IV4", "IV5"))
    anna.page.keyboard.press("Delete")
    expect(anna.page.locator("[data-code]")).to_have_text(CODE.replace("IV4", "_"))
    expect(anna.button("edit-play")).to_be_disabled()
    for _ in range(2):
        anna.page.keyboard.press("u")
    expect(anna.page.locator("[data-code]")).to_have_text(CODE)

    # what is drawn is what the rules build of the code
    anna.button("edit-play").click()
    anna.button("new-begin-computer").click()
    expect(anna.button("recruit-next")).to_be_visible()
    assert field(anna) == drawn


def test_a_module_of_ones_own(tmp_path: Path, site: Site, visit: Callable[..., Person]) -> None:
    anna = person(site, visit, "/tools/medieval_battle/map")
    anna.button("option-map-random").click()
    anna.page.locator("[data-slot=C1]").click()
    anna.button("edit-new").nth(1).click()
    expect(anna.page.locator(".painter .cell")).to_have_count(13)
    anna.page.locator(".painter .cell").first.press("3")
    anna.page.locator(".painter .cell").first.click()
    anna.button("paint-save").click()
    expect(anna.page.locator(".checks li").first).to_be_visible()
    anna.button("build-module", name="V").click()
    expect(anna.page.locator("[data-code]")).to_contain_text("-V")
    expect(anna.text("edit-file-only")).to_be_visible()
    expect(anna.text("check-whole", count=115)).to_be_visible()
    code = anna.page.locator("[data-code]").inner_text()
    drawn = field(anna)
    with anna.page.expect_download() as saving:
        anna.button("edit-save").click()
    file = tmp_path / "own.toml"
    saving.value.save_as(file)
    tables = GAME.editions.check(file.read_text("utf-8"))
    assert tables.sheets.modules["V"].ground[0] == 2
    assert tables.sheets.maps["own"].code == code

    anna.button("edit-play").click()
    anna.button("new-begin-computer").click()
    expect(anna.button("recruit-next")).to_be_visible()
    assert field(anna) == drawn

    # the file brings the module and the battlefield back
    anna.go("/tools/medieval_battle/map")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.locator("[data-code]")).to_have_text(code)
    assert field(anna) == drawn
