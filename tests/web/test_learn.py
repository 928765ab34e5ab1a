"""Courses in the browser: every lesson by keyboard alone, wrong moves, reasons, and progress."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rosenkrieg.learning.course import Lesson, course
from rosenkrieg.learning.lesson import NEXT, stand
from rosenkrieg.learning.samples import sample
from rosenkrieg.locale import LANGUAGES
from tests.shipped import SHIPPED
from tests.web.browsing import PHONE, Person
from tests.web.site import Site
from tests.web.test_keyboard import tab_to

TAUGHT = [key for key in SHIPPED if course(key).lessons]


def heading(person: Person) -> Locator:
    """What is asked."""
    return person.page.locator(".task h2")


def some_of(game: str) -> list[Lesson]:
    """The whole course of the first game, and of the others a lesson with several tasks."""
    lessons = list(course(game).lessons)
    if game == TAUGHT[0]:
        return lessons
    return [max(lessons, key=lambda lesson: sum(bool(task.right) for task in lesson.tasks))]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_by_keyboard_alone(game: str, site: Site, visit: Callable[..., Person]) -> None:
    learner = visit(site, game=game, language="de", settings={"confirm": True})
    words, keys, page = learner.words, learner.page.keyboard, learner.page
    learner.go("/learn")
    lessons = some_of(game)
    if lessons[0] is course(game).lessons[0]:
        tab_to(learner, page.locator(f"a[href='/learn/{game}/{lessons[0].key}']").first)
        keys.press("Enter")
    else:
        learner.go(f"/learn/{game}/{lessons[0].key}")
    for lesson in lessons:
        expect(page.get_by_role("heading", name=lesson.title["de"], level=1)).to_be_visible()
        tried: list[str] = []
        for task in lesson.tasks:
            now = stand(lesson, tried)
            expect(heading(learner)).to_have_text(now.prompt["de"])
            if task.right:
                tab_to(learner, learner.button("lesson-solution"))
                keys.press("Enter")
                confirm = page.locator(".task .acts .btn.main")
                tab_to(learner, confirm)
                keys.press("Enter")
                expect(page.locator(".task .answer")).to_have_text(
                    stand(lesson, [*tried, now.solution]).answer["de"]
                )
                tried.append(now.solution)
            keys.press("n")
            tried.append(NEXT)
        expect(page.locator(".task.done")).to_be_visible()
        if lesson is not lessons[-1]:
            keys.press("n")
    if lessons[-1] is course(game).lessons[-1]:
        keys.press("n")
        expect(page).to_have_url(f"{site.url}/new/{game}/computer")

    # it was all remembered
    learner.go("/learn")
    told = words("learn-progress", done=len(lessons), all=len(course(game).lessons))
    expect(page.get_by_role("img", name=told).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_move_is_played_and_answered(
    language: str, site: Site, visit: Callable[..., Person]
) -> None:
    shape: dict[str, Any] = PHONE if language == "de" else {}
    learner = visit(site, language=language, settings={"confirm": True}, **shape)
    words, page = learner.words, learner.page
    learner.go("/learn/rosenkoenig/join")
    lesson = course("rosenkoenig").lesson("join")
    expect(heading(learner)).to_have_text(lesson.tasks[0].prompt[language])

    # hands are open: the opponent's cards are there to be compared
    expect(page.locator(".rival li")).not_to_have_count(0)

    # what the rules forbid says why, and a hint is given on request
    card = page.locator(".task button[aria-disabled='true']").first
    card.click(force=True)
    expect(page.locator(".says .warned")).to_contain_text("R36")
    expect(page.locator(".says a")).to_have_attribute("href", "/rules/rosenkoenig#R36")
    learner.button("tool-hint").click()

    # a wrong move is played, so that one sees what it brings
    page.locator("[data-square=f5]").click()
    page.locator(".task .acts .btn.main").click()
    expect(page.locator(".task.wrong .answer")).to_have_text(stand(lesson, ["W1"]).answer[language])
    expect(page.locator(".task .tag")).to_have_text(words("lesson-wrong"))
    learner.button("lesson-again").click()
    expect(page.locator(".task.asked")).to_be_visible()
    page.locator("[data-square=h5]").click()
    page.locator(".task .acts .btn.main").click()
    expect(page.locator(".task.right .answer")).to_contain_text("36")
    learner.button("lesson-go-on").click()
    expect(page.locator(".task.done")).to_be_visible()


def test_an_unknown_lesson_leads_to_the_courses(site: Site, visit: Callable[..., Person]) -> None:
    learner = visit(site)
    learner.go("/learn/rosenkoenig/nothing")
    expect(learner.page.get_by_role("heading", name=learner.words("nav-learn"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_rule_leads_to_it(
    language: str, site: Site, visit: Callable[..., Person]
) -> None:
    reader = visit(site, language=language, **(PHONE if language == "de" else {}))
    reader.go("/rules/rosenkoenig#R36")
    cited = reader.page.locator("section.cited")
    expect(cited).to_have_count(1)
    expect(cited).to_be_in_viewport()
    expect(cited.locator("[aria-current]")).to_have_text("R36")
    if language == "de":  # a phone has its table of contents, too
        reader.page.locator("details.short summary").click()
        link = reader.page.locator("details.short a").last
        link.click()
        target = str(link.get_attribute("href"))
        expect(reader.page.locator(target)).to_be_in_viewport()


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_a_commented_match_to_watch(
    context: dict[str, Any], site: Site, visit: Callable[..., Person]
) -> None:
    """It plays by itself, stands still when asked, and says why a move was made."""
    guest = visit(site, game="rosenkoenig", **context)
    page, words = guest.page, guest.words
    guest.go("/")
    page.get_by_role("button", name=words("tile-watch", game=words("title"))).click()
    expect(page).to_have_url(f"{site.url}/watch/rosenkoenig")
    said = page.locator(".comment")
    expect(said).to_have_text(words("watch-begin"))
    slider = page.get_by_role("slider")
    guest.button("replay-play").click()  # at once only where motion is welcome
    expect(slider).not_to_have_value("0")
    guest.button("replay-pause").click()
    told = sample("rosenkoenig")
    assert told is not None
    first = told.comments[0]
    for _ in range(40):
        if said.inner_text() and said.inner_text() != words("watch-begin"):
            break
        guest.button("replay-next").click()
    expect(said).to_have_text(" ".join(words.say(line) for line in first.lines))
    at = slider.input_value()
    page.wait_for_timeout(300)
    assert slider.input_value() == at
    expect(page.get_by_role("button", name=words("fork-title"))).to_be_visible()


def test_the_start_page_leads_newcomers_to_the_lessons(
    site: Site, visit: Callable[..., Person]
) -> None:
    new = visit(site, settings={})
    new.go("/")
    leads = new.page.get_by_role("link", name=re.compile("New here"))
    expect(leads).to_be_visible()
    for game in TAUGHT:
        expect(new.page.locator(f'.tile a[href="/learn/{game}"]')).to_be_visible()
    leads.click()
    expect(new.page).to_have_url(re.compile("/learn/"))
    expect(new.page.get_by_role("heading", level=1)).to_be_visible()
