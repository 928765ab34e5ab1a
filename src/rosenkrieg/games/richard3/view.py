"""What a viewer sees. Sections 3.27, 4.2, 5.1, 12.

A view is built by adding. It has the public picture of both sides, for everyone the same:
groups as numbers (or names, where they are known), the open front of a battle, what lies off
the map in the open, cards played, borders used. In addition, everything of the viewer's own:
all their blocks, their hand, their choice.

Unseen blocks have handles that say where they stand: `york/kent/2` is the second of York's
strangers in Kent. The owner may mix them at any time, so a handle does not follow a block.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import SEATS, Actor, Outcome, Seat, Viewer
from rosenkrieg.games.richard3.ground import OTHER, blocks_in
from rosenkrieg.games.richard3.phases import cards, fire, firepower, treachery
from rosenkrieg.games.richard3.picture import (
    Group,
    Own,
    came_name,
    off,
    picture,
    secret_steps,
    worn,
)
from rosenkrieg.games.richard3.play import actors, outcome
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    CHARGING,
    KING_ROLL,
    NOWHERE,
    POOL,
    PRETENDER_ROLL,
    REPLYING,
    WARWICK_ROLL,
    Acting,
    Battle,
    Choosing,
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
    Turn,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BIT,
    BLOCKS,
    BORDER_BONUS,
    BORDER_NAMES,
    CARDS,
    CLAIM,
    COLOUR_COUNT,
    ENTRY_AREA,
    ENTRY_BORDER,
    FIRST_BLOCK,
    HAND,
    HOUSES,
    LETTER,
    LIMIT,
    NEIGHBOURS,
    PLACES,
    REBEL,
    SLOTS,
    border_name,
)


class Rebel(Struct, frozen=True, gc=False):
    """The black block: its place is always public, its strength is not. [3.27-2]"""

    side: Seat
    place: str
    strength: int | None
    moved: bool
    came: str | None


class TurnView(Struct, frozen=True, gc=False):
    """The turn that goes on: cards, player 1, entries into battles. [1.1, 6.3]"""

    cards: tuple[str, str]
    first: Seat
    entries: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]
    attacks: tuple[tuple[str, ...], tuple[str, ...]]
    mains: dict[str, str]
    treason: Seat | None


class Actions(Struct, frozen=True, gc=False):
    """A side's action phase. [1.2]"""

    seat: Seat
    points: int
    active: tuple[str, ...]
    borders: dict[str, tuple[int, int]]
    trips: tuple[tuple[str, str], ...]
    muster: str | None
    spent: bool


class Mover(Struct, frozen=True, gc=False):
    """The block on its way; named where everyone knows it, and to its owner. [5.2]"""

    side: Seat
    handle: str
    block: str | None
    strength: int | None
    path: tuple[str, ...]


class Fighter(Struct, frozen=True, gc=False):
    """A block of an open front; `fires` has the bonus of the place in it. [6.1-1]"""

    block: str
    strength: int
    fires: str
    acted: bool
    ready: bool
    came: str | None


class Fight(Struct, frozen=True, gc=False):
    """A battle. Pairs are Lancaster's, then York's. [6]"""

    area: str
    round: int
    attacker: Seat
    seat: Seat
    fronts: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    reserves: tuple[int, int]
    turned: tuple[str, ...]
    rolled: tuple[str, ...]
    retreats: tuple[dict[str, int], dict[str, int]]


class Dice(Struct, frozen=True, gc=False):
    """What is being rolled: by whom, at whom, how many dice, and what hits. [6.4, 6.9]"""

    kind: Literal["fire", "charge", "reply", "treachery"]
    block: str | None
    target: str | None
    count: int
    power: int


