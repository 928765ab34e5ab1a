"""Reading a deck: battlefields, events, twists and the board, as anyone may have written them.

A deck is refused with the entry and the reason, all faults at once. The rules of a deck are
numbered as in RULES.md, "A deck of your own": [D1-D7].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.editions import Faults
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.vetternkrieg.actions import ID_FORM
from rosenkrieg.games.vetternkrieg.effects import PLACE_WORDS, TROOPS, Step, choices_of
from rosenkrieg.games.vetternkrieg.material import (
    CARDS_COUNT,
    EVENTS_COUNT,
    FIELDS_COUNT,
    HAND,
    HOUSES,
    MOST_POINTS,
    ROSES,
    ROUNDS,
    SOURCES,
    TWISTS_COUNT,
    USES,
)
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_SUPPLY,
    ONE,
    REGION,
    REGIONS,
    RESERVE,
    SUPPLY,
    moved,
    own,
)

Track = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Rounds with a red rose, with a white rose, with an outlined number."""


class Twist(Struct, frozen=True):
    """What a twist changes for its round; `on_reveal`: place, place, how many, for both. [V165]"""

    forbidden: frozenset[str]
    own_rose_secondary: bool
    losses_to_reserve: bool
    on_reveal: tuple[tuple[int, int, int], ...]


NO_TWIST: Final = Twist(frozenset(), False, False, ())


class Deck(Struct, frozen=True):
    """What the entries of a deck say. Cards are the battlefields, then the events.

    Of an event there are two parts, the main event and the secondary one.
    """

    start_troops: int
    ids: tuple[str, ...]
    names: dict[str, tuple[str, str]]
    sources: dict[str, dict[str, str]]
    points: tuple[int, ...]
    dates: tuple[str, ...]
    regions: tuple[int, ...]
    starting: tuple[tuple[int, ...], ...]
    steps: dict[str, tuple[tuple[Step, ...], tuple[Step, ...]]]
    needs_fewer: dict[str, tuple[bool, bool]]
    tracks: dict[str, Track]
    twist_ids: tuple[str, ...]
    twists: tuple[Twist, ...]


def read(data: Mapping[str, Any]) -> Deck:
    """The deck that the data describe; BadEdition lists all that is wrong with them."""
    _check(data)
    battlefields, events, twists = (_entries(data, kind) for kind in _COUNTS)
    cards = [*battlefields, *events]
    return Deck(
        start_troops=_start(data.get("board", {})),
        ids=_ids([*cards, *twists])[:CARDS_COUNT],
        names={entry["id"]: _name(entry) for entry in (*cards, *twists)},
        sources={entry["id"]: _source(entry) for entry in (*cards, *twists)},
        points=tuple(_number(entry, "cp", 1, MOST_POINTS) for entry in cards),  # [D3]
        dates=_dates(battlefields),  # [D2]
        regions=tuple(_region(entry) for entry in battlefields),
        starting=tuple(
            tuple(_number(entry, house, 0, 12) for house in HOUSES) for entry in battlefields
        ),
        steps={
            entry["id"]: (_steps(entry, "main"), _steps(entry, "secondary")) for entry in events
        },
        needs_fewer={
            entry["id"]: (_when(entry, "when"), _when(entry, "secondary_when")) for entry in events
        },
        tracks={entry["id"]: _track(entry) for entry in events},
        twist_ids=_ids(twists),
        twists=tuple(_twist(entry) for entry in twists),
    )


def warnings_of(deck: Deck) -> list[str]:
    """What is odd about a deck, but can be played."""
    odd = []
    for round in range(1, ROUNDS + 1):
        marked = sum(is_marked(track, round) for track in deck.tracks.values())
        if marked >= HAND:
            odd.append(f"round {round}: {marked} events are marked, a hand may lack a plain one")
    more = sum(red - white for red, white in deck.starting)
    if abs(more) > 2:
        odd.append(f"starting troops: {HOUSES[more < 0]} has {abs(more)} more")
    steps = [step for parts in deck.steps.values() for part in parts for step in part]
    french = [step for step in steps if step.troops == "french"]
    if french and not any("supply" in step.sources for step in french):
        odd.append("French troops: cards need them, but none brings them")
    return odd


