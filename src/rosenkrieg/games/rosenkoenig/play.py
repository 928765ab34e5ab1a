"""Setup and the sequence of play: who acts, what they can do, what it leads to. [R02-R44]

All of it is one file, because a match is one kind of turn repeated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SECOND,
    Actor,
    OptionValue,
    Outcome,
    Seat,
)
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.state import (
    DEAL,
    DRAW,
    EMPTY,
    OVER,
    TURN,
    Options,
    State,
    fields,
)
from rosenkrieg.games.rosenkoenig.tables import (
    ALL_CARDS,
    BIT,
    CARDS,
    DRAW_CARD,
    EMPTY_BOARD,
    FLIP,
    HAND,
    HEROES,
    LANDING,
    PLACE,
    ROSE,
    START,
    STONES,
    cards_in,
    count_of,
    dealt_from,
)

# set-up


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """The crown amid an empty board; the deal is chance's. [R02, R07, R10-R12, A12]"""
    chosen = Options(
        starter=FIRST if options["starter"] == "red" else SECOND,
        shuffles_on_draw=options["reshuffle"] == "on_draw",
    )
    heroes = (HEROES, HEROES)
    return State(EMPTY_BOARD, START, (0, 0), heroes, ALL_CARDS, 0, STONES, FIRST, DEAL, chosen)


# a turn

_NOBODY: Final[tuple[Actor, ...]] = ()
_CHANCE: Final[tuple[Actor, ...]] = (CHANCE,)
_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_OTHER: Final[tuple[Seat, ...]] = (SECOND, FIRST)


def actors(state: State) -> tuple[Actor, ...]:
    """The seat whose turn it is; chance while a card is dealt or drawn; no one at the end."""
    phase = state.phase
    if phase == TURN:
        return _SEAT[state.seat]
    return _NOBODY if phase == OVER else _CHANCE


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """Playable cards in listing order, then the draw; for chance the stock. [R13, R14]"""
    phase = state.phase
    if actor == CHANCE:
        return () if phase in (TURN, OVER) else dealt_from(state.stock)
    seat = state.seat
    if phase != TURN or actor != seat:
        return ()
    cards = cards_in(state.hands[seat])
    actions = plays(state.board, state.crown, cards, seat, state.heroes[seat])
    if len(cards) < HAND:  # [R25, R26]
        actions.append(DRAW_CARD)
    return actions


def plays(
    board: bytes, crown: int, cards: tuple[int, ...], seat: Seat, heroes: int
) -> list[Action]:
    """What the cards can do: only the landing square counts. [R18-R22, R30-R37, A1, A9]"""
    landing = LANDING[crown]
    actions: list[Action] = []
    theirs = 1 - seat
    for card in cards:
        there = board[landing[card]]
        if there == EMPTY:  # [R20]
            actions.append(PLACE[card])
        elif there == theirs and heroes:  # [R31, R34]
            actions.append(FLIP[card])
        # off the board [R21], or a rose of one's own [R36]
    return actions


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after the action."""
    # types are compared: `isinstance` is slow to say no
    if type(action) is Place:
        return _place(state, action.card)
    if type(action) is Draw:
        return _draw(state)
    if type(action) is Dealt:
        return _deal(state, action.card) if state.phase == DEAL else _take(state, action.card)
    if type(action) is Flip:
        return _flip(state, action.card)
    assert_never(action)


def _place(state: State, card: int) -> State:
    """A stone of the pool, own color up, and the crown on it. [R17, R18, R23, R28]"""
    board, crown, hands, heroes, stock, discard, pool, seat, _, options = fields(state)
    square = LANDING[crown][card]
    return _next(
        board[:square] + ROSE[seat] + board[square + 1 :],
        square,
        _without(hands, seat, card),
        heroes,
        stock,
        discard | BIT[card],
        pool - 1,
        seat,
        options,
    )


def _flip(state: State, card: int) -> State:
    """The other side's rose is turned, card and hero are spent. [R32, R33, R35, R38]"""
    board, crown, hands, heroes, stock, discard, pool, seat, _, options = fields(state)
    square = LANDING[crown][card]
    left = (heroes[0], heroes[1] - 1) if seat else (heroes[0] - 1, heroes[1])
    return _next(
        board[:square] + ROSE[seat] + board[square + 1 :],
        square,
        _without(hands, seat, card),
        left,
        stock,
        discard | BIT[card],
        pool,
        seat,
        options,
    )


