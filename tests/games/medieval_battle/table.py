"""Small positions for tests: text pictures in, text actions played, facts out.

    scene('''
         0,-1  m  .
        -1,0   .lc  .LB  h
    ''', turn="yellow")

A row begins with the name of its first hex; then come the hexes to the east of it, each with its
ground (. plain, f forest, h hill, m mountain) and the unit on it: red in capitals, yellow in small
letters, its points if it does not have all, and a minus if it has lost a knight: `.LB2-`. A hex
that is not in the picture is an empty plain. The board has all hexes at most 4 from 0,0, no flags
unless told, and the baggages stand far away unless the picture has them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor
from rosenkrieg.games.medieval_battle import tables
from rosenkrieg.games.medieval_battle.battlefield import Battlefield, looked_up
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.geometry import (
    AXIAL,
    COUNT,
    NAMES,
    NUMBERS,
    Hex,
    distance,
    number,
)
from rosenkrieg.games.medieval_battle.ground import unit_at
from rosenkrieg.games.medieval_battle.material import KIND, KINDS, LETTERS, MARKERS
from rosenkrieg.games.medieval_battle.notation import PLACES
from rosenkrieg.games.medieval_battle.state import (
    NOBODY,
    Options,
    Phase,
    State,
    Turn,
    Unit,
    Units,
    knights_of,
    points_of,
    unit,
)
from rosenkrieg.games.medieval_battle.view import View

SIDE = {"red": FIRST, "yellow": SECOND}
PLACE = {name: place for place, name in PLACES.items()}
EDITION = tables.EDITIONS.load("standard")
TABLES = tables.EDITIONS.tables(EDITION.hash)
FAR = ("8,7", "11,7")
"""Where the baggages stand if a picture has none: two plains of their own."""

CELL = re.compile(r"([.fhm])(?:([A-Z]{2}|[a-z]{2})(\d?)(-?))?")

# boards of tests are pictures, not modules: the rules find them by their codes

_BOARDS: dict[str, Battlefield] = {}
_built = tables.battlefield


def _battlefield(edition: str, size: str, code: str) -> Battlefield:
    return _BOARDS.get(code) or _built(edition, size, code)


tables.battlefield = _battlefield  # type: ignore[assignment]


def _cells(picture: str) -> Iterable[tuple[Hex, re.Match[str]]]:
    for row in picture.strip().splitlines():
        first, *cells = row.split()
        q, r = AXIAL[NUMBERS[first]]
        for right, cell in enumerate(cells):
            match = CELL.fullmatch(cell)
            assert match, f"{cell} in {row}"
            yield number(q + right, r), match


def _unit(at: Hex, match: re.Match[str]) -> Unit:
    kind = KIND[match[2].upper()]
    points = int(match[3]) if match[3] else TABLES.movement[kind]
    return unit(at, kind, not match[4], points)


def _board(picture: str, flags: dict[str, int], size: str) -> str:
    grounds = {
        at: 0 for at in range(COUNT) if distance(at, NUMBERS["0,0"]) <= 4 or NAMES[at] in FAR
    }
    for at, match in _cells(picture):
        grounds[at] = LETTERS.index(match[1])
    code = f"test {size} {sorted(grounds.items())} {sorted(flags.items())}"
    if code not in _BOARDS:
        hexes = tuple(NUMBERS[name] for name in flags)
        slots = dict.fromkeys(grounds, "X")
        _BOARDS[code] = looked_up(code, size, grounds, slots, {}, hexes, tuple(flags.values()))
    return code


def scene(
    picture: str,
    turn: str = "red",
    *,
    flags: dict[str, int] | None = None,
    holders: dict[str, str] | None = None,
    markers: tuple[int, int] = (MARKERS, MARKERS),
    away: str = "",
    size: str = "standard",
    dismounting: bool = True,
    passed: bool = False,
    baggage: tuple[bool, bool] = (True, True),
) -> Table:
    """A side's turn on the board of the picture. `away`: "held.HC2 X.lb1" in the same letters."""
    flags = flags or {}
    red, yellow = [], []
    for at, match in _cells(picture):
        if match[2]:
            (red if match[2].isupper() else yellow).append(_unit(at, match))
    for mine, place, there in zip((red, yellow), FAR, baggage, strict=True):
        if there and not any(each >> 4 & 15 == KIND["BG"] for each in mine):
            mine.append(unit(NUMBERS[place], KIND["BG"], True, 1))
    held = [SIDE[(holders or {})[name]] if name in (holders or {}) else NOBODY for name in flags]
    return Table(
        State(
            Options(EDITION.hash, size, "default", dismounting),
            _board(picture, flags, size),
            (tuple(sorted(red)), tuple(sorted(yellow))),
            _away(away),
            markers,
            bytes(held),
            Turn(SIDE[turn]),
            passed,
        )
    )


