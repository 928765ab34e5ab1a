"""Exchanges that a viewer must not notice, written from RULES.md alone.

- two blocks of a colour that nobody knows may stand in each other's place (3.27-1, 3.27-3), and one
  of them may wait in the pool (4.2-1, 5.4-1), as far as it could have come there: who never sails
  (5.3-7) is not across the sea, foreign mercenaries are in no pool (5.4-7), heirs fall into a pool
  only between campaigns (8.4-2, 8.5-2), when levies are in the pool, mercenaries at home (8.1);
- a step that was lost in secret (7.1, 7.2, Plague) may have been another block's (P-20);
- a card in a hand may be one that was not dealt (1.0-4, 1.1-8), unless it was shown (5.1-3);
- a card that was chosen may be any of the hand (1.1-1).

What blocks showed of themselves stays with the name: their strength when it was last seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Seat, Viewer
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    MINOR,
    POOL,
    Acting,
    Answering,
    Battle,
    Choosing,
    Deal,
    GoingHome,
    Losing,
    Moving,
    Phase,
    Shooting,
    State,
    Suffering,
    TreasonAsked,
    Trimming,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    CARD_COUNT,
    CLAIM,
    DECK,
    FULL,
    GO_HOME,
    HOMES,
    KIND,
    NEIGHBOURS,
    NEVER_SAILS,
    POINTS,
    RANK,
    REBEL,
    SETUPS,
    WELSH,
)

MIRRORED = False
"""A stranger that sails may be exchanged for one that cannot."""


def swaps(state: State, viewer: Viewer) -> Iterator[State]:
    """States that the viewer must take for this one."""
    for seat in SEATS:
        if seat != viewer:
            yield from _blocks(state, seat)
            yield from _steps(state, seat)
            yield from _hand(state, seat)
            yield from _choice(state, seat)
    if viewer is None:
        yield from _both_hands(state)


# blocks


def _colour(seat: Seat) -> range:
    return range(31) if seat else range(31, 62)


def _strangers(state: State, seat: Seat) -> list[int]:
    """Blocks of a colour on the map whose name nobody but the owner knows."""
    return [
        block
        for block in _colour(seat)
        if state.where[block] < AREA_COUNT and not state.known & BIT[block]
    ]


def _blocks(state: State, seat: Seat) -> Iterator[State]:
    unseen = _strangers(state, seat)
    pool = [block for block in _colour(seat) if state.where[block] == POOL]
    pairs = [*combinations(unseen, 2), *((one, two) for one in unseen for two in pool)]
    for one, two in pairs:
        here, there = state.where[one], state.where[two]
        if there == POOL and state.strength[one] != FULL[one]:
            continue  # everybody knows that it is not whole, or that somebody is not
        if state.turn is None and state.throne.king in (one, two):
            if state.throne.crowned not in (None, MINOR):
                continue  # where he was crowned was told, and he has not moved [6.81-1]
        if _is_stuck(state, one, two) or _is_stuck(state, two, one):
            continue
        if _could_stand(state, one, there) and _could_stand(state, two, here):
            exchanged = _exchanged(state, one, two)
            if exchanged != state:
                yield exchanged


def _is_stuck(state: State, mover: int, other: int) -> bool:
    """Whoever was taken can go somewhere; one that never sails perhaps not. [5.2, 5.3-7]"""
    if not isinstance(state.phase, Moving) or state.phase.block != mover:
        return False
    return len(state.phase.path) == 1 and bool(NEVER_SAILS & BIT[other])


def _could_stand(state: State, block: int, place: int) -> bool:
    foreign = KIND[block] == "mercenary" and block != WELSH
    if place == POOL:
        first = state.date.campaign == SETUPS[state.date.setup]["first_campaign"]
        return not foreign and not (first and RANK[block])
    if NEVER_SAILS & BIT[block] and not NEIGHBOURS[place]:
        return False
    if _is_between_campaigns(state) and not GO_HOME & BIT[block]:
        return foreign and place == HOMES[block][0]
    return True


def _is_between_campaigns(state: State) -> bool:
    if isinstance(state.phase, GoingHome | Trimming):
        return True
    return state.date.turn == 1 and isinstance(state.phase, Deal | Choosing | Answering)


def _exchanged(state: State, one: int, two: int) -> State:
    """Each in the other's place, with what belongs to the place."""
    where = bytearray(state.where)
    where[one], where[two] = where[two], where[one]
    turn = state.turn
    if turn is not None:
        came = bytearray(turn.came)
        came[one], came[two] = came[two], came[one]
        turn = replace(turn, came=bytes(came))
    return replace(state, where=bytes(where), turn=turn, phase=_exchanged_in(state.phase, one, two))


