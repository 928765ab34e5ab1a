"""What can be done, and its text form.

anna@alder    post a block in an area
play2         choose a card
anna>alder    march
-             end the turn
high, low     claim
believe, doubt

As results of chance:

sky2          the weather
take2         a card drawn
first:red     who goes first after a tie
die5, die?    the secret die; the latter where its reader may never know it
rout2         the rout die
"""

from __future__ import annotations

import re
from typing import Final, Literal, assert_never

from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, Actor, Seat, no_such_action
from tests.proving.tables import SIDES, seat_of_side

Height = Literal["high", "low"]
Reply = Literal["believe", "doubt"]


class Post(Struct, frozen=True):
    """Put a block into a starting area. [P20]"""

    block: str
    area: str


class Choose(Struct, frozen=True):
    """Choose the card of the round. [P32]"""

    card: int


class March(Struct, frozen=True):
    """Move a block over a border. [P40]"""

    block: str
    area: str


class Pass(Struct, frozen=True):
    """End the turn. [P41]"""


class Claim(Struct, frozen=True):
    """Say what the die shows. [P51]"""

    height: Height


class Answer(Struct, frozen=True):
    """Believe or doubt. [P52]"""

    reply: Reply


class Sky(Struct, frozen=True):
    """Chance: the weather. [P30]"""

    card: int


class Taken(Struct, frozen=True):
    """Chance: a card drawn by a side. [P31]"""

    card: int


class First(Struct, frozen=True):
    """Chance: who goes first. [P33]"""

    seat: Seat


class Throw(Struct, frozen=True):
    """Chance: the secret die; None stands in for one that the reader may never know. [P51, P53]"""

    die: int | None


class Rout(Struct, frozen=True):
    """Chance: the rout die. [P55]"""

    loss: int


Action = Post | Choose | March | Pass | Claim | Answer | Sky | Taken | First | Throw | Rout


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


def decode(text: str, actor: Actor) -> Action:
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
