"""Phase 5: the battle, exchange by exchange, and what becomes of the survivors. [V100-V150]

Step 1  the attacker rolls three dice that only they see
Step 2  the attacker claims a single, a pair or a triple
Step 3  the defender believes or doubts
Step 4  doubted: the dice are shown; a lie can be mended with the last card; someone loses a troop
Step 5  the defender rolls openly, may change the dice with their last card; the lower one loses
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
from rosenkrieg.games.vetternkrieg.deck import NO_TWIST, Twist
from rosenkrieg.games.vetternkrieg.phases import victory
from rosenkrieg.games.vetternkrieg.state import (
    Caught,
    Claiming,
    Defending,
    Doubting,
    Notes,
    Replying,
    Settling,
    State,
    Throwing,
    changed,
    flipped,
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, twist_of
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


def throws(state: State, actor: Actor) -> Sequence[Action]:
    """Three dice. [V111, V129]"""
    return THROWN


def claims(state: State, actor: Actor) -> Sequence[Action]:
    """Any claim, whatever the dice. [V112, V113]"""
    return CLAIMS


def answers(state: State, actor: Actor) -> Sequence[Action]:
    """To believe or to doubt; unknown dice were believed. [V114]"""
    assert type(state.phase) is Doubting
    return ONLY_BELIEVE if state.phase.dice is None else ANSWERS


def mends(state: State, actor: Actor) -> Sequence[Action]:
    """What a liar's last card can make of the dice. [V121]"""
    assert type(state.phase) is Caught
    return _changes(state, state.phase.attacker, state.phase.dice)


def replies(state: State, actor: Actor) -> Sequence[Action]:
    """What the defender's last card can make of the dice. [V130]"""
    assert type(state.phase) is Replying
    return _changes(state, other(state.phase.attacker), state.phase.thrown)


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
    return changed(state, phase=Throwing(first_attacker(state, troops), 1), troops=troops)


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


def throw(state: State, actor: Actor, action: Action) -> State:
    """Step 1: dice that only the attacker sees. [V111]"""
    phase = state.phase
    assert type(phase) is Throwing
    assert type(action) is Thrown
    return changed(state, phase=Claiming(phase.attacker, phase.exchange, action.dice))


def claim(state: State, actor: Actor, action: Action) -> State:
    """Step 2: a claim. [V112]"""
    phase = state.phase
    assert type(phase) is Claiming
    assert type(action) is Claim
    doubting = Doubting(phase.attacker, phase.exchange, phase.dice, action.rank)
    return changed(state, phase=doubting)


def answer(state: State, actor: Actor, action: Action) -> State:
    """Step 3: believed or doubted. [V114]"""
    phase = state.phase
    assert type(phase) is Doubting
    return _believed(state, phase) if type(action) is Believe else _doubted(state, phase)


def _believed(state: State, phase: Doubting) -> State:
    """The claim is the result, and the dice are forgotten. [V115, V116]"""
    claim = phase.claim
    defending = Defending(phase.attacker, phase.exchange, None, claim, claim)
    return changed(state, phase=defending)


def _doubted(state: State, phase: Doubting) -> State:
    """Step 4: the dice are shown. [V118-V121]"""
    shown = phase.dice
    assert shown is not None, "only a throw that was believed can be unknown"
    attacker, exchange, claim = phase.attacker, phase.exchange, phase.claim
    if claim in dice.HOLDS[shown]:  # [V119, V120]
        return _step_4_loss(state, attacker, exchange, shown, claim, other(attacker))
    if may_play_last_card(state, attacker):  # [V121]
        return changed(state, phase=Caught(attacker, exchange, shown, claim))
    return _step_4_loss(state, attacker, exchange, shown, claim, attacker)  # [V125]


def mend(state: State, actor: Actor, action: Action) -> State:
    """The last card, played or not. [V122-V127]"""
    phase = state.phase
    assert type(phase) is Caught
    shown, loser = phase.dice, phase.attacker
    if type(action) is LastCard:
        shown = action.dice
        state = _spent(state, phase.attacker)
        if phase.claim in dice.HOLDS[shown]:  # [V124]
            result = dice.BEST[shown]
            defending = Defending(phase.attacker, phase.exchange, shown, phase.claim, result)
            return changed(state, phase=defending)
    return _step_4_loss(state, phase.attacker, phase.exchange, shown, phase.claim, loser)


def _step_4_loss(
    state: State, attacker: Seat, exchange: int, shown: str, claim: int, loser: Seat
) -> State:
    """One troop; an empty half ends the battle, otherwise step 5. [V120, V125, V126, V128]"""
    troops = lose(state.troops, loser, 1, twist_of(state))
    if not on_half(troops, loser):
        return _won(state, troops, other(loser))
    result = dice.BEST[shown]
    return changed(state, phase=Defending(attacker, exchange, shown, claim, result), troops=troops)


