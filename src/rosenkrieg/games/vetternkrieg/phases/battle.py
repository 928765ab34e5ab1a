"""Phase 5: the battle, exchange by exchange, and what becomes of the survivors. [V100-V150]

Step 1  the attacker throws three dice that only he sees
Step 2  he claims a single, a pair or a triple
Step 3  the defender believes or doubts
Step 4  doubted: the dice are shown; a lie can be mended with the last card; somebody loses a troop
Step 5  the defender throws openly, may change his dice with his last card; the lower one loses
Step 6  the roles change

A throw that was believed leaves no trace in the state. [V116]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Actor, Seat, other
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.actions import (
    BELIEVE,
    DOUBT,
    HOLD,
    Action,
    Believe,
    Claim,
    LastCard,
    Settle,
    Thrown,
)
from rosenkrieg.games.vetternkrieg.phases import victory
from rosenkrieg.games.vetternkrieg.state import (
    Caught,
    Claiming,
    Defending,
    Doubting,
    Notes,
    Phase,
    Replying,
    Settling,
    State,
    Throwing,
    fields,
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, NO_TWIST, Twist
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    REGION,
    RESERVE,
    SETTLED,
    SUPPLY,
    count,
    in_region,
    moved,
    on_half,
    own,
)

MOST_EXCHANGES: Final = 100
"""A technical bound; the chance to see it is below 1e-20. [c56, ruling 7]"""

CLAIMS: Final = tuple(Claim(rank) for rank in range(dice.RANKS))
THROWN: Final = tuple(Thrown(throw) for throw in dice.THROWS)
LAST: Final = {throw: LastCard(throw) for throw in dice.THROWS}
ANSWERS: Final = (BELIEVE, DOUBT)
ONLY_BELIEVE: Final = (BELIEVE,)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What can be done in the step that the battle has come to."""
    phase = state.phase
    if type(phase) is Throwing or type(phase) is Defending:
        return THROWN
    if type(phase) is Claiming:
        return CLAIMS  # [V112, V113] whatever the dice
    if type(phase) is Doubting:
        return ONLY_BELIEVE if phase.dice is None else ANSWERS  # [V114]; unknown dice were believed
    if type(phase) is Caught:
        return _changes(state, phase.attacker, phase.dice)
    if type(phase) is Replying:
        return _changes(state, other(phase.attacker), phase.thrown)
    assert type(phase) is Settling
    return _settlements(state, phase.seat)


def _changes(state: State, seat: Seat, throw: str) -> list[Action]:
    """Not to play the last card, or what it can make of the dice. [V121-V123, V127, V130]"""
    points = EDITIONS.tables(state.options.edition).points[last_card(state, seat)]
    actions: list[Action] = [HOLD]
    actions += [LAST[changed] for changed in dice.CHANGES[throw, points]]
    return actions


def last_card(state: State, seat: Seat) -> int:
    """The one card in a hand after phase 4. [V048]"""
    return state.hands[seat].bit_length() - 1


# the beginning


def begin(state: State, troops: int) -> State:
    """No troops on a half: no fight. Otherwise the first attacker throws. [V106-V110]"""
    halves = (on_half(troops, FIRST), on_half(troops, SECOND))
    owner = state.owner
    assert owner is not None
    if not halves[0] and not halves[1]:  # [V106]
        return _won(state, troops, owner)
    if not halves[owner]:  # [V107]
        return _won(state, troops, other(owner))
    if not halves[other(owner)]:  # [V107]
        return _won(state, troops, owner)
    return _in_phase(state, troops, Throwing(first_attacker(state, troops), 1))


def first_attacker(state: State, troops: int) -> Seat:
    """Who has more troops in the battle region on the board; equal: the field owner. [V108-V110]"""
    assert state.owner is not None
    assert state.field is not None
    region = EDITIONS.tables(state.options.edition).regions[state.field]
    owner, theirs = state.owner, other(state.owner)
    if in_region(troops, theirs, region) > in_region(troops, owner, region):
        return theirs
    return owner  # [V109]