class View(BaseView, frozen=True, gc=False, omit_defaults=True):
    """The table as one viewer sees it. Pairs are Lancaster's, then York's.

    `rules` is left out under version 1, whose views had no such field.
    """

    setup: str
    campaign: int
    turn: int
    phase: str
    actors: tuple[Actor, ...]
    seat: Seat | None
    king_side: Seat
    king: str | None
    pretender: str | None
    due: tuple[int, int]
    crowned: str | None
    groups: tuple[Group, ...]
    rebel: Rebel
    off: dict[str, str]
    pools: tuple[int, int]
    worn: dict[str, int]
    secret_steps: tuple[int, int]
    own: tuple[Own, ...]
    hand: tuple[str, ...]
    hands: tuple[int, int]
    played: tuple[tuple[str, ...], tuple[str, ...]]
    choice: str | None
    committed: tuple[bool, bool]
    can_claim: bool
    redealt: bool
    shown: tuple[tuple[str, ...], tuple[str, ...]]
    keeper: Seat | None
    table: TurnView | None
    actions: Actions | None
    mover: Mover | None
    declaring: tuple[str, ...]
    fight: Fight | None
    dice: Dice | None
    rolled: tuple[int, ...]
    trail: tuple[str, ...]
    hits: int
    field: str | None
    crossings: dict[str, int]
    quota: dict[str, int]
    stay: tuple[str, ...]
    outcome: Outcome | None
    rules: int = 1


OFFICES: Final = {"king": KING_ROLL, "pretender": PRETENDER_ROLL, "warwick": WARWICK_ROLL}
KINDS: Final[tuple[Literal["fire", "charge", "reply"], ...]] = ("fire", "charge", "reply")
assert KINDS[CHARGING] == "charge"
assert KINDS[REPLYING] == "reply"


def phase_name(state: State) -> str:
    """The phase as the page and the catalogue call it."""
    return str(type(state.phase).__struct_config__.tag)


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    phase, hands = state.phase, state.cards.hands
    battle = battle_of(state)
    marked = marked_blocks(state)
    chosen = phase.chosen if type(phase) is Choosing else (None, None)
    seat = viewer if viewer is None else Seat(viewer)
    acting = acting_of(state)
    shown = picture(state, marked, _out_of_groups(state, battle))
    return View(
        viewer=viewer,
        setup=state.date.setup,
        campaign=state.date.campaign,
        turn=state.date.turn,
        phase=phase_name(state),
        actors=actors(state),
        seat=seat_of(state),
        king_side=state.throne.side,
        king=_name(state.throne.king),
        pretender=_name(state.throne.pretender),
        due=state.throne.due,
        crowned=None if state.throne.crowned is None else PLACES[state.throne.crowned],
        groups=shown.groups,
        rebel=_rebel(state, marked),
        off=off(state.where),
        pools=(_pool(state, SEATS[0]), _pool(state, SEATS[1])),
        worn=worn(state.shown),
        secret_steps=secret_steps(state.shown, state.strength, state.throne.side),
        own=() if seat is None else shown.own(state.throne.side, seat),
        hand=() if seat is None else card_names(hands[seat]),
        hands=(sum(hands[0]), sum(hands[1])),
        played=(card_names(state.cards.played[0]), card_names(state.cards.played[1])),
        choice=None if seat is None else _choice(chosen[seat]),
        committed=(chosen[0] is not None, chosen[1] is not None),
        can_claim=seat is not None
        and type(phase) is Choosing
        and sum(hands[seat]) == HAND
        and cards.can_claim(state, seat),
        redealt=state.cards.redealt,
        shown=(card_names(state.cards.shown[0]), card_names(state.cards.shown[1])),
        keeper=state.cards.keeper,
        table=None if state.turn is None else _table(state.turn),
        actions=None if acting is None else _actions(state, acting),
        mover=_mover(state, viewer),
        declaring=_names(phase.areas) if type(phase) is Declaring else (),
        fight=None if battle is None else _fight(state, battle),
        dice=_dice(state),
        rolled=state.dice,
        trail=_names(state.trail),
        hits=phase.hits if type(phase) is Suffering else 0,
        field=_field(state, battle),
        crossings=_crossings(phase) if type(phase) is Regrouping else {},
        quota=_quota(phase.quota) if isinstance(phase, (Losing, Trimming)) else {},
        stay=_block_names(phase.stay) if type(phase) is Regrouping else (),
        outcome=outcome(state),
        rules=state.date.rules,
    )


