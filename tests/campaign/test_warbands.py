"""Warbands: costs as published, limits as warnings, rosters in the ledger."""

from __future__ import annotations

import pytest

from rosenkrieg.campaign import Refused
from rosenkrieg.campaign.warbands import Note, Roster, Unit, decode, encode, points, warnings
from rosenkrieg.games.rampant.tables import EDITIONS, STANDARD
from rosenkrieg.locale import LANGUAGES, Words
from tests.campaign.club import club, ids

TABLES = EDITIONS.tables(STANDARD.hash)
USUAL = Roster(
    "Usual",
    (
        Unit("lr_mounted_men_at_arms", leader=True),
        Unit("lr_foot_serjeants", losses=3, note="shaken"),
        Unit("lr_foot_serjeants"),
        Unit("lr_archers"),
        Unit("lr_archers"),
        Unit("lr_bidowers"),
    ),
    (Note("e9", "held the ford"),),
)

LEADER = Unit("lr_bidowers", leader=True)


def keys(roster: Roster, most: int | None = None) -> list[str]:
    """The warnings by their keys."""
    return [message.key for message in warnings(roster, TABLES, most)]


def test_a_usual_warband_has_24_points_and_no_warnings() -> None:
    assert points(USUAL, TABLES) == 24
    assert keys(USUAL, 24) == []


@pytest.mark.parametrize(
    ("roster", "most", "expected"),
    [
        (USUAL, 23, ["warband-points"]),
        (Roster("", (Unit("lr_archers"),)), None, ["warband-leaders"]),
        (Roster("", (LEADER, *[Unit("lr_serfs")] * 5)), None, ["warband-type"]),
        (Roster("", (Unit("dr_elite_riders", extra=5, leader=True),)), None, ["warband-unit"]),
        (Roster("", (LEADER, Unit("dr_scouts"))), None, ["warband-books"]),
    ],
)
def test_limits_are_warnings(roster: Roster, most: int | None, expected: list[str]) -> None:
    assert keys(roster, most) == expected
    for language in LANGUAGES:
        words = Words(language, ("rosenkrieg.campaign",))
        assert all(words.say(message) for message in warnings(roster, TABLES, most))


def test_a_kind_of_their_own_costs_what_they_say() -> None:
    assert points(Roster("", (Unit("our_ogres", extra=7),)), TABLES) == 7


def test_a_roster_is_kept_in_the_ledger_and_nonsense_is_refused() -> None:
    book = club()
    one, two = ids(book)
    book.roster(one, one, encode(USUAL), 1)
    assert decode(book.season.realms[one].roster) == USUAL
    with pytest.raises(Refused, match="expected a roster, got"):
        book.roster(one, one, '{"name": 3}', 1)
    with pytest.raises(Refused, match="the realm itself or the organizer"):
        book.roster(two, one, encode(USUAL), 1)
