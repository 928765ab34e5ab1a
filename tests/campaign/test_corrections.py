"""Corrections: change, remove, insert; what follows; conflicts and their ways out."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rosenkrieg.campaign import ORGANIZER, PUBLIC, Book, Refused
from rosenkrieg.campaign.chronicle import tell
from rosenkrieg.campaign.corrections import Correction, correct, corrected, preview
from rosenkrieg.campaign.drafts import Draft, DraftAnswer, drafted
from rosenkrieg.campaign.entries import (
    Absent,
    Answered,
    Begun,
    Body,
    Closed,
    Decreed,
    Earned,
    Ended,
    Entry,
    Joined,
    Ledger,
    Met,
    Noted,
    Placed,
    Regulated,
    Ruled,
    SeasonOptions,
    TakenOver,
    Voided,
    battle_of,
)
from rosenkrieg.campaign.missing import asked_again, missing
from rosenkrieg.campaign.questions import questions
from rosenkrieg.campaign.season import Season, fold
from rosenkrieg.core.fairness import Seeded
from rosenkrieg.games.rampant.state import Choosing
from tests.campaign.club import attacked, club, do, ids, pair, play_on, random_season


def answer_to(book: Book, battle: str, question: str) -> Entry:
    """The entry that answers a question."""
    return next(
        entry
        for entry in book.ledger.entries
        if isinstance(entry.body, Answered)
        and (entry.body.battle, entry.body.question) == (battle, question)
    )


def other_way(book: Book, battle: str, question: str, action: str) -> Correction:
    """A correction of one answer."""
    entry = answer_to(book, battle, question)
    assert isinstance(entry.body, Answered)
    return Correction("change", entry.id, replace(entry.body, action=action))


def both_attack(book: Book, lion: int, dragon: int) -> str:
    """Both attack and name each other's first territory; the first seat attacks, no gain yet."""
    one, two = ids(book)[:2]
    met = book.meet(one, two, 1, quick=True).id
    do(book, met, "0 no", "1 no", "0 attack", "1 attack", f"0 name:{two}-1", f"1 name:{one}-1", "1")
    do(book, met, "0 no", "1 no", "0 no", "11", "0 no", "1 no", "0 no", "1 no")
    do(book, met, str(lion), str(dragon), "1", "1", "51")
    return met


def chain() -> tuple[Book, str, str]:
    """The first realm wins a territory, and loses it to the third in a later battle."""
    book = club(3)
    one, two, three = ids(book)
    first = both_attack(book, 9, 3)
    do(book, first, f"0 name:{two}-1")
    second = book.meet(three, one, 2, quick=True).id
    do(book, second, "0 no", "1 no", "0 attack", "1 defend", f"0 name:{two}-1", "1 no")
    do(book, second, "0 no", "1 no", "0 no", "11", "0 no", "1 no", "0 no", "1 no")
    do(book, second, "9", "3", "1", "1", "51", f"0 name:{two}-1")
    return book, first, second


def season_facts(season: Season) -> object:
    """All that people see of a season."""
    battles = [(id, each.state, each.status) for id, each in season.battles.items()]
    return battles, season.standings(), season.conflicts, season.pairs


def test_k2_k3_k4_a2_an_old_result_corrected_t20() -> None:
    book, first, second = chain()
    _one, two, three = ids(book)
    assert book.season.owner(f"{two}-1") == three
    turned = other_way(book, first, "roll.strength.0", "roll:4")
    turned_too = other_way(book, first, "roll.strength.1", "roll:12")
    correct(book, ORGANIZER, turned, 9, "misread")
    found = preview(book, turned_too, 9)
    assert [change.what for change in found.winners] == [first]
    assert found.winners[0].after == two
    assert f"{two}-1" in [change.what for change in found.owners]
    kinds = {(each.battle, each.kind) for each in found.conflicts}
    assert (first, "unused") in kinds  # the recorded gain was by the wrong player
    assert (second, "stake") in kinds
    assert book.season.owner(f"{two}-1") == three  # nothing has changed by looking
    correct(book, ORGANIZER, turned_too, 10, "misread too")
    assert book.season.battles[first].winner == two
    assert book.season.owner(f"{two}-1") == two  # no gain before the entitled realm chooses


