"""One match as its steps make it: who sits, what was played, offers, pauses, the clock.

Everything that lasts is a *step*, numbered from 1 without gaps. A command checks, changes
the table and returns the steps that say so; `fold` does the same to a table that reads them
back. Both ways lead to the same table, so a table is never stored, only its steps are.

No I/O here, and no time but what is passed in.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    SEATS,
    Actor,
    AnyGame,
    Message,
    OptionValue,
    Outcome,
    Seat,
    other,
)
from rosenkrieg.core.errors import GameError, MatchOver
from rosenkrieg.core.fairness import Sealed, check_entropy
from rosenkrieg.core.match import NO_TAKE_BACK, Match, no_take_back
from rosenkrieg.server.clocks import Clock, Rule, Times
from rosenkrieg.server.messages import OfferKind, Status
from rosenkrieg.server.refusals import Refusal

HUMAN: Final = "human"

LONG_OPTION: Final = 200
"""An option longer than this (the text of an edition) is shown by its hash."""

BOT_SECONDS: Final = 20.0
"""Seconds after which a computer player that must act is reminded."""

SPARE_STEPS: Final = 5_000
"""Steps of a table beyond twice the moves that its match can have."""

Orders = dict[str, OptionValue]

StepKind = Literal[
    "claim",
    "reissue",
    "fork",
    "sit",
    "begin",
    "move",
    "obeyed",
    "orders",
    "take_back",
    "rewind",
    "offer",
    "decline",
    "pause",
    "resume",
    "end",
    "withdraw",
    "rematch",
]


class Step(Struct, frozen=True):
    """Something that changed a table for good."""

    number: int
    kind: StepKind
    actor: int | None
    text: str
    draw: int | None
    at: float
    times: str | None


class Setting(Struct, frozen=True):
    """What was fixed when the match was created. The secret never leaves the server."""

    match: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: tuple[str, str]
    names: tuple[str, str]
    clock: Rule | None
    open: bool
    secret: bytes
    root: str
    size: int
    created: float
    rematch_of: str | None = None

    def __repr__(self) -> str:
        return f"Setting({self.match!r}, {self.game!r})"


class Place(Struct):
    """A seat at this table."""

    player: str
    name: str
    taken: bool
    entropy: str = ""
    issue: int = 0
    """How often its token was re-issued; sockets of earlier issues end."""


def needed_draws(game: AnyGame) -> int:
    """Draws to commit to: what the match can need, and some to draw anew after take-backs."""
    most = game.info.max_draws
    return most + max(64, most // 2) if most else 1


def sealed_dice(setting: Setting) -> Sealed:
    """The dice of a match, without the entropies."""
    return Sealed(setting.secret, setting.match, setting.size)


class Table:
    """One match; see the module. `elapsed` tells how long the server was up between two times."""

    def __init__(
        self,
        setting: Setting,
        elapsed: Callable[[float, float], float] = lambda since, now: now - since,
        dice: Sealed | None = None,
    ) -> None:
        self.setting = setting
        self.options = shown_options(setting.options)
        self.game: AnyGame = registry.game(setting.game)
        self.places = [
            Place(player, name, taken=player != HUMAN)
            for player, name in zip(setting.players, setting.names, strict=True)
        ]
        self.count = 0
        """How many steps there are; also the number of the last one."""
        self.match: Match[Any, Any, Any] | None = None
        self.orders = [self.game.info.complete_orders({}) for _ in SEATS]
        """The standing orders of each seat; nobody else may know them."""
        self._obeyed: set[int] = set()
        """The serials of the moves that orders made."""
        self.offers: dict[OfferKind, Seat] = {}
        self.paused = False
        self.withdrawn = False
        self.claimed = False
        self.rematch: str | None = None
        self.rewound = False
        """Whether anything was ever taken back: then nobody's count of log lines can be trusted."""
        self.kept: int | None = None
        """How many moves were kept when something was taken back since somebody last looked."""
        self.clock = Clock(setting.clock) if setting.clock else None
        self.read_only = setting.rules_version != self.game.info.rules_version
        self._elapsed = elapsed
        self._settled = setting.created
        self._dice = dice
        self._forked: tuple[tuple[int, str], ...] = ()
        """Moves of a record with which the match begins: actor and text."""

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

    def is_human(self, seat: Seat) -> bool:
        return self.places[seat].player == HUMAN

    def due(self) -> tuple[Seat, ...]:
        """The seats that must act now; nobody during a pause."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(Seat(actor) for actor in self.match.actors if actor != CHANCE)

    def time_left(self, at: float) -> tuple[float, float] | None:
        """Seconds left for each seat at that time."""
        if self.clock is None:
            return None
        passed = self._passed(at)
        first, second = (
            max(0.0, self.clock.left[seat] - (passed if seat in self.clock.running else 0.0))
            for seat in SEATS
        )
        return round(first, 1), round(second, 1)

    def deadline(self, at: float) -> float | None:
        """When the table must be looked at if nothing happens; None if it need not be.

        Then somebody runs out of time if the server stays up, or a computer player that must
        act has not: whoever was asked for its move is no longer there.
        """
        soonest = self.clock.soonest() if self.clock else None
        if soonest is not None:
            return round(at + soonest - self._passed(at), 3)
        return round(self._settled + BOT_SECONDS, 3) if self._awaits_bot() else None

    def _awaits_bot(self) -> bool:
        """Whether a person waits for a computer player."""
        computers = [seat for seat in self.due() if not self.is_human(seat)]
        return bool(computers) and HUMAN in self.setting.players and not self.read_only

    def playing(self) -> Match[Any, Any, Any]:
        """The match, if it is being played; otherwise a refusal says why it is not."""
        if self.status == "over":
            raise MatchOver("expected a match that goes on, but this one is over")
        if self.match is None:
            raise Refusal("not_begun", "expected all seats to be taken, but somebody is missing")
        if self.read_only:
            raise _old_rules()
        if self.paused:
            raise Refusal("paused", "expected a match that goes on, but it is paused")
        return self.match

    def complete(self) -> Match[Any, Any, Any]:
        """The match with its dice, for a record; a refusal if it has not begun."""
        if self.match is None:
            raise Refusal("not_begun", "expected a match that has begun, but it waits for players")
        self.match.resume(self._source())
        return self.match

    def why_no_take_back(self, seat: Seat) -> Message | None:
        """Why the seat cannot take back without being allowed to; None if it can."""
        try:
            match = self.playing()
        except GameError:
            return NO_TAKE_BACK["over" if self.status == "over" else "now"]
        reason = self._why_no_take_back(match, seat)
        if reason and not self.is_human(other(seat)):
            return self._why_no_rewind(seat)
        return reason

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

        It hangs on the seat's own decision alone: hints and odds must not tell, by changing, that
        the other seat has done something in secret.
        """
        text = f"bot|{int(seat)}|{self.playing().version(seat)}"
        digest = hmac.digest(self.setting.secret, text.encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    # commands: seats and tokens

    def fork(self, moves: Sequence[tuple[int, str]], at: float) -> list[Step]:
        """The match will begin with these moves, which the rules have been asked about."""
        return [self._do("fork", None, msgspec.json.encode(moves).decode(), at)]

    def claim(self, at: float) -> list[Step]:
        """Somebody takes the seat that the lobby offers."""
        seat = self.open_seat
        if seat is None:
            raise Refusal("taken", "expected an open seat, but somebody was quicker")
        return [self._do("claim", seat, "", at)]

    def reissue(self, seat: Seat, at: float) -> list[Step]:
        """The seat gets another token."""
        return [self._do("reissue", seat, "", at)]

    def sit(self, seat: Seat, name: str, entropy: str, at: float) -> list[Step]:
        """The seat is taken for the first time; with the last one the match begins."""
        if self.places[seat].taken or self.status != "waiting":
            return []
        check_entropy(entropy)
        seated = Seated(name or self.places[seat].name, entropy)
        step = self._do("sit", seat, msgspec.json.encode(seated).decode(), at)
        return [step, *self.begin(at)]

    def begin(self, at: float) -> list[Step]:
        """Chance is drawn and play begins, if every seat is taken."""
        if self.match is not None or not all(place.taken for place in self.places):
            return []
        self.match = self._beginning(self._source())
        steps = [self._done("begin", None, "", at)]
        return [*steps, *self._moves_from(len(self._forked), at), *self._obey(at)]

    def _beginning(self, source: Sealed | None) -> Match[Any, Any, Any]:
        """The match as it begins; without a source its chance comes as steps."""
        match: Match[Any, Any, Any] = Match(self.game, self.setting.options)
        for number, text in self._forked:
            actor = Actor(number)
            match.accept(actor, self.game.decode_action(text, actor))
        match.go_on(source)
        return match

    # commands: play

    def act(self, seat: Seat, text: str, version: int | None, at: float) -> list[Step]:
        """The seat plays an action."""
        match = self.playing()
        first = len(match.moves)
        match.resume(self._source())
        match.act(seat, text, version)
        self._lapse(seat)
        return [*self._moves_from(first, at), *self._obey(at)]

    def order(self, seat: Seat, orders: Mapping[str, object], at: float) -> list[Step]:
        """The seat changes some of its standing orders; they are followed at once."""
        if self.status == "over":
            self.playing()  # raises, with the reason
        given = self.game.info.complete_orders({**self.orders[seat], **orders})
        if given == self.orders[seat]:
            return []
        self._check_length()
        step = self._do("orders", seat, msgspec.json.encode(given).decode(), at)
        return [step, *self._obey(at)]

    def take_back(self, seat: Seat, at: float) -> list[Step]:
        """The seat takes its last decision back, with what its orders did after it.

        Against a bot also what came of it.
        """
        match = self.playing()
        self._check_length()
        reason = self._why_no_take_back(match, seat)
        if reason is None:
            return [self._do("take_back", seat, str(self._last_action(seat)), at)]
        if self.is_human(other(seat)):
            raise no_take_back(reason)
        return self._rewind_for(seat, at)

    def resign(self, seat: Seat, at: float) -> list[Step]:
        """The seat gives up; before the beginning the invitation is withdrawn."""
        if self.status == "waiting":
            return [self._do("withdraw", seat, "", at)]
        if self.status == "over":
            self.playing()
        return self._end(Outcome(other(seat), "resigned", (0, 0)), seat, at)

    def run_out(self, at: float) -> list[Step]:
        """Ends the match if somebody's time is over."""
        if self.clock is None or self.read_only:
            return []
        soonest = self.clock.soonest()
        if soonest is None or self._passed(at) < soonest:
            return []
        self._pass_time(at)
        seat = self.clock.expired()
        assert seat is not None, "time has just run out"
        return self._end(Outcome(other(seat), "time", (0, 0)), seat, at)

    def mark_rematch(self, seat: Seat | None, match: str, at: float) -> list[Step]:
        """Another match follows this one."""
        return [self._do("rematch", seat, match, at)]

    # commands: offers

    def offer(self, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
        """The seat offers something. What the other seat offers too is thereby agreed on."""
        self._can_be_offered(kind)
        self._check_length()
        if self.offers.get(kind) == seat:
            raise Refusal("not_now", f"expected a new offer, but {kind} is offered already")
        if kind in self.offers:
            return self.accept(seat, kind, at)
        if self.is_human(other(seat)):
            if kind == "take_back":
                self._can_rewind(seat)
            return [self._do("offer", seat, kind, at)]
        if kind == "draw":
            raise Refusal("declined", "expected a player who agrees, but the computer plays on")
        return self._agree(seat, kind, at)

    def accept(self, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
        """The seat accepts what the other one offers."""
        if self.offers.get(kind) != other(seat):
            raise Refusal("no_such_offer", f"expected an offer of the other seat, got no {kind}")
        self._can_be_offered(kind)
        return self._agree(other(seat), kind, at)

    def decline(self, seat: Seat, kind: OfferKind, at: float) -> list[Step]:
        """The seat declines an offer, or withdraws its own."""
        if kind not in self.offers:
            raise Refusal("no_such_offer", f"expected an offer that stands, got no {kind}")
        return [self._do("decline", seat, kind, at)]

    def wants_rematch(self, seat: Seat, kind: OfferKind) -> bool:
        """Whether this offer or acceptance settles on another match."""
        agreed = self.offers.get("rematch") == other(seat) or not self.is_human(other(seat))
        return kind == "rematch" and agreed and self.rematch is None and self.status == "over"

    # reading back

    def fold(self, step: Step) -> None:
        """Takes up a step that was stored."""
        assert step.number == self.count + 1, f"step {self.count + 1} is missing"
        self._change(step.kind, step.actor, step.text, step.draw)
        self.count = step.number
        self._settled = step.at
        if self.clock is not None and step.times is not None:
            self.clock.restore(msgspec.json.decode(step.times, type=Times), self._clocked())

    # how it is done

    def _do(self, kind: StepKind, actor: Seat | None, text: str, at: float) -> Step:
        """Changes the table and says so in a step."""
        if self.read_only:
            raise _old_rules()
        self._change(kind, actor, text, None)
        return self._done(kind, actor, text, at)

    def _done(self, kind: StepKind, actor: Seat | None, text: str, at: float) -> Step:
        """The step of a change that was just made; the clock follows it."""
        self._pass_time(at)
        self._turn_clock(kind, actor)
        return self._step(kind, actor, text, None, at)

    def _step(
        self, kind: StepKind, actor: int | None, text: str, draw: int | None, at: float
    ) -> Step:
        self.count += 1
        times = msgspec.json.encode(self.clock.times()).decode() if self.clock else None
        return Step(self.count, kind, actor, text, draw, at, times)

    def _obey(self, at: float) -> list[Step]:
        """What standing orders decide, played until they leave it to somebody.

        As quick as a person can be: the clock turns with each of these moves.
        """
        steps: list[Step] = []
        while (decided := self._decided()) is not None:
            match = self.complete()
            first = len(match.moves)
            match.act(*decided)
            self._obeyed.add(match.serials[first])
            steps += self._moves_from(first, at, "obeyed")
        return steps

    def _decided(self) -> tuple[Seat, Any] | None:
        """A seat that must act and what its orders choose, if they do."""
        match = self.match
        for seat in self.due():
            orders = self.orders[seat]
            if match is None or not self._gives_orders(seat):
                continue
            action = self.game.obey(match.view(seat), match.legal(seat), orders)
            if action is not None:
                return seat, action
        return None

    def _gives_orders(self, seat: Seat) -> bool:
        return self.is_human(seat) and any(
            self.orders[seat][order.name] != order.default for order in self.game.info.orders
        )

    def _moves_from(
        self, first: int, at: float, kind: Literal["move", "obeyed"] = "move"
    ) -> list[Step]:
        """The steps of the moves that the match has made since; the clock turns with them.

        The first of them is of that kind; what chance did after it is a move.
        """
        match = self.match
        assert match is not None, "moves are made in matches"
        self._pass_time(at)
        self._turn_clock("move", None)
        return [
            self._step(
                kind if number == first else "move",
                match.moves[number].actor,
                self.game.encode_action(match.moves[number].action),
                match.draws[number],
                at,
            )
            for number in range(first, len(match.moves))
        ]

    def _change(self, kind: StepKind, actor: int | None, text: str, draw: int | None) -> None:
        """What a step does to the table, apart from the clock."""
        seat = None if actor is None or actor == CHANCE else Seat(Actor(actor))
        match kind:
            case "claim":
                self.claimed = True
            case "reissue" if seat is not None:
                self.places[seat].issue += 1
            case "sit" if seat is not None:
                self._sit_down(seat, msgspec.json.decode(text, type=Seated))
            case "fork":
                self._forked = msgspec.json.decode(text, type=tuple[tuple[int, str], ...])
            case "begin":
                self.match = self._beginning(None)
            case "move" if actor is not None:
                self._replay(Actor(actor), text, draw)
                if seat is not None:
                    self._lapse(seat)
            case "obeyed" if seat is not None:
                self._replay(seat, text, draw)
                self._obeyed.add(self._undrawn().serials[-1])
            case "orders" if seat is not None:
                self.orders[seat] = self._still_offered(msgspec.json.decode(text, type=Orders))
            case "take_back" if seat is not None:
                number = int(text) if text else self._last_action(seat)
                self._undrawn().take_back(seat, number)
                self._went_back(number)
            case "rewind":
                self._undrawn().rewind(int(text))
                self._went_back(int(text))
            case "offer" if seat is not None:
                self.offers[cast(OfferKind, text)] = seat
            case "decline":
                self.offers.pop(cast(OfferKind, text), None)
            case "pause" | "resume":
                self.paused = kind == "pause"
                self.offers.clear()
            case "end":
                self._undrawn().end(msgspec.json.decode(text, type=Outcome))
                self.offers.clear()
            case "withdraw":
                self.withdrawn = True
            case "rematch":
                self.rematch = text
                self.offers.clear()
            case _:
                raise AssertionError(f"a step {kind} needs a seat")

    def _undrawn(self) -> Match[Any, Any, Any]:
        """The match, kept from drawing chance: results come as steps of their own."""
        assert self.match is not None, "only a match that has begun changes"
        self.match.resume(None)
        return self.match

    def _replay(self, actor: Actor, text: str, draw: int | None) -> None:
        self._undrawn().accept(actor, self.game.decode_action(text, actor), draw)

    def _still_offered(self, given: Orders) -> Orders:
        """Stored orders as far as the game knows them today."""
        return {
            order.name: given.get(order.name, order.default)
            if given.get(order.name) in order.values
            else order.default
            for order in self.game.info.orders
        }

    def _sit_down(self, seat: Seat, seated: Seated) -> None:
        place = self.places[seat]
        place.name, place.entropy, place.taken = seated.name, seated.entropy, True

    def _went_back(self, kept: int) -> None:
        self.rewound = True
        self.kept = kept if self.kept is None else min(kept, self.kept)
        self.offers.clear()

    def _lapse(self, seat: Seat) -> None:
        """Whoever plays on has declined what was offered."""
        for kind in [kind for kind, by in self.offers.items() if by != seat]:
            del self.offers[kind]

    def _source(self) -> Sealed:
        if self._dice is None:
            self._dice = sealed_dice(self.setting)
        self._dice.entropies = (self.places[0].entropy, self.places[1].entropy)
        return self._dice

    # agreements

    def _can_be_offered(self, kind: OfferKind) -> None:
        if kind == "rematch":
            if self.status != "over" or self.match is None or self.rematch is not None:
                raise Refusal("not_now", "expected a match that is over, without another after it")
        elif kind == "resume":
            if self.status != "paused":
                raise Refusal("not_now", "expected a match that is paused")
        else:
            self.playing()

    def _check_length(self) -> None:
        """Nobody can make a table grow for ever by taking back and offering."""
        info = self.game.info
        if self.count >= 2 * (info.max_moves + info.max_draws) + SPARE_STEPS:
            raise Refusal("too_long", "expected fewer take-backs and offers; play on or resign")

    def _agree(self, offerer: Seat, kind: OfferKind, at: float) -> list[Step]:
        match kind:
            case "draw":
                return self._end(Outcome(None, "agreed", (0, 0)), None, at)
            case "take_back":
                return self._rewind_for(offerer, at)
            case "pause" | "resume":
                return [self._do(kind, offerer, "", at), *self._obey(at)]
            case "rematch":
                raise AssertionError("a rematch is made by the hall")

    def _end(self, outcome: Outcome, seat: Seat | None, at: float) -> list[Step]:
        return [self._do("end", seat, msgspec.json.encode(outcome).decode(), at)]

    def _rewind_for(self, seat: Seat, at: float) -> list[Step]:
        """Back to before the seat's last action; chance since then is drawn anew."""
        number = self._can_rewind(seat)
        self.complete().rewind(number)
        self._went_back(number)
        return [self._done("rewind", seat, str(number), at), *self._moves_from(number, at)]

    def _can_rewind(self, seat: Seat) -> int:
        reason = self._why_no_rewind(seat)
        if reason:
            raise no_take_back(reason)
        return self._last_action(seat)

    def _why_no_take_back(self, match: Match[Any, Any, Any], seat: Seat) -> Message | None:
        number = self._last_action(seat)
        return NO_TAKE_BACK["nothing"] if number < 0 else match.why_no_take_back(seat, number)

    def _why_no_rewind(self, seat: Seat) -> Message | None:
        self.playing()
        number = self._last_action(seat)
        if number < 0:
            return NO_TAKE_BACK["nothing"]
        if not self.complete().can_rewind(number):
            return NO_TAKE_BACK["dice"]
        return None

    def _last_action(self, seat: Seat) -> int:
        """The number of the last action that the seat itself decided on; -1 if there is none."""
        if self.match is None:
            return -1
        made = enumerate(zip(self.match.moves, self.match.serials, strict=True))
        return max(
            (n for n, (move, serial) in made if move.actor == seat and serial not in self._obeyed),
            default=-1,
        )

    # the clock

    def _clocked(self) -> tuple[Seat, ...]:
        """Whose time runs: people who must act. Computers have theirs measured elsewhere."""
        return tuple(seat for seat in self.due() if self.is_human(seat))

    def _passed(self, at: float) -> float:
        return max(0.0, self._elapsed(self._settled, at))

    def _pass_time(self, at: float) -> None:
        if self.clock is not None:
            self.clock.pass_time(self._passed(at))
        self._settled = at

    def _turn_clock(self, kind: StepKind, seat: Seat | None) -> None:
        if self.clock is None:
            return
        if self.status == "playing":
            if kind == "resume":
                self.clock.go_on(self._clocked())
            else:
                self.clock.turn(self._clocked(), seat if kind == "take_back" else None)
        else:
            self.clock.halt()


class Seated(Struct, frozen=True):
    """What a person brought along when sitting down."""

    name: str
    entropy: str


def _old_rules() -> Refusal:
    return Refusal(
        "old_rules", "expected a match under the present rules, but this one can only be looked at"
    )


def offered_seat(players: Sequence[str]) -> int:
    """The seat that an open match offers: the last that is a person's."""
    return max(number for number, player in enumerate(players) if player == HUMAN)


def shown_options(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options as everybody is told; a long text is told by its hash."""
    return {
        name: f"sha256:{hashlib.sha256(value.encode()).hexdigest()}"
        if isinstance(value, str) and len(value) > LONG_OPTION
        else value
        for name, value in options.items()
    }


def token_hash(token: str) -> str:
    """The form in which a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
