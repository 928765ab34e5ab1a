"""Players of Vetternkrieg with a simple rule in battles, to measure others against.

    rosenkrieg arena vetternkrieg duke training.vetternkrieg.simple:truthful -n 200

`truthful` always claims the best that its dice show, `triples` doubts three of a kind and nothing
else, `doubter` doubts every claim. What the rule leaves open, and everything outside battles, is
played by `greedy`; those with `_squire` or `_duke` leave it to that level, so that only the rule
differs from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.player import Player, player
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.games.vetternkrieg.actions import BELIEVE, DOUBT, Action, Claim
from rosenkrieg.games.vetternkrieg.dice import BEST, CLAIM_NUMBER
from rosenkrieg.games.vetternkrieg.view import View

TRIPLES: Final = CLAIM_NUMBER["111"]
"""The lowest claim of three of a kind."""

Rule = Callable[[View], Action | None]


def truth(view: View) -> Action | None:
    """The best that the dice show."""
    if view.phase != "claim" or view.battle is None or view.battle.dice is None:
        return None
    return Claim(BEST[view.battle.dice])


def doubt_from(lowest: int, view: View) -> Action | None:
    """Doubts claims from a rank on, believes lower ones."""
    if view.phase != "answer" or view.battle is None or view.battle.claim is None:
        return None
    return DOUBT if CLAIM_NUMBER[view.battle.claim] >= lowest else BELIEVE


class SimplePlayer:
    """A rule for battles; another player for all that the rule leaves open."""

    def __init__(self, level: str, rule: Rule, game: AnyGame, rng: Random) -> None:
        self._rule = rule
        self._other: Player = player(game.info.key, level, rng.getrandbits(32))

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        ruled = self._rule(view)
        return self._other.choose(view, legal, budget) if ruled is None else ruled


truthful = partial(SimplePlayer, "greedy", truth)
triples = partial(SimplePlayer, "greedy", partial(doubt_from, TRIPLES))
doubter = partial(SimplePlayer, "greedy", partial(doubt_from, 0))
truthful_squire = partial(SimplePlayer, "squire", truth)
triples_squire = partial(SimplePlayer, "squire", partial(doubt_from, TRIPLES))
doubter_squire = partial(SimplePlayer, "squire", partial(doubt_from, 0))
truthful_duke = partial(SimplePlayer, "duke", truth)
triples_duke = partial(SimplePlayer, "duke", partial(doubt_from, TRIPLES))
doubter_duke = partial(SimplePlayer, "duke", partial(doubt_from, 0))
