"""What an action would change: points, room on borders, and exact odds of one roll.

Everything is said from the view alone; who is in an open front is known to all. [6.1-1]
"""

from __future__ import annotations

from math import comb

from rosenkrieg.core.contract import Message
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BETWEEN,
    BLOCKS,
    BORDER_NAMES,
    LIMIT,
    LOYALTY,
    LOYALTY_TO_WARWICK,
)
from rosenkrieg.games.richard3.view import Fighter, View


def preview(view: View, action: Action) -> list[Message]:
    """Odds of a shot or a roll, room on a border, points left; from the view alone."""
    match action:
        case a.Fire(number):
            return _odds(view, number, None)
        case a.Charge(number, target):
            return _odds(view, number, target)
        case a.Treachery(number, target):
            to_warwick = "warwick" in BLOCKS[number]
            return [_treachery_odds(LOYALTY_TO_WARWICK[target] if to_warwick else LOYALTY[target])]
        case a.PlayTreason(target):
            return [_treachery_odds(LOYALTY[target])]
        case a.Step(goal):
            return _step_preview(view, goal)
        case a.Sail(goal):
            return _sail_preview(view, goal)
        case a.Recruit():
            assert view.actions is not None
            return [Message("preview-points", {"points": view.actions.points - 1})]
        case a.End():
            lost = 0 if view.actions is None else view.actions.points
            return [Message("preview-lost-points", {"points": lost})] if lost else []
    return []


def _fighter(view: View, name: str) -> Fighter:
    assert view.fight is not None
    fighters = (*view.fight.fronts[0], *view.fight.fronts[1])
    return next(fighter for fighter in fighters if fighter.block == name)


def _odds(view: View, number: int, target: int | None) -> list[Message]:
    """Dice, what hits, and how likely at least one hit is. [6.4-1, 6.5]"""
    shooter = _fighter(view, BLOCKS[number])
    power = min(6, int(shooter.fires[1:]))
    dice = shooter.strength
    misses = (6 - power) ** dice
    lines = [
        Message(
            "preview-shot",
            {"dice": dice, "power": power, "chance": _percent(6**dice - misses, 6**dice)},
        )
    ]
    if target is not None:
        strength = _fighter(view, BLOCKS[target]).strength
        kills = sum(
            comb(dice, hits) * power**hits * (6 - power) ** (dice - hits)
            for hits in range(strength, dice + 1)
        )
        lines.append(Message("preview-charge", {"chance": _percent(kills, 6**dice)}))
    return lines


def _treachery_odds(dice: int) -> Message:
    return Message("preview-treachery", {"dice": dice, "chance": _percent(1, 2**dice)})


def _percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole)


def _step_preview(view: View, goal: int) -> list[Message]:
    assert view.mover is not None
    assert view.actions is not None
    path = view.mover.path
    border = BETWEEN[AREA[path[-1]], goal]
    used, limit = view.actions.borders.get(BORDER_NAMES[border], (0, LIMIT[border]))
    assert view.table is not None
    if view.table.cards[view.actions.seat] == "surprise":
        limit = LIMIT[border] + 1
    lines = [Message("preview-border", {"left": limit - used - 1, "limit": limit})]
    if len(path) == 1 and path[0] not in view.actions.active and view.actions.muster is None:
        lines.append(Message("preview-points", {"points": view.actions.points - 1}))
    return lines


def _sail_preview(view: View, goal: int) -> list[Message]:
    assert view.mover is not None
    assert view.actions is not None
    if (view.mover.path[0], AREAS[goal]) in view.actions.trips:
        return [Message("preview-free-trip")]
    return [Message("preview-points", {"points": view.actions.points - 1})]
