"""Standing orders on the page: given in a dialog, in force at once, known to one seat alone."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.browsing import PHONE, Person
from tests.web.pages import open_orders
from tests.web.site import Made, Seat, Site
from tests.web.test_keyboard import tab_to
from tests.web.test_phone import too_small, too_wide


def order(person: Person, name: str) -> Locator:
    """The list of an order's values."""
    return person.page.get_by_role("combobox", name=person.words(f"order-{name}"), exact=True)


def sit(site: Site, made: Made, until: str) -> None:
    """Both sit down and do the first thing they can until each is asked that."""
    with (
        site.seat(made.match, made.tokens[0]) as first,
        site.seat(made.match, made.tokens[1]) as second,
    ):
        for seat in (first, second):
            seat.until(lambda table: table["status"] == "playing")
            while seat.table["legal"] and seat.table["prompt"]["key"] != until:
                seat.act(seat.table["legal"][0]["action"])


def test_orders_are_in_force_at_once_and_nobody_else_learns_of_them(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create("proving")
    sit(site, made, "prompt-choose")
    player = visit(site, game="proving", settings={})
    rival = visit(site, game="proving", settings={}, **PHONE)
    player.go(made.links[0])
    rival.go(made.links[1])
    expect(player.steps.first).to_be_visible()
    expect(rival.steps.first).to_be_visible()

    # what is tried and not given is forgotten
    open_orders(player)
    give = player.button("orders-give")
    expect(give).to_be_disabled()
    order(player, "card").select_option("lowest")
    expect(give).to_be_enabled()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    open_orders(player)
    expect(order(player, "card")).to_have_value("ask")

    # with suggested orders the card is chosen, and so is all that follows
    player.button("orders-suggested").click()
    give.click()
    expect(player.button("orders-active", count=3)).to_be_visible()
    expect(player.steps).to_have_count(0)
    assert player.text("panel-wait").is_visible()
    rival.steps.first.click()
    rival.page.wait_for_timeout(100)
    frames = [frame for frame in rival.frames if '"orders"' in frame]
    told = [json.loads(frame)["orders"] for frame in frames]
    assert told
    assert all(set(orders.values()) == {"ask"} for orders in told)

    # and taken back from the sign beside the prompt
    player.button("orders-active", count=3).click()
    player.button("orders-ask").click()
    give.click()
    expect(player.button("orders-active", count=3)).to_have_count(0)


def test_orders_by_keyboard_alone(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create("proving")
    sit(site, made, "prompt-choose")
    player = visit(site, game="proving", settings={})
    player.go(made.links[0])
    keys = player.page.keyboard
    player.steps.first.focus()  # past all the things on the table
    tab_to(player, player.button("orders-title"))
    keys.press("Enter")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    tab_to(player, order(player, "march"))
    keys.press("ArrowDown")
    expect(order(player, "march")).to_have_value("never")
    keys.press("Enter")
    if player.page.get_by_role("dialog").is_visible():  # Enter has only shut the list
        tab_to(player, player.button("orders-give"))
        keys.press("Enter")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.button("orders-active", count=1)).to_be_visible()


def test_orders_of_a_war_fit_a_phone_in_both_languages(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create("richard3")
    sit(site, made, "prompt-choosing")
    with site.seat(made.match, made.tokens[1]) as rival:
        player = visit(site, game="richard3", language="de", settings={}, **PHONE)
        player.go(made.links[0])
        rival.until(lambda table: table["status"] == "playing")
        for _ in range(2):
            open_orders(player)
            assert too_wide(player) == []
            assert too_small(player.page.locator("dialog :is(.btn, select)")) == []
            assert orders_without_words(player) == []
            player.page.keyboard.press("Escape")
            player.speak("en")
        assert_secret(rival)


def orders_without_words(person: Person) -> list[str]:
    """Values that are shown by their bare names."""
    options = person.page.locator("dialog option")
    return [text for text in options.all_inner_texts() if text in ("ask", "always", "never")]


def assert_secret(rival: Seat) -> None:
    assert set(rival.table["orders"].values()) == {"ask"}
