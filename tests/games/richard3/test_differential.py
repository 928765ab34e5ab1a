"""The rules against a second reading of them, over lively random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.phases import firepower, politics, supply
from rosenkrieg.games.richard3.rules import GAME
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


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(BLOCKS) if mask & BIT[number]}


def compare_acting(state: State, acting: Acting) -> None:
    world, side = World(state), HOUSES[acting.seat]
    card = world.card(side)
    if card in ("muster", "plague"):
        return
    moved = names(acting.moved)
    expected = set()
    for name, place in world.place.items():
        if place not in AREA or world.side(name) != side or name in moved:
            continue
        if world.is_pinned(place, side, moved):
            continue
        if world.steps(acting, [place]) or world.voyages(acting, name):
            expected.add(f"take:{name}")
    assert {text for text in texts(state) if text.startswith("take")} == expected
    recruits: dict[str, set[str]] = {}
    if card.startswith("action") and acting.points:
        for name, place in world.place.items():
            if place == "pool" and world.side(name) == side and world.recruiting(name):
                recruits[name] = world.recruiting(name)
    assert by_block(state, "recruit") == recruits


def compare_moving(state: State, moving: Moving) -> None:
    world = World(state)
    path = [AREAS[area] for area in moving.path]
    if moving.acting.muster is not None:
        return
    offered = {text[5:] for text in texts(state) if text.startswith("step:")}
    assert offered == world.steps(moving.acting, path)
    if len(path) == 1:
        sailing = {text[5:] for text in texts(state) if text.startswith("sail:")}
        assert sailing == world.voyages(moving.acting, BLOCKS[moving.block])


def compare_battle(state: State, battle: Battle) -> None:
    world = World(state)
    assert names(battle.ready) == world.on_turn(battle)
    for name in names(battle.front[0] | battle.front[1]):
        assert firepower.firepower(state, battle, BLOCKS.index(name)) == world.fires(battle, name)
    if battle.round == 1:
        return
    offered = by_block(state, "retreat")
    for name in names(battle.ready):
        seat = HOUSES.index(world.side(name))
        left = {
            AREAS[area]: battle.used[seat * SLOTS + slot]
            for slot, (area, _) in enumerate(NEIGHBOURS[battle.area])
        }
        assert offered.get(name, set()) == world.retreats(battle, name, left)


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
        quota = supply.surplus(state, seat)  # type: ignore[arg-type]
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
