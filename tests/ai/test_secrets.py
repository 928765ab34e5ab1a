"""No player knows what its seat cannot know: what is hidden is dealt anew, the choices stay."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rosenkrieg import Match, Seat, player, player_names
from rosenkrieg.ai.budget import Budget
from rosenkrieg.core import registry

ASKED = 8
"""Positions for each player."""
FEW = Budget(tries=4)


def choices(key: str) -> Iterator[tuple[Match, Seat]]:
    """All positions with a choice of a random match."""
    rng = Random(f"secrets {key}")
    match = Match(key, seed=5)
    while match.actors:
        seat = Seat(rng.choice(match.actors))
        legal = match.legal(seat)
        if len(legal) > 1:
            yield match, seat
        match.act(seat, rng.choice(legal))


def positions(key: str) -> Iterator[tuple[Match, Seat]]:
    """Some of them, from the first to the last, as far apart as can be."""
    last = sum(1 for _ in choices(key)) - 1
    asked = {last * number // (ASKED - 1) for number in range(ASKED)}
    return (found for number, found in enumerate(choices(key)) if number in asked)


@pytest.mark.parametrize("key", registry.keys())
def test_choices_do_not_depend_on_what_the_seat_cannot_see(key: str):
    """The same player, seed and view; behind the view another truth, drawn anew each time."""
    game: Any = registry.game(key)
    rng = Random(7)
    differing = 0
    for number, (match, seat) in enumerate(positions(key)):
        view, legal = match.view(seat), match.legal(seat)
        others = [game.determinize(view, rng) for _ in range(3)]
        differing += sum(other != match.state for other in others)
        for name in player_names(key):
            chosen = player(key, name, number).choose(view, legal, FEW)
            assert chosen in legal
            for other in others:
                seen, can = game.view(other, seat), game.legal_actions(other, seat)
                assert seen == view
                assert player(key, name, number).choose(seen, can, FEW) == chosen, (name, number)
    assert (differing > 0) is game.info.hidden
