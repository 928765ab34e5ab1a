"""Corrections: an earlier entry is changed, removed or inserted. [K2-K9, A6, A24]

Everything after it is computed again.

`preview` says what would follow; `correct` does it. What is entered so passes the same checks as a
command would at that place (`checks`). Dice are never rolled again: recorded results
stay, those no longer needed are shown as unused, and those now missing are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from rosenkrieg.campaign import checks
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    Answered,
    Begun,
    Body,
    Closed,
    Entry,
    Forfeited,
    Joined,
    Ledger,
    Met,
    Noted,
    Placed,
    Revision,
    Ruled,
    Source,
    Stirred,
    TakenOver,
    battle_of,
    position,
)
from rosenkrieg.campaign.refusals import Refused, no_such_entry
from rosenkrieg.campaign.season import Battle, Conflict, Ranked, Season
from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.campaign.book import Book


LARGEST: Final = 40_000
"""Bytes of a correction."""

DISPUTED: Final = "disputed"
"""The reason of a correction that a dispute makes."""


class Correction(Struct, frozen=True):
    """What is to be done: at the entry of that id, or before it (None: at the end) for `insert`.

    With the entry that opens a battle all that belongs to the battle is removed. `more`: what is
    inserted behind `body`; a battle without a name is the one that `body` opens. `at`: when what
    is inserted happened, 0 for today.
    """

    kind: Literal["change", "remove", "insert"]
    entry: str | None
    body: Body | None = None
    author: str = ORGANIZER
    more: tuple[Body, ...] = ()
    at: int = 0


class Changed(Struct, frozen=True):
    """A thing that would change: which, from what, to what."""

    what: str
    before: str
    after: str


class Consequences(Struct, frozen=True):
    """What a correction would change. [K4]"""

    owners: tuple[Changed, ...]
    winners: tuple[Changed, ...]
    before: tuple[Ranked, ...]
    after: tuple[Ranked, ...]
    conflicts: tuple[Conflict, ...]
    solved: tuple[Conflict, ...]


def preview(book: Book, correction: Correction, at: int, reason: str = "") -> Consequences:
    """What would follow, before it is accepted. [K4]"""
    ledger = corrected(book.ledger, correction, ORGANIZER, at, reason)
    return consequences(book.season, _checked(book.ledger, ledger))


def correct(book: Book, author: str, correction: Correction, at: int, reason: str) -> Consequences:
    """Does it. Only the organizer corrects closed battles, or the two where nothing depends on it.

    `author` is the organizer, or the ids of both realms joined by "+". [K9, G22]
    """
    if not reason:
        raise Refused("expected a reason, got none", Message("refused-reason"))
    ledger = corrected(book.ledger, correction, author, at, reason)
    after = _checked(book.ledger, ledger)
    if author != ORGANIZER:
        _check_players(book, after, author, correction)
    found = consequences(book.season, after)
    book.replace(ledger)
    return found


def _checked(before: Ledger, after: Ledger) -> Season:
    """The season after the correction; what is new in it must be what a command could enter."""
    made = after.revisions[len(before.revisions) :]
    new = {each.after.id for each in made if each.after is not None}
    opened = {each.after.id for each in made if each.after and isinstance(each.after.body, Met)}
    season = Season()
    try:
        for entry in after.entries:
            if entry.id in new:
                checks.check(season, entry.body, entry.author)
            season.read(entry)
    except Refused:
        raise
    except (GameError, LookupError, ValueError, AssertionError, TypeError, StopIteration) as error:
        raise Refused(
            f"expected a correction that leaves a ledger, got {error!r:.80}",
            Message("refused-correction"),
        ) from None
    for each in made:
        _check_name(season, each)
    unfit = [each for each in season.conflicts if each.entry in new and each.battle in opened]
    if unfit and not made[0].before:
        raise Refused(
            f"expected answers that fit the battle, got one to {unfit[0].question!r:.80}",
            Message("refused-illegal"),
        )
    return season


def _check_name(season: Season, made: Revision) -> None:
    """A realm that is renamed, or joined later, may have the name."""
    body = None if made.after is None else made.after.body
    if made.after is not None and isinstance(body, Joined | TakenOver):
        realm = made.after.id if isinstance(body, Joined) else body.realm
        checks.check_free_name(season, season.realms[realm].name, realm)


def _check_players(book: Book, after: Season, author: str, correction: Correction) -> None:
    """Both players of one battle, and nothing outside it changes. [K9, A24]"""
    battle = book.season.battles.get(battle_about(book.ledger, correction))
    if battle is None or set(author.split("+")) != set(battle.realms):
        raise Refused(
            "expected the organizer, or both players of the battle together",
            Message("refused-together"),
        )
    if depends(book.season, after, battle.id):
        raise Refused(
            "expected a correction that nothing later depends on; ask the organizer",
            Message("refused-depends"),
        )


def entries_of(ledger: Ledger, correction: Correction) -> list[Entry]:
    """The entries that a correction changes or removes."""
    place = position(ledger, correction.entry or "")
    if place is None or correction.kind == "insert":
        return []
    gone = belonging(ledger, place) if correction.kind == "remove" else []
    return [ledger.entries[each] for each in (place, *gone)]


def battle_about(ledger: Ledger, correction: Correction) -> str:
    """The battle that a correction is about; empty if it is about none."""
    if correction.kind == "insert":
        return getattr(correction.body, "battle", "")
    place = position(ledger, correction.entry or "")
    return "" if place is None else battle_of(ledger.entries[place])


def depends(before: Season, after: Season, battle: str) -> bool:
    """Whether something outside the battle changes. [A24]"""
    others = [id for id in before.battles if id != battle]
    if others != [id for id in after.battles if id != battle]:
        return True
    return any(
        (before.battles[id].state.battle, before.battles[id].status)
        != (after.battles[id].state.battle, after.battles[id].status)
        for id in others
    )


# the ledger after a correction


def corrected(ledger: Ledger, correction: Correction, author: str, at: int, reason: str) -> Ledger:
    """The ledger with the correction, and the old version among its revisions. [K2]"""
    _check_size(correction)
    place = _place(ledger, correction)
    if correction.kind == "insert":
        return _inserted(ledger, correction, place, author, at, reason)
    if correction.kind == "remove":
        return _removed(ledger, place, author, at, reason)
    before = ledger.entries[place]
    if correction.body is None or _what(correction.body) != _what(before.body):
        raise Refused(
            f"expected a {type(before.body).__name__} of the same thing in its place",
            Message("refused-correction"),
        )
    body = _honest(checks.tidy(correction.body), before.body, author)
    after = Entry(before.id, before.author, before.at, body)
    _check_stirred(before)
    revision = Revision(author, at, reason, place, before, after)
    entries = (*ledger.entries[:place], after, *ledger.entries[place + 1 :])
    return Ledger(entries, (*ledger.revisions, revision), ledger.made)


def _what(body: Body) -> tuple[object, ...]:
    """What an entry is and stays, however it is changed."""
    if isinstance(body, Answered):
        return Answered, body.battle, body.question
    return (type(body),)


def _inserted(
    ledger: Ledger, correction: Correction, place: int, author: str, at: int, reason: str
) -> Ledger:
    """With one entry more, or with a whole battle."""
    if correction.body is None or isinstance(correction.body, Begun | Joined):
        raise Refused(
            "expected something to insert that is no beginning and no joining",
            Message("refused-correction"),
        )
    if not 0 <= correction.at <= at:
        raise Refused(f"expected a time before now, got {correction.at}", Message("refused-date"))
    if correction.more and not (
        isinstance(correction.body, Met) and all(isinstance(b, _IN_BATTLE) for b in correction.more)
    ):
        raise Refused(
            "expected a battle with what belongs to it, got something else",
            Message("refused-correction"),
        )
    first = f"e{ledger.made + 1}"
    entries = list(ledger.entries)
    revisions = list(ledger.revisions)
    for number, body in enumerate((correction.body, *correction.more)):
        if number and not getattr(body, "battle", ""):
            body = msgspec.structs.replace(body, battle=first)
        body = _honest(checks.tidy(body), None, author)
        id = f"e{ledger.made + number + 1}"
        entry = Entry(id, correction.author, correction.at or at, body)
        _check_stirred(entry)
        entries.insert(place + number, entry)
        revisions.append(Revision(author, at, reason, place + number, None, entry, number > 0))
    made = ledger.made + 1 + len(correction.more)
    return Ledger(tuple(entries), tuple(revisions), made)


_IN_BATTLE: Final = (Answered, Closed, Ruled, Forfeited, Noted)
"""What may come with a battle that is inserted."""


def _removed(ledger: Ledger, place: int, author: str, at: int, reason: str) -> Ledger:
    """Without an entry, or without a whole battle and all that belongs to it."""
    entries = list(ledger.entries)
    revisions = list(ledger.revisions)
    gone = [place, *belonging(ledger, place)]
    for number, each in enumerate(gone):
        before = ledger.entries[each]
        if isinstance(before.body, Begun | Joined):
            raise Refused(
                "expected an entry that can be removed; let the realm drop out instead",
                Message("refused-remove"),
            )
        _check_stirred(before)
        left = each - sum(other < each for other in gone[:number])
        entries.pop(left)
        revisions.append(Revision(author, at, reason, left, before, None, number > 0))
    return Ledger(tuple(entries), tuple(revisions), ledger.made)


def belonging(ledger: Ledger, place: int) -> list[int]:
    """Where the entries stand that leave with this one: those of a battle, with its proposal."""
    entry = ledger.entries[place]
    battle = battle_of(entry)
    if not isinstance(entry.body, Met):
        known = any(each.id == battle for each in ledger.entries)
        if known or not battle:
            return []
    proposal = entry.body.proposal if isinstance(entry.body, Met) else ""
    return [
        at
        for at, each in enumerate(ledger.entries)
        if at != place
        and (
            battle_of(each) == battle
            or each.id == proposal
            or (isinstance(each.body, Placed) and each.body.territory.startswith(f"{battle}-"))
        )
    ]


def _check_stirred(entry: Entry) -> None:
    if isinstance(entry.body, Stirred):
        raise Refused(
            "expected an entry other than what was added to the dice",
            Message("refused-correction"),
        )


def _check_size(correction: Correction) -> None:
    if len(msgspec.json.encode(correction)) > LARGEST:
        raise Refused(
            f"expected a correction of at most {LARGEST} bytes", Message("refused-correction")
        )


def _honest(body: Body, before: Body | None, author: str) -> Body:
    """A roll that was changed is no roll of the server any more."""
    if not isinstance(body, Answered) or not body.question.startswith("roll."):
        return body
    kept = isinstance(before, Answered) and (before.question, before.action) == (
        body.question,
        body.action,
    )
    if kept:
        return before  # type: ignore[return-value]
    source: Source = "organizer" if author == ORGANIZER else "table"
    return msgspec.structs.replace(body, source=source, draw=None)


def _place(ledger: Ledger, correction: Correction) -> int:
    if correction.entry is None and correction.kind == "insert":
        if isinstance(correction.body, Answered):
            return after_last(ledger, correction.body.battle)
        return len(ledger.entries)
    place = position(ledger, correction.entry or "")
    if place is None:
        raise no_such_entry(correction.entry or "")
    return place


def after_last(ledger: Ledger, battle: str) -> int:
    """A late answer stands directly after the battle's last earlier input. [A6]"""
    places = [
        number
        for number, entry in enumerate(ledger.entries)
        if entry.id == battle or (isinstance(entry.body, Answered) and entry.body.battle == battle)
    ]
    if not places:
        raise Refused(
            f"expected a battle of this season, got {battle!r:.80}",
            Message("refused-no-battle"),
        )
    return places[-1] + 1


