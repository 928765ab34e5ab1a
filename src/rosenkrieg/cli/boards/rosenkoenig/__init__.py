"""Rosenkönig in a terminal: the board with its territories, and both houses beside it.

    9  ·   ·   ·   ·   ·   ·   ·   ·   ·     ● red rose, ☼ white rose (a disc, a disc with rays)
                                             ─ │ join red roses, ═ ║ white ones
    8  ·   ●───●   ·   ·   ☼═══☼   ·   ·     ♛ the crown, ◂ it was moved just now
           │           ║                     (3) where choice 3 leads
    7  ·   ●  (3)  1☼* ☼   ·  ♛●◂  ·   ·     1☼* where choice 1 leads, for a hero

A square is three characters wide, one stands between two squares. North is up for both
houses: board and cards are turned together or not at all.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.boards import (
    CHOICE,
    HOUSE,
    LATEST,
    QUIET,
    Board,
    Scene,
    log_lines,
    question,
    shorten,
)
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Message, Seat
from rosenkrieg.games.rosenkoenig.tables import CARDS, FILES, RANKS
from rosenkrieg.games.rosenkoenig.view import View

WIDTH: Final = 2 + 4 * len(FILES)
GAP: Final = 2
PANEL: Final = 40

ARROWS: Final = dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), "↑↗→↘↓↙←↖", strict=True))


class Signs(Struct, frozen=True):
    """The characters a board is drawn with."""

    roses: tuple[str, str]
    across: tuple[str, str]
    upright: tuple[str, str]
    empty: str
    crown: str
    latest: str
    turn: str
    hero: str
    """Stands once for each hero; empty: their number is written."""


UNICODE: Final = Signs(("●", "☼"), ("─", "═"), ("│", "║"), "·", "♛", "◂", "▸", "♞")
ASCII: Final = Signs(("R", "W"), ("-", "="), ("|", ":"), ".", "^", "<", ">", "")


class RosenkoenigBoard(Board):
    """Draws the view of Rosenkönig."""

    def draw(self, scene: Scene) -> list[Text]:
        signs = UNICODE if scene.unicode else ASCII
        is_tall = scene.height >= 24
        squares = _board(scene, signs, is_tall)
        panel = _panel(scene, signs)
        if scene.width < WIDTH + GAP + PANEL:
            return [*squares, Text(), *panel, Text(), *log_lines(scene, 3)]
        panel += [Text()] * (len(squares) - len(panel) - 1)
        panel.append(Text(scene.words("cli-ask-help"), QUIET))
        log = log_lines(scene, max(2, min(scene.height - 21, 8)))
        return [*_beside(squares, panel), *log]

    def step(self, step: str, view: Any, words: TerminalWords) -> str:
        """A card with the square it leads to and what it does there."""
        kind, _, name = step.partition(":")
        if kind != "card":
            return super().step(step, view, words)
        there = view.landings[name]
        deed = words("do-flip" if there.effect == "flip" else "do-place")
        arrow = words.plain(ARROWS[name[:-1]])
        sign = "" if arrow == "?" else f"{arrow} "
        star = " *" if there.effect == "flip" else ""
        return f"{_card(name, words):4} {sign}{there.square}  {deed}{star}"

    def spelled(self, text: str, words: TerminalWords) -> str:
        """`SE3*` is SO3* in German."""
        name = text.rstrip("*")
        return text.replace(name, _card(name, words).replace(" ", "")) if name in CARDS else text

    def thing(self, text: str, words: TerminalWords) -> str | None:
        """`d4` is a square, `SE3` (in German `SO3`) a card."""
        for card in CARDS:
            if text.rstrip("*").upper() in (card, self.spelled(card, words)):
                return f"card:{card}"
        if len(text) == 2 and text[0].lower() in FILES and text[1] in RANKS:
            return f"square:{text.lower()}"
        return None


# the board


def _board(scene: Scene, signs: Signs, is_tall: bool) -> list[Text]:
    view: View = scene.view
    owner = {square: seat for seat in SEATS for square in view.roses[seat]}
    lines: list[Text] = []
    for place, rank in enumerate(reversed(RANKS)):
        if place and is_tall:
            above = str(int(rank) + 1)
            lines.append(_joins_upright(owner, above, rank, signs))
        lines.append(_rank(scene, owner, rank, signs))
    return [*lines, Text("  " + "".join(f" {file}  " for file in FILES), QUIET)]


def _rank(scene: Scene, owner: dict[str, Seat], rank: str, signs: Signs) -> Text:
    line = Text.assemble((f"{rank} ", QUIET))
    for place, file in enumerate(FILES):
        square = file + rank
        joins = [
            owner[square]
            if square in owner and other in owner and owner[square] == owner[other]
            else None
            for other in (FILES[place - 1] + rank if place else "", _next_file(place) + rank)
        ]
        line.append_text(_square(scene, owner, square, joins, signs))
        line.append(_join(joins[1], signs), _house(joins[1]))
    return line


def _next_file(place: int) -> str:
    return FILES[place + 1] if place + 1 < len(FILES) else ""


def _square(
    scene: Scene,
    owner: dict[str, Seat],
    square: str,
    joins: list[Seat | None],
    signs: Signs,
) -> Text:
    """Three characters: what lies there, and what is to be said left and right of it."""
    seat = owner.get(square)
    is_crown = square == scene.view.crown
    number = _number(scene, square)
    if seat is None:
        if number:
            return Text(f"({number})", CHOICE)
        is_latest = f"square:{square}" in scene.touched
        rose = (signs.crown, LATEST) if is_crown else (signs.empty, LATEST if is_latest else QUIET)
        return Text.assemble(" ", rose, " ")
    left, right = ((_join(side, signs), _house(side)) for side in joins)
    if is_crown:
        left = (signs.crown, LATEST)
        if f"square:{square}" in scene.touched:
            right = (signs.latest, LATEST)
    if number:
        left, right = (str(number), CHOICE), ("*", CHOICE)
    return Text.assemble(left, (signs.roses[seat], HOUSE[seat]), right)


def _number(scene: Scene, square: str) -> int | None:
    """The number of the choice that leads to a square."""
    for step, number in scene.numbers.items():
        landing = scene.view.landings.get(step.partition(":")[2])
        if landing is not None and landing.square == square:
            return number
    return None


def _join(seat: Seat | None, signs: Signs) -> str:
    return " " if seat is None else signs.across[seat]


def _house(seat: Seat | None) -> str:
    return "" if seat is None else HOUSE[seat]


def _joins_upright(owner: dict[str, Seat], above: str, below: str, signs: Signs) -> Text:
    line = Text("  ")
    for file in FILES:
        seat = owner.get(file + above)
        if seat is None or owner.get(file + below) != seat:
            line.append("    ")
        else:
            line.append(f" {signs.upright[seat]}  ", HOUSE[seat])
    return line


# beside the board


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    lines = []
    for place in range(max(len(left), len(right))):
        line = Text.assemble(left[place] if place < len(left) else "")
        if place < len(right) and right[place].plain:
            line.pad_right(WIDTH + GAP - line.cell_len)
            line.append_text(right[place])
        lines.append(line)
    return lines


def _panel(scene: Scene, signs: Signs) -> list[Text]:
    """White at the crown edge above, Red below, and between them what belongs to no one."""
    view: View = scene.view
    words = scene.words
    common = words(
        "cli-rosenkoenig-common",
        stock=len(view.stock),
        discard=len(view.discard),
        pool=view.pool,
    )
    return [
        *_seat(scene, SECOND, signs),
        Text(),
        Text(common),
        Text(),
        *_seat(scene, FIRST, signs),
        Text(),
        *question(scene),
    ]


def _seat(scene: Scene, seat: Seat, signs: Signs) -> list[Text]:
    view: View = scene.view
    words = scene.words
    is_due = view.phase == "turn" and view.turn == seat
    name = Text.assemble(
        (signs.turn if is_due else " ", LATEST),
        (f"{signs.roses[seat]} {words.side(seat)}", HOUSE[seat]),
        (f" {scene.names[seat]}" if scene.names[seat] else ""),
    )
    points = words("cli-rosenkoenig-points", points=view.scores[seat])
    name.pad_right(max(1, PANEL - 2 - name.cell_len - len(points)))
    name.append(points, "bold")
    heroes = signs.hero * view.heroes[seat] or str(view.heroes[seat])
    sizes = " ".join(str(len(territory)) for territory in view.territories[seat]) or "-"
    facts = words("cli-rosenkoenig-seat", heroes=heroes, territories=sizes)
    return [name, Text(f"  {shorten(facts, PANEL - 4)}"), _hand(scene, seat)]


def _hand(scene: Scene, seat: Seat) -> Text:
    """The cards with their arrows; in brackets what cannot be played, with a star for a hero."""
    view: View = scene.view
    line = Text("  ")
    for name in view.hands[seat]:
        effect = view.landings[name].effect
        face = _card(name, scene.words).replace(" ", "") + (
            ARROWS[name[:-1]] if scene.unicode else ""
        )
        style = LATEST if f"card:{name}" in scene.touched else ""
        if effect == "flip":
            line.append(f"{face}*", style)
        elif effect == "place":
            line.append(face, style)
        else:
            line.append(f"({face})", style or QUIET)
        line.append("  " if scene.unicode else " ")
    return line if view.hands[seat] else Text("  -")


def _card(name: str, words: TerminalWords) -> str:
    return words.say(Message("card", {"direction": name[:-1], "length": int(name[-1])}))


BOARD: Final = RosenkoenigBoard()
