"""Who judges a finished match: what a position is worth, and what a decision gave away.

A judge is asked about states, but what a seat did is judged by what that seat could see: a
decision in a game with secrets is tried on states sampled from the view. Which action would have
been best, a computer player of the game says; a judge looks at both with the same chance, so that
luck does not blur the difference.

A stretch is what one seat did without anyone or any chance in between: an action, or all steps of
a turn. It is judged as a whole, because a step alone may mean little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from rosenkrieg.ai.contract import Make, Player
from rosenkrieg.ai.fits import Fit
from rosenkrieg.ai.search.walk import drawn
from rosenkrieg.core.contract import CHANCE, FIRST, Actor, AnyGame, Seat

SURE: Final = 0.999
"""No position that goes on is taken to be more certain."""
MOST_STEPS: Final = 400
"""Steps that a stretch of the advice, or the way to a position at rest, may take."""

Line = tuple[Any, ...]
"""Actions of one seat, one after the other."""


class Chance(Struct, frozen=True):
    """How likely FIRST is to win, from 0 to 1, and the standard error of that."""

    value: float
    error: float


class Verdict(Struct, frozen=True):
    """What a stretch gave away of its seat's chance of winning, against the best line known."""

    best: Line
    gave: float
    error: float


class Judge(Protocol):
    """The judge of a game; every answer depends on its arguments and the generator alone."""

    def chance(self, state: Any, rng: Random) -> Chance:
        """How likely FIRST is to win."""

    def verdict(self, state: Any, seat: Seat, line: Line, rng: Random) -> Verdict | None:
        """What the line gave away; None where the record does not tell what the seat knew."""

    def best(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """The best action known to the seat that has this view."""

    def lost(self, state: Any, seat: Seat, action: Any, rng: Random) -> Verdict | None:
        """What a single action gives away against the best one known."""


def likely(odds: float) -> float:
    """The chance that belongs to log odds."""
    bounded = max(-40.0, min(40.0, odds))
    return max(1 - SURE, min(SURE, 1 / (1 + exp(-bounded))))


def log_odds(chance: float) -> float:
    """The log odds that belong to a chance."""
    bounded = max(1 - SURE, min(SURE, chance))
    return log(bounded / (1 - bounded))


def decided(game: AnyGame, state: Any) -> Chance | None:
    """The chance at the end of a match; None while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return Chance(0.5 if outcome.winner is None else float(outcome.winner == FIRST), 0.0)


def for_seat(chance: float, seat: Seat) -> float:
    """A chance of FIRST as the seat's."""
    return chance if seat == FIRST else 1 - chance


class Worths(Struct, frozen=True, kw_only=True):
    """What a sampling judge must know of a game.

    `odds`: the log odds of FIRST in a position at rest, `stage` how far the match is, from 0 to 1,
    and `fit` what such odds have been worth. `spread`: how far the chance made of them is off, as a
    rule. `advice` and `hand` are players: who says what would have been best, and who
    plays on, quickly, until `is_quiet`. `samples`: states tried for a verdict, of the state that is
    judged. `doubt`: how many standard errors a line must be better by. `is_told`: whether the
    record tells what the seat knew.
    """

    odds: Callable[[Any], float]
    spread: float
    advice: Make
    hand: Make
    is_quiet: Callable[[Any], bool]
    samples: Callable[[Any], int] = lambda state: 12
    doubt: float = 0.0
    is_told: Callable[[Any, Seat], bool] = lambda state, seat: True
    fast_forward: Callable[[Any, Random], Any] = lambda state, rng: state
    stage: Callable[[Any], float] = lambda state: 0.0
    fit: Fit | None = None


class Plain(Struct, frozen=True):
    """What a judge makes of a position at rest before it is fitted to results."""

    stage: float
    odds: float


class SamplingJudge:
    """Judges by positions at rest: of the match itself, and of states that a seat could imagine."""

    def __init__(self, game: AnyGame, worths: Worths) -> None:
        self._game = game
        self._worths = worths

    def chance(self, state: Any, rng: Random) -> Chance:
        over = decided(self._game, state)
        if over is not None:
            return over
        worths = self._worths
        if worths.is_quiet(state):
            return Chance(self._likely(state), worths.spread)
        found = [
            self._at_rest(state, Random(rng.getrandbits(48))) for _ in range(worths.samples(state))
        ]
        mean, error = mean_and_error(found)
        return Chance(mean, sqrt(worths.spread**2 + error**2))

    def plain(self, state: Any) -> Plain | None:
        """The log odds of a position at rest as they are valued; None elsewhere."""
        worths = self._worths
        if decided(self._game, state) is not None or not worths.is_quiet(state):
            return None
        return Plain(worths.stage(state), worths.odds(state))

    def _likely(self, state: Any) -> float:
        worths = self._worths
        odds = worths.odds(state)
        return likely(worths.fit.odds(odds, worths.stage(state)) if worths.fit else odds)

    def verdict(self, state: Any, seat: Seat, line: Line, rng: Random) -> Verdict | None:
        game, worths = self._game, self._worths
        if not worths.is_told(state, seat):
            return None
        best = advised(game, worths.advice(game, Random(rng.getrandbits(48))), state, seat)
        return self._compared(state, seat, best, line, rng)

    def best(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return self._worths.advice(self._game, rng).choose(view, legal)

    def lost(self, state: Any, seat: Seat, action: Any, rng: Random) -> Verdict | None:
        game, worths = self._game, self._worths
        if not worths.is_told(state, seat):
            return None
        best = chosen(game, worths.advice(game, Random(rng.getrandbits(48))), state, seat)
        return self._compared(state, seat, (best,), (action,), rng)

    def _compared(self, state: Any, seat: Seat, best: Line, line: Line, rng: Random) -> Verdict:
        """Both lines with the same chance, on states that look like this one to the seat."""
        if best == line:
            return Verdict(line, 0.0, 0.0)
        game, worths = self._game, self._worths
        view = game.view(state, seat)
        more: list[float] = []
        for _ in range(worths.samples(state)):
            world = game.determinize(view, rng) if game.info.hidden else state
            better, played = played_on(game, world, seat, best), played_on(game, world, seat, line)
            if better is None or played is None:
                continue
            seed = rng.getrandbits(48)
            gained = self._at_rest(better, Random(seed)) - self._at_rest(played, Random(seed))
            more.append(gained if seat == FIRST else -gained)
        mean, error = mean_and_error(more) if more else (0.0, 0.0)
        if len(more) == 1:  # a single state does not tell how far it is off
            error = worths.spread
        if mean <= worths.doubt * error:
            return Verdict(line, 0.0, error)
        return Verdict(best, mean, error)

    def _at_rest(self, state: Any, rng: Random) -> float:
        """FIRST's chance after quick play to a position at rest."""
        game, worths = self._game, self._worths
        state = worths.fast_forward(state, rng)
        hand: Player | None = None
        for _ in range(MOST_STEPS):
            over = decided(game, state)
            if over is not None:
                return over.value
            if worths.is_quiet(state):
                break
            actor = game.actors(state)[0]
            if actor == CHANCE:
                action = drawn(game, state, rng)
            else:
                hand = hand or worths.hand(game, rng)
                action = chosen(game, hand, state, Seat(actor))
            state = worths.fast_forward(game.apply(state, actor, action), rng)
        return self._likely(state)


def chosen(game: AnyGame, player: Player, state: Any, seat: Seat) -> Any:
    """What a player chooses in a state, of which it sees its view."""
    legal = game.legal_actions(state, seat)
    return legal[0] if len(legal) == 1 else player.choose(game.view(state, seat), legal)


def advised(game: AnyGame, player: Player, state: Any, seat: Seat) -> Line:
    """What a player would do until someone else, or chance, is to act."""
    line: list[Any] = []
    while game.actors(state) and game.actors(state)[0] == seat and len(line) < MOST_STEPS:
        action = chosen(game, player, state, seat)
        line.append(action)
        is_secret = len(game.actors(state)) > 1
        state = game.apply(state, Actor(seat), action)
        if is_secret:  # a secret choice is a stretch of its own
            break
    return tuple(line)


def played_on(game: AnyGame, state: Any, seat: Seat, line: Sequence[Any]) -> Any | None:
    """The state after a line; None if it is not possible there."""
    for action in line:
        if seat not in game.actors(state) or action not in game.legal_actions(state, seat):
            return None
        state = game.apply(state, seat, action)
    return state


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(found)
    mean = sum(found) / count
    if count < 2:
        return mean, 0.0
    spread = sum((each - mean) ** 2 for each in found) / (count - 1)
    return mean, sqrt(spread / count)
