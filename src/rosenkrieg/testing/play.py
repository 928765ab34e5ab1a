"""What the laws are tried on: cases, random matches, and histories that stop half-way.

A `Case` is a game with what the laws need beside the contract: options to play with, where its
words are, and its exchanges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, cast

import msgspec

from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    SEATS,
    Actor,
    AnyGame,
    Message,
    Move,
    OptionValue,
    Seat,
    Viewer,
)
from rosenkrieg.core.fairness import Sealed, Source
from rosenkrieg.core.match import Match
from rosenkrieg.core.registry import package_of
from rosenkrieg.locale import SHELL

AnyMatch = Match[Any, Any, Any]
Swaps = Callable[[Any, Viewer], Iterable[Any]]
ACTORS: Final[tuple[Actor, ...]] = (*SEATS, CHANCE)


def no_swaps(state: Any, viewer: Viewer) -> Iterable[Any]:
    """For games without secrets."""
    return ()


@dataclass(frozen=True)
class Case:
    """A game as the laws meet it.

    `swaps(state, viewer)` gives states that the viewer must take for this one; a game without
    secrets needs none. `mirrored` says that an action which shows nothing has a likeness in every
    exchanged state. `options` are tried in turn: by default every value of every option once.
    `packages` hold the words: by default the shell's and those beside the game.
    """

    game: AnyGame
    swaps: Swaps = no_swaps
    mirrored: bool = False
    options: tuple[dict[str, object], ...] = ()
    packages: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.game.info.hidden and self.swaps is no_swaps:
            raise ValueError(f"expected swaps for {self.key}, a game with hidden information")
        object.__setattr__(self, "options", self.options or varied(self.game))
        object.__setattr__(self, "packages", self.packages or (SHELL, package_of(self.game)))

    @property
    def key(self) -> str:
        return self.game.info.key

    @property
    def has_secrets(self) -> bool:
        return self.game.info.hidden


def varied(game: AnyGame) -> tuple[dict[str, object], ...]:
    """The defaults, and every other value of every option once."""
    others: list[dict[str, object]] = [
        {option.name: value} for option in game.info.options for value in option.values[1:]
    ]
    return ({}, *others)


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """Puts a game into the registry for a while: records find their game there."""
    before = dict(registry._games)
    registry.register(game)
    try:
        yield
    finally:
        registry._games.clear()
        registry._games.update(before)


# matches


def begin(case: Case, seed: int, source: Source | None = None) -> AnyMatch:
    """A new match; the seed chooses the options, and the dice if there is no source."""
    options = case.options[seed % len(case.options)]
    return Match(case.game, options, seed=None if source else seed, source=source)


def sealed(case: Case, seed: int) -> Sealed:
    """Sealed dice for a match."""
    return Sealed(secret_of(seed), f"match-{seed}", case.game.info.max_draws, ("red", "white"))


def secret_of(seed: int) -> bytes:
    return Random(f"secret {seed}").randbytes(32)


def by_hand(case: Case, seed: int) -> AnyMatch:
    """A new match in which chance is played like a seat, one result after the other."""
    return Match(case.game, case.options[seed % len(case.options)])


def step(match: AnyMatch, rng: Random) -> None:
    """The actors do something random; chance, if played by hand, by its weights."""
    actor = rng.choice(match.actors)
    legal = match.legal(actor)
    assert legal, f"law 2: {match.game.info.actor_name(actor)} must act and has no action"
    if actor == CHANCE:
        match.act(actor, rng.choices(legal, match.game.chance_weights(match.state))[0])
        return
    match.act(actor, rng.choice(legal))
    moves = sum(move.actor != CHANCE for move in match.moves)
    most = match.game.info.max_moves
    assert moves <= most, f"law 1: play went on after {most} moves of the seats"


def play(case: Case, seed: int, source: Source | None = None) -> AnyMatch:
    """A match played to its end at random."""
    match = begin(case, seed, source)
    rng = Random(f"play {seed}")
    while not match.over:
        step(match, rng)
    return match


def some(rng: Random, things: Iterable[Any], count: int) -> list[Any]:
    """At most that many of the things, in their order."""
    listed = list(things)
    if len(listed) <= count:
        return listed
    return [listed[index] for index in sorted(rng.sample(range(len(listed)), count))]


@dataclass(frozen=True)
class Prefix:
    """The history of a match up to some move, as it was then."""

    states: Sequence[Any]
    moves: Sequence[Move[Any]]
    over: bool = False


def until(match: AnyMatch, count: int) -> Prefix:
    """The first moves of a match."""
    return Prefix(match.states[: count + 1], match.moves[:count])


def samples(game: AnyGame, state: Any, viewer: Viewer, rng: Random, count: int) -> list[Any]:
    """States sampled from what the viewer sees of this one."""
    return [game.determinize(game.view(state, viewer), rng) for _ in range(count)]


# words for what is compared


def side(game: AnyGame, viewer: Viewer) -> str:
    """The name of a viewer, which is also his name as a reader of records."""
    return "watch" if viewer is None else game.info.seats[viewer]


def encoded(thing: object) -> bytes:
    """Bytes as they would leave the server."""
    return msgspec.json.encode(thing)


def texts(game: AnyGame, actions: Iterable[Any]) -> list[str]:
    return [game.encode_action(action) for action in actions]


def state_text(state: Any) -> bytes:
    """A state as JSON, to compare it with what it was."""
    return msgspec.json.encode(state, order="deterministic")


def state_of(case: Case, text: bytes) -> Any:
    """The state of that text."""
    return msgspec.json.decode(text, type=case.game.state_type)


def where(case: Case, seed: int, number: int) -> str:
    """A place in a match, for messages of failure."""
    return f"{case.key}, seed {seed}, move {number}"


def pass_check(case: Case, state: Any, law: str, place: str) -> None:
    """Asks the game for the invariants of a state."""
    try:
        case.game.check(state)
    except AssertionError as error:
        raise AssertionError(f"{law}: a state fails its check, {place}: {error}") from error


# a game that begins in the middle


class Delegate:
    """A game that is another one in all but what a subclass says.

    Not a subclass of the game: compiled games cannot have any.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class _Begun(Delegate):
    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__(game)
        self.state = state

    def initial_state(self, options: Mapping[str, OptionValue]) -> Any:
        return self.state


def begun(game: AnyGame, state: Any) -> AnyGame:
    """The game, but its matches begin at that state."""
    return cast(AnyGame, _Begun(game, state))


@dataclass
class Gathered:
    """Messages met on the way, each once."""

    seen: dict[bytes, Message] = field(default_factory=dict)

    def add(self, messages: Iterable[Message | None]) -> None:
        for message in messages:
            if message is not None:
                self.seen.setdefault(encoded(message), message)


def seats_due(game: AnyGame, state: Any) -> list[Seat]:
    """The seats that must act."""
    return [seat for seat in SEATS if seat in game.actors(state)]
