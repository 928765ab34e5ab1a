"""Richard III on its map: whole campaigns, secrets, phone, keyboard, zoom."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, expect

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.games.richard3.game import GAME
from tests.web.browsing import DESK, PATIENCE, PHONE, Person, texts
from tests.web.pages import come_to
from tests.web.site import ROOT, Made, Site
from tests.web.test_axe import axe, violations
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import too_small, too_wide

__all__ = ["axe"]

SHORTEST: Final = {"setup": "1483"}
MAP: Final = json.loads((ROOT / "web/src/boards/richard3/map.json").read_text("utf-8"))
PUBLIC: Final = {"worn", "off", "king", "pretender"}
"""Parts of a view that name blocks of both sides, as everybody knows them. [3.27-5]"""


def test_the_drawn_map_has_all_that_is_printed() -> None:
    """Areas, borders and signs, each where the game's own tables have one."""
    sheet = GAME.sheet(SHORTEST)
    assert [area.id for area in sheet.areas] == list(MAP["areas"])
    assert [border.id for border in sheet.borders] == list(MAP["borders"])
    for area in sheet.areas:
        drawn = MAP["areas"][area.id]
        assert set(drawn.get("shields", ())) == set(area.shields), area.id
        assert {port[2] for port in drawn.get("ports", ())} == set(area.seas), area.id
        signs = {"crown": area.crown, "city": area.city, "cathedral": area.cathedral}
        for sign, printed in signs.items():
            assert (sign in drawn) == bool(printed), (area.id, sign)


# reading what the page was told


def table_of(person: Person) -> Any:
    """The latest table that the page has received."""
    for frame in reversed(person.frames):
        message = json.loads(frame)
        if message["type"] == "table":
            return message
    return None


# touching the board


def place_of(person: Person, area: str) -> tuple[float, float]:
    """Where the name of an area stands on the screen."""
    x, y, *_ = MAP["areas"][area]["label"]
    point = person.page.evaluate(
        """([x, y]) => {
          const map = document.querySelector(".map > svg");
          const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
          return [left, top];
        }""",
        [x, y],
    )
    return point[0], point[1]


def touch(person: Person, table: Any, thing: str) -> None:
    """Clicks on the thing itself, where it is drawn."""
    page = person.page
    kind, _, name = thing.partition(":")
    match kind:
        case "card":
            page.locator(f"[data-card='{name}']").first.click()
        case "area":
            expect(page.locator(f"[data-area='{name}'].open")).to_be_attached()
            page.mouse.click(*place_of(person, name))
        case "block":
            drawn = f"[data-beside='{name}'], .map [data-block='{name}'].ready"
            if table["view"]["fight"]:
                drawn = f".battle [data-fighter='{name}'].ready"
            else:
                lay_open(person, table, name)
            page.locator(drawn).filter(visible=True).last.click()
        case _:
            page.locator(f"[data-word='{kind}']").first.click()


def lay_open(person: Person, table: Any, block: str) -> None:
    """Points at where a block stands, as somebody does who looks for it: a stack lies open then."""
    for own in table["view"]["own"]:
        if own["block"] == block and own["place"] in MAP["areas"]:
            person.page.mouse.move(*place_of(person, own["place"]))


def play(person: Person, table: Any, action: str) -> None:
    """Plays an action by touching its things; it is played once no other begins like it."""
    legal = next(each for each in table["legal"] if each["action"] == action)
    path = legal["path"]
    if table["view"]["phase"] == "battle":
        only = len({each["path"][0] for each in table["legal"]}) == 1
        if not only:
            touch(person, table, path[0])
            if sum(each["path"][0] == path[0] for each in table["legal"]) == 1:
                return
        person.page.locator(f".battle [data-action='{action}']").click()
        return
    given = len({each["path"][0] for each in table["legal"]}) == 1 < len(table["legal"])
    for step, thing in enumerate(path):
        if step or not given:  # where all begin alike, the page has touched that already
            touch(person, table, thing)
        begun = path[: step + 1]
        if sum(each["path"][: step + 1] == begun for each in table["legal"]) == 1:
            return


