"""What `rosenkrieg selftest` checks. Each check says in a line what it compared, or raises.

`tests/` and `make trust` check far more; this is what can be done on any machine, without the
sources, in under a minute.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import urlopen

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.player import player, player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, Viewer
from rosenkrieg.core.errors import BadRecord
from rosenkrieg.core.fairness import Sealed, commitment, is_committed
from rosenkrieg.core.judgement import Kept, judge
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import READERS, Record, record
from rosenkrieg.testing.chance import chi_square
from rosenkrieg.testing.kit import LAWS, laws
from rosenkrieg.testing.play import Case

MATCHES: Final = 20
SECONDS: Final = 3.0
"""After so long no further law is begun on another match."""

LEFT_OUT: Final = ("7 ", "9 ", "15 ", "13 paths")
"""Laws that need exchanges written by a person, or take long."""

ROOT: Final = "4d00d7ca923e673e98d65604ceb47359393ab0a3eb412125bacfbe571dc32fe1"
COMMITMENT: Final = "12ddb675b94a7efcae48bac0c55e1ba72244278ee6d12db022c8bf880a67a11f"
"""Test vectors of docs/fairness.md."""

WEIGHTS: Final = (1, 2, 3, 4, 5, 6)
DRAWS: Final = 60_000
LEAST_CHANCE: Final = 1e-6
"""A fair source looks worse than this once in a million tests."""

ANSWER_SECONDS: Final = 30.0
MOVES: Final = 20


def _keys() -> list[str]:
    return list(registry.keys())


def rules(key: str) -> str:
    """The laws of the game on random matches, as many as the time allows."""
    game = registry.game(key)

    def sampled(state: Any, viewer: Viewer) -> Iterable[Any]:
        """Positions that the viewer must take for this one."""
        if viewer is not None and viewer in game.actors(state):
            yield game.determinize(game.view(state, viewer), Random(1))

    case = Case(game, sampled) if game.info.hidden else Case(game)
    names = [name for name in laws(case) if not name.startswith(LEFT_OUT)]
    until, compared = time.perf_counter() + SECONDS, 0
    for match in range(MATCHES):
        for name in names:
            if not match or time.perf_counter() < until:
                compared += LAWS[name](case, [match])
    version = game.info.rules_version
    return f"{len(names)} laws on random matches, {compared:,} comparisons, rules version {version}"


def dice() -> str:
    """The vectors of the document, and whether draws follow their weights."""
    vector = Sealed(bytes(range(32)), "corpus", 4, ("mine", "yours"))
    assert vector.root == ROOT, "the root of the test vectors differs"
    assert commitment("corpus", 0, "mine") == COMMITMENT, "the commitment differs"
    assert all(is_committed(vector.open(n), ROOT, 4) for n in range(4)), "a path does not lead up"
    source = Sealed(os.urandom(32), "selftest", DRAWS, (os.urandom(8).hex(), ""))
    counts = [0] * len(WEIGHTS)
    for _ in range(DRAWS):
        counts[source.draw(WEIGHTS)] += 1
    chance = chi_square(counts, WEIGHTS)
    assert chance > LEAST_CHANCE, f"{counts} for the weights {WEIGHTS}, p = {chance:.2g}"
    return f"test vectors; {DRAWS:,} draws follow their weights, p = {chance:.2f}"


def records() -> str:
    """A record for each reader of each game: read, replayed, verified; changed ones refused."""
    rng, count, refused = Random(1), 0, 0
    for key in _keys():
        match = _random_match(key, rng)
        for reader in (*READERS, *match.game.info.seats):
            text = record(match, reader, ("Anna", "Bruno")).to_json()
            read = Record.from_json(text)
            assert read.to_json() == text, f"{key}: a record reads differently"
            standing = judge(read, read.verify(), Kept(read.dice.root, {0: "mine"})).standing
            assert standing != "not-proven", f"{key}: a genuine record is {standing}"
            count += 1
            for _ in range(10):
                place = rng.randrange(len(text))
                changed = text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]
                try:
                    Record.from_json(changed).verify()
                except BadRecord:
                    refused += 1
                else:
                    raise AssertionError(f"{key}: a record changed at {place} is believed")
    return f"{count} records of all readers verify; {refused} changed ones are refused"


def _random_match(key: str, rng: Random) -> Match[Any, Any, Any]:
    game = registry.game(key)
    draws = max(1, game.info.max_draws)
    source = Sealed(rng.randbytes(32), "selftest", draws, ("mine", "yours"))
    match: Match[Any, Any, Any] = Match(game, source=source)
    while not match.over and len(match.moves) < 200:
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(list(match.legal(actor))))
    return match


def players() -> str:
    """Every computer player chooses a legal action."""
    asked = 0
    for key in _keys():
        for name in player_names(key):
            match = _position(key, asked)
            seat = next(seat for seat in SEATS if seat in match.actors)
            legal = list(match.legal(seat))
            chosen = player(key, name, 1).choose(match.view(seat), legal, Budget(seconds=0.2))
            assert chosen in legal, f"{key} {name}: an action that is not legal"
            asked += 1
    return f"{asked} levels of {len(_keys())} games chose legal actions"


def _position(key: str, seed: int) -> Match[Any, Any, Any]:
    """A match that goes on, somewhere near its beginning."""
    rng = Random(seed)
    match: Match[Any, Any, Any] = Match(key, seed=seed)
    moves = rng.randrange(20)
    while len(match.moves) < moves:
        before = len(match.moves)
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(list(match.legal(actor))))
        if match.over:
            match.rewind(before)
            break
    return match


def site() -> str:
    """A server that is killed while two programs play; they go on, and the record verifies."""
    missing = [name for name in ("uvicorn", "sqlalchemy", "websockets") if find_spec(name) is None]
    if missing:
        return f'not checked, {missing[0]} is not installed: pip install "rosenkrieg[site,client]"'
    from rosenkrieg.client import Client

    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'selftest.sqlite'}"
        with _served(database) as url:
            client = Client(url)
            made = client.create(_keys()[0], ("human", "bot:random"))
            link = made.links[0] or ""
            seat = client.sit(link)
            played = 0
            while played < MOVES and seat.wait(ANSWER_SECONDS):
                seat.act(rng.choice(seat.legal))
                played += 1
            seat.wait(ANSWER_SECONDS)
            root = client.request("GET", f"api/matches/{made.match}")["commitment"]["root"]
        with _served(database) as url:
            again = Client(url).sit(f"{url}/m/{made.match}#{link.partition('#')[2]}")
            assert again.view == seat.view, "after a crash the position is another one"
            again.resign()
            again.close()
            until = time.monotonic() + ANSWER_SECONDS
            while Client(url).request("GET", f"api/matches/{made.match}")["status"] != "over":
                assert time.monotonic() < until, "a resignation is not heard"
                time.sleep(0.05)
            with urlopen(f"{url}/api/matches/{made.match}/record", timeout=60) as answer:
                read = Record.from_json(answer.read())
        verdict = read.verify()
        assert read.dice.root == root, "the record has another root than the match"
    return (
        f"{played} moves over sockets against the computer survive a server that is killed; "
        f"the record verifies with {verdict.draws_checked} draws"
    )


@contextmanager
def _served(database: str) -> Iterator[str]:
    """A server of its own on this machine, killed without warning at the end."""
    command = [sys.executable, "-m", "rosenkrieg", "serve", "--port", "0", "--thinkers", "1"]
    process = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None, "a pipe was asked for"
        line = process.stdout.readline()
        assert line, "the server does not start"
        yield line.split()[-1]
    finally:
        process.kill()
        process.communicate()
