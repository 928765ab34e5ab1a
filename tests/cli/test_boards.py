"""Drawings: what lies on the table, as a picture in letters."""

from typing import Any

import pytest

from rosenkrieg.cli.boards import Board, Scene, board, facts_of, log_lines, shorten
from rosenkrieg.cli.boards.rosenkoenig import BOARD
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, Seat
from rosenkrieg.core.match import Match

DEAL = "NW1 NW2 S2 SE1 W1 E1 NE1 NE2 S1 SE2"
OPENING = "NW2 S1 S2 E1 NW1 + W2"
"""The opening in the notation of the rules: then Red may turn d4 with SE1, or take b5 with W1."""


def opening(text: str = OPENING) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match("rosenkoenig")
    for action in f"{DEAL} {text}".split():
        match.act(match.actors[0], action)
    return match


def scene(match: Match[Any, Any, Any], seat: Seat = FIRST, **changes: Any) -> Scene:
    facts: dict[str, Any] = {
        "view": match.view(seat),
        "names": ("(you)", "(greedy)"),
        "log": ("first", "second"),
        "touched": frozenset(),
        "prompt": "Which?",
        "numbers": {},
        "offers": (),
        "words": TerminalWords("en", registry.game("rosenkoenig")),
        "unicode": True,
        "width": 80,
        "height": 24,
    }
    return Scene(**facts | changes)


def picture(drawn: Scene) -> str:
    """The board alone."""
    lines = [line.plain[:38].rstrip() for line in BOARD.draw(drawn)]
    return "\n".join(lines[: 1 + next(n for n, line in enumerate(lines) if "a   b" in line)])


def panel(drawn: Scene) -> list[str]:
    return [line.plain[40:].rstrip() for line in BOARD.draw(drawn)]


def test_the_board_with_territories_crown_and_choices():
    choices = {"card:SE1": 1, "card:W1": 2, "stock": 3}
    assert (
        picture(scene(opening(), numbers=choices))
        == """\
9  ·   ·   ·   ·   ·   ·   ·   ·   ·

8  ·   ·   ·   ·   ·   ·   ·   ·   ·

7  ·   ·   ●   ·   ·   ·   ·   ·   ·

6  ·   ·   ☼   ·   ·   ·   ·   ·   ·

5  ·  (2) ♛●   ·   ·   ·   ·   ·   ·
           │
4  ·   ·   ●  1☼*  ·   ·   ·   ·   ·

3  ·   ·   ·   ·   ·   ·   ·   ·   ·

2  ·   ·   ·   ·   ·   ·   ·   ·   ·

1  ·   ·   ·   ·   ·   ·   ·   ·   ·
   a   b   c   d   e   f   g   h   i"""
    )


def test_the_board_in_ascii_on_a_low_screen_after_a_flip():
    match = opening(OPENING + " SE1*")
    latest = frozenset({"square:d4", "card:SE1"})
    assert (
        picture(scene(match, unicode=False, height=20, touched=latest))
        == """\
9  .   .   .   .   .   .   .   .   .
8  .   .   .   .   .   .   .   .   .
7  .   .   R   .   .   .   .   .   .
6  .   .   W   .   .   .   .   .   .
5  .   .   R   .   .   .   .   .   .
4  .   .   R--^R<  .   .   .   .   .
3  .   .   .   .   .   .   .   .   .
2  .   .   .   .   .   .   .   .   .
1  .   .   .   .   .   .   .   .   .
   a   b   c   d   e   f   g   h   i"""
    )


def test_white_roses_are_joined_by_double_lines():
    match = opening("NW2 S1 + N3 E1 S2 + N1 + E3 N1")
    assert picture(scene(match)).splitlines()[4:12] == [
        "7  ·   ·   ●   ·   ·   ·   ·   ·   ·",
        "",
        "6  ·   ·   ☼═══☼   ·   ·   ·   ·   ·",
        "               ║",
        "5  ·   ·   ·  ♛☼   ·   ·   ·   ·   ·",
        "",
        "4  ·   ·   ·   ●   ·   ·   ·   ·   ·",
        "",
    ]


def test_both_houses_beside_the_board():
    shown = panel(scene(opening()))
    assert shown[0] == " ☼ York (greedy)              2 points"
    assert shown[1] == "  Heroes ♞♞♞♞  Territories 1 1"
    assert shown[2] == "  NE1↗  NE2↗  SE2↘  W2←"
    assert shown[4] == "Stock 13  Discard 5  Stones 47"
    assert shown[6] == "▸● Lancaster (you)            5 points"
    assert shown[7] == "  Heroes ♞♞♞♞  Territories 2 1"
    assert shown[8] == "  SE1↘*  W1←"
    assert shown[10] == "Which?"


def test_what_cannot_be_played_is_in_brackets():
    match = opening("S2 E1 SE1")  # the crown is on g2, White's last rose on f3
    shown = panel(scene(match))
    assert shown[8] == "  W1←  NW1↖*  NW2↖"
    assert shown[2] == "  NE1↗  NE2↗  (SE2↘)  S1↓"


def test_choices_in_words():
    match = opening()
    view = match.view(FIRST)
    english, german = (TerminalWords(each, match.game) for each in ("en", "de"))
    assert BOARD.step("card:SE1", view, english) == "SE 1 ↘ d4  Turn *"
    assert BOARD.step("card:W1", view, german) == "W 1  ← b5  Setzen"
    assert BOARD.step("stock", view, german) == "Karte nachziehen"
    ascii = TerminalWords("de", match.game, unicode=False)
    assert BOARD.step("card:SE1", view, ascii) == "SO 1 d4  Umdrehen *"


def test_spelling_and_short_names():
    german = TerminalWords("de", registry.game("rosenkoenig"))
    assert [BOARD.spelled(text, german) for text in ("SE3*", "E1", "+")] == ["SO3*", "O1", "+"]
    names = {"so3": "card:SE3", "SE3*": "card:SE3", "o1": "card:E1", "d4": "square:d4"}
    assert {text: BOARD.thing(text, german) for text in names} == names
    assert BOARD.thing("j9", german) is None
    assert BOARD.thing("dragon", german) is None


def test_a_game_without_a_drawing_gets_the_common_one():
    assert board("rosenkoenig") is BOARD
    assert type(board("no_such_game")) is Board
    assert type(board("../etc")) is Board


def test_facts_in_lines():
    facts = {"a": 1, "b": [1, 2], "c": None, "d": {"x": "y" * 30, "z": "w" * 30}, "e": [{"f": 1}]}
    assert facts_of(facts, 40) == [
        "a: 1",
        "b: 1, 2",
        "c: -",
        "d:",
        "  x: " + "y" * 30,
        "  z: " + "w" * 30,
        "e:",
        "  - f 1",
    ]
    assert all(len(line) <= 40 for line in facts_of({"a": list(range(100))}, 40))


def test_log_lines_are_wrapped_and_the_newest_is_marked():
    drawn = scene(opening(), log=("old", "one " * 15, "two " * 15), width=40)
    lines = [line.plain for line in log_lines(drawn, 2)]
    assert lines[0].startswith("  one")
    assert [line[:2] for line in lines] == ["  ", "  ", "▸ ", "  "]
    assert max(map(len, lines)) <= 40


@pytest.mark.parametrize(("text", "short"), [("a b c", "a b c"), ("aa bb cc dd ee", "aa bb ...")])
def test_shorten(text: str, short: str):
    assert shorten(text, 10) == short
