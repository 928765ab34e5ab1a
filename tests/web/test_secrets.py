"""What may not be known does not reach the browser: all frames are read that come in."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import expect

from tests.proving.tables import EDITIONS, tables
from tests.web.browsing import PATIENCE, Person, texts
from tests.web.site import Site

PUBLIC = {"could_be", "strengths"}
"""Where the names of all blocks stand for everybody. [P13, P14]"""


def keys(message: Any) -> list[str]:
    """The keys of the log lines in a message."""
    return [line["message"]["key"] for line in message.get("log", {}).get("lines", [])]


def heard(person: Person) -> list[Any]:
    """All messages that the page has received so far."""
    return [json.loads(frame) for frame in person.frames]


def named(person: Person, names: tuple[str, ...]) -> set[str]:
    """Which of these names the page has been told of a place, an action, a line."""
    told = [text for message in heard(person) for text in texts(message, PUBLIC)]
    return {name for name in names if any(name in text for text in told)}


def last_view(person: Person) -> Any:
    return [message for message in heard(person) if message["type"] == "table"][-1]["view"]


def whoever_can_act(*people: Person) -> Person | None:
    """The first who is offered something, nobody when it is over; the pages are asked in turn."""
    deadline = monotonic() + PATIENCE / 1000
    while monotonic() < deadline:
        for person in people:
            if person.steps.count():
                return person
        if people[0].result.is_visible():
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can act, and it is not over")


def test_the_sheet_comes_before_the_table(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create("proving", options={"edition": "ford"})
    watcher = visit(site, game="proving")
    came: list[str] = []
    watcher.page.on("requestfinished", lambda request: came.append(request.url.split("/")[-1]))
    watcher.page.on("websocket", lambda _: came.append("socket"))
    with watcher.page.expect_websocket():
        watcher.go(made.watch)
    assert came.index("sheet") < came.index("socket")


def test_hidden_blocks_cards_and_dice_reach_only_their_owner(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create("proving", names=["Mathilde", "Konrad"])
    red, white, watcher = (
        visit(site, game="proving", settings={"confirm": False}) for _ in range(3)
    )
    for person, link in ((red, made.links[0]), (white, made.links[1])):
        person.go(link)
        person.button("welcome-sit").click()
    watcher.go(made.watch)
    expect(red.steps.first).to_be_visible()
    reds, whites = tables(EDITIONS.load("standard").hash).names
    others = ((white, reds), (red, whites), (watcher, reds + whites))

    # posted in secret, into woods and camps only [P20, P21]
    for block in reds:
        red.take(block, "alder" if block in ("anna", "bert") else "oxley")
    assert named(white, reds) == named(watcher, reds) == set()
    for block in whites:
        white.take(block, "birch" if block in ("finn", "gina") else "wyke")
    for person in (red, white, watcher):
        expect(person.log.filter(has_text=person.words("unveiled"))).to_be_attached()
    for person, hidden in others:
        assert named(person, hidden) == set(), "screens have gone, blocks still stand upright"

    # cards: everybody hears that they are drawn, their owner which ones [P31]
    expect(red.steps.first).to_be_visible()
    for person in (red, white):
        lines = [key for message in heard(person) for key in keys(message)]
        assert lines.count("drew-own") == lines.count("drew") == 3
        assert sum(last_view(person)["hand"]) == 3
    lines = [key for message in heard(watcher) for key in keys(message)]
    assert lines.count("drew") == 6
    assert not [key for key in lines if key.endswith("-own")]
    assert last_view(watcher)["hand"] == [0, 0, 0]

    # a card lies aside until both do [P32]
    known = [len(person.frames) for person in (white, watcher)]
    card = max(n + 1 for n, count in enumerate(last_view(red)["hand"]) if count)
    red.take(red.words("thing-card", name=card))
    line = white.words("chose", who="red")
    for person, before in zip((white, watcher), known, strict=True):
        expect(person.log.filter(has_text=line)).to_be_attached()
        told = [message for message in heard(person)[before:] if message["type"] == "table"]
        for message in told:
            message["legal"] = []  # one's own cards
            assert f"play{card}" not in texts(message, PUBLIC)
            assert message["view"]["choice"] is None
        assert {"chose"} == {key for message in told for key in keys(message)}
    expect(white.steps.first).to_be_visible()
    white.steps.first.click()
    for person in (red, white, watcher):
        shown = person.words("cards", red=card, white=0).partition("0")[0]
        expect(person.log.filter(has_text=shown)).to_be_attached()

    # who comes out of the wood into the open is seen, nobody else [P10, P11]
    expect(red.due).to_be_visible()
    side = red.words("side-red")
    first_is_red = (red.due.get_attribute("aria-label") or "").startswith(side)
    first, block, field = (red, "anna", "meadow") if first_is_red else (white, "finn", "heath")
    first.take(block, field)
    for person, hidden in others:
        expect(person.log.filter(has_text=block).last).to_be_attached()
        assert named(person, hidden) == {block} & set(hidden)

    # to the end: a die in the hand is the thrower's alone [P51, P53]
    while due := whoever_can_act(red, white):
        before = due.log.count()
        due.steps.first.click()
        if due.page.locator(".panel-list .way").count() and due.steps.count():
            due.steps.last.click()
        expect(due.log.nth(before)).to_be_attached()
    expect(watcher.result).to_be_visible()
    for person, seat in ((red, 0), (white, 1), (watcher, None)):
        for message in heard(person):
            if message["type"] != "table" or message["view"] is None:
                continue
            assert message["viewer"] == seat
            assert not [key for key in keys(message) if seat is None and key.endswith("-own")]
            for phase in message["view"]["stack"]:
                assert phase.get("die") is None or phase["attacker"] == seat
            mine = {block["name"] for block in message["view"]["mine"]}
            assert mine <= set((reds, whites)[seat] if seat is not None else ())
