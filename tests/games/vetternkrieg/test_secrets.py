# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Who knows what: views, notes, samples, records, keys, take-back. [V026, V029, V036, V116, c58]"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, SEATS, VIEWERS, Viewer, other
from rosenkrieg.core.errors import NoTakeBack
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from rosenkrieg.games.vetternkrieg.actions import UNKNOWN_THROW, Believe, Dealt, Give, Thrown
from rosenkrieg.games.vetternkrieg.state import Dealing, Kept, Throwing
from tests.games.vetternkrieg import decks
from tests.games.vetternkrieg.swaps import swaps
from tests.games.vetternkrieg.table import (
    CARDS,
    FIELDS,
    GAME,
    E,
    Keeping,
    Laying,
    M,
    at,
    card,
    deal,
    dealt,
    legal,
    play,
    table,
    turn,
)

RED = "wakefield E1 E4 E7 E9 barnet"
WHITE = "mortimers_cross E2 E3 E5 E8 E10"


def samples(match: Match, viewer: Viewer, count: int = 60) -> list:
    """States sampled from what a viewer sees now."""
    rng = Random(7)
    view = table(match, viewer)
    drawn = [GAME.determinize(view, rng) for _ in range(count)]
    for state in drawn:
        GAME.check(state)
        assert GAME.view(state, viewer) == view
        assert GAME.actors(state) == match.actors
    return drawn


def hands(states: list, seat: int) -> list[set[str]]:
    return [set(GAME.view(state, seat).hand) for state in states]


def playing(red: str = RED, white: str = WHITE, swap: tuple[str, str] = ("E4", "E5")) -> Match:
    """Cards dealt and swapped."""
    return play(dealt(red, white), f"M>give:{swap[0]} E>give:{swap[1]}")


def ended(seed: int, source: Sealed | None = None) -> Match:
    """A match played to its end at random."""
    match: Match = Match(GAME, seed=None if source else seed, source=source)
    rng = Random(seed)
    while not match.over:
        actor = rng.choice(match.actors)
        match.act(actor, rng.choice(match.legal(actor)))
    return match


# notes


def test_the_card_i_gave_is_in_the_other_hand_until_i_see_it() -> None:
    match = playing()
    assert all("E4" in hand for hand in hands(samples(match, M), E))
    assert all("E5" in hand for hand in hands(samples(match, E), M))
    assert len({frozenset(hand) for hand in hands(samples(match, M), E)}) > 10


def test_the_card_i_gave_is_known_to_be_his_last_card_if_it_did_not_come() -> None:
    match = play(playing(), "M>lay:wakefield E>lay:mortimers_cross muster:1")
    play(
        match,
        "E5/gain E2/gain decline barnet/deploy/1 E3/gain E7/gain E8/gain E9/gain E10/deploy/1",
    )
    assert table(match).hands == (1, 1)
    assert all(hand == {"E4"} for hand in hands(samples(match, M), E))
    mine = hands(samples(match, E), M)
    assert len({frozenset(hand) for hand in mine}) > 2  # but York does not know Lancaster's


def test_who_laid_an_event_holds_no_battlefield() -> None:
    match = playing(red="wakefield barnet bosworth hexham E1 E4", white="E2 E3 E5 E7 E8 E9")
    play(match, "M>lay:wakefield E>lay:E8")
    for state in samples(match, M):
        assert not set(GAME.view(state, E).hand) & set(FIELDS)
    for state in samples(match, None):
        assert not set(GAME.view(state, E).hand) & set(FIELDS)


def test_V035_who_laid_a_marked_event_holds_no_plain_one() -> None:
    entries = [decks.entry("event", id) for id in ("E4", "E5")]
    marked = decks.changed(*((old, old.replace("[4]", "[1, 4]")) for old in entries))
    match = at(
        Laying((None, None)),
        red="wakefield barnet E7 E8 bosworth hexham",
        white="E1 E2 E3 E4 E5 E6",
        edition=marked,
    )
    play(match, "M>lay:wakefield E>lay:E4")
    for viewer in (M, None):
        for hand in hands(samples(match, viewer), E):
            assert not hand & {"E7", "E8", "E9", "E10"}


def test_cards_seen_this_round_are_in_no_hidden_hand() -> None:
    match = play(
        playing(), "M>lay:wakefield E>lay:mortimers_cross muster:1 barnet/gain E2/gain decline"
    )
    seen = {"wakefield", "mortimers_cross", "barnet", "E2"}
    for viewer in VIEWERS:
        for state in samples(match, viewer):
            for seat in SEATS:
                assert not set(GAME.view(state, seat).hand) & seen


def kept_round(keeps: str = "M>keep E>keep", given: tuple = (None, None)) -> Match:
    match = at(Keeping((None, None)), red="E1", white="E2", given=given)
    return play(match, keeps)


