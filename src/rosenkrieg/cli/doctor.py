"""`rosenkrieg doctor URL`: asks a site what a browser would ask, and says what is wrong in words.

It needs nothing but the standard library, and looks from outside: run it where your players are,
not only on the server itself.
"""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import typer

from rosenkrieg.cli.arguments import Language
from rosenkrieg.core.errors import GameError

SECONDS: Final = 15.0
CLOCK_SECONDS: Final = 20.0
LONG: Final = b'"' + b"x" * (3 * 1024 * 1024) + b'"'
"""A body as long as an edition or a long record: many proxies refuse more than a megabyte."""

PROBLEMS: Final = {
    "database": "cli-doctor-problem-database",
    "disk": "cli-doctor-problem-disk",
    "mail": "cli-doctor-problem-mail",
}


class Finding(NamedTuple):
    """One thing that was looked at, and the words for it."""

    good: bool
    what: str
    told: dict[str, str] = {}  # noqa: RUF012 - nobody changes it


class Gone(Exception):
    """The site cannot be asked any further."""


def doctor(
    url: Annotated[str, typer.Argument(metavar="URL")],
    ca: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    language: Language = None,
) -> None:
    """Say what is wrong with a site: proxy, sockets, certificate, clock, disk, database, mail."""
    from rosenkrieg.cli.screen import shows_unicode
    from rosenkrieg.cli.speech import TERMINAL, in_ascii, language_of
    from rosenkrieg.locale import Words

    words = Words(language or language_of(), (TERMINAL,))
    if not _is_address(url):
        raise GameError(f"expected an address such as https://games.example, got {url!r:.80}")
    bad = 0
    for finding in examine(url, ca):
        bad += not finding.good
        sign = words("cli-doctor-good") if finding.good else words("cli-doctor-bad")
        line = f"{sign}  {words(finding.what, **finding.told)}"
        print(line if shows_unicode() else in_ascii(line), flush=True)
    print(words("cli-doctor-well") if not bad else words("cli-doctor-ill", count=bad))
    if bad:
        raise typer.Exit(1)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port  # ValueError if it is none
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def _certificates(file: Path | None) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=str(file) if file else None)
    except OSError as error:
        reason = "no such file" if isinstance(error, FileNotFoundError) else "none is in there"
        raise GameError(
            f"expected --ca to be a file of certificates, got {file}: {reason}"
        ) from None


def examine(url: str, ca: Path | None = None) -> Iterator[Finding]:
    """What is found, in the order in which it would trouble a visitor."""
    visit = Visit(url, ca)
    with suppress(Gone):
        for look in (_reach, _health, _page, _facts, _sockets, _long_bodies):
            yield from look(visit)


class Visit:
    """Requests to one site."""

    def __init__(self, url: str, ca: Path | None) -> None:
        parts = urlsplit(url)
        self.host: str = parts.hostname or ""
        self.secure = parts.scheme == "https"
        self.port = parts.port or (443 if self.secure else 80)
        self.base = parts.path.rstrip("/")
        self.name = parts.netloc.rpartition("@")[2]
        self.tls = _certificates(ca)

    @property
    def opened(self) -> str:
        return self.origin + self.base

    @property
    def origin(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.name}"

    def open(self) -> HTTPConnection:
        """A connection of its own for each request: a broken one troubles no other."""
        if self.secure:
            return HTTPSConnection(self.host, self.port, timeout=SECONDS, context=self.tls)
        return HTTPConnection(self.host, self.port, timeout=SECONDS)

    def ask(
        self, path: str, method: str = "GET", body: bytes | None = None, **headers: str
    ) -> tuple[HTTPResponse, bytes]:
        """An answer and its body."""
        connection = self.open()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with suppress(BrokenPipeError, ConnectionResetError):  # refused before all was sent
                connection.request(method, self.base + path, body, named)
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()


_BROKEN: Final = (OSError, HTTPException)


def _reach(visit: Visit) -> Iterator[Finding]:
    place = {"host": visit.host, "port": str(visit.port)}
    try:
        socket.getaddrinfo(visit.host, visit.port)
    except (OSError, UnicodeError):
        yield Finding(False, "cli-doctor-no-name", place)
        raise Gone from None
    connection = visit.open()
    try:
        connection.connect()
    except ssl.SSLCertVerificationError as error:
        yield Finding(False, "cli-doctor-certificate", {"reason": error.verify_message})
        raise Gone from None
    except ssl.SSLError:
        yield Finding(False, "cli-doctor-no-tls", place)
        raise Gone from None
    except OSError as error:
        yield Finding(
            False, "cli-doctor-no-answer", {**place, "reason": error.strerror or str(error)}
        )
        raise Gone from None
    finally:
        connection.close()
    yield Finding(True, "cli-doctor-reached", place)


def _health(visit: Visit) -> Iterator[Finding]:
    try:
        answer, body = visit.ask("/healthz")
    except _BROKEN as error:
        yield Finding(False, "cli-doctor-broken", {"reason": _line(error)})
        raise Gone from None
    told = _json(body)
    if answer.status in (502, 503, 504) and "error" not in told:
        yield Finding(False, "cli-doctor-no-server", {"status": str(answer.status)})
        raise Gone
    if answer.status in (301, 302, 307, 308):
        yield Finding(False, "cli-doctor-redirect", {"to": answer.headers.get("Location", "")})
        raise Gone
    if told.get("status") != "ok":
        yield Finding(False, "cli-doctor-other-server", {"status": str(answer.status)})
        raise Gone
    yield Finding(True, "cli-doctor-health", {"version": str(told.get("version"))})


