# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""The game looks the same from every side and in either colour. [I08]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.view import View
from tests.games.rosenkoenig.policies import POLICIES, evenly
from tests.games.rosenkoenig.table import CARDS, FILES, dealt

Turned = Callable[[int, int], tuple[int, int]]

# what each symmetry does to a step (files, ranks), seen from the centre
SYMMETRIES: dict[str, Turned] = {
    "as it is": lambda file, rank: (file, rank),
    "quarter turn": lambda file, rank: (-rank, file),
    "half turn": lambda file, rank: (-file, -rank),
    "three quarters": lambda file, rank: (rank, -file),
    "left and right": lambda file, rank: (-file, rank),
    "top and bottom": lambda file, rank: (file, -rank),
    "a1-i9 diagonal": lambda file, rank: (rank, file),
    "a9-i1 diagonal": lambda file, rank: (-rank, -file),
}


def step_of(card: str) -> tuple[int, int]:
    length = int(card[-1])
    return length * (("E" in card) - ("W" in card)), length * (("N" in card) - ("S" in card))


CARD_OF = {step_of(card): card for card in CARDS}


class Mirror:
    """One symmetry of the board, with or without the colours swapped."""

    def __init__(self, turned: Turned, swapped: bool) -> None:
        self.turned = turned
        self.swapped = swapped

    def square(self, name: str) -> str:
        file, rank = self.turned(FILES.index(name[0]) - 4, int(name[1]) - 5)
        return f"{FILES[file + 4]}{rank + 5}"

    def card(self, name: str) -> str:
        return CARD_OF[self.turned(*step_of(name))]

    def text(self, text: str) -> str:
        """An action, or a result of chance."""
        if text == "+":
            return text
        return self.card(text.rstrip("*")) + "*" * text.endswith("*")

    def seat(self, seat: int | None) -> int | None:
        return seat if seat in (None, CHANCE) else seat ^ self.swapped

    def pair(self, pair: Sequence[object]) -> tuple[object, ...]:
        return tuple(reversed(pair)) if self.swapped else tuple(pair)

    def facts(self, view: View) -> dict[str, object]:
        """Everything in a view, mirrored, and without the order in which it is listed."""
        return {
            "phase": view.phase,
            "turn": self.seat(view.turn) if view.phase != "over" else None,
            "crown": self.square(view.crown),
            "roses": self.pair([frozenset(map(self.square, roses)) for roses in view.roses]),
            "hands": self.pair([frozenset(map(self.card, hand)) for hand in view.hands]),
            "heroes": self.pair(view.heroes),
            "pool": view.pool,
            "stock": frozenset(map(self.card, view.stock)),
            "discard": frozenset(map(self.card, view.discard)),
            "territories": self.pair([self._territories(side) for side in view.territories]),
            "scores": self.pair(view.scores),
            "landings": {
                self.card(card): (landing.square and self.square(landing.square), landing.effect)
                for card, landing in view.landings.items()
            },
            "starter": self.seat(view.starter),
            "outcome": self._outcome(view),
        }

    def _territories(self, side: tuple[tuple[str, ...], ...]) -> frozenset[frozenset[str]]:
        return frozenset(frozenset(map(self.square, territory)) for territory in side)

    def _outcome(self, view: View) -> tuple[object, ...] | None:
        end = view.outcome
        if end is None:
            return None
        return self.seat(end.winner), end.reason, self.pair(end.scores), end.decided


AS_IT_IS = Mirror(SYMMETRIES["as it is"], swapped=False)


def two_tables(mirror: Mirror, rng: Random, reshuffle: str) -> tuple[Match, Match]:
    """A random deal, and its mirror image."""
    deal = rng.sample(CARDS, 10)
    hands = " ".join(deal[:5]), " ".join(deal[5:])
    mirrored = mirror.pair([" ".join(map(mirror.card, hand.split())) for hand in hands])
    starter = rng.choice(("red", "white"))
    swap = {"red": "white", "white": "red"} if mirror.swapped else {}
    return (
        dealt(*hands, starter=starter, reshuffle=reshuffle),
        dealt(*mirrored, starter=swap.get(starter, starter), reshuffle=reshuffle),
    )


def play_both(mirror: Mirror, rng: Random, reshuffle: str) -> None:
    """A whole game on both tables; they stay mirror images."""
    one, two = two_tables(mirror, rng, reshuffle)
    policy = rng.choice(POLICIES)
    while True:
        assert mirror.facts(one.view(None)) == AS_IT_IS.facts(two.view(None))
        assert tuple(map(mirror.seat, one.actors)) == two.actors
        if not one.actors:
            return
        actor = one.actors[0]
        texts = [GAME.encode_action(action) for action in one.legal(actor)]
        text = (evenly if actor == CHANCE else policy)(texts, rng)
        mirrored = {GAME.encode_action(action) for action in two.legal(two.actors[0])}
        assert {mirror.text(choice) for choice in texts} == mirrored
        one.act(actor, text)
        two.act(two.actors[0], mirror.text(text))


@pytest.mark.parametrize("swapped", [False, True], ids=["same colours", "colours swapped"])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(), reshuffle=st.sampled_from(["at_once", "on_draw"]))
def test_I08_mirrored_games_stay_mirrored(
    symmetry: str, swapped: bool, seed: int, reshuffle: str
) -> None:
    play_both(Mirror(SYMMETRIES[symmetry], swapped), Random(seed), reshuffle)


def test_I08_the_symmetries_permute_the_cards() -> None:
    for turned in SYMMETRIES.values():
        assert {Mirror(turned, swapped=False).card(card) for card in CARDS} == set(CARDS)
