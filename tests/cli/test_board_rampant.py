"""Rampant in a terminal: the battle so far, and both realms."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from rosenkrieg.cli.boards import Scene, board
from rosenkrieg.cli.boards.rampant import BOARD
from rosenkrieg.cli.choices import choices, walked_on
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, Seat
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.state import Boasting, State
from tests.games.rampant.table import Table

LANGUAGES = ("de", "en")


@cache
def spoken(language: str, unicode: bool) -> TerminalWords:
    return TerminalWords(language, GAME, unicode)


def scene(
    state: State, seat: Seat = FIRST, language: str = "en", unicode: bool = True, **changes: Any
) -> Scene:
    """The table as the terminal has it drawn for a seat, with the choices it has."""
    view, words = GAME.view(state, seat), spoken(language, unicode)
    legal = GAME.legal_actions(state, seat) if seat in GAME.actors(state) else ()
    touched = walked_on(GAME, legal, ())
    offered = choices(GAME, legal, touched)
    facts: dict[str, Any] = {
        "view": view,
        "names": ("(you)", "(squire)"),
        "log": ("first", "second"),
        "touched": frozenset(),
        "prompt": words.say(GAME.prompt(view)),
        "numbers": {c.step: n for n, c in enumerate(offered, 1) if c.step is not None},
        "offers": tuple(
            f"{n:2}  {BOARD.step(c.step, view, words)}" for n, c in enumerate(offered, 1) if c.step
        ),
        "words": words,
        "unicode": unicode,
        "width": 80,
        "height": 24,
        "chosen": touched,
    }
    return Scene(**facts | changes)


def lines(shown: Scene) -> list[str]:
    return [line.plain.rstrip() for line in BOARD.draw(shown)]


@cache
def played() -> dict[str, State]:
    """A state of each phase in some random battles, for somebody at the real table too."""
    found: dict[str, State] = {}
    for seed in range(12):
        rng = Random(f"drawings {seed}")
        options = {
            "battle": ("quick", "table")[seed % 2],
            "realms": ("rolled", "standard")[seed % 3 % 2],
        }
        state = GAME.initial_state(GAME.info.complete(options))
        while actors := GAME.actors(state):
            actor = rng.choice(actors)
            found.setdefault(GAME.view(state, None).phase, state)
            legal = GAME.legal_actions(state, actor)
            if actor == CHANCE:
                (action,) = rng.choices(legal, GAME.chance_weights(state))
            else:
                action = rng.choice(legal)
            state = GAME.apply(state, actor, action)
        found["over"] = state
    return found


def test_the_terminal_draws_it() -> None:
    assert board("rampant") is BOARD
    assert len(played()) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_phase_fits_and_shows_no_key(language: str, unicode: bool, width: int) -> None:
    for phase, state in played().items():
        for seat in SEATS:
            shown = scene(state, seat, language, unicode, width=width)
            drawn = lines(shown)
            assert all(len(line) <= width for line in drawn if line), (phase, drawn)
            text = "\n".join(drawn)
            assert unicode or text.isascii(), (phase, text)
            assert not re.search(r"\bf[01]-\d|\w+_\w+|\[cli|None", text), (phase, text)
            told = "\n".join(BOARD.facts(shown.view, shown.words, width))
            assert not re.search(r"\bf[01]-\d|\w+_\w+|\[cli|None", told), (phase, told)


def test_what_is_at_stake_and_what_can_be_chosen_is_marked() -> None:
    naming = Table().do("L attack", "D defend")
    drawn = lines(scene(naming.state, FIRST))
    assert any(re.search(r"  1   Stud farm", line) for line in drawn)
    assert sum("♔ Village" in line for line in drawn) == 1  # both in one line
    staked = lines(scene(naming.do("L name:f1-1").state, SEATS[1], width=60))
    assert any(line.strip() == "⚔ Stud farm" for line in staked)


def test_boasts_of_the_other_are_not_there() -> None:
    start = ("L attack", "D defend", "L name:f1-1", "D no", "L scenario:LR-K", "D yes")
    table = Table().do(*start)
    assert type(table.state.phase) is Boasting
    table.do("L boast:first_blow")
    assert "Lion: First blow" in " ".join(lines(scene(table.state, FIRST)))
    other = " ".join(lines(scene(table.state, SEATS[1])))
    assert "Lion: First blow" not in other
    assert "12  Done" in other
