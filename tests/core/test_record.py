"""Records: written, read, replayed, verified, forked; no byte can be changed unnoticed."""

import contextlib
import random
from typing import Any

import msgspec
import pytest

from rosenkrieg import CHANCE, FIRST, BadRecord, Match, Record, Sealed, record
from rosenkrieg.core import record as records

MUTATIONS = 10_000


def played(source: Sealed | None = None, seed: int | None = None, moves: int = 999) -> Match:
    match = Match("rosenkoenig", seed=seed, source=source)
    rng = random.Random(5)
    while match.actors and moves:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
        moves -= 1
    return match


def sealed() -> Sealed:
    return Sealed(b"s" * 32, "m1", 140, ("mine", "yours"))


@pytest.fixture(scope="module")
def finished() -> Match:
    return played(sealed())


@pytest.fixture(scope="module")
def text(finished: Match) -> str:
    return record(finished, "watch", ("Mathilde", "bot:greedy")).to_json()


def forged(genuine: Record, **changes: object) -> str:
    """A record with changes whose chain and digest were made to fit again."""
    changed = msgspec.structs.replace(genuine, **changes)
    chain = [records.head_hash(changed)]
    for actor, move in changed.moves:
        chain.append(records.link(chain[-1], records.move_hash(actor, move or "", "")))
    changed = msgspec.structs.replace(changed, chain=tuple(chain), digest="")
    return msgspec.structs.replace(changed, digest=records.digest_of(changed)).to_json()


# the way there and back


def test_a_record_survives_writing_and_reading(finished: Match, text: str):
    read = Record.from_json(text)
    assert read == record(finished, "watch", ("Mathilde", "bot:greedy"))
    assert read.to_json() == text
    assert Record.from_json(text.encode()) == read


def test_a_replayed_record_ends_in_the_same_state_through_the_same_states(
    finished: Match, text: str
):
    replayed = Record.from_json(text).replay()
    assert replayed.states == finished.states
    assert replayed.moves == finished.moves
    assert replayed.outcome == finished.outcome


def test_a_record_replays_up_to_a_move(finished: Match, text: str):
    assert Record.from_json(text).replay(17).states == finished.states[:18]
    with pytest.raises(BadRecord, match="expected a move from 0 to"):
        Record.from_json(text).replay(100_000)


def test_verify_counts_moves_and_draws(finished: Match, text: str):
    verdict = Record.from_json(text).verify()
    draws = sum(move.actor == CHANCE for move in finished.moves)
    assert verdict.moves == len(finished.moves)
    assert verdict.draws_checked == verdict.draws == draws > 10


def test_a_seeded_record_is_verified_by_its_seed():
    genuine = record(played(seed=7))
    verdict = Record.from_json(genuine.to_json()).verify()
    assert verdict.draws_checked == verdict.draws > 10
    other = forged(genuine, dice=msgspec.structs.replace(genuine.dice, seed=8))
    with pytest.raises(BadRecord, match=r"^move 0: expected \w+ from the dice"):
        Record.from_json(other).verify()


def test_a_dictated_record_has_no_dice_to_check():
    match = Match("rosenkoenig")
    match.act(CHANCE, "N1")
    verdict = Record.from_json(record(match).to_json()).verify()
    assert (verdict.draws, verdict.draws_checked) == (1, 0)


@pytest.mark.parametrize("number", [0, 10, 60])
def test_a_fork_begins_alike_and_goes_on_with_its_own_dice(finished: Match, text: str, number: int):
    fork = Record.from_json(text).fork(number, seed=3)
    assert fork.moves[:number] == finished.moves[:number]
    while fork.actors:
        fork.act(fork.actors[0], fork.legal(fork.actors[0])[0])
    written = Record.from_json(record(fork).to_json())
    drawn = sum(move.actor == CHANCE for move in fork.moves[number:])
    assert written.verify().draws_checked == drawn


def test_a_fork_goes_on_with_sealed_dice(text: str):
    fork = Record.from_json(text).fork(40, source=Sealed(b"f" * 32, "m2", 140))
    while fork.actors:
        fork.act(fork.actors[0], fork.legal(fork.actors[0])[0])
    written = Record.from_json(record(fork, "watch").to_json())
    assert written.dice.start == 40
    assert written.verify().draws_checked == sum(who == "chance" for who, _ in written.moves[40:])


