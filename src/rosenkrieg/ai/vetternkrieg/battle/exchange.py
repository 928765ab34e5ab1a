"""One exchange of a battle as a game in numbers. [V111-V145]

A *stand* is the position of a battle before an exchange: the troops of the attacker and of the
defender, French counted, and the command points of the last card that each still holds,
0 without one. In this model both know both: cards are open, dice are hidden. What follows
from it for play with hidden cards is described in docs/players.md.

All values are in troops and for the attacker. The winner of a battle has the survivors and
WON more for the battle itself; the loser has nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rosenkrieg.games.vetternkrieg import dice

Stand = tuple[int, int, int, int]
"""Attacker's and defender's troops, points of the attacker's and of the defender's card."""
Values = Callable[[int, int, int, int], float]
"""What a stand is worth to the attacker of its exchange."""

WON: Final = 2.0
"""A battle won, in troops."""
MOST_TROOPS: Final = 10
"""Stands are solved up to this size of a host."""
POINTS: Final = (0, 1, 2, 3)

BEST: Final = tuple(dice.BEST[throw] for throw in dice.THROWS)
CHANCES: Final = tuple(weight / 216 for weight in dice.WEIGHTS)
NUMBER: Final = {throw: number for number, throw in enumerate(dice.THROWS)}
IS_TRUE: Final = tuple(
    tuple(claim in dice.HOLDS[throw] for claim in range(dice.RANKS)) for throw in dice.THROWS
)
CHANGED: Final = tuple(
    tuple(
        tuple(NUMBER[changed] for changed in dice.CHANGES[throw, points]) if points else ()
        for throw in dice.THROWS
    )
    for points in POINTS
)
"""By points and throw: the throws that a last card makes of it."""


def net(result: int, reply: int) -> int:
    """Troops that the defender loses in step 5, less those that the attacker loses. [V132-V137]"""
    lost = dice.loss(result, reply)
    return lost if result > reply else -lost


_Reply = tuple[float, int, tuple[int, ...]]
"""How likely; what comes of the throw as it is; what a last card can make come of it."""


def _replies(points: int, result: int) -> tuple[_Reply, ...]:
    chances: dict[tuple[int, tuple[int, ...]], float] = {}
    for throw, chance in enumerate(CHANCES):
        changed = {net(result, BEST[other]) for other in CHANGED[points][throw]}
        key = (net(result, BEST[throw]), tuple(sorted(changed)))
        chances[key] = chances.get(key, 0.0) + chance
    return tuple((chance, kept, spent) for (kept, spent), chance in chances.items())


REPLIES: Final = tuple(
    tuple(_replies(points, result) for result in range(dice.RANKS)) for points in POINTS
)

_NETS: Final = range(-3, 4)


def compared(stand: Stand, difference: int, value: Values) -> float:
    """What step 5 leads to: an end, or the next exchange with changed roles. [V138-V141]"""
    mine, theirs, own, other = stand
    if difference > 0:
        theirs = max(0, theirs - difference)
    else:
        mine = max(0, mine + difference)
    if not theirs:
        return WON + mine
    if not mine:
        return -WON - theirs
    return -value(theirs, mine, other, own)


def step_5(stand: Stand, value: Values) -> list[float]:
    """By the attacker's result: what it is worth before the defender throws. [V129-V131]"""
    mine, theirs, own, other = stand
    if not mine:
        return [-WON - theirs] * dice.RANKS  # [V128]
    if not theirs:
        return [WON + mine] * dice.RANKS
    kept = [compared(stand, difference, value) for difference in _NETS]
    spent = kept
    if other:
        spent = [compared((mine, theirs, own, 0), difference, value) for difference in _NETS]
    return [
        sum(
            chance * min([kept[as_is + 3], *[spent[change + 3] for change in changes]])
            for chance, as_is, changes in replies
        )
        for replies in REPLIES[other]
    ]


class Exchange:
    """The exchange at a stand: what each claim is worth, believed or doubted.

    `believed` by claim [V115]; `doubted` by throw and claim, the last card of a caught
    attacker played in the best way. [V118-V127]
    """

    def __init__(self, stand: Stand, value: Values) -> None:
        mine, theirs, own, other = stand
        self.believed = step_5(stand, value)
        true = step_5((mine, theirs - 1, own, other), value)  # [V120]
        lie = step_5((mine - 1, theirs, own, other), value)  # [V125]
        mended = failed = lie
        if own:
            mended = step_5((mine, theirs, 0, other), value)  # [V124]
            failed = step_5((mine - 1, theirs, 0, other), value)
        self.doubted = [
            [
                true[BEST[throw]]
                if IS_TRUE[throw][claim]
                else max(
                    [
                        lie[BEST[throw]],
                        *[
                            (mended if IS_TRUE[changed][claim] else failed)[BEST[changed]]
                            for changed in CHANGED[own][throw]
                        ],
                    ]
                )
                for claim in range(dice.RANKS)
            ]
            for throw in range(len(CHANCES))
        ]
