"""Look-ups for an edition, frozen, and the battlefields built with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.core.editions import Editions
from rosenkrieg.core.errors import BadEdition, BadOptions
from rosenkrieg.games.medieval_battle.actions import Recruit
from rosenkrieg.games.medieval_battle.battlefield import Battlefield, build, read_code, size_of
from rosenkrieg.games.medieval_battle.edition import Sheets, armies, read
from rosenkrieg.games.medieval_battle.material import BAGGAGE, MOUNTED
from rosenkrieg.games.medieval_battle.state import State, Unit, kind_of


class Tables(Struct, frozen=True, eq=False):
    """Numbers by kind, cards by attacker and defender, and the ways to recruit.

    `mounted`: by size, what can be recruited first; `on_foot`: by size, what can follow it.
    """

    sheets: Sheets
    cost: tuple[int, ...]
    movement: tuple[int, ...]
    range: tuple[int, ...]
    on_foot_kind: tuple[int | None, ...]
    track: tuple[tuple[int, int], ...]
    melee: tuple[tuple[int, ...], ...]
    ranged: dict[int, tuple[int, ...]]
    winning: dict[str, int]
    mounted: dict[str, tuple[Recruit, ...]]
    on_foot: dict[str, dict[tuple[int, ...], tuple[Recruit, ...]]]

    def refreshed(self, unit: Unit) -> Unit:
        """The unit with all its points. [R75]"""
        return unit & ~7 | self.movement[kind_of(unit)]


def parse(data: Mapping[str, Any]) -> Tables:
    """The tables of an edition; BadEdition lists all that is wrong with it."""
    sheets = read(data)
    _check_maps(sheets)
    kinds = sheets.kinds
    ways = {size: _ways(sheets, size) for size in sheets.sizes}
    return Tables(
        sheets=sheets,
        cost=tuple(kind.cost for kind in kinds),
        movement=tuple(kind.movement for kind in kinds),
        range=tuple(kind.range for kind in kinds),
        on_foot_kind=tuple(kind.on_foot for kind in kinds),
        track=sheets.track,
        melee=sheets.melee,
        ranged=sheets.ranged,
        winning={name: size.winning for name, size in sheets.sizes.items()},
        mounted={size: tuple(map(Recruit, way)) for size, way in ways.items()},
        on_foot={
            size: {counts: tuple(map(Recruit, rest)) for counts, rest in way.items()}
            for size, way in ways.items()
        },
    )


def _ways(sheets: Sheets, size: str) -> dict[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """For each number of mounted units the numbers on foot that complete the army. [R15, Q61]"""
    facts = sheets.sizes[size]
    mounted = armies(sheets.kinds, facts, 0, len(MOUNTED))
    on_foot = armies(sheets.kinds, facts, len(MOUNTED), BAGGAGE)
    found = {
        counts: on_foot[facts.recruiting - cost]
        for cost, all_counts in mounted.items()
        if facts.recruiting - cost in on_foot
        for counts in all_counts
    }
    return dict(sorted(found.items()))


def _check_maps(sheets: Sheets) -> None:
    """Named maps can be built from the modules. [M7]"""
    faults = []
    for map in sheets.maps.values():
        size = map.id if map.id in sheets.sizes else size_of(map.code)
        try:
            read_code(sheets.modules, size, map.code)
        except BadOptions as error:
            faults.append(f"map {map.id}: {error}")
    if faults:
        raise BadEdition(*faults)


EDITIONS: Final = Editions("rosenkrieg.games.medieval_battle", parse)


@lru_cache(maxsize=256)
def battlefield(edition: str, size: str, code: str) -> Battlefield:
    """The battlefield of a code in an edition that is loaded."""
    return build(EDITIONS.tables(edition).sheets.modules, size, code)


def tables_of(state: State) -> Tables:
    """The tables of the edition that is played."""
    return EDITIONS.tables(state.options.edition)


def field_of(state: State) -> Battlefield:
    """The battlefield that is played on."""
    options = state.options
    return battlefield(options.edition, options.size, state.code)
