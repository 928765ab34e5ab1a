"""Step 7: boasts and quests, chosen by both in secret and shown together. [B18, Q26, D13]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, Seat
from rosenkrieg.games.rampant.actions import NO, Action, PickBoast
from rosenkrieg.games.rampant.realms import has, tables_of
from rosenkrieg.games.rampant.state import Boasting, State, asks, put, then


def boasts(state: State) -> State:
    """Both choose."""
    return asks(state, Boasting(((), ()), (False, False)))


def choosers(phase: Boasting, state: State) -> tuple[Actor, ...]:
    """Both at once, less who has finished. [Q26]"""
    return tuple(seat for seat in SEATS if not phase.ready[seat])


def most(state: State, seat: Seat) -> int:
    """Three; one more with a tilt yard. [Q26]"""
    return tables_of(state).values.most_boasts + has(state, seat, "extra_boast")


def picks(state: State, actor: Actor) -> list[Action]:
    """One more, or enough. Some are for one of the two books only. [A26]"""
    assert type(state.phase) is Boasting
    mine = state.phase.lists[actor]
    tables = tables_of(state)
    book = tables.scenario[state.battle.scenario].book if state.battle.scenario else ""
    open_ones = [each.id for each in tables.boast.values() if each.book in ("", book)]
    return [*(PickBoast(id) for id in open_ones if id not in mine), NO]


def pick(state: State, actor: Actor, action: Action) -> State:
    """The list lies aside; when both have finished, both are shown. [Q26]"""
    assert type(state.phase) is Boasting
    seat, lists, ready = Seat(actor), state.phase.lists, state.phase.ready
    if type(action) is PickBoast:
        lists = put(lists, seat, (*lists[seat], action.boast))
    if type(action) is not PickBoast or len(lists[seat]) == most(state, seat):
        ready = put(ready, seat, True)
    if not all(ready):
        return asks(state, Boasting(lists, ready))
    return then(state, "battle", boasts=lists)
