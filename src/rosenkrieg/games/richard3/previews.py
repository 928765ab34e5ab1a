"""What an action would change: points, room on borders, and exact odds of one roll.

Everything follows from the view alone; both players know who is in an open front. [6.1-1]
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from rosenkrieg.core.contract import Message
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.refusals import enemy_areas
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BETWEEN,
    BIT,
    BLOCKS,
    BORDER_NAMES,
    CARDS,
    IS_EVENT,
    LIMIT,
    LOYALTY,
    LOYALTY_TO_WARWICK,
    POINTS,
    POWER,
    WARWICKS,
    border_name,
)
from rosenkrieg.games.richard3.view import Fighter, View

Params = dict[str, str | int | Message]


def preview(view: View, action: Action) -> list[Message]:
    """What a card is good for, odds of a roll, room on a border, points left; by the view alone."""
    match action:
        case a.PlayCard(kind):
            name = CARDS[kind]
            key = name.replace("_", "-") if IS_EVENT[kind] else "action"
            return [Message(f"preview-{key}", {"points": POINTS[kind]})]
        case a.Claim():
            return [Message("preview-claim")]
        case a.Fire(number):
            return _fire_odds(view, number)
        case a.Charge(number, target):
            return _charge_odds(view, number, target)
        case a.Treachery(number, target):
            loyalty = LOYALTY_TO_WARWICK if WARWICKS & BIT[number] else LOYALTY
            return [_treachery_odds(loyalty[target])]
        case a.PlayTreason(target):
            return [_treachery_odds(LOYALTY[target])]
        case a.Step(goal):
            return _step_preview(view, goal)
        case a.Sail(goal):
            return _sail_preview(view, goal)
        case a.Recruit():
            assert view.actions is not None
            return [Message("preview-points", {"points": view.actions.points - 1})]
        case a.Declare(area, border):
            return [_main_preview(view, AREAS[area], border_name(border, area))]
        case a.End():
            lost = 0 if view.actions is None else view.actions.points
            return [Message("preview-lost-points", {"points": lost})] if lost else []
    return []


# odds of one roll


def hit_ways(dice: int, power: int) -> tuple[int, ...]:
    """Of all 6**dice rolls, how many have 0, 1, 2 ... hits. [6.4-1]

    >>> hit_ways(3, 2)
    (64, 96, 48, 8)
    """
    return tuple(
        comb(dice, hits) * power**hits * (6 - power) ** (dice - hits) for hits in range(dice + 1)
    )


def _at_least(ways: Sequence[int], hits: int) -> Params:
    """The chance of so many hits or more."""
    return chance_words(sum(ways[hits:]), sum(ways))


def _fire_odds(view: View, number: int) -> list[Message]:
    """The hits of a shot, and what the strongest enemy block may expect. [6.4]"""
    shooter, fight = _fighter(view, number), view.fight
    assert fight is not None
    enemies = fight.fronts[0 if shooter in fight.fronts[1] else 1]
    ways = hit_ways(shooter.strength, _power(shooter))
    lines = [*_shot(shooter, number, ways), _strongest_odds(enemies, ways)]
    total = sum(enemy.strength for enemy in enemies)
    if len(enemies) > 1 and total <= shooter.strength:
        lines.append(Message("preview-front-falls", _at_least(ways, total)))
    return lines


def _strongest_odds(enemies: tuple[Fighter, ...], ways: tuple[int, ...]) -> Message:
    """The hits go to the strongest block, among equals as its owner chooses. [6.4-2, 6.4-3]"""
    most = max(enemy.strength for enemy in enemies)
    strongest = [enemy.block for enemy in enemies if enemy.strength == most]
    params: Params = {"strength": most, **_at_least(ways, most)}
    refs = tuple(f"block:{name}" for name in strongest)
    if len(strongest) == 1:
        return Message("preview-strongest", params | _named(strongest[0]), refs)
    return Message("preview-strongest-of", params | {"count": len(strongest)}, refs)


def _charge_odds(view: View, number: int, aim: int) -> list[Message]:
    """The hits of a charge, the end of its target, and what comes back. [6.5]"""
    heir, target = _fighter(view, number), _fighter(view, aim)
    ways = hit_ways(heir.strength, _power(heir))
    back = reply_ways(ways, target, heir.strength)
    kills = _named(target.block) | _at_least(ways, target.strength)
    lines = [
        *_shot(heir, number, ways),
        Message("preview-charge", kills, (f"block:{target.block}",)),
        *(
            Message("preview-reply", {"hits": hits, **chance_words(part, sum(back))})
            for hits, part in enumerate(back)
            if part and hits
        ),
    ]
    if back[heir.strength]:
        dies = _named(heir.block) | _at_least(back, heir.strength)
        lines.append(Message("preview-heir-falls", dies, (f"block:{heir.block}",)))
    return lines


def reply_ways(ways: tuple[int, ...], target: Fighter, strength: int) -> list[int]:
    """In how many ways charge and reply cost the heir 0, 1, 2 ... steps. [6.5-3]

    All counts are brought to one sum: as if the target rolled all its dice in any case.
    """
    back = [0] * (strength + 1)
    for hits, part in enumerate(ways):
        left = max(0, target.strength - hits)
        idle = 6 ** (target.strength - left)
        for struck, count in enumerate(hit_ways(left, _power(target))):
            back[min(struck, strength)] += part * count * idle
    return back


def _shot(shooter: Fighter, number: int, ways: tuple[int, ...]) -> list[Message]:
    """Dice, what hits, with which bonus of the place, and the chance of each number of hits."""
    power = _power(shooter)
    params: Params = {"dice": shooter.strength, "power": power, "bonus": power - POWER[number]}
    return [
        Message("preview-shot", params | _at_least(ways, 1)),
        *(
            Message("preview-hits", {"hits": hits, **chance_words(part, sum(ways))})
            for hits, part in enumerate(ways)
            if part
        ),
    ]


def _fighter(view: View, number: int) -> Fighter:
    assert view.fight is not None
    fighters = (*view.fight.fronts[0], *view.fight.fronts[1])
    return next(fighter for fighter in fighters if fighter.block == BLOCKS[number])


def _named(name: str) -> Params:
    return {"block": Message(f"block-{name}")}


def _power(fighter: Fighter) -> int:
    """The highest die that hits; there is no seven on a die. [2.2-10]"""
    return min(6, int(fighter.fires[1:]))


def _treachery_odds(dice: int) -> Message:
    """All dice must be even. [6.9-3]"""
    return Message("preview-treachery", {"dice": dice, **chance_words(1, 2**dice)})


def chance_words(ways: int, of: int) -> Params:
    """A chance exactly, and in percent; 0 and 100 are kept for what is certain."""
    percent = (200 * ways + of) // (2 * of)
    if 0 < ways < of:
        percent = min(99, max(1, percent))
    return {"chance": percent, "ways": ways, "of": of}


# moves


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
    return [*_attack_preview(view, goal), *lines]


def _sail_preview(view: View, goal: int) -> list[Message]:
    assert view.mover is not None
    assert view.actions is not None
    if (view.mover.path[0], AREAS[goal]) in view.actions.trips:
        return [Message("preview-free-trip")]
    points = Message("preview-points", {"points": view.actions.points - 1})
    return [*_attack_preview(view, goal), points]


def _main_preview(view: View, area: str, behind: str) -> Message:
    """How many of the attackers would be in the front, and how many in reserve. [6.3-3]"""
    came = [own.came.partition(":")[0] for own in view.own if own.place == area and own.came]
    front = came.count(behind)
    return Message("preview-main", {"front": front, "reserve": len(came) - front})


def _attack_preview(view: View, goal: int) -> list[Message]:
    """A block that enters an area with enemies attacks, and stops. [5.2-4]"""
    assert view.actions is not None
    attacks = AREAS[goal] in enemy_areas(view, view.actions.seat)
    return [Message("preview-attack")] if attacks else []
