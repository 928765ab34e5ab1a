"""What a position of Richard III is worth to a seat, in nobles, as the search player sees it.

The side that counts more blocks at the end of a campaign gets the crown, so the margin of that
count matters most, and more the nearer the end is. Blocks that die for good are missing in later
campaigns too. Battles that are about to be fought are valued by their forecast, and hosts in
reach of a stronger enemy by a part of what they may lose to it.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from rosenkrieg.ai.richard3.forecast import Fighter, forecast
from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.richard3.houses import is_living
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    CAPTIVE,
    DEAD,
    DOWN,
    NOWHERE,
    POOL,
    Acting,
    Choosing,
    Declaring,
    GoingHome,
    Moving,
    Over,
    State,
    Trimming,
)
from rosenkrieg.games.richard3.tables import (
    BARRED,
    BIT,
    BLOCK_COUNT,
    COUNTS,
    DIES_FOR_GOOD,
    FULL,
    GO_HOME,
    HEIRS,
    HENRY,
    HOME_BONUS,
    HOUSE,
    IS_CROWN,
    IS_RED,
    LETTER,
    LIMIT,
    LOCAL,
    MIDDLESEX,
    NEIGHBOURS,
    POWER,
    RANK,
    REBEL,
    ROYAL_SHIELDS,
    SETUPS,
    SUPPLY,
    border_of,
)

WIN: Final = 100.0
CROWN: Final[tuple[float, ...]] = (12.0, 5.0, 4.0)
"""The crown at the end of a campaign, by the number of campaigns after it."""
THRONE: Final = 1.5
"""Being King in an earlier campaign."""
LASTING: Final[tuple[float, ...]] = (0.0, 0.7, 0.8)
"""A living block that would die for good, by the number of campaigns after this one."""
HEIR: Final[tuple[float, ...]] = (0.3, 0.6, 0.6)
"""A living heir more than that."""
LAST_HEIRS: Final = 2.0
"""The last but one heir more; twice that for the last."""
RETURNING: Final[tuple[float, ...]] = (0.0, 0.1, 0.1)
"""A block that would be face-down until the next campaign."""
STEP: Final = 0.05
"""A step of strength for each point of firepower, early in a campaign."""
LONDON: Final = 0.8
"""Of a noble that counts: holding Middlesex."""
WAITING: Final[tuple[float, ...]] = (0.0, 0.25, 0.5, 0.65, 0.75)
"""Of a noble that counts: one in the pool or in exile, by the action phases to come."""
HUNGER: Final = 1.0
"""A block above the supply of its area."""
DANGER: Final = 0.35
"""Of what an attack next turn would cost."""
DANGER_NOW: Final = 0.6
"""Of what an attack costs that may still come in this turn."""
EXPOSED: Final[tuple[float, ...]] = (0.6, 1.6, 1.6)
"""An heir whom a stronger host can reach, now or in the next turn."""


def _ways() -> tuple[tuple[tuple[int, float], ...], ...]:
    """From where blocks come to an area in a move, and which part of a host comes through."""
    found = []
    for area in range(AREA_COUNT):
        reach: dict[int, float] = {}
        for neighbour, border in NEIGHBOURS[area]:
            share = min(1.0, LIMIT[border] / 4)
            reach[neighbour] = max(reach.get(neighbour, 0.0), share)
            for further, first in NEIGHBOURS[neighbour]:
                if further != area and not IS_RED[first]:
                    part = 0.8 * min(share, LIMIT[first] / 4)
                    reach[further] = max(reach.get(further, 0.0), part)
        found.append(tuple(reach.items()))
    return tuple(found)


WAYS: Final = _ways()


def worth(state: State, seat: Seat, battles: int) -> float:
    """How good the position is for the seat: its side less the other's.

    `battles`: how often a battle to come is fought for its forecast.
    """
    red = _balance(state, battles)
    return red if seat == FIRST else -red


def campaigns_left(state: State) -> int:
    """Campaigns after the one that is being fought, or prepared by the political turn."""
    last: int = SETUPS[state.date.setup]["last_campaign"]
    return last - state.date.campaign - _is_political(state)


def _is_political(state: State) -> bool:
    """The throne is decided; what counts now is the next campaign."""
    return type(state.phase) is GoingHome or type(state.phase) is Trimming


def _phases_to_come(state: State) -> tuple[int, int]:
    """In how many more action phases of this campaign each side can do something."""
    if _is_political(state):
        return 7, 7
    left = 7 - state.date.turn
    phase, turn = state.phase, state.turn
    if type(phase) is Choosing:
        return left + 1, left + 1
    if turn is None:
        return left, left
    acting = phase.acting if type(phase) is Moving else phase
    if type(acting) is Acting or type(acting) is Declaring:
        theirs = left + (acting.seat == turn.first)
        return (left, theirs) if acting.seat == FIRST else (theirs, left)
    return left, left


def _may_still_attack(state: State) -> int:
    """The side that acts after the present one in this turn; 2: no one does."""
    phase, turn = state.phase, state.turn
    acting = phase.acting if type(phase) is Moving else phase
    if turn is not None and (type(acting) is Acting or type(acting) is Declaring):
        if acting.seat == turn.first:
            return 1 - acting.seat
    return 2


def block_worth(block: int, campaigns: int) -> float:
    """What the death of a block costs beyond this campaign's count."""
    bit = BIT[block]
    if not GO_HOME & bit:
        return 0.05
    if not DIES_FOR_GOOD & bit:
        return RETURNING[campaigns]
    return LASTING[campaigns] + (HEIR[campaigns] if RANK[block] else 0.0)


