"""Makes a release ready: checks what was built, and names the commit.

    make build                      sdist and wheel, into dist/
    python scripts/release.py check twine, check-wheel-contents, and a match from a fresh install
    python scripts/release.py tag   an annotated tag with the section of the changelog

`check` installs the wheel into an empty environment, without a compiler and Node.js on its PATH,
plays a match between computer players, and looks at the site with `rosenkrieg doctor`.

`tag` refuses a tree that is not clean, a version without a section in CHANGELOG.md, and a tag that
exists.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
URL = re.compile(r"http://[\w.\[\]:-]+:\d+")


def version() -> str:
    text = (ROOT / "src" / "rosenkrieg" / "version.py").read_text("utf-8")
    found = re.search(r'"([^"]+)"', text)
    assert found, "version.py names a version"
    return found[1]


def section(changelog: str, wanted: str) -> str:
    """What the changelog says of a version; it ends the program if there is nothing."""
    found = re.search(
        rf"^## {re.escape(wanted)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE
    )
    if found is None or not found[1].strip():
        raise SystemExit(f"expected a section '## {wanted}' in CHANGELOG.md, got none")
    return found[1].strip()


def check(folder: Path) -> None:
    """Checks the files of a release and plays with the wheel."""
    wheels = sorted(folder.glob(f"rosenkrieg-{version()}-*.whl"))
    sdist = folder / f"rosenkrieg-{version()}.tar.gz"
    if len(wheels) != 1 or not sdist.is_file():
        raise SystemExit(
            f"expected one wheel and the sdist of {version()} in {folder}, "
            f"got {len(wheels)} and {int(sdist.is_file())}. Run: rm -rf {folder}; make build"
        )
    look_at(wheels[0], sdist)
    with tempfile.TemporaryDirectory() as place:
        python = Path(place) / "env" / "bin" / "python"
        venv.create(Path(place) / "env", with_pip=True)
        run(str(python), "-m", "pip", "install", "--quiet", f"{wheels[0]}[site]")
        try_out(python, Path(place))
    print(f"release: {wheels[0].name} and {sdist.name} are ready")


def look_at(wheel: Path, *others: Path) -> None:
    """What an index and pip would object to."""
    tools = Path(sys.executable).parent
    run(str(tools / "twine"), "check", "--strict", str(wheel), *map(str, others))
    run(str(tools / "check-wheel-contents"), str(wheel))


def try_out(python: Path, place: Path) -> None:
    """Plays with an install: in the command line, and over the site."""
    empty = place / "programs"
    empty.mkdir()
    environment = {
        "PATH": str(empty),
        "HOME": str(place),
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": str(place),
    }
    command = [str(python), "-m", "rosenkrieg"]
    run(*command, "simulate", "rosenkoenig", "-n", "2", cwd=place, env=environment)
    server = subprocess.Popen(
        [*command, "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=place,
        env=environment,
    )
    try:
        assert server.stdout is not None, "a pipe was asked for"
        found = URL.search(server.stdout.readline())
        if found is None:
            raise SystemExit("expected the site to start from the wheel, but it did not")
        run(*command, "doctor", found[0], cwd=place, env=environment)
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()


def tag(root: Path = ROOT, wanted: str | None = None) -> str:
    """Tags the commit that is checked out; returns the name of the tag."""
    wanted = wanted or version()
    name = f"v{wanted}"
    told = section((root / "CHANGELOG.md").read_text("utf-8"), wanted)
    if git(root, "status", "--porcelain"):
        raise SystemExit("expected a clean tree, but there are changes that are not committed")
    if git(root, "tag", "--list", name):
        raise SystemExit(f"expected a version without a tag, but there is {name}")
    git(root, "tag", "--annotate", name, "--cleanup=verbatim", "--message", f"{name}\n\n{told}\n")
    return name


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"expected git {arguments[0]} to work, but: {done.stderr.strip()}")
    return done.stdout.strip()


def run(*command: str, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=None if env is None else dict(env), check=False)
    if done.returncode:
        name = os.path.basename(command[0])
        raise SystemExit(f"expected {name} {' '.join(command[1:4])} to succeed, it did not")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["check"]:
            check(ROOT / "dist")
        case ["check", folder]:
            check(Path(folder))
        case ["tag"]:
            print(tag())
        case _:
            raise SystemExit(f"expected check or tag, got {' '.join(arguments) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1:])
