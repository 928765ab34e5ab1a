"""The optional compiled build; all else about the package stands in pyproject.toml.

With ROSENKRIEG_COMPILE=1 in the environment, mypyc turns the modules named in compiled.txt
into C extensions; whatever is missing for that ends the build. Without it the build is pure
Python and needs no compiler.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

LIST = Path("compiled.txt")


def is_compiling() -> bool:
    wish = os.environ.get("ROSENKRIEG_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"ROSENKRIEG_COMPILE: expected 0 or 1, got {wish!r}")
    return wish == "1"


def modules_to_compile() -> list[str]:
    if not LIST.is_file():
        raise SystemExit(f"ROSENKRIEG_COMPILE=1, but {LIST} is missing")
    lines = LIST.read_text(encoding="utf-8").splitlines()
    paths = [path for line in lines if (path := line.partition("#")[0].strip())]
    if not paths:
        raise SystemExit(f"ROSENKRIEG_COMPILE=1, but {LIST} names no module")
    for path in paths:
        if not Path(path).is_file():
            raise SystemExit(f"{LIST}: expected the path of a module, got {path!r}")
    return paths


def extensions() -> list[Extension]:
    if not is_compiling():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise SystemExit(
            "ROSENKRIEG_COMPILE=1 needs mypyc: install 'mypy[mypyc]' and build without isolation"
        ) from error
    return mypycify(modules_to_compile(), opt_level="3", debug_level="0", group_name="rosenkrieg")


setup(ext_modules=extensions())
