"""Vetternkrieg on its own board: whole games by link, secrets, phone, keyboard, axe."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from rosenkrieg import FIRST, Match, Record, record
from rosenkrieg.core.contract import SEATS
from tests.web.browsing import DESK, PHONE, Person
from tests.web.site import Made, Site
from tests.web.test_axe import axe, violations
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import too_small, too_wide

__all__ = ["axe"]

GAME: Final = "vetternkrieg"
AT_ONCE: Final = {"confirm": False}
SECRET: Final = ("claim", "answer")
"""Phases in which the attacker alone knows his dice. [V111]"""
TRIES: Final = 2_000
"""So often a player looks for news, fifty times a second, before he gives up."""

REGIONS: Final = ("north", "central", "south")

Path = list[str]


class Player:
    """Somebody at the board: reads what came through the socket, and clicks on what lies there."""

    def __init__(self, person: Person, seat: int | None, confirms: bool = False) -> None:
        self.person = person
        self.confirms = confirms
        self.page = person.page
        self.seat = seat
        self.tables: list[Any] = []
        self.touched: set[str] = set()
        """Kinds of things that were clicked on."""
        self._rng = random.Random(seat)
        self._read = 0

    @property
    def table(self) -> Any:
        """The latest table that came."""
        for frame in self.person.frames[self._read :]:
            message = json.loads(frame)
            if message["type"] == "table":
                self.tables.append(message)
            elif message["type"] == "choices":  # of a long list, which the page asked for
                self.tables[-1]["legal"] += message["legal"]
        self._read = len(self.person.frames)
        return (
            self.tables[-1]
            if self.tables
            else {"legal": [], "branches": [], "status": "", "version": -1}
        )

    @property
    def dock(self) -> Locator:
        return self.page.locator(".dock")

    def press(self, thing: Locator) -> None:
        """A click, or a tap on a phone."""
        if self.page.viewport_size == PHONE["viewport"]:
            thing.tap()
        else:
            thing.click()

    def choose(self) -> Path:
        """One of the legal actions, by a way through their tree, so that no kind is rare."""
        paths = [legal["path"] for legal in self.table["legal"]]
        chosen: Path = []
        while len(paths) > 1:
            step = self._rng.choice(sorted({path[len(chosen)] for path in paths}))
            chosen.append(step)
            paths = [path for path in paths if path[: len(chosen)] == chosen]
        return list(paths[0])

    def act(self) -> None:
        """Plays something by clicking, and waits until the server has taken it."""
        self.wait_for(is_listed)
        path, version = self.choose(), self.table["version"]
        left = [legal["path"] for legal in self.table["legal"]]
        step = 0
        while step == 0 or len(left) > 1:
            touched = path[step]
            self.touch(touched)
            step += 1
            left = [other for other in left if other[:step] == path[:step]]
            # what can go on in one way only is not asked
            while len(left) > 1 and len({other[step] for other in left}) == 1:
                step += 1
        asked = self.confirms and not path[0].startswith("last:")
        if asked or (touched != "done" and self.could_take_more(path)):
            self.press(self.page.locator(".act .btn.main"))
        self.wait_for(lambda table: table["version"] != version)

    def could_take_more(self, path: Path) -> bool:
        """Whether troops could go along that come before those of the path: then the page waits."""
        head, shifts = shifts_of(path)
        return bool(shifts) and any(
            before == head and shifts < others and len(others) == len(shifts) + 1
            for before, others in (shifts_of(legal["path"]) for legal in self.table["legal"])
        )

    def touch(self, thing: str) -> None:
        """Touches a thing where it lies: in the hand, on the map, in the dock."""
        kind, _, name = thing.partition(":")
        self.touched.add(kind)
        if kind == "card":
            self.press(self.dock.locator(f'[data-card="{name}"]'))
        elif kind == "last":
            self.turn_dice(name)
        elif kind == "region" and self.sees_map() and self._rng.random() < 0.5:
            self.press(self.page.locator(f'[data-place="{name}"]'))
        else:
            self.press(self.dock.locator(f'[data-thing="{thing}"]'))

    def sees_map(self) -> bool:
        """A battle takes the map's place, and so does what is told of it afterwards."""
        return self.page.locator(".region").first.is_visible()

    def turn_dice(self, wanted: str) -> None:
        """Turns dice with the last card until they show what is wanted, and confirms it."""
        battle = self.table["view"]["battle"]
        dice = [int(face) for face in battle["thrown"] or battle["dice"]]
        ways = [
            [int(face) - die for face, die in zip(order, dice, strict=True)]
            for order in permutations(wanted)
        ]
        turns = min(ways, key=lambda way: (max(map(abs, way)), sum(map(abs, way))))
        for number, step in enumerate(turns):
            if step:
                self.press(self.dock.locator(f'[data-turn="{number}{"-+"[step > 0]}"]'))
        self.press(self.person.button("do-last"))

    def wait_for(self, holds: Callable[[Any], bool]) -> None:
        for _ in range(TRIES):
            if holds(self.table):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing came after: {self.person.says.inner_text()}")


