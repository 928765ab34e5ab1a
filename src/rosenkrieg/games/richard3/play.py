"""The sequence of play: who acts in each phase, what he can do, what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor, OptionValue, Seat
from rosenkrieg.games.richard3.actions import (
    Action,
    Charge,
    Claim,
    Dealt,
    Declare,
    End,
    Enter,
    Exchange,
    Execute,
    Fight,
    Fire,
    GoHome,
    Keep,
    Leave,
    Lose,
    Muster,
    Pass,
    Perish,
    Plague,
    PlayCard,
    PlayTreason,
    Recruit,
    Regroup,
    Retreat,
    Roll,
    Sail,
    Spare,
    Step,
    Stop,
    Suffer,
    Take,
    Treachery,
    Wait,
)
from rosenkrieg.games.richard3.ground import just_after
from rosenkrieg.games.richard3.phases import acting as acting_phase
from rosenkrieg.games.richard3.phases import (
    attacks,
    battles,
    cards,
    fire,
    moves,
    politics,
    recruits,
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
    ROLLS,
    SETUPS,
)

_NOBODY: Final[tuple[Actor, ...]] = ()
_CHANCE: Final[tuple[Actor, ...]] = (CHANCE,)
_BOTH: Final[tuple[Actor, ...]] = (FIRST, SECOND)
_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_OTHER: Final[tuple[Seat, ...]] = (SECOND, FIRST)


def initial_state(options: Mapping[str, OptionValue]) -> State:
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
        Date(name, setup["first_campaign"], 1),
        None,
        Deal(),
    )


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act; both while they choose their cards. [1.1-1]"""
    phase = state.phase
    if type(phase) is Acting or type(phase) is Battle:
        return _SEAT[phase.seat]
    if type(phase) is Moving:
        return _SEAT[phase.acting.seat]
    if type(phase) is Shooting or type(phase) is Turning or type(phase) is Deal:
        return _CHANCE
    if type(phase) is Choosing:
        one, two = phase.chosen
        if one is None:
            return _BOTH if two is None else _SEAT[0]
        return _SEAT[1]
    if type(phase) is Over:
        return _NOBODY
    if type(phase) is Answering:
        return _SEAT[_OTHER[phase.claimant]]
    if type(phase) is ChoosingBattle:
        return _SEAT[attacks.turn_of(state).first]  # [1.3-2]
    if type(phase) is TreasonAsked:
        holder = attacks.turn_of(state).treason
        assert holder is not None
        return _SEAT[holder]
    assert isinstance(
        phase,
        (Suffering, Regrouping, Declaring, Losing, GoingHome, Trimming, Entering, Judging),
    )
    return _SEAT[phase.seat]


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do now, in a stable order."""
    if actor not in actors(state):
        return ()
    phase = state.phase
    if type(phase) is Acting:
        return acting_phase.acts(state, phase)
    if type(phase) is Moving:
        return moves.on_the_way(state, phase)
    if type(phase) is Battle:
        return battles.turns(state, phase)
    if type(phase) is Shooting:
        return ROLLS[fire.dice_of(state, phase)]
    if type(phase) is Choosing:
        return cards.choices(state, phase, SECOND if actor else FIRST)
    if type(phase) is GoingHome:
        return politics.journeys(state, phase)
    if type(phase) is Deal:
        return cards.deals(state.cards)
    if type(phase) is Suffering:
        return fire.sufferers(state, phase)
    if type(phase) is Regrouping:
        return retreats.regroups(state, phase)
    if type(phase) is Turning:
        return ROLLS[treachery.loyalty_of(phase)]
    if type(phase) is Losing:
        return supply.losses(state, phase)
    if type(phase) is Declaring:
        return acting_phase.declarations(state, phase)
    if type(phase) is ChoosingBattle:
        return battles.fights(state)
    if type(phase) is TreasonAsked:
        return battles.treasons(state, phase)
    if type(phase) is Answering:
        return cards.answers(phase)
    if type(phase) is Entering:
        return supply.entries(state, phase)
    if type(phase) is Judging:
        return supply.judgements(phase)
    assert type(phase) is Trimming
    return politics.departures(state, phase)


def chance_weights(state: State) -> Sequence[int]:
    """How likely each result of chance is."""
    phase = state.phase
    if type(phase) is Shooting:
        return ROLL_WEIGHTS[fire.dice_of(state, phase)]
    if type(phase) is Turning:
        return ROLL_WEIGHTS[treachery.loyalty_of(phase)]
    if type(phase) is Deal:
        return cards.deal_weights(state.cards)
    return ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after an action that is legal."""
    phase = state.phase
    if type(phase) is Acting:
        return _act(state, phase, action)
    if type(phase) is Moving:
        if type(action) is Step:
            return moves.step(state, phase, action)
        if type(action) is Sail:
            return moves.sail(state, phase, action)
        assert type(action) is Stop
        return moves.stop(state)
    if type(phase) is Battle:
        assert isinstance(action, (Fire, Charge, Retreat, Treachery, Pass, Perish))
        after = battles.act(state, phase, action)
        if type(action) is Retreat:
            return just_after(after, trail=(phase.area, action.area))
        return after
    if type(phase) is Shooting:
        assert type(action) is Roll
        return just_after(fire.shoot(state, phase, action), action.dice)
    if type(phase) is Choosing:
        assert isinstance(action, (PlayCard, Claim))
        return cards.choose(state, phase, actor, action)
    if type(phase) is GoingHome:
        assert type(action) is GoHome
        return politics.go_home(state, phase, action)
    if type(phase) is Deal:
        assert type(action) is Dealt
        return cards.deal(state, action)
    if type(phase) is Suffering:
        assert type(action) is Suffer
        return fire.suffer(state, phase, action)
    if type(phase) is Regrouping:
        if type(action) is Regroup:
            after = battles.regroup(state, phase, action)
            return just_after(after, trail=(phase.area, action.area))
        return battles.end_regrouping(state)
    return _apply_rest(state, action)


def _act(state: State, acting: Acting, action: Action) -> State:
    if type(action) is Take:
        return moves.take(state, acting, action)
    if type(action) is Recruit:
        return recruits.recruit(state, acting, action)
    if type(action) is End:
        return acting_phase.end(state, acting)
    if type(action) is Muster:
        return acting_phase.muster(state, acting, action)
    assert type(action) is Plague
    return just_after(acting_phase.plague(state, acting, action), trail=(action.area,))


def _apply_rest(state: State, action: Action) -> State:
    """The rarer phases."""
    phase = state.phase
    if type(phase) is Turning:
        assert type(action) is Roll
        return just_after(battles.turn_coat(state, phase, action), action.dice)
    if type(phase) is Losing:
        assert type(action) is Lose
        return supply.lose(state, phase, action)
    if type(phase) is Declaring:
        assert type(action) is Declare
        return acting_phase.declare(state, phase, action)
    if type(phase) is ChoosingBattle:
        assert type(action) is Fight
        return battles.fight(state, action)
    if type(phase) is TreasonAsked:
        assert isinstance(action, (PlayTreason, Wait))
        return battles.treason(state, phase, action)
    if type(phase) is Answering:
        assert isinstance(action, (Keep, Exchange))
        return cards.answer(state, phase, action)
    if type(phase) is Entering:
        assert type(action) is Enter
        return supply.enter(state, phase, action)
    if type(phase) is Judging:
        assert isinstance(action, (Execute, Spare))
        return supply.judge(state, phase, action)
    assert type(phase) is Trimming
    assert type(action) is Leave
    return politics.leave(state, phase, action)
