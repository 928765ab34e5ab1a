"""Reads and checks an edition: the tables that a club may replace by its own. [3, 9.2]

Every fault names the entry and says what was expected and what came.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from rosenkrieg.core.editions import Faults

ID_FORM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,30}")
"""What ids of kinds, scenarios, boasts and units look like."""

FACES: Final = tuple(10 * tens + ones for tens in range(1, 7) for ones in range(1, 7))
"""The results of a d66."""

EFFECTS: Final = frozenset(
    (
        *("points", "points_if_attacker", "points_if_defender"),
        *("extra_terrain", "terrain_reroll", "keep_terrain", "swap_bonus", "scenario_reroll"),
        *("spy_guard", "event_reroll", "extra_spy", "extra_boast", "glory_hero", "no_contest"),
        *("mounted", "armour", "archers", "courage", "spell", "choose", "none"),
    )
)
"""What a territory can do. Those of the last row are for the table alone, or none."""

EVENTS: Final = frozenset(
    (
        *("comet", "plague", "unrest", "failed_harvest", "bad_weather", "quiet"),
        *("fair_weather", "good_harvest", "knight", "truce", "inheritance"),
    )
)

ALWAYS: Final = frozenset(("extra_spy", "no_contest"))
"""Properties that work always: comet, spies, plunder and raids do not touch them. [A15]"""


class Values(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the campaign. [9.2]"""

    base_points: int
    points_cap: int
    min_points: int
    raid_points: int
    raid_properties: int
    raid_ratio: int
    exchange_on: int
    free_points: int
    home_points: int
    spies_at_founding: int
    spy_limit: int
    caught_on: int
    caught_on_watched: int
    most_specials: int
    hero_glory: int
    barrow_glory: int
    boast_fail: int
    most_boasts: int
    end_territories: int


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """The table and its pieces, in inches. [Q22-Q24]"""

    table: int
    step: int
    across: int
    mandatory: tuple[str, ...]
    optional: tuple[str, ...]


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the quick battle. [3, 9.2]"""

    points_a_step: int
    most_modifiers: int
    territories_a_step: int
    most_territories: int
    clear_margin: int
    clear_glory: tuple[int, int]
    close_glory: tuple[int, int]
    equal_glory: tuple[int, int]
    leader_dies_on: int
    leader_dies_clear: int
    boast_on: tuple[int, int, int]


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of territory. [territory table]"""

    id: str
    de: str
    en: str
    faces: tuple[int, ...]
    effect: str
    text_de: str
    text_en: str
    source: str
    points: int = 0
    quick: int = 0
    glory: int = 0
    unique: bool = False


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario of one of the two books. [B15]"""

    id: str
    de: str
    en: str
    aim_de: str
    aim_en: str
    source: str
    attacker: int = 0

    @property
    def book(self) -> str:
        return self.id[:2]


class Boast(Struct, frozen=True, forbid_unknown_fields=True):
    """A boast or quest, with its value in glory. [B18]"""

    id: str
    value: int
    de: str
    en: str
    text_de: str
    text_en: str
    source: str
    book: str = ""


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit with its published cost, for warbands. [1.1]"""

    id: str
    book: str
    points: int
    de: str
    en: str
    source: str


T = TypeVar("T")


