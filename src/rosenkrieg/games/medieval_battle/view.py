"""What a viewer sees: everything but an army that the other side has not shown yet. [R14, R105]

The view speaks in names, so that a page or a program can use it as it is: hexes as "3,-2", kinds
of units as on the counters ("HC"), places off the map as the outer modules ("X") or "held".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import SEATS, Outcome, Seat, Viewer
from rosenkrieg.games.medieval_battle.battlefield import laid_ground, pieces_of
from rosenkrieg.games.medieval_battle.geometry import NAMES, Hex
from rosenkrieg.games.medieval_battle.material import KINDS, LETTERS
from rosenkrieg.games.medieval_battle.notation import PLACES
from rosenkrieg.games.medieval_battle.phases import building, recruiting, victory
from rosenkrieg.games.medieval_battle.phases.rally import way_left
from rosenkrieg.games.medieval_battle.state import (
    NOBODY,
    SHOT,
    Answering,
    Building,
    Deploying,
    Ending,
    Over,
    Phase,
    Pursuing,
    Recruiting,
    State,
    Unit,
    hex_of,
    kind_of,
    knights_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import EDITIONS, field_of, tables_of

PhaseName = Literal[
    "building", "recruiting", "deploying", "turn", "ending", "answering", "pursuing", "entering",
    "over",
]  # fmt: skip


class Piece(Struct, frozen=True):
    """A unit on the map; baggage with a point is fortified. [R1, R2, R98]"""

    at: str
    kind: str
    knights: int
    points: int


class Waiting(Struct, frozen=True):
    """A unit off the map. `rallies`: how many pass before the one in which it may enter. [R77]"""

    kind: str
    knights: int
    place: str
    rallies: int | None


class Flag(Struct, frozen=True):
    """A flag, what it is worth, and who holds it."""

    at: str
    points: int
    holder: Seat | None


class Clash(Struct, frozen=True):
    """A fight or a shot that everybody has just seen; both units as they were before it."""

    shot: bool
    attacker: Piece
    defender: Piece


class View(BaseView, frozen=True):
    """The table as the viewer sees it. Pairs are red's, then yellow's.

    `ground` has a letter for each hex of the sheet, in its order: . plain, f forest, h hill,
    m mountain, ? not laid yet. `army`: the numbers that the viewer has chosen while both recruit;
    `ready`: who has chosen all. `at`: the unit whose move ends, that answers, or that pursues;
    `attacker`: who attacks it; `moved`: it has left its hex.
    """

    phase: PhaseName
    turn: Seat | None
    edition: str
    size: Literal["standard", "large"]
    map: str
    dismounting: bool
    code: str
    laid: tuple[str, ...]
    ground: str
    units: tuple[tuple[Piece, ...], tuple[Piece, ...]]
    away: tuple[tuple[Waiting, ...], tuple[Waiting, ...]]
    markers: tuple[int, int]
    flags: tuple[Flag, ...]
    points: tuple[int, int]
    winning: int
    values: tuple[int, int]
    army: tuple[int, ...]
    ready: tuple[bool, bool]
    done: tuple[bool, bool]
    at: str | None
    attacker: str | None
    moved: bool
    passed: bool
    last: Clash | None
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    phase = state.phase
    tables, options = tables_of(state), state.options
    red, yellow = (tuple(map(_piece, state.units[seat])) for seat in SEATS)
    laid = phase.laid if type(phase) is Building else tuple(pieces_of(state.code))
    at, attacker, moved = _focus(phase)
    return View(
        viewer=viewer,
        phase=phase.__struct_config__.tag,  # type: ignore[arg-type]
        turn=_turn(phase),
        edition=options.edition,
        size=options.size,  # type: ignore[arg-type]
        map=options.map,
        dismounting=options.dismounting,
        code=state.code,
        laid=laid,
        ground=ground_text(options.edition, options.size, laid),
        units=(red, yellow),
        away=(_waiting(state, SEATS[0]), _waiting(state, SEATS[1])),
        markers=state.markers,
        flags=_flags(state),
        points=_points(state),
        winning=tables.winning[options.size],
        values=(
            victory.value_of(tables, state.units[0]), victory.value_of(tables, state.units[1])
        ),
        army=phase.chosen[viewer] if type(phase) is Recruiting and viewer is not None else (),
        ready=_ready(phase),
        done=phase.done if type(phase) is Deploying else (False, False),
        at=at,
        attacker=attacker,
        moved=moved,
        passed=state.passed,
        last=_clash(state.last),
        outcome=victory.result(phase) if type(phase) is Over else None,
    )  # fmt: skip


def _turn(phase: Phase) -> Seat | None:
    """Who acts, if it is one seat."""
    if isinstance(phase, (Recruiting, Over)):
        return None
    if isinstance(phase, Building):
        builder = building.builder(phase)
        return next((seat for seat in SEATS if seat == builder), None)
    return phase.seat


def _ready(phase: Phase) -> tuple[bool, bool]:
    if type(phase) is not Recruiting:
        return (False, False)
    one, two = map(recruiting.is_complete, phase.chosen)
    return one, two


def _focus(phase: Phase) -> tuple[str | None, str | None, bool]:
    """The unit that is spoken of, its attacker, and whether it has moved."""
    if type(phase) is Ending:
        return NAMES[phase.at], None, phase.moved
    if type(phase) is Answering:
        return NAMES[phase.at], NAMES[phase.attacker], False
    if type(phase) is Pursuing:
        return NAMES[phase.at], None, True
    return None, None, False


@lru_cache(8192)
def _piece(unit: Unit) -> Piece:
    return Piece(NAMES[hex_of(unit)], KINDS[kind_of(unit)], knights_of(unit), points_of(unit))


def _waiting(state: State, seat: Seat) -> tuple[Waiting, ...]:
    if not state.code:
        return ()
    field, mine = field_of(state), state.units[seat]
    return tuple(
        Waiting(
            KINDS[kind_of(each)], knights_of(each), PLACES[each >> 8], way_left(field, mine, each)
        )
        for each in state.away[seat]
    )


def _flags(state: State) -> tuple[Flag, ...]:
    if not state.code:
        return ()
    field = field_of(state)
    return tuple(
        Flag(NAMES[at], worth, None if holder == NOBODY else SEATS[holder])
        for at, worth, holder in zip(field.flags, field.flag_points, state.flags, strict=True)
    )


def _points(state: State) -> tuple[int, int]:
    """Points so far; a baggage that is not deployed yet is not destroyed."""
    if not state.code or isinstance(state.phase, (Recruiting, Deploying)):
        return (0, 0)
    return victory.points_of(field_of(state), state.flags, state.units)


def _clash(last: Sequence[int]) -> Clash | None:
    if not last:
        return None
    how, attacker, defender = last
    return Clash(how == SHOT, _piece(attacker), _piece(defender))


@lru_cache(maxsize=512)
def ground_text(edition: str, size: str, laid: tuple[str, ...]) -> str:
    """The ground of the pieces laid so far, hex by hex."""
    ground = laid_ground(EDITIONS.tables(edition).sheets.modules, size, laid)
    return "".join("?" if kind is None else LETTERS[kind] for _, kind in ground)


def hex_names(hexes: Sequence[Hex]) -> tuple[str, ...]:
    """The names of hexes."""
    return tuple(NAMES[at] for at in hexes)
