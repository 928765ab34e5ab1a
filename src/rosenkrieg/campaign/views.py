"""What the organizer, a realm or the public may see of a season. [D5, D6, D13]

Everything is open to all but secret choices that are not shown yet: those are the realm's own. The
organizer, who may be playing, does not see them either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    PUBLIC,
    Answered,
    Approved,
    Entry,
    NextRound,
    Placed,
    Proposed,
    Revision,
    SeasonOptions,
)
from rosenkrieg.campaign.names import named
from rosenkrieg.campaign.questions import SECRET, possible, questions, turned
from rosenkrieg.campaign.season import Battle, Conflict, Mark, Ranked
from rosenkrieg.core.contract import CHANCE, SEATS, Actor, Message, Seat, Viewer
from rosenkrieg.core.match import why_not
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.narrate import prompt
from rosenkrieg.games.rampant.notation import encode, path
from rosenkrieg.games.rampant.previews import preview
from rosenkrieg.games.rampant.realms import warband
from rosenkrieg.games.rampant.secrecy import SECRET as SECRET_PHASES
from rosenkrieg.games.rampant.secrecy import is_secret
from rosenkrieg.games.rampant.sheet import Sheet, sheet
from rosenkrieg.games.rampant.state import Realm, State
from rosenkrieg.games.rampant.view import view as battle_view

MOST_LEGAL = 100
"""Answers that are listed for a question; of more, only the first steps are told."""


class RealmView(Struct, frozen=True):
    """A realm; open to all. `limit`: battles that it may fight, 0 for any number."""

    id: str
    name: str
    player: str
    realm: Realm
    retired: bool
    away_until: int
    roster: str
    joined: int
    fought: int
    limit: int


class BattleView(Struct, frozen=True):
    """A battle as the viewer sees it; `table` is what a seat of the game sees, of open ones.

    `raid`: the realm that raids. `stakes`: the territory each realm stakes. `gained`: the one that
    was won. `asked`: whom the battle waits for, realms or `dice`. `missing`: for how many answers
    the default stands.
    """

    id: str
    realms: tuple[str, str]
    status: str
    quick: bool
    round: int
    disputed: bool
    winner: str
    glory: tuple[int, int]
    raid: str
    scenario: str | None
    stakes: tuple[str | None, str | None]
    gained: str
    opened: int
    closed: int | None
    asked: tuple[str, ...]
    missing: int
    table: Any
    allies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


class Answer(Struct, frozen=True):
    """An answer that is possible: its text, the things it points at, what it would change."""

    action: str
    path: tuple[str, ...]
    preview: tuple[Message, ...] = ()


class AnswerBranch(Struct, frozen=True):
    """A step of many paths, all steps before it included, and how many answers follow."""

    path: tuple[str, ...]
    count: int


class Asked(Struct, frozen=True):
    """What is asked: battle, question, of whom (of the dice: nobody), and how to put it."""

    battle: str
    question: str
    realm: str
    dice: bool
    prompt: Message
    legal: tuple[Answer, ...]
    branches: tuple[AnswerBranch, ...]


class SeasonView(Struct, frozen=True):
    """The season as one viewer sees it. `stirred`: who has added to the dice. `amended`: the
    reasons of corrections made after the end was approved. [G22] `rounds`: the entries that began
    the rounds after the first.
    """

    viewer: str
    name: str
    options: SeasonOptions
    edition: str
    round: int
    round_began: int
    rounds: tuple[str, ...]
    ended: bool
    approved: bool
    amended: tuple[str, ...]
    realms: tuple[RealmView, ...]
    battles: tuple[BattleView, ...]
    foundings: tuple[BattleView, ...]
    proposals: dict[str, Proposed]
    places: dict[str, Placed]
    conflicts: tuple[Conflict, ...]
    standings: tuple[Ranked, ...]
    history: tuple[Mark, ...]
    asked: tuple[Asked, ...]
    stirred: tuple[str, ...]


def view(book: Book, viewer: str) -> SeasonView:
    """What the viewer may see: a realm's id, the organizer, or the public."""
    season = book.season
    return SeasonView(
        viewer=viewer,
        name=season.name,
        options=season.options,
        edition=season.edition_name,
        round=season.round,
        round_began=_round_began(book),
        rounds=tuple(e.id for e in book.ledger.entries if isinstance(e.body, NextRound)),
        ended=season.ended,
        approved=season.approved or (season.ended and not season.options.approve),
        amended=_amended(book),
        realms=tuple(_realm(book, id) for id in season.realms),
        battles=tuple(battle(book, each, viewer) for each in season.battles.values()),
        foundings=tuple(
            battle(book, each, viewer)
            for each in season.foundings.values()
            if each.status == "open"
        ),
        proposals=dict(season.proposals),
        places=dict(season.places),
        conflicts=tuple(season.conflicts),
        standings=tuple(season.standings()),
        history=tuple(season.history),
        asked=tuple(_asked(book, viewer)),
        stirred=tuple(season.stirred),
    )


