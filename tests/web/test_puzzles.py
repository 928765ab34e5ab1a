"""Puzzles in the browser: solved by keyboard alone, wrong moves, the streak, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rosenkrieg.learning.course import seat_of
from rosenkrieg.learning.lesson import opened
from rosenkrieg.learning.puzzles import Puzzle, puzzles, stand_at
from rosenkrieg.locale import LANGUAGES
from tests.web.browsing import PHONE, Person
from tests.web.site import Site
from tests.web.test_keyboard import tab_to

GAME = "rosenkoenig"


def choose(solver: Person, puzzle: Puzzle, move: str) -> None:
    """Takes a card by keyboard."""
    hand = opened(puzzle).view(seat_of(puzzle)).hands[seat_of(puzzle)]
    place = [str(card) for card in hand].index(move.rstrip("*"))
    tab_to(solver, solver.page.locator(".task .hand button").nth(place))
    solver.page.keyboard.press("Enter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_by_keyboard_alone(language: str, site: Site, visit: Callable[..., Person]) -> None:
    shape: dict[str, Any] = PHONE if language == "de" else {}
    solver = visit(site, game=GAME, language=language, settings={"confirm": True}, **shape)
    words, keys, page = solver.words, solver.page.keyboard, solver.page
    one, two = [each for each in puzzles(GAME) if each.best != "+" and each.second != "+"][:2]
    for number, (puzzle, move) in enumerate(((one, one.best), (two, two.second))):
        solver.go(f"/puzzles/{GAME}/{puzzle.key}")
        expect(page.locator(".task h2")).to_have_text(stand_at(puzzle, []).prompt[language])
        expect(page.get_by_text(words("puzzle-streak", count=number))).to_be_visible()
        keys.press("h")
        expect(page.locator(".says")).to_contain_text(stand_at(puzzle, []).hint[language])
        choose(solver, puzzle, move)
        tab_to(solver, page.locator(".task .acts .btn.main"))
        keys.press("Enter")
        answer = stand_at(puzzle, [move]).answer[language]
        expect(page.locator(".task .answer")).to_have_text(answer)
        expect(page.locator(".task [aria-live]")).to_contain_text(answer)

    # the second move was wrong: the streak has ended, and the solution is played by keyboard, too
    expect(page.locator(".task.wrong")).to_be_visible()
    expect(page.get_by_text(words("puzzle-streak", count=0))).to_be_visible()
    keys.press("n")
    expect(page.locator(".task.asked")).to_be_visible()
    tab_to(solver, solver.button("lesson-solution"))
    keys.press("Enter")
    tab_to(solver, page.locator(".task .acts .btn.main"))
    keys.press("Enter")
    expect(page.locator(".task.right")).to_be_visible()
    keys.press("n")
    expect(page).not_to_have_url(f"{site.url}/puzzles/{GAME}/{two.key}")
    expect(page.locator(".task.asked")).to_be_visible()

    # it was all remembered
    keys.press("Escape")
    expect(page).to_have_url(f"{site.url}/puzzles/{GAME}")
    told = words("puzzle-solved", done=2, all=len(puzzles(GAME)))
    expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_text(words("puzzle-best-streak", count=1))).to_be_visible()


def test_a_hint_is_given_beside_what_the_board_asks(
    site: Site, visit: Callable[..., Person]
) -> None:
    puzzle = puzzles("richard3")[0]
    solver = visit(site, game="richard3")
    solver.go(f"/puzzles/richard3/{puzzle.key}")
    expect(solver.page.locator(".task h2")).to_be_visible()
    solver.page.keyboard.press("h")
    expect(solver.page.locator(".says")).to_contain_text(stand_at(puzzle, []).hint["en"])


def test_learning_leads_to_puzzles(site: Site, visit: Callable[..., Person]) -> None:
    learner = visit(site, game=GAME)
    learner.go("/learn")
    page, words = learner.page, learner.words
    page.get_by_role("link", name=words("puzzle-every"), exact=True).click()
    expect(page.get_by_role("heading", name=words("nav-puzzles"), level=1)).to_be_visible()
    begin = page.get_by_role("link", name=f"{words('title')}: {words('puzzle-start')}")
    begin.click()
    expect(page.locator(".task h2")).to_be_visible()
    learner.go(f"/puzzles/{GAME}/none")  # an unknown one leads to those of the game
    expect(page.get_by_role("heading", name=words("puzzle-grade-1"))).to_be_visible()
