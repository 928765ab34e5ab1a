"""A campaign as one file: written, read back, and refused in one line."""

from __future__ import annotations

import json

import pytest

from rosenkrieg.campaign import Book
from rosenkrieg.campaign.files import export, load, standings_csv
from rosenkrieg.campaign.refusals import BadCampaign
from tests.campaign.club import club, do, pair, random_season


def test_a_campaign_survives_writing_and_reading() -> None:
    book = random_season(4, 5, 3)
    again = load(export(book))
    assert again.ledger == book.ledger
    assert again.season.standings() == book.season.standings()


def test_a_secret_choice_is_not_in_the_file_and_is_asked_again() -> None:
    book = club()
    met = book.meet(*pair(book), 1).id
    do(book, met, "0 no", "1 no", "0 attack")
    text = export(book)
    assert "attack" not in text
    assert "choosing" not in text
    do(load(text), met, "0 defend", "1 defend")


def _changed(book: Book, **changes: object) -> str:
    data = json.loads(export(book))
    for path, value in changes.items():
        *way, last = path.split("__")
        place = data
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value
    return json.dumps(data)


def test_what_is_no_campaign_is_refused_in_one_line() -> None:
    book = club()
    meet = {
        "id": "e9",
        "author": "x",
        "at": 1,
        "body": {"type": "Met", "first": "a", "second": "b"},
    }
    for text in (
        "",
        "{}",
        "[" * 5000,
        _changed(book, version=2),
        _changed(book, format="chess"),
        _changed(book, ledger__entries=[]),
        _changed(book, ledger__made=1),
        _changed(book, ledger__entries__1__id="e1"),
        _changed(book, ledger__entries__2=meet),
        _changed(book, ledger__entries__1__body={"type": "Nonsense"}),
        _changed(book, ledger__entries__0__body__edition="nowhere"),
    ):
        with pytest.raises(BadCampaign) as refused:
            load(text)
        assert "\n" not in str(refused.value)
        assert len(str(refused.value)) < 400


def test_standings_as_csv() -> None:
    lines = standings_csv(club()).splitlines()
    assert lines[0] == "rank,realm,territories,glory,points,battles,per_battle"
    assert lines[1] == "1,Realm 1,3,0,25,0,"
