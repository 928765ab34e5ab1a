"""The fog of war of Richard III: what is open, and what an action shows. See tests/laws/fog.py.

    python -m tests.games.richard3.fog 10000

Which block is taken, recruited or goes home, who loses a step, which card is chosen, what the
others are dealt is chosen at each table for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rosenkrieg.core.contract import CHANCE, SEATS, Actor, Seat, Viewer
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import politics
from rosenkrieg.games.richard3.state import (
    NOWHERE,
    POOL,
    SEA_FROM,
    Acting,
    Battle,
    Choosing,
    Deal,
    Declaring,
    GoingHome,
    Losing,
    Moving,
    Regrouping,
    Shooting,
    State,
    Suffering,
    TreasonAsked,
    Trimming,
    Turning,
)
from rosenkrieg.games.richard3.tables import AREAS, BIT, BLOCK_COUNT, BLOCKS, PLACES, REBEL, SETUPS
from tests.games.richard3.table import bare, fight
from tests.games.richard3.test_cards import POOR, RICH, choosing
from tests.laws.fog import Fog, compare_at, main

# what is open to everybody


def side(state: State, block: int) -> Seat:
    """Whom a block fights for. [3.26-1]"""
    if block == REBEL:
        return SEATS[1 - state.throne.side]
    return SEATS[1 if block < 31 else 0]


def battle_in(state: State) -> Battle | None:
    phase = state.phase
    if isinstance(phase, Battle):
        return phase
    waits = isinstance(phase, (TreasonAsked, Shooting, Turning, Suffering))
    return phase.battle if waits else None


def open_facts(state: State, viewer: Viewer = None) -> tuple[object, ...]:
    """All that is open to everybody at a position, by RULES.md, "Decisions"."""
    return (
        type(state.phase).__name__,
        GAME.actors(state),
        (state.date, state.throne),
        _open_cards(state),
        _open_blocks(state),
        _open_turn(state),
        _open_phase(state),
        (state.dice, state.trail),
        GAME.outcome(state),
    )


def _open_cards(state: State) -> tuple[object, ...]:
    """Cards played and shown, sizes of hands, and that a choice was made. [1.1-8, 5.1-3, P-1]"""
    cards, phase = state.cards, state.phase
    chosen = phase.chosen if isinstance(phase, Choosing) else (None, None)
    return (
        [sum(hand) for hand in cards.hands],
        (cards.played, cards.shown, cards.redealt, cards.keeper),
        [choice is not None for choice in chosen],
        state.turn.cards if state.turn else None,
    )


def _open_blocks(state: State) -> tuple[object, ...]:
    """Numbers by area, the Rebel's place, who lies in the open, sizes of pools. [3.27, 4.2-1]"""
    numbers: Counter[tuple[Seat, int]] = Counter()
    for block, place in enumerate(state.where):
        if place <= POOL and block != REBEL:
            numbers[side(state, block), place] += 1
    lying = [(block, place) for block, place in enumerate(state.where) if place > POOL]
    return sorted(numbers.items()), lying, state.where[REBEL]


def _open_turn(state: State) -> tuple[object, ...]:
    """Borders: how many came over each into an attack, which were used, the main ones. [3.27-3]

    After the battle they stand up and are mixed; only who came by sea must go by sea. [6.1-2, E-7]
    """
    turn = state.turn
    if turn is None:
        return ()
    battle = battle_in(state)
    named = battle.front[0] | battle.front[1] if battle else 0
    came: Counter[tuple[Seat, int, int]] = Counter()
    for block, border in enumerate(turn.came):
        if border == NOWHERE or named & BIT[block]:
            continue
        if border >= SEA_FROM or _is_contested(state, state.where[block]):
            came[side(state, block), state.where[block], border] += 1
    return (
        sorted(came.items()),
        (turn.first, turn.entries, turn.attacks, turn.mains, turn.treason),
    )


def _is_contested(state: State, area: int) -> bool:
    there = [block for block in range(BLOCK_COUNT) if state.where[block] == area]
    return len({side(state, block) for block in there}) == 2


