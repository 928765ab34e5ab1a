"""A match in numbers: seats touch one thing after the other, by its id.

>>> environment = Environment("rosenkoenig", seed=7)
>>> while environment.turn is not None:
...     choices = environment.choices(environment.turn)
...     environment.step(environment.turn, choices[0])
>>> environment.returns() in ((1.0, -1.0), (-1.0, 1.0), (0.0, 0.0))
True

Chance is drawn from the seed. Without a seed it is played by hand, as an actor: `chance` lists its
results with their probabilities, `happen` plays one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, Actor, AnyGame, Outcome, Seat
from rosenkrieg.core.errors import BadOptions, GameError, IllegalAction
from rosenkrieg.core.fairness import pick
from rosenkrieg.research.alphabet import Alphabet, alphabet
from rosenkrieg.research.layout import Layout, Numbers, layout

Mask = NDArray[np.int8]
_JSON: Final = msgspec.json.Encoder(order="deterministic")


_CHANCE: Final = (CHANCE,)
_DUE: Final[dict[tuple[Actor, ...], tuple[Seat, ...]]] = {
    actors: tuple(seat for seat in SEATS if seat in actors)
    for actors in ((), _CHANCE, (FIRST,), (SECOND,), (FIRST, SECOND), (SECOND, FIRST))
}

Path = tuple[int, ...]
_Open = dict[int, list[tuple[Path, Any]]]
"""Actions and their ids, by the id that comes next."""


def _by_next(actions: list[tuple[Path, Any]], step: int) -> _Open:
    found: _Open = {}
    for each in actions:
        choice = each[0][step]
        if choice in found:
            found[choice].append(each)
        else:
            found[choice] = [each]
    return found


class _Paths(dict[Any, Path]):
    """The ids of each action of a game, as far as they have been asked for."""

    def __init__(self, key: str) -> None:
        self._path = registry.game(key).path
        self._ids = alphabet(key).ids

    def __missing__(self, action: Any) -> Path:
        if len(self) >= MOST_PATHS:
            self.clear()
        path = self[action] = tuple(self._ids[thing] for thing in self._path(action))
        return path


MOST_PATHS: Final = 200_000
_paths: Final = cache(_Paths)


class _Memory:
    """A choice of a seat and what it saw then. Read when someone wants to know, and only once."""

    __slots__ = ("before", "choice", "digest", "state", "touched")

    def __init__(
        self, before: _Memory | None, state: Any, touched: tuple[int, ...], choice: int
    ) -> None:
        self.before = before
        self.state = state
        self.touched = touched
        self.choice = choice
        self.digest = b""

    @classmethod
    def of(cls, digest: bytes) -> _Memory | None:
        """A memory that has been read already."""
        memory = cls(None, None, (), 0)
        memory.digest = digest
        return memory if digest else None


class Environment:
    """One match, played by ids. Copies are cheap, since positions never change."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        recall: bool = False,
        start: Any = None,
    ) -> None:
        """`recall`: information states tell apart everything that a seat has seen so far.

        `start`: a position of the game from which every match begins, such as an endgame.
        """
        self.game: Final[AnyGame] = registry.game(game)
        self.alphabet: Final[Alphabet] = alphabet(game)
        self.layout: Final[Layout] = layout(game)
        self.options: Final = self.game.info.complete(options or {})
        self.edition: Final = self.game.edition(self.options)
        if self.edition is not None and self.options.get("edition") != "standard":
            raise BadOptions("expected edition=standard: ids and numbers are those of its names")
        self._recall = recall
        self._start = start
        self._paths = _paths(game)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """A new match."""
        self._rng = None if seed is None else Random(seed)
        self._seen: tuple[_Memory | None, _Memory | None] = (None, None)
        start = self._start
        self._begin(self.game.initial_state(self.options) if start is None else start)

    def _begin(self, state: Any) -> None:
        """Goes on from a position, to the next one where a seat must act."""
        game = self.game
        actors = game.actors(state)
        while actors == _CHANCE and self._rng is not None:
            weights = game.chance_weights(state)
            index = pick(weights, self._rng.randrange(sum(weights)))
            state = game.apply(state, CHANCE, game.legal_actions(state, CHANCE)[index])
            actors = game.actors(state)
        self._stand(state, actors)

    def _stand(self, state: Any, actors: tuple[Any, ...]) -> None:
        """A position where nothing has been touched."""
        self.state = state
        self.actors = actors
        self.due = _DUE[actors]
        """The seats that must act; both while they choose secretly."""
        self.turn: Seat | None = self.due[0] if self.due else None
        """The first seat that must act; None if chance must, or at the end."""
        self._touched: dict[Seat, tuple[int, ...]] = {}
        self._open: dict[Seat, _Open] = {}

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def returns(self) -> tuple[float, float]:
        """1 and -1 for winner and loser; zeros for a draw and while the match goes on."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return (0.0, 0.0)
        return (-1.0, 1.0) if outcome.winner else (1.0, -1.0)

    # what a seat can do

    def _left(self, seat: Seat) -> _Open:
        """The actions that begin with what the seat has touched, by what it can touch next."""
        left = self._open.get(seat)
        if left is None:
            left = self._open[seat] = {}
            if seat in self.actors:
                paths = self._paths
                for action in self.game.legal_actions(self.state, seat):
                    path = paths[action]
                    if path[0] in left:
                        left[path[0]].append((path, action))
                    else:
                        left[path[0]] = [(path, action)]
        return left

    def choices(self, seat: Seat) -> list[int]:
        """The ids of the things that the seat can touch now, each once, in ascending order."""
        return sorted(self._left(seat))

    def mask(self, seat: Seat) -> Mask:
        """1 for each id that the seat can touch now, 0 for all others."""
        mask = np.zeros(len(self.alphabet), np.int8)
        mask[list(self._left(seat))] = 1
        return mask

    def check(self, seat: Seat, choice: int) -> None:
        """Raises IllegalAction if the seat cannot touch that thing now."""
        if choice not in self._left(seat):
            raise self._refusal(seat, choice)

    def _refusal(self, seat: Seat, choice: int) -> IllegalAction:
        who = self.game.info.actor_name(seat)
        return IllegalAction(
            f"expected {who} to choose out of {self.choices(seat)[:12]}, got {choice}"
        )

    def step(self, seat: Seat, choice: int) -> None:
        """Touches a thing; the last one of an action plays it."""
        left = self._left(seat).get(choice)
        if left is None:
            raise self._refusal(seat, choice)
        touched = (*self._touched.get(seat, ()), choice)
        if self._recall:
            self._remember(seat, choice)
        path, action = left[0]
        if len(path) > len(touched):
            self._touched = {**self._touched, seat: touched}
            self._open = {**self._open, seat: _by_next(left, len(touched))}
            return
        others = self._touched
        self._begin(self.game.apply(self.state, seat, action))
        # the other seat's choice has begun in secret, and goes on as if nothing had happened
        for each in others:
            if each != seat and each in self.due:
                self._go_on(each, others[each])

    def _go_on(self, seat: Seat, touched: tuple[int, ...]) -> None:
        left = self._left(seat)
        for step, choice in enumerate(touched, 1):
            if choice not in left:
                return
            left = _by_next(left[choice], step)
        self._touched[seat] = touched
        self._open[seat] = left

    # chance

    def chance(self) -> list[float]:
        """The probability of each result of chance; empty if chance is not to act."""
        if self.actors != (CHANCE,):
            return []
        weights = self.game.chance_weights(self.state)
        total = sum(weights)
        return [weight / total for weight in weights]

    def chance_name(self, index: int) -> str:
        """The text of a result of chance."""
        return self.game.encode_action(self.game.legal_actions(self.state, CHANCE)[index])

    def happen(self, index: int) -> None:
        """Plays a result of chance."""
        results: Sequence[Any] = self.game.legal_actions(self.state, CHANCE)
        if self.actors != (CHANCE,) or not 0 <= index < len(results):
            raise IllegalAction(f"expected a result of chance from 0 on, got {index}")
        self._begin(self.game.apply(self.state, CHANCE, results[index]))

    # what a seat knows

    def observation(self, seat: Seat | None) -> Numbers:
        """What the seat knows, as numbers: its view, then 1 for each thing it has touched.

        None asks for what a spectator knows.
        """
        numbers = np.zeros(self.observation_size, np.float32)
        self.layout.write(self.game.view(self.state, seat), numbers[: len(self.layout)])
        for choice in self._touched_by(seat):
            numbers[len(self.layout) + choice] = 1
        return numbers

    @property
    def observation_size(self) -> int:
        return len(self.layout) + len(self.alphabet)

    def _touched_by(self, seat: Seat | None) -> Path:
        return () if seat is None else self._touched.get(seat, ())

    def observation_text(self, seat: Seat | None) -> str:
        """What the seat, or a spectator, knows as JSON of its view, and what it has touched."""
        return self._text(self.state, seat, self._touched_by(seat))

    def _text(self, state: Any, seat: Seat | None, touched: tuple[int, ...]) -> str:
        view = _JSON.encode(self.game.view(state, seat)).decode()
        return "\n".join((view, *(self.alphabet.things[choice] for choice in touched)))

    def information_state(self, seat: Seat) -> str:
        """Like `observation_text`; with `recall` it also tells apart all that led to it."""
        return "\n".join((self._digest(seat).hex(), self.observation_text(seat)))

    def _remember(self, seat: Seat, choice: int) -> None:
        memory = _Memory(self._seen[seat], self.state, self._touched.get(seat, ()), choice)
        self._seen = (self._seen[0], memory) if seat else (memory, self._seen[1])

    def _digest(self, seat: Seat) -> bytes:
        """A short text for all that the seat has seen and chosen."""
        newest = self._seen[seat]
        unread = []
        memory = newest
        while memory is not None and not memory.digest:
            unread.append(memory)
            memory = memory.before
        digest = b"" if memory is None else memory.digest
        for memory in reversed(unread):
            text = self._text(memory.state, seat, memory.touched)
            known = f"{digest.hex()}\n{text}\n{self.alphabet.things[memory.choice]}".encode()
            memory.digest = digest = blake2b(known, digest_size=12).digest()
            memory.before = memory.state = None  # never asked for again
        return digest

    # copies

    def clone(self) -> Environment:
        """A copy that goes its own way; chance goes on alike in both."""
        other = object.__new__(Environment)
        other.__dict__.update(self.__dict__)
        if self._rng is not None:
            other._rng = Random()
            other._rng.setstate(self._rng.getstate())
        return other

    def restore(self, copy: Environment) -> None:
        """Goes back to where a copy stands, which can be restored again.

        >>> environment = Environment("rosenkoenig", seed=7)
        >>> kept = environment.clone()
        >>> environment.step(0, environment.choices(0)[0])
        >>> environment.restore(kept)
        >>> environment.information_state(0) == kept.information_state(0)
        True
        """
        if copy.game is not self.game or copy.options != self.options:
            raise GameError(
                f"expected a copy of a match of {self.game.info.key} with the same options"
            )
        self.__dict__.update(copy.clone().__dict__)

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        seen = (self._digest(FIRST), self._digest(SECOND))
        kept = (self.state, self.actors, seen, self._touched, self._rng)
        return _restored, (self.game.info.key, self.options, self._recall, self._start, kept)


def _restored(
    game: str,
    options: dict[str, object],
    recall: bool,
    start: Any,
    kept: tuple[Any, Any, tuple[bytes, bytes], dict[Seat, tuple[int, ...]], Random | None],
) -> Environment:
    """An environment from what was kept of it."""
    environment = Environment(game, options, recall=recall, start=start)
    state, actors, (first, second), touched, environment._rng = kept
    environment._stand(state, actors)
    environment._seen = (_Memory.of(first), _Memory.of(second))
    for seat in touched:
        environment._go_on(seat, touched[seat])
    return environment
