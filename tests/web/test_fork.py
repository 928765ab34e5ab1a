"""Playing on from a position of a finished match, and matches out of files."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect

from rosenkrieg import Record
from tests.web.browsing import Person
from tests.web.site import Made, Site


def roses(person: Person) -> Locator:
    return person.page.locator("use[href^='#stone-']")


def file(text: str) -> FilePayload:
    return {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}


def test_somebody_plays_on_from_a_replay(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    reader = visit(site, settings={"confirm": False})
    words = reader.words
    reader.go(f"/replay/{finished.match}")
    slider = reader.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    expect(reader.link("replay-new")).to_be_visible()
    expect(reader.button("fork-title")).to_have_count(0)  # the rules have ended it

    # back to a place in the middle, against the computer
    reader.log.get_by_role("button").nth(24).click()
    there = roses(reader).count()
    assert there > 3
    reader.button("fork-title").click()
    dialog = reader.page.get_by_role("dialog", name=words("fork-title"))
    reader.choose("bot-random")
    reader.choose("side-white")
    dialog.get_by_label(words("new-name")).fill("Gerlind")
    dialog.get_by_role("button", name=words("fork-begin")).click()
    expect(reader.page).to_have_url(re.compile("/m/"))
    expect(reader.choices.first).to_be_visible()
    assert there <= roses(reader).count() <= there + 1, "it begins where the replay stood"

    # it is a match of its own; the old one is as it was
    before = reader.log.count()
    reader.choices.first.click()
    expect(reader.log.nth(before)).to_be_attached()
    assert finished.match not in reader.page.url
    expect(reader.page.locator("section.seat.near")).to_contain_text("Gerlind")
    reader.go("/matches")
    expect(reader.page.locator("main li")).to_have_count(1)


def test_two_at_a_screen_and_a_friend_play_on(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    reader, friend = visit(site, settings={"confirm": False}), visit(site, settings={})
    words = reader.words
    for way in ("screen", "link"):
        reader.go(f"/replay/{finished.match}#20")
        expect(reader.page.get_by_role("slider")).to_be_visible()
        there = roses(reader).count()
        reader.button("fork-title").click()
        reader.choose(f"fork-{way}")
        reader.button("fork-begin").click()
        expect(reader.page).to_have_url(re.compile("/m/"))
        if way == "link":
            friend.go(reader.page.get_by_label(words("waiting-link")).input_value())
            friend.button("welcome-sit").click()
            expect(friend.page.locator("section.seat.near")).to_be_visible()
            expect(roses(friend)).to_have_count(there)
        expect(roses(reader)).to_have_count(there)


def test_a_match_out_of_a_file_is_replayed_checked_and_played_on(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    reader = visit(site, settings={"confirm": False}, language="de")
    words, page = reader.words, reader.page
    text = site.record(finished.match)
    reader.go("/matches")
    reader.link("replay-open").click()
    choose = page.get_by_label(words("replay-open"))

    # what is no whole match is refused with the reason
    for bad in ("[1, 2, 3]", text[: len(text) // 2], text.replace('"winner":0', '"winner":1')):
        if bad == text:
            bad = text.replace('"winner":1', '"winner":0')
        choose.set_input_files(file(bad))
        expect(page.get_by_role("alert")).to_contain_text(words("error-bad_record"))
        expect(page.get_by_role("alert").get_by_role("listitem").first).to_be_visible()
        page.reload()
    reader.forgive("4..: POST|status of 4")

    # dropped onto the page
    dropped = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "match.json", { type: "application/json" }));
          return data;
        }""",
        text,
    )
    page.locator("label.drop").dispatch_event("drop", {"dataTransfer": dropped})
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    told: Any = Record.from_json(text).replay()
    slider.press("End")
    expect(roses(reader)).to_have_count(sum(len(own) for own in told.view(None).roses))

    # checked without choosing the file again, and back
    reader.link("result-verify").click()
    expect(page.get_by_role("heading", name=words("verify-consistent"))).to_be_visible()
    reader.link("result-replay").click()
    expect(slider).to_be_visible()

    # and played on
    slider.press("Home")
    for _ in range(6):
        slider.press("ArrowRight")
    there = roses(reader).count()
    reader.button("fork-title").click()
    reader.choose("fork-screen")
    reader.button("fork-begin").click()
    expect(page).to_have_url(re.compile("/m/"))
    expect(roses(reader)).to_have_count(there)
    expect(reader.choices.first).to_be_visible()
