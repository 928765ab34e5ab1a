"""Phase 4: eight cards, one after the other, for their main event or their command points.

The active seat uses a card [V049-V089]; then the other may carry out the secondary event of
an event card whose track opens it for the round [V090-V099]; then the card is discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Actor, Seat, other
from rosenkrieg.games.vetternkrieg.actions import (
    DECLINE,
    STOP,
    Action,
    Attempt,
    Decline,
    Deploy,
    Gain,
    MainEvent,
    March,
    Nothing,
    OwnSecondary,
    Place,
    Remove,
    Rolled,
    Secondary,
    Stop,
)
from rosenkrieg.games.vetternkrieg.effects import shifted
from rosenkrieg.games.vetternkrieg.phases import battle
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Offered,
    Playing,
    Rolling,
    State,
    changed,
    flipped,
)
from rosenkrieg.games.vetternkrieg.tables import (
    BIT,
    EDITIONS,
    OfferWay,
    PlayWay,
    Tables,
    cards_in,
    twist_of,
)
from rosenkrieg.games.vetternkrieg.troops import (
    BITS,
    CENTRAL,
    FIELD,
    GUARDS,
    HALF,
    NORTH,
    ONE,
    OWN_PLACES,
    REGION,
    RESERVE,
    SOUTH,
    SUPPLY,
    count,
    in_region,
    moved,
    on_half,
    own,
)

PLAYING: Final = (Playing(FIRST), Playing(SECOND))
ATTEMPTS: Final = tuple(Attempt(region) for region in (NORTH, CENTRAL, SOUTH))
ROLLS: Final = tuple(Rolled(die) for die in (1, 2, 3, 4, 5, 6))
ALL_REGIONS: Final = 7
_UP_TO_3: Final = (0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
"""No card has more than three points. [V011]"""


# playing a card


def plays(state: State, actor: Actor) -> list[Action]:
    """All uses of all cards in hand. [V049-V057]"""
    seat = Seat(actor)
    tables = EDITIONS.tables(state.options.edition)
    troops, twist = state.troops, twist_of(state)
    uses = _Uses(tables, troops, seat, twist.forbidden)
    assert state.field is not None
    region = tables.regions[state.field]
    cunning = twist.own_rose_secondary
    actions: list[Action] = []
    for card in cards_in(state.hands[seat]):
        before = len(actions)
        if is_main_open(tables, troops, seat, card):
            _add_possible(actions, tables.main[card][seat][region], troops)
        if cunning and is_own_secondary_open(tables, troops, seat, card, state.round):
            _add_possible(actions, tables.own_secondary[card][seat][region], troops)
        uses.add(actions, card)
        if len(actions) == before:  # [V050, c44]
            actions.append(tables.nothing[card])
    return actions


def is_main_open(tables: Tables, troops: int, seat: Seat, card: int) -> bool:
    """Whether the condition of the main event holds; battlefields have none. [V051, V053, V105]"""
    fewer = tables.needs_fewer.get(tables.ids[card])
    return fewer is not None and (not fewer[0] or has_fewer(troops, seat))


def is_own_secondary_open(tables: Tables, troops: int, seat: Seat, card: int, round: int) -> bool:
    """T1: the own rose at this round, and the condition of the event. [V167, V168]"""
    if not tables.own_rose[card][round][seat]:
        return False
    return not tables.needs_fewer[tables.ids[card]][1] or has_fewer(troops, seat)


def has_fewer(troops: int, seat: Seat) -> bool:
    """Fewer troops on the own half than on the other, French counted. [V105]"""
    return on_half(troops, seat) < on_half(troops, other(seat))


def _add_possible(actions: list[Action], ways: tuple[PlayWay, ...], troops: int) -> None:
    """The ways that the troops allow; see effects.py. [V053, V054]"""
    guarded = troops | GUARDS
    for need, rest, action in ways:
        if (guarded - need) & GUARDS == GUARDS and not (troops - need) & rest:
            actions.append(action)


class _Uses:
    """The uses of command points that are open to a seat now. [V055-V057]"""

    def __init__(self, tables: Tables, troops: int, seat: Seat, forbidden: frozenset[str]) -> None:
        places = troops >> BITS * OWN_PLACES * seat
        reserve = places >> BITS * RESERVE & FIELD
        north = _UP_TO_3[places >> BITS * (REGION + NORTH) & FIELD]
        central = _UP_TO_3[places >> BITS * (REGION + CENTRAL) & FIELD]
        south = _UP_TO_3[places >> BITS * (REGION + SOUTH) & FIELD]
        self._tables = tables
        self._gain = bool(places & FIELD) and "gain" not in forbidden  # [V061]
        self._deploy = 0 if "deploy" in forbidden else _UP_TO_3[reserve]  # [V063]
        self._central, self._north, self._south = central, north, south
        self._move = bool(north or central or south) and "move" not in forbidden  # [V170]
        self._place = bool(reserve) and "place" not in forbidden
        self._remove = 0 if "remove" in forbidden else held_regions(troops, other(seat))  # [V171]

    def add(self, actions: list[Action], card: int) -> None:
        """What the points of a card can do."""
        tables = self._tables
        if self._gain:
            actions.append(tables.gain[card])
        if self._deploy:
            actions += tables.deploy[card][self._deploy]
        if self._move:
            to_north, to_south = tables.march_out[card]
            actions += to_north[self._central]
            actions += tables.march_in[card][self._north][self._south]
            actions += to_south[self._central]
        if self._place:
            actions += tables.place[card]
        if self._remove:
            actions += tables.remove[card][self._remove]


def held_regions(troops: int, seat: Seat) -> int:
    """The regions with troops of a house, as bits. [V081]"""
    places = troops >> BITS * (OWN_PLACES * seat + REGION)
    return (
        (1 if places & FIELD else 0)
        | (2 if places >> BITS & FIELD else 0)
        | (4 if places >> 2 * BITS & FIELD else 0)
    )


def attempts(state: State, actor: Actor) -> list[Action]:
    """Regions for the next attempt, or an end of it. [V069, V075, V077, V081, V086, V087]"""
    phase = state.phase
    assert type(phase) is Attempting
    theirs = other(phase.seat)
    regions = ALL_REGIONS ^ phase.closed if phase.is_place else held_regions(state.troops, theirs)
    actions: list[Action] = [ATTEMPTS[region] for region in range(3) if regions >> region & 1]
    actions.append(STOP)
    return actions


def rolls(state: State, actor: Actor) -> Sequence[Action]:
    """The faces of the die. [V070, V081]"""
    return ROLLS


def answers(state: State, actor: Actor) -> list[Action]:
    """To decline, or the ways to carry out what is offered. [V095]"""
    assert type(state.phase) is Offered
    return [DECLINE, *offers(state, state.phase.seat, state.phase.card)]


def offers(state: State, seat: Seat, card: int) -> list[Secondary]:
    """The ways in which a seat can carry out the secondary event of the other's card. [V096]"""
    tables = EDITIONS.tables(state.options.edition)
    assert state.field is not None
    region = tables.regions[state.field]
    guarded = state.troops | GUARDS
    return [
        action
        for need, rest, action in tables.secondary[card][seat][region]
        if (guarded - need) & GUARDS == GUARDS and not (state.troops - need) & rest
    ]


