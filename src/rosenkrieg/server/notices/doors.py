"""The requests about notices: an address, its wishes, its seats, and its end."""

from __future__ import annotations

import hmac
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rosenkrieg.server import messages as m
from rosenkrieg.server.limits import Bucket, network_of
from rosenkrieg.server.notices import channels, outgoing
from rosenkrieg.server.notices.book import Contact, new_key
from rosenkrieg.server.notices.channels import Gone, NotSent
from rosenkrieg.server.notices.notifier import Notifier
from rosenkrieg.server.notices.wishes import Wishes
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.requests import parsed, read_body, token_of
from rosenkrieg.server.settings import Rate
from rosenkrieg.server.showing import seat_number
from rosenkrieg.server.tokens import token_hash

if TYPE_CHECKING:
    from rosenkrieg.server.hall import Hall

ADDRESSES: Final = Rate(1 / 600, 10)
"""New addresses from one visitor: each may send a message to a stranger."""
ASKED_MOST: Final = 3
"""How often an address is asked to confirm in a day."""
VISITORS_MOST: Final = 10_000


async def create(hall: Hall, request: Request) -> Response:
    """Takes an address down, and asks it to confirm."""
    notifier = hall.notifier
    wish = parsed(await read_body(hall, request), m.NewContact)
    _check(notifier, wish)
    _take(notifier, request)
    now = hall.house.now()
    if await notifier.book.asked_lately(wish.address, now - 86_400) >= ASKED_MOST:
        raise Refusal("too_fast", "expected an address that was not asked so often today")
    key = new_key()
    confirmed = now if wish.kind == "push" else None  # the browser has asked its owner
    id = token_hash(key)
    contact = Contact(id, wish.kind, wish.address, wish.form, wish.wishes, now, confirmed)
    await notifier.book.add(contact)
    if confirmed is None:
        try:
            await notifier.ask(contact)
        except (Gone, NotSent):
            await notifier.book.forget(id)
            raise Refusal(
                "unreachable", "expected an address that takes messages, but it did not"
            ) from None
    return _answer(m.ContactCreated(key, confirmed is not None), 201)


async def show(hall: Hall, request: Request) -> Response:
    """What is known of the contact whose key the request brings."""
    contact = await _contact(hall, request)
    seats = [
        m.ContactSeat(match, 1 if seat else 0)
        for match, seat in await hall.notifier.book.watched(contact.id)
    ]
    return _answer(
        m.ContactFacts(
            contact.kind,
            masked(contact),
            contact.confirmed is not None,
            contact.wishes,
            seats,
        )
    )


async def wishes(hall: Hall, request: Request) -> Response:
    """Changes when notices are sent."""
    wanted = parsed(await read_body(hall, request), Wishes)
    contact = await _contact(hall, request)
    await hall.notifier.book.change(contact.id, wishes=msgspec.json.encode(wanted).decode())
    return _answer(m.Done())


async def watch(hall: Hall, request: Request) -> Response:
    """Tells the contact of a seat, or no more."""
    wanted = parsed(await read_body(hall, request), m.Watching)
    contact = await _contact(hall, request)
    room = await hall.rooms.known(wanted.match)
    seat = seat_number(await room.keys.seat_of(wanted.token))
    book = hall.notifier.book
    if not wanted.on:
        await book.unwatch(contact.id, wanted.match, seat)
    elif not await book.watch(contact.id, wanted.match, seat):
        raise Refusal("not_now", "expected fewer matches, this address has too many already")
    return _answer(m.Done())


async def confirm(hall: Hall, request: Request) -> Response:
    """The owner of an address has opened the link."""
    code = parsed(await read_body(hall, request), m.NoticeCode).code
    id = _owner(hall, code, "confirm")
    if await hall.notifier.book.find(id) is None:
        raise Refusal("not_found", "expected an address that waits to be confirmed")
    await hall.notifier.book.change(id, confirmed=hall.house.now())
    return _answer(m.Done())


async def forget(hall: Hall, request: Request) -> Response:
    """Deletes the contact whose key the request brings."""
    contact = await _contact(hall, request)
    await hall.notifier.book.forget(contact.id)
    return _answer(m.Done())


async def stop(hall: Hall, request: Request) -> Response:
    """Deletes the contact of a link in a mail; mail programs post here by themselves. [RFC 8058]"""
    await hall.notifier.book.forget(_owner(hall, request.path_params["code"], "stop"))
    return _answer(m.Done())


def masked(contact: Contact) -> str:
    """So much of an address that its owner knows it again.

    >>> masked(Contact("", "mail", "mathilde@games.example", "json", Wishes(), 0))
    'm…@games.example'
    """
    if contact.kind == "mail":
        name, _, host = contact.address.rpartition("@")
        return f"{name[:1]}…@{host}"
    if contact.kind == "webhook":
        return f"{urlsplit(contact.address).hostname}/…"
    return ""


def _check(notifier: Notifier, wish: m.NewContact) -> None:
    """Refuses what this site does not send, and addresses that cannot be one."""
    ways = notifier.ways
    offered = {"mail": ways.mail, "push": ways.push is not None, "webhook": ways.webhooks}
    if not offered[wish.kind]:
        raise Refusal("not_now", f"expected another way, this site sends no {wish.kind}")
    try:
        if wish.kind == "mail":
            if not channels.is_mail_address(wish.address):
                raise outgoing.Unwelcome("expected an address of mail")
        elif wish.kind == "push":
            channels.check_subscription(wish.address, notifier.private)
        else:
            outgoing.check_address(wish.address, notifier.private)
    except outgoing.Unwelcome as error:
        raise Refusal("bad_address", str(error)) from None


async def _contact(hall: Hall, request: Request) -> Contact:
    key = token_of(request)
    if key is None:
        raise Refusal("no_token", "expected the key of an address for notices")
    found = await hall.notifier.book.find(token_hash(key)) if hall.notifier.is_open else None
    if found is None:
        raise Refusal("not_found", "expected the key of an address for notices, got an unknown one")
    return found


def _owner(hall: Hall, code: str, what: str) -> str:
    id, _, mark = code.partition(".")
    right = hall.notifier.is_open and hmac.compare_digest(
        mark.encode("utf-8", "replace"), hall.notifier.mark(id, what).encode()
    )
    if not right:
        raise Refusal("not_found", "expected a link that is still good")
    return id


def _take(notifier: Notifier, request: Request) -> None:
    now = time.monotonic()
    visitors = notifier.visitors
    place = network_of(request.client.host if request.client else "")
    if place not in visitors:
        if len(visitors) >= VISITORS_MOST:
            for known in [each for each, bucket in visitors.items() if bucket.is_full(now)]:
                del visitors[known]
        visitors[place] = Bucket(ADDRESSES, now)
    if not visitors[place].take(now):
        raise Refusal("too_fast", "expected fewer new addresses; try again in a few minutes")


def _answer(value: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(m.encode(value), status, headers, "application/json")