def on_map(
    units: str,
    turn: str = "red",
    *,
    size: str = "standard",
    map: str = "default",
    away: str = "",
    **others: Any,
) -> Table:
    """A side's turn on a real map: units as "LI@4,-3 lb2-@5,-3"."""
    options = GAME.info.complete({"size": size, "map": map})
    state = GAME.initial_state(options)
    both: tuple[list[Unit], list[Unit]] = ([], [])
    for word in units.split():
        who, _, at = word.partition("@")
        match = CELL.fullmatch("." + who)
        assert match, word
        both[match[2].islower()].append(_unit(NUMBERS[at], match))
        assert NUMBERS[at] in tables.field_of(state).slots, f"{at} is not on the map"
    red, yellow = (tuple(sorted(mine)) for mine in both)
    facts = {"units": (red, yellow), "away": _away(away), "phase": Turn(SIDE[turn]), **others}
    return Table(replace(state, **facts))


def _away(text: str) -> tuple[Units, Units]:
    both: tuple[list[Unit], list[Unit]] = ([], [])
    for word in text.split():
        place, _, name = word.partition(".")
        each = unit(PLACE[place], KIND[name[:2].upper()], name[2] == "2", 0)
        both[name[:2].islower()].append(each)
    return tuple(sorted(both[0])), tuple(sorted(both[1]))


def begun(**options: object) -> Table:
    """A match from its beginning."""
    return Table(GAME.initial_state(GAME.info.complete(options)))


ARMY = ("recruit:2,1,1", "recruit:2,1,1,1,2")
"""The army of the book's example: 20 points. [E1]"""


def recruited(red: Sequence[str] = ARMY, yellow: Sequence[str] = ARMY, **options: object) -> Table:
    """Both armies are chosen; the baggages are deployed next."""
    table = begun(**options)
    for text in red:
        table.play(f"red/{text}")
    for text in yellow:
        table.play(f"yellow/{text}")
    return table


class Table:
    """A position that goes on by texts of actions."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.states = [state]

    # going on

    def play(self, *texts: str) -> Table:
        """Plays actions, separated by spaces; whoever is due acts, unless "red/" says who."""
        for text in " ".join(texts).split():
            name, slash, rest = text.partition("/")
            actor = SIDE[name] if slash else GAME.actors(self.state)[0]
            action = GAME.decode_action(rest if slash else text, actor)
            legal = GAME.legal_actions(self.state, actor)
            assert action in legal, f"{text} is not among {' '.join(self.texts(legal))}"
            self.state = GAME.apply(self.state, actor, action)
            self.states.append(self.state)
        return self

    # looking

    @staticmethod
    def texts(actions: Sequence[object]) -> list[str]:
        return [GAME.encode_action(action) for action in actions]

    @property
    def due(self) -> str:
        """Who must act."""
        names = {FIRST: "red", SECOND: "yellow", CHANCE: "chance"}
        return " ".join(names[actor] for actor in GAME.actors(self.state))

    def legal(self, begin: str = "", actor: Actor | None = None) -> list[str]:
        """The texts of the legal actions that begin with a text."""
        whose = GAME.actors(self.state)[0] if actor is None else actor
        found = self.texts(GAME.legal_actions(self.state, whose))
        return [text for text in found if text.startswith(begin)]

    def can(self, text: str) -> bool:
        return text in self.legal()

    def goals(self, begin: str) -> set[str]:
        """The last hexes of the legal actions that begin with a text."""
        return {text.rsplit(":", 1)[1] for text in self.legal(begin)}

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def kind(self) -> str:
        return str(type(self.state.phase).__struct_config__.tag)

    def at(self, name: str) -> str:
        """Who stands on a hex: kind, points and a minus for a damaged unit; empty if nobody."""
        for side, mine in zip(("red", "yellow"), self.state.units, strict=True):
            found = unit_at(mine, NUMBERS[name])
            if found is not None:
                word = KINDS[found >> 4 & 15]
                word = word if side == "red" else word.lower()
                return f"{word}{points_of(found)}{'-' if knights_of(found) == 1 else ''}"
        return ""

    @property
    def away(self) -> str:
        """The units off the map, as in `scene`."""
        words = []
        for seat, mine in enumerate(self.state.away):
            for each in mine:
                name = KINDS[each >> 4 & 15]
                name = name.lower() if seat else name
                words.append(f"{PLACES[each >> 8]}.{name}{knights_of(each)}")
        return " ".join(words)

    @property
    def points(self) -> tuple[int, int]:
        """Victory points."""
        from rosenkrieg.games.medieval_battle.phases import victory

        field = tables.field_of(self.state)
        return victory.points_of(field, self.state.flags, self.state.units)

    @property
    def end(self) -> tuple[str, str, str] | None:
        """Winner, reason and what decided, once the battle is over."""
        outcome = GAME.outcome(self.state)
        if outcome is None:
            return None
        names = {None: "nobody", FIRST: "red", SECOND: "yellow"}
        return names[outcome.winner], outcome.reason, outcome.decided

    def view(self, seat: str | None) -> View:
        return GAME.view(self.state, None if seat is None else SIDE[seat])
