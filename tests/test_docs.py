"""What the docs show is true: examples run, commands exist with their options, settings too.

A block of Python or a command that is new in the docs runs here at once. What cannot run as it is
written is listed below, with the reason or the test that runs it.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib.util
import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import typer

import rosenkrieg
from rosenkrieg.cli import COMMANDS, main
from rosenkrieg.learning.course import Lesson, Task
from rosenkrieg.learning.pictures import Picture, Step
from rosenkrieg.server import messages

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
WITH_EXAMPLES = [path for path in PAGES if ">>> " in path.read_text("utf-8")]


class Block(NamedTuple):
    """What stands between two fences."""

    page: str
    language: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.page}: {self.text.strip().splitlines()[0]}"


def blocks() -> Iterator[Block]:
    for path in PAGES:
        found = re.findall(
            r"^```(\w*)\n(.*?)^```$", path.read_text("utf-8"), re.DOTALL | re.MULTILINE
        )
        for language, text in found:
            yield Block(path.relative_to(ROOT).as_posix(), language, text)


BLOCKS = list(blocks())


def shown(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages]


ELSEWHERE = {
    # what another test takes from the page and runs, by page and language
    ("README.md", "python"): "tests/test_readme.py",
    ("docs/engines.md", "python"): "tests/ai/test_engines.py",
    ("docs/engines.md", "js"): "tests/ai/test_engines.py",
    ("docs/client.md", "python"): "tests/server/test_client.py",
    ("docs/testing.md", "python"): "tests/plugins/test_outside.py",
    ("docs/adding-a-game.md", "toml"): "tests/plugins/package.py",
    ("docs/hosting.md", "toml"): "tests/hosting/test_files.py",
    ("docs/reference/games.md", "json"): "tests/test_docs.py",  # written by scripts/reference.py
    ("docs/reference/games.md", "ts"): "tests/test_docs.py",
    ("docs/reference/commands.md", "text"): "tests/test_docs.py",
    ("docs/hosting.md", "nginx"): "tests/hosting/test_proxies.py",
    ("docs/hosting.md", "caddy"): "tests/hosting/test_proxies.py",
}
HERE = {"python", "sh", "console", "json", "text"}
"""Languages that the tests below look at, page by page."""


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_something_checks_every_block(block: Block) -> None:
    place = ELSEWHERE.get((block.page, block.language))
    if place is not None:
        assert Path(block.page).name in (ROOT / place).read_text("utf-8")
    else:
        assert block.language in HERE or (block.page, block.language) in DATA


# Python


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_run(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False)
    assert result.attempted
    assert not result.failed


SCRIPTS = [
    block
    for block in shown("python")
    if ">>> " not in block.text and (block.page, block.language) not in ELSEWHERE
]


@pytest.mark.parametrize("block", SCRIPTS, ids=lambda block: block.name)
def test_python_runs_as_it_stands(block: Block, tmp_path: Path) -> None:
    command = [sys.executable, "-c", block.text]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    for said in re.findall(r"^print\(.*#\s+(.+)$", block.text, re.MULTILINE):
        assert said in ran.stdout


# data


def _lesson(text: str) -> None:
    """The names in it are those of a lesson, or of a picture; its words are left out."""
    told = tomllib.loads(text)
    whole, part, parts = (Picture, Step, "steps") if "steps" in told else (Lesson, Task, "tasks")
    assert set(told) <= fields(whole)
    for each in told[parts]:
        assert set(each) <= fields(part)


def fields(kind: type) -> set[str]:
    return {each.encode_name for each in msgspec.structs.fields(kind)}


def _players(text: str) -> None:
    (group,) = tomllib.loads(text)["project"]["entry-points"]
    assert f'"{group}"' in (ROOT / "src/rosenkrieg/ai/player.py").read_text("utf-8")


def _scrape(text: str) -> None:
    port = re.search(r"127\.0\.0\.1:(\d+)", text)
    assert port
    assert f"metrics-port = {port[1]}" in (DOCS / "hosting.md").read_text("utf-8")


DATA = {
    ("docs/lessons.md", "toml"): _lesson,
    ("docs/bots.md", "toml"): _players,
    ("docs/hosting.md", "yaml"): _scrape,
}
OF_DATA = [block for block in BLOCKS if (block.page, block.language) in DATA]


@pytest.mark.parametrize("block", OF_DATA, ids=lambda block: block.name)
def test_data_has_the_form_that_the_program_reads(block: Block) -> None:
    DATA[block.page, block.language](block.text)


@pytest.mark.parametrize(
    "block",
    [block for block in shown("json") if (block.page, block.language) not in ELSEWHERE],
    ids=lambda block: block.name,
)
def test_messages_have_the_keys_of_their_types(block: Block) -> None:
    keys = set(json.loads(block.text))
    fields = [
        {each.encode_name for each in msgspec.structs.fields(kind)} | {"type"}
        for name in messages.__all__
        if isinstance(kind := getattr(messages, name), type) and issubclass(kind, msgspec.Struct)
    ]
    assert any(keys <= each for each in fields)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages that follow from the code: games.md, settings.md, commands.md."""
    folder = tmp_path_factory.mktemp("reference")
    subprocess.run([sys.executable, ROOT / "scripts" / "reference.py", folder], check=True)
    return folder


