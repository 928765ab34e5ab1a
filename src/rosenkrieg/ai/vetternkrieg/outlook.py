"""How likely a house is to win Vetternkrieg, as its search sees it.

Every round ends so: the battle leaves survivors, they settle, and the regions decide. So a position
is valued by the end of its round: for every end of the battle that the equilibrium of battles
allows, the winner settles in the best way, and what then stands on the board is weighed with
numbers set after regressions on games (docs/players.md). While cards are left to play, they
count too, and the battle is taken to grow by a troop on each half.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from rosenkrieg.ai.vetternkrieg.battle.exchange import MOST_TROOPS
from rosenkrieg.ai.vetternkrieg.battle.table import WHOLE, table
from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Seat, other
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.phases import battle
from rosenkrieg.games.vetternkrieg.state import (
    Dealing,
    Keeping,
    Over,
    Settling,
    State,
    Throwing,
    Turning,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, cards_in, twist_of
from rosenkrieg.games.vetternkrieg.troops import (
    HALF,
    RESERVE,
    SETTLED,
    count,
    in_region,
    on_half,
    own,
)

SURE: Final = 6.0
"""Log odds of a game that is as good as won."""
POINT: Final = 0.06
"""A command point that is still to be played, in log odds."""
USUAL_POINTS: Final = 2
"""Points of a last card that is not yet known."""


class Weights:
    """What counts at the end of a round, in log odds.

    `lead` by the troops that a house has more in a region, from 0 to 3 and more; `two` for
    holding two regions, `reserve` a troop there, `battle` a battle won.
    """

    def __init__(
        self, lead: tuple[float, float, float, float], two: float, reserve: float, battle: float
    ) -> None:
        self.lead: Final = tuple(
            lead[min(3, by)] if by >= 0 else -lead[min(3, -by)] for by in range(-12, 13)
        )
        self.two: Final = two
        self.reserve: Final = reserve
        self.battle: Final = battle


WEIGHTS: Final = (
    Weights((0.0, 0.3, 0.58, 0.8), -0.1, 0.105, 0.08),  # before the first round
    Weights((0.0, 0.3, 0.58, 0.8), -0.1, 0.105, 0.08),
    Weights((0.0, 0.3, 0.55, 0.8), -0.15, 0.09, 0.1),
    Weights((0.0, 0.31, 0.5, 0.75), -0.15, 0.08, 0.12),
    Weights((0.0, 0.32, 0.6, 0.85), -0.2, 0.12, 0.14),
)
"""By the round that has ended."""


def outlook(state: State, seat: Seat) -> float:
    """The log odds of the seat."""
    odds = _odds(state)
    return odds if seat == FIRST else -odds


def is_horizon(state: State) -> bool:
    """A battle and a new round are not searched: their value is known better."""
    phase = type(state.phase)
    return phase is Throwing or phase is Dealing or phase is Turning


def _odds(state: State) -> float:
    """For FIRST."""
    phase = state.phase
    won = state.notes.won
    won_more = won[FIRST].bit_count() - won[SECOND].bit_count()
    board = Board(state.troops, state.round, won_more, _region(state))
    if type(phase) is Settling:
        return board.settled(phase.seat, count(state.troops, own(phase.seat, HALF)))
    if type(phase) is Keeping or type(phase) is Over:
        return board.odds()
    if state.owner is None:  # the round has hardly begun
        board.round -= 1
        return board.odds() + _cards(state)
    ahead = Ahead(
        state.troops,
        state.round,
        won_more,
        _region(state),
        state.owner,
        _last_points(state, FIRST),
        _last_points(state, SECOND),
        state.hands[FIRST].bit_count() + state.hands[SECOND].bit_count() > 3,
        twist_of(state).losses_to_reserve,
    )
    return _before_battle(ahead) + _cards(state)


def _region(state: State) -> int:
    """The battle region; any while there is no field."""
    return 0 if state.field is None else EDITIONS.tables(state.options.edition).regions[state.field]


def _cards(state: State) -> float:
    """The points that are still to be played, less those of the last card."""
    points = EDITIONS.tables(state.options.edition).points
    sides = []
    for seat in SEATS:
        cards = cards_in(state.hands[seat])
        total = sum(points[card] for card in cards) - USUAL_POINTS
        sides.append(total if len(cards) > 1 else 0)
    return POINT * (sides[FIRST] - sides[SECOND])


def _last_points(state: State, seat: Seat) -> int:
    """The points of the last card, as far as it is known which it is; 0 without. [V172]"""
    hand = state.hands[seat]
    if not battle.may_play_last_card(state, seat):
        return 0
    if hand.bit_count() > 1:
        return USUAL_POINTS
    return EDITIONS.tables(state.options.edition).points[hand.bit_length() - 1]


# the end of a round


class Board:
    """The troops at the end of a round: leads of FIRST in the regions, reserves, battles won."""

    __slots__ = ("leads", "region", "reserve", "round", "won")

    def __init__(self, troops: int, round: int, won: int, region: int) -> None:
        self.round = round
        self.leads = [
            in_region(troops, FIRST, each) - in_region(troops, SECOND, each) for each in range(3)
        ]
        self.reserve = count(troops, own(FIRST, RESERVE)) - count(troops, own(SECOND, RESERVE))
        self.won = won
        self.region = region

    def odds(self) -> float:
        """Log odds for FIRST, if the round ends like this. [V151-V154]"""
        north, central, south = self.leads
        held = (north > 0) + (central > 0) + (south > 0)
        lost = (north < 0) + (central < 0) + (south < 0)
        if held == 3 or lost == 3:
            return SURE if held else -SURE
        if self.round == ROUNDS:
            decides = held - lost or self.won
            return SURE if decides > 0 else -SURE
        weights = WEIGHTS[self.round]
        lead = weights.lead
        return (
            lead[north + 12]
            + lead[central + 12]
            + lead[south + 12]
            + weights.two * ((held == 2) - (lost == 2))
            + weights.reserve * self.reserve
            + weights.battle * self.won
        )

    def settled(self, winner: Seat, survivors: int) -> float:
        """The same after the winner has put the survivors where they do most good. [V146]"""
        sign = 1 if winner == FIRST else -1
        self.reserve += sign * survivors
        best = sign * self.odds()
        for region in SETTLED[self.region]:
            for _ in range(survivors):
                self.leads[region] += sign
                self.reserve -= sign
                best = max(best, sign * self.odds())
            self.leads[region] -= sign * survivors
            self.reserve += sign * survivors
        self.reserve -= sign * survivors
        return sign * best


# before the battle


class Ahead(NamedTuple):
    """What a battle that is still to come depends on; points of the last cards by seat."""

    troops: int
    round: int
    won: int
    region: int
    owner: Seat
    first_points: int
    second_points: int
    grows: bool
    losses_to_reserve: bool


@lru_cache(maxsize=1 << 16)
def _before_battle(ahead: Ahead) -> float:
    """The log odds of FIRST, over all ends of the battle."""
    troops, owner = ahead.troops, ahead.owner
    board = Board(troops, ahead.round, ahead.won, ahead.region)
    halves = [on_half(troops, seat) + ahead.grows for seat in SEATS]
    if not halves[0] or not halves[1]:
        winner = owner if halves[owner] or not halves[other(owner)] else other(owner)
        return _log_odds(_after(ahead, board, winner, halves[winner]))
    attacker = first_attacker(troops, ahead.region, owner)
    defender = other(attacker)
    points = (ahead.first_points, ahead.second_points)
    stand = (halves[attacker], halves[defender], points[attacker], points[defender])
    chance = 0.0
    for place, share in enumerate(table().ends(stand)):
        if share and place < MOST_TROOPS:
            chance += share * _after(ahead, board, attacker, place + 1)
        elif share:
            chance += share * _after(ahead, board, defender, place + 1 - MOST_TROOPS)
    return _log_odds(chance / WHOLE)


def first_attacker(troops: int, region: int, owner: Seat) -> Seat:
    """Who has more troops in the battle region; equal: the field owner. [V108, V109]"""
    theirs = other(owner)
    return theirs if in_region(troops, theirs, region) > in_region(troops, owner, region) else owner


def _after(ahead: Ahead, board: Board, winner: Seat, alive: int) -> float:
    """The chance of FIRST after a battle that leaves the winner so many troops."""
    troops = ahead.troops
    there = count(troops, own(winner, HALF))
    mine = min(alive, there)  # French are lost first [V103]
    sign = 1 if winner == FIRST else -1
    back = 0
    if ahead.losses_to_reserve:  # [V169]
        back = sign * (there - mine - count(troops, own(other(winner), HALF)))
    board.won += sign
    board.reserve += back
    odds = board.settled(winner, mine)
    board.reserve -= back
    board.won -= sign
    return 1 / (1 + exp(-odds))


def _log_odds(chance: float) -> float:
    least = 1 / (1 + exp(SURE))
    chance = min(1 - least, max(least, chance))
    return log(chance / (1 - chance))
