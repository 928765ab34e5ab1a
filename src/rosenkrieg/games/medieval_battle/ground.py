"""Who stands where, and whose zone reaches where. Chapter IV, section 2."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import BIT, COUNT, Hex
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.state import FULL, Phase, State, Unit, Units

OTHER: Final[tuple[Seat, Seat]] = (SECOND, FIRST)


@lru_cache(maxsize=1024)
def ranks(units: Units) -> tuple[int, int, int, Unit | None]:
    """The hexes of all units, and of those with points; the damaged ones by kind; the baggage.

    In a turn one side changes at most twice and is asked about many times.
    """
    all_of, ready, damaged, baggage = 0, 0, 0, None
    for each in units:
        bit = BIT[each >> 8]
        all_of |= bit
        if each & 7:
            ready |= bit
        if not each & FULL:
            damaged |= bit << COUNT * (each >> 4 & 15)
        if each >> 4 & 15 == BAGGAGE:
            baggage = each
    return all_of, ready, damaged, baggage


def standing(units: Units) -> int:
    """The hexes on which units stand."""
    return ranks(units)[0]


def zone(field: Battlefield, units: Units) -> int:
    """The hexes in the control zone of at least one of the units, off the map too. [R40-R42]"""
    zone_of, mask = field.zone_of, 0
    for each in units:
        mask |= zone_of[each >> 4]
    return mask


def unit_at(units: Units, at: Hex) -> Unit | None:
    """The unit on a hex, if there is one. [R106]"""
    for each in units:
        if each >> 8 == at:
            return each
    return None


def the_unit(units: Units, at: Hex) -> Unit:
    """The unit on a hex that is known to hold one."""
    for each in units:
        if each >> 8 == at:
            return each
    raise AssertionError("a unit stands there")


def baggage_of(units: Units) -> Unit | None:
    """The baggage, unless it is destroyed. [R101]"""
    return ranks(units)[3]


def without(units: Units, unit: Unit) -> Units:
    """The units less one."""
    place = units.index(unit)
    return units[:place] + units[place + 1 :]


def exchanged(units: Units, before: Unit, after: Unit) -> Units:
    """The units with one of them changed, sorted by hex."""
    place = units.index(before)
    if before >> 8 == after >> 8:
        return (*units[:place], after, *units[place + 1 :])
    return tuple(sorted((*units[:place], *units[place + 1 :], after)))


def joined(units: Units, unit: Unit) -> Units:
    """The units and one more, sorted by hex."""
    return tuple(sorted((*units, unit)))


def pair(values: tuple[Units, Units], seat: Seat, mine: Units) -> tuple[Units, Units]:
    """A pair with the seat's part exchanged."""
    return (values[0], mine) if seat else (mine, values[1])


def with_units(state: State, units: tuple[Units, Units], phase: Phase) -> State:
    """The state with other units, in another phase."""
    return State(
        state.options, state.code, units, state.away, state.markers, state.flags, phase,
        state.passed,
    )  # fmt: skip
