"""Why something cannot be done, with the number of the item that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rosenkrieg.core.contract import Message, Seat, refusal
from rosenkrieg.games.rosenkoenig.narrate import SIDES, card
from rosenkrieg.games.rosenkoenig.tables import (
    CARD_NUMBER,
    CARDS,
    HAND,
    LANDING,
    SQUARE_NUMBER,
)
from rosenkrieg.games.rosenkoenig.view import View


def why_not(view: View, path: Sequence[str]) -> Message | None:
    """The rule that forbids what was touched: a card, the stock, or a square."""
    seat = view.viewer
    assert seat is not None
    if view.phase == "over":
        return refusal("why-over", "R43")
    if view.phase != "turn":
        return refusal("why-cards", "R24")
    if view.turn != seat:
        return refusal("why-not-your-turn", "R12", who=SIDES[view.turn])
    thing, _, name = path[0].partition(":") if len(path) == 1 else ("", "", "")
    if thing == "stock" and not name:
        return refusal("why-hand-full", "R25") if len(view.hands[seat]) == HAND else None
    if thing == "card" and name in CARD_NUMBER:
        return _why_not_card(view, seat, name)
    if thing == "square" and name in SQUARE_NUMBER:
        return _why_not_square(view, seat, name)
    return refusal("why-nothing-there", "R13")


def _why_not_card(view: View, seat: Seat, name: str) -> Message | None:
    if name not in view.hands[seat]:
        return refusal("why-not-held", "R08", card=card(name))
    there = view.landings[name]
    square = there.square or ""
    match there.effect:
        case "place" | "flip":
            return None
        case "edge":
            return refusal("why-edge", "R21", card=card(name))
        case "own":
            return refusal("why-own", "R36", card=card(name), square=square)
        case "no_hero":
            return refusal("why-no-hero", "R34", card=card(name), square=square)
    assert_never(there.effect)


def _why_not_square(view: View, seat: Seat, name: str) -> Message | None:
    """A square that no card in hand leads to; otherwise what forbids that card."""
    landing = LANDING[SQUARE_NUMBER[view.crown]]
    for number, landed in enumerate(landing):
        if landed == SQUARE_NUMBER[name] and CARDS[number] in view.hands[seat]:
            return _why_not_card(view, seat, CARDS[number])
    return refusal("why-no-card-leads-there", "R18", square=name)