def test_a_fork_that_goes_back_before_its_beginning_still_verifies(text: str):
    fork = Record.from_json(text).fork(60, source=Sealed(b"f" * 32, "m2", 140))
    fork.rewind(45)
    while fork.actors:
        fork.act(fork.actors[0], fork.legal(fork.actors[0])[-1])
    written = Record.from_json(record(fork).to_json())
    assert written.dice.start == 45
    assert written.verify().draws_checked == sum(who == "chance" for who, _ in written.moves[45:])


def test_the_last_position_of_the_rules_has_no_fork(finished: Match, text: str):
    with pytest.raises(BadRecord, match="before the end"):
        Record.from_json(text).fork(len(finished.moves), seed=1)
    match = played(sealed(), moves=12)
    match.resign(FIRST)
    fork = record(match).fork(len(match.moves), seed=1)
    assert (fork.state, fork.over) == (match.state, False)


def test_a_record_has_no_more_than_a_match_can_have(text: str):
    genuine = Record.from_json(text)
    many = forged(genuine, lists=genuine.lists * 200)
    with pytest.raises(BadRecord, match="expected at most"):
        Record.from_json(many)


def test_an_unfinished_record_is_a_record_too():
    match = played(sealed(), moves=12)
    read = Record.from_json(record(match, "red").to_json())
    assert read.outcome is None
    assert read.replay().state == match.state
    assert read.verify().moves == len(match.moves)


def test_a_resigned_match_replays_to_its_end():
    match = played(seed=1, moves=5)
    match.resign(FIRST)
    replayed = Record.from_json(record(match).to_json()).replay()
    assert replayed.over
    assert replayed.outcome == match.outcome


def test_agreed_take_backs_show_as_skipped_draws():
    match = played(sealed(), moves=30)
    match.rewind(20)
    while match.actors:
        match.act(match.actors[0], match.legal(match.actors[0])[-1])
    for reader in ("all", "watch", "red", "white"):
        read = Record.from_json(record(match, reader).to_json())
        assert read.dice.skips
        assert read.verify().draws_checked == read.verify().draws


def test_an_unknown_reader_is_refused():
    with pytest.raises(BadRecord, match="expected a reader out of all, watch, red, white"):
        record(Match("rosenkoenig"), "blue")


# what is refused, even with chain and digest made to fit


def test_an_illegal_move_is_named(text: str):
    genuine = Record.from_json(text)
    moves = list(genuine.moves)
    moves[12] = (moves[12][0], "SE3*")
    with pytest.raises(BadRecord, match=r"^move 12: expected"):
        Record.from_json(forged(genuine, moves=tuple(moves))).verify()


def test_another_card_than_the_dice_gave_is_named(text: str):
    genuine = Record.from_json(text)
    moves = list(genuine.moves)
    moves[0], moves[1] = moves[1], moves[0]
    with pytest.raises(BadRecord, match=r"^move 0: expected \w+ from the dice, got"):
        Record.from_json(forged(genuine, moves=tuple(moves))).verify()


def test_a_forged_key_a_missing_key_and_a_forged_list_are_named(text: str):
    genuine = Record.from_json(text)
    first = genuine.keys[0]
    opening = msgspec.structs.replace(first.opening, key="0" * 64)
    keys = (msgspec.structs.replace(first, opening=opening), *genuine.keys[1:])
    with pytest.raises(BadRecord, match=r"^move 0: expected a key that the published root"):
        Record.from_json(forged(genuine, keys=keys)).verify()
    with pytest.raises(BadRecord, match=r"^move 0: expected the key of this draw, got none"):
        Record.from_json(forged(genuine, keys=genuine.keys[1:])).verify()
    names, weights = genuine.lists[0]
    padded = ((names * 2, weights * 2), *genuine.lists[1:])
    with pytest.raises(BadRecord, match=r"^move 0: expected"):
        Record.from_json(forged(genuine, lists=padded)).verify()


