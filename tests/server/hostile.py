"""Messages that somebody with bad intentions, or a broken client, might send."""

from __future__ import annotations

import json
import random
from typing import Any

VERBS: list[dict[str, Any]] = [
    {"act": "SE3*", "version": 12},
    {"preview": "SE3"},
    {"why": ["square:d4"]},
    {"hint": True},
    {"coach": True},
    {"weigh": "SE3*"},
    {"odds": True},
    {"turn": True, "since": 3},
    {"take_back": True},
    {"orders": {"march": "never", "answer": "doubt"}},
    {"offer": "draw"},
    {"accept": "draw"},
    {"decline": "pause"},
    {"resign": True},
    {"chat": "hallo"},
    {"ping": True},
    {"join": "x" * 43, "entropy": "abc", "name": "N", "since": 3},
    {"watch": True},
]

ODD: list[Any] = [
    None, True, False, 0, -1, 2**63, 2**64, -(2**100), 10**400, 1e308, 0.1, "", "x", "\0", "\u202e",
    "\U0010ffff", "x" * 5000, "'; DROP TABLE steps; --", "<script>alert(1)</script>", "../../etc",
    "%s%n{0}", [], {}, [[]], [None] * 100, {"act": "x"}, {"$ne": 1}, "SE3", "+", "N1", "chance",
    "take2", "red", "\uff12", "\U0001f600",
]  # fmt: skip

BROKEN = [
    "", " ", "null", "true", "1", '"x"', "[]", "{", "}", "{]", '{"act"}', '{"act":}', "[" * 8000,
    '{"a":' * 2000, '{"act": NaN, "version": 1}', "\ufeff{}", "{'ping': true}", "\x00",
    '{"ping": tru', '{"x": "\\ud800',
]  # fmt: skip


def mutated(rng: random.Random) -> str:
    """A message of our form with something wrong in it; a JSON object all the same."""
    message = dict(rng.choice(VERBS))
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        what = rng.random()
        name = rng.choice(list(message) or [""])
        if what < 0.45:
            message[name] = rng.choice(ODD)
        elif what < 0.6:
            message.pop(name, None)
        elif what < 0.75:
            name = rng.choice(["act", "version", "id", "seat", "__class__", "x", ""])
            message[name] = rng.choice(ODD)
        elif what < 0.85:
            message |= rng.choice(VERBS)
        elif isinstance(message.get(name), str):
            message[name] = "".join(rng.sample(message[name] * 3, len(message[name])))
        elif isinstance(message.get(name), int):
            message[name] = rng.randrange(-5, 300)
    if rng.random() < 0.3:
        message["id"] = rng.choice(ODD)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.05:  # a key twice
        text = text[:-1] + (', "act": "N1"}' if message else '"act": "N1"}')
    if rng.random() < 0.002:  # half of a pair of surrogates: no JSON any more
        text = text.replace("x", "\\ud83d", 1)
    return text if len(text.encode("utf-8", "replace")) < 16_000 else '{"ping": true}'


def harmless(text: str) -> bool:
    """Whether the holder of a seat can send it without playing by the rules."""
    return not any(verb in text for verb in ("resign", "accept", "take_back", "offer", "orders"))