# the steps


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after a step."""
    phase = state.phase
    if type(phase) is Throwing:
        assert type(action) is Thrown
        claiming = Claiming(phase.attacker, phase.exchange, action.dice)
        return _in_phase(state, state.troops, claiming)
    if type(phase) is Claiming:
        assert type(action) is Claim
        doubting = Doubting(phase.attacker, phase.exchange, phase.dice, action.rank)
        return _in_phase(state, state.troops, doubting)
    if type(phase) is Doubting:
        return _believed(state, phase) if type(action) is Believe else _doubted(state, phase)
    if type(phase) is Caught:
        return _mended(state, phase, action)
    if type(phase) is Defending:
        assert type(action) is Thrown
        assert action.dice is not None
        return _defended(state, phase, action.dice)
    if type(phase) is Replying:
        return _replied(state, phase, action)
    assert type(phase) is Settling
    assert type(action) is Settle
    return _settled(state, phase.seat, action)


def _believed(state: State, phase: Doubting) -> State:
    """The claim is the result, and the dice are forgotten. [V115, V116]"""
    claim = phase.claim
    defending = Defending(phase.attacker, phase.exchange, None, claim, claim)
    return _in_phase(state, state.troops, defending)


def _doubted(state: State, phase: Doubting) -> State:
    """Step 4: the dice are shown. [V118-V121]"""
    shown = phase.dice
    assert shown is not None, "only a throw that was believed can be unknown"
    attacker, exchange, claim = phase.attacker, phase.exchange, phase.claim
    if claim in dice.HOLDS[shown]:  # [V119, V120]
        return _step_4_loss(state, attacker, exchange, shown, claim, other(attacker))
    if may_play_last_card(state, attacker):  # [V121]
        return _in_phase(state, state.troops, Caught(attacker, exchange, shown, claim))
    return _step_4_loss(state, attacker, exchange, shown, claim, attacker)  # [V125]


def _mended(state: State, phase: Caught, action: Action) -> State:
    """The last card, played or not. [V122-V127]"""
    shown, loser = phase.dice, phase.attacker
    if type(action) is LastCard:
        shown = action.dice
        state = _spent(state, phase.attacker)
        if phase.claim in dice.HOLDS[shown]:  # [V124]
            result = dice.BEST[shown]
            defending = Defending(phase.attacker, phase.exchange, shown, phase.claim, result)
            return _in_phase(state, state.troops, defending)
    return _step_4_loss(state, phase.attacker, phase.exchange, shown, phase.claim, loser)


def _step_4_loss(
    state: State, attacker: Seat, exchange: int, shown: str, claim: int, loser: Seat
) -> State:
    """One troop; an empty half ends the battle, otherwise step 5. [V120, V125, V126, V128]"""
    troops = lose(state.troops, loser, 1, _twist(state))
    if not on_half(troops, loser):
        return _won(state, troops, other(loser))
    result = dice.BEST[shown]
    return _in_phase(state, troops, Defending(attacker, exchange, shown, claim, result))


def _defended(state: State, phase: Defending, throw: str) -> State:
    """Step 5: the defender has thrown; he may still play his last card. [V129, V130]"""
    if may_play_last_card(state, other(phase.attacker)):
        replying = Replying(
            phase.attacker, phase.exchange, phase.dice, phase.claim, phase.result, throw
        )
        return _in_phase(state, state.troops, replying)
    return _compared(state, phase.attacker, phase.exchange, phase.result, dice.BEST[throw])


def _replied(state: State, phase: Replying, action: Action) -> State:
    """The last card of the defender, played or not. [V130, V131]"""
    throw = phase.thrown
    if type(action) is LastCard:
        throw = action.dice
        state = _spent(state, other(phase.attacker))
    return _compared(state, phase.attacker, phase.exchange, phase.result, dice.BEST[throw])


def _compared(state: State, attacker: Seat, exchange: int, result: int, reply: int) -> State:
    """Both results; the lower one loses; then the roles change. [V132-V141]"""
    loser = other(attacker) if result > reply else attacker
    troops = lose(state.troops, loser, dice.loss(result, reply), _twist(state))
    if not on_half(troops, loser):  # [V140]
        return _won(state, troops, other(loser))
    if exchange == MOST_EXCHANGES:  # [ruling 7]
        assert state.owner is not None
        beaten = other(state.owner)
        return _won(state, lose(troops, beaten, on_half(troops, beaten), NO_TWIST), state.owner)
    return _in_phase(state, troops, Throwing(other(attacker), exchange + 1))  # [V141]


def may_play_last_card(state: State, seat: Seat) -> bool:
    """Who still has it, and no twist forbids it. [V121, V130, V142, V172]"""
    return bool(state.hands[seat]) and "last_card" not in _twist(state).forbidden


def _spent(state: State, seat: Seat) -> State:
    """The last card lies face up on the discard pile. [V142, V143]"""
    phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last = fields(
        state
    )
    bit = hands[seat]
    if seat:
        hands, shown = (hands[0], 0), (shown[0], shown[1] | bit)
    else:
        hands, shown = (0, hands[1]), (shown[0] | bit, shown[1])
    return State(
        phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last
    )


def lose(troops: int, seat: Seat, number: int, twist: Twist) -> int:
    """French first, then own troops, never more than there are. [V103, V104, V138, V169]"""
    french = min(number, count(troops, FRENCH_HALF + seat))
    house = min(number - french, count(troops, own(seat, HALF)))
    to = RESERVE if twist.losses_to_reserve else SUPPLY  # [V169]
    troops = moved(troops, FRENCH_HALF + seat, FRENCH_SUPPLY, french)
    return moved(troops, own(seat, HALF), own(seat, to), house)


def _twist(state: State) -> Twist:
    if state.twist is None:
        return NO_TWIST
    return EDITIONS.tables(state.options.edition).twists[state.twist]


def _in_phase(state: State, troops: int, phase: Phase) -> State:
    _, round, _, hands, shown, deck, field, owner, twist, notes, options, last = fields(state)
    return State(
        phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last
    )


# after the battle


def _won(state: State, troops: int, winner: Seat) -> State:
    """French go home; the winner has the field card and settles his survivors. [V104, V146-V149]"""
    french = count(troops, FRENCH_HALF + winner)
    troops = moved(troops, FRENCH_HALF + winner, FRENCH_SUPPLY, french)
    _, round, _, hands, shown, deck, field, owner, twist, notes, options, last = fields(state)
    assert field is not None
    won = notes.won
    won = (won[0], won[1] | BIT[field]) if winner else (won[0] | BIT[field], won[1])
    notes = Notes(notes.given, notes.laid, notes.kept, won, notes.twists)
    phase = Settling(winner)
    after = State(
        phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last
    )
    return after if count(troops, own(winner, HALF)) else victory.check(after)


def _settlements(state: State, seat: Seat) -> list[Action]:
    """The reserve, or some into one region: the battle region or next to it. [V146, V147]"""
    assert state.field is not None
    region = EDITIONS.tables(state.options.edition).regions[state.field]
    survivors = count(state.troops, own(seat, HALF))
    actions: list[Action] = [Settle(None, 0)]
    for open_region in SETTLED[region]:
        actions += [Settle(open_region, number) for number in range(1, survivors + 1)]
    return actions


def _settled(state: State, seat: Seat, action: Settle) -> State:
    """The field is empty. [V150]"""
    half = own(seat, HALF)
    troops = state.troops
    if action.region is not None:
        troops = moved(troops, half, own(seat, REGION + action.region), action.count)
    troops = moved(troops, half, own(seat, RESERVE), count(troops, half))
    return victory.check(_in_phase(state, troops, state.phase))