def whoever_is_due(*people: Person) -> tuple[Person, Any] | None:
    """Who can act, and at what table; None when the match is over."""
    deadline = monotonic() + PATIENCE / 1000
    while monotonic() < deadline:
        for person in people:
            table = table_of(person)
            if table and table["status"] == "over":
                return None
            if table and table["legal"]:
                return person, table
        people[0].page.wait_for_timeout(15)
    raise AssertionError("nobody can act, and it is not over")


def choose(rng: random.Random, table: Any) -> str:
    """Something warlike: into the enemy, fire, and not too many moves a turn."""
    actions: list[str] = [each["action"] for each in table["legal"]]
    view = table["view"]
    enemy = {group["area"] for group in view["groups"] if group["side"] != table["viewer"]}
    into = [each for each in actions if each.partition(":")[2] in enemy and each[:4] == "step"]
    fire = [each for each in actions if each.startswith(("fire", "charge"))]
    brief = [each for each in actions if each in ("stop", "end")]
    if view["phase"] == "acting" and (rng.random() < 0.3 or len(actions) == 1):
        return "end" if "end" in actions else rng.choice(actions)
    if view["phase"] in ("moving", "regrouping") and not into and brief:
        return brief[0]
    return rng.choice(into or fire or [each for each in actions if each != "end"] or actions)


def sit_down(made: Made, *people: Person) -> None:
    for person, link in zip(people, made.links, strict=True):
        person.go(link)
        person.button("welcome-sit").click()
    for person in people:
        expect(person.page.locator(".map")).to_be_visible()


def begun(site: Site, stop: Callable[[Any], bool], setup: str = "1483") -> Made:
    """A match in which Lancaster is due at a table of which this holds; always the same one."""
    rng = random.Random(2)
    match: Match[Any, Any, Any] = Match("richard3", {"setup": setup}, seed=2)
    while SEATS[0] not in match.actors or not stop(told_by(match, SEATS[0])):
        assert match.actors, "it ended before"
        seat = Seat(match.actors[-1])
        match.act(seat, choose(rng, told_by(match, seat)))
    fork = {"record": record(match, "all").to_json(), "move": len(match.moves)}
    made = site.create(None, fork=fork, names=["Mathilde", "Konrad"])
    for token in made.tokens:
        with site.seat(made.match, token) as sitting:
            sitting.settle()
    return made


def told_by(match: Match[Any, Any, Any], seat: Seat) -> Any:
    """What a table message would say to the seat, as far as choosing needs it."""
    legal = [{"action": match.game.encode_action(each)} for each in match.legal(seat)]
    return {"viewer": seat, "view": to_builtins(match.view(seat)), "legal": legal}


def in_phase(phase: str) -> Callable[[Any], bool]:
    return lambda table: bool(table["view"]["phase"] == phase)


@pytest.fixture
def table(site: Site) -> Callable[..., Made]:
    """A match in a given phase, in which Lancaster is due."""

    def make(phase: str, setup: str = "1483") -> Made:
        return begun(site, in_phase(phase), setup)

    return make


def arrive(person: Person, made: Made, seat: int = 0) -> None:
    person.go(made.links[seat])
    expect(person.page.locator(".map")).to_be_attached()


# secrets


def hidden_blocks(table: Any) -> set[str]:
    """The reader's own blocks on the map that the other side does not know."""
    return {
        own["block"]
        for own in table["view"]["own"]
        if own["place"] in MAP["areas"] and not own["known"] and own["block"] != "rebel"
    }


def in_battle(view: Any) -> set[str]:
    fronts = view["fight"]["fronts"] if view["fight"] else []
    return {fighter["block"] for front in fronts for fighter in front}


def drawn_blocks(person: Person) -> set[str]:
    """The names and handles of all blocks on the page."""
    names = person.page.locator("[data-block], [data-fighter], [data-beside]").evaluate_all(
        "all => all.map(({ dataset }) => dataset.block ?? dataset.fighter ?? dataset.beside)"
    )
    return set(names)


def check_secrets(one: Person, other: Person) -> bool:
    """Nothing that only `other` may know reaches `one`; False if their tables differ just now."""
    mine, theirs = table_of(one), table_of(other)
    same = all(mine["view"][key] == theirs["view"][key] for key in ("groups", "phase", "fight"))
    if not same:
        return False
    hidden = hidden_blocks(theirs) - in_battle(theirs["view"])
    told = set(texts(mine["view"], PUBLIC)) | {
        step for each in mine["legal"] for step in each["path"]
    }
    assert not [text for text in told if text.removeprefix("block:") in hidden]
    # a page may still draw the position before; what it should not know would stay
    deadline = monotonic() + 5
    while drawn := hidden & drawn_blocks(one):
        assert monotonic() < deadline, f"drawn, and hidden from this side: {drawn}"
        one.page.wait_for_timeout(50)
    return True


