"""Games without people: many at once, all of them to a depth, and how fast they go.

Every game of a simulation has seeds of its own, derived from one seed and its number, so the
results are the same on every machine and however many processes share the work.
"""

from __future__ import annotations

import hashlib
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import islice
from random import Random
from statistics import fmean, median
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.ai.player import Player, RandomPlayer, player
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, SEATS, AnyGame, OptionValue, Outcome, Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout
from rosenkrieg.core.record import record

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


class Played(Struct, frozen=True):
    """A finished game: `moves` counts what the seats did; the record as JSON, if asked for."""

    outcome: Outcome
    moves: int
    record: str | None


def play(job: Job) -> Played:
    """Plays one game to its end."""
    match: Match[Any, Any, Any] = Match(job.game, job.options, seed=job.seed)
    players = [player(job.game, bot.name, bot.seed) for bot in job.bots]
    while match.actors:
        seat = Seat(match.actors[0])
        match.act(seat, _choice(match, seat, players[seat]))
    assert match.outcome is not None
    names = (job.bots[0].name, job.bots[1].name)
    return Played(
        match.outcome,
        sum(move.actor != CHANCE for move in match.moves),
        record(match, players=names).to_json() if job.keeps_record else None,
    )


def _choice(match: Match[Any, Any, Any], seat: Seat, chooser: Player) -> Any:
    # a view costs several times what a move costs, and this player never looks at it
    view = None if isinstance(chooser, RandomPlayer) else match.view(seat)
    return chooser.choose(view, match.legal(seat))


def play_all(jobs: Iterable[Job], processes: int = 1) -> Iterator[Played]:
    """Plays many games, in several processes if wanted; the results come in order."""
    return map(play, jobs) if processes == 1 else _play_shared(jobs, processes)


_GAMES_A_PARCEL: Final = 8
_PARCELS_A_PROCESS: Final = 4


def _play_shared(jobs: Iterable[Job], processes: int) -> Iterator[Played]:
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    # spawn: the caller may have threads (a progress bar), which fork does not bear
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _end_quietly_when_interrupted)
    todo = iter(jobs)
    waiting: deque[Future[list[Played]]] = deque()
    try:
        while True:
            while len(waiting) < processes * _PARCELS_A_PROCESS:
                parcel = list(islice(todo, _GAMES_A_PARCEL))
                if not parcel:
                    break
                waiting.append(pool.submit(_play_parcel, parcel))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise GameError("expected every process to finish its games, one was ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play_parcel(jobs: list[Job]) -> list[Played]:
    return [play(job) for job in jobs]


def _end_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# a simulation


class Length(Struct, frozen=True):
    """How long games were, in moves of the seats."""

    mean: float
    min: int
    max: int


class Summary(Struct, frozen=True):
    """What came of a simulation."""

    game: str
    options: dict[str, OptionValue]
    games: int
    seed: int
    bots: tuple[str, str]
    moves: int
    seconds: float
    moves_per_second: float
    wins: dict[str, int]
    draws: int
    length: Length
    ends: dict[str, int]


class Simulation:
    """Many games of two computer players: `run` plays them, `summary` says what came of it."""

    def __init__(
        self,
        game: str,
        count: int,
        bots: tuple[str, str] = ("random", "random"),
        seed: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.info.complete(options or {})
        self.bots = bots
        self.seed = seed
        self.count = count
        for name in bots:
            player(game, name)  # says at once what is wrong with it
        self._lengths: list[int] = []
        self._winners: Counter[Seat | None] = Counter()
        self._ends: Counter[str] = Counter()
        self._seconds = 0.0

    def run(self, processes: int = 1, keeps_records: bool = False) -> Iterator[Played]:
        """Plays the games and yields each when it is done, in order."""
        started = time.perf_counter()
        for played in play_all(self.jobs(keeps_records), processes):
            self._lengths.append(played.moves)
            self._winners[played.outcome.winner] += 1
            self._ends[played.outcome.reason] += 1
            self._seconds = time.perf_counter() - started
            yield played

    def jobs(self, keeps_records: bool = False) -> Iterator[Job]:
        """The games to be played."""
        key = self.game.info.key
        for number in range(self.count):
            seed = derived_seed(self.seed, "game", number)
            first, second = (Bot(self.bots[seat], derived_seed(seed, seat)) for seat in SEATS)
            yield Job(key, self.options, (first, second), seed, keeps_records)

    def summary(self) -> Summary:
        """What came of the games played so far, at least one."""
        games, moves = len(self._lengths), sum(self._lengths)
        names = self.game.info.seats
        return Summary(
            game=self.game.info.key,
            options=self.options,
            games=games,
            seed=self.seed,
            bots=self.bots,
            moves=moves,
            seconds=round(self._seconds, 3),
            moves_per_second=round(moves / self._seconds, 1),
            wins={names[seat]: self._winners[seat] for seat in SEATS},
            draws=self._winners[None],
            length=Length(round(moves / games, 2), min(self._lengths), max(self._lengths)),
            ends=dict(sorted(self._ends.items())),
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


# speed


class Speed(Struct, frozen=True):
    """How fast random games go on one core."""

    game: str
    what: str
    build: str
    moves_per_second: float
    games_per_second: float


_PLAYOUTS: Final = 50
_RUNS: Final = 5


def signature(key: str) -> int:
    """The moves of a fixed set of random games; it changes only when behaviour changes."""
    return sum(_playouts(registry.game(key), _PLAYOUTS))


def speed(key: str, seconds: float = 0.3) -> Speed:
    """The best of several runs of about so many seconds each: the others were disturbed."""
    game = registry.game(key)
    best_moves, best_games = max(_run(game, seconds) for _ in range(_RUNS))
    return Speed(key, "playouts", build(game), round(best_moves, 1), round(best_games, 1))


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


def _run(game: AnyGame, seconds: float) -> tuple[float, float]:
    games = moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for length in _playouts(game, _PLAYOUTS):
            games += 1
            moves += length
            if time.perf_counter() - started >= seconds:
                break
    passed = time.perf_counter() - started
    return moves / passed, games / passed


def _playouts(game: AnyGame, count: int) -> Iterator[int]:
    start = game.initial_state(game.info.complete({}))
    for number in range(count):
        yield playout(game, start, Random(number))[1]


def build(game: AnyGame) -> str:
    """`compiled` if any module of the rules is, otherwise `plain`."""
    package = type(game).__module__.rpartition(".")[0]
    files = (
        getattr(module, "__file__", None) or ""
        for name, module in sys.modules.items()
        if name.startswith(f"{package}.")
    )
    return (
        "compiled" if any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files) else "plain"
    )
