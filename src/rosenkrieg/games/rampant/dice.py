"""What dice can show: the results of each roll and how often they come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rosenkrieg.games.rampant.actions import Rolled
from rosenkrieg.games.rampant.edition import FACES
from rosenkrieg.games.rampant.realms import tables_of
from rosenkrieg.games.rampant.state import Rolling, State
from rosenkrieg.games.rampant.tables import DIE, TWO_DICE, TWO_DICE_WEIGHTS

_ROLLED = {face: Rolled(face) for face in (*range(1, 13), *FACES)}


def results(state: State) -> list[Rolled]:
    """What the roll can show. What would be rolled again is left out. [Q29]"""
    return [_ROLLED[face] for face in faces(state)]


def weights(state: State) -> Sequence[int]:
    """How often each result comes: two dice as their sum, everything else evenly."""
    sums = _what(state).what in ("strength", "event")
    return TWO_DICE_WEIGHTS if sums else (1,) * len(faces(state))


def faces(state: State) -> Sequence[int]:
    """The numbers that the roll can show."""
    rolling = _what(state)
    match rolling.what:
        case "strength" | "event":
            return TWO_DICE
        case "attacker":  # each a die, ties again: one even chance [Q21]
            return (1, 2)
        case "scenario":
            return FACES
        case "founding":
            return tuple(_of_kinds(state, _founding_kinds(state, rolling)))
        case "territory":
            special = state.battle.specials < tables_of(state).values.most_specials  # [Q8]
            kinds = set(_free_kinds(state))
            tables = tables_of(state)
            return tuple(
                face
                for face in FACES
                if (special if face in tables.special else tables.rolled[face] in kinds)
            )
        case "inheritance":  # events and spies are ignored
            return tuple(_of_kinds(state, _free_kinds(state)))
        case _:
            return DIE


def _what(state: State) -> Rolling:
    assert type(state.phase) is Rolling
    return state.phase


def _of_kinds(state: State, kinds: Iterable[str]) -> list[int]:
    wanted = set(kinds)
    return [face for face, kind in sorted(tables_of(state).rolled.items()) if kind in wanted]


def _founding_kinds(state: State, rolling: Rolling) -> list[str]:
    """No unique one, and not the kind of the first rolled one again. [3, A30]"""
    earlier = {each.kind for each in state.realms[rolling.seat].territories[1:]}
    kinds = tables_of(state).kind.values()
    return [kind.id for kind in kinds if not kind.unique and kind.id not in earlier]


def _free_kinds(state: State) -> list[str]:
    """A unique territory that some realm has is rolled again. [Q31]"""
    taken = {each.kind for realm in state.realms for each in realm.territories}
    taken.update(state.uniques)
    kinds = tables_of(state).kind.values()
    return [kind.id for kind in kinds if not (kind.unique and kind.id in taken)]
