"""How a turn of Richard III may go on: what both sides still do before the battles.

Each side in turn does what brings most at the moment, with plans for attacks and recruits only,
until its points are spent or nothing helps. The battles themselves are left to their forecast.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.knowledge.war.plans import Plan, carry_out, movers, paths, plans_against
from rosenkrieg.ai.knowledge.war.position import worth
from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import Declare, Recruit
from rosenkrieg.games.richard3.ground import OTHER, group, occupied
from rosenkrieg.games.richard3.phases import acting as acting_phase
from rosenkrieg.games.richard3.phases.attacks import turn_of
from rosenkrieg.games.richard3.phases.recruits import recruits
from rosenkrieg.games.richard3.play import apply
from rosenkrieg.games.richard3.state import Acting, Choosing, Declaring, State
from rosenkrieg.games.richard3.tables import IS_EVENT, PLAGUE, PLAY, POINTS, border_of

ENOUGH: Final = 0.05
"""A plan that brings less is not worth a point."""
HOLD: Final = 0.4
"""What a point of a card that is kept may bring in a later turn."""
PRICE: Final = 0.6
"""What each further point of a plan must bring, as a part of the best plan for one point."""


def after_actions(state: State) -> State:
    """The state when both sides have acted, before the first battle."""
    while True:
        phase = state.phase
        if type(phase) is Acting:
            plan = next_plan(state, phase)
            after = carry_out(state, phase.seat, plan) if plan else None
            state = acting_phase.end(state, phase) if after is None else after
        elif type(phase) is Declaring:
            state = acting_phase.declare(state, phase, _main_attack(state, phase))
        else:
            return state


def next_plan(state: State, acting: Acting) -> Plan | None:
    """The attack or recruit that brings most; None: nothing helps."""
    seat, now = acting.seat, worth(state, acting.seat)
    rated: list[tuple[float, int, Plan]] = []
    for plan in _ideas(state, acting):
        after = carry_out(state, seat, plan)
        if after is not None and type(after.phase) is Acting:
            rated.append((worth(after, seat) - now, acting.points - after.phase.points, plan))
    price = PRICE * max([0.0, *(gain for gain, cost, _ in rated if cost <= 1)])
    best, chosen = ENOUGH, None
    for gain, cost, plan in rated:
        net = gain - price * max(0, cost - 1)
        if net > best:
            best, chosen = net, plan
    return chosen


def _ideas(state: State, acting: Acting) -> list[Plan]:
    seat, king_side = acting.seat, state.throne.side
    theirs = occupied(state.where, king_side, OTHER[seat])
    found: list[Plan] = []
    if turn_of(state).cards[seat] == PLAGUE and not acting.spent:
        found += [(action,) for action in acting_phase.plague_areas(state, seat, theirs)]
    if acting.points and not IS_EVENT[turn_of(state).cards[seat]]:
        seen: set[int] = set()
        for action in recruits(state, seat, theirs):
            assert type(action) is Recruit
            if action.block not in seen:  # one place for each is enough here
                seen.add(action.block)
                found.append((action,))
    targets = {
        path[-1]
        for area in movers(state, acting)
        for path in paths(state, acting, area)
        if path[-1] in theirs
    }
    for goal in sorted(targets):
        found += plans_against(state, seat, goal)
    return found


def _main_attack(state: State, phase: Declaring) -> Declare:
    """The border over which most came."""
    area, turn = phase.areas[0], turn_of(state)
    counts: dict[int, int] = {}
    for block in group(state.where, state.throne.side, phase.seat, area):
        border = border_of(turn.came[block])
        counts[border] = counts.get(border, 0) + 1
    choices = acting_phase.declarations(state, phase)
    best, chosen = -1, choices[0]
    for choice in choices:
        assert type(choice) is Declare
        if counts.get(choice.border, 0) > best:
            best, chosen = counts.get(choice.border, 0), choice
    assert type(chosen) is Declare
    return chosen


def foreseen(state: State, seat: Seat) -> float:
    """The worth of a state for a seat when both sides have acted on."""
    return worth(after_actions(state), seat)


def card_rating(state: State, seat: Seat, card: int, answer: int) -> float:
    """What a card brings in this turn, less what it could bring later."""
    begun = apply(state, seat, PLAY[card])
    if type(begun.phase) is Choosing:  # the other has not chosen yet
        begun = apply(begun, OTHER[seat], PLAY[answer])
    return foreseen(begun, seat) - HOLD * (POINTS[card] + IS_EVENT[card])
