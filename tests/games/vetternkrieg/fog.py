"""The secrets of Vetternkrieg: what is open, and what an action shows. See tests/laws/fog.py.

    python -m tests.games.vetternkrieg.fog 10000

Hands, secret choices and hidden dice are chosen at each table for itself. THROWS varies hidden
dice alone, and compares to the end of the match and beyond: a claim that was believed never shows
whether it was a lie, not in the log, the replay, the record or the proof of the dice. [V116]
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, Actor, Seat, Viewer, other
from rosenkrieg.games.vetternkrieg import actions as a
from rosenkrieg.games.vetternkrieg.actions import Action
from rosenkrieg.games.vetternkrieg.game import GAME
from rosenkrieg.games.vetternkrieg.state import (
    Claiming,
    Dealing,
    Doubting,
    Keeping,
    Laying,
    Phase,
    State,
    Swapping,
    Throwing,
)
from tests.laws.fog import Fog, main


def open_facts(state: State, viewer: Viewer) -> tuple[object, ...]:
    """All that is open to the viewer, besides what he does himself."""
    notes = state.notes
    return (
        _open_phase(state.phase, viewer),
        (state.round, state.troops, state.shown, state.field, state.owner, state.twist),
        ([hand.bit_count() for hand in state.hands], state.deck.bit_count()),
        (notes.laid, notes.won, notes.twists, [card is not None for card in notes.given]),
        [kept is not None for kept in notes.kept],
        state.last,
        None if viewer is None else _his(state, viewer),
        GAME.actors(state),
        GAME.outcome(state),
    )


def _open_phase(phase: Phase, viewer: Viewer) -> object:
    """The phase without secret choices and, but for the thrower, without hidden dice."""
    if isinstance(phase, (Swapping, Laying)):
        return type(phase), [card is not None for card in phase.chosen]
    if isinstance(phase, Keeping):
        return type(phase), [keeps is not None for keeps in phase.keeps]
    if isinstance(phase, (Claiming, Doubting)) and phase.attacker != viewer:
        return replace(phase, dice=None)
    return phase


def _his(state: State, viewer: Seat) -> tuple[object, ...]:
    """His hand, and what he got in the swap. [V030]"""
    return state.hands[viewer], state.notes.given[other(viewer)]


def look(state: State, actor: Actor, action: Action, viewer: Viewer) -> object:
    """An action of somebody else as the viewer sees it done. [V026, V029, V036, V111, c58]"""
    if isinstance(action, (a.Give, a.Lay, a.Keep, a.Discard)):
        return "chooses"
    if actor == CHANCE and isinstance(state.phase, Dealing) and state.phase.seat != viewer:
        return "deals"
    if isinstance(action, a.LastCard):  # it lies face up, also if the round ends with it [V143]
        return action, state.hands[actor]
    return look_at_throw(state, actor, action, viewer)


def look_at_throw(state: State, actor: Actor, action: Action, viewer: Viewer) -> object:
    """Hidden dice are thrown; everything else as it is. [V111]"""
    hidden = isinstance(state.phase, Throwing) and state.phase.attacker != viewer
    return "throws" if hidden else action


def differences(one: State, two: State) -> Iterator[str]:
    """In what two truths differ."""
    if one.hands != two.hands:
        yield "hand"
    if isinstance(one.phase, (Swapping, Laying, Keeping)) and one.phase != two.phase:
        yield "secret choice"
    if isinstance(one.phase, (Claiming, Doubting)) and one.phase != two.phase:
        yield "hidden dice"
    if one.notes.kept != two.notes.kept:
        yield "kept card"
    if one == two:
        yield "dice of the past"


def path(rng: Random) -> tuple[str, ...]:
    """Something to touch."""
    card = f"card:{rng.choice(('E1', 'E4', 'E7', 'wakefield', 'towton'))}"
    region = f"region:{rng.choice(('north', 'central', 'south'))}"
    return rng.choice(
        [(card,), (card, "use:main"), (card, "use:place", region), (region,), ("claim:55",),
         ("answer:doubt",), ("last:255",), ("keep",), ("stop",), ("muster:1",)]
    )  # fmt: skip


def weight(state: State, action: Action) -> float:
    """Claims are believed more often than not, so that battles last."""
    return 0.4 if isinstance(action, a.Doubt) else 1.0


FOG = Fog(
    game=GAME,
    options=({"twists": "off"}, {"twists": "on"}),
    open_facts=open_facts,
    look=look,
    differences=differences,
    path=path,
    never=lambda state: "settle:north*12",
    weight=weight,
    frequent={"Dealing": 0.1},
)
THROWS = replace(
    FOG, look=look_at_throw, sampled=0.0, to_the_end=True, frequent={"Dealing": 0.0, "Playing": 0.3}
)


if __name__ == "__main__":
    main(FOG)
    main(THROWS)
