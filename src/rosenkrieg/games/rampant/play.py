"""The sequence of a battle: who acts in each phase, what they can do, what comes of it. [3.1]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SECOND,
    Actor,
    OptionValue,
    Outcome,
)
from rosenkrieg.games.rampant import dice
from rosenkrieg.games.rampant.actions import Action, Rolled
from rosenkrieg.games.rampant.phases import (
    aftermath,
    boasts,
    closing,
    fight,
    founding,
    gains,
    meeting,
    report,
    scenario,
    spies,
    stakes,
    terrain,
    warbands,
)
from rosenkrieg.games.rampant.state import (
    AcceptChoice,
    AgainChoice,
    Boasting,
    CancelChoice,
    Choosing,
    Confirming,
    DeclareChoice,
    ExchangeChoice,
    ExchangePick,
    FormChoice,
    GainChoice,
    HomeChoice,
    KeepChoice,
    KindChoice,
    LeaveOutChoice,
    ListChoice,
    MonasteryChoice,
    Naming,
    Next,
    OfferChoice,
    Options,
    Over,
    Phase,
    PieceChoice,
    PlaceChoice,
    ProposeChoice,
    Realm,
    Reporting,
    RoadChoice,
    Rolling,
    ShiftChoice,
    SpyChoice,
    State,
    Step,
    Territory,
    Throw,
    Thrown,
    UnrestChoice,
)
from rosenkrieg.games.rampant.tables import EDITIONS, Tables

_Actors = Callable[[Any, State], tuple[Actor, ...]]
_Legal = Callable[[State, Actor], Sequence[Action]]
_Apply = Callable[[State, Actor, Action], State]
_Roll = Callable[[State, Rolling, int], State]


def _seat(phase: Any, state: State) -> tuple[Actor, ...]:
    return (phase.seat,)


def _roller(phase: Any, state: State) -> tuple[Actor, ...]:
    """Chance, or the person who rolls at the table and enters it."""
    return (phase.seat,) if state.options.table_dice else (CHANCE,)


def _nobody(phase: Any, state: State) -> tuple[Actor, ...]:
    return ()


def _results(state: State, actor: Actor) -> Sequence[Action]:
    return dice.results(state)


def _nothing(state: State, actor: Actor) -> Sequence[Action]:
    return ()


def _never(state: State, actor: Actor, action: Action) -> State:
    raise AssertionError("nothing can be done after the end")


def _roll(state: State, actor: Actor, action: Action) -> State:
    """What was rolled lies open; then what comes of it."""
    rolling = state.phase
    assert type(rolling) is Rolling
    assert type(action) is Rolled
    thrown = Thrown(rolling.what, rolling.seat, action.face)
    return ROLLS[rolling.what](replace(state, last=thrown), rolling, action.face)


def _name_kind(state: State, actor: Actor, action: Action) -> State:
    phase = state.phase
    assert type(phase) is KindChoice
    name = founding.name_kind if phase.what == "founding" else gains.name_kind
    return name(state, actor, action)


# the sequence of a battle [3.1]

PHASES: Final[dict[type[Phase], tuple[_Actors, _Legal, _Apply]]] = {
    HomeChoice: (_seat, founding.homes, founding.choose_home),  # founding, D1
    KindChoice: (_seat, founding.homes, _name_kind),
    Rolling: (_roller, _results, _roll),
    FormChoice: (_seat, meeting.forms, meeting.choose_form),  # step 1, D3
    SpyChoice: (_seat, spies.uses, spies.use),  # D4, D9
    CancelChoice: (_seat, spies.cancels, spies.cancel),
    Choosing: (meeting.choosers, meeting.choices, meeting.choose),  # step 2, D5
    Naming: (stakes.who_names, stakes.names, stakes.name),  # step 3, D6
    ExchangeChoice: (_seat, stakes.may_roll, stakes.roll),  # D7
    ExchangePick: (_seat, stakes.exchanges, stakes.exchange),
    OfferChoice: (_seat, stakes.offers, stakes.offer),  # D8
    ListChoice: (_seat, stakes.lists, stakes.list_one),
    DeclareChoice: (_seat, warbands.declarations, warbands.declare),  # step 4, D10
    ProposeChoice: (_seat, scenario.proposals, scenario.propose),  # step 5, D11
    AcceptChoice: (_seat, scenario.answers, scenario.answer),
    RoadChoice: (_seat, scenario.may_repeat, scenario.repeat),
    LeaveOutChoice: (_seat, terrain.may_leave_out, terrain.leave_out),  # step 6, D12
    PieceChoice: (_seat, terrain.kinds, terrain.pick),
    AgainChoice: (_seat, terrain.may_repeat, terrain.repeat),
    PlaceChoice: (_seat, terrain.places, terrain.place),
    KeepChoice: (_seat, terrain.may_repeat, terrain.keep),
    ShiftChoice: (_seat, terrain.shifts, terrain.shift),
    Boasting: (boasts.choosers, boasts.picks, boasts.pick),  # step 7, D13
    Reporting: (_seat, report.lines, report.tell),  # steps 8 and 9, D14
    Confirming: (_seat, report.answers, report.answer),
    MonasteryChoice: (_seat, aftermath.repeats, aftermath.repeat),  # step 10, D15
    UnrestChoice: (_seat, aftermath.tests, aftermath.test),
    GainChoice: (_seat, gains.gains, gains.take),  # step 11, D16
    Over: (_nobody, _nothing, _never),
}
"""Who acts in a phase, what they can do, and what comes of it."""

STEPS: Final[dict[Step, Callable[[State], State]]] = {
    "founding": founding.founding,
    "meeting": meeting.meeting,  # 1
    "choice": meeting.choice,  # 2
    "stakes": stakes.stakes,  # 3
    "exchanged": stakes.exchanged,
    "raid": stakes.raid,
    "attacker": warbands.attacker,  # 4
    "silencing": warbands.silencing,
    "warbands": warbands.warbands,
    "scenario": scenario.scenario,  # 5
    "road": scenario.road,
    "terrain": terrain.terrain,  # 6
    "pieces": terrain.pieces,
    "boasts": boasts.boasts,  # 7
    "battle": fight.battle,  # 8
    "fight": fight.fight,
    "glory": aftermath.glory,  # 9
    "territory": aftermath.territory,  # 10
    "event": aftermath.event,
    "gain": gains.gain,  # 11
    "close": closing.close,  # 12
    "window": spies.go_on,
}
"""Steps that ask nobody, or say whom to ask."""

ROLLS: Final[dict[Throw, _Roll]] = {
    "founding": lambda state, roll, face: founding.rolled(state, roll.seat, face),
    "caught": lambda state, roll, face: spies.caught(state, roll.seat, face),
    "exchange": lambda state, roll, face: stakes.rolled(state, roll.seat, face),
    "attacker": lambda state, roll, face: warbands.rolled(state, roll.seat, face),
    "scenario": lambda state, roll, face: scenario.rolled(state, roll.seat, face),
    "position": terrain.rolled,
    "answer": lambda state, roll, face: terrain.answered(state, roll.seat, face),
    "strength": lambda state, roll, face: fight.strength_rolled(state, roll.seat, face),
    "leader": lambda state, roll, face: fight.leader_rolled(state, roll.seat, face),
    "boast": fight.boast_rolled,
    "territory": lambda state, roll, face: aftermath.rolled(state, roll.seat, face),
    "event": lambda state, roll, face: aftermath.event_rolled(state, roll.seat, face),
    "unrest": aftermath.unrest_rolled,
    "inheritance": lambda state, roll, face: aftermath.inherited(state, roll.seat, face),
}
"""What comes of each roll."""


# set-up


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """Two realms, given or to be founded. [Q39]"""
    edition = EDITIONS.load(str(options["edition"])).hash
    chosen = Options(
        edition,
        battles=int(options["battles"]),
        quick=options["battle"] == "quick",
        table_dice=options["dice"] == "table",
        help=options["help"] == "on",
    )
    tables = EDITIONS.tables(edition)
    spies = tables.values.spies_at_founding
    if options["realms"] == "rolled":
        blank = founding.nothing_yet(spies)
        state = closing.begun((blank, blank), chosen, "b1", FIRST)
        return settled(replace(state, phase=Next("founding")))
    realms = (founded(tables, FIRST), founded(tables, SECOND))
    return settled(closing.begun(realms, chosen, "b1", FIRST))


def founded(tables: Tables, seat: int) -> Realm:
    """A realm as the edition gives it, home land first."""
    kinds = tables.sheets.founding[seat]
    lands = tuple(Territory(f"f{seat}-{number}", kind) for number, kind in enumerate(kinds))
    return Realm(lands, lands[0].id, tables.values.spies_at_founding)


def begin_battle(
    realms: tuple[Realm, Realm],
    options: Options,
    id: str,
    first: int = 0,
    pair: tuple[str, ...] = (),
    uniques: tuple[str, ...] = (),
) -> State:
    """A battle of a season, at its first question."""
    seat = SECOND if first else FIRST
    return settled(closing.begun(realms, options, id, seat, pair, uniques))


# play


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act."""
    phase = state.phase
    return PHASES[type(phase)][0](phase, state)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do, if it must act."""
    phase = state.phase
    entry = PHASES[type(phase)]
    return entry[1](state, actor) if actor in entry[0](phase, state) else ()


def chance_weights(state: State) -> Sequence[int]:
    """How often each result comes."""
    return dice.weights(state) if actors(state) == (CHANCE,) else ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after the action, at the next question."""
    return settled(PHASES[type(state.phase)][2](state, actor, action))


def settled(state: State) -> State:
    """Takes all steps that ask nobody."""
    while type(state.phase) is Next:
        state = STEPS[state.phase.step](state)
    return state


def outcome(state: State) -> Outcome | None:
    """Who leads when it is over. [3, G10]"""
    return closing.result(state) if type(state.phase) is Over else None
