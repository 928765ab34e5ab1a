"""Play at a real (pseudo-)terminal and through a dumb pipe, to the end."""

from pathlib import Path

import pytest

from rosenkrieg.core.record import Record
from tests.cli.terminal import Terminal, run

ENDS = {"de": "Die Partie ist zu Ende.", "en": "The match is over."}
RED = "\x1b[1;31m"
GOODBYES = {"de": "Auf Wiedersehen.", "en": "Goodbye."}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_match_at_a_terminal(language: str, tmp_path: Path):
    """Every choice by its number and Enter, then saved, then left with Enter."""
    file = tmp_path / "match.json"
    command = ["play", "rosenkoenig", "--seed", "21", "--language", language]
    with Terminal(command) as terminal:
        terminal.wait_for_prompt()
        assert f"{RED}● Lancaster" in terminal.raw
        for _ in range(119):
            terminal.send("1")
            terminal.send("")
            assert terminal.shown.count("\n") < 24
            if ENDS[language] in terminal.shown:
                break
        assert ENDS[language] in terminal.shown
        terminal.send(f"save {file}")
        terminal.press(b"\n")
        assert terminal.wait_for_end() == 0
        assert GOODBYES[language] in terminal.shown
    assert "Traceback" not in terminal.raw
    record = Record.from_json(file.read_bytes())
    assert record.outcome is not None
    assert record.verify().draws_checked > 10


def test_colours_go_away_on_request():
    with Terminal(["play", "rosenkoenig", "--seed", "7"], NO_COLOR="1") as terminal:
        assert "Lancaster (you)" in terminal.wait_for_prompt()
        assert RED not in terminal.raw


def test_a_dumb_terminal_gets_plain_letters_and_is_not_wiped():
    with Terminal(["play", "rosenkoenig", "--seed", "7"], TERM="dumb", LANG="de_DE.UTF-8") as dumb:
        dumb.wait_for_prompt()
        text = dumb.send("?")
        assert "Gib die Nummer einer Moeglichkeit ein" in text
        assert "\x1b" not in dumb.raw
        assert dumb.raw.isascii()


def test_control_c_and_control_d():
    with Terminal(["play", "rosenkoenig", "--seed", "7"]) as terminal:
        terminal.wait_for_prompt()
        assert terminal.press_until_end(b"\x03") == 130
        assert "Traceback" not in terminal.raw
    with Terminal(["play", "rosenkoenig", "--seed", "7"]) as terminal:
        terminal.wait_for_prompt()
        assert terminal.press_until_end(b"\x04") == 0
        assert terminal.shown.rstrip().endswith("Goodbye.")


def test_bytes_that_are_no_text_are_asked_again():
    with Terminal(["play", "rosenkoenig", "--seed", "7"]) as terminal:
        terminal.wait_for_prompt()
        terminal.press(b"\xff\xfe")
        assert "Can’t understand" in terminal.send("")
        terminal.send("1")
        terminal.send("")
        assert "You take " in terminal.shown


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_match_through_a_dumb_pipe(language: str):
    command = ["play", "rosenkoenig", "--seed", "21", "--language", language, "--fast"]
    result = run(command, "1\n" * 119, TERM="dumb", LC_ALL="C")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    assert ENDS[language] in result.stdout
    assert result.stdout.endswith(GOODBYES[language] + "\n")
