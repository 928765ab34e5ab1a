# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Phases 6 and 7: victory and clean-up. [V151-V161, Y14]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.match import Match
from tests.games.vetternkrieg.table import (
    E,
    Keeping,
    M,
    Playing,
    Settling,
    Throwing,
    at,
    legal,
    play,
    table,
    there,
    turn,
    uses,
)

FIVE = {"red": "E1", "white": "E2", "field": "wakefield"}


def settling(round: int, **facts: object) -> Match:
    return at(Settling(M), round=round, half=(1, 0), **{"red": "E1", "white": "E2", **facts})


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_V151_all_three_regions_win_in_rounds_1_to_4(round: int) -> None:
    match = settling(round, north=(2, 1), central=(2, 1), south=(1, 0))
    play(match, "settle:reserve")
    assert match.outcome.winner == M
    assert (match.outcome.reason, match.outcome.scores) == ("england", (3, 0))


def test_V151_survivors_count_for_it() -> None:
    match = settling(1, north=(1, 1), central=(2, 1), south=(1, 0))
    play(match, "settle:north*1")
    assert match.outcome.winner == M


def test_V151_the_loser_of_the_battle_can_win_by_it() -> None:
    match = settling(2, north=(0, 1), central=(1, 2), south=(0, 1))
    play(match, "settle:reserve")
    assert match.outcome.winner == E


def test_V152_all_three_earlier_in_a_round_win_nothing() -> None:
    match = at(Playing(M), north=(2, 1), central=(2, 1), south=(2, 1), red="E1 E4", white="E5 E6")
    play(match, "E4/gain")
    assert not match.over
    play(match, "E5/remove/north die:1")  # and it can be undone before phase 6
    assert "n1:1" in there(match)


@pytest.mark.parametrize(
    ("north", "central", "south", "winner", "scores"),
    [
        ((2, 1), (2, 1), (0, 1), M, (2, 1)),
        ((1, 1), (0, 0), (0, 1), E, (0, 1)),
        ((2, 1), (2, 1), (2, 1), M, (3, 0)),
    ],
)
def test_V153_round_5_more_regions_win(
    north: tuple[int, int],
    central: tuple[int, int],
    south: tuple[int, int],
    winner: int,
    scores: tuple[int, int],
) -> None:
    match = settling(5, north=north, central=central, south=south)
    play(match, "settle:reserve")
    assert (match.outcome.winner, match.outcome.scores) == (winner, scores)
    assert match.outcome.decided == "regions"
    assert match.outcome.reason == ("england" if 3 in scores else "rounds")


@pytest.mark.parametrize(
    ("regions", "won", "winner", "battles"),
    [
        (((2, 1), (1, 1), (1, 2)), ("towton hexham", "bosworth barnet"), M, (3, 2)),  # 1:1, 3:2
        (((1, 1), (1, 1), (1, 1)), ("towton", "bosworth barnet hexham"), E, (2, 3)),  # 0:0, 2:3
    ],
)
def test_V154_Y14_equally_many_regions_and_more_battles_win(
    regions: tuple[tuple[int, int], ...],
    won: tuple[str, str],
    winner: int,
    battles: tuple[int, int],
) -> None:
    north, central, south = regions
    match = settling(5, north=north, central=central, south=south, won=won)
    play(match, "settle:reserve")
    assert (match.outcome.winner, match.outcome.scores) == (winner, battles)
    assert (match.outcome.reason, match.outcome.decided) == ("rounds", "battles")


def test_V155_there_is_no_draw() -> None:
    for red in range(6):
        fields = ["st_albans", "mortimers_cross", "towton", "hexham", "barnet"]
        mine, theirs = " ".join(fields[:red][:4]), " ".join(fields[red:4])
        match = settling(5, won=(mine, theirs)) if red < 5 else settling(5, won=(mine, ""))
        play(match, "settle:reserve")
        assert match.outcome.winner in (M, E)
        assert sum(match.outcome.scores) == 5


def test_V156_rounds_1_to_4_without_a_winner_go_on() -> None:
    match = settling(4, north=(2, 1), central=(2, 1), south=(0, 1))
    play(match, "settle:reserve")
    assert table(match).phase == "keep"


# phase 7


def test_V157_who_has_a_last_card_keeps_or_discards_it() -> None:
    match = at(Keeping((None, None)), red="E1", white="E2")
    assert turn(match) == "lancaster york"
    assert legal(match, M) == legal(match, E) == ["keep", "discard"]
    play(match, "E>keep")
    assert turn(match) == "lancaster"
    assert table(match, M).committed == (False, True)
    assert table(match, M).choice is None
    play(match, "M>discard")
    view = table(match)
    assert view.hands == (0, 1)
    assert view.round == 2
    assert view.kept[M] is None
    assert view.kept[E] is not None


def test_V157_which_card_was_discarded_is_not_shown() -> None:
    match = at(Keeping((None, None)), red="E1", white="E2")
    play(match, "M>discard E>discard")
    assert table(match, M).discard == ()
    assert table(match, M).rest == 16


def test_V158_who_has_played_it_has_nothing_to_choose_and_gets_six() -> None:
    match = at(Keeping((None, None)), red="E1", white="")
    assert turn(match) == "lancaster"
    play(match, "keep")
    for id in ["E2", "E3", "E4", "E5", "E6"]:
        play(match, f"card:{id}")
    for id in ["E7", "E8", "E9", "E10", "barnet"]:
        play(match, f"card:{id}")
    assert table(match).hands == (6, 5)
    play(match, "card:bosworth")
    assert table(match).phase == "swap"


@pytest.mark.parametrize(("red", "white", "due"), [("", "E2", "york"), ("E1", "", "lancaster")])
def test_V158_the_other_still_chooses(red: str, white: str, due: str) -> None:
    match = play(settling(1, red=red, white=white), "settle:reserve")
    assert turn(match) == due
    play(match, "keep")
    assert sorted(table(match).hands) == [0, 1]


def test_V158_both_have_played_it() -> None:
    match = at(Throwing(M, 1), half=(1, 1), north=(1, 1))
    play(match, "throw:666 claim:666 doubt settle:reserve")
    assert table(match).round == 2
    assert table(match).phase == "deal"


def test_V159_discards_and_the_rest_are_the_new_deck() -> None:
    match = at(Keeping((None, None)), round=2, red="E1", white="E2")
    won = {*table(match).won[0], *table(match).won[1]}
    assert len(won) == 2
    play(match, "M>keep E>discard")
    deck = {text.removeprefix("card:") for text in legal(match)}
    assert len(deck) == 14
    assert not deck & (won | {"E1"})
    assert "E2" in deck


def test_V160_the_marker_goes_on_and_a_new_round_begins() -> None:
    match = at(Keeping((None, None)), round=3, red="E1", white="E2")
    play(match, "M>keep E>discard")
    view = table(match)
    assert view.round == 4
    assert view.phase == "deal"
    assert view.field is None
    assert view.shown == ((), ())
    assert view.laid == (None, None)


def test_V161_troops_stay_where_they_are() -> None:
    match = at(Keeping((None, None)), north=(4, 0), reserve=(3, 5), red="E1", white="E2")
    before = there(match).partition(" half")[0]
    play(match, "M>keep E>discard")
    assert there(match) == before


def test_c62_no_keeping_after_round_5() -> None:
    match = settling(5, north=(2, 1))
    play(match, "settle:reserve")
    assert match.over
    assert table(match).hands == (1, 1)


def test_the_uses_of_a_kept_card_are_those_of_any_card() -> None:
    match = at(Playing(M), red="E1 E4", white="E5 E6")
    assert "gain" in uses(match, "E1")
