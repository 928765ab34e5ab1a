"""What is said to a learner of Richard III in a battle: hits to expect, charges, treachery, flight.

Both fronts are open to both sides; of reserves only the number is known. [6.1-1]
"""

from __future__ import annotations

from rosenkrieg.ai.richard3.sight import (
    beside,
    expected_hits,
    is_heir,
    own_hosts,
    strongest,
    surplus,
    their_hosts,
)
from rosenkrieg.core.contract import Message, Params, Seat, other
from rosenkrieg.games.richard3.actions import (
    Action,
    Charge,
    Fight,
    Fire,
    Pass,
    PlayTreason,
    Retreat,
    Suffer,
    Treachery,
    Wait,
)
from rosenkrieg.games.richard3.phases.battles import LAST_ROUND
from rosenkrieg.games.richard3.previews import chance_words, hit_ways, reply_ways
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BIT,
    BLOCKS,
    DIES_FOR_GOOD,
    LOYALTY,
    LOYALTY_TO_WARWICK,
    RANK,
    SUPPLY,
    WARWICKS,
)
from rosenkrieg.games.richard3.view import Fight as Battle
from rosenkrieg.games.richard3.view import Fighter, View


def now(view: View, seat: Seat) -> list[Message]:
    """The hits that both may expect in a round, reserves, and that attackers must leave."""
    fight = view.fight
    assert fight is not None
    they = other(seat)
    about: Params = {
        "own": decimal(expected_hits(fight.fronts[seat])),
        "theirs": decimal(expected_hits(fight.fronts[they])),
        "steps": sum(each.strength for each in fight.fronts[seat]),
        "enemies": sum(each.strength for each in fight.fronts[they]),
    }
    lines = [Message("coach-hits", about, (f"area:{fight.area}",))]
    if view.phase == "suffering":
        lines.insert(0, Message("coach-suffering"))
    if any(fight.reserves):
        reserves: Params = {"own": fight.reserves[seat], "theirs": fight.reserves[they]}
        lines.append(Message("coach-reserves", reserves))
    left = LAST_ROUND - fight.round
    if left:
        who = "you" if fight.attacker == seat else "they"
        lines.append(Message("coach-rounds", {"left": left, "attacker": who}))
    return lines


def decimal(value: float) -> Message:
    """A number with one decimal place, as each language writes it."""
    whole, tenth = divmod(round(10 * value), 10)
    return Message("decimal", {"whole": whole, "tenth": tenth})


# what is good about an action


def reasons(view: View, seat: Seat, action: Action) -> list[Message]:
    """Chances of a roll against each other, and what flight saves."""
    match action:
        case Fire(block):
            return _why_fire(view, seat, block)
        case Charge(block, target):
            return _why_charge(view, block, target)
        case Treachery(block, target):
            loyalty = LOYALTY_TO_WARWICK if WARWICKS & BIT[block] else LOYALTY
            return _why_roll(view, target, loyalty[target])
        case PlayTreason(target):
            return _why_roll(view, target, LOYALTY[target])
        case Wait():
            return [Message("coach-wait")]
        case Retreat(block, area):
            return _why_retreat(view, seat, block, area)
        case Suffer(block):
            return _why_suffer(view, seat, block)
        case Fight(area):
            about: Params = {"own": own_hosts(view)[area], "theirs": their_hosts(view)[area]}
            about["area"] = Message(f"area-{AREAS[area]}")
            return [Message("coach-fight-next", about, (f"area:{AREAS[area]}",))]
        case _:
            return []


def _why_fire(view: View, seat: Seat, block: int) -> list[Message]:
    """How many hits, on whom, and that nobody strikes back for it."""
    fight = _fight(view)
    shooter = fighter(fight, block)
    targets = strongest(fight.fronts[other(seat)])
    ways = hit_ways(shooter.strength, power_of(shooter))
    about: Params = {
        "dice": shooter.strength,
        "power": power_of(shooter),
        **chance_words(sum(ways[1:]), sum(ways)),
    }
    lines = [Message("coach-fire", about)]
    if not targets:
        return lines
    most = targets[0].strength
    dies: Params = {"count": len(targets), **_words(targets[0].block)}
    dies |= {"strength": most, **chance_words(sum(ways[most:]), sum(ways))}
    lines.append(Message("coach-fire-at", dies, (f"block:{targets[0].block}",)))
    return lines


def _why_charge(view: View, block: int, target: int) -> list[Message]:
    """How likely the target falls, against plain fire that goes to the strongest."""
    fight = _fight(view)
    heir, aim = fighter(fight, block), fighter(fight, target)
    ways = hit_ways(heir.strength, power_of(heir))
    about: Params = {**_words(aim.block), **chance_words(sum(ways[aim.strength :]), sum(ways))}
    lines = [Message("coach-charge", about, (f"block:{aim.block}",))]
    if RANK[target] and aim.strength <= heir.strength:
        lines.append(Message("coach-charge-heir", _words(aim.block)))
    return lines


