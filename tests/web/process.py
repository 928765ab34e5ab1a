"""The command line with the proving game on the register and its words at hand.

python -m tests.web.process serve --port 0 --data DIR
"""

import sys
from functools import partial

from rosenkrieg import locale
from rosenkrieg.cli import main
from rosenkrieg.server import settings
from tests.server import games
from tests.server.games import GAME

shipped = locale.game_package


def game_package(key: str) -> str:
    return "tests.proving" if key == GAME.info.key else shipped(key)


if __name__ == "__main__":
    locale.game_package = game_package
    # the processes in which computers think know the game, too
    settings.Settings = partial(settings.Settings, register=(games.__name__,))  # type: ignore[misc, assignment]
    sys.exit(main(sys.argv[1:]))
