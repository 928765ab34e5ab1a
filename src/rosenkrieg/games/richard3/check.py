"""The invariants of a position."""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.richard3.ground import group, mask_of
from rosenkrieg.games.richard3.houses import is_living
from rosenkrieg.games.richard3.phases import attacks
from rosenkrieg.games.richard3.play import actors, legal_actions
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    CAPTIVE,
    DEAD,
    DOWN,
    MINOR,
    POOL,
    Choosing,
    Moving,
    Over,
    State,
)
from rosenkrieg.games.richard3.tables import (
    ALL_BLOCKS,
    BARRED,
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_BONUS,
    BORDER_COUNT,
    CARD_COUNT,
    COUNTERPART,
    DECK,
    DIES_FOR_GOOD,
    FULL,
    HAND,
    HENRY,
    HOUSE,
    HOUSES,
    KIND,
    LIMIT,
    PLACES,
    RANK,
    REBEL,
    SETUPS,
    TURNCOAT,
)
from rosenkrieg.games.richard3.view import acting_of, battle_of


def check(state: State) -> None:
    """Assert what is true in every position."""
    _check_sizes(state)
    _check_cards(state)
    for block in range(BLOCK_COUNT):
        _check_block(state, block)
    _check_throne(state)
    _check_knowledge(state)
    for seat in SEATS:
        if seat in actors(state):
            assert 1 <= len(legal_actions(state, seat)) < 200, "short lists"


def _check_sizes(state: State) -> None:
    assert len(state.where) == len(state.strength) == len(state.shown) == BLOCK_COUNT, "63 [3.0-1]"
    assert 0 <= state.known <= ALL_BLOCKS, "known blocks are blocks"
    setup = SETUPS[state.date.setup]
    campaign = state.date.campaign
    assert setup["first_campaign"] <= campaign <= setup["last_campaign"], "campaigns [1.0-1]"
    assert 1 <= state.date.turn <= 7, "turns [1.0-1]"
    _check_borders(state)


def _check_borders(state: State) -> None:
    """Points, border limits, and the borders of attacks. [5.21, 5.31-3, 6.3-1, 6.3-7]"""
    acting, turn = acting_of(state), state.turn
    if turn is None:
        return
    if acting is not None:
        assert acting.points >= 0, "points never fall below 0 [5.31-3]"
        bonus = BORDER_BONUS[turn.cards[acting.seat]]
        for border in range(BORDER_COUNT):
            assert acting.used[border] <= LIMIT[border] + bonus, "a border is full [5.21-1]"
    for seat in SEATS:
        for area in range(AREA_COUNT):
            count = len(attacks.entry_borders(turn, seat, area))
            joins = turn.attacks[1 - seat] >> area & 1
            assert count <= (2 if joins else 3), "borders of an attack [6.3-1, 6.3-7]"


def _check_cards(state: State) -> None:
    cards = state.cards
    for card in range(CARD_COUNT):
        piles = (cards.deck, *cards.hands, *cards.played)
        assert sum(pile[card] for pile in piles) == DECK[card], "25 cards [5.1-1]"
    if type(state.phase) is Choosing:
        assert sum(cards.hands[0]) == sum(cards.hands[1]), "hands of one size [1.1-1]"
        assert sum(cards.hands[0]) == HAND + 1 - state.date.turn, "a card a turn [1.4-2]"


def _check_block(state: State, block: int) -> None:
    name, place = BLOCKS[block], state.where[block]
    assert place < len(PLACES), f"{name} is somewhere"
    assert 1 <= state.strength[block] <= state.shown[block] <= FULL[block], f"{name} [3.11]"
    if place >= AREA_COUNT and not (place == DEAD and block in TURNCOAT):  # executed [P-19]
        assert state.strength[block] == FULL[block], f"{name} is whole off the map [5.4-1]"
    if place < AREA_COUNT and block != REBEL:
        assert place not in BARRED[HOUSE[block]], f"{name} is in an enemy exile [2.7-2]"
    if place == MINOR:
        assert RANK[block], f"{name} is no heir [4.5-1]"
    if place == CAPTIVE:
        assert block == HENRY, f"{name} is no captive [4.x-2]"
    if place == DOWN:
        assert not DIES_FOR_GOOD & BIT[block], f"{name} dies for good [6.83]"
    if place == POOL and KIND[block] == "mercenary":
        assert name == "l-welsh_mercenary", f"{name} is in a pool [5.4-7]"
    other = COUNTERPART[block]
    if other != block:
        both = (place, state.where[other])
        assert BESIDE in both or both == (DEAD, DEAD), f"one {name} at most [3.22-1]"


def _check_throne(state: State) -> None:
    throne = state.throne
    if type(state.phase) is Over:
        return
    for leader, seat in ((throne.king, throne.side), (throne.pretender, 1 - throne.side)):
        if leader is not None:
            assert RANK[leader], "a leader is an heir [3.21-1]"
            assert HOUSE[leader] == seat, f"a leader of {HOUSES[seat]} [3.21-1]"
            assert is_living(state.where, leader), "a leader lives [6.81]"
    assert throne.pretender is not None, "there is a Pretender at any time [6.81-3]"
    assert min(throne.due) >= 0, "minors due [6.82-2]"


def _check_knowledge(state: State) -> None:
    """Known blocks stand on the map; outside a battle a group is known or not. [3.27-4]"""
    battle = battle_of(state)
    for block in range(BLOCK_COUNT):
        if state.known & BIT[block]:
            assert state.where[block] < AREA_COUNT, f"{BLOCKS[block]} is known off the map"
            assert state.strength[block] == state.shown[block], f"{BLOCKS[block]} is known"
    if type(state.phase) in (Moving, Over):
        return
    for seat in SEATS:
        for area in range(AREA_COUNT):
            if battle is not None and battle.area == area:
                continue
            whole = mask_of(group(state.where, state.throne.side, seat, area))
            assert state.known & whole in (0, whole), f"a group is known or not, {PLACES[area]}"
