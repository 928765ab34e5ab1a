"""What is said to a learner of Richard III: the count, heirs, supply, borders, and battles.

Everything is read off the view: which enemy block stands where is in no sentence unless everyone
knows it. What is said in a battle is in `fray`.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.contract import Coach
from rosenkrieg.ai.richard3 import fray
from rosenkrieg.ai.richard3.sight import (
    beside,
    counts,
    exposed_heirs,
    hungry,
    is_heir,
    is_home,
    living_heirs,
    own_count,
    own_hosts,
    own_in,
    quicker,
    surplus,
    their_hosts,
    their_most,
    weakest_beside,
)
from rosenkrieg.core.contract import Message, Params, Seat, other
from rosenkrieg.games.richard3.actions import (
    Action,
    Claim,
    Declare,
    End,
    Enter,
    Exchange,
    Execute,
    GoHome,
    Keep,
    Leave,
    Lose,
    Muster,
    Plague,
    PlayCard,
    Recruit,
    Regroup,
    Sail,
    Spare,
    Step,
    Stop,
    Take,
)
from rosenkrieg.games.richard3.phases.supply import TURNS
from rosenkrieg.games.richard3.state import POOL
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BETWEEN,
    BIT,
    BLOCK,
    BLOCKS,
    BORDER_NAMES,
    CARD,
    CARDS,
    COUNTS,
    DECK,
    DIES_FOR_GOOD,
    FULL,
    HAND,
    IS_EVENT,
    IS_EXILE,
    IS_RED,
    LIMIT,
    MIDDLESEX,
    POINTS,
    RANK,
    REBEL,
    SUPPLY,
    border_name,
)
from rosenkrieg.games.richard3.view import View

LATE: Final = 2
"""With so few turns left the count is near."""


# what matters now


def now(view: View) -> list[Message]:
    """What the phase asks for; then supply, heirs in danger, and the count."""
    seat = view.viewer
    if seat is None or view.phase == "over":
        return []
    lines: list[Message] = []
    match view.phase:
        case "choosing" | "answering":
            lines += [_hand(view), *_hunger(view)]
        case "acting" | "moving":
            lines += [*_hunger(view), *_exposed(view), *_targets(view)]
        case "battle" | "treason_asked" | "suffering":
            return [*fray.now(view, seat), _heirs(view, seat)]
        case "losing":
            lines.append(Message("coach-losing"))
        case "going_home":
            return [Message("coach-going-home" if seat == view.king_side else "coach-exile")]
        case "trimming":
            return [Message("coach-trimming")]
        case "judging":
            lines.append(Message("coach-judging"))
        case "entering" | "regrouping":
            lines += _exposed(view)
    count = _count(view, seat)
    return [count, *lines] if TURNS - view.turn < LATE else [*lines, count]


def _hand(view: View) -> Message:
    """The points in the hand, and the turns that they must last for."""
    points = sum(POINTS[CARD[name]] for name in view.hand)
    left = TURNS - view.turn + 1
    return Message("coach-hand", {"points": points, "cards": len(view.hand), "turns": left})


def _hunger(view: View) -> list[Message]:
    """The area that feeds too few. [7.1]"""
    return [
        Message("coach-hungry", {**_area(area), "count": over, "limit": SUPPLY[area]}, _ref(area))
        for area, over in hungry(view)[:1]
    ]


def _exposed(view: View) -> list[Message]:
    """The heir in most danger."""
    found = max(exposed_heirs(view), key=lambda each: each[1], default=None)
    if found is None:
        return []
    own, near = found
    about: Params = {**_block(BLOCK[own.block]), **_area(AREA[own.place])}
    about |= {"count": near, "strength": own.strength}
    return [Message("coach-exposed", about, (f"block:{own.block}", f"area:{own.place}"))]


def _targets(view: View) -> list[Message]:
    """An enemy host that the viewer's blocks around it outnumber."""
    mine, theirs = own_hosts(view), their_hosts(view)
    found = [
        (beside(mine, area) - number, -number, area)
        for area, number in theirs.items()
        if number and not IS_EXILE[area] and beside(mine, area) > number
    ]
    if not found:
        return []
    _, number, area = max(found)
    about: Params = {**_area(area), "theirs": -number, "own": beside(mine, area)}
    return [Message("coach-target", about, _ref(area))]