def _why_roll(view: View, target: int, dice: int) -> list[Message]:
    """The chance, and what changes sides. [6.9]"""
    aim = fighter(_fight(view), target)
    about: Params = {**_words(aim.block), "dice": dice, "strength": aim.strength}
    about |= chance_words(1, 2**dice)
    return [Message("coach-treachery", about, (f"block:{aim.block}",))]


def _why_retreat(view: View, seat: Seat, block: int, area: int) -> list[Message]:
    """What is saved, and how the fronts stand."""
    fight = _fight(view)
    own = fighter(fight, block)
    mine, theirs = (expected_hits(fight.fronts[each]) for each in (seat, other(seat)))
    lines: list[Message] = []
    if fight.round == LAST_ROUND and fight.attacker == seat:
        lines.append(Message("coach-must-leave"))
    elif theirs > mine:
        about: Params = {"own": decimal(mine), "theirs": decimal(theirs)}
        lines.append(Message("coach-outgunned", about))
    saved: Params = {**_words(own.block), "strength": own.strength}
    lines.append(Message("coach-saves", {**saved, "heir": "yes" if is_heir(own.block) else "no"}))
    if not beside(their_hosts(view), area) - len(fight.fronts[other(seat)]):
        lines.append(Message("coach-quiet", {"area": Message(f"area-{AREAS[area]}")}))
    return lines


def _why_suffer(view: View, seat: Seat, block: int) -> list[Message]:
    """What the block is worth less than the others that could take the hits."""
    rest = [each for each in strongest(_fight(view).fronts[seat]) if each.block != BLOCKS[block]]
    lines: list[Message] = []
    if not RANK[block] and any(is_heir(each.block) for each in rest):
        lines.append(Message("coach-spares-heir"))
    if not DIES_FOR_GOOD & BIT[block]:
        lines.append(Message("coach-comes-back", _words(BLOCKS[block])))
    own = fighter(_fight(view), block)
    if rest and all(power_of(own) <= power_of(each) for each in rest):
        lines.append(Message("coach-fires-worst", {**_words(own.block), "power": power_of(own)}))
    return lines


# what an action risks


def dangers(view: View, seat: Seat, action: Action) -> list[Message]:
    """The counterstrike, an heir in the line of fire, hunger where one flees to."""
    match action:
        case Charge(block, target):
            return _risks_of_charge(view, block, target)
        case Fire() | Treachery() | Pass():
            return _heir_in_line(view, seat)
        case Retreat(block, area):
            over = surplus(view, area, 1, block)
            if not over:
                return []
            about: Params = {"area": Message(f"area-{AREAS[area]}"), "count": over}
            return [Message("coach-too-many", {**about, "limit": SUPPLY[area]})]
        case Suffer(block) if RANK[block]:
            return [Message("coach-heir-dies", _words(BLOCKS[block]))]
        case PlayTreason():
            return [Message("coach-treason-once")]
        case _:
            return []


def _risks_of_charge(view: View, block: int, target: int) -> list[Message]:
    """How likely the heir falls to the counterstrike, and that it is gone for good. [6.5-3]"""
    fight = _fight(view)
    heir, aim = fighter(fight, block), fighter(fight, target)
    back = reply_ways(hit_ways(heir.strength, power_of(heir)), aim, heir.strength)
    about: Params = {**_words(heir.block), **chance_words(sum(back[1:]), sum(back))}
    lines = [Message("coach-strikes-back", {**about, **_target(aim)})]
    if back[heir.strength]:
        dies: Params = {**_words(heir.block), **chance_words(back[heir.strength], sum(back))}
        lines.append(Message("coach-heir-may-fall", dies, (f"block:{heir.block}",)))
    return lines


def _heir_in_line(view: View, seat: Seat) -> list[Message]:
    """An heir who is the strongest of the front takes the next hits. [6.4-2]"""
    fight = _fight(view)
    first = strongest(fight.fronts[seat])
    heirs = [each for each in first if is_heir(each.block)]
    if not heirs or len(heirs) < len(first):
        return []
    waiting = [each for each in fight.fronts[other(seat)] if not each.acted]
    if not waiting:
        return []
    about: Params = {**_words(heirs[0].block), "strength": heirs[0].strength}
    return [Message("coach-heir-in-line", {**about, "count": len(waiting)})]


# words


def fighter(fight: Battle, block: int) -> Fighter:
    """A block of an open front."""
    both = (*fight.fronts[0], *fight.fronts[1])
    return next(each for each in both if each.block == BLOCKS[block])


def power_of(each: Fighter) -> int:
    """The highest die that hits; there is no seven on a die. [2.2-10]"""
    return min(6, int(each.fires[1:]))


def _fight(view: View) -> Battle:
    assert view.fight is not None
    return view.fight


def _words(name: str) -> Params:
    return {"block": Message(f"block-{name}")}


def _target(aim: Fighter) -> Params:
    return {"target": Message(f"block-{aim.block}")}
