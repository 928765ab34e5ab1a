"""Realms and their territories: sizes, properties, points, what can be contested."""

from __future__ import annotations

from collections.abc import Iterable

from rosenkrieg.core.contract import SEATS, Seat, other
from rosenkrieg.games.rampant.edition import ALWAYS, Kind
from rosenkrieg.games.rampant.state import Battle, Realm, State, Territory
from rosenkrieg.games.rampant.tables import EDITIONS, Tables


def tables_of(state: State) -> Tables:
    """The tables that the match is played with."""
    return EDITIONS.tables(state.options.edition)


def size(state: State, seat: Seat) -> int:
    """How many territories a realm has."""
    return len(state.realms[seat].territories)


def smaller(state: State) -> Seat | None:
    """The realm with fewer territories; None if equal. [B23]"""
    first, second = (size(state, seat) for seat in SEATS)
    if first == second:
        return None
    return SEATS[0] if first < second else SEATS[1]


def may_raid(state: State) -> Seat | None:
    """Who faces a realm of at least twice his number; not under a truce. [B28, Q19]"""
    seat = smaller(state)
    if seat is None or "truce" in state.battle.pair:
        return None
    ratio = tables_of(state).values.raid_ratio
    return seat if size(state, other(seat)) >= ratio * size(state, seat) else None


# what can be contested


def contestable(tables: Tables, realm: Realm, besides: str | None = None) -> tuple[str, ...]:
    """Territories of a realm that may be named, exchanged in or offered. [Q32, Q33, A15, A18]

    Not the home land and not the border fort while another is left; never a locked one.
    """
    rest = [each for each in realm.territories if each.id != realm.home]
    forts = [each for each in rest if tables.kind[each.kind].effect == "no_contest"]
    plain = [each for each in rest if each not in forts]
    open_ones = plain or forts or realm.territories
    return tuple(
        each.id for each in open_ones if each.id not in realm.locked and each.id != besides
    )


def territory(realm: Realm, id: str | None) -> Territory | None:
    """The territory of that id, if the realm owns it."""
    return next((each for each in realm.territories if each.id == id), None)


def listable(state: State, seat: Seat) -> tuple[str, ...]:
    """Raid: territories with a property that adds no points. [B31]"""
    kind = tables_of(state).kind
    battle = state.battle
    return tuple(
        each.id
        for each in state.realms[seat].territories
        if not kind[each.kind].points
        and kind[each.kind].effect not in ALWAYS
        and each.id not in battle.resting[seat]
    )


# properties


def usable(state: State, seat: Seat) -> Iterable[Kind]:
    """The kinds whose properties a realm can use in this battle, owned at step 4 or now. [G7]

    Not under a comet, not silenced, not resting; in a raid only those listed. Some work always.
    """
    tables, battle = tables_of(state), state.battle
    for each in owned(state, seat):
        kind = tables.kind[each.kind]
        if kind.effect in ALWAYS or works(battle, seat, each, kind):
            yield kind


def owned(state: State, seat: Seat) -> tuple[Territory, ...]:
    """What a realm owned at step 4, and what it has come to own since. [G7]"""
    now = state.realms[seat].territories
    built = state.battle.built
    if built is None or built[seat] == now:
        return now
    ids = {each.id for each in now}
    return (*now, *(each for each in built[seat] if each.id not in ids))


def works(battle: Battle, seat: Seat, each: Territory, kind: Kind) -> bool:
    """Whether the property of this territory counts in the battle. [S2, B31, Q35]"""
    if "comet" in battle.effects[seat]:
        return False
    if each.id in battle.silenced or each.id in battle.resting[seat]:
        return False
    if battle.raider is not None:
        return each.id in battle.listed[seat] and not kind.points
    return True


def has(state: State, seat: Seat, effect: str) -> bool:
    """Whether a realm can use a property of this effect. [Q41]"""
    return any(kind.effect == effect for kind in usable(state, seat))


# warband points


def territory_points(state: State, seat: Seat) -> int:
    """Points of territories, harbor and castle by the choice of step 2. [Q34, Q41]"""
    battle = state.battle
    if battle.raider is not None or "plague" in battle.effects[seat]:
        return 0
    mine = battle.chosen[seat]
    return sum(
        kind.points
        for kind in usable(state, seat)
        if kind.effect == "points"
        or (kind.effect == "points_if_attacker" and mine == "attack")
        or (kind.effect == "points_if_defender" and mine == "defend")
    )


def warband(state: State, seat: Seat) -> int:
    """How many points a realm may field, without a wandering knight. [3, Q36, Q37, A20]"""
    values = tables_of(state).values
    if state.battle.raider is not None:
        return values.raid_points  # [B30, A20]
    effects = state.battle.effects[seat]
    points = values.base_points + territory_points(state, seat) + helped(state, seat)
    points += 2 * effects.count("good_harvest")
    points -= 2 * effects.count("failed_harvest")
    return max(values.min_points, min(values.points_cap, points))


def helped(state: State, seat: Seat) -> int:
    """The option: two points for each started two territories fewer, at most six. [9.2]"""
    if not state.options.help:
        return 0
    fewer = size(state, other(seat)) - size(state, seat)
    return min(6, 2 * ((max(fewer, 0) + 1) // 2))


def knight(state: State, seat: Seat) -> int:
    """Points of wandering knights, on top of what was declared, inside the limit. [Q37]"""
    battle = state.battle
    if battle.raider is not None or battle.declared is None:
        return 0
    more = 3 * battle.effects[seat].count("knight")
    return max(0, min(more, tables_of(state).values.points_cap - battle.declared[seat]))


def fixed_points(state: State, realm: Realm) -> int:
    """Warband points without conditional ones, for the standing. [G10]"""
    tables = tables_of(state)
    kinds = [tables.kind[each.kind] for each in realm.territories]
    points = tables.values.base_points + sum(k.points for k in kinds if k.effect == "points")
    return min(points, tables.values.points_cap)


def spy_limit(state: State, seat: Seat) -> int:
    """How many spies a realm may hold; one more with a tavern. [3]"""
    return tables_of(state).values.spy_limit + has(state, seat, "extra_spy")