def test_c58_of_a_kept_card_the_other_knows_what_it_cannot_be() -> None:
    match = kept_round()
    view = table(match, M)
    assert view.kept[E].could_be is not None
    assert "E2" in view.kept[E].could_be
    assert "E1" not in view.kept[E].could_be  # his own
    assert not {"wakefield"} & set(view.kept[E].could_be)  # seen
    assert view.kept[M].card == "E1"
    assert view.kept[M].could_be is None
    assert table(match, None).kept[E].could_be is None
    assert {"E1", "E2"} <= set(table(match, None).kept[E].public)


def test_c58_a_kept_card_is_among_those_its_owner_has_had_since() -> None:
    match = kept_round()
    could_be = set(table(match, M).kept[E].could_be)
    deal(match, "E3 E4 E5 E6 E7", "E8 E9 E10 hexham towton")
    for hand in hands(samples(match, M), E):
        assert hand & could_be


def test_c58_any_card_it_could_be_is_sampled_about_equally_often() -> None:
    match = kept_round()
    deal(match, "E3 E4 E5 E6 E7", "E8 E9 E10 hexham towton")
    found = Counter(state.notes.kept[E].card for state in samples(match, M, 600))
    could_be = set(table(match, M).kept[E].could_be) - set(table(match, M).hand)
    assert {CARDS[number] for number in found} == could_be
    assert max(found.values()) < 2 * min(found.values())


def test_c58_a_card_given_and_never_seen_is_known_when_it_is_kept() -> None:
    match = kept_round(given=("E2", "wakefield"))
    assert table(match, M).kept[E].could_be == ("E2",)
    assert table(match, M).kept[E].told
    assert table(match, E).kept[E].told  # and he knows that it is known
    deal(match, "E3 E4 E5 E6 E7", "E8 E9 E10 hexham towton")
    assert all("E2" in hand for hand in hands(samples(match, M), E))
    assert table(match, None).kept[E].told is None


def test_c58_a_card_kept_all_along_stays_what_it_could_be() -> None:
    """None of the cards it could be has come from his hand, so he has kept it again."""
    match = at(Keeping((None, None)), round=2, red="E1", white="E2")
    rest = match.state.deck.bit_length() - 1  # a card that nobody has seen
    known = 1 << card("E2") | 1 << rest
    kept = Kept(card("E2"), known, known, False)
    match.states[:] = [replace(match.state, notes=replace(match.state.notes, kept=(None, kept)))]
    play(match, "M>discard E>keep")
    assert set(table(match, M).kept[E].could_be) == {"E2", CARDS[rest]}


def test_c58_a_card_that_may_have_come_tells_nothing_more() -> None:
    match = at(Keeping((None, None)), round=2, red="E1", white="E2")
    shown = match.state.shown[E].bit_length() - 1  # one that York has shown
    known = 1 << card("E2") | 1 << shown
    kept = Kept(card("E2"), known, known, False)
    match.states[:] = [replace(match.state, notes=replace(match.state.notes, kept=(None, kept)))]
    play(match, "M>discard E>keep")
    assert len(table(match, M).kept[E].could_be) > 2


def test_c58_a_card_that_came_by_the_swap_is_not_the_kept_one() -> None:
    """What Lancaster held and gave was never kept by York; so York has kept his card all along."""
    match = at(Keeping((None, None)), round=2, red="E1", white="E2")
    gift = match.state.shown[E].bit_length() - 1  # York has shown it since
    known = 1 << card("E2") | 1 << gift
    notes = replace(
        match.state.notes,
        kept=(None, Kept(card("E2"), known, known, False)),
        given=(gift, match.state.field),
    )
    match.states[:] = [replace(match.state, notes=notes)]
    GAME.check(match.state)
    play(match, "M>discard E>keep")
    assert table(match, M).kept[E].could_be == ("E2",)


def test_c58_a_kept_card_that_was_given_away_is_not_kept_again() -> None:
    match = at(Keeping((None, None)), round=2, red="E2", white="E9")
    rest = match.state.deck.bit_length() - 1
    known = 1 << card("E2") | 1 << rest
    notes = replace(
        match.state.notes,
        kept=(None, Kept(card("E2"), known, known, False)),
        given=(match.state.shown[E].bit_length() - 1, card("E2")),
    )
    match.states[:] = [replace(match.state, notes=notes)]
    GAME.check(match.state)
    play(match, "M>discard E>keep")
    GAME.check(match.state)
    assert "E9" in table(match, M).kept[E].could_be


def test_c58_who_laid_an_event_keeps_an_event_and_everybody_knows() -> None:
    match = at(Keeping((None, None)), red="barnet", white="E2")
    event = match.state.shown[E].bit_length() - 1
    notes = replace(match.state.notes, laid=(match.state.field, event))
    match.states[:] = [replace(match.state, notes=notes)]
    assert CARDS[event] not in FIELDS
    play(match, "M>keep E>keep")
    for viewer in VIEWERS:
        assert not set(table(match, viewer).kept[E].public) & set(FIELDS)
    assert "barnet" in table(match, None).kept[M].public


