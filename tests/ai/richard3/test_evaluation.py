"""The evaluation for the greedy player: readable, fair to both seats, and of use."""

from __future__ import annotations

from random import Random

from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.richard3.evaluation import evaluate
from rosenkrieg.ai.richard3.players import KNOWLEDGE
from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.games.richard3.game import GAME
from tests.games.richard3.table import bare, fight, scene


def worth(picture: str, seat: int = SECOND) -> float:
    return evaluate(bare(picture), (FIRST, SECOND)[seat])


def test_what_one_side_gains_the_other_loses():
    picture = "kent: y-york y-hastings | derby: l-henry_vi"
    assert worth(picture, 0) == -worth(picture, 1)


def test_nobles_london_and_heirs_are_worth_something():
    plain = worth("kent: y-york | derby: l-henry_vi")
    assert worth("kent: y-york y-hastings | derby: l-henry_vi") > plain
    assert worth("middlesex: y-york | derby: l-henry_vi") > plain
    assert worth("kent: y-york | derby: l-henry_vi | dead: y-march") < plain


def test_greedy_recruits_rather_than_ends():
    table = scene("kent: y-york | derby: l-henry_vi", card="action_2")
    player = GreedyPlayer(GAME, KNOWLEDGE, Random(1))
    view = table.view("york")
    choice = player.choose(view, GAME.legal_actions(table.state, SECOND))
    assert GAME.encode_action(choice) != "end"


def test_greedy_fires_rather_than_passes():
    table = fight("derby", "l-stanley", "y-hastings", over="chester")
    player = GreedyPlayer(GAME, KNOWLEDGE, Random(1))
    choice = player.choose(table.view("lancaster"), GAME.legal_actions(table.state, FIRST))
    assert GAME.encode_action(choice) == "fire:l-stanley"
