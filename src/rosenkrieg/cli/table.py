"""A match at a terminal: people and computer players in turn, and what people may ask for.

What is legal, what a choice changes and why something is not allowed is asked of the game;
here are only the lines in and out, and the order of things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import Any, Final

from rosenkrieg.ai.player import Player
from rosenkrieg.cli.boards import Scene, board
from rosenkrieg.cli.choices import Choice
from rosenkrieg.cli.commands import COMMAND_OF, NO, YES
from rosenkrieg.cli.decision import Decision
from rosenkrieg.cli.rulebook import find, laid_out, sections
from rosenkrieg.cli.screen import Screen
from rosenkrieg.cli.speech import TerminalWords, ending, package_of, printable
from rosenkrieg.core.contract import CHANCE, SEATS, Message, OptionValue, Seat, Viewer, other
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.locale import LANGUAGES

PERSON: Final = "human"


class Left(Exception):
    """The people have left the table."""


class Table:
    """A match between the players named `human` or by a computer player's name."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        names: tuple[str, str],
        players: tuple[Player | None, Player | None],
        screen: Screen,
        words_of: Callable[[str], TerminalWords],
        language: str,
        unicode: bool,
        is_fast: bool,
        file_name: str,
        orders: Mapping[str, OptionValue],
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = names
        self.players = players
        self.screen = screen
        self.words_of = words_of
        self.words = words_of(language)
        self.unicode = unicode
        self.is_fast = is_fast
        self.file_name = file_name
        self.orders = orders
        self.board = board(self.game.info.key)
        self.people = tuple(seat for seat in SEATS if players[seat] is None)
        self.sitting: Seat = self.people[0]
        self.notices: list[str] = []
        self._secret = token_bytes(32)
        self._pace = 0.0
        """Seconds that the computer thought about its last secret choice."""
        self._obeyed: set[int] = set()
        """The serials of moves that standing orders made."""

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
        due = [Seat(actor) for actor in self.match.actors]
        for seat in due:
            chooser = self.players[seat]
            if chooser is not None:
                self.screen.wait(self.words("cli-thinks", side=self.words.side(seat)))
                self.match.act(seat, self._thought(seat, chooser, is_secret=len(due) > 1))
                return
            if self._obeys(seat):
                return
        seat = self.sitting if self.sitting in due else due[0]
        if self._needs_curtain and seat != self.sitting and not self._draw_curtain(seat):
            return
        self.sitting = seat
        Decision(self, seat).make()

    def _thought(self, seat: Seat, chooser: Player, is_secret: bool) -> Any:
        """The computer's choice; a secret one takes its time even if there is nothing to choose.

        Otherwise an answer at once would tell that it had no other.
        """
        legal = self.match.legal(seat)
        start = monotonic()
        action = chooser.choose(self.match.view(seat), legal)
        if is_secret and len(legal) == 1:
            self.screen.pause(self._pace)
        elif is_secret:
            self._pace = monotonic() - start
        return action

    def _obeys(self, seat: Seat) -> bool:
        """Plays what the standing orders of the people here choose, if they do."""
        action = self.game.obey(self.match.view(seat), self.match.legal(seat), self.orders)
        if action is None:
            return False
        number = len(self.match.moves)
        self.match.act(seat, action)
        self._obeyed.add(self.match.serials[number])
        return True

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
        first, second = (you if seat in self.people else f"({self.names[seat]})" for seat in SEATS)
        return first, second

    def log_lines(self) -> list[str]:
        """The log as the one who sits here reads it."""
        return [self.words.say(line) for _, line in self.match.log(self.reader)]

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

    def obey(self, command: str, rest: str) -> bool:
        """Does what needs no decision at hand; says whether the table must be drawn anew."""
        match command:
            case "help":
                self.say("cli-help", example=self.example())
                if self.words.has(f"cli-signs-{self.game.info.key}"):
                    self.say(f"cli-signs-{self.game.info.key}")
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
        pages = sections(package_of(self.game), self.words.language)
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
        if not wanted:
            for number, each in enumerate(pages[1:], 1):
                self.screen.say(f"{number:3}  {self.words.plain(each.title)}")
            self.say("cli-rules-ask", rule=pages[-1].rules[0] if pages[-1].rules else "1")

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
            kept = record(self.match, self._record_reader(), self.names, self._secret)
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

    # taking back

    def take_back(self, seat: Seat) -> bool:
        """Takes back the last decision of a person; says whether that was possible."""
        if self._is_alone:
            return self._rewind(seat)
        latest = self._decisions(*SEATS)
        if not latest:
            self.say("cli-nothing-to-take-back")
            return False
        last = Seat(self.match.moves[latest[-1]].actor)
        reason = self.match.why_no_take_back(last, latest[-1])
        if reason is not None:
            self.screen.say(self.words.say(reason))
            return self.confirms("cli-back-agreed") and self._rewind(last)
        self.match.take_back(last, latest[-1])
        self.notices.append(self.words("cli-back-side", side=self.words.side(last)))
        return True

    def _decisions(self, *seats: Seat) -> list[int]:
        """The numbers of the moves that these seats themselves decided on."""
        made = enumerate(zip(self.match.moves, self.match.serials, strict=True))
        return [
            n for n, (move, serial) in made if move.actor in seats and serial not in self._obeyed
        ]

    def _rewind(self, seat: Seat) -> bool:
        numbers = self._decisions(seat)
        if not numbers:
            self.say("cli-nothing-to-take-back")
            return False
        undone = self.match.moves[numbers[-1] :]
        answers = sum(move.actor == other(seat) for move in undone)
        results = sum(move.actor == CHANCE for move in undone)
        self.match.rewind(numbers[-1])
        if self._is_alone:
            self.notices.append(self.words("cli-back-own"))
        else:
            self.notices.append(self.words("cli-back-side", side=self.words.side(seat)))
        if answers:
            self.notices.append(
                self.words("cli-back-answers", count=answers, side=self.words.side(other(seat)))
            )
        if results:
            self.notices.append(self.words("cli-back-chance", count=results))
        return True

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
                if self.obey(command, rest.strip()):
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
