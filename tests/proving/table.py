"""Positions of the proving game for its tests: set up by a line of text, dice dictated."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor, Viewer
from rosenkrieg.core.match import Match
from rosenkrieg.locale import Words
from tests.proving.actions import Action
from tests.proving.game import GAME
from tests.proving.state import State
from tests.proving.view import View

Table = Match[State, Action, View]
ACTORS: Final[dict[str, Actor]] = {"red": FIRST, "white": SECOND, "chance": CHANCE}

POSTED = """
    red anna@alder bert@alder cara@meadow dirk@oxley edda@oxley
    white finn@birch gina@birch hugo@heath ines@wyke jost@wyke
"""

DEALT = "chance sky2 take1 take2 take3 take1 take2 take3"


def table(moves: str = "", **options: object) -> Table:
    """A match with these moves: an actor, then what he does."""
    match: Table = Match(GAME, options)
    return play(match, moves)


def play(match: Table, moves: str) -> Table:
    actor = CHANCE
    for word in moves.split():
        if word in ACTORS:
            actor = ACTORS[word]
        else:
            match.act(actor, word)
    return match


def red_first(points: int = 3) -> Table:
    """The set-up of POSTED, and Red is on turn with that many points, White has one."""
    lower = {3: 1, 2: 1}[points]
    return table(f"{POSTED}\n{DEALT}\nred play{points}\nwhite play{lower}")


def last_lines(match: Table, viewer: Viewer, language: str = "en") -> list[str]:
    """What the viewer reads about the last move."""
    words = Words(language, ("tests.proving",))
    return [words.say(line) for line in match.narrate(len(match.moves) - 1, viewer)]


def known(match: Table, viewer: Viewer, seat: int) -> dict[str, tuple[str, ...]]:
    """What the viewer can tell of the pieces and the camp of a side."""
    seen = match.view(viewer)
    camp = seen.camps[seat]
    return {piece.id: piece.could_be for piece in seen.pieces[seat]} | {
        f"{camp.area} {camp.count}": camp.could_be
    }
