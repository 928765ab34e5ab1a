"""Makes blocks of code of the examples in docstrings, for the site of the docs (zensical.toml)."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Extension, Module, Object

EXAMPLE: Final = re.compile(r"(?:^>>> .*(?:\n(?!\n).+)*\n?)+", re.MULTILINE)


class Examples(Extension):
    """Puts a fence around each example of a docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Called with everything in a package."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        """Called with the package itself."""
        self.on_object(obj=pkg)
