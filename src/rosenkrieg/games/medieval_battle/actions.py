"""What can be done, and its text form. A hex is written as in `geometry`, "3,-2".

lay:A  lay:II4  lay:3r  lay:e2                a piece of the map; chance lays the same [R8, R9]
recruit:2,1,0  recruit:2,1,1,0,3              numbers of the mounted units, then of those on foot
deploy:BG:3,-2  deploy:HC:4,-2  done          [R20-R24]
move:0,0:2,0  move:0,0:1,0:2,0                a unit, the units it crosses, where it goes [R31-R36]
dismount:0,0:0,0  dismount:0,0:2,0            the same after dismounting [R82]
move:0,0:0,0                                  out and back [Q68]
attack:0,0:1,0  shoot:0,0:2,0                 without moving [R27, Q4]
rally  pass                                   [R75, R94]
attack:1,0  shoot:2,0  dismount  stop         how a move ends [R28], or a pursuit [R50]
stand  retreat:1,0  leave                     what an attacked unit does [R49-R52]
enter:held.HC2:1,0  enter:X.LB1:1,0  done     a waiting unit: place, kind, knights [R79, R80]
"""

from __future__ import annotations

from typing import final

from rosenkrieg.core.bases import BaseAction
from rosenkrieg.games.medieval_battle.geometry import Hex

# before the battle


@final
class Lay(BaseAction, frozen=True, gc=False):
    """Lay the next piece of the map; a part of its code. [R8, R9, Q59]"""

    piece: str


@final
class Recruit(BaseAction, frozen=True, gc=False):
    """The numbers of the mounted units, or of those on foot, secretly. [R14-R17]"""

    counts: tuple[int, ...]


@final
class Deploy(BaseAction, frozen=True, gc=False):
    """Place the baggage or a unit. [R20-R23]"""

    kind: int
    at: Hex


@final
class Done(BaseAction, frozen=True, gc=False):
    """Hold back the rest, or let no more units enter. [R24, R114]"""


# a turn


@final
class Move(BaseAction, frozen=True, gc=False):
    """Move a unit; the goal may be the hex of a unit to merge with, or its own hex. [R27, R73]

    `over`: the units that are crossed, by hex. `on_foot`: it dismounts before it moves.
    """

    start: Hex
    goal: Hex
    over: tuple[Hex, ...] = ()
    on_foot: bool = False


@final
class Attack(BaseAction, frozen=True, gc=False):
    """Announce to enter the hex of an enemy; `start` only if the unit has not moved. [R33]"""

    start: Hex | None
    at: Hex


@final
class Shoot(BaseAction, frozen=True, gc=False):
    """Shoot at an enemy; `start` only if the unit has not moved. [R37]"""

    start: Hex | None
    at: Hex


@final
class Rally(BaseAction, frozen=True, gc=False):
    """Spend a time marker. [R75]"""


@final
class Pass(BaseAction, frozen=True, gc=False):
    """Do nothing. [R94]"""


# inside a turn


@final
class Dismount(BaseAction, frozen=True, gc=False):
    """Dismount at the end of the move. [R82]"""


@final
class Stop(BaseAction, frozen=True, gc=False):
    """End the move, or the pursuit. [R32, R50]"""


@final
class Stand(BaseAction, frozen=True, gc=False):
    """Accept the fight. [R51]"""


@final
class Retreat(BaseAction, frozen=True, gc=False):
    """Leave the hex to the attacker. [R49]"""

    at: Hex


@final
class Leave(BaseAction, frozen=True, gc=False):
    """Retreat off the map. [R52]"""


@final
class Enter(BaseAction, frozen=True, gc=False):
    """A waiting unit, as a number with its place, enters on a hex. [R79, R80]"""

    unit: int
    at: Hex


Action = (
    Lay
    | Recruit
    | Deploy
    | Done
    | Move
    | Attack
    | Shoot
    | Rally
    | Pass
    | Dismount
    | Stop
    | Stand
    | Retreat
    | Leave
    | Enter
)