def disputed(book: Book, author: str, battle: Battle, at: int) -> Ledger:
    """The ledger in which a report confirmed by time is disputed instead. [G17]"""
    if author not in (*battle.realms, ORGANIZER):
        raise Refused(
            f"expected one of the two realms or the organizer, got {author!r:.80}",
            Message("refused-not-theirs"),
        )
    ledger = book.ledger
    mine = [entry for entry in ledger.entries if getattr(entry.body, "battle", "") == battle.id]
    counted = [e for e in mine if isinstance(e.body, Answered) and e.body.source == "time"]
    if not counted:
        raise Refused(
            "expected a report that time has confirmed, but there is none",
            Message("refused-no-report"),
        )
    confirmed = counted[-1]
    place = position(ledger, confirmed.id)
    assert place is not None
    for entry in ledger.entries[place:]:
        other = book.season.battles.get(getattr(entry.body, "battle", ""))
        if isinstance(entry.body, Closed) and other is not None and other is not battle:
            if set(other.realms) & set(battle.realms):
                raise Refused(
                    "expected a report that no later battle depends on; ask the organizer",
                    Message("refused-depends"),
                )
    for closed in [e for e in mine if isinstance(e.body, Closed)]:
        ledger = corrected(ledger, Correction("remove", closed.id), author, at, DISPUTED)
    assert isinstance(confirmed.body, Answered)
    body = msgspec.structs.replace(confirmed.body, action="no", source="server")
    return corrected(ledger, Correction("change", confirmed.id, body), author, at, DISPUTED)


# what changes


def consequences(before: Season, after: Season) -> Consequences:
    """What differs between two seasons. [K4]"""
    known, now = set(before.conflicts), set(after.conflicts)
    return Consequences(
        owners=_differences(_owners(before), _owners(after)),
        winners=_differences(_winners(before), _winners(after)),
        before=tuple(before.standings()),
        after=tuple(after.standings()),
        conflicts=tuple(each for each in after.conflicts if each not in known),
        solved=tuple(each for each in before.conflicts if each not in now),
    )


def _owners(season: Season) -> dict[str, str]:
    return {
        land.id: realm for realm, now in season.realms.items() for land in now.realm.territories
    }


def _winners(season: Season) -> dict[str, str]:
    return {
        id: each.winner or each.status if each.status == "closed" else each.status
        for id, each in season.battles.items()
    }


def _differences(before: dict[str, str], after: dict[str, str]) -> tuple[Changed, ...]:
    names = dict.fromkeys((*before, *after))
    return tuple(
        Changed(name, before.get(name, ""), after.get(name, ""))
        for name in names
        if before.get(name, "") != after.get(name, "")
    )
