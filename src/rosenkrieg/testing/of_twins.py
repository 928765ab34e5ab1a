"""Law 15: two matches that differ in what a viewer cannot see look the same to him, to the byte.

A pair begins at a position and an exchanged one (`swaps.py`), or at the same position, with the
same sealed dice. One is played at random. In the other the viewer does the same, and the other
seat does something else that looks the same to him. The pair ends where its difference comes
to light: by an action that reveals, or by a result of chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rosenkrieg.core.contract import CHANCE, VIEWERS, Actor, Move, Viewer
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, move_hash, record
from rosenkrieg.testing.of_records import dictated, masked, secret_record
from rosenkrieg.testing.of_secrets import points
from rosenkrieg.testing.play import (
    AnyMatch,
    Case,
    begun,
    encoded,
    play,
    registered,
    secret_of,
    side,
    some,
    texts,
    where,
)

STEPS = 12
"""Actions of the seats that a pair is followed for."""

PARTNERS = 2
"""Exchanged positions that are tried for a viewer at a position."""


def twins_look_alike(case: Case, seeds: Sequence[int]) -> int:
    """Law 15: whatever a viewer receives is the same for exchanged positions, to the byte."""
    checked = 0
    for seed in seeds:
        match, rng = play(case, seed), Random(f"law 15 {seed}")
        for number, state in [(0, match.states[0]), *points(match, rng)]:
            for viewer in VIEWERS:
                partners = [state, *some(rng, case.swaps(state, viewer), PARTNERS)]
                for partner in partners:
                    place = f"{side(case.game, viewer)}, {where(case, seed, number)}"
                    checked += Pair(case, state, partner, viewer, rng, place).walk()
    return checked


class Pair:
    """Two matches, one viewer."""

    def __init__(
        self, case: Case, state: Any, partner: Any, viewer: Viewer, rng: Random, place: str
    ) -> None:
        self.case, self.game, self.viewer, self.rng = case, case.game, viewer, rng
        self.place = f"the pair of {place}"
        seed = rng.getrandbits(32)
        options = case.options[0]
        one, two = (
            Match(begun(case.game, first), options, source=_dice(case, seed))
            for first in (state, partner)
        )
        self.one: AnyMatch = one
        self.two: AnyMatch = two

    def walk(self) -> int:
        """Plays both on while they look alike; the number of positions compared."""
        if not self._looks_alike(0):
            raise AssertionError(f"law 15: an exchange can be seen, {self.place}")
        compared = 0
        for _ in range(STEPS):
            if not self._looks_alike(-1):
                break  # chance brought it to light
            self._compare()
            compared += 1
            if self.one.over or not self._act():
                break
        return compared

    def _looks_alike(self, index: int) -> bool:
        views = [self.game.view(m.states[index], self.viewer) for m in (self.one, self.two)]
        return encoded(views[0]) == encoded(views[1])

    # what the viewer receives

    def _compare(self) -> None:
        one, two = (self._received(match) for match in (self.one, self.two))
        for name, value in one.items():
            assert value == two[name], (
                f"law 15: {name} differs, {self.place}, after {self._played()}: "
                f"{value!r} and {two[name]!r}"
            )
        self._compare_records()

    def _received(self, match: AnyMatch) -> dict[str, bytes]:
        viewer, game = self.viewer, self.game
        legal = match.legal(viewer) if viewer is not None else ()
        view = match.view(viewer)
        return {
            "the view": encoded(view),
            "the list of actions": encoded([(game.encode_action(a), game.path(a)) for a in legal]),
            "the prompt": encoded(match.prompt(viewer)),
            "the log": encoded(match.log(viewer)),
            "the version": encoded(match.version(viewer)),
            "who must act": encoded(match.actors),
            "the outcome": encoded(match.outcome),
            "the preview": encoded([list(game.preview(view, action)) for action in legal]),
            "taking back": encoded(viewer is not None and match.why_no_take_back(viewer)),
        }

    def _compare_records(self) -> None:
        if self.one.over:
            return  # then the secrets come to light
        reader = side(self.game, self.viewer)
        one, two = (record(match, reader) for match in (self.one, self.two))
        assert masked(one) == masked(two), (
            f"law 15: the record differs, {self.place}, after {self._played()}: "
            f"{one.moves} and {two.moves}"
        )
        _check_salts(self.one, one, reader, self.place)

    def _played(self) -> str:
        moves = zip(self.one.moves, self.two.moves, strict=False)
        pairs = [texts(self.game, (one.action, two.action)) for one, two in moves]
        return ", ".join(f"{one}|{two}" for one, two in pairs[-6:])

    # going on

    def _act(self) -> bool:
        """Something random, and its likeness; False if there is none."""
        actor = self.rng.choice(self.one.actors)
        action = self.rng.choice(self.one.legal(actor))
        likeness = action if actor == self.viewer else self._likeness(actor, action)
        if likeness is None:
            return False
        number = len(self.one.moves)
        befores = self.one.state, self.two.state
        self.one.act(actor, action)
        self.two.act(actor, likeness)
        if not self._looks_alike(number + 1):
            shown = [
                self.game.reveals(before, actor, done, match.states[number + 1])
                for before, done, match in zip(
                    befores, (action, likeness), (self.one, self.two), strict=True
                )
            ]
            assert any(shown), (
                f"law 15: {self.game.encode_action(action)} shows the viewer something "
                f"and does not `reveal`, {self.place}"
            )
            return False
        return True

    def _likeness(self, actor: Actor, action: Any) -> Any:
        """An action in the second match that looks like this one, a different one if possible."""
        after = self.game.apply(self.one.state, actor, action)
        look = encoded(self.game.view(after, self.viewer))
        alike = [
            other
            for other in self.two.legal(actor)
            if encoded(self.game.view(self._after(actor, other), self.viewer)) == look
        ]
        shows = self.game.reveals(self.one.state, actor, action, after)
        assert alike or shows or not self.case.mirrored, (
            f"law 15: {self.game.encode_action(action)} shows nothing, "
            f"but nothing looks like it, {self.place}, after {self._played()}"
        )
        others = [other for other in alike if other != action]
        return self.rng.choice(others or alike or [None])

    def _after(self, actor: Actor, action: Any) -> Any:
        return self.game.apply(self.two.state, actor, action)


def _dice(case: Case, seed: int) -> Sealed:
    return Sealed(secret_of(seed), "pair", case.game.info.max_draws, ("", ""))


def _check_salts(match: AnyMatch, written: Record, reader: str, place: str) -> None:
    """The hash of a hidden move cannot be found by trying all moves, and depends on the secret."""
    otherwise = record(match, reader, secret=b"another secret")
    for number, proof in enumerate(written.proofs):
        kind, _, digest = proof.partition(":")
        if kind != "hash":
            continue
        name, _text = written.moves[number]
        move, state = match.moves[number], match.states[number]
        plain = {
            move_hash(name, text, "")
            for text in texts(match.game, match.game.legal_actions(state, move.actor))
        }
        assert digest not in plain, f"law 15: the hash of move {number} is not salted, {place}"
        other = otherwise.proofs[number].partition(":")[2]
        assert digest != other, f"law 15: the salt of move {number} is no secret, {place}"


# secrets forever


def last_secrets_are_kept(case: Case, seeds: Sequence[int]) -> int:
    """Law 15, after the end: a result that a viewer never saw, and that the rules keep forever,
    makes no difference to his record of the finished match."""
    checked = 0
    with registered(case.game):
        for seed in seeds:
            match = play(case, seed)
            for number, other in _other_results(match):
                for viewer in VIEWERS:
                    moves = _never_seen(match, number, other, viewer)
                    if moves is not None:
                        _check_last(match, moves, viewer, where(case, seed, number))
                        checked += 1
    return checked


def _other_results(match: AnyMatch) -> Iterator[tuple[int, Any]]:
    """Draws that a stand-in can stand for, each with another result."""
    for number, move in enumerate(match.moves):
        state = match.states[number]
        if move.actor == CHANCE and match.game.stand_in(state) is not None:
            for other in match.game.legal_actions(state, CHANCE):
                if other != move.action:
                    yield number, other


def _never_seen(match: AnyMatch, number: int, other: Any, viewer: Viewer) -> list[Move[Any]] | None:
    """All moves with the other result, if the viewer sees the same to the end; else None."""
    game = match.game
    moves = list(match.moves)
    moves[number] = Move(CHANCE, other)
    state = match.states[number]
    for place in range(number, len(moves)):
        move = moves[place]
        if move.action not in game.legal_actions(state, move.actor):
            return None
        state = game.apply(state, move.actor, move.action)
        if game.view(state, viewer) != game.view(match.states[place + 1], viewer):
            return None
    return moves


def _check_last(match: AnyMatch, moves: list[Move[Any]], viewer: Viewer, place: str) -> None:
    reader = side(match.game, viewer)
    one, two = (secret_record(dictated(match, played), reader) for played in (match.moves, moves))
    assert masked(one) == masked(two), (
        f"law 15: the finished record tells {reader} a secret for ever, {place}"
    )
