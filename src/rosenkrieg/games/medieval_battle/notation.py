"""Actions as texts and as paths, and back. The forms are listed in `actions`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, assert_never

from rosenkrieg.core.contract import CHANCE, Actor, no_such_action
from rosenkrieg.games.medieval_battle import actions as a
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.geometry import LAYOUTS, NAMES, NUMBERS, Hex
from rosenkrieg.games.medieval_battle.material import (
    FIGHTERS,
    KIND,
    KINDS,
    MOUNTED,
    ON_FOOT,
)
from rosenkrieg.games.medieval_battle.state import HELD, is_full, kind_of, unit

_PLAIN: Final[dict[str, Action]] = {
    "done": a.Done(),
    "rally": a.Rally(),
    "pass": a.Pass(),
    "dismount": a.Dismount(),
    "stop": a.Stop(),
    "stand": a.Stand(),
    "leave": a.Leave(),
}
_WORD: Final[dict[type, str]] = {type(action): word for word, action in _PLAIN.items()}

RING: Final = LAYOUTS["large"].ring
PLACES: Final = {**dict(enumerate(RING)), HELD: "held"}
"""Where units wait off the map, by name."""
_PLACE: Final = {name: place for place, name in PLACES.items()}


def waiting(who: int) -> str:
    """A unit off the map, as place, kind and knights.

    >>> waiting(unit(HELD, 0, True, 0))
    'held.HC2'
    """
    return f"{PLACES[who >> 8]}.{KINDS[kind_of(who)]}{1 + is_full(who)}"


def encode(action: Action) -> str:
    """The text of an action.

    >>> encode(decode("move:0,0:1,0:2,0"))
    'move:0,0:1,0:2,0'
    """
    match action:
        case a.Lay(piece):
            return f"lay:{piece}"
        case a.Recruit(counts):
            return "recruit:" + ",".join(map(str, counts))
        case a.Deploy(kind, at):
            return f"deploy:{KINDS[kind]}:{NAMES[at]}"
        case a.Move(start, goal, over, on_foot):
            way = ":".join(NAMES[at] for at in (start, *over, goal))
            return f"{'dismount' if on_foot else 'move'}:{way}"
        case a.Attack(start, at):
            return f"attack:{_way(start, at)}"
        case a.Shoot(start, at):
            return f"shoot:{_way(start, at)}"
        case a.Retreat(at):
            return f"retreat:{NAMES[at]}"
        case a.Enter(who, at):
            return f"enter:{waiting(who)}:{NAMES[at]}"
    return _WORD[type(action)]


def _way(start: Hex | None, at: Hex) -> str:
    return NAMES[at] if start is None else f"{NAMES[start]}:{NAMES[at]}"


def decode(text: str, actor: Actor = Actor(0)) -> Action:  # noqa: B008
    """The action of a text; IllegalAction if there is none."""
    found = _read(text)
    if found is None or (actor == CHANCE) > (type(found) is a.Lay):
        example = "lay:A" if actor == CHANCE else "move:0,0:2,0, attack:0,0:1,0 or pass"
        raise no_such_action(text, example)
    return found


def _read(text: str) -> Action | None:
    if text in _PLAIN:
        return _PLAIN[text]
    word, *things = text.split(":")
    read = _READERS.get(word)
    if read is None or len(things) > _MOST:
        return None
    return read(things)


_MOST: Final = 8


def _lay(things: list[str]) -> Action | None:
    return a.Lay(things[0]) if len(things) == 1 and _PIECE.fullmatch(things[0]) else None


_LETTER: Final = re.compile(r"[A-Z]")
_INNER: Final = re.compile(r"([A-Z]+)([0-5])")
_OUTER: Final = re.compile(r"([0-9]+)(r?)")
_FILLER: Final = re.compile(r"[a-z][a-z0-9]*")
_PIECE: Final = re.compile(r"[A-Z]{1,12}[0-5]|[A-Z]|[0-9]{1,6}r?|[a-z][a-z0-9]{0,11}")


def _recruit(things: list[str]) -> Action | None:
    counts = things[0].split(",") if len(things) == 1 else []
    if len(counts) not in (len(MOUNTED), len(ON_FOOT)):
        return None
    if not all(len(count) == 1 and count in "0123456789" for count in counts):
        return None
    return a.Recruit(tuple(map(int, counts)))


def _deploy(things: list[str]) -> Action | None:
    match things:
        case [kind, at] if kind in KIND and at in NUMBERS:
            return a.Deploy(KIND[kind], NUMBERS[at])
    return None


def _move(things: list[str], on_foot: bool = False) -> Action | None:
    if len(things) < 2 or not all(name in NUMBERS for name in things):
        return None
    start, *over, goal = (NUMBERS[name] for name in things)
    return a.Move(start, goal, tuple(over), on_foot)


def _dismount(things: list[str]) -> Action | None:
    return _move(things, on_foot=True)


def _strike(kind: type[a.Attack] | type[a.Shoot]) -> Callable[[list[str]], Action | None]:
    def read(things: list[str]) -> Action | None:
        if not 1 <= len(things) <= 2 or not all(name in NUMBERS for name in things):
            return None
        start = NUMBERS[things[0]] if len(things) == 2 else None
        return kind(start, NUMBERS[things[-1]])

    return read


def _retreat(things: list[str]) -> Action | None:
    return a.Retreat(NUMBERS[things[0]]) if len(things) == 1 and things[0] in NUMBERS else None


def _enter(things: list[str]) -> Action | None:
    match things:
        case [who, at] if who in _WAITING and at in NUMBERS:
            return a.Enter(_WAITING[who], NUMBERS[at])
    return None


_WAITING: Final = {
    waiting(each): each
    for place in PLACES
    for kind in FIGHTERS
    for full in (False, True)
    for each in (unit(place, kind, full, 0),)
}
_READERS: Final[dict[str, Callable[[list[str]], Action | None]]] = {
    "lay": _lay,
    "recruit": _recruit,
    "deploy": _deploy,
    "move": _move,
    "dismount": _dismount,
    "attack": _strike(a.Attack),
    "shoot": _strike(a.Shoot),
    "retreat": _retreat,
    "enter": _enter,
}


# paths


def path(action: Action) -> tuple[str, ...]:
    """What a person touches, in order: a unit by its hex, then where to and how.

    >>> path(decode("attack:0,0:1,0"))
    ('hex:0,0', 'hex:1,0', 'attack')
    >>> path(decode("dismount:0,0:1,0:2,0"))
    ('hex:0,0', 'dismount', 'over:1,0', 'hex:2,0')
    """
    match action:
        case a.Lay(piece):
            return _piece_path(piece)
        case a.Recruit(counts):
            kinds = MOUNTED if len(counts) == len(MOUNTED) else ON_FOOT
            return tuple(f"{kind}:{count}" for kind, count in zip(kinds, counts, strict=True))
        case a.Deploy(kind, at):
            return (f"unit:{KINDS[kind]}", thing(at))
        case a.Move(start, goal, over, on_foot):
            dismounts = ("dismount",) if on_foot else ()
            return (
                thing(start), *dismounts, *(f"over:{NAMES[at]}" for at in over), thing(goal),
            )  # fmt: skip
        case a.Attack(start, at):
            return (*(() if start is None else (thing(start),)), thing(at), "attack")
        case a.Shoot(start, at):
            return (*(() if start is None else (thing(start),)), thing(at), "shoot")
        case a.Retreat(at):
            return (thing(at),)
        case a.Enter(who, at):
            knights = f"knights:{1 + is_full(who)}"
            return (f"unit:{KINDS[kind_of(who)]}", knights, f"from:{PLACES[who >> 8]}", thing(at))
        case a.Done() | a.Rally() | a.Pass() | a.Dismount() | a.Stop() | a.Stand() | a.Leave():
            return (_WORD[type(action)],)
    assert_never(action)


def thing(at: Hex) -> str:
    """A hex as a thing to touch."""
    return f"hex:{NAMES[at]}"


def _piece_path(piece: str) -> tuple[str, ...]:
    """A piece of the map: the letter, or a module and how it lies."""
    if _LETTER.fullmatch(piece):
        return (f"letter:{piece}",)
    if inner := _INNER.fullmatch(piece):
        return (f"module:{inner[1]}", f"turn:{inner[2]}")
    if outer := _OUTER.fullmatch(piece):
        return (f"module:{outer[1]}", "way:reversed" if outer[2] else "way:forward")
    return (f"module:{piece}",)
