"""A season as rows: every version can be had back, chain and dice can be checked by anybody."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rosenkrieg.campaign import Book
from rosenkrieg.campaign.chronicle import tell
from rosenkrieg.campaign.corrections import Correction, correct
from rosenkrieg.campaign.dice import prepared
from rosenkrieg.campaign.entries import ORGANIZER, Answered, Ledger
from rosenkrieg.campaign.files import export_record, load, parse
from rosenkrieg.campaign.questions import questions
from rosenkrieg.campaign.records import Record, check, ledger_of, make
from rosenkrieg.campaign.refusals import BadCampaign
from rosenkrieg.campaign.rows import Added, Corrected, Pages, Row, added, write
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.fairness import Sealed, are_committed
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.notation import encode
from tests.campaign.club import FREE, do

SEASON = "abcdefghij234567"


class Kept:
    """A season as a server keeps it: a book, its rows, its dice."""

    def __init__(self) -> None:
        self.book = Book()
        self.rows: list[Row] = []
        self.dice = Sealed(bytes(range(32)), SEASON, 256)
        self.drawn = 0
        self.before = Ledger()

    def store(self) -> None:
        """Keeps what was entered since."""
        self.rows += added(self.before, self.book.ledger)
        self.before = self.book.ledger

    def roll(self, battle: str) -> None:
        self.book.draw(battle, prepared(self.dice, self.book.season, self.drawn), 5)
        self.drawn += 1

    def record(self) -> Record:
        self.store()
        told = [(write(row), row) for row in self.rows]
        return make(self.book, SEASON, told, self.dice, self.drawn, 0)


def season(battles: int = 2) -> Kept:
    """Two realms, founded by the server's dice, and some quick battles."""
    kept, rng = Kept(), Random(1)
    book = kept.book
    book.begin("Test", 0, FREE)
    one, two = (book.join(name, 0).id for name in ("Nord", "Ost"))
    for id in (one, two):
        book.answer(id, id, "kind:village", 1)
        while book.season.foundings[id].status == "open":
            play_one(kept, id, rng)
    book.stir(one, "salt-of-nord", 2)
    for _ in range(battles):
        met = book.meet(one, two, 3, quick=True).id
        while book.season.battles[met].status == "open":
            play_one(kept, met, rng)
    return kept


def play_one(kept: Kept, battle: str, rng: Random) -> None:
    state = kept.book.state(kept.book.battle(battle))
    actor, _ = questions(state)[0]
    if actor == CHANCE:
        kept.roll(battle)
    else:
        action = encode(rng.choice(play.legal_actions(state, actor)))
        kept.book.answer(kept.book.battle(battle).realms[actor], battle, action, 4)


def test_a_record_says_what_was_checked() -> None:
    kept = season()
    record = kept.record()
    verdict = check(record)
    assert verdict.sealed == kept.drawn > 10
    assert (verdict.hidden, verdict.table, verdict.unused) == (0, 0, 0)
    assert verdict.stirred == ("e2",)
    assert 0 < verdict.before < verdict.sealed
    assert ledger_of(record) == kept.book.ledger


def test_a_file_with_a_record_is_read_like_any_campaign() -> None:
    kept = season()
    text = export_record(kept.record())
    again = load(text)
    assert again.ledger == kept.book.ledger
    record = parse(text).record
    assert record is not None
    assert check(record).rows == len(kept.rows)


@pytest.mark.parametrize("what", ["roll", "text", "drop", "key", "head", "root"])
def test_whatever_is_changed_is_found(what: str) -> None:
    kept = season(1)
    record = kept.record()
    rolls = [n for n, row in enumerate(record.rows) if '"roll:' in row.text]
    n = rolls[-1]
    rows = list(record.rows)
    if what == "roll":  # with a chain that fits again
        row = kept.rows[n]
        assert isinstance(row, Added)
        assert isinstance(row.entry.body, Answered)
        face = "roll:6" if row.entry.body.action != "roll:6" else "roll:5"
        entry = replace(row.entry, body=replace(row.entry.body, action=face))
        told = [(write(r), r) for r in (*kept.rows[:n], Added(entry), *kept.rows[n + 1 :])]
        record = make(kept.book, SEASON, told, kept.dice, kept.drawn, 0)
    elif what == "text":
        rows[n] = replace(rows[n], text=rows[n].text.replace('"at":4', '"at":9') + " ")
        record = replace(record, rows=tuple(rows))
    elif what == "drop":
        record = replace(record, rows=tuple(rows[:-1]))
    elif what == "key":
        record = replace(record, keys=(*record.keys[:-1], "00" * 32))
    elif what == "head":
        record = replace(record, head="00" * 32)
    else:
        record = replace(record, root="00" * 32)
    with pytest.raises(BadCampaign) as refused:
        check(record)
    assert "\n" not in str(refused.value)


def test_a_secret_choice_is_a_gap_that_is_asked_again() -> None:
    kept = season(0)
    met = kept.book.meet("e2", next(r for r in kept.book.season.realms if r != "e2"), 7).id
    while not any(name.startswith("choosing") for _, name in asked(kept.book, met)):
        do(kept.book, met, f"{int(asked(kept.book, met)[0][0])} no")
    do(kept.book, met, "0 attack")
    record = kept.record()
    text = export_record(record)
    assert '"attack' not in text.replace("\\", "")
    assert check(record).hidden == 1
    do(load(text), met, "0 defend", "1 defend")
    do(kept.book, met, "1 defend")
    assert check(kept.record()).hidden == 0


def asked(book: Book, battle: str) -> list[tuple[int, str]]:
    return [(int(actor), name) for actor, name in questions(book.state(book.battle(battle)))]


def test_a_correction_is_a_row_and_every_earlier_version_can_be_had_back() -> None:
    kept = season(1)
    kept.store()
    before = kept.book.ledger
    note = kept.book.note(ORGANIZER, "A storm", 8)
    kept.store()
    correct(kept.book, ORGANIZER, Correction("remove", note.id), 9, "no storm")
    kept.rows.append(Corrected(kept.book.ledger.revisions[-1]))
    kept.before = kept.book.ledger
    assert check(kept.record()).corrections == 1
    pages = Pages()
    versions = []
    for row in kept.rows:
        pages.turn(row)
        versions.append(pages.ledger)
    assert versions[-3].entries == before.entries
    assert versions[-2].entries == (*before.entries, note)
    assert versions[-1] == kept.book.ledger


def test_keys_are_proven_together() -> None:
    dice = Sealed(b"s" * 32, SEASON, 16)
    for count in range(1, 17):
        keys = [dice.key(n).hex() for n in range(count)]
        beside = dice.open_first(count)
        assert are_committed(keys, beside, dice.root, dice.size)
        assert not are_committed([*keys[:-1], "11" * 32], beside, dice.root, dice.size)
        assert not are_committed(keys, (*beside, "11" * 32), dice.root, dice.size)
        assert not are_committed(keys, beside, dice.root, 32)
    assert not are_committed([], (), dice.root, dice.size)


def test_the_chronicle_tells_realms_by_their_names_and_no_secrets() -> None:
    kept = season()
    told = tell(kept.book)
    text = msgspec.json.encode(told).decode()
    assert '"side"' not in text
    keys = {line.key for each in told for line in each.lines}
    assert {"told-begun", "told-joined", "told-met", "glory"} <= keys
    assert "Nord" in text
    assert "standing" not in keys