def _count(view: View, seat: Seat) -> Message:
    """What the campaign will be decided by. [8.2]"""
    about: Params = {
        "own": own_count(view),
        "theirs": their_most(view),
        "left": TURNS - view.turn,
        "role": "king" if seat == view.king_side else "pretender",
    }
    return Message("coach-count", about, _ref(MIDDLESEX))


def _heirs(view: View, seat: Seat) -> Message:
    own, theirs = living_heirs(view, seat), living_heirs(view, other(seat))
    return Message("coach-heirs", {"own": own, "theirs": theirs})


# what is good about an action


def reasons(view: View, action: Action) -> list[Message]:
    """What it brings: points, the count, supply, room, a battle."""
    seat = view.viewer
    if seat is None:
        return []
    match action:
        case PlayCard(card):
            return _why_card(view, card)
        case Claim() | Exchange() | Keep():
            return _why_hand(view, action)
        case Take(block):
            return _why_take(view, block)
        case Step(area) | Sail(area):
            return _why_go(view, area)
        case Stop():
            assert view.mover is not None
            return _why_there(view, BLOCK[view.mover.block or ""], AREA[view.mover.path[-1]])
        case Recruit(block, area):
            about: Params = {**_block(block), "strength": FULL[block]}
            about["hidden"] = "no" if block == REBEL else "yes"
            return [Message("coach-recruits", about), *_why_there(view, block, area)]
        case Muster(area):
            about = {**_area(area), "count": own_hosts(view)[area]}
            return [Message("coach-muster", about, _ref(area))]
        case Plague(area):
            return [Message("coach-plague", {**_area(area), "count": their_hosts(view)[area]})]
        case End() if view.actions is not None:
            return [Message("coach-end" if view.actions.points else "coach-spent")]
        case End():
            return [Message("coach-stay")]
        case Declare(area, border):
            return _why_main(view, area, border)
        case Regroup(block, area) | Enter(block, area):
            return _why_there(view, block, area)
        case Execute(block):
            return [Message("coach-execute", _block(block))]
        case Spare(block):
            return [Message("coach-spare", _block(block))]
        case Lose(block):
            return _why_lose(view, block)
        case GoHome(block, area):
            return _why_home(view, block, area)
        case Leave(block):
            return [Message("coach-leave", _block(block))]
        case _:
            return fray.reasons(view, seat, action)


def _why_card(view: View, card: int) -> list[Message]:
    """What it does, and how likely it acts first. [1.1]"""
    points: Params = {"card": _card(card), "points": POINTS[card]}
    lines = [Message("coach-event" if IS_EVENT[card] else "coach-points", points)]
    before, unseen = quicker(view, card)
    key = "coach-first" if 2 * before <= unseen else "coach-second"
    about: Params = {"before": before, "unseen": unseen}
    about["sure"] = "yes" if before in (0, unseen) else "no"
    lines.append(Message(key, about))
    weaker = [each for each in view.hand if POINTS[CARD[each]] < POINTS[card]]
    if not weaker and not IS_EVENT[card]:
        lines.append(Message("coach-keeps-better"))
    return lines


def _why_hand(view: View, action: Claim | Exchange | Keep) -> list[Message]:
    """The points of the hand against those of any seven cards. [5.1-3]"""
    points = sum(POINTS[CARD[name]] for name in view.hand)
    deck = sum(POINTS[card] * count for card, count in enumerate(DECK))
    usual = HAND * deck // sum(DECK)
    key = "coach-keep" if type(action) is Keep else "coach-new-hand"
    return [Message(key, {"points": points, "usual": usual})]


def _why_take(view: View, block: int) -> list[Message]:
    """Why this block should move: hunger, danger, an enemy within reach, or the count."""
    own = next(each for each in view.own if each.block == BLOCKS[block])
    area = AREA[own.place]
    lines: list[Message] = []
    over = surplus(view, area)
    if over:
        about: Params = {**_area(area), "limit": SUPPLY[area]}
        lines.append(Message("coach-relieves", about, _ref(area)))
    theirs = their_hosts(view)
    near = beside(theirs, area)
    if is_heir(own.block) and near > own_hosts(view)[area]:
        lines.append(Message("coach-saves-heir", {**_block(block), "count": near}))
    if not COUNTS[area] and counts(block):
        lines.append(Message("coach-comes-over", {**_block(block), **_area(area)}))
    target = weakest_beside(theirs, area)
    if target is not None:
        about = {**_block(block), **_area(target), "count": theirs[target]}
        lines.append(Message("coach-can-attack", {**about, "strength": own.strength}, _ref(target)))
    elif not lines:
        lines.append(Message("coach-brings-up", {**_block(block), "strength": own.strength}))
    if view.actions is not None and own.place in view.actions.active:
        lines.append(Message("coach-free-move", _area(area)))
    return lines


