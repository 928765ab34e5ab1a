"""Jobs shared out, to processes of this machine or to the machines of a Ray cluster.

The results come in the order of the jobs and are the same wherever they were made. Jobs go out in
batches of about two seconds. A worker that dies loses nothing: its batch is done again.
"""

from __future__ import annotations

import platform
import signal
import socket
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from rosenkrieg.core.errors import GameError
from rosenkrieg.version import __version__

T = TypeVar("T")
R = TypeVar("R")

BATCH_SECONDS: Final = 2.0
AHEAD: Final = 3
"""Batches under way for each worker, so that it need not wait for the next one."""
TRIES: Final = 4
"""So often a batch is begun; then it is the batch that ends its workers."""


class Done(Struct, frozen=True):
    """A finished batch: its results, the warnings of its jobs, and how long it took."""

    results: list[Any]
    warned: list[tuple[type[Warning], str]]
    seconds: float


class Workers(Protocol):
    """Those who do batches of jobs."""

    def count(self) -> int:
        """How many batches are done at the same time."""

    def begin(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Any:
        """Begins a batch and returns at once; what comes back is for `finish`."""

    def finish(self, begun: Any) -> Done:
        """Waits for a batch."""

    def close(self) -> None:
        """Lets them go; what they have not finished is dropped."""


def share(work: Callable[[T], R], jobs: Iterable[T], count: int, workers: Workers) -> Iterator[R]:
    """What `work` makes of each of `count` jobs, in their order."""
    todo = iter(jobs)
    waiting: deque[Any] = deque()
    size, left = 1, count
    while True:
        while len(waiting) < AHEAD * workers.count():
            batch = list(islice(todo, size))
            if not batch:
                break
            waiting.append(workers.begin(work, batch))
            left -= len(batch)
        if not waiting:
            return
        done = workers.finish(waiting.popleft())
        for kind, text in done.warned:
            warnings.warn(text, kind, stacklevel=2)
        # near the end smaller ones, so that all workers finish at about the same time
        fitting = int(BATCH_SECONDS * len(done.results) / max(done.seconds, 1e-6))
        size = max(1, min(fitting, left // (2 * workers.count())))
        yield from done.results


def do_batch(work: Callable[[Any], Any], jobs: Sequence[Any], version: str) -> Done:
    """What a worker does. Warnings travel back, since nobody reads a worker's standard error."""
    if version != __version__:
        raise GameError(
            f"expected Rosenkrieg {version} on every machine, "
            f"got {__version__} on {platform.node()}"
        )
    started = time.perf_counter()
    with warnings.catch_warnings(record=True) as warned:
        results = [work(job) for job in jobs]
    said = [(each.category, str(each.message)) for each in warned]
    return Done(results, said, time.perf_counter() - started)


@contextmanager
def hired(workers: Workers | int) -> Iterator[Workers]:
    """These workers, or so many processes of this machine until the end."""
    if not isinstance(workers, int):
        yield workers
        return
    own = Processes(workers)
    try:
        yield own
    finally:
        own.close()


# processes


class _Batch:
    def __init__(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> None:
        self.work = work
        self.jobs = jobs
        self.future: Future[Done]


class Processes:
    """Processes of this machine. When one is killed, all start again with what is unfinished."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._fresh()
        self._open: list[_Batch] = []
        self._broken = 0

    def _fresh(self) -> ProcessPoolExecutor:
        # spawn: the caller may have threads (a progress bar), which fork does not bear
        return ProcessPoolExecutor(self._count, get_context("spawn"), _end_quietly_when_interrupted)

    def count(self) -> int:
        return self._count

    def begin(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Any:
        batch = _Batch(work, jobs)
        self._open.append(batch)
        self._submit(batch)
        return batch

    def _submit(self, batch: _Batch) -> None:
        try:
            batch.future = self._pool.submit(do_batch, batch.work, batch.jobs, __version__)
        except BrokenProcessPool as error:  # `finish` sees to it
            batch.future = Future()
            batch.future.set_exception(error)

    def finish(self, begun: Any) -> Done:
        while True:
            try:
                done: Done = begun.future.result()
            except BrokenProcessPool:
                self._begin_anew()
                continue
            self._open.remove(begun)
            self._broken = 0
            return done

    def _begin_anew(self) -> None:
        self._broken += 1
        if self._broken == TRIES:
            raise GameError(
                f"expected every process to finish its games, one was ended {TRIES} times in a row"
            )
        self._pool.shutdown()  # afterwards every future has a result or an error
        self._pool = self._fresh()
        for batch in self._open:
            if isinstance(batch.future.exception(), BrokenProcessPool):
                self._submit(batch)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _end_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# Ray

AUTO: Final = "auto"


def _reach(address: str) -> None:
    """Raises at once if nobody listens there; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise ValueError(f"an address is HOST:PORT or {AUTO}")
    socket.create_connection((host, int(port)), timeout=10).close()


class Cluster:
    """The machines of a Ray cluster, each with the same version of Rosenkrieg installed.

    Machines may join and leave during a run. Ray itself does the batch of a dead worker again.
    """

    def __init__(self, address: str) -> None:
        """`address`: HOST:PORT, or `auto` for the cluster that this machine belongs to."""
        import ray

        self._ray: Any = ray
        self._is_mine = not ray.is_initialized()
        if self._is_mine:
            try:
                if address != AUTO:
                    _reach(address)
                ray.init(address, log_to_driver=False, logging_level="ERROR")
            except (OSError, RuntimeError, ValueError) as error:
                raise GameError(
                    f"expected a Ray cluster at {address!r:.80}, got: {str(error).splitlines()[0]}"
                ) from None
        self._batch: Any = ray.remote(num_cpus=1, max_retries=TRIES - 1)(do_batch)
        self._open: list[Any] = []

    def count(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def begin(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Any:
        begun = self._batch.remote(work, jobs, __version__)
        self._open.append(begun)
        return begun

    def finish(self, begun: Any) -> Done:
        errors = self._ray.exceptions
        try:
            done: Done = self._ray.get(begun)
        except errors.RayTaskError as error:
            raise error.cause from None  # what the job raised
        except errors.RayError as error:
            raise GameError(
                f"expected every machine to finish its games, got {str(error).splitlines()[0]}"
            ) from None
        self._open.remove(begun)
        return done

    def close(self) -> None:
        for begun in self._open:
            self._ray.cancel(begun)
        self._open.clear()
        if self._is_mine:
            self._ray.shutdown()
