"""What is printed and open to all: territories, scenarios, boasts, events, units."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rosenkrieg.core.contract import OptionValue
from rosenkrieg.games.rampant.edition import Boast, Kind, Scenario, Terrain, Unit, Values
from rosenkrieg.games.rampant.tables import EDITIONS


class Sheet(Struct, frozen=True):
    """The tables of the edition, in both languages."""

    edition: str
    values: Values
    terrain: Terrain
    territories: tuple[Kind, ...]
    specials: dict[str, tuple[int, ...]]
    events: dict[str, str]
    scenarios: tuple[Scenario, ...]
    boasts: tuple[Boast, ...]
    units: tuple[Unit, ...]


def sheet(options: Mapping[str, OptionValue]) -> Sheet:
    """The tables that completed options lead to."""
    edition = EDITIONS.load(str(options["edition"]))
    sheets = EDITIONS.tables(edition.hash).sheets
    return Sheet(
        edition.name,
        sheets.values,
        sheets.terrain,
        sheets.kinds,
        sheets.specials,
        {str(number): event for number, event in sheets.events.items()},
        sheets.scenarios,
        sheets.boasts,
        sheets.units,
    )
