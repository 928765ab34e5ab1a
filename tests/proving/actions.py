"""What can be done, and its text form.

anna@alder    post a block in an area
play2         choose a card
anna>alder    march
-             end the turn
high, low     claim
believe, doubt

As results of chance:

sky2          the weather
take2         a card drawn
first:red     who goes first after a tie
die5, die?    the secret die; the latter where its reader may never know it
rout2         the rout die
"""

from __future__ import annotations

from typing import Literal

from rosenkrieg.core.bases import BaseAction
from rosenkrieg.core.contract import Seat

Height = Literal["high", "low"]
Reply = Literal["believe", "doubt"]


class Post(BaseAction, frozen=True):
    """Put a block into a starting area. [P20]"""

    block: str
    area: str


class Choose(BaseAction, frozen=True):
    """Choose the card of the round. [P32]"""

    card: int


class March(BaseAction, frozen=True):
    """Move a block over a border. [P40]"""

    block: str
    area: str


class Pass(BaseAction, frozen=True):
    """End the turn. [P41]"""


class Claim(BaseAction, frozen=True):
    """Say what the die shows. [P51]"""

    height: Height


class Answer(BaseAction, frozen=True):
    """Believe or doubt. [P52]"""

    reply: Reply


class Sky(BaseAction, frozen=True):
    """Chance: the weather. [P30]"""

    card: int


class Taken(BaseAction, frozen=True):
    """Chance: a card drawn by a side. [P31]"""

    card: int


class First(BaseAction, frozen=True):
    """Chance: who goes first. [P33]"""

    seat: Seat


class Throw(BaseAction, frozen=True):
    """Chance: the secret die; None stands in for one that the reader may never know. [P51, P53]"""

    die: int | None


class Rout(BaseAction, frozen=True):
    """Chance: the rout die. [P55]"""

    loss: int


Action = Post | Choose | March | Pass | Claim | Answer | Sky | Taken | First | Throw | Rout
