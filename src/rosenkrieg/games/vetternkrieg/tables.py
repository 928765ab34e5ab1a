"""Look-ups for a deck, frozen: sets of cards, what cards can do, and actions built once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.editions import Editions
from rosenkrieg.games.vetternkrieg.actions import (
    Dealt,
    Deploy,
    Gain,
    Give,
    Lay,
    MainEvent,
    March,
    Nothing,
    OwnSecondary,
    Place,
    Play,
    Remove,
    Secondary,
    TurnedUp,
)
from rosenkrieg.games.vetternkrieg.deck import NO_TWIST, Track, Twist, is_marked, read, warnings_of
from rosenkrieg.games.vetternkrieg.effects import Choice, choices_of
from rosenkrieg.games.vetternkrieg.material import (
    CARDS_COUNT,
    FIELDS_COUNT,
    MOST_POINTS,
    ROUNDS,
)
from rosenkrieg.games.vetternkrieg.state import State
from rosenkrieg.games.vetternkrieg.troops import CENTRAL, NORTH, SOUTH

FIELDS: Final = (1 << FIELDS_COUNT) - 1
ALL_CARDS: Final = (1 << CARDS_COUNT) - 1
EVENTS: Final = ALL_CARDS ^ FIELDS
BIT: Final = tuple(1 << card for card in range(CARDS_COUNT))

# sets of cards as bit masks, looked up in two parts
_LOW_BITS: Final = 9
_LOW_MASK: Final = (1 << _LOW_BITS) - 1


def _members(mask: int, first: int) -> tuple[int, ...]:
    return tuple(first + bit for bit in range(_LOW_BITS) if mask >> bit & 1)


_LOW: Final = tuple(_members(mask, 0) for mask in range(1 << _LOW_BITS))
_HIGH: Final = tuple(_members(mask, _LOW_BITS) for mask in range(1 << _LOW_BITS))


def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a set, battlefields first.

    >>> cards_in(0b10_0000_0101)
    (0, 2, 9)
    """
    return _LOW[mask & _LOW_MASK] + _HIGH[mask >> _LOW_BITS]


def bit_of(card: int | None) -> int:
    """The set of a card, empty without one."""
    return 0 if card is None else BIT[card]


PlayWay = tuple[int, int, Play]
"""What is needed where, what must be left empty, and the action; see effects.py."""
OfferWay = tuple[int, int, Secondary]


