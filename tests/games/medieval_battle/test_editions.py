"""Editions: units, cards, modules and maps that a player brings."""

from __future__ import annotations

import pytest

from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.material import KIND
from rosenkrieg.games.medieval_battle.tables import EDITIONS

from .table import begun

TEXT = EDITIONS.text("standard")


def changed(*pairs: tuple[str, str]) -> str:
    """The standard edition with some of its text exchanged."""
    text = TEXT
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def faults(*pairs: tuple[str, str]) -> tuple[str, ...]:
    with pytest.raises(BadEdition) as refused:
        EDITIONS.check(changed(*pairs))
    return refused.value.faults


def test_other_values_are_played():
    text = changed(
        ("cost = 3\nmovement = 4", "cost = 3\nmovement = 5"), ("recruiting = 20", "recruiting = 21")
    )
    table = begun(edition=text)
    assert table.can("recruit:3,3,3")
    tables = EDITIONS.tables(table.state.options.edition)
    assert tables.movement[KIND["HC"]] == 5
    sheet = GAME.sheet(GAME.info.complete({"edition": text}))
    assert sheet is not None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "HC"', 'id = "XX"', "unit: expected the units HC, LC"),  # [M1]
        ("cost = 3", "cost = 12", "unit HC: expected cost from 1 to 9, got 12"),
        ("movement = 4", "movement = 6", "unit HC: expected movement from 1 to 5, got 6"),
        ("counters = 3", 'counters = "x"', "unit HC: expected counters from 1 to 6"),
        ('on_foot = "HI"', 'on_foot = "LC"', "unit HC: expected on_foot out of HI"),
        ("range = 2", "range = 3", "unit LB: expected range from 0 to 2, got 3"),
        ("[[2, 0], [1, 0]", "[[3, 0], [1, 0]", "track: expected columns such as [1, 0]"),  # [M2]
        ('attacker = "HC"', 'attacker = "BG"', "melee: expected one attacker each of"),  # [M3]
        ("{ HC = 2, LC = 4", "{ HC = 9, LC = 4", "melee HC: expected HC from 0 to 4, got 9"),
        ("{ HC = 2, LC = 4", "{ LC = 4", "melee HC: expected columns for HC"),
        ('shooter = "LB"', 'shooter = "HI"', "ranged: expected one shooter each of"),
        ("winning = 5", "winning = 0", "size standard: expected winning from 1"),  # [M4]
        ("recruiting = 20", "recruiting = 39", "size standard: expected an army of 39"),  # [M5]
        ('  "   f",\n  ". . h .",', '  ". . h .",', "module I: expected rows of 1, 4, 3, 4, 1"),
        ('  "   f",\n  ". . h .",', '  "   x",\n  ". . h .",', "module I: expected ground out of"),
        ('" . . .",', '" . m .",', "module I: expected no mountain under the flag"),  # [M6]
        ('id = "e1"', 'id = "E1"', "module E1: expected an id such as e2"),
        ('id = "A1"', 'id = "A7"', "module A7: expected letter and piece to make the id"),
        ("A-I0-1.2.3-e1.e2.e3", "A-I0-1.2.3-e1.e2.e9", "map standard: "),  # [M7]
        ('source = "book"', 'source = "hearsay"', "expected a source out of book"),  # [M8]
    ],
)
def test_a_fault_names_the_entry_and_the_reason(old: str, new: str, words: str):
    found = faults((old, new))
    assert any(words in fault for fault in found), found


def test_all_faults_are_told_at_once():
    found = faults(
        ("cost = 3", "cost = 12"),
        ("winning = 5", "winning = 0"),
        ('id = "e1"', 'id = "E1"'),
        ('attacker = "HC"', 'attacker = "BG"'),
    )
    for words in ("unit HC", "size standard", "module E1", "melee"):
        assert any(fault.startswith(words) for fault in found), words
    assert len(found) == len(set(found))


def test_an_unknown_key_is_refused():
    found = faults(('[[unit]]\nid = "HC"', '[[unit]]\nspeed = 3\nid = "HC"'))
    assert any("unit HC: expected one of" in fault and "'speed'" in fault for fault in found)


def test_every_entry_of_the_standard_edition_says_where_it_comes_from():
    sheets = EDITIONS.tables(EDITIONS.load("standard").hash).sheets
    assert sheets.melee_sources["LC"] == {"all": "book"}
    assert all(module.source == {"all": "ours"} for module in sheets.modules.values())
    assert all(kind.source["cost"] == "book" for kind in sheets.kinds)
