"""Two people at one screen: in turn, and with a curtain where the game has secrets."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.proving.tables import EDITIONS, tables
from tests.web.browsing import Person
from tests.web.site import Site

AT_ONCE = {"confirm": False}


def test_two_at_one_screen_play_in_turn(site: Site, visit: Callable[..., Person]) -> None:
    couple = visit(site, settings=AT_ONCE)
    words = couple.words
    couple.go("/")
    couple.page.locator(".ways a[href$='/screen']").click()
    for side, name in (("red", "Anna"), ("white", "Bruno")):
        label = words("new-name-of", side=words(f"side-{side}"))
        couple.page.get_by_label(label).fill(name)
    couple.button("new-begin-screen").click()

    turns = []
    for _ in range(8):
        expect(couple.choices.first).to_be_visible()
        turns.append((couple.due.get_attribute("aria-label") or "").partition(",")[0])
        below = couple.page.locator("section.seat.near").get_attribute("aria-label") or ""
        assert below.startswith(turns[-1]), "the hand below is that of whoever is to move"
        couple.play()
    assert turns == [words("side-red"), words("side-white")] * 4
    assert not any(line.startswith("You ") for line in couple.read_log()), "nobody alone is you"


def test_a_curtain_hides_what_the_other_may_not_see(
    site: Site, visit: Callable[..., Person]
) -> None:
    couple = visit(site, game="proving", settings=AT_ONCE)
    words = couple.words
    couple.go("/")
    couple.page.get_by_role("link", name=words("title"), exact=True).click()
    couple.page.locator(".ways a[href$='/screen']").click()
    for side, name in (("red", "Mathilde"), ("white", "Konrad")):
        couple.page.get_by_label(words("new-name-of", side=words(f"side-{side}"))).fill(name)
    couple.button("new-begin-screen").click()

    # a whole match through the panel of actions, whatever it offers
    blocks = tables(EDITIONS.load("standard").hash).names
    curtain = couple.page.get_by_role("dialog")
    field = words("field-mine")
    mine = couple.page.locator(f"xpath=//dt[normalize-space()='{field}']/following-sibling::dd")
    way = couple.page.locator(".panel-list .way")
    rng = random.Random(1)
    opened: list[str] = []
    actions = 0
    while True:
        expect(curtain.or_(couple.steps.first).or_(couple.result).first).to_be_visible()
        if couple.result.is_visible():
            break
        if curtain.is_visible():
            # nothing of the game is there, not even for those who look into the source
            there = couple.page.locator("main").inner_html()
            assert not [name for side in blocks for name in side if name in there]
            opened.append("Mathilde" if "Mathilde" in curtain.inner_text() else "Konrad")
            expect(couple.button("curtain-open", name=opened[-1])).to_be_focused()
            couple.page.keyboard.press("Enter")
            expect(couple.steps.first).to_be_visible()
            continue
        # the view is that of whoever opened the curtain
        own, other = blocks if opened[-1] == "Mathilde" else reversed(blocks)
        shown = mine.inner_text()
        assert all(name in shown for name in own)
        assert not any(name in shown for name in other)
        before = couple.log.count()
        couple.steps.nth(rng.randrange(couple.steps.count())).click()
        if way.count() and (further := couple.steps.count()):
            couple.steps.nth(rng.randrange(further)).click()
        actions += 1
        expect(couple.log.nth(before).or_(curtain).or_(couple.result).first).to_be_attached()
    assert opened[:2] == ["Mathilde", "Konrad"]
    assert len(opened) > 6
    assert actions > 15
