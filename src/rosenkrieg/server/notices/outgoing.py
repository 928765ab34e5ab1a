"""Requests to addresses that strangers typed: only to public ones, without redirects, and short.

The name is looked up once and the connection goes to the address that was checked, so that a name
cannot point elsewhere a moment later.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from rosenkrieg.core.errors import GameError

SECONDS: Final = 10.0
MOST: Final = 64 * 1024
"""Bytes of an answer that are read at the most."""


class Unwelcome(GameError):
    """An address that nothing is sent to."""


def check_address(url: str, private: bool = False) -> SplitResult:
    """The address taken apart; Unwelcome if it cannot be one we send to.

    >>> check_address("https://ntfy.example/rosen").hostname
    'ntfy.example'
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    wanted = ("https", "http") if private else ("https",)
    if parts.scheme not in wanted or not parts.hostname or parts.username is not None:
        raise Unwelcome(f"expected an address that begins with https://, got {url!r:.80}")
    if port is not None and not private and port not in (443, 8443):
        raise Unwelcome(f"expected the usual port of https, got {port}")
    if not url.isascii() or any(char.isspace() or not char.isprintable() for char in url):
        raise Unwelcome("expected an address without spaces")
    return parts


def public_addresses(host: str, port: int, private: bool = False) -> list[str]:
    """The addresses of a host; Unwelcome if one of them is in a private network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unwelcome(f"expected a host that exists, got {host!r:.60}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private:
        for address in addresses:
            if not is_public(address):
                raise Unwelcome(f"expected a public address, got {host!r:.60}")
    return addresses


def is_public(address: str) -> bool:
    """Whether the address is one of the internet, whatever form it hides in.

    >>> [is_public(a) for a in ("8.8.8.8", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False]
    """
    place = ip_address(address.partition("%")[0])
    if isinstance(place, IPv6Address):
        if place in _TRANSLATED or place.sixtofour is not None or place.teredo is not None:
            return False
        if place.ipv4_mapped is not None:
            place = place.ipv4_mapped
    return place.is_global and not place.is_multicast


_TRANSLATED: Final = ip_network("64:ff9b::/96")


def send(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Posts the body and returns the status; blocks, so it runs in a thread."""
    parts = check_address(url, private)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    last: OSError = ConnectionError("no address")
    for address in public_addresses(host, port, private):
        try:
            plug = socket.create_connection((address, port), timeout=SECONDS)
        except OSError as error:
            last = error
            continue
        if parts.scheme == "https":
            plug = ssl.create_default_context().wrap_socket(plug, server_hostname=host)
        return _post(plug, parts, body, headers)
    raise last


def _post(plug: socket.socket, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    connection = http.client.HTTPConnection(parts.hostname or "", timeout=SECONDS)
    connection.sock = plug
    try:
        path = parts.path or "/"
        path += f"?{parts.query}" if parts.query else ""
        connection.request("POST", path, body, {"Host": parts.netloc, **headers})
        answer = connection.getresponse()
        with suppress(OSError, http.client.HTTPException):
            answer.read(MOST)
        return answer.status
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from None
    finally:
        connection.close()
