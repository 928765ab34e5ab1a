"""Counts of move sequences, chance included, by the rules and by the reference. [perft.toml]"""

from __future__ import annotations

import tomllib
from math import comb, factorial, prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import State
from tests.games.rosenkoenig.policies import evenly
from tests.games.rosenkoenig.reference import RED, WHITE, ReferenceGame, count
from tests.games.rosenkoenig.table import CARDS, FILES, position, roses_in

PERFT = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))
POSITIONS = PERFT["position"]
THINGS = ("red", "white", "turn", "stock", "discard", "starter", "reshuffle")


def count_by_rules(state: State, depth: int) -> int:
    """The number of sequences of that many moves, chance included."""
    if depth == 0:
        return 1
    return sum(
        count_by_rules(GAME.apply(state, actor, action), depth - 1)
        for actor in GAME.actors(state)
        for action in GAME.legal_actions(state, actor)
    )


def by_rules(entry: dict[str, Any]) -> State:
    things = {name: entry[name] for name in THINGS if name in entry}
    return position(entry["picture"], heroes=tuple(entry["heroes"]), **things)


def by_reference(entry: dict[str, Any]) -> ReferenceGame:
    """The same position on the reference's table."""
    table = ReferenceGame(entry.get("starter", RED), entry.get("reshuffle", "at_once"))
    roses, crown = roses_in(entry["picture"])
    for side, squares in zip((RED, WHITE), roses, strict=True):
        table.stones.update({_pair(square): side for square in squares})
    table.crown = _pair(crown)
    table.pool = 52 - len(table.stones)
    table.hands = {side: entry[side].split() for side in (RED, WHITE)}
    table.heroes = dict(zip((RED, WHITE), entry["heroes"], strict=True))
    unheld = [card for card in CARDS if card not in table.hands[RED] + table.hands[WHITE]]
    table.discard = entry.get("discard", "").split()
    if "stock" in entry:
        table.discard = [card for card in unheld if card not in entry["stock"].split()]
    table.stock = [card for card in unheld if card not in table.discard]
    table.turn = table.actor = entry.get("turn", RED)
    return table


def _pair(square: str) -> tuple[int, int]:
    return FILES.index(square[0]), int(square[1]) - 1


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_counts_of_a_position(entry: dict[str, Any]) -> None:
    state, table = by_rules(entry), by_reference(entry)
    for depth, expected in enumerate(entry["counts"], 1):
        assert count_by_rules(state, depth) == expected
        assert count(table, depth) == expected


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_counts_of_the_deal(depth: int) -> None:
    expected = prod(range(24, 24 - depth, -1))
    assert PERFT["deal"]["counts"][depth - 1] == expected
    assert count_by_rules(Match(GAME).state, depth) == expected
    assert count(ReferenceGame(), depth) == expected


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_deal_is_a_set_of_cards_whatever_their_order(depth: int) -> None:
    states = {Match(GAME).state}
    for _ in range(depth):
        states = {
            GAME.apply(state, CHANCE, card)
            for state in states
            for card in GAME.legal_actions(state, CHANCE)
        }
    assert len(states) == comb(24, depth) == PERFT["deal"]["distinct_after"][depth - 1]


def test_all_deals() -> None:
    """The results left do not depend on those that came, so one deal gives the product."""
    match, table, rng = Match(GAME), ReferenceGame(), Random(24)
    widths = []
    while match.actors == (CHANCE,):
        texts = [GAME.encode_action(card) for card in match.legal(CHANCE)]
        assert sorted(texts) == table.options()
        widths.append(len(texts))
        text = evenly(texts, rng)
        match.act(CHANCE, text)
        table.do(text)
    assert widths == list(range(24, 14, -1))
    assert prod(widths) == factorial(24) // factorial(14) == PERFT["deal"]["branches"]
    assert prod(widths) // factorial(5) ** 2 == comb(24, 5) * comb(19, 5)
    assert PERFT["deal"]["distinct"] == comb(24, 5) * comb(19, 5)