def _open_phase(state: State) -> tuple[object, ...]:
    phase, battle = state.phase, battle_in(state)
    if battle is not None:
        return (*_open_battle(state, battle), *_waits_for(phase))
    if isinstance(phase, (Acting, Moving)):
        acting = phase if isinstance(phase, Acting) else phase.acting
        path = phase.path if isinstance(phase, Moving) else ()
        is_rebel = isinstance(phase, Moving) and phase.block == REBEL
        return (
            (acting.seat, acting.points, acting.active, acting.used, acting.trips),
            (acting.muster, acting.spent, path, is_rebel),
            _counted(state, acting.moved),
        )
    if isinstance(phase, (Losing, Trimming)):
        done = phase.done if isinstance(phase, Losing) else 0
        return phase.seat, phase.quota, _counted(state, done)
    if isinstance(phase, GoingHome):
        return phase.seat, _counted(state, phase.done)
    if isinstance(phase, Choosing):
        return ()
    return (phase,) if isinstance(phase, (Regrouping, Declaring)) else ()


def _counted(state: State, blocks: int) -> list[Any]:
    """How many of each group have moved, or had their turn; the Rebel by name. [3.27-2, 3.27-3]"""
    counts: Counter[tuple[Seat, int, bool]] = Counter()
    for block in range(BLOCK_COUNT):
        if blocks & BIT[block]:
            counts[side(state, block), state.where[block], block == REBEL] += 1
    return sorted(counts.items())


def _open_battle(state: State, battle: Battle) -> tuple[object, ...]:
    """Both fronts by name and strength; of reserves the number. [P-10 to P-15]"""
    assert state.turn is not None
    fronts = [
        (block, state.strength[block], state.turn.came[block])
        for block in range(BLOCK_COUNT)
        if (battle.front[0] | battle.front[1]) & BIT[block]
    ]
    shown = msgspec.structs.replace(battle, reserve=(0, 0), front=(0, 0))
    # who turned is named, though he waits in reserve [3.27-5]
    turned = [
        (block, state.strength[block]) for block in range(BLOCK_COUNT) if battle.turned & BIT[block]
    ]
    counts = [host.bit_count() for host in battle.reserve]
    return fronts, shown, counts, turned


def _waits_for(phase: object) -> tuple[object, ...]:
    if isinstance(phase, Shooting):
        return phase.block, phase.kind, phase.target
    if isinstance(phase, Turning):
        return phase.block, phase.target
    return (phase.seat, phase.hits) if isinstance(phase, Suffering) else ()


def looks(state: State, action: Action) -> object:
    """An action as the other seat sees it done: what RULES.md says that it shows."""
    match action:
        case a.PlayCard() | a.Claim():
            return "chooses"
        case a.Take(block):
            return "takes", state.where[block], block == REBEL
        case a.Recruit(block, area):
            return "recruits", area, block == REBEL
        case a.Regroup(block, area):
            assert state.turn is not None
            by_sea = SEA_FROM <= state.turn.came[block] < NOWHERE
            return "regroups", area, by_sea, block == REBEL
        case a.Lose(block):
            dies = state.strength[block] == 1
            return "loses", state.where[block], block == REBEL, block if dies else None
        case a.GoHome(block, area):
            return "goes home", state.where[block], area
        case a.Leave(block):
            return "leaves", state.where[block]
    return GAME.encode_action(action)


def look(state: State, actor: Actor, action: Action, viewer: Viewer) -> object:
    """An action of somebody else; a card that is dealt is seen by its owner alone. [1.0-4]"""
    if actor != CHANCE:
        return looks(state, action)
    if not isinstance(state.phase, Deal):
        return action
    is_full = sum(state.cards.hands[0]) == 7
    return action if SEATS[is_full] == viewer else "deals"