class Reader:
    """Reads the parts of an edition and keeps its faults."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self.faults = Faults()

    def table(self, name: str, form: type[T]) -> T | None:
        """A table such as [values]."""
        return self._read(name, self._data.get(name), form)

    def entries(self, name: str, form: type[T]) -> tuple[T, ...]:
        """A list of entries such as [[territory]]."""
        listed = self._data.get(name, [])
        if not isinstance(listed, Sequence) or isinstance(listed, str):
            self.faults.add(name, f"expected a list of entries, got {type(listed).__name__}")
            return ()
        read = [
            self._read(f"{name} {_label(entry, number)}", entry, form)
            for number, entry in enumerate(listed, 1)
        ]
        return tuple(entry for entry in read if entry is not None)

    def _read(self, entry: str, data: object, form: type[T]) -> T | None:
        try:
            return msgspec.convert(data, form)
        except msgspec.ValidationError as error:
            self.faults.add(entry, str(error))
            return None


def _label(entry: object, number: int) -> str:
    return str(entry.get("id", number))[:40] if isinstance(entry, Mapping) else str(number)


class Sheets(Struct, frozen=True):
    """All that an edition says, checked."""

    values: Values
    terrain: Terrain
    quick: Quick
    specials: dict[str, tuple[int, ...]]
    events: dict[int, str]
    kinds: tuple[Kind, ...]
    scenarios: tuple[Scenario, ...]
    boasts: tuple[Boast, ...]
    units: tuple[Unit, ...]
    founding: tuple[tuple[str, ...], tuple[str, ...]]


class _Founding(Struct, frozen=True, forbid_unknown_fields=True):
    territories: tuple[str, ...]


def read(data: Mapping[str, Any]) -> Sheets:
    """The sheets of an edition; BadEdition tells all its faults."""
    reader = Reader(data)
    values, terrain = reader.table("values", Values), reader.table("terrain", Terrain)
    quick = reader.table("quick", Quick)
    specials = reader.table("specials", dict[str, tuple[int, ...]])
    events = reader.table("events", dict[str, str])
    kinds = reader.entries("territory", Kind)
    scenarios = reader.entries("scenario", Scenario)
    boasts = reader.entries("boast", Boast)
    units = reader.entries("unit", Unit)
    founding = reader.entries("founding", _Founding)
    faults = reader.faults
    if specials is not None:
        _check_faces(faults, specials, kinds)
    if events is not None:
        _check_events(faults, events)
    _check_ids(faults, kinds, scenarios, boasts, units)
    _check_numbers(faults, values, terrain)
    _check_scenarios(faults, scenarios)
    _check_founding(faults, kinds, [each.territories for each in founding])
    faults.throw()
    assert values
    assert terrain
    assert quick
    assert specials is not None
    assert events is not None
    return Sheets(
        values,
        terrain,
        quick,
        specials,
        {int(number): event for number, event in events.items()},
        kinds,
        scenarios,
        boasts,
        units,
        (founding[0].territories, founding[1].territories),
    )


def _check_faces(
    faults: Faults, specials: Mapping[str, Sequence[int]], kinds: Sequence[Kind]
) -> None:
    """Each result of the d66 once."""
    if set(specials) != {"event", "spy"}:
        faults.add("specials", f"expected event and spy, got {', '.join(specials) or 'nothing'}")
    found = [face for faces in specials.values() for face in faces]
    found += [face for kind in kinds for face in kind.faces]
    missing = [face for face in FACES if found.count(face) != 1]
    beyond = [face for face in found if face not in FACES]
    for kind in kinds:
        if kind.effect not in EFFECTS:
            faults.add(f"territory {kind.id}", f"expected a known effect, got {kind.effect!r:.40}")
    if missing or beyond:
        faults.add("territory", f"expected each roll of 11 to 66 once, wrong: {missing + beyond}")


def _check_events(faults: Faults, events: Mapping[str, str]) -> None:
    if sorted(events) != sorted(map(str, range(2, 13))):
        faults.add("events", f"expected a row for each of 2 to 12, got {', '.join(events)}")
    for number, event in events.items():
        if event not in EVENTS:
            faults.add(f"events {number}", f"expected one of {', '.join(sorted(EVENTS))}")


def _check_ids(faults: Faults, *lists: Sequence[Kind | Scenario | Boast | Unit]) -> None:
    for entries in lists:
        ids = [entry.id for entry in entries]
        for id in ids:
            if not ID_FORM.fullmatch(id) or ids.count(id) > 1:
                faults.add(id[:40], "expected a short name of letters that is used once")
        if not ids:
            faults.add("edition", "expected territories, scenarios, boasts and units")


def _check_numbers(faults: Faults, values: Values | None, terrain: Terrain | None) -> None:
    """Bounds that keep a battle playable and its lists short."""
    if values is not None:
        for name, number in msgspec.structs.asdict(values).items():
            if not -20 <= number <= 60 or (number < 0 and name != "boast_fail"):
                faults.add(f"values {name}", f"expected a number from 0 to 60, got {number}")
        if not values.min_points <= values.base_points <= values.points_cap:
            faults.add("values", "expected min_points <= base_points <= points_cap")
        if not 1 <= values.most_specials <= 3:
            faults.add("values most_specials", f"expected 1 to 3, got {values.most_specials}")
    if terrain is not None:
        if not (terrain.step >= 2 and 24 <= terrain.table <= 72 and 2 <= terrain.across <= 12):
            faults.add("terrain", "expected a table of 24 to 72, a step of 2 or more, across 2-12")
        if len(terrain.mandatory) > 6:
            faults.add("terrain mandatory", f"expected at most 6, got {len(terrain.mandatory)}")


def _check_scenarios(faults: Faults, scenarios: Sequence[Scenario]) -> None:
    """DR A-F, LR A-F, LR G-L. [B15]"""
    expected = [f"DR-{letter}" for letter in "ABCDEF"] + [f"LR-{x}" for x in "ABCDEFGHIJKL"]
    got = [scenario.id for scenario in scenarios]
    if got != expected:
        faults.add("scenario", f"expected {expected[0]} to {expected[-1]} in order, got {got}")


def _check_founding(
    faults: Faults, kinds: Sequence[Kind], founding: Sequence[Sequence[str]]
) -> None:
    if len(founding) != 2 or not all(founding):
        faults.add("founding", f"expected two realms with territories, got {len(founding)}")
    known = {kind.id for kind in kinds if kind.effect != "choose"}
    for kind in (kind for realm in founding for kind in realm):
        if kind not in known:
            faults.add("founding", f"expected a kind of the territory table, got {kind!r:.40}")