def test_k5_correcting_is_having_entered_it_right_t21() -> None:
    wrong, first, _ = chain()
    right = club(3)
    both_attack(right, 2, 12)
    for question, action in (("roll.strength.0", "roll:2"), ("roll.strength.1", "roll:12")):
        correct(wrong, ORGANIZER, other_way(wrong, first, question, action), 9, "misread")
    entries = list(wrong.ledger.entries)
    season = Season()
    for entry in entries:
        season.read(entry)
    assert season_facts(season) == season_facts(wrong.season)
    same = right.season.battles[first].state.battle
    assert same.lines == wrong.season.battles[first].state.battle.lines


def test_k6_a_missing_gain_is_asked_for_and_entered_at_its_place() -> None:
    book, first, _ = chain()
    one, two, _ = ids(book)
    for question, action in (("roll.strength.0", "roll:2"), ("roll.strength.1", "roll:12")):
        correct(book, ORGANIZER, other_way(book, first, question, action), 9, "misread")
    assert book.season.battles[first].defaults == ["gain_choice.1"]
    gain = Answered(first, "gain_choice.1", f"name:{one}-1")
    correct(book, ORGANIZER, Correction("insert", None, gain, two), 10, "the winner chose")
    assert book.season.owner(f"{one}-1") == two
    assert book.season.battles[first].defaults == []


def test_k3_k6_a_missing_answer_is_asked_as_the_season_stood_there() -> None:
    book, first, _ = chain()
    one, two, three = ids(book)
    assert missing(book, ORGANIZER, first) is None
    for question, action in (("roll.strength.0", "roll:2"), ("roll.strength.1", "roll:12")):
        correct(book, ORGANIZER, other_way(book, first, question, action), 9, "misread")
    found = missing(book, ORGANIZER, first)
    assert found is not None
    assert (found.question, found.realm) == ("gain_choice.1", two)
    legal = [answer.action for answer in found.legal]
    assert f"name:{one}-1" in legal
    assert missing(book, two, first) == missing(book, one, first) == found
    assert missing(book, three, first) is missing(book, PUBLIC, first) is None
    gain = Answered(first, found.question, legal[-1])
    correct(book, ORGANIZER, Correction("insert", None, gain, two), 10, "the winner chose")
    assert book.season.battles[first].answers[found.question].used
    assert missing(book, two, first) is None
    with pytest.raises(Refused):
        missing(book, ORGANIZER, "e999")


def test_k2_the_old_version_stays_readable() -> None:
    book, first, _ = chain()
    old = answer_to(book, first, "roll.strength.0")
    correct(book, ORGANIZER, other_way(book, first, "roll.strength.0", "roll:2"), 9, "misread")
    (revision,) = book.ledger.revisions
    assert (revision.before, revision.reason) == (old, "misread")
    assert revision.after == book.ledger.entries[revision.position]
    assert revision.after is not None
    assert revision.after.id == old.id


def test_k3_dice_that_are_not_needed_stay_marked_unused() -> None:
    book, first, _ = chain()
    turned = other_way(book, first, "choosing.1", "defend")  # no roll for the attacker then
    correct(book, ORGANIZER, turned, 9, "misheard")
    kinds = {each.kind for each in book.season.conflicts if each.battle == first}
    assert "unused_roll" in kinds
    assert answer_to(book, first, "roll.attacker").body in [e.body for e in book.ledger.entries]


def test_k7_a23_a_decree_whose_premise_is_gone_is_shown() -> None:
    book, first, _ = chain()
    _one, two, _three = ids(book)
    book.decree("owner", f"{two}-1", two, "a gift", 5)
    assert book.season.owner(f"{two}-1") == two
    assert not book.season.conflicts
    for question, action in (("roll.strength.0", "roll:2"), ("roll.strength.1", "roll:12")):
        correct(book, ORGANIZER, other_way(book, first, question, action), 9, "misread")
    assert "decree" in {each.kind for each in book.season.conflicts}


def test_k8_a_battle_before_step_4_takes_the_new_state() -> None:
    book, first, _ = chain()
    _one, two, three = ids(book)
    met = book.meet(two, three, 5).id
    before = book.season.taken(book.season.battles[met]).realms
    for question, action in (("roll.strength.0", "roll:2"), ("roll.strength.1", "roll:12")):
        correct(book, ORGANIZER, other_way(book, first, question, action), 9, "misread")
    after = book.season.taken(book.season.battles[met]).realms
    assert len(after[0].territories) == len(before[0].territories) + 1


