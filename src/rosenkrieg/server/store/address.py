"""The address of a database."""

from __future__ import annotations

from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rosenkrieg.server.store.storage import StorageError

MEMORY: Final = "memory:"
"""The address of no database at all: what is kept is gone with the process."""


def database_url(address: str) -> URL:
    """The address taken apart; an error does not repeat it, for its password."""
    try:
        url = make_url(address)
        backend = url.drivername.partition("+")[0]
    except (ArgumentError, ValueError):
        backend = ""
    if backend not in ("sqlite", "postgresql"):
        raise StorageError(
            "expected a database such as sqlite:///FILE or postgresql://HOST/NAME, "
            "got an address of another form"
        )
    return url
