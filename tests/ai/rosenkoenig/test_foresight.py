"""Looking ahead with the net: the kernel beside plain Python, ends, budgets."""

from __future__ import annotations

import time
from functools import cache
from random import Random

import pytest

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.player import player
from rosenkrieg.ai.rosenkoenig import foresight
from rosenkrieg.ai.rosenkoenig.foresight import ForesightPlayer, number, position
from rosenkrieg.ai.rosenkoenig.lookahead import Lookahead
from rosenkrieg.ai.rosenkoenig.net import net
from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, other
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import DRAW, OVER, TURN, State
from tests.ai.rosenkoenig.test_net import walk

NO_MARGIN = 10.0


def decisions(seed: int, every: int) -> list[State]:
    """Some positions of a random game with a choice."""
    states = [state for state, _ in walk(seed) if state.phase == TURN]
    return [state for state in states[::every] if len(GAME.legal_actions(state, state.seat)) > 1]


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("draw_cost", [0, 1])
def test_the_kernel_finds_what_the_plain_search_finds(depth: int, draw_cost: int):
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    engine = kernel.Engine(net())
    engine.margin, engine.draw_cost = NO_MARGIN, draw_cost
    for state in decisions(2, 17):
        legal = GAME.legal_actions(state, state.seat)
        worths = Lookahead(10**9, draw_cost=draw_cost, margin=NO_MARGIN).worths(state, legal, depth)
        best, found, *_ = engine.search(position(state, other(state.seat)), depth=depth)
        assert found[best] == pytest.approx(max(worths.values()), abs=1e-4)
        assert worths[legal[[number(each) for each in legal].index(best)]] == pytest.approx(
            max(worths.values()), abs=1e-4
        )


@cache
def solved(state: State) -> float:
    """The worth to Red by looking at everything that can come."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return {FIRST: 1.0, SECOND: -1.0, None: 0.0}[outcome.winner]
    actor = GAME.actors(state)[0]
    worths = [solved(GAME.apply(state, actor, each)) for each in GAME.legal_actions(state, actor)]
    if actor == CHANCE:
        return sum(worths) / len(worths)
    return max(worths) if actor == FIRST else min(worths)


def test_endgames_are_solved_exactly():
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    engine = kernel.Engine(net())
    tried = 0
    for seed in range(300):
        for state in decisions(seed, 1):
            full = all(hand.bit_count() == 5 for hand in state.hands)
            if state.pool > 2 or not full or sum(state.heroes) > 1:
                continue
            best, worths, _, _, is_solved = engine.search(
                position(state, other(state.seat)), is_exact=True
            )
            sign = 1 if state.seat == FIRST else -1
            assert is_solved
            assert worths[best] == pytest.approx(sign * solved(state), abs=1e-5)
            tried += 1
    assert tried > 5


def test_the_same_view_and_budget_give_the_same_choice():
    state = decisions(4, 9)[1]
    view, legal = GAME.view(state, state.seat), GAME.legal_actions(state, state.seat)
    bot, again = player("rosenkoenig", "king", 1), player("rosenkoenig", "king", 2)
    chosen = bot.choose(view, legal)
    for before in decisions(5, 9):  # what it thought of other positions changes nothing
        bot.choose(GAME.view(before, before.seat), GAME.legal_actions(before, before.seat))
    assert bot.choose(view, legal) == chosen == again.choose(view, legal)


def test_a_search_minds_its_time_and_its_nodes():
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    engine = kernel.Engine(net())
    at = position(decisions(4, 3)[0], FIRST)
    begun = time.monotonic()
    assert engine.search(at, seconds=0.05)[3] > 256
    assert time.monotonic() - begun < 5
    assert engine.search(at, nodes=1000)[3] <= 1010


def test_only_decisions_are_searched():
    kernel = pytest.importorskip("rosenkrieg.ai.rosenkoenig.kernel")
    drawing = next(state for state, _ in walk(1) if state.phase == DRAW)
    at = position(drawing, drawing.seat)
    with pytest.raises(ValueError, match="expected a position in which a seat must act"):
        kernel.Engine(net()).search(at)


def test_levels_work_without_the_kernel(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(foresight, "HAS_KERNEL", False)
    bot = ForesightPlayer(GAME, 5_000, Random(1))
    state = decisions(4, 9)[1]
    view, legal = GAME.view(state, state.seat), GAME.legal_actions(state, state.seat)
    first = bot.choose(view, legal, Budget(tries=30))
    assert first in legal
    assert bot.choose(view, legal, Budget(tries=30)) == first


def test_without_the_kernel_the_last_move_is_still_found():
    """One stone left: the plain search sees the end that the rules see."""
    tried = 0
    for seed in range(40):
        for state in decisions(seed, 1):
            if state.pool != 1:
                continue
            legal = GAME.legal_actions(state, state.seat)
            after = {action: GAME.apply(state, state.seat, action) for action in legal}
            wins = [
                action
                for action, each in after.items()
                if each.phase == OVER and GAME.outcome(each).winner == state.seat
            ]
            if wins:
                assert Lookahead(60).best(state, legal) in wins
                tried += 1
    assert tried > 3


def test_a_level_stays_what_it_is_when_its_time_is_limited():
    """The knight does not become a kingmaker because it may think for a minute."""
    state = decisions(4, 9)[1]
    view, legal = GAME.view(state, state.seat), GAME.legal_actions(state, state.seat)
    one, two = (player("rosenkoenig", "knight") for _ in range(2))
    began = time.process_time()
    assert one.choose(view, legal, Budget(seconds=60)) == two.choose(view, legal)
    assert time.process_time() - began < 2
