"""The invariants of a position."""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.rampant.phases.boasts import most
from rosenkrieg.games.rampant.play import actors
from rosenkrieg.games.rampant.realms import tables_of
from rosenkrieg.games.rampant.state import Boasting, Next, Over, State


def check(state: State) -> None:
    """Assert what is true in every position."""
    assert type(state.phase) is not Next, "no match rests between questions"
    assert bool(actors(state)) == (type(state.phase) is not Over), "someone must act"
    _check_lands(state)
    _check_battle(state)
    if type(state.phase) is Boasting:
        for seat in SEATS:
            full = len(state.phase.lists[seat]) == most(state, seat)
            assert state.phase.ready[seat] or not full, "a full list is finished [Q26]"


def _check_lands(state: State) -> None:
    """Every territory once, unique kinds once, a home land in every realm. [G3, Q31, Q32]"""
    tables = tables_of(state)
    lands = [each for realm in state.realms for each in realm.territories]
    assert len({each.id for each in lands}) == len(lands), "each territory once [G3]"
    uniques = [each.kind for each in lands if tables.kind[each.kind].unique]
    uniques += state.uniques
    assert len(set(uniques)) == len(uniques), "a unique territory once [Q31]"
    assert all(tables.kind[each.kind].effect != "choose" for each in lands), "named [Q30]"
    for realm in state.realms:
        ids = [each.id for each in realm.territories]
        assert not ids or realm.home in ids, "the home land is never lost [3]"
        assert 0 <= realm.spies <= tables.values.spy_limit + 1, "spies in hand [3]"


def _check_battle(state: State) -> None:
    battle, values = state.battle, tables_of(state).values
    assert battle.number >= 1, "a battle"
    assert battle.specials <= values.most_specials, "at most three events and spies [Q8]"
    if battle.raider is not None:
        assert battle.chosen == (None, None), "a raid has no secret choice [Q18]"
        assert battle.stakes[battle.raider] is None, "a raider offers nothing [B32]"
    for seat in SEATS:
        listed = battle.listed[seat]
        assert len(set(listed)) == len(listed) <= values.raid_properties, "at most three [B31]"
    if battle.points is not None:
        least, most = values.min_points, values.points_cap
        assert all(least <= points <= most for points in battle.points), "warbands [3]"
