"""Odds of a battle: against exact solutions, and out of the view alone."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from rosenkrieg.ai.odds import has_odds, odds
from rosenkrieg.ai.richard3.odds import battle_lines, choice, play_out
from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Message
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import AREA_COUNT, Over, Regrouping, State
from rosenkrieg.games.richard3.tables import BLOCK
from rosenkrieg.games.richard3.view import battle_of
from rosenkrieg.locale import Words, game_package
from tests.games.richard3.table import Position, fight, scene

MANY = 6_000


def line(lines: list[Message], key: str, who: str) -> Message:
    (found,) = (line for line in lines if line.key == key and line.params["who"] == who)
    return found


def number(line: Message, name: str) -> float:
    """A parameter as a number; decimals are told as messages."""
    value = line.params[name]
    if isinstance(value, Message):
        return int(str(value.params["whole"])) + int(str(value.params["tenth"])) / 10
    return float(value)


def test_a_duel_is_solved_by_hand():
    """B2 against B2, one step each: three times both may fire, then the attacker leaves."""
    table = fight("derby", "l-devon=1", "y-hastings=1", over="chester")
    assert (table.fires("l-devon"), table.fires("y-hastings")) == ("B2", "B2")
    miss = 4 / 6
    wins = sum((miss * miss) ** before * miss * 2 / 6 for before in range(3))
    lines = battle_lines(table.view("lancaster"), 1, MANY)
    told = line(lines, "odds-field", "york")
    assert abs(number(told, "chance") - 100 * wins) <= number(told, "margin") + 0.5
    assert number(told, "margin") <= 2


class Exact(NamedTuple):
    """What must be expected: that York wins, and the steps each side loses."""

    york: Fraction
    red: Fraction
    white: Fraction


def exact(state: State, blocks: dict[int, int], memo: dict[State, Exact]) -> Exact:
    """Every roll of a battle, with the choices of the policy."""
    battle = battle_of(state)
    if battle is None:
        return _end(state, blocks)
    if state not in memo:
        if GAME.actors(state) == (CHANCE,):
            weights = GAME.chance_weights(state)
            parts = [
                (
                    Fraction(weight, sum(weights)),
                    exact(GAME.apply(state, CHANCE, roll), blocks, memo),
                )
                for roll, weight in zip(GAME.legal_actions(state, CHANCE), weights, strict=True)
            ]
            memo[state] = Exact(*(sum(p * e[n] for p, e in parts) for n in range(3)))
        else:
            seat = GAME.actors(state)[0]
            action = choice(state, battle)
            assert action in GAME.legal_actions(state, seat)
            memo[state] = exact(GAME.apply(state, seat, action), blocks, memo)
    return memo[state]


def _end(state: State, blocks: dict[int, int]) -> Exact:
    phase = state.phase
    assert isinstance(phase, (Regrouping, Over))
    winner = phase.seat if isinstance(phase, Regrouping) else phase.winner
    lost = [0, 0]
    for block, before in blocks.items():
        left = state.strength[block] if state.where[block] < AREA_COUNT else 0
        lost[block < 31] += before - left
    return Exact(Fraction(int(winner == SECOND)), Fraction(lost[0]), Fraction(lost[1]))


@pytest.mark.parametrize(
    ("red", "white"),
    [
        ("l-devon=2", "y-hastings=3"),
        ("l-devon=1 l-stanley=2", "y-york=2"),
        ("l-henry_vi=2", "y-rivers=1 y-york=2"),
        ("l-rivers=2 l-stanley=1", "y-york=1 y-essex=2"),
    ],
)
def test_a_small_battle_is_as_likely_as_every_roll_says(red: str, white: str):
    table = fight("derby", red, white, over="chester")
    words = (word.partition("=") for word in f"{red} {white}".split())
    blocks = {BLOCK[name]: int(strength) for name, _, strength in words}
    truth = exact(table.state, blocks, {})
    lines = battle_lines(table.view("york"), 5, MANY)
    chance = line(lines, "odds-field", "you")
    assert abs(number(chance, "chance") - 100 * truth.york) <= number(chance, "margin") + 0.5
    for who, lost in (("lancaster", truth.red), ("you", truth.white)):
        losses = line(lines, "odds-losses", who)
        assert abs(number(losses, "amount") - lost) <= number(losses, "margin") + 0.05


def test_a_battle_that_ends_the_turn_is_reckoned_to_its_end():
    """On an island the defender has nowhere to regroup: the last blow leads out of the turn."""
    table = fight("isle_of_man", "l-devon=3", "y-hastings=1", over="sea:ireland")
    fought = [play_out(table.state, Random(seed)) for seed in range(100)]
    held = [one for one in fought if one.winner == FIRST]
    assert len(held) > 50
    for one in held:
        assert one.losses[1] + one.retreats[1] == 1  # dead, or gone by sea
    assert {one.losses[1] for one in held} == {0, 1}


def test_the_war_may_end_in_a_battle():
    table = fight(
        "derby", "l-henry_vi=1", "y-herbert=4 y-york", over="chester",
        elsewhere="dead: l-prince_edward l-exeter l-somerset l-richmond",
    )  # fmt: skip
    lines = battle_lines(table.view("york"), 1)
    assert number(line(lines, "odds-war", "you"), "chance") > 50
    assert not [n for n in lines if n.key == "odds-war" and n.params["who"] != "you"]


def test_odds_follow_from_the_view_alone():
    """Strong or weak reserves behind the same view: every byte is the same."""
    told = set()
    for names in ("y-essex y-suffolk", "y-norwich_levy y-arundel", "y-bombard y-norfolk"):
        table = fight(
            "derby", "l-stanley l-devon", "y-hastings", reserves=names, over="chester",
            behind="warwick", elsewhere="calais: y-york",
        )  # fmt: skip
        view = table.view("lancaster")
        copy = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
        told.add(msgspec.json.encode(odds("richard3", copy, 3)))
        for name in names.split():
            assert name.encode() not in msgspec.json.encode(odds("richard3", copy, 3))
    assert len(told) == 1


def test_hidden_reserves_matter_by_their_number():
    chances = []
    for reserves in ("", "y-essex", "y-essex y-march"):
        table = fight(
            "derby", "l-stanley l-devon", "y-hastings", reserves=reserves, over="chester",
            behind="warwick", elsewhere="calais: y-york",
        )  # fmt: skip
        lines = battle_lines(table.view("lancaster"), 2)
        chances.append(number(line(lines, "odds-field", "you"), "chance"))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[2] + 10


def test_the_same_question_has_the_same_answer():
    table = fight("derby", "l-stanley", "y-hastings", over="chester")
    view = table.view("york")
    assert odds("richard3", view, 1) == odds("richard3", view, 1) != odds("richard3", view, 2)


def test_there_are_odds_in_battles_only():
    assert not has_odds("richard3", scene("kent: y-march").view("york"))
    assert not has_odds("rosenkoenig", None)
    battle = fight("derby", "l-stanley", "y-hastings", over="chester")
    assert has_odds("richard3", battle.view("lancaster"))
    assert not has_odds("richard3", battle.view(None))


def test_the_policy_plays_by_the_rules():
    """Whole random wars: wherever a battle stands, every choice is legal and it ends."""
    rng, battles = Random(7), 0
    for setup in ("1460", "1470", "1483"):
        state = GAME.initial_state({"setup": setup})
        while GAME.actors(state):
            battle = battle_of(state)
            if battle is not None and rng.random() < 0.3:
                battles += 1
                play_out(state, rng)
                if GAME.actors(state) != (CHANCE,):
                    assert choice(state, battle) in GAME.legal_actions(state, GAME.actors(state)[0])
            actor = GAME.actors(state)[0]
            state = GAME.apply(state, actor, rng.choice(GAME.legal_actions(state, actor)))
    assert battles > 20


@pytest.mark.parametrize("language", ["de", "en"])
def test_odds_have_words(language: str):
    table = fight(
        "derby", "l-henry_vi=1", "y-herbert=4 y-york", over="chester",
        elsewhere="dead: l-prince_edward l-exeter l-somerset l-richmond",
    )  # fmt: skip
    words = Words(language, (game_package("richard3"),))
    for said in battle_lines(table.view("york"), 1):
        assert words.has(said.key)
        assert "{" not in words.say(said)


def test_a_table_stays_as_it_was():
    table = fight("derby", "l-stanley", "y-hastings", over="chester")
    before = table.state
    battle_lines(Position(before).view("york"), 1)
    assert table.state == before


def test_an_attack_is_foretold_before_the_actions_end():
    """As things stand: the defender's block is not known, so it is drawn again and again."""
    table = scene("sussex: l-devon l-exeter l-oxford | kent: y-hastings", seat="lancaster")
    assert not has_odds("richard3", table.view("lancaster"))
    for block in ("l-devon", "l-exeter"):
        table.play(f"take:{block}", "step:kent")
    mine = table.view("lancaster")
    assert has_odds("richard3", mine)
    assert not has_odds("richard3", table.view("york")), "York has attacked no one"
    lines = battle_lines(mine, 1, 400)
    assert lines[0].key == "odds-attack"
    assert lines[0].refs == ("area:kent",)
    chances = [number(line(lines, "odds-field", who), "chance") for who in ("you", "york")]
    assert sum(chances) == pytest.approx(100, abs=1)
    # two against one wins more often than one against one
    alone = scene("sussex: l-devon | kent: y-hastings", seat="lancaster")
    alone.play("take:l-devon", "step:kent")
    weaker = battle_lines(alone.view("lancaster"), 1, 400)
    assert number(line(weaker, "odds-field", "you"), "chance") < chances[0]
    assert battle_lines(mine, 1, 400) == lines
