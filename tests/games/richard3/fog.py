"""The fog of war: pairs of truths that a viewer must not tell apart, compared byte by byte.

    python -m tests.games.richard3.fog 10000

Two tables are played side by side. What the decision points of RULES.md show is done alike at
both; what they hide is chosen at each table for itself: which block is taken, recruited or goes
home, who loses a step, which card is chosen, what the others are dealt. A second truth also
comes from what the viewer sees (`determinize`). As long as `open_facts` of both tables agree,
everything that the server would tell the viewer must be the same, to the byte: the table message
(view, prompt, legal actions, log lines, version, what can be taken back), public facts, previews,
refusals, errors, the record and the replay while the match runs. Where open facts part (a battle
shows other names), the second table is laid anew.

`open_facts` and `looks` are written from RULES.md, by somebody who did not write `view.py`.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field

from rosenkrieg.core.contract import CHANCE, SEATS, VIEWERS, Actor, Seat, Viewer
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.rules import GAME
from rosenkrieg.games.richard3.state import (
    NOWHERE,
    POOL,
    SEA_FROM,
    Acting,
    Battle,
    Choosing,
    Deal,
    Declaring,
    GoingHome,
    Losing,
    Moving,
    Regrouping,
    Shooting,
    State,
    Suffering,
    TreasonAsked,
    Trimming,
    Turning,
)
from rosenkrieg.games.richard3.tables import AREAS, BIT, BLOCK_COUNT, BLOCKS, PLACES, REBEL, SETUPS
from rosenkrieg.server import messages as m
from rosenkrieg.server import showing
from rosenkrieg.server.table import Setting, Table, needed_draws
from tests.laws.play import begun

SIDES = ("lancaster", "york")
MATCH = "abcdefghijklmnop"
DICE = Sealed(b"s" * 32, MATCH, needed_draws(GAME))
OTHER_DICE = Sealed(b"t" * 32, MATCH, needed_draws(GAME))
PRESENCE = showing.Presence((True, True), 0)


# what is open to everybody


def side(state: State, block: int) -> Seat:
    """Whom a block fights for. [3.26-1]"""
    if block == REBEL:
        return SEATS[1 - state.throne.side]
    return SEATS[1 if block < 31 else 0]


def battle_in(state: State) -> Battle | None:
    phase = state.phase
    if isinstance(phase, Battle):
        return phase
    waits = isinstance(phase, (TreasonAsked, Shooting, Turning, Suffering))
    return phase.battle if waits else None  # type: ignore[union-attr]


def open_facts(state: State) -> tuple[object, ...]:
    """All that is open to everybody at a position, by RULES.md, "Decisions"."""
    return (
        type(state.phase).__name__,
        GAME.actors(state),
        (state.date, state.throne),
        _open_cards(state),
        _open_blocks(state),
        _open_turn(state),
        _open_phase(state),
        (state.dice, state.trail),
        GAME.outcome(state),
    )


def _open_cards(state: State) -> tuple[object, ...]:
    """Cards played and shown, sizes of hands, and that a choice was made. [1.1-8, 5.1-3, P-1]"""
    cards, phase = state.cards, state.phase
    chosen = phase.chosen if isinstance(phase, Choosing) else (None, None)
    return (
        [sum(hand) for hand in cards.hands],
        (cards.played, cards.shown, cards.redealt, cards.keeper),
        [choice is not None for choice in chosen],
        state.turn.cards if state.turn else None,
    )


def _open_blocks(state: State) -> tuple[object, ...]:
    """Numbers by area, the Rebel's place, who lies in the open, sizes of pools. [3.27, 4.2-1]"""
    numbers: Counter[tuple[Seat, int]] = Counter()
    for block, place in enumerate(state.where):
        if place <= POOL and block != REBEL:
            numbers[side(state, block), place] += 1
    lying = [(block, place) for block, place in enumerate(state.where) if place > POOL]
    return sorted(numbers.items()), lying, state.where[REBEL]


