"""The invariants of a position."""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Seat
from tests.proving.places import standing
from tests.proving.state import Choosing, Posting, State, blocks_of
from tests.proving.tables import SIDES, tables


def check(state: State) -> None:
    """Assert what holds in every position."""
    sheet = tables(state.edition)
    _check_cards(state, sheet.cards)
    for seat in SEATS:
        _check_places(state, seat)
    assert state.stack, "something goes on"
    assert 1 <= state.round <= state.rounds, "a round of the game"
    assert [b.name for b in state.blocks] == [*sheet.names[0], *sheet.names[1]], "all blocks"


def _check_cards(state: State, printed: tuple[int, int, int]) -> None:
    chosen = state.phase.chosen if isinstance(state.phase, Choosing) else ()
    for index, value in enumerate((1, 2, 3)):
        piles = (state.deck, state.discard, *state.hands)
        count = sum(pile[index] for pile in piles) + sum(card == value for card in chosen)
        assert count == printed[index], f"every {value} is somewhere [P02]"
        assert min(pile[index] for pile in piles) >= 0, "no pile owes a card [P02]"


def _check_places(state: State, seat: Seat) -> None:
    """Places and suspicions of one side fit together. [P10-P13]"""
    sheet = tables(state.edition)
    there = standing(state, seat)
    taken = [(block.area, block.slot) for block in there if block.slot is not None]
    assert len(taken) == len(set(taken)), f"one block of {SIDES[seat]} in a place [P11]"
    alive = {block.name for block in blocks_of(state, seat) if block.strength}
    for block in there:
        assert block.area is not None
        assert block.name in block.suspects, f"{block.name} may be itself [P13]"
        assert set(block.suspects) <= alive, f"{block.name} is none of the dead [P14]"
        assert sheet.is_wood(block.area) == (block.slot is not None), "places in woods [P11]"
        if not sheet.is_hidden(block.area) and not isinstance(state.phase, Posting):
            assert block.is_known, f"{block.name} lies open [P10]"