def _realm(book: Book, id: str) -> RealmView:
    season = book.season
    now = season.realms[id]
    return RealmView(
        id,
        now.name,
        now.player,
        now.realm,
        now.retired,
        now.away_until,
        now.roster,
        now.joined,
        season.fought(id),
        season.limit(id),
    )


def _round_began(book: Book) -> int:
    entries = book.ledger.entries
    return max((e.at for e in entries if isinstance(e.body, NextRound)), default=entries[0].at)


def _amended(book: Book) -> tuple[str, ...]:
    """Why the ledger was corrected after it had been approved. [G22]"""
    approved = [entry.at for entry in book.ledger.entries if isinstance(entry.body, Approved)]
    if not approved:
        return ()
    later = (each for each in book.ledger.revisions if each.at > approved[0] and not each.part)
    return tuple(each.reason for each in later)


def seat_of(battle: Battle, viewer: str) -> Viewer:
    """The viewer's seat in a battle; None for those who only look."""
    return battle.seat_of(viewer) if viewer in battle.realms else None


def battle(book: Book, battle: Battle, viewer: str, whole: bool = False) -> BattleView:
    """A battle; `whole`: with its table, even if it is over."""
    is_open = battle.status == "open"
    state = book.state(battle)
    due = questions(state) if is_open else []
    if viewer in battle.realms:
        state = turned(state, battle.seat_of(viewer))
    now = state.battle
    return BattleView(
        id=battle.id,
        realms=battle.realms,
        status=battle.status,
        quick=battle.quick,
        round=battle.round,
        disputed=battle.disputed,
        winner=battle.winner,
        glory=battle.glory,
        raid="" if now.raider is None else battle.realms[now.raider],
        scenario=now.scenario,
        stakes=now.stakes,
        gained=battle.gained,
        opened=battle.opened,
        closed=battle.closed,
        missing=0 if is_open or battle.final else len(battle.defaults),
        asked=tuple("dice" if actor == CHANCE else battle.realms[actor] for actor, _ in due),
        table=battle_view(state, seat_of(battle, viewer)) if is_open or whole else None,
        allies=battle.allies,
    )


# what is asked


def _asked(book: Book, viewer: str) -> Iterator[Asked]:
    season = book.season
    for each in (*season.foundings.values(), *season.open_battles()):
        if each.status != "open" or (viewer not in each.realms and viewer != ORGANIZER):
            continue
        state = book.state(each)
        for actor, name in questions(state):
            if _may_see(each, actor, name, viewer):
                yield asked(book, each, state, actor, name)


def _may_see(battle: Battle, actor: Actor, name: str, viewer: str) -> bool:
    """Rolls are open to both; the organizer sees a list begun in secret if they chose all of it."""
    if actor == CHANCE or battle.realms[actor] == viewer:
        return True
    if viewer != ORGANIZER:
        return False
    stem = name.rpartition(".")[0]
    return not name.startswith(SECRET) or all(
        given.source == ORGANIZER
        for question, given in battle.answers.items()
        if question.rpartition(".")[0] == stem and name.count(".") > 1
    )


