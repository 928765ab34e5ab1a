"""Computing the equilibrium, and how far from one the stored table is."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from msgspec import Struct, to_builtins

from rosenkrieg.ai.contract import Report
from rosenkrieg.ai.vetternkrieg.battle.ends import ends_of
from rosenkrieg.ai.vetternkrieg.battle.exchange import MOST_TROOPS, Stand
from rosenkrieg.ai.vetternkrieg.battle.policy import Stored
from rosenkrieg.ai.vetternkrieg.battle.response import Responder
from rosenkrieg.ai.vetternkrieg.battle.solver import Mixed, solve
from rosenkrieg.ai.vetternkrieg.battle.table import FILE, EquilibriumTable, packed, stands, table


class Exploited(Struct, frozen=True):
    """A stand, and how much perfect opponents gain there, in troops a battle."""

    mine: int
    theirs: int
    own_points: int
    their_points: int
    gain: float


class Judgement(Struct, frozen=True):
    """How much perfect opponents gain against a table, in troops a battle.

    At each stand the gains of a perfect attacker and of a perfect defender are added and halved.
    `every` has them all.
    """

    most_troops: int
    stands: int
    mean: float
    worst: float
    worst_stand: Stand
    every: tuple[Exploited, ...]


class Load(Struct, frozen=True):
    """The stored file: its size, and how long it takes to read."""

    bytes: int
    milliseconds: float


def compute(
    most_troops: int, report: Callable[[int], None] = lambda done: None
) -> EquilibriumTable:
    """A table for hosts up to that size, from nothing; takes minutes for the largest."""
    solutions: dict[Stand, Mixed] = {}
    for stand, mixed in solve(most_troops):
        solutions[stand] = mixed
        report(len(solutions))
    return EquilibriumTable(packed(solutions, ends_of(solutions)))


def judge(judged: EquilibriumTable, most_troops: int) -> Judgement:
    """The exploitability of a table by a best response."""
    gains = Responder(Stored(judged)).gains(stands(most_troops))
    worst = max(gains, key=lambda gain: gain.both)
    return Judgement(
        most_troops=most_troops,
        stands=len(gains),
        mean=round(sum(gain.both for gain in gains) / len(gains) / 2, 6),
        worst=round(worst.both / 2, 6),
        worst_stand=worst.stand,
        every=tuple(Exploited(*gain.stand, round(gain.both / 2, 6)) for gain in gains),
    )


def write(written: EquilibriumTable) -> Path:
    """Stores a table in the package."""
    path = Path(str(files("rosenkrieg.ai.vetternkrieg.battle"))) / FILE
    path.write_bytes(zlib.compress(written.data, 9))
    return path


def load() -> Load:
    """Reads the stored table once more and takes the time."""
    started = time.perf_counter()
    stored = files("rosenkrieg.ai.vetternkrieg.battle").joinpath(FILE).read_bytes()
    EquilibriumTable(zlib.decompress(stored))
    return Load(len(stored), round(1000 * (time.perf_counter() - started), 2))


def report(troops: int, compute_anew: bool, store: bool) -> Report:
    """Judges the stored table, or one that is computed now and perhaps stored."""
    judged = compute(troops) if compute_anew or store else table()
    if store:
        write(judged)
    judgement, stored = judge(judged, troops), load()
    mine, theirs, own, other = judgement.worst_stand
    return Report(
        {**to_builtins(judgement), "stored": to_builtins(stored)},
        [
            f"battles of up to {troops} against {troops} troops, {judgement.stands:,} stands",
            f"  exploitability {judgement.mean:.4f} troops a battle on average over the stands,",
            f"  {judgement.worst:.4f} at worst ({mine} against {theirs} troops, "
            f"last cards of {own} and {other} points)",
            f"  stored: {stored.bytes:,} bytes, read in {stored.milliseconds:.1f} ms",
            *_table(judgement),
        ],
    )


def _table(judgement: Judgement) -> list[str]:
    """The worst by the troops of both, whatever the last cards."""
    worst: dict[tuple[int, int], float] = {}
    for each in judgement.every:
        hosts = each.mine, each.theirs
        worst[hosts] = max(each.gain, worst.get(hosts, 0.0))
    sizes = range(1, judgement.most_troops + 1)
    return [
        "  at worst by troops, attackers down and defenders across, in thousandths of a troop:",
        "     " + "".join(f"{size:5d}" for size in sizes),
        *(
            f"  {mine:3d}" + "".join(f"{1000 * worst[mine, theirs]:5.1f}" for theirs in sizes)
            for mine in sizes
        ),
    ]


__all__ = ["MOST_TROOPS", "Judgement", "Load", "compute", "judge", "load", "report", "write"]
