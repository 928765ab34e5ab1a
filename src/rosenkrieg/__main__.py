"""`python -m rosenkrieg` is the command line."""

from rosenkrieg.cli import main

if __name__ == "__main__":
    main()
