"""`rosenkrieg editions`: listing, showing and checking."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rosenkrieg.cli import main
from tests.games.vetternkrieg.decks import STANDARD, marked_everywhere

Checked = Callable[..., tuple[int, str]]


@pytest.fixture
def checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Checked:
    """Checks a text; the exit status, and what was printed."""

    def check(text: str | bytes, *more: str) -> tuple[int, str]:
        file = tmp_path / "mine.toml"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        status = main(["editions", "check", str(file), *more])
        said = capsys.readouterr()
        return status, said.out + said.err

    return check


def test_editions_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    assert "vetternkrieg: standard\n" in capsys.readouterr().out
    assert main(["editions", "show", "vetternkrieg", "standard"]) == 0
    assert capsys.readouterr().out == STANDARD


def test_a_good_edition_is_called_so_and_what_is_odd_is_told(checked: Checked) -> None:
    status, said = checked(STANDARD, "--game", "vetternkrieg", "--language", "en")
    assert status == 0
    assert "is a valid edition of" in said
    status, said = checked(marked_everywhere(), "--game", "vetternkrieg", "--language", "de")
    assert status == 0
    assert "ist eine gültige Ausgabe von Vetternkrieg" in said
    assert "  - round 1: 10 events are marked" in said


def test_every_fault_is_printed_and_the_status_is_two(checked: Checked) -> None:
    text = STANDARD.replace("cp = 1\n", "cp = 9\n").replace('"north"', '"narnia"')
    status, said = checked(text, "--game", "vetternkrieg", "--language", "en")
    assert status == 2
    lines = said.splitlines()
    assert lines[0].endswith(f"mine.toml: {len(lines) - 1} problems")
    assert len(lines) > 5
    assert all(line.startswith("  - ") for line in lines[1:])
    assert any("expected cp from 1 to 3, got 9" in line for line in lines)
    assert any("got 'narnia'" in line for line in lines)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name = \n", "expected an edition as TOML"),
        (b"\xff\xfe\n", "expected a text in UTF-8"),
        ("", "event: expected 10 entries, got 0"),
    ],
)
def test_what_cannot_be_read_is_a_fault_too(
    checked: Checked, text: str | bytes, problem: str
) -> None:
    status, said = checked(text, "--game", "vetternkrieg", "--language", "de")
    assert status == 2
    assert problem in said
    assert "Fehler" in said.splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["show", "vetternkrieg", "mine"], "expected an edition out of standard, got 'mine'"),
        (["show", "rosenkoenig", "standard"], "expected a game out of"),
        (["check", "nowhere.toml", "--game", "chess"], "expected"),
        (["check", "nowhere.toml", "--game", "vetternkrieg"], "nowhere.toml"),
        (["frob"], "expected editions, editions show GAME NAME, or editions check FILE"),
    ],
)
def test_wrong_words_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main(["editions", *arguments]) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