def read_reports(person: Person) -> None:
    """Goes on from the report of every battle that covers the map."""
    person.page.add_locator_handler(person.button("report-close"), lambda button: button.click())


def test_a_battle_ends_in_a_report(site: Site, visit: Callable[..., Person]) -> None:
    made = begun(site, in_phase("battle"))
    player = visit(site, game="richard3", settings={})
    arrive(player, made)
    expect(player.page.locator(".battle")).to_be_visible()
    report = player.page.locator(".report")
    with site.seat(made.match, made.tokens[0]) as one, site.seat(made.match, made.tokens[1]) as two:
        ended = False
        while not ended:
            tables = [one.settle(), two.settle()]
            assert tables[0]["status"] == "playing", "the battle ended the match"
            due, table = (one, tables[0]) if tables[0]["legal"] else (two, tables[1])
            actions = [each["action"] for each in table["legal"]]
            due.act(next((action for action in actions if "fire" in action), actions[-1]))
            ended = any(
                line["message"]["key"] == "won-battle" for line in due.table["log"]["lines"]
            )
    expect(report.get_by_role("heading", level=2)).not_to_be_empty()
    assert report.locator(".armies li:not(.nobody)").count() >= 2
    expect(report.locator(".blows li").first).to_be_visible()
    # nothing else is asked before it was read; then the map is there again
    player.button("report-close").click()
    expect(report).to_have_count(0)
    player.page.reload()
    expect(player.page.locator(".map")).to_be_attached()
    expect(report).to_have_count(0)


def test_a_battle_fought_by_orders_ends_in_a_report(
    site: Site, visit: Callable[..., Person]
) -> None:
    """Fought in one command while nobody looks on: York opens the page and reads of it."""
    made = begun(site, in_phase("battle"))
    player = visit(site, game="richard3", settings={})
    arrive(player, made, 1)
    expect(player.page.locator(".battle")).to_be_visible()
    player.go("/")
    orders = {order.name: order.values[1] for order in GAME.info.orders}
    with site.seat(made.match, made.tokens[0]) as one, site.seat(made.match, made.tokens[1]) as two:
        two.settle()
        known = len(one.settle()["log"]["lines"])
        two.tell({"orders": orders})
        two.settle()
        one.tell({"orders": orders})
        lines = one.settle()["log"]["lines"]
        assert known
        assert any(line["message"]["key"] == "won-battle" for line in lines)
    arrive(player, made, 1)
    report = player.page.locator(".report")
    expect(report.get_by_role("heading", level=2)).not_to_be_empty()
    for side in range(2):
        army = report.locator(".armies > div").nth(side)
        expect(army.locator("li:not(.nobody)").first).to_be_visible()
    player.button("report-close").click()
    while report.count():
        player.button("report-close").click()
    # the orders of York are York's to know
    assert player.page.locator(".obeyed").count()
    player.page.reload()
    expect(player.page.locator(".map")).to_be_attached()
    again = player.button("match-repeat")
    expect(again).to_be_visible()
    expect(report).to_have_count(0)
    again.click()
    expect(report).to_be_visible()


def test_a_campaign_by_two_browsers(site: Site, visit: Callable[..., Person]) -> None:
    """Both play on the board itself; hidden blocks of one never reach the other."""
    made = site.create("richard3", options=SHORTEST, names=["Mathilde", "Konrad"])
    people = [visit(site, game="richard3", settings={"confirm": False}) for _ in range(2)]
    sit_down(made, *people)
    for person in people:
        read_reports(person)
    rng = random.Random(4)
    phases: set[str] = set()
    checked = count = 0
    while due := whoever_is_due(*people):
        person, table = due
        phases.add(table["view"]["phase"])
        if count % 4 == 0:
            checked += check_secrets(people[0], people[1]) + check_secrets(people[1], people[0])
        before = len(person.frames)
        play(person, table, choose(rng, table))
        deadline = monotonic() + PATIENCE / 1000
        while table_of(person)["version"] == table["version"]:
            assert monotonic() < deadline, f"{table['view']['phase']}: nothing came of it"
            person.page.wait_for_timeout(15)
        assert len(person.frames) > before
        count += 1
    for person in people:
        expect(person.result).to_be_visible()
    # dice decide whether it comes to a battle, and how long the campaign lasts
    assert phases >= {"choosing", "acting", "moving"}
    assert checked >= 4


