"""A seat is a link: on several devices at once, renewed when it got into the wrong hands."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.site import Site


def test_a_new_link_ends_the_old_one_everywhere(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create(names=["Anna", ""], seats=["human", "bot:random"])
    pc, phone, finder = (visit(site, settings={"confirm": False}) for _ in range(3))
    words = pc.words
    pc.go(made.links[0])
    pc.button("welcome-sit").click()
    expect(pc.choices.first).to_be_visible()
    phone.go(made.links[0])
    expect(phone.choices.first).to_be_visible()

    # both devices play for the same seat
    before = phone.log.count()
    phone.play()
    expect(pc.log.nth(before)).to_be_attached()

    # the dialogue shows the new link when it is there
    pc.button("tool-share").click()
    dialog = pc.page.get_by_role("dialog", name=words("share-title"))
    link = dialog.get_by_label(words("share-own", side=words("side-red")))
    old = link.input_value()
    assert old == site.url + made.links[0]
    dialog.get_by_text(words("share-renew"), exact=True).click()
    dialog.get_by_role("button", name=words("share-renew-do", side=words("side-red"))).click()
    expect(link).not_to_have_value(old)
    new = link.input_value()
    dialog.get_by_role("button", name=words("close")).click()
    expect(pc.choices.first).to_be_visible()

    # the other device is told, and the old link opens nothing any more
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(words("closed-4010"))
    finder.go(old)
    expect(finder.page.get_by_role("heading", level=1)).to_have_text(words("closed-4003"))
    finder.button("way-watch").click()
    expect(finder.text("match-watching")).to_be_visible()
    expect(finder.hand).to_have_count(0)

    # the new one does, there and here
    phone.go(new)
    expect(phone.choices.first).to_be_visible()
    before = pc.log.count()
    phone.play()
    expect(pc.log.nth(before)).to_be_attached()
    pc.page.reload()
    expect(pc.choices.first).to_be_visible()
