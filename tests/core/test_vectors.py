"""The test vectors of docs/fairness.md are what the library computes."""

from __future__ import annotations

import re
from pathlib import Path

from rosenkrieg import Sealed
from rosenkrieg.core.fairness import commitment

TEXT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")


def vector(name: str) -> list[str]:
    """The words after a name in the vectors, up to the next name."""
    found = re.search(rf"^{name} +((?:[0-9a-f]+\s+)+)", TEXT, re.MULTILINE)
    assert found, name
    return found[1].split()


def test_the_vectors_hold():
    sealed = Sealed(bytes(range(32)), "corpus", 4, ("mine", "yours"))
    assert vector("key 0") == [sealed.key(0).hex()]
    assert vector("key 2") == [sealed.key(2).hex()]
    assert vector("root") == [sealed.root]
    assert vector("path of 2") == list(sealed.open(2).path)
    assert vector("commitment") == [commitment("corpus", 0, "mine")]
    assert vector("draws 0-3") == [str(sealed.draw((1, 2, 1))) for _ in range(4)]
