"""What can be done, and its text form.

kind:forest                a home land, or what an open borderland becomes
raid  battle               the form of a meeting
yes  no                    the answer to a question: use a spy, roll, confirm, accept
attack  defend             the secret choice
name:f0-1                  a territory: contested, exchanged, offered, listed, silenced, gained
points:26                  the points the larger warband fields
scenario:LR-A              a scenario proposed
piece:wood                 a kind of terrain
at:12,9  remove            where a piece is placed or shifted to; or taken off
boast:first_blow           a boast or quest, one at a time; `no` ends the list
glory:5 heroes:1 ...       a line of the report from the table
concede                    break the battle off
rolled                     gain the rolled territory
roll:4                     what dice show: a result of chance, or entered from the table
"""

from __future__ import annotations

from typing import Final, Literal, final

from rosenkrieg.core.bases import BaseAction

Told = Literal["fielded", "glory", "heroes", "done"]
"""What a line of a report tells."""


@final
class Yes(BaseAction, frozen=True, tag=True):
    """Yes: use, roll, accept, confirm."""


@final
class No(BaseAction, frozen=True, tag=True):
    """No: pass, decline, dispute, end a list."""


@final
class PickKind(BaseAction, frozen=True, tag=True):
    """Name a kind of territory. [3, Q30]"""

    kind: str


@final
class Form(BaseAction, frozen=True, tag=True):
    """Raid, or give battle. [B28]"""

    raid: bool


@final
class Choose(BaseAction, frozen=True, tag=True):
    """Attack or defend. [B1]"""

    attack: bool


@final
class Name(BaseAction, frozen=True, tag=True):
    """Name a territory. [B2, B5, B6]"""

    territory: str


@final
class Declare(BaseAction, frozen=True, tag=True):
    """Field so many points. [B25]"""

    points: int


@final
class Propose(BaseAction, frozen=True, tag=True):
    """Propose a scenario. [B16]"""

    scenario: str


@final
class Piece(BaseAction, frozen=True, tag=True):
    """Take a kind of terrain. [Q22]"""

    kind: str


@final
class Place(BaseAction, frozen=True, tag=True):
    """Put or shift the piece so that its middle is here, in inches. [B10-B13]"""

    x: int
    y: int


@final
class Remove(BaseAction, frozen=True, tag=True):
    """Take the piece off the table. [B13]"""


@final
class PickBoast(BaseAction, frozen=True, tag=True):
    """Choose a boast or quest. [B18]"""

    boast: str


@final
class Tell(BaseAction, frozen=True, tag=True):
    """A line of the report. [D14]"""

    what: Told
    number: int


@final
class Concede(BaseAction, frozen=True, tag=True):
    """Break the battle off. [A3]"""


@final
class TakeRolled(BaseAction, frozen=True, tag=True):
    """Gain the rolled territory, not the contested one. [B22]"""


@final
class Rolled(BaseAction, frozen=True, tag=True):
    """What the dice show; one number a roll: a die, the sum of two, or a d66."""

    face: int


Action = (
    Yes
    | No
    | PickKind
    | Form
    | Choose
    | Name
    | Declare
    | Propose
    | Piece
    | Place
    | Remove
    | PickBoast
    | Tell
    | Concede
    | TakeRolled
    | Rolled
)

# built once
YES: Final = Yes()
NO: Final = No()
RAID: Final = Form(True)
BATTLE: Final = Form(False)
ATTACK: Final = Choose(True)
DEFEND: Final = Choose(False)
REMOVE: Final = Remove()
CONCEDE: Final = Concede()
TAKE_ROLLED: Final = TakeRolled()
