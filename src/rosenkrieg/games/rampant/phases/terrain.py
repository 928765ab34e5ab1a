"""Step 6: terrain, piece by piece, on a plan to scale. [B8-B14, Q20, Q22-Q25, A16, A17, A29]

The plan is drawn from the attacker's edge: x from the left, y from that edge, in inches. A piece is
a square of the same size for all; what stands on the real table may have any shape up to 12".
Without a table (quick battle) there is no terrain.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Actor, Seat, other
from rosenkrieg.games.rampant.actions import (
    NO,
    REMOVE,
    YES,
    Action,
    Piece,
    Place,
    Remove,
    Yes,
)
from rosenkrieg.games.rampant.edition import Terrain
from rosenkrieg.games.rampant.realms import has, tables_of
from rosenkrieg.games.rampant.state import (
    AgainChoice,
    KeepChoice,
    LeaveOutChoice,
    OnPlan,
    PieceChoice,
    PlaceChoice,
    Rolling,
    ShiftChoice,
    State,
    asks,
    order,
    then,
)

EDGE: Final = 6
"""Inches from an edge, of bands 1 to 4, and of a shift. [B10, B11, B13]"""
CENTER: Final = 3
"""Inches from the center line, of bands 5 and 6. [B12]"""
SHIFT_FROM: Final = 4
REMOVE_FROM: Final = 6


def terrain(state: State) -> State:
    """Both may agree to leave it out; not under bad weather. [B14, Q25, A29]"""
    if state.options.quick:
        return then(state, "boasts")
    if "bad_weather" in state.battle.pair:
        return then(state, "pieces", slots=slots(state))
    return asks(state, LeaveOutChoice(state.battle.first))


def may_leave_out(state: State, actor: Actor) -> list[Action]:
    """Yes: no terrain roll."""
    return [YES, NO]


def leave_out(state: State, actor: Actor, action: Action) -> State:
    """Only if both want to; otherwise it is rolled. [Q25]"""
    first, second = order(state)
    if type(action) is not Yes:
        return then(state, "pieces", slots=slots(state))
    return asks(state, LeaveOutChoice(second)) if actor == first else then(state, "boasts")


def slots(state: State) -> tuple[tuple[Seat, str], ...]:
    """Who places which sort in which order. [B8, B9, Q22, A16, A29]

    A forest's wood comes first, then the mandatory pieces in turn, then an optional one each.
    """
    attacker = state.battle.attacker
    assert attacker is not None
    sides = (attacker, other(attacker))
    woods = [(seat, "forest") for seat in sides if has(state, seat, "extra_terrain")]
    count = len(tables_of(state).terrain.mandatory)
    in_turn = [(sides[number % 2], "mandatory") for number in range(count)]
    listed = [*woods, *in_turn, *((seat, "optional") for seat in sides)]
    if "bad_weather" in state.battle.pair:  # the defender places everything
        listed = [(other(attacker), sort) for _, sort in listed]
    return tuple(listed)


def pieces(state: State) -> State:
    """The next piece, or the next step."""
    battle = state.battle
    if battle.placed == len(battle.slots):
        return then(state, "boasts")
    return asks(state, PieceChoice(battle.slots[battle.placed][0]))


def kinds(state: State, actor: Actor) -> list[Action]:
    """A kind out of what is left; optional pieces and the forest's wood may be declined. [Q22]"""
    battle, terrain = state.battle, tables_of(state).terrain
    sort = battle.slots[battle.placed][1]
    if sort == "forest":
        return [Piece("wood"), NO]
    if sort == "optional":
        return [*(Piece(kind) for kind in dict.fromkeys(terrain.optional)), NO]
    left = list(terrain.mandatory)
    for kind in _taken(state):
        left.remove(kind)
    return [Piece(kind) for kind in dict.fromkeys(left)]


def _taken(state: State) -> list[str]:
    """Mandatory kinds that have had their turn, whether they still stand or not."""
    return [entry.partition(":")[2] for entry in state.battle.used if entry.startswith("piece:")]


def pick(state: State, actor: Actor, action: Action) -> State:
    """Under bad weather it is placed anywhere, otherwise in the band of a die. [B10-B12, A29]"""
    seat, battle = Seat(actor), state.battle
    if type(action) is not Piece:
        return _next(state)
    if battle.slots[battle.placed][1] == "mandatory":
        state = asks(state, state.phase, used=(*battle.used, f"piece:{action.kind}"))
    if "bad_weather" in battle.pair:
        return _place_in_band(state, seat, action.kind, 0)
    return asks(state, Rolling("position", seat, action.kind))


def _next(state: State) -> State:
    return then(state, "pieces", placed=state.battle.placed + 1)


def rolled(state: State, rolling: Rolling, face: int) -> State:
    """Hill country: one of these rolls may be repeated."""
    seat, piece = rolling.seat, rolling.about
    if f"hills{seat}" not in state.battle.used and has(state, seat, "terrain_reroll"):
        return asks(state, AgainChoice(seat, piece, face))
    return _place_in_band(state, seat, piece, face)


