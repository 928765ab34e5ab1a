"""The programs in examples/ run, with small numbers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

SMALL = {
    "rosenkoenig_mcts.py": (
        ("--matches", "1", "--simulations", "2"),
        r"match 1: MCTS as red [+-][01]\nMCTS scored (0|50|100)% of 1\n",
    ),
    "vetternkrieg_cfr.py": (
        ("--iterations", "5", "--matches", "10"),
        r"(claim:\d+: doubt \d+%\n){4}worth to the attacker: [+-]\d\.\d\d\n",
    ),
    "rosenkoenig_qlearning.py": (
        ("--matches", "300", "--tests", "100"),
        r"mean result before ([+-]\d\.\d\d), after 300 matches ([+-]\d\.\d\d)\n",
    ),
}


def printed(program: str, *arguments: str) -> str:
    pytest.importorskip("pyspiel")
    command = [sys.executable, str(EXAMPLES / program), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_every_example_is_told_and_tried():
    programs = {path.name for path in EXAMPLES.glob("*.py")}
    assert programs == set(SMALL)
    told = (EXAMPLES / "README.md").read_text("utf-8")
    assert set(re.findall(r"`python (\S+)`", told)) == programs


@pytest.mark.parametrize("program", SMALL)
def test_an_example_runs(program: str):
    arguments, expected = SMALL[program]
    assert re.fullmatch(expected, printed(program, *arguments))


def test_q_learning_learns():
    arguments, expected = SMALL["rosenkoenig_qlearning.py"]
    found = re.fullmatch(expected, printed("rosenkoenig_qlearning.py", *arguments))
    assert found is not None
    before, after = map(float, found.groups())
    assert after > before + 0.3
