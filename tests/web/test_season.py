"""A season on the page: a report without a network, a dispute, a raid, a draw, a correction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from fluent.runtime import FluentResource
from playwright.sync_api import Locator, expect

from tests.web.browsing import PHONE, Person
from tests.web.site import PATIENCE, ROOT, Site
from tests.web.test_axe import AXE, violations

LOCALES: Final = ("web/src/season/locale/en.ftl", "src/rosenkrieg/campaign/locale/en.ftl")

PLAIN: Final = {"choosing": "attack", "leave_out_choice": "yes", "confirming": "yes"}
"""How questions are answered that no test is about; no to all others where that is possible."""


class Club:
    """The season through its API, in the hand of the organizer."""

    def __init__(self, site: Site, season: str, token: str) -> None:
        self.season = season
        self._place = f"{site.url}/api/seasons/{season}"
        self._headers = {"authorization": f"Bearer {token}"}
        self._count = 0

    def view(self) -> Any:
        return self._get("")["view"]

    def battle(self, id: str) -> Any:
        return self._get(f"/battles/{id}")["battle"]

    def _get(self, path: str) -> Any:
        answer = httpx.get(self._place + path, headers=self._headers, timeout=PATIENCE)
        return answer.raise_for_status().json()

    def enter(self, do: str, **fields: Any) -> Any:
        self._count += 1
        entry = {"id": f"test-{self._count}", "command": {"do": do, **fields}}
        place = f"{self._place}/entries"
        answer = httpx.post(place, json=entry, headers=self._headers, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def meet(self, first: str, second: str) -> str:
        made = self.enter("meet", first=first, second=second, quick=False)
        return str(next(each["id"] for each in made["entries"] if each["body"]["type"] == "Met"))

    def drive(self, battle: str, until: str = "", **answers: str) -> None:
        """Answers for everybody, up to a question; `answers` say what to one of a kind."""
        while asked := [each for each in self.view()["asked"] if each["battle"] == battle]:
            each = asked[0]
            kind = each["question"].partition(".")[0]
            if kind == until:
                return
            self._answer(each, kind, answers)

    def _answer(self, asked: Any, kind: str, answers: dict[str, str]) -> None:
        where = {"battle": asked["battle"], "asked": asked["question"]}
        legal = [each["action"] for each in asked["legal"]]
        if asked["dice"]:
            plain = [action for action in legal if int(action[5:]) > 20] or legal
            self.enter("roll", face=int(plain[0][5:]), **where)
        elif kind == "reporting":
            first, second = answers["reporting"].split(":")
            report = {"fielded": [24, 24], "glory": [int(first), int(second)], "heroes": [0, 0]}
            self.enter("report", realm=asked["realm"], done=[[], []], **report, **where)
        else:
            seat = asked["question"].split(".")[1] if "." in asked["question"] else ""
            wish = answers.get(f"{kind}_{seat}", answers.get(kind, PLAIN.get(kind, "no")))
            action = next((each for each in legal if each == wish), legal[0])
            self.enter("answer", action=action, realm=asked["realm"], **where)


def words_of(person: Person) -> None:
    """The pages of a season have words of their own."""
    for path in LOCALES:
        person.words._bundle.add_resource(FluentResource((ROOT / path).read_text("utf-8")))


@pytest.fixture
def site(built: None, tmp_path: Path) -> Iterator[Site]:
    """A server that lets one machine play weeks in seconds."""
    site = Site(tmp_path, environment={"ROSENKRIEG_SET": "requests=2000/20000 work=9000/90000"})
    yield site
    site.stop()


@pytest.fixture
def come(visit: Callable[..., Person], site: Site) -> Callable[..., Person]:
    def bring(**wishes: Any) -> Person:
        person = visit(site, game="rampant", settings={}, **wishes)
        words_of(person)
        return person

    return bring


def found_by_axe(person: Person) -> list[str]:
    """What is hard to use with a screen reader or weak eyes, on the page as it stands."""
    person.page.evaluate(AXE.read_text("utf-8"))
    return violations(person)


def lands(view: Any, realm: str) -> list[str]:
    held = next(each for each in view["realms"] if each["id"] == realm)["realm"]
    return [each["id"] for each in held["territories"] if each["id"] != held["home"]]


def test_a_season_with_all_that_goes_wrong(site: Site, come: Callable[..., Person]) -> None:
    organizer = come()
    organizer.go("/season")
    organizer.page.get_by_label(organizer.words("season-name"), exact=True).fill("Borderlands")
    organizer.button("realms-fewer").click()
    organizer.button("season-create").click()
    shown = organizer.page.get_by_role("button", name=organizer.words("link-show"))
    expect(shown).to_have_count(4)
    shown.nth(1).click()
    expect(organizer.page.get_by_label(organizer.words("link-of", name="Red Gate"))).to_be_visible()

    season = organizer.page.url.split("/")[4]
    kept = organizer.page.evaluate(
        "Object.fromEntries(JSON.parse(sessionStorage.getItem(`season.links.${location.pathname.split('/')[2]}`))"
        ".map(({ holder, token }) => [holder, token]))"
    )
    one, two, three = (holder for holder in kept if holder != "organizer")
    club = Club(site, season, kept["organizer"])
    for realm in (one, two, three):
        club.drive(realm)

    # a battle is fought; its report is entered without a network
    battle = club.meet(one, two)
    stake = lands(club.view(), two)[0]
    club.drive(
        battle, "reporting", choosing_0="attack", choosing_1="defend", naming=f"name:{stake}"
    )
    assert club.battle(battle)["stakes"][1] == stake
    reporter = come(**PHONE)
    reporter.go(f"/season/{season}/battle/{battle}#{kept[one]}")
    send = reporter.button("report-send")
    expect(send).to_be_visible()
    reporter.context.set_offline(True)
    more = reporter.words("report-more", what=reporter.words("report-glory"), name="Red Gate")
    for _ in range(3):
        reporter.page.get_by_role("button", name=more).click()
    send.click()
    expect(reporter.text("net-waiting", count=1)).to_be_visible()
    reporter.page.close()  # what waits is kept
    reporter.context.set_offline(False)
    reporter.page = reporter.context.new_page()
    reporter.page.goto(f"/season/{season}/battle/{battle}")
    expect(reporter.text("waits-for-long", who="Starhill")).to_be_visible()
    reporter.forgive("ERR_INTERNET_DISCONNECTED|net::ERR")
    assert club.battle(battle)["table"]["step"]["report"]["glory"] == [3, 0]

    # the other one saw it otherwise: a dispute, which the organizer decides
    other = come(**PHONE)
    other.go(f"/season/{season}/battle/{battle}#{kept[two]}")
    other.button("say-confirming-no").click()
    other.button("confirm").click()
    expect(other.text("disputed-note")).to_be_visible()
    expect(reporter.text("disputed-note")).to_be_visible()
    organizer.page.goto(f"/season/{season}")
    expect(
        organizer.page.locator(".todo").get_by_text(organizer.words("is-disputed"))
    ).to_be_visible()
    ruled = {"fielded": [24, 24], "glory": [5, 1], "heroes": [0, 0], "done": [[], []]}
    club.enter("rule", battle=battle, reason="Two saw it.", **ruled)
    club.drive(battle, gain_choice=f"name:{stake}")
    assert stake in lands(club.view(), one)

    # a later battle is about the land that was won; one ends in a draw; one is a raid
    later = club.meet(three, one)
    club.drive(
        later,
        choosing_0="attack",
        choosing_1="defend",
        naming=f"name:{stake}",
        reporting="5:1",
        gain_choice=f"name:{stake}",
    )
    assert stake in lands(club.view(), three)
    draw = club.meet(two, three)
    club.drive(draw, reporting="2:2", choosing="attack")
    assert club.battle(draw)["winner"] == ""
    for kind in ("forest", "moor", "hills", "harbour"):
        club.enter("decree", what="grant", target=one, value=kind, reason="a raid needs a giant")
    club.enter("next_round")
    raid = club.meet(two, one)
    club.drive(raid, form_choice="raid", reporting="4:0")
    assert club.battle(raid)["raid"] == two

    # five weeks later: the first battle was entered the wrong way round
    organizer.page.goto(f"/season/{season}/ledger")
    row = organizer.page.locator(".entry").filter(has_text="Two saw it.")
    row.get_by_role("button").click()
    dialog = organizer.page.get_by_role("dialog")
    glory = dialog.get_by_role("group", name=organizer.words("report-glory")).get_by_role(
        "spinbutton"
    )
    glory.nth(0).fill("1")
    glory.nth(1).fill("5")
    dialog.get_by_role("button", name=organizer.words("correct-look")).click()
    follows = organizer.page.get_by_role("region", name=organizer.words("follows"), exact=True)
    expect(follows.get_by_text(organizer.words("win-for", name="Starhill")).first).to_be_visible()
    expect(follows.locator(".conflicts li").first).to_be_visible()
    assert stake in lands(club.view(), three)  # nothing is changed before it is accepted
    organizer.page.get_by_label(organizer.words("reason"), exact=True).last.fill("sides mixed up")
    organizer.button("accept").click()
    expect(organizer.text("correction-done")).to_be_visible()
    assert stake in lands(club.view(), two)
    assert club.view()["conflicts"]
    organizer.button("version-read").click()
    expect(organizer.page.locator(".entry").filter(has_text="Two saw it.")).to_be_visible()

    # anybody can look, and reads a story
    guest = come()
    guest.go(f"/season/{season}")
    expect(guest.page.locator(".chronicle .story").first).to_be_visible()
    expect(guest.page.locator(".map [data-land]").first).to_be_visible()
    assert guest.page.locator(".map [data-land]").count() == sum(
        len(each["realm"]["territories"]) for each in club.view()["realms"]
    )
    assert guest.page.get_by_role("button", name=guest.words("note-save")).count() == 0
    with guest.page.expect_download() as picture:
        guest.button("map-picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")


def created(site: Site, realms: int = 2, **wish: Any) -> tuple[Club, dict[str, str]]:
    """A season with founded realms, and the tokens of everybody."""
    names = ["Starhill", "Red Gate", "Oldwater"][:realms]
    body = {"name": "Marches", "realms": [{"name": name} for name in names], **wish}
    made = httpx.post(f"{site.url}/api/seasons", json=body, timeout=PATIENCE).json()
    tokens = {each["holder"]: each["token"] for each in (made["organizer"], *made["realms"])}
    club = Club(site, made["season"], tokens["organizer"])
    for realm in list(tokens)[1:]:
        club.drive(realm)
    return club, tokens


def test_a_wish_is_agreed_to_and_a_missing_answer_is_asked_at_its_place(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens = created(site)
    one, two = list(tokens)[1:]
    battle = club.meet(one, two)
    stake = lands(club.view(), two)[0]
    club.drive(
        battle, choosing="attack", naming_0=f"name:{stake}", reporting="5:1",
        gain_choice=f"name:{stake}",
    )  # fmt: skip
    assert stake in lands(club.view(), one)

    # the winner of that evening has looked at the photo again: it was the other way round
    winner = come(**PHONE)
    winner.go(f"/season/{club.season}/ledger#{tokens[one]}")
    row = winner.page.locator(".entry").filter(has_text="5 glory from the scenario")
    row.get_by_role("button").click()
    dialog = winner.page.get_by_role("dialog")
    dialog.get_by_role("spinbutton").fill("0")
    dialog.get_by_role("button", name=winner.words("correct-look")).click()
    winner.page.get_by_label(winner.words("reason"), exact=True).fill("the photo shows it")
    winner.button("accept-wish").click()
    expect(winner.text("correction-wished")).to_be_visible()
    assert stake in lands(club.view(), one)

    loser = come()
    loser.go(f"/season/{club.season}#{tokens[two]}")
    expect(loser.text("wish-of", name="Starhill", reason="the photo shows it")).to_be_visible()
    loser.button("wish-agree").click()
    expect(loser.button("wish-agree")).to_have_count(0)
    view = club.view()
    assert stake in lands(view, two)
    assert view["battles"][0]["missing"] == 1

    # whoever won after all is asked what he takes, in the battle itself
    loser.go(f"/season/{club.season}/battle/{battle}")
    expect(loser.text("lacking-note", count=1)).to_be_visible()
    loser.link("lacking-answer").click()
    asked = loser.page.get_by_role("region", name=loser.words("lacking"), exact=True)
    before = len(lands(view, two))
    expect(asked.get_by_role("button").first).to_be_visible()
    assert found_by_axe(loser) == []
    asked.get_by_role("button").first.click()
    loser.page.get_by_label(loser.words("reason"), exact=True).fill("we take this one")
    loser.button("accept-wish").click()
    expect(loser.text("correction-wished")).to_be_visible()
    winner.go(f"/season/{club.season}")
    winner.button("wish-agree").click()
    expect(winner.button("wish-agree")).to_have_count(0)
    view = club.view()
    assert view["battles"][0]["missing"] == 0
    assert len(lands(view, two)) == before + 1


def test_a_battle_is_deleted_and_a_forgotten_one_entered_at_its_place(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens = created(site, 3)
    one, two, three = list(tokens)[1:]
    friendly = club.meet(one, two)
    stake = lands(club.view(), two)[0]
    ways = {"choosing_0": "attack", "choosing_1": "defend", "naming": f"name:{stake}"}
    club.drive(friendly, reporting="5:1", gain_choice=f"name:{stake}", **ways)
    later = club.meet(two, three)
    club.drive(later, reporting="2:2", choosing="attack")
    organizer = come(**PHONE)
    page, words = organizer.page, organizer.words

    # it was a friendly game: the whole battle goes in one step, after a look at what follows
    organizer.go(f"/season/{club.season}/battle/{friendly}#{tokens['organizer']}")
    organizer.link("battle-delete").click()
    follows = page.get_by_role("region", name=words("follows"), exact=True)
    expect(follows.get_by_text(words("status-none"))).to_be_visible()
    expect(follows.get_by_text(words("win-for", name="Starhill"))).to_be_visible()
    assert found_by_axe(organizer) == []
    assert stake in lands(club.view(), one)  # nothing is changed before it is accepted
    page.get_by_label(words("reason"), exact=True).fill("a friendly game")
    organizer.button("accept").click()
    expect(organizer.text("correction-done")).to_be_visible()
    view = club.view()
    assert [each["id"] for each in view["battles"]] == [later]
    assert stake in lands(view, two)
    assert {each["battle"] for each in view["conflicts"]} <= {later}
    expect(page.locator(".revisions li")).to_have_count(1)

    # the battle that was fought instead is entered before the later one, by its result
    organizer.button("forgotten").click()
    form = page.get_by_role("region", name=words("forgotten"), exact=True)
    for label, value in (("meet-first", one), ("meet-second", three), ("forgotten-place", later)):
        form.get_by_label(words(label)).select_option(value)
    assert found_by_axe(organizer) == []
    form.get_by_role("button", name=words("forgotten-begin")).click()
    confirm = form.get_by_role("button", name=words("confirm"), exact=True)
    for choice in ("choice-attack", "choice-defend"):
        form.get_by_role("button", name=words(choice)).click()
        confirm.click()
    form.locator(".ask button").first.click()  # a land of the third realm
    confirm.click()
    more = words("report-more", what=words("report-glory"), name="Starhill")
    for _ in range(3):
        form.get_by_role("button", name=more).click()
    organizer.button("report-send").click()
    skip = form.get_by_role("button", name=words("forgotten-skip"))
    expect(form.locator(".question")).to_have_text(words("prompt-roll", what="territory", about=""))
    form.get_by_role("button", name=words("back"), exact=True).click()
    expect(organizer.button("report-send")).to_be_visible()  # a step back, and the same again
    for _ in range(3):
        form.get_by_role("button", name=more).click()
    organizer.button("report-send").click()
    skip.click()  # nobody remembers the roll
    expect(skip).to_have_count(0)
    form.get_by_role("button", name=words("correct-look")).click()
    expect(follows.get_by_text(words("win-for", name="Starhill"))).to_be_visible()
    page.get_by_label(words("reason"), exact=True).fill("forgotten that evening")
    organizer.button("accept").click()
    expect(organizer.text("correction-done")).to_be_visible()
    first, second = club.view()["battles"]
    assert (first["realms"], first["winner"]) == ([one, three], one)
    assert (first["missing"], second["id"]) == (0, later)

    # an answer is asked again with all that was possible, a name that is taken is refused
    entries = club._get("/ledger")["entries"]
    number = next(
        at for at, each in enumerate(entries, 1) if each["body"].get("action") == "attack"
    )
    newest = words("correct-entry", number=len(entries))
    expect(page.get_by_role("button", name=newest, exact=True)).to_be_visible()  # it was read anew
    page.get_by_role("button", name=words("correct-entry", number=number), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=words("choice-defend")).click()
    assert found_by_axe(organizer) == []
    dialog.get_by_role("button", name=words("correct-look")).click()
    expect(follows).to_be_visible()
    organizer.button("accept-not").click()
    row = page.locator(".entry").filter(has_text="Red Gate joins")
    row.get_by_role("button").click()
    dialog.get_by_label(words("join-name"), exact=True).fill("Starhill")
    dialog.get_by_role("button", name=words("correct-look")).click()
    expect(dialog.get_by_role("alert")).to_have_text(words("refused-name-taken", name="Starhill"))
    expect(dialog.get_by_label(words("join-name"), exact=True)).to_have_value("Starhill")
    organizer.forgive("409")


def test_the_organizer_adds_a_realm_changes_rules_and_rewards_an_ally(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens = created(site, 3)
    one, two, three = list(tokens)[1:]
    battle = club.meet(one, two)
    club.drive(battle, reporting="3:1", choosing="attack")
    organizer = come()
    organizer.go(f"/season/{club.season}/manage#{tokens['organizer']}")
    page, words = organizer.page, organizer.words

    expect(page.get_by_role("heading", name=words("earn"))).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert found_by_axe(organizer) == []
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = false))")

    # a realm that cannot join is not taken, and what was filled in stays
    name = page.get_by_label(words("join-name"), exact=True)
    name.fill("Red Gate")
    page.get_by_label(words("player"), exact=True).fill("Dora")
    organizer.button("join").click()
    expect(page.get_by_role("alert")).to_contain_text("Red Gate")
    expect(name).to_have_value("Red Gate")
    organizer.forgive("409")
    name.fill("Falkenmark")
    organizer.button("join").click()
    expect(organizer.text("join-done")).to_be_visible()
    expect(name).to_have_value("")
    assert [each["name"] for each in club.view()["realms"]][3] == "Falkenmark"

    # an ally of that battle gets glory of his own
    panel = page.locator("section").filter(has=page.get_by_role("heading", name=words("earn")))
    panel.get_by_role("combobox", name=words("realm"), exact=True).select_option("Oldwater")
    panel.get_by_role("combobox", name=words("earn-battle"), exact=True).select_option(index=1)
    panel.get_by_label(words("earn-glory"), exact=True).fill("4")
    panel.get_by_label(words("reason"), exact=True).fill("held the bridge")
    organizer.button("earn-do").click()
    expect(organizer.text("earn-done")).to_be_visible()
    earned = {each["realm"]: each["glory"] for each in club.view()["standings"]}
    assert earned[three] == 4

    # two battles a round are too few for this club
    page.get_by_text(words("season-options"), exact=True).click()
    more = page.get_by_label(words("season-option-battles-a-round"), exact=True)
    expect(more).to_have_value("2")
    expect(organizer.button("rules-do")).to_be_disabled()
    more.fill("5")
    organizer.button("rules-do").click()
    expect(organizer.text("rules-done")).to_be_visible()
    assert club.view()["options"]["battles_a_round"] == 5
    organizer.go(f"/season/{club.season}")
    expect(page.get_by_text("a realm may open 5 battles in a round")).to_be_visible()
    expect(page.get_by_text("held the bridge")).to_be_visible()


def test_a_club_brings_tables_of_its_own(site: Site, come: Callable[..., Person]) -> None:
    organizer = come()
    page, words = organizer.page, organizer.words
    organizer.go("/season")
    page.get_by_label(words("season-name"), exact=True).fill("Winter")
    page.get_by_text(words("season-edition"), exact=True).click()
    with page.expect_download() as saved:
        organizer.button("season-edition-save").click()
    usual = saved.value.path().read_text("utf-8")
    assert 'en = "Village"' in usual
    bring = page.get_by_label(words("season-edition-choose"))

    def choose(text: str, file: str) -> None:
        content = {"name": file, "mimeType": "text/plain", "buffer": text.encode()}
        bring.set_input_files(content)
        expect(organizer.text("season-edition-with", file=file)).to_be_visible()
        organizer.button("season-create").click()

    # a file that is no season is refused where it was chosen
    file = page.locator("section").filter(has_text=words("season-import-note"))
    content = {"name": "x.json", "mimeType": "application/json", "buffer": b"{no"}
    file.locator("input[type=file]").set_input_files(content)
    expect(file.get_by_role("alert")).to_have_text(words("season-fault-bad_campaign"))
    expect(page.get_by_label(words("season-name"), exact=True)).to_have_value("Winter")

    choose(usual.replace("points_cap = ", "points_cap = -", 1), "wrong.toml")
    expect(page.get_by_role("alert")).to_have_text(words("season-fault-bad_edition"))
    expect(page.locator(".faults li").filter(has_text="points_cap").first).to_be_visible()
    expect(page.get_by_label(words("season-name"), exact=True)).to_have_value("Winter")
    organizer.forgive("4(00|22)")
    choose(usual.replace('en = "Village"', 'en = "Hamlet"', 1), "ours.toml")
    expect(page.get_by_role("heading", name=words("links"))).to_be_visible()
    season = page.url.split("/")[4]
    sheet = httpx.get(f"{site.url}/api/seasons/{season}/sheet", timeout=PATIENCE).json()
    assert "Hamlet" in [each["en"] for each in sheet["territories"]]


def test_two_entries_made_apart_are_a_conflict_and_neither_is_lost(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens = created(site)
    one, two = list(tokens)[1:]
    battle = club.meet(one, two)
    club.drive(battle, until="choosing")
    player = come(**PHONE)
    player.go(f"/season/{club.season}/battle/{battle}#{tokens[one]}")
    attack = player.page.get_by_role("button", name=player.words("choice-attack"))
    expect(attack).to_be_visible()
    player.context.set_offline(True)
    attack.click()
    player.button("confirm").click()
    expect(player.text("net-waiting", count=1)).to_be_visible()
    asked = next(each for each in club.view()["asked"] if each["realm"] == one)
    where = {"battle": battle, "asked": asked["question"]}
    club.enter("answer", action="defend", realm=one, **where)
    player.context.set_offline(False)
    player.page.reload()
    expect(player.text("net-refused-note")).to_be_visible()
    assert len(club.battle(battle)["asked"]) == 1  # the other one is still to choose
    player.page.reload()  # it stays until the person decides
    player.button("net-drop").click()
    expect(player.text("net-refused-note")).to_have_count(0)
    player.forgive("ERR_INTERNET_DISCONNECTED|net::ERR|409")


def at_the_table(site: Site) -> tuple[Club, dict[str, str], str, list[str]]:
    """A battle of two realms that waits for its report."""
    club, tokens = created(site)
    one, two = list(tokens)[1:]
    battle = club.meet(one, two)
    ways = {"choosing_0": "attack", "choosing_1": "defend", "naming": "name:x"}
    club.drive(battle, "reporting", **ways)
    return club, tokens, battle, [one, two]


def told(person: Person, what: str, name: str) -> Locator:
    """The number of a line of the report."""
    more = person.words("report-more", what=person.words(f"report-{what}"), name=name)
    return person.page.get_by_role("button", name=more).locator("xpath=..").locator("b")


def add(person: Person, number: int, name: str) -> None:
    more = person.words("report-more", what=person.words("report-glory"), name=name)
    for _ in range(number):
        person.page.get_by_role("button", name=more).click()


def test_what_is_entered_stays_when_it_is_refused_and_over_a_reload_without_a_network(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens, battle, (one, _) = at_the_table(site)
    player = come(service_workers="allow", **PHONE)
    page, words = player.page, player.words
    player.go(f"/season/{club.season}/battle/{battle}#{tokens[one]}")
    expect(player.button("report-send")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()  # from here on the service worker answers
    page.wait_for_function("navigator.serviceWorker.controller !== null")

    # refused: the form still has every number, with the reason above it
    add(player, 3, "Starhill")
    error = {"code": "refused", "message": "no", "words": {"key": "refused-numbers"}}
    page.route("**/entries", lambda route: route.fulfill(status=409, json={"error": error}))
    player.button("report-send").click()
    returned = page.get_by_role("alert").filter(has_text=words("refused-numbers"))
    expect(returned).to_contain_text(words("net-form-note"))
    expect(told(player, "glory", "Starhill")).to_have_text("3")
    page.unroute("**/entries")

    # without a network, over a reload: the battle and the form are still there
    player.context.set_offline(True)
    add(player, 1, "Starhill")
    page.reload()
    expect(player.text("net-stale")).to_be_visible()
    expect(returned).to_be_visible()
    expect(told(player, "glory", "Starhill")).to_have_text("4")
    add(player, 1, "Starhill")
    player.button("report-send").click()
    expect(player.text("net-waiting", count=1)).to_be_visible()
    page.reload()
    waits = page.get_by_role("region", name=words("kept-unsent"), exact=True)
    expect(waits).to_contain_text("Glory from the scenario 5 : 0")
    waits.get_by_role("button", name=words("kept-change")).click()
    expect(told(player, "glory", "Starhill")).to_have_text("5")
    add(player, 1, "Red Gate")
    assert found_by_axe(player) == []
    player.button("report-send").click()
    expect(player.text("net-waiting", count=1)).to_be_visible()
    player.context.set_offline(False)
    page.reload()
    expect(player.text("waits-for-long", who="Red Gate")).to_be_visible()
    assert club.battle(battle)["table"]["step"]["report"]["glory"] == [5, 1]
    expect(page.get_by_role("alert")).to_have_count(0)
    player.forgive("ERR_INTERNET_DISCONNECTED|net::ERR|409")


def test_two_reports_made_apart_are_a_dispute_with_three_ways_on(
    site: Site, come: Callable[..., Person]
) -> None:
    club, tokens, battle, (one, two) = at_the_table(site)
    place = f"/season/{club.season}/battle/{battle}"
    first, second = come(**PHONE), come(**PHONE)
    first.go(f"{place}#{tokens[one]}")
    expect(first.button("report-send")).to_be_visible()
    first.context.set_offline(True)
    add(first, 5, "Starhill")
    first.button("report-send").click()
    expect(first.text("net-waiting", count=1)).to_be_visible()

    # the other realm reports too, and is quicker
    second.go(f"{place}#{tokens[two]}")
    add(second, 3, "Starhill")
    second.button("report-send").click()
    expect(second.text("waits-for-long", who="Starhill")).to_be_visible()
    first.context.set_offline(False)
    first.page.reload()
    for person in (first, second):
        expect(person.text("disputed-note")).to_be_visible()
    expect(second.page.locator(".differs")).to_contain_text(["5 : 0"])
    for way in ("say-disputed-no", "say-disputed-help"):
        expect(second.button(way)).to_be_visible()
    assert found_by_axe(second) == []
    second.button("say-disputed-help").click()
    expect(second.text("dispute-ask-text", name="Red Gate").first).to_be_attached()
    right = second.words("say-disputed-yes", name="Starhill")
    second.page.get_by_role("button", name=right).click()
    second.button("confirm").click()
    expect(second.text("disputed-note")).to_have_count(0)
    assert club.battle(battle)["table"]["battle"]["scenario_glory"] == [5, 0]
    first.forgive("ERR_INTERNET_DISCONNECTED|net::ERR")


def test_a_realm_looks_after_itself(site: Site, come: Callable[..., Person]) -> None:
    club, tokens = created(site)
    one = list(tokens)[1]
    player = come(**PHONE)
    player.go(f"/season/{club.season}#{tokens[one]}")
    player.text("own-realm").click()
    player.page.get_by_label(player.words("own-absent"), exact=True).fill("2")
    player.button("absent-do").click()
    expect(player.text("absent-done")).to_be_visible()
    away = {each["id"]: each["away_until"] for each in club.view()["realms"]}
    assert away[one] == 2

    player.button("link-renew").click()
    expect(player.text("own-link-done")).to_be_visible()
    place = f"{site.url}/api/seasons/{club.season}"
    old = httpx.get(place, headers={"authorization": f"Bearer {tokens[one]}"}, timeout=PATIENCE)
    assert old.status_code == 403
    player.page.reload()  # this browser has the new one
    player.text("own-realm").click()
    player.button("own-retire").click()
    player.button("own-retire-sure").click()
    expect(player.text("retire-done", name="Starhill")).to_be_visible()
    assert [each["retired"] for each in club.view()["realms"]] == [True, False]
