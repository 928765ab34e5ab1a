"""The whole truth about a position.

Cards are numbers 0 to 23 in listing order (N1 N2 N3 NE1 ... NW3), sets of cards are bit
masks. The stock is a set: it has no order until a card is drawn. Squares are numbered

    72 73 ... 80      a9 ... i9     White's side, the crown edge
     :         :
     0  1 ...  8      a1 ... i1     Red's side

and the board has one more byte, number 81, that stands for everything beyond the edge.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from msgspec import Struct
from msgspec.structs import astuple

from rosenkrieg.core.contract import Seat

# What lies on a square: the rose of seat 0 (Red) or 1 (White), nothing, or it is off the board.
EMPTY: Final = 2
EDGE: Final = 3

# Phases
DEAL: Final = 0
TURN: Final = 1
DRAW: Final = 2
OVER: Final = 3


class Options(Struct, frozen=True, gc=False):
    """What was agreed before the match. [A3, A12]"""

    starter: Seat
    shuffles_on_draw: bool


class State(Struct, frozen=True, gc=False):
    """A position; `seat` is whose turn it is, or who is being dealt a card. Pairs: Red, White."""

    board: bytes
    crown: int
    hands: tuple[int, ...]
    heroes: tuple[int, ...]
    stock: int
    discard: int
    pool: int
    seat: Seat
    phase: int
    options: Options


Fields = tuple[bytes, int, tuple[int, ...], tuple[int, ...], int, int, int, Seat, int, Options]


fields: Final = cast(Callable[[State], Fields], astuple)
"""All fields at once: the compiled rules read them dearly one by one."""
