"""A battle: a die only the attacker sees, a claim, a doubt, a rout. [P50-P56]

It lies on top of the attacker's turn. The die is forgotten as soon as the answer is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, Actor, Seat, other
from tests.proving.actions import Action, Answer, Claim, Height, Rout, Throw
from tests.proving.places import arrive, remove
from tests.proving.state import (
    Answering,
    Block,
    Claiming,
    Routing,
    State,
    Throwing,
    block_named,
    blocks_at,
    on_top,
    with_blocks,
)
from tests.proving.tables import VALUES, tables


def actors(state: State) -> tuple[Actor, ...]:
    match state.phase:
        case Claiming(attacker=attacker):
            return (attacker,)
        case Answering(attacker=attacker):
            return (other(attacker),)
        case _:
            return (CHANCE,)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    match state.phase:
        case Throwing():
            faces = tables(state.edition).faces
            return [Throw(die) for die in range(1, faces + 1)]
        case Claiming():
            return [Claim("high"), Claim("low")]  # [P51] true or not
        case Answering(die=None):
            return [Answer("believe")]  # after a stand-in: there is no die to show
        case Answering():
            return [Answer("believe"), Answer("doubt")]
        case _:
            return [Rout(loss) for loss in VALUES]


def chance_weights(state: State) -> Sequence[int]:
    """A fair die for the claim, the weights of the sheet for the rout. [P51, P55]"""
    sheet = tables(state.edition)
    return (1,) * sheet.faces if isinstance(state.phase, Throwing) else sheet.rout


def apply(state: State, actor: Actor, action: Action) -> State:
    phase = state.phase
    match phase, action:
        case Throwing(area, attacker, block), Throw(die):
            return on_top(state, Claiming(area, attacker, block, die))
        case Claiming(area, attacker, block, die), Claim(height):
            return on_top(state, Answering(area, attacker, block, die, height))
        case Answering(), Answer(reply):
            return _believe(state, phase) if reply == "believe" else _doubt(state, phase)
        case Routing(), Rout(loss):
            return _rout(state, phase, loss)
        case _:
            raise AssertionError("not an action of these phases")


def height_of(die: int, faces: int) -> Height:
    """High is the upper half. [P51]"""
    return "high" if 2 * die > faces else "low"


def _believe(state: State, battle: Answering) -> State:
    """The claim counts, and the die is forgotten. [P53]"""
    if battle.height == "low":
        return arrive(on_top(state), battle.block, _camp(state, battle.attacker))
    return on_top(state, Routing(battle.area, _defenders(state, battle), None))


def _doubt(state: State, battle: Answering) -> State:
    """The die is shown. [P54]"""
    assert battle.die is not None
    is_true = height_of(battle.die, tables(state.edition).faces) == battle.height
    beaten = _defenders(state, battle) if is_true else (battle.block,)
    return on_top(state, Routing(battle.area, beaten, battle.die))


def _defenders(state: State, battle: Answering) -> tuple[str, ...]:
    return tuple(block.name for block in blocks_at(state, battle.area, other(battle.attacker)))


def _camp(state: State, seat: Seat) -> str:
    return tables(state.edition).camps[seat]


def _rout(state: State, rout: Routing, loss: int) -> State:
    """The strongest loses strength, and who is left goes to the camp. [P55, P56]"""
    victim = most_strong(state, rout.beaten)
    strength = max(0, victim.strength - loss)
    state = replace(on_top(state), rolled=loss)
    if strength:
        state = with_blocks(state, {victim.name: replace(victim, strength=strength)})
    else:
        state = remove(state, victim.name)
    for name in rout.beaten:
        if block_named(state, name).strength:
            state = arrive(state, name, _camp(state, victim.seat))
    return state


def most_strong(state: State, names: Sequence[str]) -> Block:
    """The strongest of these blocks, among equals the first on the sheet. [P55]"""
    return max((block_named(state, name) for name in names), key=lambda block: block.strength)
