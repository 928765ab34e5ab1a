"""`python -m rosenkrieg` runs the command line."""

import sys

from rosenkrieg.cli import main

if __name__ == "__main__":
    sys.exit(main())