# fewer clicks


EXILES: Final = {"ireland", "scotland", "france", "calais"}


def pair(table: Any) -> list[str]:
    """Two own blocks in one area that can be taken; out of exile one only sails."""
    legal = {each["action"] for each in table["legal"]}
    places: dict[str, list[str]] = {}
    for own in table["view"]["own"]:
        if own["place"] in {*MAP["areas"]} - EXILES and f"take:{own['block']}" in legal:
            places.setdefault(own["place"], []).append(own["block"])
    return next((found[:2] for found in places.values() if len(found) >= 2), [])


def marches(table: Any) -> bool:
    """Whether one's card lets blocks move by land."""
    view = table["view"]
    card = view["table"] and view["table"]["cards"][table["viewer"]]
    return view["phase"] == "acting" and str(card).startswith("action")


def test_blocks_go_along_by_land(site: Site, visit: Callable[..., Person]) -> None:
    made = begun(site, lambda told: marches(told) and bool(pair(told)), "1460")
    player = visit(site, game="richard3", settings={"confirm": False})
    arrive(player, made)
    table = table_of(player)
    leader, other = pair(table)
    touch(player, table, f"block:{leader}")
    player.page.locator(f"[data-along='{other}']").click()
    while (table := table_of(player))["view"]["phase"] != "moving":
        player.page.wait_for_timeout(15)
    goal = next(each["path"][0] for each in table["legal"] if each["action"].startswith("step"))
    touch(player, table, goal)
    stop = player.page.locator("[data-word='stop']")
    expect(stop.or_(player.page.locator("[data-word='end']"))).to_be_visible()
    if stop.is_visible():
        stop.click()
    deadline = monotonic() + PATIENCE / 1000
    places: list[str] = []
    while places != [goal.removeprefix("area:")] * 2:
        assert monotonic() < deadline, places
        player.page.wait_for_timeout(30)
        own = table_of(player)["view"]["own"]
        places = [each["place"] for each in own if each["block"] in (leader, other)]


def test_an_attack_tells_its_odds_before_it_is_final(
    site: Site, visit: Callable[..., Person]
) -> None:
    def attacks(told: Any) -> bool:
        table = told["view"]["table"]
        return in_phase("acting")(told) and bool(table and table["attacks"][told["viewer"]])

    player = visit(site, game="richard3", settings={})
    arrive(player, begun(site, attacks, "1460"))
    player.button("odds-attack-ask").click()
    expect(player.page.locator(".mine .odds [role=status]")).to_contain_text("%")


def test_everybody_goes_home_with_one_click(site: Site, visit: Callable[..., Person]) -> None:
    made = begun(site, lambda told: in_phase("going_home")(told) and len(told["legal"]) > 2, "1460")
    player = visit(site, game="richard3", settings={})
    arrive(player, made)
    player.page.locator("[data-word='homes']").click()
    deadline = monotonic() + PATIENCE / 1000
    while (table := table_of(player))["legal"] and in_phase("going_home")(table):
        assert monotonic() < deadline, "somebody is still away"
        player.page.wait_for_timeout(30)


# the window on the map


def box(person: Person) -> list[float]:
    """What part of the map is seen: x, y, width, height."""
    told = person.page.locator(".map > svg").get_attribute("viewBox") or ""
    return [float(number) for number in told.split()]