def _open_turn(state: State) -> tuple[object, ...]:
    """Borders: how many came over each into an attack, which were used, the main ones. [3.27-3]

    After the battle they stand up and are mixed; only who came by sea must go by sea. [6.1-2, E-7]
    """
    turn = state.turn
    if turn is None:
        return ()
    battle = battle_in(state)
    named = battle.front[0] | battle.front[1] if battle else 0
    came: Counter[tuple[Seat, int, int]] = Counter()
    for block, border in enumerate(turn.came):
        if border == NOWHERE or named & BIT[block]:
            continue
        if border >= SEA_FROM or _is_contested(state, state.where[block]):
            came[side(state, block), state.where[block], border] += 1
    return (
        sorted(came.items()),
        (turn.first, turn.entries, turn.attacks, turn.mains, turn.treason),
    )


def _is_contested(state: State, area: int) -> bool:
    there = [block for block in range(BLOCK_COUNT) if state.where[block] == area]
    return len({side(state, block) for block in there}) == 2


def _open_phase(state: State) -> tuple[object, ...]:
    phase, battle = state.phase, battle_in(state)
    if battle is not None:
        return (*_open_battle(state, battle), *_waits_for(phase))
    if isinstance(phase, (Acting, Moving)):
        acting = phase if isinstance(phase, Acting) else phase.acting
        path = phase.path if isinstance(phase, Moving) else ()
        is_rebel = isinstance(phase, Moving) and phase.block == REBEL
        return (
            (acting.seat, acting.points, acting.active, acting.used, acting.trips),
            (acting.muster, acting.spent, path, is_rebel),
            _counted(state, acting.moved),
        )
    if isinstance(phase, (Losing, Trimming)):
        done = phase.done if isinstance(phase, Losing) else 0
        return phase.seat, phase.quota, _counted(state, done)
    if isinstance(phase, GoingHome):
        return phase.seat, _counted(state, phase.done)
    if isinstance(phase, Choosing):
        return ()
    return (phase,) if isinstance(phase, (Regrouping, Declaring)) else ()


def _counted(state: State, blocks: int) -> list[Any]:
    """How many of each group have moved, or had their turn; the Rebel by name. [3.27-2, 3.27-3]"""
    counts: Counter[tuple[Seat, int, bool]] = Counter()
    for block in range(BLOCK_COUNT):
        if blocks & BIT[block]:
            counts[side(state, block), state.where[block], block == REBEL] += 1
    return sorted(counts.items())


def _open_battle(state: State, battle: Battle) -> tuple[object, ...]:
    """Both fronts by name and strength; of reserves the number. [P-10 to P-15]"""
    assert state.turn is not None
    fronts = [
        (block, state.strength[block], state.turn.came[block])
        for block in range(BLOCK_COUNT)
        if (battle.front[0] | battle.front[1]) & BIT[block]
    ]
    shown = msgspec.structs.replace(battle, reserve=(0, 0), front=(0, 0))
    # who turned is named, though he waits in reserve [3.27-5]
    turned = [
        (block, state.strength[block]) for block in range(BLOCK_COUNT) if battle.turned & BIT[block]
    ]
    counts = [host.bit_count() for host in battle.reserve]
    return fronts, shown, counts, turned


def _waits_for(phase: object) -> tuple[object, ...]:
    if isinstance(phase, Shooting):
        return phase.block, phase.kind, phase.target
    if isinstance(phase, Turning):
        return phase.block, phase.target
    return (phase.seat, phase.hits) if isinstance(phase, Suffering) else ()