def path(rng: Random) -> tuple[str, ...]:
    block, area = rng.choice(BLOCKS), rng.choice(AREAS)
    return rng.choice(
        [
            (f"block:{block}",),
            (f"block:{block}", f"area:{area}"),
            (f"area:{area}",),
            ("sail", f"area:{area}"),
            ("claim",),
            (f"block:{block}", "charge", f"block:{rng.choice(BLOCKS)}"),
            (f"block:{block}", "turn", f"block:{rng.choice(BLOCKS)}"),
        ]
    )


def differences(one: State, two: State) -> Iterator[str]:
    """In what two truths differ."""
    if one.where != two.where:
        yield "identity"
    if one.strength != two.strength:
        yield "strength"
    if one.cards.hands != two.cards.hands:
        yield "hand"
    if isinstance(one.phase, Choosing) and one.phase != two.phase:
        yield "chosen card"
    if isinstance(one.phase, Moving) and isinstance(two.phase, Moving):
        if one.phase.block != two.phase.block:
            yield "block on its way"
    fights = battle_in(one), battle_in(two)
    if fights[0] and fights[1] and fights[0].reserve != fights[1].reserve:
        yield "reserve"
    if _exiles(one) != _exiles(two):
        yield "exile"


def _exiles(state: State) -> list[int]:
    names = ("france", "scotland", "calais", "ireland")
    return [block for block, place in enumerate(state.where) if PLACES[place] in names]


def weight(state: State, action: Action) -> float:
    """Wars with many battles: attacks are sought, an early end is not."""
    if isinstance(action, (a.Step, a.Sail)):
        assert isinstance(state.phase, Moving)
        seat = state.phase.acting.seat
        enemies = (b for b in range(BLOCK_COUNT) if state.where[b] == action.area)
        return 12.0 if any(side(state, block) != seat for block in enemies) else 1.0
    return 0.2 if isinstance(action, (a.End, a.Pass)) else 1.0


FOG = Fog(
    game=GAME,
    options=tuple({"setup": setup} for setup in SETUPS if "of" not in SETUPS[setup]),
    open_facts=open_facts,
    look=look,
    differences=differences,
    path=path,
    never=lambda state: "claim" if isinstance(state.phase, Suffering) else "suffer:rebel",
    weight=weight,
    frequent={"Deal": 0.02, "Choosing": 0.2, "Acting": 0.12, "Moving": 0.1, "GoingHome": 0.2},
)


# positions of phases that random wars seldom reach

EXILES = (
    "calais: y-york y-march y-hastings y-essex y-suffolk y-arundel y-calais_mercenary"
    "| ireland: y-rutland y-worcester y-herbert y-irish_mercenary"
    "| scotland: l-henry_vi l-devon l-clifford l-scots_mercenary"
    "| france: l-exeter l-oxford l-rivers l-stanley l-somerset l-pembroke"
)
"""Too many in all four, so that both sides send some to the pool. [8.5-2]"""


def _trimming(king: str) -> State:
    return politics.reset(bare(EXILES, king=king, campaign=2, turn=7))


def _answering(claims: str, plays: str) -> State:
    hands = (POOR, RICH) if claims == "lancaster" else (RICH, POOR)
    return choosing(*hands).play(f"{plays}/play:action_4 {claims}/claim").state


def _treason(holder: str) -> State:
    cards = ("treason", "action_4") if holder == "lancaster" else ("action_4", "treason")
    return fight(
        "leicester",
        "l-rivers l-devon l-buckingham",
        "y-northumberland y-shrewsbury y-warwick",
        reserves="l-stanley l-oxford y-hastings y-essex",
        elsewhere="kent: y-york y-suffolk | derby: l-henry_vi l-clifford",
        cards=cards,
    ).state


POSITIONS: dict[str, tuple[State, ...]] = {
    "Trimming": (_trimming("lancaster"), _trimming("york")),
    "Answering": (_answering("lancaster", "york"), _answering("york", "lancaster")),
    "TreasonAsked": (_treason("lancaster"), _treason("york")),
}


if __name__ == "__main__":
    main(FOG)
    for phase, states in POSITIONS.items():
        tallies = [compare_at(FOG, state, 500) for state in states]
        print(f"at positions of {phase}: {sum(tally.phases[phase] for tally in tallies)}")
