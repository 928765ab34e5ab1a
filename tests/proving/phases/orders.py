"""The begin of a round: weather, cards, and who goes first. [P30-P34]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, Actor, Seat, other
from tests.proving.actions import Action, Choose, First, Sky, Taken
from tests.proving.state import (
    Cards,
    Choosing,
    Drawing,
    State,
    Tied,
    Turn,
    Weather,
    for_seat,
    on_top,
    with_card,
)
from tests.proving.tables import VALUES, tables

RAIN: Final = 1


def values_in(cards: Cards) -> list[int]:
    """The values of which there is at least one card."""
    return [value for value in VALUES if cards[value - 1]]


def actors(state: State) -> tuple[Actor, ...]:
    match state.phase:
        case Choosing(chosen):
            return tuple(seat for seat in SEATS if chosen[seat] is None)
        case _:
            return (CHANCE,)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """The cards of the deck as results, those in hand as choices. [P30-P33]"""
    match state.phase:
        case Weather():
            return [Sky(value) for value in values_in(state.deck)]
        case Drawing():
            return [Taken(value) for value in values_in(state.deck)]
        case Choosing():
            return [Choose(value) for value in values_in(state.hands[actor])]
        case _:
            return [First(seat) for seat in SEATS]


def chance_weights(state: State) -> Sequence[int]:
    """As many chances as there are cards; a fair coin."""
    if isinstance(state.phase, Tied):
        return (1, 1)
    return [count for count in state.deck if count]


def apply(state: State, actor: Actor, action: Action) -> State:
    match action:
        case Sky(card):
            return _weather(state, card)
        case Taken(card):
            return _draw(state, card)
        case Choose(card):
            return _choose(state, Seat(actor), card)
        case First(seat):
            assert isinstance(state.phase, Tied)
            return _turns(state, seat, (state.phase.points, state.phase.points))
        case _:
            raise AssertionError("not an action of these phases")


def _weather(state: State, card: int) -> State:
    """The top card, open. [P30]"""
    state = replace(
        state,
        deck=with_card(state.deck, card, -1),
        discard=with_card(state.discard, card),
        weather=card,
    )
    return _drawn(state)


def drawing_seat(state: State) -> Seat | None:
    """Who draws next: Red fills up first. [P31]"""
    size = tables(state.edition).hand
    return next((seat for seat in SEATS if sum(state.hands[seat]) < size), None)


def _draw(state: State, card: int) -> State:
    """A card for the owner's eyes only. [P31]"""
    seat = drawing_seat(state)
    assert seat is not None
    hand = with_card(state.hands[seat], card)
    return _drawn(
        replace(
            state,
            deck=with_card(state.deck, card, -1),
            hands=for_seat(state.hands, seat, hand),
        )
    )


def _drawn(state: State) -> State:
    return on_top(state, Choosing() if drawing_seat(state) is None else Drawing())


def _choose(state: State, seat: Seat, card: int) -> State:
    """The card lies aside until both have chosen. [P32]"""
    assert isinstance(state.phase, Choosing)
    hand = with_card(state.hands[seat], card, -1)
    red, white = state.phase.chosen
    red, white = (red, card) if seat else (card, white)
    state = replace(state, hands=for_seat(state.hands, seat, hand))
    if red is None or white is None:
        return on_top(state, Choosing((red, white)))
    return _compare(state, red, white)


def _compare(state: State, red: int, white: int) -> State:
    """Both cards are shown; the higher goes first. [P32, P33]"""
    state = replace(state, discard=with_card(with_card(state.discard, red), white))
    points = (points_for(red, state.weather), points_for(white, state.weather))
    if red == white:
        return on_top(state, Tied(points[FIRST]))
    return _turns(state, FIRST if red > white else SECOND, points)


def points_for(card: int, weather: int | None) -> int:
    """What a card is worth in this weather. [P34]

    >>> points_for(3, RAIN), points_for(1, RAIN), points_for(3, 2)
    (2, 1, 3)
    """
    return max(1, card - (weather == RAIN))


def _turns(state: State, first: Seat, points: tuple[int, int]) -> State:
    """The turn of the first lies on top of the other's. [P33]"""
    second = other(first)
    return on_top(state, Turn(second, points[second]), Turn(first, points[first]))