def is_listed(table: Any) -> bool:
    """Whether all legal actions are known, those of a long list too."""
    counts = [branch["count"] for branch in table["branches"]]
    return sum(counts) <= len(table["legal"])


def shifts_of(path: Path) -> tuple[Path, set[tuple[str, ...]]]:
    """What comes before the troops that an event moves, and these: whence, whither, how many."""
    takes = [step for step, thing in enumerate(path) if thing.startswith("take:")]
    head = path[: takes[0]] if takes else path
    return head, {tuple(path[step : step + 3]) for step in takes}


def sit_down(
    visit: Callable[..., Person], site: Site, made: Made, seats: list[int], **wishes: Any
) -> list[Player]:
    """People who open their links and sit down."""
    players = []
    for seat in seats:
        person = visit(site, game=GAME, **wishes)
        person.go(made.links[seat])
        welcome = person.button("welcome-sit")
        expect(welcome.or_(person.page.locator(".table"))).to_be_visible()
        if welcome.is_visible():
            welcome.click()
        players.append(Player(person, seat, wishes["settings"]["confirm"]))
    for player in players:
        player.wait_for(lambda table: table.get("view") is not None)
    return players


def play_on(players: list[Player], look: Callable[[], None] = lambda: None) -> None:
    """Lets them play to the end; `look` is called before each action."""
    pages = [player.page for player in players]
    for count in range(TRIES):
        due = [player for player in players if player.table["legal"]]
        if due:
            look()
            due[count % len(due)].act()
        elif any(player.table["status"] == "over" for player in players):
            return
        else:
            pages[count % len(pages)].wait_for_timeout(20)
    raise AssertionError("a match without an end")


# secrets


def hidden_hand(owner: Player, reader: Player) -> set[str]:
    """Cards in the owner's hand that the reader does not know to be there."""
    view, known = owner.table["view"], reader.table["view"]
    seat = owner.seat
    assert seat is not None
    kept = known["kept"][seat]
    told = (kept["could_be"] if reader.seat is not None else kept["public"]) if kept else []
    gave = {known["gave"]} if reader.seat is not None else set()
    return set(view["hand"]) - set(told) - gave


def strings(value: Any) -> set[str]:
    """Every text in a message."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values()))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


def check_secrets(owner: Player, reader: Player) -> None:
    """Neither the owner's dice nor his cards are in what the reader has got or sees."""
    mine, theirs = owner.table["view"], reader.table["view"]
    if (mine["round"], mine["phase"]) != (theirs["round"], theirs["phase"]):
        return  # one of them has not heard yet
    if mine["phase"] in SECRET and mine["battle"]["attacker"] == owner.seat:
        assert mine["battle"]["dice"]
        assert theirs["battle"]["dice"] is None
        dice = reader.page.locator(".stage .screen .backs use")
        expect(dice).to_have_count(3)
        drawn = dice.evaluate_all("all => all.map((each) => each.getAttribute('href'))")
        assert {href[-2:] for href in drawn} == {"-0"}, "the backs of dice"
    hidden = hidden_hand(owner, reader)
    heard = {key: value for key, value in theirs.items() if key not in ("hand", "kept")}
    assert not hidden & strings(heard)
    # the page may still be telling the turn before, whose cards lay open: it has to come to an end
    for card in hidden:
        for place in (".opp", ".table"):
            shown = reader.page.locator(place)
            expect(shown).not_to_contain_text(reader.person.words("choice-card", card=card))


