"""The coach in a match against the computer: advice, a warning before a blunder, once, and none."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rosenkrieg.ai.coaching import warning
from rosenkrieg.core.record import record
from rosenkrieg.locale import LANGUAGES
from tests.ai.test_coaching import COACHED, blunders
from tests.web.browsing import PHONE, Person
from tests.web.site import Site
from tests.web.test_keyboard import tab_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guided_match_by_keyboard_alone(
    language: str, site: Site, visit: Callable[..., Person]
) -> None:
    """A newcomer is offered the coach and the easiest opponent, and plays what is suggested."""
    new = visit(site, game="rosenkoenig", language=language, settings={"guided": None})
    keys, page = new.page.keyboard, new.page
    new.go("/new/rosenkoenig/computer")
    expect(page.get_by_role("checkbox", name=new.words("new-coach"))).to_be_checked()
    expect(page.get_by_role("radio", name=new.words("bot-peasant"))).to_be_checked()
    tab_to(new, new.button("new-begin-computer"))
    keys.press("Enter")
    suggestion = page.get_by_role("group", name=new.words("coaching-suggests"))
    for _ in range(2):
        expect(suggestion).to_be_visible()
        said = suggestion.locator("p").all_inner_texts()
        assert len(said) > 1, "an action, and a reason"
        # a screen reader is told the same
        told = page.locator(".play > [aria-live]").nth(1)
        expect(told).to_contain_text(said[1])
        tab_to(new, suggestion.get_by_role("button"))
        keys.press("Enter")
        expect(new.confirm).to_be_visible()
        tab_to(new, new.confirm)
        keys.press("Enter")
        expect(new.confirm).to_have_count(0)
    # c goes through the levels: warnings alone, and off
    keys.press("c")
    expect(suggestion).to_have_count(0)
    expect(page.get_by_text(new.words("coaching-watches"))).to_be_visible()
    keys.press("c")
    expect(page.get_by_role("region", name=new.words("coaching-title"))).to_have_count(0)
    page.reload()
    expect(new.choices.first).to_be_visible()
    expect(page.get_by_role("region", name=new.words("coaching-title"))).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_blunder_is_warned_of_once(
    device: dict[str, Any], site: Site, visit: Callable[..., Person]
) -> None:
    match, seat, action = next(
        each for each in blunders("rosenkoenig", 0) if each[0].game.encode_action(each[2]) != "+"
    )
    found = warning("rosenkoenig", match.view(seat), action, 1)
    assert found is not None
    players = ["human", "human"]
    players[1 - seat] = "bot:greedy"
    begun = {"record": record(match).to_json(), "move": len(match.moves)}
    made = site.create(None, seats=players, fork=begun)
    person = visit(site, game="rosenkoenig", settings={"confirm": True}, **device)
    words, page = person.words, person.page
    page.goto(made.links[seat])
    person.button("welcome-sit").click()
    expect(person.choices.first).to_be_visible()

    # the coach is not there unless asked for
    region = page.get_by_role("region", name=words("coaching-title"))
    expect(region).to_have_count(0)
    if device:
        person.button("match-more").click()
    page.get_by_role("button", name=words("tool-coach"), exact=True).click()
    if device:
        page.get_by_role("button", name=words("close"), exact=True).click()
    expect(region).to_be_visible()

    name = match.game.path(action)[0].partition(":")[2]
    spelled = words("card-name", direction=name[:-1], length=int(name[-1]))
    card = person.hand.get_by_role("button", name=re.compile(rf"^{re.escape(spelled)}\b"))
    card.click()
    expect(region).to_contain_text(words("coaching-warns"))
    for message in found.dangers:
        expect(region).to_contain_text(words.say(message))
    anyway = person.button("coaching-anyway")
    expect(anyway).to_be_visible()

    # thought better of it; the second time it is played without a word
    person.button("cancel").click()
    expect(region).not_to_contain_text(words("coaching-warns"))
    card.click()
    expect(person.confirm).to_be_visible()
    person.confirm.click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", ["medieval_battle", "richard3", "vetternkrieg"])
def test_the_coach_is_there_in_every_game(
    game: str, site: Site, visit: Callable[..., Person]
) -> None:
    """What matters, a suggestion with its reason, on a phone too; shown, it can be confirmed."""
    for device in ({}, PHONE):
        made = site.create(game, seats=["human", "bot:greedy"])
        new = visit(site, game=game, settings={"confirm": True}, **device)
        page, words = new.page, new.words
        page.goto(made.links[0])
        new.button("welcome-sit").click()
        expect(new.says).to_be_visible()
        page.keyboard.press("c")
        suggestion = page.get_by_role("group", name=words("coaching-suggests"))
        expect(suggestion).to_be_visible()
        assert len(suggestion.locator("p").all_inner_texts()) > 1, "an action, and a reason"
        region = page.get_by_role("region", name=words("coaching-title"))
        expect(region).not_to_contain_text("coach-")
        suggestion.get_by_role("button").click()
        expect(new.button("cancel")).to_be_visible()


def test_no_one_is_coached_against_a_person(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create()
    anna = visit(site, settings={})
    anna.page.goto(made.links[0])
    anna.button("welcome-sit").click()
    with site.seat(made.match, made.tokens[1], "Konrad"):
        expect(anna.choices.first).to_be_visible()
        tools = anna.page.get_by_role("button", name=anna.words("tool-coach"), exact=True)
        expect(tools).to_have_count(0)
        anna.page.keyboard.press("c")
        assert not any('"hint"' in frame for frame in anna.frames)
    assert "rosenkoenig" in COACHED
