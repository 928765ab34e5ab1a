"""Whatever is lost between servers, all rooms come to show what is stored. See protocol.py."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator

import pytest

from rosenkrieg.server.rooms import Rooms
from tests.server.protocol import Node, Quick, World, all_histories, random_histories


@pytest.fixture(autouse=True)
def impatient() -> Iterator[None]:
    """Nobody waits before trying again, and faults that are made here are not logged."""
    logging.disable(logging.CRITICAL)
    with Quick():
        yield
    logging.disable(logging.NOTSET)


def planned(
    faults: int = 0,
    deafness: int = 0,
    odd: bool = False,
    plays: tuple[int, ...] = (),
    says: tuple[int, ...] = (),
    enters: tuple[int, ...] = (),
) -> Callable[[], World]:
    """Two servers, and what people do at which of them."""

    def make() -> World:
        world = World(2, faults, deafness, odd)
        for node in plays:
            world.plays(node)
        for node in says:
            world.says(node)
        for node in enters:
            world.enters(node)
        return world

    return make


BOTH = (0, 1)
PLANS = {
    "a move": (planned(plays=(0,)), BOTH),
    "a move while the room is loaded elsewhere": (planned(plays=(0,), enters=(1,)), (0,)),
    "a move, and one call fails": (planned(1, plays=(0,)), BOTH),
    "a move, and something unexpected": (planned(1, odd=True, plays=(0,)), BOTH),
    "a move while a server is deaf": (planned(0, 1, plays=(0,)), BOTH),
    "two moves at the same time": (planned(plays=(0, 1)), BOTH),
    "a word, and one call fails": (planned(1, says=(0,)), BOTH),
    "a word, and something unexpected": (planned(1, odd=True, says=(0,)), BOTH),
}


@pytest.mark.parametrize("plan", PLANS)
def test_all_histories_end_with_everybody_at_the_same(plan: str) -> None:
    make, entered = PLANS[plan]
    assert asyncio.run(all_histories(make, entered)) > 3


def test_random_histories_with_everything_in_them() -> None:
    assert asyncio.run(random_histories(0.5)) > 1


# what this would find


def found(make: Callable[[], World], entered: tuple[int, ...]) -> str:
    with pytest.raises(AssertionError) as error:
        asyncio.run(all_histories(make, entered))
    return str(error.value.args[0][0])


def test_a_room_that_does_not_look_again_after_loading_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Node, "is_shared", False)
    make, entered = PLANS["a move while the room is loaded elsewhere"]
    assert found(make, entered) == "a room is behind"


def test_a_server_that_compares_only_once_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def once(rooms: Rooms) -> None:
        rooms._comparing = None
        rooms._is_behind = False
        await rooms._compare_once()

    monkeypatch.setattr(Rooms, "_compare", once)
    assert found(planned(1, 1, odd=True, plays=(0,)), BOTH) == "a room is behind"
