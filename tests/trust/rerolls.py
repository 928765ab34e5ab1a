"""No draw can be had again: not by a crash, an undo, a restored backup or a fork."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import msgspec

from rosenkrieg.core.contract import CHANCE, SEATS, AnyGame
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.record import Record, record
from rosenkrieg.table import rows
from rosenkrieg.table.setting import Setting, needed_draws
from rosenkrieg.table.steps import Step
from rosenkrieg.table.table import Table
from tests.trust.part import Figures, all_games, share

CLAIM = (
    "No re-roll: after a crash, a restored backup or the same move once more a draw gives the same "
    "result; after an agreed undo its draws are never used again; a fork has other dice."
)
MOST_CHANGES = 150


def run(size: float) -> Figures:
    """Random events at many tables of the games with dice or cards."""
    figures: Figures = {}
    for game in all_games():
        if game.info.chance:
            counted: Counter[str] = Counter()
            for seed in range(share(size, 400, 2)):
                _table(game, seed, counted)
            figures[game.info.key] = ", ".join(f"{n:,} {what}" for what, n in counted.items())
    return figures


class Ledger:
    """What each draw of a table gave, with the list that it was drawn from."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[bytes, str]] = {}

    def note(self, table: Table, counted: Counter[str]) -> None:
        """Notes the draws of the match; one that is known must be the same."""
        match = table.begun()
        game, last = match.game, -1
        for number, draw in enumerate(match.draws):
            if draw is None:
                continue
            assert draw > last, f"draw {draw} after draw {last}"
            last = draw
            state = match.states[number]
            results = [game.encode_action(each) for each in game.legal_actions(state, CHANCE)]
            listed = msgspec.json.encode([results, list(game.chance_weights(state))])
            text = game.encode_action(match.moves[number].action)
            before = self._known.get(draw)
            if before is not None and before[0] == listed:
                assert before[1] == text, f"draw {draw} gave {before[1]} and then {text}"
                counted["draws seen again"] += 1
            elif before is None:
                counted["draws"] += 1
            self._known[draw] = (listed, text)


def _setting(game: AnyGame, rng: Random) -> Setting:
    secret = rng.randbytes(32)
    dice = Sealed(secret, "trusttrusttrustt", needed_draws(game))
    return Setting(
        match="trusttrusttrustt",
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=game.info.complete({}),
        players=("human", "human"),
        names=("", ""),
        clock=None,
        open=False,
        secret=secret,
        root=dice.root,
        size=dice.size,
        created=1000.0,
    )


Changes = list[list[Step]]
"""The steps of each change; a change is stored whole or not at all."""


def _folded(setting: Setting, changes: Changes) -> Table:
    """The table as it is read back from a database."""
    table = Table(setting)
    for change in changes:
        for step in change:
            table.fold(rows.read(rows.write(step)))
    return table


def _table(game: AnyGame, seed: int, counted: Counter[str]) -> None:
    rng, ledger = Random(f"rerolls {game.info.key} {seed}"), Ledger()
    setting = _setting(game, rng)
    table = Table(setting)
    changes = [table.sit(seat, "", f"entropy{seat}", 1000.0) for seat in SEATS]
    while table.status == "playing" and len(changes) < MOST_CHANGES:
        ledger.note(table, counted)
        what = rng.random()
        if what < 0.08:  # a crash, sometimes before the latest change was stored
            changes = changes[: len(changes) - rng.randrange(2)]
            counted["crashes"] += 1
        elif what < 0.10:  # a backup of some time ago
            changes = changes[: rng.randrange(2, len(changes) + 1)]
            counted["restored backups"] += 1
        elif what < 0.16:
            changes += _agreed_undo(table, rng, counted)
            continue
        elif what < 0.17:
            _fork(table, rng, counted)
            continue
        else:
            match = table.begun()
            seat = rng.choice([actor for actor in match.actors if actor != CHANCE])
            action = rng.choice(list(match.legal(seat)))
            changes.append(table.act(seat, action, None, 1000.0))
            continue
        table = _folded(setting, changes)
        if table.match is None:
            changes.append(table.sit(SEATS[1], "", "entropy1", 1000.0))
    counted["tables"] += 1


def _agreed_undo(table: Table, rng: Random, counted: Counter[str]) -> Changes:
    """Both agree to undo; the draws thrown away must not come back."""
    seat, match, made = rng.choice(SEATS), table.begun(), []
    drawn, serial = match.drawn, max(match.serials, default=0)
    with suppress(GameError):
        made.append(table.offer(seat, "take_back", 1000.0))
        made.append(table.accept(SEATS[1 - seat], "take_back", 1000.0))
        fresh = zip(match.draws, match.serials, strict=True)
        again = [draw for draw, its in fresh if its > serial and draw is not None]
        assert all(draw >= drawn for draw in again), "a draw that was thrown away came back"
        counted["agreed undos"] += 1
    return made


def _fork(table: Table, rng: Random, counted: Counter[str]) -> None:
    """A fork of the running match goes on with other dice."""
    match = table.begun()
    kept = Record.from_json(record(match, "all", ("", "")).to_json())
    with suppress(GameError):
        forked = kept.fork(len(match.moves) // 2, seed=rng.randrange(2**32))
        assert not isinstance(forked.source, Sealed), "a fork has the dice of the match"
        counted["forks"] += 1
    assert isinstance(match.source, Sealed), "the table has its dice"
    match.source.let_go()