# results


def play(state: State, actor: Actor, action: Action) -> State:
    """The card leaves the hand and is used in one way. [V049]"""
    seat = Seat(actor)
    tables = EDITIONS.tables(state.options.edition)
    troops = state.troops
    if type(action) is March:
        card = tables.number[action.card]
        troops = _marched(troops, seat, action)
    elif type(action) is Deploy:
        card = tables.number[action.card]
        troops = moved(troops, own(seat, RESERVE), own(seat, HALF), action.count)  # [V062]
    elif type(action) is Place or type(action) is Remove:
        card = tables.number[action.card]
        phase = Attempting(seat, card, type(action) is Place, tables.points[card], 0)
        return _attempted(_without(state, seat, card), phase, action.region)
    elif type(action) is MainEvent or type(action) is OwnSecondary:
        card = tables.number[action.card]
        troops = shifted(troops, action.shifts)  # [V052, V167]
    elif type(action) is Gain:
        card = tables.number[action.card]
        number = min(tables.points[card], count(troops, own(seat, SUPPLY)))  # [V059, V060]
        troops = moved(troops, own(seat, SUPPLY), own(seat, RESERVE), number)
    else:
        assert type(action) is Nothing  # [V050, c44]
        card = tables.number[action.card]
    return _used(_without(state, seat, card), troops, seat, card)


def _without(state: State, seat: Seat, card: int) -> State:
    """The card is no longer in the hand, and everyone has seen it."""
    return changed(
        state,
        hands=flipped(state.hands, seat, BIT[card]),
        shown=flipped(state.shown, seat, BIT[card]),
    )


