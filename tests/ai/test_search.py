"""The search player: repeatable, within its budget, and not blind."""

from collections import Counter
from random import Random

import pytest

from rosenkrieg import CHANCE, FIRST, Match, UnknownPlayer, player, player_names
from rosenkrieg.ai.budget import Budget


def opening() -> Match:
    match = Match("rosenkoenig", seed=11)
    for _ in range(12):
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[0])
    return match


def test_levels_come_weakest_first():
    assert player_names("rosenkoenig") == ("random", "greedy", "squire", "knight", "duke")


def test_unknown_players_are_refused():
    with pytest.raises(UnknownPlayer, match="expected a player of rosenkoenig out of random, "):
        player("rosenkoenig", "wizard")


@pytest.mark.parametrize("name", ["random", "greedy", "squire"])
def test_the_same_seed_and_view_give_the_same_choices(name: str):
    def choices(seed: int) -> list[object]:
        match = Match("rosenkoenig", seed=3)
        bot = player("rosenkoenig", name, seed)
        for seat in match.turns():
            match.act(seat, bot.choose(match.view(seat), match.legal(seat)))
            if len(match.moves) > 40:
                break
        return match.moves

    assert choices(5) == choices(5)


def test_a_choice_is_legal_under_any_budget():
    match = opening()
    seat = match.actors[0]
    bot = player("rosenkoenig", "duke")
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


def joining(view: object) -> str:
    return next(card for card, landing in view.landings.items() if landing.square == "e5")
