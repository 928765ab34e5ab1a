"""What a client says; the one verb in a message tells it: `{"act": "SE3*", "version": 12}`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from rosenkrieg.server.messages.words import (
    Action,
    Commit,
    Entropy,
    Id,
    Name,
    OrderName,
    Path,
    Thing,
    Token,
)
from rosenkrieg.server.settings import CHAT_LENGTH
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.steps import OfferKind

# what a client says first


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down: the token of a seat, entropy for the dice, a name, the log lines known.

    `program`: no person decides in this seat; everyone is told so.
    `commit`: a commitment sent instead of the entropy, which is opened when the table asks for it.
    """

    join: Token
    entropy: Entropy = ""
    commit: Commit = ""
    name: Name = ""
    program: bool = False
    since: Annotated[int, Meta(ge=0)] = 0
    id: Id = None


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Looks on."""

    watch: Literal[True]
    since: Annotated[int, Meta(ge=0)] = 0
    id: Id = None


# what a client says then


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays an action, decided at that version."""

    act: Action
    version: int
    id: Id = None


class Preview(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what an action would change."""

    preview: Action
    id: Id = None


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks which rule forbids what was touched."""

    why: Path
    id: Id = None


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the legal actions whose paths begin like this."""

    choices: Path
    id: Id = None


class Survey(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what the board shows about things that were touched; spectators may, too."""

    survey: Path
    id: Id = None


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what the computer would do, and why."""

    hint: Literal[True]
    id: Id = None


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks the coach about the position; a hint answers."""

    coach: Literal[True]
    id: Id = None


class Weigh(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks the coach whether an action gives much away."""

    weigh: Action
    id: Id = None


class Odds(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what may be expected of the battle that goes on."""

    odds: Literal[True]
    id: Id = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the last action back."""

    take_back: Literal[True]
    id: Id = None


class GiveOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes some of the seat's standing orders; the others stay as they are."""

    orders: Annotated[dict[OrderName, Thing | int | bool], Meta(max_length=64)]
    id: Id = None


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """Offers something to the other seat."""

    offer: OfferKind
    id: Id = None


class Accept(Struct, frozen=True, forbid_unknown_fields=True):
    """Accepts what the other seat offers."""

    accept: OfferKind
    id: Id = None


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """Declines what the other seat offers, or withdraws one's own offer."""

    decline: OfferKind
    id: Id = None


class Resign(Struct, frozen=True, forbid_unknown_fields=True):
    """Gives up; before the beginning, withdraws the invitation."""

    resign: Literal[True]
    id: Id = None


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens the entropy that the seat committed to."""

    open: Entropy
    id: Id = None


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the last turn step by step; with `since`, from where the log had so many lines."""

    turn: Literal[True]
    since: Annotated[int, Meta(ge=0)] | None = None
    id: Id = None


class Chat(Struct, frozen=True, forbid_unknown_fields=True):
    """Says something to the table."""

    chat: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    id: Id = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a sign of life."""

    ping: Literal[True]
    id: Id = None


First = Join | Watch
Command = TakeBack | GiveOrders | Offer | Accept | Decline | Resign | Open | Act
"""What a seat does."""
Question = Preview | Why | Choices | Hint | Coach | Weigh | Odds
"""What a seat asks."""
Said = Command | Question | Survey | Turn | Chat | Ping

_Decoders = dict[str, msgspec.json.Decoder[Any]]


def _by_verb(union: Any) -> _Decoders:
    kinds = get_args(union)
    return {kind.__struct_fields__[0]: msgspec.json.Decoder(kind) for kind in kinds}


_SAID: Final = _by_verb(Said)
_FIRST: Final = _by_verb(First)
_PARTS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class NotUnderstood(Exception):
    """A frame that is not a JSON object at all."""


class BadMessage(Refusal):
    """A JSON object that is no message of ours; keeps the id it came with."""

    def __init__(self, message: str, id: Id) -> None:
        super().__init__("bad_message", message)
        self.id = id


def read(text: str) -> Said:
    """What a client that has joined says."""
    said: Said = _read(text, _SAID)
    return said


def read_first(text: str) -> First:
    """What a client says first."""
    said: First = _read(text, _FIRST)
    return said


def _read(text: str, verbs: _Decoders) -> Any:
    try:
        parts = _PARTS.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise NotUnderstood from None
    said = [verb for verb in parts if verb in verbs]
    if len(said) != 1:
        raise BadMessage(f"expected one of {', '.join(verbs)}, got {len(said)}", _id(parts))
    try:
        return verbs[said[0]].decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage(str(error), _id(parts)) from None


def _id(parts: dict[str, msgspec.Raw]) -> Id:
    try:
        id: Id = msgspec.json.decode(parts.get("id", b"null"), type=Id)
        return id
    except msgspec.MsgspecError:
        return None
