"""Phase 6: has someone won? [V023, V151-V156]"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Outcome, Seat
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.phases import cleanup
from rosenkrieg.games.vetternkrieg.state import Over, State, changed
from rosenkrieg.games.vetternkrieg.troops import REGIONS, controlled

OVER: Final = Over()


def check(state: State) -> State:
    """The end, or phase 7. [V023, V151, V153, V156]"""
    if state.round < ROUNDS and not _has_all(state.troops):
        return cleanup.begin(state)
    return changed(state, phase=OVER)


def _has_all(troops: int) -> bool:
    return any(controlled(troops, seat) == len(REGIONS) for seat in SEATS)


def result(state: State) -> Outcome:
    """Who has won, and by what. [V151-V155]"""
    regions = (controlled(state.troops, FIRST), controlled(state.troops, SECOND))
    battles = (state.notes.won[FIRST].bit_count(), state.notes.won[SECOND].bit_count())
    reason = "england" if len(REGIONS) in regions else "rounds"
    if regions[FIRST] != regions[SECOND]:  # [V151, V153]
        return Outcome(_more(regions), reason, regions, "regions")
    return Outcome(_more(battles), reason, battles, "battles")  # [V154, V155]


def _more(pair: tuple[int, int]) -> Seat:
    return FIRST if pair[FIRST] > pair[SECOND] else SECOND
