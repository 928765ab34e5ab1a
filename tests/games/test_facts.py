"""What games declare of themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS
from tests.shipped import SHIPPED

ART = Path(__file__).parents[2] / "web" / "src" / "assets" / "art"


@pytest.mark.parametrize("key", SHIPPED)
def test_signs_are_among_the_pictures_of_the_page(key: str) -> None:
    signs = registry.game(key).info.signs
    assert len(set(signs)) == len(SEATS)
    for sign in signs:
        assert (ART / f"{sign}.svg").exists(), sign
