"""The rules against a second reading of them, over lively random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import firepower, politics, supply
from rosenkrieg.games.richard3.state import (
    Acting,
    Battle,
    ChoosingBattle,
    GoingHome,
    Moving,
    State,
)
from rosenkrieg.games.richard3.tables import AREAS, BIT, BLOCKS, HOUSES, NEIGHBOURS, SLOTS

from .reference import AREA, World

IDLE = ("end", "stop", "wait", "pass")


def texts(state: State) -> list[str]:
    (actor,) = GAME.actors(state)
    return [GAME.encode_action(action) for action in GAME.legal_actions(state, actor)]


def by_block(state: State, word: str) -> dict[str, set[str]]:
    """What actions of that word offer each block."""
    found: dict[str, set[str]] = {}
    for text in texts(state):
        if text.startswith(f"{word}:"):
            _, name, place = text.split(":")
            found.setdefault(name, set()).add(place)
    return found


def offered(state: State, word: str) -> set[str]:
    """What actions of that word point at."""
    return {text.partition(":")[2] for text in texts(state) if text.startswith(f"{word}:")}


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(BLOCKS) if mask & BIT[number]}


def compare_acting(state: State, acting: Acting) -> None:
    world, side = World(state), HOUSES[acting.seat]
    card = world.card(side)
    moved = names(acting.moved)
    free = {
        name: place
        for name, place in world.place.items()
        if place in AREA and world.side(name) == side and name not in moved
        if not world.is_pinned(place, side, moved)
    }
    if card == "plague":
        assert offered(state, "plague") == (set() if acting.spent else world.plagued(side))
        return
    if card == "muster":
        compare_muster(state, acting, free)
        return
    expected = {
        name
        for name, place in free.items()
        if world.steps(acting, [place]) or world.voyages(acting, name)
    }
    assert offered(state, "take") == expected
    recruits: dict[str, set[str]] = {}
    if card.startswith("action") and acting.points:
        for name, place in world.place.items():
            if place == "pool" and world.side(name) == side and world.recruiting(name):
                recruits[name] = world.recruiting(name)
    assert by_block(state, "recruit") == recruits


def compare_muster(state: State, acting: Acting, free: dict[str, str]) -> None:
    world = World(state)
    if acting.muster is not None:
        goal = AREAS[acting.muster]
        takes = {name for name, place in free.items() if world.muster_ways(acting, place, goal)}
        assert offered(state, "take") == takes
        return
    assert offered(state, "muster") == {
        goal
        for goal in AREA
        if world.is_open(goal, HOUSES[acting.seat])
        if any(world.muster_ways(acting, place, goal) for place in free.values())
    }


def compare_moving(state: State, moving: Moving) -> None:
    world = World(state)
    path = [AREAS[area] for area in moving.path]
    if moving.acting.muster is not None:
        goal = AREAS[moving.acting.muster]
        ways = world.muster_ways(moving.acting, path[0], goal) if len(path) == 1 else {goal}
        assert offered(state, "step") == ways
        return
    assert offered(state, "step") == world.steps(moving.acting, path)
    if len(path) == 1:
        assert offered(state, "sail") == world.voyages(moving.acting, BLOCKS[moving.block])


def compare_battle(state: State, battle: Battle) -> None:
    world = World(state)
    assert names(battle.ready) == world.on_turn(battle)
    for name in names(battle.front[0] | battle.front[1]):
        assert firepower.firepower(state, battle, BLOCKS.index(name)) == world.fires(battle, name)
    leaves = battle.round == 4 and battle.seat == battle.attacker
    charges, rolls, retreats = (by_block(state, word) for word in ("charge", "turn", "retreat"))
    for name in names(battle.ready):
        assert charges.get(name, set()) == (set() if leaves else world.charges(battle, name))
        assert rolls.get(name, set()) == (set() if leaves else world.rolls(battle, name))
        if battle.round == 1:
            assert not retreats
            continue
        seat = HOUSES.index(world.side(name))
        left = {
            AREAS[area]: battle.used[seat * SLOTS + slot]
            for slot, (area, _) in enumerate(NEIGHBOURS[battle.area])
        }
        assert retreats.get(name, set()) == world.retreats(battle, name, left)


def compare(state: State) -> str | None:
    """Compares what the second reading knows of; the kind of comparison."""
    phase = state.phase
    if isinstance(phase, Acting):
        compare_acting(state, phase)
    elif isinstance(phase, Moving):
        compare_moving(state, phase)
    elif isinstance(phase, Battle):
        compare_battle(state, phase)
    elif isinstance(phase, GoingHome):
        world = World(state)
        for name, places in by_block(state, "home").items():
            assert places == world.homes(name), name
    elif isinstance(phase, ChoosingBattle):
        world = World(state)
        fields = {a for a in AREA if world.at(a, "york") and world.at(a, "lancaster")}
        assert {text[6:] for text in texts(state)} == fields
    else:
        return None
    world = World(state)
    for seat in (0, 1):
        quota = supply.surplus(state, seat)
        found = {AREAS[area]: count for area, count in enumerate(quota) if count}
        assert found == world.surplus(HOUSES[seat])
    gone = politics.levies_gone(state)
    counted = World(gone)
    assert politics.usurpation_counts(gone) == (counted.count("lancaster"), counted.count("york"))
    return type(phase).__name__


@pytest.mark.parametrize("setup", ["1460", "1470", "1483"])
@pytest.mark.parametrize("seed", range(5))
def test_two_readings_agree(setup: str, seed: int):
    match: Match[Any, Any, Any] = Match(GAME, {"setup": setup}, seed=seed)
    rng = Random(f"differential {seed}")
    compared = set()
    for actor in match.turns():
        compared.add(compare(match.state))
        legal = list(match.legal(actor))
        busy = [a for a in legal if not GAME.encode_action(a).startswith(IDLE)]
        match.act(actor, rng.choice(legal if not busy or rng.random() < 0.1 else busy))
    assert {"Acting", "Moving", "Battle"} <= compared
