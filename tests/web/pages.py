"""All pages of the site, each in a state worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from playwright.sync_api import TimeoutError, expect

from rosenkrieg.ai.player import player
from rosenkrieg.core.contract import FIRST
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.learning.puzzles import puzzles
from tests.web.browsing import Person
from tests.web.site import Made, Site


class Stage(NamedTuple):
    """A site with matches on it."""

    site: Site
    finished: Made
    """Played to its end."""
    running: Made
    """In the middle; Lancaster is to move."""
    waiting: Made
    """One sits there, the other was sent a link."""
    secrets: str
    """A game that has some."""


Fits = Callable[[int, Any], bool]
"""Whether a position will do: after how many actions, and what the first seat sees."""


def is_telling(count: int, view: Any) -> bool:
    """In the middle, with cards in hand that lead to empty squares, and one off the board."""
    effects = [view.landings[card].effect for card in view.hands[0]]
    return count >= 40 and effects.count("place") >= 2 and "edge" in effects


def come_to(site: Site, key: str, fits: Fits, bot: str = "greedy") -> Made:
    """A match in such a position, with the first seat to act and both people at the table.

    The library plays it, with one seed after the other until a position fits; on the site it
    goes on from there. So it is the same position each time.
    """
    matches = (_played(key, fits, bot, seed) for seed in range(1, 1000))
    match = next(match for match in matches if not match.over)
    fork = {"record": record(match).to_json(), "move": len(match.moves)}
    made = site.create(None, fork=fork, names=["Mathilde", "Konrad"])
    for token in made.tokens:
        with site.seat(made.match, token) as seat:
            seat.settle()
    return made


def _played(key: str, fits: Fits, bot: str, seed: int) -> Match[Any, Any, Any]:
    """A match until the first position that fits, or to its end."""
    match: Match[Any, Any, Any] = Match(key, seed=seed)
    mind = player(key, bot, seed)
    for count, seat in enumerate(match.turns()):
        if match.actors == (FIRST,) and fits(count, match.view(FIRST)):
            break
        match.act(seat, mind.choose(match.view(seat), match.legal(seat)))
    return match


def set_stage(site: Site, finished: Made, secrets: str) -> Stage:
    """Makes matches of all kinds; somebody waits among the open ones, too."""
    running = come_to(site, "rosenkoenig", is_telling)
    waiting = site.create(names=["Mathilde", ""])
    for made in (waiting, site.create(names=["Mathilde", ""], open=True)):
        with site.seat(made.match, made.tokens[0], "Mathilde") as seat:
            seat.until(lambda table: table["status"] == "waiting")
    return Stage(site, finished, running, waiting, secrets)


def _start(person: Person, stage: Stage) -> None:
    person.go("/")
    expect(person.page.locator(".tile").first).to_be_visible()


def _new(person: Person, stage: Stage) -> None:
    person.go("/new/rosenkoenig/computer")
    expect(person.button("new-begin-computer")).to_be_visible()


def _lobby(person: Person, stage: Stage) -> None:
    person.go("/lobby")
    expect(person.button("lobby-take").first).to_be_visible()


def _invitation(person: Person, stage: Stage) -> None:
    person.go(stage.waiting.links[1])
    expect(person.button("welcome-sit")).to_be_visible()


def _waiting(person: Person, stage: Stage) -> None:
    person.go("/new/rosenkoenig/link")
    person.button("new-begin-link").click()
    expect(person.page.get_by_label(person.words("waiting-link"))).to_be_visible()


def _share(person: Person, stage: Stage) -> None:
    _match(person, stage)
    if person.button("match-more").is_visible():
        person.button("match-more").click()
    person.button("tool-share").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _curtain(person: Person, stage: Stage) -> None:
    person.go(f"/new/{stage.secrets}/screen")
    person.button("new-begin-screen").click()
    expect(person.page.get_by_role("dialog").get_by_role("button")).to_be_focused()


def _secrets(person: Person, stage: Stage) -> None:
    """A game with secrets, behind the curtain."""
    _curtain(person, stage)
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".play")).to_be_visible()


def _orders(person: Person, stage: Stage) -> None:
    """The standing orders of a game that has some, as they are suggested."""
    _secrets(person, stage)
    open_orders(person)
    person.button("orders-suggested").click()


def open_orders(person: Person) -> None:
    """Opens the dialog of standing orders, out of the tools."""
    if not person.button("orders-title").is_visible():
        person.button("match-more").click()
    dialog = person.page.get_by_role("dialog")
    for _ in range(5):  # a click is lost where the page draws its tools anew meanwhile
        person.button("orders-title").click()
        with suppress(TimeoutError):
            dialog.wait_for(timeout=3_000)
            break
    expect(dialog).to_be_visible()


def _match(person: Person, stage: Stage) -> None:
    person.go(stage.running.links[0])
    expect(person.choices.first).to_be_visible()


def _chosen(person: Person, stage: Stage) -> None:
    _match(person, stage)
    person.choices.first.click()
    expect(person.confirm).to_be_visible()


def _refused(person: Person, stage: Stage) -> None:
    _match(person, stage)
    person.page.locator("[data-square]:not(.way)").first.click()
    expect(person.page.locator(".refusal")).to_be_visible()


def _over(person: Person, stage: Stage) -> None:
    person.go(stage.finished.links[0])
    expect(person.result).to_be_visible()


def _replay(person: Person, stage: Stage) -> None:
    person.go(f"/replay/{stage.finished.match}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.keyboard.press("End")


def _verify(person: Person, stage: Stage) -> None:
    person.go(f"/verify/{stage.finished.match}")
    expect(person.text("verify-consistent")).to_be_visible()


def _learn(person: Person, stage: Stage) -> None:
    person.go("/learn")
    expect(person.page.locator(".first ol a").first).to_be_visible()


def _lesson(person: Person, stage: Stage) -> None:
    person.go("/learn/rosenkoenig/join")
    expect(person.page.locator(".task h2")).to_be_visible()


def _puzzles(person: Person, stage: Stage) -> None:
    person.go("/puzzles/rosenkoenig")
    expect(person.page.locator(".marks a").first).to_be_visible()


def _puzzle(person: Person, stage: Stage) -> None:
    person.go(f"/puzzles/rosenkoenig/{puzzles('rosenkoenig')[0].key}")
    expect(person.page.locator(".task h2")).to_be_visible()


def _rules(person: Person, stage: Stage) -> None:
    person.go("/rules")


def _rules_of(person: Person, stage: Stage) -> None:
    person.go("/rules/rosenkoenig")
    expect(person.page.locator("main h2").first).to_be_visible()


def _settings(person: Person, stage: Stage) -> None:
    person.go("/settings")


def _about(person: Person, stage: Stage) -> None:
    person.go("/about")


def _mine(person: Person, stage: Stage) -> None:
    for made in (stage.finished, stage.running):
        person.go(made.links[0])
        expect(person.log.first.or_(person.button("match-log"))).to_be_attached()
    person.go("/matches")
    expect(person.page.locator("main li .tag").nth(1)).to_be_visible()


def _missing(person: Person, stage: Stage) -> None:
    person.go("/nowhere")
    person.forgive("404")


def _season(person: Person, stage: Stage) -> None:
    person.go("/season")
    expect(person.page.locator("form .realms input").first).to_be_visible()


def _sample(person: Person, stage: Stage) -> None:
    person.go("/season/sample")
    expect(person.page.locator(".chronicle .story").first).to_be_visible()


def _ledger(person: Person, stage: Stage) -> None:
    person.go("/season/sample/ledger")
    expect(person.page.locator(".ledger .entry").first).to_be_visible()


def _print(person: Person, stage: Stage) -> None:
    person.go("/season/sample/print")
    expect(person.page.locator(".a4").first).to_be_visible()


def _season_battle(person: Person, stage: Stage) -> None:
    person.go("/season/sample")
    person.page.locator('a[href*="/season/sample/battle/"]').first.click()
    expect(person.page.locator("main h1").first).to_be_visible()


def _rampant(person: Person, stage: Stage) -> None:
    person.go("/new/rampant/computer")
    person.button("new-begin-computer").click()
    expect(person.page.locator(".play .board").first).to_be_visible()


def _notices(person: Person, stage: Stage) -> None:
    """What a link in a mail opens, here one that is good no longer."""
    person.go("/notices#confirm=" + "x" * 43)
    expect(person.page.locator("main h1")).to_be_visible()


PAGES: Final = {
    "start": _start,
    "new": _new,
    "lobby": _lobby,
    "waiting": _waiting,
    "invitation": _invitation,
    "match": _match,
    "match-chosen": _chosen,
    "match-refused": _refused,
    "match-over": _over,
    "share": _share,
    "curtain": _curtain,
    "secrets": _secrets,
    "orders": _orders,
    "replay": _replay,
    "verify": _verify,
    "learn": _learn,
    "lesson": _lesson,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "season": _season,
    "season-sample": _sample,
    "season-ledger": _ledger,
    "season-print": _print,
    "season-battle": _season_battle,
    "rampant": _rampant,
    "notices": _notices,
    "rules": _rules,
    "rules-rosenkoenig": _rules_of,
    "settings": _settings,
    "about": _about,
    "matches": _mine,
    "missing": _missing,
}
"""How to come there, by name."""
