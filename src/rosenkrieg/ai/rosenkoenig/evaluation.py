"""How good a position of Rosenkönig is for a seat, in points, for a one-move lookahead."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Seat, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.play import plays
from rosenkrieg.games.rosenkoenig.state import State
from rosenkrieg.games.rosenkoenig.tables import STONES, cards_in

HERO: Final = 30.0
"""What a hero is worth with the whole pool left; it falls with the pool."""
CHOICE: Final = 1.5
"""What each playable card is worth."""
CARD: Final = 0.5
"""What a card in hand is worth even while it cannot be played."""


def evaluate(state: State, seat: Seat) -> float:
    """Points, heroes and playable cards of the seat, less the other's."""
    return _side(state, seat) - _side(state, other(seat))


def _side(state: State, seat: Seat) -> float:
    cards = cards_in(state.hands[seat])
    playable = plays(state.board, state.crown, cards, seat, state.heroes[seat])
    return (
        scoring.score(state.board, seat)
        + HERO * state.heroes[seat] * state.pool / STONES
        + CHOICE * len(playable)
        + CARD * len(cards)
    )
