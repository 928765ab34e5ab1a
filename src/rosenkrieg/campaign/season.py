"""What follows from a ledger: the season as it stands after its entries. [K1, K5]

`Season` reads entries one after the other and never looks back; the same entries always give the
same season. Battles are played by `games.rampant`: realms are put into a battle when an answer is
used and taken out again afterwards, so parallel battles see each other's results. [G6, G7, G11]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from rosenkrieg.campaign.defaults import defaulted
from rosenkrieg.campaign.entries import (
    Absent,
    Answered,
    Approved,
    Begun,
    Closed,
    Declined,
    Decreed,
    Earned,
    Ended,
    Entry,
    Forfeited,
    Joined,
    Ledger,
    Listed,
    Met,
    NextRound,
    Noted,
    Placed,
    Proposed,
    Regulated,
    Retired,
    Ruled,
    SeasonOptions,
    Stirred,
    TakenOver,
    Voided,
)
from rosenkrieg.campaign.questions import questions, turned
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, Actor, Seat, other
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.actions import YES, Action, Declare, Name
from rosenkrieg.games.rampant.notation import decode
from rosenkrieg.games.rampant.phases import closing, report, stakes
from rosenkrieg.games.rampant.phases.aftermath import sums
from rosenkrieg.games.rampant.phases.founding import FOUNDED, nothing_yet, wanted
from rosenkrieg.games.rampant.realms import fixed_points, knight, tables_of
from rosenkrieg.games.rampant.state import (
    Confirming,
    DeclareChoice,
    Naming,
    Next,
    OfferChoice,
    Options,
    Over,
    Realm,
    Report,
    Reporting,
    State,
    Step,
    Territory,
    UnrestChoice,
    asks,
    put,
)
from rosenkrieg.games.rampant.tables import EDITIONS, Tables

Status = Literal["open", "closed", "void", "no_result", "beyond"]
Listener = Callable[["Battle", State, Actor, Action | None, State], None]
"""Hears of every step of a battle; an action of None is a default."""


class Given(Struct):
    """An answer as it stands in the ledger, and whether it was used."""

    entry: str
    realm: str
    action: str
    source: str
    used: bool = False
    refused: bool = False


class Battle(Struct):
    """A battle of the season, or the founding of a realm."""

    id: str
    realms: tuple[str, str]
    state: State
    status: Status = "open"
    quick: bool = False
    answers: dict[str, Given] = field(default_factory=dict)
    defaults: list[str] = field(default_factory=list)
    final: bool = False
    disputed: bool = False
    round: int = 1
    is_founding: bool = False
    glory: tuple[int, int] = (0, 0)
    winner: str = ""
    opened: int = 0
    closed: int | None = None
    gained: str = ""
    allies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def seat_of(self, realm: str) -> Seat:
        """The seat of a realm in this battle."""
        return SEATS[self.realms.index(realm)]


class RealmNow(Struct):
    """A realm as it stands."""

    id: str
    name: str
    player: str
    realm: Realm
    joined: int = 1
    retired: bool = False
    away_until: int = 0
    opened: int = 0
    rank_when_retired: int = 0
    roster: str = ""


class Conflict(Struct, frozen=True):
    """A recorded input that no longer fits; the default stands until someone solves it. [K4]"""

    entry: str
    battle: str
    kind: str
    question: str = ""


class Ranked(Struct, frozen=True):
    """A row of the table. [G10, G23, A28]"""

    rank: int
    realm: str
    name: str
    territories: int
    glory: int
    points: int
    battles: int
    retired: bool = False


class Mark(Struct, frozen=True):
    """The standings after an entry that changed them, for curves."""

    entry: str
    at: int
    territories: dict[str, int]
    glory: dict[str, int]


class Season:
    """The season after the entries read so far."""

    def __init__(self, listener: Listener | None = None) -> None:
        self.name = ""
        self.options = SeasonOptions()
        self.edition = "standard"
        self.realms: dict[str, RealmNow] = {}
        self.battles: dict[str, Battle] = {}
        self.foundings: dict[str, Battle] = {}
        self.proposals: dict[str, Proposed] = {}
        self.pairs: dict[frozenset[str], tuple[str, ...]] = {}
        self.places: dict[str, Placed] = {}
        self.conflicts: list[Conflict] = []
        self.idle: list[str] = []
        self.history: list[Mark] = []
        self.stirred: dict[str, str] = {}
        self.round = 1
        self.ended = False
        self.approved = False
        self._listener = listener
        self._hash = ""

    @property
    def edition_name(self) -> str:
        """The name of the edition; its text may be long."""
        return self._held.name

    @property
    def tables(self) -> Tables:
        """The territory table and all that goes with it."""
        return EDITIONS.tables(self._hash)

    # reading

    def read(self, entry: Entry) -> None:
        """Takes an entry in."""
        body = entry.body
        match body:
            case Begun(name, options, edition):
                self.name, self.options, self.edition = name, options, edition
                self._held = EDITIONS.load(edition)  # its tables stay as long as it is held
                self._hash = self._held.hash
            case Joined(name, player):
                self._join(entry.id, name, player)
            case Proposed():
                self.proposals[entry.id] = body
            case Declined(proposal):
                self.proposals.pop(proposal, None)
            case Met():
                self.proposals.pop(body.proposal, None)
                self._open(entry, body)
            case Answered():
                self._answer(entry, body)
            case Closed():
                self._finish(entry, body)
            case Voided(battle):
                self._void(battle)
            case Ruled() | Forfeited():
                self._rule(entry, body)
            case Decreed():
                self._decree(entry, body)
            case Earned(realm, glory):
                now = self.realms[realm]
                now.realm = replace(now.realm, glory=now.realm.glory + glory)
            case Retired(realm):
                self._retire(realm)
            case TakenOver(realm, player, name):
                now = self.realms[realm]
                now.player, now.name = player, name or now.name
            case Absent(realm, until):
                self.realms[realm].away_until = until
            case Listed(realm, roster):
                self.realms[realm].roster = roster
            case Regulated(options):
                self.options = options
            case NextRound():
                self.round += 1
                self.ended = self.ended or self.is_full() or self._rounds_are_over()
            case Ended():
                self.ended = True
            case Approved():
                self.approved = True
            case Placed(territory):
                self.places[territory] = body
            case Stirred(entropy):
                self.stirred[entry.author] = entropy
            case Noted():
                pass
        ended = self.battles.get(getattr(body, "battle", ""))
        if ended is not None and ended.closed is None and ended.status != "open":
            ended.closed = entry.at
            if not self.options.rounds and ended.status == "closed":  # [G9] else: G14
                self.ended = self.ended or self.is_full()
        if not isinstance(body, _QUIET):
            self._mark(entry)

    def is_full(self) -> bool:
        """Whether a realm has the territories that end the season. [G9, G14]"""
        most = self.options.territories
        return bool(most) and any(
            len(each.realm.territories) >= most for each in self.realms.values()
        )

    def _rounds_are_over(self) -> bool:
        return bool(self.options.rounds) and self.round > self.options.rounds

    # realms

    def _join(self, id: str, name: str, player: str) -> None:
        """A founding runs like a battle whose other side is founded already. [3, G19]"""
        blank = nothing_yet(self.tables.values.spies_at_founding)
        sizes = [len(each.realm.territories) for each in self.realms.values() if not each.retired]
        late = min((size for size in sizes if size >= FOUNDED), default=FOUNDED)
        state = closing.begun((blank, _full(late)), self._battle_options(True), id, FIRST)
        self.realms[id] = RealmNow(id, name, player, blank, joined=self.round)
        state = play.settled(replace(state, phase=Next("founding")))
        self.foundings[id] = Battle(id, (id, ""), state, is_founding=True)

    def _battle_options(self, quick: bool) -> Options:
        return Options(self._hash, 0, quick, False, self.options.help)

    def _retire(self, id: str) -> None:
        """Open battles are void; the rank of this moment stays. [G13, G20]"""
        for battle in self.open_battles(id):
            self._void(battle.id)
        now = self.realms[id]
        now.rank_when_retired = next(row.rank for row in self.standings() if row.realm == id)
        now.retired = True

    # battles

    def open_battles(self, realm: str = "") -> list[Battle]:
        """Battles that are open, of a realm or of all."""
        return [
            battle
            for battle in self.battles.values()
            if battle.status == "open" and (not realm or realm in battle.realms)
        ]

    def fought(self, realm: str) -> int:
        """Battles of a realm that are not void; open ones count. [A25]"""
        return self.realms[realm].opened

    def limit(self, realm: str) -> int:
        """Battles that a realm may fight; of a late one, as the rounds left allow. [G9, G19]"""
        options, joined = self.options, self.realms[realm].joined
        if not (options.limit and options.rounds) or joined == 1:
            return options.limit
        return -(-options.limit * (options.rounds - joined + 1) // options.rounds)

    def _open(self, entry: Entry, met: Met) -> None:
        """A battle opens; one beyond the end or a limit does not count. [G2, G9, section 6]"""
        sides = (met.first, met.second)
        realms = (self.realms[met.first].realm, self.realms[met.second].realm)
        beyond = self.ended or any(
            limit and self.fought(side) >= limit
            for side, limit in zip(sides, map(self.limit, sides), strict=True)
        )
        beyond = beyond or not all(realm.home for realm in realms)
        pair = self.pairs.get(frozenset(sides), ())
        state = closing.begun(realms, self._battle_options(met.quick), entry.id, FIRST, pair)
        battle = Battle(entry.id, sides, state, quick=met.quick, round=self.round, opened=entry.at)
        battle.allies = met.allies
        self.battles[entry.id] = battle
        if beyond:
            battle.status = "beyond"
            self.conflicts.append(Conflict(entry.id, entry.id, "beyond"))
            return
        self._put(battle, state)
        battle.state = play.settled(self.taken(battle))
        for side in sides:
            self.realms[side].opened += 1

    def taken(self, battle: Battle) -> State:
        """The battle's state with the realms as they stand now. [G6]"""
        state = battle.state
        if battle.is_founding:
            mine = (self.realms[battle.id].realm, state.realms[1])
        else:
            one, two = battle.realms
            mine = (self._with_locks(one, battle), self._with_locks(two, battle))
        if state.realms != mine:
            state = replace(state, realms=mine)
        if battle.is_founding:
            return state
        if state.battle.scenario_glory is not None:
            state = replace(state, uniques=self._uniques(battle))
        return reopened(state) if isinstance(state.phase, _NAMED) else state

    def _with_locks(self, id: str, battle: Battle) -> Realm:
        """A realm with what is at stake in its other open battles. [G4]"""
        realm = self.realms[id].realm
        locked = tuple(
            stake
            for each in self.battles.values()
            if each.status == "open" and each is not battle and id in each.realms
            for stake in (each.state.battle.stakes[each.seat_of(id)],)
            if stake is not None
        )
        return replace(realm, locked=locked) if locked else realm

    def _uniques(self, battle: Battle) -> tuple[str, ...]:
        """Unique kinds elsewhere: of active realms, and rolled in open battles. [Q31, A8, G20]"""
        kinds = self.tables.kind
        held = [
            land.kind
            for id, each in self.realms.items()
            if id not in battle.realms and not each.retired
            for land in each.realm.territories
        ]
        held += [
            each.state.battle.rolled
            for each in self.battles.values()
            if each.status == "open" and each is not battle and each.state.battle.rolled
        ]
        return tuple(sorted({kind for kind in held if kinds[kind].unique}))

    def _put(self, battle: Battle, state: State) -> None:
        """The realms of a battle go back into the season."""
        battle.state = state
        if battle.is_founding:
            self.realms[battle.id].realm = state.realms[0]
            return
        for id, realm in zip(battle.realms, state.realms, strict=True):
            self.realms[id].realm = replace(realm, locked=()) if realm.locked else realm
        self.pairs[frozenset(battle.realms)] = state.pair

    def find(self, id: str) -> Battle | None:
        """The battle or the founding of that id."""
        return self.battles.get(id) or self.foundings.get(id)

    def _answer(self, entry: Entry, body: Answered) -> None:
        """An answer is kept by its question, and used when that is asked. [9.4]"""
        battle = self.find(body.battle)
        if battle is None or battle.status != "open":
            self._unused(entry, body.battle, body.question)
            return
        realm = entry.author
        battle.answers[body.question] = Given(entry.id, realm, body.action, body.source)
        if body.action == "raid" and not self._raids(battle, body.question):
            self._force_raid(battle, body.question)
        self._advance(battle)

    def _raids(self, battle: Battle, question: str) -> bool:
        """Whether the raid is asked for now, or everything began otherwise."""
        asked = [name for _, name in questions(battle.state)]
        return question in asked or any(given.used for given in battle.answers.values())

    def _force_raid(self, battle: Battle, question: str) -> None:
        """A raid whose ratio is gone stands as a raid, flagged. [section 6]"""
        given = battle.answers[question]
        seat = SEATS[int(question.rpartition(".")[2])]
        given.used = True
        self.conflicts.append(Conflict(given.entry, battle.id, "raid", question))
        raid = asks(self.taken(battle), Next("raid"), raider=seat, attacker=seat)
        self._put(battle, play.settled(raid))

    def _advance(self, battle: Battle) -> None:
        """Uses answers as long as there are fitting ones."""
        while battle.status == "open":
            state = self.taken(battle)
            if type(state.phase) is Over or _is_founded(battle, state):
                self._over(battle, state)
                return
            if not self._use_one(battle, state):
                return

    def _use_one(self, battle: Battle, state: State) -> bool:
        for actor, name in questions(state):
            given = battle.answers.get(name)
            if given is None or given.used or given.refused:
                continue
            state = turned(state, actor)
            action = self._fitting(battle, state, actor, name, given)
            if action is not None:
                given.used = True
                if isinstance(state.phase, Confirming) and action == YES:
                    self._check_fielded(battle, state, state.phase)
                self._step(battle, state, actor, action, play.apply(state, actor, action))
                return True
        return False

    def _check_fielded(self, battle: Battle, state: State, phase: Confirming) -> None:
        """A warband that was too large, by the report or since a correction. [section 6]"""
        for seat in too_large(state, phase.report.fielded):
            line = f"reporting.{state.battle.reports - 1}.{other(phase.seat)}.{int(seat)}"
            given = battle.answers.get(line)
            if given is not None:
                self.conflicts.append(Conflict(given.entry, battle.id, "points", line))

    def _fitting(
        self, battle: Battle, state: State, actor: Actor, name: str, given: Given
    ) -> Action | None:
        """The action, if it is legal now; otherwise a conflict, and the default stands later."""
        try:
            action = decode(given.action, actor)
        except IllegalAction:
            action = None
        wrong = actor != CHANCE and given.realm not in (battle.realms[actor], *OFFICIAL)
        if action is not None and not wrong and action in play.legal_actions(state, actor):
            return action
        if isinstance(action, Declare) and isinstance(state.phase, DeclareChoice) and not wrong:
            self.conflicts.append(Conflict(given.entry, battle.id, "points", name))
            return action  # glory from the declared points as computed [section 6]
        given.refused = True
        kind = "wrong" if wrong else _KINDS.get(name.partition(".")[0], "illegal")
        self.conflicts.append(Conflict(given.entry, battle.id, kind, name))
        return None

    def _step(
        self, battle: Battle, before: State, actor: Actor, action: Action | None, after: State
    ) -> None:
        if isinstance(before.phase, Confirming) and isinstance(after.phase, Reporting):
            battle.disputed = True
        elif battle.disputed and not isinstance(after.phase, Reporting | Confirming):
            battle.disputed = False
        self._put(battle, after)
        if self._listener is not None:
            self._listener(battle, before, actor, action, after)

    def _over(self, battle: Battle, state: State) -> None:
        """The battle is decided; answers that nobody asked for are conflicts. [A2, K3, 9.4]"""
        battle.state = state
        now = state.battle
        if battle.is_founding:
            battle.status = "closed"
            return
        battle.status = "closed" if now.scenario_glory is not None else "no_result"
        if battle.status == "closed":
            battle.glory = sums(state)
            battle.winner = "" if now.winner is None else battle.realms[now.winner]
            battle.gained = self._gained(battle)
        else:
            self._uncount(battle)
        for name, given in battle.answers.items():
            if not given.used and not given.refused:
                kind = "unused_roll" if name.startswith("roll.") else "unused"
                self.conflicts.append(Conflict(given.entry, battle.id, kind, name))

    def _gained(self, battle: Battle) -> str:
        """The territory that the battle won: the other realm's stake, or the rolled one. [B22]"""
        now = battle.state.battle
        if now.winner is None and now.entitled is None:
            return ""
        seat = now.entitled if now.entitled is not None else now.winner
        assert seat is not None
        mine = [land.id for land in battle.state.realms[seat].territories]
        made = [id for id in mine if id.startswith(f"{battle.id}-")]
        stake = now.stakes[other(seat)]
        return stake if stake in mine and stake is not None else next(reversed(made), "")

    def _uncount(self, battle: Battle) -> None:
        for side in battle.realms:
            self.realms[side].opened -= 1

    def _finish(self, entry: Entry, body: Closed) -> None:
        """Closing: what is missing has its default. [A1, A6]"""
        battle = self.find(body.battle)
        if battle is None:
            self._unused(entry, body.battle)
            return
        battle.final = battle.final or body.final
        while battle.status == "open":
            self.pass_over(battle)

    def pass_over(self, battle: Battle) -> None:
        """What is asked first has its default. [A6]"""
        state = self.taken(battle)
        actor, name = questions(state)[0]
        battle.defaults.append(name)
        self._step(battle, state, actor, None, defaulted(state, actor))
        self._advance(battle)

    def _unused(self, entry: Entry, id: str, question: str = "") -> None:
        """An entry of a battle that is over is a conflict, unless the whole battle counts for
        nothing: then it has nothing to solve. [K3]"""
        battle = self.find(id)
        if battle is not None and battle.status in ("void", "beyond"):
            self.idle.append(entry.id)
        else:
            self.conflicts.append(Conflict(entry.id, id, "unused", question))

    def _void(self, id: str) -> None:
        """Locks go, effects wait again; spent spies stay spent. [G12, A5]"""
        battle = self.battles.get(id)
        if battle is None or battle.status != "open":
            return
        state = closing.returned(self.taken(battle))
        self._put(battle, replace(state, phase=Over(True)))
        battle.status = "void"
        self._uncount(battle)

    def _rule(self, entry: Entry, body: Ruled | Forfeited) -> None:
        """The organizer's result takes the place of reports. [Q27, G17, A3]"""
        battle = self.battles.get(body.battle)
        if battle is None or battle.status != "open":
            self._unused(entry, body.battle)
            return
        state = self.taken(battle)
        if isinstance(body, Forfeited):
            after = _forfeited(state, battle.seat_of(body.realm))
        else:
            if too_large(state, body.fielded):
                self.conflicts.append(Conflict(entry.id, battle.id, "points"))
            after = _ruled(state, body)
        self._step(battle, state, FIRST, None, play.settled(after))
        self._advance(battle)

    # decrees

    def _decree(self, entry: Entry, body: Decreed) -> None:
        """Sets a value; one whose premise is gone is shown. [K6, K7, A23]"""
        if body.replaces and body.replaces != self.value_of(body.what, body.target):
            self.conflicts.append(Conflict(entry.id, "", "decree"))
        match body.what:
            case "owner":
                self._set_owner(body.target, body.value)
            case "grant":
                self._change(body.target, entry.id, body.value)
            case "spies":
                now = self.realms[body.target]
                now.realm = replace(now.realm, spies=int(body.value))
            case "glory":
                now = self.realms[body.target]
                now.realm = replace(now.realm, glory=int(body.value))

    def value_of(self, what: str, target: str) -> str:
        """What a decree would replace."""
        if what == "owner":
            return self.owner(target) or ""
        now = self.realms.get(target)
        if now is None or what == "grant":
            return ""
        return str(now.realm.spies if what == "spies" else now.realm.glory)

    def owner(self, territory: str) -> str | None:
        """The realm that owns a territory."""
        for id, now in self.realms.items():
            if any(each.id == territory for each in now.realm.territories):
                return id
        return None

    def _set_owner(self, territory: str, to: str) -> None:
        held = self.owner(territory)
        if held is None:
            return
        lands = self.realms[held].realm.territories
        land = next(each for each in lands if each.id == territory)
        left = tuple(each for each in lands if each != land)
        self.realms[held].realm = replace(self.realms[held].realm, territories=left)
        if to:
            realm = self.realms[to].realm
            self.realms[to].realm = replace(realm, territories=(*realm.territories, land))

    def _change(self, realm: str, entry: str, kind: str) -> None:
        now = self.realms[realm].realm
        lands = (*now.territories, Territory(f"{entry}-1", kind))
        self.realms[realm].realm = replace(now, territories=lands)

    # standings

    def standings(self) -> list[Ranked]:
        """Territories, glory, points; equal in everything: shared rank. [G10, G20, G23, A28]"""
        blank = next(iter(self.battles.values()), None)
        rows = []
        for id, now in self.realms.items():
            state = (blank or self.foundings[id]).state
            points = fixed_points(state, now.realm)
            key = (len(now.realm.territories), now.realm.glory, points)
            rows.append((key, id))
        rows.sort(key=lambda row: row[0], reverse=True)
        return list(self._ranked(rows))

    def _ranked(self, rows: list[tuple[tuple[int, int, int], str]]) -> Iterator[Ranked]:
        keys = [key for key, _ in rows]
        for key, id in rows:
            now = self.realms[id]
            rank = now.rank_when_retired if now.retired else keys.index(key) + 1
            battles = now.realm.battles
            yield Ranked(rank, id, now.name, *key, battles, now.retired)

    def _mark(self, entry: Entry) -> None:
        sizes = {id: len(now.realm.territories) for id, now in self.realms.items()}
        glory = {id: now.realm.glory for id, now in self.realms.items()}
        last = self.history[-1] if self.history else None
        if last is None or (last.territories, last.glory) != (sizes, glory):
            self.history.append(Mark(entry.id, entry.at, sizes, glory))


