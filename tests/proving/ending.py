"""When it is over, and who has won. [P60, P61]"""

from __future__ import annotations

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Outcome, Seat, other
from tests.proving.places import standing
from tests.proving.state import Over, State, blocks_of
from tests.proving.tables import tables


def beaten_side(state: State) -> Seat | None:
    """The side whose blocks are all gone. [P60]"""
    return next(
        (seat for seat in SEATS if not any(b.strength for b in blocks_of(state, seat))), None
    )


def fields_held(state: State, seat: Seat) -> int:
    """Fields with a block of the side; there are never two sides in one. [P61]"""
    kinds = tables(state.edition).kinds
    return len({b.area for b in standing(state, seat) if kinds[b.area or ""] == "field"})


def result(state: State) -> Outcome | None:
    """Who has won and what decided it; None while it goes on."""
    if not isinstance(state.phase, Over):
        return None
    red, white = (sum(b.strength for b in blocks_of(state, seat)) for seat in SEATS)
    scores = (red, white)
    loser = beaten_side(state)
    if loser is not None:
        return Outcome(other(loser), state.phase.reason, scores, "blocks")
    fields = (fields_held(state, FIRST), fields_held(state, SECOND))
    for decided, (first, second) in (("strength", scores), ("fields", fields)):
        if first != second:
            winner = FIRST if first > second else SECOND
            return Outcome(winner, state.phase.reason, scores, decided)
    return Outcome(None, state.phase.reason, scores, "nothing")
