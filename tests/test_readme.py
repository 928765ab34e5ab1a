"""The README tells the truth: its first Python runs, its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_first_lines_of_python_play_a_match():
    code = blocks("python")[0]
    assert len(code.strip().splitlines()) == 6
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Outcome(winner=")


@pytest.mark.parametrize("code", blocks("python")[1:])
def test_further_python_runs(code: str, tmp_path: Path):
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path)


def test_every_make_target_named_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"\bmake ([a-z-]+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_command_named_exists():
    help_text = subprocess.run(
        [sys.executable, "-m", "rosenkrieg", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for command in set(re.findall(r"\brosenkrieg ([a-z]+)\b", "\n".join(blocks("sh")))):
        assert re.search(rf"\b{command}\b", help_text), command


def test_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
