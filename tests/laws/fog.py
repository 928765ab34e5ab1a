"""Pairs of truths that a viewer must not tell apart, compared byte by byte, for any game.

Two tables are played side by side. What the rules show is done alike at both; what they hide is
chosen at each table for itself. A second truth also comes from what the viewer sees
(`determinize`). As long as the open facts of both tables agree, everything that the server would
tell the viewer must be the same, to the byte: the table message (view, prompt, legal actions,
log lines, version, what can be taken back), a spectator's, public facts, previews, refusals,
errors, the record and the replay while the match runs. Where open facts part, the second table
is laid anew.

What is open, and what an action shows, is told by each game's `fog.py`, written from its
RULES.md by somebody who did not write its views.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    SEATS,
    VIEWERS,
    Actor,
    AnyGame,
    OptionValue,
    Seat,
    Viewer,
)
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.server import messages as m
from rosenkrieg.server import replays, showing
from rosenkrieg.server.retelling import retell
from rosenkrieg.table.setting import Setting, needed_draws
from rosenkrieg.table.table import Table
from rosenkrieg.testing.play import begun, encoded, side

MATCH = "abcdefghijklmnop"
PRESENCE = showing.Presence((True, True), 0)


class Fog(Struct, frozen=True):
    """What a game hides, and from whom; see the module.

    `open_facts` of a state to a viewer; `look`: an action of an actor as the viewer sees it;
    `differences` of two truths in words; `path`: something to touch; `never`: an action that is not
    legal now; `weight`: how readily an action is played; `frequent`: how many positions of a phase
    are compared, if not all. `sampled`: how often the second truth comes from the view.
    `to_the_end`: what is hidden stays so after the match, and histories that differ are pairs too.
    """

    game: AnyGame
    options: tuple[dict[str, OptionValue], ...]
    open_facts: Callable[[Any, Viewer], object]
    look: Callable[[Any, Actor, Any, Viewer], object]
    differences: Callable[[Any, Any], Iterable[str]]
    path: Callable[[Random], tuple[str, ...]]
    never: Callable[[Any], str]
    weight: Callable[[Any, Any], float]
    frequent: Mapping[str, float]
    sampled: float = 0.5
    to_the_end: bool = False


@cache
def dice_of(key: str, secret: bytes) -> Sealed:
    """Sealed dice for the matches of a game."""
    return Sealed(secret, MATCH, needed_draws(registry.game(key)))


# one table


class Seen:
    """A table as the server keeps it, begun at some state, and what one viewer gets of it."""

    def __init__(
        self, fog: Fog, options: dict[str, OptionValue], state: Any, viewer: Viewer
    ) -> None:
        self.fog, self.game, self.viewer = fog, fog.game, viewer
        info = self.game.info
        self.dice = dice_of(info.key, b"s" * 32)
        self.table = Table(
            Setting(
                match=MATCH,
                game=info.key,
                rules_version=info.rules_version,
                options=options,
                players=("human", "human"),
                names=("Anna", "Bruno"),
                clock=None,
                open=False,
                secret=self.dice.secret,
                root=self.dice.root,
                size=self.dice.size,
                created=1000.0,
            )
        )
        self.match: Match[Any, Any, Any] = Match(begun(self.game, state), options)
        self.match.source = self.dice
        self.table.match = self.match
        self.log = showing.ViewerLog()
        self.watch = showing.ViewerLog()
        """The log of a spectator: a player may look on as well."""
        self._drawn = 0

    @property
    def state(self) -> Any:
        return self.match.state

    def play(self, actor: Actor, action: Any) -> None:
        """Plays on; a draw has its number, as if the sealed dice had fallen so."""
        self.match.accept(actor, action)
        if actor == CHANCE:
            self.match.draws[-1] = self._drawn
            self._drawn += 1

    def take_back(self, seat: Seat) -> None:
        """Takes the seat's last action back, as the server does."""
        self.match.take_back(seat)

    # what the viewer gets

    def parts(self, rng: Random) -> Iterator[tuple[str, bytes]]:
        """Everything that the server says to the viewer at this position, piece by piece."""
        table, viewer = self.table, self.viewer
        yield "table", self._message(self.log, viewer)
        yield "turn", self._turn(self.log, viewer)
        yield "facts", m.encode(showing.match_facts(table, PRESENCE))
        if viewer is None:
            return
        yield "spectator's table", self._message(self.watch, None)
        yield "spectator's turn", self._turn(self.watch, None)
        yield "take back", str(table.why_no_take_back(viewer)).encode()
        legal = self.match.legal(viewer)
        view = self.match.view(viewer)
        for action in rng.sample(range(len(legal)), min(len(legal), PREVIEWS)):
            yield "preview", encoded(list(self.game.preview(view, legal[action])))
        for _ in range(REFUSALS):
            path = self.fog.path(rng)
            yield f"why {path}", encoded(self.match.why_not(viewer, path))
        yield "error", self._error(viewer)

    def _message(self, log: showing.ViewerLog, viewer: Viewer) -> bytes:
        """The table with the lines of the log since the last one."""
        log.extend(self.table, viewer)
        told, log.told = log.told, len(log.lines)
        return m.encode(showing.table_message(self.table, log, viewer, told, PRESENCE, 2000.0))

    def _turn(self, log: showing.ViewerLog, viewer: Viewer) -> bytes:
        """What was played lately, step by step: a past view tells no more than it did."""
        since = max(0, len(log.lines) - TURN) if viewer is None else None
        return m.encode(retell(self.table, viewer, log.lines, since))

    def _error(self, viewer: Seat) -> bytes:
        """What is said to an action that is never legal."""
        try:
            self.match.act(viewer, self.fog.never(self.state))
        except GameError as error:
            return f"{type(error).__name__} {error}".encode()
        raise AssertionError("it must be refused")

    def papers(self) -> Iterator[tuple[str, bytes]]:
        """The record and the replay for the viewer."""
        reader = side(self.game, self.viewer)
        yield "record", masked(record(self.match, reader, ("Anna", "Bruno")).to_json()).encode()
        yield "replay", asyncio.run(self._replay())

    async def _replay(self) -> bytes:
        self.log.extend(self.table, self.viewer)
        version = self.table.setting.rules_version
        head = m.Replay(
            MATCH, self.game.info.key, version, self.table.options, self.viewer, [], None, None, []
        )
        states, lines = self.match.states, self.log.lines
        return await replays.replay(head, self.game, states, lines, self.viewer, [])

    def unsalted(self) -> list[int]:
        """Moves hidden in the record whose hash does not hang on the secret of the match."""
        reader = side(self.game, self.viewer)
        records = []
        for dice in (dice_of(self.game.info.key, b"t" * 32), self.dice):
            self.match.source = dice
            records.append(record(self.match, reader))
        return [
            number
            for number, (one, two) in enumerate(
                zip(records[0].proofs, records[1].proofs, strict=True)
            )
            if one.startswith("hash:") and one == two
        ]