@pytest.mark.parametrize("twists", ["off", "on"])
def test_a_whole_match_by_link(site: Site, visit: Callable[..., Person], twists: str) -> None:
    """Whatever can be done is done by clicks on the board; nobody gets what is not his."""
    made = site.create(GAME, options={"twists": twists}, names=["Margarete", "Elisabeth"])
    players = sit_down(visit, site, made, [0, 1], settings=AT_ONCE)
    first, second = players
    looked: set[tuple[int, str]] = set()

    def look() -> None:
        view = first.table["view"]
        if (view["round"], view["phase"]) in looked:
            return
        looked.add((view["round"], view["phase"]))
        check_secrets(first, second)
        check_secrets(second, first)
        twist = view["twist"]
        assert (twist is not None) == (twists == "on")
        expect(first.page.locator(".twist")).to_have_count(1 if twist else 0)

    play_on(players, look)
    touched = first.touched | second.touched
    assert touched >= {"card", "use", "claim", "answer"}, touched
    for player in players:
        seat = SEATS[player.seat or 0]
        expect(player.person.result).to_be_visible()
        told = Record.from_json(site.record(made.match, made.tokens[seat])).replay()
        lines = [player.person.words.say(line) for _, line in told.log(seat)]
        player.person.open_log()
        expect(player.person.log).to_have_count(len(lines))
        assert player.person.read_log() == lines
        headline = player.page.get_by_role("heading", name=lines[-1], exact=True)
        expect(headline).to_be_visible()
        for table in player.tables:
            battle = table["view"] and table["view"]["battle"]
            if battle and table["view"]["phase"] in SECRET:
                assert (battle["dice"] is None) == (battle["attacker"] != player.seat)


# single positions


def position(
    site: Site, phase: str, holds: Callable[[Any], bool] = lambda view: True, twists: str = "off"
) -> Made:
    """A match against the computer that stands where Lancaster decides in that phase."""
    match = next(found for seed in range(1, 300) if (found := reach(phase, holds, twists, seed)))
    fork = {"record": record(match, "all").to_json(), "move": len(match.moves)}
    return site.create(None, fork=fork, seats=["human", "bot:random"])


def reach(
    phase: str, holds: Callable[[Any], bool], twists: str, seed: int
) -> Match[Any, Any, Any] | None:
    """A random match up to the first such decision of Lancaster, if there is one."""
    match: Match[Any, Any, Any] = Match(GAME, {"twists": twists}, seed=seed)
    rng = random.Random(seed)
    for actor in match.turns():
        view = match.view(FIRST)
        if (view.phase, actor) == (phase, FIRST) and holds(view):
            return match
        match.act(actor, rng.choice(match.legal(actor)))
    return None


