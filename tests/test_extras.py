"""The library works with msgspec alone, and a command says which extra it lacks."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rosenkrieg.ai.player import player_names
from rosenkrieg.cli.extras import EXTRA_OF
from tests.shipped import SHIPPED

ROOT = Path(__file__).parent.parent

# Runs first in a fresh interpreter, which then finds only what an install with EXTRAS has.
INSTALLED = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        known = root in sys.stdlib_module_names or root in ("rosenkrieg", "msgspec")
        known = known or "__mypyc" in root or EXTRAS and root not in MISSING
        if not known:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""

BASE: tuple[str, ...] = ()
TERMINAL = ("terminal",)
SITE = ("terminal", "site")

PLAY = """
import rosenkrieg

key, name = sys.argv[1:]
match = rosenkrieg.Match(key, seed=3)
bots = [rosenkrieg.player(key, name, seat) for seat in rosenkrieg.SEATS]
for seat in match.turns():
    match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
text = rosenkrieg.record(match, players=(name, name)).to_json()
verdict = rosenkrieg.Record.from_json(text).verify()
assert verdict.moves == len(match.moves)
print(match.outcome)
"""

EVERYTHING = """
import importlib, pkgutil, rosenkrieg

heavy = {"rosenkrieg.cli", "rosenkrieg.locale", "rosenkrieg.research", "rosenkrieg.server"}
for part in pkgutil.iter_modules(rosenkrieg.__path__, "rosenkrieg."):
    if part.ispkg and part.name not in heavy:
        package = importlib.import_module(part.name)
        for module in pkgutil.walk_packages(package.__path__, part.name + "."):
            importlib.import_module(module.name)
"""


def run(extras: tuple[str, ...], code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    missing = [package for package, extra in EXTRA_OF.items() if extra not in extras]
    names = f"EXTRAS, MISSING = {extras}, {missing}\n"
    return subprocess.run(
        [sys.executable, "-c", names + INSTALLED + code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def command(extras: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(extras, "from rosenkrieg.cli import main\nsys.exit(main())", *arguments)


def test_what_is_not_installed_is_not_found():
    assert "No module named 'typer'" in run(BASE, "import typer").stderr


def test_importing_the_library_loads_no_game_and_no_player():
    """Only the core, so that a script starts at once; a game comes with its first match."""
    code = "import rosenkrieg; print(*(m for m in sys.modules if m.startswith('rosenkrieg.')))"
    loaded = {name.split(".")[1] for name in run(BASE, code).stdout.split()}
    assert loaded == {"core", "games", "version"}
    games = "print(*(m for m in sys.modules if m.startswith('rosenkrieg.games.')))"
    assert run(BASE, f"import rosenkrieg; {games}").stdout.split() == []
    one = run(BASE, f"import rosenkrieg; rosenkrieg.Match('rosenkoenig'); {games}").stdout.split()
    assert {name.split(".")[2] for name in one} == {"rosenkoenig"}


@pytest.mark.parametrize(
    ("game", "player"),
    [(key, name) for key in SHIPPED for name in player_names(key)[:3]],
)
def test_bots_records_and_verification_need_msgspec_alone(game: str, player: str):
    ran = run(BASE, PLAY, game, player)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("Outcome(winner=")


def test_every_module_of_the_library_loads_with_msgspec_alone():
    ran = run(BASE, EVERYTHING)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("extras", "arguments", "needed"),
    [
        (BASE, [], "site"),
        (BASE, ["serve"], "site"),
        (BASE, ["games"], "terminal"),
        (BASE, ["--help"], "terminal"),
        (BASE, ["chess"], "terminal"),
        (TERMINAL, ["serve"], "site"),
        (TERMINAL, ["worker", "--database", "sqlite:///x"], "site"),
        (TERMINAL, ["bench", "server"], "site"),
        (TERMINAL, ["arena", "rosenkoenig", "random", "random", "--ray", "auto"], "ray"),
        (SITE, ["serve", "--database", "postgresql://nowhere/x"], "postgres"),
        (SITE, ["backup", "x", "--database", "postgresql://nowhere/x"], "postgres"),
    ],
    ids=str,
)
def test_a_command_says_in_one_line_what_to_install(
    extras: tuple[str, ...], arguments: list[str], needed: str
):
    ran = command(extras, *arguments)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith("rosenkrieg: rosenkrieg ")
    assert f'pip install "rosenkrieg[{needed}]"' in ran.stderr


def test_research_says_what_to_install():
    ran = run(TERMINAL, "import rosenkrieg.research")
    said = 'rosenkrieg.research needs numpy: pip install "rosenkrieg[research]"'
    assert ran.stderr.rstrip().endswith(said)


def test_the_version_needs_no_extra():
    ran = command(BASE, "--version")
    assert re.fullmatch(r"rosenkrieg \d+\.\d+\.\d+\n", ran.stdout)


def test_the_terminal_extra_is_enough_to_play():
    ran = command(TERMINAL, "simulate", "rosenkoenig", "-n", "1", "--json")
    assert ran.returncode == 0, ran.stderr


def test_every_package_of_an_extra_is_known_to_the_advice():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [name(each) for each in project["dependencies"]] == ["msgspec"]
    extras = project["optional-dependencies"]
    declared = {
        name(each): extra
        for extra in ("terminal", "site", "postgres", "notices", "research", "ray")
        for each in extras[extra]
        if name(each) != "rosenkrieg"
    }
    assert declared == EXTRA_OF


def name(requirement: str) -> str:
    """The package as it is imported."""
    found = re.match(r"[\w-]+", requirement)
    assert found
    plain = found[0].removesuffix("-py")  # markdown-it-py
    return plain.replace("-", "_")
