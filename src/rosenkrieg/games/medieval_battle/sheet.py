"""What is printed on map, counters and cards, for drawing them. Names as in `view`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rosenkrieg.core.contract import OptionValue
from rosenkrieg.games.medieval_battle.battlefield import laid_ground
from rosenkrieg.games.medieval_battle.edition import Kind, Module, Names, Source
from rosenkrieg.games.medieval_battle.geometry import (
    FLAG,
    FLAG_POINTS,
    FORMS,
    LAYOUTS,
    NAMES,
    number,
    placed,
)
from rosenkrieg.games.medieval_battle.material import (
    COST,
    FROM_BAGGAGE,
    FROM_FLAGS,
    GAIT,
    GROUNDS,
    HORSE,
    KIND,
    LETTERS,
    LEVEL,
    MARKERS,
    ON_FOOT_POINTS,
)
from rosenkrieg.games.medieval_battle.tables import EDITIONS

Name = dict[str, str]


class Ground(Struct, frozen=True):
    """A kind of ground: its letter in `ground`, level and points to enter it."""

    id: str
    letter: str
    level: int
    cost: int


class UnitFace(Struct, frozen=True):
    """A kind of unit; `on_foot`: what it dismounts to; `counters`: how many an army can have."""

    id: str
    name: Name
    cost: int
    movement: int
    counters: int
    range: int
    mounted: bool
    on_foot: str | None
    source: Source


class Card(Struct, frozen=True):
    """A combat card: the column of the track for each enemy."""

    unit: str
    columns: dict[str, int]
    source: Source


class FlagPlace(Struct, frozen=True):
    """A hex with a flag, and its points."""

    at: str
    points: int


class SlotFace(Struct, frozen=True):
    """A place for a module, and the hexes it covers.

    A module lies there turned by 60 degrees counter-clockwise `turn` times, its "0,0" on `at`; the
    other way round it is turned three times more, and its "0,0" is on `back`.
    """

    name: str
    kind: str
    hexes: tuple[str, ...]
    turn: int
    at: str
    back: str


class ModuleFace(Struct, frozen=True):
    """A face of a piece: its hexes as it lies unturned around "0,0", and their ground."""

    id: str
    kind: str
    piece: str
    letter: str
    hexes: tuple[str, ...]
    ground: str
    source: Source


class NamedMap(Struct, frozen=True):
    """A battlefield with a name."""

    id: str
    name: Name
    code: str
    source: Source


class Sheet(Struct, frozen=True):
    """All that is printed. `hexes`: all hexes of the map, in the order of `View.ground`.

    `ring`: the outer modules that units off the map pass. `track`: losses of attacker and
    defender. `on_foot_points`: points after dismounting, by points before.
    """

    size: str
    hexes: tuple[str, ...]
    slots: tuple[SlotFace, ...]
    ring: tuple[str, ...]
    flags: tuple[FlagPlace, ...]
    grounds: tuple[Ground, ...]
    units: tuple[UnitFace, ...]
    track: tuple[tuple[int, int], ...]
    track_source: Source
    melee: tuple[Card, ...]
    ranged: tuple[Card, ...]
    recruiting: int
    longbowmen: int
    winning: int
    size_source: Source
    markers: int
    from_flags: int
    from_baggage: int
    on_foot_points: tuple[int, ...]
    modules: tuple[ModuleFace, ...]
    maps: tuple[NamedMap, ...]


def sheet(options: Mapping[str, OptionValue]) -> Sheet:
    """The sheet of an edition, for a size of battlefield."""
    edition = EDITIONS.load(str(options["edition"]))
    sheets, size = EDITIONS.tables(edition.hash).sheets, str(options["size"])
    layout, facts = LAYOUTS[size], sheets.sizes[size]
    return Sheet(
        size=size,
        hexes=tuple(NAMES[at] for at, _ in laid_ground(sheets.modules, size, ())),
        slots=tuple(
            SlotFace(
                slot.name,
                slot.kind,
                tuple(sorted(NAMES[placed(slot, place)] for place in FORMS[slot.kind])),
                slot.turn,
                NAMES[placed(slot, (0, 0))],
                NAMES[placed(slot, (0, 0), is_reversed=True)],
            )
            for slot in layout.slots
        ),
        ring=layout.ring,
        flags=tuple(
            FlagPlace(NAMES[placed(slot, FLAG[slot.kind])], FLAG_POINTS[slot.kind])
            for slot in layout.slots
            if slot.kind in FLAG
        ),
        grounds=tuple(map(Ground, GROUNDS, LETTERS, LEVEL, COST)),
        units=tuple(map(_unit, sheets.kinds)),
        track=sheets.track,
        track_source=sheets.track_source,
        melee=tuple(
            _card(name, sheets.melee[KIND[name]], source)
            for name, source in sheets.melee_sources.items()
        ),
        ranged=tuple(
            _card(name, sheets.ranged[KIND[name]], source)
            for name, source in sheets.ranged_sources.items()
        ),
        recruiting=facts.recruiting,
        longbowmen=facts.longbowmen,
        winning=facts.winning,
        size_source=facts.source,
        markers=MARKERS,
        from_flags=FROM_FLAGS,
        from_baggage=FROM_BAGGAGE,
        on_foot_points=ON_FOOT_POINTS,
        modules=tuple(map(_module, sheets.modules.values())),
        maps=tuple(
            NamedMap(each.id, _name(each.name), each.code, each.source)
            for each in sheets.maps.values()
        ),
    )


def _name(name: Names) -> Name:
    return {"de": name[0], "en": name[1]}


def _unit(kind: Kind) -> UnitFace:
    return UnitFace(
        id=kind.id,
        name=_name(kind.name),
        cost=kind.cost,
        movement=kind.movement,
        counters=kind.counters,
        range=kind.range,
        mounted=GAIT[KIND[kind.id]] == HORSE,
        on_foot=None if kind.on_foot is None else list(KIND)[kind.on_foot],
        source=kind.source,
    )


def _card(name: str, columns: tuple[int, ...], source: Source) -> Card:
    return Card(name, dict(zip(KIND, columns, strict=False)), source)


def _module(module: Module) -> ModuleFace:
    return ModuleFace(
        id=module.id,
        kind=module.kind,
        piece=module.piece,
        letter=module.letter,
        hexes=tuple(NAMES[number(q, r)] for q, r in FORMS[module.kind]),
        ground="".join(LETTERS[kind] for kind in module.ground),
        source=module.source,
    )