def test_k9_a24_both_players_may_correct_what_nothing_depends_on() -> None:
    book, first, second = chain()
    one, two, three = ids(book)
    both = f"{one}+{two}"
    turned = other_way(book, first, "roll.strength.1", "roll:12")
    turned_first = other_way(book, first, "roll.strength.0", "roll:8")
    correct(book, both, turned_first, 9, "misread")  # still 5:0, nothing follows
    with pytest.raises(Refused, match="nothing later depends on"):
        correct(book, both, turned, 9, "misread")
    with pytest.raises(Refused, match="both players of the battle together"):
        correct(book, one, turned_first, 9, "misread")
    own = other_way(book, second, "roll.strength.0", "roll:10")
    correct(book, f"{three}+{one}", own, 9, "misread")


def test_a_raid_whose_ratio_is_gone_stands_flagged() -> None:
    book = club(2)
    one, two = ids(book)
    grants = [book.decree("grant", two, "moor", "a big realm", 1) for _ in range(3)]
    met = book.meet(one, two, 2, quick=True).id
    do(book, met, "0 raid", f"1 name:{two}-1")
    correct(book, ORGANIZER, Correction("remove", grants[0].id), 5, "never happened")
    assert ("raid", met) in [(each.kind, each.battle) for each in book.season.conflicts]
    assert book.season.battles[met].state.battle.raider == 0


def test_k3_the_lists_of_a_raid_stay_when_its_offer_falls() -> None:
    book = club(2)
    one, two = ids(book)
    for _ in range(3):
        book.decree("grant", two, "moor", "a big realm", 1)
    met = book.meet(one, two, 2, quick=True).id
    do(book, met, "0 raid", f"1 name:{two}-1", f"1 name:{two}-2", "1 no", f"0 name:{one}-1", "0 no")
    offer = answer_to(book, met, "offer_choice.1")
    book.replace(corrected(book.ledger, Correction("remove", offer.id), ORGANIZER, 9, "x"))
    book.close(met, 10)
    battle = book.season.battles[met].state.battle
    assert battle.stakes == (None, None)
    assert battle.listed[0] == (f"{one}-1",)


def test_k3_a6_a_borderland_not_named_is_not_inherited_and_the_roll_goes_on() -> None:
    book = club(2)
    one, two = ids(book)
    book.decree("grant", two, "moor", "the larger one", 1)
    met = attacked(book, one, two, 9, 3, "", rolled="")
    do(book, met, "11", "12", "65", "0 kind:moor", "51", "0 rolled")
    named = answer_to(book, met, "kind_choice.inheritance.0.0")
    correct(book, ORGANIZER, Correction("remove", named.id), 9, "never said")
    kinds = [land.kind for land in book.season.realms[one].realm.territories]
    assert kinds == ["village", "forest", "stud_farm", "tilt_yard"]


def test_k3_an_exchange_that_fails_after_a_correction_leaves_the_first_name() -> None:
    book = club(2)
    one, two = ids(book)
    crossing = book.decree("grant", two, "bridge", "an old claim", 1)
    met = book.meet(one, two, 1, quick=True).id
    do(book, met, "0 no", "1 no", "0 attack", "1 defend", f"0 name:{two}-1", "1 yes", "3")
    do(book, met, "0 no", "1 no", f"1 name:{two}-2")
    assert book.season.battles[met].state.battle.stakes[1] == f"{two}-2"
    correct(book, ORGANIZER, Correction("remove", crossing.id), 9, "never granted")
    assert book.season.battles[met].state.battle.stakes[1] == f"{two}-1"
    book.close(met, 10)
    assert ("unused", "exchange_pick.1") in [
        (each.kind, each.question) for each in book.season.conflicts
    ]


