"""What is kept of a unit from the last list never changes the next one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.geometry import BIT, hexes_in
from rosenkrieg.games.medieval_battle.ground import standing
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS, GAIT
from rosenkrieg.games.medieval_battle.phases import moves
from rosenkrieg.games.medieval_battle.state import FULL, Over, State, Turn, unit
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of

from .table import scene
from .test_differential import begun, chosen

POSITIONS = 1500


def altered(state: State, rng: Random) -> State:
    """One unit of the position elsewhere, or another one."""
    field, seat = field_of(state), rng.randrange(2)
    units = list(state.units[seat])
    place = rng.randrange(len(units))
    old = units[place]
    at, kind = old >> 8, old >> 4 & 15
    if kind != BAGGAGE:
        kind = rng.choice((kind, rng.choice(FIGHTERS)))
    taken = standing(state.units[0]) | standing(state.units[1])
    near = field.near[at] & field.open[GAIT[kind]] & ~taken
    if near and rng.random() < 0.5:
        at = rng.choice(hexes_in(near))
    if not field.open[GAIT[kind]] & BIT[at]:
        return state
    is_full = kind == BAGGAGE or rng.random() < 0.5
    units[place] = unit(at, kind, is_full, rng.randint(0, tables_of(state).movement[kind]))
    mine = tuple(sorted(units))
    return replace(state, units=(state.units[0], mine) if seat else (mine, state.units[1]))


def asked(state: State, action: int) -> tuple[list[Any], State | None]:
    """The list, and what comes of one of its actions."""
    seat = state.phase.seat
    legal = GAME.legal_actions(state, seat)
    return list(legal), GAME.apply(state, seat, legal[action % len(legal)])


def with_nothing_known(state: State, action: int) -> tuple[list[Any], State | None]:
    """The same without what is kept, which is put back."""
    kept = moves._known(field_of(state), tables_of(state), state.options.dismounting)
    known = dict(kept)
    kept.clear()
    moves._SCENE.cache_clear()
    told = asked(state, action)
    kept.clear()
    kept.update(known)
    return told


@pytest.mark.parametrize("size", ["standard", "large"])
def test_lists_are_the_same_with_nothing_known(size: str):
    rng = Random(f"memory {size}")
    state = begun(size, rng)
    compared = 0
    while compared < POSITIONS:
        if type(state.phase) is Over:
            state = begun(size, rng)
        if type(state.phase) is Turn:
            strange = state
            for _ in range(4):
                strange = altered(strange, rng)
                action = rng.randrange(1000)
                assert asked(strange, action) == with_nothing_known(strange, action)
                compared += 1
        seat = state.phase.seat
        state = GAME.apply(state, seat, chosen(list(GAME.legal_actions(state, seat)), rng))


def test_who_dismounts_joins_a_unit_damaged_meanwhile():
    """The list of the rider depends on damaged units of the kind that it is on foot."""
    whole, damaged = scene("0,0 .LC4- . .LI"), scene("0,0 .LC4- . .LI-")
    field, mine = field_of(damaged.state), damaged.state.units
    assert not whole.can("dismount:0,0:2,0")
    assert replace(whole.state, units=mine) == damaged.state
    assert field is field_of(whole.state)
    assert damaged.can("dismount:0,0:2,0")
    assert not whole.can("dismount:0,0:2,0")


def test_what_a_unit_can_do_is_listed_once():
    """A list asked again, or after a change far away, takes up what is known."""
    near = scene("-4,0 .LI . . .\n3,0 .li .")
    seat = near.state.phase.seat
    far = near.play("move:-4,0:-3,0").state
    kept = moves._known(field_of(far), tables_of(far), far.options.dismounting)
    GAME.legal_actions(far, 1 - seat)
    (there,) = [each for each in far.units[1 - seat] if each >> 4 & 15 != BAGGAGE]
    known = kept[there]
    GAME.legal_actions(replace(far, markers=(1, 1)), 1 - seat)
    assert kept[there] is known
    assert there & FULL
