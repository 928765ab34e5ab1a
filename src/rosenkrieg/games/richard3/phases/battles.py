"""The battle phase. Sections 1.3, 6.1 to 6.3, 6.6, 6.7, 6.9, and the roll of the Treason card.

Shots and hits are in `fire`, where blocks may retreat and regroup to in `retreats`, whom they
may turn in `treachery`.

Player 1 picks the battles one by one. A battle has at most four rounds; in each round every
block of a front has one turn, by letter, defenders before attackers. Reserves arrive in round
2, or at once when a front is gone. Dice are chance's; everything else a seat decides.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.richard3.actions import (
    Action,
    Charge,
    Fight,
    Fire,
    Pass,
    Perish,
    PlayTreason,
    Regroup,
    Retreat,
    Roll,
    Treachery,
    Wait,
)
from rosenkrieg.games.richard3.ground import (
    OTHER,
    after_split,
    blocks_in,
    changed,
    for_side,
    group,
    occupied,
    put,
    settled,
    shown_now,
    side_of,
    with_phase,
    with_throne,
    with_turn,
)
from rosenkrieg.games.richard3.houses import (
    eliminated,
    ended_by_heirs,
    is_over,
    throne_of_senior,
)
from rosenkrieg.games.richard3.phases import supply, treachery
from rosenkrieg.games.richard3.phases.attacks import turn_of
from rosenkrieg.games.richard3.phases.firepower import can_charge
from rosenkrieg.games.richard3.phases.retreats import is_pirate, regroups, retreat_areas, slot_of
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    CAPTIVE,
    CHARGING,
    FIRING,
    LANCASTER,
    NOWHERE,
    SEA_FROM,
    YORK,
    Battle,
    ChoosingBattle,
    Regrouping,
    Shooting,
    State,
    TreasonAsked,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    COUNTERPART,
    FIRE,
    FULL,
    HENRY,
    PASS,
    ROUND_LETTERS,
    SLOTS,
    border_of,
)

LAST_ROUND: Final = 4
_NO_RETREATS: Final = bytes(2 * SLOTS)
_WAIT: Final = Wait()

# which battle


def begin(state: State) -> State:
    """The next battle: player 1 picks one; without any comes the supply phase. [1.3, 6.1]"""
    areas = battlefields(state)
    if not areas:
        return supply.begin(state)
    return start(state, areas[0]) if len(areas) == 1 else with_phase(state, ChoosingBattle())


def battlefields(state: State) -> list[int]:
    """The contested areas. [1.3-1]"""
    where, king_side = state.where, state.throne.side
    both = occupied(where, king_side, FIRST) & occupied(where, king_side, SECOND)
    return sorted(area for area in both if area < AREA_COUNT)


def fights(state: State, phase: ChoosingBattle) -> list[Action]:
    """The battles that player 1 may pick. [1.3-2]"""
    return [Fight(area) for area in battlefields(state)]


def fight(state: State, phase: ChoosingBattle, action: Fight) -> State:
    """Player 1 has picked a battle. [1.3-2]"""
    return start(state, action.area)


def start(state: State, area: int) -> State:
    """Fronts are shown, reserves wait. [6.1-1, 6.1-2, 6.3-3, 6.3-4, 6.3-7]"""
    turn = turn_of(state)
    attacker = LANCASTER if turn.attacks[LANCASTER] >> area & 1 else YORK
    fronts, reserves = [0, 0], [0, 0]
    for seat in (LANCASTER, YORK):
        # attackers come in front over the main border, defenders if they stood there
        main = turn.mains[area] if seat == attacker else NOWHERE
        for block in group(state.where, state.throne.side, seat, area):
            if border_of(turn.came[block]) == main:
                fronts[seat] |= BIT[block]
            else:
                reserves[seat] |= BIT[block]
    front = (fronts[0], fronts[1])
    reserve = (reserves[0], reserves[1])
    battle = Battle(area, 1, attacker, front, reserve, 0, 0, 0, _NO_RETREATS, attacker, 0)
    state = shown_now(state, front[0] | front[1])
    holder = turn.treason
    if holder is not None and treachery.treason_targets(battle, holder, state):
        return with_phase(state, TreasonAsked(battle))
    return go_on(state, battle)


# the Treason card


def treasons(state: State, asked: TreasonAsked) -> list[Action]:
    """A target, or the roll is kept. [E-5]"""
    holder = turn_of(state).treason
    assert holder is not None
    found: list[Action] = [
        PlayTreason(target) for target in treachery.treason_targets(asked.battle, holder, state)
    ]
    found.append(_WAIT)
    return found


def treason(state: State, asked: TreasonAsked, action: PlayTreason | Wait) -> State:
    """The roll is used, or kept for a later battle of this turn. [E-5]"""
    if type(action) is Wait:
        return go_on(state, asked.battle)
    spent = replace(turn_of(state), treason=None)
    assert type(action) is PlayTreason
    return with_turn(state, spent, Turning(asked.battle, None, action.target))


# rounds


def go_on(state: State, battle: Battle) -> State:
    """What comes next: an end, reserves at once, the next letter, or the next round. [6.2, 6.3]"""
    while True:
        for seat in (LANCASTER, YORK):
            if not battle.front[seat]:
                if not battle.reserve[seat]:  # [6.3-9]
                    return _won(state, battle, OTHER[seat])
                battle = _reserves_at_once(battle, seat)
                state = shown_now(state, battle.front[seat])
        ready = _ready(battle)
        if ready is not None:
            return with_phase(state, ready)
        battle = _next_round(battle)
        state = shown_now(state, battle.front[0] | battle.front[1])


def _reserves_at_once(battle: Battle, seat: Seat) -> Battle:
    """A front is gone: its reserves come, cannot act, and roles may change. [6.3-5, 6.3-6]"""
    coming = battle.reserve[seat]
    swaps = battle.round == 1 and seat != battle.attacker  # [6.3-6]
    return replace(
        battle,
        attacker=seat if swaps else battle.attacker,
        front=for_side(battle.front, seat, coming),
        reserve=for_side(battle.reserve, seat, 0),
        acted=battle.acted | coming,
    )


def _ready(battle: Battle) -> Battle | None:
    """Letter by letter, defenders before attackers; None at the end of a round. [6.2-2, 6.2-6]"""
    waiting = ~battle.acted
    attacker = battle.attacker
    defender = OTHER[attacker]
    for letter in ROUND_LETTERS[0 if battle.round == 1 else 1]:
        for seat in (defender, attacker):
            ready = battle.front[seat] & letter & waiting
            if ready:
                return replace(battle, seat=seat, ready=ready)
    return None


def _next_round(battle: Battle) -> Battle:
    """Reserves arrive, everyone may act again, borders are fresh. [6.3-4, 6.6-4, 6.9-4]"""
    assert battle.round < LAST_ROUND, "attackers leave in the last round [6.2-5]"
    front, reserve = battle.front, battle.reserve
    return replace(
        battle,
        round=battle.round + 1,
        front=(front[0] | reserve[0], front[1] | reserve[1]),
        reserve=(0, 0),
        acted=0,
        used=_NO_RETREATS,
    )


# a block's turn


def turns(state: State, battle: Battle) -> list[Action]:
    """What the blocks of the letter that is on can do. [6.2-1, 6.2-5]"""
    seat = battle.seat
    leaves = battle.round == LAST_ROUND and seat == battle.attacker
    theirs = occupied(state.where, state.throne.side, OTHER[seat]) if battle.round > 1 else set()
    found: list[Action] = []
    for block in blocks_in(battle.ready):
        if leaves:  # [6.2-5, 6.6-5]
            areas = retreat_areas(state, battle, block, theirs)
            found += [Retreat(block, area) for area in areas] or [Perish(block)]
            continue
        found.append(FIRE[block])
        if can_charge(battle, block):
            found += [Charge(block, target) for target in blocks_in(battle.front[OTHER[seat]])]
        if battle.round > 1:  # [6.6-1]
            for area in retreat_areas(state, battle, block, theirs):
                found.append(Retreat(block, area))
        found += [
            Treachery(block, target) for target in treachery.roll_targets(state, battle, block)
        ]
        found.append(PASS[block])
    return found


def act(
    state: State,
    battle: Battle,
    action: Fire | Charge | Retreat | Treachery | Pass | Perish,
) -> State:
    """A block has its turn. [6.2-1]"""
    block = action.block
    if type(action) is Retreat:
        return _retreat(state, battle, block, action.area)
    if type(action) is Perish:
        return after_losses(eliminated(state, block), without(battle, block))
    battle = replace(battle, acted=battle.acted | BIT[block])
    if type(action) is Fire:
        return with_phase(state, Shooting(battle, block, FIRING, None))
    if type(action) is Charge:
        return with_phase(state, Shooting(battle, block, CHARGING, action.target))
    if type(action) is Treachery:
        rolled = battle.rolled | treachery.office(state, block)
        return with_phase(state, Turning(replace(battle, rolled=rolled), block, action.target))
    return go_on(state, battle)


def without(battle: Battle, block: int) -> Battle:
    """The battle after a block has left its front."""
    red, white = battle.front
    return replace(battle, front=(red & ~BIT[block], white & ~BIT[block]))


def after_losses(state: State, battle: Battle) -> State:
    """Goes on, unless the last heir of a house has died. [9.0-1]"""
    return ended_by_heirs(state) if is_over(state.where) else go_on(state, battle)


# retreat


def _retreat(state: State, battle: Battle, block: int, goal: int) -> State:
    """The block leaves face up. [6.6, 3.27-4]"""
    seat = side_of(block, state.throne.side)
    battle = without(battle, block)
    if not is_pirate(turn_of(state), block):
        slot = seat * SLOTS + slot_of(battle.area, goal)
        battle = replace(battle, used=put(battle.used, slot, battle.used[slot] + 1))
    where = put(state.where, block, goal)
    state = changed(_left(state, block), where, state.strength, state.shown, state.known)
    return go_on(settled(state, seat, goal), battle)


def _left(state: State, block: int) -> State:
    """How the block came no longer matters."""
    turn = turn_of(state)
    if turn.came[block] == NOWHERE:
        return state
    return with_turn(state, replace(turn, came=put(turn.came, block, NOWHERE)), state.phase)


# treachery


def turn_coat(state: State, turning: Turning, action: Roll) -> State:
    """If all dice are even the target changes sides. [6.9-3, 6.9-4, 6.9-7]"""
    battle, old = turning.battle, turning.target
    for die in action.dice:
        if die % 2:
            return go_on(state, battle)
    new = COUNTERPART[old]
    strength = state.strength[old]
    state = changed(
        state,
        put(put(state.where, old, BESIDE), new, battle.area),
        put(put(state.strength, new, strength), old, FULL[old]),
        put(put(state.shown, new, strength), old, FULL[old]),
        state.known & ~BIT[old] | BIT[new],
    )
    if is_over(state.where):  # the last heir of the house [9.0-3]
        return ended_by_heirs(state)
    if state.date.rules > 1:
        state = with_throne(state, throne_of_senior(state.throne, new))  # [9.1-3]
    battle = without(battle, old)
    side = side_of(new, state.throne.side)
    joined = for_side(battle.reserve, side, battle.reserve[side] | BIT[new])
    return go_on(state, replace(battle, reserve=joined, turned=battle.turned | BIT[new]))


# the end of a battle


def _won(state: State, battle: Battle, winner: Seat) -> State:
    """The winner's blocks stand up and may regroup. [6.1-2, 6.7]"""
    was_captive = state.where[HENRY] == CAPTIVE
    state = settled(_mixed(state, battle.area), winner, battle.area)
    stay = BIT[HENRY] if was_captive and state.where[HENRY] != CAPTIVE else 0  # [4.x-2]
    return _regroup_on(state, Regrouping(winner, battle.area, bytes(SLOTS), stay))


