"""What people can type at a table besides their choices."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = {
    "help": ("?", "help", "hilfe"),
    "hint": ("hint", "tipp"),
    "back": ("back", "zurück", "zurueck"),
    "log": ("log", "verlauf"),
    "rules": ("rules", "regeln"),
    "why": ("why", "warum"),
    "view": ("view", "ansicht"),
    "save": ("save", "speichern"),
    "language": ("language", "sprache"),
    "resign": ("resign", "aufgeben"),
    "quit": ("quit", "exit", "ende"),
}
"""Commands in both languages; either works at any time."""

COMMAND_OF: Final = {word: command for command, words in COMMANDS.items() for word in words}
YES: Final = ("y", "yes", "j", "ja")
NO: Final = ("n", "no", "nein")
