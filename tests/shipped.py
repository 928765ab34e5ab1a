"""The games that are shipped, whatever other tests have registered besides."""

from pathlib import Path
from typing import Final

import rosenkrieg.games

SHIPPED: Final = tuple(
    sorted(file.parent.name for file in Path(rosenkrieg.games.__path__[0]).glob("*/game.py"))
)
