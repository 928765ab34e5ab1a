"""How good a position of Vetternkrieg is for a seat, in troops.

Regions decide the game, battles break ties, and troops are what both are bought with. A bluff
cannot be judged one move ahead: a claim is valued by its chance to stand, a doubt by the dice.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from rosenkrieg.core.contract import Actor, Seat, other
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.actions import Action, Dealt, Discard, Give, Keep, Lay, Thrown
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Caught,
    Dealing,
    Defending,
    Doubting,
    Replying,
    State,
    Throwing,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, cards_in
from rosenkrieg.games.vetternkrieg.troops import RESERVE, count, in_region, on_half, own

REGION: Final = 5.0
"""What control of a region is worth in the last round; earlier it is half of that."""
ENGLAND: Final = 8.0
"""More for all three, as that wins at the end of any round."""
LEAD: Final = 0.6
"""A troop in a region beyond what control needs, or towards it."""
IN_RESERVE: Final = 0.55
BATTLE: Final = 3.0
"""A battle won."""
ON_FIELD: Final = 1.1
"""A troop on the field, while the battle is still to come."""
POINT: Final = 0.35
"""A command point in hand."""
RANK: Final = 0.16
"""A step of the result that stands in the exchange."""
DOUBTED: Final = 0.35
"""How often a claim is taken to be doubted; more for three of a kind."""
SCALE: Final = 12.5
"""The advantage that makes a win about three times as likely as a loss."""
ROLLOUT: Final = 12
"""Random moves before a search values a position."""


def evaluate(state: State, seat: Seat) -> float:
    """Regions, battles, troops and cards of the seat, less the other's."""
    theirs = other(seat)
    value = _side(state, seat) - _side(state, theirs)
    phase = state.phase
    if isinstance(phase, Doubting | Defending | Replying | Caught):
        attack = _exchange(state)
        value += attack if phase.attacker == seat else -attack
    if isinstance(phase, Attempting):
        value += POINT * phase.left if phase.seat == seat else -POINT * phase.left
    return value


def _side(state: State, seat: Seat) -> float:
    troops = state.troops
    theirs = other(seat)
    late = 0.5 + 0.5 * state.round / ROUNDS
    held = 0
    value = 0.0
    for region in range(3):
        lead = in_region(troops, seat, region) - in_region(troops, theirs, region)
        held += lead > 0
        value += LEAD * max(-2, min(lead, 3)) / 2
    value += REGION * late * held + (ENGLAND if held == 3 else 0.0)
    value += IN_RESERVE * count(troops, own(seat, RESERVE))
    value += BATTLE * state.notes.won[seat].bit_count()
    value += ON_FIELD * _worth_on_field(on_half(troops, seat))
    points = EDITIONS.tables(state.options.edition).points
    return value + POINT * sum(points[card] for card in cards_in(state.hands[seat]))


def _worth_on_field(number: int) -> float:
    """The first troops are worth most: more than the battle needs is wasted."""
    return number - 0.06 * number * number


def _exchange(state: State) -> float:
    """What the exchange that is going on promises the attacker."""
    phase = state.phase
    if isinstance(phase, Defending):
        return RANK * (phase.result - _MEAN)
    if isinstance(phase, Replying):
        lost = dice.loss(phase.result, dice.BEST[phase.thrown])
        return float(lost if phase.result > dice.BEST[phase.thrown] else -lost)
    if isinstance(phase, Caught):
        return -1.0 + RANK * (dice.BEST[phase.dice] - _MEAN)
    assert isinstance(phase, Doubting)
    if phase.dice is None:
        return RANK * (phase.claim - _MEAN)
    doubted = min(0.9, DOUBTED + 0.25 * (phase.claim // 6))
    shown = RANK * (dice.BEST[phase.dice] - _MEAN)
    shown += 1.0 if phase.claim in dice.HOLDS[phase.dice] else -1.0
    return (1 - doubted) * RANK * (phase.claim - _MEAN) + doubted * shown


_MEAN: Final = (
    sum(weight * dice.BEST[throw] for throw, weight in zip(dice.THROWS, dice.WEIGHTS, strict=True))
    / 216
)
"""The rank of a throw, on average."""


def seen(before: State, actor: Actor, action: Action, after: State, seat: Seat) -> Hashable:
    """What a seat sees of a step: all but cards, choices and dice that are secret to it.

    The last of two secret choices shows both; a doubt shows the dice; the troops tell the rest.
    """
    kind = type(action)
    mine: Hashable = action
    if kind is Dealt or kind is Thrown:
        phase = before.phase
        hidden = (type(phase) is Dealing and phase.seat != seat) or (
            type(phase) is Throwing and phase.attacker != seat
        )
        mine = None if hidden else action
    elif kind is Give or kind is Lay or kind is Keep or kind is Discard:
        mine = action if actor == seat else None
    if type(after.phase) is type(before.phase):
        return mine, after.troops, after.last
    held = tuple(hand.bit_count() for hand in after.hands)
    notes = after.notes
    return mine, after.troops, after.last, after.shown, notes.given, notes.won, held
