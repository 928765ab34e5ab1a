"""Players of one's own: a class by `module:Name`, a program by `cmd:COMMAND`.

Names like these are for the command line of the person who types them. The site accepts the names
of registered players, and those that its host has given to players of their own (`--bot`).
"""

from __future__ import annotations

import inspect
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import rosenkrieg
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.engine import PATIENCE, Engine, EngineFailed, check_command
from rosenkrieg.ai.player import player, player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, OptionValue, Seat
from rosenkrieg.core.errors import UnknownPlayer

COMMAND: Final = "cmd:"
_OURS: Final = str(Path(rosenkrieg.__file__).parent)


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
        return _Guarded(registry.game(game), name, _named(game, name), seed)
    return player(game, name, seed)


class _Guarded:
    """A player from a module: what goes wrong in it has lost, as with a program.

    It may leave out the budget that it does not use.
    """

    def __init__(
        self, game: AnyGame, name: str, make: Callable[[AnyGame, Random], Any], seed: int
    ) -> None:
        self._game, self._name = game, name
        try:
            self._choose = make(game, Random(seed)).choose
        except Exception as error:
            raise UnknownPlayer(
                f"expected {name!r:.80} to make a player when called with a game and a Random, "
                f"got {_fault(error)}"
            ) from error
        self._has_budget = _takes(self._choose, 3)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        """A legal action; EngineFailed if it is none, or no action at all."""
        try:
            chosen = (
                self._choose(view, legal, budget) if self._has_budget else self._choose(view, legal)
            )
        except Exception as error:
            raise EngineFailed(
                f"{self._name}: expected one of the legal actions, got {_fault(error)}"
            ) from error
        if isinstance(chosen, str):
            texts = map(self._game.encode_action, legal)
            found = [action for text, action in zip(texts, legal, strict=True) if text == chosen]
        else:
            found = [chosen] if chosen in legal else []
        if not found:
            raise EngineFailed(
                f"{self._name}: expected one of the legal actions, got {chosen!r:.80}"
            )
        return found[0]


def _takes(function: Callable[..., Any], count: int) -> bool:
    """Whether it can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except ValueError:  # not Python: no one can say
        return True
    except TypeError:
        return False
    return True


def _fault(error: Exception) -> str:
    """An error in a line, with the place in the author's own code where it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((_OURS, "<frozen"))]
    said = " ".join(str(error).split())
    told = f"{type(error).__name__}: {said}" if said else type(error).__name__
    if not theirs:
        return told
    return f"{told} ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})"


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
    except Exception as error:  # whatever a module does when it is loaded
        raise UnknownPlayer(
            f"expected a module that can be loaded for {name!r:.80}, got {_fault(error)}"
        ) from error
    if not callable(found):
        raise UnknownPlayer(f"expected {name!r:.80} to be called with a game and a Random")
    return found
