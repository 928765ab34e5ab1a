"""The contract between a game and everything else.

A game is one stateless object. States, actions and views are frozen values; a state holds
the whole truth but no generator, no seed and no order of a face-down deck. Chance is an
actor like the seats: its possible results are listed, weighed and applied like actions.

Words: *seat* (FIRST, SECOND), *actor* (a seat or CHANCE), *viewer* (a seat, or None for a
spectator), *action* (a choice), *move* (actor and action, as recorded), *state* (the whole
truth), *view* (what a viewer may know).

Who may know a move, and when, is said in four methods that matches, records and the proof
of fair dice all lean on:

- `disclose`: the move as a viewer may know it now; None while it is secret to him.
- `stand_in`: what stands in a record for a result that its reader may never know.
- `opens`: whether the key of a draw may be shown to a viewer while the match runs. The key
  tells not only the result but also its place in the list of possible results; whoever may
  not know that list (a hand of the other seat is missing from the deck) gets the key only
  after the end.
- `reveals`: whether an action showed somebody something hidden, so that it cannot be taken
  back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NewType, Protocol, TypeVar

import msgspec
from msgspec import Struct

from rosenkrieg.core.editions import Edition, Editions
from rosenkrieg.core.errors import BadOptions, BadOrders, BadState, GameError, IllegalAction

if TYPE_CHECKING:
    from random import Random

Actor = NewType("Actor", int)
Seat = NewType("Seat", Actor)

FIRST: Final = Seat(Actor(0))
SECOND: Final = Seat(Actor(1))
CHANCE: Final = Actor(2)
SEATS: Final = (FIRST, SECOND)

Viewer = Seat | None
"""A seat, or None for a spectator."""

VIEWERS: Final[tuple[Viewer, ...]] = (FIRST, SECOND, None)

OptionValue = str | int | bool


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return FIRST if seat else SECOND


class Message(Struct, frozen=True):
    """A text as a key of the catalogue and what to fill in; `refs` names the things it speaks of.

    A parameter that is itself a message is put into words first, in the reader's language.
    """

    key: str
    params: dict[str, str | int | Message] = {}
    refs: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """How a match ended: who won (None: a draw), by which end, the scores, and what decided."""

    winner: Seat | None
    reason: str
    scores: tuple[int, int]
    decided: str = ""


class Option(Struct, frozen=True):
    """A choice made before the match: its allowed values, the default first.

    An option whose `free` is true takes any text (the data of an edition); the game checks it.
    """

    name: str
    values: tuple[OptionValue, ...]
    free: bool = False

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class GameInfo(Struct, frozen=True):
    """What can be said of a game without playing it.

    `max_moves` bounds the moves of the seats, `max_draws` the results of chance. `orders` are the
    standing orders that a seat may give (`Game.obey`): the first value of each leaves the decision
    to the person, the second is the one to suggest.
    """

    key: str
    title: str
    seats: tuple[str, str]
    rules_version: int
    max_moves: int
    max_draws: int
    options: tuple[Option, ...] = ()
    chance: bool = False
    hidden: bool = False
    simultaneous: bool = False
    orders: tuple[Option, ...] = ()

    def actor_name(self, actor: Actor) -> str:
        """The name of an actor in records: the side, or `chance`."""
        return "chance" if actor == CHANCE else self.seats[actor]

    def actor_named(self, name: str) -> Actor | None:
        """The actor of that name, or None."""
        if name == "chance":
            return CHANCE
        return Actor(self.seats.index(name)) if name in self.seats else None

    def complete(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options with defaults filled in; BadOptions names what is wrong."""
        return _completed(f"{self.key}: expected", "option", self.options, options, BadOptions)

    def complete_orders(self, orders: Mapping[str, object]) -> dict[str, OptionValue]:
        """The standing orders with defaults filled in; BadOrders names what is wrong."""
        return _completed(f"{self.key}: expected", "order", self.orders, orders, BadOrders)


def _completed(
    expected: str,
    what: str,
    offered: Sequence[Option],
    given: Mapping[str, object],
    error: type[GameError],
) -> dict[str, OptionValue]:
    known = {option.name: option for option in offered}
    for name in given:
        if name not in known:
            raise error(f"{expected} an {what} out of {_listed(known)}, got {name!r:.80}")
    completed: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = _checked(option, given.get(name, option.default))
        if value is None:
            raise error(
                f"{expected} {what} {name} to be one of "
                f"{_listed(option.values)}, got {given[name]!r:.80}"
            )
        completed[name] = value
    return completed


def _checked(option: Option, value: object) -> OptionValue | None:
    for allowed in option.values:
        if value == allowed and type(value) is type(allowed):
            return allowed
    return value if option.free and isinstance(value, str) else None


def _listed(names: Iterable[object]) -> str:
    return ", ".join(str(name) for name in names) or "none"


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
S_co = TypeVar("S_co", covariant=True)


class Move(Struct, Generic[A], frozen=True):
    """An actor and what it did."""

    actor: Actor
    action: A


class History(Protocol[S_co, A]):
    """What has been played: `states[n]` is the position before `moves[n]`."""

    @property
    def states(self) -> Sequence[S_co]: ...
    @property
    def moves(self) -> Sequence[Move[A]]: ...
    @property
    def over(self) -> bool: ...


