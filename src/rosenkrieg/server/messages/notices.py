"""Bodies of requests and answers about notices for players who are away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rosenkrieg.server.messages.words import SeatNumber
from rosenkrieg.server.notices.wishes import Wishes

ContactKind = Literal["mail", "push", "webhook"]


class NewContact(Struct, frozen=True, forbid_unknown_fields=True):
    """Where someone wants to be told.

    `address` is a mail address, the URL of a webhook, or the subscription of a browser as JSON with
    `endpoint`, `p256dh` and `auth`. `form` says what a webhook expects.
    """

    kind: ContactKind
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    form: Literal["discord", "slack", "ntfy", "json"] = "json"
    wishes: Wishes = Wishes()


class ContactSeat(Struct, frozen=True):
    """A seat that someone is told of."""

    match: str
    seat: SeatNumber


class ContactFacts(Struct, frozen=True):
    """What the owner of a contact knows of it; the address is shown in part."""

    kind: ContactKind
    address: str
    confirmed: bool
    wishes: Wishes
    seats: list[ContactSeat]


class ContactCreated(Struct, frozen=True):
    """The key to a new contact, to change and delete it; nothing is sent until it is confirmed."""

    key: str
    confirmed: bool


class Watching(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to be told of, or no more, shown by its token."""

    match: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)]
    on: bool = True


class NoticeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a message brought."""

    code: Annotated[str, Meta(max_length=120)]


class Done(Struct, frozen=True):
    """It was done."""

    done: bool = True