def is_marked(track: Track, round: int) -> bool:
    """Whether a track marks the round with a rose or an outline. [V034]"""
    return any(round in rounds for rounds in track)


# entry by entry


def _bad(entry: str, problem: str) -> BadEdition:
    return BadEdition(f"{entry}: {problem}")


def _label(entry: Mapping[str, Any]) -> str:
    return f"{entry['kind']} {entry['id']}"


def _check(data: Mapping[str, Any]) -> None:
    """Finds all faults of a deck, entry by entry."""
    faults = Faults()
    faults.keep(_start, data.get("board", {}))
    entries: list[dict[str, Any]] = []
    for kind, count in _COUNTS.items():
        faults.keep(_check_count, data, kind, count)
        for place, entry in enumerate(_listed(data, kind), 1):
            if faults.keep(_id, entry, kind, place) is not None:
                entries.append({**entry, "kind": kind})
    faults.keep(_ids, entries)
    faults.keep(_dates, [entry for entry in entries if entry["kind"] == "battlefield"])
    for entry in entries:
        _check_entry(faults, entry)
    faults.throw()


def _check_entry(faults: Faults, entry: Mapping[str, Any]) -> None:
    for read in (_check_keys, _name, _source, _check_note):
        faults.keep(read, entry)
    if entry["kind"] == "twist":
        faults.keep(_twist, entry)
        return
    faults.keep(_number, entry, "cp", 1, MOST_POINTS)
    if entry["kind"] == "battlefield":
        faults.keep(_region, entry)
        for house in HOUSES:
            faults.keep(_number, entry, house, 0, 12)
        return
    faults.keep(_track, entry)
    for key in ("when", "secondary_when"):
        faults.keep(_when, entry, key)
    for key in ("main", "secondary"):
        faults.keep(_check_event, entry, key)


def _check_count(data: Mapping[str, Any], kind: str, count: int) -> None:
    """So many entries of a kind; twists may be left out. [D1]"""
    found = data.get(kind, [])
    if kind == "twist" and not found:
        return
    if not isinstance(found, list) or len(found) != count:
        got = len(found) if isinstance(found, list) else repr(found)[:40]
        raise _bad(kind, f"expected {count} entries, got {got}")


def _listed(data: Mapping[str, Any], kind: str) -> list[Any]:
    found = data.get(kind, [])
    return found[:MOST_ENTRIES] if isinstance(found, list) else []


def _entries(data: Mapping[str, Any], kind: str) -> list[dict[str, Any]]:
    """The entries of a kind, each with its kind."""
    return [{**entry, "kind": kind} for entry in _listed(data, kind)]


def _id(entry: Any, kind: str, place: int) -> str:
    id = entry.get("id") if isinstance(entry, dict) else None
    if not isinstance(id, str) or not ID_FORM.fullmatch(id):
        raise _bad(f"{kind} number {place}", f"expected an id such as E4, got {id!r:.40}")
    return id


def _check_keys(entry: Mapping[str, Any]) -> None:
    known = _KEYS[entry["kind"]]
    faults = [
        f"expected one of {_list(known)}, got {key!r:.40}" for key in entry if key not in known
    ]
    if faults:
        raise BadEdition(*(f"{_label(entry)}: {fault}" for fault in faults))


_COUNTS: Final = {
    "battlefield": FIELDS_COUNT,
    "event": EVENTS_COUNT,
    "twist": TWISTS_COUNT,
}
MOST_ENTRIES: Final = 40
"""Entries of a kind that are looked at; far more than there should be."""
_COMMON: Final = ("id", "kind", "name", "source", "note")
_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "battlefield": (*_COMMON, "date", "region", "lancaster", "york", "cp"),
    "event": (
        *_COMMON, "cp", "red", "white", "outlined", "when", "secondary_when", "main", "secondary",
    ),
    "twist": (*_COMMON, "own_rose_secondary", "battle_losses_to", "forbid", "on_reveal"),
}  # fmt: skip


