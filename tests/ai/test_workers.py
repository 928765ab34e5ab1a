"""Work shared out to processes: in order, the same as alone, and nothing is lost with a process."""

import multiprocessing
import os
import signal
import warnings
from pathlib import Path

import pytest

from rosenkrieg.ai import workers
from rosenkrieg.ai.simulation import Simulation
from rosenkrieg.ai.workers import Done, hired, share
from rosenkrieg.core.errors import GameError, IllegalAction


def doubled(number: int) -> int:
    return 2 * number


def doubled_once_killed(job: tuple[int, str]) -> int:
    """The first process that meets number 5 is killed there."""
    number, folder = job
    if number == 5:
        try:
            Path(folder, "killed").touch(exist_ok=False)
        except FileExistsError:
            return 2 * number
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise IllegalAction(f"expected another number than {number}")


def warned(number: int) -> int:
    warnings.warn(f"number {number}", UserWarning, stacklevel=2)
    return number


def test_a_killed_process_loses_nothing(tmp_path: Path):
    jobs = [(number, str(tmp_path)) for number in range(12)]
    with hired(2) as two:
        assert list(share(doubled_once_killed, jobs, 12, two)) == [2 * n for n in range(12)]
    assert (tmp_path / "killed").exists()


def test_a_simulation_goes_on_when_a_process_is_killed_from_outside():
    run = Simulation("rosenkoenig", 80, ("greedy", "random"), seed=3)
    played = run.run(2)
    first = [next(played) for _ in range(3)]
    os.kill(max(each.pid for each in multiprocessing.active_children()), signal.SIGKILL)
    alone = list(Simulation("rosenkoenig", 80, ("greedy", "random"), seed=3).run(1))
    assert [*first, *played] == alone


def test_a_job_that_ends_every_process_is_an_error_at_last():
    with hired(2) as two, pytest.raises(GameError, match="was ended 4 times in a row"):
        list(share(killed, range(3), 3, two))


def test_what_a_job_raises_and_warns_of_arrives():
    with hired(2) as two:
        with pytest.raises(IllegalAction, match="another number than 0"):
            list(share(refused, range(3), 3, two))
        with pytest.warns(UserWarning, match="number"):
            assert list(share(warned, range(3), 3, two)) == [0, 1, 2]


class Told:
    """Workers that only tell how many jobs they were given, each of which takes so long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sizes: list[int] = []

    def count(self) -> int:
        return 2

    def begin(self, work, jobs):
        self.sizes.append(len(jobs))
        return [work(job) for job in jobs]

    def finish(self, begun):
        return Done(begun, [], self.seconds * len(begun))

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("seconds", "most"), [(0.001, 2000), (0.1, 20), (30.0, 1)])
def test_batches_take_seconds_and_are_smaller_near_the_end(seconds: float, most: int):
    told = Told(seconds)
    assert list(share(doubled, range(10_000), 10_000, told)) == [2 * n for n in range(10_000)]
    assert max(told.sizes) == most
    assert told.sizes[-1] == 1
    assert told.sizes[: 2 * workers.AHEAD] == [1] * 2 * workers.AHEAD


def test_a_machine_with_another_version_is_refused():
    with pytest.raises(GameError, match=r"expected Rosenkrieg 0\.0\.7 on every machine"):
        workers.do_batch(doubled, [1], "0.0.7")
