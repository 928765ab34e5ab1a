"""What a seat sees of the war: who stands where, supply, heirs, the count, cards not seen yet.

Everything is read off the view. Of hidden enemy blocks only their number is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rosenkrieg.core.contract import FIRST, Seat, other
from rosenkrieg.games.richard3.phases.cards import player_one
from rosenkrieg.games.richard3.picture import Own
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BIT,
    BLOCK,
    BLOCKS,
    CARD,
    CARD_COUNT,
    COUNTS,
    DECK,
    GO_HOME,
    HEIRS,
    HENRY,
    HOME_BONUS,
    HOUSE,
    LOCAL,
    MIDDLESEX,
    NEIGHBOURS,
    OWN_SHIELD,
    RANK,
    ROYAL_SHIELDS,
    SUPPLY,
)
from rosenkrieg.games.richard3.view import Fighter, View

Hosts = Counter[int]
"""How many blocks stand in each area."""


# who stands where


def own_hosts(view: View) -> Hosts:
    """The viewer's blocks on the map."""
    return Counter(AREA[own.place] for own in view.own if own.place in AREA)


def own_in(view: View, area: int) -> list[Own]:
    """The viewer's blocks in an area."""
    return [own for own in view.own if own.place == AREAS[area]]


def their_hosts(view: View) -> Hosts:
    """The enemy blocks that everyone sees."""
    assert view.viewer is not None
    they = other(view.viewer)
    found: Hosts = Counter()
    for group in view.groups:
        if group.side == they:
            found[AREA[group.area]] += len(group.pieces) + group.strangers
    if view.rebel.side == they and view.rebel.place in AREA:
        found[AREA[view.rebel.place]] += 1
    if view.fight is not None:
        found[AREA[view.fight.area]] += len(view.fight.fronts[they])
    return found


def beside(hosts: Hosts, area: int) -> int:
    """How many blocks of the hosts stand in the areas around."""
    return sum(hosts[neighbour] for neighbour, _ in NEIGHBOURS[area])


def weakest_beside(hosts: Hosts, area: int) -> int | None:
    """The neighboring area with the fewest of these blocks, but some."""
    held = [(hosts[each], each) for each, _ in NEIGHBOURS[area] if hosts[each]]
    return min(held)[1] if held else None


def is_heir(name: str) -> bool:
    """Whether a block is an heir of the side that it fights for."""
    return RANK[BLOCK[name]] > 0


def counts(block: int) -> bool:
    """Whether a block counts at usurpation, if it stands in England or Wales. [8.2]"""
    return bool(GO_HOME & BIT[block])


def is_home(block: int, area: int) -> bool:
    """Whether a block defends better there, as far as it does not depend on others. [2.2 to 2.6]"""
    if not RANK[block]:
        return area in HOME_BONUS[block]
    return OWN_SHIELD.get(block) == area or area in ROYAL_SHIELDS[HOUSE[block]]


# supply


def surplus(view: View, area: int, arriving: int = 0, block: int | None = None) -> int:
    """How many of the viewer's blocks would lose a step there. [7.1, 7.2]"""
    counted = sum(
        not LOCAL[area] & BIT[BLOCK[own.block]]
        for own in own_in(view, area)
        if block is None or BLOCK[own.block] != block
    )
    limit: int = SUPPLY[area]
    return max(0, counted + arriving - limit)


def hungry(view: View) -> list[tuple[int, int]]:
    """The areas with too many of the viewer's blocks, worst first, with how many."""
    found = [(surplus(view, area), area) for area in own_hosts(view)]
    return [(area, over) for over, area in sorted(found, reverse=True) if over]


# heirs


def living_heirs(view: View, seat: Seat) -> int:
    """The heirs of a house that live: minors and exiles do, defectors do not. [3.21-2]"""
    return sum(view.off.get(BLOCKS[heir]) not in ("dead", "beside") for heir in HEIRS[seat])


def exposed_heirs(view: View) -> Iterator[tuple[Own, int]]:
    """The viewer's heirs beside more enemies than own blocks stand with them."""
    mine, theirs = own_hosts(view), their_hosts(view)
    for own in view.own:
        if own.place in AREA and is_heir(own.block):
            near = beside(theirs, AREA[own.place])
            if near > mine[AREA[own.place]]:
                yield own, near


# the count


def own_count(view: View) -> int:
    """What the viewer would have if the campaign ended now. [8.1, 8.2]"""
    places = [AREA[own.place] for own in view.own if own.place in AREA and counts(BLOCK[own.block])]
    captive = view.viewer == FIRST and view.off.get(BLOCKS[HENRY]) == "captive"
    on_map = sum(bool(COUNTS[area]) for area in places)
    return on_map + (MIDDLESEX in places) + captive


def their_most(view: View) -> int:
    """What the enemy could have at most: everything that is not known to be a levy counts."""
    assert view.viewer is not None
    they = other(view.viewer)
    hosts = their_hosts(view)
    if view.rebel.side == they and view.rebel.place in AREA:
        hosts[AREA[view.rebel.place]] -= 1
    for group in view.groups:
        if group.side == they:
            levies = [each for each in group.pieces if not counts(BLOCK[each.block])]
            hosts[AREA[group.area]] -= len(levies)
    captive = they == FIRST and view.off.get(BLOCKS[HENRY]) == "captive"
    return (
        sum(number for area, number in hosts.items() if COUNTS[area])
        + captive
        + bool(hosts[MIDDLESEX])
    )


# cards


def unseen_cards(view: View) -> list[int]:
    """How many of each kind of card the viewer has not seen in this campaign."""
    left = list(DECK)
    for name in (*view.hand, *view.played[0], *view.played[1]):
        left[CARD[name]] -= 1
    return left


def acts_first(view: View, mine: int, theirs: int) -> bool:
    """Whether the viewer is player 1 if these cards are played. [1.1-2 to 1.1-5]"""
    both = (mine, theirs) if view.viewer == FIRST else (theirs, mine)
    return player_one(*both, view.king_side) == view.viewer


def quicker(view: View, card: int) -> tuple[int, int]:
    """How many of the cards that the viewer has not seen would act before this one; of how many."""
    left = unseen_cards(view)
    before = sum(left[each] for each in range(CARD_COUNT) if not acts_first(view, card, each))
    return before, sum(left)


# battles


def expected_hits(front: tuple[Fighter, ...]) -> float:
    """The hits of a round that a front may expect. [6.4-1]"""
    return sum(each.strength * min(6, int(each.fires[1:])) / 6 for each in front)


def strongest(front: tuple[Fighter, ...]) -> tuple[Fighter, ...]:
    """The blocks of which one takes the next hits. [6.4-2]"""
    most = max((each.strength for each in front), default=0)
    return tuple(each for each in front if each.strength == most)
