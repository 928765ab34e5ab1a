"""The invariants of a position."""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.rosenkoenig.play import legal_actions
from rosenkrieg.games.rosenkoenig.state import DRAW, EDGE, EMPTY, TURN, State
from rosenkrieg.games.rosenkoenig.tables import (
    ALL_CARDS,
    CARDS,
    HAND,
    HEROES,
    OFF_BOARD,
    ROSE,
    STONES,
)


def check(state: State) -> None:
    """Assert what is true in every position. [I01-I04, I09, I11, I13]"""
    red, white = state.hands
    sets = (state.stock, state.discard, red, white)
    assert sum(cards.bit_count() for cards in sets) == len(CARDS), "24 cards [I01]"
    assert state.stock | state.discard | red | white == ALL_CARDS, "each once [I01]"
    assert all(state.hands[seat].bit_count() <= HAND for seat in SEATS), "hands [I11]"
    assert all(0 <= state.heroes[seat] <= HEROES for seat in SEATS), "heroes [R34]"
    assert len(state.board) == OFF_BOARD + 1, "a rim that stays a rim"
    assert state.board[OFF_BOARD] == EDGE, "a rim that stays a rim"
    stones = sum(state.board.count(ROSE[seat]) for seat in SEATS)
    assert stones + state.pool == STONES, "52 stones [I04]"
    if state.phase in (DRAW, TURN) and not state.options.shuffles_on_draw:
        assert 1 <= state.stock.bit_count() <= 23, "a stock at every decision [I02, I13]"
    if state.phase == DRAW:
        assert state.stock, "something to draw [I02]"
    if state.phase == TURN:
        assert 1 <= len(legal_actions(state, state.seat)) <= HAND, "at most 5 choices [I09]"
    if stones:
        assert state.board[state.crown] != EMPTY, "the crown stands on a rose [I05]"
