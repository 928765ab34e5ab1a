"""Match: the only door for moves."""

import pytest

from rosenkrieg import (
    CHANCE,
    FIRST,
    SECOND,
    BadOptions,
    IllegalAction,
    Match,
    MatchOver,
    NoTakeBack,
    NotYourTurn,
    Sealed,
    Seeded,
    StaleVersion,
    UnknownGame,
    record,
)
from rosenkrieg.core.contract import Actor
from rosenkrieg.core.match import AGREED, out_of_time

OPENING = ("NW1", "NW2", "S2", "SE1", "W1", "E1", "NE1", "NE2", "S1", "SE2")


def dealt(*cards: str) -> Match:
    """A match whose deal is dictated: Red's five cards, then White's."""
    match = Match("rosenkoenig")
    for card in cards or OPENING:
        match.act(CHANCE, card)
    return match


def snapshot(match: Match) -> tuple[object, ...]:
    versions = [match.version(viewer) for viewer in (FIRST, SECOND, None)]
    return match.state, list(match.moves), list(match.draws), versions, match.outcome


def refused(match: Match, error: type[Exception], words: str, *call: object, **named: int) -> None:
    """The call raises that error and leaves everything as it was."""
    before = snapshot(match)
    with pytest.raises(error, match=words):
        match.act(*call, **named)
    assert snapshot(match) == before


def test_chance_is_dictated_without_a_source():
    match = Match("rosenkoenig")
    assert match.actors == (CHANCE,)
    match.act(CHANCE, "NE2")
    assert match.view(None).hands == (("NE2",), ())


def test_chance_is_drawn_from_the_seed_until_a_seat_must_act():
    match = Match("rosenkoenig", seed=7)
    assert match.actors == (FIRST,)
    assert [move.actor for move in match.moves] == [CHANCE] * 10
    assert match.draws == list(range(10))


def test_the_same_seed_gives_the_same_deal_and_another_seed_another():
    hands = [Match("rosenkoenig", seed=seed).view(None).hands for seed in (7, 7, 8)]
    assert hands[0] == hands[1] != hands[2]


def test_this_seed_deals_these_cards_on_every_machine():
    hands = Match("rosenkoenig", seed=2026).view(None).hands
    assert hands == (("E2", "SW1", "W2", "NW2", "NW3"), ("E3", "SE3", "S1", "SW3", "W3"))


@pytest.mark.parametrize("text", ["", "NE", "+", "SE3", "SE1*", "\x00", "N1" * 1000, "ne2"])
def test_an_action_outside_the_list_is_refused(text: str):
    refused(dealt(), IllegalAction, "expected", FIRST, text)


def test_the_refusal_says_what_was_expected_and_what_came():
    refused(
        dealt(),
        IllegalAction,
        r"^expected red to choose out of SE1, S2, W1, NW1, NW2, got SE3, which rule R08 forbids$",
        FIRST,
        "SE3",
    )


def test_the_other_seat_and_unknown_actors_are_refused():
    refused(dealt(), NotYourTurn, "^expected red to act, got white$", SECOND, "E1")
    refused(dealt(), NotYourTurn, "^expected red to act, got chance$", CHANCE, "E1")
    refused(dealt(), NotYourTurn, "^expected red to act, got actor 9$", Actor(9), "E1")


def test_a_stale_version_is_refused_and_the_present_one_taken():
    match = dealt()
    version = match.version(FIRST)
    refused(match, StaleVersion, "expected version", FIRST, "SE1", version=version - 1)
    match.act(FIRST, "SE1", version=version)
    assert match.version(FIRST) == match.version(SECOND) == version + 1


def test_unknown_game_and_bad_options():
    with pytest.raises(UnknownGame, match=r"expected a game out of rosenkoenig.*, got 'chess'"):
        Match("chess")
    with pytest.raises(BadOptions, match="expected an option out of starter, reshuffle, got 'x'"):
        Match("rosenkoenig", {"x": 1})
    with pytest.raises(BadOptions, match="option starter to be one of red, white, got 'blue'"):
        Match("rosenkoenig", {"starter": "blue"})
    with pytest.raises(BadOptions, match="got True"):
        Match("rosenkoenig", {"starter": True})
    with pytest.raises(BadOptions, match="a seed or a source"):
        Match("rosenkoenig", seed=1, source=Seeded(1))