def _why_go(view: View, area: int) -> list[Message]:
    """An attack, or what the block has there."""
    assert view.mover is not None
    assert view.mover.block is not None
    block, theirs = BLOCK[view.mover.block], their_hosts(view)
    if not theirs[area]:
        return _why_there(view, block, area)
    there = [own for own in own_in(view, area) if own.block != view.mover.block]
    about: Params = {**_area(area), "theirs": theirs[area], "own": len(there) + 1}
    lines = [Message("coach-attacks", about, _ref(area))]
    if area == MIDDLESEX:
        lines.append(Message("coach-london"))
    following = beside(own_hosts(view), area)
    if following:
        lines.append(Message("coach-follow", {"count": following}))
    return lines


def _why_there(view: View, block: int, area: int) -> list[Message]:
    """What a block has in a friendly or vacant area: the count, a bonus, company, safety."""
    lines: list[Message] = []
    if area == MIDDLESEX and counts(block):
        lines.append(Message("coach-london"))
    start = _start(view, block)
    if counts(block) and COUNTS[area] and (start is None or not COUNTS[start]):
        lines.append(Message("coach-counts", {**_block(block), **_area(area)}, _ref(area)))
    if is_home(block, area):
        lines.append(Message("coach-at-home", {**_block(block), **_area(area)}, _ref(area)))
    mine, theirs = own_hosts(view), their_hosts(view)
    company = mine[area] - (start == area)
    near = beside(theirs, area)
    if RANK[block] and not near:
        lines.append(Message("coach-safe", {**_block(block), **_area(area)}, _ref(area)))
    target = weakest_beside(theirs, area)
    if target is not None and company + 1 >= theirs[target]:
        about: Params = {**_area(target), "count": theirs[target]}
        lines.append(Message("coach-threatens", about, _ref(target)))
    if company:
        about = {**_area(area), "count": company}
        lines.append(Message("coach-joins-host", about, _ref(area)))
    if start is not None and start != area and surplus(view, start):
        about = {**_area(start), "limit": SUPPLY[start]}
        lines.append(Message("coach-relieves", about, _ref(start)))
    return lines


def _start(view: View, block: int) -> int | None:
    """Where a block stood before it moved; None: not on the map."""
    if view.mover is not None and view.mover.block == BLOCKS[block]:
        return AREA[view.mover.path[0]]
    place = next((own.place for own in view.own if own.block == BLOCKS[block]), "")
    return AREA.get(place)


def _why_main(view: View, area: int, border: int) -> list[Message]:
    """Front, reserves, and whom the front pins. [5.22, 6.3]"""
    came = [own.came.partition(":")[0] for own in own_in(view, area) if own.came]
    front = came.count(border_name(border, area))
    about: Params = {"front": front, "reserve": len(came) - front}
    about["pinned"] = min(front, their_hosts(view)[area])
    return [Message("coach-main", about, _ref(area))]


def _why_lose(view: View, block: int) -> list[Message]:
    """What is left of the block, and whom it spares."""
    own = next(each for each in view.own if each.block == BLOCKS[block])
    others = [each for each in own_in(view, AREA[own.place]) if each.block != own.block]
    about: Params = {**_block(block), "left": own.strength - 1}
    lines = [Message("coach-loses-step", about)]
    heirs = [each for each in others if is_heir(each.block)]
    if heirs and not RANK[block]:
        lines.append(Message("coach-spares-heirs", {"count": len(heirs)}))
    return lines


def _why_home(view: View, block: int, area: int) -> list[Message]:
    """Where the block begins the next campaign. [8.3, 8.4]"""
    if area == POOL:
        return [Message("coach-to-pool", _block(block))]
    if IS_EXILE[area]:
        about: Params = {**_area(area), "limit": SUPPLY[area], "count": own_hosts(view)[area]}
        return [Message("coach-to-exile", about, _ref(area))]
    return _why_there(view, block, area)


# what an action allows the enemy


