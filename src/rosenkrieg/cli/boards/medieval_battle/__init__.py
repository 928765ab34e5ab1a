"""Medieval Battle in a terminal: both sides, the map hex by hex, and what waits off it.

     ·     f     ·LB2- ·          a plain, a forest, red longbowmen with 2 points and one knight
        h12   ·     *pk3  m       choice 12 is that hill; yellow pikemen on a flag; a mountain

Red's units have capitals, yellow's small letters. Rows are shifted by half a hex, as on the map;
before a row stands its first hex. Where the terminal is narrow a hex has less room, and the
ground below a unit is left out.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET, Board, Scene, log_lines
from rosenkrieg.cli.boards.layout import listed
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.medieval_battle.battlefield import laid_ground
from rosenkrieg.games.medieval_battle.geometry import AXIAL, NAMES, NUMBERS, Hex
from rosenkrieg.games.medieval_battle.tables import EDITIONS
from rosenkrieg.games.medieval_battle.view import Piece, View

WIDE: Final = 6
NARROW: Final = 4
LABEL: Final = 6
SHORT: Final = 1
"""Lines of the log where the terminal is low."""
LONGEST_LOG: Final = 4


class Signs(Struct, frozen=True):
    """The signs of a kind of terminal."""

    ground: dict[str, str]
    flag: str
    turn: str
    marker: str


UNICODE: Final = Signs({".": "·", "f": "♣", "h": "∩", "m": "▲", "?": "?"}, "⚑", "▸", "●")
ASCII: Final = Signs({".": ".", "f": "f", "h": "h", "m": "M", "?": "?"}, "*", ">", "o")


class MedievalBattleBoard(Board):
    """Draws the view of Medieval Battle."""

    def draw(self, scene: Scene) -> list[Text]:
        signs = UNICODE if scene.unicode else ASCII
        above = [*header(scene, signs), *field(scene, signs)]
        drawn: list[Text] = []
        for is_once in (False, True):
            below = _question(scene, is_once)
            for log in range(LONGEST_LOG, SHORT - 1, -1):
                drawn = [*above, *log_lines(scene, log), *below]
                if len(drawn) < scene.height:  # the last line is for what is typed
                    return drawn
        return drawn

    def step(self, step: str, view: Any, words: TerminalWords) -> str:
        """A hex with the unit on it."""
        kind, _, name = step.partition(":")
        said = super().step(step, view, words)
        found = next((piece for _, piece in _pieces(view) if piece.at == name), None)
        if kind != "hex" or found is None:
            return said
        return f"{said} {words(f'unit-{found.kind}')}"

    def thing(self, text: str, words: TerminalWords) -> str | None:
        """`3,-2` is that hex."""
        return f"hex:{text}" if text in NUMBERS else None

    def way(self, text: str, view: Any, words: TerminalWords) -> tuple[str, ...] | None:
        """`0,0:2,0` is a unit and where it goes."""
        names = re.split(r"[:\s]+", text.strip())
        if not names or not all(name in NUMBERS for name in names):
            return None
        return tuple(f"hex:{name}" for name in names)

    def facts(self, view: Any, words: TerminalWords, width: int) -> list[str]:
        lines = [line for seat in SEATS for line in _stated(view, words, seat)]
        flags = ", ".join(
            f"{flag.at} ({flag.points}): {_holder(flag.holder, words)}" for flag in view.flags
        )
        if flags:
            lines.append(words("cli-battle-flags", flags=flags))
        return [part for line in lines for part in textwrap.wrap(line, width - 1) or [""]]


def _pieces(view: View) -> list[tuple[Seat, Piece]]:
    return [(seat, piece) for seat in SEATS for piece in view.units[seat]]


def _holder(holder: Seat | None, words: TerminalWords) -> str:
    return words("cli-battle-nobody") if holder is None else words.side(holder)


def _label(piece: Piece) -> str:
    """LB2-: longbowmen with two points and one knight."""
    return f"{piece.kind}{piece.points}{'-' if piece.knights == 1 else ''}"


# above the map


def header(scene: Scene, signs: Signs) -> list[Text]:
    """Both sides: points, value, time markers, and what waits off the map."""
    view: View = scene.view
    return [line for seat in SEATS for line in _side(scene, signs, view, seat)]


def _side(scene: Scene, signs: Signs, view: View, seat: Seat) -> list[Text]:
    words = scene.words
    head = Text(signs.turn if view.turn == seat else " ", LATEST)
    head.append(words.side(seat), HOUSE[seat])
    if scene.names[seat]:
        head.append(f" {scene.names[seat]}")
    head.append("  ").append(
        words(
            "cli-battle-side",
            points=view.points[seat],
            winning=view.winning,
            value=view.values[seat],
            markers=signs.marker * view.markers[seat] or "-",
        )
    )
    head.truncate(scene.width)
    waiting = _waiting(view, seat)
    if not waiting:
        return [head]
    away = words("cli-battle-away")
    line = Text(f"   {away} {waiting}", QUIET)
    line.truncate(scene.width, overflow="ellipsis" if scene.unicode else "crop")
    return [head, line]


def _waiting(view: View, seat: Seat) -> str:
    """What waits off the map: HC2x2 held, LB1 X."""
    found = Counter((each.kind, each.knights, each.place) for each in view.away[seat])
    return ", ".join(
        f"{kind}{'-' if knights == 1 else ''}{f' x{count}' if count > 1 else ''}"
        f"{'' if place == 'held' else f' ({place})'}"
        for (kind, knights, place), count in found.items()
    )


# the map


def field(scene: Scene, signs: Signs) -> list[Text]:
    """The map, row by row."""
    view: View = scene.view
    modules = EDITIONS.tables(view.edition).sheets.modules
    laid = laid_ground(modules, view.size, ())
    grounds = {at: letter for (at, _), letter in zip(laid, view.ground, strict=True)}
    rows: dict[int, list[Hex]] = {}
    for at in sorted(grounds):
        rows.setdefault(AXIAL[at][1], []).append(at)
    left = min(_half(at) for at in grounds)
    right = max(_half(at) for at in grounds) + 2
    size = WIDE if (right - left) * WIDE // 2 <= scene.width else NARROW
    margin = LABEL if (right - left) * size // 2 + LABEL <= scene.width else 0
    cells = _Cells(scene, signs, grounds, size)
    lines = []
    for hexes in rows.values():
        line = Text(f"{NAMES[hexes[0]]:>{LABEL - 1}} " if margin else "", QUIET)
        for at in hexes:
            line.pad_right(margin + (_half(at) - left) * size // 2 - line.cell_len)
            line.append_text(cells.cell(at))
        line.rstrip()
        line.truncate(scene.width)
        lines.append(line)
    return lines


def _half(at: Hex) -> int:
    """How far right a hex is, in halves of a hex."""
    q, r = AXIAL[at]
    return 2 * q + r


class _Cells:
    """What stands in the hexes."""

    def __init__(self, scene: Scene, signs: Signs, grounds: dict[Hex, str], size: int) -> None:
        view: View = scene.view
        self._scene, self._signs, self._grounds, self._size = scene, signs, grounds, size
        self._units = {piece.at: (seat, piece) for seat, piece in _pieces(view)}
        self._flags = {flag.at: flag.holder for flag in view.flags}

    def cell(self, at: Hex) -> Text:
        """A hex: its ground or flag, its unit or the number of its choice."""
        name, scene = NAMES[at], self._scene
        step = f"hex:{name}"
        number = scene.numbers.get(step)
        cell = self._base(at, name)
        if name in self._units:
            seat, piece = self._units[name]
            label = _label(piece) if seat == SEATS[0] else _label(piece).lower()
            style = LATEST if step in scene.touched or step in scene.chosen else HOUSE[seat]
            if number is None:
                return (cell if self._size == WIDE else Text()).append(label, style)
            short = label[:2] if self._size == NARROW else label[: WIDE - len(str(number))]
            return Text(str(number), CHOICE).append(short, style)
        if number is not None:
            cell.append(str(number), CHOICE)
        return cell

    def _base(self, at: Hex, name: str) -> Text:
        """The ground, or the flag with its holder."""
        if name not in self._flags:
            return Text(self._signs.ground[self._grounds[at]], QUIET)
        holder = self._flags[name]
        if holder is None:
            return Text(self._signs.flag, "bold")
        return (
            Text(self._signs.flag, HOUSE[holder])
            if name in self._units
            else Text(self._signs.flag + ("R" if holder == SEATS[0] else "y"), HOUSE[holder])
        )


# below the map


def _question(scene: Scene, is_once: bool) -> list[Text]:
    """What is asked, and the choices; those that have their number on the map may be left out."""
    drawn = {n for step, n in scene.numbers.items() if step.startswith("hex:")} if is_once else ()
    offers = [offer for number, offer in enumerate(scene.offers, 1) if number not in drawn]
    lines = [Text(line, "bold") for line in textwrap.wrap(scene.prompt, scene.width - 1)]
    if len(offers) < len(scene.offers):
        lines.append(Text(scene.words("cli-battle-on-map"), QUIET))
    return [*lines, *listed(offers, scene.width)]


def _stated(view: View, words: TerminalWords, seat: Seat) -> list[str]:
    """A side in words."""
    lines = [
        f"{words.side(seat)}: "
        + words(
            "cli-battle-side",
            points=view.points[seat],
            winning=view.winning,
            value=view.values[seat],
            markers=view.markers[seat],
        )
    ]
    lines += [
        "  "
        + words(
            "cli-battle-unit",
            unit=words(f"unit-{piece.kind}"),
            hex=piece.at,
            knights=piece.knights,
            points=piece.points,
        )
        for piece in view.units[seat]
    ]
    lines += [
        f"  {words(f'unit-{each.kind}')}, {words(f'from-{each.place}')}" for each in view.away[seat]
    ]
    return lines


BOARD: Final = MedievalBattleBoard()
