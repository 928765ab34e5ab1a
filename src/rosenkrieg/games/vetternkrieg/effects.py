"""The effects of cards: one word, `move`, and what can be chosen under it. [RULES.md, "Effects"]

An event is a list of steps. Which choices it can ever offer is worked out once, for each
house and each battle region; in play it is only asked which of them the troops allow.

Reading rules, by number [E1-E6]:

1. The actor is the active player for a main event and under T1, the opponent for a secondary event.
2. Steps are done in order; the first must move at least one troop, later ones are extras.
3. A troop never stays where it is; French go only between the supply and the halves of the field.
4. A red or white troop on the field stands on the half of its own house.
5. Two choices that give the same position are one. So within a step no place both gives and takes.
6. `fewer_on_field`: fewer troops on the own half than on the other, French counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

from rosenkrieg.core.contract import Seat, other
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.vetternkrieg.actions import Shift, Shifts
from rosenkrieg.games.vetternkrieg.troops import (
    BITS,
    FIELD,
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    ONE,
    OWN_PLACES,
    PLACES,
    REGION,
    REGIONS,
    RESERVE,
    SUPPLY,
    colour_of,
)

TROOPS: Final = ("own", "enemy", "any", "french")
PLACE_WORDS: Final = (
    "supply", "reserve", *REGIONS, "regions", "battle_region", "own_half", "other_half",
)  # fmt: skip
MOST_CHOICES: Final = 100
"""What an event may offer at most; more would make a list that no one reads."""
_MOST_TRIED: Final = 50_000
_FRENCH: Final = 2


class Step(NamedTuple):
    """One `move`; `most` is None for "all"."""

    troops: str
    sources: tuple[str, ...]
    targets: tuple[str, ...]
    least: int
    most: int | None
    one_from: bool = False
    one_to: bool = False
    each_to: int | None = None
    forced: bool = False


class Choice(NamedTuple):
    """A way to carry out an event: needed where, none left where, what it changes, as shifts."""

    need: int
    rest: int
    delta: int
    shifts: Shifts


def shifted(troops: int, shifts: Shifts) -> int:
    """The troops after the shifts."""
    for shift in shifts:
        troops += shift.count * (ONE[shift.target] - ONE[shift.source])
    return troops


# working out what can ever be chosen


class _Flow(NamedTuple):
    """A troop's way, by the words of the card and by places."""

    source_word: str
    target_word: str
    source: int
    target: int


def place_for(word: str, colour: int, seat: Seat) -> int | None:
    """The place that a word means for troops of a color; None where they never stand. [E3, E4]"""
    if colour == _FRENCH:
        french = {"supply": FRENCH_SUPPLY}
        french |= {"own_half": FRENCH_HALF + seat, "other_half": FRENCH_HALF + other(seat)}
        return french.get(word)
    half = "own_half" if colour == seat else "other_half"
    words = {"supply": SUPPLY, "reserve": RESERVE, half: HALF}
    words |= {name: REGION + number for number, name in enumerate(REGIONS)}
    return colour * OWN_PLACES + words[word] if word in words else None


def choices_of(steps: Sequence[Step], seat: Seat, region: int) -> tuple[Choice, ...]:
    """All that an event can ever offer to a seat, for a battle region. [E1-E5]"""
    found: dict[int, Choice] = {}
    for choice in _sequences(steps, seat, region):
        found.setdefault(choice.delta, choice)
        if len(found) > MOST_CHOICES:
            raise BadEdition(f"expected at most {MOST_CHOICES} choices, got more")
    return tuple(found.values())


def _sequences(steps: Sequence[Step], seat: Seat, region: int) -> Iterator[Choice]:
    first, rest = steps[0], steps[1:]
    for choice in _choices_of_step(first, seat, region):
        if not rest:
            yield choice
            continue
        for later in _sequences(rest, seat, region):
            yield _joined(choice, later)


def _joined(one: Choice, two: Choice) -> Choice:
    """Both, one after the other: what the first brings need not have been there before. [E2]"""
    need = 0
    for place in range(PLACES):
        shift = BITS * place
        brought = sum(s.count for s in one.shifts if s.target == place)
        taken = sum(s.count for s in one.shifts if s.source == place)
        later = two.need >> shift & FIELD
        need |= max(one.need >> shift & FIELD, later + taken - brought) << shift
    return Choice(need, one.rest, one.delta + two.delta, one.shifts + two.shifts)


def _choices_of_step(step: Step, seat: Seat, region: int) -> Iterator[Choice]:
    flows = list(_flows(step, seat, region))
    if not flows:
        raise BadEdition("expected a step that can move a troop, got one that never can")
    most = step.most if step.most is not None else _all_of(flows[0])
    if comb(len(flows) + most, most) > _MOST_TRIED:
        raise BadEdition(f"expected at most {MOST_CHOICES} choices, got far more")
    for size in range(step.least, most + 1):
        for way in combinations_with_replacement(flows, size):
            if _is_allowed(step, way):
                yield _choice(way, step.most is None)


def _flows(step: Step, seat: Seat, region: int) -> Iterator[_Flow]:
    house, enemy = int(seat), int(other(seat))
    colours = {"own": (house,), "enemy": (enemy,), "french": (_FRENCH,)}.get(
        step.troops, (0, 1, _FRENCH)
    )
    for source_word in words_of(step.sources, region):
        for target_word in words_of(step.targets, region):
            for colour in colours:
                source = place_for(source_word, colour, seat)
                target = place_for(target_word, colour, seat)
                if source is not None and target is not None and source != target:
                    yield _Flow(source_word, target_word, source, target)


def words_of(words: tuple[str, ...], region: int) -> list[str]:
    """The words with `regions` and `battle_region` spelled out, each once."""
    spelled: dict[str, None] = {}
    for word in words:
        plain = REGIONS if word == "regions" else (word,)
        for name in (REGIONS[region],) if word == "battle_region" else plain:
            spelled[name] = None
    return list(spelled)


def _all_of(flow: _Flow) -> int:
    return 2 if colour_of(flow.source) == _FRENCH else 12


def _is_allowed(step: Step, way: tuple[_Flow, ...]) -> bool:
    if step.one_from and len({flow.source_word for flow in way}) > 1:
        return False
    if step.one_to and len({flow.target_word for flow in way}) > 1:
        return False
    if {flow.source for flow in way} & {flow.target for flow in way}:  # [E5]
        return False
    if step.each_to is not None:
        into = [flow.target_word for flow in way]
        if any(into.count(word) > step.each_to for word in into):
            return False
    sources = [flow.source for flow in way]
    return all(sources.count(flow.source) <= _all_of(flow) for flow in way)


def _choice(way: tuple[_Flow, ...], takes_all: bool) -> Choice:
    counts: dict[tuple[int, int], int] = {}
    for flow in way:
        counts[flow.source, flow.target] = counts.get((flow.source, flow.target), 0) + 1
    shifts = tuple(Shift(source, target, number) for (source, target), number in counts.items())
    need = sum(ONE[shift.source] * shift.count for shift in shifts)
    rest = sum(FIELD << BITS * shift.source for shift in shifts) if takes_all else 0
    return Choice(need, rest, shifted(0, shifts), shifts)
