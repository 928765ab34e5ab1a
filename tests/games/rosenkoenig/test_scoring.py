# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Territories, points and tie-breaks. [R45-R55, A14, A15]"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rosenkrieg.core.contract import FIRST, SECOND, Outcome
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.view import View
from tests.games.rosenkoenig.table import FILES, pictured, position

# the table printed on the leaflet
PRINTED = {
    1: 1, 2: 4, 3: 9, 4: 16, 5: 25, 6: 36, 7: 49, 8: 64, 9: 81, 10: 100, 11: 121, 12: 144,
    13: 169, 14: 196, 15: 225, 16: 256, 17: 289, 18: 324, 19: 361, 20: 400, 21: 441, 22: 484,
    23: 529, 24: 576, 25: 625,
}  # fmt: skip

SQUARES = [file + rank for rank in "123456789" for file in FILES]

boards = st.dictionaries(st.sampled_from(SQUARES), st.sampled_from("rw"), max_size=52)
full_boards = st.permutations(SQUARES).flatmap(
    lambda squares: st.lists(st.sampled_from("rrw"), min_size=40, max_size=52).map(
        lambda roses: dict(zip(squares, roses, strict=False))
    )
)


def seen(picture: str) -> View:
    return GAME.view(position(picture, red="N1"), None)


def points(picture: str) -> tuple[int, int]:
    """The scores of a position, which view, scoring and outcome must agree on."""
    state = position(picture, red="N1")
    red, white = (scoring.score(state.board, seat) for seat in (FIRST, SECOND))
    assert verdict(picture).scores == GAME.view(state, None).scores == (red, white)
    return red, white


def sizes(picture: str) -> tuple[list[int], list[int]]:
    """The sizes of Red's and of White's territories."""
    red, white = seen(picture).territories
    return [len(territory) for territory in red], [len(territory) for territory in white]


def verdict(picture: str, **things: object) -> Outcome:
    """The result if the game ends in this position."""
    outcome = GAME.outcome(position(picture, phase="over", **things))
    assert outcome is not None
    return outcome


def snake(size: int) -> str:
    """A picture of one red territory that winds from a1 upwards."""
    path = [
        file + rank
        for rank in "123456789"
        for file in (FILES if int(rank) % 2 else reversed(FILES))
    ]
    return pictured(dict.fromkeys(path[:size], "r"))


def union_find(stones: dict[str, str], rose: str) -> set[frozenset[str]]:
    """Territories found in another way: every pair of neighbours is united."""
    leader = {square: square for square, colour in stones.items() if colour == rose}

    def lead(square: str) -> str:
        while leader[square] != square:
            square = leader[square]
        return square

    for one in leader:
        for two in leader:
            files, ranks = abs(ord(one[0]) - ord(two[0])), abs(int(one[1]) - int(two[1]))
            if files + ranks == 1:
                leader[lead(one)] = lead(two)
    groups: dict[str, set[str]] = {}
    for square in leader:
        groups.setdefault(lead(square), set()).add(square)
    return {frozenset(group) for group in groups.values()}


# territories


def test_R45_a_territory_is_joined_side_by_side() -> None:
    view = seen("""
        7 .rr......
        6 ..r.w....
        5 ..rwwW...
        4 r........
    """)
    assert view.territories == (
        (("c5", "c6", "b7", "c7"), ("a4",)),
        (("d5", "e5", "f5", "e6"),),
    )


def test_R45_the_edges_of_the_board_are_not_joined() -> None:
    assert sizes("""
        6 r.......r
        5 ........R
        1 r...w....
    """) == ([2, 1, 1], [1])
    assert sizes("""
        9 ....w....
        1 r...W...r
    """) == ([1, 1], [1, 1])


def test_R46_a_corner_does_not_join() -> None:
    assert sizes("""
        6 .....r...
        5 ....Rw...
        4 ...r.....
    """) == ([1, 1, 1], [1])


def test_R45_a_territory_may_wind() -> None:
    assert sizes("""
        9 rrrrrrrrr
        8 ........r
        7 rrrrrrr.r
        6 r.....r.r
        5 r.rrr.r.r
        4 r.r.w.r.r
        3 r.rrrrr.r
        2 r.......r
        1 rrRrrrrrr
    """) == ([49], [1])


@settings(max_examples=150, deadline=None)
@given(boards | full_boards)
def test_R45_R46_territories_agree_with_union_find(stones: dict[str, str]) -> None:
    view = seen(pictured(stones))
    assert points(pictured(stones)) == view.scores
    for seat, rose in enumerate("rw"):
        found = view.territories[seat]
        assert {frozenset(territory) for territory in found} == union_find(stones, rose)
        assert len(found) == len(set(found))
        assert [len(territory) for territory in found] == sorted(map(len, found), reverse=True)


