"""When a notice may be sent."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from rosenkrieg.server.notices import outgoing
from rosenkrieg.server.notices.wishes import Quiet, Wishes, due

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Quiet(22 * 60, 7 * 60 + 30)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


@pytest.mark.parametrize(
    ("now", "sent"),
    [
        ("2026-11-19 12:00", "2026-11-19 12:00"),
        ("2026-11-19 22:00", "2026-11-20 07:30"),
        ("2026-11-20 03:00", "2026-11-20 07:30"),
        ("2026-11-20 07:30", "2026-11-20 07:30"),
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # the night in which clocks go forward
    ],
)
def test_not_at_night(now: str, sent: str) -> None:
    assert due(Wishes(quiet=NIGHT, zone="Europe/Berlin"), at(now), None) == at(sent)


def test_not_at_noon() -> None:
    wishes = Wishes(quiet=Quiet(12 * 60, 14 * 60), zone="Europe/Berlin")
    assert due(wishes, at("2026-11-19 13:00"), None) == at("2026-11-19 14:00")
    assert due(wishes, at("2026-11-19 14:00"), None) == at("2026-11-19 14:00")


def test_together_and_after_a_vacation() -> None:
    now = at("2026-11-19 12:00")
    assert due(Wishes(every=60), now, None) == now
    assert due(Wishes(every=60), now, now - 600) == now + 3000
    away = Wishes(away_until=at("2026-11-25 23:00"), quiet=NIGHT, zone="Europe/Berlin")
    assert due(away, now, None) == at("2026-11-26 07:30")


def test_an_unknown_zone_is_that_of_greenwich() -> None:
    for zone in ("Nowhere/Else", "../../etc/passwd", ""):
        assert due(Wishes(quiet=Quiet(0, 1), zone=zone), 0.0, None) == 60.0


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "https://user:secret@hooks.example/x",
        "https://hooks.example:22/x",
        "https:///x",
        "https://hooks.example/a b",
        "https://hooks.example:port/",
        "gopher://hooks.example/",
        "https://hooks.example/\r\nHost: else",
    ],
)
def test_addresses_that_nothing_is_sent_to(url: str) -> None:
    with pytest.raises(outgoing.Unwelcome):
        outgoing.check_address(url)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "169.254.169.254",
        "192.168.0.1",
        "0.0.0.0",
        "::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "0x7f000001",
        "2130706433",
        "100.64.0.1",
        "224.0.0.1",
    ],
)
def test_hosts_in_private_networks(host: str) -> None:
    with pytest.raises(outgoing.Unwelcome):
        outgoing.public_addresses(host, 443)
