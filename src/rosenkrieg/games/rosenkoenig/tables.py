"""Frozen look-ups, read once from data/sheet.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.rosenkoenig.actions import Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.state import EDGE, EMPTY

_SHEET: Final = tomllib.loads(
    files("rosenkrieg.games.rosenkoenig").joinpath("data/sheet.toml").read_text("utf-8")
)

# the board
FILES: Final[str] = _SHEET["board"]["files"]
RANKS: Final[str] = _SHEET["board"]["ranks"]
SQUARES: Final[tuple[str, ...]] = tuple(file + rank for rank in RANKS for file in FILES)
SQUARE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SQUARES)}
OFF_BOARD: Final = len(SQUARES)
START: Final = SQUARE_NUMBER[_SHEET["board"]["start"]]
EMPTY_BOARD: Final = bytes([EMPTY] * len(SQUARES) + [EDGE])
ROSE: Final = tuple(bytes([seat]) for seat in SEATS)

# pieces
STONES: Final[int] = _SHEET["pieces"]["stones"]
HEROES: Final[int] = _SHEET["pieces"]["heroes"]
HAND: Final[int] = _SHEET["pieces"]["hand"]

# cards
DIRECTIONS: Final[tuple[str, ...]] = tuple(_SHEET["cards"]["directions"])
CARDS: Final[tuple[str, ...]] = tuple(
    f"{direction}{length}" for direction in DIRECTIONS for length in _SHEET["cards"]["lengths"]
)
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
ALL_CARDS: Final = (1 << len(CARDS)) - 1
BIT: Final = tuple(1 << card for card in range(len(CARDS)))


def _square_at(file: int, rank: int) -> int:
    inside = 0 <= file < len(FILES) and 0 <= rank < len(RANKS)
    return rank * len(FILES) + file if inside else OFF_BOARD


def _landing(square: int, card: str) -> int:
    files_a_step, ranks_a_step = _SHEET["cards"]["directions"][card[:-1]]
    length = int(card[-1])
    rank, file = divmod(square, len(FILES))
    return _square_at(file + length * files_a_step, rank + length * ranks_a_step)


LANDING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_landing(square, card) for card in CARDS) for square in range(len(SQUARES))
)
"""Where a card takes the crown: LANDING[square][card], OFF_BOARD if beyond the edge."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        square
        for square in (LANDING[here][CARD_NUMBER[card]] for card in ("N1", "E1", "S1", "W1"))
        if square != OFF_BOARD
    )
    for here in range(len(SQUARES))
)
"""The squares that share a side. [R45, R46]"""

# actions, built once
PLACE: Final = tuple(Place(card) for card in range(len(CARDS)))
FLIP: Final = tuple(Flip(card) for card in range(len(CARDS)))
DEALT: Final = tuple(Dealt(card) for card in range(len(CARDS)))
DRAW_CARD: Final = Draw()

# sets of cards as bit masks, looked up by halves of twelve bits
_HALF: Final = 12
_HALF_MASK: Final = (1 << _HALF) - 1


def _members(mask: int, first: int) -> tuple[int, ...]:
    return tuple(first + bit for bit in range(_HALF) if mask >> bit & 1)


_LOW: Final = tuple(_members(mask, 0) for mask in range(1 << _HALF))
_HIGH: Final = tuple(_members(mask, _HALF) for mask in range(1 << _HALF))


def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a set, in listing order.

    >>> [CARDS[card] for card in cards_in(0b1001)]
    ['N1', 'NE1']
    """
    return _LOW[mask & _HALF_MASK] + _HIGH[mask >> _HALF]


_NAMES_LOW: Final = tuple(tuple(CARDS[card] for card in cards) for cards in _LOW)
_NAMES_HIGH: Final = tuple(tuple(CARDS[card] for card in cards) for cards in _HIGH)


def card_names(mask: int) -> tuple[str, ...]:
    """The names of a set of cards, in listing order."""
    return _NAMES_LOW[mask & _HALF_MASK] + _NAMES_HIGH[mask >> _HALF]


_DEALT_LOW: Final = tuple(tuple(DEALT[card] for card in cards) for cards in _LOW)
_DEALT_HIGH: Final = tuple(tuple(DEALT[card] for card in cards) for cards in _HIGH)


def dealt_from(mask: int) -> tuple[Dealt, ...]:
    """Chance's results for a stock of these cards, in listing order."""
    return _DEALT_LOW[mask & _HALF_MASK] + _DEALT_HIGH[mask >> _HALF]


def count_of(mask: int) -> int:
    """How many cards are in a set."""
    return len(_LOW[mask & _HALF_MASK]) + len(_HIGH[mask >> _HALF])


def mask_of(cards: tuple[str, ...]) -> int:
    """The set of the cards of these names."""
    return sum(BIT[CARD_NUMBER[card]] for card in cards)
