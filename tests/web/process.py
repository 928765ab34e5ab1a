"""The command line with the proving game on the register and its words at hand.

python -m tests.web.process serve --port 0 --data DIR
"""

import sys

from rosenkrieg import locale
from rosenkrieg.cli import main
from rosenkrieg.core import registry
from tests.proving.rules import GAME

shipped = locale.game_package


def game_package(key: str) -> str:
    return "tests.proving" if key == GAME.info.key else shipped(key)


if __name__ == "__main__":
    registry.register(GAME)
    locale.game_package = game_package
    sys.exit(main(sys.argv[1:]))