def may_repeat(state: State, actor: Actor) -> list[Action]:
    """Once a battle."""
    return [NO, YES]


def repeat(state: State, actor: Actor, action: Action) -> State:
    """Rolled once more, or placed."""
    phase = state.phase
    assert type(phase) is AgainChoice
    if type(action) is not Yes:
        return _place_in_band(state, phase.seat, phase.piece, phase.die)
    used = (*state.battle.used, f"hills{phase.seat}")
    return asks(state, Rolling("position", phase.seat, phase.piece), used=used)


def _place_in_band(state: State, seat: Seat, piece: str, die: int) -> State:
    """Without room in the band the piece is not placed. [A17]"""
    placing = asks(state, PlaceChoice(seat, piece, die))
    return placing if places(placing, seat) else _next(state)


# where pieces may stand


def places(state: State, actor: Actor) -> list[Action]:
    """Spots in the band of the die, off all other pieces. [B10-B12, Q24, A17]"""
    phase = state.phase
    assert type(phase) is PlaceChoice
    tables = tables_of(state)
    is_near = phase.seat == state.battle.attacker
    return [
        Place(x, y)
        for x, y in tables.spots
        if in_band(tables.terrain, phase.die, x, y if is_near else tables.terrain.table - y)
        and is_free(state, x, y)
    ]


def in_band(terrain: Terrain, die: int, x: int, y: int) -> bool:
    """Whether a piece with its middle there lies in the band; y from the placer's edge. [Q24]"""
    table, half = terrain.table, terrain.across / 2
    own_half, enemy_half = y + half <= table / 2, y - half >= table / 2
    near_side = x - half <= EDGE or x + half >= table - EDGE
    match die:
        case 1:
            return y + half >= table - EDGE
        case 2:
            return y - half <= EDGE
        case 3:
            return enemy_half and near_side
        case 4:
            return own_half and near_side
        case 5:
            return enemy_half and y - half >= table / 2 + CENTER
        case 6:
            return own_half and y + half <= table / 2 - CENTER
        case _:
            return True


def is_free(state: State, x: int, y: int, besides: OnPlan | None = None) -> bool:
    """Whether a piece there would touch no other one."""
    across = tables_of(state).terrain.across
    return all(
        abs(piece.x - x) >= across or abs(piece.y - y) >= across
        for piece in state.battle.plan
        if piece != besides
    )


def place(state: State, actor: Actor, action: Action) -> State:
    """The other player answers with a die, except in bad or fair weather. [B13, A29]"""
    phase = state.phase
    assert type(action) is Place
    assert type(phase) is PlaceChoice
    battle = state.battle
    plan = (*battle.plan, OnPlan(phase.piece, action.x, action.y, phase.seat))
    state = asks(state, state.phase, plan=plan)
    if "bad_weather" in battle.pair or "fair_weather" in battle.pair:
        return _next(state)
    return asks(state, Rolling("answer", other(phase.seat)))


# the answer


def answered(state: State, seat: Seat, face: int) -> State:
    """4, 5: may shift; 6: may remove. A moor is declared now. [B13, A16]"""
    if face < SHIFT_FROM:
        return _next(state)
    placer = other(seat)
    if f"moor{placer}" not in state.battle.used and has(state, placer, "keep_terrain"):
        return asks(state, KeepChoice(placer, face))
    return asks(state, ShiftChoice(seat, face))


def keep(state: State, actor: Actor, action: Action) -> State:
    """Once a battle a piece stays where it is."""
    phase = state.phase
    assert type(phase) is KeepChoice
    if type(action) is Yes:
        used = (*state.battle.used, f"moor{phase.seat}")
        return _next(asks(state, state.phase, used=used))
    return asks(state, ShiftChoice(other(phase.seat), phase.die))


def shifts(state: State, actor: Actor) -> list[Action]:
    """Up to 6", on the table and off other pieces; the band no longer matters. [B13, B35, Q20]"""
    phase = state.phase
    assert type(phase) is ShiftChoice
    if phase.die >= REMOVE_FROM:
        return [NO, REMOVE]
    piece = state.battle.plan[-1]
    return [
        NO,
        *(
            Place(x, y)
            for x, y in tables_of(state).spots
            if 0 < (x - piece.x) ** 2 + (y - piece.y) ** 2 <= EDGE**2
            and is_free(state, x, y, besides=piece)
        ),
    ]


def shift(state: State, actor: Actor, action: Action) -> State:
    """Shifted, removed for good, or left. [B13, Q20]"""
    *others, piece = state.battle.plan
    if type(action) is Place:
        others.append(OnPlan(piece.kind, action.x, action.y, piece.seat))
    elif type(action) is not Remove:
        others.append(piece)
    return _next(asks(state, state.phase, plan=tuple(others)))
