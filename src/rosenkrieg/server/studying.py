"""Studies of finished matches: judged in the background, kept, and gone on with after a restart.

The thinkers judge a piece of a second or two at a time, so that the moves of computer players need
not wait long. What they are given is the match as everyone may know it after the end, so nothing
that stays secret can be read out of a study. A match that is still played is never judged.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from rosenkrieg.ai.analysis import FORM, Analysis, Judged, Played, analysis, can_judge
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import HOUSE_ENDS, Match
from rosenkrieg.server.bots import NobodyThinks, ThinkingFailed
from rosenkrieg.server.house import House
from rosenkrieg.server.limits import Visitor
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.rooms import Rooms
from rosenkrieg.server.store.storage import KeepStudy
from rosenkrieg.server.thinking import Question, Study

PIECE_SECONDS: Final = 1.5
PAUSE_SECONDS: Final = 2.0
"""After nobody had time for a piece."""
ATTEMPTS: Final = 30
"""How often in a row nobody may have had time."""
AT_ONCE: Final = 2
"""Studies that are worked on at a time; the others wait."""
MOST: Final = 50
"""Studies that may wait."""

log = logger("rosenkrieg.studies")


class Studies:
    """The studies of a server."""

    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house = house
        self._rooms = rooms
        self._working: dict[str, asyncio.Task[None]] = {}
        self._found: dict[str, Analysis] = {}
        """Those that are worked on, as far as they have come."""
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def look(self, match: str, visitor: Visitor) -> Analysis:
        """A study as far as it has come; work on it begins, or goes on, for that visitor."""
        if match in self._working:
            return self._found[match]
        kept = await self._kept(match)
        if kept is not None and kept.shares is not None:
            return kept
        room = await self._rooms.known(match)
        over = await room.archive.over()
        if not can_judge(over.game.info.key):
            raise Refusal("not_found", f"expected a game with a judge, got {over.game.info.key}")
        if match in self._working:  # someone else was quicker
            return self._found[match]
        if len(self._working) >= MOST:
            raise Refusal("busy", "expected fewer studies at a time; try again soon")
        if visitor.studies >= self._house.settings.limits.studies_per_address:
            raise Refusal("too_fast", "expected fewer studies of one address; try again soon")
        begun = kept or Analysis(FORM, 0, 0, ())
        visitor.studies += 1
        self._found[match] = begun
        task = asyncio.create_task(self._work(match, over, begun))
        self._working[match] = task
        task.add_done_callback(lambda _: self._done(match, visitor))
        return begun

    async def close(self) -> None:
        """Ends all work; what was found is kept."""
        for task in list(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    def _done(self, match: str, visitor: Visitor) -> None:
        visitor.studies -= 1
        self._working.pop(match, None)
        self._found.pop(match, None)

    async def _kept(self, match: str) -> Analysis | None:
        text = await self._house.storage.study(match)
        if text is None:
            return None
        try:
            found = msgspec.json.decode(text, type=Analysis)
        except msgspec.MsgspecError:
            return None  # of another form
        return found if found.form == FORM else None

    async def _work(self, match: str, over: Match[Any, Any, Any], begun: Analysis) -> None:
        async with self._turns:
            try:
                played = await asyncio.to_thread(played_of, over)
                await self._judge(match, over, played, begun)
            except (ThinkingFailed, GameError) as error:
                log.warning("study given up", match=match, error=str(error)[:200])

    async def _judge(
        self, match: str, over: Match[Any, Any, Any], played: Played, begun: Analysis
    ) -> None:
        outcome = over.outcome
        by_rules = outcome is None or outcome.reason not in HOUSE_ENDS
        judged: list[Judged] = list(begun.judged)
        failures = 0
        while True:
            try:
                piece = (await self._house.thinkers.ask(_question(played, len(judged)))).piece
                failures = 0
            except NobodyThinks:
                failures += 1
                if failures == ATTEMPTS:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            assert piece is not None, "a study was asked for"
            judged.extend(piece.judged)
            found = analysis(over.game, judged, piece.all, outcome, by_rules)
            self._found[match] = found
            text = msgspec.json.encode(found).decode()
            await self._house.storage.commit(KeepStudy(match, text))
            if len(judged) >= piece.all:
                return


def _question(played: Played, start: int) -> Question:
    return Question(
        game=played.game,
        options=played.options,
        bot=None,
        view=msgspec.Raw(b"null"),
        legal=[],
        seed=0,
        seconds=PIECE_SECONDS,
        study=Study(played, start),
    )


def played_of(match: Match[Any, Any, Any]) -> Played:
    """A match that is over, as everyone may know it."""
    game = match.game
    moves = []
    for number, move in enumerate(match.moves):
        action = game.disclose(match, number, None)
        assert action is not None, "after the end every move has at least its stand-in"
        moves.append((game.info.actor_name(move.actor), game.encode_action(action)))
    return Played(game.info.key, game.info.rules_version, match.options, tuple(moves))
