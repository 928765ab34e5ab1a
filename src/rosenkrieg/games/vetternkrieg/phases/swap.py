"""Phase 2: both give each other a card, chosen at the same time and unseen. [V029-V032]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import Actor
from rosenkrieg.games.vetternkrieg.actions import Action, Give
from rosenkrieg.games.vetternkrieg.state import Laying, Notes, State, Swapping, changed
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, cards_in

LAYING: Final = Laying((None, None))


def gifts(state: State, actor: Actor) -> Sequence[Action]:
    """Any card in hand may be given. [V031]"""
    tables = EDITIONS.tables(state.options.edition)
    return [tables.give[card] for card in cards_in(state.hands[actor])]


def give(state: State, actor: Actor, action: Action) -> State:
    """The choice is set aside; with the second one the cards change hands. [V029, V030]"""
    assert type(action) is Give
    assert type(state.phase) is Swapping
    card = EDITIONS.tables(state.options.edition).number[action.card]
    first, second = state.phase.chosen
    if actor:
        second = card
    else:
        first = card
    if first is None or second is None:
        return changed(state, phase=Swapping((first, second)))
    both = BIT[first] | BIT[second]
    hands, notes = state.hands, state.notes
    return changed(
        state,
        phase=LAYING,
        hands=(hands[0] ^ both, hands[1] ^ both),
        notes=Notes((first, second), notes.laid, notes.kept, notes.won, notes.twists),
    )
