"""What is printed on the map and the cards, for whoever draws them."""

from __future__ import annotations

from collections.abc import Mapping

from rosenkrieg.core.contract import OptionValue
from tests.proving.tables import EDITIONS, Sheet, tables


def sheet(options: Mapping[str, OptionValue]) -> Sheet:
    """The sheet of the edition that the options name: the file itself."""
    return tables(EDITIONS.load(str(options["edition"])).hash).sheet
