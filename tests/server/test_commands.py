"""`serve`, `worker`, `backup` and `restore` as they are called."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rosenkrieg import cli
from rosenkrieg.cli import serve
from rosenkrieg.core.errors import GameError
from rosenkrieg.server.serving import bind
from tests.server.helpers import Running

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., tuple[int, str, str]]:
    """The command line: (status, output, errors)."""

    def run(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        return (cli.main(arguments), *capsys.readouterr())

    return run


def test_backup_and_restore(run: Run, start: Callable[..., Running], tmp_path: Path) -> None:
    data = tmp_path / "data"
    running = start(f"sqlite:///{data / 'rosenkrieg.sqlite'}")
    asyncio.run(running.create())
    status, out, err = run("backup", str(tmp_path / "backup"), "--data", str(data))
    assert (status, err) == (0, "")
    assert "bytes" in out
    status, out, _ = run("restore", str(tmp_path / "backup"), "--data", str(tmp_path / "other"))
    assert (status, out.split(": ")[1]) == (0, "1 match\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--port", "99999"),
        ("serve", "--port", "x"),
        ("serve", "--port", "0", "--database", "mysql://localhost/x"),
        (
            "serve",
            "--port",
            "0",
            "--database",
            "postgresql://nobody:secretword@127.0.0.1:1/nothing",
        ),
        ("serve", "--port", "0", "--database", "sqlite:///x", "--data", "y"),
        ("serve", "--port", "0", "--host", "256.1.1.1"),
        ("serve", "--port", "0", "--log", "xml"),
        ("worker", "--database", "sqlite:///x"),
        ("backup", "nothing", "--data", "nowhere"),
        ("restore", "nothing", "--data", "nowhere"),
    ],
)
def test_errors_are_one_line(
    run: Run, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, _, errors = run(*arguments)
    assert status == 2, errors
    (line,) = errors.splitlines()
    assert line.startswith("rosenkrieg: ")
    assert "secretword" not in line


def test_a_taken_port_is_named(run: Run, tmp_path: Path) -> None:
    taken = bind("127.0.0.1", 0)
    taken.listen()
    port = str(taken.getsockname()[1])
    status, _, errors = run("serve", "--port", port, "--data", str(tmp_path))
    taken.close()
    assert status == 2
    assert port in errors


def test_the_database_is_a_file_in_the_folder_for_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serve.database_url("sqlite:///x", None) == "sqlite:///x"
    assert serve.database_url(None, tmp_path) == f"sqlite:///{tmp_path}/rosenkrieg.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        expected = f"sqlite:///{tmp_path}/rosenkrieg/rosenkrieg.sqlite"
        assert serve.database_url(None, None) == expected
    with pytest.raises(GameError):
        serve.database_url("sqlite:///x", tmp_path)