@pytest.mark.parametrize("name", ["games.md", "settings.md", "commands.md"])
def test_pages_that_follow_from_the_code_are_up_to_date(written: Path, name: str) -> None:
    kept = (DOCS / "reference" / name).read_text("utf-8")
    assert kept == (written / name).read_text("utf-8"), "run: make docs"


# commands

NOT_HERE = {
    # commands of other programs, or ones that must not run in a test
    ".": "the shell's",
    "cp": "needs a machine to install on; tests/hosting/test_files.py checks the files",
    "docker": "needs a container engine; tests/hosting/test_files.py checks the files",
    "install": "like cp",
    "npm": "installs what docs/performance.md measures beside ours",
    "pip": "needs an index of packages that has ours",
    "/opt/rosenkrieg/bin/pip": "likewise",
    "python3": "venv: `scripts/release.py check` makes one and installs the wheel",
    "ray": "listens on a network; tests/ai/test_ray.py starts two nodes",
    "rm": "of folders that a build left",
    "systemctl": "needs systemd; tests/hosting/test_files.py checks the units",
    "useradd": "needs a machine to install on",
}
TOO_LONG = {
    # parsed with all options, but not run: each has tests of its own
    "bench": "measures for a minute",
    "equilibrium": "takes a minute",
    "handovers": "plays ten wars",
    "puzzles": "makes them for minutes; tests/cli/test_commands.py runs it",
    "ladder": "plays hundreds of games",
    "selftest": "tests/cli/test_selftest.py runs it",
    "serve": "serves until it is stopped; tests/web and tests/server start it",
    "doctor": "needs a server on the internet; tests/hosting runs it",
    "backup": "needs a database; tests/server/test_backup.py runs it",
    "restore": "likewise",
    "worker": "works until it is stopped",
}


def commands(text: str) -> Iterator[str]:
    for line in text.replace("\\\n", " ").splitlines():
        said = re.sub(r"(^| )#.*$", "", line).strip()
        if said:
            yield from said.removeprefix("$ ").split(" && ")


def _all_commands() -> Iterator[tuple[str, str]]:
    for block in shown("sh"):
        for command in commands(block.text):
            yield block.page, command
    for block in shown("console"):
        for line in block.text.splitlines():
            if line.startswith("$ "):
                yield block.page, line.removeprefix("$ ")
    for path in PAGES:
        text = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for said in re.findall(r"`((?:rosenkrieg|make|python) [^`]+)`", text):
            yield path.relative_to(ROOT).as_posix(), said


ALL_COMMANDS = sorted(set(_all_commands()))


def parsed(words: list[str]) -> None:
    """Reads the arguments as the command does, without running it."""
    name = words[0]
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback()(lambda: None)
    app.command(name)(getattr(import_module(f"rosenkrieg.cli.{COMMANDS[name]}"), name))
    group: object = typer.main.get_command(app)
    group.commands[name].make_context(name, words[1:])  # type: ignore[attr-defined]


