"""Genuine records of all games, on which the library and scripts/verify.py must agree.

python -m tests.forgery.agreement 10000
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, Seat
from rosenkrieg.core.fairness import Contributions, Sealed, commitment
from rosenkrieg.core.judgement import Kept, judge
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import READERS, Record, record

GAMES = [registry.game(key) for key in registry.keys()]  # noqa: SIM118
KEYS = [game.info.key for game in GAMES if game.info.chance]
SCRIPT = Path(__file__).parents[2] / "scripts" / "verify.py"


def alone() -> Any:
    """scripts/verify.py as a module."""
    spec = importlib.util.spec_from_file_location("verify_alone", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def source(game: Any, name: str, rng: Random) -> Sealed:
    """Dice with one of the ways in which entropies can come about."""
    entropies = ("mine", rng.choice(("yours", "")))
    commit = commitment(name, 0, "mine")
    bot = not entropies[1] and rng.random() < 0.5
    said = rng.choice(
        (
            None,
            Contributions(bots=(False, bot)),
            Contributions(bots=(False, bot), commits=(commit, None), since=(rng.randrange(9), 0)),
        )
    )
    return Sealed(rng.randbytes(32), name, game.info.max_draws, entropies, said)


def match_of(game: Any, rng: Random) -> Match[Any, Any, Any]:
    """A match of random length, sometimes taken back a few moves, sometimes resigned."""
    match: Match[Any, Any, Any] = Match(game, source=source(game, "agreed", rng))
    for _ in range(rng.choice((3, 30, 90))):
        if match.over:
            break
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(list(match.legal(actor))))
        back = len(match.moves) - 2
        if back >= 0 and not match.over and rng.random() < 0.02 and match.can_rewind(back):
            match.rewind(back)
    if not match.over and rng.random() < 0.3:
        match.resign(rng.choice((Seat(match.actors[0]),)))
    return match


def agree(key: str, seed: int, verifier: Any, tally: Counter[str]) -> None:
    """One match, as each of its readers may know it."""
    rng = Random(f"{key} {seed}")
    game = registry.game(key)
    match = match_of(game, rng)
    for reader in (*READERS, *game.info.seats):
        written = record(match, reader, ("Anna", "Bruno"))
        text = written.to_json()
        read = Record.from_json(text)
        verdict = read.verify()
        kept = Kept(written.dice.root, {0: "mine"})
        ours = judge(read, verdict, kept).standing
        standing, findings = verifier.verify(text.encode(), kept.root, dict(kept.entropies), {})
        checked = [params["checked"] for _, name, params in findings if "checked" in params]
        place = (key, seed, reader)
        assert checked in ([], [verdict.draws_checked]), place
        # without the rules nothing is proven: a wrong list could dictate a result
        cautious = "seal-holds" if ours == "proven" else ours
        assert standing == cautious, (*place, ours, standing)
        tally["records"] += 1
        tally[standing] += 1
        tally["draws checked"] += verdict.draws_checked
    tally["draws of matches"] += sum(move.actor == CHANCE for move in match.moves)


def main() -> None:
    wanted = int(sys.argv[1])
    verifier, tally, seed = alone(), Counter[str](), 0
    while tally["records"] < wanted:
        for key in KEYS:
            agree(key, seed, verifier, tally)
        seed += 1
    print(f"{', '.join(KEYS)}: {dict(tally)}")


if __name__ == "__main__":
    main()
