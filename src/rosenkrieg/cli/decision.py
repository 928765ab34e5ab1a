"""One decision of a person at a terminal, from the first thing touched to the confirmed action.

What is legal is walked through one thing at a time, the same for every game; what an action
changes and why something is not allowed is asked of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rosenkrieg.ai.coaching import Advice
from rosenkrieg.cli.choices import Choice, choices, walked_on
from rosenkrieg.cli.commands import COMMAND_OF, NO, YES
from rosenkrieg.cli.speech import printable
from rosenkrieg.core.contract import Message, Seat
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.table.advice import adviser, helped
from rosenkrieg.table.refusals import Refusal

if TYPE_CHECKING:
    from rosenkrieg.cli.session import Session


class Decision:
    """One decision of a person, from the first thing touched to the confirmed action."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session = session
        self.match = session.match
        self.game = session.game
        self.seat = seat
        self.legal = session.match.legal(seat)
        self.touched: tuple[str, ...] = ()
        self.offered: list[Choice] = []
        self.chosen: Any = None
        self._warned: list[Any] = []

    def make(self) -> None:
        """Asks until a decision is made; mistyped input changes nothing."""
        self._offer(())
        if self.session.is_guided and len(self.legal) > 1:
            self._say_advice(self.session.advice(self.seat, None))
        while True:
            line = self.session.screen.ask(self._prompt())
            word, _, rest = line.partition(" ")
            command = COMMAND_OF.get(word.lower())
            if command:
                if self._obey(command, rest.strip()):
                    return
            elif not line:
                if self.chosen is None:
                    self._offer(self.touched)
                elif self._play(self.chosen):
                    return
            elif self.chosen is not None and line.lower() in NO:
                self._offer(self.touched)
            elif self.chosen is not None and line.lower() in YES:
                if self._play(self.chosen):
                    return
            elif self._choose(line):
                return

    def _prompt(self) -> str:
        return "> " if self.chosen is None else self.session.words("cli-confirm") + " > "

    def _offer(self, touched: tuple[str, ...]) -> None:
        self.touched = walked_on(self.game, self.legal, touched)
        self.offered = choices(self.game, self.legal, self.touched)
        self.chosen = None
        session = self.session
        view = self.match.view(self.seat)
        prompt = session.words.say(self.match.prompt(self.seat))
        if self.touched:
            steps = [session.board.step(step, view, session.words) for step in self.touched]
            prompt = f"{prompt} {', '.join(steps)}:"
        session.draw(self.offered, prompt, self.touched)

    # choosing

    def _choose(self, line: str) -> bool:
        """Follows a number or a text; says whether something was done."""
        text = "".join(line.split())
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(self.offered):
                self.session.say("cli-no-such-number", count=len(self.offered))
                return False
            return self._touch(self.offered[number - 1])
        for action in self.legal:
            if text.casefold() in self._texts(action):
                return self._take(action)
        thing = self.session.board.thing(text, self.session.words) if text.isalnum() else None
        for choice in self.offered:
            step = choice.step
            if step is not None and (step == thing or text.casefold() == step.casefold()):
                return self._touch(choice)
        self._refuse(text)
        return False

    def _texts(self, action: Any) -> set[str]:
        text = self.game.encode_action(action)
        return {text.casefold(), self.session.spelled(action).casefold()}

    def _touch(self, choice: Choice) -> bool:
        if len(choice.actions) == 1:
            return self._take(choice.actions[0])
        assert choice.step is not None
        self._offer((*self.touched, choice.step))
        return False

    def _take(self, action: Any) -> bool:
        """Acts at once, or shows first what the action will change."""
        if self.session.is_fast:
            return self._play(action)
        self.chosen = action
        self.session.screen.say(self._with_preview(self.session.in_words(action), action), "bold")
        return False

    def _play(self, action: Any) -> bool:
        """Acts, unless the coach has something to say first; that is said once."""
        session = self.session
        if session.is_guided and len(self.legal) > 1 and action not in self._warned:
            instead = session.warning(self.seat, action)
            if instead is not None:
                self._warned.append(action)
                session.say("coaching-warns")
                self._say_lines(instead.dangers)
                better = self.game.decode_action(instead.action, self.seat)
                session.say("coaching-better", what=self._named(better))
                self._say_lines(instead.reasons)
                return False
        session.act(self.seat, action)
        return True

    def _say_advice(self, advice: Advice) -> None:
        """What matters now, what to do and why, and what comes of it."""
        self._say_lines(advice.now)
        suggested = self.game.decode_action(advice.action, self.seat)
        self.session.say("cli-coach", what=self._named(suggested))
        self._say_lines((*advice.reasons, *advice.dangers))

    def _say_lines(self, lines: Sequence[Message]) -> None:
        for line in lines:
            self.session.screen.say(self.session.words.say(line))

    def _named(self, action: Any) -> str:
        """An action as it is typed, and in words."""
        return f"{self.session.spelled(action)} ({self.session.in_words(action)})"

    def _with_preview(self, text: str, action: Any) -> str:
        lines = self.game.preview(self.match.view(self.seat), action)
        return " ".join([f"{text}.", *(self.session.words.say(line) for line in lines)])

    def _refuse(self, text: str) -> None:
        """Says which rule forbids it, how else to do it, or that the text was not understood."""
        path = self._path(text)
        reason = None if path is None else self._why_not(path)
        if reason is not None:
            self.session.screen.say(self.session.words.say(reason))
            return
        instead = [each for each in self.legal if path and self._begins(each, path)]
        if instead:
            listed = ", ".join(self.session.spelled(action) for action in instead[:5])
            self.session.say("cli-instead", actions=listed)
        else:
            example = self.session.example()
            self.session.say("cli-not-understood", text=printable(text[:40]), example=example)

    def _why_not(self, path: tuple[str, ...]) -> Message | None:
        """Which rule forbids it, as the next thing to touch and also from the start."""
        reason = self.match.why_not(self.seat, path)
        if reason is None or not self.touched or len(path) > 1:
            return reason
        return self.match.why_not(self.seat, (*self.touched, *path))

    def _begins(self, action: Any, path: tuple[str, ...]) -> bool:
        return self.game.path(action)[: len(path)] == path

    def _path(self, text: str) -> tuple[str, ...] | None:
        """What a text points at: an action, a thing by its short name, or a path."""
        meant = self.session.board.meant(text, self.session.words)
        for spelling in (text, text.upper(), text.lower(), meant):
            with suppress(IllegalAction):
                return self.game.path(self.game.decode_action(spelling, self.seat))
        way = self.session.board.way(text, self.match.view(self.seat), self.session.words)
        if way is not None:
            return way
        return tuple(text.split("/")) if ":" in text else None

    # asking

    def _obey(self, command: str, rest: str) -> bool:
        """Does what was asked for; says whether the decision is no longer open."""
        session = self.session
        match command:
            case "hint":
                self._hint()
            case "why":
                self._explain(rest)
            case "back":
                return self._back()
            case "resign":
                if session.confirms("cli-really-resign"):
                    self.session.resign(self.seat)
                    return True
            case _:
                if session.answer(command, rest):
                    self._offer(self.touched)
        return False

    def _back(self) -> bool:
        if self.chosen is not None:
            self._offer(self.touched)
            return False
        earlier = self._earlier()
        if earlier is not None:
            self._offer(earlier)
            return False
        return self.session.take_back(self.seat)

    def _earlier(self) -> tuple[str, ...] | None:
        """The last place on the path where something else could have been touched."""
        for length in reversed(range(len(self.touched))):
            if len(choices(self.game, self.legal, self.touched[:length])) > 1:
                return self.touched[:length]
        return None

    def _hint(self) -> None:
        session = self.session
        try:
            match = helped(session.table, self.seat)
        except Refusal:
            session.say("cli-no-hint-here")
            return
        level = adviser(self.game.info.key)
        if level is None:
            session.say("cli-no-hint")
            return
        advice = session.advice(self.seat, level)
        action = self.game.decode_action(advice.action, self.seat)
        session.say("cli-hint", action=session.spelled(action), words=session.in_words(action))
        self._say_lines(advice.reasons)
        self._say_lines(self.game.preview(match.view(self.seat), action))

    def _explain(self, text: str) -> None:
        text = "".join(text.split())
        path = self._path(text)
        if path is None:
            self.session.say("cli-why-what", text=printable(text[:40]) or "?")
            return
        reason = self._why_not(path)
        if reason is None:
            self.session.say("cli-allowed")
        else:
            self.session.screen.say(self.session.words.say(reason))
