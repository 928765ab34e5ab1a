"""The contract between a game and everything else.

A game is one stateless object. States, actions and views are frozen values. A state contains
the whole truth but no generator, no seed and no order of a face-down deck. Chance is an
actor like the seats: its possible results are listed, weighed and applied like actions.

Words: *seat* (FIRST, SECOND), *actor* (a seat or CHANCE), *viewer* (a seat, or None for a
spectator), *action* (a choice), *move* (actor and action, as recorded), *state* (the whole
truth), *view* (what a viewer may know).

Four methods define who may know a move, and when. Matches, records and the proof of fair dice
are built on them:

- `disclose`: the move as a viewer may know it now; None while it is secret to them.
- `stand_in`: the placeholder in a record for a result that its reader may never know.
- `opens`: whether the key of a draw may be shown to a viewer while the match runs. The key
  reveals not only the result but also its index in the list of possible results; a viewer who may
  not know that list (a hidden hand of the other seat is missing from the deck) gets the key only
  after the end.
- `reveals`: whether an action showed someone something hidden, so that it cannot be taken
  back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NewType, Protocol, TypeVar

from msgspec import Struct

from rosenkrieg.core.drawing import Drawing
from rosenkrieg.core.editions import Edition, Editions
from rosenkrieg.core.errors import BadOptions, BadOrders, GameError, IllegalAction

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

MAX_CHOICES: Final = 1_000
"""Actions that a seat may choose from at a time."""


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return FIRST if seat else SECOND


class Message(Struct, frozen=True):
    """A text as a key of the catalogue and its parameters; `refs` names the things it mentions.

    A parameter that is itself a message is formatted first, in the reader's language.
    """

    key: str
    params: dict[str, str | int | Message] = {}
    refs: tuple[str, ...] = ()


Params = dict[str, str | int | Message]


def refusal(key: str, rule: str, **params: str | int | Message) -> Message:
    """The message that refuses something by a rule, which it cites."""
    return Message(key, {**params, "rule": rule}, (f"rule:{rule}",))


def naming(sides: tuple[str, str]) -> Callable[[Seat, Viewer], str]:
    """A function that names a seat as a viewer would: "you", or the name of the side."""

    def who(seat: Seat, viewer: Viewer) -> str:
        return "you" if seat == viewer else sides[seat]

    return who


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


class Form(Struct, frozen=True):
    """How the texts of one kind of action look: an example, and a pattern that all match."""

    example: str
    pattern: str


class GameInfo(Struct, frozen=True):
    """Facts about a game that need no match; its title is in its catalogue.

    `max_moves` bounds the moves of the seats, `max_draws` the results of chance. `orders` are the
    standing orders that a seat can give (`Game.obey`): the first value of each leaves the decision
    to the person, the second is the suggested one. `signs` are the emblems of the sides, by their
    names among the page's pictures. `rule_form` is a regular expression for one rule number, as
    RULES.md, the rules pages and refusals write it; empty if the rules have no numbers.
    """

    key: str
    seats: tuple[str, str]
    rules_version: int
    max_moves: int
    max_draws: int
    options: tuple[Option, ...] = ()
    chance: bool = False
    hidden: bool = False
    simultaneous: bool = False
    orders: tuple[Option, ...] = ()
    signs: tuple[str, str] = ("shield-bend", "shield-chevron")
    rule_form: str = ""

    def actor_name(self, actor: Actor) -> str:
        """The name of an actor in records: the side, or `chance`."""
        return "chance" if actor == CHANCE else self.seats[actor]

    def result_text(self, outcome: Outcome) -> str:
        """The outcome in a few plain words, for programs."""
        won = "drawn" if outcome.winner is None else f"{self.seats[outcome.winner]} won"
        return f"{won} ({outcome.reason})"

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
    """The data it can be played with, if players can bring their own as the option `edition`."""
    forms: Mapping[type, Form] = MappingProxyType({})
    """The text form of each kind of action, for readers and programs; empty if it is not told."""

    def under(self, rules_version: int) -> Game[S, A, V]:
        """The game as it is played under that version of its rules; BadOptions if it is not kept.

        A match goes on under the version it began with. A game whose rulings have changed gives
        an object of its own for each earlier version, told apart by `info.rules_version`.
        """
        if rules_version != self.info.rules_version:
            raise BadOptions(
                f"expected rules version {self.info.rules_version} of {self.info.key}, "
                f"got {rules_version}"
            )
        return self

    # play

    @abstractmethod
    def initial_state(self, options: Mapping[str, OptionValue]) -> S:
        """The position before the first move, from completed options; shuffling is chance's."""

    def edition(self, options: Mapping[str, OptionValue]) -> Edition | None:
        """The data that completed options lead to, loaded and checked; None without editions."""
        return None if self.editions is None else self.editions.load(str(options["edition"]))

    def sheet(self, options: Mapping[str, OptionValue]) -> Struct | None:
        """The public data printed on board and pieces, for drawing them.

        It follows from completed options alone; None if the views contain everything.
        """
        return None

    @abstractmethod
    def actors(self, state: S) -> tuple[Actor, ...]:
        """Who must act: a seat, CHANCE, both seats if they choose secretly, no one at the end."""

    @abstractmethod
    def legal_actions(self, state: S, actor: Actor) -> Sequence[A]:
        """All choices, each once, in a stable order; empty if the actor need not act.

        A seat gets at most MAX_CHOICES; a choice among more is made in several steps.
        """

    @abstractmethod
    def apply(self, state: S, actor: Actor, action: A) -> S:
        """The position after an action, trusted to be legal. Changes nothing in place."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result; not None exactly when no one must act."""

    def chance_weights(self, state: S) -> Sequence[int]:
        """Positive integers, one for each possible result of CHANCE."""
        return (1,) * len(self.legal_actions(state, CHANCE))

    # who knows what

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What that viewer may know, built by adding."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """Some full state that looks exactly like this view."""

    def disclose(self, history: History[S, A], number: int, viewer: Viewer) -> A | None:
        """Move `number` as the viewer may know it now; None while it is secret to them.

        After the end it is the action, or the stand-in where the rules keep it secret forever.
        """
        return history.moves[number].action

    def stand_in(self, state: S) -> A | None:
        """The placeholder for a chance result in the record of a reader who may never know it.

        After it only actions that need no result may be legal.
        """
        return None

    def opens(self, history: History[S, A], number: int, viewer: Viewer) -> bool:
        """Whether a viewer who knows the result may see its key while the match runs."""
        return True

    def reveals(self, before: S, actor: Actor, action: A, after: S) -> bool:
        """Whether the action showed someone something that was hidden."""
        return False

    # standing orders

    def obey(self, view: V, legal: Sequence[A], orders: Mapping[str, OptionValue]) -> A | None:
        """The action that the completed standing orders choose for a seat; None: ask the person.

        Uses only the view, and returns one of the legal actions.
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
        """What is being asked of the viewer now, or whom they wait for."""

    @abstractmethod
    def path(self, action: A) -> tuple[str, ...]:
        """The things the action points at, in the order a person touches them."""

    @abstractmethod
    def why_not(self, view: V, path: tuple[str, ...]) -> Message | None:
        """Which rule forbids what the viewer, a seat, touched; None if nothing forbids it.

        `core.match.why_not` asks only if no legal action begins with this path.
        """

    def preview(self, view: V, action: A) -> Sequence[Message]:
        """What the action will change, as far as the viewer can know."""
        return ()

    def draw(self, view: V) -> Drawing | None:
        """A small drawing of a view, for notebooks; None if there is none."""
        return None

    def survey(self, view: V, path: tuple[str, ...]) -> Struct | None:
        """What the board shows about the things touched beyond the actions; None if nothing.

        For example the reach of a unit, a zone of control, a line of sight. Any viewer may ask
        at any time, even when it is not their turn; the game's own board draws the answer.
        """
        return None

    # texts

    @abstractmethod
    def encode_action(self, action: A) -> str:
        """A short text without spaces, unique among the seats' actions and among chance's."""

    @abstractmethod
    def decode_action(self, text: str, actor: Actor = FIRST) -> A:
        """The action of that text for a seat, or for CHANCE; IllegalAction if there is none."""

    def check(self, state: S) -> None:
        """Asserts the invariants of a state; for tests and debug runs."""
        raise NotImplementedError


AnyGame = Game[Any, Any, Any]


def no_such_action(text: str, example: str) -> IllegalAction:
    """The error for a text that is no action of the game."""
    return IllegalAction(f"expected an action such as {example}, got {text!r:.80}")
