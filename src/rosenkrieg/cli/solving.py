"""Puzzles at a terminal: one decision each, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rosenkrieg.ai.player import usual_player
from rosenkrieg.cli.commands import COMMAND_OF
from rosenkrieg.cli.decision import Decision
from rosenkrieg.cli.screen import Screen
from rosenkrieg.cli.session import NO_TIME, Left, Session
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.fairness import Seeded
from rosenkrieg.learning.course import Text, actor_and_action, moves_of, seat_of
from rosenkrieg.learning.lesson import Standing
from rosenkrieg.learning.puzzles import Puzzle, stand_at
from rosenkrieg.table.setting import HUMAN, bot, private_setting
from rosenkrieg.table.table import Table


class Attempt(Decision):
    """A decision in a puzzle: the first hint says what matters, the second one the solution."""

    session: Solving

    def _hint(self) -> None:
        session = self.session
        if not session.is_hinted:
            session.is_hinted = True
            session.tell_hint()
            return
        best = self.game.decode_action(session.puzzle.best, self.seat)
        session.say("cli-hint", action=session.spelled(best), words=session.in_words(best))


class Solving(Session):
    """Someone at a terminal with a puzzle."""

    def __init__(
        self,
        puzzle: Puzzle,
        screen: Screen,
        words_of: Callable[[str], TerminalWords],
        language: str,
        unicode: bool,
    ) -> None:
        super().__init__(
            _table(puzzle),
            screen,
            words_of,
            language,
            unicode,
            is_fast=False,
            file_name=f"{puzzle.game}-{puzzle.key}.json",
        )
        self.puzzle = puzzle
        self.asked: Standing = stand_at(puzzle, [])
        self.is_hinted = False
        self._is_over = False

    def solve(self) -> None:
        """Goes on until the best action is found, or the solver gives up."""
        self.notices.append(self._words_of(self.asked.prompt))
        while not self._is_over:
            Attempt(self, self.sitting).make()

    def act(self, seat: Seat, action: Any) -> None:
        """Answers an action, without playing it."""
        now = stand_at(self.puzzle, [self.game.encode_action(action)])
        self._is_over = now.verdict == "right"
        told = [self.words(f"lesson-{now.verdict}"), self._words_of(now.answer)]
        if self._is_over:
            for line in told:
                self.screen.say(line, "bold")
        else:  # said below the board, which is drawn again
            self.notices += told

    def resign(self, seat: Seat) -> None:
        """Says the solution."""
        best = self.game.decode_action(self.puzzle.best, seat)
        self.say("cli-hint", action=self.spelled(best), words=self.in_words(best))
        self._is_over = True

    def take_back(self, seat: Seat) -> bool:
        """There is nothing to undo in a puzzle."""
        return False

    def leave(self) -> None:
        """Leaves at once: nothing would be lost."""
        raise Left

    def tell_hint(self) -> None:
        """Says what matters in the position."""
        self.screen.say(self._words_of(self.asked.hint), "bold")

    def _words_of(self, text: Text) -> str:
        return self.words.plain(text[self.words.language])


def solve_all(
    puzzles: Sequence[Puzzle],
    screen: Screen,
    words_of: Callable[[str], TerminalWords],
    language: str,
    unicode: bool,
) -> None:
    """One puzzle after the other, as long as someone goes on."""
    words = words_of(language)
    try:
        for number, puzzle in enumerate(puzzles, 1):
            solving = Solving(puzzle, screen, words_of, language, unicode)
            grade = words(f"puzzle-grade-{puzzle.grade}")
            solving.notices.append(f"{words('puzzle-number', number=number)}, {grade}")
            solving.solve()
            words = solving.words
            language = words.language
            if number < len(puzzles):
                line = screen.ask(f"{words('puzzle-go-on')} > ")
                if COMMAND_OF.get(line.lower()) == "quit":
                    raise Left
        screen.say(words("puzzle-all-solved"))
    except (Left, EOFError):
        screen.say(words("cli-bye"))


def _table(puzzle: Puzzle) -> Table:
    """A table at the position of the puzzle; the other seat is a computer's that never moves."""
    game, seat = registry.game(puzzle.game), seat_of(puzzle)
    first, second = (HUMAN if each == seat else bot(usual_player(puzzle.game)) for each in SEATS)
    table = Table(private_setting(puzzle.game, puzzle.options, (first, second)), dice=Seeded(0))
    moves = [actor_and_action(game, move) for move in moves_of(puzzle)]
    table.fork([(int(actor), text) for actor, text in moves], NO_TIME)
    table.seat_people({}, NO_TIME)
    return table
