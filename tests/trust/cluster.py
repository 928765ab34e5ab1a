"""Several servers and workers on one PostgreSQL, while each part fails in every way."""

from __future__ import annotations

from collections import Counter

from tests.server import rig
from tests.trust.part import Figures, share

CLAIM = (
    "Three servers and two workers on one PostgreSQL are killed, stopped, cut off and delayed, the "
    "database too, behind a plain proxy: no move that anyone was shown and no entry of a season "
    "that was answered is lost or replaced, two seconds after faults everybody at a match or a "
    "season sees the same, and no computer player is silent for more than ten (a machine with more "
    "to do than it has cores gets as much more time)."
)
SERVERS, WORKERS, TABLES = 3, 2, 12
SECONDS = 150.0


def run(size: float) -> Figures:
    """Rounds of faults; after each everything must come to rest."""
    faults: Counter[str] = Counter()
    matches = moves = 0
    settled = bot = behind = patience = 0.0
    entries = looks = 0
    rounds = share(size, 10)
    for seed in range(rounds):
        seconds = SECONDS if size >= 0.1 else max(10.0, 10 * size * SECONDS)
        report = rig.play(SERVERS, WORKERS, TABLES, seconds, seed)
        assert not report.broken, f"seed {seed}: {'; '.join(report.broken[:3])}"
        faults += report.faults
        matches, moves = matches + report.matches, moves + report.moves
        settled, bot = max(settled, report.settled), max(bot, report.longest_bot)
        behind, patience = max(behind, report.longest_behind), max(patience, report.patience)
        entries, looks = entries + report.entries, looks + report.looks
    kills = sum(count for what, count in faults.items() if "killed" in what)
    return {
        "played": f"{matches:,} matches, {moves:,} moves, {entries:,} entries of seasons, "
        f"{rounds} rounds",
        "faults": f"{faults.total():,}, of them {kills:,} kills",
        "by kind": ", ".join(f"{n} {what}" for what, n in sorted(faults.items())),
        "lost, replaced or apart for good": "0",
        "looked at after faults": f"{looks:,} times",
        "longest until all saw the same": f"{settled:.1f} s, aim 2 s",
        "longest silence of a computer player": f"{bot:.1f} s, aim 10 s",
        "more time than that, as the machine was busy": f"up to {patience:.1f} times",
        "longest that one server served an older record": f"{behind:.1f} s",
    }