def looks(state: State, action: Action) -> object:
    """An action as the other seat sees it done: what RULES.md says that it shows."""
    match action:
        case a.PlayCard() | a.Claim():
            return "chooses"
        case a.Take(block):
            return "takes", state.where[block], block == REBEL
        case a.Recruit(block, area):
            return "recruits", area, block == REBEL
        case a.Regroup(block, area):
            assert state.turn is not None
            by_sea = SEA_FROM <= state.turn.came[block] < NOWHERE
            return "regroups", area, by_sea, block == REBEL
        case a.Lose(block):
            dies = state.strength[block] == 1
            return "loses", state.where[block], block == REBEL, block if dies else None
        case a.GoHome(block, area):
            return "goes home", state.where[block], area
        case a.Leave(block):
            return "leaves", state.where[block]
    return GAME.encode_action(action)


# one table


class Seen:
    """A table as the server keeps it, begun at some state, and what one viewer gets of it."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.viewer = viewer
        options = {"setup": state.date.setup}
        self.table = Table(
            Setting(
                match=MATCH,
                game="richard3",
                rules_version=GAME.info.rules_version,
                options=options,
                players=("human", "human"),
                names=("Anna", "Bruno"),
                clock=None,
                open=False,
                secret=DICE.secret,
                root=DICE.root,
                size=DICE.size,
                created=1000.0,
            )
        )
        self.match: Match[State, Action, Any] = Match(begun(GAME, state), options)
        self.match.source = DICE
        self.table.match = self.match
        self.log = showing.ViewerLog()
        self.watch = showing.ViewerLog()
        """The log of a spectator: a player may look on as well."""
        self._drawn = 0

    @property
    def state(self) -> State:
        return self.match.state

    def play(self, actor: Actor, action: Action) -> None:
        """Plays on; a draw has its number, as if the sealed dice had fallen so."""
        self.match.accept(actor, action)
        if actor == CHANCE:
            self.match.draws[-1] = self._drawn
            self._drawn += 1

    def take_back(self, seat: Seat) -> None:
        """Takes the seat's last action back, as the server does."""
        self.match.take_back(seat)
        for log in (self.log, self.watch):
            log.drop(len(self.match.moves))

    # what the viewer gets

    def parts(self, rng: Random) -> Iterator[tuple[str, bytes]]:
        """Everything that the server says to the viewer at this position, piece by piece."""
        table, viewer = self.table, self.viewer
        yield "table", self._message(self.log, viewer)
        yield "facts", m.encode(showing.match_facts(table, PRESENCE))
        if viewer is None:
            return
        yield "spectator's table", self._message(self.watch, None)
        yield "take back", str(table.why_no_take_back(viewer)).encode()
        legal = self.match.legal(viewer)
        view = self.match.view(viewer)
        for action in rng.sample(range(len(legal)), min(len(legal), PREVIEWS)):
            yield "preview", m.encode(list(GAME.preview(view, legal[action])))
        for _ in range(REFUSALS):
            path = _path(rng)
            yield f"why {path}", m.encode(self.match.why_not(viewer, path))
        yield "error", self._error(viewer)

    def _message(self, log: showing.ViewerLog, viewer: Viewer) -> bytes:
        """The table with the lines of the log since the last one."""
        log.extend(self.table, viewer)
        told, log.told = log.told, len(log.lines)
        return m.encode(showing.table_message(self.table, log, viewer, told, PRESENCE, 2000.0))

    def _error(self, viewer: Seat) -> bytes:
        """What is said to an action that is never legal."""
        never = "claim" if isinstance(self.state.phase, Suffering) else "suffer:rebel"
        try:
            self.match.act(viewer, never)
        except GameError as error:
            return f"{type(error).__name__} {error}".encode()
        raise AssertionError("it must be refused")

    def papers(self) -> Iterator[tuple[str, bytes]]:
        """The record and the replay for the viewer, while the match runs."""
        reader = "watch" if self.viewer is None else SIDES[self.viewer]
        yield "record", masked(record(self.match, reader, ("Anna", "Bruno")).to_json()).encode()
        yield "replay", asyncio.run(self._replay())

    async def _replay(self) -> bytes:
        self.log.extend(self.table, self.viewer)
        head = m.Replay(
            MATCH, "richard3", self.table.options, self.viewer, [], None, None, []  # type: ignore[arg-type]
        )  # fmt: skip
        pieces = showing.replay(head, GAME, self.match.states, self.log.lines, self.viewer)
        return b"".join([piece async for piece in pieces])

    def unsalted(self) -> list[int]:
        """Moves hidden in the record whose hash does not hang on the secret of the match."""
        reader = "watch" if self.viewer is None else SIDES[self.viewer]
        records = []
        for dice in (DICE, OTHER_DICE):
            self.match.source = dice
            records.append(record(self.match, reader))
        self.match.source = DICE
        return [
            number
            for number, (one, two) in enumerate(
                zip(records[0].proofs, records[1].proofs, strict=True)
            )
            if one.startswith("hash:") and one == two
        ]


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


