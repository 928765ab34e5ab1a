"""Actions as texts and as paths. The texts are listed in `actions`; a path is one thing.

kind:forest  form:raid  answer:yes  choice:attack  territory:f0-1  points:26  scenario:LR-A
terrain:wood  at:12,9  remove  boast:first_blow  fielded:24  glory:5  heroes:1  done:1  concede
rolled  roll:4
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from rosenkrieg.core.contract import FIRST, Actor, no_such_action
from rosenkrieg.games.rampant.actions import (
    ATTACK,
    BATTLE,
    CONCEDE,
    DEFEND,
    NO,
    RAID,
    REMOVE,
    TAKE_ROLLED,
    YES,
    Action,
    Choose,
    Concede,
    Declare,
    Form,
    Name,
    No,
    PickBoast,
    PickKind,
    Piece,
    Place,
    Propose,
    Remove,
    Rolled,
    TakeRolled,
    Tell,
    Told,
    Yes,
)


def encode(action: Action) -> str:
    """The text of an action."""
    match action:
        case Yes():
            return "yes"
        case No():
            return "no"
        case PickKind(kind):
            return f"kind:{kind}"
        case Form(raid):
            return "raid" if raid else "battle"
        case Choose(attack):
            return "attack" if attack else "defend"
        case Name(territory):
            return f"name:{territory}"
        case Declare(points):
            return f"points:{points}"
        case Propose(scenario):
            return f"scenario:{scenario}"
        case Piece(kind):
            return f"piece:{kind}"
        case Place(x, y):
            return f"at:{x},{y}"
        case Remove():
            return "remove"
        case PickBoast(boast):
            return f"boast:{boast}"
        case Tell(what, number):
            return f"{what}:{number}"
        case Concede():
            return "concede"
        case TakeRolled():
            return "rolled"
        case Rolled(face):
            return f"roll:{face}"
    assert_never(action)


_PLAIN: Final[dict[str, Action]] = {
    encode(action): action
    for action in (YES, NO, RAID, BATTLE, ATTACK, DEFEND, REMOVE, CONCEDE, TAKE_ROLLED)
}
_NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")
_NUMBER: Final = re.compile(r"0|[1-9]\d{0,2}")
_AT: Final = re.compile(r"(0|[1-9]\d?),(0|[1-9]\d?)")
_TOLD: Final[dict[str, Told]] = {
    "fielded": "fielded",
    "glory": "glory",
    "heroes": "heroes",
    "done": "done",
}


def decode(text: str, actor: Actor = FIRST) -> Action:
    """The action of a text; dice may be chance's or entered by a seat."""
    action = _PLAIN.get(text) or _decoded(*text.partition(":")[::2])
    if action is None:
        raise no_such_action(text, "yes, name:f0-1, points:26 or roll:4")
    return action


def _decoded(kind: str, value: str) -> Action | None:
    if kind == "at":
        at = _AT.fullmatch(value)
        return Place(int(at[1]), int(at[2])) if at else None
    if kind in ("points", "roll", *_TOLD):
        if not _NUMBER.fullmatch(value):
            return None
        number = int(value)
        if kind == "points":
            return Declare(number)
        return Rolled(number) if kind == "roll" else Tell(_TOLD[kind], number)
    if not _NAME.fullmatch(value):
        return None
    match kind:
        case "kind":
            return PickKind(value)
        case "name":
            return Name(value)
        case "scenario":
            return Propose(value)
        case "piece":
            return Piece(value)
        case "boast":
            return PickBoast(value)
        case _:
            return None


def path(action: Action) -> tuple[str, ...]:
    """What a person touches."""
    match action:
        case Yes() | No():
            return (f"answer:{encode(action)}",)
        case Form():
            return (f"form:{encode(action)}",)
        case Choose():
            return (f"choice:{encode(action)}",)
        case Name(territory):
            return (f"territory:{territory}",)
        case Piece(kind):
            return (f"terrain:{kind}",)
        case _:
            return (encode(action),)