def _bits(mask: int, one: int, two: int) -> int:
    if bool(mask & BIT[one]) != bool(mask & BIT[two]):
        return mask ^ BIT[one] ^ BIT[two]
    return mask


def _exchanged_in(phase: Phase, one: int, two: int) -> Phase:
    match phase:
        case Acting():
            return replace(phase, moved=_bits(phase.moved, one, two))
        case Moving():
            block = {one: two, two: one}.get(phase.block, phase.block)
            acting = replace(phase.acting, moved=_bits(phase.acting.moved, one, two))
            return replace(phase, acting=acting, block=block)
        case Losing() | GoingHome():
            return replace(phase, done=_bits(phase.done, one, two))
        case Battle():
            red, white = phase.reserve
            return replace(phase, reserve=(_bits(red, one, two), _bits(white, one, two)))
        case TreasonAsked() | Shooting() | Turning() | Suffering():
            return replace(phase, battle=_exchanged_in(phase.battle, one, two))
        case _:
            return phase


def _steps(state: State, seat: Seat) -> Iterator[State]:
    unseen = _strangers(state, seat)
    if state.where[REBEL] < AREA_COUNT and not state.known & BIT[REBEL]:
        if state.throne.side != seat:
            unseen.append(REBEL)
    done = state.phase.done if isinstance(state.phase, Losing) else 0
    for one in unseen:
        if state.strength[one] == state.shown[one] or done & BIT[one]:
            continue
        for two in unseen:
            if two != one and state.strength[two] > 1:
                strength = bytearray(state.strength)
                strength[one] += 1
                strength[two] -= 1
                yield replace(state, strength=bytes(strength))


# cards


def _pairs(one: bytes, two: bytes) -> Iterator[tuple[int, int]]:
    for mine in range(CARD_COUNT):
        for theirs in range(CARD_COUNT):
            if mine != theirs and one[mine] and two[theirs]:
                yield mine, theirs


def _with(cards: bytes, less: int, more: int) -> bytes:
    counts = bytearray(cards)
    counts[less] -= 1
    counts[more] += 1
    return bytes(counts)


def _hand(state: State, seat: Seat) -> Iterator[State]:
    cards = state.cards
    if isinstance(state.phase, Answering) and state.phase.claimant == seat:
        return  # it lies open
    for held, undealt in _pairs(cards.hands[seat], cards.deck):
        hand = _with(cards.hands[seat], held, undealt)
        hands = (cards.hands[0], hand) if seat else (hand, cards.hands[1])
        deck = _with(cards.deck, undealt, held)
        exchanged = replace(state, cards=replace(cards, hands=hands, deck=deck))
        if _fits(exchanged):
            yield exchanged


def _both_hands(state: State) -> Iterator[State]:
    cards = state.cards
    if isinstance(state.phase, Answering):
        return
    for one, two in _pairs(*cards.hands):
        hands = (_with(cards.hands[0], one, two), _with(cards.hands[1], two, one))
        exchanged = replace(state, cards=replace(cards, hands=hands))
        if _fits(exchanged):
            yield exchanged


def _fits(state: State) -> bool:
    """What was chosen is in the hand, and who kept his hand holds none of the cards shown."""
    cards = state.cards
    if cards.keeper is not None:
        keeper = cards.keeper
        shown = cards.shown[1 - keeper]
        for card in range(CARD_COUNT):
            held = cards.hands[keeper][card] + cards.played[keeper][card]
            if held + shown[card] > DECK[card]:
                return False
    if isinstance(state.phase, Choosing):
        for seat in SEATS:
            chosen = state.phase.chosen[seat]
            if chosen == CLAIM:
                worth = sum(POINTS[card] * cards.hands[seat][card] for card in range(CARD_COUNT))
                if worth > 13:
                    return False
            elif chosen is not None and not cards.hands[seat][chosen]:
                return False
    return True


def _choice(state: State, seat: Seat) -> Iterator[State]:
    if not isinstance(state.phase, Choosing) or state.phase.chosen[seat] is None:
        return
    for card in range(CARD_COUNT):
        if state.cards.hands[seat][card] and card != state.phase.chosen[seat]:
            one, two = state.phase.chosen
            chosen = (one, card) if seat else (card, two)
            yield replace(state, phase=Choosing(chosen))
