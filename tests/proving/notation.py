"""Actions as texts and as paths; the texts are listed in `actions`."""

from __future__ import annotations

import re
from typing import Final, assert_never

from rosenkrieg.core.contract import CHANCE, FIRST, Actor, no_such_action
from tests.proving.actions import (
    Action,
    Answer,
    Choose,
    Claim,
    First,
    March,
    Pass,
    Post,
    Rout,
    Sky,
    Taken,
    Throw,
)
from tests.proving.tables import SIDES, seat_of_side


def encode(action: Action) -> str:
    """The text of an action."""
    match action:
        case Post(block, area):
            return f"{block}@{area}"
        case March(block, area):
            return f"{block}>{area}"
        case Choose(card):
            return f"play{card}"
        case Pass():
            return "-"
        case Claim(height):
            return height
        case Answer(reply):
            return reply
        case Sky(card):
            return f"sky{card}"
        case Taken(card):
            return f"take{card}"
        case First(seat):
            return f"first:{SIDES[seat]}"
        case Throw(die):
            return "die?" if die is None else f"die{die}"
        case Rout(loss):
            return f"rout{loss}"
        case _:
            assert_never(action)


def decode(text: str, actor: Actor = FIRST) -> Action:
    """The action of a text; IllegalAction if there is none."""
    return _decode_chance(text) if actor == CHANCE else _decode_seat(text)


_ORDER: Final = re.compile(r"([a-z]{1,20})([@>])([a-z]{1,20})")
_CARD: Final = re.compile(r"play([1-3])")
_RESULT: Final = re.compile(r"(sky|take|rout)([1-3])")
_DIE: Final = re.compile(r"die([1-9]|1[0-2]|\?)")
_WORDS: Final[dict[str, Action]] = {
    "-": Pass(),
    "high": Claim("high"),
    "low": Claim("low"),
    "believe": Answer("believe"),
    "doubt": Answer("doubt"),
}


def _decode_seat(text: str) -> Action:
    if text in _WORDS:
        return _WORDS[text]
    if order := _ORDER.fullmatch(text):
        block, sign, area = order.groups()
        return Post(block, area) if sign == "@" else March(block, area)
    if card := _CARD.fullmatch(text):
        return Choose(int(card[1]))
    raise no_such_action(text, "anna@alder, play2, anna>alder, -, high or believe")


def _decode_chance(text: str) -> Action:
    if result := _RESULT.fullmatch(text):
        kind, number = result[1], int(result[2])
        return Sky(number) if kind == "sky" else Taken(number) if kind == "take" else Rout(number)
    if die := _DIE.fullmatch(text):
        return Throw(None if die[1] == "?" else int(die[1]))
    kind, _, side = text.partition(":")
    if kind == "first" and side in SIDES:
        return First(seat_of_side(side))
    raise no_such_action(text, "sky2, take2, first:red, die5 or rout2")


def path(action: Action) -> tuple[str, ...]:
    """What a person touches: a block and an area, a card, or a word."""
    match action:
        case Post(block, area) | March(block, area):
            return (f"block:{block}", f"area:{area}")
        case Choose(card):
            return (f"card:{card}",)
        case Claim(height):
            return (f"claim:{height}",)
        case Answer(reply):
            return (f"answer:{reply}",)
        case _:
            return ("pass",)
