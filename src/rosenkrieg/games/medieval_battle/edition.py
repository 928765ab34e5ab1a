"""Reading an edition: units, cards, modules and maps, as anybody may have written them.

An edition is refused with the entry and the reason, all faults at once. What is checked is
numbered as in RULES.md, "An edition of your own": [M1-M8].
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.core.editions import Faults
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.medieval_battle.geometry import FLAG, FORMS, LAYOUTS
from rosenkrieg.games.medieval_battle.material import (
    BAGGAGE,
    FIGHTERS,
    KIND,
    KINDS,
    LETTERS,
    LONGBOWMEN,
    MOST_POINTS,
    MOUNTAIN,
    MOUNTED,
    ON_FOOT,
    SIZES,
)

SOURCES: Final = ("book", "public", "ours")
MOST_ENTRIES: Final = 200
"""Entries of a kind that are looked at; far more than there should be."""

Source = dict[str, str]
Names = tuple[str, str]
Counts = tuple[int, ...]


class Kind(Struct, frozen=True):
    """What is printed on the counters of a kind of unit; `on_foot`: what it dismounts to."""

    id: str
    name: Names
    cost: int
    movement: int
    counters: int
    range: int
    on_foot: int | None
    source: Source


class Size(Struct, frozen=True):
    """Points of an army, most longbowmen, and points that win, for a size of battlefield."""

    recruiting: int
    longbowmen: int
    winning: int
    source: Source


class Module(Struct, frozen=True):
    """A face of a piece of the map: its ground in the order of its form's hexes."""

    id: str
    kind: str
    piece: str
    letter: str
    ground: bytes
    source: Source


class Map(Struct, frozen=True):
    """A named battlefield; its code is looked at where it is built."""

    id: str
    name: Names
    code: str
    source: Source


class Sheets(Struct, frozen=True):
    """What the entries of an edition say."""

    kinds: tuple[Kind, ...]
    track: tuple[tuple[int, int], ...]
    track_source: Source
    melee: tuple[tuple[int, ...], ...]
    melee_sources: dict[str, Source]
    ranged: dict[int, tuple[int, ...]]
    ranged_sources: dict[str, Source]
    sizes: dict[str, Size]
    modules: dict[str, Module]
    maps: dict[str, Map]


def read(data: Mapping[str, Any]) -> Sheets:
    """The edition that the data describe; BadEdition lists all that is wrong with them."""
    faults = Faults()
    faults.keep(_check_keys, data, "edition", _TOP)
    kinds = faults.keep(_kinds, data)
    track = faults.keep(_track, data)
    columns = len(track) if track else 5
    melee = faults.keep(_cards, data, "melee", "attacker", list(KINDS[:BAGGAGE]), columns)
    shooters = [each.id for each in kinds or () if each.range] or ["LB", "AR", "MA"]
    ranged = faults.keep(_cards, data, "ranged", "shooter", shooters, columns)
    sizes = faults.keep(_sizes, data)
    modules = faults.keep(_modules, data)
    maps = faults.keep(_maps, data)
    if kinds and sizes:
        faults.keep(_check_armies, kinds, sizes)
    faults.throw()
    assert kinds
    assert track
    assert melee
    assert ranged
    assert sizes
    assert modules
    assert maps is not None
    return Sheets(
        kinds=kinds,
        track=track,
        track_source=_source(data["track"], "track"),
        melee=tuple(melee[name][0] for name in KINDS[:BAGGAGE]),
        melee_sources={name: source for name, (_, source) in melee.items()},
        ranged={KIND[name]: columns for name, (columns, _) in ranged.items()},
        ranged_sources={name: source for name, (_, source) in ranged.items()},
        sizes=sizes,
        modules=modules,
        maps=maps,
    )


# parts of an entry

_TOP: Final = ("name", "unit", "track", "melee", "ranged", "size", "module", "map")
_COMMON: Final = ("source", "note")


