"""Servers, workers and databases that are killed at random moments while people play."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from rosenkrieg import Record
from tests.server import rig
from tests.server.helpers import Client, Process
from tests.server.test_durability import sit
from tests.trust.part import Figures, share

CLAIM = (
    "A thousand times a server on SQLite, or a server, a worker or the database of a site on "
    "PostgreSQL is killed (SIGKILL) at a random moment: no move that was shown to anyone is lost, "
    "and every record still verifies."
)
MATCHES = 6
ROUND = 50
"""Kills of one site on PostgreSQL; then there is a new one."""


def run(size: float) -> Figures:
    """What every client was shown is compared after each kill, or when all have come to rest."""
    figures = asyncio.run(_run(share(size, 600, 2)))
    wanted = share(size, 400, 3)
    faults: Counter[str] = Counter()
    moves = 0
    for seed in range(1000):
        kills = min(ROUND, wanted - faults.total())
        if kills <= 0:
            break
        report = rig.play(2, 1, 6, 0.0, seed, kills)
        assert not report.broken, f"seed {seed}: {'; '.join(report.broken[:3])}"
        faults, moves = faults + report.faults, moves + report.moves
    killed = ", ".join(f"{n:,} {what}" for what, n in sorted(faults.items()))
    return figures | {"kills on PostgreSQL": killed, "moves compared there": f"{moves:,}"}


async def _run(kills: int) -> Figures:
    rng, shown, compared = Random(1), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'crashes.sqlite'}"
        server = Process(database)
        matches = []
        for number in range(kills):
            if number % 10 == 0:
                await _verify(server, matches)
                matches = [await server.create() for _ in range(MATCHES)]
            clients: list[Client] = []
            async with asyncio.timeout(300):
                async with asyncio.TaskGroup() as group:
                    for made in matches:
                        for token in made["tokens"]:
                            group.create_task(sit(server, made["match"], token, clients, rng))
                    wanted, waited = rng.randrange(1, 150), 0
                    while sum(len(each.heard) for each in clients) < wanted and waited < 2000:
                        await asyncio.sleep(0.001)
                        waited += 1
                    server.kill()
            server = Process(database)
            for client in clients:
                if client.last is None:
                    continue
                made = next(each for each in matches if each["match"] == client.last["match"])
                token = made["tokens"][client.last["viewer"]]
                async with server.client(made["match"], token) as again:
                    table = await again.table()
                    assert again.log[: len(client.log)] == client.log, "what was shown is gone"
                    assert table["version"] >= client.last["version"], "a move is gone"
                    shown, compared = shown + len(client.log), compared + 1
        await _verify(server, matches)
        server.terminate()
    return {
        "kills of a server on SQLite": f"{kills:,}",
        "clients compared with what they had been shown": f"{compared:,}, {shown:,} lines",
        "lost": "0",
    }


async def _verify(server: Process, matches: list[dict[str, object]]) -> None:
    for made in matches:
        tokens = made["tokens"]
        assert isinstance(tokens, list)
        answer = await server.get(f"/api/matches/{made['match']}/record", tokens[0])
        Record.from_json(answer.content).verify()
