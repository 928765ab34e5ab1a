"""German and English: the visitor's first, switched at once, remembered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PageWords, Person
from tests.web.pages import Stage
from tests.web.site import Made, Site

GERMAN, ENGLISH = (PageWords(language, "rosenkoenig") for language in ("de", "en"))


@pytest.mark.parametrize(("language", "words"), [("de", GERMAN), ("en", ENGLISH)])
def test_the_visitors_language_comes_first(
    language: str, words: PageWords, site: Site, visit: Callable[..., Person]
) -> None:
    newcomer = visit(site, language=language)  # with nothing kept in the browser
    newcomer.go("/")
    expect(newcomer.page.locator("html")).to_have_attribute("lang", language)
    expect(newcomer.page.get_by_role("heading", level=1)).to_have_text(words("start-title"))
    expect(newcomer.page).to_have_title("Rosenkrieg")


def test_the_words_change_at_once_and_stay_changed(
    stage: Stage, visit: Callable[..., Person]
) -> None:
    visitor = visit(stage.site, language="de")
    page = visitor.page
    visitor.go("/")
    title = page.get_by_role("heading", level=1)
    for language, words in (("en", ENGLISH), ("de", GERMAN), ("en", ENGLISH)):
        page.evaluate("window.stayed = true")
        visitor.speak(language)
        expect(title).to_have_text(words("start-title"))
        assert page.evaluate("window.stayed"), "the page is not loaded anew"
        pressed = page.get_by_role("group", name=words("nav-language")).get_by_role(
            "button", pressed=True
        )
        expect(pressed).to_have_text(language.upper())
    page.reload()
    expect(title).to_have_text(ENGLISH("start-title"))

    # at the table too: prompt, hand, and the whole log
    visitor.go(stage.running.links[0])
    expect(visitor.choices.first).to_be_visible()
    english = visitor.read_log()
    visitor.choices.first.click()
    expect(visitor.confirm).to_be_visible()
    visitor.speak("de")
    expect(visitor.hand).to_be_visible()
    expect(visitor.confirm).to_be_visible()
    expect(visitor.log).to_have_count(len(english))
    german = visitor.read_log()
    assert all(one != other for one, other in zip(german, english, strict=True))
    visitor.go("/settings")
    expect(title).to_have_text(GERMAN("nav-settings"))
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_log_speaks_both_languages_as_the_rules_do(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    from rosenkrieg import Record

    told = Record.from_json(site.record(finished.match)).replay()
    reader = visit(site, settings={})
    reader.go(finished.watch)
    expect(reader.result).to_be_visible()
    for language, words in (("de", GERMAN), ("en", ENGLISH)):
        reader.speak(language)
        assert reader.read_log() == [words.say(line) for _, line in told.log(None)]
