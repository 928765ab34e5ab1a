"""A state behind a view: all is open but armies that are still chosen in secret. [R14]"""

from __future__ import annotations

from random import Random
from typing import Final

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.material import KIND
from rosenkrieg.games.medieval_battle.notation import PLACES
from rosenkrieg.games.medieval_battle.state import (
    FIGHT,
    NOBODY,
    SHOT,
    Answering,
    Building,
    Deploying,
    Ending,
    Entering,
    Options,
    Over,
    Phase,
    Pursuing,
    Recruiting,
    State,
    Turn,
    Unit,
    unit,
)
from rosenkrieg.games.medieval_battle.tables import EDITIONS
from rosenkrieg.games.medieval_battle.view import Clash, Piece, View, Waiting

_PLACE: Final = {name: place for place, name in PLACES.items()}


def determinize(view: View, rng: Random) -> State:
    """Some state that looks like this view; hidden armies are drawn from all that are allowed."""
    red, yellow = (tuple(map(_unit, pieces)) for pieces in view.units)
    first, second = (tuple(map(_waiting, away)) for away in view.away)
    return State(
        Options(view.edition, view.size, view.map, view.dismounting),
        view.code,
        (red, yellow),
        (first, second),
        view.markers,
        bytes(NOBODY if flag.holder is None else flag.holder for flag in view.flags),
        _phase(view, rng),
        view.passed,
        _last(view.last),
    )


def state_of(view: View) -> State:
    """The state behind the view, for questions to which hidden armies do not matter."""
    return determinize(view, Random(0))


def _unit(piece: Piece) -> Unit:
    return unit(NUMBERS[piece.at], KIND[piece.kind], piece.knights == 2, piece.points)


def _waiting(each: Waiting) -> Unit:
    return unit(_PLACE[each.place], KIND[each.kind], each.knights == 2, 0)


def _last(clash: Clash | None) -> tuple[int, ...]:
    if clash is None:
        return ()
    how = SHOT if clash.shot else FIGHT
    return (how, _unit(clash.attacker), _unit(clash.defender))


def _phase(view: View, rng: Random) -> Phase:
    match view.phase:
        case "building":
            return Building(view.laid, view.turn is None)
        case "recruiting":
            return Recruiting((_army(view, SEATS[0], rng), _army(view, SEATS[1], rng)))
        case "over":
            end = view.outcome
            assert end is not None
            return Over(end.winner, end.reason, end.scores, end.decided)
    seat = view.turn
    assert seat is not None
    match view.phase:
        case "deploying":
            return Deploying(seat, view.done)
        case "turn":
            return Turn(seat)
        case "entering":
            return Entering(seat)
    assert view.at is not None
    at = NUMBERS[view.at]
    match view.phase:
        case "ending":
            return Ending(seat, at, view.moved)
        case "pursuing":
            return Pursuing(seat, at)
    assert view.attacker is not None
    return Answering(seat, at, NUMBERS[view.attacker])


def _army(view: View, seat: Seat, rng: Random) -> tuple[int, ...]:
    """The viewer's own choice; for others any that is as complete as theirs. [R14, Q89]"""
    if seat == view.viewer:
        return view.army
    ways = EDITIONS.tables(view.edition).on_foot[view.size]
    if not view.ready[seat] and rng.random() < 0.5:
        return ()
    mounted = rng.choice(list(ways))
    return (*mounted, *rng.choice(ways[mounted]).counts) if view.ready[seat] else mounted
