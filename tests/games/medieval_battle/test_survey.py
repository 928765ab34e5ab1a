"""What the map shows is what the rules allow: surveys against the lists of legal actions."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.games.medieval_battle.actions import Attack, Deploy, Move, Pass, Shoot
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.geometry import NAMES, NUMBERS, distance
from rosenkrieg.games.medieval_battle.ground import OTHER
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.play import apply, legal_actions
from rosenkrieg.games.medieval_battle.state import (
    Ending,
    State,
    Turn,
    hex_of,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.survey import UnitSurvey
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import on_map


def positions(seed: int, every: int = 15) -> list[State]:
    """Positions of a random battle in which a side chooses its action."""
    match: Match[Any, Any, Any] = Match(
        GAME, {"map": "random", "size": ("standard", "large")[seed % 2]}, seed=seed
    )
    rng = random.Random(f"survey {seed}")
    for actor in match.turns():
        legal = match.legal(actor)
        busy = [each for each in legal if GAME.encode_action(each) != "pass"]
        match.act(actor, rng.choice(busy or legal))
    turns = [state for state in match.states if type(state.phase) is Turn]
    return turns[::every]


def _seat(state: State) -> Seat:
    """Who acts."""
    assert type(state.phase) is Turn
    return state.phase.seat


def surveyed(state: State, at: str) -> UnitSurvey:
    found = GAME.survey(GAME.view(state, None), (f"hex:{at}",))
    assert found is not None
    assert found.unit is not None
    return found.unit


def blows(state: State, seat: Seat, start: str) -> set[tuple[str, str, str]]:
    """The attacks and shots of the list, from a hex."""
    return {
        (NAMES[each.at], start, "attack" if isinstance(each, Attack) else "shoot")
        for each in legal_actions(state, seat)
        if isinstance(each, Attack | Shoot) and (each.start is None or NAMES[each.start] == start)
    }


@pytest.mark.parametrize("seed", range(3))
def test_reach_and_blows_are_those_of_the_rules(seed: int):
    for state in positions(seed):
        seat = _seat(state)
        legal = legal_actions(state, seat)
        for unit in state.units[seat]:
            at = hex_of(unit)
            told = surveyed(state, NAMES[at])
            moves = [
                each
                for each in legal
                if isinstance(each, Move) and each.start == at != each.goal and not each.on_foot
            ]
            taken = {hex_of(each) for each in state.units[seat]}  # to merge with is no end
            assert {step.at for step in told.steps} == {
                NAMES[each.goal] for each in moves if each.goal not in taken
            }
            best = {step.at: step for step in told.steps}
            expected = blows(state, seat, NAMES[at])
            for move in moves:
                if move.goal in taken:
                    continue
                step = best[NAMES[move.goal]]
                if tuple(NAMES[each] for each in move.over) != step.over:
                    continue
                after = apply(state, seat, move)
                if type(after.phase) is Ending:
                    expected |= blows(after, seat, step.at)
            assert {(blow.at, blow.start, blow.how) for blow in told.blows} == expected


@pytest.mark.parametrize("seed", range(2))
def test_threats_are_the_blows_of_the_enemy(seed: int):
    for state in positions(seed, 17):
        view = GAME.view(state, SEATS[0])
        for seat in SEATS:
            struck: dict[str, set[str]] = {}
            for enemy in state.units[OTHER[seat]]:
                for blow in surveyed(state, NAMES[hex_of(enemy)]).blows:
                    struck.setdefault(blow.at, set()).add(NAMES[hex_of(enemy)])
            for unit in state.units[seat]:
                told = surveyed(state, NAMES[hex_of(unit)])
                assert set(told.threats) == struck.get(told.at, set())
            if seat == SEATS[0]:
                found = GAME.survey(view, ())
                assert found is not None
                assert found.map is not None
                own = {NAMES[hex_of(unit)] for unit in state.units[seat]}
                assert found.map.threats == {
                    at: len(enemies) for at, enemies in struck.items() if at in own
                }


def test_a_blow_tells_what_comes_of_it():
    """The losses are those that the rules inflict if the enemy stands."""
    seen = 0
    for seed in range(3):
        for state in positions(seed, 5):
            seat = _seat(state)
            for unit in state.units[seat]:
                at = hex_of(unit)
                for blow in surveyed(state, NAMES[at]).blows:
                    if blow.start != NAMES[at] or blow.how != "shoot":
                        continue
                    text = f"shoot:{blow.start}:{blow.at}"
                    after = apply(state, seat, GAME.decode_action(text, seat))
                    before = {hex_of(each): each for each in state.units[OTHER[seat]]}
                    left = {hex_of(each): each for each in after.units[OTHER[seat]]}
                    target = next(each for each in before if NAMES[each] == blow.at)
                    knights = 1 + bool(before[target] & 8)
                    remain = 1 + bool(left[target] & 8) if target in left else 0
                    if kind_of(before[target]) != BAGGAGE:
                        assert min(blow.killed, knights) == knights - remain
                        seen += 1
    assert seen > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_log_tells_the_way_hex_by_hex(seed: int):
    """Each step goes to a neighbor, and all of them cost what the move has cost."""
    kinds = set()
    for state in positions(seed, 4):
        seat = _seat(state)
        field = field_of(state)
        for move in legal_actions(state, seat):
            if not isinstance(move, Move) or move.goal == move.start:
                continue
            after = apply(state, seat, move)
            line = GAME.narrate(state, seat, move, after, None)[bool(move.on_foot)]
            kinds.add(line.key)
            way = [NUMBERS[each.removeprefix("hex:")] for each in line.refs]
            assert (way[0], way[-1]) == (move.start, move.goal)
            assert all(distance(one, two) == 1 for one, two in pairwise(way))
            assert set(move.over) == {at for at in way[1:-1] if at in taken(state, seat)}
            if line.key.startswith("moved") and not move.on_foot:
                before = {hex_of(each): points_of(each) for each in state.units[seat]}
                left = {hex_of(each): points_of(each) for each in after.units[seat]}
                paid = sum(field.cost[at] for at in way[1:]) + len(move.over)
                assert before[move.start] - left[move.goal] == paid
    assert {"moved", "moved-across"} <= kinds


def taken(state: State, seat: Seat) -> set[int]:
    return {hex_of(unit) for unit in state.units[seat]}


def test_spectators_see_the_map_as_the_side_to_act_does():
    state = positions(0)[1]
    for seat in SEATS:
        turned = apply(state, _seat(state), Pass()) if _seat(state) != seat else state
        found = GAME.survey(GAME.view(turned, None), ())
        assert found is not None
        assert found == GAME.survey(GAME.view(turned, seat), ())


@pytest.mark.parametrize("path", [("hex:99,99",), ("hex:0,0", "hex:50,50"), ("nonsense",)])
def test_what_is_not_on_the_map_shows_nothing(path: tuple[str, ...]):
    assert GAME.survey(GAME.view(positions(0)[0], None), path) is None


def test_only_the_field_is_shown_before_the_battle():
    match: Match[Any, Any, Any] = Match(GAME, seed=1)
    found = GAME.survey(match.view(SEATS[0]), ())
    assert found is not None
    assert found.field is not None
    assert (found.unit, found.sight, found.map, found.limits) == (None,) * 4
    assert GAME.survey(match.view(SEATS[0]), ("hex:0,0",)) is None


@pytest.mark.parametrize(
    ("goal", "is_clear", "blocked"),
    [("1,0", True, ()), ("2,0", True, ()), ("-2,2", False, ("-1,1",)), ("3,0", False, ())],
)
def test_a_line_of_sight_and_what_blocks_it(goal: str, is_clear: bool, blocked: tuple[str, ...]):
    state = on_map("LB@0,0 BG@-2,5 bg@5,-3", map="A-IV0-1.2.3-e1.e2.e3").state
    found = GAME.survey(GAME.view(state, SEATS[0]), ("hex:0,0", f"hex:{goal}"))
    assert found is not None
    assert found.sight is not None
    assert (found.sight.is_clear, found.sight.blocked) == (is_clear, blocked)


@pytest.mark.parametrize("seed", range(3))
def test_the_way_of_a_step_goes_from_hex_to_hex_and_costs_what_it_says(seed: int):
    for state in positions(seed):
        field = field_of(state)
        for unit in state.units[_seat(state)]:
            for step in surveyed(state, NAMES[hex_of(unit)]).steps:
                way = [hex_of(unit), *(NUMBERS[each] for each in step.way)]
                assert NAMES[way[-1]] == step.at
                assert all(field.beside[one] >> two & 1 for one, two in pairwise(way))
                spent = sum(field.cost[at] for at in way[1:]) + len(step.over)
                assert points_of(unit) - spent == step.points
                assert set(step.over) <= set(step.way)


@pytest.mark.parametrize("seed", range(2))
def test_a_blow_tells_its_factors_as_the_preview_of_the_attack_does(seed: int):
    for state in positions(seed):
        seat = _seat(state)
        view = GAME.view(state, seat)
        for each in legal_actions(state, seat):
            if not isinstance(each, Attack | Shoot):
                continue
            assert each.start is not None
            how = "attack" if isinstance(each, Attack) else "shoot"
            key = (NAMES[each.at], NAMES[each.start], how)
            told = surveyed(state, NAMES[each.start]).blows
            blow = next(blow for blow in told if (blow.at, blow.start, blow.how) == key)
            assert list(blow.lines) == list(GAME.preview(view, each))[-len(blow.lines) :]


def test_where_nothing_may_be_deployed_is_said_while_deploying():
    match: Match[Any, Any, Any] = Match(GAME, {}, seed=4)
    rng = random.Random(4)
    checked = 0
    for actor in match.turns():
        legal = match.legal(actor)
        if match.view(actor).phase == "turn":
            break
        if match.view(actor).phase == "deploying":
            found = GAME.survey(match.view(actor), ())
            assert found is not None
            assert found.limits is not None
            banned = {*found.limits.flags, *found.limits.baggage}
            placed = {NAMES[each.at] for each in legal if isinstance(each, Deploy)}
            assert placed
            assert not placed & banned
            checked += bool(found.limits.baggage)
        match.act(actor, rng.choice(legal))
    assert checked
