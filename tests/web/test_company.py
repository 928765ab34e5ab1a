"""Meeting others: open matches, chat, offers, and looking on."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.site import Site


def test_an_open_match_with_chat_and_a_draw(site: Site, visit: Callable[..., Person]) -> None:
    host, guest = (visit(site, settings={"confirm": False}) for _ in range(2))
    words = host.words
    host.go("/new/rosenkoenig/link")
    host.page.get_by_label(words("new-name"), exact=True).fill("Ottilie")
    host.page.get_by_label(words("new-open")).check()
    host.button("new-begin-link").click()
    expect(host.text("waiting-other")).to_be_visible()

    guest.go("/")
    guest.page.get_by_role("navigation", name=words("nav-main")).get_by_role(
        "link", name=words("nav-lobby")
    ).click()
    waiting = guest.page.get_by_role("listitem").filter(has_text="Ottilie")
    guest.page.get_by_label(words("new-name")).fill("Kunz")
    waiting.get_by_role("button", name=words("lobby-take")).click()
    for person, other in ((host, "Kunz"), (guest, "Ottilie")):
        # in the bar, and beside the invitation as long as that is shown
        expect(person.text("match-present", name=other).first).to_be_visible()

    # a word; what one says oneself is not news
    for person in (host, guest):
        person.page.get_by_role("tab", name=words("match-chat")).click()
    host.page.get_by_label(words("chat-label")).fill("<b>God</b> save the king & so on")
    host.button("chat-send").click()
    for person in (host, guest):
        talk = person.page.get_by_role("log", name=words("match-chat"))
        expect(talk).to_contain_text("<b>God</b> save the king & so on")
        expect(talk).to_contain_text("Ottilie")
        person.page.get_by_role("tab", name=words("match-log")).click()

    for person in (host, guest):
        expect(person.page.get_by_role("tab", name=words("match-chat"), exact=True)).to_be_visible()

    # a move taken back because the other agrees, then a draw
    first = host.log.count()
    host.play()
    guest.play()
    host.button("tool-ask-take-back").click()
    guest.button("offer-accept").click()
    for person in (host, guest):
        expect(person.log).to_have_count(first)
    expect(host.choices.first).to_be_visible()
    guest.button("tool-draw").click()
    expect(host.text("offer-draw-theirs", name="Kunz")).to_be_visible()
    host.button("offer-decline").click()
    expect(guest.text("offer-draw-mine")).to_have_count(0)
    expect(guest.text("offer-draw-declined", name="Ottilie")).to_be_visible()
    guest.button("tool-draw").click()
    expect(guest.text("offer-draw-declined", name="Ottilie")).to_have_count(0)
    host.button("offer-accept").click()
    for person in (host, guest):
        expect(person.page.get_by_role("heading", name=words("result-draw"))).to_be_visible()
        expect(person.page.get_by_text(words("result-agreed"), exact=True)).to_be_visible()
        expect(person.log.last).to_have_text(f"{words('result-agreed')} {words('result-draw')}")

    # both want another one: it leads them there, and both find it in their list
    old = host.page.url
    host.button("result-rematch").click()
    expect(host.button("result-rematch")).to_have_count(0)
    guest.button("offer-accept").click()
    for person in (host, guest):
        expect(person.page).not_to_have_url(old)
    assert host.page.url == guest.page.url
    expect(guest.choices.first).to_be_visible()
    new = host.page.url
    for person in (host, guest):
        person.go("/matches")
        expect(person.page.locator(f"main a[href='{urlsplit(new).path}']")).to_be_visible()
        person.go(new)
    guest.play()
    expect(host.choices.first).to_be_visible()


def test_open_matches_from_both_sides(site: Site, visit: Callable[..., Person]) -> None:
    host, guest, late = (visit(site, settings={}) for _ in range(3))
    words = host.words

    def offer(name: str) -> None:
        host.go("/new/rosenkoenig/link")
        host.page.get_by_label(words("new-name"), exact=True).fill(name)
        host.page.get_by_label(words("new-open")).check()
        host.button("new-begin-link").click()
        expect(host.text("waiting-other")).to_be_visible()

    def offered(person: Person, name: str) -> Locator:
        return person.page.get_by_role("listitem").filter(has_text=name)

    # whoever offers sees it as his own, the others can take it until it is withdrawn
    offer("Irmgard")
    waiting = host.page.url
    for person in (host, guest):
        person.go("/lobby")
    expect(offered(host, "Irmgard").get_by_role("link", name=words("lobby-own"))).to_be_visible()
    expect(offered(guest, "Irmgard").get_by_role("button")).to_be_visible()
    host.go(waiting)
    host.button("waiting-withdraw").click()
    expect(host.page.get_by_role("heading", name=words("result-withdrawn"))).to_be_visible()
    expect(offered(guest, "Irmgard")).to_have_count(0)

    # two want the same one
    offer("Jutta")
    for person in (guest, late):
        person.go("/lobby")
        expect(offered(person, "Jutta")).to_be_visible()
    late.page.route("**/api/lobby", lambda route: route.abort())  # its list grows old
    guest.page.get_by_label(words("new-name")).fill("Kunz")
    offered(guest, "Jutta").get_by_role("button").click()
    expect(host.text("match-present", name="Kunz").first).to_be_visible()
    offered(late, "Jutta").get_by_role("button").click()
    late.page.unroute("**/api/lobby")
    expect(offered(late, "Jutta")).to_have_count(0)
    late.forgive("409: POST|status of 409|ERR_FAILED")


def test_a_sample_can_be_watched(site: Site, visit: Callable[..., Person]) -> None:
    watcher = visit(site, settings={})
    watcher.go("/")
    watcher.page.get_by_role("button", name=watcher.words("way-watch")).first.click()
    expect(watcher.page).to_have_url(re.compile("/watch/rosenkoenig$"))
    expect(watcher.log.nth(2)).to_be_attached()
    expect(watcher.hand).to_have_count(0)
    expect(watcher.button("tool-resign")).to_have_count(0)


def test_where_there_is_no_sample_the_computer_plays_against_itself(
    site: Site, visit: Callable[..., Person]
) -> None:
    watcher = visit(site, game="proving", settings={})
    watcher.go("/")
    watch = watcher.words("tile-watch", game=watcher.words("title"))
    watcher.page.get_by_role("button", name=watch).click()
    expect(watcher.text("match-watching")).to_be_visible()
    lines = watcher.log.count()
    expect(watcher.log.nth(lines + 2)).to_be_attached()