def _draw(state: State) -> State:
    """Drawing is the whole turn; which card it is, chance decides. [R24, R57, A3 on_draw]"""
    board, crown, hands, heroes, stock, discard, pool, seat, _, options = fields(state)
    if not stock:
        stock, discard = discard, 0
    return State(board, crown, hands, heroes, stock, discard, pool, seat, DRAW, options)


def _take(state: State, card: int) -> State:
    """The drawn card is public; a stock used up is replaced by the discard. [R27, R29, A3]"""
    board, crown, hands, heroes, stock, discard, pool, seat, _, options = fields(state)
    stock ^= BIT[card]
    if not stock and not options.shuffles_on_draw:
        stock, discard = discard, 0
    hands = _with(hands, seat, card)
    return _next(board, crown, hands, heroes, stock, discard, pool, seat, options)


def _deal(state: State, card: int) -> State:
    """Five cards to Red, then five to White; then the starter begins. [R07, R08, R12]"""
    board, crown, hands, heroes, stock, discard, pool, seat, phase, options = fields(state)
    hands = _with(hands, seat, card)
    stock ^= BIT[card]
    if count_of(hands[seat]) == HAND:
        seat, phase = (SECOND, DEAL) if seat == FIRST else (options.starter, TURN)
    return State(board, crown, hands, heroes, stock, discard, pool, seat, phase, options)


def _with(hands: tuple[int, ...], seat: Seat, card: int) -> tuple[int, ...]:
    return (hands[0], hands[1] | BIT[card]) if seat else (hands[0] | BIT[card], hands[1])


def _without(hands: tuple[int, ...], seat: Seat, card: int) -> tuple[int, ...]:
    return (hands[0], hands[1] ^ BIT[card]) if seat else (hands[0] ^ BIT[card], hands[1])


def _next(
    board: bytes,
    crown: int,
    hands: tuple[int, ...],
    heroes: tuple[int, ...],
    stock: int,
    discard: int,
    pool: int,
    mover: Seat,
    options: Options,
) -> State:
    """An end, or whose turn: the other seat if it can act, else the same. [R41-R44, R56, A5]"""
    seat, phase = _OTHER[mover], TURN
    if not pool:  # [R42, R43]
        phase = OVER
    elif not can_act(board, crown, hands[seat], seat, heroes[seat]):  # [R15, R16]
        seat = mover
        if not can_act(board, crown, hands[seat], seat, heroes[seat]):  # [R41]
            phase = OVER
    return State(board, crown, hands, heroes, stock, discard, pool, seat, phase, options)


def can_act(board: bytes, crown: int, hand: int, seat: Seat, heroes: int) -> bool:
    """Whether a seat can draw, place or turn. [R15, R39, R40, R44]"""
    cards = cards_in(hand)
    if len(cards) < HAND:  # [R25, I02]: then it can draw
        return True
    landing = LANDING[crown]
    theirs = 1 - seat
    for card in cards:
        there = board[landing[card]]
        if there == EMPTY or (there == theirs and heroes):
            return True
    return False


# chance and the end

_EQUAL: Final = tuple((1,) * count for count in range(len(CARDS) + 1))


def chance_weights(state: State) -> Sequence[int]:
    """Every card of the stock is equally likely. [R07, R24]"""
    return () if state.phase in (TURN, OVER) else _EQUAL[state.stock.bit_count()]


def outcome(state: State) -> Outcome | None:
    """Who has won, once play is over. [R41-R43]"""
    return scoring.result(state) if state.phase == OVER else None