TURN = 8
"""Lines of the log that a spectator asks for once more."""
PREVIEWS = 6
"""Legal actions whose preview is asked for at a position."""
REFUSALS = 6
"""Things touched in vain at a position."""
_SALTED = re.compile(r'"hash:[0-9a-f]{64}"|"[0-9a-f]{64}"')


def masked(text: str) -> str:
    """A record without salted hashes and the chain over them; `unsalted` looks at those."""
    kept = [line for line in text.split("\n") if not line.startswith('"digest"')]
    head, _, rest = "\n".join(kept).partition('"chain":')
    chain, _, rest = rest.partition('"lists":')
    return _SALTED.sub('"-"', head) + str(len(chain)) + rest


# pairs


class Leak(AssertionError):
    """A viewer could tell two truths apart."""


class Tally(Struct):
    """What was compared, and how the truths of the pairs differed."""

    pairs: int = 0
    bytes: int = 0
    papers: int = 0
    laid: int = 0
    taken_back: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    setups: Counter[str] = field(default_factory=Counter)
    viewers: Counter[str] = field(default_factory=Counter)
    differing: Counter[str] = field(default_factory=Counter)


TAKE_BACKS = 0.03
"""How often somebody who can takes a step back."""
PAPERS = 0.08
"""How many comparisons have the record and the replay with them."""


