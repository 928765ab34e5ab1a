"""Players of one's own: classes, programs, and programs that hang, lie or end."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path

import pytest

from rosenkrieg import FIRST, SECOND
from rosenkrieg.ai.arena import Arena
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.engine import Engine, EngineFailed
from rosenkrieg.ai.own import check_name, own_player
from rosenkrieg.ai.simulation import EngineWarning, Simulation
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from tests.cli.terminal import run

GAME = "rosenkoenig"
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "engines.md"

READY = "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n"
FAULTS = {
    "silent": "while True: time.sleep(9)",
    "unready": "print(json.dumps({'ready': False}), flush=True)",
    "ended": "sys.exit()",
    "babbling": "print('hello', flush=True)",
    "endless": "sys.stdout.write('x' * 3_000_000); sys.stdout.flush()",
}
LIES = {
    "hanging": "time.sleep(60)",
    "illegal": "print(json.dumps({'id': m['id'], 'action': 'no such'}), flush=True)",
    "stale": "print(json.dumps({'id': 0, 'action': m['legal'][0]['action']}), flush=True)",
    "typeless": "print(json.dumps({'id': m['id'], 'action': 3}), flush=True)",
    "broken": "raise ValueError('fault of its own')",
    "leaving": "sys.exit(0)",
}


def example(language: str) -> str:
    (text,) = re.findall(rf"```{language}\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    return str(text)


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    """The name of the player that this program is."""
    path = folder / name
    path.write_text(text, "utf-8")
    return f"cmd:{sys.executable} {path}"


def lying(folder: Path, how: str) -> str:
    return program(
        folder,
        f"{READY}    if m['type'] == 'new': print('{{\"ready\": true}}', flush=True)\n"
        f"    else: {LIES[how]}\n",
    )


@pytest.fixture
def python_bot(tmp_path: Path) -> str:
    return program(tmp_path, example("python"))


@pytest.mark.parametrize("game", ["rosenkoenig", "vetternkrieg"])
def test_the_python_example_plays_whole_games(python_bot: str, game: str):
    simulation = Simulation(game, 2, (python_bot, "random"), seed=3)
    ends = [played.outcome.reason for played in simulation.run()]
    assert len(ends) == 2
    assert "resigned" not in ends


def test_the_same_seed_gives_the_same_games(python_bot: str):
    games = [
        [played.record for played in Simulation(GAME, 1, (python_bot, "random"), 5).run(1, True)]
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_the_javascript_example_plays_whole_games(tmp_path: Path):
    if shutil.which("node") is None:
        pytest.skip("no Node.js on the PATH")
    (tmp_path / "bot.mjs").write_text(example("js"), "utf-8")
    arena = Arena(GAME, f"cmd:node {tmp_path / 'bot.mjs'}", "random", 1)
    assert len(list(arena.run())) == 1


@pytest.mark.parametrize("how", LIES)
def test_a_program_that_hangs_or_lies_loses(tmp_path: Path, how: str, capfd):
    simulation = Simulation(GAME, 1, (lying(tmp_path, how), "random"), limit=1)
    began = time.monotonic()
    with pytest.warns(EngineWarning, match="it loses the match"):
        (played,) = simulation.run()
    assert (played.outcome.winner, played.outcome.reason) == (SECOND, "resigned")
    assert how != "hanging" or time.monotonic() - began < 30


def test_a_program_that_ends_is_told_with_its_status(tmp_path: Path):
    name = f"cmd:{sys.executable} {tmp_path / 'nowhere.py'}"
    with pytest.warns(EngineWarning, match=r"got the end of the program \(exit status 2\)"):
        list(Simulation(GAME, 1, ("random", name)).run())


@pytest.mark.parametrize("how", FAULTS)
def test_a_program_that_does_not_start_loses(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("rosenkrieg.ai.engine.START_PATIENCE", 1.0)
    name = program(tmp_path, f"{READY}    {FAULTS[how]}\n")
    with pytest.warns(EngineWarning):
        (played,) = Simulation(GAME, 1, ("random", name)).run()
    assert played.outcome.winner == FIRST


def test_a_program_that_lost_is_ended_with_what_it_started(tmp_path: Path):
    note = tmp_path / "pids"
    name = program(
        tmp_path,
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)'])\n"
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "print('{\"ready\": true}', flush=True)\ntime.sleep(99)\n",
    )
    game = registry.game(GAME)
    match = Match(GAME, seed=1)
    engine = Engine(game, name.removeprefix("cmd:"), FIRST, match.options, seconds=0.2)
    with pytest.raises(EngineFailed, match=r"expected an answer within 0\.2 seconds, got none"):
        engine.choose(match.view(FIRST), match.legal(FIRST))
    for pid in map(int, note.read_text().split()):
        assert is_gone(pid)


def is_gone(pid: int) -> bool:
    """Whether the process ends within a while; one that nobody waited for counts as ended."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
            state = Path(f"/proc/{pid}/stat")
            if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path):
    note = tmp_path / "heard"
    name = program(
        tmp_path,
        example("python").replace(
            "    message = json.loads(line)\n",
            f"    message = json.loads(line)\n    open({str(note)!r}, 'a').write(line)\n",
        ),
    )
    list(Simulation("vetternkrieg", 1, (name, "random"), seed=1).run())
    first, *asked = map(json.loads, note.read_text("utf-8").splitlines())
    assert (first["type"], first["seat"], first["side"]) == ("new", 0, "lancaster")
    assert len(asked) > 10
    assert {each["view"]["viewer"] for each in asked} == {0}
    assert set().union(*asked) == {"type", "id", "view", "legal", "seconds"}


