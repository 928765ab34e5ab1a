"""One decision of a person at a terminal, from the first thing touched to the confirmed action.

What is legal is walked through one thing at a time, the same for every game; what an action
changes and why something is not allowed is asked of the game.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rosenkrieg.ai.player import player, usual_player
from rosenkrieg.cli.choices import Choice, choices, walked_on
from rosenkrieg.cli.commands import COMMAND_OF, NO, YES
from rosenkrieg.cli.speech import printable
from rosenkrieg.core.contract import Message, Seat
from rosenkrieg.core.errors import IllegalAction

if TYPE_CHECKING:
    from rosenkrieg.cli.table import Table


class Decision:
    """One decision of a person, from the first thing touched to the confirmed action."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.seat = seat
        self.legal = table.match.legal(seat)
        self.touched: tuple[str, ...] = ()
        self.offered: list[Choice] = []
        self.chosen: Any = None

    def make(self) -> None:
        """Asks until something is decided; what is mistyped changes nothing."""
        self._offer(())
        while True:
            line = self.table.screen.ask(self._prompt())
            word, _, rest = line.partition(" ")
            command = COMMAND_OF.get(word.lower())
            if command:
                if self._obey(command, rest.strip()):
                    return
            elif not line:
                if self.chosen is not None:
                    self.match.act(self.seat, self.chosen)
                    return
                self._offer(self.touched)
            elif self.chosen is not None and line.lower() in NO:
                self._offer(self.touched)
            elif self.chosen is not None and line.lower() in YES:
                self.match.act(self.seat, self.chosen)
                return
            elif self._choose(line):
                return

    def _prompt(self) -> str:
        return "> " if self.chosen is None else self.table.words("cli-confirm") + " > "

    def _offer(self, touched: tuple[str, ...]) -> None:
        self.touched = walked_on(self.game, self.legal, touched)
        self.offered = choices(self.game, self.legal, self.touched)
        self.chosen = None
        table = self.table
        view = self.match.view(self.seat)
        prompt = table.words.say(self.match.prompt(self.seat))
        if self.touched:
            steps = [table.board.step(step, view, table.words) for step in self.touched]
            prompt = f"{prompt} {', '.join(steps)}:"
        table.draw(self.offered, prompt, self.touched)

    # choosing

    def _choose(self, line: str) -> bool:
        """Follows a number or a text; says whether something was done."""
        text = "".join(line.split())
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(self.offered):
                self.table.say("cli-no-such-number", count=len(self.offered))
                return False
            return self._touch(self.offered[number - 1])
        for action in self.legal:
            if text.casefold() in self._texts(action):
                return self._take(action)
        thing = self.table.board.thing(text, self.table.words) if text.isalnum() else None
        for choice in self.offered:
            step = choice.step
            if step is not None and (step == thing or text.casefold() == step.casefold()):
                return self._touch(choice)
        self._refuse(text)
        return False

    def _texts(self, action: Any) -> set[str]:
        text = self.game.encode_action(action)
        return {text.casefold(), self.table.spelled(action).casefold()}

    def _touch(self, choice: Choice) -> bool:
        if len(choice.actions) == 1:
            return self._take(choice.actions[0])
        assert choice.step is not None
        self._offer((*self.touched, choice.step))
        return False

    def _take(self, action: Any) -> bool:
        """Acts at once, or shows first what the action will change."""
        if self.table.is_fast:
            self.match.act(self.seat, action)
            return True
        self.chosen = action
        self.table.screen.say(self._with_preview(self.table.in_words(action), action), "bold")
        return False

    def _with_preview(self, text: str, action: Any) -> str:
        lines = self.game.preview(self.match.view(self.seat), action)
        return " ".join([f"{text}.", *(self.table.words.say(line) for line in lines)])

    def _refuse(self, text: str) -> None:
        """Says which rule forbids it, how else it can be done, or that it was not understood."""
        path = self._path(text)
        reason = None if path is None else self._why_not(path)
        if reason is not None:
            self.table.screen.say(self.table.words.say(reason))
            return
        instead = [each for each in self.legal if path and self._begins(each, path)]
        if instead:
            listed = ", ".join(self.table.spelled(action) for action in instead[:5])
            self.table.say("cli-instead", actions=listed)
        else:
            example = self.table.example()
            self.table.say("cli-not-understood", text=printable(text[:40]), example=example)

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
        meant = self.table.board.meant(text, self.table.words)
        for spelling in (text, text.upper(), text.lower(), meant):
            with suppress(IllegalAction):
                return self.game.path(self.game.decode_action(spelling, self.seat))
        way = self.table.board.way(text, self.match.view(self.seat), self.table.words)
        if way is not None:
            return way
        return tuple(text.split("/")) if ":" in text else None

    # asking

    def _obey(self, command: str, rest: str) -> bool:
        """Does what was asked for; says whether the decision is no longer open."""
        table = self.table
        match command:
            case "hint":
                self._hint()
            case "why":
                self._explain(rest)
            case "back":
                return self._back()
            case "resign":
                if table.confirms("cli-really-resign"):
                    self.match.resign(self.seat)
                    return True
            case _:
                if table.obey(command, rest):
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
        return self.table.take_back(self.seat)

    def _earlier(self) -> tuple[str, ...] | None:
        """The last place on the path where something else could have been touched."""
        for length in reversed(range(len(self.touched))):
            if len(choices(self.game, self.legal, self.touched[:length])) > 1:
                return self.touched[:length]
        return None

    def _hint(self) -> None:
        key = self.game.info.key
        adviser = usual_player(key)
        if adviser == "random":
            self.table.say("cli-no-hint")
            return
        action = player(key, adviser).choose(self.match.view(self.seat), self.legal)
        text, words = self.table.spelled(action), self.table.in_words(action)
        self.table.say("cli-hint", action=text, words=words)
        for line in self.game.preview(self.match.view(self.seat), action):
            self.table.screen.say(self.table.words.say(line))

    def _explain(self, text: str) -> None:
        text = "".join(text.split())
        path = self._path(text)
        if path is None:
            self.table.say("cli-why-what", text=printable(text[:40]) or "?")
            return
        reason = self._why_not(path)
        if reason is None:
            self.table.say("cli-allowed")
        else:
            self.table.screen.say(self.table.words.say(reason))