BLOCK_WORTH: Final = tuple(
    tuple(block_worth(block, campaigns) for block in range(BLOCK_COUNT)) for campaigns in range(3)
)
COUNTING: Final = tuple(bool(GO_HOME & BIT[block]) for block in range(BLOCK_COUNT))


def _balance(state: State, battles: int) -> float:
    """Lancaster's side less York's."""
    phase = state.phase
    if type(phase) is Over:
        return WIN if phase.winner == FIRST else -WIN
    campaigns = campaigns_left(state)
    where, strengths, throne = state.where, state.strength, state.throne
    king_side = throne.side
    worths = BLOCK_WORTH[campaigns]
    to_come = _phases_to_come(state)
    late = min(1.0, max(to_come) / 5)
    side_worth = [0.0, 0.0]
    margin = [0.0, 0.0]
    groups: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})
    for block in range(BLOCK_COUNT):
        area = where[block]
        seat = HOUSE[block] if block != REBEL else 1 - king_side
        if area < AREA_COUNT:
            groups[seat].setdefault(area, []).append(block)
            side_worth[seat] += worths[block] + STEP * late * strengths[block] * POWER[block]
            if COUNTING[block]:
                margin[seat] += 1.0 if COUNTS[area] else WAITING[min(to_come[seat], 4)]
        elif area == POOL:
            side_worth[seat] += worths[block]
            if COUNTING[block]:
                margin[seat] += WAITING[min(to_come[seat], 4)]
            else:
                side_worth[seat] += 0.5 * STEP * late * FULL[block] * POWER[block]
        elif area == DOWN:
            side_worth[seat] += worths[block] - RETURNING[campaigns]
        elif area != DEAD and RANK[block] and is_living(where, block):
            side_worth[seat] += worths[block]
    if where[HENRY] == CAPTIVE:
        margin[FIRST] += 1.0
    slope = CROWN[campaigns] / _width(to_come)
    stakes = _Stakes(state, groups, worths, slope)
    for seat in (FIRST, SECOND):
        living = sum(is_living(where, heir) for heir in HEIRS[seat])
        side_worth[seat] -= LAST_HEIRS * max(0, 3 - living)
        mine, theirs = groups[seat], groups[1 - seat]
        if MIDDLESEX in mine and MIDDLESEX not in theirs:
            margin[seat] += LONDON if any(COUNTING[b] for b in mine[MIDDLESEX]) else 0.3
        side_worth[seat] -= HUNGER * _hungry(mine)
    margin[king_side] += 0.5
    _fight_battles(state, stakes, side_worth, margin, battles)
    later = _may_still_attack(state)
    for seat in (FIRST, SECOND):
        share = DANGER_NOW if later == 1 - seat else DANGER if to_come[1 - seat] else 0.0
        if share:
            blocks, heirs = stakes.danger(seat)
            side_worth[seat] -= share * blocks + EXPOSED[campaigns] * heirs
    if campaigns:
        side_worth[king_side] += THRONE
    lead = margin[FIRST] - margin[SECOND]
    crown = CROWN[campaigns] * tanh(lead / _width(to_come))
    return crown + side_worth[FIRST] - side_worth[SECOND]


def _width(to_come: tuple[int, int]) -> float:
    """A margin that nearly decides a campaign: the later, the less is needed."""
    return 1.0 + 0.4 * max(to_come)


def _hungry(groups: dict[int, list[int]]) -> int:
    """Blocks above the supply of their areas."""
    surplus = 0
    for area, blocks in groups.items():
        if len(blocks) > SUPPLY[area]:
            local = LOCAL[area]
            counted = sum(1 for block in blocks if not local & BIT[block])
            surplus += max(0, counted - SUPPLY[area])
    return surplus


