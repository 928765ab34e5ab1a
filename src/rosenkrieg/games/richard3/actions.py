"""What can be done, and its text form: a word, and after colons what it points at.

play:treason  claim  keep  exchange              cards [1.1, 5.1]
take:y-warwick  step:kent  sail:kent  stop       a move, step by step [5.2, 5.3]
recruit:y-norfolk:east_anglia                    [5.4]
muster:kent  plague:kent  end                    events, and the end of the own actions
main:essex:rutland  main:essex:sea               the border of the main attack [6.3]
fight:essex                                      the next battle [1.3]
treason:l-rivers  wait                           the roll of the Treason card [E-5]
fire:y-march  charge:y-march:l-rivers  retreat:y-march:kent  turn:y-march:l-rivers
pass:y-march  perish:y-march                     a block's turn in a round [6.2 to 6.9]
suffer:l-rivers                                  who takes the hits [6.4]
regroup:y-march:kent                             [6.7]
enter:y-clarence:calais  execute:l-clarence  spare:l-clarence  lose:y-march    supply [6.82, 7, 9.1]
home:y-march:calais  home:y-kent:pool  leave:y-march                           political turn [8]

As results of chance: the kind of a dealt card (action_3), or the dice in order (1-3-6).
"""

from __future__ import annotations

from typing import final

from rosenkrieg.core.bases import BaseAction

# cards


@final
class PlayCard(BaseAction, frozen=True, gc=False):
    """Choose a card, secretly. [1.1]"""

    card: int


@final
class Claim(BaseAction, frozen=True, gc=False):
    """Claim a new deal for a poor hand. [5.1-3]"""


@final
class Keep(BaseAction, frozen=True, gc=False):
    """Keep the own hand after the other side's claim. [5.1-3]"""


@final
class Exchange(BaseAction, frozen=True, gc=False):
    """Exchange the own hand too. [5.1-3]"""


# the action phase


@final
class Take(BaseAction, frozen=True, gc=False):
    """Pick the block that moves next. [5.2, 5.3]"""

    block: int


@final
class Step(BaseAction, frozen=True, gc=False):
    """One area further by land. [5.2]"""

    area: int


@final
class Sail(BaseAction, frozen=True, gc=False):
    """By sea to that area. [5.3]"""

    area: int


@final
class Stop(BaseAction, frozen=True, gc=False):
    """Stay here: the move of this block is over. [5.2]"""


@final
class Recruit(BaseAction, frozen=True, gc=False):
    """Bring a block of the pool onto the map. [5.4]"""

    block: int
    area: int


@final
class Muster(BaseAction, frozen=True, gc=False):
    """Name the area of the Muster. [E-3]"""

    area: int


@final
class Plague(BaseAction, frozen=True, gc=False):
    """Name the city area of the Plague. [E-6]"""

    area: int


@final
class End(BaseAction, frozen=True, gc=False):
    """No more actions, or no more regrouping. [1.2, 6.7]"""


@final
class Declare(BaseAction, frozen=True, gc=False):
    """The border of the main attack on an area; `border` may be the sea. [6.3-3]"""

    area: int
    border: int


# battles


@final
class Fight(BaseAction, frozen=True, gc=False):
    """The area of the next battle. [1.3-2]"""

    area: int


@final
class PlayTreason(BaseAction, frozen=True, gc=False):
    """Use the roll of the Treason card against that block. [E-5]"""

    target: int


@final
class Wait(BaseAction, frozen=True, gc=False):
    """Keep the roll of the Treason card for another battle. [E-5]"""


@final
class Fire(BaseAction, frozen=True, gc=False):
    """A normal shot. [6.4]"""

    block: int


@final
class Charge(BaseAction, frozen=True, gc=False):
    """An heir's charge at a named block. [6.5]"""

    block: int
    target: int


@final
class Retreat(BaseAction, frozen=True, gc=False):
    """Leave the battle. [6.6]"""

    block: int
    area: int


@final
class Treachery(BaseAction, frozen=True, gc=False):
    """A treachery roll of a leader or Warwick. [6.9]"""

    block: int
    target: int


@final
class Pass(BaseAction, frozen=True, gc=False):
    """Do nothing in this round. [6.2]"""

    block: int


@final
class Perish(BaseAction, frozen=True, gc=False):
    """An attacker who must retreat in round 4 and cannot. [6.6-5]"""

    block: int


@final
class Suffer(BaseAction, frozen=True, gc=False):
    """Which of the strongest blocks takes the hits. [6.4-3]"""

    block: int


@final
class Regroup(BaseAction, frozen=True, gc=False):
    """A winning block goes to a neighboring area. [6.7]"""

    block: int
    area: int


# supply and political turn


@final
class Enter(BaseAction, frozen=True, gc=False):
    """A minor comes of age in that area. [6.82]"""

    block: int
    area: int


@final
class Execute(BaseAction, frozen=True, gc=False):
    """Execute red Clarence or white Exeter. [9.1-4]"""

    block: int


@final
class Spare(BaseAction, frozen=True, gc=False):
    """Let red Clarence or white Exeter live. [9.1-4]"""

    block: int


@final
class Lose(BaseAction, frozen=True, gc=False):
    """This block loses a step for want of supply. [7.1, 7.2]"""

    block: int


@final
class GoHome(BaseAction, frozen=True, gc=False):
    """Where a block goes after a campaign: an area, or the pool. [8.3, 8.4]"""

    block: int
    area: int


@final
class Leave(BaseAction, frozen=True, gc=False):
    """A surplus exile goes to the pool. [8.5-2]"""

    block: int


# chance


@final
class Dealt(BaseAction, frozen=True, gc=False):
    """Chance: a card of this kind is dealt. [1.0-4]"""

    card: int


@final
class Roll(BaseAction, frozen=True, gc=False):
    """Chance: these dice, in rising order. [6.4, 6.9]"""

    dice: tuple[int, ...]


Action = (
    PlayCard
    | Claim
    | Keep
    | Exchange
    | Take
    | Step
    | Sail
    | Stop
    | Recruit
    | Muster
    | Plague
    | End
    | Declare
    | Fight
    | PlayTreason
    | Wait
    | Fire
    | Charge
    | Retreat
    | Treachery
    | Pass
    | Perish
    | Suffer
    | Regroup
    | Enter
    | Execute
    | Spare
    | Lose
    | GoHome
    | Leave
    | Dealt
    | Roll
)