def _marched(troops: int, seat: Seat, action: March) -> int:
    """Own troops into the target, from regions that touch it. [V064-V067]"""
    into = own(seat, REGION + action.target)
    for region in (NORTH, CENTRAL, SOUTH):
        if action.taken[region]:
            troops = moved(troops, own(seat, REGION + region), into, action.taken[region])
    return troops


def attempt(state: State, actor: Actor, action: Action) -> State:
    """The next attempt, or none. [V068, V075, V080, V087]"""
    phase = state.phase
    assert type(phase) is Attempting
    if type(action) is Attempt:
        return _attempted(state, phase, action.region)
    assert type(action) is Stop
    return _used(state, state.troops, phase.seat, phase.card)


def _attempted(state: State, phase: Attempting, region: int) -> State:
    """A region is named; to place, a troop is laid there before the die is thrown. [V070, V081]"""
    troops = state.troops
    seat = phase.seat
    if phase.is_place:
        troops = moved(troops, own(seat, RESERVE), own(seat, REGION + region))
    rolling = Rolling(seat, phase.card, phase.is_place, phase.left - 1, phase.closed, region)
    return changed(state, phase=rolling, troops=troops)


def roll(state: State, actor: Actor, action: Action) -> State:
    """The die decides the attempt. [V071, V082]"""
    phase = state.phase
    assert type(phase) is Rolling
    assert type(action) is Rolled
    attempted = _placed if phase.is_place else _removed
    return attempted(state, phase, action.die)


def _placed(state: State, phase: Rolling, die: int) -> State:
    """The die against the own troops there, the new one included. [V071-V077]"""
    seat, closed, region = phase.seat, phase.closed, phase.region
    troops = state.troops
    there = in_region(troops, seat, region)
    if die > there:  # [V072]
        closed |= 1 << region
    else:  # [V073], [V074]
        back = RESERVE if die == there else SUPPLY
        troops = moved(troops, own(seat, REGION + region), own(seat, back))
    if phase.left and closed != ALL_REGIONS and count(troops, own(seat, RESERVE)):  # [V077]
        attempting = Attempting(seat, phase.card, True, phase.left, closed)
        return changed(state, phase=attempting, troops=troops)
    return _used(state, troops, seat, phase.card)


def _removed(state: State, phase: Rolling, die: int) -> State:
    """The die against the other's troops there; a success ends the use. [V082-V086]"""
    seat, region = phase.seat, phase.region
    troops = state.troops
    theirs = other(seat)
    there = in_region(troops, theirs, region)
    if die > there:  # [V082]
        if phase.left:
            return changed(state, phase=Attempting(seat, phase.card, False, phase.left, 0))
        return _used(state, troops, seat, phase.card)
    to = RESERVE if die == there else SUPPLY  # [V083], [V084]
    troops += ONE[own(theirs, to)] - ONE[own(theirs, REGION + region)]
    return _used(state, troops, seat, phase.card)  # [V085]


def _used(state: State, troops: int, seat: Seat, card: int) -> State:
    """The use is over: is the secondary event open to the other seat? [V058, V090-V098]"""
    tables = EDITIONS.tables(state.options.edition)
    theirs = other(seat)
    if tables.opened[card][state.round][theirs]:  # [V091-V094]
        assert state.field is not None
        ways = tables.secondary[card][theirs][tables.regions[state.field]]
        fewer = tables.needs_fewer[tables.ids[card]][1]
        if (not fewer or has_fewer(troops, theirs)) and _is_possible(ways, troops):  # [V098]
            return changed(state, phase=Offered(theirs, card), troops=troops)
    return _next(state, troops, seat)


def _is_possible(ways: tuple[OfferWay, ...], troops: int) -> bool:
    guarded = troops | GUARDS
    for need, rest, _ in ways:
        if (guarded - need) & GUARDS == GUARDS and not (troops - need) & rest:
            return True
    return False


def answer(state: State, actor: Actor, action: Action) -> State:
    """The secondary event is carried out, or not. [V095, V096]"""
    assert type(state.phase) is Offered
    seat = other(state.phase.seat)
    if type(action) is Secondary:
        return _next(state, shifted(state.troops, action.shifts), seat)
    assert type(action) is Decline
    return _next(state, state.troops, seat)


def _next(state: State, troops: int, seat: Seat) -> State:
    """The other seat plays; when both have played four cards, the battle. [V046-V048]"""
    theirs = other(seat)
    if state.hands[theirs].bit_count() > 1:
        return changed(state, phase=PLAYING[theirs], troops=troops)
    return battle.begin(state, troops)