@final
class Tables:
    """An edition, ready to play. Lists by card hold nothing of use for cards of the other kind."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        deck = read(data)
        self.start_troops: Final = deck.start_troops
        self.ids: Final = deck.ids
        self.twist_ids: Final = deck.twist_ids
        self.number: Final = {id: number for number, id in enumerate(self.ids)}
        self.twist_number: Final = {id: number for number, id in enumerate(self.twist_ids)}
        self.names: Final = deck.names
        self.sources: Final = deck.sources
        self.points: Final = deck.points
        # battlefields
        self.dates: Final = deck.dates
        self.regions: Final = deck.regions
        self.starting: Final = deck.starting
        # events
        self.steps: Final = deck.steps
        self.needs_fewer: Final = deck.needs_fewer
        self.tracks: Final = deck.tracks
        tracks = [deck.tracks[id] for id in self.ids[FIELDS_COUNT:]]
        none: tuple[tuple[bool, bool], ...] = ((False, False),) * (ROUNDS + 1)
        self.own_rose: Final = (none,) * FIELDS_COUNT + tuple(map(_own_rose, tracks))
        self.opened: Final = (none,) * FIELDS_COUNT + tuple(map(_opened, tracks))
        self.plain: Final = tuple(
            sum(
                BIT[FIELDS_COUNT + number]
                for number, track in enumerate(tracks)
                if not is_marked(track, round)
            )
            for round in range(ROUNDS + 1)
        )
        # twists
        self.twists: Final = deck.twists
        # actions, built once
        self.give: Final = tuple(Give(id) for id in self.ids)
        self.lay: Final = tuple(Lay(id) for id in self.ids)
        self.dealt: Final = tuple(Dealt(id) for id in self.ids)
        self.turned_up: Final = tuple(TurnedUp(id) for id in self.twist_ids)
        self.nothing: Final = tuple(Nothing(id) for id in self.ids)
        self.gain: Final = tuple(Gain(id) for id in self.ids)
        self.place: Final = tuple(
            tuple(Place(id, region) for region in range(3)) for id in self.ids
        )
        self.deploy: Final = tuple(map(_deploys, self.ids, self.points))
        self.remove: Final = tuple(map(_removes, self.ids))
        self.march_out: Final = tuple(map(_marches_out, self.ids, self.points))
        self.march_in: Final = tuple(map(_marches_in, self.ids, self.points))
        self.main: Final = tuple(self._ways(id, 0) for id in self.ids)
        self.own_secondary: Final = tuple(self._ways(id, 1) for id in self.ids)
        self.secondary: Final = tuple(self._offers(id) for id in self.ids)
        self.warnings: Final = tuple(warnings_of(deck))
        self._low_names: Final = tuple(map(self._names, _LOW))
        self._high_names: Final = tuple(map(self._names, _HIGH))

    def _names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.ids[card] for card in cards if card < len(self.ids))

    def _choices(self, id: str, part: int, seat: Seat, region: int) -> tuple[Choice, ...]:
        return choices_of(self.steps[id][part], seat, region)

    def _ways(self, id: str, part: int) -> tuple[tuple[tuple[PlayWay, ...], ...], ...]:
        """The plays of an event: by seat, by battle region."""
        if id not in self.steps:
            return (((), (), ()),) * 2
        make = OwnSecondary if part else MainEvent
        return tuple(
            tuple(
                tuple(
                    (choice.need, choice.rest, make(id, choice.shifts))
                    for choice in self._choices(id, part, seat, region)
                )
                for region in range(3)
            )
            for seat in SEATS
        )

    def _offers(self, id: str) -> tuple[tuple[tuple[OfferWay, ...], ...], ...]:
        """The secondary event as the opponent of its player may use it: by seat, by region."""
        if id not in self.steps:
            return (((), (), ()),) * 2
        return tuple(
            tuple(
                tuple(
                    (choice.need, choice.rest, Secondary(choice.shifts))
                    for choice in self._choices(id, 1, seat, region)
                )
                for region in range(3)
            )
            for seat in SEATS
        )

    def mask(self, ids: Sequence[str]) -> int:
        """The set of the cards of these ids."""
        return sum(BIT[self.number[id]] for id in ids)

    def names_of(self, mask: int) -> tuple[str, ...]:
        """The ids of a set of cards."""
        return self._low_names[mask & _LOW_MASK] + self._high_names[mask >> _LOW_BITS]


# uses of command points, built once


def _deploys(id: str, points: int) -> tuple[tuple[Deploy, ...], ...]:
    """By the size of the reserve, the same for three and more. [V062]"""
    return tuple(
        tuple(Deploy(id, count) for count in range(1, min(points, reserve) + 1))
        for reserve in range(MOST_POINTS + 1)
    )


def _removes(id: str) -> tuple[tuple[Remove, ...], ...]:
    """By the regions with troops of the other, as bits. [V081]"""
    return tuple(
        tuple(Remove(id, region) for region in range(3) if bits >> region & 1) for bits in range(8)
    )


def _marches_out(id: str, points: int) -> tuple[tuple[tuple[March, ...], ...], ...]:
    """To North and to South, by the troops in Central, the same for three and more. [V065]"""
    return tuple(
        tuple(
            tuple(March(id, target, (0, count, 0)) for count in range(1, min(points, there) + 1))
            for there in range(MOST_POINTS + 1)
        )
        for target in (NORTH, SOUTH)
    )


def _marches_in(id: str, points: int) -> tuple[tuple[tuple[March, ...], ...], ...]:
    """To Central, by the troops in North and in South, the same for three and more. [V066]"""
    return tuple(
        tuple(
            tuple(
                March(id, CENTRAL, (from_north, 0, from_south))
                for from_north in range(north + 1)
                for from_south in range(south + 1)
                if 1 <= from_north + from_south <= points
            )
            for south in range(MOST_POINTS + 1)
        )
        for north in range(MOST_POINTS + 1)
    )


# tracks of rounds


def _own_rose(track: Track) -> tuple[tuple[bool, bool], ...]:
    """By round: whether it shows the rose of a seat. [V167]"""
    return tuple((round in track[0], round in track[1]) for round in range(ROUNDS + 1))


def _opened(track: Track) -> tuple[tuple[bool, bool], ...]:
    """By round: whether the secondary event is open to a seat as the opponent. [V091, V092]"""
    return tuple(
        (round in track[0] or round in track[2], round in track[1] or round in track[2])
        for round in range(ROUNDS + 1)
    )


EDITIONS: Final = Editions("rosenkrieg.games.vetternkrieg", Tables)
STANDARD: Final = EDITIONS.load("standard")


def twist_of(state: State) -> Twist:
    """What the twist of the round changes; nothing without one. [V165]"""
    if state.twist is None:
        return NO_TWIST
    return EDITIONS.tables(state.options.edition).twists[state.twist]
