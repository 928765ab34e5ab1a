"""The card phase. Sections 1.0, 1.1, 5.1.

Chance deals seven cards to each side; both choose one in secret, and when both have chosen
the cards are shown. In the first turn of a campaign a poor hand may be shown instead for a
new deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import FIRST, SECOND, Actor, Seat
from rosenkrieg.games.richard3.actions import Action, Claim, Dealt, Exchange, Keep, PlayCard
from rosenkrieg.games.richard3.ground import OTHER, put, with_cards, with_phase
from rosenkrieg.games.richard3.phases import acting
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    NOWHERE,
    Answering,
    Cards,
    Choosing,
    Deal,
    State,
    Turn,
)
from rosenkrieg.games.richard3.tables import (
    BLOCK_COUNT,
    CARD_COUNT,
    CLAIM,
    DEALT,
    DECK,
    HAND,
    IS_EVENT,
    MULLIGAN,
    NO_CARDS,
    PLAY,
    POINTS,
    TREASON,
)

CLAIM_NEW_DEAL: Final = Claim()
_ANSWERS: Final = (Keep(), Exchange())
_NOBODY_CAME: Final = bytes([NOWHERE]) * BLOCK_COUNT
_NO_MAINS: Final = bytes([NOWHERE]) * AREA_COUNT

# dealing


def dealt_to(cards: Cards) -> Seat:
    """Lancaster is dealt to first, then York; a kept hand is full already. [1.0-4, 5.1-3]"""
    return FIRST if sum(cards.hands[FIRST]) < HAND else SECOND


def deals(state: State, phase: Deal) -> list[Action]:
    """The kinds of cards left to deal."""
    return [DEALT[card] for card in range(CARD_COUNT) if state.cards.deck[card]]


def deal_weights(state: State, phase: Deal) -> list[int]:
    """How many there are of each kind left."""
    return [count for count in state.cards.deck if count]


def deal(state: State, phase: Deal, action: Dealt) -> State:
    """One more card in a hand; with seven each the choice begins. [1.0-4, 8.5-3]"""
    cards = state.cards
    seat, card = dealt_to(cards), action.card
    hand = put(cards.hands[seat], card, cards.hands[seat][card] + 1)
    hands = (hand, cards.hands[1]) if seat == FIRST else (cards.hands[0], hand)
    deck = put(cards.deck, card, cards.deck[card] - 1)
    is_dealt = sum(hands[0]) == HAND and sum(hands[1]) == HAND
    return with_cards(
        state,
        replace(cards, hands=hands, deck=deck),
        state.date,
        Choosing() if is_dealt else Deal(),
    )


# choosing


def choices(state: State, phase: Choosing, seat: Seat) -> list[Action]:
    """The cards in hand, and the claim of a poor one. [1.1-1, 1.1-6, 5.1-3]"""
    if phase.chosen[seat] is not None:
        return []
    hand = state.cards.hands[seat]
    found: list[Action] = [PLAY[card] for card in range(CARD_COUNT) if hand[card]]
    if can_claim(state, seat):
        found.append(CLAIM_NEW_DEAL)
    return found


def can_claim(state: State, seat: Seat) -> bool:
    """13 points or less in the first turn, once a campaign for both together. [5.1-3, 5.1-4]"""
    if state.date.turn != 1 or state.cards.redealt:
        return False
    return worth(state.cards.hands[seat]) <= MULLIGAN


def worth(hand: bytes) -> int:
    """The points of a hand, events with theirs. [5.1-3]"""
    return sum(POINTS[card] * hand[card] for card in range(CARD_COUNT))


def choose(state: State, phase: Choosing, actor: Actor, action: Action) -> State:
    """The choice is set aside; the second one resolves both. [1.1-1]"""
    choice = action.card if type(action) is PlayCard else CLAIM
    chosen = (choice, phase.chosen[1]) if actor == FIRST else (phase.chosen[0], choice)
    one, two = chosen
    if one is None or two is None:
        return with_phase(state, Choosing(chosen))
    if one == CLAIM and two == CLAIM:  # both hands are shown, all is shuffled [5.1-3]
        return _redealt(state, replace(state.cards, shown=state.cards.hands), None)
    if one == CLAIM or two == CLAIM:
        red, white = state.cards.hands
        shown = (red, b"") if one == CLAIM else (b"", white)
        asked = Answering(FIRST if one == CLAIM else SECOND)
        return with_cards(state, replace(state.cards, shown=shown), state.date, asked)
    return _begin_turn(state, one, two)


def answers(state: State, phase: Answering) -> Sequence[Action]:
    """Keep, or exchange too. [5.1-3]"""
    return _ANSWERS


def answer(state: State, phase: Answering, action: Keep | Exchange) -> State:
    """The new deal, with or without the other side's hand. [5.1-3]"""
    keeper = OTHER[phase.claimant] if type(action) is Keep else None
    return _redealt(state, state.cards, keeper)


def _redealt(state: State, old: Cards, keeper: Seat | None) -> State:
    """All cards but a kept hand are shuffled, and dealt where there is no hand. [5.1-3, 5.1-4]"""
    hands = (
        old.hands[0] if keeper == FIRST else NO_CARDS,
        old.hands[1] if keeper == SECOND else NO_CARDS,
    )
    deck = bytes(DECK[card] - hands[0][card] - hands[1][card] for card in range(CARD_COUNT))
    cards = replace(old, hands=hands, deck=deck, redealt=True, keeper=keeper)
    return with_cards(state, cards, state.date, Deal())


def player_one(one: int, two: int, king_side: Seat) -> Seat:
    """An event before a plain card, then the higher points, then the Pretender. [1.1-2 to 1.1-5]"""
    first = (IS_EVENT[one], POINTS[one])
    second = (IS_EVENT[two], POINTS[two])
    if first == second:
        return OTHER[king_side]
    return FIRST if first > second else SECOND


def _begin_turn(state: State, one: int, two: int) -> State:
    """Both cards are shown and gone for this campaign; player 1 acts. [1.1-8, 1.2-1]"""
    old = state.cards
    hands, played = old.hands, old.played
    cards = replace(
        old,
        hands=(put(hands[0], one, hands[0][one] - 1), put(hands[1], two, hands[1][two] - 1)),
        played=(put(played[0], one, played[0][one] + 1), put(played[1], two, played[1][two] + 1)),
    )
    treason = FIRST if one == TREASON else SECOND if two == TREASON else None
    first = player_one(one, two, state.throne.side)
    turn = Turn((one, two), first, ((), ()), (0, 0), _NOBODY_CAME, _NO_MAINS, treason)
    begun = with_cards(state, cards, state.date, state.phase)
    return acting.begin(begun, turn, first)
