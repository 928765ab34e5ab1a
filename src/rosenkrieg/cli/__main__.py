"""For `python -m rosenkrieg.cli`."""

import sys

from rosenkrieg.cli import main

if __name__ == "__main__":
    sys.exit(main())
