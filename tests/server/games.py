"""Registers the proving game, here and in the processes of computer players."""

from rosenkrieg.core import registry
from tests.proving.game import GAME

registry.register(GAME)