def test_a_warband_that_was_too_large_is_flagged_and_its_glory_stands() -> None:
    book = club(2)
    one, two = ids(book)
    toll = book.decree("grant", one, "royal_road_toll", "an old claim", 1)
    met = book.meet(one, two, 1).id
    do(book, met, "0 no", "1 no", "0 attack", "1 defend", f"0 name:{two}-1", "1 no", "0 no", "1 no")
    do(book, met, "0 points:28", "0 scenario:LR-A", "1 yes", "0 yes", "1 yes", "0 no", "1 no")
    lines = ("fielded:28", "fielded:25", "glory:5", "glory:2", "heroes:0", "heroes:0")
    do(book, met, *(f"0 {line}" for line in lines), "1 yes")
    assert not book.season.conflicts
    correct(book, ORGANIZER, Correction("remove", toll.id), 9, "never granted")
    flagged = [(each.kind, each.question) for each in book.season.conflicts]
    assert flagged == [("points", "reporting.0.0.0")]
    battle = book.season.battles[met].state.battle
    assert battle.points == (25, 25)
    assert [line.glory for line in battle.lines if line.source == "underdog"] == [1]
    fielded = answer_to(book, met, "reporting.0.0.0")
    assert isinstance(fielded.body, Answered)
    mended = Correction("change", fielded.id, replace(fielded.body, action="fielded:25"))
    correct(book, ORGANIZER, mended, 9, "as it was")
    assert not book.season.conflicts


def test_a_unique_territory_rolled_twice_is_asked_for_again() -> None:
    book = club(4)
    one, two, three, four = ids(book)
    first = attacked(book, one, two, 9, 3, "")
    last = answer_to(book, first, "roll.territory.0.0")
    do(book, first, "0 rolled")
    second = attacked(book, three, four, 9, 3, "0 rolled")
    seconds = answer_to(book, second, "roll.territory.0.0")
    for entry in (seconds, last):  # each can be when it is corrected; both together cannot
        assert isinstance(entry.body, Answered)
        barrow = Correction("change", entry.id, replace(entry.body, action="roll:62"))
        correct(book, ORGANIZER, barrow, 9, "misread")
    assert ("roll", second) in [(each.kind, each.battle) for each in book.season.conflicts]
    barrows = [
        land.id
        for now in book.season.realms.values()
        for land in now.realm.territories
        if land.kind == "barrow"
    ]
    assert barrows == [f"{first}-1"]


def test_a_battle_after_the_end_does_not_count() -> None:
    book = club(2)
    one, two = ids(book)
    attacked(book, one, two, 9, 3, "0 rolled")
    second = attacked(book, one, two, 9, 3, "0 rolled")
    end = Correction("insert", second, Voided(second, "x"))
    with pytest.raises(Refused, match="a battle of this season"):
        preview(book, end, 5)  # it has not opened there
    correct(book, ORGANIZER, Correction("insert", second, Ended()), 5, "it ended then")
    assert book.season.battles[second].status == "beyond"
    assert len(book.season.realms[one].realm.territories) == 4


def test_corrections_that_cannot_be_are_refused_in_a_line() -> None:
    book, first, _ = chain()
    entry = answer_to(book, first, "roll.strength.0")
    before = book.ledger
    for bad in (
        Correction("change", "e999", entry.body),
        Correction("change", entry.id, Closed(first)),
        Correction("remove", "e1"),
        Correction("insert", None, book.ledger.entries[0].body),
        Correction("insert", None, Answered("e999", "choosing.0", "attack")),
    ):
        with pytest.raises(Refused, match="expected") as refused:
            correct(book, ORGANIZER, bad, 9, "why not")
        assert "\n" not in str(refused.value)
    with pytest.raises(Refused, match="a reason"):
        correct(book, ORGANIZER, Correction("remove", entry.id), 9, "")
    assert book.ledger == before


# whole battles


def forgotten(seed: int) -> tuple[Book, Book, str, str]:
    """A season in which a battle was forgotten; the season before it, the first entry after it,
    and that season with the battle entered in time."""
    rng = Random(seed)
    wrong = random_season(3 + seed % 3, 2, seed)
    before = wrong.ledger
    for _ in range(2):
        one, two = rng.sample(ids(wrong), 2)
        later = wrong.meet(one, two, 7, quick=True)
        play_on(wrong, wrong.season.battles[later.id], rng, 7)
    after = wrong.ledger.entries[len(before.entries)].id
    right = Book(Ledger(before.entries, (), wrong.ledger.made))
    one, two = rng.sample(ids(wrong), 2)
    met = right.meet(one, two, 5, quick=seed % 2 == 0).id
    play_on(right, right.season.battles[met], rng, 5)
    right.note(ORGANIZER, "A long evening", 6, met)
    later_ones = wrong.ledger.entries[len(before.entries) :]
    right.replace(Ledger((*right.ledger.entries, *later_ones), (), right.ledger.made))
    return wrong, right, met, after