# points


@pytest.mark.parametrize("size", range(1, 53))
def test_R47_a_territory_is_worth_its_size_squared(size: int) -> None:
    assert points(snake(size)) == (size * size, 0)


def test_R48_the_score_is_the_sum_over_all_territories() -> None:
    picture = """
        7 rr.w.....
        6 r..w.r...
        5 ....Ww...
    """
    assert sizes(picture) == ([3, 1], [2, 2])
    assert points(picture) == (10, 8)


def test_R48_without_stones_it_is_nothing() -> None:
    assert points("5 ....x....") == (0, 0)
    assert points("5 ....W....") == (0, 1)


def test_R49_the_higher_score_wins() -> None:
    assert verdict("5 rrr.W.ww.") == Outcome(FIRST, "blocked", (9, 5), "points")
    assert verdict("5 www.R.rr.") == Outcome(SECOND, "blocked", (5, 9), "points")


def test_R50_equal_scores_the_largest_territory_wins() -> None:
    red_larger = """
        5 wwwww....
        3 rrrr..R..
        2 ......r..
        1 ......r..
    """
    assert verdict(red_larger) == Outcome(SECOND, "blocked", (25, 25), "territory")
    swapped = red_larger.translate(str.maketrans("rwRW", "wrWR"))
    assert verdict(swapped) == Outcome(FIRST, "blocked", (25, 25), "territory")


MORE_ROSES = """
    9 rrrrr.rr.
    7 rr.rr.rr.
    5 wwwww....
    3 wwWw.....
"""


def test_R51_then_the_number_of_roses_wins() -> None:
    assert sizes(MORE_ROSES) == ([5, 2, 2, 2, 2], [5, 4])
    assert verdict(MORE_ROSES) == Outcome(FIRST, "blocked", (41, 41), "roses")
    swapped = MORE_ROSES.translate(str.maketrans("rwRW", "wrWR"))
    assert verdict(swapped) == Outcome(SECOND, "blocked", (41, 41), "roses")


def test_R51_then_it_is_a_draw() -> None:
    assert verdict("5 rr.W.r.ww") == Outcome(None, "blocked", (5, 5), "nothing")
    assert verdict("5 ....x....") == Outcome(None, "blocked", (0, 0), "nothing")


def test_R52_the_printed_example() -> None:
    picture = """
        9 .ww.rr...
        8 .www..r..
        7 .www..r..
        6 ....w....
        5 rrr......
        4 rR.w.....
        3 ...w.r...
    """
    assert sizes(picture) == ([5, 2, 2, 1], [8, 2, 1])
    assert points(picture) == (34, 69)


def test_R53_the_printed_table() -> None:
    assert {size: points(snake(size))[FIRST] for size in range(1, 26)} == PRINTED


@settings(max_examples=150, deadline=None)
@given(boards | full_boards)
def test_R54_taking_equal_territories_off_keeps_the_difference(stones: dict[str, str]) -> None:
    view = seen(pictured(stones))
    before = view.scores[FIRST] - view.scores[SECOND]
    red, white = view.territories
    for one, two in ((r, w) for r in red for w in white if len(r) == len(w)):
        left = {square: rose for square, rose in stones.items() if square not in one + two}
        after = seen(pictured(left)).scores
        assert after[FIRST] - after[SECOND] == before
        break


def test_R54_tie_breaks_look_at_the_full_board() -> None:
    assert verdict(MORE_ROSES).winner == FIRST
    without_the_fives = MORE_ROSES.replace("rrrrr.", "......").replace("wwwww", ".....")
    assert verdict(without_the_fives) == Outcome(SECOND, "blocked", (16, 16), "territory")


def test_R55_heroes_and_cards_left_are_worth_nothing() -> None:
    picture = "5 rrr.W.ww."
    plain = verdict(picture)
    assert verdict(picture, heroes=(0, 4), white="N1 N2 N3 NE1 NE2") == plain
    assert verdict(picture, heroes=(4, 0), red="N1 N2 N3 NE1 NE2") == plain


def test_A14_the_sum_decides_and_not_the_largest_territory() -> None:
    picture = """
        7 rrr......
        5 rrr...W..
        4 ......w..
        3 ......w..
        2 ......w..
        """
    assert sizes(picture) == ([3, 3], [4])
    assert verdict(picture) == Outcome(FIRST, "blocked", (18, 16), "points")


@pytest.mark.parametrize("size", range(26, 53))
def test_A15_territories_above_25_follow_the_same_formula(size: int) -> None:
    reason = "stones" if size == 52 else "blocked"
    assert verdict(snake(size)) == Outcome(FIRST, reason, (size * size, 0), "points")
