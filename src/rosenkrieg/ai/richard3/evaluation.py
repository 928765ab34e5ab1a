"""How good a position of Richard III is for a seat, in nobles.

What decides is who has more nobles in England when a campaign ends, and whose heirs live. Hosts
that face each other count by what their dice may do.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.richard3.houses import is_living
from rosenkrieg.games.richard3.play import apply, legal_actions
from rosenkrieg.games.richard3.state import AREA_COUNT, Acting, Moving, State
from rosenkrieg.games.richard3.tables import (
    BIT,
    BLOCK_COUNT,
    COUNTS,
    FULL,
    GO_HOME,
    HEIRS,
    HOME_BONUS,
    HOUSE,
    MIDDLESEX,
    NEIGHBOURS,
    POWER,
    REBEL,
    SUPPLY,
)

HEIR: Final = 4.0
"""A living heir; one who is on the map risks it."""
LEADER: Final = 2.0
"""A living King or Pretender more."""
NOBLE: Final = 1.0
"""An heir, noble or church block that counts at usurpation."""
LONDON: Final = 1.0
"""Holding Middlesex."""
STEP: Final = 0.12
"""A step of strength on the map, for any block."""
HOME: Final = 0.15
"""A block where it defends with a bonus."""
HUNGER: Final = 0.6
"""A block above the supply of its area."""
EDGE: Final = 0.35
"""A point of expected hits more than the enemy, where both stand in one area."""
THREAT: Final = 0.05
"""The same where they stand in neighboring areas."""
POINT: Final = 0.02
"""An action point that is left: spend it on anything that helps."""
SCALE: Final = 5.0
"""Nobles that make a win about three times as likely as a loss."""
ROLLOUT: Final = 60
"""Random moves before a search values a position."""


def evaluate(state: State, seat: Seat) -> float:
    """Nobles, heirs and hosts of the seat, less the other's; a block just taken a step further."""
    phase = state.phase
    if type(phase) is Moving and phase.acting.seat == seat and len(phase.path) == 1:
        return max(
            evaluate(apply(state, seat, action), seat) for action in legal_actions(state, seat)
        )
    lancaster, york = _sides(state)
    worth = lancaster - york if seat == FIRST else york - lancaster
    if type(phase) is Acting and phase.seat == seat:
        worth += POINT * phase.points
    return worth


def _sides(state: State) -> tuple[float, float]:
    """What each side has."""
    throne, where, strengths = state.throne, state.where, state.strength
    worth = [0.0, 0.0]
    hosts: tuple[dict[int, float], dict[int, float]] = ({}, {})
    counts: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for block in range(BLOCK_COUNT):
        area = where[block]
        if area >= AREA_COUNT:
            continue
        seat = HOUSE[block] if block != REBEL else 1 - throne.side
        strength = strengths[block]
        host, count = hosts[seat], counts[seat]
        host[area] = host.get(area, 0.0) + strength * HITS[block]
        count[area] = count.get(area, 0) + 1
        worth[seat] += STEP * strength + AT_HOME[block][area] + strength * COUNTING[block][area]
    for seat in (FIRST, SECOND):
        worth[seat] += _areas(hosts[seat], hosts[1 - seat], counts[seat])
        worth[seat] += HEIR * sum(is_living(where, heir) for heir in HEIRS[seat])
    worth[throne.side] += LEADER * (throne.king is not None)
    return worth[FIRST], worth[SECOND]


HITS: Final = tuple(power / 6 for power in POWER)
"""Hits that a step of each block may expect."""


def _at_home(block: int, area: int) -> float:
    counts = bool(GO_HOME & BIT[block]) and COUNTS[area]
    return (HOME if area in HOME_BONUS[block] else 0.0) + (0.6 * NOBLE if counts else 0.0)


def _counting(block: int, area: int) -> float:
    counts = bool(GO_HOME & BIT[block]) and COUNTS[area]
    return 0.4 * NOBLE / FULL[block] if counts else 0.0


AT_HOME: Final = tuple(
    tuple(_at_home(block, area) for area in range(AREA_COUNT)) for block in range(BLOCK_COUNT)
)
"""What a block is worth for standing in an area."""
COUNTING: Final = tuple(
    tuple(_counting(block, area) for area in range(AREA_COUNT)) for block in range(BLOCK_COUNT)
)
"""What each step of a noble adds there: a weak one may not live to be counted."""


def _areas(mine: dict[int, float], theirs: dict[int, float], count: dict[int, int]) -> float:
    """London, hunger, and how the hosts of a side stand to the enemy's."""
    worth = LONDON if MIDDLESEX in mine and MIDDLESEX not in theirs else 0.0
    for area, host in mine.items():
        if count[area] > SUPPLY[area]:
            worth -= HUNGER * (count[area] - SUPPLY[area])
        if area in theirs:
            worth += EDGE * (host - theirs[area])
            continue
        for neighbour, _ in NEIGHBOURS[area]:
            if neighbour in theirs:
                worth += THREAT * (host - theirs[neighbour])
    return worth