@pytest.mark.parametrize("seed", range(12))
def test_k5_a_battle_inserted_is_as_if_it_had_been_entered_in_time(seed: int) -> None:
    wrong, right, met, after = forgotten(seed)
    first, *more = [each.body for each in right.ledger.entries if battle_of(each) == met]
    unnamed = tuple(replace(each, battle="") for each in more)
    whole = Correction("insert", after, first, more=unnamed, at=5)
    correct(wrong, ORGANIZER, whole, 9, "forgotten")
    # who entered it is another matter; what follows is the same, conflicts included
    assert season_facts(wrong.season) == season_facts(right.season)
    assert wrong.season.history == right.season.history
    assert [each.id for each in wrong.ledger.entries] == [each.id for each in right.ledger.entries]
    assert [each.part for each in wrong.ledger.revisions] == [False] + [True] * len(more)


@pytest.mark.parametrize("seed", range(12))
def test_k5_a_battle_deleted_is_as_if_it_had_never_been_entered(seed: int) -> None:
    never, book, met, _after = forgotten(seed)
    found = preview(book, Correction("remove", met), 9)
    assert next(each for each in found.winners if each.what == met).after == ""
    assert met in book.season.battles  # nothing has changed by looking
    correct(book, ORGANIZER, Correction("remove", met), 9, "it was a friendly")
    assert book.ledger.entries == never.ledger.entries
    assert season_facts(book.season) == season_facts(never.season)
    lines = [line.key for each in tell(book) for line in each.lines]
    assert lines.count("told-corrected") == 1  # one correction, however many entries


def too_many(action: str) -> bool:
    """A report of more points than any warband of these seasons has is a conflict."""
    what, _, number = action.partition(":")
    return what == "fielded" and int(number) > 24


@pytest.mark.parametrize("seed", range(6))
def test_a_draft_shows_what_its_battle_becomes(seed: int) -> None:
    rng = Random(seed)
    wrong, _right, _met, after = forgotten(seed)
    one, two = rng.sample(ids(wrong), 2)
    answers: tuple[DraftAnswer, ...] = ()
    while True:
        draft = Draft(after, one, two, quick=seed % 2 == 0, brief=seed % 3 == 0, answers=answers)
        found = drafted(wrong, draft, 9)
        if found.asked is None:
            break
        legal = [each.action for each in found.asked.legal]
        legal += [each.path[0] for each in found.asked.branches]
        legal = [each for each in legal if each != "fielded" and not too_many(each)] or legal
        action = "" if rng.random() < 0.1 else rng.choice(legal)
        answers = (*answers, DraftAnswer(found.asked.question, action))
    correct(wrong, ORGANIZER, Correction("insert", after, found.body, more=found.more), 9, "late")
    battle = wrong.season.battles[found.battle.id]
    shown = (found.battle.status, found.battle.winner, found.battle.glory, found.battle.gained)
    assert (battle.status, battle.winner, battle.glory, battle.gained) == shown
    assert not [each for each in wrong.season.conflicts if each.battle == battle.id]


RESULTS = {"form_choice", "choosing", "naming", "reporting", "roll", "gain_choice"}


