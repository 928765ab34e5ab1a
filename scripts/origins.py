"""Fails unless the package comes from this environment and what should be compiled is."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Looks at every module named in compiled.txt."""
    for line in Path("compiled.txt").read_text("utf-8").splitlines():
        path = line.partition("#")[0].strip()
        if not path:
            continue
        module = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        file = origin(module.removesuffix(".__init__"))
        if file.suffix == ".py":
            sys.exit(f"{module}: expected a compiled module, got {file}")
    print("rosenkrieg.core.match is", origin("rosenkrieg.core.match"))


def origin(module: str) -> Path:
    """The file that a module is loaded from."""
    file = Path(import_module(module).__file__ or "")
    if not file.is_relative_to(sys.prefix):
        sys.exit(f"{module}: expected from {sys.prefix}, got {file}")
    return file


if __name__ == "__main__":
    main()
