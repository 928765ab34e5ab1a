"""The player that searches: armies, deployment, with the kernel and without."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rosenkrieg import Match, player
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.medieval_battle import drill
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Recruiting, Turn, kind_of

FEW = Budget(tries=200)


def played(seed: int, until: type, **options: str) -> Match[Any, Any, Any]:
    """A match of `squire` against itself up to a phase."""
    match = Match(GAME, {"map": "random", **options}, seed=seed)
    players = [player("medieval_battle", "squire", seed + seat) for seat in (0, 1)]
    while not match.over and not isinstance(match.state.phase, until):
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, players[seat].choose(match.view(seat), legal, FEW))
    return match


@pytest.fixture(params=[True, False], ids=["kernel", "plain"])
def has_kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """With the kernel, where it is there, and without."""
    if not request.param:
        monkeypatch.setattr(drill, "HAS_KERNEL", False)
    return drill.HAS_KERNEL


def test_it_plays_from_the_first_piece_of_the_map(has_kernel: bool):
    match = played(3, Turn, map="built")
    before = len(match.moves)
    assert not isinstance(match.state.phase, (Building, Recruiting, Deploying))
    assert all(kind_of(each) != BAGGAGE for side in match.state.away for each in side)
    squire = player("medieval_battle", "squire", 1)
    for _ in range(6):
        seat = match.actors[0]
        match.act(seat, squire.choose(match.view(seat), match.legal(seat), FEW))
    assert len(match.moves) == before + 6


def test_armies_depend_on_map_and_seed():
    matches = [played(seed, Deploying) for seed in (1, 2)]
    one, two = (match.state.away for match in matches)
    assert one[0] != one[1] or two[0] != two[1]
    again = played(1, Deploying).state.away
    assert again == one


def test_the_second_part_of_an_army_completes_the_first():
    state = Match(GAME, {}, seed=0).state
    army = drill.army(state, Random(5), 200)
    assert drill.value(state, army) == 20


def test_an_army_that_begins_otherwise_is_completed():
    match = Match(GAME, {}, seed=0)
    squire = player("medieval_battle", "squire", 0)
    match.act(0, match.legal(0)[0])
    legal = match.legal(0)
    assert squire.choose(match.view(0), legal, FEW) in legal


def test_choices_do_not_depend_on_earlier_ones():
    match = played(4, Turn)
    seat = match.actors[0]
    view, legal = match.view(seat), match.legal(seat)
    fresh, used = (player("medieval_battle", "knight", 9) for _ in range(2))
    used.choose(view, legal, FEW)
    assert fresh.choose(view, legal, FEW) == used.choose(view, legal, FEW)


def test_knight_beats_greedy():
    if not drill.HAS_KERNEL:
        pytest.skip("built without a C compiler")
    match = Match(GAME, {"map": "random"}, seed=1)
    players = [player("medieval_battle", "greedy", 5), player("medieval_battle", "knight", 6)]
    while not match.over:
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    assert match.outcome is not None
    assert match.outcome.winner == 1