def asked(
    book: Book,
    battle: Battle,
    state: State,
    actor: Actor,
    name: str,
    begun: tuple[str, ...] = (),
) -> Asked:
    """A question with the answers whose paths begin like this; if too many, their next steps."""
    names = names_of(book, battle)
    state = turned(state, actor)
    if actor == CHANCE:
        seat: Viewer = getattr(state.phase, "seat", None)
        table = battle_view(state, seat)
        words = prompt(table)
    else:
        seat = Seat(actor)
        table = battle_view(state, seat)
        words = prompt(table)
    legal = [(each, path(each)) for each in possible(state, actor)]
    fitting = [(each, way) for each, way in legal if way[: len(begun)] == begun]
    answers: tuple[Answer, ...] = ()
    branches: tuple[AnswerBranch, ...] = ()
    if len(fitting) <= MOST_LEGAL:
        answers = tuple(
            Answer(
                encode(each),
                way,
                () if actor == CHANCE else tuple(named(m, names) for m in preview(table, each)),
            )
            for each, way in fitting
        )
    else:
        counts = Counter(way[: len(begun) + 1] for _, way in fitting)
        branches = tuple(AnswerBranch(way, count) for way, count in counts.items())
    realm = "" if actor == CHANCE else battle.realms[actor]
    return Asked(
        battle.id, name, realm, actor == CHANCE, named(words, names, seat), answers, branches
    )


def question_of(book: Book, viewer: str, id: str, name: str) -> tuple[Battle, State, Actor] | None:
    """A question that is asked now, if the viewer may see it."""
    battle = book.season.find(id)
    if battle is None or battle.status != "open":
        return None
    if viewer not in battle.realms and viewer != ORGANIZER:
        return None
    state = book.state(battle)
    for actor, each in questions(state):
        if each == name and _may_see(battle, actor, each, viewer):
            return battle, state, actor
    return None


def forbidden(book: Book, viewer: str, id: str, touched: tuple[str, ...]) -> Message | None:
    """Which rule forbids what a realm tried in its battle."""
    battle = book.battle(id)
    seat = seat_of(battle, viewer)
    if seat is None:
        return None
    found = why_not(GAME, book.state(battle), seat, touched)
    return found and named(found, names_of(book, battle), seat)


def printed(book: Book) -> Sheet:
    """What the edition of the season prints."""
    return sheet({"edition": book.season.edition})


def fielded(book: Book, realm: str) -> int | None:
    """Points that a founded realm may field."""
    season = book.season
    founding = season.foundings.get(realm)
    if founding is None or founding.status == "open":
        return None
    state = replace(founding.state, realms=(season.realms[realm].realm, founding.state.realms[1]))
    return warband(state, founding.seat_of(realm))


def names_of(book: Book, battle: Battle) -> Mapping[Seat, str]:
    """The names of the realms of a battle, by seat."""
    realms = book.season.realms
    return {
        seat: realms[id].name for seat, id in zip(SEATS, battle.realms, strict=True) if id in realms
    }


# the ledger itself


def visible(book: Book, viewer: str) -> Iterator[Entry]:
    """The entries that the viewer may read. [K2]"""
    for entry in book.ledger.entries:
        if may_read(book, entry, viewer):
            yield entry


def may_read(book: Book, entry: Entry, viewer: str) -> bool:
    """Whether a viewer may read an entry: all but the secrets of others."""
    return (viewer != PUBLIC and entry.author == viewer) or not is_hidden(book, entry)


def visible_revisions(book: Book) -> tuple[Revision, ...]:
    """All corrections; of a secret choice only that it was corrected."""
    return tuple(
        replace(each, before=_shown(book, each.before), after=_shown(book, each.after))
        for each in book.ledger.revisions
    )


def _shown(book: Book, entry: Entry | None) -> Entry | None:
    return None if entry is None or is_hidden(book, entry) else entry


def is_hidden(book: Book, entry: Entry) -> bool:
    """Whether it is a secret choice that is not shown yet."""
    body = entry.body
    if not isinstance(body, Answered) or not body.question.startswith(SECRET):
        return False
    battle = book.season.find(body.battle)
    if battle is None or battle.status != "open":
        return False
    given = battle.answers.get(body.question)
    if given is None or not given.used:
        return True
    phase = battle.state.phase
    kind, seat = body.question.split(".")[:2]
    if not isinstance(phase, SECRET_PHASES) or type(phase).__name__.lower() != kind:
        return False
    return is_secret(phase, SEATS[int(seat)])