def dangers(view: View, action: Action) -> list[Message]:
    """What it risks: heirs, hunger, full borders, unknown enemies."""
    seat = view.viewer
    if seat is None:
        return []
    match action:
        case PlayCard(card):
            before, unseen = quicker(view, card)
            if not before or 2 * before > unseen:
                return []
            return [Message("coach-may-be-second")]
        case Claim():
            return [Message("coach-shows-hand", {"cards": len(view.hand)})]
        case Step(area) | Sail(area):
            return _risks_of_going(view, action, area)
        case Stop():
            assert view.mover is not None
            return _risks_there(view, BLOCK[view.mover.block or ""], AREA[view.mover.path[-1]])
        case Recruit(block, area) | Regroup(block, area) | Enter(block, area):
            return _risks_there(view, block, area)
        case End() if view.actions is not None:
            return _risks_of_ending(view)
        case Declare(area, _):
            return [Message("coach-reserves-late")] if len(_behind(view, area)) > 1 else []
        case Lose(block):
            own = next(each for each in view.own if each.block == BLOCKS[block])
            return _dies(block) if own.strength == 1 else []
        case Execute():
            return [Message("coach-minor-comes")]
        case Spare(block):
            return [Message("coach-may-turn-back", _block(block))]
        case GoHome(_, area) if area == POOL:
            return [Message("coach-pool-costs")]
        case GoHome(block, area) if not IS_EXILE[area]:
            return _risks_there(view, block, area)
        case _:
            return fray.dangers(view, seat, action)


def _risks_of_going(view: View, action: Step | Sail, area: int) -> list[Message]:
    """An attack on hidden blocks, a border that is full after it, hunger at the goal."""
    assert view.mover is not None
    assert view.mover.block is not None
    assert view.actions is not None
    block, theirs = BLOCK[view.mover.block], their_hosts(view)[area]
    lines: list[Message] = []
    if theirs:
        hidden = sum(group.strangers for group in view.groups if group.area == AREAS[area])
        if hidden:
            lines.append(Message("coach-hidden", {**_area(area), "count": hidden}, _ref(area)))
        if RANK[block]:
            lines += _dies(block)
    else:
        lines += _risks_there(view, block, area)
    if type(action) is Step:
        border = BETWEEN[AREA[view.mover.path[-1]], area]
        used, limit = view.actions.borders.get(BORDER_NAMES[border], (0, LIMIT[border]))
        left = limit - used - 1
        if theirs or IS_RED[border]:
            about: Params = {"left": left, "limit": limit, "red": "yes" if IS_RED[border] else "no"}
            lines.append(Message("coach-border", about))
    return lines


def _risks_there(view: View, block: int, area: int) -> list[Message]:
    """Hunger, and enemies around an heir or a small host."""
    lines: list[Message] = []
    over = surplus(view, area, 1, block)
    if over:
        about: Params = {**_area(area), "count": over, "limit": SUPPLY[area]}
        lines.append(Message("coach-too-many", about, _ref(area)))
    near = beside(their_hosts(view), area)
    company = len([own for own in own_in(view, area) if own.block != BLOCKS[block]])
    if near > company + 1:
        about = {**_block(block), **_area(area), "count": near, "own": company + 1}
        key = "coach-heir-near" if RANK[block] else "coach-enemies-near"
        lines.append(Message(key, about, _ref(area)))
    return lines


def _risks_of_ending(view: View) -> list[Message]:
    """Points that are lost, areas that stay hungry, heirs that stay in danger."""
    assert view.actions is not None
    lines = [*_hunger(view), *_exposed(view)]
    if view.actions.points:
        lines.append(Message("coach-points-lost", {"points": view.actions.points}))
    return lines


def _behind(view: View, area: int) -> set[str]:
    """The areas from which the viewer's blocks came into an attack."""
    return {own.came for own in own_in(view, area) if own.came}


def _dies(block: int) -> list[Message]:
    """What the death of a block would mean. [6.82, 6.83]"""
    if RANK[block]:
        return [Message("coach-heir-dies", _block(block))]
    key = "coach-dies-for-good" if DIES_FOR_GOOD & BIT[block] else "coach-out-for-campaign"
    return [Message(key, _block(block))]


# words


def _area(area: int) -> Params:
    return {"area": Message(f"area-{AREAS[area]}")}


def _block(block: int) -> Params:
    return {"block": Message(f"block-{BLOCKS[block]}")}


def _card(card: int) -> Message:
    return Message(f"card-{CARDS[card]}")


def _ref(area: int) -> tuple[str, ...]:
    return (f"area:{AREAS[area]}",)


COACH: Final = Coach(now, reasons, dangers)
