"""Runs the notebook of the docs and writes what its cells show.

    python scripts/notebook.py      writes docs/notebook.ipynb with fresh outputs

A test runs the cells and compares. There is no Jupyter in this: a cell is Python, and shows what
its last line is worth, drawn by `_repr_svg_` or written by `repr`.
"""

from __future__ import annotations

import ast
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

NOTEBOOK: Final = Path(__file__).resolve().parent.parent / "docs" / "notebook.ipynb"


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with the outputs of its cells."""
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            shown = _outputs("".join(cell["source"]), names, count)
            cell = {**cell, "execution_count": count, "outputs": shown}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body.pop()
    outputs: list[dict[str, Any]] = []
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        value = None
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data: dict[str, Any] = {"text/plain": [repr(value)]}
        draw = getattr(value, "_repr_svg_", None)
        drawn = draw() if draw else None
        if drawn is not None:
            data["image/svg+xml"] = [drawn]
        result = {"execution_count": count, "output_type": "execute_result"}
        outputs.append({**result, "data": data, "metadata": {}})
    return outputs


def text_of(notebook: dict[str, Any]) -> str:
    """The notebook as its file has it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    NOTEBOOK.write_text(text_of(run(json.loads(NOTEBOOK.read_text("utf-8")))), "utf-8")
