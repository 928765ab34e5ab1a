"""Medieval Battle in a terminal: both sides, the map, and what waits off it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.cli.boards import Scene, board
from rosenkrieg.cli.boards.medieval_battle import BOARD
from rosenkrieg.cli.choices import choices, walked_on
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, Seat
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.state import Phase, State

PHASES = {str(kind.__struct_config__.tag) for kind in Phase.__args__}
LANGUAGES = ("de", "en")


def scene(
    state: State,
    seat: Seat = FIRST,
    language: str = "en",
    touched: tuple[str, ...] = (),
    unicode: bool = True,
    **changes: Any,
) -> Scene:
    """The table as the terminal has it drawn for a seat, with the choices it has."""
    view, words = GAME.view(state, seat), TerminalWords(language, GAME, unicode)
    legal = GAME.legal_actions(state, seat)
    touched = walked_on(GAME, legal, touched)
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
def played(size: str = "standard") -> dict[str, State]:
    """The last state of each phase in some random battles."""
    found: dict[str, State] = {}
    for seed in range(4):
        rng = Random(f"drawings {seed} {size}")
        way = ("default", "built", "random")[seed % 3]
        state = GAME.initial_state(GAME.info.complete({"map": way, "size": size}))
        while actors := GAME.actors(state):
            legal = GAME.legal_actions(state, actors[0])
            if actors[0] != CHANCE and rng.random() < 0.2:
                found[GAME.view(state, None).phase] = state
            found.setdefault(GAME.view(state, None).phase, state)
            state = GAME.apply(state, actors[0], rng.choice(legal))
        found["over"] = state
    return found


def begun() -> State:
    """The standard map, both armies standing, some units held back."""
    state = GAME.initial_state(GAME.info.complete({}))
    for text in [
        "recruit:1,1,1",
        "recruit:2,3,2,1,2",
        "recruit:1,1,1",
        "recruit:2,3,2,1,2",
        "deploy:BG:5,-3",
        "deploy:BG:-4,1",
        "deploy:HC:3,-4",
        "deploy:HC:-3,-1",
        "deploy:LB:4,-3",
        "deploy:PK:-5,1",
        "done",
        "done",
    ]:
        actor = GAME.actors(state)[0]
        action = GAME.decode_action(text, actor)
        legal = GAME.legal_actions(state, actor)
        assert action in legal, (text, [GAME.encode_action(each) for each in legal])
        state = GAME.apply(state, actor, action)
    return state


def test_all_phases_are_among_the_states_that_are_drawn():
    assert set(played()) == PHASES


@pytest.mark.parametrize("size", ["standard", "large"])
@pytest.mark.parametrize(
    ("width", "height", "language", "unicode"),
    [(80, 24, "de", True), (80, 24, "en", False), (120, 50, "de", False)],
)
def test_every_phase_fits_the_terminal(
    width: int, height: int, size: str, language: str, unicode: bool
):
    for phase, state in played(size).items():
        for seat in SEATS:
            shown = scene(state, seat, language, unicode=unicode, width=width, height=height)
            drawn = BOARD.draw(shown)
            assert max(line.cell_len for line in drawn) <= width, phase
            text = "\n".join(line.plain for line in drawn)
            assert unicode or text.isascii(), phase
            assert "[cli-" not in text, phase
            assert " ".join(shown.prompt.split()) in " ".join(text.split()), phase


def test_a_picture_of_the_battle():
    assert board("medieval_battle") is BOARD
    picture = lines(scene(begun(), SEATS[1], unicode=False))
    assert (
        "\n".join(picture)
        == """\
 Red (you)  0 of 5 points, value 5, time markers ooooo
   Off the map: LC, MA, HI x2, LI x3, PK x2, AR x2
>Yellow (squire)  0 of 5 points, value 4, time markers ooooo
   Off the map: LC, MA, HI x2, LI x3, PK, LB, AR x2
               h     .     f
            .     .     f     .     f
               f     *     .     .     h     .
      f     f     f     .     .     hHC4  .
         h     .     .     .     .     .     .LB3  .BG1
      h     .     .     .     f     .     .     f     h     .
         1hc4  .     .     .     h     .     f     .     .
.     .     .     .     .     *     .     f     .     .     .     f
   2pk3  3bg1  .     f     .     h     f     .     .     *     .     .
f     .     f     .     h     .     f     .     .     h     .     h
   .     f     f     .     .     .     h     .     M     h     M
.     h     *     .     .     .     .     .     h     M
   M     .     .     .     h     .           M
      f     .           .
> second
Your turn: move, attack or shoot with one unit, rally, or pass.
 1  -3,-1 Heavy cavalry    4  Rally
 2  -5,1 Pikemen           5  Pass
 3  -4,1 Baggage"""
    )


def test_choices_are_numbered_on_the_map():
    state = begun()
    shown = scene(state, SEATS[1], touched=("hex:-5,1",))
    picture = "\n".join(lines(shown))
    assert "13pk3 ·bg1  ·6    ♣" in picture
    assert "The other numbers are on the map." in picture
    assert "13  -5,1 Pikemen" not in picture
    high = "\n".join(lines(scene(state, SEATS[1], touched=("hex:-5,1",), height=60)))
    assert "13  -5,1 Pikemen" in high


def test_held_flags_damage_and_a_narrow_map():
    state = GAME.apply(begun(), SEATS[1], GAME.decode_action("pass"))
    red, yellow = state.units
    damaged = replace(
        state, flags=bytes((0, 1, 2, 2)), units=(tuple(each & ~8 for each in red), yellow)
    )
    picture = "\n".join(lines(scene(damaged, width=60)))
    assert "⚑R" in picture
    assert "⚑y" in picture
    assert "1HC" in picture
    wide = "\n".join(lines(scene(damaged, SEATS[1], width=120)))
    assert "HC4-" in wide
    assert "\n -5,0 ·" in wide


def test_hexes_are_named_as_on_the_map():
    words = TerminalWords("en", GAME)
    assert BOARD.thing("3,-2", words) == "hex:3,-2"
    assert BOARD.thing("99,1", words) is None
    assert BOARD.way("0,0 2,0", None, words) == ("hex:0,0", "hex:2,0")
    assert BOARD.way("pass", None, words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_public_in_words(language: str):
    words = TerminalWords(language, GAME)
    told = "\n".join(BOARD.facts(GAME.view(begun(), None), words, 80))
    expected = {
        "en": ("Heavy cavalry on 3,-4, 2 knights, 4 movement points", "0,0 (2): nobody"),
        "de": ("Schwere Kavallerie auf 3,-4, 2 Ritter, 4 Bewegungspunkte", "0,0 (2): niemand"),
    }
    assert all(each in told for each in expected[language])
    for state in played().values():
        assert BOARD.facts(GAME.view(state, None), words, 80)
