"""Replays that are read again and again cost little, and say the same as the first time."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec

from rosenkrieg.core.contract import SEATS, Viewer
from rosenkrieg.core.match import Match
from rosenkrieg.server import messages as m
from rosenkrieg.server.replays import Replays, Told, replay
from rosenkrieg.server.showing import log_lines

HEAD = m.Replay("a" * 16, "vetternkrieg", 1, {}, None, [], None, None, [])


def told(match: Match[Any, Any, Any], viewer: Viewer, known: list[Told]) -> bytes:
    lines = [
        line
        for number in range(len(match.moves))
        for line in log_lines(match, viewer, number, number + 1)
    ]
    return asyncio.run(replay(HEAD, match.game, match.states, lines, viewer, known))


def test_what_is_known_is_used_again_and_nothing_else() -> None:
    rng, match = Random(3), Match[Any, Any, Any]("vetternkrieg", seed=3)
    known: dict[Viewer, list[Told]] = {viewer: [] for viewer in (None, *SEATS)}
    for step in range(40):
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))
        if step % 9 == 8:
            match.rewind(len(match.moves) - 4)  # what comes now has other states
        for viewer, there in known.items():
            before = list(there)
            assert told(match, viewer, there) == told(match, viewer, []), (step, viewer)
            kept = sum(old is new for old, new in zip(before, there, strict=False))
            assert kept >= len(before) - 5
    views = {told(match, viewer, there) for viewer, there in known.items()}
    assert len(views) == 3


def test_replays_take_no_more_memory_than_they_may() -> None:
    replays = Replays(most=100)
    for number in range(10):
        text = msgspec.Raw(b"x" * 30)
        replays.put(f"match {number}", None, [Told(0, None, [], text)])
    assert [bool(replays.take(f"match {number}", None)) for number in range(10)] == [
        *[False] * 7,
        *[True] * 3,
    ]
    replays.put("match", SEATS[0], [Told(0, None, [], msgspec.Raw(b"x" * 90))])
    replays.forget("match")
    assert replays.take("match", SEATS[0]) == []
    assert replays._bytes == 0