def test_a_forgotten_battle_can_be_entered_by_its_result_alone() -> None:
    book, first, second = chain()
    one, two, _ = ids(book)
    ways = {
        "naming": f"name:{two}-2",
        "offer": "no",
        "roll": "roll:51",
        "gain_choice": f"name:{two}-2",
    }
    told = {"choosing.0": "attack", "choosing.1": "defend"}
    numbers = [24, 22, 5, 1, 0, 0]
    answers: tuple[DraftAnswer, ...] = ()
    asked = []
    for _ in range(40):
        found = drafted(book, Draft(second, one, two, False, True, answers), 9)
        if found.asked is None:
            break
        name = found.asked.question
        asked.append(name.partition(".")[0])
        action = told.get(name) or ways.get(name.partition(".")[0], "")
        if name.startswith("reporting."):
            line = ("fielded", "fielded", "glory", "glory", "heroes", "heroes")[int(name[-1])]
            action = f"{line}:{numbers[int(name[-1])]}"
        answers = (*answers, DraftAnswer(name, action))
    assert set(asked) <= RESULTS
    assert len(asked) <= 12
    correction = Correction("insert", second, found.body, more=found.more, at=3)
    seen = preview(book, correction, 9)
    assert f"{two}-2" in [each.what for each in seen.owners]
    correct(book, ORGANIZER, correction, 9, "forgotten")
    battle = list(book.season.battles.values())[1]
    assert (battle.winner, battle.glory, battle.status) == (one, (5, 1), "closed")
    assert book.season.owner(f"{two}-2") == one
    assert next(iter(book.season.battles)) == first
    assert battle.defaults  # which nobody is asked for
    assert missing(book, ORGANIZER, battle.id) is None
    # its answers can be corrected too, though what was left out came between them
    choice = answer_to(book, battle.id, "choosing.1")
    again = asked_again(book, ORGANIZER, choice.id).asked
    assert again is not None
    assert {each.action for each in again.legal} == {"attack", "defend"}
    assert not [each for each in book.season.conflicts if each.battle == battle.id]


def test_what_a_draft_cannot_be_is_refused_in_a_line() -> None:
    book, _first, second = chain()
    one, two, _ = ids(book)
    before = book.ledger
    for bad in (
        Draft(second, one, one),
        Draft(second, one, "e99"),
        Draft("e999", one, two),
        Draft(second, one, two, answers=(DraftAnswer("choosing.0", "attack"),)),
        Draft(second, one, two, answers=(DraftAnswer("spy_choice.W1.0", "fly"),)),
    ):
        with pytest.raises(Refused, match="expected") as refused:
            drafted(book, bad, 9)
        assert refused.value.words is not None
        assert "\n" not in str(refused.value)
    more: tuple[Body, ...] = (Answered("", "spy_choice.W1.0", "attack"), Closed(""))
    for wrong in (
        Correction("insert", second, Met(one, two), more=more),
        Correction("insert", second, Met(one, two), more=(Ended(),)),
        Correction("insert", second, Noted("x"), more=(Noted("y"),)),
        Correction("insert", second, Met(one, two), at=10),
    ):
        with pytest.raises(Refused):
            correct(book, ORGANIZER, wrong, 9, "why not")
    assert book.ledger == before


def test_k9_both_players_may_delete_their_battle_where_nothing_depends_on_it() -> None:
    book, first, second = chain()
    one, two, three = ids(book)
    with pytest.raises(Refused, match="nothing later depends on"):
        correct(book, f"{one}+{two}", Correction("remove", first), 9, "never happened")
    correct(book, f"{three}+{one}", Correction("remove", second), 9, "never happened")
    assert list(book.season.battles) == [first]


def test_a_battle_that_left_takes_its_proposal_and_the_name_of_its_land_along() -> None:
    book = club(2)
    one, two = ids(book)
    proposal = book.propose(one, two, 1, quick=True)
    met = book.accept(two, proposal.id, 2).id
    play_on(book, book.season.battles[met], Random(3))
    book.earn(one, 2, met, "an ally", 3)
    correct(book, ORGANIZER, Correction("remove", met), 9, "never happened")
    assert not book.season.proposals
    assert not [each for each in book.ledger.entries if battle_of(each) == met]
    assert [now.realm.glory for now in book.season.realms.values()] == [0, 0]


def test_what_belongs_to_a_void_battle_is_no_conflict() -> None:
    book, first, _second = chain()
    behind = book.ledger.entries[[e.id for e in book.ledger.entries].index(first) + 1].id
    void = Correction("insert", behind, Voided(first, "flood"))
    correct(book, ORGANIZER, void, 9, "flood")
    assert book.season.battles[first].status == "void"
    assert not [each for each in book.season.conflicts if each.battle == first]
    assert len(book.season.idle) > 10


# what a command would refuse


