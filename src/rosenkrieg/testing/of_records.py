"""Law 12, and what law 4 says of records: written for a reader, read back, replayed, verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from rosenkrieg.core.contract import CHANCE, SEATS, VIEWERS, AnyGame, Viewer
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import AGREED, Match, resigned
from rosenkrieg.core.record import Record, record
from rosenkrieg.core.verification import Verdict
from rosenkrieg.testing.play import (
    AnyMatch,
    Case,
    begin,
    encoded,
    play,
    registered,
    samples,
    sealed,
    side,
    some,
    step,
    until,
    where,
)

WRITTEN = 12
"""In the first match records are written at every point, in the others once in so many points."""

STEPS = 6
"""Steps that are played after a stand-in; states that are thought of."""

SEEN = 20
"""Moves of a match that are looked at to tell who saw them."""


# 4, records


def records_replay(case: Case, seeds: Sequence[int]) -> int:
    """Law 4: a record survives writing and reading, and a replayed one ends in the same state."""
    with registered(case.game):
        for seed in seeds:
            match = play(case, seed)
            written = record(match)
            read = Record.from_json(written.to_json())
            assert read == written, f"law 4: a record did not survive, {case.key}, seed {seed}"
            with _holds("law 4", f"{case.key}, seed {seed}"):
                _check_replay(match, read.replay(), f"{case.key}, seed {seed}")
                read.verify()
    return len(seeds)


@contextmanager
def _holds(law: str, place: str) -> Iterator[None]:
    """What the library says against a record breaks the law."""
    try:
        yield
    except GameError as error:
        raise AssertionError(f"{law}: a record does not hold, {place}: {error}") from error


def _check_replay(match: AnyMatch, again: AnyMatch, place: str) -> None:
    for number, (one, two) in enumerate(zip(match.states, again.states, strict=True)):
        assert one == two, f"law 4: the replay parts before move {number}, {place}"
    assert again.outcome == match.outcome, f"law 4: the replay ends otherwise, {place}"


# 12


def records_tell_what_may_be_told(case: Case, seeds: Sequence[int]) -> int:
    """Law 12: what was told stays told, and in the end all is told or stood in for.

    A record for each reader can be written at every point, read back and verified; that of the
    finished match replays and shows its reader what he saw.
    """
    checked = 0
    with registered(case.game):
        for seed in seeds:
            source = sealed(case, seed) if seed % 5 != 4 else None
            match, told = begin(case, seed, source), Told(case)
            rng = Random(f"law 12 {seed}")
            early = rng.randrange(40) if seed % 3 == 0 else None
            while not match.over:
                told.listen(match, where(case, seed, len(match.moves)))
                if seed == 0 or rng.randrange(WRITTEN) == 0:
                    _check_records(case, match, where(case, seed, len(match.moves)))
                    checked += 1
                step(match, rng)
                if early is not None and len(match.moves) > early and not match.over:
                    _end_early(match, rng)
            told.listen(match, where(case, seed, len(match.moves)))
            _check_end(case, match, f"{case.key}, seed {seed}")
            checked += 1
    return checked


def _end_early(match: AnyMatch, rng: Random) -> None:
    """An end outside the rules, with secrets still open."""
    match.end(rng.choice((AGREED, resigned(rng.choice(SEATS)))))


class Told:
    """What each viewer was told of each move, and which keys they have."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.moves: dict[tuple[Viewer, int], Any] = {}
        self.keys: set[tuple[Viewer, int]] = set()

    def listen(self, match: AnyMatch, place: str) -> None:
        """Asks what everyone may know now; nothing may be taken back or told otherwise."""
        for viewer in VIEWERS:
            for number, move in enumerate(match.moves):
                action = self.game.disclose(match, number, viewer)
                before = self.moves.get((viewer, number))
                assert before is None or action == before, (
                    f"law 12: {side(self.game, viewer)} was told {before} of move {number} "
                    f"and is now told {action}, {place}"
                )
                if action is not None:
                    self.moves[viewer, number] = action
                if move.actor == CHANCE and action == move.action:
                    self._listen_for_key(match, number, viewer, place)

    def _listen_for_key(self, match: AnyMatch, number: int, viewer: Viewer, place: str) -> None:
        opened = match.over or self.game.opens(match, number, viewer)
        assert opened or (viewer, number) not in self.keys, (
            f"law 12: the key of move {number} was open and is closed again, {place}"
        )
        if opened:
            self.keys.add((viewer, number))


