"""Games without people: many at once, all of them to a depth, and how long players think.

Every game of a simulation has seeds of its own, derived from one seed and its number, so the
results are the same on every machine and however many processes share the work.
"""

from __future__ import annotations

import hashlib
import os
import platform
import time
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, median
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from msgspec import Struct

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.engine import PATIENCE, EngineFailed
from rosenkrieg.ai.fingerprint import fingerprint
from rosenkrieg.ai.own import check_name, close, own_player
from rosenkrieg.ai.player import Player, RandomPlayer, player, players
from rosenkrieg.ai.speed import build
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, SEATS, AnyGame, OptionValue, Outcome, Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout
from rosenkrieg.core.record import record

if TYPE_CHECKING:
    from rosenkrieg.ai.workers import Workers

SEED_BITS: Final = 53
"""Seeds stay whole numbers in every reader of JSON."""


def derived_seed(seed: int, *names: object) -> int:
    """A seed for one part of the work.

    >>> derived_seed(7, "game", 0) == derived_seed(7, "game", 0) != derived_seed(7, "game", 1)
    True
    """
    text = "|".join(str(name) for name in (seed, *names))
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


# games


class EngineWarning(UserWarning):
    """A program lost a match by what it did outside the game."""


class Bot(Struct, frozen=True):
    """A computer player by name, and the seed of its own choices."""

    name: str
    seed: int


class Job(Struct, frozen=True):
    """One game to be played; `seed` is the seed of its chance."""

    game: str
    options: dict[str, OptionValue]
    bots: tuple[Bot, Bot]
    seed: int
    keeps_record: bool = False
    limit: float = PATIENCE
    """Seconds that a program has for each answer."""


class Played(Struct, frozen=True):
    """A finished game: `moves` counts what the seats did; the record as JSON, if asked for."""

    outcome: Outcome
    moves: int
    record: str | None


def play(job: Job) -> Played:
    """Plays one game to its end. A program that fails loses it, and a warning says why."""
    match: Match[Any, Any, Any] = Match(job.game, job.options, seed=job.seed)
    players: list[Player] = []
    try:
        for seat, bot in zip(SEATS, job.bots, strict=True):
            with _losing(match, seat):
                players.append(
                    own_player(job.game, bot.name, seat, match.options, bot.seed, job.limit)
                )
        while match.actors:
            seat = Seat(match.actors[0])
            with _losing(match, seat):
                match.act(seat, _choice(match, seat, players[seat]))
    finally:
        for each in players:
            close(each)
    assert match.outcome is not None
    names = (job.bots[0].name, job.bots[1].name)
    return Played(
        match.outcome,
        sum(move.actor != CHANCE for move in match.moves),
        record(match, players=names).to_json() if job.keeps_record else None,
    )


@contextmanager
def _losing(match: Match[Any, Any, Any], seat: Seat) -> Iterator[None]:
    """A program that fails in here has lost the match."""
    try:
        yield
    except EngineFailed as error:
        warnings.warn(f"{error}; it loses the match", EngineWarning, stacklevel=2)
        if not match.over:
            match.resign(seat)


def _choice(match: Match[Any, Any, Any], seat: Seat, chooser: Player) -> Any:
    # a view costs several times what a move costs, and this player never looks at it
    view = None if isinstance(chooser, RandomPlayer) else match.view(seat)
    return chooser.choose(view, match.legal(seat))


def play_all(
    jobs: Iterable[Job], count: int, workers: Workers | int | None = 1
) -> Iterator[Played]:
    """Plays `count` games, by several processes or a cluster if wanted; the results come in order.

    None for as many processes as there are cores.
    """
    if workers is None:
        workers = cores()
    return map(play, jobs) if workers == 1 else _play_shared(jobs, count, workers)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play_shared(jobs: Iterable[Job], count: int, workers: Workers | int) -> Iterator[Played]:
    from rosenkrieg.ai.workers import hired, share

    marked = ((job, _made(job.game, job.bots[0].name, job.bots[1].name)) for job in jobs)
    with hired(workers) as those:
        yield from share(_play_alike, marked, count, those)


