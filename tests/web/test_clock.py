"""Clocks: live ones run, stand still during a pause and run out; others count days."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person, sit_down
from tests.web.site import Site


def clocks(person: Person) -> tuple[Locator, Locator]:
    """One's own clock and the other one's."""
    own = person.page.locator("section.seat.near").get_by_role("timer")
    return own, person.page.locator("section.seat:not(.near)").get_by_role("timer")


def test_a_live_clock_runs_and_stands_still_during_a_pause(
    site: Site, visit: Callable[..., Person]
) -> None:
    clock = {"kind": "live", "base": 600, "increment": 5}
    anna, bruno = sit_down(site, visit, clock=clock)
    words = anna.words
    own, other = clocks(anna)
    expect(own).to_have_text(re.compile("9:5"))
    expect(other).to_have_text("10:00")

    # who has moved gets the increment, and the other one's time runs
    anna.play()
    expect(own).to_have_text(re.compile("10:0"))
    expect(clocks(bruno)[0]).to_have_text(re.compile("9:5"))

    # a pause both agree to; one can think better of offering it
    anna.button("tool-pause").click()
    expect(bruno.text("offer-pause-theirs", name="Anna")).to_be_visible()
    anna.button("offer-withdraw").click()
    expect(bruno.text("offer-pause-theirs", name="Anna")).to_have_count(0)
    anna.button("tool-pause").click()
    bruno.button("offer-accept").click()
    for person in (anna, bruno):
        expect(person.says).to_contain_text(words("match-paused"))
        expect(person.choices).to_have_count(0)
        expect(person.due).to_have_count(0)
    stood = clocks(bruno)[0].inner_text()
    bruno.page.wait_for_timeout(1500)
    assert clocks(bruno)[0].inner_text() == stood
    bruno.page.reload()
    expect(bruno.says).to_contain_text(words("match-paused"))
    expect(clocks(bruno)[0]).to_have_text(stood)

    # on it goes
    bruno.button("tool-ask-resume").click()
    expect(anna.text("offer-resume-theirs", name="Bruno")).to_be_visible()
    anna.button("offer-accept").click()
    expect(clocks(bruno)[0]).not_to_have_text(stood)
    bruno.play()
    expect(anna.choices.first).to_be_visible()


def test_whose_time_is_up_has_lost(site: Site, visit: Callable[..., Person]) -> None:
    anna, bruno = sit_down(site, visit, clock={"kind": "live", "base": 3, "increment": 0})
    words = anna.words
    for person in (anna, bruno):
        expect(person.result).to_be_visible()
        lost = words("result-time", side=words("side-red"))
        expect(person.page.get_by_text(lost, exact=True)).to_be_visible()
        expect(person.log.last).to_contain_text(lost)


def test_days_for_a_move_are_chosen_in_the_form(site: Site, visit: Callable[..., Person]) -> None:
    anna, bruno = (visit(site, settings={"confirm": False}) for _ in range(2))
    words = anna.words
    anna.go("/new/rosenkoenig/link")
    anna.page.get_by_text(words("new-more")).click()
    anna.page.get_by_label(words("new-clock")).select_option(label=words("new-clock-days"))
    anna.button("new-begin-link").click()
    bruno.go(anna.page.get_by_label(words("waiting-link")).input_value())
    bruno.button("welcome-sit").click()
    expect(anna.choices.first).to_be_visible()

    # this turn's three days and the seven in reserve; who is not to move has the reserve
    own, _ = clocks(anna)
    expect(own).to_have_text(words("clock-days", days=9, hours=23))
    anna.play()
    expect(clocks(bruno)[0]).to_have_text(words("clock-days", days=9, hours=23))
    # nobody watches clocks of days: there is no pause
    expect(anna.button("tool-pause")).to_have_count(0)
