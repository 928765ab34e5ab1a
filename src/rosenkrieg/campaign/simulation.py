"""Whole seasons between programs, to see what the values of the tables do. [9.2]

Every realm plays by the same few habits: it raids and attacks as often as `Habits` say, names what
is worth most, boasts by expectation and takes the contested territory. Battles are quick, and the
pairs of a season are drawn evenly. `People` are sometimes away, come late, give up or leave. [9.3]
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from msgspec import Struct

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import SeasonOptions
from rosenkrieg.campaign.questions import possible
from rosenkrieg.campaign.season import Battle
from rosenkrieg.core.contract import CHANCE, Actor
from rosenkrieg.core.fairness import Seeded
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.actions import (
    BATTLE,
    NO,
    RAID,
    Action,
    Choose,
    Name,
    PickBoast,
)
from rosenkrieg.games.rampant.notation import encode
from rosenkrieg.games.rampant.realms import tables_of, territory
from rosenkrieg.games.rampant.state import (
    Boasting,
    GainChoice,
    Naming,
    Realm,
    Reporting,
    SpyChoice,
    State,
)
from rosenkrieg.games.rampant.tables import Tables

FREE: Final = SeasonOptions(rounds=0, battles_a_round=0, meetings=0, approve=False)
"""A season without the rules for people, as the balance was measured."""

CLUB: Final = SeasonOptions(approve=False)
"""A season with all the rules for people as they are by default. [9.3]"""

ENDLESS: Final = SeasonOptions(
    limit=0, territories=0, rounds=0, battles_a_round=0, meetings=0, confirm_hours=0, approve=False
)
"""A season that no rule ends."""

EVENTS: Final = ("bad_weather", "fair_weather", "truce", "comet", "plague", "failed_harvest")
"""Events that lie on a battle; see whether they decide who wins."""

LEAST: Final = 100
"""Owners of a kind below which its share is not told."""

BOASTS: Final = ("mighty_blow", "named_unit", "burn_homes", "cleave_in_half")
"""By what is to be expected of them."""


class Habits(Struct, frozen=True):
    """How often a realm raids where it may, and attacks where it chooses."""

    raid: float = 0.5
    attack: float = 0.5


class People(Struct, frozen=True):
    """How often what happens among people happens to a realm. [G13, G16, G18-G20]"""

    away: float = 0.15
    """In a round it is away, and cannot be challenged."""
    left: float = 0.05
    """In a battle it goes away in the middle: what it is asked has its default."""
    conceded: float = 0.05
    """In a battle on the table it breaks off."""
    forfeited: float = 0.05
    """It does not turn up to a battle."""
    late: float = 0.5
    """The last realm of a season joins at half-time only, with three realms or more."""
    gone: float = 0.5
    """A realm of a season leaves it after the first round, with four realms or more."""


NOBODY: Final = People(0, 0, 0, 0, 0, 0)
FATES: Final = ("untouched", "away", "left", "conceded", "forfeited", "late", "gone")
"""What may happen to a realm in a season."""


class Result(Struct, frozen=True):
    """What came of one season."""

    leader_won: bool
    raids: int
    battles: int
    draws: int
    attackers_won: tuple[int, int]
    kinds_of_winner: dict[str, int]
    kinds: dict[str, int]
    """How many realms began with a kind of territory."""
    full: bool = False
    events: dict[str, tuple[int, int]] = {}
    """Decided battles under an event, and how many of them the larger realm won."""
    fates: dict[str, tuple[int, int]] = {}
    """Realms that something happened to, and how many of them won."""


class Summary(Struct, frozen=True):
    """Figures of many seasons; shares with their standard errors."""

    realms: int
    seasons: int
    leader_won: float
    leader_error: float
    raids: float
    raids_error: float
    battles: float
    attack_won: float
    ownership: dict[str, float]
    full: float
    events: dict[str, tuple[float, int]]
    """How often the larger realm won under an event, and in how many battles."""
    fates: dict[str, tuple[float, float, int]]
    """How often realms that something happened to won, against an even share; its standard error;
    how many realms."""


HABITS: Final = Habits()


def play_season(
    realms: int,
    seed: int,
    options: SeasonOptions = FREE,
    habits: Habits = HABITS,
    people: People = NOBODY,
) -> Result:
    """One season, to its end."""
    rng, source = Random(f"season {seed}"), Seeded(seed)
    life = _Life(people, realms, seed)
    book = Book()
    book.begin(f"Season {seed}", 0, options)
    for number in range(realms - life.is_late):
        _join(book, number, rng, source, habits)
    founded = {id: _kinds(book, id) for id in book.season.realms}
    half = realms * options.limit // 4
    leader: str | None = None
    counts: Counter[str] = Counter()
    while not book.season.ended:
        pair = next_pair(book, rng)
        if pair is None and options.rounds:
            if book.season.round == options.rounds // 2:
                leader = _first(book)
                if life.is_late:
                    joined = _join(book, realms - 1, rng, source, habits)
                    life.note("late", joined)
                    founded[joined] = _kinds(book, joined)
            book.next_round(0)
            for open_one in book.season.open_battles():  # they waited for one who is back [G16]
                finish(book, open_one, rng, source, habits)
            life.begin_round(book)
            continue
        if pair is None:
            break
        fate, unlucky = life.fate_of(pair)
        met = book.meet(*pair, 0, quick=fate != "conceded")
        battle = book.season.battles[met.id]
        before = (book.season.realms[pair[0]].realm, book.season.realms[pair[1]].realm)
        _fight(book, battle, fate, unlucky, rng, source, habits)
        _count(counts, battle, before)
        if options.rounds:
            continue
        if counts["battles"] == half:
            leader = _first(book)
    return _result(book, leader, counts, founded, life.touched)


def _join(book: Book, number: int, rng: Random, source: Seeded, habits: Habits) -> str:
    joined = book.join(f"Realm {number + 1}", 0)
    finish(book, book.season.foundings[joined.id], rng, source, habits)
    return joined.id


def _kinds(book: Book, realm: str) -> set[str]:
    return {land.kind for land in book.season.realms[realm].realm.territories}


class _Life:
    """What happens to the realms of a season besides its battles; it has dice of its own, so that
    a season in which nothing happens is the same as without."""

    def __init__(self, people: People, realms: int, seed: int) -> None:
        self._people = people
        self._rng = Random(f"life {seed}")
        self.touched: dict[str, set[str]] = {}
        self.is_late = realms > 2 and self._rng.random() < people.late
        leaves = realms > 3 and self._rng.random() < people.gone
        self._leaves_in = self._rng.randint(2, 4) if leaves else 0

    def note(self, fate: str, realm: str) -> None:
        self.touched.setdefault(fate, set()).add(realm)

    def begin_round(self, book: Book) -> None:
        """Someone leaves for good; some are away this round."""
        season = book.season
        if season.ended:
            return
        here = [id for id, now in season.realms.items() if not now.retired]
        if season.round == self._leaves_in:
            gone = self._rng.choice(here)
            book.retire(gone, gone, 0)
            self.note("gone", gone)
            here.remove(gone)
        for realm in here:
            if self._rng.random() < self._people.away:
                book.absent(realm, realm, season.round, 0)
                self.note("away", realm)

    def fate_of(self, pair: tuple[str, str]) -> tuple[str, str]:
        """What happens in a battle, and to whom."""
        chance = self._rng.random() / 2  # to one of the two
        for fate in ("left", "conceded", "forfeited"):
            chance -= getattr(self._people, fate)
            if chance < 0:
                realm = self._rng.choice(pair)
                self.note(fate, realm)
                return fate, realm
        return "", ""


def _fight(
    book: Book,
    battle: Battle,
    fate: str,
    unlucky: str,
    rng: Random,
    source: Seeded,
    habits: Habits,
) -> None:
    """A battle to its end, or to where one of the two leaves it."""
    if fate == "forfeited":
        book.forfeit(battle.id, unlucky, 0)
    steps = rng.randint(1, 6) if fate == "left" else None
    while battle.status == "open" and steps != 0:
        if fate == "conceded" and isinstance(book.state(battle).phase, Reporting):
            book.answer(unlucky, battle.id, "concede", 0)
            continue
        _step(book, battle, rng, source, habits)
        steps = None if steps is None else steps - 1
    if fate == "left":
        # the other realm goes on until this one is asked; that the end of the round answers
        seat = battle.seat_of(unlucky)
        while battle.status == "open" and seat not in play.actors(book.state(battle)):
            _step(book, battle, rng, source, habits)
        book.absent(unlucky, unlucky, book.season.round, 0)


def next_pair(book: Book, rng: Random) -> tuple[str, str] | None:
    """Two realms that may meet, those who have fought least first; None at the end."""
    season, options = book.season, book.season.options
    if season.ended:
        return None
    free = [
        id
        for id, now in season.realms.items()
        if not (now.retired or now.away_until >= season.round)
        and (not options.limit or season.fought(id) < season.limit(id))
    ]
    if options.battles_a_round:
        fought = Counter(
            id
            for each in season.battles.values()
            if each.round == season.round
            for id in each.realms
        )
        free = [id for id in free if fought[id] < options.battles_a_round]
    met: Counter[frozenset[str]] = Counter()
    if options.meetings and len(season.realms) > 2:
        met.update(frozenset(each.realms) for each in season.battles.values())
    most = options.meetings or len(season.battles) + 1
    rng_order = sorted(free, key=lambda id: (season.fought(id), rng.random()))
    for first in rng_order:
        others = [id for id in free if id != first and met[frozenset((first, id))] < most]
        if others:
            return first, rng.choice(others)
    return None


def finish(book: Book, battle: Battle, rng: Random, source: Seeded, habits: Habits) -> None:
    """Plays a battle, or a founding, to its end."""
    while battle.status == "open":
        _step(book, battle, rng, source, habits)


def _step(book: Book, battle: Battle, rng: Random, source: Seeded, habits: Habits) -> None:
    """One answer or roll."""
    state = book.state(battle)
    actor = play.actors(state)[0]
    if actor == CHANCE:
        book.draw(battle.id, source, 0)
    else:
        action = decide(state, actor, rng, habits)
        book.answer(battle.realms[actor], battle.id, encode(action), 0)


def long_season(realms: int, battles: int, seed: int) -> Book:
    """A season without limits: every other battle as at a real table, with terrain and reports."""
    rng, source = Random(f"long {seed}"), Seeded(seed)
    book = Book()
    book.begin(f"Season {seed}", 0, ENDLESS)
    for number in range(realms):
        joined = book.join(f"Realm {number + 1}", 0)
        finish(book, book.season.foundings[joined.id], rng, source, HABITS)
    for number in range(battles):
        first, second = rng.sample(list(book.season.realms), 2)
        met = book.meet(first, second, number, quick=number % 2 == 0)
        finish(book, book.season.battles[met.id], rng, source, HABITS)
    return book


# habits


def decide(state: State, actor: Actor, rng: Random, habits: Habits) -> Action:
    """What a realm does by its habits."""
    legal = possible(state, actor)
    first = legal[0]
    if len(legal) == 1:
        return first
    match state.phase:
        case Naming() | GainChoice():
            return _worth_most(state, legal)
        case Boasting(lists):
            return _boast(state, legal, len(lists[actor]))
        case SpyChoice():
            return rng.choice(legal) if rng.random() < 0.5 else NO
    if RAID in legal:
        return RAID if rng.random() < habits.raid else BATTLE
    if isinstance(first, Choose):
        return Choose(rng.random() < habits.attack)
    return rng.choice(legal)


def _worth_most(state: State, legal: object) -> Action:
    """The territory with the most points and modifiers; contested rather than rolled."""
    assert isinstance(legal, list)
    named = [each for each in legal if isinstance(each, Name)]
    return max(named, key=lambda each: worth(state, each.territory))


def worth(state: State, id: str) -> int:
    """Points and modifiers of a territory."""
    tables = tables_of(state)
    for realm in state.realms:
        land = territory(realm, id)
        if land is not None:
            kind = tables.kind[land.kind]
            return kind.points + kind.quick + kind.glory
    return 0


def _boast(state: State, legal: object, count: int) -> Action:
    assert isinstance(legal, list)
    if count < tables_of(state).values.most_boasts:
        for boast in BOASTS:
            if PickBoast(boast) in legal:
                return PickBoast(boast)
    return NO


# figures


def _count(counts: Counter[str], battle: Battle, before: tuple[Realm, Realm]) -> None:
    now = battle.state.battle
    counts["battles"] += 1
    counts["raids"] += now.raider is not None
    counts["draws"] += now.winner is None
    sizes = [len(realm.territories) for realm in before]
    if now.winner is not None and sizes[0] != sizes[1]:
        larger = int(sizes[1] > sizes[0])
        lying = {*now.pair, *now.effects[0], *now.effects[1]} & {*EVENTS} or {"none"}
        for event in lying:
            counts[f"under {event}"] += 1
            counts[f"larger {event}"] += now.winner == larger
    if now.winner is not None and set(now.chosen) == {"attack", "defend"}:
        counts["attack_won" if now.chosen[now.winner] == "attack" else "defense_won"] += 1


def _first(book: Book) -> str | None:
    """Who leads alone."""
    rows = book.season.standings()
    leading = [row.realm for row in rows if row.rank == 1]
    return leading[0] if len(leading) == 1 else None


def _result(
    book: Book,
    leader: str | None,
    counts: Counter[str],
    founded: dict[str, set[str]],
    touched: dict[str, set[str]],
) -> Result:
    winner = next(row.realm for row in book.season.standings() if not row.retired)
    happened = set().union(*touched.values())
    fates = touched | {"untouched": {*founded} - happened}
    return Result(
        leader is not None and leader == winner,
        counts["raids"],
        counts["battles"],
        counts["draws"],
        (counts["attack_won"], counts["defense_won"]),
        dict.fromkeys(founded[winner], 1),
        dict(Counter(kind for kinds in founded.values() for kind in kinds)),
        book.season.is_full(),
        {
            event: (counts[f"under {event}"], counts[f"larger {event}"])
            for event in ("none", *EVENTS)
        },
        {fate: (len(realms), int(winner in realms)) for fate, realms in fates.items()},
    )


def summary(results: list[Result], realms: int, tables: Tables) -> Summary:
    """The figures of many seasons.

    `ownership`: how often realms that began with a kind won, against an even share.
    """
    count = len(results)
    won = sum(each.leader_won for each in results) / count
    raids = sum(each.raids for each in results) / count
    spread = sum((each.raids - raids) ** 2 for each in results) / max(1, count - 1)
    mine: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for each in results:
        mine.update(each.kinds_of_winner)
        held.update(each.kinds)
    return Summary(
        realms,
        count,
        won,
        (won * (1 - won) / count) ** 0.5,
        raids,
        (spread / count) ** 0.5,
        sum(each.battles for each in results) / count,
        sum(each.attackers_won[0] for each in results) / max(1, _decided(results)),
        {
            kind: round(mine[kind] / held[kind] * realms, 2)
            for kind in tables.kind
            if held[kind] >= LEAST
        },
        sum(each.full for each in results) / count,
        {
            event: (round(sum(each.events[event][1] for each in results) / under, 3), under)
            for event in ("none", *EVENTS)
            if (under := sum(each.events[event][0] for each in results)) >= LEAST
        },
        {fate: found for fate in FATES if (found := _share(results, fate, realms)) is not None},
    )


def _share(results: list[Result], fate: str, realms: int) -> tuple[float, float, int] | None:
    """How often those won, against an even share; at most one realm wins a season."""
    pairs = [each.fates.get(fate, (0, 0)) for each in results]
    held, won = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
    if held < LEAST:
        return None
    share = won / held
    return share * realms, (share * (1 - share) / held) ** 0.5 * realms, held


def _decided(results: list[Result]) -> int:
    return sum(sum(each.attackers_won) for each in results)