def _list(words: Sequence[str]) -> str:
    return ", ".join(word for word in words if word != "kind")


def _ids(entries: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    seen: set[str] = set()
    faults = Faults()
    for entry in entries:
        if entry["id"] in seen:
            faults.add(_label(entry), "expected an id of its own, got one that is there twice")
        seen.add(entry["id"])
    faults.throw()
    return tuple(entry["id"] for entry in entries)


def _name(entry: Mapping[str, Any]) -> tuple[str, str]:
    """German and English; an entry without a name goes by its id."""
    name = entry.get("name", {"de": entry["id"], "en": entry["id"]})
    german, english = (name.get("de"), name.get("en")) if isinstance(name, dict) else (None, None)
    if isinstance(german, str) and isinstance(english, str):
        if 0 < len(german) <= 60 and 0 < len(english) <= 60:
            return german, english
    raise _bad(_label(entry), f"expected a name {{ de, en }}, got {name!r:.60}")


def _source(entry: Mapping[str, Any]) -> dict[str, str]:
    """Where each value of an entry comes from."""
    source = entry.get("source")
    words = {source} if isinstance(source, str) else set()
    if isinstance(source, dict):
        words = {word if isinstance(word, str) else "" for word in source.values()}
    if not words or not words <= set(SOURCES):
        raise _bad(_label(entry), f"expected a source out of {_list(SOURCES)}, got {source!r:.60}")
    return dict(source) if isinstance(source, dict) else {"all": str(source)}


def _check_note(entry: Mapping[str, Any]) -> None:
    note = entry.get("note", "")
    if not isinstance(note, str) or len(note) > 400:
        raise _bad(_label(entry), f"expected a note of at most 400 characters, got {note!r:.40}")


def _number(entry: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = entry.get(key)
    if type(value) is not int or not least <= value <= most:
        raise _bad(_label(entry), f"expected {key} from {least} to {most}, got {value!r:.40}")
    return value


def _start(board: object) -> int:
    """The troops before the first round, from the facts of the board. [V003, V014, V015, V017]"""
    entry = {"id": "", "kind": "board", **(board if isinstance(board, dict) else {})}
    troops, french, region, reserve = (
        _number({key: value, **entry}, key, value, value)
        for key, value in (("troops", 12), ("french", 2), ("in_region", 1), ("in_reserve", 2))
    )
    _number({"rounds": ROUNDS, **entry}, "rounds", ROUNDS, ROUNDS)
    start = french * ONE[FRENCH_SUPPLY]
    for seat in SEATS:
        supply = own(seat, SUPPLY)
        start += troops * ONE[supply]
        start = moved(start, supply, own(seat, RESERVE), reserve)
        for number in range(3):
            start = moved(start, supply, own(seat, REGION + number), region)
    return start


def _dates(entries: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Real and distinct dates, as 1460-12-30. [D2, V037]"""
    dates: list[str] = []
    faults = Faults()
    for entry in entries:
        value = entry.get("date")
        if type(value).__name__ != "date":  # what a TOML date becomes
            faults.add(_label(entry), f"expected a date such as 1460-12-30, got {value!r:.40}")
        elif str(value) in dates:
            faults.add(_label(entry), f"expected a date of its own, got {value} twice")
        dates.append(str(value))
    faults.throw()
    return tuple(dates)


def _region(entry: Mapping[str, Any]) -> int:
    value = entry.get("region")
    if value not in REGIONS:
        raise _bad(_label(entry), f"expected a region out of {_list(REGIONS)}, got {value!r:.40}")
    return REGIONS.index(value)


def _track(entry: Mapping[str, Any]) -> Track:
    """Rounds within 1 to 5, none twice in a list. [D4]"""
    lists: list[tuple[int, ...]] = []
    faults = Faults()
    for key in (*ROSES, "outlined"):
        value = entry.get(key, [])
        good = isinstance(value, list) and all(type(number) is int for number in value)
        if not good or not set(value) <= set(range(1, ROUNDS + 1)) or len(set(value)) < len(value):
            faults.add(
                _label(entry), f"expected {key} as rounds from 1 to {ROUNDS}, got {value!r:.40}"
            )
            value = ()
        lists.append(tuple(value))
    faults.throw()
    return lists[0], lists[1], lists[2]


def _when(entry: Mapping[str, Any], key: str) -> bool:
    """Whether the event needs fewer troops on the own half. [E6]"""
    value = entry.get(key, [])
    if value not in ([], ["fewer_on_field"]):
        raise _bad(_label(entry), f'expected {key} to be ["fewer_on_field"], got {value!r:.40}')
    return bool(value)


_STEP_KEYS: Final = (
    "troops",
    "from",
    "to",
    "min",
    "max",
    "one_from",
    "one_to",
    "each_to",
    "forced",
)


def _steps(entry: Mapping[str, Any], key: str, forced: bool = False) -> tuple[Step, ...]:
    """The steps of an effect, every word known. [D5, D6]"""
    value = entry.get(key)
    if not isinstance(value, list) or not value:
        raise _bad(_label(entry), f"expected {key} as a list of steps, got {value!r:.40}")
    steps: list[Step] = []
    faults = Faults()
    for place, step in enumerate(value, 1):
        here = Faults()
        read = here.keep(_step, step, place, forced)
        for fault in here.found:
            faults.add(_label(entry), f"{key}, step {place}: {fault}")
        if read is not None:
            steps.append(read)
    faults.throw()
    return tuple(steps)


def _check_event(entry: Mapping[str, Any], key: str) -> None:
    """Steps that can be read, and from which there is a choice wherever the battle is. [E1]"""
    steps = _steps(entry, key)
    try:
        for seat in SEATS:
            for region in range(3):
                choices_of(steps, seat, region)
    except BadEdition as error:
        raise _bad(_label(entry), f"{key}: {error}") from None


def _step(step: Any, place: int, forced: bool) -> Step:
    if not isinstance(step, dict):
        raise BadEdition(f"expected a step {{ troops, from, to, min, max }}, got {step!r:.40}")
    faults = Faults()
    faults.keep(_check_step_keys, step)
    troops = faults.keep(_troops, step) or ""
    sources, targets = (faults.keep(_places, step, key) or () for key in ("from", "to"))
    one_from, one_to = (faults.keep(_flag, step, key) is True for key in ("one_from", "one_to"))
    is_forced = faults.keep(_flag, step, "forced")
    each_to = faults.keep(_each_to, step)
    faults.throw()
    least, most = _least_and_most(step, troops, sources, targets)
    if place == 1 and least < 1:
        raise BadEdition("expected min of at least 1 in the first step, got 0")
    if place > 1 and (least > 0 or most is None) and not forced:
        raise BadEdition("expected min 0 and a number as max in a later step, got others")
    _check_ways(troops, targets)
    if is_forced != forced:
        raise BadEdition("expected forced exactly in on_reveal, got it otherwise")
    return Step(troops, sources, targets, least, most, one_from, one_to, each_to, forced)


def _check_step_keys(step: Mapping[str, Any]) -> None:
    for key in step:
        if key not in _STEP_KEYS:
            raise BadEdition(f"expected one of {_list(_STEP_KEYS)}, got {key!r:.40}")


def _troops(step: Mapping[str, Any]) -> str:
    troops = step.get("troops")
    if troops not in TROOPS:
        raise BadEdition(f"expected troops out of {_list(TROOPS)}, got {troops!r:.40}")
    return str(troops)


def _flag(step: Mapping[str, Any], key: str) -> bool:
    flag = step.get(key, False)
    if not isinstance(flag, bool):
        raise BadEdition(f"expected {key} to be true or false, got {flag!r:.40}")
    return flag


def _each_to(step: Mapping[str, Any]) -> int | None:
    each_to = step.get("each_to")
    if each_to is not None and (type(each_to) is not int or each_to < 1):
        raise BadEdition(f"expected each_to of at least 1, got {each_to!r:.40}")
    return each_to


def _places(step: Mapping[str, Any], key: str) -> tuple[str, ...]:
    words = step.get(key)
    if not isinstance(words, list) or not words:
        raise BadEdition(f"expected {key} as a list of places, got {words!r:.40}")
    for word in words:
        if word not in PLACE_WORDS:
            raise BadEdition(f"expected {key} out of {_list(PLACE_WORDS)}, got {word!r:.40}")
    return tuple(words)


def _least_and_most(
    step: Mapping[str, Any], troops: str, sources: tuple[str, ...], targets: tuple[str, ...]
) -> tuple[int, int | None]:
    least, most = step.get("min"), step.get("max")
    if type(least) is not int or least < 0:
        raise BadEdition(f"expected min as a number from 0, got {least!r:.40}")
    if most == "all":
        ends = sources + targets
        plain = len(sources) == len(targets) == 1 and "regions" not in ends
        if not plain or troops == "any":
            raise BadEdition('expected max = "all" from one place to one place, got several ways')
        return least, None
    limit = 2 if troops == "french" else 12
    if type(most) is not int or not max(least, 1) <= most <= limit:
        raise BadEdition(f"expected max from {max(least, 1)} to {limit}, got {most!r:.40}")
    return least, most


def _check_ways(troops: str, targets: tuple[str, ...]) -> None:
    """No troop is sent where its color never stands. [D6]"""
    wrong: dict[str, tuple[str, ...]] = {
        "french": ("reserve", *REGIONS, "regions", "battle_region"),
        "own": ("other_half",),
        "enemy": ("own_half",),
        "any": ("own_half", "other_half"),
    }
    for target in targets:
        if target in wrong[troops]:
            raise BadEdition(f"expected no {troops} troops to be sent to {target}")


def _twist(entry: Mapping[str, Any]) -> Twist:
    """At least one of the four words. [D7]"""
    words = [key for key in entry if key not in _COMMON]
    if not words:
        raise _bad(_label(entry), f"expected one of {_list(_KEYS['twist'][len(_COMMON) :])}")
    faults = Faults()
    forbidden = faults.keep(_forbidden, entry) or frozenset()
    losses = entry.get("battle_losses_to", "supply")
    if losses not in ("supply", "reserve"):
        faults.add(
            _label(entry), f"expected battle_losses_to supply or reserve, got {losses!r:.40}"
        )
    own_rose = entry.get("own_rose_secondary", False)
    if not isinstance(own_rose, bool):
        faults.add(_label(entry), f"expected own_rose_secondary = true, got {own_rose!r:.40}")
    on_reveal = faults.keep(_on_reveal, entry) or ()
    faults.throw()
    return Twist(forbidden, own_rose, losses == "reserve", on_reveal)


def _forbidden(entry: Mapping[str, Any]) -> frozenset[str]:
    forbid = entry.get("forbid", [])
    known = (*USES, "last_card")
    if not isinstance(forbid, list) or not all(word in known for word in forbid):
        raise _bad(_label(entry), f"expected forbid out of {_list(known)}, got {forbid!r:.60}")
    if set(USES) <= set(forbid):
        raise _bad(_label(entry), "expected a use of command points that is not forbidden")
    return frozenset(forbid)


def _on_reveal(entry: Mapping[str, Any]) -> tuple[tuple[int, int, int], ...]:
    """Forced moves of own troops, from one place to one place, off the field. [D7]"""
    if "on_reveal" not in entry:
        return ()
    places = {"supply": SUPPLY, "reserve": RESERVE}
    places |= {name: REGION + number for number, name in enumerate(REGIONS)}
    moves = []
    for step in _steps(entry, "on_reveal", forced=True):
        words = (*step.sources, *step.targets)
        if step.troops != "own" or len(words) != 2 or not set(words) <= set(places):
            raise _bad(
                _label(entry), "on_reveal: expected own troops from one place to one off the field"
            )
        if step.sources[0] in REGIONS or step.sources == step.targets:
            raise _bad(_label(entry), "on_reveal: expected troops from the supply or the reserve")
        most = 12 if step.most is None else step.most
        moves.append((places[words[0]], places[words[1]], most))
    return tuple(moves)
