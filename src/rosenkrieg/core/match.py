"""One playing of a game; every move goes through it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic

from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
    SEATS,
    A,
    Actor,
    Game,
    Message,
    Move,
    OptionValue,
    Outcome,
    S,
    Seat,
    V,
    Viewer,
    other,
)
from rosenkrieg.core.errors import (
    BadOptions,
    GameError,
    IllegalAction,
    MatchOver,
    NoTakeBack,
    NotYourTurn,
    StaleVersion,
)
from rosenkrieg.core.fairness import Sealed, Seeded, Source

HOUSE_ENDS: Final = ("resigned", "agreed", "time")
"""Ends brought about by the players or the clock, not by the rules."""

AGREED: Final = Outcome(None, "agreed", (0, 0))
"""Both players agreed on a draw."""


def resigned(seat: Seat) -> Outcome:
    """The seat has resigned."""
    return Outcome(other(seat), "resigned", (0, 0))


def out_of_time(seat: Seat) -> Outcome:
    """The seat has run out of time."""
    return Outcome(other(seat), "time", (0, 0))


def why_not(game: Game[S, A, V], state: S, seat: Seat, path: tuple[str, ...]) -> Message | None:
    """Which rule forbids what the seat touched; None if a legal action begins with it."""
    for action in game.legal_actions(state, seat):
        if path == game.path(action)[: len(path)]:
            return None
    return game.why_not(game.view(state, seat), path)


_REASONS: Final = {
    "over": "the match is over",
    "nothing": "the seat has not acted yet",
    "chance": "chance has acted since",
    "other": "the other seat has acted since",
    "shown": "it revealed something",
    "dice": "the dice committed to would not last",
    "now": "nothing is being played now",
}

NO_TAKE_BACK: Final = {reason: Message(f"no-take-back-{reason}") for reason in _REASONS}
"""Why an action cannot be undone; the texts are in the shell's catalogue."""


def no_take_back(reason: Message) -> NoTakeBack:
    """The error for that reason."""
    words = _REASONS[reason.key.removeprefix("no-take-back-")]
    return NoTakeBack(f"expected an action that can be taken back, but {words}")


