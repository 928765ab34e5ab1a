"""One playing of a game, and the only door through which moves enter it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic

from rosenkrieg.core import registry
from rosenkrieg.core.contract import (
    CHANCE,
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
"""Ends that the players or the clock bring about, not the rules."""


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
"""Why an action cannot be taken back; the words are the shell's."""


def no_take_back(reason: Message) -> NoTakeBack:
    """The error that says so."""
    words = _REASONS[reason.key.removeprefix("no-take-back-")]
    return NoTakeBack(f"expected an action that can be taken back, but {words}")


class Match(Generic[S, A, V]):
    """One playing of a game.

    Every move is checked here: the actor must be due and the action in the list, otherwise
    an IllegalAction is raised and nothing changes. After a seat's move chance is drawn from
    the source until a seat must act. Without a source and a seed chance is played like a
    seat, by hand: so tests dictate dice, and so a table with real cards is followed.

    All states are kept, so taking back is dropping the last ones.
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
        """What it is played with; its tables stay as long as somebody holds it."""
        self.source: Source | None = source if seed is None else Seeded(seed)
        self.states: list[S] = [self.game.initial_state(self.options)]
        self.moves: list[Move[A]] = []
        self.draws: list[int | None] = []
        """The number of the draw behind each move; None for seats and for dictated chance."""
        self.serials: list[int] = []
        """A number for each move that is never used again, not even after a take-back."""
        self.dice_from = 0
        """The move from which on the source draws; earlier chance came from elsewhere."""
        self.drawn = 0
        """How many draws the source has made, those taken back included."""
        self._next_serial = 0
        self._versions: list[tuple[int, int, int]] = [(0, 0, 0)]
        self._ended: Outcome | None = None
        self._take(self._drawn_from(self.state))

    # the position

    @property
    def state(self) -> S:
        """The whole truth, now. Not for players: they get `view`."""
        return self.states[-1]

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who must act now; nobody when the match is over."""
        return () if self._ended else self.game.actors(self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self._ended or self.game.outcome(self.state)

    def turns(self) -> Iterator[Actor]:
        """Who must act next, again and again until the match is over."""
        while self.actors:
            yield self.actors[0]

    def version(self, viewer: Viewer) -> int:
        """Numbers the viewer's decisions; a secret step of the other seat leaves it as it is."""
        return self._versions[-1][2 if viewer is None else viewer]

    def view(self, viewer: Viewer) -> V:
        """What the viewer may know."""
        return self.game.view(self.state, viewer)

    def legal(self, actor: Actor) -> Sequence[A]:
        """What the actor can do now."""
        return self.game.legal_actions(self.state, actor) if actor in self.actors else ()

    def prompt(self, viewer: Viewer) -> Message:
        """What is being asked of the viewer now."""
        return self.game.prompt(self.view(viewer))

    def why_not(self, seat: Seat, path: Sequence[str]) -> Message | None:
        """Which rule forbids what the seat touched; None if a legal action begins like this."""
        return self.game.why_not(self.state, seat, path)

    def log(self, viewer: Viewer, since: int = 0) -> list[tuple[int, Message]]:
        """The lines that the viewer reads, each with the number of its move."""
        return [
            (number, line)
            for number in range(since, len(self.moves))
            for line in self.narrate(number, viewer)
        ]

    def narrate(self, number: int, viewer: Viewer) -> Sequence[Message]:
        """The lines that the viewer reads about one move."""
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
                f"got {self.game.encode_action(chosen)}"
            )
        after = self.game.apply(self.state, actor, chosen)
        drawn = self._drawn_from(after)  # first, so that nothing has changed if it fails
        self._append(actor, chosen, after, None)
        self._take(drawn)

    def take_back(self, seat: Seat, number: int | None = None) -> None:
        """Undoes the seat's last action, if nothing came of it yet; NoTakeBack says why not.

        With the number of an action of the seat: that one, and what the seat did after it.
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
        """Why the seat cannot take its last action back, or all from one on; None if it can."""
        if self._ended:
            return NO_TAKE_BACK["over"]
        if not any(move.actor == seat for move in self.moves):
            return NO_TAKE_BACK["nothing"]
        since = self._last_of(seat) if number is None else number
        assert self.moves[since].actor == seat, "a seat takes its own actions back"
        if any(move.actor == CHANCE for move in self.moves[since + 1 :]):
            return NO_TAKE_BACK["chance"]
        if not self._is_secret_since(since):
            return NO_TAKE_BACK["other"]
        move, before, after = self.moves[since], self.states[since], self.states[since + 1]
        if self.game.reveals(before, seat, move.action, after):
            return NO_TAKE_BACK["shown"]
        return None

    def _last_of(self, seat: Seat) -> int:
        return max(number for number, move in enumerate(self.moves) if move.actor == seat)

    def _is_secret_since(self, number: int) -> bool:
        """Whether the other seat did nothing since but steps it could have done before."""
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

        Chance that was drawn since is drawn anew: a result once seen does not come again
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
        """Whether the sealed dice last from that move to the end, however long it takes."""
        if not isinstance(self.source, Sealed):
            return True
        drawn = sum(draw is not None for draw in self.draws[:number])
        return self.source.size - self.drawn >= self.game.info.max_draws - drawn

    # moves that come from elsewhere

    def accept(self, actor: Actor, action: A, draw: int | None = None) -> None:
        """Appends an action known to be good, read back or standing in, and the draw behind it.

        Chance that follows is not drawn: it comes in the same way.
        """
        self._append(actor, action, self.game.apply(self.state, actor, action), draw)

    def go_on(self, source: Source | None) -> None:
        """Draws chance from this source from now on; None: it is played by hand, or accepted."""
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        self.source = source
        self.dice_from = len(self.moves)
        self.drawn = 0
        self._take(self._drawn_from(self.state))

    def resume(self, source: Source | None) -> None:
        """Goes on with the same dice after moves were accepted; None, to accept more."""
        self.source = source
        if source is not None:
            source.drawn = self.drawn

    # ends that the rules do not know

    def end(self, outcome: Outcome) -> None:
        """Ends the match otherwise than by its rules."""
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        self._ended = outcome

    def resign(self, seat: Seat) -> None:
        """The seat gives up."""
        self.end(Outcome(other(seat), "resigned", (0, 0)))

    def run_out_of_time(self, seat: Seat) -> None:
        """The seat's clock has run out."""
        self.end(Outcome(other(seat), "time", (0, 0)))

    def agree_on_draw(self) -> None:
        """Both players want a draw."""
        self.end(Outcome(None, "agreed", (0, 0)))

    # how it is done

    def _must_be_due(self, actor: Actor, version: int | None) -> None:
        if self.over:
            raise MatchOver("expected a match that goes on, but this one is over")
        if actor not in self.actors:
            due = " and ".join(self._name(due) for due in self.actors)
            raise NotYourTurn(f"expected {due} to act, got {self._name(actor)}")
        if version is not None and version != self.version(Seat(actor)):
            raise StaleVersion(f"expected version {self.version(Seat(actor))}, got {version}")

    def _drawn_from(self, state: S) -> list[tuple[A, S, int]]:
        """What the source gives until a seat must act: result, position after it, draw."""
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
        if waiting:  # the other seat still chooses in secret: its click does not grow stale
            return (first, second + 1, watch) if actor else (first + 1, second, watch)
        return first + 1, second + 1, watch + 1

    def _drop(self, number: int) -> None:
        latest = self._versions[-1]
        del self.states[number + 1 :], self.moves[number:]
        del self.draws[number:], self.serials[number:]
        del self._versions[number + 1 :]
        self.dice_from = min(self.dice_from, number)
        self._versions[-1] = latest  # a version is never used twice for another position

    def _name(self, actor: Actor) -> str:
        known = actor in (0, 1, CHANCE)
        return self.game.info.actor_name(actor) if known else f"actor {actor!r:.20}"

    def _texts(self, legal: Sequence[A]) -> str:
        shown = [self.game.encode_action(action) for action in legal[:12]]
        return ", ".join(shown) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