def test_corrections_pass_the_same_checks_as_commands() -> None:
    book, first, _ = chain()
    one, two, three = ids(book)
    other = book.realm(two).name
    decree = book.decree("glory", one, "3", "a gift", 5)
    earned = book.earn(one, 2, first, "an ally", 5)
    note = book.note(ORGANIZER, "Fog", 5)
    place = book.place(one, f"{one}-0", "Home", 1, 1, 5)
    over = book.take_over(three, "Dora", 5)
    away = book.absent(two, two, 3, 5)
    rules = book.regulate(SeasonOptions(rounds=0, battles_a_round=0, meetings=4), 5)
    roll = answer_to(book, first, "roll.strength.0")
    joined = next(each for each in book.ledger.entries if each.id == one)
    before = book.ledger

    def refused(entry: Entry, body: Body, words: str) -> None:
        for doing in (
            lambda: preview(book, Correction("change", entry.id, body), 9),
            lambda: correct(book, ORGANIZER, Correction("change", entry.id, body), 9, "x"),
        ):
            with pytest.raises(Refused) as found:
                doing()
            assert found.value.words is not None
            assert found.value.words.key == words
        assert book.ledger == before

    refused(joined, Joined(""), "refused-name")
    refused(joined, Joined("x" * 61), "refused-name")
    refused(joined, Joined(other), "refused-name-taken")  # of a realm that joined later
    refused(over, TakenOver(three, "Dora", other), "refused-name-taken")
    refused(book.ledger.entries[0], Begun(" "), "refused-name")
    refused(decree, replace(decree.body, value="5000"), "refused-value")
    refused(decree, replace(decree.body, value="²"), "refused-value")
    refused(decree, replace(decree.body, what="spies", value="-1"), "refused-value")
    refused(decree, replace(decree.body, reason=" "), "refused-reason")
    refused(earned, Earned(one, -500, first), "refused-numbers")
    refused(earned, Earned("e99", 1, first), "refused-no-realm")
    refused(note, Noted(" \n "), "refused-note")
    refused(place, Placed("e99-1", "x"), "refused-no-territory")
    refused(place, replace(place.body, x=5000), "refused-value")
    refused(away, Absent(two, 0), "refused-round")
    refused(rules, Regulated(SeasonOptions(rounds=-1)), "refused-numbers")
    refused(roll, replace(roll.body, action="roll:13"), "refused-die")
    refused(roll, replace(roll.body, action="attack"), "refused-die")
    refused(roll, replace(roll.body, question="roll.strength.1"), "refused-correction")
    refused(book.ledger.entries[-1], Ruled(first, (1, 1), (1, 1)), "refused-correction")
    correct(book, ORGANIZER, Correction("change", joined.id, Joined(" New  name")), 9, "x")
    assert book.realm(one).name == "New name"


def test_an_answer_is_asked_again_as_the_season_stood_there() -> None:
    book, first, second = chain()
    one, two, three = ids(book)
    entry = answer_to(book, first, "naming.0")
    found = asked_again(book, ORGANIZER, entry.id)
    assert found.entry == entry
    assert found.asked is not None
    assert found.battle is not None
    actions = [each.action for each in found.asked.legal]
    assert f"name:{two}-1" in actions  # which the third realm holds today
    for action in actions:
        preview(book, Correction("change", entry.id, replace(entry.body, action=action)), 9)
    assert asked_again(book, PUBLIC, second).asked is None  # no answer
    open_one = book.meet(two, three, 5).id
    while not isinstance(book.battle(open_one).state.phase, Choosing):
        actor, _ = questions(book.state(book.battle(open_one)))[0]
        plain = "battle" if "Form" in str(type(book.battle(open_one).state.phase)) else "no"
        do(book, open_one, f"{actor} {plain}")
    do(book, open_one, "0 attack")
    secret = answer_to(book, open_one, "choosing.0")
    for viewer in (PUBLIC, ORGANIZER, one, three):
        with pytest.raises(Refused):
            asked_again(book, viewer, secret.id)
    with pytest.raises(Refused):
        asked_again(book, ORGANIZER, "e999")


# properties


def random_correction(book: Book, rng: Random) -> Correction:
    """Some entry of a battle changed to what another one says, or removed."""
    answers = [entry for entry in book.ledger.entries if isinstance(entry.body, Answered)]
    answers = [entry for entry in answers if entry.body.battle in book.season.battles]
    entry, other = rng.choice(answers), rng.choice(answers)
    assert isinstance(entry.body, Answered)
    assert isinstance(other.body, Answered)
    kind = rng.random()
    if kind < 0.15:
        return Correction("remove", entry.id)
    if kind < 0.7:
        same = [each for each in answers if each.body.question == entry.body.question]
        other = rng.choice(same)
        assert isinstance(other.body, Answered)
    return Correction("change", entry.id, replace(entry.body, action=other.body.action))