_QUIET = (Answered, Noted, Placed, Listed, Proposed, Declined, Stirred)
"""Entries that change no standing."""

OFFICIAL = ("organizer", "time", "server")
"""Authors that may answer for anybody."""

_KINDS = {
    "naming": "stake",
    "exchange_pick": "stake",
    "offer_choice": "stake",
    "gain_choice": "gain",
    "spy_choice": "spy",
    "cancel_choice": "spy",
    "roll": "roll",
}
"""What kind of conflict an answer becomes that no longer fits. [section 6]"""


_NAMED = (Naming, OfferChoice, UnrestChoice)
"""Questions about territories that other battles may have locked or taken meanwhile."""


def reopened(state: State) -> State:
    """Names that no longer hold are asked again; where none is left the battle goes on. [A9]"""
    phase = state.phase
    if isinstance(phase, Naming):
        for seat in SEATS:
            name = phase.names[seat]
            if name is not None and Name(name) not in stakes.names(state, seat):
                phase = Naming(put(phase.names, seat, None), phase.due)
        state = replace(state, phase=phase) if phase != state.phase else state
    for actor in play.actors(state):
        if not play.legal_actions(state, actor):
            if isinstance(phase, Naming):
                return reopened(defaulted(state, actor))  # the other may have none left either
            step: Step = "raid" if isinstance(phase, OfferChoice) else "event"
            return play.settled(replace(state, phase=Next(step)))
    return state


