"""The whole truth about a position.

Cards are counted by value, (ones, twos, threes): a hand or a deck has no order. Blocks stand
in the order of the sheet, Red's first. What a block is *suspected* to be is what everybody
across the table can tell from what was seen; it is public and goes with the place, not with
the block. [P13]

Phases are a stack: the last one is going on, the ones below wait for it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.core.contract import Seat
from tests.proving.actions import Height

Cards = tuple[int, int, int]
NO_CARDS: Final[Cards] = (0, 0, 0)


class Block(Struct, frozen=True):
    """A block; without an area it is not posted yet, or gone. It has a slot in a wood only."""

    name: str
    seat: Seat
    strength: int
    area: str | None
    slot: int | None
    suspects: tuple[str, ...]

    @property
    def is_known(self) -> bool:
        """Whether everybody can tell which block this is. [P10, P13]"""
        return len(self.suspects) == 1


class Posting(Struct, frozen=True, tag=True):
    """Both sides post blocks. [P20]"""


class Weather(Struct, frozen=True, tag=True):
    """The weather comes. [P30]"""


class Drawing(Struct, frozen=True, tag=True):
    """Hands are filled. [P31]"""


class Choosing(Struct, frozen=True, tag=True):
    """Both sides choose a card; a chosen one lies aside. [P32]"""

    chosen: tuple[int | None, int | None] = (None, None)


class Tied(Struct, frozen=True, tag=True):
    """Equal cards: who goes first? [P33]"""

    points: int


class Turn(Struct, frozen=True, tag=True):
    """A side marches. [P40]"""

    seat: Seat
    points: int


class Throwing(Struct, frozen=True, tag=True):
    """A battle begins: the attacker throws. [P51]"""

    area: str
    attacker: Seat
    block: str


class Claiming(Struct, frozen=True, tag=True):
    """The attacker has seen his die and claims. [P51]"""

    area: str
    attacker: Seat
    block: str
    die: int | None


class Answering(Struct, frozen=True, tag=True):
    """The defender believes or doubts. [P52]"""

    area: str
    attacker: Seat
    block: str
    die: int | None
    height: Height


class Routing(Struct, frozen=True, tag=True):
    """The rout die; `shown` is the attacker's die if it was doubted. [P54, P55]"""

    area: str
    beaten: tuple[str, ...]
    shown: int | None


class Over(Struct, frozen=True, tag=True):
    """The end. [P60, P61]"""

    reason: str


Phase = (
    Posting
    | Weather
    | Drawing
    | Choosing
    | Tied
    | Turn
    | Throwing
    | Claiming
    | Answering
    | Routing
    | Over
)


class State(Struct, frozen=True):
    """A position. Pairs are Red's, then White's."""

    edition: str
    rounds: int
    round: int
    blocks: tuple[Block, ...]
    deck: Cards
    hands: tuple[Cards, Cards]
    discard: Cards
    weather: int | None
    rolled: int | None
    stack: tuple[Phase, ...]

    @property
    def phase(self) -> Phase:
        """What is going on now."""
        return self.stack[-1]


# small changes


def on_top(state: State, *phases: Phase) -> State:
    """The state with these phases instead of the one that is going on."""
    return replace(state, stack=(*state.stack[:-1], *phases))


def block_named(state: State, name: str) -> Block:
    return next(block for block in state.blocks if block.name == name)


def blocks_of(state: State, seat: Seat) -> tuple[Block, ...]:
    return tuple(block for block in state.blocks if block.seat == seat)


def blocks_at(state: State, area: str, seat: Seat) -> tuple[Block, ...]:
    return tuple(block for block in state.blocks if block.area == area and block.seat == seat)


def with_blocks(state: State, changed: dict[str, Block]) -> State:
    return replace(state, blocks=tuple(changed.get(block.name, block) for block in state.blocks))


def with_card(cards: Cards, value: int, count: int = 1) -> Cards:
    """The cards and one more of that value (or one less, with -1)."""
    ones, twos, threes = cards
    return (
        ones + count * (value == 1),
        twos + count * (value == 2),
        threes + count * (value == 3),
    )


def for_seat(pair: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    """The pair with other cards for that seat."""
    return (pair[0], cards) if seat else (cards, pair[1])
