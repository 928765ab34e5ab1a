"""What a person sees of matches, views, actions and records at a prompt."""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg import FIRST, Match, Record, record
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.match import AGREED
from tests.proving.game import GAME as PROVING

LINE = 2_000
"""Characters of a repr that can still be read."""


def test_a_match_says_how_it_stands():
    match = Match("rosenkoenig", seed=7)
    assert repr(match) == "<Match rosenkoenig: 10 moves, red to act>"
    match.resign(FIRST)
    assert repr(match) == "<Match rosenkoenig: 10 moves, white won (resigned)>"


def test_a_match_names_everyone_who_must_act():
    assert repr(Match("vetternkrieg", seed=7)).endswith("lancaster and york to act>")


def test_a_record_says_whose_it_is_and_how_the_match_ended():
    match = Match("rosenkoenig", seed=7)
    assert repr(record(match, "red")) == "<Record rosenkoenig for red: 10 moves, unfinished>"
    match.end(AGREED)
    written = Record.from_json(record(match).to_json())
    assert repr(written) == "<Record rosenkoenig for all: 10 moves, agreed>"


@pytest.mark.parametrize("key", [*registry.keys(), "proving"])
def test_views_and_actions_can_be_read(key: str):
    """Views stay short, and actions show the text that records and the terminal use."""
    game = PROVING if key == "proving" else registry.game(key)
    match = Match(game, seed=3)
    rng = Random(3)
    for _ in range(60):
        for seat in SEATS:
            assert repr(match.view(seat)).startswith(f"View(viewer={seat}, ")
            assert len(repr(match.view(seat))) < LINE
        if match.over:
            break
        seat = Seat(match.actors[0])
        legal = match.legal(seat)
        for action in legal[:20]:
            assert repr(action) == f"{type(action).__name__}({game.encode_action(action)!r})"
        match.act(seat, rng.choice(legal))
