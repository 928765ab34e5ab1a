"""Work shared out to a Ray cluster of two nodes; a worker or a node is killed in the middle.

Without Ray (`make ray`, which `.ci/run` calls) these tests are left out.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rosenkrieg.ai.arena import Arena
from rosenkrieg.ai.simulation import Simulation
from rosenkrieg.ai.workers import Cluster, share
from rosenkrieg.cli import main
from rosenkrieg.core.errors import GameError, IllegalAction

ray = pytest.importorskip("ray")

MEMORY = 80 * 2**20
PATIENCE = 60.0


@pytest.fixture(scope="session")
def nodes() -> Iterator[object]:
    """A cluster of two nodes with a core each."""
    from ray.cluster_utils import Cluster as Nodes

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": MEMORY}
        nodes = Nodes(initialize_head=True, head_node_args=head)
        nodes.add_node(num_cpus=1, object_store_memory=MEMORY)
        try:
            yield nodes
        finally:
            nodes.shutdown()


@pytest.fixture
def cluster(nodes) -> Iterator[Cluster]:
    cluster = Cluster(nodes.address)
    yield cluster
    cluster.close()


def killed_once(job: tuple[int, str]) -> tuple[int, str]:
    """The first worker that meets number 5 is killed there. Tells the node that did the job.

    Whoever comes first waits for the other node, which may still be starting its worker.
    """
    number, folder = job
    node = ray.get_runtime_context().get_node_id()
    Path(folder, f"node-{node}").touch()
    until = time.monotonic() + PATIENCE
    while len(list(Path(folder).glob("node-*"))) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    if number == 5:
        try:
            Path(folder, "killed").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number, node


def always_killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise IllegalAction(f"expected another number than {number}")


def test_the_result_is_that_of_one_machine(cluster: Cluster):
    run, alone = (Simulation("rosenkoenig", 30, ("greedy", "random"), 9) for _ in range(2))
    assert list(run.run(cluster, keeps_records=True)) == list(alone.run(1, keeps_records=True))
    shared, lonely = (Arena("rosenkoenig", "greedy", "random", 8, seed=1) for _ in range(2))
    assert list(shared.run(cluster)) == list(lonely.run(1))


def test_self_play_is_that_of_one_machine(cluster: Cluster):
    research = pytest.importorskip("rosenkrieg.research")
    shared = list(research.self_play("rosenkoenig", 6, seed=2, workers=cluster))
    alone = list(research.self_play("rosenkoenig", 6, seed=2))
    for one, two in zip(shared, alone, strict=True):
        assert (one.choices == two.choices).all()
        assert (one.observations == two.observations).all()
        assert (one.returns == two.returns).all()


def test_a_killed_worker_loses_nothing_and_both_nodes_work(cluster: Cluster, tmp_path: Path):
    assert cluster.count() == 2
    jobs = [(number, str(tmp_path)) for number in range(40)]
    done = list(share(killed_once, jobs, len(jobs), cluster))
    assert [number for number, _ in done] == [2 * number for number in range(40)]
    assert len({node for _, node in done}) == 2
    assert (tmp_path / "killed").exists()


def test_a_node_that_leaves_in_the_middle_loses_nothing(nodes, cluster: Cluster):
    third = nodes.add_node(num_cpus=1, object_store_memory=MEMORY)
    run, alone = (Simulation("rosenkoenig", 30, ("greedy", "random"), 4) for _ in range(2))
    played = run.run(cluster)
    first = [next(played)]
    nodes.remove_node(third, allow_graceful=False)
    assert [*first, *played] == list(alone.run(1))


def test_what_a_job_raises_arrives_and_a_deadly_job_is_an_error_at_last(cluster: Cluster):
    with pytest.raises(IllegalAction, match="another number than 0"):
        list(share(refused, range(2), 2, cluster))
    with pytest.raises(GameError, match="expected every machine to finish its games"):
        list(share(always_killed, range(1), 1, cluster))


def test_commands_use_the_cluster_and_go_on_after_a_journal(
    nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """Begun on one machine, ended on the cluster: the same summary."""
    command = ["simulate", "rosenkoenig", "--bots", "greedy", "random", "--json"]
    journal = ["--journal", str(tmp_path / "journal")]
    assert main([*command, "-n", "12"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*command, "-n", "5", *journal]) == 0
    capsys.readouterr()
    assert main([*command, "-n", "12", *journal, "--ray", nodes.address]) == 0
    shared = json.loads(capsys.readouterr().out)
    for summary in (alone, shared):
        del summary["seconds"], summary["moves_per_second"]
    assert shared == alone


def test_a_cluster_that_is_not_there_is_said_in_one_line(capsys: pytest.CaptureFixture[str]):
    for address, problem in (
        ("127.0.0.1:9", "refused"),
        ("ray://127.0.0.1:10001", "HOST:PORT or auto"),
        ("nowhere", "HOST:PORT or auto"),
    ):
        assert main(["arena", "rosenkoenig", "random", "random", "--ray", address]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"rosenkrieg: expected a Ray cluster at '{address}', got: ")
        assert problem in told
        assert told.count("\n") == 1
