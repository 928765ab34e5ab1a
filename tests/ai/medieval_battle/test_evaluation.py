"""What the computer player of Medieval Battle takes for good."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg import FIRST, Match
from rosenkrieg.ai.medieval_battle.evaluation import WIN, evaluate
from rosenkrieg.ai.medieval_battle.players import PLAYERS
from rosenkrieg.core.contract import SECOND, Seat
from rosenkrieg.games.medieval_battle.game import GAME
from tests.games.medieval_battle.table import on_map, scene

BAGGAGES = "BG@-2,5 bg@5,-3"


def test_a_flag_is_worth_its_points():
    taken, beside = (on_map(f"LI@{at} {BAGGAGES}").state for at in ("0,0", "1,0"))
    assert evaluate(taken, FIRST) > evaluate(beside, FIRST) + 15
    assert evaluate(taken, FIRST) == -evaluate(taken, SECOND)


def test_a_decided_battle():
    table = scene("0,0 .LI .bg0", flags={"4,0": 2}, holders={"4,0": "red"})
    assert evaluate(table.play("attack:0,0:1,0").state, FIRST) == WIN


def test_an_attack_is_valued_by_its_answer():
    calm = on_map(f"LC@0,0 ar@1,0 {BAGGAGES}")
    asked = on_map(f"LC@0,0 ar@1,0 {BAGGAGES}").play("attack:0,0:1,0")
    assert asked.due == "yellow"
    answers = GAME.legal_actions(asked.state, SECOND)
    worst = min(evaluate(GAME.apply(asked.state, SECOND, each), FIRST) for each in answers)
    assert evaluate(asked.state, FIRST) == worst
    assert calm.due == "red"


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_greedy_beats_random_play(seat: Seat):
    rng = Random(2)
    match = Match(GAME, seed=2)
    player = PLAYERS.levels["greedy"](GAME, Random(2))
    while not match.over:
        actor = match.actors[0]
        legal = match.legal(actor)
        mine = actor == seat
        match.act(actor, player.choose(match.view(seat), legal) if mine else rng.choice(legal))
    assert match.outcome is not None
    assert match.outcome.winner == seat