def _mixed(state: State, area: int) -> State:
    """Over which border a block came is forgotten, or it would tell them apart. [3.27-3, 6.1-2]

    Who came by sea may still have to go by sea. [E-7]
    """
    turn = turn_of(state)
    came = bytes(
        NOWHERE if place == area and border < SEA_FROM else border
        for place, border in zip(state.where, turn.came, strict=True)
    )
    return with_turn(state, replace(turn, came=came), state.phase) if came != turn.came else state


def _regroup_on(state: State, phase: Regrouping) -> State:
    if len(regroups(state, phase)) > 1:
        return with_phase(state, phase)
    return begin(state)


def regroup(state: State, phase: Regrouping, action: Regroup) -> State:
    """One block goes; the others may follow. [6.7-1, 6.7-2]"""
    block, goal, area, used = action.block, action.area, phase.area, phase.used
    if not is_pirate(turn_of(state), block):
        slot = slot_of(area, goal)
        used = put(used, slot, used[slot] + 1)
    known = after_split(state.known, state.where, state.throne.side, block, area)
    where = put(state.where, block, goal)
    state = changed(_left(state, block), where, state.strength, state.shown, known)
    state = settled(state, phase.seat, goal)
    return _regroup_on(state, Regrouping(phase.seat, area, used, phase.stay))


def end_regrouping(state: State) -> State:
    """Enough regrouped; the next battle. [6.7-2]"""
    return begin(state)