CLASS = """
class Last:
    def __init__(self, game, rng): pass
    def choose(self, view, legal, budget=None): return legal[-1]
"""


def test_a_class_by_its_module(tmp_path: Path):
    (tmp_path / "mybot.py").write_text(CLASS, "utf-8")
    ran = run(
        ["arena", GAME, "mybot:Last", "random", "-n", "1", "--json"], PYTHONPATH=str(tmp_path)
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["a"] == "mybot:Last"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nobody", "expected a player of rosenkoenig out of random, peasant"),
        ("no.such.module:Bot", "MODULE:NAME or cmd:COMMAND, got 'no.such.module:Bot'"),
        ("json:nothing", "got 'json:nothing'"),
        ("cmd:", "expected a command that can be run, got ''"),
        ("cmd:no-such-program --fast", "expected a command that can be run, got 'no-such-program"),
        ("cmd:'", "expected a command that can be run"),
    ],
)
def test_a_name_that_leads_nowhere(name: str, problem: str):
    with pytest.raises(GameError, match=re.escape(problem)):
        check_name(GAME, name)


def test_a_match_against_a_program_in_the_terminal(python_bot: str):
    typed = "1\n" * 4 + "quit\n"
    ran = run(["play", GAME, "--against", python_bot, "--seed", "7", "--fast"], typed)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "York takes" in ran.stdout or "York draws" in ran.stdout


def test_a_program_that_fails_in_the_terminal_resigns(tmp_path: Path):
    name = lying(tmp_path, "illegal")
    ran = run(["play", GAME, "--against", name, "--seed", "7", "--fast"], "1\nquit\nquit\n")
    assert ran.returncode == 0, ran.stderr
    said = " ".join(ran.stdout.split())
    assert "expected one of the legal actions, got 'no such'" in said
    assert "The match is over." in said


# classes of one's own

FAULTY = """
from random import Random

class Base:
    def __init__(self, game, rng): self.game = game

class Raising(Base):
    def choose(self, view, legal, budget):
        return legal[len(legal)]

class Lying(Base):
    def choose(self, view, legal): return "no such action"

class Silent(Base):
    def choose(self, view, legal): return None

class Textual(Base):
    def choose(self, view, legal): return self.game.encode_action(legal[0])

class Choiceless(Base): pass

class Unready:
    def choose(self, view, legal): return legal[0]
"""


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with players that are not what they should be."""
    (tmp_path / "faulty_bots.py").write_text(FAULTY, "utf-8")
    (tmp_path / "unfinished_bots.py").write_text("class Bot(:\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "faulty_bots"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Raising", r"got IndexError: tuple index out of range \(faulty_bots.py, line 9\)"),
        ("Lying", "expected one of the legal actions, got 'no such action'"),
        ("Silent", "expected one of the legal actions, got None"),
    ],
)
def test_a_class_that_fails_or_lies_loses(classes: str, name: str, problem: str):
    problem = problem.replace("tuple", "(tuple|list)")
    with pytest.warns(EngineWarning, match=f"{classes}:{name}: .*{problem}; it loses the match"):
        (played,) = Simulation(GAME, 1, (f"{classes}:{name}", "random")).run()
    assert (played.outcome.winner, played.outcome.reason) == (SECOND, "resigned")


def test_a_class_may_choose_by_text_and_without_a_budget(classes: str):
    (played,) = Simulation(GAME, 1, (f"{classes}:Textual", "random")).run()
    assert played.outcome.reason != "resigned"
    budget = Budget(tries=1)
    match = Match(GAME, seed=1)
    mine = own_player(GAME, f"{classes}:Textual", FIRST, match.options)
    seat = match.actors[0]
    assert mine.choose(match.view(seat), match.legal(seat), budget) == match.legal(seat)[0]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("faulty_bots:Choiceless", "has no attribute 'choose'"),
        ("faulty_bots:Unready", "when called with a game and a Random, got TypeError"),
        ("unfinished_bots:Bot", "expected a module that can be loaded for 'unfinished_bots:Bot'"),
    ],
)
def test_a_class_that_cannot_play_ends_the_run_with_one_line(classes: str, name: str, problem: str):
    with pytest.raises(GameError) as caught:
        list(Simulation(GAME, 1, (name, "random")).run())
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_class_of_the_document_plays_from_a_file(tmp_path: Path):
    """As the page says: the class and its imports in `collector.py`."""
    text = (DOCUMENT.parent / "bots.md").read_text("utf-8")
    block = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    lines = [line[4:] for line in block.splitlines() if line.startswith((">>> ", "... "))]
    end = next(n for n, line in enumerate(lines) if line.startswith("match = "))
    (tmp_path / "collector.py").write_text("\n".join(lines[:end]), "utf-8")
    (command,) = re.findall(r"`rosenkrieg (arena \S+ collector:\S+ \w+)`", text)
    ran = run(
        [*command.replace("squire", "random").split(), "-n", "1", "--json"],
        PYTHONPATH=str(tmp_path),
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["pairs"] == 1
    assert "loses the match" not in ran.stderr