def test_c58_a_card_once_told_and_kept_again_is_still_told() -> None:
    match = at(Keeping((None, None)), round=2, red="E1", white="E2")
    known = 1 << card("E2")
    notes = replace(match.state.notes, kept=(None, Kept(card("E2"), known, known, True)))
    match.states[:] = [replace(match.state, notes=notes)]
    play(match, "M>discard E>keep")
    assert table(match, M).kept[E].could_be == ("E2",)
    assert table(match, E).kept[E].told


def test_c58_who_discards_leaves_nothing_to_know() -> None:
    match = kept_round("M>discard E>discard")
    assert table(match, M).kept == (None, None)
    assert table(match, M).rest == 16


def test_c58_keep_or_discard_is_hidden_until_both_have_decided() -> None:
    views = []
    for choice in ("keep", "discard"):
        match = at(Keeping((None, None)), red="E1", white="E2")
        play(match, f"M>{choice}")
        views.append((table(match, E), table(match, None), match.log(E)))
    assert views[0] == views[1]


def test_a_choice_of_one_looks_like_any_other() -> None:
    match = playing()  # York holds one battlefield, Lancaster two
    play(match, "E>lay:mortimers_cross")
    one = table(match, M)
    assert one.committed == (False, True)
    assert one.choice is None
    assert turn(match) == "lancaster"


def test_hidden_dice_are_sampled_and_the_own_are_known() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    play(match, "throw:245 claim:55")
    assert {state.phase.dice for state in samples(match, M)} == {"245"}
    assert len({state.phase.dice for state in samples(match, E, 200)}) > 30


def test_a_seat_cannot_tell_exchanged_positions_apart_but_its_owner_can() -> None:
    """The exchanges are real: somebody sees every one of them."""
    rng = Random(4)
    seen = 0
    for seed in range(8):
        match = ended(seed)
        for state in rng.sample(match.states, 6):
            for viewer in VIEWERS:
                for swapped in list(swaps(state, viewer))[:20]:
                    assert GAME.view(swapped, viewer) == GAME.view(state, viewer)
                    seen += 1
    assert seen > 500


# disclosure


def moves_of(match: Match, kind: type) -> list[int]:
    return [number for number, move in enumerate(match.moves) if type(move.action) is kind]


def test_a_dealt_card_is_told_to_its_owner_at_once_and_to_all_at_the_end() -> None:
    match = dealt(RED, WHITE)
    assert GAME.disclose(match, 0, M) == Dealt("wakefield")
    assert GAME.disclose(match, 0, E) is None
    assert GAME.disclose(match, 0, None) is None
    match.resign(M)
    assert GAME.disclose(match, 0, E) == Dealt("wakefield")


def test_a_given_card_is_told_to_the_receiver_when_both_have_chosen() -> None:
    match = play(dealt(RED, WHITE), "M>give:E4")
    number = len(match.moves) - 1
    assert GAME.disclose(match, number, M) == Give("E4")
    assert GAME.disclose(match, number, E) is None
    play(match, "E>give:E5")
    assert GAME.disclose(match, number, E) == Give("E4")
    assert GAME.disclose(match, number, None) is None


def test_a_laid_card_is_told_when_both_lie() -> None:
    match = play(playing(), "M>lay:wakefield")
    number = len(match.moves) - 1
    assert GAME.disclose(match, number, E) is None
    play(match, "E>lay:mortimers_cross")
    assert GAME.disclose(match, number, E) == GAME.disclose(match, number, None) is not None


def throws(match: Match) -> dict[int, bool]:
    """The hidden throws of a match, and whether they were doubted."""
    return {
        number: type(match.moves[number + 2].action) is not Believe
        for number, state in enumerate(match.states[:-1])
        if type(state.phase) is Throwing
    }


def test_V116_a_believed_throw_is_told_to_the_thrower_alone_for_ever() -> None:
    checked = 0
    for seed in range(12):
        match = ended(seed)
        for number, doubted in throws(match).items():
            attacker = match.states[number].phase.attacker
            action = match.moves[number].action
            assert GAME.disclose(match, number, attacker) == action
            for viewer in (other(attacker), None):
                told = GAME.disclose(match, number, viewer)
                assert told == (action if doubted else UNKNOWN_THROW)
            checked += not doubted
    assert checked > 10


def test_V116_before_the_end_an_open_question_is_no_stand_in() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    play(match, "throw:245")
    assert GAME.disclose(match, 0, E) is None
    play(match, "claim:55 believe")
    assert GAME.disclose(match, 0, E) is None
    match.resign(E)
    assert GAME.disclose(match, 0, E) == UNKNOWN_THROW


