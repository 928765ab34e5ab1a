"""Tokens of seats: who holds one has the seat."""

from __future__ import annotations

import hashlib


def token_hash(token: str) -> str:
    """The form in which a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
