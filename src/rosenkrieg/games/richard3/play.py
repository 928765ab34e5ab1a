"""Setup and the sequence of play: who acts in each phase, what they can do, what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor, OptionValue, Outcome, Seat
from rosenkrieg.games.richard3.actions import Action, Plague, Regroup, Retreat, Roll
from rosenkrieg.games.richard3.ground import just_after
from rosenkrieg.games.richard3.phases import (
    acting,
    attacks,
    battles,
    cards,
    fire,
    moves,
    politics,
    retreats,
    supply,
    treachery,
)
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    Acting,
    Answering,
    Battle,
    Cards,
    Choosing,
    ChoosingBattle,
    Date,
    Deal,
    Declaring,
    Entering,
    GoingHome,
    Judging,
    Losing,
    Moving,
    Over,
    Phase,
    Regrouping,
    Shooting,
    State,
    Suffering,
    Throne,
    TreasonAsked,
    Trimming,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    BIT,
    BLOCK,
    BLOCKS,
    DECK,
    FULL,
    HOUSE,
    NO_CARDS,
    PLACE,
    ROLL_WEIGHTS,
    SETUPS,
)

_NOBODY: Final[tuple[Actor, ...]] = ()
_CHANCE: Final[tuple[Actor, ...]] = (CHANCE,)
_BOTH: Final[tuple[Actor, ...]] = (FIRST, SECOND)
_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_OTHER: Final[tuple[Seat, ...]] = (SECOND, FIRST)

# a function of the table below takes the state, its phase, and what is done
_Actors = Callable[[State, Any], tuple[Actor, ...]]
_Legal = Callable[[State, Any], Sequence[Action]]
_Apply = Callable[[State, Any, Any], State]
_Weights = Callable[[State, Any], Sequence[int]]


def initial_state(options: Mapping[str, OptionValue], rules: int) -> State:
    """The blocks of a set-up at full strength, known to both; the deal is chance's. [4]"""
    name = str(options["setup"])
    setup = SETUPS[name]
    where = bytes(PLACE[setup["positions"][block]] for block in BLOCKS)
    known = sum(BIT[block] for block, place in enumerate(where) if place < AREA_COUNT)  # [3.27-4]
    king, pretender = BLOCK[setup["king"]], BLOCK[setup["pretender"]]
    no_cards = (NO_CARDS, NO_CARDS)
    return State(
        where,
        FULL,
        FULL,
        known,
        Cards(no_cards, DECK, no_cards),
        Throne(SECOND if HOUSE[king] else FIRST, king, pretender),
        Date(name, setup["first_campaign"], 1, rules),
        None,
        Deal(),
    )


# who acts


def _chance(state: State, phase: Any) -> tuple[Actor, ...]:
    return _CHANCE


def _nobody(state: State, phase: Any) -> tuple[Actor, ...]:
    return _NOBODY


def _seat(state: State, phase: Any) -> tuple[Actor, ...]:
    return _SEAT[phase.seat]


def _mover(state: State, phase: Moving) -> tuple[Actor, ...]:
    return _SEAT[phase.acting.seat]


def _choosers(state: State, phase: Choosing) -> tuple[Actor, ...]:
    """Both, less who has chosen. [1.1-1]"""
    one, two = phase.chosen
    if one is None:
        return _BOTH if two is None else _SEAT[0]
    return _SEAT[1]


def _answerer(state: State, phase: Answering) -> tuple[Actor, ...]:
    return _SEAT[_OTHER[phase.claimant]]


def _first_player(state: State, phase: ChoosingBattle) -> tuple[Actor, ...]:
    return _SEAT[attacks.turn_of(state).first]  # [1.3-2]


def _traitor(state: State, phase: TreasonAsked) -> tuple[Actor, ...]:
    holder = attacks.turn_of(state).treason
    assert holder is not None
    return _SEAT[holder]


# what everyone saw happen stays in the state until the next action


def _act(state: State, phase: Acting, action: Action) -> State:
    after = acting.act(state, phase, action)
    return just_after(after, trail=(action.area,)) if type(action) is Plague else after


def _fight_on(state: State, phase: Battle, action: Any) -> State:
    after = battles.act(state, phase, action)
    return just_after(after, trail=(phase.area, action.area)) if type(action) is Retreat else after


