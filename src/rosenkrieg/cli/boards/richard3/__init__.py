"""Richard III in a terminal: both houses, a battle if there is one, and the map as a table.

    Middlesex ♔■≈  ● ♛Henry VI 4          ● Lancaster, ☼ York; ♛ the King
    Kent †≈        ☼ March 3, 2×?         two strangers; strengths where they are known
    [3]Sussex ♔≈   ● [7]Arundel 3         choices 3 and 7 are that area and that block
    Calais ≈       ☼ (Warwick 4)          has moved

Areas are marked with crown ♔, city ■, cathedral † and major port ≈. As much is drawn as the
terminal has lines for; question and choices come before the map.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.boards import QUIET, Board, Scene, log_lines
from rosenkrieg.cli.boards.layout import listed
from rosenkrieg.cli.boards.richard3.areas import Extent, drawn_numbers, left_out, table
from rosenkrieg.cli.boards.richard3.battle import battle
from rosenkrieg.cli.boards.richard3.header import doings, header
from rosenkrieg.cli.boards.richard3.naming import meant
from rosenkrieg.cli.boards.richard3.places import stands
from rosenkrieg.cli.boards.richard3.signs import ASCII, UNICODE, Signs, area_name, block_name
from rosenkrieg.cli.boards.richard3.statement import statement
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.games.richard3.notation import decode, path
from rosenkrieg.games.richard3.view import View


class Size(Struct, frozen=True):
    """How much is drawn: which areas, at least how much of the log, and what else.

    `once`: no choice is listed that has its number on the map.
    """

    extent: Extent
    log: int
    airy: bool = False
    once: bool = False
    doings: bool = True


SIZES: Final = (
    Size("all", 4, airy=True),
    Size("all", 2),
    Size("all", 2, once=True),
    Size("map", 2),
    Size("map", 1, once=True, doings=False),
    Size("near", 2),
    Size("near", 1, once=True, doings=False),
    Size("needed", 1, doings=False),
    Size("needed", 1, once=True, doings=False),
)
"""From the largest to the smallest; the first that fits is drawn."""
LONGEST_LOG: Final = 6


class Richard3Board(Board):
    """Draws the view of Richard III."""

    def draw(self, scene: Scene) -> list[Text]:
        signs = UNICODE if scene.unicode else ASCII
        drawn: list[Text] = []
        for size in SIZES:
            above, below = _round_the_log(scene, signs, size)
            for log in range(LONGEST_LOG, size.log - 1, -1):
                drawn = [*above, *log_lines(scene, log), *below]
                if len(drawn) < scene.height:  # the last line is for what is typed
                    return drawn
        return drawn

    def step(self, step: str, view: Any, words: TerminalWords) -> str:
        """A block with its strength; an area with what going there means."""
        kind, _, name = step.partition(":")
        if kind == "block":
            return _block_step(view, name, words)
        if view.phase == "battle" and kind == "area":
            return words("cli-richard3-retreat", area=area_name(name, words))
        if view.phase == "declaring" and name not in view.declaring:
            return _border_step(view, step, words)
        return super().step(step, view, words)

    def spelled(self, text: str, words: TerminalWords) -> str:
        """`recruit:y-norfolk:east_anglia` is Norfolk:EastAnglia."""
        try:
            steps = path(decode(text))
        except IllegalAction:
            return text
        return ":".join("".join(words.thing(step).split()) for step in steps)

    def thing(self, text: str, words: TerminalWords) -> str | None:
        """`Kent` is an area or a block, `Pest` in German a card."""
        found = self.way(text, None, words)
        return found[0] if found is not None and len(found) == 1 else None

    def way(self, text: str, view: Any, words: TerminalWords) -> tuple[str, ...] | None:
        """What a text names is read as the position suggests: Warwick may be block or area."""
        return meant(text, view, words)

    def facts(self, view: Any, words: TerminalWords, width: int) -> list[str]:
        return statement(view, words, width)


def _block_step(view: View, block: str, words: TerminalWords) -> str:
    """A block, and whether it waits in the pool."""
    strength, place = _known_of(view, block)
    text = block_name(block, words)
    if strength is not None:
        text = f"{text} {strength}"
    return f"{text} ({words('cli-richard3-pool')})" if place == "pool" else text


def _border_step(view: View, step: str, words: TerminalWords) -> str:
    """A border of an attack, and who came over it."""
    kind, _, behind = step.partition(":")
    came = [
        f"{block_name(own.block, words)} {own.strength}"
        for own in view.own
        if own.place == view.declaring[0]
        and own.came is not None
        and own.came.partition(":")[0] == (behind or kind)
    ]
    return f"{words.thing(step)}: {', '.join(came)}"


def _known_of(view: View, block: str) -> tuple[int | None, str]:
    """The strength of a block, if the viewer knows it, and where it stands."""
    for own in view.own:
        if own.block == block:
            return own.strength, own.place
    if view.fight is not None:
        for fighter in (*view.fight.fronts[0], *view.fight.fronts[1]):
            if fighter.block == block:
                return fighter.strength, view.fight.area
    for stand in stands(view):
        if stand.block == block:
            return stand.strength, stand.place
    return None, ""


def _round_the_log(scene: Scene, signs: Signs, size: Size) -> tuple[list[Text], list[Text]]:
    """What stands above the log, and below it."""
    air = [Text()] if size.airy else []
    above = [
        *header(scene, signs),
        *(doings(scene) if size.doings else ()),
        *air,
        *_battle(scene, signs, air),
        *table(scene, signs, size.extent, size.airy),
        *_left_out(scene, size.extent),
        *air,
    ]
    return above, [*air, *_question(scene, size.once)]


def _battle(scene: Scene, signs: Signs, air: list[Text]) -> list[Text]:
    lines = battle(scene, signs)
    return [*lines, *air] if lines else []


def _left_out(scene: Scene, extent: Extent) -> list[Text]:
    count = left_out(scene, extent)
    return [Text(scene.words("cli-richard3-left-out", count=count), QUIET)] if count else []


def _question(scene: Scene, is_once: bool) -> list[Text]:
    """What is asked, and the choices; those that have their number on the map may be left out."""
    on_map = drawn_numbers(scene) if is_once else set()
    offers = [offer for number, offer in enumerate(scene.offers, 1) if number not in on_map]
    asked = textwrap.wrap(scene.prompt, scene.width - 1)
    lines = [Text(line, "bold") for line in asked]
    if len(offers) < len(scene.offers):
        lines.append(Text(scene.words("cli-richard3-above"), QUIET))
    return [*lines, *listed(offers, scene.width)]


BOARD: Final = Richard3Board()
