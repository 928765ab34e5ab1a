"""Journals: what a long run has finished, so that it can go on after an interruption."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from rosenkrieg.ai.fingerprint import fingerprint
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.ai.arena import Arena
    from rosenkrieg.ai.simulation import Simulation

T = TypeVar("T")


def read_pairs(path: Path, meeting: Arena) -> None:
    """Takes over the pairs that a journal holds already; a new one is begun."""
    what = "a pair of scores"
    pairs = _read(path, "", meeting, meeting.names, tuple[float, float], what)
    meeting.pairs = pairs[: meeting.count]


def read_games(path: Path, simulation: Simulation) -> None:
    """Takes over the games that a journal holds already; a new one is begun."""
    from rosenkrieg.ai.simulation import Result

    results = _read(path, "games ", simulation, simulation.bots, Result, "a result")
    simulation.results = results[: simulation.count]


def _read(
    path: Path,
    begin: str,
    run: Arena | Simulation,
    names: tuple[str, str],
    kind: type[T],
    what: str,
) -> list[T]:
    """The entries of a journal.

    Its first line says which run it is, and what its players are made of: games that others
    played under the same names are not theirs. A last line that was cut off is dropped.
    """
    game, (a, b) = run.game.info, names
    match = f"{begin}{game.key} {game.rules_version} {a} {b} {run.seed} {json.dumps(run.options)}"
    made = "-".join(dict.fromkeys(fingerprint(game.key, name) for name in names))
    text = path.read_text("utf-8") if path.exists() else ""
    lines = text[: text.rfind("\n") + 1].splitlines() or [f"{match} {made}"]
    if not lines[0].startswith(f"{match} "):
        raise GameError(f"{path}: expected the journal of {match!r}, got {lines[0]!r:.120}")
    if lines[0] != f"{match} {made}":
        raise GameError(
            f"{path}: expected the journal of the players as they are now, but its games were "
            f"played before players or rules changed. Begin another journal."
        )
    try:
        entries = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise GameError(f"{path}: expected {what} on each line, got {error}") from None
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return entries


def note(path: Path, entry: object) -> None:
    """Adds what has been finished."""
    with path.open("ab") as notes:
        notes.write(msgspec.json.encode(entry) + b"\n")