def test_zoom_and_pan_by_buttons_wheel_mouse_and_keys(
    table: Callable[..., Made], site: Site, visit: Callable[..., Person]
) -> None:
    player = visit(site, game="richard3", settings={})
    arrive(player, table("choosing"))
    words, page = player.words, player.page
    reset = page.get_by_role("button", name=words("zoom-reset"))
    expect(reset).to_be_disabled()
    whole = box(player)

    page.get_by_role("button", name=words("zoom-in")).click()
    closer = box(player)
    assert closer[2] == pytest.approx(whole[2] / 1.5)

    # what lies under the pointer stays there while the wheel turns
    kent = place_of(player, "kent")
    page.mouse.move(*kent)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        f"document.querySelector('.map > svg').viewBox.baseVal.width < {closer[2]}"
    )
    assert place_of(player, "kent") == pytest.approx(kent, abs=2)

    # dragging moves the map and clicks nothing
    page.mouse.down()
    page.mouse.move(kent[0] - 120, kent[1] - 60, steps=4)
    page.mouse.up()
    assert place_of(player, "kent") == pytest.approx((kent[0] - 120, kent[1] - 60), abs=3)
    expect(page.locator(".tray")).to_have_count(0)

    reset.click()
    assert box(player) == pytest.approx(whole)

    # a click lays the area open; what no action offers is refused with its rule
    page.mouse.click(*place_of(player, "kent"))
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator(".refusal")).to_contain_text(words("why-choose-card", rule="1.1-1"))
    page.locator(".tray").get_by_role("button", name=words("close")).click()

    page.locator("[data-area][tabindex='0']").focus()
    page.keyboard.press("+")
    assert box(player)[2] == pytest.approx(whole[2] / 1.5)
    page.keyboard.press("-")
    page.keyboard.press("0")
    assert box(player) == pytest.approx(whole)

    # where the keys go, the map follows
    for _ in range(4):
        page.keyboard.press("+")
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    here = page.locator("[data-area]:focus")
    x, y = place_of(player, here.get_attribute("data-area") or "")
    room = page.locator(".map").bounding_box()
    assert room is not None
    assert room["x"] < x < room["x"] + room["width"]
    assert room["y"] < y < room["y"] + room["height"]


def widths(person: Person) -> list[float]:
    """How wide the blocks on the map are on the screen."""
    found: list[float] = person.page.locator(".blocks [data-block] > g").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().width)"
    )
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_blocks_never_shrink_and_stacks_lie_open(
    size: dict[str, Any], site: Site, visit: Callable[..., Person]
) -> None:
    made = begun(site, lambda told: told["view"]["turn"] > 1 and in_phase("moving")(told), "1460")
    york = visit(site, game="richard3", settings={}, **size)
    arrive(york, made, 1)
    york.page.wait_for_timeout(300)  # the map learns first how large it is
    seen = widths(york)
    assert min(seen) >= 24
    assert max(seen) - min(seen) < min(seen) * 0.3, "a block is drawn smaller than another"
    if size is PHONE:
        return
    # who stands in Calais, which the window cuts, is shown in the corner, and what its exile holds
    inset = york.page.locator(".callout[data-at='calais']")
    expect(inset.locator("[data-block]")).to_have_count(6)
    expect(inset).to_contain_text("6 of")
    york.page.mouse.move(*place_of(york, "calais"))
    expect(york.page.locator(".tray.passing")).to_contain_text(york.words("sea-north_sea"))
    expect(york.page.locator(".fan")).to_have_count(0)
    york.page.mouse.move(*place_of(york, "somerset"))
    expect(york.page.locator(".fan")).to_have_count(0)
    story = york.page.locator(".tray.passing")
    expect(story).to_contain_text("Bristol")
    expect(story.locator(".borders li")).to_have_count(4)
    assert york.words("story-namesake", name="Somerset", area="Dorset") in story.inner_text()
    # without sea beside the land six lie as a stack; whoever points at it sees them laid open
    york.page.set_viewport_size({"width": 640, "height": 900})
    expect(inset).to_have_count(0)
    expect(york.page.locator(".badge", has_text="6")).to_be_visible()
    york.page.mouse.move(*place_of(york, "calais"))
    expect(york.page.locator(".fan [data-block]")).to_have_count(6)


