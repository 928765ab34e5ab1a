"""Registers the proving game, here and in the processes of computer players."""

from rosenkrieg.core import registry
from tests.proving.rules import GAME

registry.register(GAME)
