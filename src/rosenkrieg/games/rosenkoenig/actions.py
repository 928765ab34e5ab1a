"""What can be done, and its text form.

SE3     place a rose with that card
SE3*    turn a rose with that card and a hero
+       draw a card
SE3     as a result of chance: that card is dealt or drawn
"""

from __future__ import annotations

from typing import final

from rosenkrieg.core.bases import BaseAction


@final
class Place(BaseAction, frozen=True, gc=False):
    """Play a card onto an empty square. [R17-R23]"""

    card: int


@final
class Flip(BaseAction, frozen=True, gc=False):
    """Play a card and a hero onto a rose of the other side. [R30-R33]"""

    card: int


@final
class Draw(BaseAction, frozen=True, gc=False):
    """Draw a card. [R24]"""


@final
class Dealt(BaseAction, frozen=True, gc=False):
    """Chance: this card is dealt or drawn. [R07, R24]"""

    card: int


Action = Place | Flip | Draw | Dealt
