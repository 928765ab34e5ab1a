# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Set-up, rounds and control, phases 1 and 2. [V013-V032]"""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND
from rosenkrieg.core.errors import BadOptions, NotYourTurn
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.phases.cleanup import unseen
from rosenkrieg.games.vetternkrieg.troops import controller
from tests.games.vetternkrieg.table import (
    CARDS,
    GAME,
    E,
    Keeping,
    M,
    Playing,
    Settling,
    Swapping,
    assert_refused,
    at,
    deal,
    dealt,
    legal,
    play,
    position,
    table,
    there,
    turn,
)

RED = "wakefield E1 E4 E7 E9 barnet"
WHITE = "mortimers_cross E2 E3 E5 E8 E10"


# set-up


def test_V013_the_first_round_is_round_1() -> None:
    assert table(Match(GAME)).round == 1


def test_V014_V015_V017_V018_troops_before_the_first_round() -> None:
    match = Match(GAME)
    assert there(match) == "n1:1 c1:1 s1:1 reserve 2:2 supply 7:7:2"
    assert all(region.controller is None for region in table(match).regions.values())


def test_V016_who_takes_a_seat_takes_its_house() -> None:
    assert GAME.info.seats[FIRST] == "lancaster"
    assert GAME.info.seats[SECOND] == "york"
    with pytest.raises(BadOptions):
        Match(GAME, {"houses": "york"})


def test_V019_V020_all_cards_are_in_the_deck_and_no_field_is_there() -> None:
    match = Match(GAME)
    view = table(match)
    assert view.rest == 17
    assert view.hands == (0, 0)
    assert view.field is None
    assert view.discard == ()
    assert legal(match) == [f"card:{id}" for id in CARDS]
    assert set(GAME.chance_weights(match.state)) == {1}


# rounds and control


def test_V021_the_phases_follow_each_other() -> None:
    match = Match(GAME, seed=3)
    rng = Random(3)
    seen: list[str] = []
    while not match.over:
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    for state in match.states:
        name = GAME.view(state, None).phase
        if not seen or seen[-1] != name:
            seen.append(name)
    order = {
        "deal": 1, "swap": 2, "lay": 3, "muster": 3, "play": 4, "attempt": 4, "roll": 4, "offer": 4,
        "throw": 5, "claim": 5, "answer": 5, "caught": 5, "defend": 5, "reply": 5, "settle": 5,
        "keep": 7, "over": 8,
    }  # fmt: skip
    rounds = " ".join(seen).split("deal")[1:]
    assert 1 <= len(rounds) <= 5
    for phases in rounds:
        numbers = [order[name] for name in phases.split()]
        assert numbers == sorted(numbers)
        assert numbers[:2] == [2, 3]


def test_V022_the_active_player_is_the_one_who_plays() -> None:
    match = at(Playing(E), red="E1 E4", white="E5 E6")
    assert turn(match) == "york"
    assert table(match).turn == E
    with pytest.raises(NotYourTurn):
        match.act(M, "E4/gain")


def test_V023_a_win_in_phase_6_ends_the_game_at_once() -> None:
    match = at(
        Settling(M), round=2, north=(2, 1), central=(2, 1), half=(1, 0), red="E1", white="E5"
    )
    play(match, "settle:reserve")
    assert not match.over  # two regions are not enough in round 2
    match = at(
        Settling(M), round=2, north=(2, 1), central=(2, 1), south=(2, 1), half=(1, 0), red="E1"
    )
    play(match, "settle:reserve")
    assert match.over
    assert turn(match) == "nobody"


@pytest.mark.parametrize(
    ("numbers", "seat"), [((0, 0), None), ((2, 2), None), ((3, 2), M), ((0, 1), E), ((12, 11), M)]
)
def test_V024_more_troops_control_a_region(numbers: tuple[int, int], seat: int | None) -> None:
    facts = {
        "central": (0, 0),
        "south": (0, 0),
        "reserve": (0, 0),
        "red": "E1 E4",
        "white": "E5 E6",
    }
    state = position(Playing(M), north=numbers, **facts)
    assert controller(state.troops, 0) == seat
    assert GAME.view(state, None).regions["north"].controller == seat


# phase 1


