"""What is printed on the cards, the twists and the board, for drawing them. [V003-V012]

It is public before everyone who knows the box, follows from the options alone, and says of each
value where it comes from (`source`: book, public, ours; see data/standard.toml).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SECOND, OptionValue
from rosenkrieg.games.vetternkrieg import effects
from rosenkrieg.games.vetternkrieg.deck import Twist
from rosenkrieg.games.vetternkrieg.material import FIELDS_COUNT, HAND, PLAYED, ROUNDS
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, Tables
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_SUPPLY,
    PLACE_NAMES,
    PLACES,
    REGIONS,
    RESERVE,
    colour_of,
    count,
    in_region,
)

Name = dict[Literal["de", "en"], str]
Source = dict[str, str]
Rounds = tuple[int, ...]


class Step(Struct, frozen=True):
    """One move of an effect; `most` is None for all of them. [E1-E6]"""

    troops: str
    sources: tuple[str, ...]
    targets: tuple[str, ...]
    least: int
    most: int | None
    one_from: bool
    one_to: bool
    each_to: int | None


class Effect(Struct, frozen=True):
    """A main or secondary event; `fewer`: only with fewer troops on the own half. [V105]"""

    steps: tuple[Step, ...]
    fewer: bool


class Battlefield(Struct, frozen=True):
    """The face of a battlefield; starting troops of Lancaster, then of York. [V009]"""

    id: str
    name: Name
    date: str
    region: str
    troops: tuple[int, int]
    points: int
    source: Source


class Event(Struct, frozen=True):
    """The face of an event; rounds with a red rose, a white rose, an outlined number. [V010]"""

    id: str
    name: Name
    points: int
    main: Effect
    secondary: Effect
    red: Rounds
    white: Rounds
    outlined: Rounds
    source: Source


class Shift(Struct, frozen=True):
    """Troops of both houses that a twist moves when it is turned up."""

    source: str
    target: str
    count: int


class TwistFace(Struct, frozen=True):
    """The face of a twist. [V165]"""

    id: str
    name: Name
    forbidden: tuple[str, ...]
    own_rose_secondary: bool
    losses_to_reserve: bool
    on_reveal: tuple[Shift, ...]
    source: Source


class Board(Struct, frozen=True):
    """How many there are of everything. [V003, V012, V014-V018, V025, V047]"""

    troops: int
    french: int
    rounds: int
    in_region: int
    in_reserve: int
    hand: int
    played: int


class Sheet(Struct, frozen=True):
    """Board, cards and, if they are played with, twists. [V005, V006]"""

    board: Board
    battlefields: tuple[Battlefield, ...]
    events: tuple[Event, ...]
    twists: tuple[TwistFace, ...]


def sheet(options: Mapping[str, OptionValue]) -> Sheet:
    """The sheet of the edition that the options name."""
    tables = EDITIONS.tables(EDITIONS.load(str(options["edition"])).hash)
    return printed(tables, options["twists"] == "on")


def printed(tables: Tables, with_twists: bool) -> Sheet:
    """The sheet of an edition."""
    fields, events = tables.ids[:FIELDS_COUNT], tables.ids[FIELDS_COUNT:]
    return Sheet(
        board=_board(tables),
        battlefields=tuple(_battlefield(tables, id) for id in fields),
        events=tuple(_event(tables, id) for id in events),
        twists=tuple(map(_twist, [tables] * len(tables.twists), tables.twist_ids, tables.twists))
        if with_twists
        else (),
    )


def _name(tables: Tables, id: str) -> Name:
    german, english = tables.names[id]
    return {"de": german, "en": english}


def _board(tables: Tables) -> Board:
    start = tables.start_troops
    house = sum(count(start, place) for place in range(PLACES) if colour_of(place) == FIRST)
    return Board(
        troops=house,
        french=count(start, FRENCH_SUPPLY),
        rounds=ROUNDS,
        in_region=in_region(start, FIRST, 0),
        in_reserve=count(start, RESERVE),
        hand=HAND,
        played=PLAYED,
    )


def _battlefield(tables: Tables, id: str) -> Battlefield:
    number = tables.number[id]
    starting = tables.starting[number]
    return Battlefield(
        id=id,
        name=_name(tables, id),
        date=tables.dates[number],
        region=REGIONS[tables.regions[number]],
        troops=(starting[FIRST], starting[SECOND]),
        points=tables.points[number],
        source=tables.sources[id],
    )


def _event(tables: Tables, id: str) -> Event:
    main, secondary = tables.steps[id]
    fewer = tables.needs_fewer[id]
    red, white, outlined = tables.tracks[id]
    return Event(
        id=id,
        name=_name(tables, id),
        points=tables.points[tables.number[id]],
        main=Effect(tuple(map(_step, main)), fewer[0]),
        secondary=Effect(tuple(map(_step, secondary)), fewer[1]),
        red=red,
        white=white,
        outlined=outlined,
        source=tables.sources[id],
    )


def _step(step: effects.Step) -> Step:
    return Step(
        step.troops,
        step.sources,
        step.targets,
        step.least,
        step.most,
        step.one_from,
        step.one_to,
        step.each_to,
    )


def _twist(tables: Tables, id: str, twist: Twist) -> TwistFace:
    return TwistFace(
        id=id,
        name=_name(tables, id),
        forbidden=tuple(sorted(twist.forbidden)),
        own_rose_secondary=twist.own_rose_secondary,
        losses_to_reserve=twist.losses_to_reserve,
        on_reveal=tuple(
            Shift(PLACE_NAMES[source], PLACE_NAMES[target], number)
            for source, target, number in twist.on_reveal
        ),
        source=tables.sources[id],
    )