def test_two_fingers_pinch(
    table: Callable[..., Made], site: Site, visit: Callable[..., Person]
) -> None:
    player = visit(site, game="richard3", settings={}, **PHONE)
    arrive(player, table("choosing"))
    room = player.page.locator(".map").bounding_box()
    assert room is not None
    middle = (room["x"] + room["width"] / 2, room["y"] + 120)
    session = player.context.new_cdp_session(player.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": side} for side in (-1, 1)]
        wish = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        session.send("Input.dispatchTouchEvent", wish)

    whole = box(player)
    fingers("touchStart", 20)
    for apart in (30, 45, 60, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 80)
    assert box(player)[2] < whole[2] / 2
    player.page.wait_for_timeout(400)  # a browser takes a tap at once for a part of the pinch
    player.page.get_by_role("button", name=player.words("zoom-reset")).tap()
    assert box(player) == pytest.approx(whole)


# phone, keyboard, eyes that see little


@pytest.mark.parametrize("phase", ["choosing", "acting", "battle"])
def test_it_fits_a_phone(
    phase: str, table: Callable[..., Made], site: Site, visit: Callable[..., Person]
) -> None:
    player = visit(site, game="richard3", language="de", settings={}, **PHONE)
    arrive(player, table(phase, "1460"))  # the one with the largest pool
    assert too_wide(player) == []
    assert too_small(player.page.locator("main :is(.btn, .zoom button, .hand button)")) == []
    if phase == "battle":
        expect(player.page.locator(".battle")).to_be_visible()
        # what can be done lies within the thumb's reach, also where the fronts are long
        expect(player.page.locator(".mine [data-action]").first).to_be_in_viewport()
        player.button("odds-ask").tap()
        expect(player.page.locator(".odds [role=status]")).to_contain_text("%")
        assert too_wide(player) == []
        player.button("battle-map").tap()
        expect(player.page.locator(".map > svg")).to_be_visible()
    else:
        expect(player.page.locator(".score .now")).to_be_in_viewport(ratio=1)
        track, dock = (player.page.locator(each).bounding_box() for each in (".score ol", ".mine"))
        assert track is not None
        assert dock is not None
        assert track["y"] + track["height"] <= dock["y"], "the dock covers the turn track"
        # an area is laid open by a tap, its blocks large enough for a finger
        player.page.touchscreen.tap(*place_of(player, "middlesex"))
        tray = player.page.locator(".tray")
        if phase == "choosing":
            expect(tray).to_be_visible()
            assert too_small(tray.get_by_role("button")) == []
    assert too_wide(player) == []


@pytest.mark.parametrize(
    ("size", "phases"),
    [(DESK, ("choosing", "battle")), (PHONE, ("acting", "battle"))],
    ids=["desk", "phone"],
)
def test_axe_finds_nothing(
    size: dict[str, Any],
    phases: tuple[str, ...],
    axe: str,
    table: Callable[..., Made],
    site: Site,
    visit: Callable[..., Person],
) -> None:
    found = []
    for phase in phases:
        player = visit(site, game="richard3", settings={}, **size)
        arrive(player, table(phase))
        if phase == "choosing":
            player.page.mouse.click(*place_of(player, "middlesex"))
            expect(player.page.locator(".tray")).to_be_visible()
        player.page.evaluate(axe)
        for scheme in ("light", "dark"):
            player.page.emulate_media(color_scheme=scheme)
            found += [f"{phase} {scheme} {each}" for each in violations(player)]
    assert "\n".join(found) == ""


def test_a_turn_by_keyboard_alone(site: Site, visit: Callable[..., Person]) -> None:
    """A card is laid, a block taken from the tray and moved, the actions ended."""
    made = site.create("richard3", options=SHORTEST, names=["Mathilde", "Konrad"])
    player = visit(site, game="richard3", settings={"confirm": True})
    with site.seat(made.match, made.tokens[1], "Konrad") as other:
        player.go(made.links[0])
        player.button("welcome-sit").press("Enter")
        expect(player.page.locator(".map")).to_be_visible()
        keys, words = player.page.keyboard, player.words
        card = player.page.locator(".hand button[data-card^='action']").first
        tab_to(player, card)
        keys.press("Enter")
        confirm = player.button("do-choosing")
        expect(confirm).to_be_visible()
        tab_to(player, confirm)
        keys.press("Enter")
        other.until(lambda table: bool(table["legal"]))
        weakest = [each["action"] for each in other.table["legal"] if "action" in each["action"]]
        other.act((weakest or [other.table["legal"][0]["action"]])[-1])
        while not (told := table_of(player))["legal"] or not in_phase("acting")(told):
            if other.settle()["legal"]:
                other.act(
                    "end" if in_phase("acting")(other.table) else other.table["legal"][0]["action"]
                )
            player.page.wait_for_timeout(30)

        # the map is one stop; L goes to the next area where something can be done
        area = player.page.locator("[data-area][tabindex='0']")
        expect(area).to_have_count(1)
        tab_to(player, area)
        keys.press("l")
        focused = player.page.locator("[data-area]:focus")
        expect(focused).to_have_class(re.compile("ready"))
        keys.press("Enter")
        tray = player.page.locator(".tray button.ready")
        moving = player.page.locator(".mover")
        expect(tray.first.or_(moving)).to_be_visible()
        if tray.count():
            tab_to(player, tray.first)
            keys.press("Enter")
        expect(moving).to_be_visible()
        expect(player.page.locator("[data-area].open").first).to_be_attached()
        keys.press("l")
        expect(focused).to_have_class(re.compile("open"))
        keys.press("Enter")
        expect(player.button("do-moving").or_(player.button("do-sail")).first).to_be_visible()
        before = player.log.count()
        keys.press("Enter")
        expect(
            player.log.nth(before).or_(player.page.locator("[data-word='stop']")).first
        ).to_be_visible()
        if player.page.locator("[data-word='stop']").count():
            tab_to(player, player.page.locator("[data-word='stop']"))
            keys.press("Enter")
            tab_to(player, player.button("do-this", what=words("thing-stop")))
            keys.press("Enter")
        expect(player.log.nth(before)).to_be_attached()


# looking on, and looking back


def test_a_finished_match_shows_all_blocks(site: Site, visit: Callable[..., Person]) -> None:
    made = begun(site, lambda told: told["view"]["turn"] > 3, "1460")
    with site.seat(made.match, made.tokens[0]) as one, site.seat(made.match, made.tokens[1]) as two:
        one.settle()
        hidden = hidden_blocks(two.settle())
        one.tell({"resign": True})
        one.until(lambda table: table["status"] == "over")
    assert hidden
    reader = visit(site, game="richard3", settings={})
    reader.go(f"/replay/{made.match}")
    reader.page.keyboard.press("End")
    laid = reader.page.get_by_label(reader.words("replay-lay-open"))
    expect(laid).to_be_checked()
    for block in hidden:
        expect(reader.page.locator(f".blocks [data-block='{block}']")).to_be_attached()
    laid.uncheck(force=True)
    expect(reader.page.locator(f".blocks [data-block='{min(hidden)}']")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_place(site: Site, visit: Callable[..., Person]) -> None:
    player = visit(site, game="richard3", settings={})
    arrive(player, begun(site, lambda told: told["view"]["turn"] > 1))
    whole = box(player)
    line: Locator = player.log.filter(has_text=re.compile("(moves|ships) .* from|recruit")).first
    line.get_by_role("button").click()
    expect(player.page.locator(".st-pointed").first).to_be_attached()
    assert box(player)[2] < whole[2]


def test_spectators_see_backs_only(site: Site, visit: Callable[..., Person]) -> None:
    made = begun(site, lambda told: told["view"]["turn"] > 2 and in_phase("acting")(told))
    watcher = visit(site, game="richard3", settings={})
    watcher.go(made.watch)
    expect(watcher.page.locator(".map")).to_be_visible()
    told = table_of(watcher)["view"]
    assert told["own"] == []
    known = {piece["block"] for group in told["groups"] for piece in group["pieces"]}
    strangers = {name for group in told["groups"] for name in group["handles"]}
    drawn = drawn_blocks(watcher)
    assert drawn - {"rebel"} == known | strangers
    assert strangers


def test_a_battle_is_fought_by_keys(site: Site, visit: Callable[..., Person]) -> None:
    made = come_to(site, "richard3", lambda count, view: view.phase == "battle")
    person = visit(site, game="richard3", settings={"confirm": True})
    person.go(made.links[0])
    page, battle = person.page, person.page.locator(".battle")
    fire = battle.locator("[aria-keyshortcuts='F']")
    if not fire.is_visible():
        page.keyboard.press("1")  # several could act
    expect(fire).to_be_visible()
    expect(battle).to_contain_text(person.words("battle-keys"))
    page.keyboard.press("m")
    expect(battle).to_have_count(0)
    page.keyboard.press("m")
    page.keyboard.press("f")
    expect(fire).to_be_focused()
    expect(fire).to_have_attribute("aria-pressed", "true")
    before = person.log.count()
    page.keyboard.press("Enter")
    expect(person.log.nth(before)).to_be_attached()