def test_V025_both_are_dealt_six_cards() -> None:
    match = dealt(RED, WHITE)
    assert set(table(match, M).hand) == set(RED.split())
    assert set(table(match, E).hand) == set(WHITE.split())
    assert table(match).hands == (6, 6)
    assert turn(match) == "lancaster york"


def test_V025_a_kept_card_counts() -> None:
    match = at(Keeping((None, None)), red="E1", white="E5")
    play(match, "M>keep E>discard")
    assert table(match).hands == (1, 0)
    deal(match, "E2 E3 E4 E6 E7", "E5 E8 E9 E10 barnet bosworth")
    assert table(match).hands == (6, 6)
    assert "E1" in table(match, M).hand
    assert turn(match) == "lancaster york"


def test_V026_the_rest_lies_face_down() -> None:
    match = dealt(RED, WHITE)
    for viewer in (M, E, None):
        view = table(match, viewer)
        assert view.rest == 5
        for id in ("st_albans", "towton", "hexham", "bosworth", "E6"):
            assert id not in (*view.hand, *view.discard, *view.shown[0], *view.shown[1])


def test_V027_V028_the_rest_shrinks_and_two_battlefields_are_always_dealt() -> None:
    rests: dict[int, set[int]] = {}
    for seed in range(40):
        match = Match(GAME, seed=seed)
        rng = Random(seed)
        while not match.over:
            if isinstance(match.state.phase, Swapping):
                rests.setdefault(match.state.round, set()).add(table(match).rest)
                hands = match.state.hands[0] | match.state.hands[1]
                assert (hands & 0b1111111).bit_count() >= 2
            actor = rng.choice(match.actors)
            match.act(actor, rng.choice(match.legal(actor)))
    assert rests == {1: {5}, 2: {4}, 3: {3}, 4: {2}, 5: {1}}


# phase 2


def test_V029_both_choose_at_once_and_unseen() -> None:
    match = dealt(RED, WHITE)
    before = table(match, E)
    play(match, "M>give:E4")
    after = table(match, E)
    assert after.committed == (True, False)
    assert after.hand == before.hand
    assert after.received is None
    assert turn(match) == "york"
    assert table(match, M).choice == "E4"


def test_V029_V030_the_order_of_the_choices_does_not_matter() -> None:
    one = play(dealt(RED, WHITE), "M>give:E4 E>give:E5")
    two = play(dealt(RED, WHITE), "E>give:E5 M>give:E4")
    assert one.state == two.state


def test_V030_the_cards_change_hands_when_both_have_chosen() -> None:
    match = play(dealt(RED, WHITE), "M>give:E4 E>give:E5")
    assert set(table(match, M).hand) == set(["wakefield", "E1", "E5", "E7", "E9", "barnet"])
    assert set(table(match, E).hand) == set(["mortimers_cross", "E2", "E3", "E4", "E8", "E10"])
    assert table(match, M).gave == "E4"
    assert table(match, M).received == "E5"
    assert table(match, None).gave is None
    assert table(match).hands == (6, 6)


def test_V031_any_card_may_be_given() -> None:
    match = dealt(RED, WHITE)
    assert set(legal(match, M)) == {f"give:{id}" for id in RED.split()}
    assert "give:mortimers_cross" in legal(match, E)  # the only battlefield
    play(match, "M>give:wakefield E>give:mortimers_cross")
    assert "wakefield" in table(match, E).hand


def test_V031_a_kept_card_may_be_given() -> None:
    match = at(Keeping((None, None)), red="E1", white="E5")
    play(match, "M>keep E>discard")
    deal(match, "E2 E3 E4 E6 E7", "E5 E8 E9 E10 barnet bosworth")
    assert "give:E1" in legal(match, M)


def test_V032_the_swap_is_compulsory_and_happens_once() -> None:
    match = dealt(RED, WHITE)
    assert all(text.startswith("give:") for text in legal(match, M))
    assert_refused(match, "stop", "decline", "keep", seat=M)
    play(match, "M>give:E4 E>give:E5")
    assert all(text.startswith("lay:") for text in legal(match, M))
    assert unseen(match.state) == (1 << 17) - 1


def test_the_deal_goes_by_hand_without_a_source() -> None:
    match = Match(GAME)
    assert match.actors == (CHANCE,)
