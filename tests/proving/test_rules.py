# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""The proving game itself: what is seen and known, battles, records, editions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rosenkrieg.core import record as records
from rosenkrieg.core.contract import FIRST, SECOND, VIEWERS
from rosenkrieg.core.errors import BadEdition, BadOptions, BadRecord, IllegalAction, NoTakeBack
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import AGREED, Match
from rosenkrieg.core.record import Record, record
from rosenkrieg.testing.play import registered, step
from tests.proving.case import BROUGHT, EDITION_TEXT
from tests.proving.game import GAME
from tests.proving.state import Answering, Routing, Turn, block_named
from tests.proving.table import DEALT, POSTED, Table, known, last_lines, play, red_first, table

# who sees what


def test_P10_P11_P12_what_white_sees_of_red() -> None:
    rest = ("anna", "bert", "dirk", "edda")
    assert known(red_first(), SECOND, FIRST) == {
        "alder/red/0": rest,
        "alder/red/1": rest,
        "cara": ("cara",),
        "oxley 2": rest,
    }


def test_P11_a_march_is_read_by_place_and_by_name_only_by_its_owner() -> None:
    match = play(red_first(), "red dirk>alder")
    assert last_lines(match, FIRST) == ["Your dirk marches: oxley to alder/red/2."]
    for viewer in (SECOND, None):
        assert last_lines(match, viewer) == ["A block of Red marches: oxley to alder/red/2."]


def test_P11_a_place_is_kept_and_the_lowest_free_one_is_taken() -> None:
    match = play(red_first(), "red anna>oxley edda>alder")
    assert set(known(match, SECOND, FIRST)) == {"alder/red/0", "alder/red/1", "cara", "oxley 2"}
    assert block_named(match.state, "bert").slot == 1
    assert block_named(match.state, "edda").slot == 0


def test_P13_a_seen_block_is_followed_into_a_wood() -> None:
    match = play(red_first(), "red cara>alder")
    assert known(match, SECOND, FIRST)["alder/red/2"] == ("cara",)
    assert last_lines(match, SECOND) == ["Red's cara marches: meadow to alder/red/2."]


def test_P13_in_its_camp_it_is_mixed_and_is_nowhere_else() -> None:
    match = play(red_first(), "red cara>oxley")
    seen = known(match, SECOND, FIRST)
    assert seen["oxley 3"] == ("anna", "bert", "cara", "dirk", "edda")
    assert "cara" not in seen["alder/red/0"]
    # whoever leaves the camp now may be Cara
    match = play(match, "red dirk>alder")
    assert "cara" in known(match, SECOND, FIRST)["alder/red/2"]


def test_P13_samples_keep_to_what_was_seen() -> None:
    match = play(red_first(), "red cara>oxley dirk>alder")
    rng = Random(1)
    places = Counter(
        block_named(GAME.determinize(match.view(SECOND), rng), "cara").area for _ in range(600)
    )
    assert places.keys() == {"oxley", "alder"}
    assert 330 < places["oxley"] < 470  # two of the three that may be Cara stand there


def test_P21_behind_the_screen_only_a_number_is_seen() -> None:
    match = table("red anna@meadow bert@oxley\nwhite finn@birch")
    seen = match.view(SECOND)
    assert seen.posted == (2, 1)
    assert seen.pieces == ((), ())
    assert seen.camps[FIRST].count == 0


def test_P20_P22_posting_order_does_not_matter_across_the_table() -> None:
    red, white = POSTED.split("white")
    assert table(POSTED).state == table(f"white{white}\n{red}").state


# cards


def test_P31_P32_hands_and_choices_are_secret_until_both_have_chosen() -> None:
    match = table(f"{POSTED}\n{DEALT}\nred play3")
    seen = match.view(SECOND)
    assert seen.committed == (True, False)
    assert seen.choice is None
    assert seen.hand == (1, 1, 1)
    assert last_lines(match, SECOND) == ["Red has chosen."]
    play(match, "white play2")
    assert last_lines(match, SECOND) == [
        "You choose the 2.",
        "Red plays 3, White plays 2.",
        "Red goes first.",
    ]


