"""The stored equilibrium: claims, doubts, values and ends of battles, a few bytes for a stand.

The file is one block for each stand, in the order of `stands`, all together compressed. A
block is a row of numbers of two bytes, big-endian; shares are out of WHOLE:

    1         the value for the attacker in units of 1/2500 troop, signed
    18        by claim: how often it is doubted
    2 * 4     how often the battle ends with so many survivors: first the attacker's, 1 to 4,
              then the defender's
    56 * 18   by throw and claim: how often it is claimed

`rosenkrieg equilibrium vetternkrieg --write` computes it.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from struct import Struct
from typing import Final

from rosenkrieg.ai.vetternkrieg.battle.exchange import CHANCES, MOST_TROOPS, POINTS, Stand
from rosenkrieg.ai.vetternkrieg.battle.solver import Mixed
from rosenkrieg.games.vetternkrieg.dice import RANKS

FILE: Final = "equilibrium.bin"
WHOLE: Final = 4095
_UNIT: Final = 2500
_THROWS: Final = len(CHANCES)
_BLOCK: Final = Struct(f">h{RANKS + 2 * MOST_TROOPS + _THROWS * RANKS}H")
_VALUE: Final = Struct(">h")
_CLAIMS: Final = Struct(f">{RANKS}H")
_ENDS: Final = Struct(f">{2 * MOST_TROOPS}H")
_AT_ENDS: Final = _VALUE.size + _CLAIMS.size
_AT_CLAIMS: Final = _AT_ENDS + _ENDS.size

Shares = tuple[int, ...]
"""Out of WHOLE."""


def stands(most: int = MOST_TROOPS) -> list[Stand]:
    """All stands with hosts up to that size."""
    troops = range(1, most + 1)
    return [
        (mine, theirs, own, other)
        for mine in troops
        for theirs in troops
        for own in POINTS
        for other in POINTS
    ]


def _offset(stand: Stand) -> int:
    mine, theirs, own, other = stand
    beyond = max(mine, theirs) - MOST_TROOPS
    if beyond > 0:
        mine, theirs = max(1, mine - beyond), max(1, theirs - beyond)
    host = (mine - 1) * MOST_TROOPS + theirs - 1
    return ((host * len(POINTS) + own) * len(POINTS) + other) * _BLOCK.size


class EquilibriumTable:
    """The equilibrium by stand.

    A host larger than MOST_TROOPS is looked up as one of that size, the other made smaller with it.
    """

    def __init__(self, data: bytes) -> None:
        self.data = data

    def value(self, mine: int, theirs: int, own: int, other: int) -> float:
        """What a stand is worth to the attacker, in troops; see exchange.py."""
        (value,) = _VALUE.unpack_from(self.data, _offset((mine, theirs, own, other)))
        return float(value / _UNIT)

    def claims(self, stand: Stand, throw: int) -> Shares:
        """By claim: how often it is made with this throw."""
        return _CLAIMS.unpack_from(self.data, _offset(stand) + _AT_CLAIMS + throw * _CLAIMS.size)

    def doubts(self, stand: Stand) -> Shares:
        """By claim: how often it is doubted."""
        return _CLAIMS.unpack_from(self.data, _offset(stand) + _VALUE.size)

    def ends(self, stand: Stand) -> Shares:
        """How often the attacker, then the defender, is left with 1 to MOST_TROOPS troops."""
        return _ENDS.unpack_from(self.data, _offset(stand) + _AT_ENDS)


@cache
def table() -> EquilibriumTable:
    """The stored table, read once."""
    return EquilibriumTable(
        zlib.decompress(files("rosenkrieg.ai.vetternkrieg.battle").joinpath(FILE).read_bytes())
    )


# making it


def packed(solutions: Mapping[Stand, Mixed], ends: Mapping[Stand, Sequence[float]]) -> bytes:
    """The blocks of all stands; nothing where there is no solution."""
    blocks = []
    for stand in stands():
        if stand in solutions:
            blocks.append(_block(solutions[stand], ends.get(stand)))
        else:
            blocks.append(bytes(_BLOCK.size))
    return b"".join(blocks)


def _block(mixed: Mixed, ends: Sequence[float] | None) -> bytes:
    return _BLOCK.pack(
        round(mixed.value * _UNIT),
        *(round(doubt * WHOLE) for doubt in mixed.doubts),
        *([0] * (2 * MOST_TROOPS) if ends is None else rounded(ends)),
        *(share for row in mixed.claims for share in rounded(row)),
    )


def rounded(shares: Sequence[float]) -> list[int]:
    """Shares of 1 as whole numbers out of WHOLE; what is lost goes where most was cut off.

    >>> rounded([0.5, 0.5, 0.0])
    [2048, 2047, 0]
    """
    exact = [share * WHOLE for share in shares]
    whole = [int(share) for share in exact]
    places = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in places[: WHOLE - sum(whole)]:
        whole[place] += 1
    return whole
