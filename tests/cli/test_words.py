"""The words of the terminal: all there, all used, none in the way of a game's."""

import re
from importlib import import_module
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser, ast

import rosenkrieg.locale
from rosenkrieg import cli
from rosenkrieg.cli import arguments
from rosenkrieg.cli.commands import COMMANDS
from rosenkrieg.cli.help import ARGUMENT, key_of
from rosenkrieg.cli.speech import TERMINAL, TerminalWords, in_ascii, language_of, printable
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SECOND, Message
from rosenkrieg.games.richard3.tables import BLOCKS
from rosenkrieg.locale import LANGUAGES, Words

PLACE = Path(rosenkrieg.locale.__file__).parent.parent / "cli"
BY_GAME = "cli-signs-"
BY_BLOCK = "cli-richard3-short-"
OF_HELP = ("cli-about-", "cli-arg-")


def keys(language: str) -> set[str]:
    resource = FluentParser().parse((PLACE / "locale" / f"{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def used() -> set[str]:
    texts = [path.read_text("utf-8") for path in PLACE.rglob("*.py")]
    return {key for text in texts for key in re.findall(r'"(cli-[\w-]+)"', text)}


def test_both_languages_have_the_same_keys():
    assert keys("de") == keys("en")


def test_every_key_that_is_used_has_words_and_every_key_is_used():
    named = {key for key in keys("en") if not key.startswith((BY_GAME, BY_BLOCK, *OF_HELP))}
    assert used() - {ARGUMENT} == named


def test_help_has_words_for_every_command_and_argument_and_no_others():
    words = Words("en", (TERMINAL,))
    needed = set()
    for name, module in cli.COMMANDS.items():
        app = typer.Typer(add_completion=False)
        app.command(name)(getattr(import_module(f"rosenkrieg.cli.{module}"), name))
        given = typer.main.get_command(app).params
        needed |= {f"cli-about-{name}"}
        needed |= {key_of(words, name, each) for each in given if each.name != "help"}
    assert needed == {key for key in keys("en") if key.startswith(OF_HELP)}


def test_words_by_game_are_for_games_that_exist():
    games = {key.removeprefix(BY_GAME) for key in keys("en") if key.startswith(BY_GAME)}
    assert games <= set(registry.keys())


def test_short_names_are_for_blocks_that_exist():
    short = {key.removeprefix(BY_BLOCK) for key in keys("en") if key.startswith(BY_BLOCK)}
    assert short
    assert short <= {block.removeprefix("y-").removeprefix("l-") for block in BLOCKS}


def test_no_key_hides_a_word_of_a_game():
    assert all(key.startswith("cli-") for key in keys("en"))


def test_languages_are_those_of_the_catalogues():
    assert arguments.LANGUAGES == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str):
    words = TerminalWords(language, registry.game("rosenkoenig"))
    text = words("cli-help", example="SE3")
    typed = set(re.findall(r"[\w?]+", text))
    for command, names in COMMANDS.items():
        assert typed & set(names), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_into_eighty_columns(language: str):
    words = TerminalWords(language, registry.game("rosenkoenig"))
    text = "\n".join([words("cli-help", example="SE3"), words("cli-signs-rosenkoenig")])
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
    assert words("prompt-must-draw") == "Deine Hand ist leer: Zieh eine Karte."


def test_a_missing_word_shows_its_key():
    words = TerminalWords("en", registry.game("rosenkoenig"))
    assert words.say(Message("no-such-word")) == "[no-such-word]"
    assert words.say(Message("won-by-points")) == "[won-by-points]"


def test_sides_are_called_as_the_game_calls_them():
    words = TerminalWords("de", registry.game("rosenkoenig"))
    assert (words.side(FIRST), words.side(SECOND)) == ("Lancaster", "York")


def test_texts_from_outside_cannot_command_the_terminal():
    assert printable("Anna\x1b[2J\n\x07") == "Anna?[2J??"