def _page(visit: Visit) -> Iterator[Finding]:
    answer, body = visit.ask("/")
    text = body.decode("utf-8", "replace")
    base = re.search(r'data-base="([^"]*)"', text)
    if (base[1] if base else "") != visit.base:
        yield Finding(
            False, "cli-doctor-base", {"wanted": visit.base or "/", "got": base[1] if base else "/"}
        )
        return
    script = re.search(r'<script[^>]* src="([^"]+)"', text)
    if answer.status != 200 or not script:
        yield Finding(False, "cli-doctor-no-page", {"status": str(answer.status)})
        return
    file, _ = visit.ask(script[1].removeprefix(visit.base))
    if file.status != 200 or "javascript" not in file.headers.get("Content-Type", ""):
        yield Finding(False, "cli-doctor-no-files", {"file": script[1], "status": str(file.status)})
    elif len(answer.headers.get_all("Content-Security-Policy") or ()) != 1:
        yield Finding(False, "cli-doctor-policy")
    else:
        yield Finding(True, "cli-doctor-page")


def _facts(visit: Visit) -> Iterator[Finding]:
    before = time.time()
    answer, body = visit.ask("/api/site")
    told = _json(body)
    if answer.status != 200 or "problems" not in told:
        yield Finding(False, "cli-doctor-no-facts", {"status": str(answer.status)})
        return
    off = float(told["time"]) - (before + time.time()) / 2
    if abs(off) < CLOCK_SECONDS:
        yield Finding(True, "cli-doctor-clock")
    else:
        yield Finding(False, "cli-doctor-off", {"seconds": f"{abs(off):.0f}"})
    address = str(told.get("address"))
    match told.get("forwarded"):
        case "ignored":
            yield Finding(False, "cli-doctor-proxy-unknown", {"address": address})
        case "believed":
            yield Finding(True, "cli-doctor-proxy-known", {"address": address})
        case _ if _is_own(address) and not _is_own(_address_of(visit.host)):
            yield Finding(False, "cli-doctor-proxy-silent", {"address": address})
        case _:
            yield Finding(True, "cli-doctor-no-proxy", {"address": address})
    if not _is_own(_address_of(visit.host)) and _differs(str(told.get("url") or ""), visit):
        yield Finding(
            False, "cli-doctor-other-url", {"got": str(told["url"]), "wanted": visit.opened}
        )
    for problem in told["problems"]:
        yield Finding(False, PROBLEMS[problem])
    if not told["problems"]:
        yield Finding(True, "cli-doctor-no-problem")


def _sockets(visit: Visit) -> Iterator[Finding]:
    """A handshake as a browser makes it, then without an origin, to tell the reasons apart."""
    status, heard = _handshake(visit, visit.origin)
    if status == 101 and heard:
        yield Finding(True, "cli-doctor-sockets")
    elif status == 101:
        yield Finding(False, "cli-doctor-sockets-silent")
    elif status == 403 and _handshake(visit, None)[0] == 101:
        yield Finding(False, "cli-doctor-host-header", {"host": visit.name})
    elif status in (403, 503):
        yield Finding(False, "cli-doctor-sockets-refused", {"status": str(status)})
    else:
        yield Finding(False, "cli-doctor-no-upgrade", {"status": str(status)})


def _handshake(visit: Visit, origin: str | None) -> tuple[int, bool]:
    """The status of the answer, and whether a message got through in both directions."""
    headers = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    if origin:
        headers["Origin"] = origin
    connection = visit.open()
    try:
        connection.request("GET", f"{visit.base}/ws/matches/doctor", headers=headers)
        plug = connection.sock
        status, rest = _head(plug)
        if status != 101:
            return status, False
        said = b'{"watch":true}'  # a match that is not there: the server answers by closing
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(said))
        plug.sendall(bytes((0x81, 0x80 | len(said))) + mask + masked)
        return status, bool(rest or plug.recv(2))
    except _BROKEN:
        return 0, False
    finally:
        connection.close()


def _head(plug: socket.socket) -> tuple[int, bytes]:
    """The status of an answer, read no further than its head."""
    read = b""
    while b"\r\n\r\n" not in read:
        more = plug.recv(4096)
        if not more or len(read) > 65_536:
            return 0, b""
        read += more
    first, _, _ = read.partition(b"\r\n")
    words = first.split()
    status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    return status, read.partition(b"\r\n\r\n")[2]


def _long_bodies(visit: Visit) -> Iterator[Finding]:
    try:
        answer, body = visit.ask("/api/replay", "POST", LONG, Content_Type="application/json")
    except _BROKEN as error:
        yield Finding(False, "cli-doctor-short-bodies", {"reason": _line(error)})
        return
    if "error" in _json(body):
        yield Finding(True, "cli-doctor-bodies")
    else:
        yield Finding(
            False, "cli-doctor-short-bodies", {"reason": f"{answer.status} {answer.reason}"}
        )


def _differs(url: str, visit: Visit) -> bool:
    """Whether the links that the server sends lead somewhere else; it need not have an address."""
    if not url:
        return False
    told = Visit(url, None)
    return (told.secure, told.host, told.port, told.base) != (
        visit.secure, visit.host, visit.port, visit.base,
    )  # fmt: skip


def _line(error: Exception) -> str:
    return " ".join(str(error).split())


def _json(body: bytes) -> dict[str, Any]:
    with suppress(ValueError):
        told = json.loads(body)
        return told if isinstance(told, dict) else {}
    return {}


def _address_of(host: str) -> str:
    with suppress(OSError, UnicodeError):
        return str(socket.getaddrinfo(host, None)[0][4][0])
    return host


def _is_own(address: str) -> bool:
    """Whether the address belongs to this machine or a private network."""
    with suppress(ValueError):
        return not ip_address(address.partition("%")[0]).is_global
    return False
