"""A game from another package: listed, played, judged and obeying, and no file of ours names it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.plugins.package import KEY, install, with_package


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("hedgewar"))


def said(target: Path, *arguments: str, typed: str = "", **changes: str) -> str:
    """What the command prints with the package installed; it must not complain."""
    ran = run(arguments, typed, **with_package(target), **changes)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_it_is_listed_with_its_blurb_and_players(target: Path):
    (facts,) = (each for each in json.loads(said(target, "games", "--json")) if each["key"] == KEY)
    assert (facts["title"], facts["bots"]) == ("Hedge War", ["random", "page-boy", "greedy"])
    german = said(target, "games", LANG="de_DE.UTF-8")
    assert f"{KEY}: Heckenkrieg" in german
    assert "Heimlich aufstellen, marschieren und beim Würfeln lügen." in german


def test_its_players_meet_in_the_arena(target: Path):
    standing = json.loads(said(target, "arena", KEY, "greedy", "page-boy", "-n", "2", "--json"))
    assert (standing["game"], standing["pairs"]) == (KEY, 2)


def test_it_is_played_in_the_terminal_with_its_words_and_rules(target: Path):
    typed = "rules\nrules battle\n" + "1\n" * 6 + "quit\n"
    text = said(target, "play", KEY, "--against", "page-boy", "--seed", "7", "--fast", typed=typed)
    assert "Post a block" in text
    assert "Material and secrets" in text
    assert "The attacker throws a hidden die" in text.replace("\n", " ")
    assert "You post anna" in text


def test_its_records_are_verified(target: Path, tmp_path: Path):
    said(target, "simulate", KEY, "-n", "1", "--seed", "3", "--records", str(tmp_path))
    (file,) = tmp_path.glob("*.json")
    assert "Hedge War" in said(target, "verify", str(file))


def test_its_author_runs_the_laws_over_it(target: Path):
    """With the test that docs/testing.md shows."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_hedge.py"],
        cwd=target.parent,
        env={**os.environ, **with_package(target)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"2\d passed", ran.stdout)
