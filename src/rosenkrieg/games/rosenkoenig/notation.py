"""Actions as texts and as paths; the texts are listed in `actions`."""

from __future__ import annotations

from typing import Final, assert_never

from rosenkrieg.core.contract import CHANCE, FIRST, Actor, no_such_action
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.tables import (
    CARD_NUMBER,
    CARDS,
    DEALT,
    DRAW_CARD,
    FLIP,
    PLACE,
)


def encode(action: Action) -> str:
    """The text of an action."""
    match action:
        case Place(card) | Dealt(card):
            return CARDS[card]
        case Flip(card):
            return CARDS[card] + "*"
        case Draw():
            return "+"
    assert_never(action)


_ACTIONS: Final[tuple[Action, ...]] = (*PLACE, *FLIP, DRAW_CARD)
_BY_TEXT: Final = {encode(action): action for action in _ACTIONS}


def decode(text: str, actor: Actor = FIRST) -> Action:
    """The action of a text, for a seat or for chance."""
    if actor == CHANCE:
        if text not in CARD_NUMBER:
            raise no_such_action(text, "SE3")
        return DEALT[CARD_NUMBER[text]]
    if text not in _BY_TEXT:
        raise no_such_action(text, "SE3, SE3* or +")
    return _BY_TEXT[text]


def path(action: Action) -> tuple[str, ...]:
    """What a person touches: a card, or the stock."""
    return ("stock",) if isinstance(action, Draw) else (f"card:{CARDS[action.card]}",)
