"""The command line with the proving game on the register.

python -m tests.web.process serve --port 0 --data DIR
"""

import sys
from functools import partial

from rosenkrieg.cli import main
from rosenkrieg.server import settings
from tests.server import games

if __name__ == "__main__":
    # the processes in which computers think know the game, too
    settings.Settings = partial(  # type: ignore[assignment]
        settings.Settings, register=(games.__name__,)
    )
    sys.exit(main(sys.argv[1:]))
