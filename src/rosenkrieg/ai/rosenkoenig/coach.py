"""What is said to a learner of Rosenkönig: territories that join, gaps, heroes, answers."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.ai.contract import Coach
from rosenkrieg.core.contract import CHANCE, Message, Params, Seat, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.narrate import SIDES, card
from rosenkrieg.games.rosenkoenig.play import actors, apply, plays
from rosenkrieg.games.rosenkoenig.sampling import state_of
from rosenkrieg.games.rosenkoenig.state import EMPTY, OVER, TURN, State
from rosenkrieg.games.rosenkoenig.tables import (
    CARDS,
    LANDING,
    NEIGHBOURS,
    SQUARES,
    STONES,
    cards_in,
)
from rosenkrieg.games.rosenkoenig.view import View

LARGE: Final = 4
"""Territories of so many roses are worth a word."""
FEW: Final = 3
"""Roses of the example that shows what a territory is worth."""
LATE: Final = STONES // 4
"""With so few stones left the end is near."""


class Joining(Struct, frozen=True):
    """What a rose of a seat on a square would make of the territories around it."""

    square: int
    sizes: tuple[int, ...]
    """The territories that it touches, largest first."""

    @property
    def size(self) -> int:
        return 1 + sum(self.sizes)

    @property
    def gain(self) -> int:
        return worth(self.size) - worth(*self.sizes)

    @property
    def parts(self) -> str:
        """The worth of the territories as a sum."""
        return " + ".join(str(worth(size)) for size in self.sizes)


def worth(*sizes: int) -> int:
    """What territories of these sizes are worth together."""
    return scoring.worth([[0] * size for size in sizes])


def joining(board: bytes, square: int, seat: Seat) -> Joining:
    """The territories of a seat that a rose on the square would join."""
    near = set(NEIGHBOURS[square])
    sizes = [len(each) for each in scoring.territories(board, seat) if near & set(each)]
    return Joining(square, tuple(sizes))


def gap(board: bytes, seat: Seat) -> Joining | None:
    """The empty square where a rose of the seat would join most."""
    joins = [
        joining(board, square, seat) for square in range(len(SQUARES)) if board[square] == EMPTY
    ]
    joins = [each for each in joins if len(each.sizes) > 1]
    return max(joins, key=lambda each: (each.gain, -each.square), default=None)


def now(view: View) -> list[Message]:
    """The gaps of both sides, the card that leads there, how much time is left."""
    state = state_of(view)
    me = state.seat
    they = other(me)
    if state.phase != TURN:
        return []
    if not scoring.territories(state.board, me):
        return [_beginning()]
    lines: list[Message] = []
    mine = gap(state.board, me)
    if mine is not None:
        about = _joined(mine)
        leading = [card for card in cards_in(state.hands[me]) if _lands(state, card) == mine.square]
        if leading:
            about["card"] = card(CARDS[leading[0]])
            lines.append(Message("coach-gap-card", about, _refs(mine.square)))
        else:
            lines.append(Message("coach-gap", about, _refs(mine.square)))
    theirs = gap(state.board, they)
    if theirs is not None:
        about = {**_joined(theirs), "house": SIDES[they]}
        lines.append(Message("coach-their-gap", about, _refs(theirs.square)))
    largest = len(scoring.territories(state.board, me)[0])
    if mine is None and largest >= 2:
        grown: Params = {"worth": worth(largest), "more": worth(largest + 1)}
        lines.append(Message("coach-grow", grown))
    lines.append(_stage(state, me))
    return lines


def _beginning() -> Message:
    """Why roses belong together."""
    return Message(
        "coach-beginning", {"size": FEW, "together": worth(FEW), "apart": worth(*[1] * FEW)}
    )


def _stage(state: State, me: Seat) -> Message:
    if state.pool <= LATE:
        return Message("coach-late", {"pool": state.pool, "heroes": state.heroes[me]})
    return Message("coach-heroes", {"own": state.heroes[me], "theirs": state.heroes[other(me)]})


def reasons(view: View, action: Action) -> list[Message]:
    """What the rose joins, takes from the other side, or keeps it from joining."""
    state = state_of(view)
    if type(action) is Draw:
        return _why_draw(state)
    if not isinstance(action, (Place, Flip)):
        return []
    square = _lands(state, action.card)
    me, they = state.seat, other(state.seat)
    lines = [_why_rose(joining(state.board, square, me))]
    if type(action) is Flip:
        lines.append(_why_flip(state, apply(state, me, action), square))
    else:
        denied = joining(state.board, square, they)
        if len(denied.sizes) > 1 and denied.size >= LARGE:
            about = {**_joined(denied), "house": SIDES[they]}
            lines.append(Message("coach-denies", about, _refs(square)))
    after = apply(state, me, action)
    if after.phase == TURN and after.seat == they:
        hand = cards_in(after.hands[they])
        if not plays(after.board, after.crown, hand, they, after.heroes[they]):
            lines.append(Message("coach-blocks", {"house": SIDES[they]}))
    return lines


def _why_rose(joined: Joining) -> Message:
    about, refs = _joined(joined), _refs(joined.square)
    if len(joined.sizes) > 1:
        return Message("coach-joins", about, refs)
    if joined.sizes:
        return Message("coach-grows", about, refs)
    return Message("coach-starts", about, refs)


def _why_flip(before: State, after: State, square: int) -> Message:
    """What is left of the territory that loses the rose."""
    they = other(before.seat)
    whole = next(each for each in scoring.territories(before.board, they) if square in each)
    left = [each for each in scoring.territories(after.board, they) if set(each) <= set(whole)]
    about: Params = {
        "house": SIDES[they],
        "before": worth(len(whole)),
        "parts": " + ".join(str(worth(len(each))) for each in left) or "0",
        "left": after.heroes[before.seat],
    }
    return Message("coach-splits" if len(left) > 1 else "coach-shrinks", about, _refs(square))


def _why_draw(state: State) -> list[Message]:
    me = state.seat
    cards = cards_in(state.hands[me])
    playable = plays(state.board, state.crown, cards, me, state.heroes[me])
    if not playable:
        return [Message("coach-draw-none", {"count": len(cards)})]
    best = max(_gain(state, me, each) for each in playable)
    return [Message("coach-draw", {"gain": best, "count": len(cards)})]


def _gain(state: State, seat: Seat, action: Action) -> int:
    """Points that an action brings its seat, less what it brings the other."""
    after = apply(state, seat, action)
    return _lead(after, seat) - _lead(state, seat)


def _lead(state: State, seat: Seat) -> int:
    return scoring.score(state.board, seat) - scoring.score(state.board, other(seat))


def dangers(view: View, action: Action) -> list[Message]:
    """The answer that gains most on the board, and what it would make of the points."""
    state = state_of(view)
    me = state.seat
    they = other(me)
    # whichever card is drawn, the crown and the board stay
    after = replace(state, seat=they) if type(action) is Draw else apply(state, me, action)
    if after.phase == OVER or actors(after) == (CHANCE,) or after.seat != they:
        return []
    answers = plays(after.board, after.crown, cards_in(after.hands[they]), they, after.heroes[they])
    if not answers:
        return _spent(state, action)
    best = max(answers, key=lambda each: _gain(after, they, each))
    assert isinstance(best, (Place, Flip)), "a card was played"
    answered = apply(after, they, best)
    square = _lands(after, best.card)
    about: Params = {
        "house": SIDES[they],
        "card": card(CARDS[best.card]),
        "square": SQUARES[square],
        "you-before": scoring.score(after.board, me),
        "you-after": scoring.score(answered.board, me),
        "they-before": scoring.score(after.board, they),
        "they-after": scoring.score(answered.board, they),
        "left": answered.heroes[they],
    }
    lines = _spent(state, action)
    answer = "coach-answer-hero" if type(best) is Flip else "coach-answer"
    lines.append(Message(answer, about, _refs(square)))
    mine = gap(after.board, me)
    if mine is not None and mine.square == square:
        closed = _joined(mine)
        lines.append(Message("coach-gap-closed", closed, _refs(square)))
    return lines


def _spent(state: State, action: Action) -> list[Message]:
    """The hero that an action costs, and what it brings."""
    if type(action) is not Flip:
        return []
    left = state.heroes[state.seat] - 1
    return [Message("coach-spends", {"gain": _gain(state, state.seat, action), "left": left})]


def _lands(state: State, card: int) -> int:
    return LANDING[state.crown][card]


def _joined(joined: Joining) -> Params:
    return {
        "square": SQUARES[joined.square],
        "count": len(joined.sizes),
        "parts": joined.parts,
        "sum": worth(*joined.sizes),
        "worth": worth(joined.size),
        "gain": joined.gain,
    }


def _refs(*squares: int) -> tuple[str, ...]:
    return tuple(f"square:{SQUARES[square]}" for square in squares)


COACH: Final = Coach(now, reasons, dangers)
