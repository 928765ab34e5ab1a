"""What a viewer sees: all but the order of the stock, which no state has. [R08, R27, R60, A10]

The view speaks in the names of the notation (`e5`, `NE2`), so that a page or a program can
use it as it is. It holds every fact of the state, for everybody the same, and what the
table shows at a glance: where each card in hand would take the crown, territories, points.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from rosenkrieg.core.contract import SEATS, Outcome, Seat, Viewer, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.state import DEAL, DRAW, EDGE, EMPTY, OVER, TURN, Options, State
from rosenkrieg.games.rosenkoenig.tables import (
    CARDS,
    EMPTY_BOARD,
    LANDING,
    SQUARE_NUMBER,
    SQUARES,
    cards_in,
    mask_of,
)

Phase = Literal["deal", "turn", "draw", "over"]
Effect = Literal["place", "flip", "no_hero", "own", "edge"]

PHASES: Final[dict[int, Phase]] = {DEAL: "deal", TURN: "turn", DRAW: "draw", OVER: "over"}
_NUMBER: Final = {name: phase for phase, name in PHASES.items()}


class Landing(Struct, frozen=True):
    """Where a card in hand would take the crown, and what it would do there for its owner."""

    square: str | None
    effect: Effect


class View(Struct, frozen=True):
    """The table as everybody sees it. Pairs are Red's, then White's."""

    viewer: Seat | None
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
    held = [scoring.territories(state.board, seat) for seat in SEATS]
    first, second = (tuple(names(territory) for territory in territories) for territories in held)
    return View(
        viewer=viewer,
        phase=PHASES[state.phase],
        turn=state.seat,
        crown=SQUARES[state.crown],
        roses=(_roses(state, SEATS[0]), _roses(state, SEATS[1])),
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
        territories=(first, second),
        scores=(scoring.worth(held[0]), scoring.worth(held[1])),
        starter=state.options.starter,
        reshuffle="on_draw" if state.options.shuffles_on_draw else "at_once",
        outcome=scoring.result(state) if state.phase == OVER else None,
    )


def state_of(view: View) -> State:
    """The state behind a view: there is nothing to guess."""
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


def landing(state: State, seat: Seat, card: int) -> Landing:
    """Where the card would take the crown, and what the seat could do. [R18-R21, R31, R36]"""
    square = LANDING[state.crown][card]
    there = state.board[square]
    if there == EDGE:
        return Landing(None, "edge")
    if there == EMPTY:
        return Landing(SQUARES[square], "place")
    if there == other(seat):
        return Landing(SQUARES[square], "flip" if state.heroes[seat] else "no_hero")
    return Landing(SQUARES[square], "own")


def card_names(mask: int) -> tuple[str, ...]:
    """The names of a set of cards, in listing order."""
    return tuple(CARDS[card] for card in cards_in(mask))


def names(squares: list[int]) -> tuple[str, ...]:
    """The names of squares."""
    return tuple(SQUARES[square] for square in squares)


def _roses(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(name for square, name in enumerate(SQUARES) if state.board[square] == seat)