def check(season: Season) -> None:
    """What holds of every season, whatever was corrected."""
    lands = [land.id for now in season.realms.values() for land in now.realm.territories]
    assert len(lands) == len(set(lands)), "a territory has one owner"
    for now in season.realms.values():
        held = [land.id for land in now.realm.territories]
        assert now.realm.home in held, "the home land is never lost"
        assert now.realm.spies >= 0
    closed = [each for each in season.battles.values() if each.status == "closed"]
    for now in season.realms.values():
        mine = [each for each in closed if now.id in each.realms]
        assert now.realm.glory == sum(each.glory[each.realms.index(now.id)] for each in mine)
        assert now.realm.battles == len(mine)


def test_a_roll_that_was_changed_is_no_roll_of_the_server() -> None:
    book = club()
    source = Seeded(1)
    met = book.meet(*pair(book), 1, quick=True)
    play_on(book, book.season.battles[met.id], Random(1))
    late = book.join("Late", 2).id
    book.answer(late, late, "kind:village", 2)
    rolled = book.draw(late, source, 3)
    assert isinstance(rolled.body, Answered)
    assert (rolled.body.source, rolled.body.draw) == ("server", 0)
    face = "roll:33" if rolled.body.action != "roll:33" else "roll:35"
    forged = replace(rolled.body, action=face)
    correct(book, ORGANIZER, Correction("change", rolled.id, forged), 4, "misread")
    now = book.ledger.revisions[-1].after
    assert now is not None
    assert isinstance(now.body, Answered)
    assert (now.body.action, now.body.source, now.body.draw) == (face, "organizer", None)


def test_a_correction_that_leaves_no_ledger_is_refused_before_and_after() -> None:
    book = club()
    before = book.ledger
    place = before.entries[-1].id
    for body in (
        Decreed("spies", "nobody", "many", "x"),
        Earned("nobody", 3),
        Met("nobody", "e2"),
        Placed("e2-0", "x" * 50_000),
        Absent("nobody", 3),
    ):
        for doing in (
            lambda body=body: preview(book, Correction("insert", place, body), 9),
            lambda body=body: correct(book, ORGANIZER, Correction("insert", place, body), 9, "x"),
        ):
            with pytest.raises(Refused) as refused:
                doing()
            assert refused.value.words is not None
    assert book.ledger == before


@pytest.mark.parametrize("seed", range(40))
def test_random_corrections_keep_a_season_whole(seed: int) -> None:
    rng = Random(seed)
    book = random_season(3 + seed % 3, 5, seed)
    check(book.season)
    for _ in range(6):
        # past the checks: an entry can also become wrong by what is corrected before it
        mistake = random_correction(book, rng)
        book.replace(corrected(book.ledger, mistake, ORGANIZER, 9, "fuzz"))
        check(book.season)
        assert all(each.status != "open" for each in book.season.battles.values())
        assert season_facts(fold(book.ledger)) == season_facts(book.season)
        assert len(book.season.conflicts) == len(set(book.season.conflicts))


@pytest.mark.parametrize("seed", range(40))
def test_a_mistake_corrected_is_as_if_it_had_not_been_made(seed: int) -> None:
    rng = Random(seed)
    right = random_season(3 + seed % 3, 5, seed)
    mistake = random_correction(right, rng)
    wrong = Book(corrected(right.ledger, mistake, ORGANIZER, 1, "a slip"))
    assert mistake.entry is not None
    entry = next(each for each in right.ledger.entries if each.id == mistake.entry)
    if mistake.kind == "remove":
        place = [each.id for each in right.ledger.entries].index(entry.id)
        after = right.ledger.entries[place + 1].id
        mend = Correction("insert", after, entry.body, entry.author)
    else:
        mend = Correction("change", entry.id, entry.body)
    correct(wrong, ORGANIZER, mend, 9, "as it was")
    assert season_facts(wrong.season) == season_facts(right.season)