def _shoot(state: State, phase: Shooting, action: Roll) -> State:
    return just_after(fire.shoot(state, phase, action), action.dice)


def _turn_coat(state: State, phase: Turning, action: Roll) -> State:
    return just_after(battles.turn_coat(state, phase, action), action.dice)


def _regroup(state: State, phase: Regrouping, action: Action) -> State:
    if type(action) is not Regroup:
        return battles.end_regrouping(state)
    after = battles.regroup(state, phase, action)
    return just_after(after, trail=(phase.area, action.area))


# the sequence of play [1]


def _nothing(state: State, phase: Any) -> Sequence[Action]:
    return ()


def _no_apply(state: State, phase: Any, action: Any) -> State:
    raise AssertionError("nothing can be done after the end")


PHASES: Final[dict[type[Phase], tuple[_Actors, _Legal, _Apply]]] = {
    # the card phase
    Deal: (_chance, cards.deals, cards.deal),  # [1.0-4]
    Answering: (_answerer, cards.answers, cards.answer),  # [5.1-3]
    # the action phase
    Acting: (_seat, acting.acts, _act),  # [1.2]
    Moving: (_mover, moves.on_the_way, moves.move),  # [5.2, 5.3]
    Declaring: (_seat, acting.declarations, acting.declare),  # [6.3-3]
    # the battle phase
    ChoosingBattle: (_first_player, battles.fights, battles.fight),  # [1.3-2]
    TreasonAsked: (_traitor, battles.treasons, battles.treason),  # [E-5]
    Battle: (_seat, battles.turns, _fight_on),  # [6.2]
    Shooting: (_chance, fire.rolls, _shoot),  # [6.4, 6.5]
    Turning: (_chance, treachery.rolls, _turn_coat),  # [6.9]
    Suffering: (_seat, fire.sufferers, fire.suffer),  # [6.4-3]
    Regrouping: (_seat, retreats.regroups, _regroup),  # [6.7]
    # the supply phase
    Entering: (_seat, supply.entries, supply.enter),  # [6.82]
    Judging: (_seat, supply.judgements, supply.judge),  # [9.1-4]
    Losing: (_seat, supply.losses, supply.lose),  # [7.1, 7.2]
    # the political turn
    GoingHome: (_seat, politics.journeys, politics.go_home),  # [8.3, 8.4]
    Trimming: (_seat, politics.departures, politics.leave),  # [8.5-2]
    Over: (_nobody, _nothing, _no_apply),  # [9.0]
}
"""Who acts in a phase, what they can do, and what it leads to.

Choosing a card is not among them: both seats do it at once, so it needs to know which one acts.
"""


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act; both while they choose their cards. [1.1-1]"""
    phase = state.phase
    if type(phase) is Choosing:
        return _choosers(state, phase)
    return PHASES[type(phase)][0](state, phase)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do now, in a stable order."""
    phase = state.phase
    if type(phase) is Choosing:
        return () if actor == CHANCE else cards.choices(state, phase, SECOND if actor else FIRST)
    entry = PHASES[type(phase)]
    return entry[1](state, phase) if actor in entry[0](state, phase) else ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after an action that is legal."""
    phase = state.phase
    if type(phase) is Choosing:
        return cards.choose(state, phase, actor, action)
    return PHASES[type(phase)][2](state, phase, action)


# chance

_WEIGHTS: Final[dict[type[Phase], _Weights]] = {
    Deal: cards.deal_weights,
    Shooting: lambda state, phase: ROLL_WEIGHTS[fire.dice_of(state, phase)],
    Turning: lambda state, phase: ROLL_WEIGHTS[treachery.loyalty_of(phase)],
}


def chance_weights(state: State) -> Sequence[int]:
    """How likely each result of chance is."""
    phase = state.phase
    weigh = _WEIGHTS.get(type(phase))
    return weigh(state, phase) if weigh else ()


# the end


def outcome(state: State) -> Outcome | None:
    """Who won: the last house with heirs, or the last King. [9.0]"""
    phase = state.phase
    if type(phase) is not Over:
        return None
    return Outcome(phase.winner, phase.reason, phase.scores)
