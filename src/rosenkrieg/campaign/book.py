"""A season at work: commands in, entries out. Every command checks first and changes nothing if it
is refused. [G2, G9, G13-G22]"""

from __future__ import annotations

from rosenkrieg.campaign import checks, corrections
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    Absent,
    Answered,
    Approved,
    Begun,
    Body,
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
    Source,
    Stirred,
    TakenOver,
    Told,
    Voided,
    What,
)
from rosenkrieg.campaign.questions import is_last_word, question, questions, turned
from rosenkrieg.campaign.refusals import Refused, disputed_enough
from rosenkrieg.campaign.season import Battle, Listener, RealmNow, Season
from rosenkrieg.core import fairness
from rosenkrieg.core.contract import CHANCE, Actor, Message
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.actions import NO, YES, Tell
from rosenkrieg.games.rampant.notation import decode, encode
from rosenkrieg.games.rampant.state import Confirming, Report, Reporting, State
from rosenkrieg.games.rampant.tables import MOST_REPORTS

MOST_REALMS = 12
HOUR = 3600


class Book:
    """A ledger and the season that follows from it."""

    def __init__(self, ledger: Ledger | None = None, listener: Listener | None = None) -> None:
        self._listener = listener
        self.ledger = ledger or Ledger()
        self.season = self._read()

    def _read(self) -> Season:
        season = Season(self._listener)
        for entry in self.ledger.entries:
            season.read(entry)
        return season

    def replace(self, ledger: Ledger) -> None:
        """Goes on with another ledger, after a correction."""
        self.ledger = ledger
        self.season = self._read()

    def _enter(self, author: str, at: int, body: Body) -> Entry:
        """An entry that is checked like one that a correction puts there."""
        body = checks.tidy(body)
        checks.check(self.season, body, author)
        return self._append(author, at, body)

    def _append(self, author: str, at: int, body: Body) -> Entry:
        entry = Entry(f"e{self.ledger.made + 1}", author, at, body)
        self.take(entry)
        return entry

    def take(self, entry: Entry) -> None:
        """Takes in an entry that was checked when it was made."""
        entries = (*self.ledger.entries, entry)
        self.ledger = Ledger(entries, self.ledger.revisions, self.ledger.made + 1)
        self.season.read(entry)

    # the season

    def begin(
        self, name: str, at: int, options: SeasonOptions | None = None, edition: str = "standard"
    ) -> Entry:
        """Begins the season."""
        if self.ledger.entries:
            raise Refused(
                "expected a season that has not begun, but this one has", Message("refused-begun")
            )
        return self._enter(ORGANIZER, at, Begun(name, options or SeasonOptions(), edition))

    def join(self, name: str, at: int, player: str = "") -> Entry:
        """A realm joins; its founding is asked next. [G1, G19]"""
        season = self._running()
        if len(season.realms) >= MOST_REALMS:
            raise Refused(
                f"expected at most {MOST_REALMS} realms, there are as many",
                Message("refused-full", {"most": MOST_REALMS}),
            )
        half = season.options.rounds // 2
        if season.battles and not (season.options.late and season.round <= max(1, half)):
            raise Refused(
                "expected a realm to join before half-time, but that has passed",
                Message("refused-late"),
            )
        return self._enter(ORGANIZER, at, Joined(name, player))

    def regulate(self, options: SeasonOptions, at: int) -> Entry:
        """The organizer changes the rules of the season; what has been played stays. [9.3]"""
        season = self._running()
        checks.check_options(options)
        if options == season.options:
            raise Refused(
                "expected other rules than those of today, got the same",
                Message("refused-same-rules"),
            )
        return self._append(ORGANIZER, at, Regulated(options))

    def next_round(self, at: int) -> Entry:
        """The next round begins; what absent realms were asked has its default. [G14, G16]

        Battles that wait for dice, or for the realm that is there, go on.
        """
        season = self._running()
        for battle in season.open_battles():
            actors = [each for each in play.actors(self.state(battle)) if each != CHANCE]
            asked = [season.realms[battle.realms[actor]] for actor in actors]
            if any(realm.away_until >= season.round for realm in asked):
                self._append(ORGANIZER, at, Closed(battle.id))
        return self._append(ORGANIZER, at, NextRound())

    def end(self, at: int) -> Entry:
        """The organizer ends the season. [G9]"""
        self._running()
        return self._append(ORGANIZER, at, Ended())

    def approve(self, at: int) -> Entry:
        """The organizer approves the end. [G22]"""
        if not self.season.ended:
            raise Refused(
                "expected a season that has ended, but it goes on", Message("refused-goes-on")
            )
        return self._append(ORGANIZER, at, Approved())

    def _running(self) -> Season:
        checks.running(self.season)
        return self.season

    # realms

    def realm(self, id: str) -> RealmNow:
        """The realm of that id."""
        return checks.realm_of(self.season, id)

    def retire(self, author: str, realm: str, at: int) -> Entry:
        """A realm drops out. [G13]"""
        self._own(author, realm)
        return self._enter(author, at, Retired(realm))

    def take_over(self, realm: str, player: str, at: int, name: str = "") -> Entry:
        """A new player runs the realm as it is. [G20]"""
        return self._enter(ORGANIZER, at, TakenOver(realm, player, name))

    def absent(self, author: str, realm: str, until: int, at: int) -> Entry:
        """A realm is away up to that round. [G16]"""
        self._own(author, realm)
        return self._enter(author, at, Absent(realm, until))

    def place(self, author: str, territory: str, name: str, x: int, y: int, at: int) -> Entry:
        """Names a territory and puts it on the map."""
        body = Placed(territory, name, x, y)
        checks.check(self.season, body, author)
        self._own(author, self.season.owner(territory) or "")
        return self._enter(author, at, body)

    def roster(self, author: str, realm: str, roster: str, at: int) -> Entry:
        """The warband of a realm, as `warbands.encode` writes it."""
        self._own(author, realm)
        return self._enter(author, at, Listed(realm, roster))

    def note(self, author: str, text: str, at: int, battle: str = "") -> Entry:
        """A line for the chronicle."""
        return self._enter(author, at, Noted(text, battle))

    def stir(self, author: str, entropy: str, at: int) -> Entry:
        """Someone adds to the dice, once; it goes into every draw from the next one on."""
        fairness.check_entropy(entropy)
        if author in self.season.stirred or not entropy:
            raise Refused("expected entropy, once from everybody", Message("refused-stirred"))
        return self._append(author, at, Stirred(entropy))

    def _own(self, author: str, realm: str) -> None:
        self.realm(realm)
        if author not in (realm, ORGANIZER):
            raise Refused(
                f"expected the realm itself or the organizer, got {author!r:.80}",
                Message("refused-not-yours", {"realm": self.realm(realm).name}),
            )

    # meetings

    def propose(self, realm: str, opponent: str, at: int, quick: bool = False) -> Entry:
        """A realm proposes a meeting. [G2]"""
        return self._enter(realm, at, Proposed(realm, opponent, quick))

    def accept(self, realm: str, proposal: str, at: int) -> Entry:
        """The other accepts, and the battle opens. [G2]"""
        proposed = self._proposal(proposal)
        if realm not in (proposed.second, ORGANIZER):
            raise Refused(
                f"expected {proposed.second} to accept, got {realm!r:.80}",
                Message("refused-not-yours", {"realm": self.realm(proposed.second).name}),
            )
        met = Met(proposed.first, proposed.second, proposed.quick, proposal)
        return self._enter(realm, at, met)

    def decline(self, realm: str, proposal: str, at: int) -> Entry:
        """Declines a proposal, or withdraws it."""
        proposed = self._proposal(proposal)
        if realm not in (proposed.first, proposed.second, ORGANIZER):
            raise Refused(
                f"expected one of the two realms, got {realm!r:.80}", Message("refused-not-theirs")
            )
        return self._append(realm, at, Declined(proposal))

    def meet(
        self,
        first: str,
        second: str,
        at: int,
        quick: bool = False,
        allies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    ) -> Entry:
        """The organizer opens a battle for two realms that have agreed, with allies. [G21]"""
        return self._enter(ORGANIZER, at, Met(first, second, quick, allies=allies))

    def _proposal(self, id: str) -> Proposed:
        if id not in self.season.proposals:
            raise Refused(
                f"expected a proposal that is open, got {id!r:.80}", Message("refused-proposal")
            )
        return self.season.proposals[id]

    # answers

    def battle(self, id: str) -> Battle:
        """The battle, or the founding of a realm, of that id."""
        return checks.battle_of(self.season, id)

    def state(self, battle: Battle) -> State:
        """The battle's state with the realms as they stand."""
        return self.season.taken(battle) if battle.status == "open" else battle.state

    def answer(
        self, author: str, battle: str, action: str, at: int, realm: str = "", asked: str = ""
    ) -> Entry:
        """Answers what is asked of a realm; the organizer may answer for one (`realm`).

        `asked` is the question that an entry made without network was meant for.
        """
        open_one = self._open_one(battle)
        state = self.state(open_one)
        actor, name = self._asked(open_one, state, realm or author, asked)
        self._own(author, open_one.realms[actor])
        checks.check_legal(turned(state, actor), actor, action)
        if is_last_word(state) and action == encode(NO):
            raise disputed_enough(MOST_REPORTS)
        source: Source = "organizer" if author == ORGANIZER else "server"
        return self._answered(open_one, author, at, Answered(battle, name, action, source))

    def _asked(self, battle: Battle, state: State, realm: str, asked: str) -> tuple[Actor, str]:
        due = [(actor, name) for actor, name in questions(state) if actor != CHANCE]
        for actor, name in due:
            if battle.realms[actor] == realm and asked in ("", name):
                return actor, name
        given = battle.answers.get(asked)
        if given is not None:
            raise Refused(
                f"expected a question that is open, but it was answered {given.action!r}",
                Message("refused-answered"),
            )
        waited = ", ".join(self.season.realms[battle.realms[actor]].name for actor, _ in due)
        raise Refused(
            f"expected {waited or 'the dice'} to act, got {realm!r:.80}",
            Message("refused-waits", {"who": waited}) if waited else Message("refused-waits-dice"),
        )

    def roll(self, author: str, battle: str, face: int, at: int, asked: str = "") -> Entry:
        """Enters what was rolled at the table; `asked` as in `answer`."""
        self.check_hand(author, battle)
        open_one = self._open_one(battle)
        self._check_asked(open_one, asked)
        return self._rolled(open_one, author, face, at, "table")

    def draw(self, battle: str, source: fairness.Source, at: int, asked: str = "") -> Entry:
        """Rolls with the server's dice."""
        open_one = self._open_one(battle)
        self._check_asked(open_one, asked)
        state = self.state(open_one)
        if play.actors(state) != (CHANCE,):
            raise Refused("expected a roll to be due, but none is", Message("refused-no-roll"))
        drawn = source.drawn
        number = source.draw(play.chance_weights(state))
        result = encode(play.legal_actions(state, CHANCE)[number])
        face = int(result.removeprefix("roll:"))
        return self._rolled(open_one, "server", face, at, "server", drawn)

    def check_hand(self, author: str, battle: str) -> None:
        """Refuses those who have nothing to do with a battle."""
        if author not in (*self._open_one(battle).realms, ORGANIZER):
            raise Refused(
                f"expected one of the two realms or the organizer, got {author!r:.80}",
                Message("refused-not-theirs"),
            )

    def _check_asked(self, battle: Battle, asked: str) -> None:
        """Refuses a roll that was made for a question that is not asked now."""
        if not asked or asked in [name for _, name in questions(self.state(battle))]:
            return
        if asked in battle.answers:
            raise Refused(
                "expected a roll that is due, but it has been made", Message("refused-answered")
            )
        raise Refused("expected a roll that is due, but it is not", Message("refused-no-roll"))

    def _rolled(
        self,
        battle: Battle,
        author: str,
        face: int,
        at: int,
        source: Source,
        drawn: int | None = None,
    ) -> Entry:
        state = self.state(battle)
        if play.actors(state) != (CHANCE,):
            raise Refused("expected a roll to be due, but none is", Message("refused-no-roll"))
        checks.check_legal(state, CHANCE, f"roll:{face}")
        name = question(state, CHANCE)
        body = Answered(battle.id, name, f"roll:{face}", source, drawn)
        return self._answered(battle, author, at, body)

    def report(
        self,
        author: str,
        battle: str,
        told: Told,
        at: int,
        realm: str = "",
        asked: str = "",
    ) -> list[Entry]:
        """All lines of a report at once; one that cannot be changes nothing. [D14]

        Two reports made apart are put together: the same one confirms the first, another one
        disputes it.
        """
        open_one = self._open_one(battle)
        state = self.state(open_one)
        own = realm or author
        if self._is_second(open_one, state, own, asked):
            asked = ""
        actor, _ = self._asked(open_one, state, own, asked)
        self._own(author, open_one.realms[actor])
        state = turned(state, actor)
        before: list[str] = []
        if isinstance(state.phase, Confirming):
            same = state.phase.report == Report(
                told.fielded, told.glory, told.heroes, _in_order(told)
            )
            if same:
                return [self.answer(author, battle, encode(YES), at, realm)]
            if is_last_word(state):
                raise disputed_enough(MOST_REPORTS)
            before = [encode(NO)]
            state = play.apply(state, actor, NO)
        phase = state.phase
        if not isinstance(phase, Reporting) or phase.report != Report():
            raise Refused(
                "expected a battle that waits for its report, but it does not",
                Message("refused-no-report"),
            )
        texts = [encode(Tell("fielded", each)) for each in told.fielded]
        texts += [encode(Tell("glory", each)) for each in told.glory]
        texts += [encode(Tell("heroes", each)) for each in told.heroes]
        for side, boasts in zip(told.done, state.battle.boasts, strict=True):
            if len(side) != len(boasts):
                raise Refused(
                    f"expected {len(boasts)} boasts to be judged, got {len(side)}",
                    Message("refused-numbers"),
                )
            texts += [encode(Tell("done", int(each))) for each in side]
        for text in texts:
            action = decode(text, actor)
            checks.check_legal(state, actor, text)
            state = play.apply(state, actor, action)
        return [self.answer(author, battle, text, at, realm) for text in (*before, *texts)]

    def _is_second(self, battle: Battle, state: State, realm: str, asked: str) -> bool:
        """Whether a first report comes from a realm that is to confirm another one by now."""
        phase = state.phase
        return (
            isinstance(phase, Confirming)
            and battle.realms[phase.seat] == realm
            and asked.startswith(("reporting.0.", "confirming."))
            and asked not in battle.answers
        )

    def _answered(self, battle: Battle, author: str, at: int, body: Answered) -> Entry:
        entry = self._append(author, at, body)
        self._close_if_over(battle, at)
        return entry

    def _close_if_over(self, battle: Battle, at: int) -> None:
        """Closing is an entry of its own. [A1]"""
        if battle.status in ("closed", "no_result"):
            self._append("server", at, Closed(battle.id))

    def _open_one(self, id: str) -> Battle:
        battle = self.battle(id)
        if battle.status != "open":
            raise Refused(
                f"expected an open battle, but {id} is {battle.status}",
                Message("refused-not-open"),
            )
        return battle

    # ends of a battle that the two do not reach by themselves

    def void(self, author: str, battle: str, reason: str, at: int) -> Entry:
        """The organizer voids a battle. [G12, A3]"""
        open_one = self._open_one(battle)
        if author != ORGANIZER:
            raise Refused(
                f"expected the organizer, got {author!r:.80}", Message("refused-organizer")
            )
        return self._enter(author, at, Voided(open_one.id, reason))

    def rule(
        self,
        battle: str,
        at: int,
        fielded: tuple[int, int],
        glory: tuple[int, int],
        heroes: tuple[int, int] = (0, 0),
        done: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ()),
        reason: str = "",
    ) -> Entry:
        """The organizer decides what happened at the table. [Q27, G17]"""
        open_one = self._open_one(battle)
        if not isinstance(open_one.state.phase, Reporting | Confirming):
            raise Refused(
                "expected a battle that waits for its report, but it does not",
                Message("refused-no-report"),
            )
        body = Ruled(battle, fielded, glory, heroes, done, reason)
        entry = self._enter(ORGANIZER, at, body)
        self._close_if_over(open_one, at)
        return entry

    def forfeit(self, battle: str, realm: str, at: int) -> Entry:
        """A realm did not turn up twice. [A3]"""
        open_one = self._open_one(battle)
        if open_one.state.battle.scenario_glory is not None:
            raise Refused(
                "expected a battle that has not been fought, but it has",
                Message("refused-fought"),
            )
        entry = self._enter(ORGANIZER, at, Forfeited(battle, realm))
        self._close_if_over(open_one, at)
        return entry

    def close(self, battle: str, at: int) -> Entry:
        """The organizer closes a battle; what is missing has its default. [A1, A6]"""
        open_one = self._open_one(battle)
        return self._enter(ORGANIZER, at, Closed(open_one.id))

    def confirm_by_time(self, now: int) -> list[Entry]:
        """Reports that nobody answered in time count as confirmed. [G17]"""
        hours = self.season.options.confirm_hours
        entries: list[Entry] = []
        if not hours:
            return entries
        for battle, due in self._confirmations():
            if now >= due:
                state = self.state(battle)
                assert isinstance(state.phase, Confirming)
                name = question(state, state.phase.seat)
                body = Answered(battle.id, name, "yes", "time")
                entries.append(self._answered(battle, "time", now, body))
        return entries

    def next_confirmation(self) -> int | None:
        """When the next report counts as confirmed if nobody answers it. [G17]"""
        return min((due for _, due in self._confirmations()), default=None)

    def _confirmations(self) -> list[tuple[Battle, int]]:
        """Battles whose report waits for an answer, and how long at the most. [G17]"""
        hours = self.season.options.confirm_hours
        waiting = [
            battle
            for battle in self.season.open_battles()
            if hours and isinstance(battle.state.phase, Confirming)
        ]
        return [(battle, self._last_answer(battle.id) + hours * HOUR) for battle in waiting]

    def _last_answer(self, battle: str) -> int:
        return max(
            entry.at
            for entry in self.ledger.entries
            if isinstance(entry.body, Answered) and entry.body.battle == battle
        )

    def dispute(self, author: str, battle: str, at: int) -> None:
        """A report confirmed by time is disputed, unless a later battle depends on it. [G17]"""
        self.replace(corrections.disputed(self, author, self.battle(battle), at))

    def earn(self, realm: str, glory: int, battle: str, reason: str, at: int) -> Entry:
        """Glory of an ally, or of a free-for-all. [G21]"""
        return self._enter(ORGANIZER, at, Earned(realm, glory, battle, reason))

    # decrees

    def decree(self, what: What, target: str, value: str, reason: str, at: int) -> Entry:
        """The organizer sets an owner, spies or glory, or grants a territory. [K6]"""
        replaces = self.season.value_of(what, target)
        body = Decreed(what, target, value, reason, replaces)
        return self._enter(ORGANIZER, at, body)


def _in_order(told: Told) -> tuple[int, ...]:
    """The boasts of both sides as a report of the game keeps them."""
    return tuple(int(each) for side in told.done for each in side)