class War:
    """One war at two tables, seen by one viewer."""

    def __init__(self, fog: Fog, number: int, rng: Random, tally: Tally) -> None:
        self.fog, self.game = fog, fog.game
        chosen = fog.options[number % len(fog.options)]
        self.options = self.game.info.complete(chosen)
        self.viewer = VIEWERS[number // len(fog.options) % len(VIEWERS)]
        self.rng = rng
        self.tally = tally
        self.name = ", ".join(str(value) for value in chosen.values())
        self._lay(self.game.initial_state(self.options))

    def _lay(self, state: Any) -> None:
        """Both tables from here on: the second with the same truth, or another behind the view."""
        twin = state
        if self.rng.random() < self.fog.sampled:
            twin = self.game.determinize(self.game.view(state, self.viewer), self.rng)
        self.one, self.two = (
            Seen(self.fog, self.options, truth, self.viewer) for truth in (state, twin)
        )
        for seat in SEATS:
            if seat != self.viewer:  # standing orders are nobody else's affair
                orders = {order.name: order.values[-1] for order in self.game.info.orders}
                self.two.table.orders[seat] = orders
        self.tally.laid += 1

    def pairs(self) -> Iterator[None]:
        """Plays on and compares; yields after each pair."""
        while self.one.match.actors:
            kind = type(self.one.state.phase).__name__
            if self.rng.random() < self.fog.frequent.get(kind, 1.0) and self._compare():
                yield
            if not self._step():
                self._papers()
                self._lay(self.one.state)
                self._alone()
        if self.fog.to_the_end and self._compare():
            yield
        self._papers()

    def _compare(self) -> bool:
        """Whether it was a pair: two truths, not the same one twice."""
        one, two, tally = self.one, self.two, self.tally
        if one.state == two.state:
            if not self.fog.to_the_end or one.match.moves == two.match.moves:
                return False
        seed = self.rng.random()
        for (name, left), (_, right) in zip(
            one.parts(Random(seed)), two.parts(Random(seed)), strict=True
        ):
            self._alike(name, left, right)
        tally.pairs += 1
        tally.phases[type(one.state.phase).__name__] += 1
        tally.setups[self.name] += 1
        tally.viewers[side(self.game, self.viewer)] += 1
        tally.differing.update(self.fog.differences(one.state, two.state))
        if self.rng.random() < PAPERS:
            self._papers()
        return True

    def _papers(self) -> None:
        """The record and the replay of both tables."""
        if not self.one.match.moves or (self.one.match.over and not self.fog.to_the_end):
            return
        for (name, left), (_, right) in zip(self.one.papers(), self.two.papers(), strict=True):
            self._alike(name, left, right)
        if self.one.unsalted():
            raise Leak(f"a hidden move can be guessed by its hash: {self.one.unsalted()}")
        self.tally.papers += 1

    def _alike(self, name: str, left: bytes, right: bytes) -> None:
        self.tally.bytes += len(left)
        if left != right:
            at = next((n for n, pair in enumerate(zip(left, right)) if pair[0] != pair[1]), 0)  # noqa: B905
            raise Leak(
                f"{name} for {self.viewer} in {type(self.one.state.phase).__name__}: "
                f"{left[max(0, at - 80) : at + 60]!r} {right[max(0, at - 80) : at + 60]!r}"
            )

    # playing

    def _step(self) -> bool:
        """One move at both tables; False where they part in something open."""
        one, two = self.one.state, self.two.state
        if self.rng.random() < TAKE_BACKS:
            self._take_back()
            one, two = self.one.state, self.two.state
        actor = self.rng.choice(self.game.actors(one))
        left, right = self._choices(one, actor), self._choices(two, actor)
        common = [look for look in left if look in right]
        if not common:
            return False
        weights = [self.fog.weight(one, left[look][0]) for look in common]
        (look,) = self.rng.choices(common, weights)
        mine = self.rng.choice(left[look])
        others = [action for action in right[look] if action != mine]
        apart = others and self.rng.random() < 0.7
        theirs = self.rng.choice(others if apart or mine not in right[look] else [mine])
        after = [self.game.apply(one, actor, mine), self.game.apply(two, actor, theirs)]
        facts = [self.fog.open_facts(state, self.viewer) for state in after]
        if facts[0] != facts[1]:
            return False
        self.one.play(actor, mine)
        self.two.play(actor, theirs)
        return True

    def _take_back(self) -> None:
        """A seat goes a step back at both tables, if it can at both."""
        seat = self.rng.choice(SEATS)
        reasons = [seen.match.why_no_take_back(seat) for seen in (self.one, self.two)]
        if reasons == [None, None]:
            self.one.take_back(seat)
            self.two.take_back(seat)
            self.tally.taken_back += 1

    def _choices(self, state: Any, actor: Actor) -> dict[object, list[Any]]:
        """What the actor can do, by what the viewer sees of it."""
        found: dict[object, list[Any]] = {}
        for action in self.game.legal_actions(state, actor):
            own = actor == self.viewer
            look = action if own else self.fog.look(state, actor, action, self.viewer)
            found.setdefault(look, []).append(action)
        return found

    def _alone(self) -> None:
        """Where the tables would part at once, the first goes on by itself for a move."""
        state = self.one.state
        actor = self.rng.choice(self.game.actors(state))
        action = self.rng.choice(self.game.legal_actions(state, actor))
        self._lay(self.game.apply(state, actor, action))


def compare(fog: Fog, count: int, seed: int = 0, tally: Tally | None = None) -> Tally:
    """Plays and compares until there were so many pairs; raises Leak at the first fault."""
    tally = Tally() if tally is None else tally
    rng = Random(seed)
    number = 0
    while tally.pairs < count:
        for _ in War(fog, number, Random(rng.random()), tally).pairs():
            if tally.pairs >= count:
                break
        number += 1
    return tally


def compare_at(fog: Fog, state: Any, count: int, seed: int = 0) -> Tally:
    """Compares at one position, while its phase lasts, for every viewer in turn, so often."""
    there = replace(fog, game=begun(fog.game, state), sampled=1.0, frequent={})
    kind, tally, number = type(state.phase), Tally(), 0
    while tally.phases[kind.__name__] < count:
        war = War(there, number, Random(f"{seed} {number}"), tally)
        for _ in war.pairs():
            if type(war.one.state.phase) is not kind:
                break
        number += len(fog.options)
    return tally


def main(fog: Fog) -> None:
    """Compares so many pairs as the command line says and prints the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    began = time.perf_counter()
    tally = compare(fog, count)
    print(f"{tally.pairs} pairs alike to the byte, {tally.bytes:,} bytes compared")
    print(f"records and replays: {tally.papers}; tables laid: {tally.laid}")
    print(f"steps taken back: {tally.taken_back}")
    for name in ("setups", "viewers", "phases", "differing"):
        counts: Counter[str] = getattr(tally, name)
        print(f"{name}: " + ", ".join(f"{key} {n}" for key, n in counts.most_common()))
    print(f"{time.perf_counter() - began:.0f} s")
