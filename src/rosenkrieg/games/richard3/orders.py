"""Standing orders: what a seat lets the program decide for it, so that a war by post goes on.

RULES.md, "Standing orders", says what each order does. They answer in battles, and where there is
only one choice. No order charges, plays the Treason card, executes, or picks among cards, marches
or homes; only the order `treachery` tries treachery rolls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rosenkrieg.core.contract import Option, OptionValue, Seat, other
from rosenkrieg.games.richard3.actions import (
    Action,
    Charge,
    End,
    Fight,
    Fire,
    Perish,
    Regroup,
    Retreat,
    Suffer,
    Treachery,
)
from rosenkrieg.games.richard3.phases.treachery import loyalty_to
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BIT,
    BLOCK,
    BLOCKS,
    DIES_FOR_GOOD,
    HOMES,
    KIND,
    LOCAL,
    RANK,
    SUPPLY,
)
from rosenkrieg.games.richard3.view import Fight as Field
from rosenkrieg.games.richard3.view import Fighter, View

ORDERS: Final = (
    Option("fire", ("ask", "always")),
    Option("treachery", ("ask", "easy", "never")),
    Option("charge", ("ask", "never")),
    Option("retreat", ("ask", "weaker", "never", "always")),
    Option("refuge", ("ask", "friends")),
    Option("hits", ("ask", "cheapest", "fighters")),
    Option("regroup", ("ask", "stay")),
    Option("battles", ("ask", "surest")),
    Option("forced", ("ask", "play")),
)

RESERVE: Final = 6
"""What a block in reserve counts for when hosts are compared: strength 3 that hits on 2."""

Orders = Mapping[str, OptionValue]


def obey(view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
    """What the orders of the viewer, who must act, choose; None if they must decide."""
    if len(legal) == 1 and orders["forced"] == "play":
        return legal[0]
    first = legal[0]
    if isinstance(first, Suffer):
        return _hits(view, legal, orders)
    if isinstance(first, Regroup):
        return legal[-1] if orders["regroup"] == "stay" and isinstance(legal[-1], End) else None
    if view.phase == "choosing_battle":
        return _battle(view, legal, orders)
    if view.phase == "battle":
        return _turn(view, legal, orders)
    return None


# which battle


def _battle(view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
    """First where the viewer's blocks outnumber the enemy's most."""
    if orders["battles"] == "ask":
        return None
    seat = _seat(view)
    lead: Counter[str] = Counter()
    for group in view.groups:
        blocks = len(group.pieces) + group.strangers
        lead[group.area] += blocks if group.side == seat else -blocks
    lead[view.rebel.place] += 1 if view.rebel.side == seat else -1
    fights = [action for action in legal if isinstance(action, Fight)]
    return max(fights, key=lambda fight: lead[AREAS[fight.area]])


# a block's turn


def _turn(view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
    """To leave or to stay, and what those do who stay."""
    retreats = [action for action in legal if isinstance(action, Retreat)]
    fires = [action for action in legal if isinstance(action, Fire)]
    if not fires:  # attackers in the last round
        if retreats:
            return _refuge(view, retreats, orders)
        perish = [action for action in legal if isinstance(action, Perish)]
        return perish[0] if orders["refuge"] != "ask" else None
    if retreats:
        if orders["retreat"] == "ask":
            return None
        if orders["retreat"] == "always" or (orders["retreat"] == "weaker" and is_weaker(view)):
            return _refuge(view, retreats, orders)
    return _stay(view, legal, fires, orders)


def is_weaker(view: View) -> bool:
    """Whether the viewer's host may expect less than two thirds of the hits of the enemy's."""
    fight, seat = view.fight, _seat(view)
    assert fight is not None
    return 3 * _host(fight, seat) < 2 * _host(fight, other(seat))


def _host(fight: Field, seat: Seat) -> int:
    return sum(map(_hope, fight.fronts[seat])) + RESERVE * fight.reserves[seat]


def _power(fighter: Fighter) -> int:
    return int(fighter.fires[1:])


def _stay(
    view: View, legal: Sequence[Action], fires: Sequence[Fire], orders: Orders
) -> Action | None:
    """A roll against a block with one loyalty die, or the shot with the best prospects."""
    rolls = [action for action in legal if isinstance(action, Treachery)]
    if rolls and orders["treachery"] == "ask":
        return None
    easy = [roll for roll in rolls if loyalty_to(roll.block, roll.target) == 1]
    if easy and orders["treachery"] == "easy":
        enemies = _front(view, other(_seat(view)))
        return max(easy, key=lambda action: _hope(enemies[action.target]))
    if orders["charge"] == "ask" and any(isinstance(action, Charge) for action in legal):
        return None
    if orders["fire"] == "ask":
        return None
    front = _front(view, _seat(view))
    return max(fires, key=lambda action: _hope(front[action.block]))


def _hope(fighter: Fighter) -> int:
    return fighter.strength * _power(fighter)


def _front(view: View, seat: Seat) -> dict[int, Fighter]:
    assert view.fight is not None
    return {BLOCK[fighter.block]: fighter for fighter in view.fight.fronts[seat]}


def _seat(view: View) -> Seat:
    assert view.viewer is not None, "only a seat gives orders"
    return view.viewer


# retreat


def _refuge(view: View, retreats: Sequence[Retreat], orders: Orders) -> Action | None:
    """The dearest block leaves first, to friends who can feed it; None if the person picks."""
    block = max((action.block for action in retreats), key=lambda block: worth(view, block))
    areas = [action for action in retreats if action.block == block]
    if len(areas) == 1:
        return areas[0] if orders["refuge"] != "ask" or orders["retreat"] != "ask" else None
    if orders["refuge"] == "ask":
        return None
    return max(areas, key=_welcome(view, block))


def _welcome(view: View, block: int) -> Callable[[Retreat], tuple[bool, int, bool]]:
    """How welcome a block is in an area: there is food, friends stand there, it is at home."""
    friends = [0] * len(AREA)
    for own in view.own:
        area = AREA.get(own.place)
        if area is not None and not LOCAL[area] & BIT[BLOCK[own.block]]:
            friends[area] += 1

    def welcome(action: Retreat) -> tuple[bool, int, bool]:
        count = friends[action.area]
        return count < SUPPLY[action.area], count, action.area in HOMES[block]

    return welcome


# hits


def _hits(view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
    """Who of the strongest takes the hits: the cheapest, or who is least needed to fight."""
    front = _front(view, _seat(view))
    sufferers = [action for action in legal if isinstance(action, Suffer)]
    if orders["hits"] == "cheapest":
        return min(sufferers, key=lambda a: (worth(view, a.block), _power(front[a.block])))
    if orders["hits"] == "fighters":
        return min(sufferers, key=lambda a: (_need(front[a.block]), worth(view, a.block)))
    return None


def _need(fighter: Fighter) -> tuple[int, bool]:
    return _power(fighter), not fighter.acted


WORTH: Final = {"levy": 0, "bombard": 1, "rebel": 2, "mercenary": 2, "church": 3, "noble": 4}
"""How valuable a block is; heirs and blocks that die for good are worth more."""


def worth(view: View, block: int) -> int:
    """The cost of losing a block: soldiers, nobles, heirs by rank, the leader."""
    if BLOCKS[block] in (view.king, view.pretender):
        return 20
    if RANK[block]:
        return 12 - RANK[block]
    return WORTH.get(KIND[block], 4) + (1 if DIES_FOR_GOOD & BIT[block] else 0)