def _full(size: int) -> Realm:
    """The other side of a founding: nothing is asked of it. It has what the realm must reach."""
    lands = tuple(Territory(f"-{number}", "village") for number in range(size))
    return Realm(lands, lands[0].id, 0)


def _is_founded(battle: Battle, state: State) -> bool:
    return battle.is_founding and len(state.realms[0].territories) >= wanted(state, FIRST)


def too_large(state: State, fielded: tuple[int, ...]) -> list[Seat]:
    """Whose warband is larger than it may be, a wandering knight included. [B25, Q37]"""
    points = state.battle.points
    if points is None:
        return []
    return [seat for seat in SEATS if fielded[seat] > points[seat] + knight(state, seat)]


def _ruled(state: State, body: Ruled) -> State:
    """A report that needs no confirmation."""
    done = tuple(int(each) for each in (*body.done[0], *body.done[1]))
    return report.confirmed(state, Report(body.fielded, body.glory, body.heroes, done))


def _forfeited(state: State, loser: Seat) -> State:
    """3:1 without boasts; the one who came stakes nothing. [A3]"""
    high, low = tables_of(state).quick.close_glory
    glory = (low, high) if loser == 0 else (high, low)
    staked = (state.battle.stakes[0], None) if loser == 0 else (None, state.battle.stakes[1])
    return asks(
        state,
        Next("glory"),
        scenario_glory=glory,
        killed=(0, 0),
        boasts=((), ()),
        stakes=staked,
        conceded=loser,
    )


def fold(ledger: Ledger, listener: Listener | None = None) -> Season:
    """The season that follows from a ledger. [K1]"""
    season = Season(listener)
    for entry in ledger.entries:
        season.read(entry)
    return season
