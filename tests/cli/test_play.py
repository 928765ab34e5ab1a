"""A match in the terminal: choosing, asking, taking back, saving; nothing mistyped is lost."""

import io
import json
import sys
from pathlib import Path

import pytest

from rosenkrieg.ai.player import Player, player, usual_player
from rosenkrieg.cli import main
from rosenkrieg.cli.boards.rosenkoenig import ARROWS
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record
from rosenkrieg.learning.pictures import pictures, shown
from rosenkrieg.table.advice import adviser
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.table import Table
from tests.cli.terminal import usual_terminal
from tests.proving.game import GAME as PROVING

SEED_7 = ("play", "rosenkoenig", "--seed", "7")
USUAL = usual_player("rosenkoenig")
START = Match("rosenkoenig", seed=7).view(FIRST)
"""What was dealt. From e5 every card leads to an empty square, and none to a corner."""
HAND = START.hands[FIRST]
SQUARES = [START.landings[card].square for card in HAND]
MISSING = START.stock[0]
GERMAN = {"NE": "NO", "E": "O", "SE": "SO"}


def in_words(card: str) -> str:
    return f"{card[:-1]} {card[-1]}"


def in_german(card: str) -> str:
    return f"{GERMAN.get(card[:-1], card[:-1])} {card[-1]}"


TAKEN = [
    f"You take {square} with {in_words(card)}." for card, square in zip(HAND, SQUARES, strict=True)
]


