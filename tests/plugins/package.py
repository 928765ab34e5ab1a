"""The proving game as somebody else's package: built into a wheel and installed in a folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
KEY: Final = "hedge"
PROJECT: Final = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "hedgewar"
version = "1.0"

[tool.setuptools.packages.find]
include = ["hedgewar*"]

"""


def shown(document: str, language: str) -> str:
    """The one example in that language in a document: what is shown there is what is tried."""
    text = (ROOT / "docs" / document).read_text("utf-8")
    (example,) = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    return str(example)


def install(folder: Path) -> Path:
    """Builds the package and unpacks its wheel, as pip would, into a folder for PYTHONPATH."""
    project, target = folder / "project", folder / "installed"
    _write(project)
    build = "import setuptools.build_meta as backend; backend.build_wheel('dist')"
    subprocess.run([sys.executable, "-c", build], cwd=project, check=True, capture_output=True)
    (wheel,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    test = shown("testing.md", "python").replace("matches=50", "matches=2")
    (folder / "test_hedge.py").write_text(test, "utf-8")
    return target


def _write(project: Path) -> None:
    """The sources, with names of their own: no file of Rosenkrieg knows them."""
    unused = shutil.ignore_patterns("test_*.py", "case.py", "table.py", "__pycache__", "RULES.md")
    package = project / "hedgewar"
    shutil.copytree(ROOT / "tests" / "proving", package, ignore=unused)
    for path in package.rglob("*.py"):
        text = path.read_text("utf-8").replace("tests.proving", "hedgewar")
        path.write_text(text.replace('key="proving"', f'key="{KEY}"'), "utf-8")
    (project / "pyproject.toml").write_text(PROJECT + shown("adding-a-game.md", "toml"), "utf-8")


def with_package(target: Path) -> dict[str, str]:
    """What the environment of a process needs in order to find the package."""
    return {
        "PYTHONPATH": os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH")]))
    }
