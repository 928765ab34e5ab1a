"""A table: one match as its steps make it.

Everything that lasts is a step. A command checks, changes the table and returns the steps that
say so; `fold` does the same to a table that reads them back. Both lead to the same table, so a
table is never stored, only its steps are.

The state, the questions and the folding are here. The commands have modules of their own
(`seating`, `play`, `orders`, `undo`, `offers`, `vacation`) and are methods of the table.
"""

from __future__ import annotations

import hmac
from typing import Any, Final, Literal, assert_never

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, SEATS, Actor, AnyGame, Outcome, Seat
from rosenkrieg.core.errors import BadOptions, BadRecord, MatchOver, NotYourTurn
from rosenkrieg.core.fairness import Contributions, Sealed, Source
from rosenkrieg.core.match import Match
from rosenkrieg.table import offers, orders, play, seating, undo, vacation
from rosenkrieg.table.clocks import Clock
from rosenkrieg.table.refusals import Refusal
from rosenkrieg.table.seating import Place
from rosenkrieg.table.setting import HUMAN, Setting, offered_seat, sealed_dice, shown_options
from rosenkrieg.table.steps import (
    Begun,
    CameBack,
    Claimed,
    Declined,
    Ended,
    Event,
    Forked,
    Moved,
    Obeyed,
    Offered,
    OfferKind,
    Opened,
    Ordered,
    Orders,
    Paused,
    PlayedMove,
    Reissued,
    Released,
    Rematched,
    Resumed,
    Rewound,
    Sat,
    Step,
    TookBack,
    Unreadable,
    WentAway,
    Withdrawn,
)
from rosenkrieg.table.timer import Elapsed, Timer

BOT_SECONDS: Final = 20.0
"""Seconds after which a computer player that must act is reminded."""

SPARE_STEPS: Final = 5_000
"""Steps of a table beyond twice the moves that its match can have."""

CLAIM_SECONDS: Final = 600.0
"""So long a player who took a seat in the lobby may take to come; then it is offered again."""

Status = Literal["waiting", "playing", "paused", "over"]