def _bad(entry: str, problem: str) -> BadEdition:
    return BadEdition(f"{entry}: {problem}")


def _check_keys(entry: Mapping[str, Any], label: str, known: Sequence[str]) -> None:
    unknown = [key for key in entry if key not in known]
    if unknown:
        listed = ", ".join(known)
        raise BadEdition(
            *(f"{label}: expected one of {listed}, got {key!r:.40}" for key in unknown)
        )


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = data.get(key)
    if not isinstance(found, dict):
        raise _bad(key, f"expected a table [{key}], got {found!r:.40}")
    return found


def _entries(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    found = data.get(key, [])
    if not isinstance(found, list) or len(found) > MOST_ENTRIES:
        raise _bad(key, f"expected at most {MOST_ENTRIES} entries [[{key}]], got {found!r:.40}")
    for place, entry in enumerate(found, 1):
        if not isinstance(entry, dict):
            raise _bad(f"{key} number {place}", f"expected a table, got {entry!r:.40}")
    return found


def _number(entry: Mapping[str, Any], label: str, key: str, least: int, most: int) -> int:
    value = entry.get(key)
    if type(value) is not int or not least <= value <= most:
        raise _bad(label, f"expected {key} from {least} to {most}, got {value!r:.40}")
    return value


def _id(entry: Mapping[str, Any], label: str, most: int = 12) -> str:
    id = entry.get("id")
    if not isinstance(id, str) or not id.isascii() or not id.isalnum() or len(id) > most:
        raise _bad(label, f"expected an id of letters and digits such as A1, got {id!r:.40}")
    return id


def _name(entry: Mapping[str, Any], label: str) -> Names:
    name = entry.get("name")
    german, english = (name.get("de"), name.get("en")) if isinstance(name, dict) else (None, None)
    if isinstance(german, str) and isinstance(english, str):
        if 0 < len(german) <= 60 and 0 < len(english) <= 60:
            return german, english
    raise _bad(label, f"expected a name {{ de, en }}, got {name!r:.60}")


def _source(entry: Mapping[str, Any], label: str) -> Source:
    """Where each value of an entry comes from."""
    source = entry.get("source")
    words = {source} if isinstance(source, str) else set()
    if isinstance(source, dict):
        words = {word if isinstance(word, str) else "" for word in source.values()}
    if not words or not words <= set(SOURCES):
        raise _bad(label, f"expected a source out of {', '.join(SOURCES)}, got {source!r:.60}")
    note = entry.get("note", "")
    if not isinstance(note, str) or len(note) > 400:
        raise _bad(label, f"expected a note of at most 400 characters, got {note!r:.40}")
    return dict(source) if isinstance(source, dict) else {"all": str(source)}


# units [M1]

_UNIT_KEYS: Final = (
    "id", "name", "cost", "movement", "counters", "range", "on_foot", *_COMMON,
)  # fmt: skip


def _kinds(data: Mapping[str, Any]) -> tuple[Kind, ...]:
    entries = _entries(data, "unit")
    found = [entry.get("id") for entry in entries]
    if found != list(KINDS):
        raise _bad("unit", f"expected the units {', '.join(KINDS)}, got {found!r:.80}")
    faults = Faults()
    kinds = [faults.keep(_kind, entry) for entry in entries]
    faults.throw()
    return tuple(kind for kind in kinds if kind is not None)


def _kind(entry: Mapping[str, Any]) -> Kind:
    id = str(entry["id"])
    label = f"unit {id}"
    is_baggage = id == "BG"
    faults = Faults()
    faults.keep(_check_keys, entry, label, _UNIT_KEYS)
    name = faults.keep(_name, entry, label)
    cost = faults.keep(_number, entry, label, "cost", *((0, 0) if is_baggage else (1, 9)))
    most = 1 if is_baggage else MOST_POINTS  # [R3, R84]
    movement = faults.keep(_number, entry, label, "movement", 1, most)
    counters = faults.keep(_number, entry, label, "counters", 1, 1 if is_baggage else 6)
    reach = faults.keep(_number, entry, label, "range", 0, 0 if is_baggage else 2)
    on_foot = faults.keep(_on_foot, entry, label)
    source = faults.keep(_source, entry, label)
    faults.throw()
    assert name
    assert cost is not None
    assert movement
    assert counters
    assert reach is not None
    assert source
    return Kind(id, name, cost, movement, counters, reach, on_foot, source)


def _on_foot(entry: Mapping[str, Any], label: str) -> int | None:
    """What mounted units become on foot. [R83]"""
    value = entry.get("on_foot")
    if entry["id"] not in MOUNTED:
        if value is not None:
            raise _bad(label, f"expected no on_foot, got {value!r:.40}")
        return None
    if value not in ON_FOOT:
        raise _bad(label, f"expected on_foot out of {', '.join(ON_FOOT)}, got {value!r:.40}")
    return KIND[value]


# results and cards [M2, M3]


def _track(data: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    table = _table(data, "track")
    _check_keys(table, "track", ("columns", *_COMMON))
    columns = table.get("columns")
    if not isinstance(columns, list) or not 3 <= len(columns) <= 9:
        raise _bad("track", f"expected 3 to 9 columns, got {columns!r:.60}")
    for column in columns:
        is_pair = isinstance(column, list) and len(column) == 2
        if not is_pair or not all(type(lost) is int and 0 <= lost <= 2 for lost in column):
            raise _bad("track", f"expected columns such as [1, 0], got {column!r:.40}")
    _source(table, "track")
    return tuple((column[0], column[1]) for column in columns)


def _cards(
    data: Mapping[str, Any], key: str, whose: str, expected: list[str], columns: int
) -> dict[str, tuple[tuple[int, ...], Source]]:
    """A card for each of the expected units, with a column for every enemy. [R53-R55]"""
    faults = Faults()
    cards: dict[str, tuple[tuple[int, ...], Source]] = {}
    for entry in _entries(data, key):
        name = entry.get(whose)
        if name not in expected or name in cards:
            faults.add(key, f"expected one {whose} each of {', '.join(expected)}, got {name!r:.40}")
            continue
        card = faults.keep(_card, entry, f"{key} {name}", whose, columns)
        cards[name] = card or ((), {})
    missing = [name for name in expected if name not in cards]
    if missing:
        faults.add(key, f"expected cards for {', '.join(expected)}, {', '.join(missing)} missing")
    faults.throw()
    return cards


def _card(
    entry: Mapping[str, Any], label: str, whose: str, columns: int
) -> tuple[tuple[int, ...], Source]:
    _check_keys(entry, label, (whose, "columns", *_COMMON))
    values = entry.get("columns")
    enemies = KINDS[:BAGGAGE]
    if not isinstance(values, dict) or set(values) != set(enemies):
        raise _bad(label, f"expected columns for {', '.join(enemies)}, got {values!r:.60}")
    faults = Faults()
    found = [faults.keep(_number, values, label, enemy, 0, columns - 1) for enemy in enemies]
    source = faults.keep(_source, entry, label)
    faults.throw()
    return tuple(value or 0 for value in found), source or {}


# recruiting and winning [M4, M5]


def _sizes(data: Mapping[str, Any]) -> dict[str, Size]:
    table = _table(data, "size")
    _check_keys(table, "size", SIZES)
    faults = Faults()
    found = {name: faults.keep(_size, table, name) for name in SIZES}
    faults.throw()
    return {name: size for name, size in found.items() if size is not None}


def _size(table: Mapping[str, Any], name: str) -> Size:
    label = f"size {name}"
    entry = table.get(name)
    if not isinstance(entry, dict):
        raise _bad(label, f"expected a table [size.{name}], got {entry!r:.40}")
    faults = Faults()
    faults.keep(_check_keys, entry, label, ("recruiting", "longbowmen", "winning", *_COMMON))
    recruiting = faults.keep(_number, entry, label, "recruiting", 1, 40)
    longbowmen = faults.keep(_number, entry, label, "longbowmen", 0, 6)
    winning = faults.keep(_number, entry, label, "winning", 1, 12)
    source = faults.keep(_source, entry, label)
    faults.throw()
    assert recruiting
    assert longbowmen is not None
    assert winning
    assert source
    return Size(recruiting, longbowmen, winning, source)


def armies(
    kinds: Sequence[Kind], size: Size, first: int, last: int
) -> dict[int, tuple[Counts, ...]]:
    """By cost, the numbers of the kinds from `first` up to `last` that cost it. [R15-R17]"""
    most = [kind.counters for kind in kinds]
    most[LONGBOWMEN] = min(most[LONGBOWMEN], size.longbowmen)
    found: dict[int, list[Counts]] = {}
    for counts in product(*(range(most[kind] + 1) for kind in range(first, last))):
        cost = sum(
            count * kinds[kind].cost for kind, count in zip(range(first, last), counts, strict=True)
        )
        if cost <= size.recruiting:
            found.setdefault(cost, []).append(counts)
    return {cost: tuple(all_counts) for cost, all_counts in found.items()}


MOST_UNITS: Final = 20
"""Units of an army at the most: what the bounds of `game.info` allow for."""


def _check_armies(kinds: tuple[Kind, ...], sizes: dict[str, Size]) -> None:
    """There is an army of exactly the points, and none is too large. [M5]"""
    for name, size in sizes.items():
        mounted = armies(kinds, size, 0, len(MOUNTED))
        on_foot = armies(kinds, size, len(MOUNTED), BAGGAGE)
        sizes_of = [
            max(sum(counts) for counts in mounted[cost])
            + max(sum(counts) for counts in on_foot[size.recruiting - cost])
            for cost in mounted
            if size.recruiting - cost in on_foot
        ]
        if not sizes_of:
            raise _bad(f"size {name}", f"expected an army of {size.recruiting} points, got none")
        if max(sizes_of) > MOST_UNITS:
            raise _bad(
                f"size {name}",
                f"expected armies of at most {MOST_UNITS} units, got one of {max(sizes_of)}",
            )


# modules and maps [M6, M7]

_ID_FORMS: Final = {
    "inner": re.compile(r"[A-Z]+"),
    "outer": re.compile(r"[A-Z][0-9]+"),
    "filler": re.compile(r"[a-z][a-z0-9]*"),
}
"""Different for each kind, so that the parts of a code can be told apart."""
_ID_EXAMPLES: Final = {"inner": "II", "outer": "A3", "filler": "e2"}

_MODULE_KEYS: Final = ("id", "kind", "piece", "letter", "ground", *_COMMON)


def _modules(data: Mapping[str, Any]) -> dict[str, Module]:
    faults = Faults()
    modules: dict[str, Module] = {}
    for place, entry in enumerate(_entries(data, "module"), 1):
        module = faults.keep(_module, entry, place)
        if module is None:
            continue
        if module.id in modules:
            faults.add(
                f"module {module.id}", "expected an id of its own, got one that is there twice"
            )
        modules[module.id] = module
    faults.throw()
    _check_pieces(modules)
    return modules


def _module(entry: Mapping[str, Any], place: int) -> Module:
    id = _id(entry, f"module number {place}")
    label = f"module {id}"
    _check_keys(entry, label, _MODULE_KEYS)
    kind = entry.get("kind")
    if kind not in FORMS:
        raise _bad(label, f"expected a kind out of {', '.join(FORMS)}, got {kind!r:.40}")
    piece, letter = str(entry.get("piece", id)), entry.get("letter", "")
    if not piece.isascii() or not piece.isalnum() or len(piece) > 6:
        raise _bad(label, f"expected a piece such as 1, got {piece!r:.40}")
    is_letter = isinstance(letter, str) and len(letter) == 1 and "A" <= letter <= "Z"
    if is_letter != (kind == "outer"):
        raise _bad(label, f"expected a letter for outer modules alone, got {letter!r:.40}")
    if not _ID_FORMS[kind].fullmatch(id):
        raise _bad(label, f"expected an id such as {_ID_EXAMPLES[kind]}, got {id}")
    if kind == "outer" and id != f"{letter}{piece}":
        raise _bad(label, f"expected letter and piece to make the id, got {letter}{piece}")
    return Module(id, kind, piece, letter, _ground(entry, label, kind), _source(entry, label))


def _ground(entry: Mapping[str, Any], label: str, kind: str) -> bytes:
    """The ground, row by row; as many letters in each row as the form has hexes."""
    rows = entry.get("ground")
    form = FORMS[kind]
    lengths = list(Counter(r for _, r in form).values())
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise _bad(label, f"expected ground as a list of rows, got {rows!r:.40}")
    letters = ["".join(row.split()) for row in rows]
    if [len(row) for row in letters] != lengths:
        wanted = ", ".join(map(str, lengths))
        got = ", ".join(str(len(row)) for row in letters)
        raise _bad(label, f"expected rows of {wanted} hexes, got {got:.60}")
    joined = "".join(letters).lower()
    if set(joined) - set(LETTERS):
        raise _bad(label, f"expected ground out of {' '.join(LETTERS)}, got {joined!r:.40}")
    ground = bytes(LETTERS.index(letter) for letter in joined)
    if kind in FLAG and ground[form.index(FLAG[kind])] == MOUNTAIN:
        raise _bad(label, "expected no mountain under the flag, got one")
    if kind == "outer" and not ground.count(0) >= _LEAST_PLAIN:
        raise _bad(label, f"expected at least {_LEAST_PLAIN} plains, got {ground.count(0)}")
    return ground


_LEAST_PLAIN: Final = 13
"""Plains on an outer module at the least, so that both baggages find a place. [R20]"""


def _check_pieces(modules: Mapping[str, Module]) -> None:
    """Enough pieces for the large map: 2 inner, 5 outer of each letter, 4 fillers. [M6, R4]"""
    large = LAYOUTS["large"]
    faults = Faults()
    for kind in FORMS:
        needed = len(large.of_kind(kind))
        letters = sorted({module.letter for module in modules.values() if module.kind == kind})
        for letter in letters or [""]:
            pieces = [
                module.piece
                for module in modules.values()
                if (module.kind, module.letter) == (kind, letter)
            ]
            if len(set(pieces)) < needed:
                name = f"{kind} {letter}".strip()
                faults.add("module", f"expected {needed} pieces {name}, got {len(set(pieces))}")
            if kind != "inner" and len(set(pieces)) < len(pieces):
                faults.add("module", f"expected one {kind} {letter} for each piece, got two")
    faults.throw()


def _maps(data: Mapping[str, Any]) -> dict[str, Map]:
    faults = Faults()
    maps: dict[str, Map] = {}
    for place, entry in enumerate(_entries(data, "map"), 1):
        found = faults.keep(_map, entry, place)
        if found is None:
            continue
        if found.id in maps:
            faults.add(f"map {found.id}", "expected an id of its own, got one that is there twice")
        maps[found.id] = found
    for size in SIZES:
        if size not in maps:
            faults.add("map", f"expected a map of the id {size}, got none")
    faults.throw()
    return maps


def _map(entry: Mapping[str, Any], place: int) -> Map:
    id = _id(entry, f"map number {place}", 20)
    label = f"map {id}"
    _check_keys(entry, label, ("id", "name", "code", *_COMMON))
    code = entry.get("code")
    if not isinstance(code, str):
        raise _bad(label, f"expected a code such as A-I0-1.2.3-e1.e2.e3, got {code!r:.40}")
    return Map(id, _name(entry, label), code, _source(entry, label))


assert list(FIGHTERS) == list(range(len(MOUNTED) + len(ON_FOOT)))
