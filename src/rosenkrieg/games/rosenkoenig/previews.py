"""What an action will change, in numbers."""

from __future__ import annotations

from typing import assert_never

from rosenkrieg.core.contract import Message, Params, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.narrate import SIDES
from rosenkrieg.games.rosenkoenig.play import apply
from rosenkrieg.games.rosenkoenig.sampling import state_of
from rosenkrieg.games.rosenkoenig.view import View


def preview(view: View, action: Action) -> list[Message]:
    """Points before and after, and what it costs."""
    before = state_of(view)
    seat = before.seat
    after = apply(before, seat, action)
    match action:
        case Draw():
            return [Message("preview-draw", {"count": after.stock.bit_count()})]
        case Dealt():
            return []
        case Place() | Flip():
            pass
        case _:
            assert_never(action)
    lines = [Message("preview-hero", {"left": after.heroes[seat]})] * isinstance(action, Flip)
    points: Params = {"house": SIDES[other(seat)]}
    for who_, side in (("you", seat), ("they", other(seat))):
        points[f"{who_}-before"] = scoring.score(before.board, side)
        points[f"{who_}-after"] = scoring.score(after.board, side)
    return [*lines, Message("preview-points", points)]
