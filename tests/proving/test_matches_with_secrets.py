"""What a match and its record do with secret steps, sealed dice and stand-ins."""

import pytest

from rosenkrieg import FIRST, SECOND, GameError, Match, NoTakeBack, Record, Sealed, record
from rosenkrieg.testing.play import registered
from tests.proving.game import GAME
from tests.proving.table import POSTED, play, table
from tests.proving.test_rules import believed_throws, sealed_match


def test_a_secret_step_of_the_other_seat_makes_no_click_stale():
    match = table()
    version = match.version(SECOND)
    play(match, "red anna@alder bert@alder")
    assert match.version(SECOND) == version
    match.act(SECOND, "finn@birch", version=version)
    assert match.version(FIRST) == 2


def test_a_secret_step_can_be_taken_back_after_a_secret_step_of_the_other():
    match = table("red anna@alder white finn@birch")
    version = match.version(SECOND)
    match.take_back(FIRST)
    assert match.state == table("white finn@birch").state
    assert [GAME.encode_action(move.action) for move in match.moves] == ["finn@birch"]
    assert match.version(SECOND) == version
    play(match, "red anna@alder")
    assert match.state == table("red anna@alder white finn@birch").state


def test_nothing_can_be_taken_back_once_the_secrets_are_shown():
    match = table(POSTED)
    for seat in (FIRST, SECOND):
        with pytest.raises(NoTakeBack):
            match.take_back(seat)


def test_a_record_with_hidden_moves_needs_a_secret():
    match = table(POSTED)
    record(match, "all")
    with pytest.raises(GameError, match="expected a secret"):
        record(match, "white")
    assert record(match, "white", secret=b"s").moves[0] == ("red", None)


def test_a_record_ends_before_what_is_being_chosen_in_secret():
    """Its length would tell the other seat how far the choice is."""
    match = table("red anna@alder bert@alder")
    assert record(match, "white", secret=b"s").moves == ()
    assert record(match, "red", secret=b"s").moves == ()
    assert len(record(table(POSTED), "white", secret=b"s").moves) == len(table(POSTED).moves)


def test_the_salt_of_a_hidden_move_is_another_after_a_take_back():
    before = record(table(POSTED), "white", secret=b"s").proofs
    match = table("red anna@alder")
    match.take_back(FIRST)
    play(match, POSTED)
    assert record(match, "white", secret=b"s").proofs[0] != before[0]


def test_sealed_dice_last_to_the_end_or_the_rewind_is_refused():
    match: Match = Match(GAME, source=Sealed(b"k" * 32, "m", GAME.info.max_draws))
    play(match, POSTED)
    number = len(match.moves) - 7  # before the weather and the six cards
    match.rewind(number)
    match.rewind(number)
    with pytest.raises(NoTakeBack, match="expected dice enough"):
        rewind_for_ever(match, number)
    assert match.actors == (FIRST, SECOND)


def test_a_move_whose_chance_cannot_be_drawn_changes_nothing():
    dice = Sealed(b"k" * 32, "m", 4)  # the weather and six cards need seven
    match: Match = Match(GAME, source=dice)
    *words, last = POSTED.split()
    play(match, " ".join(words))
    before = (match.state, list(match.moves), match.version(FIRST), match.serials[-1], dice.drawn)
    for _ in range(2):
        with pytest.raises(GameError, match="all of them are used up"):
            match.act(SECOND, last)
    now = (match.state, list(match.moves), match.version(FIRST), match.serials[-1], dice.drawn)
    assert now == before
    match.resume(None)
    match.act(SECOND, last)  # and is still there to be made


def rewind_for_ever(match: Match, number: int) -> None:
    while True:
        match.rewind(number)


def test_a_fork_of_a_record_with_a_stand_in_goes_on_and_replays():
    match = next(m for m in map(sealed_match, range(50)) if believed_throws(m))
    number = believed_throws(match)[0]
    reader = GAME.info.seats[1 - match.moves[number + 1].actor]
    with registered(GAME):
        genuine = record(match, reader)
        fork = genuine.fork(number + 4, seed=1)
        written = record(fork, "all")
        assert Record.from_json(written.to_json()).replay().state == fork.state