def defend(state: State, actor: Actor, action: Action) -> State:
    """Step 5: the defender has thrown, and may still play the last card. [V129, V130]"""
    phase = state.phase
    assert type(phase) is Defending
    assert type(action) is Thrown
    throw = action.dice
    assert throw is not None
    if may_play_last_card(state, other(phase.attacker)):
        replying = Replying(
            phase.attacker, phase.exchange, phase.dice, phase.claim, phase.result, throw
        )
        return changed(state, phase=replying)
    return _compared(state, phase.attacker, phase.exchange, phase.result, dice.BEST[throw])


def reply(state: State, actor: Actor, action: Action) -> State:
    """The last card of the defender, played or not. [V130, V131]"""
    phase = state.phase
    assert type(phase) is Replying
    throw = phase.thrown
    if type(action) is LastCard:
        throw = action.dice
        state = _spent(state, other(phase.attacker))
    return _compared(state, phase.attacker, phase.exchange, phase.result, dice.BEST[throw])


def _compared(state: State, attacker: Seat, exchange: int, result: int, theirs: int) -> State:
    """Both results; the lower one loses; then the roles change. [V132-V141]"""
    loser = other(attacker) if result > theirs else attacker
    troops = lose(state.troops, loser, dice.loss(result, theirs), twist_of(state))
    if not on_half(troops, loser):  # [V140]
        return _won(state, troops, other(loser))
    if exchange == MOST_EXCHANGES:  # [ruling 7]
        assert state.owner is not None
        beaten = other(state.owner)
        return _won(state, lose(troops, beaten, on_half(troops, beaten), NO_TWIST), state.owner)
    return changed(state, phase=Throwing(other(attacker), exchange + 1), troops=troops)  # [V141]


def may_play_last_card(state: State, seat: Seat) -> bool:
    """Who still has it, and no twist forbids it. [V121, V130, V142, V172]"""
    return bool(state.hands[seat]) and "last_card" not in twist_of(state).forbidden


def _spent(state: State, seat: Seat) -> State:
    """The last card lies face up on the discard pile. [V142, V143]"""
    card = state.hands[seat]
    return changed(
        state, hands=flipped(state.hands, seat, card), shown=flipped(state.shown, seat, card)
    )


def lose(troops: int, seat: Seat, number: int, twist: Twist) -> int:
    """French first, then own troops, never more than there are. [V103, V104, V138, V169]"""
    french = min(number, count(troops, FRENCH_HALF + seat))
    house = min(number - french, count(troops, own(seat, HALF)))
    to = RESERVE if twist.losses_to_reserve else SUPPLY  # [V169]
    troops = moved(troops, FRENCH_HALF + seat, FRENCH_SUPPLY, french)
    return moved(troops, own(seat, HALF), own(seat, to), house)


# after the battle


def _won(state: State, troops: int, winner: Seat) -> State:
    """French go home; the winner has the field card and settles the survivors. [V104, V146-V149]"""
    french = count(troops, FRENCH_HALF + winner)
    troops = moved(troops, FRENCH_HALF + winner, FRENCH_SUPPLY, french)
    notes = state.notes
    assert state.field is not None
    won = flipped(notes.won, winner, BIT[state.field])
    after = changed(
        state,
        phase=Settling(winner),
        troops=troops,
        notes=Notes(notes.given, notes.laid, notes.kept, won, notes.twists),
    )
    return after if count(troops, own(winner, HALF)) else victory.check(after)


def settlements(state: State, actor: Actor) -> list[Action]:
    """The reserve, or some into one region: the battle region or next to it. [V146, V147]"""
    seat = Seat(actor)
    assert state.field is not None
    region = EDITIONS.tables(state.options.edition).regions[state.field]
    survivors = count(state.troops, own(seat, HALF))
    actions: list[Action] = [Settle(None, 0)]
    for open_region in SETTLED[region]:
        actions += [Settle(open_region, number) for number in range(1, survivors + 1)]
    return actions


def settle(state: State, actor: Actor, action: Action) -> State:
    """The field is empty. [V150]"""
    assert type(action) is Settle
    seat = Seat(actor)
    half = own(seat, HALF)
    troops = state.troops
    if action.region is not None:
        troops = moved(troops, half, own(seat, REGION + action.region), action.count)
    troops = moved(troops, half, own(seat, RESERVE), count(troops, half))
    return victory.check(changed(state, troops=troops))
