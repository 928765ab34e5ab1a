"""The kernel knows the rules, and its search finds what counts."""

from __future__ import annotations

import pytest

from tests.games.medieval_battle.table import Table, on_map, scene

kernel = pytest.importorskip(
    "rosenkrieg.ai.medieval_battle.kernel", reason="built without a C compiler"
)

from rosenkrieg.ai.medieval_battle import drill  # noqa: E402
from rosenkrieg.ai.medieval_battle.numbers import ground_of, position  # noqa: E402
from rosenkrieg.games.medieval_battle.game import GAME  # noqa: E402
from tests.ai.medieval_battle.against_rules import compared  # noqa: E402


@pytest.mark.parametrize("size", ["standard", "large"])
def test_random_battles_are_the_same_by_the_rules(size: str):
    assert compared(1500, 11, size) == 1500


def test_a_position_with_too_many_units_is_refused():
    ground = ground_of(on_map("").state)
    units = tuple((0xEF, 4, 1, 0) for _ in range(kernel.UNITS + 1))
    with pytest.raises(ValueError, match="expected at most 24 units, got 25"):
        kernel.Position(ground.field, (units, ()), (5, 5), b"", 0, 0, 0, 0, False, False)


def test_different_positions_have_different_keys():
    ways = ((), ("move:0,0:1,0",), ("move:0,0:-1,0",), ("pass",))
    states = [scene("0,0 .LI . .").play(*way).state for way in ways]
    assert len({position(each).key for each in states}) == len(ways)


def chosen(table: Table, nodes: int = 20_000) -> str:
    return GAME.encode_action(drill.best(table.state, nodes))


def test_a_winning_flag_is_taken():
    table = scene("0,0 .LI . .\n3,0 .pk . .", flags={"1,0": 2, "0,4": 3}, holders={"0,4": "red"})
    assert chosen(table) == "move:0,0:1,0"


def test_a_passed_turn_is_used_to_win():
    table = scene("0,0 .LI . .\n3,0 .pk . .", flags={"1,0": 1}, holders={"1,0": "red"}, passed=True)
    assert chosen(table) == "pass"


def test_turned_over_baggage_is_destroyed():
    table = scene("0,0 .LC .bg0 .\n3,3 .pk . .", flags={"-2,-2": 1, "-3,2": 1})
    assert chosen(table) == "attack:0,0:1,0"


def test_the_search_is_repeatable():
    state = on_map("LI@1,0 lc@4,0 HC@0,0 ar@5,-1 BG@-2,5 bg@5,-3").state
    ground = ground_of(state)
    runs = {kernel.Thinker(ground.field).search(position(state), 5_000)[0] for _ in range(3)}
    assert len(runs) == 1
