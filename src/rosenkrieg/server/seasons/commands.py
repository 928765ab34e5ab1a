"""A command of a client becomes entries of the ledger, or is refused."""

from __future__ import annotations

from typing import assert_never

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.dice import prepared
from rosenkrieg.campaign.entries import ORGANIZER, Told
from rosenkrieg.campaign.refusals import not_the_organizer
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server.messages import seasons as m

ORGANIZERS = (
    m.DoJoin
    | m.DoRules
    | m.DoNextRound
    | m.DoEnd
    | m.DoApprove
    | m.DoTakeOver
    | m.DoMeet
    | m.DoRule
    | m.DoVoid
    | m.DoForfeit
    | m.DoEarn
    | m.DoClose
    | m.DoDecree
)
"""Commands that only the organizer may give."""


def carry_out(
    book: Book, author: str, command: m.SeasonCommand, at: int, dice: Sealed, drawn: int
) -> None:
    """Enters it; Refused if it cannot be. `drawn`: how often the dice were rolled."""
    if isinstance(command, ORGANIZERS) and author != ORGANIZER:
        raise not_the_organizer(author)
    match command:
        case m.DoJoin(name, player):
            book.join(name, at, player)
        case m.DoRules(options):
            book.regulate(options, at)
        case m.DoNextRound():
            book.next_round(at)
        case m.DoEnd():
            book.end(at)
        case m.DoApprove():
            book.approve(at)
        case m.DoTakeOver(realm, player, name):
            book.take_over(realm, player, at, name)
        case m.DoMeet(first, second, quick, allies):
            book.meet(first, second, at, quick, allies)
        case m.DoRule(battle, fielded, glory, heroes, done, reason):
            book.rule(battle, at, fielded, glory, heroes, done, reason)
        case m.DoVoid(battle, reason):
            book.void(ORGANIZER, battle, reason, at)
        case m.DoForfeit(battle, realm):
            book.forfeit(battle, realm, at)
        case m.DoEarn(realm, glory, battle, reason):
            book.earn(realm, glory, battle, reason, at)
        case m.DoClose(battle):
            book.close(battle, at)
        case m.DoDecree(what, target, value, reason):
            book.decree(what, target, value, reason, at)
        case m.DoPropose(opponent, quick):
            book.propose(author, opponent, at, quick)
        case m.DoAccept(proposal):
            book.accept(author, proposal, at)
        case m.DoDecline(proposal):
            book.decline(author, proposal, at)
        case m.DoAnswer(battle, action, asked, realm):
            book.answer(author, battle, action, at, realm, asked)
        case m.DoRoll(battle, asked, face):
            if face is not None:
                book.roll(author, battle, face, at, asked)
            else:
                book.check_hand(author, battle)
                book.draw(battle, prepared(dice, book.season, drawn), at, asked)
        case m.DoReport(battle, fielded, glory, heroes, done, asked, realm):
            book.report(author, battle, Told(fielded, glory, heroes, done), at, realm, asked)
        case m.DoDispute(battle):
            book.dispute(author, battle, at)
        case m.DoRetire(realm):
            book.retire(author, realm or author, at)
        case m.DoAbsent(until, realm):
            book.absent(author, realm or author, until, at)
        case m.DoPlace(territory, name, x, y):
            book.place(author, territory, name, x, y, at)
        case m.DoRoster(roster, realm):
            book.roster(author, realm or author, roster, at)
        case m.DoNote(text, battle):
            book.note(author, text, at, battle)
        case m.DoStir(entropy):
            book.stir(author, entropy, at)
        case _:
            assert_never(command)
