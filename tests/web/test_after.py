"""After a match: the replay, the file, and dice that the page checks by itself."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import FilePayload, Locator, expect

from rosenkrieg import Record
from rosenkrieg.core.record import head_hash, link, move_hash
from tests.web.browsing import Person
from tests.web.site import Made, Site

Moves = tuple[tuple[str, str | None], ...]


@pytest.fixture
def reader(site: Site, finished: Made, visit: Callable[..., Person]) -> Person:
    """Somebody who looks at a finished match."""
    person = visit(site, settings={})
    person.go(f"/replay/{finished.match}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    return person


def place(reader: Person) -> int:
    return int(reader.page.get_by_role("slider").input_value())


def roses(reader: Person) -> Locator:
    return reader.page.locator("use[href^='#stone-']")


def test_the_replay_goes_from_beginning_to_end(reader: Person, finished: Made) -> None:
    words, page = reader.words, reader.page
    slider = page.get_by_role("slider", name=words("replay-slider"))
    last = int(slider.get_attribute("max") or 0)
    told = Record.from_json(reader.site.record(finished.match)).replay()
    end = told.view(None)
    lines = [words.say(line) for _, line in told.log(None)]
    assert place(reader) == 0
    assert reader.read_log() == lines

    # buttons
    reader.button("replay-next").click()
    assert place(reader) == 1
    reader.button("replay-last").click()
    assert place(reader) == last
    expect(roses(reader)).to_have_count(sum(len(own) for own in end.roses))
    expect(page.get_by_role("heading", name=lines[-1], exact=True)).to_be_visible()
    reader.button("replay-previous").click()
    assert place(reader) == last - 1
    reader.button("replay-first").click()
    assert place(reader) == 0
    expect(roses(reader)).to_have_count(0)

    # keys, wherever the focus is
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    for key, goal in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        assert place(reader) == goal
    expect(roses(reader)).to_have_count(sum(len(own) for own in end.roses))
    page.keyboard.press("Home")
    assert place(reader) == 0

    # the slider itself
    slider.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert place(reader) == 5
    middle = slider.bounding_box()
    assert middle is not None
    page.mouse.click(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    assert abs(place(reader) - last / 2) <= 2

    # a line of the log leads to its move, and the address to this position
    reader.log.get_by_role("button").nth(10).click()
    there = place(reader)
    page.reload()
    expect(slider).to_have_value(str(there))

    # by itself
    slider.press("End")
    slider.press("ArrowLeft")
    reader.button("replay-play").click()
    expect(slider).to_have_value(str(last))


def test_the_file_can_be_saved_and_is_a_record(
    reader: Person, finished: Made, tmp_path: Path
) -> None:
    with reader.page.expect_download() as saving:
        reader.button("replay-save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == f"rosenkrieg-{finished.match}.json"
    record = Record.from_json(file.read_bytes())
    assert record.outcome is not None
    assert record.verify().draws_checked > 0


def test_the_page_checks_the_dice(reader: Person) -> None:
    reader.link("result-verify").click()
    expect(
        reader.page.get_by_role("heading", name=reader.words("verify-consistent"))
    ).to_be_visible()


def put(text: str) -> FilePayload:
    """A file to choose."""
    return {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}


def exchanged(moves: Moves, move: int, text: str) -> Moves:
    return (*moves[:move], (moves[move][0], text), *moves[move + 1 :])


def forged(record: Record, **changes: object) -> str:
    """A changed record whose chain and digest fit."""
    changed = replace(record, **changes)
    chain = [head_hash(changed)]
    for actor, text in changed.moves:
        chain.append(link(chain[-1], move_hash(actor, text or "", "")))
    changed = replace(changed, chain=tuple(chain), digest="")
    text = changed.to_json()
    digest = hashlib.sha256(text.encode()).hexdigest()
    text = replace(changed, digest=digest).to_json()
    Record.from_json(text)  # form, chain and digest are good; only the dice are not
    return text


def test_a_file_is_checked_without_the_server(
    site: Site, finished: Made, visit: Callable[..., Person]
) -> None:
    text = site.record(finished.match)
    draws = Record.from_json(text).verify().draws_checked
    reader = visit(site, settings={})
    words, page = reader.words, reader.page
    reader.go("/verify")
    asked: list[str] = []
    # parts of the page and its words may come; the file and questions about it stay here
    page.on(
        "request",
        lambda request: None if "/assets/" in request.url else asked.append(request.url),
    )
    file = page.get_by_label(words("verify-open"))
    file.set_input_files(put(text))
    holds = page.get_by_role("heading", name=words("verify-consistent"))
    refused = page.get_by_role("heading", name=words("verify-refused"))
    expect(holds).to_be_visible()
    expect(reader.text("proof-draws", checked=draws, draws=draws)).to_be_visible()
    expect(reader.text("verify-show-draws", count=draws)).to_be_visible()

    # changed at one place, each time another; nothing of it stands the test
    told = json.loads(text)
    move, drawn = next((n, card) for n, (who, card) in enumerate(told["moves"]) if who == "chance")
    other = next(name for name in told["lists"][0][0] if name != drawn)
    record = Record.from_json(text)
    tampered = {
        "a card": text.replace(f'["chance","{drawn}"]', f'["chance","{other}"]', 1),
        "a key": text.replace(told["keys"][0][1]["key"][:8], "00000000", 1),
        "the seal": text.replace(told["dice"]["root"][:8], "00000000"),
        "a player": text.replace(told["players"][0], "somebody", 1),
        "the winner": text.replace('"winner":0', '"winner":7').replace('"winner":1', '"winner":0'),
        "the form": text.replace(",\n", ", \n", 1),
        "half of it": text[: len(text) // 2],
        "something else": "[1, 2, 3]",
        # by somebody who knows how the hashes go
        "a card and all hashes": forged(record, moves=exchanged(record.moves, move, other)),
        "a key left out": forged(record, keys=record.keys[1:]),
        "a key of another draw": forged(
            record, keys=(replace(record.keys[0], opening=record.keys[1].opening), *record.keys[1:])
        ),
    }
    for what, changed in tampered.items():
        assert changed != text, what
        file.set_input_files(put(text))
        expect(holds).to_be_visible()
        file.set_input_files(put(changed))
        expect(refused).to_be_visible()
        expect(holds).to_have_count(0)
    assert asked == []