def test_another_root_outcome_option_or_game_is_refused(text: str):
    genuine = Record.from_json(text)
    dice = msgspec.structs.replace(genuine.dice, root="0" * 64)
    end = msgspec.structs.replace(genuine.outcome, scores=(1, 2))
    for problem, changes in (
        ("root was made for", {"dice": dice}),
        (r"^move \d+: expected the outcome", {"outcome": end}),
        ("expected a game out of", {"game": "chess"}),
        ("expected all options", {"options": {}}),
        ("expected an option out of", {"options": {"colour": "red"}}),
        ("expected rules version", {"rules_version": 99}),
    ):
        with pytest.raises(BadRecord, match=problem):
            Record.from_json(forged(genuine, **changes)).verify()


# damage


def test_a_changed_move_is_named_as_the_first_at_fault(text: str):
    number = 40
    lines = text.splitlines(keepends=True)
    place = lines.index('"moves":[\n') + 1 + number
    lines[place] = lines[place].replace('","', '","x')
    with pytest.raises(BadRecord, match=f"^move {number}: "):
        Record.from_json("".join(lines))


@pytest.mark.parametrize(
    "damaged",
    ["", "{}", "[]", "null", "{", "\x00", "[" * 100_000, '{"format":"rosenkrieg-record/1"}'],
)
def test_what_is_no_record_is_refused(damaged: str):
    with pytest.raises(BadRecord, match="expected"):
        Record.from_json(damaged)


def test_white_space_and_order_count_too(text: str):
    with pytest.raises(BadRecord, match="exactly the form"):
        Record.from_json(text + " ")
    with pytest.raises(BadRecord, match="exactly the form"):
        Record.from_json(text.replace("\n", "\n\n", 1))


def mutated(original: bytes, rng: random.Random) -> bytes:
    """The bytes with one byte changed, dropped, doubled, swapped, or a piece moved."""
    place = rng.randrange(len(original))
    kind = rng.randrange(6)
    if kind == 0:
        return (
            original[:place]
            + bytes([original[place] ^ 1 << rng.randrange(8)])
            + original[place + 1 :]
        )
    if kind == 1:
        return original[:place] + bytes([rng.randrange(256)]) + original[place + 1 :]
    if kind == 2:
        return original[:place] + original[place + 1 :]
    if kind == 3:
        return original[: place + 1] + original[place:]
    if kind == 4:
        end = min(len(original), place + rng.randrange(1, 200))
        return original[:place] + original[end:]
    digit = str(rng.randrange(10)).encode()
    return original[:place] + digit + original[place:]


def test_ten_thousand_damaged_records_are_refused_without_a_traceback(text: str):
    original = text.encode()
    rng = random.Random(3)
    tried = 0
    while tried < MUTATIONS:
        damaged = mutated(original, rng)
        if damaged == original:
            continue
        tried += 1
        with pytest.raises(BadRecord, match="expected"):
            Record.from_json(damaged).verify()


@pytest.mark.parametrize("field", [name for name in Record.__struct_fields__ if name != "digest"])
def test_forged_values_of_any_kind_give_no_traceback(text: str, field: str):
    """Chain and digest fit, so only replaying and the dice can tell."""
    genuine = msgspec.json.decode(text)
    rng = random.Random(field)
    values = [None, 0, -1, 1 << 70, 1e300, "", "x" * 50, [], {}, [[]], [None], {"a": []}, True]
    for _ in range(120):
        changed = msgspec.json.decode(text)
        target, key = rng.choice(list(places(changed, field, rng)))
        target[key] = rng.choice(values)
        if changed == genuine:
            continue
        try:
            typed = msgspec.convert(changed, Record)
        except msgspec.ValidationError:
            continue
        if msgspec.to_builtins(typed) == msgspec.to_builtins(Record.from_json(text)):
            continue
        rebuilt = forged(typed) if field != "chain" else typed.to_json()
        if field in ("players", "reader") or key in ("match", "start"):
            verified_or_refused(rebuilt)  # names and claims that no key or rule can contradict
            continue
        with pytest.raises(BadRecord, match="expected"):
            Record.from_json(rebuilt).verify()


def verified_or_refused(text: str) -> None:
    with contextlib.suppress(BadRecord):
        Record.from_json(text).verify()


def places(node: dict, field: str, rng: random.Random) -> list[tuple[Any, Any]]:
    """Containers and keys from a field of the record downwards."""
    found: list[tuple[Any, Any]] = [(node, field)]
    value = node[field]
    while isinstance(value, dict | list) and value:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        key = rng.choice(list(keys))
        found.append((value, key))
        value = value[key]
    return found
