"""The search player: repeatable, within its budget, and not blind."""

from collections import Counter
from math import e
from random import Random
from typing import Any

import pytest

from rosenkrieg import CHANCE, FIRST, Match, UnknownPlayer, player, player_names
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.games.rosenkoenig.actions import Draw


def opening() -> Match:
    match = Match("rosenkoenig", seed=11)
    for _ in range(12):
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    return match


def test_levels_come_weakest_first():
    assert player_names("rosenkoenig") == (
        "random", "peasant", "greedy", "page", "squire", "knight", "duke", "king", "kingmaker",
    )  # fmt: skip


def test_unknown_players_are_refused():
    with pytest.raises(UnknownPlayer, match="expected a player of rosenkoenig out of random, "):
        player("rosenkoenig", "wizard")


@pytest.mark.parametrize("name", ["random", "greedy", "squire"])
def test_the_same_seed_and_view_give_the_same_choices(name: str):
    def choices(seed: int) -> list[Any]:
        match = Match("rosenkoenig", seed=3)
        bot = player("rosenkoenig", name, seed)
        for seat in match.turns():
            match.act(seat, bot.choose(match.view(seat), match.legal(seat)))
            if len(match.moves) > 40:
                break
        return match.moves

    assert choices(5) == choices(5)


def test_a_soft_player_prefers_what_looks_better_by_e_for_each_step_of_its_softness():
    """Two actions worth 3 and 1 to a player of softness 2: chosen e times as often as the other."""
    match = Match("rosenkoenig", seed=11)
    seat, view = match.actors[0], match.view(match.actors[0])
    legal = [each for each in match.legal(seat) if type(each) is not Draw][:2]
    assert len(legal) == 2
    after = [match.game.apply(match.state, seat, action) for action in legal]
    worth = dict(zip(after, (3.0, 1.0), strict=True))
    known = Knowledge(lambda state, _: worth[state], 1.0, 0)

    def share(softness: float) -> float:
        soft = GreedyPlayer(match.game, known, Random(1), softness)
        return sum(soft.choose(view, legal) == legal[0] for _ in range(2000)) / 2000

    assert share(2.0) == pytest.approx(e / (1 + e), abs=0.04)
    assert share(0.0) == share(0.01) == 1.0
    assert share(1e6) == pytest.approx(0.5, abs=0.04)


@pytest.mark.parametrize("name", ["squire", "duke"])
def test_a_choice_is_legal_under_any_budget(name: str):
    match = opening()
    seat = match.actors[0]
    bot = player("rosenkoenig", name)
    for budget in (Budget(tries=1), Budget(tries=30), Budget(seconds=0.01)):
        assert bot.choose(match.view(seat), match.legal(seat), budget) in match.legal(seat)


def test_the_search_takes_the_stone_that_joins_two_territories():
    """Red can join 3 + 3 into 7 (49 points) or leave them 9 + 9 + 1."""
    match = Match("rosenkoenig")
    for card in ("N1", "E1", "W1", "S2", "SE1", "N2", "N3", "S1", "S3", "SW3"):
        match.act(CHANCE, card)
    state = match.state
    board = bytearray(state.board)
    for square in (37, 38, 39, 41, 42, 43):  # b5 c5 d5 and f5 g5 h5: the crown goes between
        board[square] = FIRST
    view = match.game.view(
        type(state)(
            bytes(board), 31, state.hands, state.heroes, state.stock, 0, 46, FIRST, 1, state.options
        ),
        FIRST,
    )
    legal = match.game.legal_actions(match.game.determinize(view, Random(0)), FIRST)
    texts = Counter(
        match.game.encode_action(player("rosenkoenig", "squire", seed).choose(view, legal))
        for seed in range(5)
    )
    assert texts.most_common(1)[0][0] == joining(view)


def joining(view: Any) -> str:
    return next(card for card, landing in view.landings.items() if landing.square == "e5")
