"""The whole truth about a position.

A unit on the map is one number, so that sorted units are sorted by hex and equal positions are
equal values:

    hex << 8 | kind << 4 | full << 3 | points

`full` is 1 with two knights, 0 with one. `kind` counts the units of the edition; the baggage is
the last kind, with one point while it is fortified. A unit that waits off the map is a number of
the same form with a place instead of the hex: the outer module that it fled from or has reached
since, by its place in the ring, or HELD; it has no points. [R24, R78, Q46]

Pairs are red's, then yellow's.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.medieval_battle.geometry import Hex

RED: Final = FIRST
YELLOW: Final = SECOND

Unit = int
Units = tuple[Unit, ...]

FULL: Final = 8
HELD: Final = 15
"""The place of units not deployed yet, or held back. [R24]"""
NOBODY: Final = 2
"""The holder of a flag that nobody has taken."""


def unit(place: Hex, kind: int, full: bool, points: int) -> Unit:
    """A unit as a number."""
    return place << 8 | kind << 4 | full << 3 | points


def hex_of(unit: Unit) -> Hex:
    """Where a unit stands; off the map, where it waits."""
    return unit >> 8


def kind_of(unit: Unit) -> int:
    """What a unit is."""
    return unit >> 4 & 15


def is_full(unit: Unit) -> bool:
    """Whether a unit has both knights. [R1]"""
    return bool(unit & FULL)


def knights_of(unit: Unit) -> int:
    """One knight or two. [R1]"""
    return 2 if unit & FULL else 1


def points_of(unit: Unit) -> int:
    """The movement points left. [R2]"""
    return unit & 7


FIGHT: Final = 0
SHOT: Final = 1


class Options(Struct, frozen=True, gc=False):
    """What was agreed on: the hash of the edition, size, how the map is found, dismounting."""

    edition: str
    size: str
    map: str
    dismounting: bool


# the phases


class Building(Struct, frozen=True, gc=False, tag="building"):
    """The pieces laid so far, as parts of the code; by chance or by the players. [Q59]"""

    laid: tuple[str, ...]
    by_chance: bool


class Recruiting(Struct, frozen=True, gc=False, tag="recruiting"):
    """Both choose an army in secret, mounted units first: the number of each kind. [R14]"""

    chosen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


class Deploying(Struct, frozen=True, gc=False, tag="deploying"):
    """A side places its baggage or a unit; `done`: who holds back the rest. [R20-R24, Q63]"""

    seat: Seat
    done: tuple[bool, bool] = (False, False)


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """A side chooses its action. [R27]"""

    seat: Seat


class Ending(Struct, frozen=True, gc=False, tag="ending"):
    """A side says how its move ends; `moved`: the unit has left its hex. [R28]"""

    seat: Seat
    at: Hex
    moved: bool


class Answering(Struct, frozen=True, gc=False, tag="answering"):
    """The attacked unit on `at` stands or retreats; the attacker is on `attacker`. [R49, R52]"""

    seat: Seat
    at: Hex
    attacker: Hex


class Pursuing(Struct, frozen=True, gc=False, tag="pursuing"):
    """The attacker stands where the enemy has left and may attack again. [R50]"""

    seat: Seat
    at: Hex


class Entering(Struct, frozen=True, gc=False, tag="entering"):
    """In a rally waiting units may enter beside the baggage. [R79, R80]"""

    seat: Seat


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The battle has ended: by `points`, `spent` or `passes`. [R92-R96]"""

    winner: Seat | None
    reason: str
    scores: tuple[int, int]
    decided: str


Phase = Building | Recruiting | Deploying | Turn | Ending | Answering | Pursuing | Entering | Over


class State(Struct, frozen=True, gc=False):
    """A position; see the module.

    `code` is the battlefield, empty while it is built. `flags` has a byte for each flag: who holds
    it, or NOBODY. `passed`: the last turn was a pass. [R94]

    `last`: a fight (0) or a shot (1) that all have just seen, with both units as they were before.
    """

    options: Options
    code: str
    units: tuple[Units, Units]
    away: tuple[Units, Units]
    markers: tuple[int, int]
    flags: bytes
    phase: Phase
    passed: bool = False
    last: tuple[int, ...] = ()
