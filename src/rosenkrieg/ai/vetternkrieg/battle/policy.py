"""How the table is played: claims and doubts at random by its shares, last cards at their best.

What is chosen in sight of each other (to mend a lie, to change a reply) is what leads to the
best stand, by the values of the table.
"""

from __future__ import annotations

from rosenkrieg.ai.vetternkrieg.battle.exchange import (
    BEST,
    CHANGED,
    IS_TRUE,
    NUMBER,
    Stand,
    Values,
    compared,
    net,
    step_5,
)
from rosenkrieg.ai.vetternkrieg.battle.table import WHOLE, EquilibriumTable
from rosenkrieg.games.vetternkrieg.dice import THROWS

Change = int | None
"""The throw that a last card makes, or None if it is not played."""


Worths = dict[Change, float]
"""What each change leads to, for the attacker."""


def mends(stand: Stand, throw: int, claim: int, value: Values) -> Worths:
    """What a caught attacker can do with their last card, before anyone has lost a troop."""
    mine, theirs, own, other = stand
    worths: Worths = {None: step_5((mine - 1, theirs, own, other), value)[BEST[throw]]}
    mended = step_5((mine, theirs, 0, other), value)
    failed = step_5((mine - 1, theirs, 0, other), value)
    for changed in CHANGED[own][throw]:
        worths[changed] = (mended if IS_TRUE[changed][claim] else failed)[BEST[changed]]
    return worths


def replies(stand: Stand, result: int, throw: int, value: Values) -> Worths:
    """What the defender can do with their last card after the roll."""
    mine, theirs, own, other = stand
    worths: Worths = {None: compared(stand, net(result, BEST[throw]), value)}
    for changed in CHANGED[other][throw]:
        worths[changed] = compared((mine, theirs, own, 0), net(result, BEST[changed]), value)
    return worths


def best_mend(worths: Worths) -> Change:
    """The change that is best for the attacker; not to play the card where that is as good."""
    return max(worths, key=lambda change: worths[change])


def best_reply(worths: Worths) -> Change:
    """The change that is best for the defender; not to play the card where that is as good."""
    return min(worths, key=lambda change: worths[change])


class Stored:
    """The table as a whole way to fight battles, so that it can be judged."""

    def __init__(self, table: EquilibriumTable) -> None:
        self._table = table

    def claims(self, stand: Stand, throw: str) -> list[float]:
        """By claim: how often it is made."""
        return [share / WHOLE for share in self._table.claims(stand, NUMBER[throw])]

    def doubts(self, stand: Stand) -> list[float]:
        """By claim: how often it is doubted."""
        return [share / WHOLE for share in self._table.doubts(stand)]

    def mends(self, stand: Stand, throw: str, claim: int) -> str | None:
        """The throw that a caught attacker makes with their last card; None: not played."""
        return _text(best_mend(mends(stand, NUMBER[throw], claim, self._table.value)))

    def replies(self, stand: Stand, result: int, throw: str) -> str | None:
        """The throw that the defender makes with their last card; None: not played."""
        return _text(best_reply(replies(stand, result, NUMBER[throw], self._table.value)))


def _text(change: Change) -> str | None:
    return None if change is None else THROWS[change]
