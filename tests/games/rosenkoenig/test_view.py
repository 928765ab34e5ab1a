# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""What the table shows to Red, to White and to a spectator. [R08, R27, R60, A10, A11]"""

from __future__ import annotations

from random import Random

import msgspec

from rosenkrieg.core.contract import FIRST, SECOND, VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.view import Landing, View
from tests.games.rosenkoenig.policies import POLICIES, played
from tests.games.rosenkoenig.table import dealt, match_at, play, table


def test_everybody_sees_the_same() -> None:
    match = play(dealt(), "NW2 S1 S2 E1 NW1 +W2 SE1*")
    for state in match.states:
        views = [GAME.view(state, viewer) for viewer in VIEWERS]
        assert [view.viewer for view in views] == [FIRST, SECOND, None]
        assert len({_without_viewer(view) for view in views}) == 1


def _without_viewer(view: View) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(view, viewer=None))


def test_the_view_of_a_position() -> None:
    match = match_at(
        """
        6 ..w......
        5 ..R.w....
        4 ..rr.....
        """,
        red="N1 N3 W3 SE1 E2",
        white="NW3 S1 SW2 NE1",
        heroes=(0, 2),
        turn="white",
        discard="E1",
        starter="white",
        reshuffle="on_draw",
    )
    view = table(match)
    assert (view.phase, view.turn, view.crown) == ("turn", SECOND, "c5")
    assert view.roses == (("c4", "d4", "c5"), ("e5", "c6"))
    assert view.hands == (("N1", "N3", "E2", "SE1", "W3"), ("NE1", "S1", "SW2", "NW3"))
    assert (view.heroes, view.pool) == ((0, 2), 47)
    assert (len(view.stock), view.discard) == (14, ("E1",))
    assert view.territories == ((("c4", "d4", "c5"),), (("e5",), ("c6",)))
    assert view.scores == (9, 2)
    assert (view.starter, view.reshuffle, view.outcome) == (SECOND, "on_draw", None)


def test_where_each_card_in_hand_would_lead() -> None:
    match = match_at(
        """
        6 ..w......
        5 ..R.w....
        4 ..rr.....
        """,
        red="N1 N3 W3 SE1 E2",
        white="NW3 S1 SW2 NE1",
        heroes=(0, 2),
        turn="white",
    )
    assert table(match).landings == {
        "N1": Landing("c6", "no_hero"),
        "N3": Landing("c8", "place"),
        "E2": Landing("e5", "no_hero"),
        "SE1": Landing("d4", "own"),
        "W3": Landing(None, "edge"),
        "NE1": Landing("d6", "place"),
        "S1": Landing("c4", "flip"),
        "SW2": Landing("a3", "place"),
        "NW3": Landing(None, "edge"),
    }


def test_landings_say_what_is_legal() -> None:
    for policy in POLICIES:
        match = played(policy, Random(11))
        for state in match.states:
            view = GAME.view(state, None)
            if view.phase == "turn":
                _compare_landings(view, _texts(state))


def _texts(state: object) -> list[str]:
    (actor,) = GAME.actors(state)
    return [GAME.encode_action(action) for action in GAME.legal_actions(state, actor)]


def _compare_landings(view: View, texts: list[str]) -> None:
    marks = {"place": "", "flip": "*"}
    hand = view.hands[view.turn]
    playable = [card for card in hand if view.landings[card].effect in marks]
    expected = [card + marks[view.landings[card].effect] for card in playable]
    assert texts == expected + ["+"] * (len(hand) < 5)
    assert set(view.landings) == {*view.hands[0], *view.hands[1]}


def test_the_phases_a_view_names() -> None:
    match = Match(GAME)
    assert table(match).phase == "deal"
    match = dealt("SE3 E1 E2 E3 NE1", "SE1 S1 S2 S3 SW1")
    assert table(match).phase == "turn"
    play(match, "SE3 SE1 +")
    assert table(match).phase == "draw"
    play(match, "NE2 +SW2")
    assert table(match).phase == "over"
    assert table(match).outcome == match.outcome


def test_a_view_holds_the_whole_state() -> None:
    for policy in POLICIES:
        for state in played(policy, Random(3), reshuffle="on_draw").states:
            for viewer in VIEWERS:
                assert GAME.determinize(GAME.view(state, viewer), Random(0)) == state


def test_a_view_survives_json() -> None:
    match = play(dealt(), "NW2 S1 S2 E1 NW1 +W2 SE1*")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view


def test_A11_board_and_cards_keep_one_direction_for_every_viewer() -> None:
    """A page may turn both by 180 degrees; the view turns neither."""
    match = play(dealt(), "NW2")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.crown == "c7"
        assert view.landings["S1"] == Landing("c6", "place")
        assert view.landings["W1"] == Landing("b7", "place")


def test_nothing_in_a_state_tells_the_order_of_the_stock() -> None:
    forwards = play(match_at("5 ....R....", red="N1", white="S1"), "+E1 +E2 +E3")
    backwards = play(match_at("5 ....R....", red="N1", white="S1"), "+E3 +E2 +E1")
    assert forwards.state == backwards.state  # Red holds E1 and E3 either way
