"""`--jobs` and `--ray`: who shares the work of a long run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.ai.workers import Workers


@contextmanager
def chosen(jobs: int | None, ray: str | None) -> Iterator[Workers | int | None]:
    """So many processes, or a Ray cluster until the end of the run."""
    if ray is None:
        yield jobs
        return
    if jobs is not None:
        raise GameError("expected --jobs or --ray, got both: a cluster uses all its cores")
    from rosenkrieg.ai.workers import Cluster

    with closing(Cluster(ray)) as cluster:
        yield cluster