def defending(block: int, area: int, is_king_side: bool) -> int:
    """Firepower of a defender, about: an heir is taken as the senior one. [2.2 to 2.6]"""
    power = POWER[block]
    if RANK[block]:
        return power + (area in ROYAL_SHIELDS[HOUSE[block]]) + (is_king_side and IS_CROWN[area])
    return power + (area in HOME_BONUS[block])


class _Stakes:
    """The hosts of a position, and what they would lose."""

    def __init__(
        self,
        state: State,
        groups: tuple[dict[int, list[int]], dict[int, list[int]]],
        worths: tuple[float, ...],
        slope: float,
    ) -> None:
        self.strengths = state.strength
        self.king_side = state.throne.side
        self.groups = groups
        self.worths = worths
        self.slope = slope

    def fighter(self, block: int, area: int, defends: bool) -> Fighter:
        """A block as the forecast wants it."""
        seat = HOUSE[block] if block != REBEL else 1 - self.king_side
        power = defending(block, area, seat == self.king_side) if defends else POWER[block]
        counts = COUNTING[block] and COUNTS[area]
        price = self.worths[block] + (self.slope if counts else 0.0)
        return (self.strengths[block], power, LETTER[block], int(100 * price), int(counts))

    def danger(self, seat: Seat) -> tuple[float, float]:
        """What the other side's best two attacks may cost, and heirs who may fall to any."""
        enemies, mine, strengths = self.groups[1 - seat], self.groups[seat], self.strengths
        forces: dict[int, float] = {}
        for area, blocks in enemies.items():
            if NEIGHBOURS[area]:
                force = float(sum(strengths[block] * POWER[block] for block in blocks))
                for block in mine.get(area, ()):  # who fights there first
                    force -= strengths[block] * POWER[block]
                if force > 0:
                    forces[area] = force
        worst = second = heirs = 0.0
        is_king_side = seat == self.king_side
        for area, blocks in mine.items():
            if area in enemies or area in BARRED[1 - seat]:
                continue
            coming = 0.0
            best = 0.0
            for start, share in WAYS[area]:
                if start in forces:
                    force = share * forces[start]
                    coming += 0.5 * force
                    best = max(best, force)
            coming += 0.5 * best
            if not coming:
                continue
            defence = 0
            price = 0.0
            for block in blocks:
                defence += strengths[block] * defending(block, area, is_king_side)
                price += self.worths[block] + (
                    self.slope if COUNTING[block] and COUNTS[area] else 0.0
                )
            ratio = coming / defence
            if ratio > 0.8:
                risk = min(0.7, 0.5 * (ratio - 0.8))
                heirs += risk * sum(1 for block in blocks if RANK[block])
                cost = price * risk
                if cost > worst:
                    worst, second = cost, worst
                elif cost > second:
                    second = cost
        return worst + 0.5 * second, heirs


def _fight_battles(
    state: State, stakes: _Stakes, side_worth: list[float], margin: list[float], battles: int
) -> None:
    """Takes off what the battles to come will cost."""
    turn = state.turn
    if turn is None:
        return
    red, white = stakes.groups
    for area in red:
        if area not in white:
            continue
        attacker: Seat = FIRST if turn.attacks[FIRST] >> area & 1 else SECOND
        defender: Seat = SECOND if attacker == FIRST else FIRST
        main = turn.mains[area]
        front: list[Fighter] = []
        later: list[Fighter] = []
        borders: dict[int, list[Fighter]] = {}
        for block in stakes.groups[attacker][area]:
            borders.setdefault(border_of(turn.came[block]), []).append(
                stakes.fighter(block, area, False)
            )
        if main == NOWHERE:  # not yet declared: the strongest border
            main = max(borders, key=lambda border: (_force(borders[border]), border))
        for border, fighters in borders.items():
            (front if border == main else later).extend(fighters)
        stood: list[Fighter] = []
        joined: list[Fighter] = []
        for block in stakes.groups[defender][area]:
            came = turn.came[block] != NOWHERE
            (joined if came else stood).append(stakes.fighter(block, area, True))
        can_flee = any(
            neighbour not in stakes.groups[attacker] for neighbour, _ in NEIGHBOURS[area]
        )
        wins, attack_loss, attack_count, defence_loss, defence_count = forecast(
            tuple(sorted(front)),
            tuple(sorted(later)),
            tuple(sorted(stood)),
            tuple(sorted(joined)),
            can_flee,
            battles,
        )
        slope = stakes.slope
        side_worth[attacker] -= attack_loss - slope * attack_count
        side_worth[defender] -= defence_loss - slope * defence_count
        margin[attacker] -= attack_count
        margin[defender] -= defence_count
        if area == MIDDLESEX:
            margin[attacker] += LONDON * wins
            margin[defender] += LONDON * (1 - wins)


def _force(fighters: list[Fighter]) -> int:
    return sum(fighter[0] * fighter[1] for fighter in fighters)
