"""An edition of one's own: a file brought in the form of a new game, and what is wrong with it."""

from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

from tests.web.browsing import Person
from tests.web.site import ROOT, Site

DATA = ROOT / "tests" / "proving" / "data"


def file(text: str, name: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_file_of_ones_own_is_played_or_refused_with_reasons(
    site: Site, visit: Callable[..., Person]
) -> None:
    player = visit(site, game="proving", language="de", settings={"confirm": False})
    words, page = player.words, player.page
    player.go("/new/proving/computer")
    page.get_by_label(words("new-name")).fill("Ottilie")
    page.get_by_text(words("new-more")).click()
    choice = page.get_by_role("combobox", name=words("option-edition"))
    bring = page.get_by_label(words("new-bring"))
    good = (DATA / "ford.toml").read_text("utf-8")
    alert = page.get_by_role("alert")

    # each fault is named as soon as the file is chosen; nothing is lost of what was filled in
    for bad, reason in (
        (good.replace("hand = ", "hand = 30", 1), "hand: expected a number from 1 to 4"),
        ("a note to myself", "expected an edition as TOML"),
        (good.replace("strength = ", "strength = -", 1), "strength"),
    ):
        bring.set_input_files(file(bad, "meine.toml"))
        expect(alert.get_by_role("listitem").filter(has_text=reason)).to_have_count(1)
        expect(alert).to_contain_text("meine.toml")
        expect(alert).to_contain_text(words("error-bad_edition"))
        expect(choice.locator("option")).to_have_count(2)
        expect(page.get_by_label(words("new-name"))).to_have_value("Ottilie")
    player.forgive("422: POST|400: POST|status of 4")

    # a good one is played with: its places are on the table
    bring.set_input_files(file(good, "furt.toml"))
    expect(page.get_by_role("status")).to_have_text(words("new-brought", file="furt.toml"))
    expect(choice.locator("option:checked")).to_have_text("furt.toml")
    expect(alert).to_have_count(0)
    player.button("new-begin-computer").click()
    expect(player.steps.first).to_be_visible()
    match = page.url.rpartition("/")[2]
    told = site.get(f"/api/matches/{match}").json()["options"]["edition"]
    assert told.startswith("sha256:")
    player.steps.first.click()
    offered = player.steps.locator("b").all_inner_texts()
    assert offered
    assert set(offered) <= {line.split('"')[1] for line in good.splitlines() if "kind =" in line}


def test_all_faults_of_a_deck_are_listed(site: Site, visit: Callable[..., Person]) -> None:
    player = visit(site, game="vetternkrieg", settings={})
    words, page = player.words, player.page
    deck = ROOT / "src" / "rosenkrieg" / "games" / "vetternkrieg" / "data" / "standard.toml"
    bad = deck.read_text("utf-8").replace("cp = 1\n", "cp = 9\n", 1)
    bad = bad.replace('region = "north"', 'region = "moon"', 1)
    player.go("/new/vetternkrieg/screen")
    page.get_by_text(words("new-more")).click()
    page.get_by_label(words("new-bring")).set_input_files(file(bad, "deck.toml"))
    faults = page.get_by_role("alert").get_by_role("listitem")
    expect(faults).to_have_count(2)
    expect(faults.first).to_contain_text("st_albans")
    expect(faults.last).to_contain_text("moon")
    player.forgive("400: POST|status of 4")
