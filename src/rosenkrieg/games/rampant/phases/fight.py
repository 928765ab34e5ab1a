"""Step 8 without a table: the quick battle. [3, 9.2, A26]

Strength of each side, then whether each leader dies, then a die a boast; the first seat first.
"""

from __future__ import annotations

from rosenkrieg.core.contract import Seat, other
from rosenkrieg.games.rampant.realms import size, tables_of, usable
from rosenkrieg.games.rampant.state import Report, Reporting, Rolling, State, asks, order, put, then

_GROUND = ("extra_terrain", "terrain_reroll", "keep_terrain")
"""Forest, hill country and moor: of no use in fair weather."""


def battle(state: State) -> State:
    """Quick, or on the real table, from which the first seat reports."""
    if state.options.quick:
        return then(state, "fight")
    return asks(state, Reporting(state.battle.first, Report()))


def fight(state: State) -> State:
    """The next roll of the quick battle, or its glory."""
    now = state.battle
    for seat in order(state):
        if now.strength[seat] is None:
            return asks(state, Rolling("strength", seat))
    for seat in order(state):
        if now.killed[seat] is None:
            return asks(state, Rolling("leader", seat))
    for seat in order(state):
        if len(now.done[seat]) < len(now.boasts[seat]):
            return _boast(state, seat)
    return then(state, "glory", scenario_glory=scenario_glory(state))


def _boast(state: State, seat: Seat) -> State:
    """A die; killing the leader was decided by the leader's die. [A26]"""
    boast = state.battle.boasts[seat][len(state.battle.done[seat])]
    if boast == "slay_leader":
        return _noted(state, seat, bool(state.battle.killed[seat]))
    return asks(state, Rolling("boast", seat, boast))


def _noted(state: State, seat: Seat, is_done: bool) -> State:
    done = (*state.battle.done[seat], is_done)
    return then(state, "fight", done=put(state.battle.done, seat, done))


def strength_rolled(state: State, seat: Seat, face: int) -> State:
    """Two dice and what helps."""
    strength = put(state.battle.strength, seat, face + bonus(state, seat))
    return then(state, "fight", strength=strength)


def bonus(state: State, seat: Seat) -> int:
    """What is added to the two dice. [9.2]"""
    now, quick = state.battle, tables_of(state).quick
    assert now.fielded is not None
    more = now.fielded[seat] - now.fielded[other(seat)]
    fewer = size(state, other(seat)) - size(state, seat)
    return (
        _started(more, quick.points_a_step)
        + min(quick.most_modifiers, modifiers(state, seat))
        + min(quick.most_territories, _started(fewer, quick.territories_a_step))
        + (now.chosen[seat] == "defend" and now.chosen[other(seat)] == "attack")
        + by_scenario(state, seat)
    )


def _started(number: int, step: int) -> int:
    """How many steps of that size have been started.

    >>> [_started(number, 3) for number in (-4, 0, 1, 3, 4)]
    [0, 0, 1, 1, 2]
    """
    return max(0, -(-number // step))


def modifiers(state: State, seat: Seat) -> int:
    """Quick modifiers of usable territories, once a kind. [Q41, fair weather]"""
    fair = "fair_weather" in state.battle.pair
    kinds = {kind.id: kind for kind in usable(state, seat)}
    return sum(kind.quick for kind in kinds.values() if not (fair and kind.effect in _GROUND))


def by_scenario(state: State, seat: Seat) -> int:
    """The attacker in some scenarios; the defender in bad weather. [3, bad weather]"""
    now = state.battle
    if seat != now.attacker:
        return int("bad_weather" in now.pair)
    return tables_of(state).scenario[now.scenario].attacker if now.scenario else 0


def margin(state: State, seat: Seat) -> int:
    """By how much the seat is stronger."""
    mine, theirs = state.battle.strength[seat], state.battle.strength[other(seat)]
    assert mine is not None
    assert theirs is not None
    return mine - theirs


def leader_rolled(state: State, seat: Seat, face: int) -> State:
    """6 kills the enemy leader; 5 too for a clear winner."""
    quick = tables_of(state).quick
    clear = margin(state, seat) >= quick.clear_margin
    needed = quick.leader_dies_clear if clear else quick.leader_dies_on
    return then(state, "fight", killed=put(state.battle.killed, seat, int(face >= needed)))


def boast_rolled(state: State, rolling: Rolling, face: int) -> State:
    """+1 for the stronger side, -1 for the weaker one."""
    tables, seat = tables_of(state), rolling.seat
    ahead = margin(state, seat)
    total = face + (ahead > 0) - (ahead < 0)
    needed = tables.quick.boast_on[tables.boast[rolling.about].value - 1]
    return _noted(state, seat, total >= needed)


def scenario_glory(state: State) -> tuple[int, int]:
    """5:0, 3:1 or 2:2 by the margin."""
    quick = tables_of(state).quick
    ahead = margin(state, order(state)[0])
    if not ahead:
        return quick.equal_glory
    glory = quick.clear_glory if abs(ahead) >= quick.clear_margin else quick.close_glory
    high, low = glory
    return (high, low) if (ahead > 0) == (order(state)[0] == 0) else (low, high)
