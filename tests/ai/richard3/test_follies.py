"""What scripts/follies.py counts, and that the player keeps away from it."""

import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from msgspec.structs import replace

from rosenkrieg import FIRST, SECOND, Match
from rosenkrieg.ai.richard3.plans import best_card, reckless
from rosenkrieg.ai.richard3.position import worth
from rosenkrieg.games.richard3.actions import PlayCard
from rosenkrieg.games.richard3.state import Choosing, State, Turn
from rosenkrieg.games.richard3.tables import AREA, BLOCK, CARD, CARDS

SCRIPT = Path(__file__).parents[3] / "scripts" / "follies.py"


@pytest.fixture(scope="module")
def follies() -> ModuleType:
    spec = importlib.util.spec_from_file_location("follies", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_chance_does_silly_things_and_the_player_hardly_any(follies: ModuleType):
    shares: dict[str, dict[str, float]] = {}
    counts: dict[str, Counter[str]] = {}
    for name, wars in (("random", 4), ("squire", 2)):
        could, done = Counter[str](), Counter[str]()
        for seed in range(wars):
            war = follies.War((name, name), "1470", seed)
            war.play()
            assert war.match.outcome is not None
            for seat in (FIRST, SECOND):
                could += war.could[seat]
                done += war.done[seat]
        assert all(done[kind] <= could[kind] for kind in follies.KINDS)
        counts[name] = done
        shares[name] = {kind: done[kind] / could[kind] for kind in could}
    assert shares["squire"]["charges"] == 0 < shares["random"]["charges"]
    for kind in ("weak attacks", "lone attackers", "idle points", "to and fro"):
        assert shares["squire"][kind] < shares["random"][kind] / 2, kind
    assert shares["squire"]["poor marches"] == 0
    # few wars: a lone heir or a starved step may come, but not one after the other
    assert counts["squire"]["steps starved"] <= 2
    assert counts["squire"]["heirs alone"] <= 1
    assert counts["squire"]["lone defenders"] <= 1


def test_a_weak_attack_is_reckless_until_others_join_it():
    """Somerset alone against Warwick, then with a host."""
    state = Match("richard3", seed=1).state
    where, area = bytearray(state.where), AREA["kent"]
    for name in ("y-warwick", "l-somerset"):
        where[BLOCK[name]] = area
    turn = Turn((0, 0), FIRST, ((), ()), (1 << area, 0), bytes(63), bytes(33), None)

    def attacked() -> State:
        return replace(state, where=bytes(where), turn=turn)

    assert reckless(attacked(), FIRST) == 1
    assert reckless(attacked(), SECOND) == 0
    where[BLOCK["l-buckingham"]] = where[BLOCK["l-oxford"]] = area
    assert reckless(attacked(), FIRST) == 0


def test_an_event_waits_until_there_is_something_to_do_with_it():
    state = Match("richard3", seed=1).state
    plague, few = CARD["plague"], CARD["action_2"]
    hand = bytearray(len(CARDS))
    hand[plague] = hand[few] = 1
    cards = replace(state.cards, hands=(bytes(hand), bytes(hand)))
    late = replace(state, cards=cards, date=replace(state.date, turn=7), phase=Choosing())
    legal = [PlayCard(plague), PlayCard(few)]
    assert best_card(late, FIRST, legal, lambda card: False) == PlayCard(few)
    hand[few] = 0
    alone = replace(late, cards=replace(cards, hands=(bytes(hand), bytes(hand))))
    assert best_card(alone, FIRST, legal[:1], lambda card: False) == PlayCard(plague)


def test_a_lone_heir_in_reach_of_a_host_weighs_on_a_position():
    """Henry alone in Middlesex beside York's host in Sussex, and far from it."""
    state = Match("richard3", seed=1).state
    where = bytearray(state.where)
    for name in ("y-york", "y-warwick", "y-salisbury", "y-kent"):
        where[BLOCK[name]] = AREA["sussex"]
    near = replace(state, where=bytes(where))
    for name in ("y-york", "y-warwick", "y-salisbury", "y-kent"):
        where[BLOCK[name]] = AREA["ireland"]
    far = replace(state, where=bytes(where))
    assert worth(near, FIRST, 4) < worth(far, FIRST, 4) - 1