def test_dice_and_cards_are_hidden_from_who_only_watches(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = position(site, "claim")
    (attacker,) = sit_down(visit, site, made, [0], settings={"confirm": True})
    watcher = Player(visit(site, game=GAME, settings={}), None)
    watcher.person.go(made.watch)
    watcher.wait_for(lambda table: table.get("view") is not None)
    expect(watcher.page.locator(".table")).to_be_visible()
    check_secrets(attacker, watcher)
    dice = attacker.table["view"]["battle"]["dice"]
    own = attacker.person.words("dice-own", dice=", ".join(dice))
    expect(attacker.dock.get_by_role("img", name=own)).to_be_visible()
    expect(
        watcher.page.get_by_role("img", name=watcher.person.words("dice-hidden"))
    ).to_be_visible()
    expect(watcher.dock).to_have_count(0)


def test_a_claim_says_whether_it_is_a_lie_and_is_confirmed(
    site: Site, visit: Callable[..., Person]
) -> None:
    (player,) = sit_down(visit, site, position(site, "claim"), [0], settings={"confirm": True})
    words = player.person.words
    dice = player.table["view"]["battle"]["dice"]
    lie = next(str(face) * 3 for face in range(1, 7) if str(face) * 3 not in dice)
    for claim, key in ((dice[0], "preview-true"), (lie, "preview-lie")):
        button = player.dock.locator(f'[data-thing="claim:{claim}"]')
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(player.person.says).to_contain_text(words(key))
    version = player.table["version"]
    player.person.button("do-claim", claim=words("thing-claim", name=int(lie))).click()
    player.wait_for(lambda table: table["version"] != version)


def test_what_cannot_be_done_is_told_with_its_rule(
    site: Site, visit: Callable[..., Person]
) -> None:
    (player,) = sit_down(visit, site, position(site, "play"), [0], settings={"confirm": True})
    words = player.person.words
    player.page.locator('[data-place="north"]').click(force=True)
    expect(player.person.says).to_contain_text(words("why-card-first", rule="V049"))
    expect(player.person.button("match-show-rule")).to_be_visible()
    legal = {tuple(each["path"][:2]) for each in player.table["legal"]}
    card = player.table["view"]["hand"][0]
    player.dock.locator(f'[data-card="{card}"]').click()
    for use in ("gain", "deploy", "move", "place", "remove"):
        button = player.dock.locator(f'[data-thing="use:{use}"]')
        is_open = (f"card:{card}", f"use:{use}") in legal
        expect(button).to_have_attribute("aria-disabled", "false" if is_open else "true")


def test_a_place_with_troops_of_both_houses_asks_which(
    site: Site, visit: Callable[..., Person]
) -> None:
    """The secondary event of French Treachery takes troops of either house out of a region."""
    made = position(
        site,
        "offer",
        lambda view: (
            view.use.card == "E2" and all(min(each.troops) for each in view.regions.values())
        ),
    )
    (player,) = sit_down(visit, site, made, [0], settings={"confirm": True})
    player.dock.locator('[data-thing="use:secondary"]').click()
    takes = {path[1] for path in (each["path"] for each in player.table["legal"]) if path[1:]}
    region = next(name for name in REGIONS if {f"take:r_{name}", f"take:w_{name}"} <= takes)
    player.page.locator(f'[data-place="{region}"]').focus()
    player.page.keyboard.press("Enter")
    expect(player.dock.locator(f'[data-thing="take:r_{region}"]')).to_be_focused()
    white = player.page.locator(".region").filter(
        has=player.page.locator(f'[data-place="{region}"]')
    )
    white.locator(".pick").filter(has=player.page.locator('[data-troop^="w"]')).click()
    expect(player.person.says).to_contain_text(player.person.words("ask-put"))


def test_a_turn_by_keyboard_alone(site: Site, visit: Callable[..., Person]) -> None:
    (player,) = sit_down(visit, site, position(site, "play"), [0], settings={"confirm": True})
    person, keys = player.person, player.page.keyboard
    paths = [legal["path"] for legal in player.table["legal"]]
    card = next(path[0][5:] for path in paths if path[1] == "use:place")

    # a card, what for, and a step back
    tab_to(person, player.dock.locator(f'[data-card="{card}"]'))
    keys.press("Enter")
    expect(player.dock.locator("[data-thing]").first).to_be_focused()
    place = player.dock.locator('[data-thing="use:place"]')
    tab_to(person, place)
    keys.press("Enter")
    keys.press("Escape")
    tab_to(person, place)
    keys.press("Enter")

    # the board is one stop; L goes round the legal places, arrows walk
    board = player.page.locator(".table")
    expect(board.locator("[tabindex='0']")).to_have_count(1)
    tab_to(person, board.locator("[tabindex='0']"))
    focused = board.locator(":focus")
    seen = set()
    for _ in range(3):
        keys.press("l")
        seen.add(focused.get_attribute("data-place"))
    assert seen == {"north", "central", "south"}
    keys.press("ArrowRight")
    assert focused.get_attribute("data-place") not in seen
    keys.press("l")
    version = player.table["version"]
    keys.press("Enter")
    confirm = person.button("do-play")
    expect(confirm).to_be_visible()
    tab_to(person, confirm)
    keys.press("Enter")
    player.wait_for(lambda table: table["version"] != version)


def test_on_a_phone_by_tapping(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create(GAME, options={"twists": "on"}, seats=["human", "bot:random"])
    (player,) = sit_down(visit, site, made, [0], settings={"confirm": True}, **PHONE)
    seen = set()
    for _ in range(14):
        player.wait_for(lambda table: bool(table["legal"]) or table["status"] == "over")
        if player.table["status"] == "over":
            break
        view = player.table["view"]
        expect(player.dock.locator("button").first).to_be_visible()
        if view["phase"] not in seen:
            assert too_wide(player.person) == []
            assert too_small(player.dock.get_by_role("button")) == []
            assert player.dock.evaluate(
                "each => each.getBoundingClientRect().bottom <= innerHeight"
            ), "what is asked lies within the thumb's reach"
            assert player.dock.locator("[data-card] .effect").evaluate_all(
                "all => all.every((each) => each.innerText.trim().length > 5)"
            ), "cards speak in sentences, here too"
        seen.add(view["phase"])
        player.act()
    assert seen >= {"swap", "lay", "play"}


def test_at_one_screen_a_curtain_hides_the_hands(site: Site, visit: Callable[..., Person]) -> None:
    couple = visit(site, game=GAME, settings=AT_ONCE)
    couple.go(f"/new/{GAME}/screen")
    couple.button("new-begin-screen").click()
    curtain = couple.page.get_by_role("dialog")
    hands = []
    for _ in SEATS:
        expect(curtain.get_by_role("button")).to_be_focused()
        expect(couple.page.locator("[data-card]")).to_have_count(0)
        couple.page.keyboard.press("Enter")
        cards = couple.page.locator(".dock [data-card]")
        expect(cards).to_have_count(6)
        hands.append(set(cards.evaluate_all("all => all.map((each) => each.dataset.card)")))
        cards.first.click()
    assert not hands[0] & hands[1]


def test_a_replay_shows_the_board(site: Site, visit: Callable[..., Person]) -> None:
    made = position(site, "answer")
    (player,) = sit_down(visit, site, made, [0], settings=AT_ONCE)
    player.person.go(f"/replay/{made.match}")
    expect(player.page.locator(".table .region")).to_have_count(3)
    player.page.get_by_role("slider").focus()
    player.page.keyboard.press("End")
    expect(player.page.locator(".stage .screen .backs use").first).to_have_attribute(
        "href", "#die-white-0"
    )
    played = player.page.locator(".hands .played li")
    heights = [box["height"] for each in played.all() if (box := each.bounding_box())]
    assert len(heights) == 10  # five by each house
    assert max(heights) < 40  # names stand in one line or two
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("phase", ["play", "claim", "reply"])
def test_axe_finds_nothing(
    site: Site, visit: Callable[..., Person], axe: str, phase: str, size: dict[str, Any]
) -> None:
    made = position(site, phase, twists="on")
    (player,) = sit_down(visit, site, made, [0], settings={"confirm": True}, **size)
    if phase == "play":
        player.press(player.dock.locator("[data-card]").first)
        expect(player.dock.locator("[data-thing]").first).to_be_visible()
    player.page.evaluate(axe)
    found = []
    for scheme in ("light", "dark"):
        player.page.emulate_media(color_scheme=scheme)
        found += violations(player.person)
    assert "\n".join(found) == ""
