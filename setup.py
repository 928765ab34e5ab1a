"""What pyproject.toml cannot say: what is compiled, and the README for PyPI.

The kernels that Cython makes are optional: without Cython or a C compiler the package is
installed without them and falls back on Python. With ROSENKRIEG_COMPILE=1 in the environment,
mypyc also turns the modules named in compiled.txt into C extensions; whatever is missing for that
ends the build.
"""

import os
import re
from pathlib import Path

from setuptools import Extension, setup

LIST = Path("compiled.txt")
KERNELS = {
    "rosenkrieg.ai.medieval_battle.kernel": Path("src/rosenkrieg/ai/medieval_battle/kernel.pyx"),
    "rosenkrieg.ai.rosenkoenig.kernel": Path("src/rosenkrieg/ai/rosenkoenig/kernel.pyx"),
}


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


def compiled() -> list[Extension]:
    if not is_compiling():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise SystemExit(
            "ROSENKRIEG_COMPILE=1 needs mypyc: install 'mypy[mypyc]' and build without isolation"
        ) from error
    return mypycify(modules_to_compile(), opt_level="3", debug_level="0", group_name="rosenkrieg")


def kernels() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    found = [
        Extension(
            name,
            [str(path)],
            include_dirs=[str(path.parent)],
            depends=[str(header) for header in path.parent.glob("*.h")],
            extra_compile_args=["-O3"] if os.name == "posix" else [],
        )
        for name, path in KERNELS.items()
    ]
    made = cythonize(found, build_dir="build/kernels", quiet=True)
    for extension in made:
        extension.optional = True  # here, since cythonize drops it
    return made


def readme() -> str:
    """The README as it can be shown away from the repository.

    Pictures and links there lead to files beside it. No address of the repository is known, so
    pictures are left out, and links to files become plain words.
    """
    text = Path("README.md").read_text(encoding="utf-8")
    blocks = [block for block in text.split("\n\n") if "![" not in block]
    return re.sub(r"\[([^]]+)\]\((?!https?:)[^)]+\)", r"\1", "\n\n".join(blocks))


setup(
    ext_modules=compiled() + kernels(),
    long_description=readme(),
    long_description_content_type="text/markdown",
)
