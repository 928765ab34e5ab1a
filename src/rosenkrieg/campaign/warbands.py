"""Warbands: units with their published costs, a leader, characters, losses and notes. [1.1]

Limits are warnings, never walls: it is the players' table. A roster is kept as text in the ledger
(`encode`), so that its history is there too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from rosenkrieg.campaign.refusals import Refused
from rosenkrieg.core.contract import Message
from rosenkrieg.games.rampant.tables import Tables

MOST_OF_A_TYPE: Final = 4
MOST_POINTS_OF_A_TYPE: Final = 12
MOST_POINTS_OF_A_UNIT: Final = 10
LARGEST: Final = 20_000


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit: its kind in the edition, a name, points for upgrades, losses of its last battle.

    A kind that the edition does not know is the players' own; its points are then all in `extra`.
    """

    kind: str
    name: str = ""
    extra: int = 0
    leader: bool = False
    character: str = ""
    losses: int = 0
    note: str = ""


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened to the warband in a battle."""

    battle: str
    text: str


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """A warband."""

    name: str
    units: tuple[Unit, ...] = ()
    notes: tuple[Note, ...] = ()


def encode(roster: Roster) -> str:
    """The roster as the text that the ledger keeps."""
    return msgspec.json.encode(roster).decode()


def decode(text: str) -> Roster:
    """The roster of a text; Refused says what is wrong."""
    if len(text) > LARGEST:
        raise Refused(
            f"expected a roster of at most {LARGEST} characters, got {len(text)}",
            Message("refused-roster"),
        )
    try:
        return msgspec.json.decode(text, type=Roster)
    except msgspec.MsgspecError as error:
        raise Refused(f"expected a roster, got: {error}", Message("refused-roster")) from None


def cost(unit: Unit, tables: Tables) -> int:
    """Points of a unit with its upgrades."""
    known = {each.id: each.points for each in tables.sheets.units}
    return known.get(unit.kind, 0) + unit.extra


def points(roster: Roster, tables: Tables) -> int:
    """Points of a warband."""
    return sum(cost(unit, tables) for unit in roster.units)


def warnings(roster: Roster, tables: Tables, most: int | None = None) -> list[Message]:
    """What does not follow the published limits; `most`: points that the realm may field."""
    return list(_warnings(roster, tables, most))


def _warnings(roster: Roster, tables: Tables, most: int | None) -> Iterator[Message]:
    total = points(roster, tables)
    if most is not None and total > most:
        yield Message("warband-points", {"points": total, "most": most})
    leaders = sum(unit.leader for unit in roster.units)
    if leaders != 1:
        yield Message("warband-leaders", {"count": leaders})
    known = {each.id: each for each in tables.sheets.units}
    counts = Counter(unit.kind for unit in roster.units)
    for kind, count in counts.items():
        spent = sum(cost(unit, tables) for unit in roster.units if unit.kind == kind)
        if count > MOST_OF_A_TYPE or spent > MOST_POINTS_OF_A_TYPE:
            name: str | Message = kind
            if kind in known:
                de, en = known[kind].de, known[kind].en
                name = Message("named", {"id": kind, "de": de, "en": en})
            yield Message("warband-type", {"unit": name, "count": count, "points": spent})
    for unit in roster.units:
        if cost(unit, tables) > MOST_POINTS_OF_A_UNIT:
            yield Message("warband-unit", {"unit": unit.name or unit.kind})
    books = {known[unit.kind].book for unit in roster.units if unit.kind in known}
    if len(books) > 1:
        yield Message("warband-books")
