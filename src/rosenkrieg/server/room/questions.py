"""What a seat may ask about its decision, and anyone about the board; nothing changes by it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.ai.coaching import Advice
from rosenkrieg.ai.odds import has_odds
from rosenkrieg.core.contract import SEATS, Message, Seat, Viewer
from rosenkrieg.core.errors import IllegalAction, StaleVersion
from rosenkrieg.server import messages as m
from rosenkrieg.server.bots import ThinkingFailed
from rosenkrieg.server.house import House
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.showing import choices
from rosenkrieg.server.thinking import Answer, Question
from rosenkrieg.table.advice import adviser, coached, helped, hinted
from rosenkrieg.table.table import Table

Path = tuple[str, ...]


class Questions:
    """Previews, refusals and choices are answered here; what takes thinking, by the thinkers."""

    def __init__(self, house: House, keeper: Keeper) -> None:
        self._house = house
        self._keeper = keeper
        limits, now = house.settings.limits, time.monotonic()
        self._hints = {seat: Bucket(limits.hints, now) for seat in SEATS}
        self._coached = {seat: Bucket(limits.coach, now) for seat in SEATS}

    async def choices(self, seat: Seat, said: m.Choices) -> m.ChoicesMessage:
        """The legal actions whose paths begin like this, or the next steps to them."""
        async with self._keeper.hold() as table:
            version = table.deciding(seat).version(seat)
            most = self._house.settings.limits.choices
            legal, branches = choices(table, seat, most, said.choices)
            return m.ChoicesMessage(said.id, version, said.choices, legal, branches)

    async def survey(self, viewer: Viewer, path: tuple[str, ...]) -> Struct | None:
        """What the board shows about the things touched; to spectators, too, and at any time."""
        async with self._keeper.hold() as table:
            if table.match is None:
                table.playing()  # raises, with the reason
            assert table.match is not None, "otherwise it was refused"
            return table.game.survey(table.match.view(viewer), path)

    async def preview(self, seat: Seat, text: str) -> list[Message]:
        """What an action would change."""
        async with self._keeper.hold() as table:
            match = table.deciding(seat)
            action = table.game.decode_action(text, seat)
            if action not in match.legal(seat):
                raise IllegalAction(f"expected a legal action, got {text!r:.80}")
            return list(table.game.preview(match.view(seat), action))

    async def why(self, seat: Seat, path: Sequence[str]) -> Message | None:
        """Which rule forbids what was touched."""
        async with self._keeper.hold() as table:
            if table.match is None:
                table.playing()  # raises, with the reason
            assert table.match is not None, "otherwise it was refused"
            return table.match.why_not(seat, path)

    async def hint(self, seat: Seat) -> tuple[Advice, Path]:
        """What the best computer player would do, and why."""
        async with self._keeper.hold() as table:
            version = hinted(table, seat).version(seat)
            level = adviser(table.setting.game)
            if level is None:
                raise Refusal("no_hint", "expected a game that the computer knows, but it does not")
            self._count(self._hints[seat])
            question = replace(question_for(table, seat, level), advises=True)
        advice = (await self._think(seat, question, version)).advice
        assert advice is not None, "that was the question"
        return advice, self._path(table, seat, advice)

    async def coach(self, seat: Seat) -> tuple[Advice, Path]:
        """What the coach says about the position."""
        async with self._keeper.hold() as table:
            version = coached(table, seat).version(seat)
            self._count(self._coached[seat])
            question = replace(question_for(table, seat, None), advises=True)
        advice = (await self._think(seat, question, version)).advice
        assert advice is not None, "that was the question"
        return advice, self._path(table, seat, advice)

    async def weigh(self, seat: Seat, text: str) -> tuple[Advice, Path] | None:
        """What to do instead of an action that gives much away, said by the coach."""
        async with self._keeper.hold() as table:
            match = coached(table, seat)
            action = table.game.decode_action(text, seat)
            if action not in match.legal(seat):
                raise IllegalAction(f"expected a legal action, got {text!r:.80}")
            self._count(self._coached[seat])
            version = match.version(seat)
            question = replace(question_for(table, seat, None), weighed=text)
        advice = (await self._think(seat, question, version)).advice
        return None if advice is None else (advice, self._path(table, seat, advice))

    def _path(self, table: Table, seat: Seat, advice: Advice) -> Path:
        return table.game.path(table.game.decode_action(advice.action, seat))

    async def odds(self, seat: Seat) -> list[Message]:
        """What the seat may expect of the battle that goes on, by simulation."""
        async with self._keeper.hold() as table:
            match = helped(table, seat)
            if not has_odds(table.setting.game, match.view(seat)):
                raise Refusal(
                    "no_odds", "expected a battle that goes on or comes, but there is none"
                )
            self._count(self._hints[seat])
            version = match.version(seat)
            question = question_for(table, seat, None)
        return list((await self._think(seat, question, version)).lines)

    def _count(self, bucket: Bucket) -> None:
        if not bucket.take(time.monotonic()):
            raise Refusal("too_fast", "expected fewer questions; ask again in a moment")

    async def _think(self, seat: Seat, question: Question, version: int) -> Answer:
        """Help from a thinking process, if the seat still has the same decision before it."""
        try:
            answer = await self._house.thinkers.ask(question)
        except ThinkingFailed:
            raise Refusal("no_hint", "expected help, but the computer has no idea") from None
        async with self._keeper.hold() as table:
            if table.deciding(seat).version(seat) != version:
                raise StaleVersion("expected the same position, but it has changed since")
        return answer


def question_for(table: Table, seat: Seat, level: str | None) -> Question:
    """What a computer is asked for a seat; without a level, the odds."""
    match = table.deciding(seat)
    game = table.game
    return Question(
        game=game.info.key,
        options=match.options,
        bot=level,
        view=msgspec.Raw(msgspec.json.encode(match.view(seat))),
        legal=[game.encode_action(action) for action in match.legal(seat)],
        seed=table.bot_seed(seat),
    )