def test_take_back_drops_the_last_action_and_makes_clicks_stale():
    match = dealt()
    before = match.state
    match.act(FIRST, "SE1")
    stale = match.version(SECOND)
    match.take_back(FIRST)
    assert match.state == before
    assert match.actors == (FIRST,)
    assert len(match.moves) == 10
    match.act(FIRST, "S2")
    with pytest.raises(StaleVersion):
        match.act(SECOND, "E1", version=stale)


def test_no_take_back_after_the_other_seat_after_chance_or_without_a_move():
    match = dealt()
    with pytest.raises(NoTakeBack, match="the seat has not acted yet"):
        match.take_back(FIRST)
    match.act(FIRST, "SE1")
    match.act(SECOND, "E1")
    with pytest.raises(NoTakeBack, match="the other seat has acted"):
        match.take_back(FIRST)
    match.act(FIRST, "+")
    match.act(CHANCE, "W2")
    with pytest.raises(NoTakeBack, match="chance has acted"):
        match.take_back(FIRST)


def test_a_draw_can_be_taken_back_until_the_card_is_there():
    match = dealt()
    match.act(FIRST, "SE1")
    match.act(SECOND, "E1")
    match.act(FIRST, "+")
    match.take_back(FIRST)
    assert match.actors == (FIRST,)


def test_rewind_draws_anew_with_later_draws():
    match = Match("rosenkoenig", seed=7)
    while CHANCE not in [move.actor for move in match.moves[10:]]:
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[-1])  # draws as soon as it can
    number = len(match.moves) - 2
    drawn = match.source.drawn
    match.rewind(number)
    assert len(match.moves) == number
    seat = match.actors[0]
    match.act(seat, "+")
    assert match.draws[-1] == drawn
    with pytest.raises(IllegalAction, match="expected a move from 0 to"):
        match.rewind(999)


def test_a_match_is_read_back_and_goes_on_with_the_same_dice():
    played = Match("rosenkoenig", source=Sealed(b"k" * 32, "m", 140))
    for _ in range(30):
        played.act(played.actors[0], played.legal(played.actors[0])[-1])
    read = Match("rosenkoenig")
    for move, draw in zip(played.moves, played.draws, strict=True):
        read.accept(move.actor, move.action, draw)
    assert read.drawn == played.drawn
    read.resume(Sealed(b"k" * 32, "m", 140))
    for match in (played, read):
        while match.actors:
            match.act(match.actors[0], match.legal(match.actors[0])[-1])
    assert snapshot(read) == snapshot(played)
    assert record(read) == record(played)


def test_a_match_that_is_over_does_not_go_on():
    match = dealt()
    match.resign(FIRST)
    with pytest.raises(MatchOver):
        match.go_on(Seeded(1))


def test_house_ends():
    for end, winner, reason in (
        (lambda match: match.resign(FIRST), SECOND, "resigned"),
        (lambda match: match.end(out_of_time(SECOND)), FIRST, "time"),
        (lambda match: match.end(AGREED), None, "agreed"),
    ):
        match = dealt()
        end(match)
        assert match.over
        assert match.actors == ()
        assert match.outcome.winner == winner
        assert match.outcome.reason == reason
        assert match.legal(FIRST) == ()
        refused(match, MatchOver, "this one is over", FIRST, "SE1")
        with pytest.raises(MatchOver):
            match.resign(FIRST)
        with pytest.raises(NoTakeBack):
            match.take_back(FIRST)


def test_log_tells_each_line_with_its_move():
    match = dealt()
    match.act(FIRST, "SE1")
    lines = match.log(FIRST)
    assert [number for number, _ in lines] == [4, 9, 10]
    assert lines[-1][1].params["who"] == "you"
    assert match.log(None)[-1][1].params["who"] == "red"
    assert match.log(FIRST, since=10) == lines[-1:]


def test_a_path_that_begins_a_legal_action_is_not_refused():
    """The match asks the game only about paths that begin none, and shows it the view."""
    match = Match("vetternkrieg", seed=1)
    asked: list[object] = []

    class Asked(type(match.game)):
        def why_not(self, view: object, path: tuple[str, ...]) -> None:
            asked.append((view, path))

    match.game = Asked()
    path = match.game.path(match.legal(FIRST)[0])
    for count in range(len(path) + 1):
        assert match.why_not(FIRST, list(path[:count])) is None
    assert asked == []
    match.why_not(FIRST, [*path, "beyond"])
    assert asked == [(match.view(FIRST), (*path, "beyond"))]
