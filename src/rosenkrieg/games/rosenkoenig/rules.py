"""Rosenkönig, the leaflet of the 1999/2007 edition, complete.

Two houses move one crown. A card in hand says where to: onto an empty square to place a
rose there, or, with a hero, onto a rose of the other side to turn it. Instead of playing
one may draw a card. Joined roses score the square of their number.

Numbers in brackets are the items and rulings of RULES.md. Nothing is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, assert_never

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    SECOND,
    Actor,
    Game,
    GameInfo,
    Message,
    Option,
    OptionValue,
    Outcome,
    Seat,
    Viewer,
    no_such_action,
)
from rosenkrieg.games.rosenkoenig import narrate, scoring
from rosenkrieg.games.rosenkoenig import view as views
from rosenkrieg.games.rosenkoenig.actions import Action, Dealt, Draw, Flip, Place
from rosenkrieg.games.rosenkoenig.state import (
    DEAL,
    DRAW,
    EDGE,
    EMPTY,
    OVER,
    TURN,
    Options,
    State,
    fields,
)
from rosenkrieg.games.rosenkoenig.tables import (
    ACTION_TEXTS,
    ALL_CARDS,
    BIT,
    CARD_NUMBER,
    CARDS,
    DEALT,
    DRAW_CARD,
    EMPTY_BOARD,
    FLIP,
    HAND,
    HEROES,
    LANDING,
    OFF_BOARD,
    PLACE,
    ROSE,
    START,
    STONES,
    cards_in,
    count_of,
    dealt_from,
)
from rosenkrieg.games.rosenkoenig.view import View

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
    """The seat whose turn it is; chance while a card is dealt or drawn; nobody at the end."""
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
    """A stone of the pool, own colour up, and the crown on it. [R17, R18, R23, R28]"""
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
    """The drawn card lies open; a stock used up is replaced by the discard. [R27, R29, A3]"""
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


class Rosenkoenig(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    info = GameInfo(
        key="rosenkoenig",
        title="Rosenkönig",
        seats=("red", "white"),  # [R01, R06]
        rules_version=1,
        max_moves=119,  # [I06]
        max_draws=2 * HAND + 59,  # [I06]
        options=(
            Option("starter", ("red", "white")),  # [R12, A12]
            Option("reshuffle", ("at_once", "on_draw")),  # [A3]
        ),
        chance=True,
    )

    # the functions themselves, not wrapped: a call less on every step of a search
    initial_state = staticmethod(initial_state)
    actors = staticmethod(actors)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)

    def chance_weights(self, state: State) -> Sequence[int]:
        return _EQUAL[state.stock.bit_count()] if actors(state) == _CHANCE else ()

    def outcome(self, state: State) -> Outcome | None:
        return scoring.result(state) if state.phase == OVER else None

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def determinize(self, view: View, rng: Random) -> State:
        return views.state_of(view)

    def narrate(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Message]:
        return narrate.narrate(before, actor, action, after, viewer)

    def prompt(self, view: View) -> Message:
        return narrate.prompt(view)

    def path(self, action: Action) -> tuple[str, ...]:
        return ("stock",) if isinstance(action, Draw) else (f"card:{CARDS[action.card]}",)

    def why_not(self, state: State, seat: Seat, path: Sequence[str]) -> Message | None:
        return narrate.why_not(state, seat, path)

    def preview(self, view: View, action: Action) -> Sequence[Message]:
        before = views.state_of(view)
        return narrate.preview(before, action, apply(before, before.seat, action))

    def encode_action(self, action: Action) -> str:
        match action:
            case Place(card) | Dealt(card):
                return CARDS[card]
            case Flip(card):
                return CARDS[card] + "*"
            case Draw():
                return "+"
        assert_never(action)

    def decode_action(self, text: str, actor: Actor = FIRST) -> Action:
        if actor == CHANCE:
            if text not in CARD_NUMBER:
                raise no_such_action(text, "SE3")
            return DEALT[CARD_NUMBER[text]]
        if text not in ACTION_TEXTS:
            raise no_such_action(text, "SE3, SE3* or +")
        return ACTION_TEXTS[text]

    def check(self, state: State) -> None:
        """The invariants. [I01-I04, I09, I11, I13]"""
        red, white = state.hands
        sets = (state.stock, state.discard, red, white)
        assert sum(cards.bit_count() for cards in sets) == len(CARDS), "24 cards [I01]"
        assert state.stock | state.discard | red | white == ALL_CARDS, "each once [I01]"
        assert all(state.hands[seat].bit_count() <= HAND for seat in SEATS), "hands [I11]"
        assert all(0 <= state.heroes[seat] <= HEROES for seat in SEATS), "heroes [R34]"
        assert len(state.board) == OFF_BOARD + 1, "a rim that stays a rim"
        assert state.board[OFF_BOARD] == EDGE, "a rim that stays a rim"
        stones = sum(state.board.count(ROSE[seat]) for seat in SEATS)
        assert stones + state.pool == STONES, "52 stones [I04]"
        if state.phase in (DRAW, TURN) and not state.options.shuffles_on_draw:
            assert 1 <= state.stock.bit_count() <= 23, "a stock at every decision [I02, I13]"
        if state.phase == DRAW:
            assert state.stock, "something to draw [I02]"
        if state.phase == TURN:
            assert 1 <= len(legal_actions(state, state.seat)) <= HAND, "at most 5 choices [I09]"
        if stones:
            assert state.board[state.crown] != EMPTY, "the crown stands on a rose [I05]"


_EQUAL: Final = tuple((1,) * count for count in range(len(CARDS) + 1))

GAME: Final = Rosenkoenig()
