"""Sampling of what a viewer does not see: secret choices of this moment. [D5, D6, D13]"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.rampant.actions import Name, PickBoast
from rosenkrieg.games.rampant.phases.boasts import most, picks
from rosenkrieg.games.rampant.phases.stakes import names
from rosenkrieg.games.rampant.state import Boasting, Choosing, Naming, State, put
from rosenkrieg.games.rampant.view import View


def determinize(view: View, rng: Random) -> State:
    """Some state behind the view, the other's secret choice drawn at random."""
    state = state_of(view)
    for seat in SEATS:
        if seat != view.viewer:
            state = _guessed(view, state, seat, rng)
    return state


def state_of(view: View) -> State:
    """The state behind a view, as far as it is known."""
    return State(
        view.step, view.realms, view.battle, view.options, view.pair, view.uniques, view.last
    )


def _guessed(view: View, state: State, seat: Seat, rng: Random) -> State:
    phase = state.phase
    match phase:
        case Choosing(chosen, openly) if view.committed[seat] and chosen[seat] is None:
            chosen = put(chosen, seat, rng.choice(("attack", "defend")))
            return replace(state, phase=Choosing(chosen, openly))
        case Naming(named, due) if view.committed[seat]:
            action = rng.choice(names(state, seat))
            assert type(action) is Name
            return replace(state, phase=Naming(put(named, seat, action.territory), due))
        case Boasting(lists, ready):
            chosen_list = _boasts(state, seat, ready[seat], rng)
            return replace(state, phase=Boasting(put(lists, seat, chosen_list), ready))
        case _:
            return state


def _boasts(state: State, seat: Seat, is_ready: bool, rng: Random) -> tuple[str, ...]:
    """Any list; one that is not finished is not full."""
    open_ones = [each.boast for each in picks(state, seat) if type(each) is PickBoast]
    longest = min(len(open_ones), most(state, seat) - (not is_ready))
    return tuple(rng.sample(open_ones, rng.randint(0, longest)))