class Table:
    """One match with people at it; see the module.

    `elapsed` says how many seconds count between two times. `dice` are those of the setting,
    unless others are given. At a table that `reopens`, the end can be undone too, because no one
    else knows about it.
    """

    def __init__(
        self,
        setting: Setting,
        elapsed: Elapsed = lambda since, now: now - since,
        dice: Source | None = None,
        *,
        reopens: bool = False,
    ) -> None:
        self.setting = setting
        self.options = shown_options(setting.options)
        self.game, self.read_only = _game_of(setting)
        self.places = [
            Place(player, name, taken=player != HUMAN)
            for player, name in zip(setting.players, setting.names, strict=True)
        ]
        self.count = 0
        """How many steps there are; also the number of the last one."""
        self.match: Match[Any, Any, Any] | None = None
        """The match once it has begun, always with its dice."""
        self.orders: list[Orders] = [self.game.info.complete_orders({}) for _ in SEATS]
        """The standing orders of each seat; no one else may know them."""
        self.obeyed: set[int] = set()
        """The serials of the moves that orders made."""
        self.offers: dict[OfferKind, Seat] = {}
        self.paused = False
        self.withdrawn = False
        self.claimed = False
        self.rematch: str | None = None
        self.rewound = False
        """Whether anything was ever undone: then earlier counts of log lines may be wrong."""
        self.timer = Timer(setting.clock, setting.created, elapsed)
        self.reopens = reopens
        self.forked: tuple[PlayedMove, ...] = ()
        """Moves of another match with which this one begins."""
        self._dice = dice

    # what can be seen

    @property
    def status(self) -> Status:
        if self.withdrawn or (self.match is not None and self.match.over):
            return "over"
        if self.match is None:
            return "waiting"
        return "paused" if self.paused else "playing"

    @property
    def outcome(self) -> Outcome | None:
        if self.withdrawn:
            return Outcome(None, "withdrawn", (0, 0))
        return self.match.outcome if self.match else None

    @property
    def open_seat(self) -> Seat | None:
        """The seat that the lobby offers, if it is still free."""
        if not self.setting.open or self.claimed or self.status != "waiting":
            return None
        return Seat(Actor(offered_seat(self.setting.players)))

    @property
    def missing_seat(self) -> Seat | None:
        """The seat that someone took in the lobby without coming so far."""
        if not self.claimed or self.status != "waiting":
            return None
        seat = Seat(Actor(offered_seat(self.setting.players)))
        return None if self.places[seat].taken else seat

    @property
    def clock(self) -> Clock | None:
        return self.timer.clock

    def is_human(self, seat: Seat) -> bool:
        return self.places[seat].player == HUMAN

    def due(self) -> tuple[Seat, ...]:
        """The seats that must act now; no one during a pause."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(Seat(actor) for actor in self.match.actors if actor != CHANCE)

    def time_left(self, at: float) -> tuple[float, float] | None:
        """Seconds left for each seat at that time; None without a clock."""
        return self.timer.left(at)

    def deadline(self, at: float) -> float | None:
        """When to look at the table again if nothing happens; None if there is no need.

        By then someone's time is over, a computer player that must act needs a reminder, or a seat
        that was taken in the lobby is offered again.
        """
        if (runs_out := self.timer.deadline(at)) is not None:
            return runs_out
        if self.missing_seat is not None:
            return round(self.timer.settled + CLAIM_SECONDS, 3)
        return round(self.timer.settled + BOT_SECONDS, 3) if self._awaits_bot() else None

    def _awaits_bot(self) -> bool:
        """Whether a person waits for a computer player."""
        computers = [seat for seat in self.due() if not self.is_human(seat)]
        return bool(computers) and HUMAN in self.setting.players and not self.read_only

    def begun(self) -> Match[Any, Any, Any]:
        """The match, if it has begun; otherwise a Refusal."""
        if self.match is None:
            raise Refusal("not_begun", "expected a match that has begun, but it waits for players")
        return self.match

    def playing(self) -> Match[Any, Any, Any]:
        """The match, if it is being played; otherwise an error says why it is not."""
        if self.status == "over":
            raise MatchOver("expected a match that goes on, but this one is over")
        if self.match is None:
            raise Refusal("not_begun", "expected all seats to be taken, but someone is missing")
        if self.read_only:
            raise _old_rules()
        if self.paused:
            raise Refusal("paused", "expected a match that goes on, but it is paused")
        return self.match

    def deciding(self, seat: Seat) -> Match[Any, Any, Any]:
        """The match, if the seat must act in it now; otherwise an error says why it need not."""
        match = self.playing()
        if seat not in match.actors:
            raise NotYourTurn("expected it to be your turn, but the other seat must act")
        return match

    def undoable(self) -> Match[Any, Any, Any]:
        """The match, if moves can be undone in it now; otherwise an error says why not."""
        return self.begun() if self.reopens and self.status == "over" else self.playing()

    def sheet(self) -> Struct | None:
        """What is printed on board and pieces, if the game has such a sheet."""
        try:
            return self.game.sheet(self.setting.options)
        except Exception:
            if not self.read_only:
                raise
            return None  # other rules, other options

    def bot_seed(self, seat: Seat) -> int:
        """A seed for what the computer thinks for a seat: the same again after a restart.

        It depends on the seat's own decisions alone, so that hints and odds do not change, and so
        tell something, when the other seat has moved in secret.
        """
        text = f"bot|{int(seat)}|{self.playing().version(seat)}"
        digest = hmac.digest(self.setting.secret, text.encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    # commands

    fork = seating.fork
    claim = seating.claim
    release = seating.release
    reissue = seating.reissue
    sit = seating.sit
    should_open = seating.should_open
    open_entropy = seating.open_entropy
    begin_without = seating.begin_without
    seat_people = seating.seat_people
    begin = seating.begin

    act = play.act
    resign = play.resign
    run_out = play.run_out

    order = orders.order

    take_back = undo.take_back
    why_no_take_back = undo.why_no_take_back
    why_no_rewind = undo.why_no_rewind
    last_decision = undo.last_decision

    offer = offers.offer
    accept = offers.accept
    decline = offers.decline
    wants_rematch = offers.wants_rematch
    check_rematch = offers.check_rematch
    mark_rematch = offers.mark_rematch

    leave = vacation.leave
    come_back = vacation.come_back

    # reading back

    def fold(self, step: Step) -> None:
        """Takes up a step that was stored."""
        assert step.number == self.count + 1, f"step {self.count + 1} is missing"
        self._change(step.event)
        self.count = step.number
        self.timer.restore(step.at, step.times, self._clocked())

    # for the commands: changes and the steps that say so

    def do(self, event: Event, at: float) -> Step:
        """Changes the table and says so in a step."""
        if self.read_only:
            raise _old_rules()
        self._change(event)
        return self.done(event, at)

    def done(self, event: Event, at: float) -> Step:
        """The step of a change that was just made; the clock follows it."""
        self.timer.settle(at)
        self._turn_clock(event)
        return self._step(event, at)

    def moves_from(self, first: int, at: float, obeyed: bool = False) -> list[Step]:
        """The steps of the moves that the match has made since; the clock turns with them.

        If orders made the first of them, it is `Obeyed`; what chance did after it is `Moved`.
        """
        match = self.begun()
        self.timer.settle(at)
        self._turn_clock(None)
        steps = []
        for number in range(first, len(match.moves)):
            move = match.moves[number]
            text = self.game.encode_action(move.action)
            event: Event = Moved(move.actor, text, match.draws[number])
            if obeyed and number == first:
                event = Obeyed(Seat(move.actor), text)
            steps.append(self._step(event, at))
        return steps

    def beginning(self, draws: bool) -> Match[Any, Any, Any]:
        """The match as it begins; what chance does first is drawn, or comes as steps."""
        match: Match[Any, Any, Any] = Match(self.game, self.setting.options)
        for number, text in self.forked:
            actor = Actor(number)
            match.accept(actor, self.game.decode_action(text, actor))
        dice = self._source()
        match.go_on(dice if draws else None)
        match.resume(dice)
        return match

    def lapse(self, seat: Seat) -> None:
        """Declines the offers of the seat's opponent: the seat has played on."""
        for kind in [kind for kind, by in self.offers.items() if by != seat]:
            del self.offers[kind]

    def went_back(self) -> None:
        """Notes that something was undone; offers were about another position."""
        self.rewound = True
        self.offers.clear()

    def check_length(self) -> None:
        """Refuses to let a table grow forever by undos and offers."""
        info = self.game.info
        if self.count >= 2 * (info.max_moves + info.max_draws) + SPARE_STEPS:
            raise Refusal("too_long", "expected fewer take-backs and offers; play on or resign")

    # implementation

    def _step(self, event: Event, at: float) -> Step:
        self.count += 1
        return Step(self.count, event, at, self.timer.times())

    def _change(self, event: Event) -> None:
        """What an event does to the table, apart from the clock."""
        match event:
            case Forked(moves):
                self.forked = moves
            case Claimed():
                self.claimed = True
            case Released(seat):
                self.claimed = False
                self.places[seat].issue += 1
            case Reissued(seat):
                self.places[seat].issue += 1
            case Sat(seat, name, entropy, program, commit):
                place = self.places[seat]
                place.name, place.entropy, place.taken = name, entropy, True
                place.program = program
                place.commit, place.since = commit, 0 if commit is None else None
            case Opened(seat, entropy, since):
                self.places[seat].entropy, self.places[seat].since = entropy, since
                if self.match is not None:
                    self._contribute(self.match.source)
            case Begun():
                self.match = self.beginning(draws=False)
            case Withdrawn():
                self.withdrawn = True
            case Moved(actor, text, draw):
                self._replay(actor, text, draw)
                if actor != CHANCE:
                    self.lapse(Seat(actor))
            case Obeyed(seat, text):
                self._replay(seat, text, None)
                self.obeyed.add(self.begun().serials[-1])
            case Ordered(seat, given):
                self.orders[seat] = orders.still_offered(self.game.info, given)
            case TookBack(seat, number):
                since = undo.last_decision(self, seat) if number is None else number
                self.begun().take_back(seat, since)
                self.went_back()
            case Rewound(_, number):
                self._replay_rewind(number)
                self.went_back()
            case Ended(_, outcome):
                self.begun().end(outcome)
                self.offers.clear()
            case Offered(seat, kind):
                self.offers[kind] = seat
            case Declined(_, kind):
                self.offers.pop(kind, None)
            case Paused() | Resumed():
                self.paused = isinstance(event, Paused)
                self.offers.clear()
            case WentAway(seat, since, until):
                self.timer.vacations[seat].begin(since, until)
            case CameBack(seat, at):
                self.timer.vacations[seat].end(at)
            case Rematched(_, following):
                self.rematch = following
                self.offers.clear()
            case Unreadable(problem):
                raise BadRecord(f"expected a step that this version can read, got {problem}")
            case _:
                assert_never(event)

    def _replay(self, actor: Actor, text: str, draw: int | None) -> None:
        match = self.begun()
        match.accept(actor, self.game.decode_action(text, actor), draw)
        if draw is not None:
            match.resume(match.source)  # the dice go on after this draw

    def _replay_rewind(self, number: int) -> None:
        """Rewinds without drawing: what chance did then comes as steps."""
        match = self.begun()
        dice = match.source
        match.resume(None)
        match.rewind(number)
        match.resume(dice)

    def _source(self) -> Source:
        """The dice, with the entropies of both seats."""
        dice = sealed_dice(self.setting) if self._dice is None else self._dice
        self._contribute(dice)
        return dice

    def _contribute(self, dice: Source | None) -> None:
        """Gives the dice the entropies, and says how they came about if anyone committed."""
        if not isinstance(dice, Sealed):
            return
        one, two = self.places
        dice.entropies = (one.entropy, two.entropy)
        if one.commit is not None or two.commit is not None:
            dice.contributions = Contributions(
                (one.player != HUMAN, two.player != HUMAN),
                (one.commit, two.commit),
                (one.since, two.since),
            )

    def _clocked(self) -> tuple[Seat, ...]:
        """Whose time runs: people who must act. A computer's thinking is bounded elsewhere."""
        return tuple(seat for seat in self.due() if self.is_human(seat))

    def _turn_clock(self, event: Event | None) -> None:
        """Sets the clock after an event; None: after moves."""
        clock = self.clock
        if clock is None:
            return
        if self.status != "playing":
            clock.halt()
        elif isinstance(event, Resumed):
            clock.go_on(self._clocked())
        else:
            clock.turn(self._clocked(), event.seat if isinstance(event, TookBack) else None)


def _old_rules() -> Refusal:
    return Refusal(
        "old_rules", "expected a match under the present rules, but this one can only be looked at"
    )


def _game_of(setting: Setting) -> tuple[AnyGame, bool]:
    """The game under the rules the match began with, and whether those are no longer kept."""
    game = registry.game(setting.game)
    try:
        return game.under(setting.rules_version), False
    except BadOptions:
        return game, True