def _path(rng: Random) -> tuple[str, ...]:
    block, area = rng.choice(BLOCKS), rng.choice(AREAS)
    return rng.choice(
        [
            (f"block:{block}",),
            (f"block:{block}", f"area:{area}"),
            (f"area:{area}",),
            ("sail", f"area:{area}"),
            ("claim",),
            (f"block:{block}", "charge", f"block:{rng.choice(BLOCKS)}"),
            (f"block:{block}", "turn", f"block:{rng.choice(BLOCKS)}"),
        ]
    )


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


def differences(one: State, two: State) -> Iterator[str]:
    """In what two truths differ."""
    if one.where != two.where:
        yield "identity"
    if one.strength != two.strength:
        yield "strength"
    if one.cards.hands != two.cards.hands:
        yield "hand"
    if isinstance(one.phase, Choosing) and one.phase != two.phase:
        yield "chosen card"
    if isinstance(one.phase, Moving) and isinstance(two.phase, Moving):
        if one.phase.block != two.phase.block:
            yield "block on its way"
    fights = battle_in(one), battle_in(two)
    if fights[0] and fights[1] and fights[0].reserve != fights[1].reserve:
        yield "reserve"
    if _exiles(one) != _exiles(two):
        yield "exile"


def _exiles(state: State) -> list[int]:
    names = ("france", "scotland", "calais", "ireland")
    return [block for block, place in enumerate(state.where) if PLACES[place] in names]


FREQUENT = {"Deal": 0.02, "Choosing": 0.2, "Acting": 0.12, "Moving": 0.1, "GoingHome": 0.2}
"""How many positions of the phases that come often are compared; of others, all."""
TAKE_BACKS = 0.03
"""How often somebody who can takes a step back."""
PAPERS = 0.08
"""How many comparisons have the record and the replay with them."""


