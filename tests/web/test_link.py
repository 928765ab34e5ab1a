"""Two people apart play a whole match by link."""

import shlex
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rosenkrieg import Record
from rosenkrieg.cli import main
from rosenkrieg.core.contract import SEATS
from tests.web.browsing import Person
from tests.web.site import Site

AT_ONCE = {"confirm": False}


def test_a_whole_match_by_link(
    site: Site,
    visit: Callable[..., Person],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    host = visit(site, settings=AT_ONCE)
    guest = visit(site, settings=AT_ONCE)

    # one makes it by clicking, and finds the link on the page
    host.go("/")
    host.page.locator(".ways a[href$='/link']").click()
    host.page.get_by_label(host.words("new-name"), exact=True).fill("Anna")
    host.button("new-begin-link").click()
    invitation = host.page.get_by_label(host.words("waiting-link")).input_value()
    assert invitation.startswith(f"{site.url}/m/")
    match = host.page.url.rpartition("/")[2]
    assert "#" not in host.page.url

    # the other opens it and sits down
    guest.go(invitation)
    title = guest.words("welcome-title", name="Anna", game=guest.words("title"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(title)
    guest.page.get_by_label(guest.words("new-name")).fill("Bruno")
    guest.button("welcome-sit").click()
    expect(host.text("match-present", name="Bruno").first).to_be_visible()
    expect(guest.text("match-present", name="Anna").first).to_be_visible()
    assert "#" not in guest.page.url

    # they play to the end
    red = host.words("side-red")
    turns = 0
    while True:
        expect(host.due.or_(host.result)).to_be_visible()
        if host.result.is_visible():
            break
        is_red = (host.due.get_attribute("aria-label") or "").startswith(red)
        player, other = (host, guest) if is_red else (guest, host)
        expect(player.choices.first).to_be_visible()
        expect(other.choices).to_have_count(0)
        player.play()
        for person in (host, guest):
            expect(person.log).to_have_count(player.log.count())
        turns += 1
    assert turns > 20

    # both see the same result, and the log is what the rules tell each of them
    record = Record.from_json(site.record(match))
    told = record.replay()
    assert record.outcome is not None
    for seat, person in zip(SEATS, (host, guest), strict=True):
        lines = [person.words.say(line) for _, line in told.log(seat)]
        expect(person.log).to_have_count(len(lines))
        assert person.read_log() == lines
        expect(person.page.get_by_role("heading", name=lines[-1], exact=True)).to_be_visible()

    # the browser that took part holds the server to what was published before
    host.link("result-verify").click()
    expect(host.page.get_by_role("heading", name=host.words("verify-seal-holds"))).to_be_visible()
    expect(host.text("proof-root-same")).to_be_visible()
    expect(host.text("proof-entropy-same")).to_be_visible()
    # it knows no rules and does not claim to; what it kept is on the page, in a command that does
    expect(host.text("proof-rules-later")).to_be_visible()
    with host.page.expect_download() as saved:
        host.button("replay-save").click()
    shutil.copy(saved.value.path(), tmp_path / saved.value.suggested_filename)
    monkeypatch.chdir(tmp_path)
    program, *command = shlex.split(host.page.locator("pre code").inner_text())
    assert program == "rosenkrieg"
    assert main([*command, "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Proven")