def _check_records(case: Case, match: AnyMatch, place: str) -> None:
    """Written, read and verified, for every reader, while the match runs."""
    for reader in ("all", *(side(case.game, viewer) for viewer in VIEWERS)):
        with _holds("law 12", f"{reader}, {place}"):
            written = secret_record(match, reader)
            read = Record.from_json(written.to_json())
            assert read == written, f"law 12: the record of {reader} did not survive, {place}"
            read.verify()


def _check_end(case: Case, match: AnyMatch, place: str) -> None:
    """All is told or stood in for, and every reader can replay what he saw."""
    _check_records(case, match, place)
    for viewer in VIEWERS:
        stood_in = _check_all_told(case, match, viewer, place)
        reader = side(case.game, viewer)
        with _holds("law 12", f"{reader}, {place}"):
            written = Record.from_json(secret_record(match, reader).to_json())
            _check_verdict(written, written.verify(), stood_in, f"{reader}, {place}")
            _check_same_table(match, written.replay(), viewer, f"{reader}, {place}")


def _check_all_told(case: Case, match: AnyMatch, viewer: Viewer, place: str) -> set[int]:
    """The numbers of the moves that the viewer may never know."""
    stood_in = set()
    for number, move in enumerate(match.moves):
        action = case.game.disclose(match, number, viewer)
        if action == move.action:
            continue
        name = side(case.game, viewer)
        assert action is not None, f"law 12: move {number} stays secret to {name}, {place}"
        stand_in = case.game.stand_in(match.states[number])
        assert move.actor == CHANCE, f"law 12: move {number} is not chance's, {place}"
        assert action == stand_in, f"law 12: expected {stand_in}, got {action}, {place}"
        stood_in.add(number)
    return stood_in


def _check_verdict(written: Record, verdict: Verdict, stood_in: set[int], place: str) -> None:
    """Every draw can be checked but those stood in for; of these there is no key."""
    assert verdict.stand_ins == len(stood_in), f"law 12: {verdict} with {stood_in}, {place}"
    known = verdict.draws - verdict.stand_ins
    checkable = written.dice.kind != "dictated"  # a seed would tell what is stood in for
    assert verdict.draws_checked == known or not checkable, (
        f"law 12: not all draws can be checked, {place}"
    )
    leaked = stood_in & {key.move for key in written.keys}
    assert not leaked, f"law 12: keys of secret results {leaked}, {place}"


def _check_same_table(match: AnyMatch, again: AnyMatch, viewer: Viewer, place: str) -> None:
    """The reader sees the same views and reads the same lines, at every step."""
    assert len(again.moves) == len(match.moves), f"law 12: the replay has other moves, {place}"
    for number in range(len(match.states)):
        views = [m.game.view(m.states[number], viewer) for m in (match, again)]
        same = encoded(views[0]) == encoded(views[1])
        assert same, f"law 12: the replay looks different before move {number}, {place}"
    assert again.log(viewer) == match.log(viewer), f"law 12: the replay reads differently, {place}"
    assert again.outcome == match.outcome, f"law 12: the replay ends otherwise, {place}"


