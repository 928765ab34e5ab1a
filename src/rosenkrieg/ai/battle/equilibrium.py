"""Computing the equilibrium, and how far from one the stored table is."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from rosenkrieg.ai.battle.ends import ends_of
from rosenkrieg.ai.battle.exchange import MOST_TROOPS, Stand
from rosenkrieg.ai.battle.policy import Stored
from rosenkrieg.ai.battle.response import Responder
from rosenkrieg.ai.battle.solver import Mixed, solve
from rosenkrieg.ai.battle.table import FILE, Table, packed, stands


class Judgement(Struct, frozen=True):
    """How much perfect opponents gain against a table, in troops a battle.

    At each stand the gains of a perfect attacker and of a perfect defender are added and halved.
    """

    most_troops: int
    stands: int
    mean: float
    worst: float
    worst_stand: Stand


class Load(Struct, frozen=True):
    """The stored file: its size, and how long it takes to read."""

    bytes: int
    milliseconds: float


def compute(most_troops: int, report: Callable[[int], None] = lambda done: None) -> Table:
    """A table for hosts up to that size, from nothing; takes minutes for the largest."""
    solutions: dict[Stand, Mixed] = {}
    for stand, mixed in solve(most_troops):
        solutions[stand] = mixed
        report(len(solutions))
    return Table(packed(solutions, ends_of(solutions)))


def judge(table: Table, most_troops: int) -> Judgement:
    """The exploitability of a table by a best response."""
    gains = Responder(Stored(table)).gains(stands(most_troops))
    worst = max(gains, key=lambda gain: gain.both)
    return Judgement(
        most_troops=most_troops,
        stands=len(gains),
        mean=round(sum(gain.both for gain in gains) / len(gains) / 2, 6),
        worst=round(worst.both / 2, 6),
        worst_stand=worst.stand,
    )


def write(table: Table) -> Path:
    """Stores a table in the package."""
    path = Path(str(files("rosenkrieg.ai.battle"))) / FILE
    path.write_bytes(zlib.compress(table.data, 9))
    return path


def load() -> Load:
    """Reads the stored table once more and takes the time."""
    started = time.perf_counter()
    stored = files("rosenkrieg.ai.battle").joinpath(FILE).read_bytes()
    Table(zlib.decompress(stored))
    return Load(len(stored), round(1000 * (time.perf_counter() - started), 2))


__all__ = ["MOST_TROOPS", "Judgement", "Load", "compute", "judge", "load", "write"]
