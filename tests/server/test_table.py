"""A table is its steps: folding them leads to the same table as playing did."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SEATS, SECOND, VIEWERS
from rosenkrieg.core.errors import GameError, MatchOver, NoTakeBack
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.table import rows
from rosenkrieg.table import table as tables
from rosenkrieg.table.clocks import Days, Live, Rule
from rosenkrieg.table.setting import Setting, needed_draws
from rosenkrieg.table.steps import Step
from rosenkrieg.table.table import Table
from tests.server import games

GAMES = ("rosenkoenig", games.GAME.info.key)


def setting(
    game: str = "rosenkoenig",
    clock: Rule | None = None,
    players: tuple[str, str] = ("human", "human"),
    **options: Any,
) -> Setting:
    found = registry.game(game)
    dice = Sealed(b"s" * 32, "abcdefghijklmnop", needed_draws(found))
    return Setting(
        match="abcdefghijklmnop",
        game=game,
        rules_version=found.info.rules_version,
        options=found.info.complete(options),
        players=players,
        names=("", ""),
        clock=clock,
        open=False,
        secret=b"s" * 32,
        root=dice.root,
        size=dice.size,
        created=1000.0,
    )


def seated(table: Table, at: float = 1000.0) -> list[Step]:
    """Both seats are taken."""
    return table.sit(FIRST, "Anna", "abc", at) + table.sit(SECOND, "Bruno", "", at)


def again(table: Table, steps: list[Step]) -> Table:
    """The table as it is read back: from its steps alone, through database columns."""
    read = Table(table.setting)
    for step in steps:
        row = rows.write(step)
        stored = msgspec.json.decode(msgspec.json.encode(row), type=rows.Row)
        assert rows.read(stored) == step
        read.fold(rows.read(stored))
    return read


def fingerprint(table: Table, at: float) -> dict[str, Any]:
    match = table.match
    return {
        "count": table.count,
        "status": table.status,
        "outcome": table.outcome,
        "places": table.places,
        "offers": table.offers,
        "rewound": table.rewound,
        "rematch": table.rematch,
        "due": table.due(),
        "states": match.states if match else None,
        "moves": match.moves if match else None,
        "draws": match.draws if match else None,
        "serials": match.serials if match else None,
        "versions": [match.version(viewer) for viewer in VIEWERS] if match else None,
        "drawn": table.begun().source.drawn if match else None,
        "take_back": [table.why_no_take_back(seat) for seat in SEATS],
        "left": table.time_left(at),
        "deadline": table.deadline(at),
        "seed": [table.bot_seed(seat) for seat in table.due()],
    }


def some_command(table: Table, rng: random.Random, at: float) -> list[Step]:
    """Something that somebody might do, sensible or not."""
    seat = SEATS[rng.random() < 0.5]
    kind = rng.choice(["draw", "take_back", "pause", "resume"])
    what = rng.random()
    if what < 0.70:
        assert table.match is not None
        due = table.due()
        if not due:
            return table.accept(seat, "resume", at)
        seat = rng.choice(due)
        action = rng.choice(table.match.legal(seat))
        text = table.game.encode_action(action)
        return table.act(seat, text, table.match.version(seat), at)
    if what < 0.80:
        return table.take_back(seat, at)
    if what < 0.88:
        return table.offer(seat, kind, at)
    if what < 0.96:
        return table.accept(seat, kind if kind != "draw" else "take_back", at)
    if what < 0.99:
        return table.decline(seat, kind, at)
    return table.reissue(seat, at)


@pytest.mark.parametrize("clock", [None, Live(600, 5), Days(2, 3)], ids=["none", "live", "days"])
@pytest.mark.parametrize("players", [("human", "human"), ("human", "bot:random")])
@pytest.mark.parametrize("game", GAMES)
def test_folding_the_steps_leads_to_the_same_table(
    game: str, players: tuple[str, str], clock: Rule | None
) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        table = Table(setting(game, clock, players))
        steps = table.begin(1000.0) + seated(table)
        at = 1000.0
        done = 0
        while done < 60 and table.status != "over":
            at += rng.choice([0.0, 0.25, 3.0])
            before = fingerprint(table, at)
            try:
                new = some_command(table, rng, at)
            except GameError:
                assert fingerprint(table, at) == before, "what is refused changes nothing"
                continue
            done += bool(new)
            steps += new
            assert [step.number for step in steps] == list(range(1, len(steps) + 1))
            assert fingerprint(again(table, steps), at + 1) == fingerprint(table, at + 1)
        assert done > 20


def test_a_fork_is_read_back_at_any_time() -> None:
    source: Match[Any, Any, Any] = Match("rosenkoenig", seed=5)
    for _ in range(9):
        source.act(source.actors[0], source.legal(source.actors[0])[-1])
    encode = source.game.encode_action
    moves = [(int(move.actor), encode(move.action)) for move in source.moves]
    table = Table(setting())
    steps = table.fork(moves, 1000.0)
    assert fingerprint(again(table, steps), 1001.0) == fingerprint(table, 1001.0)
    steps += seated(table)
    assert table.match is not None
    assert table.match.states[: len(source.states)] == source.states
    for _ in range(12):
        (seat,) = table.due()
        text = table.game.encode_action(table.match.legal(seat)[-1])
        steps += table.act(seat, text, None, 1001.0)
        assert fingerprint(again(table, steps), 1002.0) == fingerprint(table, 1002.0)
    written = record(again(table, steps).begun())
    assert written == record(table.begun())
    assert written.verify().draws_checked > 0
    assert written.dice.start == len(moves)


def test_a_match_that_was_read_back_goes_on_with_the_same_dice() -> None:
    table = Table(setting())
    steps = seated(table)
    rng = random.Random(1)
    while table.status != "over":
        assert table.match is not None
        (seat,) = table.due()
        text = table.game.encode_action(rng.choice(table.match.legal(seat)))
        other = again(table, steps)
        new = table.act(seat, text, None, 1001.0)
        assert other.act(seat, text, None, 1001.0) == new
        steps += new
    for reader in ("red", "white", "watch"):
        written = record(table.begun(), reader)
        assert written == record(again(table, steps).begun(), reader)
        assert written.verify().draws_checked > 10


def test_taking_back_is_refused_when_the_dice_would_not_last() -> None:
    table = Table(setting())
    seated(table)
    refused = None
    for _ in range(2000):
        assert table.match is not None
        (seat,) = table.due()
        texts = [table.game.encode_action(action) for action in table.match.legal(seat)]
        if "+" not in texts:
            table.act(seat, texts[0], None, 1001.0)
            continue
        table.act(seat, "+", None, 1001.0)
        try:
            table.offer(seat, "take_back", 1001.0)
            table.accept(SEATS[1 - seat], "take_back", 1001.0)
        except NoTakeBack as error:
            refused = str(error)
            break
    assert refused is not None
    assert "dice" in refused
    while table.status != "over":  # and so the match can always be finished
        assert table.match is not None
        (seat,) = table.due()
        table.act(seat, table.game.encode_action(table.match.legal(seat)[-1]), None, 1001.0)


def test_a_table_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SPARE_STEPS", 10)
    table = Table(setting())
    seated(table)
    with suppress(Refusal):
        for _ in range(1000):
            table.offer(FIRST, "draw", 1001.0)
            table.decline(SECOND, "draw", 1001.0)
    assert table.count < 500
    with pytest.raises(Refusal) as refusal:
        table.offer(FIRST, "draw", 1001.0)
    assert refusal.value.code == "too_long"
    assert table.match is not None
    text = table.game.encode_action(table.match.legal(FIRST)[0])
    table.act(FIRST, text, None, 1001.0)  # playing on is always possible
    table.resign(FIRST, 1001.0)


def test_nothing_is_played_before_the_beginning_or_after_the_end() -> None:
    table = Table(setting())
    with pytest.raises(Refusal) as refusal:
        table.act(FIRST, "+", 0, 1000.0)
    assert refusal.value.code == "not_begun"
    with pytest.raises(Refusal):
        table.begun()
    seated(table)
    table.resign(FIRST, 1001.0)
    for command in (
        lambda: table.act(FIRST, "+", 0, 1002.0),
        lambda: table.take_back(FIRST, 1002.0),
        lambda: table.resign(SECOND, 1002.0),
        lambda: table.offer(FIRST, "draw", 1002.0),
    ):
        with pytest.raises(MatchOver):
            command()


def test_a_match_of_earlier_rules_opens_read_only() -> None:
    old = msgspec.structs.replace(setting(), rules_version=0)
    table = Table(old)
    table.read_only = False
    steps = seated(table)
    read = again(table, steps)
    assert read.read_only
    assert read.match is not None
    with pytest.raises(Refusal) as refusal:
        read.act(FIRST, "+", None, 1001.0)
    assert refusal.value.code == "old_rules"


def test_a_secret_of_a_match_is_not_in_its_repr() -> None:
    assert "ssss" not in repr(setting())
