"""Sections 1, 3 and 4: frame, blocks, set-up; the data recounted against the book."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from msgspec.structs import replace

from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import AREA_COUNT
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BETWEEN,
    BIT,
    BLOCK,
    BLOCKS,
    BORDERS,
    CARDS,
    CITIES,
    COLOUR,
    COUNTERPART,
    CROWNS,
    DECK,
    EXILES,
    FULL,
    HEIRS,
    HOMES,
    HOUSE,
    IS_EVENT,
    IS_MAJOR_PORT,
    KIND,
    LIMIT,
    LOYALTY,
    LOYALTY_TO_WARWICK,
    NEIGHBOURS,
    NEVER_SAILS,
    NEVILLES,
    PLACES,
    POINTS,
    RANK,
    ROLL_WEIGHTS,
    ROLLS,
    SETUPS,
    SUPPLY,
    ZONE_NAMES,
    ZONES,
)

from .table import Position

GIVEN = tomllib.loads(files("rosenkrieg.games.richard3").joinpath("data/setups.toml").read_text())
"""The set-ups as data/setups.toml has them."""


def start(setup: str = "1460") -> Position:
    return Position(GAME.initial_state({"setup": setup}))


def names(mask: int) -> set[str]:
    return {BLOCKS[block] for block in range(63) if mask & BIT[block]}


# the sheets


def test_1_0_1_three_campaigns_of_seven_turns():
    first, last = (SETUPS["1460"][key] for key in ("first_campaign", "last_campaign"))
    assert (first, last) == (1, 3)


def test_2_0_1_lancaster_sits_first_york_second():
    assert GAME.info.seats == ("lancaster", "york")


def test_2_1_3_borders_have_three_colours_and_join_33_areas():
    assert len(AREAS) == AREA_COUNT == 33
    assert len(BORDERS) == 62
    assert Counter(COLOUR) == {"yellow": 24, "blue": 26, "red": 12}
    assert {COLOUR[n]: LIMIT[n] for n in range(62)} == {"yellow": 4, "blue": 3, "red": 2}


def test_2_1_4_battle_sites_castles_and_towns_are_not_in_the_data():
    assert not any(word in name for name in AREAS for word in ("castle", "towton"))


def test_2_4_1_seven_cities():
    assert {AREAS[area] for area in CITIES} == {
        "somerset", "warwick", "northumbria", "south_yorks", "middlesex", "east_anglia", "wilts",
    }  # fmt: skip


def test_2_6_1_wales_is_four_areas_and_no_exile():
    wales = HOMES[BLOCK["l-welsh_mercenary"]]
    assert {AREAS[area] for area in wales} == {"pembroke", "caernarvon", "powys", "glamorgan"}
    assert not set(wales) & {*EXILES[0], *EXILES[1]}


def test_2_7_1_two_exiles_a_side():
    assert {AREAS[area] for area in EXILES[0]} == {"france", "scotland"}
    assert {AREAS[area] for area in EXILES[1]} == {"calais", "ireland"}


def test_2_71_1_ireland_lies_in_the_irish_sea_alone():
    assert ZONES[AREA["ireland"]] == 1 << ZONE_NAMES.index("irish_sea")
    assert not NEIGHBOURS[AREA["ireland"]]


def test_2_72_1_scotland_has_land_borders():
    assert {AREAS[area] for area, _ in NEIGHBOURS[AREA["scotland"]]} == {"cumbria", "northumbria"}


def test_2_81_1_five_areas_touch_two_zones():
    both = {AREAS[area] for area in range(33) if ZONES[area].bit_count() == 2}
    assert both == {"kent", "cornwall", "scotland", "calais", "france"}


def test_2_82_1_the_isle_of_man_is_an_island_with_a_shield_of_stanley():
    man = AREA["isle_of_man"]
    assert not NEIGHBOURS[man]
    assert man in HOMES[BLOCK["l-stanley"]]
    assert man in HOMES[BLOCK["y-stanley"]]
    assert SUPPLY[man] == 4
    assert man not in (*EXILES[0], *EXILES[1])


def test_2_83_1_all_exiles_are_major_ports_the_isle_of_man_is_not():
    assert all(IS_MAJOR_PORT[area] for area in (*EXILES[0], *EXILES[1]))
    assert not IS_MAJOR_PORT[AREA["isle_of_man"]]
    assert all(ZONES[area] for area in range(33) if IS_MAJOR_PORT[area])
    assert sum(IS_MAJOR_PORT) == 14


def test_3_0_1_there_are_63_blocks():
    assert len(BLOCKS) == 63
    assert Counter(HOUSE) == {0: 31, 1: 31, 2: 1}


def test_3_11_2_highest_strength_is_4_3_or_2():
    assert set(FULL) == {2, 3, 4}


def test_3_12_1_letters_and_numbers():
    view_of = {
        "y-calais_mercenary": "B4",
        "y-march": "A3",
        "l-bombard": "D3",
        "l-york_church": "C2",
    }
    from rosenkrieg.games.richard3.tables import LETTER, POWER

    for name, fires in view_of.items():
        assert f"{'ABCD'[LETTER[BLOCK[name]]]}{POWER[BLOCK[name]]}" == fires


def test_3_13_1_only_nobles_churches_and_two_heirs_have_loyalty_dice():
    for block in range(63):
        turns = COUNTERPART[block] != block
        assert bool(LOYALTY[block]) == turns, BLOCKS[block]
        if KIND[block] in ("levy", "bombard", "mercenary", "rebel"):
            assert not turns


def test_3_13_2_loyalty_differs_by_side():
    assert LOYALTY[BLOCK["l-rivers"]] == 1
    assert LOYALTY[BLOCK["y-rivers"]] == 2


def test_3_13_3_three_nevilles():
    assert names(NEVILLES) == {
        f"{side}-{name}" for side in "ly" for name in ("warwick", "salisbury", "kent")
    }


def test_3_14_1_titles_are_words_only():
    assert "title" not in GAME.state_type.__struct_fields__


def test_3_21_1_five_heirs_a_side_by_rank():
    for heirs in HEIRS:
        assert [RANK[heir] for heir in heirs] == [1, 2, 3, 4, 5]


def test_3_22_1_two_versions_have_the_same_highest_strength():
    pairs = [block for block in range(63) if COUNTERPART[block] != block]
    assert len(pairs) == 26
    for block in pairs:
        other = COUNTERPART[block]
        assert COUNTERPART[other] == block
        assert FULL[other] == FULL[block]
        assert {HOUSE[block], HOUSE[other]} == {0, 1}


def test_3_23_1_two_church_blocks_a_side():
    churches = [name for name in BLOCKS if "church" in name]
    assert len(churches) == 4


def test_3_24_1_a_levy_for_each_city_and_a_bombard_a_side_all_in_the_pool():
    table = start()
    levies = [name for name in BLOCKS if KIND[BLOCK[name]] in ("levy", "bombard")]
    assert len(levies) == 7 + 2
    assert all(table.where(name) == "pool" for name in levies)


def test_3_25_1_homes_of_the_mercenaries():
    homes = {
        name: AREAS[HOMES[BLOCK[name]][0]] for name in BLOCKS if KIND[BLOCK[name]] == "mercenary"
    }
    assert homes["y-burgundian_mercenary"] == homes["y-calais_mercenary"] == "calais"
    assert homes["y-irish_mercenary"] == "ireland"
    assert homes["l-french_mercenary"] == "france"
    assert homes["l-scots_mercenary"] == "scotland"
    assert len(homes) == 6


def test_5_1_1_the_deck():
    assert sum(DECK) == 25
    deck = {CARDS[card]: (POINTS[card], DECK[card]) for card in range(len(CARDS))}
    assert deck == {
        "force_march": (1, 1), "muster": (0, 1), "piracy": (2, 1), "plague": (0, 1),
        "surprise": (1, 1), "treason": (1, 1),
        "action_4": (4, 6), "action_3": (3, 7), "action_2": (2, 6),
    }  # fmt: skip
    assert sum(IS_EVENT) == 6


def test_5_3_7_who_never_sails():
    assert names(NEVER_SAILS) == {
        *(name for name in BLOCKS if "levy" in name),
        "l-scots_mercenary", "l-welsh_mercenary", "rebel",
    }  # fmt: skip


def test_6_91_1_kent_and_salisbury_have_two_dice_or_one_for_warwick():
    for name in ("y-kent", "l-kent", "y-salisbury", "l-salisbury"):
        assert (LOYALTY[BLOCK[name]], LOYALTY_TO_WARWICK[BLOCK[name]]) == (2, 1)


def test_dice_are_multisets_with_weights():
    assert [len(rolls) for rolls in ROLLS] == [1, 6, 21, 56, 126]
    assert [sum(weights) for weights in ROLL_WEIGHTS] == [1, 6, 36, 216, 1296]


def test_eleven_crowns():
    assert {AREAS[area] for area in CROWNS} == {
        "cumbria", "south_yorks", "caernarvon", "chester", "derby", "pembroke", "warwick",
        "gloucester", "middlesex", "sussex", "cornwall",
    }  # fmt: skip


# set-up


def test_1_0_3_lancaster_starts_as_king():
    table = start()
    assert (table.king, table.pretender) == ("l-henry_vi", "y-york")


def test_4_0_1_cards_are_dealt_after_set_up():
    table = start()
    assert table.due == "chance"
    assert sum(table.state.cards.deck) == 25


def test_4_1_1_all_at_full_strength():
    assert start().state.strength == FULL


@pytest.mark.parametrize("setup", SETUPS)
def test_4_3_1_and_4_4_1_every_block_is_where_the_sheet_says(setup: str):
    table = start(setup)
    positions = SETUPS[setup]["positions"]
    assert {name: table.where(name) for name in BLOCKS} == positions
    GAME.check(table.state)


def test_4_5_1_four_minors_three_heirs_a_side_in_play():
    table = start()
    minors = {name for name in BLOCKS if table.where(name) == "minor"}
    assert minors == {"l-prince_edward", "l-richmond", "y-clarence", "y-gloucester"}
    assert GAME.view(table.state, None).off["y-clarence"] == "minor"


def test_4_6_1_the_other_version_lies_beside_in_the_open():
    view = GAME.view(start().state, None)
    assert view.off["y-rivers"] == "beside"
    assert "l-rivers" not in view.off


def test_4_x_1_three_set_ups():
    assert {name: (s["first_campaign"], s["last_campaign"]) for name, s in SETUPS.items()} == {
        "1460": (1, 3), "1470": (2, 2), "1483": (3, 3), "1470-even": (2, 2), "1483-even": (3, 3),
    }  # fmt: skip
    assert GAME.info.options[0].values[0] == "1460"
    assert start("1470").state.throne.due == (0, 0)


def test_4_x_3_one_heir_a_side_in_1483():
    table = start("1483")
    assert (table.king, table.pretender) == ("y-gloucester", "l-richmond")
    living = [name for name in BLOCKS if RANK[BLOCK[name]] and table.where(name) in AREAS]
    assert living == ["y-gloucester", "l-richmond"]


@pytest.mark.parametrize("name", ["1470", "1483"])
def test_4_x_4_even_variants_move_blocks_of_the_printed_set_up_and_change_nothing_else(name: str):
    """More of Lancaster's nobles begin on the map, fewer of York's; nobody dies or wakes."""
    printed, even = start(name), start(f"{name}-even")
    assert (even.king, even.pretender) == (printed.king, printed.pretender)
    assert even.state.date == replace(printed.state.date, setup=f"{name}-even")
    moved = {block for block in BLOCKS if even.where(block) != printed.where(block)}
    assert moved == set(GIVEN[f"{name}-even"]["positions"])
    assert not any(RANK[BLOCK[block]] for block in moved)
    for block in moved:
        assert even.where(block) not in ("dead", "minor", "captive")
        assert printed.where(block) not in ("dead", "minor", "captive")

    def nobles(table: Position, side: str) -> int:
        return sum(table.where(name) in AREAS for name in BLOCKS if name.startswith(side))

    assert nobles(even, "l") > nobles(printed, "l")
    assert nobles(even, "y") < nobles(printed, "y")


def test_x_15_the_book_set_up():
    table = start()
    on_map = {name: table.where(name) for name in BLOCKS if table.where(name) in AREAS}
    assert on_map == {
        "y-york": "ireland", "y-rutland": "ireland", "y-irish_mercenary": "ireland",
        "y-march": "calais", "y-warwick": "calais", "y-salisbury": "calais", "y-kent": "calais",
        "y-calais_mercenary": "calais", "y-burgundian_mercenary": "calais",
        "l-henry_vi": "middlesex", "l-somerset": "dorset", "l-exeter": "cornwall",
        "l-devon": "cornwall", "l-pembroke": "pembroke", "l-wiltshire": "wilts",
        "l-oxford": "essex", "l-beaumont": "lincoln", "l-clifford": "north_yorks",
        "l-french_mercenary": "france", "l-scots_mercenary": "scotland",
    }  # fmt: skip


def test_x_21_no_borders_over_estuaries():
    for one, two, zone in (
        ("glamorgan", "somerset", "irish_sea"),
        ("east_yorks", "lincoln", "north_sea"),
        ("kent", "essex", "north_sea"),
    ):
        assert (AREA[one], AREA[two]) not in BETWEEN
        assert ZONES[AREA[one]] & ZONES[AREA[two]] == 1 << ZONE_NAMES.index(zone)
    assert len(PLACES) == 39
