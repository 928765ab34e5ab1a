"""A match at a terminal: whose turn it is, what they see, and what they can ask for.

What happens to the match is up to `rosenkrieg.table`, what is legal up to the game; here are
the screen and the dialogue.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import Any, Final

from rosenkrieg import rulebook
from rosenkrieg.ai.coaching import Advice, advice, warning
from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.engine import PATIENCE, EngineFailed
from rosenkrieg.ai.own import close, is_own, own_player
from rosenkrieg.ai.player import player
from rosenkrieg.cli.boards import Scene, board
from rosenkrieg.cli.choices import Choice
from rosenkrieg.cli.commands import COMMAND_OF, NO, YES
from rosenkrieg.cli.decision import Decision
from rosenkrieg.cli.rulebook import find, laid_out
from rosenkrieg.cli.screen import Screen
from rosenkrieg.cli.speech import TerminalWords, ending, printable
from rosenkrieg.core.contract import CHANCE, SEATS, Message, Move, Seat, Viewer, other
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.learning.pictures import Picture, pictures, shown
from rosenkrieg.locale import LANGUAGES
from rosenkrieg.table.orders import is_told_first
from rosenkrieg.table.pacing import Pace, is_secret
from rosenkrieg.table.setting import HUMAN, level_of
from rosenkrieg.table.table import Table

NO_TIME: Final = 0.0
"""The time of everything that happens: there is no clock at a terminal."""


class Left(Exception):
    """The people have left the terminal."""


class Session:
    """The people at a terminal, playing the match of a table that has begun."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        words_of: Callable[[str], TerminalWords],
        language: str,
        unicode: bool,
        is_fast: bool,
        file_name: str,
        limit: float = PATIENCE,
        is_guided: bool = False,
    ) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.words_of = words_of
        self.words = words_of(language)
        self.unicode = unicode
        self.is_fast = is_fast
        self.is_guided = is_guided
        self.file_name = file_name
        self._limit = limit
        self._own: dict[Seat, Player] = {}
        self.board = board(self.game.info.key)
        self.people = tuple(seat for seat in SEATS if table.is_human(seat))
        self.sitting: Seat = self.people[0]
        self.notices: list[str] = []
        self._secret = token_bytes(32)
        self._pace = Pace()

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match being played."""
        return self.table.begun()

    def play(self) -> None:
        """Goes on until the people leave."""
        try:
            if self._needs_curtain:
                self.sitting = Seat(self.match.actors[0])
                self._draw_curtain(self.sitting)
            while True:
                if self.match.over:
                    self._after_the_end()
                else:
                    self._next_decision()
        except (Left, EOFError):
            self.screen.say(self.words("cli-bye"))
        finally:
            for each in self._own.values():
                close(each)

    # who is asked

    @property
    def _is_alone(self) -> bool:
        return len(self.people) == 1

    @property
    def _needs_curtain(self) -> bool:
        return self.game.info.hidden and not self._is_alone

    @property
    def reader(self) -> Viewer:
        """For whom log lines are written: two people at an open table both read along."""
        return self.sitting if self._is_alone or self.game.info.hidden else None

    def _next_decision(self) -> None:
        due = self.table.due()
        for seat in due:
            if not self.table.is_human(seat):
                self.screen.wait(self.words("cli-thinks", side=self.words.side(seat)))
                self._let_choose(seat)
                return
        seat = self.sitting if self.sitting in due else due[0]
        if self._needs_curtain and seat != self.sitting and not self._draw_curtain(seat):
            return
        self.sitting = seat
        Decision(self, seat).make()

    def _let_choose(self, seat: Seat) -> None:
        """The computer acts, after the time that a secret choice takes; a program may fail."""
        match, start = self.match, monotonic()
        legal = match.legal(seat)
        try:
            action = self._opponent(seat).choose(self.match.view(seat), legal)
        except EngineFailed as error:
            self._own.pop(seat, None)
            self.notices.append(printable(str(error)))
            self.resign(seat)
            return
        thought = monotonic() - start
        self.screen.pause(self._pace.pause(seat, len(legal), is_secret(match), thought))
        self.act(seat, action)

    def _opponent(self, seat: Seat) -> Player:
        """The computer player in the seat; a player of one's own stays for the whole match."""
        name, game = level_of(self.table.places[seat].player), self.game.info.key
        seed = self.table.bot_seed(seat)
        if not is_own(name):
            return player(game, name, seed)
        if seat not in self._own:
            self._own[seat] = own_player(game, name, seat, self.match.options, seed, self._limit)
        return self._own[seat]

    def advice(self, seat: Seat, level: str | None) -> Advice:
        """What a computer player of that level would do in the seat, or else the coach; and why."""
        match, seed = self.match, self.table.bot_seed(seat)
        return advice(self.game.info.key, level, match.view(seat), match.legal(seat), seed)

    def warning(self, seat: Seat, action: Any) -> Advice | None:
        """What the coach would rather do, if the action gives much away."""
        seed = self.table.bot_seed(seat)
        return warning(self.game.info.key, self.match.view(seat), action, seed)

    def act(self, seat: Seat, action: Any) -> None:
        """Plays an action; standing orders and chance follow."""
        self.table.act(seat, action, None, NO_TIME)

    def resign(self, seat: Seat) -> None:
        """The seat gives up."""
        self.table.resign(seat, NO_TIME)

    def _draw_curtain(self, seat: Seat) -> bool:
        """Hides the secrets of one seat before the other looks at the screen.

        False if the one who sits there still took something back instead.
        """
        self.screen.hide()
        self._say_notices()
        self.screen.say(self.words("cli-curtain", side=self.words.side(seat)), "bold")
        while True:
            line = self.screen.ask("> ")
            command = COMMAND_OF.get(line.lower())
            if not line:
                return True
            if command == "back":
                if self.take_back(seat):
                    return False
            elif command == "quit":
                self.leave()
            else:
                self.say("cli-curtain-only")

    # what is shown

    def draw(self, offered: list[Choice], prompt: str, chosen: tuple[str, ...] = ()) -> None:
        """The whole table as the one who sits before it may see it."""
        self.screen.wipe()
        width, height = self.screen.size
        view = self.match.view(self.sitting)
        scene = Scene(
            view=view,
            names=self._seat_names(),
            log=tuple(self.log_lines()),
            touched=self._touched(),
            prompt=prompt,
            numbers={
                choice.step: number
                for number, choice in enumerate(offered, 1)
                if choice.step is not None
            },
            offers=tuple(self.offers(offered, view)),
            words=self.words,
            unicode=self.unicode,
            width=width,
            height=height,
            chosen=chosen,
        )
        self.screen.show(self.board.draw(scene))
        self._say_notices()

    def offers(self, offered: list[Choice], view: Any) -> list[str]:
        """The choices as numbered lines."""
        return [
            f"{number:2}  {self._worded(choice, view)}" for number, choice in enumerate(offered, 1)
        ]

    def _worded(self, choice: Choice, view: Any) -> str:
        if choice.step is not None:
            return self.board.step(choice.step, view, self.words)
        return self.spelled(choice.actions[0])

    def spelled(self, action: Any) -> str:
        """The text of an action as it is written in the language spoken."""
        return self.board.spelled(self.game.encode_action(action), self.words)

    def in_words(self, action: Any) -> str:
        """An action as the things it touches."""
        view = self.match.view(self.sitting)
        steps = [self.board.step(step, view, self.words) for step in self.game.path(action)]
        return " ".join(", ".join(steps).split()) or self.game.encode_action(action)

    def _seat_names(self) -> tuple[str, str]:
        if not self._is_alone:
            return "", ""
        you = self.words("cli-you")
        first, second = (
            you if seat in self.people else f"({name})"
            for seat, name in zip(SEATS, self._players(), strict=True)
        )
        return first, second

    def _players(self) -> tuple[str, str]:
        """Who plays each seat: `human`, or the level of a computer player."""
        first, second = (level_of(place.player) or HUMAN for place in self.table.places)
        return first, second

    def log_lines(self) -> list[str]:
        """The log as the one who sits here reads it, with what their own orders did."""
        lines: list[str] = []
        last: int | None = None
        reader = self.reader
        for number, line in self.match.log(reader):
            said = self.words.say(line)
            if reader is not None and is_told_first(self.table, reader, number, last):
                said = self.words("orders-did", what=said)
            lines.append(said)
            last = number
        return lines

    def _touched(self) -> frozenset[str]:
        """What the last move that had anything to say spoke of."""
        for number in reversed(range(len(self.match.moves))):
            lines = self.match.narrate(number, self.reader)
            if lines:
                return frozenset(ref for line in lines for ref in line.refs)
        return frozenset()

    def _say_notices(self) -> None:
        for notice in self.notices:
            self.screen.say(notice, "bold")
        self.notices.clear()

    def say(self, key: str, /, **params: str | int | Message) -> None:
        self.screen.say(self.words(key, **params))

    def confirms(self, key: str) -> bool:
        """Whether a person says yes to a question."""
        return self.screen.ask(self.words(key) + " > ").lower() in YES

    # what people ask for at any time

    def answer(self, command: str, rest: str) -> bool:
        """Does what can be asked for at any time; says whether to draw the table again."""
        match command:
            case "help":
                self.say("cli-help", example=self.example())
                if self.words.has("cli-signs"):
                    self.say("cli-signs")
            case "log":
                for line in self.log_lines():
                    self.screen.say(line)
            case "rules":
                self._show_rules(rest)
            case "view":
                view, width = self.match.view(self.sitting), self.screen.size[0]
                for line in self.board.facts(view, self.words, width):
                    self.screen.say(line)
            case "save":
                self.save(rest)
            case "language":
                return self._speak(rest)
            case "quit":
                self.leave()
            case _:
                raise AssertionError(command)
        return False

    def example(self) -> str:
        """The text of something that could be done now."""
        legal = self.match.legal(self.sitting)
        return self.spelled(legal[0]) if legal else "1"

    def _show_rules(self, wanted: str) -> None:
        pages = rulebook.read(self.game, self.words.language)
        if not pages:
            self.say("cli-no-rules")
            return
        section = find(pages, wanted) if wanted else pages[0]
        if section is None:
            self.say("cli-no-such-section", text=printable(wanted[:40]))
            return
        self.screen.say(self.words.plain(section.title), "bold")
        for line in laid_out(section, min(self.screen.size[0], 80)):
            self.screen.say(self.words.plain(line))
        if (picture := pictures(self.game.info.key).get(section.id)) is not None:
            self._show_picture(picture)
        if not wanted:
            for number, each in enumerate(pages[1:], 1):
                self.screen.say(f"{number:3}  {self.words.plain(each.title)}")
            self.say("cli-rules-ask", rule=pages[-1].rules[0] if pages[-1].rules else "1")

    def _show_picture(self, picture: Picture) -> None:
        """The board of each step, and what is said about it."""
        width, height = self.screen.size
        for step in shown(picture):
            scene = Scene(
                view=step.match.view(step.seat),
                names=(self.words.side(SEATS[0]), self.words.side(SEATS[1])),
                log=(),
                touched=frozenset(step.show),
                prompt="",
                numbers={},
                offers=(),
                words=self.words,
                unicode=self.unicode,
                width=width,
                height=height,
            )
            self.screen.say("")
            self.screen.show(self.board.draw(scene))
            for line in textwrap.wrap(step.caption[self.words.language], min(width, 80)):
                self.screen.say(self.words.plain(line), "bold")

    def _speak(self, wanted: str) -> bool:
        language = wanted.lower() or other_language(self.words.language)
        if language not in LANGUAGES:
            self.say("cli-languages", languages=", ".join(LANGUAGES))
            return False
        self.words = self.words_of(language)
        return True

    def leave(self) -> None:
        """Leaves the table, after asking."""
        if self.match.over or self.confirms("cli-really-quit"):
            raise Left

    def save(self, name: str) -> None:
        """Writes the record; never over another file without asking."""
        path = Path(name or self.file_name).expanduser()
        try:
            if path.exists() and not self.confirms("cli-overwrite"):
                return
            kept = record(self.match, self._record_reader(), self._players(), self._secret)
            path.write_text(kept.to_json(), "utf-8")
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.say("cli-not-saved", file=printable(str(path)), problem=problem)
        else:
            self.say("cli-saved", file=printable(str(path)))

    def _record_reader(self) -> str:
        """A file shows no more than the screen does."""
        if not self.game.info.hidden:
            return "all"
        return self.game.info.seats[self.sitting] if self._is_alone else "watch"

    # undo

    def take_back(self, seat: Seat) -> bool:
        """Undoes the last decision of a person here; says whether that was possible."""
        asker = seat if self._is_alone else self._last_to_decide()
        before = dict(zip(self.match.serials, self.match.moves, strict=True))
        reason = self.table.why_no_take_back(asker)
        if reason is None:
            self.table.take_back(asker, NO_TIME)
        else:
            self.screen.say(self.words.say(reason))
            if not self._is_undo_agreed(asker):
                return False
            self.table.offer(asker, "take_back", NO_TIME)
            self.table.accept(other(asker), "take_back", NO_TIME)
        kept = set(self.match.serials)
        self._tell_undone(asker, [move for serial, move in before.items() if serial not in kept])
        return True

    def _last_to_decide(self) -> Seat:
        """The seat that made the latest decision; orders decide nothing."""
        return max(SEATS, key=self.table.last_decision)

    def _is_undo_agreed(self, asker: Seat) -> bool:
        """Whether two people at this screen agree to an undo that one may not make alone."""
        is_possible = not self._is_alone and self.table.why_no_rewind(asker) is None
        return is_possible and self.confirms("cli-back-agreed")

    def _tell_undone(self, asker: Seat, undone: list[Move[Any]]) -> None:
        answers = sum(move.actor == other(asker) for move in undone)
        results = sum(move.actor == CHANCE for move in undone)
        if self._is_alone:
            self.notices.append(self.words("cli-back-own"))
        else:
            self.notices.append(self.words("cli-back-side", side=self.words.side(asker)))
        if answers:
            side = self.words.side(other(asker))
            self.notices.append(self.words("cli-back-answers", count=answers, side=side))
        if results:
            self.notices.append(self.words("cli-back-chance", count=results))

    # the end

    def _after_the_end(self) -> None:
        self._draw_end()
        self.say("cli-save-offer", file=printable(self.file_name))
        while True:
            line = self.screen.ask("> ")
            word, _, rest = line.partition(" ")
            command = COMMAND_OF.get(word.lower(), "")
            if not line or line.lower() in NO:
                raise Left
            if line.lower() in YES:
                command, rest = "save", ""
            if command == "back":
                if self.take_back(self.sitting):
                    return
            elif command in ("hint", "why", "resign"):
                self.say("cli-over")
            elif command:
                if self.answer(command, rest.strip()):
                    self._draw_end()
            else:
                self.say("cli-save-offer", file=printable(self.file_name))

    def _draw_end(self) -> None:
        told = self.log_lines()
        told_at_last = ending(self.match, self.words, self.reader)
        self.notices += [line for line in told_at_last if line not in told]
        self.draw([], self.words("cli-over"))


def other_language(language: str) -> str:
    """The language after this one."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
