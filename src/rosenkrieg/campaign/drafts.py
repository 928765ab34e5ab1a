"""A battle that was forgotten, answered step by step at its place in the ledger. [K2, A1, A6]

Nothing is entered: the draft says what is asked next as the season stood there, and in the end
which entries the correction is to insert. What is passed over has its default, as in every battle
that is closed early.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from rosenkrieg.campaign import checks
from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    Answered,
    Body,
    Closed,
    Entry,
    Ledger,
    Met,
    position,
)
from rosenkrieg.campaign.questions import questions
from rosenkrieg.campaign.refusals import Refused, no_such_entry
from rosenkrieg.campaign.season import Battle
from rosenkrieg.campaign.views import Asked, BattleView, asked
from rosenkrieg.campaign.views import battle as battle_view
from rosenkrieg.core.contract import CHANCE, Message
from rosenkrieg.games.rampant.actions import YES
from rosenkrieg.games.rampant.notation import encode

RESULT: Final = frozenset(
    (
        "form_choice",
        "choosing",
        "naming",
        "list_choice",
        "offer_choice",
        "reporting",
        "roll.strength",
        "roll.event",
        "roll.unrest",
        "unrest_choice",
        "roll.inheritance",
        "roll.territory",
        "gain_choice",
        "kind_choice",
    )
)
"""Questions without which no one knows how a battle ended and what it changed."""

MOST_ANSWERS: Final = 200


class DraftAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of a draft; an empty action passes the question over."""

    question: Annotated[str, Meta(max_length=40)]
    action: Annotated[str, Meta(max_length=200)] = ""


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle before the entry of that id (None: at the end). `brief`: only its result."""

    entry: Annotated[str, Meta(max_length=40)] | None
    first: Annotated[str, Meta(max_length=40)]
    second: Annotated[str, Meta(max_length=40)]
    quick: bool = False
    brief: bool = False
    answers: Annotated[tuple[DraftAnswer, ...], Meta(max_length=MOST_ANSWERS)] = ()


class Drafted(Struct, frozen=True):
    """What is asked next, None when the battle is over; the battle so far; and its entries, with
    which it can be closed as it stands."""

    asked: Asked | None
    battle: BattleView
    body: Met
    more: tuple[Body, ...]


def drafted(book: Book, draft: Draft, at: int) -> Drafted:
    """The draft as far as it has come; Refused if it cannot be."""
    place = len(book.ledger.entries) if draft.entry is None else position(book.ledger, draft.entry)
    if place is None:
        raise no_such_entry(draft.entry or "")
    then = Book(Ledger(book.ledger.entries[:place], (), book.ledger.made))
    met = Met(draft.first, draft.second, draft.quick)
    checks.check(then.season, met, ORGANIZER)
    then.take(Entry(f"e{book.ledger.made + 1}", ORGANIZER, at, met))
    battle = then.season.battles[f"e{book.ledger.made + 1}"]
    more: list[Body] = []
    passed = {each.question for each in draft.answers if not each.action}
    _go_on(then, battle, draft.brief, passed, more, at)
    for answer in draft.answers:
        if answer.action:
            _answer(then, battle, answer.question, answer.action, more, at)
            _go_on(then, battle, draft.brief, passed, more, at)
    more.append(Closed(battle.id, final=True))
    due = questions(then.state(battle)) if battle.status == "open" else []
    if not due:
        view = battle_view(then, battle, ORGANIZER, whole=True)
        return Drafted(None, view, met, _unnamed(more))
    actor, name = due[0]
    viewer = ORGANIZER if actor == CHANCE else battle.realms[actor]
    question = asked(then, battle, then.state(battle), actor, name)
    view = battle_view(then, battle, viewer, whole=True)
    return Drafted(question, view, met, _unnamed(more))


def _go_on(
    then: Book, battle: Battle, brief: bool, passed: set[str], more: list[Body], at: int
) -> None:
    """Passes over what is not to be asked; who enters both sides confirms their own report."""
    while battle.status == "open":
        _, name = questions(then.state(battle))[0]
        if name.startswith("confirming."):
            _answer(then, battle, name, encode(YES), more, at)
        elif name in passed or (brief and not _is_result(name)):
            then.season.pass_over(battle)
        else:
            return


def _is_result(question: str) -> bool:
    kind, _, rest = question.partition(".")
    return kind in RESULT or f"{kind}.{rest.partition('.')[0]}" in RESULT


def _answer(
    then: Book, battle: Battle, question: str, action: str, more: list[Body], at: int
) -> None:
    due = questions(then.state(battle)) if battle.status == "open" else []
    if question not in [name for _, name in due]:
        raise Refused(
            f"expected an answer to what is asked, got one to {question!r:.80}",
            Message("refused-answered"),
        )
    body = Answered(battle.id, question, action, ORGANIZER)
    checks.check(then.season, body, ORGANIZER)
    then.take(Entry(f"e{then.ledger.made + 1}", ORGANIZER, at, body))
    more.append(body)


def _unnamed(more: list[Body]) -> tuple[Body, ...]:
    """The entries without the id of the battle, which it gets when it is inserted."""
    return tuple(replace(each, battle="") for each in more)
