"""Medieval Battle in the browser: recruiting in secret, deploying, moving, what the map shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import PHONE, Person, sit_down
from tests.web.site import Site
from tests.web.test_axe import axe, violations

__all__ = ["axe"]

ARMY = {"HC": 2, "LC": 1, "MA": 1}, {"HI": 2, "LI": 1, "PK": 1, "LB": 1, "AR": 2}
"""The example of the book: 20 points. [E1]"""


def hexes(person: Person) -> Locator:
    """The hexes that can be touched now."""
    return person.page.locator("[data-hex].can")


def recruit(person: Person) -> None:
    """Chooses the army, mounted units first, with the buttons."""
    words = person.words
    for half, done in zip(ARMY, ("recruit-next", "recruit-done"), strict=True):
        expect(person.button(done)).to_be_visible()
        for kind, count in half.items():
            for _ in range(count):
                person.button("recruit-more", unit=words(f"unit-{kind}")).click()
        person.button(done).click()


def deploy(person: Person, kind: str) -> None:
    """Puts a unit of that kind on the first hex that is free for it."""
    person.page.locator(".plain .token").filter(has_text=person.words(f"unit-{kind}")).click()
    hexes(person).first.click()
    expect(person.page.locator(".plain .token")).to_have_count(0)


def drag(person: Person, what: Locator, goal: Locator) -> None:
    """Takes something and puts it elsewhere with the mouse."""
    mouse = person.page.mouse
    (x, y), end = middle(what), middle(goal)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 12, y, steps=2)
    mouse.move(*end, steps=3)
    mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finish_deploying(people: tuple[Person, Person]) -> None:
    for person in people:
        deploy(person, "BG")
    for kind in ("HC", "LC"):
        for person in people:
            deploy(person, kind)
    for person in people:
        person.page.get_by_role("button", name=person.words("thing-done"), exact=True).click()


def test_a_battle_by_two_browsers(site: Site, visit: Callable[..., Person]) -> None:
    anna, bruno = people = sit_down(site, visit, game="medieval_battle")
    words = anna.words

    # who has chosen sees nothing of the other army until both have
    recruit(anna)
    expect(anna.says).to_contain_text(words("prompt-wait-army"))
    expect(bruno.text("rival-ready")).to_be_visible()
    assert not any('"kind":"HC"' in frame for frame in bruno.frames)
    recruit(bruno)
    rival = bruno.page.get_by_role("list", name=words("away-name", side=words("side-red")))
    expect(rival.get_by_role("listitem")).to_have_count(9)  # eight kinds, and the baggage

    finish_deploying(people)
    expect(anna.page.locator(".map .unit")).to_have_count(6)

    # yellow moves first: a unit, then where to, with the points that are left
    expect(bruno.says).to_contain_text(words("prompt-turn"))
    own = hexes(bruno).first
    own.click()
    expect(bruno.page.locator(".map .points").first).to_be_visible()
    free = hexes(bruno).and_(
        bruno.page.locator(":not([aria-label*=Red]):not([aria-label*=Yellow])")
    )
    goal = free.last.get_attribute("data-hex")
    free.last.click()
    moved = anna.page.locator(f"[data-hex='{goal}']")
    expect(moved).to_have_attribute("aria-label", re.compile(words("side-yellow")))
    stop = bruno.page.get_by_role("button", name=words("thing-stop"), exact=True)
    if stop.count():
        stop.click()

    # both pass: the second one is warned before it
    for person in (anna, bruno):
        button = person.page.get_by_role("button", name=re.compile(f"^{words('thing-pass')}"))
        expect(button).to_be_visible()
        if person is bruno:
            expect(person.says).to_contain_text(words("prompt-turn-last"))
        button.click()
    for person in people:
        expect(person.result).to_be_visible()


def test_the_map_shows_reach_zones_threats_and_sight(
    site: Site, visit: Callable[..., Person]
) -> None:
    anna, bruno = people = sit_down(site, visit, game="medieval_battle")
    recruit(anna)
    recruit(bruno)
    finish_deploying(people)
    page, words = bruno.page, bruno.words
    expect(hexes(bruno).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-hex][tabindex='0']").focus()
    for key in "234":
        page.keyboard.press(key)
    watcher = visit(site, game="medieval_battle")
    watcher.go(page.url.split("#")[0])
    watcher.page.locator("[data-hex][aria-label*=Yellow]").first.hover()
    expect(watcher.page.locator(".map .points").first).to_be_visible()
    for overlay in ("reach", "zones", "threats", "sight"):
        expect(
            bruno.page.get_by_role("button", name=words(f"overlay-{overlay}"))
        ).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map .zone").first).to_be_attached()
    hexes(bruno).first.click()
    expect(page.locator(".map .points").first).to_be_visible()
    hexes(bruno).last.hover()
    expect(page.locator(".map .sight")).to_be_attached()


def test_units_are_deployed_by_drag_and_by_keyboard(
    site: Site, visit: Callable[..., Person]
) -> None:
    anna, bruno = people = sit_down(site, visit, game="medieval_battle")
    for person in people:
        recruit(person)

    def standing(person: Person, at: str) -> None:
        for each in people:
            expect(each.page.locator(f"[data-hex='{at}']")).to_have_attribute(
                "aria-label",
                re.compile(person.words("side-red" if person is anna else "side-yellow")),
            )

    # with the mouse: dropped where it may not stand it stays, and the rule is said
    token = anna.page.locator(".plain .token").first
    drag(anna, token, anna.page.locator("[data-hex='0,0']"))
    expect(anna.page.locator(".refusal")).to_contain_text(anna.words("why-near-flag", rule="R21"))
    goal = hexes(anna).first
    at = goal.get_attribute("data-hex")
    assert at is not None
    anna.page.keyboard.press("Escape")
    drag(anna, token, anna.page.locator(f"[data-hex='{at}']"))
    standing(anna, at)

    # with the keyboard alone: the unit, then L from hex to hex that is free for it
    bruno.page.locator(".plain .token").first.focus()
    bruno.page.keyboard.press("Enter")
    expect(hexes(bruno).first).to_be_visible()
    bruno.page.locator("[data-hex][tabindex='0']").focus()
    bruno.page.keyboard.press("l")
    bruno.page.keyboard.press("l")
    at = bruno.page.locator("[data-hex]:focus").get_attribute("data-hex")
    assert at is not None
    bruno.page.keyboard.press("Enter")
    standing(bruno, at)


@pytest.mark.parametrize("shape", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(
    shape: dict[str, Any], axe: str, site: Site, visit: Callable[..., Person]
) -> None:
    player = visit(site, game="medieval_battle", settings={"confirm": True}, **shape)
    player.go("/new/medieval_battle/computer")
    player.choose("side-red")
    player.button("new-begin-computer").click()
    expect(player.button("recruit-next")).to_be_visible()
    player.page.evaluate(axe)
    assert violations(player) == []
    recruit(player)
    player.page.locator(".plain .token").first.click()
    expect(hexes(player).first).to_be_visible()
    assert violations(player) == []
    wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
