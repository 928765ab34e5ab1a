"""Nothing at the table jumps while a person decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, Person
from tests.web.pages import Stage, come_to
from tests.web.site import Site
from tests.web.test_vetternkrieg import Player, position, sit_down

MOST = 4
"""Pixels by which the edge of a panel may move."""

PANELS = (".board", ".opp", ".mine", ".mine .prompt", ".cols", ".tools")
GAMES = ("rosenkoenig", "vetternkrieg", "richard3", "medieval_battle", "rampant")
SIZES = {"1280": DESK["viewport"], "1920": {"width": 1920, "height": 1080}}


def places(person: Person) -> dict[str, float]:
    """The upper edges of the panels."""
    boxes = {name: person.page.locator(name).first.bounding_box() for name in PANELS}
    return {name: box["y"] for name, box in boxes.items() if box}


def check(person: Person, before: dict[str, float], step: str) -> None:
    moved = {name: y - before[name] for name, y in places(person).items()}
    assert {name: by for name, by in moved.items() if abs(by) > MOST} == {}, step


@pytest.mark.parametrize("size", SIZES)
def test_panels_stay_while_a_card_of_vetternkrieg_is_played(
    site: Site, visit: Callable[..., Person], size: str
) -> None:
    made = position(site, "play", lambda view: len(view.hand) == 5)
    wishes = {"settings": {"confirm": True}, "viewport": SIZES[size]}
    (player,) = sit_down(visit, site, made, [0], **wishes)
    person = player.person
    expect(player.dock.locator("[data-card]").first).to_be_visible()
    player.page.wait_for_timeout(500)  # cards travel into the hand
    before = places(person)
    for path in _openings(player):
        touched = []
        for thing in path[:3]:
            if player.dock.locator(f'[data-thing="{thing}"], [data-card]').count() == 0:
                break
            player.touch(thing)
            touched.append(thing)
            check(person, before, " ".join(touched))
            if person.button("do-play").is_visible():
                break
        while touched and not player.dock.locator("[data-card]").count():
            player.page.keyboard.press("Escape")
            check(person, before, f"back from {touched}")


def _openings(player: Player) -> list[list[str]]:
    """A path for every use of the first card."""
    paths = [legal["path"] for legal in player.table["legal"]]
    first = [path for path in paths if path[0] == paths[0][0]]
    return list({path[1]: path for path in first}.values())


def test_panels_stay_while_rosenkoenig_is_played(site: Site, visit: Callable[..., Person]) -> None:
    person = visit(site, settings={"confirm": True})
    person.go("/new/rosenkoenig/computer")
    person.choose("bot-random")
    person.button("new-begin-computer").click()
    expect(person.choices.first).to_be_visible()
    before = places(person)
    for index in range(person.choices.count()):
        person.choices.nth(index).click()
        check(person, before, f"card {index}")
    lines = person.log.count()
    person.confirm.click()
    expect(person.log.nth(lines + 1)).to_be_attached()
    check(person, before, "after the move")


@pytest.mark.parametrize(("game", "bot"), [("richard3", "random"), ("medieval_battle", "greedy")])
def test_panels_stay_while_a_map_is_played(
    site: Site, visit: Callable[..., Person], game: str, bot: str
) -> None:
    """By keys: L goes to the next thing that can be chosen, Enter chooses it."""
    made = come_to(site, game, lambda count, view: count >= 40, bot)
    person = visit(site, game=game, settings={"confirm": True})
    person.go(made.links[0])
    map_ = person.page.locator(".board [tabindex='0']").first
    expect(map_).to_be_attached()
    person.page.wait_for_timeout(500)
    before = places(person)
    chosen = 0
    for step in ("L", "Enter", "L", "Enter", "Escape", "L", "L", "Enter", "L", "Enter"):
        here = map_ if person.page.locator(".board :focus").count() == 0 else None
        if here is not None:
            here.focus()
        person.page.keyboard.press(step)
        person.page.wait_for_timeout(100)
        chosen += person.page.locator(".dock .btn.main").count()
        check(person, before, f"{step} in {game}")


SHIFTS = """() => {
  window.shifted = 0;
  const add = (entry) => { if (!entry.hadRecentInput) window.shifted += entry.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
    type: "layout-shift",
    buffered: true,
  });
  window.longest = 0;
  const compare = ({ duration }) => (window.longest = Math.max(window.longest, duration));
  new PerformanceObserver((list) => list.getEntries().forEach(compare)).observe({
    type: "longtask",
    buffered: true,
  });
}"""

LONG = 200
"""Milliseconds for which the page may be busy with one thing on a machine as fast as OURS."""
OURS = 20
"""Milliseconds of the loop of SPEED where nothing else wants the cores."""
SPEED = """() => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 1e8; i++) sum = (sum * 31 + i) | 0;
  return (performance.now() - began) / 5 + (sum === 1 ? 1 : 0);
}"""


@pytest.mark.parametrize("page", ["start", *GAMES])
def test_a_page_comes_without_jumps_and_is_not_busy_for_long(
    page: str, stage: Stage, visit: Callable[..., Person]
) -> None:
    """Layout shifts and long tasks as browsers measure them; a busy machine gets tries and time."""
    address, game = "/", "rosenkoenig"
    if page != "start":
        made = stage.site.create(page, names=["Anna", "Bruno"])
        for token in made.tokens:
            with stage.site.seat(made.match, token) as seat:
                seat.settle()
        address, game = made.links[0], page
    longest = []
    for _ in range(5):
        person = visit(stage.site, game=game, settings={})
        person.context.add_init_script(f"({SHIFTS})()")
        person.go(address)
        expect(person.page.locator(".tile, .play .board").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("window.shifted") <= 0.02
        slower = max(1, person.page.evaluate(SPEED) / OURS)
        longest.append(round(person.page.evaluate("window.longest") / slower))
        if longest[-1] <= LONG:
            break
    assert min(longest) <= LONG
