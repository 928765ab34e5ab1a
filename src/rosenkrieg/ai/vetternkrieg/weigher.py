"""What each action of Vetternkrieg is worth: by search, outside of battles.

In a battle the best player mixes, so there is no best claim and no best answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.search.ismcts import InformationSetPlayer
from rosenkrieg.ai.vetternkrieg import evaluation
from rosenkrieg.ai.vetternkrieg.cousins import BATTLE
from rosenkrieg.ai.vetternkrieg.outlook import is_horizon, outlook
from rosenkrieg.ai.weighing import Weigher, Weights
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.games.vetternkrieg.actions import Action
from rosenkrieg.games.vetternkrieg.view import View

TRIES: Final = 400
"""Tries of the strongest player for a decision."""
EVENLY: Final = 10
"""Tries for each of those, as they do not go to what looks best alone."""
KNOWN: Final = Knowledge(outlook, 1.0, 0, evaluation.seen, is_horizon)


def weigh(game: AnyGame, view: View, legal: Sequence[Action], times: float, rng: Random) -> Weights:
    """What each action is worth; nothing in a battle."""
    if view.phase in BATTLE:
        return {}
    return InformationSetPlayer(game, KNOWN, 0, rng).weigh(view, legal, int(TRIES * EVENLY * times))


WEIGHER: Final = Weigher(weigh, TRIES, margin=0.03)
