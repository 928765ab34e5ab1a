"""The other side's turn is shown step by step, and again when asked for."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.site import Site


def sit(site: Site, visit: Callable[..., Person], pace: str) -> Person:
    """A person whose match against the computer has begun."""
    person = visit(site, settings={"confirm": False, "pace": pace})
    person.go("/new/rosenkoenig/computer")
    person.choose("bot-random")
    person.button("new-begin-computer").click()
    expect(person.choices.first).to_be_visible()
    return person


def test_the_last_turn_can_be_seen_again(site: Site, visit: Callable[..., Person]) -> None:
    person = sit(site, visit, "slow")
    again = person.button("match-repeat")
    expect(again).to_have_count(0)  # nothing has happened yet

    before = person.log.count()
    person.choices.first.click()
    expect(again).to_be_visible()
    expect(person.due.locator(".ask")).to_be_visible()
    after = person.log.count()
    assert after > before

    # log and board go back to before the computer's move and come to it again by themselves
    again.click()
    expect(person.button("match-skip")).to_be_visible()
    assert person.log.count() < after
    expect(person.log).to_have_count(after)
    expect(again).to_be_visible()

    # or at once: by the button, by a click on the board, by a key
    for skip in (
        lambda: person.button("match-skip").click(),
        lambda: person.page.locator("div.board").click(position={"x": 4, "y": 4}),
        lambda: person.page.keyboard.press("Escape"),
    ):
        person.page.keyboard.press("h")
        expect(person.button("match-skip")).to_be_visible()
        skip()
        expect(again).to_be_visible()
        expect(person.log).to_have_count(after)

    # it is still one's turn, and a move counts
    person.choices.first.click()
    expect(person.log.nth(after)).to_be_attached()


def test_the_last_turn_is_walked_by_keys(site: Site, visit: Callable[..., Person]) -> None:
    person = sit(site, visit, "slow")
    before = person.log.count()
    person.choices.first.click()
    expect(person.button("match-repeat")).to_be_visible()
    expect(person.due.locator(".ask")).to_be_visible()
    after = person.log.count()
    timeline = person.page.get_by_role("slider", name=person.words("match-timeline"))

    # a step back stands still until it is told to go on
    person.page.keyboard.press("h")
    expect(timeline).to_have_value("0")
    person.page.keyboard.press(" ")
    expect(person.button("match-go-on")).to_be_visible()
    expect(person.log).to_have_count(before + 1)  # one's own move is where the turn begins
    person.page.keyboard.press("ArrowRight")
    expect(person.log).to_have_count(after)
    expect(timeline).to_have_count(0)
    person.page.keyboard.press("ArrowLeft")
    expect(timeline).to_have_value("0")
    expect(person.log).to_have_count(before + 1)
    person.button("match-go-on").click()
    expect(timeline).to_have_count(0)
    expect(person.log).to_have_count(after)


def test_the_pace_is_chosen_in_the_settings(site: Site, visit: Callable[..., Person]) -> None:
    person = visit(site, settings={})
    person.go("/settings")
    # whoever wants no motion is shown none
    expect(person.button("settings-pace-off")).to_have_attribute("aria-pressed", "true")
    person.button("settings-pace-slow").click()
    person.page.reload()
    expect(person.button("settings-pace-slow")).to_have_attribute("aria-pressed", "true")


def test_who_comes_back_is_shown_what_happened(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create(names=["Anna", "Bruno"])
    person = visit(site, settings={"confirm": False, "pace": "slow"})
    skip, again = person.button("match-skip"), person.button("match-repeat")
    with site.seat(made.match, made.tokens[1], "Bruno") as rival:

        def answer() -> None:
            table = rival.until(lambda table: bool(table["legal"]))
            rival.act(table["legal"][0]["action"])

        person.go(made.links[0])
        person.button("welcome-sit").click()
        if rival.until(lambda table: table["status"] == "playing")["legal"]:
            answer()
        person.choices.first.click()
        rival.until(lambda table: bool(table["legal"]))
        expect(person.page.locator(".mine .ask")).to_be_visible()
        before = person.log.count()

        # what the opponent played while the page was shut is shown first, and again on request
        person.go("/")
        answer()
        person.go(f"/m/{made.match}")
        expect(skip).to_be_visible()
        expect(person.log).to_have_count(before)
        skip.click()
        expect(person.log.nth(before)).to_be_attached()
        after = person.log.count()
        expect(again).to_be_visible()
        person.page.reload()
        expect(person.log).to_have_count(after)
        expect(again).to_be_visible()
        expect(skip).to_have_count(0)
        again.click()
        expect(skip).to_be_visible()
        assert person.log.count() < after
        skip.click()

        # after the end, too
        rival.tell({"resign": True})
        rival.until(lambda table: table["status"] == "over")
    expect(person.result).to_be_visible()
    person.page.reload()
    expect(person.result).to_be_visible()
    again.click()
    expect(person.result).to_have_count(0)
    skip.click()
    expect(person.result).to_be_visible()
