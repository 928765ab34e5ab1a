"""Armies that the players of Medieval Battle recruit."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rosenkrieg import Match
from rosenkrieg.ai.medieval_battle import drill, recruits
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.material import FIGHTERS

STATE = Match(GAME, {}, seed=0).state
HERE = (STATE.options.edition, "standard", STATE.code)


def test_weights_fit_the_features():
    army = recruits.armies(*HERE[:2])[0]
    for values in recruits.weights().values():
        assert len(values) == len(recruits.features(*HERE, army)) == 2 * len(FIGHTERS)


def test_armies_are_allowed_and_mixed_and_every_kind_is_among_them():
    drawn = Counter(recruits.drawn(*HERE, Random(seed)) for seed in range(200))
    assert len(drawn) > 50
    assert all(drill.value(STATE, army) == 20 for army in drawn)
    assert all(any(army[kind] for army in drawn) for kind in FIGHTERS)


def test_a_cold_choice_is_the_best_army():
    cold = {recruits.drawn(*HERE, Random(seed), 1e-6) for seed in range(5)}
    assert len(cold) == 1
    ways = recruits.armies(*HERE[:2])
    known = recruits.weights()["standard"]

    def odds(army: recruits.Army) -> float:
        return sum(map(float.__mul__, known, recruits.features(*HERE, army)))

    assert odds(cold.pop()) == pytest.approx(max(map(odds, ways)))


def test_armies_of_other_editions_are_tried_out(monkeypatch: pytest.MonkeyPatch):
    if not drill.HAS_KERNEL:
        pytest.skip("built without a C compiler")
    monkeypatch.setattr(recruits, "is_known", lambda edition: False)
    one, again = (drill.army(STATE, Random(3), 400) for _ in range(2))
    assert one == again
    assert drill.value(STATE, one) == 20


def test_a_short_battle_has_a_score():
    if not drill.HAS_KERNEL:
        pytest.skip("built without a C compiler")
    from rosenkrieg.ai.medieval_battle import kernel, numbers

    ground = numbers.ground_of(STATE)
    thinkers = kernel.Thinker(ground.field), kernel.Thinker(ground.field)
    strong, weak = (3, 3, 2, 0, 1, 0, 0, 0), (0, 0, 0, 0, 1, 0, 0, 0)
    scores = [drill.skirmish(ground, thinkers, (strong, weak), seed) for seed in range(4)]
    assert sum(scores) > 3