@pytest.mark.parametrize(("page", "command"), ALL_COMMANDS, ids=lambda each: each)
def test_a_command_can_be_given_like_this(page: str, command: str) -> None:
    words = shlex.split(command)
    while re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    program, *rest = words
    match program:
        case "rosenkrieg":
            if rest[-1] == "--help":
                rest = [word for word in rest[:-1] if word != "COMMAND"]
            if rest and not (len(rest) == 1 and rest[0] in COMMANDS):  # mentions need no arguments
                parsed(rest)
        case "make":
            makefile = (ROOT / "Makefile").read_text("utf-8")
            for target in (word for word in rest if "=" not in word and word != "..."):
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
        case "python" | ".venv/bin/python" | ".venv/bin/pytest":
            _exists(page, rest)
        case _:
            assert program in NOT_HERE, f"{command}: run it, or say why not"


def _exists(page: str, words: list[str]) -> None:
    """The module or script is there, and its text knows the options."""
    if words[0] == "-m":
        found = importlib.util.find_spec(words[1])
        assert found is not None and found.origin is not None, words[1]  # noqa: PT018
        path, rest = Path(found.origin), words[2:]
    else:
        path, rest = ROOT / words[0], words[1:]
        if path.name == "bot.py":  # the reader's own, shown on the page
            assert "```python\n" in (ROOT / page).read_text("utf-8")
            return
        assert path.exists(), words[0]
    if path.suffix == ".py" and not path.name.startswith("__"):
        for option in (word for word in rest if word.startswith("--")):
            assert f'"{option}"' in path.read_text("utf-8"), option


FILES = {
    # what FILE stands for, by command
    "verify": "record.json",
    "season": str(ROOT / "src/rosenkrieg/campaign/data/sample.json"),
    "editions": "edition.toml",
}


def small(command: str) -> str:
    """The same command with one game, between players that choose at once."""
    said = re.sub(r"\b(squire|knight|duke|greedy|collector)\b(?!:)", "random", command)
    said = re.sub(r"-n \d+", "-n 1", said)
    return said if "-n" in said or "arena" not in said else f"{said} -n 1"


RUN = sorted(
    {
        small(command)
        for _, command in ALL_COMMANDS
        if command.startswith("rosenkrieg ")
        and len(words := shlex.split(command)) > 2
        and words[1] not in TOO_LONG
        and words[2] not in ("richard3", "GAME", "medieval_battle")
        and not {"ROOT", "COMMAND", "--ray"} & {*words}
    }
)
"""Less what plays wars for minutes, names what only a reader has, or needs a cluster."""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that commands of the docs name."""
    folder = tmp_path_factory.mktemp("workshop")
    (bot,) = (each for each in shown("python") if each.page == "docs/engines.md")
    (folder / "bot.py").write_text(bot.text, "utf-8")
    (script,) = shown("js")
    (folder / "bot.mjs").write_text(script.text, "utf-8")
    (lesson,) = (each.text for each in shown("python") if "class Collector:\n...  " in each.text)
    code = re.findall(r"^(?:>>> |\.\.\. ?)(.*)$", lesson.partition(">>> match =")[0], re.MULTILINE)
    (folder / "collector.py").write_text("\n".join(code) + "\n", "utf-8")
    played = rosenkrieg.Match("rosenkoenig", seed=1)
    played.resign(0)
    (folder / "record.json").write_text(rosenkrieg.record(played).to_json(), "utf-8")
    mine = "class Bot:\n    def __init__(self, game, rng): self.rng = rng\n"
    mine += "    def choose(self, view, legal, budget=None): return self.rng.choice(legal)\n"
    (folder / "mybot.py").write_text(mine, "utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as edition:
        assert main(["editions", "show", "vetternkrieg", "standard"]) == 0
    (folder / "edition.toml").write_text(edition.getvalue(), "utf-8")
    return folder


@pytest.mark.parametrize("command", RUN)
def test_a_command_does_what_it_says(
    command: str, workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(workshop)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    if "node" in command and shutil.which("node") is None:
        pytest.skip("Node.js is not installed")
    words = shlex.split(command.replace("cmd:python", f"cmd:{sys.executable}"))[1:]
    words = [FILES.get(words[0], word) if word.endswith("FILE") else word for word in words]
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(words) == 0
    assert out.getvalue()
