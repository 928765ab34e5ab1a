"""What a viewer sees. [P10-P14, P21, P31, P32, P51]

A view is built by adding. It has the public picture of both sides (`pieces`, `camps`,
`strengths`), for everybody the same, and beside it what is the viewer's own (`mine`, `hand`,
`choice`, the die in `stack`).

Phases are shown as in a state, with None where the viewer does not see.
"""

from __future__ import annotations

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import FIRST, SECOND, Actor, Outcome, Seat, Viewer
from tests.proving.places import handle
from tests.proving.play import actors, outcome
from tests.proving.state import (
    NO_CARDS,
    Answering,
    Cards,
    Choosing,
    Claiming,
    Phase,
    Posting,
    State,
    Turn,
    blocks_of,
)
from tests.proving.tables import tables


class Piece(Struct, frozen=True):
    """A block on the map as everybody sees it: by its name in a field, by its place in a wood."""

    id: str
    area: str
    slot: int | None
    could_be: tuple[str, ...]


class Camp(Struct, frozen=True):
    """A camp as everybody sees it: how many, and out of which."""

    area: str
    count: int
    could_be: tuple[str, ...]


class Mine(Struct, frozen=True):
    """A block of the viewer's own."""

    name: str
    strength: int
    area: str | None
    slot: int | None


class View(BaseView, frozen=True):
    """The table as one viewer sees it. Pairs are Red's, then White's."""

    edition: str
    rounds: int
    round: int
    stack: tuple[Phase, ...]
    actors: tuple[Actor, ...]
    posted: tuple[int, int]
    strengths: tuple[dict[str, int], dict[str, int]]
    pieces: tuple[tuple[Piece, ...], tuple[Piece, ...]]
    camps: tuple[Camp, Camp]
    mine: tuple[Mine, ...]
    hand: Cards
    hands: tuple[int, int]
    choice: int | None
    committed: tuple[bool, bool]
    deck: int
    discard: Cards
    weather: int | None
    rolled: int | None
    outcome: Outcome | None

    @property
    def phase(self) -> Phase:
        """What is going on now."""
        return self.stack[-1]

    @property
    def points(self) -> int:
        """The points left in the turn that goes on, or waits for a battle."""
        turns = [phase.points for phase in self.stack if isinstance(phase, Turn)]
        return turns[-1] if turns else 0


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    chosen = state.phase.chosen if isinstance(state.phase, Choosing) else (None, None)
    return View(
        viewer=viewer,
        edition=state.edition,
        rounds=state.rounds,
        round=state.round,
        stack=tuple(_seen_phase(phase, viewer) for phase in state.stack),
        actors=actors(state),
        posted=(_posted(state, FIRST), _posted(state, SECOND)),
        strengths=(_strengths(state, FIRST), _strengths(state, SECOND)),
        pieces=(_pieces(state, FIRST), _pieces(state, SECOND)),
        camps=(_camp(state, FIRST), _camp(state, SECOND)),
        mine=() if viewer is None else _mine(state, viewer),
        hand=NO_CARDS if viewer is None else state.hands[viewer],
        hands=(sum(state.hands[FIRST]), sum(state.hands[SECOND])),
        choice=None if viewer is None else chosen[viewer],
        committed=(chosen[FIRST] is not None, chosen[SECOND] is not None),
        deck=sum(state.deck),
        discard=state.discard,
        weather=state.weather,
        rolled=state.rolled,
        outcome=outcome(state),
    )


def _seen_phase(phase: Phase, viewer: Viewer) -> Phase:
    match phase:
        case Choosing():
            return Choosing()  # [P32] what lies aside is in `choice` and `committed`
        case Claiming(area, attacker, block, die):
            return Claiming(area, attacker, block, die if viewer == attacker else None)
        case Answering(area, attacker, block, die, height):
            seen = die if viewer == attacker else None  # [P51]
            return Answering(area, attacker, block, seen, height)
        case _:
            return phase


def _posted(state: State, seat: Seat) -> int:
    """How many blocks stand on the map. [P21]"""
    return sum(block.area is not None for block in blocks_of(state, seat))


def _strengths(state: State, seat: Seat) -> dict[str, int]:
    """By name, the dead with 0. [P14]"""
    return {block.name: block.strength for block in blocks_of(state, seat)}


def _pieces(state: State, seat: Seat) -> tuple[Piece, ...]:
    """What stands in woods and lies in fields, in the order of the map. [P10, P11]"""
    if isinstance(state.phase, Posting):
        return ()  # [P21]
    sheet = tables(state.edition)
    shown = []
    for block in blocks_of(state, seat):
        if block.area is None or sheet.kinds[block.area] == "camp":
            continue
        id = block.name if block.slot is None else handle(block.area, seat, block.slot)
        shown.append(Piece(id, block.area, block.slot, block.suspects))
    places = list(sheet.kinds)
    return tuple(sorted(shown, key=lambda piece: (places.index(piece.area), piece.id)))


def _camp(state: State, seat: Seat) -> Camp:
    """How many blocks stand in a camp, and which they may be. [P12, P13]"""
    area = tables(state.edition).camps[seat]
    if isinstance(state.phase, Posting):
        return Camp(area, 0, ())  # [P21]
    there = [block for block in blocks_of(state, seat) if block.area == area]
    return Camp(area, len(there), there[0].suspects if there else ())


def _mine(state: State, seat: Seat) -> tuple[Mine, ...]:
    return tuple(
        Mine(block.name, block.strength, block.area, block.slot) for block in blocks_of(state, seat)
    )