# parts of phases


def battle_of(state: State) -> Battle | None:
    """The battle that goes on, whatever is waited for in it."""
    phase = state.phase
    if type(phase) is Battle:
        return phase
    if isinstance(phase, (TreasonAsked, Shooting, Turning, Suffering)):
        return phase.battle
    return None


def acting_of(state: State) -> Acting | None:
    """The action phase that goes on."""
    phase = state.phase
    if type(phase) is Acting:
        return phase
    return phase.acting if type(phase) is Moving else None


def seat_of(state: State) -> Seat | None:
    """The seat that is due, if it is one."""
    due = actors(state)
    return SEATS[due[0]] if len(due) == 1 and due[0] in SEATS else None


def marked_blocks(state: State) -> int:
    """Blocks that have moved, or had their turn in a choice of this phase."""
    phase = state.phase
    acting = acting_of(state)
    if acting is not None:
        return acting.moved
    return phase.done if isinstance(phase, (Losing, GoingHome)) else 0


# what everyone sees


def _out_of_groups(state: State, battle: Battle | None) -> int:
    """Blocks on the map that stand apart from their group: open fronts and the mover."""
    apart = 0 if battle is None else battle.front[0] | battle.front[1]
    return apart | BIT[state.phase.block] if type(state.phase) is Moving else apart


def _rebel(state: State, marked: int) -> Rebel:
    is_known = bool(state.known & BIT[REBEL]) or state.where[REBEL] >= AREA_COUNT
    return Rebel(
        OTHER[state.throne.side],
        PLACES[state.where[REBEL]],
        state.strength[REBEL] if is_known else None,
        bool(marked & BIT[REBEL]),
        came_name(state, REBEL),
    )


def _pool(state: State, seat: Seat) -> int:
    first = FIRST_BLOCK[seat]
    return state.where[first : first + COLOUR_COUNT].count(POOL)


def _table(turn: Turn) -> TurnView:
    one, two = turn.cards
    entries = [
        tuple(
            (AREAS[ENTRY_AREA[code]], border_name(ENTRY_BORDER[code], ENTRY_AREA[code]))
            for code in turn.entries[seat]
        )
        for seat in SEATS
    ]
    attacks = [_names(blocks_in(turn.attacks[seat])) for seat in SEATS]
    return TurnView(
        (CARDS[one], CARDS[two]),
        turn.first,
        (entries[0], entries[1]),
        (attacks[0], attacks[1]),
        {
            AREAS[area]: border_name(border, area)
            for area, border in enumerate(turn.mains)
            if border != NOWHERE
        }
        if turn.mains.count(NOWHERE) < AREA_COUNT
        else {},
        turn.treason,
    )


def _actions(state: State, acting: Acting) -> Actions:
    assert state.turn is not None
    bonus = BORDER_BONUS[state.turn.cards[acting.seat]]
    return Actions(
        acting.seat,
        acting.points,
        _names(blocks_in(acting.active)),
        {
            BORDER_NAMES[border]: (used, LIMIT[border] + bonus)
            for border, used in enumerate(acting.used)
            if used
        }
        if any(acting.used)
        else {},
        tuple((AREAS[start], AREAS[goal]) for start, goal in acting.trips),
        None if acting.muster is None else AREAS[acting.muster],
        acting.spent,
    )