def test_P33_a_tie_is_decided_by_a_coin() -> None:
    match = table(f"{POSTED}\n{DEALT}\nred play2\nwhite play2\nchance first:white")
    assert match.actors == (SECOND,)


def test_P34_rain_costs_a_point_but_never_the_last() -> None:
    rain = DEALT.replace("sky2", "sky1")
    match = table(f"{POSTED}\n{rain}\nred play3\nwhite play1")
    assert [phase.points for phase in match.state.stack if isinstance(phase, Turn)] == [1, 2]


# battle


def battle(rest: str = "", claim: str = "high") -> Table:
    """Red's Anna marches into Birch, throws a 2 and claims that."""
    return play(red_first(), f"red anna>birch\nchance die2\nred {claim}\n{rest}")


def test_P42_the_battle_lies_on_top_of_the_turn() -> None:
    match = battle("white believe\nchance rout1")
    assert match.actors == (FIRST,)
    assert match.state.stack == (Turn(SECOND, 1), Turn(FIRST, 2))


def test_P50_all_are_shown() -> None:
    match = battle()
    assert known(match, None, FIRST)["birch/red/0"] == ("anna",)
    assert known(match, None, SECOND)["birch/white/0"] == ("finn",)
    assert known(match, None, SECOND)["wyke 2"] == ("ines", "jost")


def test_P51_only_the_attacker_sees_his_die() -> None:
    match = battle()
    dice = [phase.die for v in VIEWERS for phase in match.view(v).stack if hasattr(phase, "die")]
    assert dice == [2, None, None]


def test_P53_belief_forgets_the_die() -> None:
    same = [
        play(red_first(), f"red anna>birch\nchance die{die}\nred high\nwhite believe").state
        for die in range(1, 7)
    ]
    assert all(state == same[0] for state in same)
    assert last_lines(battle("white believe"), FIRST) == ["White believes it and is beaten."]


def test_P53_low_believed_the_attacker_goes_home() -> None:
    match = battle("white believe", claim="low")
    assert block_named(match.state, "anna").area == "oxley"
    assert match.actors == (FIRST,)


@pytest.mark.parametrize(("claim", "beaten"), [("high", ("anna",)), ("low", ("finn", "gina"))])
def test_P54_a_doubt_shows_the_die(claim: str, beaten: tuple[str, ...]) -> None:
    match = battle("white doubt", claim)
    assert match.state.phase == Routing("birch", beaten, 2)
    assert last_lines(match, None) == ["White doubts it. The die shows 2."]


def test_P55_P56_the_strongest_loses_and_all_go_to_their_camp() -> None:
    match = battle("white believe\nchance rout3")
    assert block_named(match.state, "finn").strength == 0
    assert block_named(match.state, "gina").area == "wyke"
    assert known(match, FIRST, SECOND)["wyke 3"] == ("gina", "ines", "jost")


def test_P55_the_rout_die_has_the_weights_of_the_sheet() -> None:
    match = battle("white believe")
    assert GAME.chance_weights(match.state) == (3, 2, 1)


# taking back


def test_a_march_into_a_field_shows_and_cannot_be_taken_back() -> None:
    match = play(red_first(), "red anna>meadow")
    with pytest.raises(NoTakeBack, match="revealed"):
        match.take_back(FIRST)
    play(match, "red bert>oxley").take_back(FIRST)
    assert block_named(match.state, "bert").area == "alder"


# records and keys


def sealed_match(seed: int) -> Table:
    source = Sealed(b"k" * 32, f"m{seed}", GAME.info.max_draws)
    match: Table = Match(GAME, {"rounds": 5}, source=source)
    rng = Random(seed)
    while not match.over:
        step(match, rng)
    return match


def believed_throws(match: Table) -> list[int]:
    """The moves with a throw that was believed."""
    return [
        number - 2
        for number, move in enumerate(match.moves)
        if isinstance(match.states[number].phase, Answering)
        and GAME.encode_action(move.action) == "believe"
    ]


