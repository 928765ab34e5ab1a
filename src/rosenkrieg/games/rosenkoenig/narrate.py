"""Log lines and prompts, as messages; the words are in locale/."""

from __future__ import annotations

from typing import Final, assert_never

from rosenkrieg.core.contract import Actor, Message, Params, Seat, Viewer, naming, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.state import DEAL, OVER, TURN, State
from rosenkrieg.games.rosenkoenig.tables import (
    CARDS,
    HAND,
    LANDING,
    SQUARES,
    card_names,
)
from rosenkrieg.games.rosenkoenig.view import View

SIDES: Final = ("red", "white")


def card(name: str) -> Message:
    """A card in words."""
    return Message("card", {"direction": name[:-1], "length": int(name[-1])})


who: Final = naming(SIDES)


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """The lines of one move: what was done, who is skipped, what was shuffled, how it ended."""
    seat = before.seat
    lines = []
    match action:
        case Place(number) | Flip(number):
            lines.append(_played(before, action, number, viewer))
        case Dealt(number) if before.phase == DEAL:
            lines += _hand_complete(seat, after, viewer)
        case Dealt(number):
            name = CARDS[number]
            lines.append(
                Message("drew", {"who": who(seat, viewer), "card": card(name)}, (f"card:{name}",))
            )
        case Draw():
            pass  # the card that comes tells of it
        case _:
            assert_never(action)
    if before.phase != DEAL and before.discard and not after.discard:
        lines.append(Message("reshuffled", {"count": after.stock.bit_count()}))
    if before.phase != DEAL and after.phase == TURN and after.seat == seat:
        lines.append(Message("skipped", {"who": who(other(seat), viewer)}))  # [R15]
    if after.phase == OVER:
        lines += _ended(after, viewer)
    return lines


def _played(before: State, action: Place | Flip, number: int, viewer: Viewer) -> Message:
    square = SQUARES[LANDING[before.crown][number]]
    name = CARDS[number]
    return Message(
        "placed" if isinstance(action, Place) else "flipped",
        {"who": who(before.seat, viewer), "card": card(name), "square": square},
        (f"card:{name}", f"square:{square}"),
    )


def _hand_complete(seat: Seat, after: State, viewer: Viewer) -> list[Message]:
    if after.hands[seat].bit_count() < HAND:
        return []
    params: Params = {"who": who(seat, viewer)}
    for place, name in enumerate(card_names(after.hands[seat]), 1):
        params[f"card{place}"] = card(name)
    return [Message("dealt", params)]


def _ended(after: State, viewer: Viewer) -> list[Message]:
    outcome = scoring.result(after)
    red, white = outcome.scores
    winner = outcome.winner
    scores: Params = {"red": red, "white": white}
    if winner is None:
        return [Message(f"end-{outcome.reason}"), Message("drawn", scores)]
    scores |= {
        "who": who(winner, viewer),
        "high": outcome.scores[winner],
        "low": outcome.scores[other(winner)],
    }
    return [Message(f"end-{outcome.reason}"), Message(f"won-by-{outcome.decided}", scores)]


# what is asked


def prompt(view: View) -> Message:
    """What is being asked of the viewer now."""
    if view.phase == "over":
        return Message("prompt-over")
    if view.phase != "turn":
        return Message("prompt-cards")
    if view.viewer != view.turn:
        return Message("prompt-wait", {"who": SIDES[view.turn]})
    mine = [view.landings[name].effect for name in view.hands[view.turn]]
    if not mine:
        return Message("prompt-must-draw")  # [R40]
    if len(mine) < HAND:
        playable = "place" in mine or "flip" in mine
        return Message("prompt-play-or-draw" if playable else "prompt-only-draw")
    if "place" in mine:
        return Message("prompt-play")
    return Message("prompt-must-flip")  # [R39]