def test_V116_a_throw_that_was_never_answered_stays_secret_too() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    play(match, "throw:245 claim:55")
    match.resign(E)
    assert GAME.disclose(match, 0, E) == UNKNOWN_THROW


def test_V116_the_record_of_the_other_seat_does_not_hold_it_and_replays() -> None:
    hidden = 0
    for seed in range(4):
        source = Sealed(b"x" * 32, "m", GAME.info.max_draws)
        match = ended(seed, source)
        for reader, viewer in (("lancaster", M), ("york", E), ("watch", None)):
            written = Record.from_json(record(match, reader).to_json())
            verdict = written.verify()
            secret = {
                number
                for number, doubted in throws(match).items()
                if not doubted and match.states[number].phase.attacker != viewer
            }
            assert verdict.stand_ins == len(secret)
            assert all(written.moves[number] == ("chance", "throw:?") for number in secret)
            assert not secret & {key.move for key in written.keys}
            again = written.replay()
            assert again.outcome == match.outcome
            assert again.state == match.state  # nothing is left of a believed throw
            hidden += len(secret)
    assert hidden


def test_after_a_stand_in_there_is_nothing_to_doubt() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    match.accept(CHANCE, GAME.stand_in(match.state))
    play(match, "claim:55")
    assert legal(match) == ["believe"]


# keys and take-back


def test_the_key_of_a_deal_opens_only_to_who_knows_the_deck() -> None:
    match = ended(1)
    for number in moves_of(match, Dealt)[:12]:
        state = match.states[number]
        assert isinstance(state.phase, Dealing)
        running = _Running(match, number + 1)
        for viewer in VIEWERS:
            known = all(seat == viewer or not state.hands[seat] for seat in SEATS)
            assert GAME.opens(running, number, viewer) == known
        assert GAME.opens(match, number, other(state.phase.seat))  # after the end


def test_the_key_of_a_die_opens_at_once() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    play(match, "throw:245")
    assert GAME.opens(match, 0, M)


class _Running:
    """A match up to some move."""

    def __init__(self, match: Match, count: int) -> None:
        self.states, self.moves, self.over = match.states[: count + 1], match.moves[:count], False


def test_what_showed_something_cannot_be_taken_back() -> None:
    match = play(dealt(RED, WHITE), "M>give:E4")
    match.take_back(M)  # the other has not chosen yet
    play(match, "M>give:E1 E>give:E5")
    with pytest.raises(NoTakeBack, match="revealed"):
        match.take_back(E)
    play(match, "M>lay:wakefield")
    match.take_back(M)
    play(match, "M>lay:barnet E>lay:mortimers_cross")
    with pytest.raises(NoTakeBack, match="revealed"):
        match.take_back(E)
    play(match, "muster:0")
    match.take_back(E)  # open choices can be
    play(match, "muster:1")
    play(match, f"{legal(match)[0]}")
    with pytest.raises(NoTakeBack):
        match.take_back(E)


def test_V112_a_claim_that_was_heard_stands() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    play(match, "throw:245 claim:55")
    with pytest.raises(NoTakeBack, match="revealed"):
        match.take_back(M)


def test_V118_V143_c58_what_was_shown_cannot_be_taken_back() -> None:
    fight = {"half": (3, 3), "red": "E1", "white": "E2"}
    doubted = play(at(Throwing(M, 1), **fight), "throw:245 claim:55 doubt")
    with pytest.raises(NoTakeBack, match="revealed"):
        doubted.take_back(E)
    for viewer in VIEWERS:
        assert table(doubted, viewer).last == "throw:245"
    # won with the French alone: nobody has anything left to choose, and the round ends
    ended_by_it = at(Throwing(M, 1), half=(1, 0), french=(0, 1), red="", white="E2")
    play(ended_by_it, "throw:245 claim:5 believe throw:566 last:666")
    assert table(ended_by_it).round == 2
    with pytest.raises(NoTakeBack, match="revealed"):
        ended_by_it.take_back(E)
    kept = play(at(Keeping((None, None)), red="E1", white="E2"), "M>keep E>keep")
    with pytest.raises(NoTakeBack, match="revealed"):
        kept.take_back(E)


def test_stand_ins_are_for_hidden_throws_only() -> None:
    match = at(Throwing(M, 1), half=(3, 3), red="E1", white="E2")
    assert GAME.stand_in(match.state) == Thrown(None)
    play(match, "throw:245 claim:55 believe")
    assert GAME.stand_in(match.state) is None  # the defender throws openly


def test_views_of_a_spectator_name_no_hidden_card() -> None:
    match = playing()
    text = str(table(match, None))
    assert not any(f"'{id}'" in text for id in (*RED.split(), *WHITE.split()))