class Match(Generic[S, A, V]):
    """One playing of a game.

    Every move is checked here: the actor must be due and the action in the list; otherwise
    an IllegalAction is raised and nothing changes. After a seat's move, chance is drawn from
    the source until a seat must act. Without a source and a seed, chance is played by hand,
    like a seat: tests dictate dice this way, and real cards can be entered.

    All states are kept, so an undo just drops the last ones.
    """

    def __init__(
        self,
        game: Game[S, A, V] | str,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        source: Source | None = None,
    ) -> None:
        if seed is not None and source is not None:
            raise BadOptions("expected a seed or a source of chance, got both")
        self.game: Game[S, A, V] = registry.game(game) if isinstance(game, str) else game
        self.options: dict[str, OptionValue] = self.game.info.complete(options or {})
        self.edition = self.game.edition(self.options)
        """The data in use; its tables are kept as long as this object is alive."""
        self.source: Source | None = source if seed is None else Seeded(seed)
        self.states: list[S] = [self.game.initial_state(self.options)]
        self.moves: list[Move[A]] = []
        self.draws: list[int | None] = []
        """The number of the draw behind each move; None for seats and for dictated chance."""
        self.serials: list[int] = []
        """A number for each move that is never used again, not even after an undo."""
        self.dice_from = 0
        """The first move the source draws for; earlier chance came from elsewhere."""
        self.drawn = 0
        """How many draws the source has made, including undone ones."""
        self._next_serial = 0
        self._versions: list[tuple[int, int, int]] = [(0, 0, 0)]
        self._ended: Outcome | None = None
        self._take(self._drawn_from(self.state))

    def copy(self) -> Match[S, A, V]:
        """The same match, to be played on without changing this one; chance is played by hand."""
        copied = Match(self.game, self.options)
        copied.states, copied.moves = self.states[:], self.moves[:]
        copied.draws, copied.serials = self.draws[:], self.serials[:]
        copied.dice_from, copied.drawn = self.dice_from, self.drawn
        copied._next_serial, copied._versions = self._next_serial, self._versions[:]
        copied._ended = self._ended
        return copied

    def __repr__(self) -> str:
        info, outcome = self.game.info, self.outcome
        if outcome is not None:
            stands = info.result_text(outcome)
        else:
            stands = " and ".join(info.actor_name(actor) for actor in self.actors) + " to act"
        return f"<Match {info.key}: {len(self.moves)} moves, {stands}>"

    def _repr_svg_(self) -> str | None:
        """A drawing of what a spectator sees, for notebooks."""
        drawing = self.game.draw(self.view(None))
        return None if drawing is None else drawing.svg()

    # the position

    @property
    def state(self) -> S:
        """The whole truth, now. Not for players: they get `view`."""
        return self.states[-1]

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who must act now; no one when the match is over."""
        return () if self._ended else self.game.actors(self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self._ended or self.game.outcome(self.state)

    def turns(self) -> Iterator[Actor]:
        """Yields the actor who must act next until the match is over."""
        while self.actors:
            yield self.actors[0]

    def version(self, viewer: Viewer) -> int:
        """Numbers the viewer's decisions; secret steps of the other seat do not change it."""
        return self._versions[-1][2 if viewer is None else viewer]

    @property
    def told(self) -> int:
        """How many moves everybody knows of: none of those that are chosen in secret now."""
        if self.over:
            return len(self.moves)
        watched = [version[2] for version in self._versions]
        return watched.index(watched[-1])

    def view(self, viewer: Viewer) -> V:
        """What the viewer may know."""
        return self.game.view(self.state, viewer)

    def legal(self, actor: Actor) -> Sequence[A]:
        """The legal actions of the actor now."""
        return self.game.legal_actions(self.state, actor) if actor in self.actors else ()

    def prompt(self, viewer: Viewer) -> Message:
        """What is being asked of the viewer now."""
        return self.game.prompt(self.view(viewer))

    def why_not(self, seat: Seat, path: Sequence[str]) -> Message | None:
        """Which rule forbids what the seat touched; None if a legal action begins with it."""
        return why_not(self.game, self.state, seat, tuple(path))

    def log(self, viewer: Viewer, since: int = 0) -> list[tuple[int, Message]]:
        """The log lines for the viewer, each with the number of its move."""
        return [
            (number, line)
            for number in range(since, len(self.moves))
            for line in self.narrate(number, viewer)
        ]

    def narrate(self, number: int, viewer: Viewer) -> Sequence[Message]:
        """The log lines for the viewer about one move."""
        move = self.moves[number]
        before, after = self.states[number], self.states[number + 1]
        return self.game.narrate(before, move.actor, move.action, after, viewer)

    # moves

    def act(self, actor: Actor, action: A | str, version: int | None = None) -> None:
        """Plays an action (or its text), made for that version of the actor's decisions."""
        self._must_be_due(actor, version)
        chosen = self.game.decode_action(action, actor) if isinstance(action, str) else action
        legal = self.game.legal_actions(self.state, actor)
        if chosen not in legal:
            raise IllegalAction(
                f"expected {self._name(actor)} to choose out of {self._texts(legal)}, "
                f"got {self.game.encode_action(chosen)}{self._forbidden(actor, chosen)}"
            )
        after = self.game.apply(self.state, actor, chosen)
        drawn = self._drawn_from(after)  # first, so that nothing has changed if it fails
        self._append(actor, chosen, after, None)
        self._take(drawn)

    def _forbidden(self, actor: Actor, action: A) -> str:
        """The rule that forbids an action, for an error; nothing if the game names none."""
        if actor == CHANCE:
            return ""
        said = self.why_not(SEATS[actor], self.game.path(action))
        rule = said.params.get("rule") if said is not None else None
        return "" if rule is None else f", which rule {rule} forbids"

    def take_back(self, seat: Seat, number: int | None = None) -> None:
        """Undoes the seat's last action if nothing followed from it yet; NoTakeBack says why not.

        With the number of one of the seat's actions: undoes it and what the seat did after it.
        """
        reason = self.why_no_take_back(seat, number)
        if reason:
            raise no_take_back(reason)
        taken_back = self.state
        since = self._last_of(seat) if number is None else number
        later = list(zip(self.moves, self.serials, strict=True))[since + 1 :]
        self._drop(since)
        for move, serial in later:  # secret steps of the other seat: the order never mattered
            if move.actor == seat:
                continue
            self.states.append(self.game.apply(self.state, move.actor, move.action))
            self.moves.append(move)
            self.draws.append(None)
            self.serials.append(serial)
            self._versions.append(self._versions[-1])
        # as with a move: if the other seat still chooses in secret, its click stays good
        self._versions[-1] = self._next_versions(taken_back, seat, self.state)

    def why_no_take_back(self, seat: Seat, number: int | None = None) -> Message | None:
        """Why the seat cannot undo its last action, or all from that number on; None if it can."""
        if self._ended:
            return NO_TAKE_BACK["over"]
        if not any(move.actor == seat for move in self.moves):
            return NO_TAKE_BACK["nothing"]
        since = self._last_of(seat) if number is None else number
        assert self.moves[since].actor == seat, "a seat takes its own actions back"
        if any(move.actor == CHANCE for move in self.moves[since + 1 :]):
            return NO_TAKE_BACK["chance"]
        # in this order, so that no reason tells whether the other has begun to choose
        move, before, after = self.moves[since], self.states[since], self.states[since + 1]
        if self.game.reveals(before, seat, move.action, after):
            return NO_TAKE_BACK["shown"]
        if self._may_have_chosen(seat, since) or not self._is_secret_since(since):
            return NO_TAKE_BACK["other"]
        return None

    def _last_of(self, seat: Seat) -> int:
        return max(number for number, move in enumerate(self.moves) if move.actor == seat)

    def _may_have_chosen(self, seat: Seat, number: int) -> bool:
        """Whether the other seat has since come to choose in secret.

        Then it counts as having chosen: that the undo is refused must not tell whether it has.
        """
        chooser = other(seat)
        due = self.game.actors(self.state)
        return {seat, chooser} <= set(due) and chooser not in self.game.actors(self.states[number])

    def _is_secret_since(self, number: int) -> bool:
        """Whether the other seat has only taken steps since that it could have taken before."""
        due = self.game.actors(self.states[number])
        return all(
            self.moves[later].actor in due
            and not self.game.reveals(
                self.states[later],
                self.moves[later].actor,
                self.moves[later].action,
                self.states[later + 1],
            )
            for later in range(number + 1, len(self.moves))
        )

    def rewind(self, number: int) -> None:
        """Goes back to the position before that move, as both players agreed.

        Later chance results are drawn again: a result that was seen does not come again
        from the same draw.
        """
        if not 0 <= number <= len(self.moves):
            raise IllegalAction(f"expected a move from 0 to {len(self.moves)}, got {number}")
        if not self.can_rewind(number):
            raise NoTakeBack("expected dice enough to play on, but too many were thrown away")
        drawn = self._drawn_from(self.states[number])
        self._ended = None
        first, second, watch = self._versions[-1]
        self._drop(number)
        self._versions[-1] = (first + 1, second + 1, watch + 1)
        self._take(drawn)

    def can_rewind(self, number: int) -> bool:
        """Whether the sealed dice last from that move to the end of the longest possible match."""
        if not isinstance(self.source, Sealed):
            return True
        drawn = sum(draw is not None for draw in self.draws[:number])
        return self.source.size - self.drawn >= self.game.info.max_draws - drawn

    # moves that come from elsewhere

    def accept(self, actor: Actor, action: A, draw: int | None = None) -> None:
        """Appends an action known to be legal, restored or a placeholder, and the draw behind it.

        Chance results that follow are not drawn; they must be accepted, too.
        """
        self._append(actor, action, self.game.apply(self.state, actor, action), draw)

    def go_on(self, source: Source | None) -> None:
        """Draws chance from this source from now on; None: chance is played by hand or accepted."""
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        self.source = source
        self.dice_from = len(self.moves)
        self.drawn = 0
        self._take(self._drawn_from(self.state))

    def resume(self, source: Source | None) -> None:
        """Continues with the same dice after moves were accepted; None, to accept more."""
        self.source = source
        if source is not None:
            source.drawn = self.drawn

    # ends outside the rules

    def end(self, outcome: Outcome) -> None:
        """Ends the match outside its rules, for example with `AGREED`."""
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        self._ended = outcome

    def resign(self, seat: Seat) -> None:
        """The seat resigns."""
        self.end(resigned(seat))

    # implementation

    def _must_be_due(self, actor: Actor, version: int | None) -> None:
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        if actor not in self.actors:
            due = " and ".join(self._name(due) for due in self.actors)
            raise NotYourTurn(f"expected {due} to act, got {self._name(actor)}")
        if version is not None and version != self.version(Seat(actor)):
            raise StaleVersion(f"expected version {self.version(Seat(actor))}, got {version}")

    def _drawn_from(self, state: S) -> list[tuple[A, S, int]]:
        """The chance results until a seat must act: result, position after it, draw."""
        drawn: list[tuple[A, S, int]] = []
        source = self.source
        if source is None:
            return drawn
        first = source.drawn
        try:
            while self.game.actors(state) == (CHANCE,):
                draw = source.drawn
                index = source.draw(self.game.chance_weights(state))
                result = self.game.legal_actions(state, CHANCE)[index]
                state = self.game.apply(state, CHANCE, result)
                drawn.append((result, state, draw))
        except GameError:
            source.drawn = first
            raise
        return drawn

    def _take(self, drawn: list[tuple[A, S, int]]) -> None:
        for result, after, draw in drawn:
            self._append(CHANCE, result, after, draw)

    def _append(self, actor: Actor, action: A, after: S, draw: int | None) -> None:
        before = self.state
        self.states.append(after)
        self.moves.append(Move(actor, action))
        self.draws.append(draw)
        if draw is not None:
            self.drawn = draw + 1
        self.serials.append(self._next_serial)
        self._next_serial += 1
        self._versions.append(self._next_versions(before, actor, after))

    def _next_versions(self, before: S, actor: Actor, after: S) -> tuple[int, int, int]:
        first, second, watch = self._versions[-1]
        waiting = [
            seat
            for seat in self.game.actors(before)
            if seat not in (actor, CHANCE) and seat in self.game.actors(after)
        ]
        # the other seat still chooses in secret, too: its click stays valid
        if waiting or self._chooses_on(before, actor, after):
            return (first, second + 1, watch) if actor else (first + 1, second, watch)
        return first + 1, second + 1, watch + 1

    def _chooses_on(self, before: S, actor: Actor, after: S) -> bool:
        """Whether the actor, whom the other is waiting for by now, still chooses in secret."""
        if actor == CHANCE or len(self._versions) < 2 or actor not in self.game.actors(after):
            return False
        if self._versions[-1][2] != self._versions[-2][2]:  # the last move was no secret one
            return False
        viewers: tuple[Viewer, ...] = (other(Seat(actor)), None)
        return all(self.game.view(before, v) == self.game.view(after, v) for v in viewers)

    def _drop(self, number: int) -> None:
        latest = self._versions[-1]
        del self.states[number + 1 :], self.moves[number:]
        del self.draws[number:], self.serials[number:]
        del self._versions[number + 1 :]
        self.dice_from = min(self.dice_from, number)
        self._versions[-1] = latest  # a version is never reused for another position

    def _name(self, actor: Actor) -> str:
        known = actor in (0, 1, CHANCE)
        return self.game.info.actor_name(actor) if known else f"actor {actor!r:.20}"

    def _texts(self, legal: Sequence[A]) -> str:
        shown = [self.game.encode_action(action) for action in legal[:12]]
        return ", ".join(shown) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
