"""What goes wrong is said in one line, with status 2 and without a traceback."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from rosenkrieg.cli import main
from tests.cli.terminal import (
    COMMAND,
    Terminal,
    environment,
    hear_interrupts,
    one_line_complaint,
    run,
)

WRONG = [
    (["chess"], "expected a command out of serve, play, games, simulate"),
    (["simulate", "chess"], "expected a game out of rosenkoenig"),
    (["play", "chess"], "expected a game out of rosenkoenig"),
    (["perft", "chess", "1"], "got 'chess'"),
    (["bench", "rosenkoenig", "chess"], "got 'chess'"),
    (["arena", "chess", "random", "random"], "got 'chess'"),
    (["arena", "rosenkoenig", "random", "stockfish"], "expected a player of rosenkoenig out of"),
    (["simulate", "rosenkoenig", "--bots", "random", "stockfish"], "got 'stockfish'"),
    (["play", "rosenkoenig", "--against", "stockfish"], "expected an opponent out of human"),
    (["play", "rosenkoenig", "--as", "green"], "expected a seat out of red, white, got 'green'"),
    (["play", "rosenkoenig", "--language", "fr"], "expected --language to be one of de, en"),
    (["play", "rosenkoenig", "--seed", "-1"], "expected --seed to be a whole number from 0"),
    (["simulate", "rosenkoenig", "-n", "0"], "expected -n to be a whole number from 1 on, got '0'"),
    (["simulate", "rosenkoenig", "-n", "many"], "got 'many'"),
    (["simulate", "rosenkoenig", "-n", "9" * 5000], "expected -n to be a whole number"),
    (["simulate", "rosenkoenig", "--seed", "1.5"], "expected --seed to be a whole number"),
    (["simulate", "rosenkoenig", "--seed", str(2**53)], "from 0 to 9007199254740991"),
    (["simulate", "rosenkoenig", "--jobs", "0"], "expected --jobs to be a whole number"),
    (["arena", "rosenkoenig", "random", "random", "-n", "x"], "expected -n"),
    (["perft", "rosenkoenig", "deep"], "expected DEPTH to be a whole number from 1 on, got 'deep'"),
    (["simulate", "rosenkoenig", "--option", "starter"], "expected an option as NAME=VALUE"),
    (
        ["simulate", "rosenkoenig", "--option", "starter=blue"],
        "to be one of red, white, got 'blue'",
    ),
    (["simulate", "rosenkoenig", "--option", "wind=1"], "out of starter, reshuffle, got 'wind'"),
    (["handovers", "rosenkoenig"], "expected a game with standing orders, got rosenkoenig"),
    (["handovers", "richard3", "--order", "fire"], "expected an order as NAME=VALUE, got 'fire'"),
    (["handovers", "richard3", "--order", "fire=wild"], "to be one of ask, always, got 'wild'"),
    (["puzzles", "rosenkoenig", "eat"], "to be one of solve, list, make, prove, got 'eat'"),
    (["puzzles", "rosenkoenig", "make", "--record", "/no.json"], "/no.json: No such file"),
    (["verify", "/nowhere/at.all"], "/nowhere/at.all: No such file or directory"),
    (["verify", "/"], "Is a directory"),
    # typer's own
    (["simulate"], "missing argument 'GAME' (rosenkrieg simulate --help says more)"),
    (["simulate", "rosenkoenig", "--frob"], "no such option: --frob"),
    (["simulate", "rosenkoenig", "--bots", "random"], "requires 2 arguments"),
    (["simulate", "rosenkoenig", "chess"], "unexpected extra argument(s) (chess)"),
    (["--frob"], "expected a command out of serve, play,"),
]


@pytest.mark.parametrize(("arguments", "problem"), WRONG, ids=lambda part: str(part)[:60])
def test_one_line_and_status_2(arguments, problem, capsys: pytest.CaptureFixture[str]):
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("rosenkrieg: ")
    assert captured.err.count("\n") == 1
    assert problem in captured.err


def test_so_it_is_for_a_real_command():
    assert "got 'chess'" in one_line_complaint(run(["simulate", "chess"]))


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"\xff\xfe", b'{"format": 3}', b"[" * 100_000, b"null", "Rösen".encode("latin-1")],
    ids=lambda content: repr(content)[:20],
)
def test_a_broken_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("rosenkrieg: expected ")
    assert error.count("\n") == 1


def test_a_folder_that_cannot_be_written_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "file").write_text("")
    assert main(["simulate", "rosenkoenig", "--records", str(tmp_path / "file")]) == 2
    assert "file: File exists" in capsys.readouterr().err
    assert main(["simulate", "rosenkoenig", "--records", str(tmp_path / "file" / "in")]) == 2
    assert "Not a directory" in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_without_rights(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    tmp_path.chmod(0o500)
    assert main(["simulate", "rosenkoenig", "--records", str(tmp_path)]) == 2
    assert "Permission denied" in capsys.readouterr().err


def test_a_message_never_spans_lines(capsys: pytest.CaptureFixture[str]):
    assert main(["simulate", "a\nb"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_ends_it_quietly(jobs: str):
    with Terminal(["simulate", "rosenkoenig", "-n", "10000000", "--jobs", jobs]) as terminal:
        terminal._read_until(lambda: "/10000000" in terminal.raw)
        assert terminal.press_until_end(b"\x03") == 130
    assert "Traceback" not in terminal.raw
    assert "rosenkrieg:" not in terminal.raw


def test_an_interrupt_in_a_pipe_says_nothing():
    process = subprocess.Popen(
        [*COMMAND, "perft", "rosenkoenig", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=hear_interrupts,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"  1  24\n"
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=60)
        assert (process.returncode, error) == (130, b"")
    finally:
        process.kill()


@pytest.mark.parametrize("command", [["games"], ["play", "rosenkoenig"]])
def test_a_reader_that_went_away(command: list[str]):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        result = subprocess.run(
            [*COMMAND, *command],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
        )
    finally:
        os.close(writing)
    assert (result.returncode, result.stderr) == (141, b"")


def test_a_terminal_that_knows_no_umlauts():
    result = run(["games"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert "Rosenk?nig" in result.stdout
