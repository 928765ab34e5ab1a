"""Players of one's own: a class by `module:Name`, a program by `cmd:COMMAND`.

Names like these are for the command line of the person who types them. The site accepts the names
of registered players, and those that its host has given to players of their own (`--bot`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.engine import PATIENCE, Engine, check_command
from rosenkrieg.ai.player import player, player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import OptionValue, Seat
from rosenkrieg.core.errors import UnknownPlayer

COMMAND: Final = "cmd:"


def is_own(name: str) -> bool:
    """Whether the name says where a player is, instead of naming a registered one."""
    return ":" in name


def check_name(game: str, name: str) -> None:
    """Says what is wrong with the name of a player, before any match begins; starts nothing."""
    if name.startswith(COMMAND):
        check_command(name.removeprefix(COMMAND))
    elif is_own(name):
        _named(game, name)
    else:
        player(game, name)


def own_player(
    game: str,
    name: str,
    seat: Seat,
    options: Mapping[str, OptionValue],
    seed: int = 0,
    seconds: float = PATIENCE,
) -> Player:
    """The player of any name; UnknownPlayer says what names there are.

    `seconds` is what a program has for each answer. Call `close` when done with a player.
    """
    if name.startswith(COMMAND):
        command = name.removeprefix(COMMAND)
        return Engine(registry.game(game), command, seat, options, seed, seconds)
    if is_own(name):
        made: Player = _named(game, name)(registry.game(game), Random(seed))
        return made
    return player(game, name, seed)


def close(chooser: Player) -> None:
    """Ends the program behind a player, if there is one."""
    if isinstance(chooser, Engine):
        chooser.close()


def add_folder() -> None:
    """Lets Python find modules in the folder that the person is in."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)


def _named(game: str, name: str) -> Any:
    """What `module:Name` names; the folder one is in counts, too."""
    module, _, attribute = name.partition(":")
    add_folder()
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, ValueError, AttributeError) as error:
        known = ", ".join(player_names(game))
        raise UnknownPlayer(
            f"expected a player of {game} out of {known}, MODULE:NAME or {COMMAND}COMMAND, "
            f"got {name!r:.80}: {error}"
        ) from None
    if not callable(found):
        raise UnknownPlayer(f"expected {name!r:.80} to be called with a game and a Random")
    return found