class War:
    """One war at two tables, seen by one viewer."""

    def __init__(self, setup: str, viewer: Viewer, rng: Random, tally: Tally) -> None:
        self.viewer = viewer
        self.rng = rng
        self.tally = tally
        self._lay(GAME.initial_state({"setup": setup}))

    def _lay(self, state: State) -> None:
        """Both tables from here on: the second with the same truth, or another behind the view."""
        twin = state
        if self.rng.random() < 0.5:
            twin = GAME.determinize(GAME.view(state, self.viewer), self.rng)
        self.one, self.two = Seen(state, self.viewer), Seen(twin, self.viewer)
        self.tally.laid += 1

    def pairs(self) -> Iterator[None]:
        """Plays on and compares; yields after each pair."""
        while self.one.match.actors:
            kind = type(self.one.state.phase).__name__
            if self.rng.random() < FREQUENT.get(kind, 1.0) and self._compare():
                yield
            if not self._step():
                self._papers()
                self._lay(self.one.state)
                self._alone()
        self._papers()

    def _compare(self) -> bool:
        """Whether it was a pair: two truths, not the same one twice."""
        one, two, tally = self.one, self.two, self.tally
        if one.state == two.state:
            return False
        seed = self.rng.random()
        for (name, left), (_, right) in zip(
            one.parts(Random(seed)), two.parts(Random(seed)), strict=True
        ):
            self._alike(name, left, right)
        tally.pairs += 1
        tally.phases[type(one.state.phase).__name__] += 1
        tally.setups[one.state.date.setup] += 1
        tally.viewers["watch" if self.viewer is None else SIDES[self.viewer]] += 1
        tally.differing.update(differences(one.state, two.state))
        if self.rng.random() < PAPERS:
            self._papers()
        return True

    def _papers(self) -> None:
        """The record and the replay of both tables."""
        if self.one.match.over or not self.one.match.moves:
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
        actor = self.rng.choice(GAME.actors(one))
        left, right = self._choices(one, actor), self._choices(two, actor)
        common = [look for look in left if look in right]
        if not common:
            return False
        weights = [_weight(one, left[look][0]) for look in common]
        (look,) = self.rng.choices(common, weights)
        mine = self.rng.choice(left[look])
        others = [action for action in right[look] if action != mine]
        apart = others and self.rng.random() < 0.7
        theirs = self.rng.choice(others if apart or mine not in right[look] else [mine])
        after = [GAME.apply(one, actor, mine), GAME.apply(two, actor, theirs)]
        if open_facts(after[0]) != open_facts(after[1]):
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

    def _choices(self, state: State, actor: Actor) -> dict[object, list[Action]]:
        """What the actor can do, by what the viewer sees of it."""
        found: dict[object, list[Action]] = {}
        for action in GAME.legal_actions(state, actor):
            found.setdefault(self._look(state, actor, action), []).append(action)
        return found

    def _look(self, state: State, actor: Actor, action: Action) -> object:
        if actor == CHANCE and isinstance(state.phase, Deal):
            full = sum(state.cards.hands[0]) == 7
            return "deals" if SEATS[full] != self.viewer else action
        return action if actor in (CHANCE, self.viewer) else looks(state, action)

    def _alone(self) -> None:
        """Where the tables would part at once, the first goes on by itself for a move."""
        state = self.one.state
        actor = self.rng.choice(GAME.actors(state))
        action = self.rng.choice(GAME.legal_actions(state, actor))
        self._lay(GAME.apply(state, actor, action))


def _weight(state: State, action: Action) -> float:
    """Wars with many battles: attacks are sought, an early end is not."""
    if isinstance(action, (a.Step, a.Sail)):
        assert isinstance(state.phase, Moving)
        seat = state.phase.acting.seat
        enemies = (b for b in range(BLOCK_COUNT) if state.where[b] == action.area)
        return 12.0 if any(side(state, block) != seat for block in enemies) else 1.0
    return 0.2 if isinstance(action, (a.End, a.Pass)) else 1.0


def compare(count: int, seed: int = 0, tally: Tally | None = None) -> Tally:
    """Plays wars and compares until there were so many pairs; raises Leak at the first fault."""
    tally = Tally() if tally is None else tally
    rng = Random(seed)
    number = 0
    while tally.pairs < count:
        setup = list(SETUPS)[number % 3]
        war = War(setup, VIEWERS[number // 3 % 3], Random(rng.random()), tally)
        for _ in war.pairs():
            if tally.pairs >= count:
                break
        number += 1
    return tally


def main(arguments: Sequence[str]) -> None:
    """Compares so many pairs and prints the figures."""
    count = int(arguments[0]) if arguments else 10_000
    began = time.perf_counter()
    tally = compare(count)
    print(f"{tally.pairs} pairs alike to the byte, {tally.bytes:,} bytes compared")
    print(f"records and replays: {tally.papers}; tables laid: {tally.laid}")
    print(f"steps taken back: {tally.taken_back}")
    for name in ("setups", "viewers", "phases", "differing"):
        counts: Counter[str] = getattr(tally, name)
        print(f"{name}: " + ", ".join(f"{key} {n}" for key, n in counts.most_common()))
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
