"""What a viewer sees: all but the order of the stock, which no state has. [R08, R27, R60, A10]

The view speaks in the names of the notation (`e5`, `NE2`), so that a page or a program can
use it as it is. It contains every fact of the state, for everyone the same, and what the
table shows at a glance: where each card in hand would take the crown, territories, points.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import SEATS, Outcome, Seat, Viewer, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.holdings import holdings
from rosenkrieg.games.rosenkoenig.state import DEAL, DRAW, EDGE, EMPTY, OVER, TURN, State
from rosenkrieg.games.rosenkoenig.tables import (
    CARDS,
    LANDING,
    SQUARES,
    card_names,
    cards_in,
)

Phase = Literal["deal", "turn", "draw", "over"]
Effect = Literal["place", "flip", "no_hero", "own", "edge"]

PHASES: Final[dict[int, Phase]] = {DEAL: "deal", TURN: "turn", DRAW: "draw", OVER: "over"}


class Landing(Struct, frozen=True):
    """Where a card in hand would take the crown, and what it would do there for its owner."""

    square: str | None
    effect: Effect


class View(BaseView, frozen=True):
    """The table as everyone sees it. Pairs are Red's, then White's."""

    phase: Phase
    turn: Seat
    crown: str
    roses: tuple[tuple[str, ...], tuple[str, ...]]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    heroes: tuple[int, ...]
    pool: int
    stock: tuple[str, ...]
    discard: tuple[str, ...]
    landings: dict[str, Landing]
    territories: tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]
    scores: tuple[int, int]
    starter: Seat
    reshuffle: Literal["at_once", "on_draw"]
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    red, white = holdings(state.board)
    return View(
        viewer=viewer,
        phase=PHASES[state.phase],
        turn=state.seat,
        crown=SQUARES[state.crown],
        roses=(red.roses, white.roses),
        hands=(card_names(state.hands[0]), card_names(state.hands[1])),
        heroes=state.heroes,
        pool=state.pool,
        stock=card_names(state.stock),
        discard=card_names(state.discard),
        landings={
            CARDS[card]: landing(state, seat, card)
            for seat in SEATS
            for card in cards_in(state.hands[seat])
        },
        territories=(red.names, white.names),
        scores=(red.worth, white.worth),
        starter=state.options.starter,
        reshuffle="on_draw" if state.options.shuffles_on_draw else "at_once",
        outcome=scoring.result(state) if state.phase == OVER else None,
    )


_EDGE: Final = Landing(None, "edge")
_LANDINGS: Final[dict[Effect, tuple[Landing, ...]]] = {
    effect: tuple(Landing(name, effect) for name in SQUARES)
    for effect in ("place", "flip", "no_hero", "own")
}


def landing(state: State, seat: Seat, card: int) -> Landing:
    """Where the card would take the crown, and what the seat could do. [R18-R21, R31, R36]"""
    square = LANDING[state.crown][card]
    there = state.board[square]
    if there == EDGE:
        return _EDGE
    if there == EMPTY:
        return _LANDINGS["place"][square]
    if there == other(seat):
        return _LANDINGS["flip" if state.heroes[seat] else "no_hero"][square]
    return _LANDINGS["own"][square]
