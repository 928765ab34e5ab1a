"""The state behind a view. Everything is public, so there is nothing to sample."""

from __future__ import annotations

from random import Random
from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.rosenkoenig.state import Options, State
from rosenkrieg.games.rosenkoenig.tables import EMPTY_BOARD, SQUARE_NUMBER, mask_of
from rosenkrieg.games.rosenkoenig.view import PHASES, View

_NUMBER: Final = {name: phase for phase, name in PHASES.items()}


def determinize(view: View, rng: Random) -> State:
    """The state behind the view; chance has no say."""
    return state_of(view)


def state_of(view: View) -> State:
    """The state behind the view."""
    board = bytearray(EMPTY_BOARD)
    for seat in SEATS:
        for square in view.roses[seat]:
            board[SQUARE_NUMBER[square]] = seat
    return State(
        bytes(board),
        SQUARE_NUMBER[view.crown],
        (mask_of(view.hands[0]), mask_of(view.hands[1])),
        view.heroes,
        mask_of(view.stock),
        mask_of(view.discard),
        view.pool,
        view.turn,
        _NUMBER[view.phase],
        Options(view.starter, view.reshuffle == "on_draw"),
    )