@cache
def _made(game: str, a: str, b: str) -> tuple[str, str]:
    """What the players are made of here."""
    return fingerprint(game, a), fingerprint(game, b)


def _play_alike(marked: tuple[Job, tuple[str, str]]) -> Played:
    """Plays a game if the players are here what they are where the job comes from."""
    job, made = marked
    if made != _made(job.game, job.bots[0].name, job.bots[1].name):
        raise GameError(
            f"expected the same rules, players and kernels on every machine, "
            f"got others on {platform.node()}"
        )
    return play(job)


# a simulation


class Length(Struct, frozen=True):
    """How long games were, in moves of the seats."""

    mean: float
    min: int
    max: int


def share(count: int, total: int) -> tuple[float, float]:
    """From and to: the share that a count points to, right 19 times out of 20 (Wilson).

    >>> [round(bound, 3) for bound in share(3, 60)]
    [0.017, 0.137]
    """
    square = _WIDTH**2 / total
    middle = (count / total + square / 2) / (1 + square)
    half = sqrt(square * (count / total * (1 - count / total) + square / 4)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


_WIDTH: Final = NormalDist().inv_cdf(0.975)


class Summary(Struct, frozen=True):
    """The results of a simulation; `shares` has the 95 % interval of each side's wins."""

    game: str
    options: dict[str, OptionValue]
    games: int
    seed: int
    bots: tuple[str, str]
    moves: int
    seconds: float
    moves_per_second: float
    wins: dict[str, int]
    shares: dict[str, tuple[float, float]]
    draws: int
    length: Length
    ends: dict[str, int]


class Result(Struct, frozen=True, array_like=True):
    """How a game ended: the winner's seat, the reason, the moves of the seats."""

    winner: Seat | None
    reason: str
    moves: int


class Simulation:
    """Many games of two computer players: `run` plays them, `summary` gives the results.

    Games that are there already, from a run that was interrupted, are not played again.
    """

    def __init__(
        self,
        game: str,
        count: int,
        bots: tuple[str, str] = ("random", "random"),
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        limit: float = PATIENCE,
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.info.complete(options or {})
        self.limit = limit
        self.bots = bots
        self.seed = seed
        self.count = count
        for name in bots:
            check_name(game, name)
        self.results: list[Result] = []
        self._seconds = 0.0
        self._moves = 0
        """Those of this run."""

    def run(
        self, workers: Workers | int | None = 1, keeps_records: bool = False
    ) -> Iterator[Played]:
        """Plays the missing games and yields each when it is done, in order.

        `workers`: so many processes, None for one per core, or a `Cluster`.
        """
        started = time.perf_counter()
        missing = self.count - len(self.results)
        for played in play_all(self.jobs(keeps_records), missing, workers):
            self.results.append(Result(played.outcome.winner, played.outcome.reason, played.moves))
            self._moves += played.moves
            self._seconds = time.perf_counter() - started
            yield played

    def jobs(self, keeps_records: bool = False) -> Iterator[Job]:
        """The games still to be played."""
        key = self.game.info.key
        for number in range(len(self.results), self.count):
            seed = derived_seed(self.seed, "game", number)
            first, second = (Bot(self.bots[seat], derived_seed(seed, seat)) for seat in SEATS)
            yield Job(key, self.options, (first, second), seed, keeps_records, self.limit)

    def summary(self) -> Summary:
        """The results of the games played so far, at least one."""
        lengths = [result.moves for result in self.results]
        winners = Counter(result.winner for result in self.results)
        ends = Counter(result.reason for result in self.results)
        games, moves = len(lengths), sum(lengths)
        wins = {name: winners[seat] for seat, name in zip(SEATS, self.game.info.seats, strict=True)}
        shares = {name: share(won, games) for name, won in wins.items()}
        return Summary(
            game=self.game.info.key,
            options=self.options,
            games=games,
            seed=self.seed,
            bots=self.bots,
            moves=moves,
            seconds=round(self._seconds, 3),
            moves_per_second=round(self._moves / self._seconds, 1) if self._moves else 0.0,
            wins=wins,
            shares={name: (round(low, 4), round(high, 4)) for name, (low, high) in shares.items()},
            draws=winners[None],
            length=Length(round(moves / games, 2), min(lengths), max(lengths)),
            ends=dict(sorted(ends.items())),
        )


# all games to a depth

_MERGED_STATES: Final = 100_000
"""So many different states are kept at a time; beyond them the tree is walked."""


def perft(game: AnyGame, state: Any, depth: int) -> Iterator[int]:
    """The number of ways to play 1, 2, ... `depth` moves from a state.

    Results of chance count as moves, and seats that choose at the same time are taken in
    order. States met in several ways are counted once and multiplied.
    """
    ways: Counter[Any] = Counter({state: 1})
    merged = 0
    for deep in range(1, depth + 1):
        yield sum(count * _ways(game, each, deep - merged) for each, count in ways.items())
        if len(ways) < _MERGED_STATES and deep < depth:
            ways, merged = _after_one_move(game, ways), deep


def _after_one_move(game: AnyGame, ways: Counter[Any]) -> Counter[Any]:
    after: Counter[Any] = Counter()
    for state, count in ways.items():
        for actor in game.actors(state)[:1]:
            for action in game.legal_actions(state, actor):
                after[game.apply(state, actor, action)] += count
    return after


def _ways(game: AnyGame, state: Any, depth: int) -> int:
    actors = game.actors(state)
    if not actors:
        return 0
    legal = game.legal_actions(state, actors[0])
    if depth == 1:
        return len(legal)
    return sum(_ways(game, game.apply(state, actors[0], action), depth - 1) for action in legal)


# signatures and times


_PLAYOUTS: Final = 50
_FEW_TRIES: Final = Budget(tries=16)


def signature(key: str) -> str:
    """Moves of fixed random games, then a checksum of what players choose in fixed positions.

    The first number changes when the rules behave differently, the second when views, lists or
    players do. Neither changes when they only get faster.
    """
    return f"{sum(_playouts(registry.game(key), _PLAYOUTS))}-{_choices(key):08x}"


_DECISIONS: Final = 8
_APART: Final = 7
"""Decisions of a signature, and the moves of a random match that lie between them."""


def _choices(key: str) -> int:
    """A checksum of what every level of a game chooses, with a few tries each."""
    game = registry.game(key)
    match: Match[Any, Any, Any] = Match(game, seed=0)
    levels = {name: player(key, name) for name in players(key).levels}
    rng, chosen, left = Random(0), 0, _DECISIONS
    while match.actors and left:
        seat = Seat(match.actors[0])
        view, legal = match.view(seat), match.legal(seat)
        if len(legal) > 1 and len(match.moves) % _APART == 0:
            left -= 1
            for name, level in levels.items():
                text = game.encode_action(level.choose(view, legal, _FEW_TRIES))
                chosen = crc32(f"{name} {text}".encode(), chosen)
        match.act(seat, rng.choice(legal))
    return chosen


class Thinking(Struct, frozen=True):
    """How long a computer player thinks about a decision, in milliseconds of one core."""

    game: str
    player: str
    build: str
    decisions: int
    mean: float
    median: float
    longest: float


def thinking(key: str, name: str, decisions: int = 400) -> Thinking:
    """A match of a player against itself, until it has decided so often or the match is over.

    Where there is only one legal action nothing is decided.
    """
    match: Match[Any, Any, Any] = Match(key, seed=0)
    players = [player(key, name, seat) for seat in SEATS]
    times: list[float] = []
    while match.actors and len(times) < decisions:
        seat = Seat(match.actors[0])
        view, legal = match.view(seat), match.legal(seat)
        started = time.process_time()
        action = players[seat].choose(view, legal)
        if len(legal) > 1:
            times.append(1000 * (time.process_time() - started))
        match.act(seat, action)
    return Thinking(
        key,
        name,
        build(registry.game(key)),
        len(times),
        round(fmean(times), 2),
        round(median(times), 2),
        round(max(times), 2),
    )


def _playouts(game: AnyGame, count: int) -> Iterator[int]:
    start = game.initial_state(game.info.complete({}))
    for number in range(count):
        yield playout(game, start, Random(number))[1]
