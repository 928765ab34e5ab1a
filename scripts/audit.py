"""Checks the locked dependencies for known holes, and says plainly what could not be checked.

    make audit

`pip-audit` is not a dependency: `uvx` or `pipx` run it, or it is on the PATH. The exit status is 0
if nothing was found, 1 if something was, 3 if a database of known holes could not be reached.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
UNCHECKED = 3
SECONDS = 180


def main() -> int:
    """Both halves; the worse result counts."""
    lock = HERE / "requirements.lock"
    pinned = sum(line[:1].isalnum() for line in lock.read_text("utf-8").splitlines())
    print(f"requirements.lock: {pinned} packages, each pinned with its hashes")
    found = [_python(lock), _page()]
    return 1 if 1 in found else max(found)


def _python(lock: Path) -> int:
    ways = (["pip-audit"], ["uvx", "pip-audit"], ["pipx", "run", "pip-audit"])
    way = next((way for way in ways if shutil.which(way[0])), None)
    if way is None:
        return _unchecked("Python packages", "no pip-audit, uvx or pipx on the PATH")
    options = ["--requirement", str(lock), "--require-hashes", "--disable-pip"]
    return _told("Python packages", [*way, *options], HERE)


def _page() -> int:
    if shutil.which("npm") is None:
        return _unchecked("packages of the page", "no npm on the PATH")
    return _told("packages of the page", ["npm", "audit", "--audit-level=moderate"], HERE / "web")


def _told(what: str, command: list[str], folder: Path) -> int:
    try:
        ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return _unchecked(what, f"{command[0]} did not answer within {SECONDS} s")
    said = (ended.stdout + ended.stderr).strip()
    if ended.returncode == 0:
        print(f"{what}: no known holes")
        return 0
    if any(word in said.lower() for word in ("vulnerabilit", "severity")):
        print(f"{what}:\n{said}")
        return 1
    return _unchecked(what, said.splitlines()[-1][:160] if said else "no answer")


def _unchecked(what: str, why: str) -> int:
    print(f"{what}: NOT CHECKED, {why}")
    return UNCHECKED


if __name__ == "__main__":
    sys.exit(main())
