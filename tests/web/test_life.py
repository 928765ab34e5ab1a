"""Life around a match: what one is invited to, keys, what the check counts, addresses."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from rosenkrieg.ai.player import player
from rosenkrieg.core.contract import FIRST
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from tests.web.browsing import PHONE, Person
from tests.web.pages import come_to, is_telling
from tests.web.site import Made, Site, play_out


def test_the_invited_person_sees_clock_and_options_first(
    site: Site, visit: Callable[..., Person]
) -> None:
    guest = visit(site, game="vetternkrieg", settings={})
    clock = {"kind": "live", "base": 900, "increment": 10}
    made = site.create("vetternkrieg", options={"twists": "on"}, clock=clock)
    guest.go(made.links[1])
    terms = guest.page.locator("dl").filter(has_text=guest.words("new-clock"))
    expect(terms).to_contain_text(guest.words("terms-live", minutes=15, seconds=10))
    expect(terms).to_contain_text(guest.words("option-twists-on"))
    expect(guest.button("welcome-sit")).to_be_visible()


def test_a_link_that_works_on_this_computer_alone_says_so(
    site: Site, visit: Callable[..., Person]
) -> None:
    host = visit(site, settings={})
    host.go("/new/rosenkoenig/link")
    host.button("new-begin-link").click()
    expect(host.page.get_by_label(host.words("waiting-link"))).to_be_visible()
    expect(host.text("share-local")).to_be_visible()


def test_cards_have_numbers_on_the_keyboard(site: Site, visit: Callable[..., Person]) -> None:
    guest = visit(site, settings={"confirm": True})
    guest.go("/new/rosenkoenig/computer")
    guest.choose("bot-random")
    guest.button("new-begin-computer").click()
    expect(guest.choices.first).to_be_visible()
    cards = guest.hand.get_by_role("button")
    playable = next(
        place
        for place, card in enumerate(cards.all(), 1)
        if card.get_attribute("aria-disabled") != "true"
    )
    before = guest.log.count()
    guest.page.keyboard.press(str(playable))
    expect(cards.nth(playable - 1)).to_have_attribute("aria-pressed", "true")
    expect(guest.confirm).to_be_visible()
    guest.page.keyboard.press("Enter")
    expect(guest.log.nth(before)).to_be_attached()


def test_the_check_counts_as_the_board_does_and_shows_no_raw_keys(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    reader = visit(site, settings={})
    reader.go(finished.links[0])
    expect(reader.result).to_be_visible()
    reader.go(f"/replay/{finished.match}")
    reader.page.keyboard.press("End")
    where = reader.page.locator(".head .num").inner_text()
    moves = int(where.split()[-1])
    reader.go(f"/verify/{finished.match}")
    expect(reader.text("proof-chain", moves=moves)).to_be_visible()
    side = reader.words("side-red")
    expect(reader.text("verify-reader", reader=side).first).to_be_attached()


def test_an_unknown_address_is_told_as_such(site: Site, visit: Callable[..., Person]) -> None:
    visitor = visit(site, settings={})
    assert site.get("/nowhere").status_code == 404
    visitor.go("/nowhere")
    expect(visitor.text("missing-title")).to_be_visible()
    visitor.forgive("404")


def test_matches_are_carried_to_another_device(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create(names=["Anna", "Bruno"])
    pc, phone = (visit(site, settings={"confirm": False}) for _ in range(2))
    pc.go(made.links[0])
    pc.button("welcome-sit").click()
    code = pc.page.locator("figure svg")
    field = pc.page.get_by_label(pc.words("carry-link"))

    def make_link() -> str:
        pc.go("/matches")
        pc.page.get_by_text(pc.words("carry-title")).click()
        pc.button("carry-make").click()
        return field.input_value()

    link = make_link()
    assert made.tokens[0] not in link
    expect(pc.text("share-local")).to_be_visible()
    expect(code).to_have_count(0)  # no phone could open it

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "nearby": ["http://192.0.2.7:8000"]})

    pc.page.route("**/api/site", answer)
    make_link()
    expect(code).to_be_visible()
    expect(field).to_have_value(re.compile(r"^http://192\.0\.2\.7:8000/matches#carry="))

    # the address does not keep the code; the seat opens there as it does here
    phone.go(link)
    expect(phone.text("carry-arrived", count=1)).to_be_visible()
    assert phone.page.url.endswith("/matches")
    phone.page.locator(f"main a[href='/m/{made.match}']").click()
    with site.seat(made.match, made.tokens[1], "Bruno"):
        expect(phone.choices.first).to_be_visible()
        expect(pc.page.get_by_role("link", name="Rosenkönig").first).to_be_visible()
    # it was good once
    late = visit(site, settings={})
    late.go(link)
    expect(late.text("carry-used")).to_be_visible()
    late.forgive("404")


def test_my_matches_show_position_last_event_and_time(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create(names=["Anna", "Bruno"], clock={"kind": "days", "days": 3})
    person = visit(site, settings={"confirm": False})
    person.go(made.links[0])
    person.button("welcome-sit").click()
    with site.seat(made.match, made.tokens[1], "Bruno") as bruno:
        bruno.settle()
        expect(person.log.first).to_be_attached()
        last = person.read_log()[-1]
        person.go("/matches")
        row = person.page.locator("main li")
        expect(row.locator("img")).to_be_visible()
        assert row.locator("img").evaluate("each => each.decode().then(() => each.naturalWidth)")
        expect(row).to_contain_text(last)
        expect(row.locator(".time")).to_contain_text(re.compile(r"2 d 23 h|3 d 0 h"))


def forced(site: Site) -> Made:
    """A match in which Lancaster has one move only; always the same one."""
    match: Match[Any, Any, Any] = Match("rosenkoenig", seed=1)
    mind = player("rosenkoenig", "greedy", 1)
    for seat in match.turns():
        legal = match.legal(seat)
        if seat == FIRST and len(legal) == 1:
            break
        match.act(seat, mind.choose(match.view(seat), legal))
    fork = {"record": record(match).to_json(), "move": len(match.moves)}
    return site.create(None, fork=fork, names=["Mathilde", "Konrad"])


@pytest.mark.parametrize("single", [True, False])
def test_the_only_move_plays_itself(single: bool, site: Site, visit: Callable[..., Person]) -> None:
    made = forced(site)
    person = visit(site, settings={"confirm": True, "single": single})
    person.go(made.links[0])
    person.button("welcome-sit").click()
    with site.seat(made.match, made.tokens[1], "Konrad") as other:
        other.settle()
        expect(person.log.first).to_be_attached()
        if single:
            other.until(lambda table: bool(table["legal"]))
        else:
            person.page.wait_for_timeout(1500)
            assert not other.settle()["legal"]


def test_confirming_is_switched_at_the_table(site: Site, visit: Callable[..., Person]) -> None:
    made = come_to(site, "rosenkoenig", is_telling)
    person = visit(site, settings={"confirm": True}, **PHONE)
    person.go(made.links[0])
    person.button("match-more").click()
    person.button("tool-confirm").click()
    person.page.keyboard.press("Escape")
    person.choices.first.click()
    with site.seat(made.match, made.tokens[1], "Konrad") as other:
        other.until(lambda table: bool(table["legal"]))


@pytest.mark.parametrize("game", ["rosenkoenig", "vetternkrieg", "medieval_battle", "rampant"])
def test_confirming_is_switched_beside_every_board(
    game: str, site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create(game, names=["Anna", "Bruno"], clock={"kind": "live", "base": 3600})
    with site.seat(made.match, made.tokens[1], "Bruno") as other:
        other.settle()
        person = visit(site, language="de", game=game, settings={"confirm": True})
        person.go(made.links[0])
        person.button("welcome-sit").click()
        switch = person.button("tool-confirm")
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        # all tools stand in one row, so that nothing lies below the window
        rows = person.page.locator(".tools > .tools .btn").evaluate_all(
            "all => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size"
        )
        assert rows == 1


def test_a_rematch_accepted_meanwhile_is_listed_and_leads_there(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create(names=["Mathilde", "Konrad"])
    play_out(site, made)
    person = visit(site, settings={})
    person.go(made.links[0])
    person.button("result-rematch").click()
    expect(person.text("offer-rematch-mine").first).to_be_visible()
    person.go("/about")
    with site.seat(made.match, made.tokens[1], "Konrad") as other:
        other.settle()
        other.tell({"accept": "rematch"})
        follows = other.until(lambda table: table["rematch"] is not None)["rematch"]["match"]
    person.go("/matches")
    row = person.page.locator("main li a").filter(has_text=person.words("mine-rematch"))
    row.click()
    person.link("result-to-rematch").click()
    expect(person.page).to_have_url(re.compile(f"/m/{follows}"))
    person.go("/matches")
    expect(person.page.locator(f"main a[href='/m/{follows}']")).to_be_visible()
    expect(person.text("mine-rematch")).to_have_count(0)
