"""Setup and the sequence of play: who acts in each phase, what they can do, what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast, get_args

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    SECOND,
    Actor,
    OptionValue,
    Outcome,
)
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.vetternkrieg.actions import Action, Doubt, Open, Thrown
from rosenkrieg.games.vetternkrieg.dice import WEIGHTS
from rosenkrieg.games.vetternkrieg.material import CARDS_COUNT, TWISTS_COUNT
from rosenkrieg.games.vetternkrieg.phases import battle, cards, cleanup, deal, field, swap, victory
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Caught,
    Claiming,
    Dealing,
    Defending,
    Doubting,
    Keeping,
    Laying,
    Mustering,
    Notes,
    Offered,
    Options,
    Over,
    Phase,
    Playing,
    Replying,
    Rolling,
    Settling,
    State,
    Swapping,
    Throwing,
    Turning,
    changed,
)
from rosenkrieg.games.vetternkrieg.tables import ALL_CARDS, EDITIONS

_Legal = Callable[[State, Actor], Sequence[Action]]
_Apply = Callable[[State, Actor, Action], State]
_Actors = Callable[[Any, State], tuple[Actor, ...]]
_Weights = Callable[[State], Sequence[int]]

_NOBODY: Final[tuple[Actor, ...]] = ()
_CHANCE: Final[tuple[Actor, ...]] = (CHANCE,)
_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_OTHER: Final[tuple[tuple[Actor, ...], ...]] = ((SECOND,), (FIRST,))


# who acts


def _chance(phase: Any, state: State) -> tuple[Actor, ...]:
    return _CHANCE


def _nobody(phase: Any, state: State) -> tuple[Actor, ...]:
    return _NOBODY


def _seat(phase: Any, state: State) -> tuple[Actor, ...]:
    return _SEAT[phase.seat]


def _attacker(phase: Any, state: State) -> tuple[Actor, ...]:
    return _SEAT[phase.attacker]


def _defender(phase: Any, state: State) -> tuple[Actor, ...]:
    return _OTHER[phase.attacker]


def _both(phase: Any, state: State) -> tuple[Actor, ...]:
    """Both at once, less who has chosen; a choice of one is still a choice. [V029, V033]"""
    return tuple(seat for seat in SEATS if phase.chosen[seat] is None)


def _keepers(phase: Any, state: State) -> tuple[Actor, ...]:
    """Who has a last card and has not decided. [V157, V158]"""
    return tuple(seat for seat in SEATS if phase.keeps[seat] is None and state.hands[seat])


def _no_actions(state: State, actor: Actor) -> Sequence[Action]:
    return ()


def _no_apply(state: State, actor: Actor, action: Action) -> State:
    raise AssertionError("nothing can be done after the end")


# the sequence of play [V021]

PHASES: Final[dict[type[Phase], tuple[_Actors, _Legal, _Apply]]] = {
    Turning: (_chance, deal.twists, deal.turn_up),  # phase 1 [V164]
    Dealing: (_chance, deal.cards, deal.deal),  # [V025]
    Swapping: (_both, swap.gifts, swap.give),  # phase 2 [V029], D1
    Laying: (_both, field.lays, field.lay),  # phase 3 [V033], D2
    Mustering: (_seat, field.musters, field.muster),  # [V043], D3
    Playing: (_seat, cards.plays, cards.play),  # phase 4 [V046], D4
    Attempting: (_seat, cards.attempts, cards.attempt),  # [V068, V080], D5
    Rolling: (_chance, cards.rolls, cards.roll),  # [V070, V081]
    Offered: (_seat, cards.answers, cards.answer),  # [V090], D6
    Throwing: (_chance, battle.throws, battle.throw),  # phase 5 [V111]
    Claiming: (_attacker, battle.claims, battle.claim),  # [V112], D7
    Doubting: (_defender, battle.answers, battle.answer),  # [V114], D8
    Caught: (_attacker, battle.mends, battle.mend),  # [V121], D9
    Defending: (_chance, battle.throws, battle.defend),  # [V129]
    Replying: (_defender, battle.replies, battle.reply),  # [V130], D10
    Settling: (_seat, battle.settlements, battle.settle),  # [V146], D11; then phase 6
    Keeping: (_keepers, cleanup.choices, cleanup.decide),  # phase 7 [V157], D12
    Over: (_nobody, _no_actions, _no_apply),
}
"""Who acts in a phase, what they can do, and what it leads to, in the order of a round."""


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """The board is set up, nothing is dealt. [V013-V020, V163]"""
    edition = EDITIONS.load(str(options["edition"])).hash
    tables = EDITIONS.tables(edition)
    twists = options["twists"] == "on"
    if twists and not tables.twists:
        raise BadEdition(f"twist: expected {TWISTS_COUNT} entries to play with twists, got 0")
    unseen = (1 << TWISTS_COUNT) - 1 if twists else 0
    notes = Notes((None, None), (None, None), (None, None), (0, 0), unseen)
    chosen = Options(edition, twists)
    return deal.begin_round(1, tables.start_troops, (0, 0), ALL_CARDS, notes, chosen)


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act."""
    phase = state.phase
    return PHASES[type(phase)][0](phase, state)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do, if it must act."""
    phase = state.phase
    entry = PHASES[type(phase)]
    return entry[1](state, actor) if actor in entry[0](phase, state) else ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after the action."""
    phase = state.phase
    after = PHASES[type(phase)][2](state, actor, action)
    if type(phase) is Doubting:
        return changed(after, last=Thrown(phase.dice)) if type(action) is Doubt else after  # [V118]
    if type(action) in _OPEN and type(phase) is not Throwing:  # [V111] hidden dice are not seen
        return changed(after, last=cast(Open, action))  # what all have seen stays on the table
    return after


_OPEN: Final = frozenset(get_args(Open))


# chance

_EQUAL: Final = tuple((1,) * number for number in range(CARDS_COUNT + 1))

_WEIGHTS: Final[dict[type[Phase], _Weights]] = {
    Turning: lambda state: _EQUAL[state.notes.twists.bit_count()],
    Dealing: lambda state: _EQUAL[state.deck.bit_count()],
    Rolling: lambda state: _EQUAL[6],
    Throwing: lambda state: WEIGHTS,
    Defending: lambda state: WEIGHTS,
}


def chance_weights(state: State) -> Sequence[int]:
    """How many of the equally likely cards, faces or throws make each result."""
    weigh = _WEIGHTS.get(type(state.phase))
    return weigh(state) if weigh else ()


# the end


def outcome(state: State) -> Outcome | None:
    """Who has won, once someone has. [V151-V155]"""
    return victory.result(state) if type(state.phase) is Over else None