def what_is_seen_is_told(case: Case, seeds: Sequence[int]) -> int:
    """Law 12: a seat is told its own moves at once, and everyone the results that they can see.

    A viewer sees a result if another one would have looked different, and if in all that he
    takes for possible only this one looks as it did.
    """
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 12 told {seed}")
        for number in some(rng, range(len(match.moves)), SEEN):
            for viewer in VIEWERS:
                if _sees(match, number, viewer, rng):
                    told = case.game.disclose(until(match, number + 1), number, viewer)
                    place = f"{side(case.game, viewer)}, {where(case, seed, number)}"
                    assert told == match.moves[number].action, f"law 12: not told to {place}"
                    checked += 1
    return checked


def _sees(match: AnyMatch, number: int, viewer: Viewer, rng: Random) -> bool:
    game, move, before = match.game, match.moves[number], match.states[number]
    if move.actor != CHANCE:
        return move.actor == viewer
    look = encoded(game.view(match.states[number + 1], viewer))
    if all(_looks(game, before, result, viewer) == look for result in _results(game, before)):
        return False
    fitting = {
        game.encode_action(result)
        for sample in samples(game, before, viewer, rng, STEPS)
        for result in _results(game, sample)
        if _looks(game, sample, result, viewer) == look
    }
    return fitting == {game.encode_action(move.action)}


def _results(game: AnyGame, state: Any) -> Sequence[Any]:
    return game.legal_actions(state, CHANCE)


def _looks(game: AnyGame, state: Any, result: Any, viewer: Viewer) -> bytes:
    """What the viewer would see after a result of chance."""
    return encoded(game.view(game.apply(state, CHANCE, result), viewer))


def play_goes_on_after_a_stand_in(case: Case, seeds: Sequence[int]) -> int:
    """Law 12: after a stand-in everything that is legal can be done without the hidden result.

    Records are read from anyone, who may put a stand-in where the rules let one stand.
    """
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 12 stand-ins {seed}")
        for number, state in enumerate(match.states):
            stand_in = case.game.stand_in(state)
            if stand_in is None:
                continue
            place = where(case, seed, number)
            due = case.game.actors(state)
            assert due == (CHANCE,), f"law 12: a stand-in for {due}, {place}"
            text = case.game.encode_action(stand_in)
            back = case.game.decode_action(text, CHANCE)
            assert back == stand_in, f"law 12: {text} was decoded as {back}, {place}"
            _walk_on(case, case.game.apply(state, CHANCE, stand_in), rng, place)
            checked += 1
    return checked


def _walk_on(case: Case, state: Any, rng: Random, place: str) -> None:
    """A few random steps, with everything that a viewer would get."""
    game = case.game
    try:
        for _ in range(STEPS):
            game.check(state)
            for viewer in VIEWERS:
                game.prompt(game.view(state, viewer))
            if not game.actors(state):
                return
            actor = rng.choice(game.actors(state))
            action = rng.choice(game.legal_actions(state, actor))
            after = game.apply(state, actor, action)
            for viewer in VIEWERS:
                game.narrate(state, actor, action, after, viewer)
            state = after
    except Exception as error:
        raise AssertionError(f"law 12: after a stand-in, {place}: {error!r}") from error


# what is never told


def dictated(match: AnyMatch, moves: Sequence[Any]) -> AnyMatch:
    """The same options, with all moves played by hand."""
    copy: AnyMatch = Match(match.game, match.options)
    for move in moves:
        copy.act(move.actor, move.action)
    return copy


def masked(written: Record) -> bytes:
    """A record without what the hash of a hidden move changes: that hash, chain and digest."""
    proofs = tuple("hash" if proof.startswith("hash:") else proof for proof in written.proofs)
    parts = {name: getattr(written, name) for name in written.__struct_fields__}
    return encoded(parts | {"proofs": proofs, "chain": (), "digest": ""})


def secret_record(match: AnyMatch, reader: str) -> Record:
    """The record for a reader; without sealed dice it is salted with a secret of its own."""
    secret = None if isinstance(match.source, Sealed) else b"a secret of the table"
    return record(match, reader, secret=secret)
