"""The invariants of a position."""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import SEATS, other
from rosenkrieg.games.vetternkrieg.material import CARDS_COUNT, HAND, ROUNDS
from rosenkrieg.games.vetternkrieg.phases import cleanup
from rosenkrieg.games.vetternkrieg.state import (
    Claiming,
    Dealing,
    Doubting,
    Keeping,
    Laying,
    Over,
    Settling,
    State,
    Swapping,
    Throwing,
    Turning,
)
from rosenkrieg.games.vetternkrieg.tables import ALL_CARDS, FIELDS
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    OWN_PLACES,
    count,
    own,
)


def check(state: State) -> None:
    """Assert what is true in every position."""
    _check_troops(state)
    _check_cards(state)
    _check_notes(state)
    assert 1 <= state.round <= ROUNDS, "a round of the game [V012]"


def _check_troops(state: State) -> None:
    """Twelve of each house, two French, and an empty field between the battles. [V004, V150]"""
    for seat in SEATS:
        held = [count(state.troops, own(seat, place)) for place in range(OWN_PLACES)]
        assert sum(held) == 12, "twelve troops of a house [V004]"
    french = [count(state.troops, place) for place in (FRENCH_SUPPLY, *_FRENCH_HALVES)]
    assert sum(french) == 2, "two French troops [V004]"
    if isinstance(state.phase, Turning | Dealing | Swapping | Laying | Keeping | Over):
        halves = [own(seat, HALF) for seat in SEATS]
        assert not any(count(state.troops, place) for place in (*halves, *_FRENCH_HALVES)), (
            "nobody on a field [V150]"
        )


_FRENCH_HALVES: Final = (FRENCH_HALF, FRENCH_HALF + 1)


def _check_cards(state: State) -> None:
    """Every card is somewhere, once. [V005, V027, V028, V045, V048]"""
    shown, won = state.shown, state.notes.won
    before = (won[0] | won[1]) & ~(shown[0] | shown[1])
    piles = (*state.hands, *shown, state.deck, before)
    assert sum(pile.bit_count() for pile in piles) == CARDS_COUNT, "17 cards [V005]"
    everything = 0
    for pile in piles:
        everything |= pile
    assert everything == ALL_CARDS, "each card once [V005]"
    if not isinstance(state.phase, Turning | Dealing):
        assert state.deck.bit_count() == HAND - state.round, "the rest [V027]"
    if isinstance(state.phase, Swapping):
        assert (state.hands[0] | state.hands[1]) & FIELDS, "a battlefield is dealt [V028]"
        assert ((state.hands[0] | state.hands[1]) & FIELDS).bit_count() >= 2, "two of them [V028]"
    if isinstance(state.phase, Throwing | Claiming | Doubting | Settling):
        assert all(hand.bit_count() <= 1 for hand in state.hands), "a last card [V048]"


def _check_notes(state: State) -> None:
    """What is noted of kept cards is true. [ruling 9]"""
    for seat in SEATS:
        kept = state.notes.kept[seat]
        if kept is None:
            continue
        bit = 1 << kept.card
        assert bit & kept.other, "a kept card is one that it can be"
        assert not kept.other & ~kept.public, "a seat knows no less than a spectator"
        had = state.hands[seat] | cleanup.dealt_and_gone(state, seat)
        assert bit & had, "a kept card was in the hand"
        assert not kept.told or kept.other == bit, "told is known"
    given = state.notes.given
    for seat in SEATS:
        card = given[seat]
        if card is not None:
            theirs = other(seat)
            assert 1 << card & (state.hands[theirs] | state.shown[theirs]), "a gift arrives [V030]"
