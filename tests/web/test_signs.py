"""Signs for whoever looks elsewhere: the tab's title, the badge, sounds, who is there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person, sit_down
from tests.web.site import Site

SPY = """
window.heard = [];
window.badges = [];
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
  apply(make, context) {
    const oscillator = Reflect.apply(make, context, []);
    const start = oscillator.start.bind(oscillator);
    oscillator.start = (when) => { window.heard.push(oscillator.frequency.value); start(when); };
    return oscillator;
  },
});
navigator.setAppBadge = async () => { window.badges.push(true); };
navigator.clearAppBadge = async () => { window.badges.push(false); };
"""
"""Writes down what sounds, and the badge of the installed app."""

BELL = 660
"""The first tone of the bell that says: your turn."""


def heard(person: Person) -> Any:
    return person.page.evaluate("window.heard")


def test_the_tab_and_a_bell_say_whose_turn_it_is(site: Site, visit: Callable[..., Person]) -> None:
    def come(*args: Any, **wishes: Any) -> Person:
        person = visit(*args, **wishes)
        person.context.add_init_script(SPY)
        return person

    anna, bruno = sit_down(site, come)
    words = anna.words
    title = f"● {words('match-your-turn')} · Rosenkrieg"
    expect(anna.page).to_have_title(title)
    expect(bruno.page).to_have_title(f"{words('title')} · Rosenkrieg")
    assert anna.page.evaluate("window.badges.at(-1)") is True

    # silent until asked for
    anna.play()
    expect(bruno.page).to_have_title(title)
    expect(anna.page).to_have_title(f"{words('title')} · Rosenkrieg")
    assert anna.page.evaluate("window.badges.at(-1)") is False
    assert heard(anna) == heard(bruno) == []

    # switched on at the table: the bell rings when the other one has moved
    anna.button("tool-sound").click()
    bruno.play()
    expect(anna.page).to_have_title(title)
    anna.page.wait_for_function(f"window.heard.includes({BELL})")
    assert heard(bruno) == []

    # the choice is kept, and is the same as in the settings
    anna.go("/settings")
    switch = anna.page.get_by_role("checkbox", name=words("settings-sound"))
    expect(switch).to_be_checked()
    switch.uncheck()
    anna.page.reload()
    expect(switch).not_to_be_checked()
    switch.check()
    anna.page.wait_for_function(f"window.heard.includes({BELL})")


def test_one_sees_whether_the_other_is_there(site: Site, visit: Callable[..., Person]) -> None:
    anna, bruno = sit_down(site, visit)
    words = anna.words
    present = anna.page.get_by_role("banner").get_by_text(words("match-present", name="Bruno"))
    seat = anna.page.get_by_role("region", name=words("side-white"))
    expect(present).to_be_visible()
    expect(seat).not_to_contain_text(words("match-away"))

    bruno.go("/about")
    expect(seat).to_contain_text(words("match-away"))
    expect(present).to_have_count(0)
    bruno.page.go_back()
    expect(present).to_be_visible()
    expect(seat).not_to_contain_text(words("match-away"))
