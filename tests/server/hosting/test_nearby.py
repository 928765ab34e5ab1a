"""Where other devices in the local network find the site, and who is told so."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from ipaddress import ip_address
from urllib.parse import urlsplit

from rosenkrieg.server.serving import bind, nearby
from tests.server.helpers import Running


def test_a_place_for_this_machine_alone_is_near_nobody() -> None:
    with closing(bind("127.0.0.1", 0)) as place:
        assert nearby(place) == ()


def test_a_place_for_everybody_has_an_address_that_others_can_use() -> None:
    with closing(bind("0.0.0.0", 0)) as place:
        for address in nearby(place):  # none on a machine without a network
            found = urlsplit(address)
            assert found.port == place.getsockname()[1]
            assert not ip_address(found.hostname or "").is_loopback


async def test_it_is_told_on_the_same_machine_only(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, nearby=("http://192.0.2.7:8000",), proxies="127.0.0.1")
    assert (await running.get("/api/site")).json()["nearby"] == ["http://192.0.2.7:8000"]
    async with running.web(headers={"X-Forwarded-For": "203.0.113.9"}) as web:
        assert (await web.get("/api/site")).json()["nearby"] == []