def _mover(state: State, viewer: Viewer) -> Mover | None:
    phase = state.phase
    if type(phase) is not Moving:
        return None
    seat, block = phase.acting.seat, phase.block
    is_known = bool(state.known & BIT[block])
    sees = viewer == seat
    return Mover(
        seat,
        f"{HOUSES[seat]}/{AREAS[phase.path[-1]]}/moving",
        BLOCKS[block] if sees or is_known or block == REBEL else None,
        state.strength[block] if sees or is_known else None,
        _names(phase.path),
    )


def _fight(state: State, battle: Battle) -> Fight:
    rolled = tuple(name for name, bit in OFFICES.items() if battle.rolled & bit)
    return Fight(
        AREAS[battle.area],
        battle.round,
        battle.attacker,
        battle.seat,
        (_front(state, battle, SEATS[0]), _front(state, battle, SEATS[1])),
        (battle.reserve[0].bit_count(), battle.reserve[1].bit_count()),
        _block_names(battle.turned),
        rolled,
        (_retreats(battle, SEATS[0]), _retreats(battle, SEATS[1])),
    )


def _front(state: State, battle: Battle, seat: Seat) -> tuple[Fighter, ...]:
    return tuple(
        Fighter(
            BLOCKS[block],
            state.strength[block],
            fires(state, battle, block),
            bool(battle.acted & BIT[block]),
            bool(battle.ready & BIT[block]) and type(state.phase) is Battle,
            came_name(state, block),
        )
        for block in blocks_in(battle.front[seat])
    )


def fires(state: State, battle: Battle, block: int) -> str:
    """Letter and number of a block in this round, with its bonus. [2.2 to 2.6, 6.2-3]"""
    is_first_bombard = LETTER[block] == 3 and battle.round == 1
    letter = "A" if is_first_bombard else "ABCD"[LETTER[block]]
    return f"{letter}{firepower.firepower(state, battle, block)}"


def _retreats(battle: Battle, seat: Seat) -> dict[str, int]:
    return {
        AREAS[neighbour]: battle.used[seat * SLOTS + slot]
        for slot, (neighbour, _) in enumerate(NEIGHBOURS[battle.area])
        if battle.used[seat * SLOTS + slot]
    }


def _dice(state: State) -> Dice | None:
    phase = state.phase
    if type(phase) is Shooting:
        return Dice(
            KINDS[phase.kind],
            BLOCKS[phase.block],
            _name(phase.target),
            fire.dice_of(state, phase),
            firepower.firepower(state, phase.battle, phase.block),
        )
    if type(phase) is Turning:
        count = treachery.loyalty_of(phase)
        return Dice("treachery", _name(phase.block), BLOCKS[phase.target], count, 0)
    return None


def _field(state: State, battle: Battle | None) -> str | None:
    if battle is not None:
        return AREAS[battle.area]
    return AREAS[state.phase.area] if type(state.phase) is Regrouping else None


def _crossings(phase: Regrouping) -> dict[str, int]:
    return {
        AREAS[neighbour]: phase.used[slot]
        for slot, (neighbour, _) in enumerate(NEIGHBOURS[phase.area])
        if phase.used[slot]
    }


def _quota(quota: bytes) -> dict[str, int]:
    return {AREAS[area]: count for area, count in enumerate(quota) if count}


# what is the viewer's own


def _choice(chosen: int | None) -> str | None:
    if chosen is None:
        return None
    return "claim" if chosen == CLAIM else CARDS[chosen]


# names


@lru_cache(4096)
def card_names(counts: bytes) -> tuple[str, ...]:
    """The cards of a set by kind, equal ones beside each other."""
    return tuple(CARDS[card] for card, count in enumerate(counts) for _ in range(count))


def _name(block: int | None) -> str | None:
    return None if block is None else BLOCKS[block]


def _names(areas: Iterable[int]) -> tuple[str, ...]:
    return tuple([AREAS[area] for area in areas])


def _block_names(mask: int) -> tuple[str, ...]:
    return tuple(BLOCKS[block] for block in blocks_in(mask))