class Game(ABC, Generic[S, A, V]):
    """The rules of one game. Stateless; every method is a pure function."""

    info: GameInfo
    state_type: type[S]
    view_type: type[V]
    editions: Editions[Any] | None = None
    """The data it can be played with, if players may bring their own as the option `edition`."""

    # play

    @abstractmethod
    def initial_state(self, options: Mapping[str, OptionValue]) -> S:
        """The position before the first move, from completed options; shuffling is chance's."""

    def edition(self, options: Mapping[str, OptionValue]) -> Edition | None:
        """The data that completed options lead to, loaded and checked; None without editions."""
        return None if self.editions is None else self.editions.load(str(options["edition"]))

    def sheet(self, options: Mapping[str, OptionValue]) -> Struct | None:
        """What is printed on board and pieces and open to all, for whoever draws them.

        It follows from completed options alone; None if the views say it all.
        """
        return None

    @abstractmethod
    def actors(self, state: S) -> tuple[Actor, ...]:
        """Who must act: a seat, CHANCE, both seats if they choose secretly, nobody at the end."""

    @abstractmethod
    def legal_actions(self, state: S, actor: Actor) -> Sequence[A]:
        """All choices, each once, in a stable order; empty if the actor need not act."""

    @abstractmethod
    def apply(self, state: S, actor: Actor, action: A) -> S:
        """The position after an action, trusted to be legal. Changes nothing in place."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; not None exactly when nobody must act."""

    def chance_weights(self, state: S) -> Sequence[int]:
        """Positive integers parallel to the possible results of CHANCE."""
        return (1,) * len(self.legal_actions(state, CHANCE))

    # who knows what

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What that viewer may know, built by adding."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """Some full state that looks exactly like this view."""

    def disclose(self, history: History[S, A], number: int, viewer: Viewer) -> A | None:
        """Move `number` as the viewer may know it now; None while it is secret to him.

        After the end it is the action, or the stand-in where the rules keep it secret for ever.
        """
        return history.moves[number].action

    def stand_in(self, state: S) -> A | None:
        """What stands for a chance result here in the record of a reader who may never know it.

        After it only actions that need no result may be legal.
        """
        return None

    def opens(self, history: History[S, A], number: int, viewer: Viewer) -> bool:
        """Whether a viewer who knows the result may see its key while the match runs."""
        return True

    def reveals(self, before: S, actor: Actor, action: A, after: S) -> bool:
        """Whether the action showed somebody something that was hidden."""
        return False

    # standing orders

    def obey(self, view: V, legal: Sequence[A], orders: Mapping[str, OptionValue]) -> A | None:
        """What a seat that must act does by its completed standing orders; None: ask the person.

        Decides from the view alone, and gives one of the legal actions.
        """
        return None

    # words

    @abstractmethod
    def narrate(
        self, before: S, actor: Actor, action: A, after: S, viewer: Viewer
    ) -> Sequence[Message]:
        """The log lines of a move for that viewer."""

    @abstractmethod
    def prompt(self, view: V) -> Message:
        """What is being asked of the viewer now, or whom he waits for."""

    @abstractmethod
    def path(self, action: A) -> tuple[str, ...]:
        """The things the action points at, in the order a person touches them."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, path: Sequence[str]) -> Message | None:
        """Which rule forbids what was touched; None if an action begins like this.

        May use of the state only what the seat may know.
        """

    def preview(self, view: V, action: A) -> Sequence[Message]:
        """What the action will change, from the viewer's own knowledge only."""
        return ()

    # texts

    @abstractmethod
    def encode_action(self, action: A) -> str:
        """A short text without spaces, unique among the seats' actions and among chance's."""

    @abstractmethod
    def decode_action(self, text: str, actor: Actor = FIRST) -> A:
        """The action of that text for a seat, or for CHANCE; IllegalAction if there is none."""

    def encode_state(self, state: S) -> str:
        """JSON with the game and the rules version."""
        kept = {"game": self.info.key, "rules_version": self.info.rules_version, "state": state}
        return msgspec.json.encode(kept, order="deterministic").decode()

    def decode_state(self, text: str) -> S:
        """The state of that text; BadState if it is not one of this game and rules version."""
        expected = f"a state of {self.info.key} under rules version {self.info.rules_version}"
        try:
            kept = msgspec.json.decode(text, type=_Kept)
            if (kept.game, kept.rules_version) != (self.info.key, self.info.rules_version):
                raise BadState(
                    f"expected {expected}, got {kept.game!r} version {kept.rules_version}"
                )
            return msgspec.json.decode(kept.state, type=self.state_type)
        except msgspec.MsgspecError as error:
            raise BadState(f"expected {expected}, got: {error}") from None

    def check(self, state: S) -> None:
        """Asserts the invariants of a state; for tests and debug runs."""
        raise NotImplementedError


class _Kept(Struct):
    game: str
    rules_version: int
    state: msgspec.Raw


AnyGame = Game[Any, Any, Any]


def no_such_action(text: str, example: str) -> IllegalAction:
    """The error for a text that is no action of the game."""
    return IllegalAction(f"expected an action such as {example}, got {text!r:.80}")
