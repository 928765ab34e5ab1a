"""The words of the terminal: all there, all used, none in the way of a game's."""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser, ast

import rosenkrieg.locale
from rosenkrieg import cli
from rosenkrieg.cli.commands import COMMANDS
from rosenkrieg.cli.help import ARGUMENT, key_of, set_key
from rosenkrieg.cli.speech import TERMINAL, TerminalWords, in_ascii, language_of, printable
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SECOND, Message
from rosenkrieg.games.richard3.tables import BLOCKS
from rosenkrieg.locale import LANGUAGES, Words
from rosenkrieg.server.configuration import names

PLACE = Path(rosenkrieg.locale.__file__).parent.parent / "cli"
BOARDS = sorted(place.parent.name for place in PLACE.glob("boards/*/locale"))
BY_BLOCK = "cli-richard3-short-"
SIGNS = "cli-signs"
OF_HELP = ("cli-about-", "cli-arg-", "cli-set-")


def keys(language: str, place: Path = PLACE) -> set[str]:
    resource = FluentParser().parse((place / "locale" / f"{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def used(paths: Iterable[Path]) -> set[str]:
    texts = [path.read_text("utf-8") for path in paths]
    return {key for text in texts for key in re.findall(r'"(cli-[\w-]+)"', text)}


def test_every_key_that_is_used_has_words_and_every_key_is_used():
    named = {key for key in keys("en") if not key.startswith(OF_HELP)}
    of_boards = set[str]().union(*(keys("en", PLACE / "boards" / board) for board in BOARDS))
    assert used(PLACE.rglob("*.py")) - of_boards - {ARGUMENT, SIGNS} == named


@pytest.mark.parametrize("board", BOARDS)
def test_every_key_of_a_board_has_words_and_is_used(board: str):
    place = PLACE / "boards" / board
    named = {key for key in keys("en", place) if not key.startswith(BY_BLOCK)}
    assert used(place.rglob("*.py")) - keys("en") == named - {SIGNS}


def test_help_has_words_for_every_command_and_argument_and_no_others():
    words = Words("en", (TERMINAL,))
    needed = {set_key(name) for name in names()}
    for name, module in cli.COMMANDS.items():
        app = typer.Typer(add_completion=False)
        app.command(name)(getattr(import_module(f"rosenkrieg.cli.{module}"), name))
        given = typer.main.get_command(app).params
        needed |= {f"cli-about-{name}"}
        needed |= {key_of(words, name, each) for each in given if each.name != "help"}
    assert needed == {key for key in keys("en") if key.startswith(OF_HELP)}


def test_short_names_are_for_blocks_that_exist():
    named = keys("en", PLACE / "boards" / "richard3")
    short = {key.removeprefix(BY_BLOCK) for key in named if key.startswith(BY_BLOCK)}
    assert short
    assert short <= {block.removeprefix("y-").removeprefix("l-") for block in BLOCKS}


def test_no_key_hides_a_word_of_a_game():
    for place in (PLACE, *(PLACE / "boards" / board for board in BOARDS)):
        assert all(key.startswith("cli-") for key in keys("en", place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str):
    words = TerminalWords(language, registry.game("rosenkoenig"))
    text = words("cli-help", example="SE3")
    typed = set(re.findall(r"[\w?]+", text))
    for command, said in COMMANDS.items():
        assert typed & set(said), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_into_eighty_columns(language: str):
    words = TerminalWords(language, registry.game("rosenkoenig"))
    text = "\n".join([words("cli-help", example="SE3"), words(SIGNS)])
    assert [line for line in text.splitlines() if len(line) > 80] == []


def test_the_language_of_the_environment():
    assert language_of({}) == "en"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "", "LANG": "de_AT"}) == "de"


def test_ascii_for_terminals_that_show_nothing_else():
    assert in_ascii("Größe “57 → 72” – é …") == 'Groesse "57 -> 72" - e ...'
    words = TerminalWords("de", registry.game("rosenkoenig"), unicode=False)
    assert words.title == "Rosenkoenig"
    assert words("prompt-must-draw") == "Deine Hand ist leer. Zieh eine Karte nach."


def test_a_missing_word_shows_its_key():
    words = TerminalWords("en", registry.game("rosenkoenig"))
    assert words.say(Message("no-such-word")) == "[no-such-word]"
    assert words.say(Message("won-by-points")) == "[won-by-points]"


def test_sides_are_called_as_the_game_calls_them():
    words = TerminalWords("de", registry.game("rosenkoenig"))
    assert (words.side(FIRST), words.side(SECOND)) == ("Lancaster", "York")


def test_texts_from_outside_cannot_command_the_terminal():
    assert printable("Anna\x1b[2J\n\x07") == "Anna?[2J??"
