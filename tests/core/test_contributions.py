"""Who added which entropy, and when: late and committed ones, and what does not fit."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rosenkrieg import BadRecord, Match, Record, Sealed, record
from rosenkrieg.core.fairness import Contributions, commitment, entropies_at, result
from rosenkrieg.core.record import digest_of, head_hash, link, move_hash

SECRET = b"c" * 32
COMMIT = commitment("m2", 0, "mine")


def played(contributions: Contributions | None, entropies: tuple[str, str]) -> Match:
    source = Sealed(SECRET, "m2", 140, entropies, contributions)
    match = Match("rosenkoenig", source=source)
    rng = Random(5)
    for _ in range(20):
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    return match


def forged(genuine: Record, said: Contributions, entropies: tuple[str, str]) -> str:
    """The record with other contributions, chain and digest made to fit."""
    dice = msgspec.structs.replace(genuine.dice, contributions=said, entropies=entropies)
    changed = msgspec.structs.replace(genuine, dice=dice)
    chain = [head_hash(changed)]
    for actor, text in changed.moves:
        chain.append(link(chain[-1], move_hash(actor, text or "", "")))
    changed = msgspec.structs.replace(changed, chain=tuple(chain), digest="")
    return msgspec.structs.replace(changed, digest=digest_of(changed)).to_json()


def test_a_commitment_is_bound_to_match_and_seat():
    commits = {commitment(m, s, e) for m in ("a", "b") for s in (0, 1) for e in ("x", "y")}
    assert len(commits) == 8
    assert all(len(each) == 64 for each in commits)


def test_entropy_that_came_late_counts_from_its_draw_on():
    said = Contributions(since=(4, 0))
    assert entropies_at(3, ("a", "b"), said) == ("", "b")
    assert entropies_at(4, ("a", "b"), said) == ("a", "b")
    assert entropies_at(0, ("a", "b"), None) == ("a", "b")
    assert entropies_at(9, ("", "b"), Contributions(since=(None, 0))) == ("", "b")


def test_the_dice_use_what_counts_at_each_draw():
    said = Contributions(commits=(COMMIT, None), since=(3, 0))
    source = Sealed(SECRET, "m2", 8, ("mine", "yours"), said)
    for draw in range(8):
        entropies = ("mine" if draw >= 3 else "", "yours")
        assert source.draw((1,) * 6) == result(source.key(draw), entropies, (1,) * 6)


@pytest.mark.parametrize(
    "said",
    [
        Contributions(),
        Contributions(commits=(COMMIT, None)),
        Contributions(commits=(COMMIT, None), since=(7, 0)),
    ],
)
def test_a_record_says_how_entropies_came_about_and_is_verified_by_it(said: Contributions):
    match = played(said, ("mine", "yours"))
    text = record(match, "watch").to_json()
    read = Record.from_json(text)
    assert read.format == "rosenkrieg-record/2"
    assert read.dice.contributions == said
    verdict = read.verify()
    assert verdict.draws_checked == verdict.draws > 10
    assert read.to_json() == text


def test_a_record_without_them_keeps_its_first_form():
    text = record(played(None, ("mine", "yours"))).to_json()
    assert '"rosenkrieg-record/1"' in text
    assert "contributions" not in text


@pytest.mark.parametrize(
    ("said", "entropies", "problem"),
    [
        (Contributions(bots=(False, True)), ("mine", "yours"), "no entropy of the computer"),
        (Contributions(bots=(True, False), commits=(COMMIT, None)), ("", "y"), "no entropy of"),
        (Contributions(commits=(COMMIT, None)), ("other", "yours"), "that seat 0 committed to"),
        (Contributions(commits=(None, COMMIT)), ("x", "mine"), "that seat 1 committed to"),
        (Contributions(since=(None, 0)), ("mine", "yours"), "which never came"),
        (Contributions(since=(0, -1)), ("mine", "yours"), "a draw that the entropy"),
    ],
)
def test_contributions_that_do_not_fit_are_refused(
    said: Contributions, entropies: tuple[str, str], problem: str
):
    genuine = record(played(Contributions(), ("mine", "yours")))
    with pytest.raises(BadRecord, match=problem):
        Record.from_json(forged(genuine, said, entropies))


@pytest.mark.parametrize("since", [(1, 0), (0, 1), (20, 0)])
def test_another_draw_from_which_entropy_counts_is_found(since: tuple[int, int]):
    genuine = record(played(Contributions(), ("mine", "yours")))
    text = forged(genuine, Contributions(since=since), ("mine", "yours"))
    with pytest.raises(BadRecord, match=r"^move \d: expected \w+ from the dice"):
        Record.from_json(text).verify()


def test_contributions_belong_to_the_second_form_alone():
    text = record(played(Contributions(), ("mine", "yours"))).to_json()
    with pytest.raises(BadRecord, match="expected contributions exactly in format"):
        Record.from_json(text.replace("record/2", "record/1"))
