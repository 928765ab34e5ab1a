"""The arrows between the parts point one way; core, games and table do no I/O and know no clock."""

import ast
import re
from pathlib import Path

import pytest

import rosenkrieg
from rosenkrieg.server import typescript

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rosenkrieg"

# A part may import the parts named here, and itself.
MAY_IMPORT = {
    "version": set(),
    "core": set(),
    "games": {"core"},
    "locale": {"core"},
    "rulebook": {"core", "locale"},
    "ai": {"core", "games", "version"},
    "campaign": {"core", "games"},
    "learning": {"core", "games", "ai", "locale"},
    "testing": {"core", "locale"},
    "client": {"core"},
    "research": {"core", "games", "ai"},
    "table": {"core", "games", "ai"},
    "server": {
        "core",
        "games",
        "ai",
        "campaign",
        "learning",
        "table",
        "locale",
        "rulebook",
        "version",
    },
    "cli": {
        "core",
        "games",
        "ai",
        "campaign",
        "learning",
        "table",
        "locale",
        "rulebook",
        "server",
        "testing",
        "client",
        "version",
    },
}

# Clocks, threads, the network, files and global randomness have no place in rules.
NOT_IN_RULES = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets",
    "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip

MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The full names of everything a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_arrows_point_one_way(path: Path):
    here = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if here in ("__init__", "__main__"):
        return
    ours = {part(name) for name in imports(path) if name.startswith("rosenkrieg.")}
    assert ours <= MAY_IMPORT[here] | {here}


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=name_of)
def test_games_do_not_import_each_other(path: Path):
    game = path.relative_to(PACKAGE / "games").parts[0]
    others = {
        name
        for name in imports(path)
        if name.startswith("rosenkrieg.games.") and name.split(".")[2] != game
    }
    assert not others


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in MODULES
        if name_of(path).startswith(("core/", "games/", "campaign/", "table/"))
    ],
    ids=name_of,
)
def test_rules_do_no_input_or_output_and_know_no_clock(path: Path):
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & NOT_IN_RULES
    if "random" in roots:
        assert {name for name in imports(path) if name.startswith("random")} == {"random.Random"}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_there_is_a_docstring_on_every_module(path: Path):
    if path.name != "version.py":
        assert ast.get_docstring(ast.parse(path.read_text("utf-8")))


def test_every_game_folder_is_registered():
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")}
    # games of other tests may be on the register too
    ours = {
        key
        for key in rosenkrieg.game_keys()
        if type(rosenkrieg.game(key)).__module__.startswith("rosenkrieg.games.")
    }
    assert folders == ours


GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))

MAY_NAME_GAMES = {
    "src/rosenkrieg/games/__init__.py": "announces the games that come along",
    "src/rosenkrieg/campaign/": "is the ledger of one game",
    "src/rosenkrieg/cli/season.py": "is the command of that ledger",
    "src/rosenkrieg/cli/serverbench.py": "measures a server by one game",
    "src/rosenkrieg/__init__.py": "has an example",
    "src/rosenkrieg/locale/__init__.py": "has an example",
    "src/rosenkrieg/server/openapi.py": "has an example",
    "src/rosenkrieg/research/alphabet.py": "has an example",
    "src/rosenkrieg/research/batch.py": "has an example",
    "src/rosenkrieg/research/environment.py": "has an example",
    "src/rosenkrieg/research/selfplay.py": "has an example",
    "src/rosenkrieg/research/openspiel.py": "has an example",
    "src/rosenkrieg/research/playouts.py": "has an example",
    "web/src/season/": "is the page of that ledger",
    "src/rosenkrieg/server/messages/http.py": "has an example",
}


def shared_files() -> list[Path]:
    """The sources of package and page that belong to no single game."""
    of_one_game = {
        PACKAGE / part / key for part in ("games", "ai", "cli/boards") for key in GAMES
    } | {ROOT / "web" / "src" / "boards" / key for key in GAMES}
    of_one_game |= {PACKAGE / "research" / f"{key}.py" for key in GAMES}
    built = PACKAGE / "server" / "static"
    return [
        path
        for folder in (PACKAGE, ROOT / "web" / "src")
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".py", ".ftl", ".toml", ".ts", ".svelte", ".js", ".css", ".json"}
        and not {built, *of_one_game} & {path, *path.parents}
    ]


def test_no_shared_file_names_a_game():
    name = re.compile(rf"\b({'|'.join(GAMES)})\b")
    naming = [
        str(path.relative_to(ROOT))
        for path in shared_files()
        if name.search(path.read_text("utf-8"))
    ]
    assert len(shared_files()) > 100
    assert [path for path in naming if not path.startswith(tuple(MAY_NAME_GAMES))] == []


def test_compiled_modules_exist_and_define_no_structs():
    """mypyc drops class keywords: a compiled Struct would be mutable."""
    lines = (ROOT / "compiled.txt").read_text("utf-8").splitlines()
    paths = [ROOT / line for line in lines if line and not line.startswith("#")]
    assert paths
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        structs = [
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(k.arg == "frozen" for k in node.keywords)
        ]
        assert not structs, path


def test_an_arrow_in_the_wrong_direction_is_seen(tmp_path: Path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from rosenkrieg.server import app\nimport time\n")
    assert imports(wrong) == {"rosenkrieg.server.app", "time"}
    assert part("rosenkrieg.server.app") not in MAY_IMPORT["core"] | MAY_IMPORT["games"]


def test_the_types_of_the_page_are_those_of_the_server():
    kept = ROOT / "web" / "src" / "lib" / "messages.gen.ts"
    assert kept.read_text("utf-8") == typescript.source(), "run: make types"
