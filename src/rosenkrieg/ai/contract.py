"""What a computer player is, and what is declared about the players of a game.

`ai/<key>/players.py` declares one object, PLAYERS, for each game that is built in; a package from
outside names such an object in the entry-point group `rosenkrieg.players`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.weighing import Weigher
from rosenkrieg.core.contract import AnyGame, Message


class Player(Protocol):
    """A computer player in a seat.

    It is asked with what a person in that seat would see and may choose. The same seed, view and
    budget give the same choice.
    """

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = ...) -> Any:
        """One of the legal actions."""


Make = Callable[[AnyGame, Random], Player]
"""How a player of a level is made; all its randomness comes from the generator."""


class Odds(Struct, frozen=True):
    """What can be foretold in a game: whether there is something in a view, and what.

    `lines` gets the view and a seed.
    """

    has_odds: Callable[[Any], bool]
    lines: Callable[[Any, int], list[Message]]


class Coach(Struct, frozen=True):
    """What is said to someone who learns a game, out of a seat's view and the rules alone.

    `now` says what matters in a position, the most important first. `reasons` says what is good
    about an action, `dangers` what it allows the other seat; both may have nothing to say.
    """

    now: Callable[[Any], list[Message]]
    reasons: Callable[[Any, Any], list[Message]]
    dangers: Callable[[Any, Any], list[Message]]


class Report(Struct, frozen=True):
    """The result of a computation: facts for programs, lines for people."""

    facts: dict[str, Any]
    lines: list[str]


class Equilibrium(Struct, frozen=True):
    """A part of the game that is solved, with a stored table.

    `largest` is the largest size in the table. `report` gets a size, whether to compute the
    table again instead of reading it, and whether to store what was computed.
    """

    largest: int
    report: Callable[[int, bool, bool], Report]


class Players(Struct, frozen=True, kw_only=True):
    """The computer players of a game: levels by name, weakest first, beside `random`.

    `odds` and `equilibrium` are for the few games that have them; `judge` makes the judge of
    finished matches (ai/judging.py), `coach` tells learners why (ai/coaching.py), `weigher` how
    good each action is (ai/weighing.py).
    """

    levels: Mapping[str, Make]
    odds: Odds | None = None
    equilibrium: Equilibrium | None = None
    judge: Callable[[AnyGame], Any] | None = None
    coach: Coach | None = None
    weigher: Weigher | None = None
