"""What is asked at an earlier place of the ledger. [K3, K6, A6]

A closed battle may lack answers after a correction. Until someone gives one, its default stands;
an answer given late is inserted directly after the last earlier input of its battle, so it is asked
as the season stood there. An answer that was wrong is asked again in the same way.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.corrections import after_last
from rosenkrieg.campaign.entries import ORGANIZER, Answered, Entry, Ledger, position
from rosenkrieg.campaign.questions import questions, turned
from rosenkrieg.campaign.refusals import no_such_entry
from rosenkrieg.campaign.season import Battle
from rosenkrieg.campaign.views import Asked, BattleView, asked, may_read
from rosenkrieg.campaign.views import battle as battle_view
from rosenkrieg.core.contract import CHANCE, Actor
from rosenkrieg.games.rampant.actions import Action
from rosenkrieg.games.rampant.state import State


class AskedAgain(Struct, frozen=True):
    """An entry as it stands in the ledger, and, if it is an answer, what was asked there.

    `asked` is None where nothing is asked that it answers: then it can only be removed.
    """

    entry: Entry
    position: int
    asked: Asked | None = None
    battle: BattleView | None = None


def asked_again(book: Book, viewer: str, id: str) -> AskedAgain:
    """The question of an entry, with its legal answers as the season stood before it."""
    place = position(book.ledger, id)
    if place is None or not may_read(book, book.ledger.entries[place], viewer):
        raise no_such_entry(id)
    entry = book.ledger.entries[place]
    body = entry.body
    if not isinstance(body, Answered):
        return AskedAgain(entry, place)
    battle = book.season.find(body.battle)
    found = _state_there(book, place, body)
    if battle is None or found is None:
        return AskedAgain(entry, place)
    state, actor = found
    # what is secret today was secret then: of an open battle everybody sees his own
    hand = viewer if battle.status == "open" or actor == CHANCE else battle.realms[actor]
    there = replace(battle, state=state, status="closed")
    question = asked(book, there, state, actor, body.question)
    return AskedAgain(entry, place, question, battle_view(book, there, hand, whole=True))


def _state_there(book: Book, place: int, body: Answered) -> tuple[State, Actor] | None:
    """The battle when the answer was asked for: at its place, or when it was used later."""
    then = Book(Ledger(book.ledger.entries[:place], (), book.ledger.made))
    there = then.season.find(body.battle)
    if there is not None and there.status == "open":
        state = then.state(there)
        for actor, name in questions(state):
            if name == body.question:
                return turned(state, actor), actor
    used: list[tuple[State, Actor]] = []

    def hear(
        battle: Battle, before: State, actor: Actor, action: Action | None, after: State
    ) -> None:
        if battle.id == body.battle:
            used.extend(
                (turned(before, who), who)
                for who, name in questions(before)
                if name == body.question
            )

    Book(book.ledger, hear)
    return used[0] if used else None


def missing(book: Book, viewer: str, battle: str) -> Asked | None:
    """The first answer that the battle lacks, for its realms and the organizer."""
    now = book.battle(battle)
    if not now.defaults or now.final or viewer not in (ORGANIZER, *now.realms):
        return None
    entries = book.ledger.entries[: after_last(book.ledger, battle)]
    then = Book(Ledger(entries, (), book.ledger.made))
    there = then.battle(battle)
    state = then.state(there)
    for actor, name in questions(state):
        if name == now.defaults[0]:
            return asked(then, there, state, actor, name)
    return None
