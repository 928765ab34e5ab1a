"""Games and players of other packages: found by their entry points, loaded late, kept apart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rosenkrieg.ai.player import player_names

ROOT = Path(__file__).parent.parent.parent

GAME = """
import rosenkrieg
from msgspec.structs import replace

ours = rosenkrieg.game("rosenkoenig")

class Copy(type(ours)):
    info = replace(ours.info, key="{key}")

GAME = Copy()
"""
PLAYERS = """
from rosenkrieg import Players

class First:
    def choose(self, view, legal, budget=None):
        return legal[0]

PLAYERS = Players(levels={{"{name}": lambda game, rng: First()}})
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def install(folder: Path, package: str, entries: dict[str, list[str]], **modules: str) -> None:
    """A package as pip would leave it in a folder."""
    place = folder / package
    place.mkdir()
    for name, text in {"__init__": "", **modules}.items():
        (place / f"{name}.py").write_text(text, "utf-8")
    facts = folder / f"{package}-1.2.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
    lines = [
        line for group, held in entries.items() for line in (f"[rosenkrieg.{group}]", *held, "")
    ]
    (facts / "entry_points.txt").write_text("\n".join(lines))


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python, with what is installed in the folder."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        cwd=ROOT,
    )


def printed(folder: Path, code: str) -> list[str]:
    """What the code printed; it must not warn."""
    ran = run(folder, "-W", "error", "-c", code)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.splitlines()


def test_importing_the_package_loads_no_game_and_no_player(folder: Path):
    code = """
import sys, rosenkrieg
for name in sorted(sys.modules):
    if name.startswith(("rosenkrieg.games.", "rosenkrieg.ai", "importlib.metadata")):
        print(name)
rosenkrieg.Match("rosenkoenig")
print(sorted({name.split(".")[2] for name in sys.modules if name.startswith("rosenkrieg.games.")}))
print("Budget" in dir(rosenkrieg), rosenkrieg.Budget(tries=3).tries, hasattr(rosenkrieg, "nobody"))
"""
    assert printed(folder, code) == ["['rosenkoenig']", "True 3 False"]


def test_a_package_adds_a_game_and_players_of_it_and_of_ours(folder: Path):
    install(
        folder,
        "hedgewar",
        {
            "games": ["hedge = hedgewar.game:GAME"],
            "players": ["hedge = hedgewar.own:PLAYERS", "rosenkoenig = hedgewar.more:PLAYERS"],
        },
        game=GAME.format(key="hedge"),
        own=PLAYERS.format(name="page-boy"),
        more=PLAYERS.format(name="firstling"),
    )
    code = """
import sys, rosenkrieg
from rosenkrieg.core.registry import package_of
print("hedgewar" in sys.modules, *rosenkrieg.game_keys()[-1:])
print(package_of(rosenkrieg.game("hedge")), *rosenkrieg.player_names("hedge"))
print(*rosenkrieg.player_names("rosenkoenig"))
match = rosenkrieg.Match("hedge", seed=1)
legal = match.legal(0)
print(rosenkrieg.player("hedge", "page-boy").choose(match.view(0), legal) == legal[0])
"""
    assert printed(folder, code) == [
        "False hedge",
        "hedgewar random page-boy",
        " ".join((*player_names("rosenkoenig"), "firstling")),
        "True",
    ]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ({"games": ["a = broken.missing:GAME"]}, "ModuleNotFoundError: No module named"),
        ({"games": ["a = broken.raising:GAME"]}, "ZeroDivisionError: division by zero"),
        ({"games": ["a = broken.own:PLAYERS"]}, "expected a Game, got Players"),
        ({"games": ["a = broken.game:GAME"]}, "expected the name to be the key 'other'"),
        ({"games": ["rosenkoenig = broken.ours:GAME"]}, "expected a key that no other game has"),
        ({"players": ["rosenkoenig = broken.game:GAME"]}, "expected Players, got Copy"),
        ({"players": ["nothing = broken.own:PLAYERS"]}, "expected the name to be the key of a"),
        ({"players": ["richard3 = broken.own:PLAYERS"]}, "that no other player has, got 'duke'"),
    ],
)
def test_a_broken_package_is_named_and_takes_no_other_down(
    folder: Path, entries: dict[str, list[str]], fault: str
):
    install(
        folder,
        "broken",
        entries,
        game=GAME.format(key="other"),
        ours=GAME.format(key="rosenkoenig"),
        own=PLAYERS.format(name="duke"),
        raising="1 / 0",
    )
    install(folder, "good", {"games": ["good = good.game:GAME"]}, game=GAME.format(key="good"))
    ran = run(folder, "-m", "rosenkrieg", "games")
    assert ran.returncode == 0
    (line,) = ran.stderr.splitlines()
    assert line.startswith("rosenkrieg: the entry point ")
    assert " of broken 1.2 in rosenkrieg." in line
    assert fault in line
    assert "good: good" in ran.stdout
    assert "\na: " not in ran.stdout


def test_whoever_asks_for_a_broken_game_learns_what_is_wrong_with_it(folder: Path):
    install(folder, "broken", {"games": ["a = broken.raising:GAME"]}, raising="1 / 0")
    ran = run(folder, "-m", "rosenkrieg", "simulate", "a")
    assert ran.returncode == 2
    warning, error = ran.stderr.splitlines()
    assert "broken.raising:GAME of broken 1.2" in warning
    assert "ZeroDivisionError" in warning
    assert error.startswith("rosenkrieg: expected a game out of rosenkoenig,")
