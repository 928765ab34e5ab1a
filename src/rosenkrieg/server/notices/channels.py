"""The ways a letter can go: mail, push message, webhook."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Mapping
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.notices import outgoing

MAIL_SECONDS: Final = 30.0
PUSH_TTL: Final = 2 * 86_400
FORMS: Final = ("discord", "slack", "ntfy", "json")


class Letter(Struct, frozen=True):
    """What is said, without any secret; `stop` is for mails alone."""

    subject: str
    lines: tuple[str, ...]
    link: str
    event: str
    match: str | None = None
    game: str | None = None
    stop: str = ""
    one_click: str = ""
    footer: str = ""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class Gone(Exception):
    """The address does not exist any more."""


class NotSent(Exception):
    """It could not be sent now; perhaps later."""


async def post_safely(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Posts to an address that a stranger typed."""
    try:
        return await asyncio.to_thread(outgoing.send, url, body, headers, private)
    except OSError as error:
        raise NotSent(type(error).__name__) from None
    except outgoing.Unwelcome as error:
        raise Gone(str(error)) from None


# mail


class MailServer(Struct, frozen=True):
    """Where mails are handed in."""

    host: str
    port: int
    secure: bool
    user: str | None
    password: str | None
    sender: str

    def __repr__(self) -> str:
        return f"MailServer({self.host!r}, {self.port})"


def mail_server(url: str, sender: str) -> MailServer:
    """The server of `smtp://user:password@host:587`, or `smtps://` for TLS from the start."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise GameError("expected --mail-server to be such as smtp://user:password@host:587")
    if not is_mail_address(sender):
        raise GameError(f"expected --mail-from to be an address of mail, got {sender!r:.60}")
    secure = parts.scheme == "smtps"
    return MailServer(
        parts.hostname,
        port or (465 if secure else 587),
        secure,
        unquote(parts.username) if parts.username else None,
        unquote(parts.password) if parts.password else None,
        sender,
    )


def is_mail_address(text: str) -> bool:
    """Whether mail can be sent there, as far as its form says.

    >>> [is_mail_address(t) for t in ("a@b.example", "a b@c.example", "a@b", "a@b.example,c@d.e")]
    [True, False, False, False]
    """
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]\\"')
    return bool(plain and at and name and "@" not in name and "." in host.strip(".")) and (
        len(text) <= 254 and not host.startswith((".", "-")) and ".." not in text
    )


async def send_mail(server: MailServer, to: str, letter: Letter) -> None:
    """Hands a mail in."""
    import aiosmtplib

    # a link that is broken into lines is none
    mail = EmailMessage(policy.SMTP.clone(max_line_length=998))
    mail["From"] = server.sender
    mail["To"] = to
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if letter.one_click:
        mail["List-Unsubscribe"] = f"<{letter.one_click}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [letter.text, letter.link, *([letter.footer] if letter.footer else [])]
    mail.set_content("\n\n".join(parts) + "\n")
    try:
        await aiosmtplib.send(
            mail.as_bytes(),
            sender=server.sender,
            recipients=[to],
            hostname=server.host,
            port=server.port,
            use_tls=server.secure,
            username=server.user,
            password=server.password,
            timeout=MAIL_SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise Gone(type(error).__name__) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise NotSent(type(error).__name__) from None


# push messages


class Subscription(Struct, frozen=True):
    """What a browser tells of the place where it fetches its messages."""

    endpoint: str
    p256dh: str
    auth: str


def check_subscription(text: str, private: bool) -> Subscription:
    """The subscription in that text; an error if nothing could be sent to it."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        whole = len(_bytes(found.p256dh)) == 65 and len(_bytes(found.auth)) == 16
    except (msgspec.MsgspecError, ValueError):
        whole = False
    if not whole:
        raise outgoing.Unwelcome("expected a subscription with endpoint, p256dh and auth")
    outgoing.check_address(found.endpoint, private)
    return found


def new_vapid_key() -> str:
    """A key that browsers tie their subscriptions to, as text."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(pem: str) -> str:
    """What a browser needs of the key to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key: Any = Vapid02.from_pem(pem.encode()).public_key
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


async def send_push(pem: str, contact: str, address: str, letter: Letter, private: bool) -> None:
    """Sends a message to a browser, encrypted for it alone. [RFC 8030, 8291, 8292]"""
    found = check_subscription(address, private)
    told = {"title": letter.subject, "body": letter.text, "url": letter.link, "tag": letter.match}
    body = await asyncio.to_thread(encrypt, found, msgspec.json.encode(told))
    headers = {
        **sign(pem, contact, found.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_TTL),
        "Urgency": "normal",
    }
    check_status(await post_safely(found.endpoint, body, headers, private))


def encrypt(to: Subscription, data: bytes) -> bytes:
    """The message as only that browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    encrypted: bytes = http_ece.encrypt(
        data,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.p256dh),
        auth_secret=_bytes(to.auth),
    )
    return encrypted


def sign(pem: str, contact: str, endpoint: str) -> dict[str, str]:
    """The header that says who sends."""
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}"}
    signed: dict[str, str] = Vapid02.from_pem(pem.encode()).sign(claims)
    return signed


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# webhooks


async def send_webhook(form: str, url: str, letter: Letter, private: bool) -> None:
    """Tells a webhook in the words of its service."""
    body, headers = hook(form, letter)
    check_status(await post_safely(url, body, headers, private))


def hook(form: str, letter: Letter) -> tuple[bytes, dict[str, str]]:
    """Body and headers as that service wants them."""
    text = f"{letter.text}\n{letter.link}"
    if form == "ntfy":
        subject = letter.subject.encode("ascii", "replace").decode()
        return letter.text.encode(), {"Title": subject, "Click": letter.link, "Tags": "crown"}
    told: dict[str, object]
    if form == "discord":
        told = {"content": text, "allowed_mentions": {"parse": []}}
    elif form == "slack":
        told = {"text": text}
    else:
        told = {
            "event": letter.event,
            "game": letter.game,
            "match": letter.match,
            "text": letter.text,
            "url": letter.link,
        }
    return msgspec.json.encode(told), {"Content-Type": "application/json"}


def check_status(status: int) -> None:
    """What the answer means: sent, gone, or later again."""
    if status in (404, 410):
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise NotSent(str(status))
