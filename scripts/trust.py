"""Runs the proofs under tests/trust and writes what they found into docs/trust.md.

    python scripts/trust.py [--size 1.0] [PART...]

Size 1 is what the page claims to be the whole proof and takes up to an hour; a smaller size does
that part of it. Parts that are not named keep the figures of the run before, with its date, size
and command. The exit status is 1 if a part failed; the page then says which.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any, Final

HERE = Path(__file__).parents[1]
PAGE = HERE / "docs" / "trust.md"
KEPT = HERE / "docs" / "trust.json"

PARTS = (
    "secrecy",
    "undo",
    "rerolls",
    "draws",
    "verifiers",
    "replays",
    "crashes",
    "cluster",
    "protocol",
    "hostile",
    "guests",
    "backups",
    "load",
    "scan",
)
"""In the order of the page; each is a module of tests/trust."""

UNMET: Final = ("not reached", "not judged")
"""What the figure of an aim begins with if it does not say that the aim was met."""

HEAD = """# Trust: what was tried, and what came of it

Written by `make trust` (`scripts/trust.py`), never by hand. Every figure has its date, its size and
the command that prints it again. Size 100% is the whole proof; `make trust SIZE=0.01` is a quick
look. *Yes, in part* means that nothing was found, but not everything was tried. *Not judged* means
that an aim was not held to, since other programs kept the cores busy.
What these proofs are about is in [threat-model.md](threat-model.md), how dice are proven in
[fairness.md](fairness.md), how to report a hole in `SECURITY.md`. `rosenkrieg selftest` checks an
installation in half a minute. *Load* is how many programs wanted the cores at that time, these and
others: seconds and latencies measured at a load above the number of cores say little, processor
time says more.

"""


def main() -> int:
    """Runs the parts that are asked for and writes the page."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--size", type=float, default=1.0)
    given.add_argument("parts", nargs="*", metavar="PART")
    asked = given.parse_args()
    unknown = [name for name in asked.parts if name not in PARTS]
    if unknown or asked.size <= 0:
        print(f"trust: expected parts out of {', '.join(PARTS)}, got {unknown}", file=sys.stderr)
        return 2
    sys.path.insert(0, str(HERE))
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for name in asked.parts or PARTS:
        kept[name] = _run(name, asked.size)
        KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
        PAGE.write_text(_page(kept), "utf-8")
    failed = [name for name in PARTS if name in kept and kept[name]["problem"]]
    print(f"trust: {'failed: ' + ', '.join(failed) if failed else 'ok'}")
    return 1 if failed else 0


def _run(name: str, size: float) -> dict[str, Any]:
    """What a part found, or why it failed."""
    print(f"{name} at size {size:g} ...", flush=True)
    part = import_module(f"tests.trust.{name}")
    began, worked, problem = time.perf_counter(), _worked(), ""
    figures: dict[str, str] = {}
    try:
        figures = part.run(size)
    except Exception as error:
        traceback.print_exc()
        problem = " ".join(f"{type(error).__name__}: {error}".split())[:500]
    seconds = time.perf_counter() - began
    for what, found in figures.items():
        print(f"  {what}: {found}")
    return {
        "claim": part.CLAIM,
        "figures": figures,
        "problem": problem,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "size": size,
        "command": f"python scripts/trust.py --size {size:g} {name}",
        "seconds": round(seconds, 1),
        "worked": round(_worked() - worked, 1),
        "commit": _commit(),
        "machine": f"{os.cpu_count()} cores, load {os.getloadavg()[1]:.0f}, {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}",
    }


def _worked() -> float:
    """Processor seconds of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _commit() -> str:
    """The newest commit of the main line in what was tried, and its tree.

    Commits are rewritten now and then, trees never: `git log --format="%h %T"` finds them again.
    """

    def git(*arguments: str) -> str:
        told = subprocess.run(["git", *arguments], cwd=HERE, capture_output=True, text=True)
        return told.stdout.strip()

    head = git("rev-parse", "HEAD")
    base = git("merge-base", "HEAD", "main") or head
    written = (":!docs/trust.md", ":!docs/trust.json")
    more = head != base or git("status", "--porcelain", "-uno", "--", ".", *written)
    tree = git("rev-parse", f"{base}^{{tree}}")
    return f"{base[:7]} (tree {tree[:10]}){' and changes on top' if more else ''}"


def _page(kept: dict[str, Any]) -> str:
    lines = [HEAD + "| part | size | holds | date |", "| --- | --- | --- | --- |"]
    there = [name for name in PARTS if name in kept]
    for name in there:
        found = kept[name]
        lines.append(
            f"| [{name}](#{name}) | {100 * found['size']:g}% | {_holds(found)} | {found['date']} |"
        )
    missing = [name for name in PARTS if name not in kept]
    if missing:
        lines += ["", f"Not run yet: {', '.join(missing)}."]
    for name in there:
        lines += ["", *_section(name, kept[name])]
    return "\n".join(lines) + "\n"


def _holds(found: dict[str, Any]) -> str:
    if found["problem"]:
        return "**no**"
    for unmet in UNMET:
        if any(value.startswith(unmet) for value in found["figures"].values()):
            return unmet
    return "yes" if found["size"] >= 1 else "yes, in part"


def _section(name: str, found: dict[str, Any]) -> list[str]:
    lines = [f"## {name}", "", found["claim"], ""]
    if found["problem"]:
        lines += [f"**Does not hold:** {found['problem']}", ""]
    if found["figures"]:
        lines += ["| what | found |", "| --- | --- |"]
        lines += [f"| {what} | {value} |" for what, value in found["figures"].items()]
        lines.append("")
    work = f"{found['seconds']:g} s ({found['worked']:g} s of processor time)"
    where = f"{found['date']}, commit {found['commit']}, {work}, {found['machine']}"
    return [*lines, f"`{found['command']}`, {where}."]


if __name__ == "__main__":
    sys.exit(main())