@pytest.fixture
def played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Types lines at a table, then nothing any more, and returns what was shown."""
    usual_terminal(monkeypatch)

    def play(*lines: str, command: tuple[str, ...] = SEED_7, fast: bool = True) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main([*command, *["--fast"] * fast])
        captured = capsys.readouterr()
        assert (status, captured.err) == (0, "")
        return captured.out

    return play


@pytest.fixture
def proving(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """A game with secrets, choices at once and paths of two steps, without a drawing."""
    monkeypatch.setitem(registry._games, "proving", PROVING)
    return ("play", "proving", "--seed", "3")


def answers(text: str) -> list[str]:
    """What was said after each line that was typed, the drawing of the table included."""
    return text.split("\n> ")[1:-1]


def in_one_line(text: str) -> str:
    """The text as if the screen had no edge."""
    return " ".join(text.split())


# the table


def test_the_table_before_the_first_move(played):
    text = played()
    assert "▸● Lancaster (you)" in text
    assert f" ☼ York ({USUAL})" in text
    assert "Heroes ♞♞♞♞" in text
    assert "Stock 14  Discard 0  Stones 52" in text
    assert "  ".join(card + ARROWS[card[:-1]] for card in HAND) in text
    assert "Play a card." in text
    for number, (card, square) in enumerate(zip(HAND, SQUARES, strict=True), 1):
        arrow = ARROWS[card[:-1]]
        assert f" {number}  {in_words(card):4} {arrow} {square}  Place" in text
        (rank,) = [line for line in text.splitlines() if line.startswith(square[1])]
        place = 3 + 4 * "abcdefghi".index(square[0])
        assert rank[place - 1 : place + 2] == f"({number})"
    (middle,) = [line for line in text.splitlines() if line.startswith("5")]
    assert middle[19] == "♛"
    assert "   a   b   c   d   e   f   g   h   i " in text
    assert f"▸ York starts with {', '.join(map(in_words, START.hands[SECOND]))}." in text


def test_nothing_is_wider_or_higher_than_the_screen(played):
    for lines in ((), ("1",), ("1", "1", "1", "1")):
        frame = played(*lines).split("\n\n9 ")[-1]
        assert max(map(len, frame.splitlines())) <= 80
        assert frame.count("\n") < 24


def test_a_narrow_screen_has_everything_one_below_the_other(played, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "40")
    text = played()
    assert max(map(len, text.splitlines())) <= 40
    assert text.index("a   b   c") < text.index(f"York ({USUAL})") < text.index(" 1  N 2")


def test_a_low_screen_leaves_out_the_lines_between_ranks(played, monkeypatch):
    monkeypatch.setenv("LINES", "20")
    text = played()
    assert text.strip("\n")[: text.index("\n> ")].count("\n") < 20
    ranks = [line[:1] for line in text.splitlines() if line[:1].isdigit()]
    assert ranks == list("987654321")


def test_the_board_after_some_moves(played):
    text = played("1", command=(*SEED_7, "--against", "human"))
    frame = text[text.rindex("\n9 ") :]
    assert "♛●◂" in frame
    assert "1 point" in frame
    assert f"▸ Lancaster takes {SQUARES[0]} with {in_words(HAND[0])}." in frame
    assert "▸☼ York" in frame


def test_german_words_and_letters_of_the_compass(played):
    card = next(card for card in HAND if "E" in card)
    typed = in_german(card).replace(" ", "")
    text = played(typed.lower(), command=(*SEED_7, "--language", "de"))
    assert f"{typed}{ARROWS[card[:-1]]}" in text
    assert "Spiel eine Karte." in text
    assert f"Du besetzt {START.landings[card].square} mit {in_german(card)}." in text
    assert text.endswith("Auf Wiedersehen.\n")


def test_the_language_comes_from_the_environment(played, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spiel eine Karte." in played()


def test_ascii_where_nothing_else_is_shown(played):
    text = played("1", "1", "2", command=(*SEED_7, "--ascii", "--language", "de"))
    assert text.isascii()
    assert "Helden 4" in text
    assert "^W<" in text or "^R<" in text
    assert "? fuer Hilfe" in text


# who plays


def test_a_person_may_take_the_second_seat(played):
    text = played(command=(*SEED_7, "--as", "white"))
    assert "▸☼ York (you)" in text
    assert f"● Lancaster ({USUAL})" in text
    assert "Lancaster takes" in text


def test_an_option_of_the_game(played):
    text = played(command=(*SEED_7, "--option", "starter=white", "--against", "human"))
    assert "▸☼ York " in text


def test_another_opponent(played):
    assert "York (random)" in played(command=(*SEED_7, "--against", "random"))


def test_without_a_seed_every_match_is_another(played):
    deals = {played(command=("play", "rosenkoenig")) for _ in range(3)}
    assert len(deals) > 1


def test_one_seed_one_match(played):
    lines = ("1", "1", "1", "1", "1", "log")
    assert played(*lines) == played(*lines)


# choosing


def test_a_choice_is_previewed_and_confirmed(played):
    text = played("2", "", fast=False)
    arrow = ARROWS[HAND[1][:-1]]
    shown = f"{in_words(HAND[1])} {arrow} {SQUARES[1]} Place. You 0 → 1, York 0 → 0."
    assert shown in text
    assert "Enter: confirm, back: choose again > " in text
    assert TAKEN[1] in text


def test_a_choice_can_be_given_up_or_changed(played):
    for no in ("back", "n"):
        text = played("2", no, "1", "y", fast=False)
        assert TAKEN[0] in text
        assert TAKEN[1] not in text
    assert TAKEN[3] in played("2", HAND[3], "", fast=False)


@pytest.mark.parametrize("form", ["{0}{1}", "{2}{1}", "{0} {1}", " {2} {1} ", "card:{0}{1}", "3"])
def test_an_action_can_be_typed(form: str, played):
    direction, length = HAND[2][:-1], HAND[2][-1]
    assert TAKEN[2] in played(form.format(direction, length, direction.lower()))


def test_nothing_mistyped_is_lost(played):
    wrong = ["0", "6", "9" * 5000, "x" * 300, f"{HAND[2]}*", MISSING, "+", "a9", "ß", "\x1b[2J"]
    text = played(*wrong, HAND[1])
    said = [in_one_line(each) for each in answers(text)]
    assert "Choose a number from 1 to 5." in said[0]
    assert "Choose a number from 1 to 5." in said[1]
    assert "Choose a number from 1 to 5." in said[2]
    assert f". Type a number, an action such as {HAND[0]}, or ? for help." in said[3]
    assert f"You can only do that as: {HAND[2]}." in said[4]
    assert f"You don’t have {in_words(MISSING)}. [R08]" in said[5]
    assert "You can’t draw with five cards in hand. [R25]" in said[6]
    assert "None of your cards leads to a9. [R18]" in said[7]
    assert "Can’t understand" in said[8]
    assert "Can’t understand “?[2J”." in said[9]
    assert TAKEN[1] in said[10]


def test_an_empty_line_draws_the_table_again(played):
    assert played("", "").count("Play a card.") == 3


def test_the_end_of_input_is_a_quiet_end(played):
    assert played().endswith("> \nGoodbye.\n")
    assert played("1", fast=False).endswith("\nGoodbye.\n")


# asking


def test_help_explains_commands_and_signs(played):
    text = played("?")
    assert f"Type the number of a choice or an action such as {HAND[0]}" in text
    assert "what the computer would do" in text
    assert "N2* turns a rose with a hero" in text
    assert "Zug des Computers" in played("hilfe", command=(*SEED_7, "--language", "de"))


def test_a_hint_with_what_it_changes(played):
    text = played("hint")
    assert "Hint: " in text
    assert "You 0 → 1, York 0 → 0." in text
    assert played("hint") == text
    assert "Tipp: " in played("tipp", command=(*SEED_7, "--language", "de"))


def test_the_hint_is_that_of_the_best_player_as_on_the_site(played, monkeypatch):
    asked = []

    def spied(game: str, level: str, seed: int) -> Player:
        asked.append(level)
        return player(game, level, seed)

    for asker in ("rosenkrieg.cli.session", "rosenkrieg.ai.coaching"):
        monkeypatch.setattr(f"{asker}.player", spied)
    played("hint", "1")
    assert asked == [adviser("rosenkoenig"), USUAL]


def test_a_hint_has_a_reason(played):
    assert "A new territory on " in in_one_line(played("hint"))
    german = in_one_line(played("tipp", command=(*SEED_7, "--language", "de")))
    assert "Ein neues Gebiet auf " in german


def test_a_guided_match_says_what_matters_and_warns_once(played, monkeypatch):
    guided = (*SEED_7, "--guided")
    text = in_one_line(played(command=guided))
    assert "Territories are worth the square of their size: 3 roses that touch make 9" in text
    assert "Coach: " in text
    monkeypatch.setattr("rosenkrieg.ai.coaching.BLUNDER", 0.0)  # all but the best
    monkeypatch.setattr("rosenkrieg.ai.coaching.SURE", 0.0)
    best = text.partition("Coach: ")[2].partition(" ")[0]
    other = next(card for card in HAND if in_words(card) != best and card != best)
    warned = in_one_line(played(other, other, command=guided))
    assert warned.count("Before you play") == 1
    assert f"Better: {best}" in warned
    assert "You take" in warned


def test_only_the_computer_is_played_with_a_coach(capsys):
    assert main([*SEED_7, "--guided", "--against", "human"]) != 0
    assert "expected --guided against a computer player" in capsys.readouterr().err


def test_there_is_no_hint_where_the_table_allows_none(played, monkeypatch):
    def nobody(table: Table, seat: Seat) -> None:
        raise Refusal("no_hint", "expected a match among friends; here is no help")

    monkeypatch.setattr("rosenkrieg.cli.decision.helped", nobody)
    text = played("hint")
    assert "Hints are off in this match." in text
    assert "Hint: " not in text


def test_why_something_is_not_allowed(played):
    asked = ["a1", MISSING, "+", HAND[1], "", "dragon", SQUARES[1]]
    said = answers(played(*(f"why {thing}" for thing in asked)))
    assert "None of your cards leads to a1. [R18]" in said[0]
    assert f"You don’t have {in_words(MISSING)}. [R08]" in said[1]
    assert "You can’t draw with five cards in hand. [R25]" in said[2]
    assert "That is allowed." in said[3]
    assert "Name something on the table" in said[4]
    assert "Can’t find “dragon” here" in said[5]
    assert "That is allowed." in said[6]
    german = in_german(next(card for card in START.stock if "E" in card))
    text = played(f"warum {german.lower()}", command=(*SEED_7, "--language", "de"))
    assert f"{german} hast du nicht auf der Hand. [R08]" in text


def test_log_and_view(played):
    assert TAKEN[0] in answers(played("1", "log"))[1]
    view = answers(played("view"))[0]
    assert "crown: e5" in view
    assert f"stock: {START.stock[0]}, {START.stock[1]}," in view


def test_the_rules_section_by_section(played):
    said = answers(played("rules", "rules 1", "rules R21", "rules [r21]", "rules hero", "rules 99"))
    assert "Two houses, Lancaster and York" in in_one_line(said[0])
    assert "  1  Components" in said[0]
    assert "52 stones in a common pool" in in_one_line(said[1])
    assert "Where the crown can’t go" in said[2].splitlines()[1]
    assert said[2].splitlines()[1:] == said[3].splitlines()[1:]
    assert "Turning a rose" in said[4]
    for step in shown(pictures("rosenkoenig")["hero"]):  # both are drawn, and told about
        assert step.caption["en"] in in_one_line(said[4])
    assert said[4].count("36") >= 2
    assert "There is no section called “99”." in said[5]
    assert max(len(line) for each in said for line in each.splitlines()) <= 80
    german = played("regeln", "regeln aufbau", command=(*SEED_7, "--language", "de"))
    assert "  2  Aufbau" in german
    assert "Die Karten werden gemischt." in german


def test_the_language_can_be_changed_at_the_table(played):
    said = answers(played("language de", "sprache", "language fr"))
    assert "Spiel eine Karte." in said[0]
    assert "Play a card." in said[1]
    assert "Available languages: de, en." in said[2]


# taking back


def test_back_against_the_computer_goes_over_its_answer_and_says_so(played):
    text = played("1", "back")
    said = answers(text)[1]
    assert "Undone: your last action." in said
    assert "York’s reply is undone, too." in said
    assert "Stones 52" in said
    assert f" 5  {in_words(HAND[4])}" in said


def test_back_over_chance_says_that_it_is_drawn_anew(played):
    said = in_one_line(answers(played("1", "1", "+", "back"))[-1])
    assert "Undone: your last action." in said
    assert (
        "chance result is undone as well; it will be drawn again" in said
        or "chance results are undone as well; they" in said
    )


def test_back_with_nothing_to_take_back(played):
    assert "There is nothing to undo yet." in played("back")
    text = played("back", command=(*SEED_7, "--as", "white"))
    assert "There is nothing to undo yet." in text


def test_two_people_take_back_the_last_action(played):
    human = (*SEED_7, "--against", "human")
    said = answers(played("1", "back", command=human))
    assert "Undone: Lancaster’s last action." in said[1]
    assert "Stones 52" in said[1]


def test_two_people_must_agree_once_a_card_was_drawn(played):
    human = (*SEED_7, "--against", "human")
    moves = ["1", "1", "+"]
    refused = played(*moves, "back", "n", "log", command=human)
    assert "Can’t undo: dice or cards have been drawn since." in refused
    assert "Do you both agree to undo it? (y/n)" in refused
    assert "Lancaster draws" in refused.split("agree to undo it")[1]
    agreed = played(*moves, "back", "y", "log", command=human)
    assert "Undone: Lancaster’s last action." in agreed
    assert "Lancaster draws" not in agreed.split("Undone")[1]


def test_two_people_can_take_back_a_resignation_if_both_agree(played):
    human = (*SEED_7, "--against", "human")
    said = played("1", "resign", "y", "back", "y", command=human)
    assert "York resigns. Lancaster wins." in said
    assert "Do you both agree to undo it? (y/n)" in said
    assert "Undone: Lancaster’s last action." in said
    assert "Stones 52" in said.rpartition("agree to undo it")[2]


# leaving and saving


def test_quit_asks_first(played):
    text = played("quit", "n", "1", "quit", "y", "1")
    assert text.count("The match is not over. Leave anyway? (y/n)") == 2
    assert TAKEN[0] in text
    assert text.endswith("(y/n) > y\nGoodbye.\n")


def test_resigning_ends_it_and_offers_to_save(played, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = played("1", "resign", "n", "resign", "y", "y", "")
    assert "Lancaster resigns. York wins." in text
    assert "Save the record? y saves it as rosenkoenig-7.json." in text
    assert "Saved: rosenkoenig-7.json" in text
    record = Record.from_json((tmp_path / "rosenkoenig-7.json").read_bytes())
    assert record.outcome is not None
    assert (record.outcome.reason, record.players) == ("resigned", ("human", USUAL))


def test_save_and_verify(played, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "mine here.json"
    text = played("1", "1", f"save {file}", "1")
    assert f"Saved: {file}" in "".join(text.splitlines())
    assert main(["verify", str(file), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert f"Lancaster (human) against York ({USUAL})" in out
    assert "follow from the seed 7." in out
    assert "The match isn’t finished in this file." in out


def test_save_and_verify_after_taking_back_over_chance(played, tmp_path: Path, capsys):
    file = tmp_path / "taken-back.json"
    played("1", "1", *["+", "back"] * 8, "+", f"save {file}")
    status = main(["verify", str(file), "--language", "en"])
    captured = capsys.readouterr()
    assert (status, captured.err) == (0, "")
    assert "thrown away" in captured.out


def test_saving_never_overwrites_unasked(played, tmp_path: Path):
    file = tmp_path / "taken.json"
    file.write_text("precious")
    assert "Overwrite it? (y/n)" in played(f"save {file}", "n")
    assert file.read_text() == "precious"
    played(f"save {file}", "y")
    assert json.loads(file.read_text("utf-8"))["game"] == "rosenkoenig"


def test_what_cannot_be_saved_is_said_and_play_goes_on(played, tmp_path: Path):
    text = played(f"save {tmp_path}/no/where.json", f"save {tmp_path}", "y", "save a\0b", "1")
    assert text.count("Could not save ") == 3
    assert "No such file or directory" in in_one_line(text)
    assert TAKEN[0] in text


# the end


@pytest.mark.parametrize(
    ("language", "over", "ends"),
    [
        ("de", "Die Partie ist zu Ende.", ("gewinnst", "York gewinnt", "Unentschieden")),
        ("en", "The match is over.", ("You win", "York wins", "Draw")),
    ],
)
def test_a_whole_match(language: str, over: str, ends: tuple[str, ...], played):
    text = played(*["1"] * 119, command=(*SEED_7, "--language", language))
    last = text[text.rindex("\n9 ") :]
    assert over in last
    assert any(end in last for end in ends)


def test_after_the_end_there_is_still_something_to_ask(played):
    text = played(*["1"] * 119)
    count = text[: text.index("Save the record?")].count("\n> 1")
    asked = ("log", "hint", "why e5", "?", "frob", "language de", "back")
    after = played(*["1"] * count, *asked)
    end = after[after.index("The match is over.") :]
    assert end.count("Save the record?") == 2
    assert end.count("The match is over.") >= 3
    assert "Die Partie ist zu Ende." in end
    assert "Rückgängig gemacht: dein letzter Zug." in end


# a game without a drawing, with secrets


def test_a_game_without_a_drawing_shows_its_facts_and_walks_its_paths(played, proving):
    text = played("1", "back", "1", "2", "", "hint", "rules", command=proving, fast=False)
    said = answers(text)
    assert "deck: " in text
    assert "  - name anna, strength" in text
    assert " left. anna:" in said[0]
    assert "1  oxley" in said[0]
    assert " left. anna:" not in said[1]
    assert "You post anna in" in text
    assert "There are no hints for this game" in text
    assert "1  Material and secrets" in text


def test_one_step_back_before_anything_is_taken_back(played, proving):
    said = answers(played("1", "1", "1", "back", "back", command=proving))
    assert " left. bert:" in said[2]
    assert "Undone" not in said[3]
    assert "Undone: your last action." in said[4]


def test_a_whole_match_of_it_by_numbers(played, proving):
    text = played(*["1"] * 150, command=proving)
    assert "The match is over." in text
    assert "Save the record?" in text


def test_a_curtain_hides_one_side_from_the_other(played, proving):
    human = (*proving, "--against", "human")
    posts = ["1", "1"] * 5
    text = played("", *posts, "", "1", command=human)
    before, red, white = text.split("press Enter.")
    assert "It’s Red’s turn." in before
    assert "mine:" not in before
    assert "You post anna in" in red
    assert "name anna, strength 3, area" in red
    assert "\n" * 40 + "It’s White’s turn." in red
    assert "Red posts a block." in white
    assert "name finn, strength 3, area" in white
    assert "post anna" not in white
    assert "name anna" not in white


def test_behind_the_curtain_only_a_few_things_can_be_done(played, proving):
    human = (*proving, "--against", "human")
    posts = ["1", "1"] * 5
    text = played("", *posts, "view", "back", "quit", "y", command=human)
    behind = text[text.index("It’s White’s turn.") :]
    assert "Press Enter to see the table" in behind
    assert "Undone: Red’s last action." in behind
    assert "You post anna" in behind  # Red, who took back, still sits there
    assert behind.endswith("Goodbye.\n")


def test_a_saved_match_with_secrets_tells_what_the_screen_tells(played, proving, tmp_path: Path):
    alone, both = tmp_path / "alone.json", tmp_path / "both.json"
    played("1", "1", f"save {alone}", command=proving)
    assert Record.from_json(alone.read_bytes()).reader == "red"
    played("", "1", "1", f"save {both}", command=(*proving, "--against", "human"))
    kept = Record.from_json(both.read_bytes())
    assert kept.reader == "watch"
    assert kept.moves == (), "a saved match ends before what is being chosen in secret"


# standing orders

STAYING = ("--order", "card=lowest", "--order", "march=never")


def test_standing_orders_decide_for_the_person(played, proving):
    """Who always plays the lowest card and never marches only posts blocks and answers."""
    plain, ordered = (played(*["1"] * 150, command=(*proving, *more)) for more in ((), STAYING))
    for text, is_asked in ((plain, True), (ordered, False)):
        assert "Post a block" in text
        assert ("Choose a card." in text) is is_asked
        assert ("March or end your turn" in text) is is_asked
        assert ("By your standing orders: " in text) is not is_asked


def test_taking_back_passes_over_what_orders_did(played, proving):
    """Five blocks are posted, orders choose the card; one step back is a post, not the card."""
    text = played(*["1"] * 9, "back", command=(*proving, *STAYING[:2]))
    assert "Choose a card." not in text
    assert "March or end your turn" in text
    last = answers(text)[-1]
    assert "Undone: your last action." in last
    assert "Post a block; 1 left." in last


def test_an_unknown_order_is_refused(proving, capsys: pytest.CaptureFixture[str]):
    assert main([*proving, "--order", "march=always"]) == 2
    assert "expected order march to be one of ask, never" in capsys.readouterr().err
