"""One person against the computer: hint, preview, take-back, resigning, rematch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rosenkrieg.core.contract import Message
from tests.web.browsing import Person
from tests.web.site import Site


@pytest.fixture
def player(site: Site, visit: Callable[..., Person]) -> Person:
    """A person who sits opposite the Mercenary and is to move, with Lancaster."""
    person = visit(site, settings={"confirm": True})
    person.go("/")
    person.page.locator(".ways a[href$='/computer']").click()
    person.choose("bot-greedy")
    person.choose("side-red")
    person.button("new-begin-computer").click()
    expect(person.choices.first).to_be_visible()
    return person


def wait_for_turn(person: Person, lines: int) -> None:
    """Until the computer has answered: at least so many lines in the log, and something to do."""
    expect(person.log.nth(lines - 1)).to_be_attached()
    expect(person.choices.first).to_be_visible()


def test_the_preview_stands_there_before_the_click(player: Person) -> None:
    for _ in range(3):
        lines, score = player.log.count(), player.score()
        card = player.choices.first
        is_stock = "stock" in (card.get_attribute("aria-label") or "")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if not is_stock:
            expect(player.says).to_contain_text("→")  # what changes, in numbers
            expect(player.page.locator(".st-preview")).to_be_attached()

        # thought better of it
        player.button("cancel").click()
        expect(card).to_have_attribute("aria-pressed", "false")
        expect(player.page.locator(".st-preview")).to_have_count(0)
        expect(player.says).not_to_contain_text("→")

        card.click()
        expect(player.confirm).to_be_visible()
        assert (player.log.count(), player.score()) == (lines, score), "nothing was played yet"
        player.confirm.click()
        wait_for_turn(player, lines + 2)


def test_what_the_preview_says_comes_true(player: Person) -> None:
    words = player.words
    player.choices.first.click()
    numbers = {"you-before": 0, "you-after": 1, "they-before": 0, "they-after": 0}
    says = words.say(Message("preview-points", {"house": "white", **numbers}))
    expect(player.says).to_contain_text(says)
    player.confirm.click()
    red = words("score-says", red=1, white=0).partition(",")[0]
    score = player.page.get_by_role("region", name=words("score-name")).get_by_role("img")
    expect(score).to_have_attribute("aria-label", re.compile(re.escape(red)))


def test_what_cannot_be_played_says_why(player: Person) -> None:
    words = player.words
    stock = player.hand.get_by_role("button").last
    expect(stock).to_be_disabled()
    stock.click(force=True)  # it tells why when touched
    rule = re.escape(words("why-hand-full", rule="RULE")).replace("RULE", r"R\d+")
    expect(player.says).to_contain_text(re.compile(rule))


def test_a_refusal_leads_to_its_rule(player: Person) -> None:
    words = player.words
    player.hand.get_by_role("button").last.click(force=True)
    expect(player.page.get_by_text(words("match-show-rule"))).to_be_visible()
    assert player.button("match-show-rule").count() == 1
    player.button("match-show-rule").click()
    rules = player.page.get_by_role("tabpanel", name=words("match-rules"))
    expect(rules.locator(".wanted")).to_be_visible()


def test_hint_take_back_resign_rematch(player: Person) -> None:
    words = player.words
    dealt = player.log.count()

    # what cannot be taken back is said in words
    player.button("tool-take-back").click(force=True)
    expect(player.text("no-take-back-nothing").last).to_be_visible()

    # the hint chooses a card and says what it is worth; it plays nothing
    player.button("tool-hint").click()
    expect(player.text("match-hint-says")).to_be_visible()
    chosen = player.hand.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    assert player.log.count() == dealt
    name = (chosen.get_attribute("aria-label") or "").partition(",")[0]
    hinted = player.hand.get_by_role("button", name=re.compile(rf"^{name}\b"))
    player.confirm.click()
    wait_for_turn(player, dealt + 2)
    expect(hinted).to_have_count(0)

    # against the computer both moves come back
    player.button("tool-take-back").click()
    expect(player.log).to_have_count(dealt)
    expect(player.choices).to_have_count(5)
    expect(hinted).to_have_count(1)
    assert player.score() == words("score-says", red=0, white=0)
    player.choices.last.click()
    player.confirm.click()
    wait_for_turn(player, dealt + 2)

    # resigning is asked for once more
    player.button("tool-resign").click()
    dialog = player.page.get_by_role("dialog", name=words("resign-title"))
    dialog.get_by_role("button", name=words("resign-no")).click()
    expect(dialog).to_have_count(0)
    player.button("tool-resign").click()
    dialog.get_by_role("button", name=words("resign-yes")).click()
    heading = words("result-other", side=words("side-white"))
    resigned = words("result-resigned", side=words("side-red"))
    expect(player.log.last).to_have_text(f"{resigned} {heading}")
    expect(player.page.get_by_role("heading", name=heading)).to_be_focused()
    expect(player.page.get_by_text(resigned, exact=True)).to_be_visible()
    expect(player.choices).to_have_count(0)

    # the rematch is another match, with changed sides: the computer begins
    first = player.page.url
    player.button("result-rematch").click()
    expect(player.page).not_to_have_url(first)
    own = f"{words('side-white')}, {words('match-you')}"
    expect(player.page.get_by_role("region", name=own, exact=True)).to_be_visible()
    wait_for_turn(player, dealt + 1)
    player.choices.first.click()
    player.confirm.click()
    wait_for_turn(player, dealt + 3)
