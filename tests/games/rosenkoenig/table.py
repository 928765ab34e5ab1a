"""Positions as small pictures, and matches that follow a script.

A picture has a line for each rank that is not empty, the rank first, files from a to i:

    6 ..w......
    5 ..R......

`r` and `w` are roses, `.` is an empty square, a capital letter is a rose with the crown on
it, and `x` is the crown on an empty square. In scripts a draw and its card are one word,
`+W2`, as in lists for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Message, Viewer
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import State
from rosenkrieg.games.rosenkoenig.view import View
from rosenkrieg.locale import words_for

FILES = "abcdefghi"
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
CARDS = tuple(f"{direction}{length}" for direction in DIRECTIONS for length in (1, 2, 3))
SEAT = {"red": FIRST, "white": SECOND}
NAMES = ("red", "white", "chance")
READERS = {"red": FIRST, "white": SECOND, "watch": None}

# a real opening, from the rules document
OPENING_RED = "NW1 NW2 S2 SE1 W1"
OPENING_WHITE = "E1 NE1 NE2 S1 SE2"


# pictures


def roses_in(picture: str) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], str]:
    """The squares of the red and of the white roses of a picture, and of the crown."""
    cells = [cell for line in picture.split("\n") for cell in _cells_of(line)]
    red, white = (tuple(square for square, c in cells if c.lower() == rose) for rose in "rw")
    crowns = [square for square, cell in cells if cell in "RWx"]
    assert len(crowns) <= 1, "there is one crown"
    return (red, white), (crowns or ["e5"])[0]


def _cells_of(line: str) -> list[tuple[str, str]]:
    """Each square of a line and what is on it."""
    if not line.strip():
        return []
    rank, cells = line.split()
    assert len(cells) == 9, f"expected nine squares, got {line!r}"
    assert set(cells) <= set("rw.RWx"), line
    return [(file + rank, cell) for file, cell in zip(FILES, cells, strict=True)]


def picture_of(match: Match) -> str:
    """The board and the crown as a picture."""
    view = table(match)
    red, white = view.roses
    cells = dict.fromkeys(red, "r") | dict.fromkeys(white, "w")
    under = cells.get(view.crown)
    cells[view.crown] = under.upper() if under else "x"
    return drawn(_lines(cells))


def _lines(cells: dict[str, str]) -> str:
    ranks = {rank: "".join(cells.get(file + rank, ".") for file in FILES) for rank in "987654321"}
    return "\n".join(f"{rank} {line}" for rank, line in ranks.items())


def drawn(picture: str) -> str:
    """A picture as `picture_of` draws it, to compare with: without empty lines."""
    lines = [line.strip() for line in picture.split("\n")]
    return "\n".join(line for line in lines if line and not line.endswith("........."))


def pictured(stones: dict[str, str]) -> str:
    """A picture of these stones (square -> r or w), the crown on one of them."""
    crown = next(iter(stones), None)
    cells = stones | ({crown: stones[crown].upper()} if crown else {})
    return _lines(cells)


# positions and matches


def position(
    picture: str,
    *,
    red: str = "",
    white: str = "",
    turn: str = "red",
    phase: str = "turn",
    heroes: tuple[int, int] = (4, 4),
    discard: str = "",
    stock: str | None = None,
    starter: str = "red",
    reshuffle: str = "at_once",
) -> State:
    """The position of a picture: the state of a view that shows it.

    Cards not named lie in the stock, or in the discard if the stock is named. The pool has
    what is not on the board.
    """
    roses, crown = roses_in(picture)
    unheld = " ".join(card for card in CARDS if card not in (*red.split(), *white.split()))
    view = View(
        viewer=None,
        phase=phase,
        turn=SEAT[turn],
        crown=crown,
        roses=roses,
        hands=(listed(red), listed(white)),
        heroes=heroes,
        pool=52 - len(roses[0]) - len(roses[1]),
        stock=listed(unheld, without=discard) if stock is None else listed(stock),
        discard=listed(discard) if stock is None else listed(unheld, without=stock),
        landings={},
        territories=((), ()),
        scores=(0, 0),
        starter=SEAT[starter],
        reshuffle=reshuffle,
        outcome=None,
    )
    state = GAME.determinize(view, Random(0))
    GAME.check(state)
    return state


def listed(names: str, without: str = "") -> tuple[str, ...]:
    """Cards in listing order."""
    kept = [name for name in names.split() if name not in without.split()]
    assert len(set(kept)) == len(kept), "every card is there once"
    return tuple(sorted(kept, key=CARDS.index))


def match_at(picture: str, **things: object) -> Match:
    """A match that goes on from a position; chance is dictated."""
    match = Match(GAME)
    match.states[:] = [position(picture, **things)]
    return match


def dealt(red: str = OPENING_RED, white: str = OPENING_WHITE, **options: str) -> Match:
    """A match in which these hands have been dealt."""
    match = Match(GAME, options)
    for card in (*red.split(), *white.split()):
        match.act(CHANCE, card)
    return match


def play(match: Match, script: str) -> Match:
    """Plays the words of a script, each by whoever is to act."""
    for word in script.split():
        if word != "+" and word.startswith("+"):
            match.act(match.actors[0], "+")
            match.act(CHANCE, word[1:])
        else:
            match.act(match.actors[0], word)
    return match


# questions


def turn(match: Match) -> str:
    """Who must act: red, white, chance or nobody."""
    return " ".join(NAMES[actor] for actor in match.actors) or "nobody"


def legal(match: Match) -> str:
    """The texts of what can be done now."""
    return " ".join(GAME.encode_action(a) for actor in match.actors for a in match.legal(actor))


def table(match: Match) -> View:
    """What lies on the table now; everybody sees the same."""
    return match.view(None)


def hand(match: Match, side: str) -> str:
    """The cards of a side, in listing order."""
    return " ".join(table(match).hands[SEAT[side]])


def assert_refused(match: Match, *texts: str) -> None:
    """The side to move may do none of this, and trying changes nothing."""
    before = match.state
    for text in texts:
        with pytest.raises(IllegalAction):
            match.act(match.actors[0], text)
        assert match.state is before


def why_not(match: Match, side: str, *path: str) -> str | None:
    """The number of the rule that forbids what the side touched."""
    message = match.why_not(SEAT[side], path)
    return None if message is None else str(message.params["rule"])


# words


def say(messages: Iterable[Message], language: str) -> list[str]:
    """Messages in words."""
    return [words_for(language, "rosenkoenig").say(message) for message in messages]


def last_lines(match: Match, viewer: Viewer, language: str = "en") -> list[str]:
    """What the viewer reads about the last move."""
    return say(match.narrate(len(match.moves) - 1, viewer), language)


def log_lines(match: Match, viewer: Viewer, language: str) -> list[str]:
    return say((line for _, line in match.log(viewer)), language)
