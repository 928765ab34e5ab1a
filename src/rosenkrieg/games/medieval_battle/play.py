"""Set-up and the sequence of play: who acts in each phase, what they can do, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor, OptionValue, Outcome, Seat
from rosenkrieg.core.errors import BadOptions
from rosenkrieg.games.medieval_battle import actions as a
from rosenkrieg.games.medieval_battle.actions import Action, Pass, Rally
from rosenkrieg.games.medieval_battle.battlefield import read_code, size_of
from rosenkrieg.games.medieval_battle.material import MARKERS
from rosenkrieg.games.medieval_battle.phases import (
    building,
    deployment,
    melee,
    moves,
    rally,
    recruiting,
    shooting,
    victory,
)
from rosenkrieg.games.medieval_battle.state import (
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
)
from rosenkrieg.games.medieval_battle.tables import EDITIONS, Tables

_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_SEATS: Final[tuple[Seat, ...]] = (FIRST, SECOND)

NAMED: Final = "default"
RANDOM: Final = "random"
BUILT: Final = "built"

# a function of the table below takes the state, its phase, who acts, and what is done
_Actors = Callable[[State, Any], tuple[Actor, ...]]
_Legal = Callable[[State, Any, Actor], Sequence[Action]]
_Apply = Callable[[State, Any, Actor, Any], State]


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """Nothing stands on the map, which is named, coded, or still to be built. [Q59]"""
    edition = EDITIONS.load(str(options["edition"]))
    tables = EDITIONS.tables(edition.hash)
    size, way = str(options["size"]), str(options["map"])
    chosen = Options(edition.hash, size, way, options["dismounting"] == "on")
    nothing = State(
        chosen, "", ((), ()), ((), ()), (MARKERS, MARKERS), b"", Building((), way == RANDOM)
    )
    if way in (RANDOM, BUILT):
        return nothing
    return building.built(nothing, map_code(tables, size, way))


def map_code(tables: Tables, size: str, way: str) -> str:
    """The code of a named map, or the code itself; BadOptions says what is wrong with it."""
    maps = tables.sheets.maps
    found = maps.get(size if way == NAMED else way)
    code = way if found is None else found.code
    if found is None and "-" not in way:
        named = ", ".join((NAMED, RANDOM, BUILT, *maps))
        raise BadOptions(f"expected map as one of {named}, or a code, got {way!r:.80}")
    if size_of(code) != size:
        raise BadOptions(f"expected a {size} map, got the {size_of(code)} map {code!r:.80}")
    read_code(tables.sheets.modules, size, code)
    return code


# who acts


def _builder(state: State, phase: Building) -> tuple[Actor, ...]:
    return (building.builder(phase),)


def _recruiters(state: State, phase: Recruiting) -> tuple[Actor, ...]:
    return recruiting.recruiters(phase)


def _seat(state: State, phase: Any) -> tuple[Actor, ...]:
    return _SEAT[phase.seat]


def _nobody(state: State, phase: Any) -> tuple[Actor, ...]:
    return ()


# what they can do


def _turns(state: State, phase: Turn, actor: Actor) -> Sequence[Action]:
    """Moves, attacks and shots, a rally while there are markers, or a pass. [R27]"""
    found = moves.actions(state, phase.seat)
    if state.markers[phase.seat]:  # [R30]
        found.append(_RALLY)
    found.append(_PASS)  # [Q84]
    return found


_RALLY: Final = Rally()
_PASS: Final = Pass()


def _turn(state: State, phase: Turn, actor: Actor, action: Action) -> State:
    """One action of a side. [R27]"""
    seat = phase.seat
    match action:
        case a.Move():
            return moves.move(state, seat, action)
        case a.Attack(start, at):
            assert start is not None
            return melee.attack(state, seat, start, at)
        case a.Shoot(start, at):
            assert start is not None
            return shooting.shoot(state, seat, start, at)
        case a.Rally():
            return rally.rally(state, seat)
    assert type(action) is Pass
    return victory.end_turn(state, seat, state.units, passed=True)


def _end_move(state: State, phase: Ending, actor: Actor, action: Action) -> State:
    """The move ends. [R28]"""
    seat = phase.seat
    match action:
        case a.Attack(_, at):
            return melee.attack(state, seat, phase.at, at)
        case a.Shoot(_, at):
            return shooting.shoot(state, seat, phase.at, at)
        case a.Dismount():
            return moves.dismount(state, seat, phase)
    return victory.end_turn(state, seat, state.units)


def _no_actions(state: State, phase: Any, actor: Actor) -> Sequence[Action]:
    return ()


def _no_apply(state: State, phase: Any, actor: Actor, action: Any) -> State:
    raise AssertionError("nothing can be done after the end")


# the sequence of play

PHASES: Final[dict[type[Phase], tuple[_Actors, _Legal, _Apply]]] = {
    # I: the battlefield
    Building: (
        _builder,
        lambda state, phase, actor: building.lays(state, phase),
        lambda state, phase, actor, action: building.lay(state, phase, action),
    ),
    # II: armies
    Recruiting: (_recruiters, recruiting.recruits, recruiting.recruit),
    # III: deployment
    Deploying: (
        _seat,
        lambda state, phase, actor: deployment.deploys(state, phase.seat),
        lambda state, phase, actor, action: deployment.deploy(state, phase, action),
    ),
    # IV: the battle
    Turn: (_seat, _turns, _turn),
    Ending: (_seat, lambda state, phase, actor: moves.endings(state, phase.seat), _end_move),
    Answering: (
        _seat,
        lambda state, phase, actor: melee.answers(state, phase.seat),
        lambda state, phase, actor, action: melee.answer(state, phase.seat, action),
    ),
    Pursuing: (
        _seat,
        lambda state, phase, actor: melee.pursuits(state, phase.seat),
        lambda state, phase, actor, action: melee.pursue(state, phase.seat, action),
    ),
    Entering: (
        _seat,
        lambda state, phase, actor: rally.entries(state, phase.seat),
        lambda state, phase, actor, action: rally.enter(state, phase.seat, action),
    ),
    # V: the end
    Over: (_nobody, _no_actions, _no_apply),
}
"""Who acts in a phase, what they can do, and what comes of it, in the order of the book."""


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act; both while they recruit. [R14]"""
    phase = state.phase
    return PHASES[type(phase)][0](state, phase)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do now, in a stable order."""
    phase = state.phase
    entry = PHASES[type(phase)]
    return entry[1](state, phase, actor) if actor in entry[0](state, phase) else ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after an action that is legal."""
    phase = state.phase
    return PHASES[type(phase)][2](state, phase, actor, action)


# chance and the end


def chance_weights(state: State) -> Sequence[int]:
    """All pieces that can be laid are equally likely. [Q59]"""
    return (1,) * len(legal_actions(state, CHANCE))


def outcome(state: State) -> Outcome | None:
    """Who has won, once the battle has ended. [R92-R96]"""
    phase = state.phase
    return victory.result(phase) if type(phase) is Over else None