def test_P53_a_believed_throw_is_in_the_record_of_the_thrower_alone() -> None:
    match = next(m for m in map(sealed_match, range(50)) if believed_throws(m))
    number = believed_throws(match)[0]
    thrower = match.moves[number + 1].actor
    for reader in ("red", "white", "watch"):
        written = record(match, reader)
        mine = reader == GAME.info.seats[thrower]
        text = written.moves[number][1]
        assert (text != "die?") == mine
        assert (number in {key.move for key in written.keys}) == mine


def test_a_forged_stand_in_for_a_doubted_throw_is_a_bad_record() -> None:
    match = battle("white doubt")
    match.end(AGREED)
    genuine = record(match, "watch", secret=b"s")
    number = next(n for n, (_, text) in enumerate(genuine.moves) if text == "die2")
    moves, proofs = list(genuine.moves), list(genuine.proofs)
    digest = records.move_hash("chance", "die2", proofs[number].partition(":")[2])
    moves[number], proofs[number] = ("chance", "die?"), f"hash:{digest}"
    forged = replace(genuine, moves=tuple(moves), proofs=tuple(proofs))
    forged = replace(forged, digest=records.digest_of(forged))
    with registered(GAME):
        read = Record.from_json(forged.to_json())
        with pytest.raises(BadRecord, match="expected white to choose out of believe, got doubt"):
            read.replay()


def test_keys_of_cards_are_opened_to_whoever_knows_the_deck() -> None:
    """The first weather to all, the first hand of Red to Red; White's would tell of Red's."""
    match = table(f"{POSTED}\n{DEALT}")
    draws = range(10, 17)
    opened = [
        [
            number
            for number in draws
            if GAME.disclose(match, number, viewer) and GAME.opens(match, number, viewer)
        ]
        for viewer in VIEWERS
    ]
    assert opened == [[10, 11, 12, 13], [10], [10]]


# editions


def test_an_edition_can_be_brought_along() -> None:
    edition = GAME.edition(GAME.info.complete({"edition": BROUGHT}))
    assert edition is not None
    assert edition.name == "brought along"
    assert table(POSTED, edition=BROUGHT).state.round == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "wood", side = "red"', 'kind = "bog"', r"areas\[1\]\.kind: Invalid enum value"),
        ('["oxley", "alder"]', '["oxley", "elm"]', r"borders\[0\]: .* got 'elm'"),
        ('"bert", side = "red", strength = 2', '"bert", side = "red", strength = 4', "strength"),
        ('name = "bert"', 'name = "anna"', r"blocks\[0\]\.name: expected a name of its own"),
        ("rout = [3, 2, 1]", "rout = [3, 0, 1]", "rout: expected positive weights"),
        ("cards = [7, 7, 6]", "cards = [1, 1, 1]", "cards: expected at least 19 cards, got 3"),
        ('"wyke", kind = "camp"', '"wyke", kind = "field"', "areas: expected one camp of white"),
        ("hand = 3", "", "the file: Object missing required field `hand`"),
        ("faces = 6", "faces = 6\nluck = 1", "the file: Object contains unknown field `luck`"),
        ("hand = 3", "hand =", "expected an edition as TOML"),
    ],
)
def test_a_broken_edition_is_refused_by_entry_and_reason(old: str, new: str, message: str) -> None:
    assert old in EDITION_TEXT
    with pytest.raises(BadEdition, match=message):
        Match(GAME, {"edition": EDITION_TEXT.replace(old, new)})


def test_options_are_checked() -> None:
    with pytest.raises(BadOptions, match="one of 3, 5, got 4"):
        Match(GAME, {"rounds": 4})


@pytest.mark.parametrize(
    "text", ["", "anna", "anna@@alder", "play4", "die0", "rout4", "Anna>alder"]
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    for actor in (0, 2):
        with pytest.raises(IllegalAction, match="expected an action such as"):
            GAME.decode_action(text, actor)
