"""Where a page comes from that speaks to us: browsers say so, and pages of others are refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from urllib.parse import urlsplit


def is_welcome(headers: Iterable[tuple[bytes, bytes]], allowed: Collection[str]) -> bool:
    """Whether a request comes from our own page, an allowed one, or no browser at all."""
    said = {name.lower(): value.decode("latin-1") for name, value in headers}
    origin = said.get(b"origin")
    if origin is None or origin in allowed or said.get(b"sec-fetch-site") == "same-origin":
        return True
    try:
        return urlsplit(origin).netloc.lower() == said.get(b"host", "").lower() != ""
    except ValueError:
        return False
