"""Log lines, prompts, previews and refusals, as messages; the words are in locale/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from rosenkrieg.core.contract import Actor, Message, Seat, Viewer, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.state import DEAL, OVER, TURN, State
from rosenkrieg.games.rosenkoenig.tables import (
    BIT,
    CARD_NUMBER,
    CARDS,
    HAND,
    LANDING,
    SQUARE_NUMBER,
    SQUARES,
)
from rosenkrieg.games.rosenkoenig.view import View, card_names, landing

SIDES: Final = ("red", "white")


def card(name: str) -> Message:
    """A card in words."""
    return Message("card", {"direction": name[:-1], "length": int(name[-1])})


def who(seat: Seat, viewer: Viewer) -> str:
    """How the viewer speaks of a seat."""
    return "you" if seat == viewer else SIDES[seat]


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
    params: dict[str, str | int | Message] = {"who": who(seat, viewer)}
    for place, name in enumerate(card_names(after.hands[seat]), 1):
        params[f"card{place}"] = card(name)
    return [Message("dealt", params)]


def _ended(after: State, viewer: Viewer) -> list[Message]:
    outcome = scoring.result(after)
    red, white = outcome.scores
    winner = outcome.winner
    scores: dict[str, str | int | Message] = {"red": red, "white": white}
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


def preview(before: State, action: Action, after: State) -> list[Message]:
    """Points before and after, and what it costs."""
    seat = before.seat
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
    points: dict[str, str | int | Message] = {"house": SIDES[other(seat)]}
    for who_, side in (("you", seat), ("they", other(seat))):
        points[f"{who_}-before"] = scoring.score(before.board, side)
        points[f"{who_}-after"] = scoring.score(after.board, side)
    return [*lines, Message("preview-points", points)]


# what is refused


def why_not(state: State, seat: Seat, path: Sequence[str]) -> Message | None:
    """The rule that forbids what was touched: a card, the stock, or a square."""
    if state.phase == OVER:
        return _refusal("why-over", "R43")
    if state.phase != TURN:
        return _refusal("why-cards", "R24")
    if state.seat != seat:
        return _refusal("why-not-your-turn", "R12", who=SIDES[state.seat])
    thing, _, name = path[0].partition(":") if len(path) == 1 else ("", "", "")
    if thing == "stock" and not name:
        full = state.hands[seat].bit_count() == HAND
        return _refusal("why-hand-full", "R25") if full else None
    if thing == "card" and name in CARD_NUMBER:
        return _why_not_card(state, seat, name)
    if thing == "square" and name in SQUARE_NUMBER:
        return _why_not_square(state, seat, name)
    return _refusal("why-nothing-there", "R13")


def _why_not_card(state: State, seat: Seat, name: str) -> Message | None:
    if not state.hands[seat] & BIT[CARD_NUMBER[name]]:
        return _refusal("why-not-held", "R08", card=card(name))
    there = landing(state, seat, CARD_NUMBER[name])
    square = there.square or ""
    match there.effect:
        case "place" | "flip":
            return None
        case "edge":
            return _refusal("why-edge", "R21", card=card(name))
        case "own":
            return _refusal("why-own", "R36", card=card(name), square=square)
        case "no_hero":
            return _refusal("why-no-hero", "R34", card=card(name), square=square)
    assert_never(there.effect)


def _why_not_square(state: State, seat: Seat, name: str) -> Message | None:
    square = SQUARE_NUMBER[name]
    for number, landed in enumerate(LANDING[state.crown]):
        if landed == square and state.hands[seat] & BIT[number]:
            return _why_not_card(state, seat, CARDS[number])
    return _refusal("why-no-card-leads-there", "R18", square=name)


def _refusal(key: str, rule: str, **params: str | int | Message) -> Message:
    return Message(key, {**params, "rule": rule}, (f"rule:{rule}",))
