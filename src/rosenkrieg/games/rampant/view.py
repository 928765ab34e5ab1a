"""What a viewer sees: everything but secret choices that are not shown yet. [D5, D6, D13]

The view is built by adding. Of a secret choice it has the viewer's own, and of the other seat only
whether it is made; of a list of boasts not even how far it has come.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import SEATS, Actor, Outcome, Seat, Viewer
from rosenkrieg.games.rampant.phases import closing
from rosenkrieg.games.rampant.phases.aftermath import sums
from rosenkrieg.games.rampant.play import actors
from rosenkrieg.games.rampant.realms import contestable, tables_of, usable, warband
from rosenkrieg.games.rampant.state import (
    Battle,
    Boasting,
    Choosing,
    Naming,
    Options,
    Over,
    Phase,
    Realm,
    State,
    Thrown,
    put,
)

NOTHING: Final = (None, None)


class Side(Struct, frozen=True):
    """What a player works out at a glance: points, properties at work, what may be contested."""

    points: int
    properties: tuple[str, ...]
    contestable: tuple[str, ...]
    glory: int


class View(BaseView, frozen=True):
    """The campaign as one viewer sees it. Pairs are the Lion's, then the Dragon's."""

    edition: str
    phase: str
    step: Phase
    actors: tuple[Actor, ...]
    turn: Seat | None
    committed: tuple[bool, bool]
    realms: tuple[Realm, Realm]
    sides: tuple[Side, Side]
    battle: Battle
    options: Options
    pair: tuple[str, ...]
    uniques: tuple[str, ...]
    last: Thrown | None
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """The campaign as the viewer sees it."""
    return View(
        viewer=viewer,
        edition=state.options.edition,
        phase=name_of(state.phase),
        step=seen(state.phase, viewer),
        actors=actors(state),
        turn=getattr(state.phase, "seat", None),
        committed=committed(state.phase),
        realms=state.realms,
        sides=(_side(state, SEATS[0]), _side(state, SEATS[1])),
        battle=state.battle,
        options=state.options,
        pair=state.pair,
        uniques=state.uniques,
        last=state.last,
        outcome=closing.result(state) if type(state.phase) is Over else None,
    )


def name_of(phase: Phase) -> str:
    """The name of a phase: home_choice, rolling, over."""
    return _name(type(phase).__name__)


@cache
def _name(phase: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", phase).lower()


def _side(state: State, seat: Seat) -> Side:
    return Side(
        warband(state, seat),
        tuple(dict.fromkeys(kind.id for kind in usable(state, seat))),
        contestable(tables_of(state), state.realms[seat]),
        sums(state)[seat],
    )


def seen(phase: Phase, viewer: Viewer) -> Phase:
    """The phase with the choices that the viewer may know. [D5, D6, D13]"""
    match phase:
        case Choosing(chosen, openly):
            known = _own(chosen, viewer)
            if openly is not None:  # [S1]
                known = put(known, openly, chosen[openly])
            return Choosing(known, openly)
        case Naming(names, due):
            return Naming(_own(names, viewer), due)
        case Boasting(lists, ready):
            mine = ((), ()) if viewer is None else put(((), ()), viewer, lists[viewer])
            return Boasting(mine, ready)
        case _:
            return phase


def _own(pair: tuple[str | None, str | None], viewer: Viewer) -> tuple[str | None, str | None]:
    return NOTHING if viewer is None else put(NOTHING, viewer, pair[viewer])


def committed(phase: Phase) -> tuple[bool, bool]:
    """Who has made a secret choice; never which."""
    match phase:
        case Choosing((first, second)) | Naming((first, second)):
            return first is not None, second is not None
        case Boasting(_, ready):
            return ready
        case _:
            return False, False
