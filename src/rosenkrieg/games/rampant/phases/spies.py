"""Spies: windows W1 to W4, canceling, and being caught. [S1-S6, A10, A13, A14]

In each window the first seat is asked, then the second. A used spy is gone. The opponent may
spend one of his own to cancel it. Each spent spy is rolled for before anything comes of it.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Actor, Seat, other
from rosenkrieg.games.rampant.actions import NO, YES, Action, Name, Yes
from rosenkrieg.games.rampant.realms import has, owned, tables_of
from rosenkrieg.games.rampant.state import (
    CancelChoice,
    Line,
    Rolling,
    SpyChoice,
    Spying,
    State,
    Step,
    Window,
    asks,
    order,
    then,
    with_realm,
)

AFTER: Final[dict[Window, Step]] = {
    "W1": "choice",
    "W4": "exchanged",
    "W2": "warbands",
    "W3": "terrain",
}
"""The step that follows a window."""


def open_window(state: State, window: Window) -> State:
    """Asks both seats, as far as they can use a spy now. [S4]"""
    return _ask(state, window, order(state))


def go_on(state: State) -> State:
    """A spy has done its work: the window goes on."""
    spying = state.battle.spying
    assert spying is not None
    rest = spying.rest
    return _ask(asks(state, state.phase, spying=None), spying.window, rest)


def _ask(state: State, window: Window, seats: tuple[Seat, ...]) -> State:
    for number, seat in enumerate(seats):
        if can_use(state, window, seat):
            return asks(state, SpyChoice(window, seat, seats[number + 1 :]))
    return then(state, AFTER[window])


def can_use(state: State, window: Window, seat: Seat) -> bool:
    """Whether a seat has a spy and something to use it for. [S1-S4, A10]"""
    if not state.realms[seat].spies:
        return False
    if window == "W1":  # [S1, A13] under a truce nobody chooses
        return state.battle.openly is None and "truce" not in state.battle.pair
    return window != "W2" or bool(_targets(state, seat))


def _targets(state: State, seat: Seat) -> list[str]:
    """Territories of the opponent that can be silenced. [S2]"""
    silenced = state.battle.silenced
    return [each.id for each in owned(state, other(seat)) if each.id not in silenced]


def uses(state: State, actor: Actor) -> list[Action]:
    """Pass, or use a spy; in W2 on a territory."""
    assert type(state.phase) is SpyChoice
    if not can_use(state, state.phase.window, Seat(actor)):  # spent elsewhere meanwhile [G8]
        return [NO]
    if state.phase.window != "W2":
        return [NO, YES]
    return [NO, *(Name(id) for id in _targets(state, Seat(actor)))]


def use(state: State, actor: Actor, action: Action) -> State:
    """The spy is spent. [S6]"""
    assert type(state.phase) is SpyChoice
    window, seat, rest = state.phase.window, state.phase.seat, state.phase.rest
    if action == NO:
        return _ask(state, window, rest)
    target = action.territory if type(action) is Name else ""
    state = with_realm(state, seat, spies=state.realms[seat].spies - 1)
    state = asks(state, state.phase, spying=Spying(window, seat, target, rest))
    if state.realms[other(seat)].spies:  # [S5]
        return asks(state, CancelChoice(other(seat)))
    return asks(state, Rolling("caught", seat, "spy"))


def cancels(state: State, actor: Actor) -> list[Action]:
    """Let it go, or spend a spy against it. [S5, G8]"""
    return [NO, YES] if state.realms[actor].spies else [NO]


def cancel(state: State, actor: Actor, action: Action) -> State:
    """A canceling spy cannot be canceled itself. [S5]"""
    spying = state.battle.spying
    assert spying is not None
    if type(action) is Yes:
        seat = Seat(actor)
        state = with_realm(state, seat, spies=state.realms[seat].spies - 1)
        canceled = Spying(spying.window, spying.seat, spying.target, spying.rest, True)
        state = asks(state, state.phase, spying=canceled)
    return asks(state, Rolling("caught", spying.seat, "spy"))


def caught(state: State, seat: Seat, face: int) -> State:
    """A caught spy brings the opponent a point of glory; then the other spy, then the effect."""
    spying = state.battle.spying
    assert spying is not None
    if face <= caught_on(state, seat):  # [S6]
        line = Line(other(seat), "spy", 1)
        state = asks(state, state.phase, lines=(*state.battle.lines, line))
    if spying.canceled and seat == spying.seat:
        return asks(state, Rolling("caught", other(seat), "cancel"))
    return then(state, "window") if spying.canceled else _effect(state, spying)


def caught_on(state: State, seat: Seat) -> int:
    """Up to which die a spy of the seat is caught. [S6]"""
    values = tables_of(state).values
    guarded = has(state, other(seat), "spy_guard")
    return values.caught_on_watched if guarded else values.caught_on


def _effect(state: State, spying: Spying) -> State:
    """What an uncanceled spy brings about. [S1-S3]"""
    match spying.window:
        case "W1":
            return then(state, "window", openly=other(spying.seat))
        case "W2":
            silenced = (*state.battle.silenced, spying.target)
            return then(state, "window", silenced=silenced)
        case "W3":
            return asks(state, Rolling("scenario", state.battle.first, "spy"))
        case "W4":
            defender = next(s for s in order(state) if state.battle.chosen[s] == "defend")
            return asks(state, Rolling("exchange", defender, "spy"))
